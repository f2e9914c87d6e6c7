import { BENCH, BUILD_UP, FINISH, KEEPER, PERIODS, PITCH, SQUAD, YELLOW } from '@libero/finale'
import type { State } from '@libero/finale/opponents'
import { lowest, Phase } from '@libero/finale/opponents'
import type { Seat } from '@libero/kernel'
import { shareAt } from './evaluation.ts'
import { lastPeriod, oftener, quality } from './men.ts'
import { lookAhead, lookAtAction, prospect, survey } from './sight.ts'

/** Where each group of inputs begins. */
const SHARE = 0
const LEAD = 2
const LEAD_BY_TIME = 9
const TIME = 16
const MOMENT = 21
const CHANCES = 30
const SIDES = 37
/** Inputs for one side, and where its groups begin. */
const LINES_OF = 4
const LINE = 9
const BENCH_OF = LINES_OF + 3 * LINE
const HAND_OF = BENCH_OF + 7
const DECK_OF = HAND_OF + 5
const CARDS_OF = DECK_OF + 5
const SIDE = CARDS_OF + 4
export const INPUTS = SIDES + 2 * SIDE

/** What one more attack of the same side is worth, in goals. */
const FURTHER = 0.13

/** The lead that counts at the end, from a seat: that of both legs in the second. */
function leadOf(s: State, seat: Seat): number {
  const { leg, firstLeg } = s.terms
  let home = s.goals[0] - s.goals[1]
  if (leg === 2) home += firstLeg[0] - firstLeg[1]
  return seat === 0 ? home : -home
}

/** Who is ahead if away goals decide: 1 this seat, −1 the other; 0 for neither, or where they do not count. */
function awayGoalsFor(s: State, seat: Seat): number {
  const { leg, firstLeg, awayGoals } = s.terms
  if (leg !== 2 || !awayGoals) return 0
  const home = Math.sign(firstLeg[0] - s.goals[1])
  return seat === 0 ? home : -home
}

/** Fills `x` with what decides a match from here, as seen by the side on the ball, or by home while nobody is. */
export function features(s: State, x: Float32Array): Seat {
  const inAttack = s.phase === Phase.AttackersMen || s.phase === Phase.DefendersMen
  const seat = (inAttack ? (s.counter ? 1 - s.attacker : s.attacker) : 0) as Seat
  x.fill(0)
  const goals = leadOf(s, seat)
  const abroad = awayGoalsFor(s, seat)
  const lead = goals + 0.5 * abroad
  const last = lastPeriod(s)
  const periods = last - s.period
  survey(s, !inAttack)
  let share: number
  let time: number
  if (inAttack) {
    const sign = seat === s.attacker ? 1 : -1
    const further = sign * (s.attacks - s.attack)
    time = periods + 0.25 * (s.attacks - s.attack)
    x[MOMENT + 7] = further / 4
    share = shareInAttack(s, seat, lead + FURTHER * further, time, x)
    time += 0.25
  } else {
    time = periods + 1
    x[MOMENT] = 1
    share = shareAtTactics(s, seat, lead, time, x)
  }
  x[SHARE] = 2 * share - 1
  x[SHARE + 1] = Math.log((share + 0.01) / (1.01 - share)) / 3
  const step = Math.max(-3, Math.min(3, goals)) + 3
  x[LEAD + step] = 1
  x[LEAD_BY_TIME + step] = time / PERIODS
  x[TIME] = time / PERIODS
  x[TIME + 1] = s.stage
  x[TIME + 2] = s.stage === 0 && (s.terms.leg === 2 || (s.terms.leg === 0 && s.terms.extraTime)) ? 1 : 0
  x[TIME + 3] = periods === 0 ? 1 : 0
  x[TIME + 4] = abroad
  const rival = (1 - seat) as Seat
  fillSide(s, seat, inAttack ? s.used[seat] : 0, x, SIDES)
  fillSide(s, rival, inAttack ? s.used[rival] : 0, x, SIDES + SIDE)
  return seat
}

