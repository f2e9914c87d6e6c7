import type { LessonWords } from '@libero/kernel/lesson'

/** Fouls, and the clock. */
export const timeEn: Readonly<Record<string, LessonWords>> = {
  foul: {
    title: 'The foul',
    about: 'You know when it is a foul, and what you may do with a free kick.',
    steps: {
      start:
        'Line 4 is even: your 8 has *4* black footballs, their 7 and 10 have 3 + 1 = *4* white ones. The cards will decide.',
      lay: 'Lay the *short pass 3*. If theirs is weaker, you win; if it is stronger, they do. And if both are the same?',
      stay: 'They have a 3, too: 7 against 7, and both cards equally strong. Do not touch it: choose *stay*.',
      fouled: {
        say: 'A *foul*! Their lowest number in the line, the 7, has committed it: yellow card. Your pass went through all the same, and you have a *free kick*.',
        why: 'The yellow card is for the whole team. At its next foul it gives it back, and that player is sent off.',
      },
      move: 'Before a free kick they may move one man, then you, of either side. They stayed. Move your *11* forward, right before their goal.',
      choose: {
        say: 'Now choose: normal play, or a *scoring opportunity* straight away. Your 10 is in line 5 and may shoot from there. Take the *opportunity*!',
        why: 'You may choose it wherever the ball is. But to shoot, the man on the ball must stand in line 5 or 6.',
      },
      end: 'From now on passes always arrive, and nobody draws. In the defence, mind level sums: one football more or less, and it is no foul.',
    },
    instead: {
      weak: 'With a 1 you would most likely lose the ball. The 3 is a fair chance.',
      dribble:
        'A dribble would be against one man only. We want to see what the line does: lay the short pass 3.',
      'play-on':
        'In normal play you would have to win a comparison again. In an opportunity every pass arrives.',
    },
  },
  'second-yellow': {
    title: 'Yellow means care',
    about: 'You keep clear of the second card.',
    steps: {
      start:
        'Your team has a *yellow card*. In this line your 8, 10 and 9 have 1 + 1 + 1 = *3* white footballs, and their 6 has *3* black ones: even!',
      lay: 'Lay the *short pass 2*. Let us hope that theirs is another figure.',
      move: {
        say: 'A 2 as well: 5 against 5, equal cards. That would be a foul of your lowest number here, the 8: *red*! Move your *6* forward, he changes places with your 10.',
        why: 'Who is sent off is missing for the rest of the match, and nobody comes on for him.',
      },
      end: 'Your 6 brought 3 white footballs, the 10 took 1 away: 5 + 2 = *7* against 3 + 2 = *5*. No foul, and the ball is yours. The yellow card stays.',
    },
    instead: {
      weak: 'With a 1 the pass goes through if they lay a 2 or more. Take the 2.',
      red: 'Then it stays 5 against 5: a foul, and your 8 is sent off. Any step that changes the sum is better.',
    },
  },
  penalty: {
    title: 'The penalty',
    about: 'You know when a foul brings a penalty.',
    steps: {
      start:
        'Ahead of your 10 stands their 7, right before the goal: 3 black footballs against 3 white ones. Even again.',
      lay: 'Lay the *dribble 2* and try to get past.',
      stay: 'They have a 2 as well: 5 against 5, equal cards. A foul, then, and it leads to the *middle of line 6*. Choose *stay*.',
      corner: {
        say: '*Penalty!* The foul counts as won, so your 10 stands before the goal. He shoots at once with this card: *right*, 2 + 4 = *6*.',
        why: 'Only the two middle fields of line 6 bring a penalty. Anywhere else a foul is a free kick.',
      },
      end: 'Goal! At a penalty the keeper draws one card fewer than usual. From here that was only *one*: a 4 against 6. Had he guessed the corner, it would have been two.',
    },
    instead: {
      nobody:
        'Your 10 is alone here, and there is nobody of yours in line 6. The dribble takes him there himself.',
      five: 'That makes 2 + 3 = 5. The right corner makes 6.',
    },
  },
  clock: {
    title: 'The clock',
    about: 'You see how much time is left, and when the half ends.',
    steps: {
      start:
        'The *decks are the clock*. When both coaches have drawn their last card, time is up. Each of you has *one* card left, so the half is nearly over. You lead 1:0.',
      lay: 'You want the half to end, and not to lose the ball. Lay the *short pass 3*: 6 + 3 is safe.',
      stay: 'Both decks are empty now. The half ends when this *turn* is over. They have 2 + 2 = 4 against your 9. Choose *stay*.',
      end: {
        say: 'Half-time! All are back in their places, both decks are whole again, each has three new cards. Whoever did not begin the first half kicks off: *they* do.',
        why: 'Goals and cards stay as they are. What both still held in their hands was not played any more.',
      },
    },
    instead: {
      far: 'If the ball gets near their goal, the half goes on. And a 1 is weak. Play it safe.',
      weak: 'With a 1 you might still lose the ball. The 3 is safe.',
    },
  },
  'stoppage-time': {
    title: 'Stoppage time',
    about: 'You keep a half going, or you end it.',
    steps: {
      start:
        'It is 0:0, and the last two cards are being drawn. But no half ends while the ball is in one of the *two lines before a goal*: lines 1, 2, 5 and 6.',
      lay: 'So get the ball to line 5 before the turn is over! Lay the *long ball 3*.',
      stay: 'They have a 2. Choose *stay*.',
      choose: 'In line 5 you have 7 + 3 = *10*, they have 6 + 2 = *8*. *Two lines* ahead!',
      on: {
        say: 'Time is up, and yet it goes on: your 10 has the ball in line 5. Lay the *dribble 4*, the 11 will go past their 2.',
        why: 'If the ball gets out of these lines, to line 3 or 4, the half is over when the turn ends.',
      },
      through:
        'The decks were empty, so the used cards were shuffled into *temporary* ones. They laid a 2: 5 + 2 = 7 against 4 + 4 = 8. Choose *stay*.',
      end: 'Line 6, a scoring opportunity in stoppage time! And the other way round: if *they* are pressing, get the ball out of your lines 1 and 2.',
    },
    instead: {
      over: 'In line 4 the ball is away from both goals, and the half is over after this turn.',
      later: 'From line 3 a dribble only reaches line 4, and the half is over. Keep it for later.',
      nobody: 'A short pass needs somebody in line 6. The dribble gets you there.',
    },
  },
  'extra-time': {
    title: 'Extra time',
    about: 'You know what follows when it is level in the end.',
    steps: {
      start:
        'The last turn of the second half, 1:1. Usually that is a draw. But you have agreed on *extra time*: then a third half follows if it is level.',
      lay: 'Away from both goals the match ends with this turn. Lay the *short pass 3*.',
      stay: '9 against 4, that goes to line 4. Choose *stay*.',
      end: {
        say: 'Extra time! A coin has decided: *they* kick off. Everything is as in any half: whole decks, three cards each, everybody in his place.',
        why: 'If it is still level afterwards, it is a draw, unless a shoot-out is agreed as well.',
      },
    },
    instead: { weak: 'With a 1 you might lose the ball in the last turn. The 3 is safe.' },
  },
  'shoot-out': {
    title: 'The shoot-out',
    about: 'You take penalties and save them.',
    steps: {
      lay: 'The last turn, 1:1, and you have agreed on a *shoot-out*. Lay the *short pass 3* to end the match safely.',
      stay: '9 against 4, so the ball gets to line 4. Choose *stay*.',
      corner: {
        say: 'A coin says: you begin. The *top card of your deck* is turned over, a short pass 3. The *centre* adds 4: 3 + 4 = *7*.',
        why: 'Each takes five penalties in turn. Nobody chooses his card, only the corner.',
      },
      dive: 'In! One card only: 4 against 7. Now they have a long ball 2. For a long ball the *left* corner adds 4: dive *left*.',
      draw: 'Guessed: two cards instead of one against 2 + 4 = *6*. *Draw*.',
      more: 'A 4. A parry would do here, too: only more than you have is a goal. *Draw* again.',
      end: {
        say: '4 + 3 = *7* against 6: saved, you lead 1:0, and the next penalty is yours. As soon as one team cannot be caught any more, it has won.',
        why: 'If it is level after five each, it goes on pair by pair, until in one pair only one team scores.',
      },
    },
    instead: {
      weak: 'With a 1 you might lose the ball near the end. The 3 is safe.',
      six: 'That makes 3 + 3 = 6. The centre makes 7.',
      less: 'Possible. But for a long ball the left corner adds most.',
      goal: 'If you stop now, it is a goal. Draw!',
    },
  },
}
