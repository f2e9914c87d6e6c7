import type { State } from '@libero/captain-tsubasa'
import {
  AREA,
  BENCH,
  CARDS,
  DECK,
  DEFENCE,
  DISCARD,
  FIELD,
  FIRST_EXHAUSTION,
  FIRST_MOTIVATION,
  FIRST_TRANSFER,
  HALVES,
  HAND,
  LESS_IN_ATTACK,
  LESS_IN_DEFENCE,
  limitOf,
  PASS,
  Phase,
  PILES,
  RED,
  SHOT,
  YELLOW,
} from '@libero/captain-tsubasa'
import { teamOf } from '@libero/captain-tsubasa/rules/common'
import type { Seat } from '@libero/kernel'
import { TASTE } from './outlook.ts'
import { ATTACK, DEFEND, type Scouting, scouted } from './scouting.ts'
import { ballAfterLoss, behold, oddsAt, stakes, winning } from './stakes.ts'

/** How many numbers a match comes to. */
export const INPUTS = 127

const SUMS = 5
const NUMBER = 0
const POINTS_SHOT = 1
const POINTS_PASS = 2
const POINTS_DEFENCE = 3
const POINTS_LATER = 4
/** By pile × 5: cards, their shot, pass and defence, and what they are worth later. */
const sums = new Float64Array(PILES.length * SUMS)
/** By seat: exhaustion cards, own special shots and advances in hand and elsewhere, rerolls and saves in hand. */
const tired = new Float64Array(2)
const specialHeld = new Float64Array(2)
const specialOwned = new Float64Array(2)
const advanceHeld = new Float64Array(2)
const advanceOwned = new Float64Array(2)
const rerollHeld = new Float64Array(2)
const rerollLies = new Float64Array(2)
const saveHeld = new Float64Array(2)
const saveLies = new Float64Array(2)
const holdLies = new Float64Array(2)
/** Hands in their role of this round, the best first: shot and pass of the attacker, defence of the defender. */
const MOST_HELD = 12
const shots = new Float64Array(MOST_HELD)
const passes = new Float64Array(MOST_HELD)
const defences = new Float64Array(MOST_HELD)
/** What the open match cards are worth: to the defender the best, to the attacker the best and the second best. */
const field = new Float64Array(3)

function forget(): void {
  sums.fill(0)
  tired.fill(0)
  specialHeld.fill(0)
  specialOwned.fill(0)
  advanceHeld.fill(0)
  advanceOwned.fill(0)
  rerollHeld.fill(0)
  rerollLies.fill(0)
  saveHeld.fill(0)
  saveLies.fill(0)
  holdLies.fill(0)
  shots.fill(0)
  passes.fill(0)
  defences.fill(0)
  field.fill(0)
}

/** Puts a value among the best of a hand. */
function insert(list: Float64Array, value: number): void {
  if (value <= 0) return
  let at = MOST_HELD - 1
  if (list[at] >= value) return
  for (; at > 0 && list[at - 1] < value; at--) list[at] = list[at - 1]
  list[at] = value
}

function addUp(s: State, scouting: Scouting): void {
  const { where, attacker } = s
  const { value, team } = s.cards
  const { later, special, advances, rerolls, saves, holds } = scouting
  const left = Math.min(3, stakes.left * TASTE.comeback)
  forget()
  for (let card = 0; card < CARDS; card++) {
    const pile = where[card]
    if (pile < HAND) {
      if (pile === FIELD) lookAtField(scouting, card, left)
      continue
    }
    const seat = pile & 1
    const at = pile * SUMS
    const shot = value[card * 3 + SHOT]
    const pass = value[card * 3 + PASS]
    const defence = value[card * 3 + DEFENCE]
    sums[at]++
    sums[at + POINTS_SHOT] += shot
    sums[at + POINTS_PASS] += pass
    sums[at + POINTS_DEFENCE] += defence
    sums[at + POINTS_LATER] += later[card]
    if (card >= FIRST_EXHAUSTION) {
      tired[seat]++
      continue
    }
    const isHeld = pile < DECK
    if (isHeld) {
      if (seat === attacker) {
        insert(shots, shot)
        insert(passes, pass)
      } else insert(defences, defence)
      rerollHeld[seat] += rerolls[card]
      if (saves[card] > saveHeld[seat]) saveHeld[seat] = saves[card]
    } else if (pile >= AREA) {
      rerollLies[seat] += rerolls[card]
      if (saves[card] > saveLies[seat]) {
        saveLies[seat] = saves[card]
        holdLies[seat] = holds[card]
      }
    }
    if (special[card] && team[card] === teamOf(s, seat) + 1) (isHeld ? specialHeld : specialOwned)[seat]++
    if (advances[card]) (isHeld ? advanceHeld : advanceOwned)[seat]++
  }
}

function lookAtField(scouting: Scouting, card: number, comebacks: number): void {
  field[0] = Math.max(field[0], scouting.drafted(DEFEND, card, comebacks))
  const worth = scouting.drafted(ATTACK, card, comebacks)
  if (worth > field[1]) {
    field[2] = field[1]
    field[1] = worth
  } else if (worth > field[2]) field[2] = worth
}

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
  put(rerollLies[seat])
  put(saveHeld[seat])
  put(saveLies[seat])
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