/** The action under way, played out by its odds, with the counter that may follow. */
function shareInAttack(s: State, seat: Seat, lead: number, time: number, x: Float32Array): number {
  const rival = (1 - seat) as Seat
  const isAnswered = s.phase === Phase.DefendersMen
  const bonus = Math.abs(s.cards.power[s.faceUp[0]] - s.cards.power[s.faceUp[1]])
  lookAtAction(s, seat, s.counter && s.action === BUILD_UP ? bonus : 0, isAnswered)
  const { buildUp, goal, lead: margin } = prospect
  let counter = 0
  if (s.action === BUILD_UP && !s.counter && !s.countered) {
    lookAhead(s, rival, s.faceUp[rival], bonus)
    counter = prospect.buildUp * prospect.goal
  }
  x[MOMENT + 1] = s.action === BUILD_UP ? 1 : 0
  x[MOMENT + 2] = s.action === FINISH ? 1 : 0
  x[MOMENT + 3] = isAnswered ? 1 : 0
  x[MOMENT + 4] = isAnswered && s.action === FINISH ? 1 : 0
  x[MOMENT + 5] = s.counter
  x[MOMENT + 6] = s.countered
  x[MOMENT + 8] = bonus / 4
  x[CHANCES] = s.action === BUILD_UP ? buildUp : 0
  x[CHANCES + 1] = goal
  x[CHANCES + 2] = counter
  x[CHANCES + 3] = Math.max(-6, Math.min(6, margin)) / 4
  const ahead = shareAt(lead + 1, time)
  const level = shareAt(lead, time)
  return (
    buildUp * (goal * ahead + (1 - goal) * level) +
    (1 - buildUp) * (counter * shareAt(lead - 1, time) + (1 - counter) * level)
  )
}

/** By side and place in the hand: what an attack with the card promises, its lead in the build-up, its power. */
const value = new Float64Array(8)
const goalOdds = new Float64Array(8)
const buildUpLead = new Float64Array(8)
const buildUpOdds = new Float64Array(8)
const power = new Float64Array(8)

/** Surveys the cards in hand of a side; how many there are. */
function surveyHand(s: State, seat: Seat): number {
  let count = 0
  for (let rest = s.hand[seat] || 1 << s.cards.closing; rest !== 0 && count < 4; rest &= rest - 1) {
    const card = lowest(rest)
    const at = seat * 4 + count++
    lookAhead(s, seat, card, 0)
    value[at] = prospect.buildUp * prospect.goal
    goalOdds[at] = prospect.goal
    buildUpLead[at] = prospect.lead
    buildUpOdds[at] = prospect.buildUp
    power[at] = s.cards.power[card]
  }
  return count
}

const meanOf = (row: Float64Array, from: number, count: number): number => {
  let sum = 0
  for (let i = from; i < from + count; i++) sum += row[i]
  return sum / count
}

const mostOf = (row: Float64Array, from: number, count: number): number => {
  let most = row[from]
  for (let i = from + 1; i < from + count; i++) most = Math.max(most, row[i])
  return most
}

/** What the first attack of one card against the other is worth, in goals, the counter against it taken off. */
function firstAttack(own: number, others: number, bonus: number): number {
  const counter = oddsAt(buildUpLead[others] + bonus) * goalOdds[others]
  return value[own] - (1 - buildUpOdds[own]) * counter
}

/** Odds of a build-up by its lead, steep around level. */
const oddsAt = (lead: number): number => Math.max(0, Math.min(1, 0.6 + 0.16 * lead))

