import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { MOST_OPTIONS } from '../codes.ts'
import { Phase } from '../phase.ts'
import { couldSave } from '../rules/after-dice.ts'
import { scoreGoal } from '../rules/ball.ts'
import { legalSaves } from '../rules/keeper.ts'
import type { State } from '../state.ts'
import type { CaptainTsubasaStep } from './step.ts'

const scratch = new Int16Array(MOST_OPTIONS)

/** §8.1 A lost shot: whoever can still save it is asked. */
const keeperRollsIf = (canSave: (s: State, seat: Seat) => boolean): CaptainTsubasaStep => ({
  phase: Phase.KeeperRolls,
  play(s, _chance, told) {
    const seat = other(s.attacker as Seat)
    s.turn = seat
    if (canSave(s, seat)) s.phase = Phase.Save
    else scoreGoal(s, 'shot', told)
  },
})

const hasSave = (s: State, seat: Seat): boolean => legalSaves(s, seat, scratch) > 1

export const keeperRolls = keeperRollsIf(hasSave)

/** §13.1 Whoever would have a save once he is motivated counts, too. */
export const keeperRolls2 = keeperRollsIf((s, seat) => hasSave(s, seat) || couldSave(s, seat))
