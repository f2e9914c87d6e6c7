import type { LessonWords } from '@libero/kernel/lesson'

const defender = 'He is here to defend and hardly helps an attack. Keep him for when Toho attacks.'
const attacker = 'That card is made for attack and hardly helps here. Keep it for your own attack.'

export const attackEn: Readonly<Record<string, LessonWords>> = {
  'nine-cards': {
    title: 'Nine cards together',
    about: 'You know how many cards may be laid, and who gets the last word.',
    steps: {
      seven:
        'Your four cards and Toho’s three lie there: *4 + 3 = 7*. At *nine*, counted together, the attack is over.',
      'last-word': {
        say: 'If you lay one now, Toho lays the ninth and has the last word. Unless you lay *two at once*.',
        why: 'It does not matter who lays how many of the nine. There is never a tenth, not even by an ability.',
      },
      'one-two': 'Lay *One-Two*: shot 4, and with it you may play another card.',
      another: 'Eight lie there. Use it: *play another card*, still in the same turn.',
      ninth: '*Kisugi* is the ninth. After him nobody may lay anything.',
      over: 'Nine, the attack is over, and Toho could not answer: your shot is *17*, its defence *10*. Now comes shot or pass.',
    },
    instead: {
      'toho-last': 'Then Toho lays the ninth card and can still add to its defence. Lay two at once instead.',
      defender,
      'toho-alone': 'Whoever stops lays no more, and Toho could lay two more cards alone.',
    },
  },
  'room-again': {
    title: 'A tenth card?',
    about: 'You see how room for another card appears.',
    steps: {
      ninth: 'Toho attacked with Koike as its *ninth* card. That would have been the end of the attack.',
      removed: {
        say: 'But Koike may leave the match, and so he did: *eight* cards again. The attack goes on, and it is your turn.',
        why: 'What counts is how many cards lie there after a turn. A card that has left neither counts there nor in the sums.',
      },
      nakazato: 'Their shot is *13*, your defence *11*. Lay *Nakazato* as the ninth: *11 + 3 = 14*.',
      result:
        'Nine again, over. They rolled 3: *16*. You rolled 4: *18*. The ball is yours, and Koike never comes back.',
    },
    instead: {
      attacker,
      stop: 'Then Toho may lay the ninth card. You have one that helps: lay it.',
    },
  },
  stopping: {
    title: 'Stop in time',
    about: 'You know what you keep when you stop.',
    steps: {
      enough: 'Toho attacks with *7*, your defence is *4 + 3 + 3 = 10*. That is a good lead.',
      stop: {
        say: 'Every card you lay now is missing later. Four of your five are good in attack: *stop* and keep them.',
        why: 'Toho may go on alone after that, so look at how many cards it holds. Here it is one.',
      },
      alone:
        'Toho laid its last card alone and stopped by itself: nothing was left. 9 + 3 = *12*, you 10 + 4 = *14*: your ball.',
      kept: 'A new round, and *five* cards are still in your hand. Whoever holds four or more draws nothing.',
      sixth: 'A match card comes on top. Take *One-Two*: now you hold *six* for your attack, Toho only five.',
      'not-a-pass':
        'To stop costs you nothing but the cards you do not lay. It has nothing to do with a pass of the ball.',
    },
    instead: {
      ishizaki: 'He would make you safer. But you lead by 3, and in the next round he can defend again.',
      attacker,
      'long-shot': 'Shot 4 and a token, not bad. One-Two brings a second card into play: take that.',
      advice: 'Its values are small. One-Two has shot 4 and plays another card: take that.',
      unseen: 'The top card may be anything. One-Two is just what you need.',
    },
  },
  offside: {
    title: 'End the attack',
    about: 'You end an attack while it is good for you.',
    steps: {
      now: 'Toho’s shot is *4 + 2 = 6*, your defence *4*.',
      later: 'But Toho still holds four cards, and you have only one more to defend with.',
      trap: 'Lay *Offside Trap*: defence 3, that makes *7*. And it can do something.',
      end: {
        say: 'Use it: the attack is *over at once*, before Toho lays another card.',
        why: 'Only whoever defends may use this one. Some cards end an attack for the attacker instead; the sign before it tells.',
      },
      result:
        'Toho had to shoot with 6 against 7: 6 + 3 = *9*, you 7 + 4 = *11*. Its four cards stayed in its hand.',
    },
    instead: {
      attacker,
      stop: 'Then Toho lays all it has, and you watch. You can end the attack: lay Offside Trap.',
      skip: 'Then Toho goes on laying cards, and you have nothing left to defend with. Use it.',
    },
  },
}
