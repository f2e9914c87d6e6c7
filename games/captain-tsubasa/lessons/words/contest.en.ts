import type { LessonWords } from '@libero/kernel/lesson'

const defender = 'He is here to defend and hardly helps an attack. Keep him for when Toho attacks.'
const attacker = 'That card is made for attack and hardly helps here. Keep it for your own attack.'

export const contestEn: Readonly<Record<string, LessonWords>> = {
  'shot-or-pass': {
    title: 'Shot or pass?',
    about: 'You know when to shoot though the pass is safer.',
    steps: {
      sums: 'All cards lie. Shot *3 + 2 + 2 + 1 + 0 = 8*, pass *4 + 2 + 1 + 1 + 1 = 9*.',
      'what-for': {
        say: 'Toho’s defence is *4 + 4 = 8*, and no keeper lies there. A pass succeeds more often, but only a shot can be a *goal*.',
        why: 'The pass wins 26 times in 36, the shot 21 times: a tie is enough for either. So you give up little and may win everything.',
      },
      shot: 'More often than not it will be in, with nobody there to save it: choose *shot*.',
      level:
        'You have no tokens, so nobody asked you for any. Both rolled 3: 8 + 3 = *11* each. A tie goes to the attacker: *goal!*',
      otherwise:
        'A pass is right when the shot is hopeless, or to play another round. If the defence wins, either way the ball is gone.',
    },
    instead: {
      pass: 'It is safer, but it only keeps the ball. There is no keeper in your way today: shoot.',
    },
  },
  tokens: {
    title: 'Tokens',
    about: 'You gain tokens, spend them, and know where they go.',
    steps: {
      pools:
        'Here are your *tokens*: one for a pass, none else. You own five of each kind, but the others still lie in your reserve.',
      call: 'Abilities fetch them. Lay *Captain’s Call*: shot 1, and two tokens of your choice.',
      gain: 'Use it: two tokens, alike or different.',
      one: {
        say: 'You want a goal: take a *shot token*.',
        why: 'A token only helps its own kind. Your pass token will not help a shot.',
      },
      two: 'And one more *shot token*: that makes two.',
      stop: 'Your shot is *4 + 1 = 5*, Toho’s defence *4 + 2 = 6*. *Stop*, the rest is for your tokens.',
      shot: '5 against 6, but *two tokens* are still to come: choose *shot*.',
      spend: {
        say: 'You decide first, then Toho, which has one defence token. Spend *both*: 5 + 2 = *7*.',
        why: 'Whoever defends sees what you spend before he decides. After that both roll, and nothing can be added.',
      },
      back: 'Toho spent its one, too: 7 to 7. You rolled 4, they 3: *goal!* What is spent returns to the reserve; the *pass token* stays.',
    },
    instead: {
      'call-first': 'First the tokens, please: lay Captain’s Call.',
      free: 'You need not, but tokens cost nothing here. Use it.',
      'shot-token': 'It would keep for later. But now you want to shoot, and only shot tokens help a shot.',
      defender,
      pass: 'A pass of 2 against 6, with one token: hopeless. The shot has two tokens.',
      both: 'Toho has a token, too, so one is not enough to be level. Spend both.',
    },
  },
  keeper: {
    title: 'The keeper and the corner',
    about: 'You know who may save a shot, and what a corner is.',
    steps: {
      'great-save': {
        say: 'Their shot is *11*, your defence *7*, and Morisaki lies there. Lay *Great Save*: defence 3, and it can save a shot, too.',
        why: 'What a card can save stands on it. Such a card works only while it lies in your play area.',
      },
      stop: 'Toho has stopped: *11 against 10*. The rest of your hand is for attack: *stop*.',
      beaten:
        'They rolled 4: *15*. You rolled 2: *12*. Beaten! Now one card may roll: there is *one roll* for each shot, not two.',
      save: {
        say: 'Morisaki holds on 1, corner on 2–3. *Great Save* holds on 1–2, corner on 3–4: take that.',
        why: 'Against a pass there is no roll. And a roll can be made again by some cards, like any other.',
      },
      corner:
        'A *4* is a *corner*: no goal! But Toho keeps the ball and attacks again, as after a good pass.',
      price:
        'And Great Save had its price: an *exhaustion card* lies on your discard pile now. Morisaki would have cost nothing.',
    },
    instead: {
      attacker,
      stop: 'Their shot is 11 against 7. Lay Great Save first.',
      morisaki: 'He prevents a goal on 1 to 3, Great Save on 1 to 4. Take the better one.',
      'no-roll': 'Then it is a goal for certain. Have it saved.',
    },
  },
  reroll: {
    title: 'Roll again',
    about: 'You have the right die rolled again.',
    steps: {
      kisugi: 'Kisugi *can* have one roll made again. He waits for it: that comes after the dice.',
      shot: 'Your shot is *4 + 3 + 1 = 8*, Toho’s defence *6*. *Shoot*.',
      whose:
        'Oh dear: 8 + 1 = *9* against 6 + 5 = *11*. But Kisugi still lies there. *Whose* die shall be rolled again?',
      again: {
        say: 'Yours needs *3 or more*: four chances of six. Theirs needs 3 or less: three of six. Take *your die*.',
        why: 'A tie is enough for you. The new roll counts, better or worse, and each card may do this once in a round.',
      },
      counts:
        'A *4*: 8 + 4 = *12* beats 11. *Goal!* If they had such a card as well, they would be asked after you.',
    },
    instead: {
      pass: 'A pass of 3 is hopeless against 6. Shoot.',
      theirs: 'Possible, but theirs would have to fall on 1, 2 or 3. Yours is fine on 3, 4, 5 or 6.',
      leave: 'Then the ball is lost. A new roll can only help here.',
    },
  },
  'keeper-again': {
    title: 'Wait for the keeper',
    about: 'You save a roll for when it is worth most.',
    steps: {
      shot: 'Your shot is *4 + 3 = 7*, their defence *4 + 3 = 7* with the keeper. *Shoot*.',
      leave: {
        say: 'You lead: 7 + 4 = *11* to 7 + 2 = *9*. Kisugi could roll again, but their *keeper* comes yet: leave it.',
        why: 'Kisugi may do it once in a round. Used now, he could not help you against the keeper’s roll.',
      },
      again: 'The keeper rolled a *1* and holds it. Now Kisugi helps: have the *keeper’s die* rolled again.',
      both: 'A *5*: goal! That is open to both coaches: the defender may have a keeper’s bad roll made again as well.',
    },
    instead: {
      pass: 'A pass of 2 against 7 is hopeless. Shoot.',
      'keep-it': 'You are winning already. Keep Kisugi for the keeper.',
      held: 'Then the ball is lost. Any new roll of 4, 5 or 6 is a goal.',
    },
  },
}
