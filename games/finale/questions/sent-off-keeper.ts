import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { checkKeeperGone } from '../position/check-men.ts'
import { countKeepersOnBench, firstMan, listMen, MAN, manId } from '../rules/common.ts'
import { asksCoachOfMan, backToHazards, goInGoal } from '../rules/hazards.ts'
import type { State } from '../state.ts'
import { BENCH, KEEPER, PITCH } from '../vocabulary.ts'
import { weakest } from './in-time.ts'
import { question, refuseMan } from './question.ts'

/** §8.8 Who may come from the bench, while a change is left: keepers; since finale-2 without one anybody. */
function listBench(s: State, seat: Seat, lastKeeper: boolean, out: Int16Array, count: number): number {
  if (s.changesLeft[seat] === 0) return count
  const withKeepers = listMen(s, seat, BENCH, true, out, count)
  return withKeepers > count || !lastKeeper ? withKeepers : listMen(s, seat, BENCH, false, out, count)
}

/**
 * §8.8 For a keeper sent off an outfielder goes in goal, or while a change is left a bench keeper comes on; since
 * finale-2, if he was the last keeper, a bench outfielder may.
 */
const sentOffKeeperBy = (lastKeeper: boolean) =>
  question({
    phase: Phase.SentOffKeeper,
    rule: '8.8',
    asks: asksCoachOfMan,
    options: (s, seat, out) => listBench(s, seat, lastKeeper, out, listMen(s, seat, PITCH, false, out, 0)),
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
      const man = (action: number) => firstMan(seat) + action - MAN
      const keeper = actions.find((action) => s.line[man(action)] === KEEPER)
      return (
        keeper ??
        weakest(
          s,
          seat,
          actions.filter((action) => s.where[man(action)] === PITCH),
        )
      )
    },
    prompt: (s, seat) => ({
      key: lastKeeper && countKeepersOnBench(s, seat) === 0 ? 'last-keeper-sent-off' : 'sent-off-keeper',
      about: { man: manId(s, s.man), left: s.changesLeft[seat] },
    }),
    whyNotMan(s, seat, man) {
      if (s.where[man] === PITCH) return refuseMan(s, man, 'not-for-the-goal', '8.8')
      const isNext = s.line[man] === KEEPER || (lastKeeper && countKeepersOnBench(s, seat) === 0)
      if (isNext) return refuseMan(s, man, 'no-change-left', '8.8')
      return refuseMan(s, man, lastKeeper ? 'bench-keeper-first' : 'not-for-the-goal', '8.8')
    },
    check: checkKeeperGone,
  })

export const sentOffKeeper = sentOffKeeperBy(false)
export const sentOffKeeper2 = sentOffKeeperBy(true)
