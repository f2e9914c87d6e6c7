import type { Fields, Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { pair } from '../rules/common.ts'
import type { Verdict } from '../rules/half.ts'
import { isOver, timeIsUp, verdictOf } from '../rules/half.ts'
import { inShootOut, shootOutWinner } from '../rules/shoot-out.ts'
import { ENDINGS, type State } from '../state.ts'
import { HALVES, MOST_SUDDEN_PAIRS, PENALTIES } from '../vocabulary.ts'

/** §10.4, §11 A match ends in one way only, and stops where it ends. */
export function checkEnd(s: State, r: Fields): void {
  const over = isOver(s)
  if (!(inShootOut(s) ? s.terms.shootOut : s.half <= HALVES || s.terms.extraTime)) r.wrong('half')
  if (inShootOut(s)) {
    if (s.goals[0] !== s.goals[1]) r.wrong('sides.goals')
    if (!over && !isOpen(pair(s.taken), pair(s.scored), s.first as Seat)) r.wrong('sides.scored')
    if (over && s.pairs !== Math.max(0, Math.max(s.taken[0], s.taken[1]) - PENALTIES)) r.wrong('pairs')
  } else {
    if (s.taken[0] + s.taken[1] > 0) r.wrong('sides.taken')
    if (s.pairs > 0) r.wrong('pairs')
    if (over && !timeIsUp(s)) r.wrong('sides.deckGone')
  }
  if (!over) {
    if (s.winner < 2) r.wrong('winner')
    return
  }
  const end = inShootOut(s) ? penaltiesOver(s) : s.half >= HALVES && verdictOf(s)
  if (!end) r.wrong('half')
  else if (end.by !== ENDINGS[s.ending]) r.wrong('ending')
  else if (end.winner !== s.winner) r.wrong('winner')
}

/** §11.2–§11.4 How these penalties ended the match, if they did and nobody took one in vain. */
function penaltiesOver(s: State): Verdict | undefined {
  const [taken, scored] = [pair(s.taken), pair(s.scored)]
  const first = s.first as Seat
  if (s.pairs === MOST_SUDDEN_PAIRS && taken[0] === taken[1] && isOpen(taken, scored, first))
    return s.winner < 2 ? { winner: s.winner as Seat, by: 'lots' } : undefined
  const lead = taken[first] - taken[other(first)]
  if (lead !== 0 && lead !== 1) return undefined
  const last = lead === 1 ? first : other(first)
  const before = (goal: 0 | 1): boolean =>
    scored[last] >= goal && isOpen(less(taken, last, 1), less(scored, last, goal), first)
  const winner = shootOutWinner(taken, scored)
  return winner < 2 && (before(0) || before(1)) ? { winner, by: 'shoot-out' } : undefined
}

const less = ([home, away]: Pair<number>, seat: Seat, by: number): Pair<number> =>
  seat === 0 ? [home - by, away] : [home, away - by]

/** §11.2 Penalties are taken in turn, and neither side has won yet. */
function isOpen(taken: Pair<number>, scored: Pair<number>, first: Seat): boolean {
  const second = other(first)
  const lead = taken[first] - taken[second]
  if (lead !== 0 && lead !== 1) return false
  if (scored[0] > taken[0] || scored[1] > taken[1] || shootOutWinner(taken, scored) < 2) return false
  // §11.3 In sudden death each pair begins level.
  const ahead = scored[first] - scored[second]
  return taken[first] <= PENALTIES || ahead === 0 || (lead === 1 && ahead === 1)
}
