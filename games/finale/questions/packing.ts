import type { Awaiting, Refusal, Seat } from '@libero/kernel'
import type { TacticsChoice } from '../deck.ts'
import { read, write } from '../notation.ts'
import type { Meaning } from '../options.ts'
import { Phase } from '../phase.ts'
import { checkPacking } from '../position/check-packing.ts'
import { COLOUR } from '../rules/common.ts'
import { isPacked, legalPacking, packColour, packNext, packsCards } from '../rules/packing.ts'
import { chosenOrder, chosenOrderCounts, dealHands } from '../rules/tactics.ts'
import type { State } from '../state.ts'
import type { Colour } from '../vocabulary.ts'
import { COLOURS, DECK, HAND, TACTICS } from '../vocabulary.ts'
import { balanced } from './in-time.ts'
import type { FinaleQuestion } from './question.ts'
import { question } from './question.ts'

const colourOf = (action: number): Colour | undefined => COLOURS[action - COLOUR]

/** §4.8 With both line-ups in view: the colour that goes with white, or card after card (§4.4, §4.10). */
const packingOfCards = question({
  phase: Phase.Packing,
  rule: '4.8',
  atOnce: true,
  wantsTactic: true,
  asks: (s) => ((s.ready[0] ? 0 : 1) | (s.ready[1] ? 0 : 2)) as Awaiting,
  options: legalPacking,
  decide(s, seat, action, chance, told) {
    const colour = colourOf(action)
    if (colour) packColour(s, seat, action - COLOUR)
    else packNext(s, seat, action)
    if (!isPacked(s, seat)) return
    s.ready[seat] = 1
    if (told) {
      const inOrder = chosenOrderCounts(s)
      const cards = inOrder ? chosenOrder(s, seat) : s.cards.tacticIds(s.packed[seat])
      const how = colour ? { colour } : inOrder ? {} : { shuffled: true as const }
      const own = { kind: 'packed', seat, cards, ...how } as const
      told.confide(seat, own, { kind: 'packed-unseen', seat })
    }
    if (!s.ready[0] || !s.ready[1]) return
    told?.reveal({ kind: 'decks-ready' })
    dealHands(s, chance, told)
  },
  inTime: balanced,
  prompt(s, seat) {
    if (!packsCards(s)) return { key: 'pack-colour', about: {} }
    const number = s.deckLeft[seat] + 1
    if (!chosenOrderCounts(s)) return { key: 'pack-any', about: { number, of: DECK } }
    return number > HAND
      ? { key: 'pack-deck', about: { number, of: DECK } }
      : { key: 'pack-hand', about: { number, of: HAND } }
  },
  check: checkPacking,
})

/** A colour goes by its name. */
export const packing: FinaleQuestion = {
  ...packingOfCards,
  write: (s, seat, action) => colourOf(action) ?? write(s, seat, action),
  read(s, seat, text) {
    const colour = COLOURS.indexOf(text as Colour)
    // A card typed in from a box may be called like a colour.
    return colour < 0 || (packsCards(s) && s.cards.tactic(text) >= 0) ? read(s, seat, text) : COLOUR + colour
  },
  about(s, seat, action): Meaning {
    const colour = colourOf(action)
    return colour ? { kind: 'colour', about: { colour } } : { kind: 'tactic', card: write(s, seat, action) }
  },
  whyNot: (s, seat, action) =>
    (action >= 0 && action < TACTICS) || colourOf(action)
      ? whyNotPacked(s, seat, action)
      : packingOfCards.whyNot(s, seat, action),
}

/** Why a colour cannot be chosen: white always comes along, and where cards are chosen none does. */
const COLOUR_REFUSED: Readonly<Record<TacticsChoice, Refusal>> = {
  usual: { code: 'colour-white', rule: '4.3' },
  free: { code: 'order-missing', rule: '4.4' },
  any: { code: 'cards-missing', rule: '4.10' },
}

/** Why a card or a colour cannot be chosen. */
function whyNotPacked(s: State, seat: Seat, action: number): Refusal {
  const { cards } = s
  if (action >= COLOUR) return COLOUR_REFUSED[s.terms.tactics]
  if (!packsCards(s)) return { code: 'free-choice-not-agreed', rule: '4.4' }
  const rule = s.terms.tactics === 'any' ? '4.10' : '4.4'
  const about = { card: cards.tacticId(action) }
  if (action === cards.closing) return { code: 'closing-card-in-deck', rule, about }
  if ((s.packed[seat] >>> action) & 1) return { code: 'tactic-twice', rule, about }
  return { code: 'power-complete', rule: '4.4', about: { ...about, power: cards.power[action] } }
}
