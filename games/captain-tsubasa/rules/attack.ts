import type { Seat } from '@libero/kernel'
import { STOP } from '../codes.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { FIRST_EXHAUSTION, FIRST_MOTIVATION, HAND, MOST_PLAYS } from '../vocabulary.ts'
import { waitFor } from './ability.ts'
import { buy, legalMotivations, legalTransfers } from './bench.ts'
import { hasRoom, inAreas, layDown, limitOf, listPile, meant, type Told } from './common.ts'

/** §5.3, §5.5 Whose turn is next, or that the attack phase is over. */
export function nextTurn(s: State, told: Told): void {
  if (inAreas(s) >= limitOf(s)) endAttack(s, 'limit', told)
  else if (s.stopped[0] && s.stopped[1]) endAttack(s, 'stopped', told)
  else if (s.plays >= MOST_PLAYS) {
    s.guards++
    endAttack(s, 'guard', told)
  } else {
    if (!s.stopped[1 - s.turn]) s.turn = 1 - s.turn
    s.phase = Phase.Turn
  }
}

export function endAttack(s: State, by: 'limit' | 'stopped' | 'ability' | 'guard', told: Told): void {
  told?.tell({ kind: 'attack-over', by })
  s.depth = 0
  s.phase = Phase.Contest
}

/** §5.1, §5.2 A card from hand, somebody from the bench, or no more cards in this round. */
export function legalTurn(s: State, seat: Seat, out: Int16Array): number {
  let count = hasRoom(s) ? listPile(s, HAND + seat, out, 0) : 0
  count = legalMotivations(s, seat, out, count)
  count = legalTransfers(s, seat, out, count)
  out[count] = STOP
  return count + 1
}

export function takeTurn(s: State, seat: Seat, action: number, told: Told): void {
  if (action === STOP) {
    s.stopped[seat] = 1
    told?.tell({ kind: 'stopped', seat })
    s.phase = Phase.NextTurn
  } else if (action >= FIRST_MOTIVATION && action < FIRST_EXHAUSTION && s.where[action] !== HAND + seat) {
    buy(s, seat, action, Phase.Turn, told)
  } else {
    s.actor = seat
    s.resume = Phase.NextTurn
    playCard(s, seat, meant(s, action, HAND + seat), 'hand', told)
    s.phase = Phase.Settle
  }
}

/** §2.6, §5.1 A card comes to its coach's area, with its abilities. */
export function playCard(s: State, seat: Seat, card: number, from: 'hand' | 'discard', told: Told): void {
  layDown(s, card, seat)
  waitFor(s, card)
  told?.reveal({ kind: 'played', seat, card: s.cards.id(card), from, cards: inAreas(s) })
}
