import type { LessonWords } from '@libero/kernel/lesson'

export const firstEn: Readonly<Record<string, LessonWords>> = {
  'first-attack': {
    title: 'Your first goal',
    about: 'You lay a card, send the right men forward and score.',
    steps: {
      welcome:
        'Welcome! You coach *FC Acker*, in blue. A match has six periods, and whoever has more goals after them wins. Let us score your first one.',
      strength: {
        say: 'Every card is a footballer. The big figure by his name is his *strength*: Brecher plays with *4*. The small *›2* is what he plays with next.',
        why: 'His card has footballs at all four edges. Only those at the top count: Brecher has four there.',
      },
      card: 'A period begins with tactic cards: both coaches lay one face down, and *the higher figure attacks*. We want to attack: press *Full Throttle*, your 5.',
      attacker:
        'Your *5* beats their *4*. The difference says how often you attack: 5 − 4 = *1*. So you have one attack.',
      places: {
        say: 'Your card says who plays: *before the colon you, after it SV Stollen*. First comes the *build-up*, then the *finish*.',
        why: 'The letters are the lines: GK is the keeper, DF a defender, MF a midfielder, ST a striker. Your card begins with ST : DF, so your striker meets their defender.',
      },
      'build-up':
        'The *build-up* asks you for a striker (ST). Take the stronger of the two: *Brecher*, 4. Then both sides add a die: it shows 0, 1, 1, 2, 2 or 3.',
      defender:
        'You have 4 and a die of 2, that is *6*; they have 4 + 1 = *5*. You are through! Now the finish: a defender (DF) and a midfielder (MF). *Grätsche* has 5.',
      midfielder:
        'Your midfielder is *Schwindlig*, 5. With Grätsche that makes 5 + 5 = *10*. Against it they have their keeper and one defender.',
      goal: {
        say: '10 and a die of 1 make *11*; they have 7 + 1 = *8*. You have more, so it is a *goal*!',
        why: 'Keeper Tentakel has 4 and Rempler 3, that is 7. Both sides always add a die, which shows 0 to 3. For a goal you need more than they have; level would not do.',
      },
    },
    instead: {
      lower:
        'Good thought, to save the 5. But a 4 or 5 beats your 3, and then they attack. For your first goal take the *5*.',
      lowest: 'A 1 beats nothing: whoever lays it has to defend. Now we want to attack, so lay the *5*.',
      weaker:
        'He may play there, too. But strengths are added up, and somebody stronger is free: take the one that is lit.',
      nearly: 'Lässig has 4, that is a good choice. But Schwindlig has *5*, so take him.',
    },
  },
  'second-attack': {
    title: 'Two attacks in a row',
    about: 'You know how men turn, and what your next card is for.',
    steps: {
      turned: {
        say: 'Whoever has played *turns his card* by a quarter, and another strength is on top. Grätsche and Schwindlig fell from 5 to *1*, Brecher from 4 to *2*.',
        why: 'Each man has four strengths that come round in turn: Brecher plays with 4, then 2, 5, 3, then 4 again. Nobody stays strong, and nobody stays weak.',
      },
      card: 'The others are still fresh, so let us attack again: lay *Killer Pass*, your 3. Through the Lines is a 3, too, but asks for one man more in the build-up.',
      midfielder: {
        say: '3 against 1: 3 − 1 = *2 attacks*, the first with this card: a midfielder and a striker build up. Take *Lässig*, 4. If Schwindlig played now, a 3 on the die would send him off.',
        why: 'Schwindlig is at 1, and the red sign beside him warns of a red card: a 3 comes one time in six. Such signs have lessons of their own; for now take men without one.',
      },
      striker:
        'Then the same card wants a striker to shoot, and *whoever builds up may not shoot*. So let Brecher, 2, build up and keep Abseits, 3, for the shot.',
      further:
        'Through with 7 to 5! But the shot came to 5 against 5, and *level is no goal*. For the second attack play *Stroke of Genius*: only its places count now, so a 1 will do.',
      anybody:
        'With each attack *all men are free again*, at their new strength. The question mark is for any outfielder: take *Graser*, 3. Keep Brecher, back at 5, and Fouler, 4, for the finish.',
      defender:
        '5 against 5: *in the build-up level is enough* for whoever attacks. Now the finish, with a defender first: *Fouler* has 4.',
      free: 'And once more anybody. Brecher has turned from 2 to *5*: weak men come back strong. Send him!',
      goal: {
        say: '4 + 5 and a die of 1 make *10*; they have 4 + 2 = *6*. Your second goal!',
        why: 'With each new attack all men are free again, so Brecher could play twice in this period. Only their cards stay as they have been turned.',
      },
    },
    instead: {
      'also-three':
        'Just as high, a good choice. But it asks for one man more in the build-up. Let us take *Killer Pass*.',
      lowest: 'With a 1 you would defend. Keep it: in a moment you will see what it is good for.',
      weaker: 'He may play there, too. But somebody stronger is free: take the one that is lit.',
      turned: 'He was one of your best, but he has turned and has only 1 now. Take the one that is lit.',
      shot: 'Good thought, 3 is more than 2. But then only Brecher is left to shoot, with 2. Keep *Abseits* for the shot.',
      'too-good':
        'That would do, too. But figures count when cards are laid face down: keep the 3 for that and spend the *1*.',
      'also-low': 'A 2 would do as well. But the 1 is the least use later on: spend the *1*.',
      later: 'Strong! But whoever builds up may not shoot. Keep him for the finish and take *Graser*.',
      'as-strong': 'Just as strong now. But Lässig turns from 3 to 1, Graser from 3 to 4. Take *Graser*.',
    },
  },
  'first-defence': {
    title: 'Now they attack',
    about: 'You stop an attack in the build-up, or at the latest in the finish.',
    steps: {
      card: 'You lead 2 to 0. Lay *Switch of Play*, your 4: figures go from 1 to 5, so only a 5 beats it, and that is just *one attack*.',
      'their-card': {
        say: 'They laid a *5*: 5 − 4 = 1, so they attack once, and their card says who plays. *After the colon* stands what it wants of you: a defender (DF).',
        why: 'You have drawn Long Throw. Its “– : –” means no build-up: whoever plays it goes straight to the finish.',
      },
      'build-up':
        'Mc Fire comes with 4; to stop him you need *more* than they have. Three of your men have 3. Take *Fouler*: he still has 3 after he has turned.',
      level:
        'You have 3 + 2 = *5*, they have 4 + 1 = *5*. Level is enough in the build-up: they are through. But the finish is still to come.',
      finish:
        'Blitz, 5, and Trifft, 2, make *7*. Your keeper Fauster is there with 3. Put *Putzer*, 3, in front of him.',
      saved: {
        say: 'You have 6 + 2 = *8*, they have 7 + 1 = *8*. Level is no goal: *saved*!',
        why: 'In the build-up level is enough for the attacker, in the finish for the defender. So a goal always needs more than you have.',
      },
    },
    instead: {
      more: 'Good thought, to save the 4. But if they lay a 5, they attack more than once. Take the *4*.',
      falls: 'Just as strong now, but he falls from 3 to 2 when he turns. *Fouler* turns from 3 to 3.',
      weak: 'Grätsche has turned and has only 1 now. Take the one that is lit.',
      sign: 'Metzger has 3, too. But he turns to a 2 with a *yellow card* on it, which could cost you later. Take *Putzer*.',
    },
  },
  'first-counter': {
    title: 'The counter',
    about: 'You win the ball and strike back at once.',
    steps: {
      'their-attack': {
        say: 'Later, in the fourth period: they laid a 4, so 4 − 2 = *two* attacks. The first is over, its men have turned. For the second they play *Full Throttle*; Trifft builds up with *5*.',
        why: 'The 5 lying there now brings no further attacks: the first cards decided on two. Your own, Give and Go, a 2, lies there from the beginning. What came before was not played here and is not listed.',
      },
      stop: {
        say: 'You need *more* than they have. Your strongest defender is *Grätsche*: he has turned on and is at 4. The die will have to help.',
        why: 'The round arrow on your Overlapping Run: its man of the build-up plays in the finish, too. All others play once an attack.',
      },
      counter: {
        say: 'You have 4 + 2 = *6*, they have 5 + 0 = *5*: stopped! A failed build-up brings a *counter*: now you attack, with the card you have lying.',
        why: 'Only a failed build-up gives a counter, not a shot that is saved; and there is only one counter in a period.',
      },
      bonus:
        'In the build-up of a counter you add the difference of the two cards lying now, so here their 5 does count: 5 − 2 = *3*. Your card asks for a midfielder: *Schwindlig* has 4.',
      'free-again':
        '4 + 3 and a die of 1 make *8*, they have 5: through! For the counter all men are free again, so *Grätsche* may play once more, with 3.',
      shot: 'And any outfielder. *Abseits* has turned on to 4: send him!',
      goal: '3 + 4 and a die of 1 make *8*, they have 4 + 2 = *6*: a goal, 3 to 0! So it pays to defend well, too.',
      farewell:
        'That is Finale: cards, build-up, finish, counter. Now play a *real match*: whatever is new there is explained in yellow, below the question.',
    },
    instead: {
      weak: 'That would be hard: a stronger man is free. Take the one that is lit.',
      sign: 'He has 4, too. But his card shows a *yellow card* now: if he plays, he may be booked. The one that is lit risks nothing.',
    },
  },
}
