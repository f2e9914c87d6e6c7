import {
  BENCH,
  Cards,
  EXTRA_PERIODS,
  FINISH,
  INJURY,
  KEEPER,
  OUR_CARDS,
  PERIODS,
  RED,
  SQUAD,
  YELLOW,
} from '@libero/finale'
import type { State } from '@libero/finale/opponents'
import { lowest } from '@libero/finale/opponents'

/** How good a man is from now on: what he shows first counts most. */
export function quality(s: State, man: number, turn: number): number {
  const at = s.card[man] * 4
  const { strength } = s.cards
  return (
    0.4 * strength[at + (turn & 3)] +
    0.3 * strength[at + ((turn + 1) & 3)] +
    0.2 * strength[at + ((turn + 2) & 3)] +
    0.1 * strength[at + ((turn + 3) & 3)]
  )
}

const USUAL = new Cards(OUR_CARDS).die.strikes

/** How many times as often as with our die, with which it was learned what a hazard is worth, it strikes with this one. */
export const oftener = (cards: Cards, hazard: number): number =>
  hazard === 0 ? 0 : cards.die.strikes[hazard] / USUAL[hazard]

/** What could happen to a man in the position he shows, by the price of each mishap. */
export function riskOf(
  s: State,
  man: number,
  price: { readonly sentOff: number; readonly injured: number; readonly booked: number },
): number {
  const hazard = s.cards.hazard[s.card[man] * 4 + s.turn[man]]
  const likelihood = s.cards.die.strikes[hazard]
  if (hazard === INJURY) return price.injured * likelihood
  if (hazard === RED) return price.sentOff * likelihood
  return hazard === YELLOW ? (s.booked[man] ? price.sentOff : price.booked) * likelihood : 0
}

/** The last period that is certain to be played. */
export const lastPeriod = (s: State): number => (s.stage === 0 ? PERIODS : PERIODS + EXTRA_PERIODS)

/** How many uses of men are still to come decides what the next side of a card is worth: 1 early, less and less later. */
export function ahead(s: State): number {
  const left = lastPeriod(s) - s.period + (s.attacks > 0 ? 1 - s.attack / (s.attacks + 1) : 1)
  return Math.min(1, left / 2)
}

/** What winning the action under way is worth: a goal, or in the build-up the chance of one and no counter against. */
export const stakeOf = (s: State): number => (s.action === FINISH ? 1 : 0.5)

/** A bench keeper is worth more than any outfielder in goal. */
const TRUE_KEEPER = 9
/** A bench outfielder in goal costs a change and the man who makes room. */
const STRANGER = -1.5

/**
 * §8.8 Who should go in goal for a keeper sent off. A man of the bench comes at the price of a change and of a man on
 * the pitch, which only a keeper is worth.
 */
export function worthInGoal(s: State, man: number): number {
  if (s.where[man] !== BENCH) return quality(s, man, s.turn[man])
  return quality(s, man, 0) + (s.line[man] === KEEPER ? TRUE_KEEPER : STRANGER)
}

/** §8.1 Whoever asks his coach nothing is rolled for first, the keeper last: then it is known who is left. */
export function sooner(s: State, man: number): number {
  if (s.line[man] === KEEPER) return 0
  return s.cards.hazard[s.card[man] * 4 + s.turn[man]] === INJURY ? 1 : 2
}

/** The best outfielder, or keeper, a coach could bring on, by `quality`; −1 for nobody. */
export function freshest(s: State, seat: number, keepers: boolean): number {
  const from = seat * SQUAD
  let most = -1
  for (let man = from; man < from + SQUAD; man++) {
    if (s.where[man] === BENCH && (s.line[man] === KEEPER) === keepers)
      most = Math.max(most, quality(s, man, 0))
  }
  return most
}

/** A change must gain more the earlier it comes, for there are only three. */
export const changeMustGain = (s: State): number => Math.max(0.2, 0.25 * (PERIODS - s.period))

/** The strengths of the men a side uses in this action. */
export function strengthChosen(s: State, seat: number): number {
  let sum = 0
  for (let rest = s.used[seat]; rest !== 0; rest &= rest - 1) {
    const man = seat * SQUAD + lowest(rest)
    sum += s.cards.strength[s.card[man] * 4 + s.turn[man]]
  }
  return sum
}
