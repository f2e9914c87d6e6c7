import type { LessonWords } from '@libero/kernel/lesson'

/** Scoring opportunities, shots and what follows them. */
export const opportunitiesEn: Readonly<Record<string, LessonWords>> = {
  opportunity: {
    title: 'The scoring opportunity',
    about: 'You pass in front of goal and shoot from the best place.',
    steps: {
      start:
        'Your 10 has the ball in line 6: a *scoring opportunity*. Passes now always arrive and no line is compared. Only the place and the power of the shot matter.',
      lay: {
        say: 'A short pass goes to a *neighbour*, diagonally too, and then you may shoot with that card. Lay the *short pass 4*: a strong card makes a strong shot.',
        why: 'Nobody draws in an opportunity: three cards in hand are three tries at most.',
      },
      move: {
        say: 'The sideways pass comes first here, too. It would go to your 9 on the wing. Move your *11* forward: then he is the nearest, right before the goal.',
        why: 'From the middle of line 6 the keeper may draw two cards, from the outside three. You may shoot from line 5, too, but then he draws one more.',
      },
      pass: 'Your 11 has it. Now your card wants a pass: play it to the *10*, who also stands in the middle.',
      shoot: 'There is no better place. *Shoot*!',
      corner:
        'For a short pass the *centre* adds most: 4 + 4 = *8*. Their keeper may draw two cards, and two cards make 8 at the very most.',
      end: 'Goal! He drew 3 + 4 = *7*, one too few. A 4 from the middle of line 6: the keeper stops that only if he guesses the corner.',
    },
    instead: {
      weak: 'The card you shoot with is the power of the shot. With a 1 it would be easy to save.',
      wing: 'Then your 9 gets the ball on the wing, and from there the keeper draws three cards.',
      outside: 'From the wing the keeper may draw three cards. The 10 stands in the middle: only two.',
      'no-shot': 'Without the pass your card asks for there is no shot in this round.',
      'no-better': 'You can wait for the next round, but with weaker cards. It will not get better: shoot.',
      seven: 'That makes 4 + 3 = 7. The centre makes 8.',
    },
  },
  'better-place': {
    title: 'Wait for a better place',
    about: 'You leave a bad shot and use the next round.',
    steps: {
      lay: 'Your 11 stands before the goal. With a dribble you may shoot at once. Let us try it with the weak one: lay the *dribble 1*.',
      stay: 'They have a card for the left, and their 2 stands right behind your 11. You cannot prevent what he may do. Choose *stay*.',
      wait: {
        say: 'Their 2 has *pushed* your 11 back to line 5. You may still shoot from there, but the keeper draws three cards now. *Wait* for the next round.',
        why: 'In normal play nobody may push the man on the ball. In an opportunity the defender may: it is his best defence.',
      },
      'lay-long':
        'Next round, next card. A long ball in an opportunity reaches any team-mate in your *lines 4 to 6*. Lay the *long ball 4*.',
      move: 'Who shall get it? Move your *10* into line 6, right before the goal.',
      pass: 'Your 11 is alone in line 5 and keeps the ball. Now play the long ball to the *10*.',
      shoot: 'In the middle of line 6, with a 4. *Shoot*!',
      corner: 'For a long ball the *left* corner adds 4: 4 + 4 = *8*. Their keeper draws two cards.',
      end: '3 + 2 = *5*, goal! You gave up a shot of 5 against three cards and got one of 8 against two. Waiting costs a card, but it may be worth it.',
    },
    instead: {
      keep: 'Keep the strong long ball for a better place; it will come.',
      nobody: 'A short pass needs a team-mate next to the man on the ball.',
      five: 'That would be 1 + 4 = 5 at best, against three cards. You have better cards and time for another round.',
      far: 'Then the long ball has nobody in line 6 to go to. From line 6 a shot is hardest to save.',
      'no-shot': 'Without the pass there is no shot in this round.',
      four: 'He stands in line 4, and from there nobody may shoot. The 10 stands before the goal.',
      'no-better': 'You hold only a 1 for the next round. Shoot!',
      seven: 'That makes 4 + 3 = 7. The left corner makes 8.',
    },
  },
  duel: {
    title: 'The duel',
    about: 'You choose a corner, and know what a right or wrong guess means for the keeper.',
    steps: {
      lay: 'Your 10 stands right before the goal. With a dribble you may shoot at once: lay the *dribble 4*.',
      stay: 'He stands well and needs no help. Choose *stay*.',
      shoot: 'There is no better place. *Shoot*!',
      expected: {
        say: 'Now a *duel*: you choose the corner, the keeper his dive, both unseen. A dribble adds 4 to the right and 3 elsewhere, and he knows that, too.',
        why: 'Each kind of card has its best place: a short pass the centre, a long ball the left, a dribble the right.',
      },
      corner: {
        say: 'A right guess gives him *one card more*, the far corner *one fewer*. He will expect the right. So shoot to the *left*: 4 + 3 = *7*.',
        why: 'If either of you chooses the centre and the other a corner, he draws his two cards, no more and no fewer.',
      },
      end: 'He dived right, so *one* card was left to him: 4 against 7, goal! Now and then give up one football to go where nobody expects you, and as keeper think of that, too.',
    },
    instead: {
      weak: 'The card you shoot with is the power of the shot. Take the 4.',
      'no-better': 'You stand right before the goal and hold your best card. Shoot.',
      guessed: 'That adds one football, but it is where he expects you: a right guess gives him three cards.',
      between: 'That makes 7, too, but from the centre a wrong guess costs him no card.',
    },
  },
  'push-away': {
    title: 'Push him away',
    about: 'You push the man on the ball away from your goal.',
    steps: {
      start:
        'Their 10 has the ball right before your goal. In an opportunity you may *push* the man on the ball: one of yours changes places with him.',
      lay: 'Your 3 stands right in front of him. The 3 is a right-sided player, so you need a card for the right: lay the *short pass 2 (right)*.',
      push: 'A dribble 3: he will shoot. Move your *3 back*, onto the ball. That pushes their 10 one line away from your goal.',
      dive: {
        say: 'He shoots all the same, but from further off: now you may draw *three* cards instead of two. A dribble is strongest to the right: dive *right*.',
        why: 'From the middle of the line before the goal line it is three cards, from the outside four. A right guess is one more.',
      },
      draw: 'Guessed: even four cards! The shot has 3 + 4 = *7*. *Draw*.',
      more: 'A 4. Four more and it is saved. *Draw* again.',
      end: '4 + 4 = *8* against 7: saved! And your 3 stands before the goal again. In defence first ask: which of my men reaches the ball, and which card does he need?',
    },
    instead: {
      left: 'On the left none of your men reaches the ball. You need a card for the right.',
      near: 'Then he shoots from right before your goal, and you may draw one card fewer.',
      fewer: 'In the far corner you would draw one card fewer. The right is most likely: it adds 4.',
      same: 'In the middle nothing is lost. But the right corner adds most, so he will like it best.',
      goal: 'If you stop now, it is a goal. Drawing costs you nothing from your hand.',
    },
  },
  'last-card': {
    title: 'The last card',
    about: 'You know whose ball it is when an opportunity ends without a shot.',
    steps: {
      start:
        'Your last card in this opportunity is a short pass, but nobody of yours is next to your 9. There will be no shot, and then the opportunity is *over*.',
      lowest: {
        say: 'Then the *lowest number of both teams* in this line gets the ball. Their 5, 7 and 6 are here and your 9: it would be their *5*.',
        why: 'If both teams had the same lowest number, the defender’s would get it.',
      },
      move: 'But you still have a step, on the left. Move your *4* into the line: he changes places with their 5, and then nobody is lower than he.',
      end: 'The ball went sideways to your 4, and when the cards were gone he was the lowest: *4*. You draw three cards, and in line 6 a new opportunity begins!',
    },
    instead: { five: 'Then their 5 is the lowest number in the line, and the ball is theirs.' },
  },
  parry: {
    title: 'Parried',
    about: 'You know where a parried ball goes.',
    steps: {
      lay: 'You want to shoot at once: lay the *dribble 3*.',
      stay: 'Your 8 will pass sideways to the 11, who stands right before the goal. That is fine. Choose *stay*.',
      shoot: 'The 11 *shoots*, and the 8 waits for a ball that comes back.',
      corner: 'To the *right* that is 3 + 4 = *7*. Remember that figure!',
      nearest: {
        say: 'He drew 3 + 4 = 7: *exactly* as much. That is parried, and the ball goes to the number nearest to 7 in this line: your *8*, only one away.',
        why: 'Their 3 is four away, your 11 too. If two are equally near, a defender comes before an attacker, then the lower number.',
      },
      end: 'Both have drawn up to three, and your 8 has the ball in line 6: another opportunity. With a shot of 7 it is good to have a number near 7 there.',
    },
    instead: {
      pass: 'You would have to pass first. With the dribble you shoot at once.',
      wait: 'That costs a card, and your 11 cannot stand better. Shoot!',
      six: 'That makes 3 + 3 = 6. The right corner makes 7.',
    },
  },
  'goal-kick': {
    title: 'The goal kick',
    about: 'You count before you kick.',
    steps: {
      start:
        'Your keeper has the ball. With a *dribble* he kicks it to your line 1, with a *short pass* to line 2, with a *long ball* to line 3.',
      lowest: {
        say: 'There the *lowest number of both teams* gets it; footballs do not count. In line 3 are their 5 and 8, your 6 and 7: it would be their *5*.',
        why: 'If both teams have the same lowest number there, the other team gets the ball.',
      },
      move: 'But first you may move one man, of either side. Move your *4* forward: he changes places with their 5.',
      kick: 'Then they may move one, but not onto your 4, who has just moved. They stay. Now nobody in line 3 is lower than your 4: kick with the *long ball*.',
      end: 'Your 4 has the ball in line 3, and you have drawn a new card. The power of the card did not matter at all: a weak one would have done as well.',
    },
    instead: {
      five: 'Then their 5 is the lowest in line 3. Line 2 would be yours, but let us get the ball further forward.',
      equal:
        'In line 2 are now their 5 and your 5. If the lowest numbers are equal, the other team gets the ball!',
      short: 'That is safe, but it only goes to line 1, right before your goal. Line 3 is yours as well.',
    },
  },
}
