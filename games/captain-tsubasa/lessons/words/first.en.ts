import type { LessonWords } from '@libero/kernel/lesson'

export const firstEn: Readonly<Record<string, LessonWords>> = {
  'first-step': {
    title: 'One attack',
    about: 'You lay cards and count them.',
    steps: {
      welcome:
        'I am Mira, your coach. You lead *Nankatsu* against *Toho*. Whoever has more goals at the end wins.',
      goal: {
        say: 'The ball is yours: you *attack*, Toho *defends*. Both lay cards, count them and roll a die. If you have more, it can be a *goal*.',
        why: 'Your shot plus your die against their defence plus their die: that is all that decides. If it is level, the attacker wins.',
      },
      hand: 'This is your *hand*. Each card shows three numbers: a burst for *shot*, an arrow for *pass*, a shield for *defence*. Everything else comes later.',
      header: {
        say: 'You want a goal, so *shot* counts. *Header* has *4*: lay it.',
        why: 'What is laid counts in this attack only. Then the card goes to your discard pile, and one day you draw it again.',
      },
      answer:
        'Toho defends with *Clearance*: defence *4*. So you take turns, one card each, nine in all at most.',
      kisugi: '4 against 4: a tie is yours, but Toho may go on. Lay *Kisugi*, his shot is *4*, too.',
      count:
        'Count: your shot is *4 + 4 = 8*. Toho has laid its keeper, too: defence *4 + 3 = 7*. The sums stand in the middle.',
      stop: {
        say: 'Your other three cards have shot *0*. Keep them for when Toho attacks: *stop*, which means no more cards for now.',
        why: 'Up to nine cards may lie there, yours and theirs together. Whoever stops lays no more in this attack, and the other may go on alone.',
      },
      farewell:
        'Toho stops as well and keeps the rest for later: *8 against 7*. Now you would choose between shot and pass. What that means comes next.',
    },
    instead: {
      'header-first': 'Kisugi is good and comes in a moment. Lay Header first, please.',
      defender: 'He is here to defend: his shot is 0. Keep him for when Toho attacks.',
      'not-yet': 'Whoever stops lays no more cards in this attack. You still have a shot of 4 in your hand!',
    },
  },
  'first-pass': {
    title: 'Shot or pass',
    about: 'You choose what to do, and the dice decide.',
    steps: {
      sums: 'A different situation: you attack, both have stopped. Only numbers count yet, what is written below them waits: shot *3 + 0 + 2 = 5*, pass *4 + 1 + 2 = 7*.',
      defence:
        'Toho’s defence is *4 + 2 = 6*. It counts against a shot and against a pass. What lies beside the pile with the star comes in a moment.',
      pass: {
        say: 'A *shot* can be a goal. A *pass* keeps the ball, and you attack again. 7 against 6 is better than 5 against 6: choose *pass*.',
        why: 'With the shot your die must be higher than theirs, with the pass it may even be one lower. If the defence wins, Toho has the ball.',
      },
      dice: 'You rolled *3*: 7 + 3 = *10*. Toho rolled *4*: 6 + 4 = *10*. If it is level, the attacker wins: the ball stays yours!',
      round: {
        say: 'A new round. All cards laid went to the discard piles, both drew up to *four*, and Toho already took a fifth. Kisugi and Taki came to you.',
        why: 'Once a draw pile is empty, its discards are shuffled and drawn from again. So every card comes back.',
      },
      take: {
        say: 'Then each coach takes a *match card* for the rest of the match, the defender first. Toho took Offside Trap. Take *One-Two*: shot *4*, pass *2*.',
        why: 'A match card is yours for the whole match: once played it lies among your own cards, and you draw it again.',
      },
      farewell: 'Now you hold five cards, and your next attack could begin. But what if *Toho* has the ball?',
    },
    instead: {
      shot: 'A goal would be fine! But at 5 against 6 your die must be higher than theirs. The pass is much safer.',
      'wing-run':
        'A good one: shot 4, pass 1, and it brings a token. Today take One-Two, its pass is better.',
      'man-marking': 'That is a card to defend with: shot 0, pass 0. But you attack now.',
      top: 'You would take the top one without having seen it. That can be luck; One-Two is certain.',
    },
  },
  'first-defence': {
    title: 'One defence',
    about: 'You stop an attack, your keeper helps.',
    steps: {
      attacked:
        'A different situation: *Toho* attacks with Sorimachi, shot *4*. You defend: only your *shields* count. What is written below waits for the next lesson.',
      nakazato: 'Lay *Nakazato*: defence *3*.',
      morisaki:
        'Matsuki has come: their shot is *4 + 3 = 7*. Lay your keeper *Morisaki*: defence *3*, and he can do something more.',
      count: 'Toho has stopped. Their shot is *7*, your defence is *3 + 3 = 6*.',
      stop: {
        say: 'You might go on alone, but your last three cards have defence *0*. Keep them for your own attack: *stop*.',
        why: 'Cards that stay in your hand are there in the next round. You draw only up to four then.',
      },
      beaten:
        'They shoot and roll 4: 7 + 4 = *11*. You roll 2: 6 + 2 = *8*. Your defence is beaten, but *Morisaki* lies there!',
      save: {
        say: 'Let him roll. *1*: held, the ball is yours. *2 or 3*: a corner, no goal, but Toho keeps the ball. *4 to 6*: a goal.',
        why: 'Only a keeper among your laid cards may roll, only against a shot, and only once.',
      },
      farewell:
        'He rolled *1*: held! The ball is yours, so in this round *you* attack. Let us go for a goal.',
    },
    instead: {
      'keeper-later': 'He would be right as well, and comes next. First Nakazato, please.',
      attacker: 'That card has defence 0 and does not help now. Keep it for your own attack.',
      'not-yet':
        'Whoever stops lays no more cards in this attack, and their shot is 7. Your keeper still waits!',
      'no-roll': 'Then it is a goal for certain. Rolling costs you nothing: try it.',
    },
  },
  'first-goal': {
    title: 'One goal',
    about: 'An ability, a token, and the ball is in.',
    steps: {
      tsubasa:
        'A different situation, with other cards: you attack. Begin with *Tsubasa*, your captain: shot 3, and he *can do* two things.',
      gain: {
        say: 'These are his *abilities*. You may use both, each once, but only now, while you lay him. The first brings a *token*: use it.',
        why: 'An ability is an offer: you may leave it. Later in the attack, or in the next, it is too late for it.',
      },
      token: {
        say: 'A token is a point you keep until it counts. It helps its own kind only: you want to shoot, so take a *shot token*.',
        why: 'You may spend tokens after all cards are laid, just before the dice. What you do not spend stays with you.',
      },
      another: 'The token lies with you. Now the second ability: *play another card* at once.',
      header: '*Header* has shot *4*. So you lay two cards before Toho answers.',
      stop: 'Your shot is *3 + 4 = 7*, Toho’s defence *4*. Your other cards have shot 0: *stop*.',
      shot: 'Toho laid its keeper, defence *4 + 3 = 7*, and keeps the rest for later. 7 against 7, and if it stays level you win: *shoot*!',
      spend: 'Now your *token* counts: spend it, and 7 becomes *8*. Then both roll.',
      scored:
        'You rolled 4: 8 + 4 = *12*. Toho rolled 3: 7 + 3 = *10*. Their keeper rolled *5*; he needed 1 to 3. *Goal!*',
      farewell:
        '1–0, and after a goal the other side has the ball. That is enough to begin: play a match now, and what is new is explained in yellow beside the question.',
    },
    instead: {
      'tsubasa-first':
        'Header comes in a moment. If Tsubasa is first, he brings you a token and Header in one turn.',
      defender: 'He is here to defend: his shot is 0. Keep him for when Toho attacks.',
      'any-order': 'You may use both, in any order. But take the token first, please.',
      free: 'You need not. But it costs nothing, and later it is too late: use it.',
      'shot-token': 'A pass token helps a pass. You want to shoot now: take a shot token.',
      pass: '5 against 7 is harder, and a pass is no goal. Your shot is level with their defence: try it!',
      'keep-token': 'It would stay with you. But now it makes a goal likelier: spend it.',
    },
  },
}
