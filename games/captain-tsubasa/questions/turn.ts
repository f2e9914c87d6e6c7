import type { Refusal, Seat } from '@libero/kernel'
import { A_CHOICE } from '@libero/kernel'
import { STOP } from '../codes.ts'
import { Phase } from '../phase.ts'
import { checkTurn } from '../position/check-plays.ts'
import { playCard } from '../rules/attack.ts'
import { buy, canBuy, canPay, keepersInArea, legalMotivations, legalTransfers } from '../rules/bench.ts'
import { hasRoom, inAreas, limitOf, listPile, meant } from '../rules/common.ts'
import { passTurn, thenAskAgain, thenPassTurn } from '../rules/resume.ts'
import { useTheRest } from '../rules/waiting.ts'
import type { State } from '../state.ts'
import {
  BENCH,
  DEFENCE,
  FIELD,
  FIRST_EXHAUSTION,
  FIRST_MOTIVATION,
  FIRST_TRANSFER,
  HAND,
  LIMIT,
  PASS,
  SHOT,
} from '../vocabulary.ts'
import { atAnyTime } from './at-any-time.ts'
import { best } from './in-time.ts'
import { question, refuseCard, roleOf, whoseTurn } from './question.ts'

const keepers = new Int16Array(LIMIT)

/** §5.1, §5.2 A card from hand, somebody from the bench (§13.1, §15.2), or no more cards in this round. */
export const turn = question({
  phase: Phase.Turn,
  rule: '5.1',
  motivates: true,
  asks: whoseTurn,
  options(s, seat, out) {
    let count = hasRoom(s) ? listPile(s, HAND + seat, out, 0) : 0
    count = legalMotivations(s, seat, out, count)
    count = legalTransfers(s, seat, out, count)
    out[count] = STOP
    return count + 1
  },
  forced(s, seat) {
    // A card to play and the right to stop are a choice; no need to list them.
    if (s.size[HAND + seat] > 0 && hasRoom(s)) return A_CHOICE
    return canBuy(s, seat) ? A_CHOICE : STOP
  },
  decide(s, seat, action, _chance, told) {
    if (action === STOP) {
      s.stopped[seat] = 1
      told?.tell({ kind: 'stopped', seat })
      passTurn(s)
    } else if (isBought(s, seat, action)) {
      thenAskAgain(s, seat)
      buy(s, seat, action, told)
    } else {
      thenPassTurn(s, seat)
      playCard(s, seat, meant(s, action, HAND + seat), 'hand', told)
      useTheRest(s)
    }
  },
  inTime: (s, seat, actions) => best(actions, (action) => (action === STOP ? 0.5 : helpOf(s, seat, action))),
  prompt: (s, seat) => ({
    key: 'turn',
    about: { role: roleOf(s, seat), cards: inAreas(s), limit: limitOf(s) },
  }),
  about(s, seat, action) {
    if (action === STOP) return { kind: 'stop' }
    const card = s.cards.id(action)
    if (!isBought(s, seat, action)) return { kind: 'play', card }
    return { kind: action < FIRST_TRANSFER ? 'motivate' : 'sign', card }
  },
  whyNotCard(s, seat, card, rule) {
    if (s.where[card] === HAND + seat) return refuseCard(s, card, 'limit-reached', '5.4')
    if (card >= FIRST_TRANSFER && card < FIRST_EXHAUSTION) return whyNotSigned(s, seat, card)
    const isOpen = s.where[card] === FIELD
    return refuseCard(s, card, isOpen ? 'taken-only-in-the-draw-phase' : 'not-in-hand', rule)
  },
  check: checkTurn,
})

/** The same, signed keepers and motivated players coming as at any other time. */
export const turn2 = atAnyTime(turn)

/** Whether this card comes from the bench; motivated and signed players are played from hand like any other. */
const isBought = (s: State, seat: Seat, card: number): boolean =>
  card >= FIRST_MOTIVATION && card < FIRST_EXHAUSTION && s.where[card] !== HAND + seat

/** What a card of the hand adds to what its coach does now; nobody is bought by default. */
function helpOf(s: State, seat: Seat, card: number): number {
  if (s.where[card] < HAND && card < FIRST_EXHAUSTION) return 0
  const { value } = s.cards
  if (seat !== s.attacker) return value[card * 3 + DEFENCE]
  return Math.max(value[card * 3 + SHOT], value[card * 3 + PASS])
}

function whyNotSigned(s: State, seat: Seat, card: number): Refusal {
  if (!s.terms.transfers) return refuseCard(s, card, 'transfers-not-agreed', '15.1')
  if (s.where[card] !== BENCH) return refuseCard(s, card, 'not-on-the-transfer-list', '15.1')
  if (!canPay(s, seat, card)) return refuseCard(s, card, 'cannot-pay', '15.2')
  if (s.cards.keeper[card] && keepersInArea(s, seat, keepers) === 0)
    return refuseCard(s, card, 'no-keeper-to-replace', '15.3')
  return refuseCard(s, card, hasRoom(s) ? 'not-to-be-chosen' : 'limit-reached', '15.4')
}
