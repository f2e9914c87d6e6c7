import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { Luck, luckKey } from '../rules/common.ts'
import { COIN } from '../vocabulary.ts'
import type { HatTrickStep } from './step.ts'

/** §11.2 Five penalties each with the top card of the deck; a coin says who begins. */
export const shootOutBegins: HatTrickStep = {
  phase: Phase.ShootOutBegins,
  play(s, chance, told) {
    s.half++
    s.taken.fill(0)
    s.scored.fill(0)
    s.pairs = 0
    s.first = chance.take(COIN, 2, luckKey(s, Luck.Coin, 2))
    told?.tell({ kind: 'shoot-out', seat: s.first as Seat })
    s.phase = Phase.Penalties
  },
}
