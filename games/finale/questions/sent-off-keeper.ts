import { Phase } from '../phase.ts'
import { checkKeeperGone } from '../position/check-men.ts'
import { firstMan, listMen, MAN, manId } from '../rules/common.ts'
import { asksCoachOfMan, backToHazards, goInGoal } from '../rules/hazards.ts'
import { BENCH, KEEPER, PITCH } from '../vocabulary.ts'
import { weakest } from './in-time.ts'
import { question, refuseMan } from './question.ts'

/** §8.8 For a keeper sent off an outfielder goes in goal, or while a change is left a bench keeper comes on. */
export const sentOffKeeper = question({
  phase: Phase.SentOffKeeper,
  rule: '8.8',
  asks: asksCoachOfMan,
  options(s, seat, out) {
    const count = listMen(s, seat, PITCH, false, out, 0)
    return s.changesLeft[seat] > 0 ? listMen(s, seat, BENCH, true, out, count) : count
  },
  decide(s, seat, action, _chance, told) {
    const man = firstMan(seat) + action - MAN
    if (s.where[man] === BENCH) {
      s.man = man
      s.phase = Phase.ManForKeeper
      return
    }
    goInGoal(s, seat, man, told)
    backToHazards(s)
  },
  inTime(s, seat, actions) {
    const onBench = actions.find((action) => s.where[firstMan(seat) + action - MAN] === BENCH)
    return onBench ?? weakest(s, seat, actions)
  },
  prompt: (s, seat) => ({
    key: 'sent-off-keeper',
    about: { man: manId(s, s.man), left: s.changesLeft[seat] },
  }),
  whyNotMan: (s, _seat, man) =>
    s.where[man] === BENCH && s.line[man] === KEEPER
      ? refuseMan(s, man, 'no-change-left', '8.8')
      : refuseMan(s, man, 'not-for-the-goal', '8.8'),
  check: checkKeeperGone,
})
