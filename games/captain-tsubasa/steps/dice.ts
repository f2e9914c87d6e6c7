import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { Luck, luckKey } from '../rules/common.ts'
import { attackOf, defenceOf } from '../rules/contest.ts'
import { DIE, FACES } from '../vocabulary.ts'
import type { CaptainTsubasaStep } from './step.ts'

/** §7.4 Both roll together. */
export const dice: CaptainTsubasaStep = {
  phase: Phase.Dice,
  play(s, chance, told) {
    for (let seat = 0; seat < 2; seat++)
      s.die[seat] = chance.take(DIE, FACES, luckKey(s, Luck.Dice + seat)) + 1
    told?.reveal({
      kind: 'dice',
      seat: s.attacker as Seat,
      dice: [s.die[0], s.die[1]],
      attack: attackOf(s) + s.die[s.attacker],
      defence: defenceOf(s) + s.die[1 - s.attacker],
    })
    s.phase = Phase.Verdict
  },
}
