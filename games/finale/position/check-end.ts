import type { Fields, Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { EXTRA_TIME, isOver, pair, SHOOT_OUT } from '../rules/common.ts'
import type { Verdict } from '../rules/ending.ts'
import { extraTimeIsPlayed, verdictOf } from '../rules/ending.ts'
import { countTakers, shootOutWinner } from '../rules/shoot-out.ts'
import type { State } from '../state.ts'
import { ENDINGS } from '../state.ts'
import { EXTRA_PERIODS, MOST_SUDDEN_PAIRS, PERIODS, TAKERS } from '../vocabulary.ts'
import { checkNoAction } from './check-clock.ts'

/** §10, §11, §12 A match ends in one way only, and stops where it ends. */
export function checkEnd(s: State, r: Fields): void {
  if (s.stage >= EXTRA_TIME && !extraTimeIsPlayed(s)) r.wrong('stage')
  if (s.stage === SHOOT_OUT) checkLevel(s, r)
  else {
    if (s.shots[0] + s.shots[1] > 0) r.wrong('sides.shots')
    if (s.pairs > 0) r.wrong('pairs')
    if (s.first >= 0) r.wrong('firstShot')
  }
  if (isOver(s)) checkOver(s, r)
  else if (s.winner < 2) r.wrong('winner')
}

/** §11 Nobody shoots unless it is level, and only who is named can score. */
function checkLevel(s: State, r: Fields): void {
  if (s.period !== PERIODS + EXTRA_PERIODS) r.wrong('period')
  if (verdictOf(s)) r.wrong('sides.goals')
  for (const seat of [0, 1] as const)
    if (s.named[seat] === 0 && s.scored[seat] > 0) r.wrong(`sides.${seat}.scored`)
}

function checkOver(s: State, r: Fields): void {
  if (s.counter) r.wrong('counter')
  if (s.period !== PERIODS + (s.stage === 0 ? 0 : EXTRA_PERIODS)) r.wrong('period')
  if (s.stage === SHOOT_OUT) checkShotOut(s, r)
  const end = s.stage === SHOOT_OUT ? shotOut(s) : verdictOf(s)
  if (!end) r.wrong('stage')
  else if (end.by !== ENDINGS[s.ending]) r.wrong('ending')
  else if (end.winner !== s.winner) r.wrong('winner')
}

/** §11 Everybody who had to was named, and the pairs of sudden death are those that were shot. */
function checkShotOut(s: State, r: Fields): void {
  for (const seat of [0, 1] as const) {
    const shooters = Math.min(Math.max(TAKERS, s.shots[seat]), countTakers(s, seat))
    if (s.named[seat] !== shooters) r.wrong(`sides.${seat}.takers`)
  }
  if (s.first < 0) r.wrong('firstShot')
  if (s.pairs !== Math.max(0, Math.max(s.shots[0], s.shots[1]) - TAKERS)) r.wrong('pairs')
}

/** §11 While takers are named it is not decided. */
export function checkShootOut(s: State, r: Fields): void {
  if (s.stage !== SHOOT_OUT) r.wrong('stage')
  checkNoAction(s, r)
  if (!isOpen(pair(s.shots), pair(s.scored), firstOf(s))) r.wrong('sides.scored')
}

const firstOf = (s: State): Seat => (s.first === 1 ? 1 : 0)

/** §11.4–§11.6 How these shots ended the match, if they did and nobody shot in vain. */
function shotOut(s: State): Verdict | undefined {
  const [shots, scored] = [pair(s.shots), pair(s.scored)]
  const first = firstOf(s)
  if (s.pairs === MOST_SUDDEN_PAIRS && shots[0] === shots[1] && isOpen(shots, scored, first))
    return s.winner < 2 && s.guards > 0 ? { winner: s.winner as Seat, by: 'lots' } : undefined
  const lead = shots[first] - shots[other(first)]
  if (lead !== 0 && lead !== 1) return undefined
  const last = lead === 1 ? first : other(first)
  const before = (goal: 0 | 1): boolean =>
    isOpen(less(shots, last, 1), less(scored, last, goal), first) && scored[last] >= goal
  const winner = shootOutWinner(shots, scored)
  return winner < 2 && (before(0) || before(1)) ? { winner, by: 'shoot-out' } : undefined
}

const less = ([home, away]: Pair<number>, seat: Seat, by: number): Pair<number> =>
  seat === 0 ? [home - by, away] : [home, away - by]

/** §11.2, §11.4 Both shoot in turn, and neither has won yet. */
function isOpen(shots: Pair<number>, scored: Pair<number>, first: Seat): boolean {
  const second = other(first)
  const lead = shots[first] - shots[second]
  if (lead !== 0 && lead !== 1) return false
  if (scored[0] > shots[0] || scored[1] > shots[1] || shootOutWinner(shots, scored) < 2) return false
  // §11.5 In sudden death each pair begins level.
  const ahead = scored[first] - scored[second]
  return shots[first] <= TAKERS || ahead === 0 || (lead === 1 && ahead === 1)
}
