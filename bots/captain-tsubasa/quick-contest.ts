import { CONCEDED, DEFENCE, FACES, PASS, SHOT } from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import {
  attackerWins,
  attackOf,
  defenceOf,
  REROLL,
  SKIP,
  saveBy,
  sumOf,
} from '@libero/captain-tsubasa/opponents'
import type { Seat } from '@libero/kernel'
import { HEURISTIC_WEIGHTS } from './evaluation.ts'
import { sight } from './sight.ts'
import { oddsAt, stakes } from './stakes.ts'

/** A token kept for later, in goals. */
export function tokenWorth(s: State, seat: number, token: number): number {
  const left = stakes.left + (s.late ? 0.3 : 1)
  const many = s.pool[seat * 3 + token] >= 4 ? 0.6 : 1
  return (
    HEURISTIC_WEIGHTS.token *
    many *
    Math.min(1, left / HEURISTIC_WEIGHTS.tokenRounds) *
    (token === PASS ? 0.8 : 1)
  )
}
const price = (s: State, seat: number, token: number): number => tokenWorth(s, seat, token) * stakes.perGoal

/** What the defender's best answer leaves of the attacker's stake. */
function afterAnswer(lead: number, stake: number, most: number, cost: number): number {
  let least = Number.POSITIVE_INFINITY
  let left = 0
  for (let n = 0; n <= most; n++) {
    const value = oddsAt(lead - n, sight.sure) * stake
    if (value + n * cost >= least) continue
    least = value + n * cost
    left = value
  }
  return left
}

/** So many tokens that help this action most; what they bring is in `bestOfAction`. */
let bestOfAction = 0
function bestSpending(s: State, action: number, lead: number): number {
  const { attacker } = s
  const defender = 1 - attacker
  const stake = action === SHOT ? sight.shotStake : sight.passStake
  const own = price(s, attacker, action)
  const theirs = price(s, defender, DEFENCE)
  let choice = 0
  bestOfAction = Number.NEGATIVE_INFINITY
  for (let n = 0; n <= s.pool[attacker * 3 + action]; n++) {
    const value = afterAnswer(lead + n, stake, s.pool[defender * 3 + DEFENCE], theirs) - n * own
    if (value <= bestOfAction) continue
    bestOfAction = value
    choice = n
  }
  return choice
}

/** §7.2 */
export function shotOrPass(s: State): number {
  const defence = sumOf(s, 1 - s.attacker, DEFENCE)
  bestSpending(s, SHOT, sumOf(s, s.attacker, SHOT) - defence)
  const shot = bestOfAction
  bestSpending(s, PASS, sumOf(s, s.attacker, PASS) - defence)
  return bestOfAction > shot ? PASS : SHOT
}

/** §7.3 */
export function tokensToSpend(s: State, seat: Seat): number {
  const lead = attackOf(s) - defenceOf(s)
  if (seat === s.attacker) return bestSpending(s, s.action, lead)
  const stake = s.action === SHOT ? sight.shotStake : sight.passStake
  const cost = price(s, seat, DEFENCE)
  let choice = 0
  let least = Number.POSITIVE_INFINITY
  for (let n = 0; n <= s.pool[seat * 3 + DEFENCE]; n++) {
    const value = oddsAt(lead - n, sight.sure) * stake + n * cost
    if (value >= least) continue
    least = value
    choice = n
  }
  return choice
}

/** §7.4 Whether this coach wins as the dice lie, with so many points more. */
export function isWinning(s: State, seat: Seat, more: number): boolean {
  const attacking = seat === s.attacker
  const wins = attackerWins(s, s.die[s.attacker], s.die[1 - s.attacker], attacking ? more : -more)
  return wins === attacking
}

/** §7.5 Only whoever is losing has a roll made again, and the one that helps more. */
export function rerolled(s: State, seat: Seat): number {
  const attacking = seat === s.attacker
  if (s.keeperDie > 0) {
    const isGoal = saveBy(s, s.keeper, s.keeperDie) === CONCEDED
    return isGoal === attacking ? SKIP : REROLL + 2
  }
  const own = s.die[seat]
  const others = s.die[1 - seat]
  const wins = (mine: number, theirs: number): number =>
    Number(attackerWins(s, attacking ? mine : theirs, attacking ? theirs : mine) === attacking)
  if (wins(s.die[seat], s.die[1 - seat])) return SKIP
  let mine = 0
  let theirs = 0
  for (let die = 1; die <= FACES; die++) {
    mine += wins(die, others)
    theirs += wins(own, die)
  }
  return mine + theirs === 0 ? SKIP : mine >= theirs ? REROLL : REROLL + 1
}
