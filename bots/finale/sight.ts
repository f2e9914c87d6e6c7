import { ANY, BUILD_UP, FINISH, FREE, PITCH, SQUAD } from '@libero/finale'
import type { State } from '@libero/finale/opponents'
import { oddsOfAction } from '@libero/finale/opponents'
import type { Seat } from '@libero/kernel'
import { strengthChosen } from './men.ts'

/** So many of the strongest free men of a line are told apart; the next are taken for the last of them. */
const RANKS = 5
/** Where the men of arrows, whoever they will be, begin in `need`. */
const AGAIN = 5
const USUAL_STRENGTH = 3
const ROWS = 8

/** The strengths of the free men, by side and line, the strongest first; and how many there are. */
const ranks = new Uint8Array(ROWS * RANKS)
const free = new Uint8Array(ROWS)
/** How many of each row are taken already in the attack being looked at. */
const taken = new Uint8Array(ROWS)

/** What an attack comes to with both sides at their strongest. */
export const prospect = { lead: 0, buildUp: 0, goal: 0 }

/**
 * Looks who is free: with `everybody`, all men on the pitch, as at the beginning of the next attack. What follows in
 * this file goes by the last survey.
 */
export function survey(s: State, everybody: boolean): void {
  const { where, chip, line, card, turn } = s
  const { strength } = s.cards
  ranks.fill(0)
  free.fill(0)
  for (let man = 0; man < 2 * SQUAD; man++) {
    if (where[man] !== PITCH || (!everybody && chip[man] !== FREE)) continue
    const row = (man < SQUAD ? 0 : 4) + line[man]
    free[row]++
    let carried = strength[card[man] * 4 + turn[man]]
    for (let at = row * RANKS; at < row * RANKS + RANKS; at++) {
      const here = ranks[at]
      if (carried <= here) continue
      ranks[at] = carried
      carried = here
    }
  }
}

/** The next strongest of a row, 0 when nobody is left. */
const nextOf = (row: number): number =>
  taken[row] < free[row] ? ranks[row * RANKS + Math.min(taken[row], RANKS - 1)] : 0

/** The strongest men for the places of a card's corner or of `need`, taken from those left. */
function strongest(places: Uint8Array, corner: number, seat: number): number {
  const rows = seat * 4
  let sum = 0
  let anybody = places[corner + ANY]
  for (let line = 0; line < ANY; line++) {
    const row = rows + line
    for (let n = places[corner + line]; n > 0; n--) {
      if (taken[row] < free[row]) {
        sum += nextOf(row)
        taken[row]++
      } else anybody++
    }
  }
  for (; anybody > 0; anybody--) {
    let best = rows + 1
    for (let row = rows + 2; row < rows + 4; row++) if (nextOf(row) > nextOf(best)) best = row
    sum += nextOf(best)
    taken[best]++
  }
  return sum
}

/** §6.6 Where an arrow calls men of the build-up back, all of that side are looked at anew. */
function takeBackForArrows(arrowCount: Uint8Array, card: number, attacker: number): void {
  for (let side = 0; side < 2; side++) {
    const seat = side === 0 ? attacker : 1 - attacker
    if (arrowCount[card * 2 + side] > 0) taken.fill(0, seat * 4, seat * 4 + 4)
  }
}

/** What those bring whom arrows will call back. */
function calledBack(need: Uint8Array): number {
  let sum = 0
  for (let place = AGAIN; place < need.length; place++) sum += need[place] * USUAL_STRENGTH
  return sum
}

/** Fills `prospect` for an attack of `seat` with a card, with a bonus in the build-up. */
export function lookAhead(s: State, seat: Seat, card: number, bonus: number): void {
  const { cards } = s
  const rival = 1 - seat
  taken.fill(0)
  prospect.lead = 9
  prospect.buildUp = 1
  if (cards.hasBuildUp[card]) {
    const own = strongest(cards.places, cards.corner(card, BUILD_UP, 0), seat)
    prospect.lead = own - strongest(cards.places, cards.corner(card, BUILD_UP, 1), rival)
    prospect.buildUp = oddsOfAction(cards, BUILD_UP, prospect.lead + bonus)
  }
  takeBackForArrows(cards.arrowCount, card, seat)
  const own = strongest(cards.places, cards.corner(card, FINISH, 0), seat)
  const others = strongest(cards.places, cards.corner(card, FINISH, 1), rival)
  prospect.goal = oddsOfAction(cards, FINISH, own - others)
}

/** Fills `prospect` for the action under way, with the men who are chosen already; `lead` holds its lead. */
export function lookAtAction(s: State, ball: Seat, bonus: number, isAnswered: boolean): void {
  const { cards } = s
  const rival = 1 - ball
  const card = s.faceUp[ball]
  taken.fill(0)
  let own = strengthChosen(s, ball)
  let others = strengthChosen(s, rival)
  if (isAnswered) others += strongest(s.need, 0, rival) + calledBack(s.need)
  else {
    own += strongest(s.need, 0, ball) + calledBack(s.need)
    others += strongest(cards.places, cards.corner(card, s.action, 1), rival)
  }
  prospect.lead = own - others + bonus
  const odds = oddsOfAction(cards, s.action, prospect.lead)
  if (s.action === FINISH) {
    prospect.buildUp = 1
    prospect.goal = odds
    return
  }
  prospect.buildUp = odds
  takeBackForArrows(cards.arrowCount, card, ball)
  own = strongest(cards.places, cards.corner(card, FINISH, 0), ball)
  others = strongest(cards.places, cards.corner(card, FINISH, 1), rival)
  prospect.goal = oddsOfAction(cards, FINISH, own - others)
}
