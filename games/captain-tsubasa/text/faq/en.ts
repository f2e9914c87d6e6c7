import type { AskedWords } from '@libero/kernel/words'
import type { AskedId } from './list.ts'

export const askedEn: Readonly<Record<AskedId, AskedWords>> = {
  F1: {
    question: 'How does a round go?',
    answer:
      'Each draws up to four and takes a match card. Then you take turns playing cards, until nine lie there or both have stopped. The attacker chooses shot or pass, both spend tokens and roll, and then the table is cleared.',
    also: 'phases order of play turn sequence',
  },
  F2: {
    question: 'What happens when nine cards lie on the table?',
    answer:
      'The attack phase is over with the end of that turn. A tenth is never played. If a card leaves an area during the turn, so that fewer than nine are left, it goes on.',
    also: 'limit nine cards end of phase ninth',
  },
  F3: {
    question: 'What happens if I stop?',
    answer:
      'You play no more cards in this round, not by an ability either, and keep what you hold for the next. The other coach may go on alone, card after card.',
    also: 'pass turn stop playing keep cards',
  },
  F4: {
    question: 'Which match card may I take, and who takes first?',
    answer:
      'The defender first: an open one of the field, which both have seen, or the top one of the pile, which only he knows. Then the attacker from what is left.',
    also: 'draft match card choose field pile',
  },
  F5: {
    question: 'Do I get a played match card back?',
    answer:
      'Yes, it is yours for the rest of the match: it goes to your discard pile and comes back with your own cards.',
    also: 'match card mine deck return',
  },
  F6: {
    question: 'How many cards do I draw?',
    answer:
      'Up to four from your draw pile, and then one match card. If the pile runs out, your discard pile is shuffled. Whoever kept four or more draws none, but still takes a match card.',
    also: 'hand size draw pile empty',
  },
  F7: {
    question: 'When may I use an ability?',
    answer:
      'Only while you play the card, each once and in any order, and never because you must. Rerolls and saves wait for the dice, as long as the card still lies in your area.',
    also: 'abilities optional when later',
  },
  F8: {
    question: 'What does an ability cost that has a compulsory part?',
    answer:
      'Whoever uses it carries that part out right after: an exhaustion card, a yellow card, a card from the hand, or the card itself. If he could not, he may not use the ability.',
    also: 'price compulsory obligation cost',
  },
  F9: {
    question: 'Where do tokens come from?',
    answer:
      'Abilities move them from your reserve into your pool; only there can you spend them. No more than five of a kind, and what the reserve does not have is lost.',
    also: 'gain tokens pool reserve',
  },
  F10: {
    question: 'Do I get spent tokens back?',
    answer:
      'Yes. They lie beside your area until the clean-up of that round and then return to the reserve, from where they can be gained again. Unspent ones stay in the pool.',
    also: 'tokens back reserve spent',
  },
  F11: {
    question: 'Shot or pass: what is the difference?',
    answer:
      'A shot won is a goal, unless the keeper saves it, and the ball goes to the other coach. A pass won keeps you the ball, and you attack again next round. If the defence wins, it has the ball.',
    also: 'shoot pass choose attack result',
  },
  F12: {
    question: 'Who spends tokens first?',
    answer:
      'The attacker, as many as he likes of the kind he needs. The defender sees it and then spends defence tokens. Each is worth a point.',
    also: 'order of tokens spend',
  },
  F13: {
    question: 'What happens if both totals are level?',
    answer: 'The attacker wins.',
    also: 'tie equal draw contest',
  },
  F14: {
    question: 'Can a die be rolled again?',
    answer:
      'Yes, with a card in your area that allows it: your own roll, the other’s or a keeper’s. The new one counts, better or worse; each card does it once a round, and the attacker is asked first.',
    also: 'reroll roll again die repeat',
  },
  F15: {
    question: 'How does my keeper save a shot?',
    answer:
      'After a lost shot he may roll once, if a card with a save lies in your area. A low number is held, the next ones are a corner, and anything higher is a goal.',
    also: 'goalkeeper save corner numbers',
  },
  F16: {
    question: 'What happens after a corner?',
    answer:
      'No goal, and the attacker keeps the ball, as after a pass won. In stoppage time the half goes on.',
    also: 'corner kick keeps ball',
  },
  F17: {
    question: 'How does a special shot work?',
    answer:
      'Only with the card of your own team, as the attacker. The areas are cleared, and both choose in secret, you a shot, the other a defence. Only the one that fits stops it; there are no tokens, dice or keeper.',
    also: 'special shot tiger drive shot secret',
  },
  F18: {
    question: 'Can I use the other team’s special shot?',
    answer: 'No, only its values count for you. But if you take it, he does not have it.',
    also: 'opponent special card take',
  },
  F19: {
    question: 'What is an exhaustion card for?',
    answer:
      'It is a burden: no values, no abilities, but it is drawn like any card and counts for the limit of nine. Some abilities can take it out of your discard pile.',
    also: 'exhaustion tired empty card',
  },
  F20: {
    question: 'What does a yellow card cost me?',
    answer:
      '2 off your shot and 2 off your pass, in every round to the end. A second turns it red: 3 off both and 1 off defence. Neither counts for the limit of nine.',
    also: 'booking red card penalty foul',
  },
  F21: {
    question: 'Can I get rid of a yellow card?',
    answer: 'Yes, with the match card Substitution. It does not help against red.',
    also: 'remove booking substitution',
  },
  F22: {
    question: 'When does a half end?',
    answer:
      'In the sixth round the last match cards are taken and stoppage time begins. From then on the half ends as soon as the attacker loses the ball or scores; while he keeps it, round follows round.',
    also: 'stoppage time end of half rounds',
  },
  F23: {
    question: 'What carries over at half-time?',
    answer:
      'Tokens in the pools, yellow and red cards, and everything removed. Hand, draw pile and discard pile are shuffled together.',
    also: 'half-time second half keep',
  },
  F24: {
    question: 'What happens if it is level after two halves?',
    answer:
      'Extra time with two halves of two rounds each, without match cards and with a limit of seven. If it is still level, both are champions.',
    also: 'draw tie extra time overtime',
  },
  F25: {
    question: 'How do I motivate a player?',
    answer:
      'With the option agreed: while his starting card lies in your area, whenever you are asked anything, pay the tokens on his motivation card. It takes the place of the starting card for the rest of the match.',
    also: 'motivation motivate pay tokens',
  },
  F26: {
    question: 'How do I sign a player?',
    answer:
      'With the option agreed: during your turn pay the tokens shown on one of the four open transfer cards. It is not your card for the turn, and an outfielder counts for the limit.',
    also: 'transfer sign buy player',
  },
  F27: {
    question: 'What is a guaranteed success?',
    answer:
      'An option: if one coach rolls a 6 and the other a 1, the 6 wins whatever the totals. The keeper may still save a shot.',
    also: 'six against one automatic win',
  },
  F28: {
    question: 'What is different in a first game?',
    answer:
      'Eight match cards, both teams’ fans and all exhaustion cards are left out, and a half has four rounds instead of six.',
    also: 'first game simple beginners children',
  },
  F29: {
    question: 'What happens to a card of mine that is discarded?',
    answer:
      'It goes to your discard pile and its values no longer count, but what its abilities have brought stays. A card that is removed is out of the match for good.',
    also: 'discard remove lose card area',
  },
  F30: {
    question: 'What may I see of the other coach?',
    answer:
      'All play areas, discard piles, pools and how many cards he holds. His hand stays hidden, apart from what everybody saw him take.',
    also: 'opponent hand hidden known',
  },
  F31: {
    question: 'What does Ball Control and Advance do?',
    answer:
      'As the attacker you clear both areas, and the attack counts as a pass won, without tokens and dice. You keep the ball, and the card leaves the match.',
    also: 'advance card free pass',
  },
  F32: {
    question: 'Who kicks off?',
    answer:
      'Whoever wins the toss decides, with the first four match cards in view. The other coach kicks off the second half.',
    also: 'kick-off toss start coin',
  },
}
