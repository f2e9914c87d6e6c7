import type { LessonWords } from '@libero/kernel/lesson'

/** Style cards and budgets. */
export const styleEn: Readonly<Record<string, LessonWords>> = {
  'style-cards': {
    title: 'Style cards',
    about: 'You win a style card and play it at the right moment.',
    steps: {
      row: {
        say: 'Your team card says how your team plays: *Tactical*. Such a team wins a style card by *three successful short passes in a row*. Two you have already.',
        why: 'Technical: two dribbles. Physical: two long balls. Total: two men change lines in a turn, and the action succeeds.',
      },
      lay: 'The third! Lay the *short pass 4*, that is safe.',
      stay: '4 + 4 = *8* against 2 + 2 = *4*. Choose *stay*.',
      'lay-again': {
        say: 'Won: the *Passing triangle*! It lies open, both know it, and you may not play it in the turn in which you won it. Lay the *short pass 3 (right)*.',
        why: 'Had a skill helped you, this pass would not have counted for the row.',
      },
      'stay-again': '4 + 4 + 3 = *11* against 3 + 2 = *5*. Choose *stay*.',
      play: {
        say: 'Your pass has reached the 10. That is the moment of the card: he gives the ball on *at once* to a man around him. Play it to the *4* in line 6!',
        why: 'Around him means diagonally, too. If you let the moment pass, the card stays with you for later.',
      },
      end: 'From line 4 to line 6 in one turn: an opportunity. The card is used; in the next half you draw a new one for it.',
    },
    instead: {
      later: 'That would win, too. But keep the right one for the next turn.',
      weak: 'With a 1 the row might break. Play it safe.',
      side: 'As strong, but let us take the one for the right.',
      keep: 'You may keep it. But such a chance does not come often: the 4 stands before the goal.',
      behind: 'He stands further back. The 4 stands right before the goal.',
    },
  },
  'style-in-defence': {
    title: 'Style cards in defence',
    about: 'You use a style card in defence.',
    steps: {
      hold: 'You hold two style cards: *Compact block* and *Offside trap*. Each coach may play *one in a turn*, and each card only at its moment.',
      lay: 'They attack with 2 + 2 = *4*, you have only *1* white football here. Lay the *short pass 3*.',
      stay: 'They have a 1: 4 + 1 = *5* against 1 + 3 = *4*. So close! Choose *stay*.',
      play: {
        say: 'Now they are compared, and that is the moment of the *Compact block*: 2 footballs more against a pass. *Play* it!',
        why: 'The Offside trap is for a long ball that has arrived near your goal. It cannot help here, and you are not asked for it.',
      },
      end: '1 + 2 + 3 = *6* against 5: intercepted. The card is laid aside; at the next half you draw another for it. The Offside trap you still have.',
    },
    instead: {
      four: 'You could. But you have a style card for this; keep the 4.',
      weak: 'That is too little even with the style card. Take the 3.',
      lost: 'Then it is 5 against 4, and the pass goes through. What do you want to keep it for?',
    },
  },
  budget: {
    title: 'A squad of your own',
    about: 'You know what a squad of your own costs, and how it finds its style.',
    steps: {
      purses: {
        say: 'You can build a team yourself. A budget has *two purses*, one for defensive and one for offensive players: your 3 is paid from the one, your 10 from the other.',
        why: 'A shield on the card says which purse pays. For a mixed shield you choose, but one purse pays it all.',
      },
      price: {
        say: 'Rank and mentality say how much is in them: rank II, balanced, *15* and *15* stars. Silver costs what the card says, gold *one more*, a star keeper *3*.',
        why: 'Each position from 2 to 11 is filled once, and nobody more often than there are cards of him. Silver utility men are free.',
      },
      style:
        'Such a team begins *without a style*. It is offered one when it meets a condition, such as two dribbles in a row. One you have.',
      lay: 'The field ahead of your 8 is free: lay the *dribble 2*.',
      stay: 'Nobody is in his way. Choose *stay*.',
      take: {
        say: 'The second dribble in a row: *Technical* is offered to you. Take it, and it is your style for the whole match.',
        why: 'You may decline and wait for another. Then the row goes on, and the next dribble offers it again.',
      },
      end: 'Your first style card: *Draw the foul*. From now on you win cards of this style only. Build a team around what it does most!',
    },
    instead: {
      row: 'A short pass would end your row of dribbles. The field ahead is free: dribble!',
      wait: 'You may wait for another style. But a card now is worth more than a better one perhaps.',
    },
  },
}
