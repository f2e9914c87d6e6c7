import type { Odds, Seat } from '@libero/kernel'
import type { Cards } from '../cards/set.ts'
import { CORNER, DISTANCE, GO } from '../codes.ts'
import { footballsInLine, verdict } from '../rules/action.ts'
import { lineFor, lowestInLine, reusable } from '../rules/common.ts'
import { baseDraws, shotPower, symbolOf } from '../rules/shot.ts'
import type { State } from '../state.ts'
import { CARDS, CORNERS, FINAL_LINE, kindOf, POWERS, powerOf } from '../vocabulary.ts'

/** Cards by power that a keeper may still draw, and those a temporary deck would be made of (§10.2). */
const byPower = new Float64Array(POWERS + 1)
const spent = new Float64Array(POWERS + 1)
/** Whether what is drawn now may come again from a temporary deck; before the second version it could. */
let isSpentAgain = false

function countPowers(s: State, seat: number, withHand: boolean): number {
  byPower.fill(0)
  spent.fill(0)
  let total = 0
  for (let card = 0; card < CARDS; card++) {
    const count = s.deck[seat][card] + (withHand ? s.hand[seat][card] : 0)
    byPower[powerOf(card)] += count
    spent[powerOf(card)] += reusable(s, seat, card)
    total += count
  }
  isSpentAgain = !s.terms.turnStaysOut
  return total
}

/** The likelihood that `draws` cards hold fewer footballs than `power`, drawing without putting back. */
export function goalOdds(s: State, keeper: number, draws: number, power: number, withHand: boolean): number {
  return remembered(draws, power, countPowers(s, keeper, withHand))
}

/** Answers for one deck, by draws and power: a coach who thinks asks the same of it many times. */
const MOST_DRAWS = 16
const MOST_POWER = 32
const answers = new Float64Array(MOST_DRAWS * MOST_POWER).fill(Number.NaN)
const countsOfAnswers = new Float64Array(2 * (POWERS + 1)).fill(-1)
let answersSpentAgain = false

function remembered(draws: number, power: number, total: number): number {
  if (draws <= 0 || draws >= MOST_DRAWS || power <= 0 || power >= MOST_POWER)
    return fewerThan(draws, power, total)
  for (let p = 1; p <= POWERS; p++) {
    const isSame = countsOfAnswers[p] === byPower[p] && countsOfAnswers[POWERS + p] === spent[p]
    if (isSame && answersSpentAgain === isSpentAgain) continue
    answers.fill(Number.NaN)
    answersSpentAgain = isSpentAgain
    for (let q = 1; q <= POWERS; q++) {
      countsOfAnswers[q] = byPower[q]
      countsOfAnswers[POWERS + q] = spent[q]
    }
  }
  const at = draws * MOST_POWER + power
  if (Number.isNaN(answers[at])) answers[at] = fewerThan(draws, power, total)
  return answers[at]
}

/** Walks the powers of the next card; at most five deep. */
function fewerThan(draws: number, power: number, total: number): number {
  if (power <= 0) return 0
  if (draws <= 0 || draws * POWERS < power) return 1
  if (total === 0) return fromTemporaryDeck(draws, power)
  let sum = 0
  for (let p = 1; p <= POWERS; p++) {
    const count = byPower[p]
    if (count === 0) continue
    byPower[p]--
    if (isSpentAgain) spent[p]++
    sum += (count / total) * fewerThan(draws - 1, power - p, total - 1)
    byPower[p]++
    if (isSpentAgain) spent[p]--
  }
  return sum
}

/** §10.2 The deck has run out in the middle of the save: the used cards are shuffled and drawn from. */
function fromTemporaryDeck(draws: number, power: number): number {
  const used = spent.slice()
  const total = used.reduce((sum, count) => sum + count, 0)
  if (total === 0) return 1
  byPower.set(used)
  spent.fill(0)
  const likelihood = fewerThan(draws, power, total)
  byPower.fill(0)
  spent.set(used)
  return likelihood
}

/** The 3 × 3 game of a shot: likelihood of a goal by corner of the shot (rows) and dive (columns). */
export function duelMatrix(s: State, card: number, into: Float64Array): void {
  const keeper = 1 - s.side
  const star = s.starKeeper[keeper]
  const base = baseDraws(s, star)
  const total = countPowers(s, keeper, true)
  for (let shot = 0; shot < CORNERS.length; shot++) {
    for (let dive = 0; dive < CORNERS.length; dive++) {
      const draws = Math.max(0, base + symbolOf(s.cards, shot, dive, star))
      into[shot * 3 + dive] = remembered(draws, shotPower(s, card, shot), total)
    }
  }
}

/**
 * The same as the cards alone make it: a shot with this action card from the best field, against a keeper whose
 * deck is whole.
 */
export function printedDuel(cards: Cards, card: number, star: boolean, into: Float64Array): void {
  const keeper = star ? 1 : 0
  byPower.fill(0)
  for (let drawn = 0; drawn < CARDS; drawn++) byPower[powerOf(drawn)] += cards.deck[drawn]
  for (let shot = 0; shot < CORNERS.length; shot++) {
    const power = powerOf(card) + cards.plus[kindOf(card) * CORNERS.length + shot]
    for (let dive = 0; dive < CORNERS.length; dive++) {
      const draws = Math.max(0, cards.bestDraws[keeper] + symbolOf(cards, shot, dive, keeper))
      into[shot * 3 + dive] = fewerThan(draws, power, cards.deckSize)
    }
  }
}

/** §5.4 A long ball over a distance: both cards lie open, so it is known. */
export function longBallOdds(s: State, seat: Seat, action: number): Odds | undefined {
  if (action < DISTANCE || action >= CORNER) return undefined
  const line = lineFor(seat, s.field[s.ball]) + action - DISTANCE + 1
  const isLost = !s.terms.comparedAnywhere && lowestInLine(s, seat, seat, line) < 0
  if (line > FINAL_LINE || isLost) return { of: 'pass', likelihood: 0 }
  const card = powerOf(s.faceUp[seat])
  const answer = powerOf(s.faceUp[1 - seat])
  const own = footballsInLine(s, seat, seat, line, s.attack) + card
  const others = footballsInLine(s, 1 - seat, seat, line, s.defence) + answer
  return { of: 'pass', likelihood: verdict(own, others, card, answer) >= 0 ? 1 : 0 }
}

/** §7.6 A keeper's chance to stop the shot if he draws on, or stops here. */
export function saveOdds(s: State, seat: Seat, action: number): Odds {
  const drawn = action === GO
  const goal = drawn ? goalOdds(s, seat, s.draws, s.power - s.drawn, false) : s.drawn < s.power ? 1 : 0
  return { of: 'save', likelihood: 1 - goal }
}

/** §7.2 A shooter's mean over the keeper's dives, for each corner. */
export function shotOdds(s: State, seat: Seat, action: number): Odds | undefined {
  const shot = action - CORNER
  if (seat !== s.side || shot < 0 || shot >= CORNERS.length) return undefined
  const matrix = new Float64Array(9)
  duelMatrix(s, s.faceUp[seat], matrix)
  return { of: 'goal', likelihood: (matrix[shot * 3] + matrix[shot * 3 + 1] + matrix[shot * 3 + 2]) / 3 }
}
