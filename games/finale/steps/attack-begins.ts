import { Phase } from '../phase.ts'
import { startAction } from '../rules/attack.ts'
import { onTheBall } from '../rules/common.ts'
import { BUILD_UP, FINISH } from '../vocabulary.ts'
import type { FinaleStep } from './step.ts'

/** §6.1 Build-up, then finish; a card without build-up goes straight to the finish. */
export const attackBegins: FinaleStep = {
  phase: Phase.AttackBegins,
  play(s, _chance, told) {
    const seat = onTheBall(s)
    const card = s.faceUp[seat]
    s.attacksMade[seat]++
    told?.tell({ kind: 'attack', seat, attack: s.attack, of: s.attacks, card: s.cards.tacticId(card) })
    startAction(s, s.cards.hasBuildUp[card] ? BUILD_UP : FINISH)
  },
}
