import type { Awaiting, Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { checkBetweenPeriods } from '../position/check-clock.ts'
import type { Listener } from '../rules/common.ts'
import { forcedTactic, legalTactics } from '../rules/tactics.ts'
import type { State } from '../state.ts'
import { middleTactic } from './in-time.ts'
import { question } from './question.ts'

/** §5.2 One card each; turned up when both have laid. */
const tacticsTold = (tell: (s: State, seat: Seat, card: number, told: Listener) => void) =>
  question({
    phase: Phase.Tactics,
    rule: '5.2',
    atOnce: true,
    wantsTactic: true,
    asks: (s) => ((s.laid[0] < 0 ? 1 : 0) | (s.laid[1] < 0 ? 2 : 0)) as Awaiting,
    options: legalTactics,
    forced: forcedTactic,
    decide(s, seat, card, _chance, told) {
      s.laid[seat] = card
      tell(s, seat, card, told)
      if (s.laid[0] >= 0 && s.laid[1] >= 0) s.phase = Phase.Reveal
    },
    inTime: middleTactic,
    prompt: (s) => ({ key: 'lay-tactic', about: { period: s.period } }),
    check: checkBetweenPeriods,
  })

const tellFaceDown = (s: State, seat: Seat, card: number, told: Listener): void =>
  told?.confide(
    seat,
    { kind: 'tactic-laid', seat, card: s.cards.tacticId(card) },
    { kind: 'tactic-laid-unseen', seat },
  )

/** Whatever is laid lies face down. */
export const tactics = tacticsTold(tellFaceDown)

/** §5.8 The closing card is not laid: it lies open, and everybody hears that it counts. */
export const tactics2 = tacticsTold((s, seat, card, told) => {
  if (card !== s.cards.closing) tellFaceDown(s, seat, card, told)
  else told?.tell({ kind: 'closing-card-open', seat, card: s.cards.tacticId(card) })
})
