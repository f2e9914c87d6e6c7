import type { LessonWords } from '@libero/kernel/lesson'

/** Some player types of the expansion. */
export const typesEn: Readonly<Record<string, LessonWords>> = {
  'long-ball-men': {
    title: 'Men for the long ball',
    about: 'You use several skills for one long ball.',
    steps: {
      two: 'For long balls there are specialists. Your 10 is a *target man*: silver, he has 2 footballs more. Your 11 is a *runner in behind*: he steps forward when your team plays one.',
      lay: 'Line 5: 3 + 2 = *5* for you, 3 + 3 = *6* for them. Lay the *long ball 2* all the same.',
      stay: 'They have a 3. As it stands it would be 7 against 9. Choose *stay*.',
      choose: '*Two lines* ahead, where your 10 is. The skills are asked before the comparison.',
      strong: {
        say: 'First the *10*: 2 footballs more, and in gold he has 4 instead of 3. That makes 10 against 9. *Use* it!',
        why: 'Before a comparison the attacker uses first what he wants, then the defender.',
      },
      run: 'One is little. The *11* may step into the line before it is compared, and he turns gold with 5 footballs. *Use* it, too!',
      end: '4 + 5 + 2 + 2 = *13* against 9. Now you may even choose who gets the ball. Next turn both are gold, so their silver skills have to wait.',
    },
    instead: {
      short: 'A short pass is compared in line 3. Your specialists wait further on.',
      near: 'Your target man stands in line 5, and his skill counts only there.',
      lost: 'Then it is 7 against 9. You have the right man for it.',
      both: 'He comes next. First the target man.',
      enough: 'It might be enough, but they may have something, too. The runner makes it safe.',
    },
  },
  forward: {
    title: 'The forward',
    about: 'You take the ball a line further before the action.',
    steps: {
      ahead:
        'Your 7 has the ball in line 4. Right ahead of him stands your 11, a *forward*: silver, he takes the ball off a carrier next to him *before the sideways pass*.',
      lay: 'Lay the *dribble 4*: whoever has the ball in the end plays it.',
      stay: 'Choose *stay*; then you are asked.',
      use: {
        say: 'Now: if your 11 takes the ball, he is alone in line 5 and keeps it. He turns gold with 5 footballs: 5 + 4 = 9 against 4 + 3 = 7 of their 2. *Use* it!',
        why: 'The sideways pass is still due, now from him and in his line. But there is no team-mate in it.',
      },
      end: 'From line 4 to line 6 in one turn: the skill took the ball one line on, the dribble another. A *scoring opportunity*!',
    },
    instead: {
      weak: 'A short pass would be compared. With the dribble your 11 only has to get past one man.',
      line: 'Then the ball stays in line 4. The skill takes it a line further for nothing.',
    },
  },
  overlap: {
    title: 'Two steps at once',
    about: 'You bring a man from far behind.',
    steps: {
      far: 'The ball is in line 4, and you have only *2* footballs there against *6*. Your 4, an *overlapping fullback* in gold, may go *two* steps forward as his move.',
      lay: 'Lay the *short pass 4 (left)*: it lets him move, and it is strong.',
      stride: {
        say: 'A 2: it stands 2 + 4 = 6 against 6 + 2 = 8. Let your *4* go *two steps*: he passes their 9 on the way.',
        why: 'He changes places with each man on the way in turn, but not with the man on the ball. He flips right after it.',
      },
      end: 'He flipped at once and counted silver, with 2: 4 + 4 = *8* against 8. Level, and your card was stronger! When a skill is a move, the *new* side counts afterwards.',
    },
    instead: {
      side: 'He plays on the left. With a right card he may not move.',
      weak: 'With a 1 even two steps would not be enough.',
      lost: 'Then it is 6 against 8, and the ball is lost.',
      one: 'One step takes him to line 3 only. His skill makes it two.',
    },
  },
  'solid-push': {
    title: 'Push the man on the ball',
    about: 'You displace a carrier, and know the risk.',
    steps: {
      danger:
        'Their 10 has the ball in your line 2, and only your 10 is there, with *1* white football. But behind him stands your 3, a *solid centre-back*.',
      lay: 'Usually nobody may push the man on the ball. His silver skill may. Lay the *short pass 3 (right)*.',
      push: {
        say: 'They have a 4: 3 + 4 = 7 against 1 + 3 = 4. Let your *3 step back* onto the ball: then their 10 is in line 3, where you are strong.',
        why: 'You draw a card for it: with a 1 it is a foul. With any other figure the change stands. That is a risk of one in four.',
      },
      end: 'A 3 was drawn, no foul. In line 3 it was 1 + 3 + 1 + 3 = *8* against 7: intercepted, and your 6 has the ball.',
    },
    instead: {
      weak: 'In line 3 you will need every football. Take the 3 for the right.',
      lost: 'Then it is 4 against 7, and the ball is right before your goal. Dare the push.',
    },
  },
  poacher: {
    title: 'The goal poacher',
    about: 'You profit from a parried shot.',
    steps: {
      lay: 'Your 11 before the goal is a *goal poacher*. He waits for what comes back. So even a weak shot may be worth it: lay the *dribble 1*.',
      stay: 'The 8 will pass sideways to him. Choose *stay*.',
      shoot: '*Shoot*!',
      corner: 'To the *right*: 1 + 4 = *5*. They draw two cards.',
      use: {
        say: '2 + 3 = 5: *parried*. Their 3 would have the ball. But your poacher is in the final line: silver, he gets it *whoever is nearest*. *Use* it!',
        why: 'Their 3 holds 2/3 and counts as 2, three away from 5. Your 8 is three away, too, but a defender comes first.',
      },
      end: 'A new opportunity with new cards, and he is gold now: if he shoots from the middle of line 6, the keeper draws *one card fewer*.',
    },
    instead: {
      keep: 'Keep the strong card for the second try.',
      pass: 'With a short pass you would have to pass first.',
      later: 'Your cards do not get better by waiting. Shoot!',
      four: 'That makes 1 + 3 = 4. The right corner makes 5.',
      theirs: 'Then their 3 has the ball. It is the poacher’s moment!',
    },
  },
  sweeper: {
    title: 'The sweeper',
    about: 'You help your keeper with a skill.',
    steps: {
      stay: 'Their 10 will shoot with a dribble 3. Next to him stands your 2, a *sweeper*. Leave him there: choose *stay*.',
      use: {
        say: 'An opponent *next to him* shoots: silver, he gives your keeper *one card more*. *Use* it!',
        why: 'Next to him is ahead, behind, left or right. If you had moved him, it would not have worked.',
      },
      dive: 'Three cards instead of two, then. In the *centre* nothing can be lost: no corner is far.',
      draw: 'He shot to the right: 3 + 4 = *7*, and you may draw three. *Draw*.',
      more: 'A 3. *Draw*.',
      third: '7, level. The third card is the one your sweeper gave you: *draw* it!',
      end: '3 + 4 + 1 = *8*: saved! Without the sweeper the ball would only have been parried.',
    },
    instead: {
      two: 'Then your keeper may draw only two cards. It costs you nothing.',
      any: 'You may guess a corner. But let us play it safe here.',
      goal: 'If you stop now, it is a goal.',
      parry: 'Then the ball is parried and stays before your goal. You have one more card.',
    },
  },
  'their-goal-kick': {
    title: 'Their goal kick',
    about: 'You catch the other team’s goal kick.',
    steps: {
      start:
        'Their keeper has the ball. He kicks it to one of *their* first three lines: for you these are line 6, 5 or 4.',
      where:
        'Nearest to you is line 4. There the lowest number of both teams is their *6*; you have the 8 and the 9.',
      move: {
        say: 'They moved nobody. Now you may move one man of either side: bring your *5* into line 4. He is lower than their 6.',
        why: 'You may only not push away whoever has just moved.',
      },
      end: 'A long ball: it came to line 4, to the lowest number, your *5*. A kick right into your arms. Look at every goal kick who is lowest where.',
    },
    instead: { six: 'Then their 6 is the lowest number in line 4. Your 5 could be it.' },
  },
  'their-free-kick': {
    title: 'Their free kick',
    about: 'You know what you may do after your own foul.',
    steps: {
      lay: 'Their 6 has *3* black footballs in this line, you have 1 + 1 + 1 = *3* white ones. Lay the *short pass 2*.',
      stay: 'They have a 2, too. On the right nobody can help: choose *stay* and see.',
      fouled:
        'A foul of your lowest number, the 8: *yellow*. Their pass goes through to their 8, and they have a free kick.',
      move: {
        say: 'But first *you* may move one man, of either side. In line 3 they have 4 + 4 = 8 against your 6. Move your *4* forward: he pushes their 9 out.',
        why: 'The man on the ball may not be pushed. After you they may move one, but not onto your 4.',
      },
      end: 'Now it is 4 against 3 + 3 + 3 = *9* in this line, and they chose normal play. In an opportunity, though, every pass would arrive.',
    },
    instead: {
      weak: 'With a 1 their pass goes through. Take the 2.',
      eight: 'Then they are stronger in line 3. Use your step!',
    },
  },
}
