import type { LessonWords } from '@libero/kernel/lesson'

export const attacksEn: Readonly<Record<string, LessonWords>> = {
  'number-of-attacks': {
    title: 'How often you attack',
    about: 'You know what the difference of the cards brings, and what it costs.',
    steps: {
      order: {
        say: 'From the second period on it goes: changes, tactic cards, attacks. You need no change now: press *No changes*.',
        why: 'The first period has no changes, for the line-ups have only just been opened. It ends when the last attack has been played.',
      },
      card: 'Both lay a card. The higher figure attacks, *as often as the difference says*. Theirs is unknown; lay *Big Goal Kick*, your 3.',
      difference: {
        say: '3 against 1: the difference is *2*, so you attack twice. And both of you have drawn back up to three cards at once.',
        why: 'Had they laid a 3 as well, the dice would have decided; against a 4 they would have attacked once.',
      },
      striker:
        'The first attack goes by the card that lies. It wants a striker now and another one to shoot: let *Abseits*, 3, build up, so that Brecher, 4, can shoot.',
      further:
        'Through with 7 to 6, but the shot was 4 against 4: no goal. The second attack *costs another card*. Its figure brings no more attacks, so play a low one: *Going It Alone*.',
      again:
        'Brecher has turned to 2, but this card has an *arrow*: its striker shoots as well, and by then Brecher is at 5. Send him!',
      cost: {
        say: '2 + 3 = 5 beat 4, then 5 + 1 = *6* beat 5: goal! But two attacks took two cards of yours, and eleven have to last for six periods.',
        why: 'A 5 against a 1 makes four attacks and takes four cards. Whoever spends too many runs out of them and is left with the closing card, a 1.',
      },
    },
    instead: {
      dear: 'Good thought, a 5 surely attacks. But every further attack costs you a card and men. Here the *3* is enough.',
      small: 'A 2 would attack once at most. Try the *3*: if their card is low, it brings more.',
      shot: 'Good thought, 4 is more than 3. But then only Abseits is left to shoot. Keep *Brecher* for the shot.',
      keep: 'The number of attacks stays as it is. Keep the higher card for the next period and spend the *2*.',
      one: 'Abseits is at 1 now, and 4 is all he could turn to. *Brecher* turns from 2 to 5.',
    },
  },
  'saving-cards': {
    title: 'When not to attack',
    about: 'You know why a low card can be the better one.',
    steps: {
      tired:
        'Look at your attack: Schwindlig, Lässig and Abseits are at *1*, Brecher is at *2*. With them you score against nobody.',
      card: {
        say: 'And *no attack may be declined*. So do not attack at all: lay *Stroke of Genius*, your 1, and keep the high cards for better days.',
        why: 'With a 5 you might have to attack four times with weak men. Each build-up that fails can bring them a counter, and each attack costs a card.',
      },
      defender:
        'They laid a 2: 2 − 1 = *1 attack*. Your defence is awake: *Grätsche* has turned on to 4. Put him against Blitz.',
      saved:
        '6 against 6, they were through. But Fauster had turned to *5*: 5 + 3 = 8 against 8, and level is no goal.',
      kept: 'You have lost nothing: your *5* and your *4* are still in your hand, for the moment when your men are strong and theirs are weak.',
    },
    instead: {
      must: 'Good thought, it would surely attack. But then these weak men have to, perhaps several times. Lay the *1*.',
      weaker: 'He has 3. Take *Grätsche*: he is at 4.',
    },
  },
  'level-cards': {
    title: 'The same figure twice',
    about: 'You know when the dice decide, and what a card without build-up does.',
    steps: {
      card: 'Lay *Quick Free Kick*, your 2. What if they lay a 2 as well? You will see.',
      dice: {
        say: '2 against 2: both roll. 1 and 1 was level, then you had *2* against 1. Whoever rolls higher attacks, but only *once*.',
        why: 'The die has the faces 0, 1, 1, 2, 2 and 3: 1 and 2 come most often. Both roll until one is higher.',
      },
      straight:
        'Your card has *no build-up*: it goes straight to the finish. A defender and a midfielder shoot. Take *Grätsche*, 5.',
      midfielder: 'And *Schwindlig*, 5. Neither has played before in this attack, so both are free.',
      'no-counter': {
        say: '10 + 1 = 11 against 9 + 2 = *11*: no goal. But see, *there is no counter*: only a failed build-up brings one, and there was none.',
        why: 'So a card without build-up is safe from counters. On the other hand your strongest men have to face the keeper at once.',
      },
    },
    instead: {
      dear: 'Good thought, a 4 would hardly ever be level. But let us see this time what happens: lay the *2*.',
      last: 'A 1 would be level only with a 1. Lay *Quick Free Kick*, the 2.',
      weaker: 'He may play there, too. But somebody stronger is free: take the one that is lit.',
    },
  },
  turning: {
    title: 'What a man turns to',
    about: 'You look one step ahead: at today’s strength and at the next one.',
    steps: {
      round: {
        say: 'Schwindlig has *5, then 1, 4, 5*, and from the beginning again. At the moment he is at his third strength, *4*.',
        why: 'On his card the four strengths lie at its four edges. After each use it is turned a quarter, and the next one comes to the top. A man who comes on begins with the first.',
      },
      'build-up':
        'Schwindlig and Lässig both have 4. But Schwindlig turns to *5*, Lässig to *3*. Let *Schwindlig* build up: playing makes him stronger.',
      shot: 'Through with 8 to 5! Schwindlig is at 5 already, but he has built up and cannot shoot. So *Lässig*, 4.',
      further:
        '5 against 5, no goal. But a second attack is left, and *for each attack all men are free again*. Play *Quick Free Kick*: it needs no build-up.',
      defender: 'Their keeper has turned to 5, so send your best. A defender first: *Grätsche*, 5.',
      midfielder: 'And there he is: *Schwindlig*, free again and at *5*. That is what he was turned for.',
      goal: {
        say: '10 + 1 = *11* against 9 + 1 = 10: goal! First look what a man has, then *what he turns to*.',
        why: 'Their keeper turned from 3 to 5 by the first shot. So a shot that fails can make the next one harder.',
      },
    },
    instead: {
      falls: 'Just as strong now. But Lässig turns from 4 to 3, *Schwindlig* from 4 to 5.',
      climbs: 'Good thought: Graser turns from 3 to 4. But 4 now and 5 next is better still: *Schwindlig*.',
      weak: 'A stronger man is free. Take the one that is lit.',
      keep: 'It would work, but the number of attacks stays two. Keep that card and play the *2*.',
      stronger: 'A stronger man is free, and their keeper is at 5. Take the one that is lit.',
    },
  },
  'stand-in': {
    title: 'Nobody of that line is free',
    about: 'You know who helps out when a line has too few men.',
    steps: {
      'one-striker': {
        say: 'Your card asks for a striker in the build-up and *another one* in the finish. But you have only Brecher left.',
        why: 'Everybody plays in his own line, and how many men a line has is up to the coach. Here one of the two strikers is out.',
      },
      midfielder: {
        say: 'First a midfielder: *Lässig*, 4. Keep Schwindlig, we shall need him. Brecher is then taken without a question: *there is nobody else*.',
        why: 'Where the rules leave you one choice only, nobody asks you.',
      },
      'stand-in': {
        say: 'Through with 9 to 6, and no striker is free. So *any other outfielder* may stand in. Take your best: *Schwindlig*, 5.',
        why: 'If some men of the line are free, all of them play first; only the places left over go to others. The keeper never stands in, and never fills a question mark.',
      },
      goal: '5 + 1 = *6* against 3 + 2 = 5: goal! A line with few men is no disaster, as long as somebody strong is free elsewhere.',
    },
    instead: {
      keep: 'The strongest, a good thought. But Schwindlig is the one who can stand in for the striker afterwards. Take *Lässig*.',
      weak: 'A stronger man is free. Take the one that is lit.',
      weaker: 'Fouler has 4, not bad at all. But *Schwindlig* has 5.',
    },
  },
  arrow: {
    title: 'The arrow',
    about: 'You know who may play in the build-up and in the finish.',
    steps: {
      arrow: {
        say: 'Whoever builds up may not shoot. The one exception is an *arrow* on the card: one of the midfielders who built up *must* play again.',
        why: 'On Late Run the MF in the finish has the turning arrow: he comes from the build-up. He plays at his new strength, after turning.',
      },
      first:
        'So choose men who turn to something good. *Schwindlig* has 4 now and turns to *5*: just the man for the arrow.',
      second: 'And a second midfielder: *Graser*, 3. He turns to 4.',
      called:
        '7 + 1 = 8 against 6: through! Now the arrow calls one of these two. *Schwindlig* is at 5, Graser at 4 with a yellow card on it.',
      free: 'The question mark is for anybody who is free: *Grätsche*, 5.',
      goal: '10 + 0 = *10* against 6 + 2 = 8: goal! An arrow makes a man count twice, if you turn him the right way.',
    },
    instead: {
      next: 'He is next. But begin with *Schwindlig*: he turns from 4 to 5.',
      falls:
        'Lässig has 3, but turns to 1. Should the arrow call him, he would be weak. Take the one that is lit.',
      weak: 'Wühler has only 1 now. Take the one that is lit.',
      sign: 'Possible. But Graser has 4, and a yellow card threatens him there. *Schwindlig* has 5 and risks nothing.',
      nearly: 'He has 4, a good choice. But *Grätsche* is free and has 5.',
    },
  },
  'counter-bonus': {
    title: 'What a counter brings them',
    about: 'You choose your next card so that a counter hurts less.',
    steps: {
      'their-card':
        'This is your second attack of three. Their card, a *1*, stays where it is: with it they would *counter* if your build-up failed.',
      further: {
        say: 'In a counter they add the *difference of the two cards*. If you play the 5, that is 4; with the *1* it is *nothing*. Play Stroke of Genius.',
        why: 'It does not matter which figure is higher: the difference counts. The figure of a further card is good for nothing else, so the nearest to theirs is the best.',
      },
      'build-up': 'A question mark: anybody. *Schwindlig* has 4 and turns to 5 afterwards.',
      'no-bonus':
        '4 + 0 = 4 against 5: lost, and they *counter*. But 1 against 1 makes a bonus of *0*. All men are free again, theirs and yours.',
      stop: 'Mc Fire comes with 4. You need more: *Fouler*, 4, and a bit of luck.',
      'goes-on': {
        say: '4 + 2 = *6* against 4: stopped! A failed counter never brings another. You go on with *attack 3*.',
        why: 'A period has one counter at most. From now on in this period a failed build-up of yours costs only the attack.',
      },
    },
    instead: {
      four: 'The figure helps you no more. But if your build-up fails, they add 5 − 1 = *4*. Play the 1.',
      two: 'If your build-up fails, they would add 3 − 1 = *2*. With the 1 it is nothing.',
      'as-strong': 'Fouler has 4 as well. But we may need him to defend: take *Schwindlig*.',
      weaker: 'A stronger man is free. Take the one that is lit.',
    },
  },
  'no-build-up': {
    title: 'A counter without build-up',
    about: 'You counter straight with a shot, and know why there is no bonus.',
    steps: {
      card: {
        say: 'Your card for this period is *Quick Free Kick*: it has no build-up, only a finish. Keep that in mind when they lose the ball.',
        why: 'A counter is played with the card that lies in front of you, even if it was your last. You cannot choose another.',
      },
      stop: 'Dampf builds up with 3. Take *Grätsche*, 5: now it is all about winning the ball.',
      straight: {
        say: '5 + 1 = *6* against 3 + 2 = 5: the ball is yours! Your card goes *straight to the finish*, so there is no bonus. Grätsche is at 1: take *Fouler*, 4.',
        why: 'The bonus counts only in the build-up of a counter. A card without build-up saves you that hurdle, but brings no bonus either.',
      },
      midfielder: 'And a midfielder: *Schwindlig*, 5.',
      goal: '4 + 5 + 1 = *10* against 7 + 2 = 9: goal! Without a build-up there is one hurdle less.',
    },
    instead: {
      keep: 'A good choice, too. But Fouler with 4 would be missed in the counter, for he turns to 3. Take *Grätsche*.',
      turned:
        'He won the ball, but has turned to 1, and the die could bring him an injury there. Take *Fouler*, 4.',
      weaker: 'A stronger man is free. Take the one that is lit.',
    },
  },
  'closing-card': {
    title: 'The closing card',
    about: 'You know what happens when the cards have run out.',
    steps: {
      open: {
        say: 'SV Stollen has no card left. So its *closing card* counts, a 1: it lies open, and you know it before you lay yours.',
        why: 'Everybody has one. It is white, its figure is 1, it is never shuffled in and never taken in hand, and waits open under the deck.',
      },
      card: {
        say: 'Two periods are left and you have two cards. Lay *Going It Alone*, the 2: one attack now, and the 4 brings three in the last period.',
        why: 'With the 4 now you would have three attacks at once, but they would use up the 2 as well. Then only your own closing card would be left for the last period.',
      },
      striker:
        'The arrow sends your striker into the finish as well. Brecher is at 2 and turns to *5*: take him.',
      three: {
        say: '4 against 4, through; then 5 + 1 = 6 against 5: goal! And now *4 − 1 = 3 attacks*, with your last card.',
        why: 'When only one card is left, it is laid by itself. Your deck is empty, so you draw no more.',
      },
      'never-used-up':
        'For the second and the third attack you have no cards: then you play *your closing card*, each time. It is never used up.',
    },
    instead: {
      first:
        'Good thought: three attacks at once. But they take the 2 as well, and in the last period you would have nothing. First the *2*, then the 4.',
      falls:
        'Abseits has 3, but turns to 1, and the arrow would send him on with that. *Brecher* turns from 2 to 5.',
    },
  },
  exchange: {
    title: 'Swap a card',
    about: 'You get rid of a bad card while you defend.',
    steps: {
      'their-card':
        'SV Stollen plays a card for its second attack. Before the men are chosen, you as the defender may *swap one hand card*.',
      exchange: {
        say: 'Your *Stroke of Genius* is a 1 and will hardly ever attack. Press it: it goes out of the match, and you draw another.',
        why: 'Nobody sees what you put away. It is possible at each further attack, as long as your deck has cards, but not at the first of a period and not at a counter.',
      },
      drawn:
        'You drew *Full Throttle*, a 5: a good swap! Your card on the table stays as it was, and so does their attack.',
      defender:
        'Their card has no build-up: the shot comes at once, 4 + 5 = 9. Your keeper has 3; put *Grätsche*, 5, beside him.',
      'once-more': {
        say: '8 + 2 = *10* against 9: saved! Remember: a card put away never comes back, so keep what you still want to play.',
        why: 'You lose no card by a swap, you draw one for it. But the deck gets smaller, so you are the sooner left with the closing card.',
      },
    },
    instead: {
      keep: 'You may keep everything. But a 1 brings you nothing as a first card, and a better one could come. Put away the *1*.',
      good: 'With that card you can attack later on. Rather put away the *1*.',
      weaker: 'He could help, but Grätsche has 5: take him.',
    },
  },
}
