import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { meet } from '../rules/ability.ts'
import { useTheRest } from '../rules/waiting.ts'
import type { CaptainTsubasaStep } from './step.ts'

/** §6.2 What the ability obliges to; then whatever else can be used. */
export const compulsory: CaptainTsubasaStep = {
  phase: Phase.Compulsory,
  play(s, _chance, told) {
    useTheRest(s)
    meet(s, s.actor as Seat, s.ability, told)
  },
}
