import type { Seat } from '@libero/kernel'
import { FREE_CHOICE } from '../deck.ts'
import { COLOUR, DONE, firstMan, MAN, strengthOf } from '../rules/common.ts'
import { packsCards } from '../rules/packing.ts'
import type { State } from '../state.ts'
import { COLOURS, HAND, PURPLE } from '../vocabulary.ts'

// §13.3 What is taken when time runs out.

/** Nothing, where nothing may be done. */
export const nothing = (): number => DONE

/** The middle tactic card by power. */
export function middleTactic(s: State, _seat: Seat, actions: readonly number[]): number {
  const byPower = [...actions].sort((a, b) => s.cards.power[a] - s.cards.power[b] || a - b)
  return byPower[Math.min(HAND - 2, byPower.length - 1)] ?? DONE
}

/** Powers in an order that never leaves like ones together: eleven is a prime, so every fourth visits each once. */
const MIXED = FREE_CHOICE.flatMap(({ power, count }) => Array.from({ length: count }, () => power)).map(
  (_, i, powers) => powers[(i * 4) % powers.length] ?? 0,
)

/** Purple, as balanced as white; where cards are chosen, white and purple ones in a mixed order. */
export function balanced(s: State, seat: Seat, actions: readonly number[]): number {
  if (!packsCards(s)) return COLOUR + PURPLE
  const due = MIXED[s.deckLeft[seat]] ?? 0
  const worth = (card: number) => (s.cards.power[card] === due ? 0 : COLOURS.length) + s.cards.colour[card]
  return actions.reduce((best, card) => (worth(card) < worth(best) ? card : best))
}

const strongestBy = (s: State, seat: Seat, actions: readonly number[], sign: number): number => {
  const worth = (action: number) => strengthOf(s, firstMan(seat) + action - MAN) * sign
  return actions.reduce((best, action) => (worth(action) > worth(best) ? action : best))
}

/** The man who is strongest now. */
export const strongest = (s: State, seat: Seat, actions: readonly number[]): number =>
  strongestBy(s, seat, actions, 1)

/** The weakest, for the goal or to make room. */
export const weakest = (s: State, seat: Seat, actions: readonly number[]): number =>
  strongestBy(s, seat, actions, -1)
