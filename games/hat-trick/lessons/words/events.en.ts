import type { LessonWords } from '@libero/kernel/lesson'

/** Match events, each of which can be agreed on. */
export const eventsEn: Readonly<Record<string, LessonWords>> = {
  snapshot: {
    title: 'Snapshot',
    about: 'You shoot where the action would be lost.',
    steps: {
      lay: 'Your 11 has the ball in line 5, and ahead of him stands their 2 with 4 white footballs. Lay the *dribble 3*.',
      stay: 'They have a 4: 4 + 4 = 8 against 4 + 3 = 7. The dribble would fail. Choose *stay*, there is another way.',
      shoot: {
        say: 'You have agreed on *snapshots*: from lines 4 and 5 he may *shoot* instead, with one power less. Do it!',
        why: 'From line 4 the keeper draws one card more than from line 5. In an opportunity there is no snapshot, there you shoot anyway.',
      },
      corner: 'The 3 counts as 2. To the *right*: 2 + 4 = *6*. From here the keeper draws three cards.',
      end: 'In! 1 + 2 + 2 = *5* against 6. A snapshot is rarely a sure thing. But it is worth it when the action would be lost anyway.',
    },
    instead: {
      nobody: 'Your 11 is alone in line 5, and their line is strong. The dribble is against one man only.',
      lost: 'Then it is 7 against 8: their 2 takes the ball. Shoot!',
      five: 'That makes 2 + 3 = 5. The right corner makes 6.',
    },
  },
  corner: {
    title: 'The corner kick',
    about: 'You know when there is a corner kick, and who has the ball.',
    steps: {
      lay: 'You have agreed on *corners*. Lay the *dribble 2* to shoot at once.',
      stay: 'The 8 will pass sideways to the 11 before the goal. Choose *stay*.',
      shoot: '*Shoot*!',
      aim: 'To the *right*: 2 + 4 = *6*. Their keeper may draw two cards.',
      given: {
        say: '3 + 4 = *7*: saved with exactly *one more* and with his *last card*. Then the ball goes over the line: corner! Your lowest number in line 6 has it, the *8*.',
        why: 'With more to spare, or with a card left to draw, it would be a save and a goal kick.',
      },
      move: 'Now it goes on as with a free kick: they may move one, then you. They stayed. Move your *10* into line 6.',
      end: 'With the ball in line 6 it is an opportunity straight away. Three cards each, and your 10 is the nearest for the sideways pass.',
    },
    instead: {
      pass: 'You would have to pass first. With the dribble you shoot at once.',
      wait: 'He cannot stand better. Shoot!',
      five: 'That makes 2 + 3 = 5. The right corner makes 6.',
      more: 'You may stay. But a second man before the goal is a good thing.',
    },
  },
  substitution: {
    title: 'Substitutions',
    about: 'You bring on the right man when the match stands still.',
    steps: {
      lay: 'You have agreed on *subs*: three changes in a match, but only when the match stands still. Lay the *short pass 3*.',
      stay: '4 + 3 against 4 + 3: level in everything, a foul of theirs is coming. Choose *stay*.',
      change: {
        say: 'Free kick! At a *stoppage* you may change. Your 10 is a target man; near the goal a *goal poacher* is worth more. Bring him on for the *10*.',
        why: 'Stoppages are kick-offs after goals and of later halves, goal kicks, free kicks and corners. A penalty is none.',
      },
      enough: 'You have two changes left and could go on. Enough for now: *no change*.',
      end: 'He wears the same number and has the ball at once. Whoever comes on must be able to play the position; nobody comes on for a player sent off.',
    },
    instead: {
      weak: 'With a 1 the ball would be lost. Take the 3.',
      stop: 'First the match must stand still. Take the short pass 3.',
      later: 'You may keep your changes. But now he would be right before the goal.',
      far: 'That works, too. But the 10 has the ball; a poacher there is what we want.',
    },
  },
  captain: {
    title: 'The captain appeals',
    about: 'You know what an appeal may bring and cost.',
    steps: {
      who: 'You have agreed on the *captain*: yours is the *2*. Once in a match he may appeal when you are shown a card for a foul. And you have a yellow already.',
      lay: 'They have 2 black footballs here, you have 1 + 1 = 2 white ones. Lay the *short pass 2 (right)*.',
      stay: 'They have a 2, too: 4 against 4, equal cards. On the right nobody can change it. Choose *stay*.',
      appeal: {
        say: 'A foul of your 8, and it would be *red*. *Appeal*! You draw a card: with 3 or 4 the card is taken back, with 2 nothing changes, with 1 the captain goes, too.',
        why: 'So in half of all cases it helps, in one of four it hurts. For a yellow you might save the appeal, for a red hardly.',
      },
      end: 'A *4*: the red card is taken back, as if it had never been shown. The free kick stays. And the appeal is used up for this match.',
    },
    instead: {
      weak: 'With a 1 the pass would go through if they have a 2. Take the 2.',
      off: 'Then your 8 is missing for the rest of the match. Try the appeal first.',
    },
  },
  interchange: {
    title: 'Interchange',
    about: 'You let two neighbours change places instead of a step.',
    steps: {
      next: 'Your 8 will pass sideways to the nearest, the *6*, and he would dribble at their 3. But he has only 2 black footballs.',
      lay: 'Lay the *dribble 4 (left)*.',
      move: {
        say: 'They have a 3: 2 + 4 = 6 against 4 + 3 = 7. You have agreed on *interchange*: instead of a step let your *6 and 11* change places!',
        why: 'They must stand side by side in one line, one of them on the side of your card, and neither may have the ball.',
      },
      end: 'Now the *11* was the nearest, with 4 footballs: 4 + 4 = *8* against 7. He is past, in line 6. It was no step, but the same move.',
    },
    instead: {
      nobody: 'You have nobody in line 6. The dribble takes the ball there.',
      six: 'Then the 6 dribbles with 2 + 4 = 6 against 7 and loses the ball.',
    },
  },
  switch: {
    title: 'Switch it up',
    about: 'You send a man across to the bare side.',
    steps: {
      free: 'Their 9 has the ball on the wing, and ahead of him *nobody* stands. With a dribble he would just walk on.',
      lay: 'You have agreed on *switch it up*. Lay the *short pass 4 (right)*.',
      move: {
        say: 'A dribble! Instead of a step a man may cross to the *mirrored field* of his line. Send your *5* across: then he stands right ahead of their 9.',
        why: 'From the outer field to the other outer one, from the inner to the inner. He must play on the side of your card.',
      },
      end: 'Now they had to get past: 4 + 2 = *6* against 3 + 4 = *7*. Your 5 has the ball. Use it when a side of your pitch is bare.',
    },
    instead: {
      left: 'On the left nobody can help you there. Your 5 plays on the right.',
      through: 'Then their 9 walks on into your line 2, without a comparison.',
    },
  },
}
