import { Phase } from '../phase.ts'
import { checkGoalEmpty, checkMan } from '../position/check-men.ts'
import { bringOn, countKeepersOnBench, firstMan, listMen, MAN, manId, seatOfMan } from '../rules/common.ts'
import { asksCoachOfMan, backToHazards, goInGoal, takeOne } from '../rules/hazards.ts'
import { BENCH, KEEPER, OFF, PITCH } from '../vocabulary.ts'
import { weakest } from './in-time.ts'
import { question, refuseMan } from './question.ts'

/** §8.8 The outfielder who makes room for whoever comes on in goal; it uses one of the three changes. */
const manForKeeperBy = (lastKeeper: boolean) =>
  question({
    phase: Phase.ManForKeeper,
    rule: '8.8',
    asks: asksCoachOfMan,
    options: (s, seat, out) => listMen(s, seat, PITCH, false, out, 0),
    decide(s, seat, action, _chance, told) {
      const off = firstMan(seat) + action - MAN
      s.where[off] = OFF
      takeOne(s, seat, action - MAN)
      s.changesLeft[seat]--
      bringOn(s, s.man)
      told?.tell({ kind: 'change', seat, off: manId(s, off), on: manId(s, s.man), left: s.changesLeft[seat] })
      goInGoal(s, seat, s.man, told)
      backToHazards(s)
    },
    inTime: weakest,
    prompt: (s) => ({ key: 'man-for-keeper', about: { man: manId(s, s.man) } }),
    whyNotMan: (s, _seat, man) => refuseMan(s, man, 'outfielder-must-leave', '8.8'),
    check(s, fields) {
      checkGoalEmpty(s, fields)
      const isNext =
        s.line[s.man] === KEEPER || (lastKeeper && countKeepersOnBench(s, seatOfMan(s.man)) === 0)
      const waits = s.where[s.man] === BENCH && isNext
      checkMan(s, waits && s.changesLeft[seatOfMan(s.man)] > 0, fields)
    },
  })

export const manForKeeper = manForKeeperBy(false)
/** Since finale-2 it may be a bench outfielder, if the keeper sent off was the last. */
export const manForKeeper2 = manForKeeperBy(true)
