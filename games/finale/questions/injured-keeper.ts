import { Phase } from '../phase.ts'
import { checkKeeperGone } from '../position/check-men.ts'
import { bringOn, firstMan, listMen, MAN, manId } from '../rules/common.ts'
import { asksCoachOfMan, backToHazards, goInGoal } from '../rules/hazards.ts'
import { BENCH, PITCH } from '../vocabulary.ts'
import { strongest } from './in-time.ts'
import { question, refuseMan } from './question.ts'

/** §8.7 For an injured keeper the bench keeper; without one a bench outfielder; without any a man from the pitch. */
export const injuredKeeper = question({
  phase: Phase.InjuredKeeper,
  rule: '8.7',
  asks: asksCoachOfMan,
  options(s, seat, out) {
    const keepers = listMen(s, seat, BENCH, true, out, 0)
    if (keepers > 0) return keepers
    const bench = listMen(s, seat, BENCH, false, out, 0)
    return bench > 0 ? bench : listMen(s, seat, PITCH, false, out, 0)
  },
  decide(s, seat, action, _chance, told) {
    const man = firstMan(seat) + action - MAN
    if (s.where[man] === BENCH) {
      bringOn(s, man)
      told?.tell({ kind: 'came-on', seat, man: manId(s, man), for: manId(s, s.man) })
    }
    goInGoal(s, seat, man, told)
    backToHazards(s)
  },
  inTime: strongest,
  prompt: (s) => ({ key: 'injured-keeper', about: { man: manId(s, s.man) } }),
  whyNotMan: (s, _seat, man) => refuseMan(s, man, 'keeper-comes-first', '8.7'),
  check: checkKeeperGone,
})