/** Before the cards are laid: the middle of what may come of them, and what each side can make sure of. */
function shareAtTactics(s: State, seat: Seat, lead: number, time: number, x: Float32Array): number {
  const rival = (1 - seat) as Seat
  const own = surveyHand(s, seat)
  const others = surveyHand(s, rival)
  const ownMean = meanOf(value, seat * 4, own)
  const othersMean = meanOf(value, rival * 4, others)
  let total = 0
  let sure = Number.NEGATIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (let i = seat * 4; i < seat * 4 + own; i++) {
    let worst = Number.POSITIVE_INFINITY
    let sum = 0
    for (let j = rival * 4; j < rival * 4 + others; j++) {
      const gap = power[i] - power[j]
      let gain: number
      if (gap > 0) gain = firstAttack(i, j, gap) + (gap - 1) * ownMean
      else if (gap < 0) gain = -firstAttack(j, i, -gap) + (gap + 1) * othersMean
      else gain = (firstAttack(i, j, 0) - firstAttack(j, i, 0)) / 2
      sum += gain
      if (gain < worst) worst = gain
    }
    total += sum
    if (worst > sure) sure = worst
    if (sum > most) most = sum
  }
  const mean = total / (own * others)
  x[CHANCES + 4] = mean
  x[CHANCES + 5] = sure
  x[CHANCES + 6] = most / others
  x[SIDES + CARDS_OF + 2] = ownMean
  x[SIDES + SIDE + CARDS_OF + 2] = othersMean
  x[SIDES + CARDS_OF + 3] = mostOf(value, seat * 4, own)
  x[SIDES + SIDE + CARDS_OF + 3] = mostOf(value, rival * 4, others)
  return shareAt(lead + mean, time)
}

/** One man of a line: how many there are, what they show from now on, the three strongest, how many show four. */
function fillMan(x: Float32Array, group: number, strength: Uint8Array, row: number, turn: number): void {
  const now = strength[row + turn]
  x[group] += 0.2
  x[group + 1] += now / 20
  x[group + 2] += strength[row + ((turn + 1) & 3)] / 20
  x[group + 3] += strength[row + ((turn + 2) & 3)] / 20
  x[group + 4] += strength[row + ((turn + 3) & 3)] / 20
  if (now >= 4) x[group + 5] += 0.25
  let carried = now / 5
  for (let rank = group + 6; rank < group + 9; rank++) {
    const here = x[rank]
    if (carried <= here) continue
    x[rank] = carried
    carried = here
  }
}

/** The men, bench and cards of a side; those in the mask `busy` are about to turn. */
function fillSide(s: State, seat: Seat, busy: number, x: Float32Array, at: number): void {
  const { where, line, card, turn, booked } = s
  const { strength, hazard } = s.cards
  const from = seat * SQUAD
  let fresh = 0
  for (let man = from; man < from + SQUAD; man++) {
    const row = card[man] * 4
    if (where[man] === PITCH) {
      const turns = (busy >>> (man - from)) & 1
      const t = (turn[man] + turns) & 3
      if (line[man] === KEEPER) {
        for (let n = 0; n < 4; n++) x[at + n] = strength[row + ((t + n) & 3)] / 5
        continue
      }
      fillMan(x, at + LINES_OF + (line[man] - 1) * LINE, strength, row, t)
      const threat = hazard[row + turn[man]]
      if (threat !== 0) {
        const weight = threat === YELLOW && !booked[man] ? 0.05 : 0.25
        x[at + BENCH_OF + 4 + turns] += weight * oftener(s.cards, threat)
      }
      if (booked[man]) x[at + BENCH_OF + 6] += 0.25
    } else if (where[man] === BENCH) {
      if (line[man] === KEEPER) x[at + BENCH_OF + 3] = 1
      else {
        x[at + BENCH_OF + 2] += 0.25
        fresh = Math.max(fresh, quality(s, man, 0))
      }
    }
  }
  x[at + BENCH_OF] = s.changesLeft[seat] > 0 ? fresh / 5 : 0
  x[at + BENCH_OF + 1] = s.changesLeft[seat] / 3
  const { power: powers } = s.cards
  let left = 0
  for (let rest = s.hand[seat]; rest !== 0; rest &= rest - 1) {
    x[at + HAND_OF - 1 + powers[lowest(rest)]] += 0.5
    left++
  }
  const deck = s.packed[seat] & ~(s.shown[seat] | s.exchanged[seat] | s.hand[seat])
  for (let rest = deck; rest !== 0; rest &= rest - 1) {
    x[at + DECK_OF - 1 + powers[lowest(rest)]] += 0.25
    left++
  }
  x[at + CARDS_OF] = left / 11
  if (s.faceUp[seat] >= 0) x[at + CARDS_OF + 1] = powers[s.faceUp[seat]] / 5
}
