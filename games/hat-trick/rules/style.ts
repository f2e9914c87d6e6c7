import type { Chance, Seat } from '@libero/kernel'
import { Moment, STYLES } from '../cards/skills.ts'
import { NONE, STYLE_CARD, VARIANTS } from '../codes.ts'
import type { State } from '../state.ts'
import { KINDS } from '../vocabulary.ts'
import { isCompared } from './action.ts'
import type { Listener } from './common.ts'
import { Luck, luckKey } from './common.ts'
import { backToMoment, isDefendersMove } from './course.ts'
import { takeEffect } from './effect.ts'
import { holds } from './skill.ts'
import { listVariants } from './variant.ts'

/** §19.2 The kind of a row that counts players who changed lines. */
const LINES_CHANGED = KINDS.length

/** §18.1, §18.5, §19.3 Cards a coach may play in this moment, after `NONE`. */
export function legalStyleCards(s: State, seat: Seat, out: Int16Array, from: number): number {
  out[0] = NONE
  let count = from
  const playable = s.held[seat] & ~s.fresh[seat]
  if (playable === 0 || s.styled[seat]) return count
  const { styleUses } = s.cards.expansion
  for (let card = 0; card < styleUses.when.length; card++) {
    if (((playable >> card) & 1) === 0 || styleUses.when[card] !== s.moment) continue
    if (!concernsCoach(s, seat) || !holds(s, seat, -1, styleUses.needs[card])) continue
    count = listVariants(s, styleUses, card, -1, STYLE_CARD + card * VARIANTS, out, count, seat)
  }
  return count
}

/**
 * After a move only the coach who made it may play; a card is not wasted where nothing is compared; and no
 * style card follows a pass in a scoring opportunity (§18.8), but one may answer that it was intercepted.
 */
function concernsCoach(s: State, seat: Seat): boolean {
  if (s.moment === Moment.Arrival) return s.opportunity === 0 || s.won === 0
  if (s.moment === Moment.Compare) return isCompared(s)
  if (s.moment !== Moment.Moved) return true
  return isDefendersMove(s) ? seat !== s.side : seat === s.side
}

/** §19.3 The card is laid aside and has its effect. */
export function playStyleCard(s: State, seat: Seat, action: number, chance: Chance, told: Listener): void {
  const card = Math.floor((action - STYLE_CARD) / VARIANTS)
  const { set, styleUses } = s.cards.expansion
  s.held[seat] &= ~(1 << card)
  s.spent[seat] |= 1 << card
  s.styled[seat] = 1
  s.helped[seat] = 1
  told?.tell({ kind: 'style-played', seat, card: set.styles[card].id })
  backToMoment(s)
  takeEffect(s, styleUses, card, -1, seat, (action - STYLE_CARD) % VARIANTS, chance, told)
}

/** §19.2 A failure, a foul, a lost ball or a card won: the row begins anew. */
export function endRow(s: State, seat: number): void {
  s.rowKind[seat] = -1
  s.rowCount[seat] = 0
}

/** §19.2, §19.5 Styles whose condition is met and whose deck has a card left, as bits; a team has but its own. */
export function fulfilled(s: State, seat: Seat): number {
  const { times } = s.cards.expansion
  let styles = 0
  for (let style = 0; style < STYLES.length; style++) {
    if (s.style[seat] >= 0 && s.style[seat] !== style) continue
    if (progressOf(s, seat, style) >= times[style] && cardsLeft(s, style) > 0) styles |= 1 << style
  }
  return styles
}

/** §19.2 How far a team is on the way to a style's card. */
export function progressOf(s: State, seat: number, style: number): number {
  const { row } = s.cards.expansion
  if (row[style] === LINES_CHANGED) return bits(s.changed[seat])
  return row[style] === s.rowKind[seat] ? s.rowCount[seat] : 0
}

const bits = (mask: number): number => {
  let count = 0
  for (let rest = mask; rest; rest &= rest - 1) count++
  return count
}

const weights = new Uint8Array(32)

/** The cards of a style's deck as weights; how many there are. */
function cardsLeft(s: State, style: number): number {
  const { styleOf } = s.cards.expansion
  const gone = s.held[0] | s.held[1] | s.spent[0] | s.spent[1]
  let left = 0
  for (let card = 0; card < styleOf.length; card++) {
    weights[card] = styleOf[card] === style && ((gone >> card) & 1) === 0 ? 1 : 0
    left += weights[card]
  }
  return left
}

/** §19.3 The top card of the deck, open to both. */
function drawStyleCard(s: State, seat: Seat, style: number, nth: number, chance: Chance): number {
  const left = cardsLeft(s, style)
  const card = chance.take(weights, left, luckKey(s, Luck.Style, nth))
  s.held[seat] |= 1 << card
  return card
}

/** §19.3 A full row wins a card, and the row begins anew. */
export function winCard(s: State, seat: Seat, style: number, chance: Chance, told: Listener): void {
  const card = drawStyleCard(s, seat, style, 0, chance)
  s.fresh[seat] |= 1 << card
  endRow(s, seat)
  told?.reveal({
    kind: 'style-won',
    seat,
    style: STYLES[style],
    card: s.cards.expansion.set.styles[card].id,
  })
}

/** §19.4 Used cards go back and as many are drawn; of the same deck in turn, the team without the ball first. */
export function exchangeStyleCards(s: State, chance: Chance, told: Listener): void {
  const first = (1 - s.side) as Seat
  let dueFirst = bits(s.spent[first])
  let dueSecond = bits(s.spent[s.side])
  const heldBefore = s.held[0]
  const awayHeldBefore = s.held[1]
  s.spent.fill(0)
  for (let nth = 1; dueFirst + dueSecond > 0; nth += 2) {
    if (dueFirst > 0) drawStyleCard(s, first, s.style[first], nth, chance)
    if (dueSecond > 0) drawStyleCard(s, s.side as Seat, s.style[s.side], nth + 1, chance)
    dueFirst = Math.max(0, dueFirst - 1)
    dueSecond = Math.max(0, dueSecond - 1)
  }
  tellExchange(s, 0, s.held[0] & ~heldBefore, told)
  tellExchange(s, 1, s.held[1] & ~awayHeldBefore, told)
}

function tellExchange(s: State, seat: Seat, cards: number, told: Listener): void {
  if (!told || cards === 0) return
  const { styles } = s.cards.expansion.set
  const ids = styles.filter((_, card) => (cards >> card) & 1).map(({ id }) => id)
  told.reveal({ kind: 'style-exchanged', seat, cards: ids })
}
