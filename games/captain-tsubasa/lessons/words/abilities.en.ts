import type { LessonWords } from '@libero/kernel/lesson'

const defender = 'He is here to defend and hardly helps an attack. Keep him for when Toho attacks.'
const attacker = 'That card is made for attack and hardly helps here. Keep it for your own attack.'

export const abilitiesEn: Readonly<Record<string, LessonWords>> = {
  abilities: {
    title: 'Abilities one after the other',
    about: 'You use several abilities in one turn.',
    steps: {
      tsubasa: 'Lay *Tsubasa*. Only while he is laid may you use what he can do.',
      another: 'He brings a token, or *another card*. Begin with the second: play another card.',
      taki: 'Take *Taki*: shot 3, and he can do something, too.',
      draw: {
        say: 'First comes what the *new* card can do: *draw* a card from your own pile.',
        why: 'The card that was laid last is asked first. After that, what is left of the one before.',
      },
      back: 'You drew Kisugi. Now back to Tsubasa: his *first ability* is still open. Use it.',
      token: 'Take a *shot token*.',
      'one-turn':
        'Two cards, one drawn, one token: all in *one turn*. Only then Toho laid Furuta. What you leave out is over.',
    },
    instead: {
      'tsubasa-first': 'Taki comes in a moment. Lay Tsubasa first, he brings him along.',
      'any-order': 'That works as well, in any order. But play the other card first today, please.',
      free: 'You need not, but it costs nothing, and later it is too late: use it.',
      defender,
      either: 'A pass token would be fine, too. Take the shot token: your cards shoot better.',
    },
  },
  price: {
    title: 'Abilities with a price',
    about: 'You see what an ability costs before you use it.',
    steps: {
      izawa:
        'You defend. Some abilities *oblige* you to something, marked by an exclamation mark. Lay *Izawa* and look.',
      useless: {
        say: 'He takes a card from your discard pile, but it is empty: you would only *lose* a card from your hand. *Use no ability*.',
        why: 'An ability may be used even if just its price is left of it. The table then says that it is useless now.',
      },
      oda: 'Now *Oda*: defence *4*. He draws a card for you and wants one in return.',
      price: 'Draw one, then discard one: that makes a hand better, not larger. Use it.',
      pay: 'You drew Ishizaki, a good defender. Give away the weakest: *Nagano*. He goes to your discard pile and can come back.',
      signs:
        'The price may be: discard a card, remove the card itself, an exhaustion card, or a yellow card. Who declines owes nothing.',
    },
    instead: {
      'oda-later': 'He comes in a moment. First look at Izawa.',
      'oda-better': 'Oda has 4, Iwami 1. Lay Oda.',
      attacker,
      stop: 'You have no defence yet: go on.',
      useless: 'Nothing would come of it: you would only discard a card. Use no ability.',
      decline: 'You may. But Nagano is of little use to you now, and a new card may be.',
      'too-good': 'That one is worth more than Nagano. Give him away.',
    },
  },
  comeback: {
    title: 'Back from the discard pile',
    about: 'You play a card for the second time.',
    steps: {
      izawa: 'Lay *Izawa*: shot 2, and he can fetch a card that is already *discarded*.',
      recall: 'Kisugi, Taki and Ishizaki lie on your discard pile. Use it.',
      kisugi: '*Kisugi* has shot *4*, the most. He is played at once and counts as a card of its own.',
      pay: 'Now the price: discard a card from your hand. You need *Nakazato* least now.',
      words: {
        say: 'Shot *2 + 4 = 6* in one turn. A card that is *discarded* comes back some day; one that is *removed* never does.',
        why: 'Removed cards are out of the match. Discarded ones become your draw pile again as soon as it is empty.',
      },
    },
    instead: {
      'izawa-first': 'Later. Izawa brings you a second card: lay him first.',
      free: 'You need not. But he brings you a shot of 4: use it.',
      weaker: 'Kisugi shoots best: 4. Take him.',
      keep: 'You may, but that one is worth more to you. Give away Nakazato.',
    },
  },
  tackle: {
    title: 'Take a card off them',
    about: 'You take the best card out of an attack.',
    steps: {
      behind: 'Toho’s shot is *4 + 4 + 3 = 11*, your defence *3 + 4 = 7*.',
      tackle: 'Lay *Sliding Tackle*: defence 3, and it can take a card off their play area.',
      use: 'It has no price. Use it.',
      hyuga: 'The best go first: Sorimachi and Hyuga have *4* each. Take *Hyuga*.',
      left: 'Their 11 became 7. There was room for one more card again, and Koike came: *4 + 3 + 2 = 9* against your *10*.',
      stays:
        'Hyuga lies on Toho’s discard pile. What he had brought stays with them, such as this *shot token*.',
    },
    instead: {
      morisaki: 'Defence 3 as well, but Sliding Tackle takes 4 off them on top. Lay that.',
      attacker,
      stop: 'At 11 against 7? You can do better: lay Sliding Tackle.',
      free: 'It costs nothing and takes 4 off them. Use it.',
      'as-good': 'Just as good: 4, too. Take Hyuga, please.',
      weaker: 'He has only 3. Take one with 4.',
    },
  },
  injury: {
    title: 'An injury',
    about: 'You take a card out of their hand.',
    steps: {
      injury: 'You attack. Lay *Injury*: it goes for the cards that Toho still *holds*.',
      use: 'Use it: one card of their hand is discarded, *drawn at random*.',
      gone: 'It was *Clearance*, defence 4: a good catch. If Toho had no card in hand, you could not use it at all.',
    },
    instead: {
      'injury-first': 'Kisugi comes later. The more cards they hold, the better: Injury first.',
      defender,
      free: 'It costs nothing. Use it.',
    },
  },
}
