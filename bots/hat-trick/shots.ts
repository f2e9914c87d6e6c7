import type { Cards } from '@libero/hat-trick'
import {
  CORNERS,
  DRIBBLE,
  FIELDS,
  FINAL_LINE,
  KINDS,
  kindOf,
  NOWHERE,
  OUTFIELD,
  POWERS,
  powerOf,
  SHORT,
} from '@libero/hat-trick'
import type { State } from '@libero/hat-trick/opponents'
import {
  baseDraws,
  drawsFrom,
  lineFor,
  plusOfShot,
  reachesShort,
  symbolOf,
} from '@libero/hat-trick/opponents'
import { emptySolution, solveDuel } from '../duel.ts'

/** Shots as the printed cards make them, solved once for a card set: what a fast decision looks up. */

const MOST_POWER = 12
const MOST_DRAWS = 12
const STRIDE_POWER = MOST_DRAWS * 2
const STRIDE_KIND = MOST_POWER * STRIDE_POWER

/** By kind, power of the card with what is added, cards the keeper draws, star or not. */
class ShotTable {
  readonly goal = new Float32Array(KINDS.length * STRIDE_KIND)
  /** How often each corner is shot at, and dived into: three numbers a row. */
  readonly shots = new Float32Array(3 * this.goal.length)
  readonly dives = new Float32Array(3 * this.goal.length)

  constructor(readonly cards: Cards) {
    const fewer = oddsOfFewer(cards)
    const matrix = new Float64Array(9)
    const solution = emptySolution()
    for (let at = 0; at < this.goal.length; at++) {
      const star = at & 1
      const draws = (at >> 1) % MOST_DRAWS
      const power = Math.floor(at / STRIDE_POWER) % MOST_POWER
      const kind = Math.floor(at / STRIDE_KIND)
      for (let shot = 0; shot < 3; shot++) {
        for (let dive = 0; dive < 3; dive++) {
          const cardsDrawn = Math.max(0, draws + symbolOf(cards, shot, dive, star))
          const total = power + cards.plus[kind * CORNERS.length + shot]
          matrix[shot * 3 + dive] = fewer(cardsDrawn, total)
        }
      }
      solveDuel(matrix, solution)
      this.goal[at] = solution.value
      this.shots.set(solution.rows, 3 * at)
      this.dives.set(solution.columns, 3 * at)
    }
  }
}

/** The likelihood that so many cards of a large deck hold fewer footballs than a power. */
function oddsOfFewer(cards: Cards): (draws: number, power: number) => number {
  const share = new Float64Array(POWERS + 1)
  for (let card = 0; card < cards.deck.length; card++)
    share[powerOf(card)] += cards.deck[card] / cards.deckSize
  const fewer = (draws: number, power: number): number => {
    if (power <= 0) return 0
    if (draws === 0 || draws * POWERS < power) return 1
    let sum = 0
    for (let p = 1; p <= POWERS; p++) if (share[p] > 0) sum += share[p] * remembered(draws - 1, power - p)
    return sum
  }
  const known = new Map<number, number>()
  const remembered = (draws: number, power: number): number => {
    const key = draws * 64 + power
    const value = known.get(key) ?? fewer(draws, power)
    known.set(key, value)
    return value
  }
  return (draws, power) => (power <= 0 ? 0 : remembered(draws, power))
}

let table: ShotTable | undefined

/** The table of a card set; matches with other cards in between cost a new one. */
export function shotTable(cards: Cards): ShotTable {
  if (table?.cards !== cards) table = new ShotTable(cards)
  return table
}

/** The row of a shot with a card when the keeper draws so many. */
function rowOfShot(card: number, plus: number, draws: number, star: number): number {
  const power = Math.min(MOST_POWER - 1, Math.max(0, powerOf(card) + plus))
  return (
    kindOf(card) * STRIDE_KIND +
    power * STRIDE_POWER +
    Math.min(MOST_DRAWS - 1, Math.max(0, draws)) * 2 +
    star
  )
}

/** The row of the shot that the carrier takes now. */
export function rowOfThisShot(s: State, card: number): number {
  const star = s.starKeeper[1 - s.side]
  return rowOfShot(card, plusOfShot(s), baseDraws(s, star), star)
}

/** The likelihood of a goal by a card from a field of the two final lines; 0 from further out. */
export function goalFrom(s: State, card: number, field: number): number {
  const line = lineFor(s.side, field)
  if (line < FINAL_LINE - 1) return 0
  const star = s.starKeeper[1 - s.side]
  return shotTable(s.cards).goal[rowOfShot(card, 0, drawsFrom(s.cards, s.side, field, star), star)]
}

/** §6.4–§6.6 The best shot a card can lead to in this round of an opportunity, if nobody moves any more. */
export function bestGoal(s: State, card: number): number {
  const kind = kindOf(card)
  if (kind === DRIBBLE) return goalFrom(s, card, s.field[s.ball])
  const from = s.side * OUTFIELD
  let best = 0
  for (let player = from; player < from + OUTFIELD; player++) {
    if (player === s.ball) continue
    const field = s.field[player]
    if (field === NOWHERE || field >= FIELDS || lineFor(s.side, field) < FINAL_LINE - 1) continue
    if (kind === SHORT && !reachesShort(s, player)) continue
    const goal = goalFrom(s, card, field)
    if (goal > best) best = goal
  }
  return best
}
