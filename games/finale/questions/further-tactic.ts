import type { Awaiting } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { checkBetweenAttacks } from '../position/check-clock.ts'
import { startAttack } from '../rules/attack.ts'
import { Luck } from '../rules/common.ts'
import { draw, forcedTactic, legalTactics, turnUp } from '../rules/tactics.ts'
import type { State } from '../state.ts'
import { middleTactic } from './in-time.ts'
import { question } from './question.ts'

/** §5.6 The attacker's next card lies face up and sets places and power from now on. */
const furtherTacticThen = (next: (s: State) => void) =>
  question({
    phase: Phase.FurtherTactic,
    rule: '5.6',
    wantsTactic: true,
    asks: (s) => (s.attacker + 1) as Awaiting,
    options: legalTactics,
    forced: forcedTactic,
    decide(s, seat, card, chance, told) {
      const closing = card === s.cards.closing
      const event = {
        kind: 'further-tactic',
        seat,
        card: s.cards.tacticId(card),
        power: s.cards.power[card],
        closing,
      } as const
      if (closing) told?.tell(event)
      else told?.reveal(event)
      turnUp(s, seat, card)
      if (!closing) draw(s, seat, chance, Luck.FurtherDraw, told)
      next(s)
    },
    inTime: middleTactic,
    prompt: (s) => ({ key: 'further-tactic', about: { attack: s.attack, of: s.attacks } }),
    check: checkBetweenAttacks,
  })

/** The attack follows: the defender has been asked before (§5.7). */
export const furtherTactic = furtherTacticThen(startAttack)

/** The defender sees the card, and is asked now. */
export const furtherTactic2 = furtherTacticThen((s) => {
  s.phase = Phase.Exchange
})
