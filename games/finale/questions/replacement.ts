import { Phase } from '../phase.ts'
import { checkMan } from '../position/check-men.ts'
import { bringOn, DONE, firstMan, listMen, MAN, manId } from '../rules/common.ts'
import { asksCoachOfMan, backToHazards } from '../rules/hazards.ts'
import { BENCH, KEEPER, OFF, PITCH } from '../vocabulary.ts'
import { nothing } from './in-time.ts'
import { question, refuseMan } from './question.ts'

/** §8.3 For an injured outfielder a bench outfielder of any line, or nobody. */
export const replacement = question({
  phase: Phase.Replacement,
  rule: '8.3',
  asks: asksCoachOfMan,
  options(s, seat, out) {
    out[0] = DONE
    return listMen(s, seat, BENCH, false, out, 1)
  },
  decide(s, seat, action, _chance, told) {
    const injured = manId(s, s.man)
    if (action === DONE) {
      told?.tell({ kind: 'nobody-came-on', seat, for: injured })
    } else {
      const man = firstMan(seat) + action - MAN
      bringOn(s, man)
      told?.tell({ kind: 'came-on', seat, man: manId(s, man), for: injured })
    }
    backToHazards(s)
  },
  inTime: nothing,
  prompt: (s) => ({ key: 'replacement', about: { man: manId(s, s.man) } }),
  whyNotMan: (s, _seat, man) =>
    refuseMan(s, man, s.where[man] === PITCH ? 'man-on-the-pitch' : 'bench-keeper-not-outfield', '8.3'),
  check: (s, fields) => checkMan(s, s.where[s.man] === OFF && s.line[s.man] !== KEEPER, fields),
})
