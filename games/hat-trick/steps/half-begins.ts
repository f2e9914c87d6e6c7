import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { clearTable, drawHand } from '../rules/common.ts'
import { kickOff } from '../rules/kick-off.ts'
import { endRow, exchangeStyleCards } from '../rules/style.ts'
import { CARDS } from '../vocabulary.ts'
import type { HatTrickStep } from './step.ts'

/** §10.4 Everybody to his place, both decks whole again, three cards each; the side that has the ball kicks off. */
export const halfBegins: HatTrickStep = {
  phase: Phase.HalfBegins,
  play(s, chance, told) {
    s.half++
    s.turn++
    s.late = 0
    s.deckGone.fill(0)
    s.temporary.fill(0)
    s.handLeft.fill(0)
    for (let seat = 0; seat < 2; seat++) {
      s.deckLeft[seat] = s.cards.deckSize
      for (let card = 0; card < CARDS; card++) {
        s.deck[seat][card] = s.cards.deck[card]
        s.hand[seat][card] = 0
        s.used[seat][card] = 0
      }
    }
    clearTable(s)
    kickOff(s, s.side as Seat, told)
    drawHand(s, 0, chance, 0, told)
    drawHand(s, 1, chance, 0, told)
    if (!s.terms.players) return
    // §19.2, §19.4 A row does not outlast the half; used style cards are exchanged.
    endRow(s, 0)
    endRow(s, 1)
    if (s.half > 1) exchangeStyleCards(s, chance, told)
  },
}
