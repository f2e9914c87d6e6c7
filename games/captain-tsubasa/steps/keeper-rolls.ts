import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { MOST_OPTIONS } from '../codes.ts'
import { Phase } from '../phase.ts'
import { scoreGoal } from '../rules/ball.ts'
import { legalSaves } from '../rules/keeper.ts'
import type { CaptainTsubasaStep } from './step.ts'

const scratch = new Int16Array(MOST_OPTIONS)

/** §8.1 A lost shot: whoever can still save it is asked. */
export const keeperRolls: CaptainTsubasaStep = {
  phase: Phase.KeeperRolls,
  play(s, _chance, told) {
    const seat = other(s.attacker as Seat)
    s.turn = seat
    if (legalSaves(s, seat, scratch) > 1) s.phase = Phase.Save
    else scoreGoal(s, 'shot', told)
  },
}
