import type { LessonWords } from '@libero/kernel/lesson'

const defender = 'He is here to defend and hardly helps an attack. Keep him for when Toho attacks.'

export const halvesEn: Readonly<Record<string, LessonWords>> = {
  stoppage: {
    title: 'Stoppage time',
    about: 'You know when a half ends.',
    steps: {
      last: 'Round *six* of six: the last two match cards are taken. From now on it is *stoppage time*.',
      rule: {
        say: 'Now the half ends as soon as whoever attacks *scores or loses the ball*. While you keep it, it goes on.',
        why: 'Twelve match cards, two in each round, make six rounds. In the shorter first game there are four.',
      },
      pass: 'Shot *5* or pass *7* against *6*. A pass won buys you another round: choose *pass*.',
      four: 'You rolled 4, they 2: the ball is yours, another round. But there are *no match cards* any more: you attack with four.',
      when: 'Round follows round like that, until somebody scores or the defence wins. A corner does not end the half, either.',
    },
    instead: {
      shot: 'Whatever comes of it, it would be the last attack of this half. Try the pass first.',
    },
  },
  'half-time': {
    title: 'Half-time',
    about: 'You know what stays with you in the second half.',
    steps: {
      shot: 'Stoppage time: your shot is *3 + 4 + 2 = 9*, Toho’s defence *6*. *Shoot*, it is the last chance of this half.',
      break: {
        say: '*Goal*, and half-time. Tokens in your pool stay with you, and so do yellow and red cards.',
        why: 'What has left the match stays out, too.',
      },
      shuffled:
        'Hand, draw pile and discard pile are *shuffled* together, with the match cards you took. Long-Range Shot is back already.',
      second:
        'Toho kicks off now, since you did first. Four *new match cards* lie there, those of the second half.',
      take: 'You defend, so you choose first. Your own *special shot* lies there: take it.',
      on: 'That is yours for the rest of the match. Otherwise this half goes like the first.',
    },
    instead: {
      pass: 'A pass of 2 against 6 is hopeless. Shoot.',
      special: 'Useful. But if you do not take your special shot now, Toho may, just to keep it from you.',
    },
  },
  'full-time': {
    title: 'The final whistle',
    about: 'You decide a match in its last minute.',
    steps: {
      level: 'Second half, stoppage time, *1–1*. If you score now, the match is over, and won.',
      shot: 'Your shot is *4 + 3 + 1 = 8*, their defence *4 + 4 = 8*, and no keeper lies there. *Shoot!*',
      won: '8 + 4 = *12* against 8 + 3 = *11*: *2–1* and the whistle. Had the defence won, it would have been extra time.',
    },
    instead: {
      pass: 'A pass of 3 against 8 is hopeless. Shoot.',
    },
  },
  'extra-time': {
    title: 'Extra time',
    about: 'You know what is different in extra time.',
    steps: {
      level:
        'Level after both halves: *extra time*. All cards were shuffled again, and lot decided that you attack first.',
      hands:
        'There are *no match cards* any more: you drew up to *four*, and that is all. Tokens and bookings stay.',
      seven: 'And not nine but *seven* cards may lie there, both areas together. So each one weighs more.',
      header: 'Begin with *Header*, shot 4.',
      kisugi: 'And *Kisugi*, 4 as well.',
      halves:
        'Three of seven, *8 against 4*: well begun. Extra time has two halves of *two rounds* each; Toho begins the second.',
    },
    instead: {
      defender,
      header: 'Header first, please: shot 4.',
      kisugi: 'Kisugi, please: shot 4.',
    },
  },
  champions: {
    title: 'Two champions',
    about: 'You know what happens if it stays level.',
    steps: {
      last: {
        say: 'The *last* round of extra time, *1–1*. As in stoppage time, a goal or a lost ball ends it.',
        why: 'The second round of each half of extra time is its stoppage time. While you keep the ball, further rounds follow.',
      },
      shot: 'Your shot is *7*, their defence *8*. Now or never: *shoot*.',
      both: '7 + 3 = *10* against 8 + 4 = *12*: held. No penalties here: it is level, and *both* have won the championship!',
    },
    instead: {
      pass: 'A pass of 2 against 8 is hopeless. Shoot.',
    },
  },
}
