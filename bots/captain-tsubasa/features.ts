import {
  AREA,
  BENCH,
  DECK,
  DEFENCE,
  DISCARD,
  FIRST_EXHAUSTION,
  FIRST_MOTIVATION,
  FIRST_TRANSFER,
  HALVES,
  HAND,
  PASS,
  RED,
  SHOT,
  YELLOW,
} from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import { limitOf, Phase, teamOf } from '@libero/captain-tsubasa/opponents'
import type { Seat } from '@libero/kernel'
import { HEURISTIC_WEIGHTS } from './evaluation.ts'
import { scouted } from './scouting.ts'
import { ballAfterLoss, behold, oddsAt, stakes, winning } from './stakes.ts'
import {
  addUp,
  advanceHeld,
  advanceOwned,
  bonusHeld,
  defences,
  field,
  MOST_HELD,
  NUMBER,
  POINTS_DEFENCE,
  POINTS_LATER,
  POINTS_PASS,
  POINTS_SHOT,
  passes,
  rerollHeld,
  SUMS,
  saveHeld,
  saveLies,
  shots,
  specialHeld,
  specialOwned,
  sums,
  tired,
} from './tally.ts'

/** How many numbers a match comes to. */
export const INPUTS = 107

let filled = 0
let out: Float32Array = new Float32Array(INPUTS)
function put(value: number): void {
  out[filled++] = value
}
const clip = (value: number): number => (value > 1.5 ? 1.5 : value < -1.5 ? -1.5 : value)

/** A match as numbers, as whoever has the ball sees it. */
export function features(s: State, x: Float32Array): Seat {
  out = x
  filled = 0
  behold(s)
  addUp(s, scouted(s.cards))
  const attacker = s.attacker as Seat
  seeMatch(s)
  for (let n = 0; n < 2; n++) seeSide(s, n === 0 ? attacker : 1 - attacker)
  seeRound(s)
  return attacker
}

/** Score and clock. */
function seeMatch(s: State): void {
  const { attacker } = s
  const lead = s.goals[attacker] - s.goals[1 - attacker]
  const { left } = stakes
  put(Number(lead <= -2))
  put(Number(lead === -1))
  put(Number(lead === 0))
  put(Number(lead === 1))
  put(Number(lead >= 2))
  put(clip(lead / 3))
  put(clip(lead / (1 + left)))
  put(clip((0.6 * lead) / Math.sqrt(left + 0.5)))
  put(left / 12)
  put(2 * stakes.goal - 1)
  put(2 * stakes.kept - 1)
  put(2 * stakes.lost - 1)
  put(2 * winning(lead, 2 * left, 0) - 1)
  put(2 * stakes.perGoal)
  put(s.late)
  put(Number(s.half === 2))
  put(Number(s.half > HALVES))
  put(s.late ? ballAfterLoss(s) : 0)
  put(s.half === 1 ? (s.first === attacker ? -1 : 1) : 0)
  put(Number(s.terms.firstGame))
  put(Number(s.terms.guaranteedSuccess))
  put(Number(s.terms.motivation))
  put(Number(s.terms.transfers))
  let transfers = 0
  if (s.terms.transfers)
    for (let card = FIRST_TRANSFER; card < FIRST_EXHAUSTION; card++)
      transfers += Number(s.where[card] === BENCH)
  put(transfers / 4)
}

