import type { LessonWords } from '@libero/kernel/lesson'

/** Passes and dribbles. */
export const passingEn: Readonly<Record<string, LessonWords>> = {
  'whose-ball': {
    title: 'Whose ball is it?',
    about: 'You know who gets the ball, and what decides when it is level.',
    steps: {
      next: 'After a short pass the ball goes to your *lowest number* in the next line. Here your 4 and your 5 wait in line 4: the *4* would get it.',
      lay: 'First win the pass. Line 3 stands at 3 + 3 = 6 for you and 1 + 1 = 2 for them. Lay the *short pass 2*; keep the strong card.',
      stay: 'They have laid a 3: 2 + 3 = 5 against your 6 + 2 = 8. Enough! Choose *stay*.',
      strong: {
        say: 'Your 4 has the ball. Now line 4 counts: 2 + 2 = *4* for you, but 3 + 3 = *6* for them. Here you need your strong card: lay the *short pass 4*.',
        why: 'Two behind: only a card that is at least two stronger than theirs can make up for it.',
      },
      level: {
        say: 'They have a 2: 6 + 2 = 8. You have 4 + 4 = 8. It is level, and then the *stronger card* wins: yours! Choose *stay*.',
        why: 'If both cards were equally strong as well, the defender would have fouled. There is a lesson for that.',
      },
      end: 'Through to your 8, the lowest number in line 5. Had they won, the ball would have stayed in line 4, with *their* lowest number there: the 6.',
    },
    instead: {
      keep: 'That wins, too. But you are far ahead here, and in the next line you will need every football. Lay the 2.',
      weak: 'In line 4 they are two footballs ahead of you. Only the 4 gives you a good chance.',
    },
  },
  sideways: {
    title: 'The sideways pass',
    about: 'You see who will have the ball when your card is played.',
    steps: {
      nearest:
        'Before your card is played, the man on the ball passes to the *nearest* team-mate in his line. Here the 8 and the 7 are equally near; the 9 is too far.',
      lay: 'If two are equally near, you choose. And whoever gets the ball plays your card! Lay the *dribble 2*.',
      stay: 'Look who stands ahead: their 2 in front of your 7, with 5 white footballs, and *nobody* in front of your 8. Choose *stay* first.',
      choose: {
        say: 'Pass to the *8*: he just walks on to the free field. No comparison is needed.',
        why: 'The 7 would have 3 + 2 = 5 against 5 + 3 = 8 of their 2, and lose the ball.',
      },
      alone:
        'Now your 8 is the only one of yours in line 5. With no team-mate in the line he *keeps* the ball. The field ahead is free again: lay the *dribble 1*.',
      keeps: 'Nobody is in his way. Choose *stay*.',
      end: 'Into line 6 without a single comparison! Before you lay a card, always look who will have the ball when it is played.',
    },
    instead: {
      later: 'We shall need that one for the next turn. Now the dribble 2.',
      blocked: 'In front of him stands their 2: 3 + 2 = 5 against 5 + 3 = 8, and the ball would be lost.',
      nobody:
        'Your 8 has nobody to pass to in line 6, so a short pass brings nothing. He can simply walk on.',
    },
  },
  'long-ball': {
    title: 'The long ball',
    about: 'You choose the line in which a long ball wins.',
    steps: {
      far: 'A long ball flies *one, two or three lines* forward. Only the line where it comes down is compared, not the one it leaves.',
      lay: 'In line 4 you have 8 against 6, in line 5 it is 3 + 4 = 7 against 3. Lay the *long ball*: you choose the line later, once you know their card.',
      stay: 'They have laid a 4, and you have a 1. Choose *stay* and we shall see where the ball can go.',
      choose: {
        say: 'Line 4: 8 + 1 = 9 against 6 + 4 = 10, lost. Line 5: 7 + 1 = *8* against 3 + 4 = *7*. Send it *two lines* ahead!',
        why: 'Line 6 is not offered: you have nobody there. As long as one of the three lines has a man of yours, it must be such a line.',
      },
      end: 'It arrives at your lowest number in line 5, the *10*. Had you lost, their lowest number in that line would have taken it.',
    },
    instead: {
      short: 'A short pass would be compared in line 3. We want to fly over line 4: lay the long ball.',
      near: 'In line 4 it is 8 + 1 = 9 against 6 + 4 = 10: lost. Line 5 is weaker on their side.',
    },
  },
  dribble: {
    title: 'The dribble',
    about: 'You know what happens to whoever stands ahead, and what a lost dribble costs.',
    steps: {
      mate: 'What counts for a dribble is the field *straight ahead*. Your 6 has a team-mate there, the 10. Then the 10 simply gets the ball.',
      lay: 'No footballs are compared, so a weak card will do: lay the *dribble 1*.',
      stay: 'Your 6 is alone in his line, so he keeps the ball until the dribble. Choose *stay*.',
      ahead:
        'Now their 7 stands ahead of your 10: 3 black footballs and your card against 3 white ones and theirs. Dare it: lay the *dribble 2*.',
      lost: 'They have a 3: 3 + 3 = *6*, and you have 3 + 2 = *5*. No step of yours can help. Choose *stay* and see what a lost dribble costs.',
      end: {
        say: 'Their 7 has the ball, and both men stay where they are. A weak dribble at a man is a risk; at a team-mate or a free field it never fails.',
        why: 'Had your 10 won, the two would have changed places, and he would have taken the ball with him.',
      },
    },
    instead: {
      spare: 'You would give away a stronger card for nothing: the 10 gets the ball in any case.',
      risk: 'A long ball would be compared, and with a 1 that is a gamble. Take the dribble.',
      alone:
        'Your 10 has only 3 footballs in this line, they have more. The dribble is against one man only.',
    },
  },
}
