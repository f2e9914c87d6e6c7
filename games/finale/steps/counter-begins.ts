import { Phase } from '../phase.ts'
import { startAction } from '../rules/attack.ts'
import { onTheBall } from '../rules/common.ts'
import { counterBonus } from '../rules/counter.ts'
import { BUILD_UP, FINISH, FREE } from '../vocabulary.ts'
import type { FinaleStep } from './step.ts'

/** §7.3 All men are free again, and the defender attacks with the card he has lying face up. */
export const counterBegins: FinaleStep = {
  phase: Phase.CounterBegins,
  play(s, _chance, told) {
    s.chip.fill(FREE)
    s.counter = 1
    s.countered = 1
    const seat = onTheBall(s)
    const card = s.faceUp[seat]
    s.counters[seat]++
    startAction(s, s.cards.hasBuildUp[card] ? BUILD_UP : FINISH)
    told?.tell({ kind: 'counter', seat, card: s.cards.tacticId(card), bonus: counterBonus(s) })
  },
}
