import type { Chance, Pair, Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { MOST_TAKERS } from '../state.ts'
import { DIE, DIE_FACES, FREE, KEEPER, MOST_SUDDEN_PAIRS, PITCH, SQUAD, TAKERS } from '../vocabulary.ts'
import type { Told } from './common.ts'
import {
  countOutfielders,
  firstMan,
  keeperOf,
  Luck,
  luckKey,
  MAN,
  manId,
  pair,
  rollForIt,
  strengthOf,
} from './common.ts'
import { finishMatch, SHOOT_OUT } from './extra-time.ts'

/** Two lots in a hat. */
const LOTS = Uint8Array.of(1, 1)

/** §11.1 Heads up, no more hazards; each coach names his takers in secret. */
export function beginShootOut(s: State, told: Told): void {
  s.stage = SHOOT_OUT
  s.turn.fill(0)
  s.chip.fill(FREE)
  s.attack = 0
  s.attacks = 0
  s.action = FREE
  s.named.fill(0)
  s.shots.fill(0)
  s.scored.fill(0)
  s.first = -1
  s.pairs = 0
  told?.tell({ kind: 'shoot-out', goals: pair(s.goals) })
  for (let seat = 0; seat < 2; seat++) s.ready[seat] = countOutfielders(s, seat, PITCH) > 0 ? 0 : 1
  s.phase = s.ready[0] && s.ready[1] ? Phase.Shots : Phase.Takers
}

/** §11.1, §11.5 Outfielders on the pitch who are not named yet. */
export function legalTaker(s: State, seat: Seat, out: Int16Array): number {
  const from = firstMan(seat)
  let count = 0
  for (let slot = 0; slot < SQUAD; slot++) {
    const man = from + slot
    if (s.where[man] === PITCH && s.line[man] !== KEEPER && !isNamed(s, seat, man)) out[count++] = MAN + slot
  }
  return count
}

export function isNamed(s: State, seat: number, man: number): boolean {
  for (let i = 0; i < s.named[seat]; i++) if (s.taker[seat * MOST_TAKERS + i] === man) return true
  return false
}

/** How many takers a coach has to name before shooting goes on. */
export const takersDue = (s: State, seat: number): number =>
  Math.min(s.phase === Phase.Takers ? TAKERS : s.shots[seat] + 1, countOutfielders(s, seat, PITCH))

export function nameTaker(s: State, seat: Seat, action: number, told: Told): void {
  s.taker[seat * MOST_TAKERS + s.named[seat]++] = firstMan(seat) + action - MAN
  if (s.named[seat] < takersDue(s, seat)) return
  s.ready[seat] = 1
  told?.tell({ kind: 'takers-ready', seat })
  if (s.ready[0] && s.ready[1]) s.phase = Phase.Shots
}

/** §11.2–§11.4 One shot, then whoever is next, until it is decided or a taker has to be named. */
export function shoot(s: State, chance: Chance, told: Told): void {
  if (s.first < 0) rollForFirstShot(s, chance, told)
  const behind = s.shots[0] - s.shots[1]
  const seat = (behind === 0 ? s.first : behind < 0 ? 0 : 1) as Seat
  takeShot(s, seat, chance, told)
  const winner = shootOutWinner(pair(s.shots), pair(s.scored))
  if (winner < 2) finishMatch(s, winner, 'shoot-out', told)
  else if (s.shots[0] === s.shots[1] && s.shots[0] >= TAKERS) nextPair(s, chance, told)
}

/** §11.4, §11.5 Who can no longer be caught, or has won a pair of sudden death; 2 while it is open. */
export function shootOutWinner(shots: Pair<number>, [home, away]: Pair<number>): Seat | 2 {
  if (Math.max(shots[0], shots[1]) > TAKERS) {
    return shots[0] !== shots[1] || home === away ? 2 : home > away ? 0 : 1
  }
  if (home > away + TAKERS - shots[1]) return 0
  return away > home + TAKERS - shots[0] ? 1 : 2
}

/** §11.2 The guard of §5.4 holds here too. */
function rollForFirstShot(s: State, chance: Chance, told: Told): void {
  s.first = Math.max(0, rollForIt(s, Luck.FirstShot, chance, told))
  told?.tell({ kind: 'first-shot', seat: s.first as Seat })
}

/** §11.3 The taker's first strength against the keeper, who turns afterwards. Nobody to shoot is a miss. */
function takeShot(s: State, seat: Seat, chance: Chance, told: Told): void {
  const nth = s.shots[seat]++
  const key = nth * 4 + seat * 2
  const die = chance.take(DIE, DIE_FACES, luckKey(s, Luck.Shot, key))
  const keepersDie = chance.take(DIE, DIE_FACES, luckKey(s, Luck.Shot, key + 1))
  const taker = s.named[seat] === 0 ? -1 : s.taker[seat * MOST_TAKERS + (nth % s.named[seat])]
  const keeper = keeperOf(s, 1 - seat)
  const total = taker < 0 ? 0 : strengthOf(s, taker) + die
  const answer = keeper < 0 ? keepersDie : strengthOf(s, keeper) + keepersDie
  const scored = taker >= 0 && total > answer
  if (scored) s.scored[seat]++
  if (keeper >= 0) s.turn[keeper] = (s.turn[keeper] + 1) & 3
  told?.reveal({
    kind: 'shot',
    seat,
    taker: taker < 0 ? '' : manId(s, taker),
    keeper: keeper < 0 ? '' : manId(s, keeper),
    dice: [die, keepersDie],
    totals: [total, answer],
    scored,
    score: pair(s.scored),
  })
}

/** §11.5, §11.6 Sudden death: who has men left to name names one; after forty pairs lots are drawn. */
function nextPair(s: State, chance: Chance, told: Told): void {
  if (s.pairs === MOST_SUDDEN_PAIRS) {
    s.guards++
    const winner = chance.take(LOTS, 2, luckKey(s, Luck.Lots, 0)) as Seat
    told?.tell({ kind: 'lots', seat: winner })
    finishMatch(s, winner, 'lots', told)
    return
  }
  s.pairs++
  told?.tell({ kind: 'sudden-death', pair: s.pairs })
  for (let seat = 0; seat < 2; seat++) {
    s.ready[seat] = s.named[seat] < countOutfielders(s, seat, PITCH) ? 0 : 1
  }
  s.phase = s.ready[0] && s.ready[1] ? Phase.Shots : Phase.NextTaker
}
