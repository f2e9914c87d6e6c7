import type { Seat } from '@libero/kernel'
import { A_CHOICE } from '@libero/kernel'
import { SKIP } from '../codes.ts'
import { Phase } from '../phase.ts'
import { buy, canBuy, canMotivate, canSign, legalMotivations } from '../rules/bench.ts'
import { passTurn, thenPassTurn } from '../rules/resume.ts'
import type { State } from '../state.ts'
import { atAnyTime } from './at-any-time.ts'
import { nothing } from './in-time.ts'
import { question, whoseTurn } from './question.ts'

/** §13.1 Before his turn ends: somebody to motivate, or nobody. */
export const motivate = question({
  phase: Phase.Motivate,
  rule: '13.1',
  motivates: true,
  asks: whoseTurn,
  options(s, seat, out) {
    const count = legalMotivations(s, seat, out, 0)
    out[count] = SKIP
    return count + 1
  },
  forced: () => A_CHOICE,
  decide(s, seat, action, _chance, told) {
    if (action === SKIP) {
      passTurn(s)
      return
    }
    thenPassTurn(s, seat)
    buy(s, seat, action, told)
  },
  inTime: nothing,
  prompt: () => ({ key: 'motivate', about: {} }),
  about: (s, _seat, action) =>
    action === SKIP ? { kind: 'skip' } : { kind: 'motivate', card: s.cards.id(action) },
  check(s, fields) {
    if (s.stopped[s.turn]) fields.wrong(`sides.${s.turn}.stopped`)
    if (!canMotivate(s, s.turn as Seat)) fields.wrong('phase')
  },
})

/** §13.1, §15.2 Before his turn ends: somebody to motivate or to sign, or nobody. */
export const turnEnds = atAnyTime(motivate, {
  rule: (s, seat) => (canMotivate(s, seat) ? '13.1' : '15.2'),
  prompt: (s, seat) => ({ key: keyOf(s, seat), about: {} }),
  check(s, fields) {
    if (s.stopped[s.turn]) fields.wrong(`sides.${s.turn}.stopped`)
    if (!canBuy(s, s.turn as Seat)) fields.wrong('phase')
  },
})

function keyOf(s: State, seat: Seat): string {
  if (!canSign(s, seat)) return 'motivate'
  return canMotivate(s, seat) ? 'motivate/or-sign' : 'motivate/sign'
}
