import type { LessonWords } from '@libero/kernel/lesson'

const defender = 'He is here to defend and hardly helps an attack. Keep him for when Toho attacks.'
const attacker = 'That card is made for attack and hardly helps here. Keep it for your own attack.'

export const cardsEn: Readonly<Record<string, LessonWords>> = {
  'special-shot': {
    title: 'Your special shot',
    about: 'You try a special shot and know its chance.',
    steps: {
      wall: 'Your shot is *4*, Toho’s defence *4 + 4 = 8*. There is no way through, and yet there is one.',
      special: {
        say: 'You hold *Nankatsu’s Special Shot*. Lay it: whoever attacks may use the one of his own team.',
        why: 'Toho’s special shot would only be of use to you for its values, shot 4 and pass 2.',
      },
      use: 'Use it: all cards laid are discarded, nothing of them counts any more. Only your *choice* counts, and Toho’s.',
      choose: {
        say: 'Toho has already chosen one of three defences, face down. Each stops *one* of your shots. Choose the *Drive Shot*.',
        why: 'Nobody can know. Two of three defences let it through, so it is a goal twice in three times, if Toho guesses.',
      },
      unstoppable:
        'Toho waited for the Miracle Drive: *goal!* No dice, no tokens, no keeper. The card leaves the match, the three shots stay yours.',
    },
    instead: {
      'special-first': 'Later. Against 8 only the special shot helps: lay that.',
      values: 'Then only its shot of 4 counts, 8 against 8. The special shot itself is likelier: use it.',
      any: 'Just as good: nobody knows what Toho chose. Let us take the Drive Shot.',
    },
  },
  'special-defence': {
    title: 'Their special shot',
    about: 'You choose against a special shot.',
    steps: {
      away: 'Toho has used *its* special shot. All cards were discarded: your good defence and your keeper count no more.',
      choose: {
        say: 'You have three *special defences*, each against one of their shots. You can only guess: take *Ryo blocks the Tiger Shot*.',
        why: 'Name and colour tell which one stops which. Both choose in secret, at the same time.',
      },
      wrong:
        'It was the *Tiger Overhead Kick*: only Yuzo would have held it. A goal for Toho, but the ball is yours now.',
      again:
        'If you guess right, there is no goal, and the ball is yours as well. All three stay yours for the next time.',
    },
    instead: {
      guess: 'Just as good, you can only guess. Let us see what happens with Ryo.',
    },
  },
  exhaustion: {
    title: 'Exhaustion',
    about: 'You know what tires your team, and how to get rid of it.',
    steps: {
      nothing:
        'In your hand there is an *exhaustion card*: nothing on it, no numbers, no ability. It only takes up room.',
      fans: 'Where do they come from? Lay *Nankatsu’s Fans*: they bring a lot, at a price.',
      use: 'Two tokens of your choice, but then you *must* take an exhaustion card. Today it is worth it: use it.',
      one: 'You defend: take a *defence token*.',
      two: 'And another *defence token*.',
      tired:
        'There is the price: one more *exhaustion card* lies on your discard pile. One day you draw it instead of a player.',
      nakazato: 'Lay *Nakazato*: defence 3, and he is good against that.',
      remove: 'Use it: an exhaustion card on your *discard pile* leaves the match.',
      fill: {
        say: 'The one in your hand is left. You may *lay* it like any card: it counts for the nine, and so it gets out of your hand.',
        why: 'With it you can also fill up the nine while you are ahead. There are eight for both coaches together.',
      },
    },
    instead: {
      'fans-first': 'Later. First the fans, please.',
      'nakazato-first': 'Nakazato defends and helps against exhaustion: lay him.',
      attacker,
      decline: 'You may: then you owe nothing. But today use it, to see what happens.',
      also: 'It would keep for your attack. But now you defend: take a defence token.',
      free: 'It costs nothing: use it.',
    },
  },
  advance: {
    title: 'Ball Control and Advance',
    about: 'You get out of a lost attack with the ball.',
    steps: {
      lost: 'Your shot is *3*, your pass *1*, Toho’s defence *8*. This attack is as good as lost.',
      advance: 'But you hold *Ball Control and Advance*. Lay it.',
      use: {
        say: 'Use it: all cards laid are discarded, and it counts as a *pass won*, without dice. The card then leaves the match.',
        why: 'Only whoever attacks can do that. Whoever defends may lay it too, but just for its defence of 3.',
      },
      fresh:
        'The ball is still yours, a new round begins, and Toho’s two best defenders are gone. That is what it is for.',
    },
    instead: {
      'too-little': 'That does not turn it: 8 is too much. You have something better.',
      defender,
      values: 'Then only its values count, and the attack is lost. It is worth most right now: use it.',
    },
  },
  'yellow-card': {
    title: 'A yellow card',
    about: 'You know what a foul brings and what it costs.',
    steps: {
      takasugi:
        'Toho’s shot is *11*, your defence *7*. Lay *Takasugi*: defence 3, and he can stop one of them, by a foul.',
      use: {
        say: 'A card off their play area, and then a *yellow card* for you. Today it prevents a goal: use it.',
        why: 'An exclamation mark before a yellow card marks such abilities. Nobody has to use them.',
      },
      sorimachi: 'Take *Sorimachi*, shot 4.',
      stop: 'Booked, but it is *7 against 10* now. The rest of your hand is for attack: *stop*.',
      take: 'Held, the ball is yours! Take *One-Two* as your match card.',
      kisugi: 'Now see what the card costs. Lay *Kisugi*, shot *4*.',
      less: 'Your shot is *4 − 2 = 2*. Yellow takes *2 off shot and pass*, nothing off defence, in every round until the end.',
    },
    instead: {
      attacker,
      stop: 'At 11 against 7? Lay Takasugi first.',
      decline: 'You may. But it stays 11 against 10, and you have no keeper there. Use it today.',
      'as-good': 'He has 4 as well. Take Sorimachi, please.',
      weaker: 'He has only 3. Take Sorimachi with 4.',
      'one-two': 'Today One-Two, please.',
      kisugi: 'Lay Kisugi, please: we want to see what his 4 come to.',
    },
  },
  'red-card': {
    title: 'A red card',
    about: 'You know when a foul is one too many.',
    steps: {
      foul: 'Toho had a *yellow card*. Now Hyuga has discarded your Oda by a foul, and that is the second.',
      red: {
        say: 'Yellow becomes *red*: 3 off shot, 3 off pass, 1 off defence. So their shot is *4 + 3 + 4 − 3 = 8*.',
        why: 'Red takes the place of yellow, they are not added up. There is nothing beyond it: fouls with a card are over for Toho.',
      },
      nakazato: 'You have *3* left of your defence. Lay *Nakazato*: *3 + 3 = 6*.',
      stop: 'Toho has stopped. *8 against 6*; without the red card it would be 11. *Stop* and see.',
      forever:
        'They rolled 1: *9*. You rolled 4: *10*, your ball! Red stays until the end of the match; nothing takes it away.',
    },
    instead: {
      attacker,
      stop: 'At 8 against 3? Lay Nakazato first.',
    },
  },
  substitution: {
    title: 'Substitution',
    about: 'You get rid of a yellow card and swap a player.',
    steps: {
      yellow: 'You have a *yellow card*: Taki’s 3 and Ishizaki’s 1 only make *3 + 1 − 2 = 2*.',
      substitution: 'Lay *Substitution*: shot 3, and it can do two things. You may use both.',
      pardon: {
        say: 'First: your *yellow card goes*. Use it.',
        why: 'It takes away only a yellow card, never a red one. Whoever is booked later starts with yellow again.',
      },
      swap: 'Now *3 + 1 + 3 = 7*. Second: *swap* a card in your play area for one in your hand. Use it.',
      off: '*Ishizaki* has only 1. Take him off: he is discarded.',
      on: '*Header* comes on for him: shot *4*.',
      ten: 'Taki, Substitution, Header: *3 + 3 + 4 = 10*, with still five cards in play. Toho has *8* and has stopped.',
    },
    instead: {
      'substitution-first': 'In a moment. Substitution brings it along, and takes your yellow card away.',
      both: 'You may use both abilities, one after the other. Begin with the yellow card, then swap.',
      taki: 'Taki has 3, Ishizaki 1. Take Ishizaki off.',
      defender,
    },
  },
}
