import type { Awaiting, Seat } from '@libero/kernel'
import { A_CHOICE } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { checkBetweenPeriods } from '../position/check-clock.ts'
import type { Listener } from '../rules/common.ts'
import { bringOn, DONE, firstMan, MAN, manId } from '../rules/common.ts'
import { goInGoal } from '../rules/hazards.ts'
import { isPrepared, legalChange, mayChange } from '../rules/substitutions.ts'
import { layTactics } from '../rules/tactics.ts'
import type { State } from '../state.ts'
import { BENCH, CHANGES, KEEPER, OFF, PITCH, SQUAD } from '../vocabulary.ts'
import { strongest } from './in-time.ts'
import { question, refuseMan } from './question.ts'

const scratch = new Int16Array(SQUAD + 1)

/** §9 First the man who leaves (or no more changes), then the man who comes on; unseen until both coaches are done. */
export const changes = question({
  phase: Phase.Changes,
  rule: '9.1',
  atOnce: true,
  asks: (s) => ((s.ready[0] ? 0 : 1) | (s.ready[1] ? 0 : 2)) as Awaiting,
  options: legalChange,
  forced(s, seat) {
    if (s.leaving[seat] < 0) return mayChange(s, seat) ? A_CHOICE : DONE
    return legalChange(s, seat, scratch) > 1 ? A_CHOICE : scratch[0]
  },
  decide(s, seat, action, _chance, told) {
    if (action === DONE) {
      s.ready[seat] = 1
      told?.tell({ kind: 'changes-ready', seat })
      if (s.ready[0] && s.ready[1]) makeChanges(s, told)
      return
    }
    const man = firstMan(seat) + action - MAN
    if (s.leaving[seat] < 0) {
      s.leaving[seat] = man
      return
    }
    const at = seat * 2 * CHANGES + 2 * s.changes[seat]
    s.change[at] = s.leaving[seat]
    s.change[at + 1] = man
    s.changes[seat]++
    s.leaving[seat] = -1
  },
  inTime: (s, seat, actions) => (actions[0] === DONE ? DONE : strongest(s, seat, actions)),
  prompt: (s, seat) =>
    s.leaving[seat] >= 0
      ? { key: 'who-comes-on', about: { man: manId(s, s.leaving[seat]) } }
      : { key: 'who-leaves', about: { left: s.changesLeft[seat] - s.changes[seat] } },
  whyNotMan(s, seat, man) {
    const where = s.where[man]
    if (s.line[man] === KEEPER && !s.terms.keeperChanges)
      return refuseMan(s, man, 'keepers-do-not-change', '9.2')
    if (s.leaving[seat] < 0 && where === BENCH) return refuseMan(s, man, 'choose-who-leaves', '9.1')
    if (s.leaving[seat] >= 0 && where === PITCH) return refuseMan(s, man, 'choose-who-comes-on', '9.1')
    if (isPrepared(s, seat, man)) return refuseMan(s, man, 'man-already-named', '9.1')
    const other = s.leaving[seat]
    const isOther =
      other < 0 ? s.line[man] === KEEPER : (s.line[other] === KEEPER) !== (s.line[man] === KEEPER)
    if (s.terms.keeperChanges && isOther) return refuseMan(s, man, 'keeper-for-keeper', '9.2')
    return refuseMan(s, man, 'man-already-named', '9.1')
  },
  check: checkBetweenPeriods,
})

/** §9.3, §9.5 The men named change places; whoever went off stays off. */
function makeChanges(s: State, told: Listener): void {
  told?.reveal({ kind: 'changes-open', count: [s.changes[0], s.changes[1]] })
  for (let seat = 0 as Seat; seat < 2; seat++) {
    for (let c = 0; c < s.changes[seat]; c++) {
      const at = seat * 2 * CHANGES + 2 * c
      const off = s.change[at]
      const on = s.change[at + 1]
      s.where[off] = OFF
      bringOn(s, on)
      s.changesLeft[seat]--
      told?.tell({ kind: 'change', seat, off: manId(s, off), on: manId(s, on), left: s.changesLeft[seat] })
      if (s.line[on] === KEEPER) goInGoal(s, seat, on, told)
    }
    s.changes[seat] = 0
  }
  s.change.fill(0)
  layTactics(s)
}