/** What one side has. */
function seeSide(s: State, seat: number): void {
  const { left } = stakes
  const pool = seat * 3
  put(Number(s.booking[seat] === YELLOW))
  put(Number(s.booking[seat] === RED))
  put((s.booking[seat] * left) / 12)
  for (let token = 0; token < 3; token++) {
    put(s.pool[pool + token] / 5)
    put(left < 2 ? s.pool[pool + token] / 5 : 0)
  }
  let all = 0
  for (let pile = HAND; pile <= AREA; pile += 2) all += sums[(pile + seat) * SUMS]
  const whole = (of: number): number => {
    let sum = 0
    for (let pile = HAND; pile <= AREA; pile += 2) sum += sums[(pile + seat) * SUMS + of]
    return sum
  }
  put(all / 16)
  for (let of = POINTS_SHOT; of <= POINTS_LATER; of++) put(all === 0 ? 0 : whole(of) / all / 3)
  put((left * (all === 0 ? 0 : whole(POINTS_LATER) / all)) / 24)
  put(tired[seat] / 4)
  const deck = (DECK + seat) * SUMS
  const cards = sums[deck]
  put(cards / 12)
  for (let of = POINTS_SHOT; of <= POINTS_DEFENCE; of++) put(cards === 0 ? 0 : sums[deck + of] / cards / 3)
  const hand = (HAND + seat) * SUMS
  put(sums[hand + NUMBER] / 5)
  for (let of = POINTS_SHOT; of <= POINTS_LATER; of++) put(clip(sums[hand + of] / 10))
  put(specialHeld[seat])
  put(specialOwned[seat])
  put(advanceHeld[seat])
  put(advanceOwned[seat])
  put(rerollHeld[seat])
  put(saveHeld[seat])
  put(sums[(DISCARD + seat) * SUMS] / 12)
  put(s.terms.motivation ? motivations(s, seat) / 4 : 0)
}

/** Players of this side who can still be motivated. */
function motivations(s: State, seat: number): number {
  let count = 0
  for (let card = FIRST_MOTIVATION; card < FIRST_TRANSFER; card++)
    count += Number(s.where[card] === BENCH && s.cards.team[card] === teamOf(s, seat) + 1)
  return count
}

/** The round to come, if both play their best cards until the areas are full. */
function seeRound(s: State): void {
  const { attacker } = s
  const defender = 1 - attacker
  const sure = s.terms.guaranteedSuccess
  foresee(s)
  const shotTokens = s.pool[attacker * 3 + SHOT]
  const passTokens = s.pool[attacker * 3 + PASS]
  const answers = s.pool[defender * 3 + DEFENCE]
  const { shot, pass } = foreseen
  const saved = Math.max(saveHeld[defender], saveLies[defender])
  const passStake = stakes.kept - stakes.lost
  const shotStake = (1 - 0.8 * saved) * (stakes.goal - stakes.lost) + 0.4 * saved * passStake
  const shotOdds = oddsAt(shot + HEURISTIC_WEIGHTS.pool * (shotTokens - answers), sure)
  const passOdds = oddsAt(pass + HEURISTIC_WEIGHTS.pool * (passTokens - answers), sure)
  put(clip(shot / 8))
  put(clip(pass / 8))
  put(shotOdds)
  put(passOdds)
  put(oddsAt(shot + shotTokens - answers, sure))
  put(oddsAt(shot + shotTokens, sure))
  put(oddsAt(shot - answers, sure))
  put(oddsAt(pass + passTokens - answers, sure))
  put(shotOdds * shotStake)
  put(passOdds * passStake)
  put(2 * (stakes.lost + Math.max(shotOdds * shotStake, passOdds * passStake)) - 1)
  put(clip(bonusHeld[attacker]))
  put(clip(bonusHeld[defender]))
  const drafts = Number(s.phase === Phase.Draft)
  put(drafts)
  put(drafts * field[0])
  put(drafts * field[1])
  put(drafts * field[2])
}

/** What the attacker leads by before tokens and dice when the areas are full. */
const foreseen = { shot: 0, pass: 0 }

function foresee(s: State): void {
  const { attacker } = s
  const defender = 1 - attacker
  const room = limitOf(s) - s.size[AREA] - s.size[AREA + 1]
  const drafts = Number(s.phase === Phase.Draft)
  const attacks = Math.min((room + 1) >> 1, s.size[HAND + attacker] + drafts, MOST_HELD)
  const defends = Math.min(room - attacks, s.size[HAND + defender] + drafts, MOST_HELD)
  const { less } = s.cards
  const booked = s.booking[attacker] * 3
  let defence = sums[(AREA + defender) * SUMS + POINTS_DEFENCE] - less[s.booking[defender] * 3 + DEFENCE]
  let shot = sums[(AREA + attacker) * SUMS + POINTS_SHOT] - less[booked + SHOT]
  let pass = sums[(AREA + attacker) * SUMS + POINTS_PASS] - less[booked + PASS]
  for (let n = 0; n < attacks; n++) {
    shot += shots[n]
    pass += passes[n]
  }
  for (let n = 0; n < defends; n++) defence += defences[n]
  foreseen.shot = shot - defence
  foreseen.pass = pass - defence
}
