import type { Cards } from '@libero/finale'
import { ELEVEN, KEEPER, SQUAD } from '@libero/finale'

/** Fifteen men by their cards. */
export interface Squad {
  readonly pitch: readonly number[]
  readonly bench: readonly number[]
}

/** What each footballer is worth on the pitch and on the bench, and each tactic to its deck, by card. */
export interface Worths {
  readonly pitch: Float64Array
  readonly bench: Float64Array
  readonly tactics: Float64Array
}

const OUTFIELD = ELEVEN - 1
const BENCHED = SQUAD - ELEVEN
const SKIPPED = 0
const PLAYS = 1
const SITS = 2

/**
 * The fifteen men of a club worth most for the points, one of them in goal: exact, card by card over all that may be
 * left of places and points. Nothing where the points do not buy a squad.
 */
export function worthiestSquad(
  cards: Cards,
  club: number,
  budget: number,
  worths: Pick<Worths, 'pitch' | 'bench'>,
): Squad | undefined {
  const all = cards.set.footballers.map((_, card) => card).filter((card) => cards.club[card] === club)
  const points = Math.min(
    budget,
    all.reduce((sum, card) => sum + cards.price[card], 0),
  )
  const room = (keeper: number, outfield: number, bench: number, spent: number): number =>
    ((keeper * (OUTFIELD + 1) + outfield) * (BENCHED + 1) + bench) * (points + 1) + spent
  const rooms = room(1, OUTFIELD, BENCHED, points) + 1
  let worth = new Float64Array(rooms).fill(Number.NEGATIVE_INFINITY)
  worth[0] = 0
  const steps: Uint8Array[] = []
  for (const card of all) {
    const next = worth.slice()
    const step = new Uint8Array(rooms)
    const price = cards.price[card]
    const inGoal = cards.line[card] === KEEPER
    for (let keeper = 0; keeper <= 1; keeper++)
      for (let outfield = 0; outfield <= OUTFIELD; outfield++)
        for (let bench = 0; bench <= BENCHED; bench++)
          for (let spent = 0; spent + price <= points; spent++) {
            const from = worth[room(keeper, outfield, bench, spent)]
            if (from === Number.NEGATIVE_INFINITY) continue
            const reach = (at: number, gain: number, how: number): void => {
              if (from + gain <= next[at]) return
              next[at] = from + gain
              step[at] = how
            }
            if (bench < BENCHED)
              reach(room(keeper, outfield, bench + 1, spent + price), worths.bench[card], SITS)
            if (inGoal && keeper === 0)
              reach(room(1, outfield, bench, spent + price), worths.pitch[card], PLAYS)
            if (!inGoal && outfield < OUTFIELD)
              reach(room(keeper, outfield + 1, bench, spent + price), worths.pitch[card], PLAYS)
          }
    worth = next
    steps.push(step)
  }
  let spent = -1
  let most = Number.NEGATIVE_INFINITY
  for (let p = 0; p <= points; p++) {
    const value = worth[room(1, OUTFIELD, BENCHED, p)]
    if (value <= most) continue
    most = value
    spent = p
  }
  return spent < 0 ? undefined : traced(cards, all, steps, spent, room)
}

/** The way back through what was decided card by card. */
function traced(
  cards: Cards,
  all: readonly number[],
  steps: readonly Uint8Array[],
  points: number,
  room: (keeper: number, outfield: number, bench: number, spent: number) => number,
): Squad {
  const pitch: number[] = []
  const bench: number[] = []
  let keeper = 1
  let outfield = OUTFIELD
  let sitting = BENCHED
  let spent = points
  for (let n = all.length - 1; n >= 0; n--) {
    const card = all[n]
    const how = steps[n][room(keeper, outfield, sitting, spent)]
    if (how === SKIPPED) continue
    spent -= cards.price[card]
    if (how === SITS) {
      sitting--
      bench.push(card)
      continue
    }
    if (cards.line[card] === KEEPER) keeper--
    else outfield--
    pitch.push(card)
  }
  return { pitch: pitch.reverse(), bench: bench.reverse() }
}
