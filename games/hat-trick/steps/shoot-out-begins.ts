import type { Chance, Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { Listener } from '../rules/common.ts'
import { clearTable, drawHand, Luck, luckKey } from '../rules/common.ts'
import type { State } from '../state.ts'
import { cardList } from '../view.ts'
import { CARDS, COIN, HALVES, PENALTIES } from '../vocabulary.ts'
import type { HatTrickStep } from './step.ts'

/** §11.2 Five penalties each with the top card of the deck; a coin says who begins. */
export const shootOutBegins: HatTrickStep = {
  phase: Phase.ShootOutBegins,
  play(s, chance, told) {
    s.half = HALVES + 2
    s.taken.fill(0)
    s.scored.fill(0)
    s.pairs = 0
    s.first = chance.take(COIN, 2, luckKey(s, Luck.Coin, 2))
    told?.tell({ kind: 'shoot-out', seat: s.first as Seat })
    if (s.terms.fiveCards) drawFive(s, chance, told)
    s.phase = Phase.Penalties
  },
}

/** §11.2 If so agreed, both lay their hands with the used cards and draw a card for each of their penalties. */
function drawFive(s: State, chance: Chance, told: Listener): void {
  clearTable(s)
  for (let seat = 0 as Seat; seat < 2; seat++) {
    if (told) told.reveal({ kind: 'five-cards', seat, laid: cardList(s.hand[seat]) })
    for (let card = 0; card < CARDS; card++) {
      s.used[seat][card] += s.hand[seat][card]
      s.hand[seat][card] = 0
    }
    s.handLeft[seat] = 0
    drawHand(s, seat, chance, 0, told, PENALTIES)
  }
}
