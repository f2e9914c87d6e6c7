import type { Awaiting } from '@libero/kernel'
import { A_CHOICE } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { checkBetweenAttacks } from '../position/check-clock.ts'
import { startAttack } from '../rules/attack.ts'
import { DONE, Luck } from '../rules/common.ts'
import { draw, listHand } from '../rules/tactics.ts'
import type { State } from '../state.ts'
import { nothing } from './in-time.ts'
import type { FinaleQuestion } from './question.ts'
import { question } from './question.ts'

interface Moment extends Pick<FinaleQuestion, 'prompt'> {
  /** What follows the exchange. */
  readonly next: (s: State) => void
}

/** §5.7 At each further attack the defender may exchange a card unseen, while his deck has one to draw. */
const exchangeAt = ({ next, prompt }: Moment) =>
  question({
    phase: Phase.Exchange,
    rule: '5.7',
    wantsTactic: true,
    asks: (s) => (2 - s.attacker) as Awaiting,
    options(s, seat, out) {
      out[0] = DONE
      return s.deckLeft[seat] === 0 ? 1 : listHand(s, seat, out, 1)
    },
    forced: (s, seat) => (s.deckLeft[seat] > 0 && s.hand[seat] !== 0 ? A_CHOICE : DONE),
    decide(s, seat, action, chance, told) {
      if (action === DONE) {
        // With nothing to draw there was nothing to decline.
        if (s.deckLeft[seat] > 0) told?.tell({ kind: 'exchange-declined', seat })
      } else {
        s.hand[seat] &= ~(1 << action)
        s.exchanged[seat] |= 1 << action
        told?.confide(
          seat,
          { kind: 'exchanged', seat, card: s.cards.tacticId(action) },
          { kind: 'exchanged-unseen', seat },
        )
        draw(s, seat, chance, Luck.ExchangeDraw, told)
      }
      next(s)
    },
    inTime: nothing,
    prompt,
    check: checkBetweenAttacks,
  })

/** Before the attacker's card. */
export const exchange = exchangeAt({
  next: (s) => {
    s.phase = Phase.FurtherTactic
  },
  prompt: (s) => ({ key: 'exchange', about: { attack: s.attack, of: s.attacks } }),
})

/** With the attacker's card in view, as the book has it. */
export const exchange2 = exchangeAt({
  next: startAttack,
  prompt: (s) => ({
    key: 'exchange-seen',
    about: { attack: s.attack, of: s.attacks, card: s.cards.tacticId(s.faceUp[s.attacker]) },
  }),
})