/** The round under way. */
function seeRound(s: State): void {
  const { attacker, phase } = s
  const defender = 1 - attacker
  const sure = s.terms.guaranteedSuccess
  const isSpending = phase === Phase.Spend
  const room = phase < Phase.Action ? limitOf(s) - s.size[AREA] - s.size[AREA + 1] : 0
  const less = LESS_IN_ATTACK[s.booking[attacker]]
  const defence = sums[(AREA + defender) * SUMS + POINTS_DEFENCE] - LESS_IN_DEFENCE[s.booking[defender]]
  const answer = defence + s.spent[defender]
  const shot = sums[(AREA + attacker) * SUMS + POINTS_SHOT] - less + s.spent[attacker] - answer
  const pass = sums[(AREA + attacker) * SUMS + POINTS_PASS] - less + s.spent[attacker] - answer
  const shotTokens = isSpending
    ? s.turn === attacker
      ? s.pool[attacker * 3 + SHOT]
      : 0
    : s.pool[attacker * 3 + SHOT]
  const passTokens = isSpending
    ? s.turn === attacker
      ? s.pool[attacker * 3 + PASS]
      : 0
    : s.pool[attacker * 3 + PASS]
  const defenceTokens = s.pool[defender * 3 + DEFENCE]
  const mayShoot = isSpending && s.action === PASS ? 0 : 1
  const mayPass = isSpending && s.action === SHOT ? 0 : 1
  const passStake = stakes.kept - stakes.lost
  const shotStake =
    (1 - saveLies[defender]) * (stakes.goal - stakes.lost) +
    (saveLies[defender] - holdLies[defender]) * passStake
  put(Number(phase === Phase.Draft && s.turn === defender))
  put(Number(phase === Phase.Draft && s.turn === attacker))
  put(Number(phase === Phase.Turn))
  put(Number(phase === Phase.Action))
  put(Number(isSpending && s.turn === attacker))
  put(Number(isSpending && s.turn === defender))
  put(phase === Phase.Turn ? (s.turn === attacker ? 1 : -1) : 0)
  put(s.stopped[attacker])
  put(s.stopped[defender])
  put(room / 9)
  put(s.size[AREA] + s.size[AREA + 1] === 0 ? 1 : 0)
  put(mayShoot * clip(shot / 8))
  put(mayPass * clip(pass / 8))
  put(mayShoot * oddsAt(shot, sure))
  put(mayPass * oddsAt(pass, sure))
  put(mayShoot * oddsAt(shot + shotTokens - defenceTokens, sure))
  put(mayPass * oddsAt(pass + passTokens - defenceTokens, sure))
  put(mayShoot * oddsAt(shot + shotTokens, sure))
  put(mayShoot * oddsAt(shot - defenceTokens, sure))
  // If both go on: whoever is not stopped plays his best until the areas are full.
  const open = s.stopped[attacker] ? 0 : 1
  const closed = s.stopped[defender] ? 0 : 1
  const draws = phase === Phase.Draft ? 1 : 0
  let attacks = 0
  let defends = 0
  for (
    let n = room, turn = phase === Phase.Turn ? s.turn : attacker, idle = 0;
    n > 0 && idle < 2;
    turn = 1 - turn
  ) {
    const can =
      turn === attacker
        ? open && attacks < s.size[HAND + attacker] + draws
        : closed && defends < s.size[HAND + defender] + draws
    if (!can) {
      idle++
      continue
    }
    idle = 0
    n--
    if (turn === attacker) attacks++
    else defends++
  }
  let shotAhead = shot
  let passAhead = pass
  for (let n = 0; n < attacks && n < MOST_HELD; n++) {
    shotAhead += shots[n]
    passAhead += passes[n]
  }
  for (let n = 0; n < defends && n < MOST_HELD; n++) {
    shotAhead -= defences[n]
    passAhead -= defences[n]
  }
  const tokens = TASTE.pool * (shotTokens - defenceTokens)
  const shotOdds = mayShoot * oddsAt(shotAhead + tokens, sure)
  const passOdds = mayPass * oddsAt(passAhead + TASTE.pool * (passTokens - defenceTokens), sure)
  put(attacks / 5)
  put(defends / 5)
  put(clip(shotAhead / 8))
  put(clip(passAhead / 8))
  put(shotOdds)
  put(passOdds)
  const won = Math.max(shotOdds * shotStake, passOdds * passStake)
  put(2 * (stakes.lost + won) - 1)
  put(shotOdds * shotStake)
  put(passOdds * passStake)
  put(mayShoot * oddsAt(shot, sure) * shotStake)
  put(mayPass * oddsAt(pass, sure) * passStake)
  const drafts = phase === Phase.Draft ? 1 : 0
  put(drafts * field[0])
  put(drafts * field[1])
  put(drafts * field[2])
}
