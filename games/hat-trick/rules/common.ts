import type { Chance, Pair, Seat, Teller } from '@libero/kernel'
import type { HatTrickEvent } from '../events.ts'
import type { State } from '../state.ts'
import { CARD_IDS, COLUMNS, FIELDS, FIRST_NUMBER, HAND, LINES, NOWHERE, OUTFIELD } from '../vocabulary.ts'

/** Whoever is told what happens, if anybody is. */
export type Listener = Teller<HatTrickEvent> | undefined

/** What luck is asked for; with the turn it makes a key no other event of the match has. */
export const Luck = { Coin: 1, Draw: 2, Save: 3, Penalty: 4, Lots: 5, Foul: 6, Appeal: 7, Style: 8 } as const

export const luckKey = (s: State, kind: number, nth: number): number => (kind << 18) | (s.turn << 8) | nth

export const numberOf = (player: number): number =>
  (player < OUTFIELD ? player : player - OUTFIELD) + FIRST_NUMBER
/** §2.3, §13.4 The side he plays on, unless he has changed wings. */
export const ownFoot = (s: State, player: number): number =>
  s.terms.players ? numberOf(player) & 1 : s.cards.foot[player % OUTFIELD]
export const seatOfPlayer = (player: number): Seat => (player < OUTFIELD ? 0 : 1)
export const playerOf = (seat: number, number: number): number => seat * OUTFIELD + number - FIRST_NUMBER

// Four columns: shifts and masks instead of divisions, for these are asked millions of times.
export const columnOf = (field: number): number => field & 3
export const rowOf = (field: number): number => field >> 2
/** A field's line as a team counts it: 1 at its own goal, 6 its final line. */
export const lineFor = (seat: number, field: number): number =>
  seat === 0 ? rowOf(field) + 1 : LINES - rowOf(field)
/** A field's column as a team sees it, from its left to its right. */
export const columnFor = (seat: number, field: number): number =>
  seat === 0 ? columnOf(field) : COLUMNS - 1 - columnOf(field)
/** The first field of a team's line. */
export const firstOfLine = (seat: number, line: number): number =>
  (seat === 0 ? line - 1 : LINES - line) * COLUMNS

/** The field one line ahead or behind, or −1 off the pitch. */
export function step(seat: number, field: number, forward: boolean): number {
  const to = field + ((seat === 0) === forward ? COLUMNS : -COLUMNS)
  return to >= 0 && to < FIELDS ? to : -1
}

export const isMiddle = (field: number): boolean => columnOf(field) === 1 || columnOf(field) === 2

/** A field as people write it, home's left corner being a1. */
export const fieldName = (field: number): string => `${'abcd'[columnOf(field)]}${rowOf(field) + 1}`

/** A team's player with the lowest number in a line of the team `of`, or −1. Of equal ones the first position. */
export function lowestInLine(s: State, seat: number, of: number, line: number): number {
  const from = firstOfLine(of, line)
  let lowest = -1
  for (let field = from; field < from + COLUMNS; field++) {
    const player = s.on[field] - 1
    if (player < 0 || seatOfPlayer(player) !== seat) continue
    if (
      lowest < 0 ||
      s.high[player] < s.high[lowest] ||
      (s.high[player] === s.high[lowest] && player < lowest)
    )
      lowest = player
  }
  return lowest
}

export function place(s: State, player: number, field: number): void {
  s.field[player] = field
  s.on[field] = player + 1
}

/** §19.2 Notes that a player has changed lines by ordinary play. */
export function noteLineChange(s: State, player: number): void {
  s.changed[seatOfPlayer(player)] |= 1 << (player % OUTFIELD)
}

/** Two fields change what stands on them; either may be empty. */
export function exchangeFields(s: State, a: number, b: number): void {
  const onA = s.on[a]
  const onB = s.on[b]
  s.on[a] = onB
  s.on[b] = onA
  if (onB > 0) s.field[onB - 1] = a
  if (onA > 0) s.field[onA - 1] = b
}

/** A player and whoever stands there change fields, and it is told. */
export function changeFields(s: State, player: number, to: number, told: Listener): void {
  const there = s.on[to] - 1
  exchangeFields(s, s.field[player], to)
  told?.tell({
    kind: 'changed-places',
    seat: seatOfPlayer(player),
    number: numberOf(player),
    ...(there >= 0 && { with: { seat: seatOfPlayer(there), number: numberOf(there) } }),
    to: fieldName(to),
  })
}

export function sendOff(s: State, player: number): void {
  const field = s.field[player]
  if (field !== NOWHERE) s.on[field] = 0
  s.field[player] = NOWHERE
}

/** Gives the ball to a player, and possession to his team. */
export function giveBall(s: State, player: number): void {
  s.ball = player
  s.side = seatOfPlayer(player)
}

/** A card is used: laid, or drawn by a keeper or a referee. */
export function useCard(s: State, seat: Seat, card: number): void {
  s.used[seat][card]++
  s.thisTurn[seat][card]++
}

/** §10.2 What lies on the table is out of the way: the next temporary deck may be made of it, too. */
export function clearTable(s: State): void {
  s.thisTurn[0].fill(0)
  s.thisTurn[1].fill(0)
}

/** §10.2 How many of a used card a temporary deck would be made of now. */
export const reusable = (s: State, seat: number, card: number): number =>
  s.used[seat][card] - (s.terms.turnStaysOut ? s.thisTurn[seat][card] : 0)

/** §10.2 One card from the deck; an empty one is made anew from the used cards, for the rest of the half. */
export function takeFromDeck(s: State, seat: Seat, chance: Chance, key: number, told: Listener): number {
  if (s.deckLeft[seat] === 0) makeTemporaryDeck(s, seat, told)
  if (s.deckLeft[seat] === 0) return -1
  const deck = s.deck[seat]
  const card = chance.take(deck, s.deckLeft[seat], key)
  deck[card]--
  s.deckLeft[seat]--
  if (s.deckLeft[seat] === 0) s.deckGone[seat] = 1
  return card
}

/** §10.2 Of what was used, without the cards of this turn, which still lie on the table. */
function makeTemporaryDeck(s: State, seat: Seat, told: Listener): void {
  const deck = s.deck[seat]
  let left = 0
  for (let card = 0; card < deck.length; card++) {
    deck[card] = reusable(s, seat, card)
    left += deck[card]
    s.used[seat][card] -= deck[card]
  }
  if (left === 0 && s.terms.turnStaysOut) return
  s.deckLeft[seat] = left
  s.temporary[seat] = 1
  told?.tell({ kind: 'temporary-deck', seat, count: left })
}

/**
 * The same for a card that a coach cannot go without. Is nothing left but what lies on the table in this turn, he takes
 * that: only a box with very few cards can come to it.
 */
export function needFromDeck(s: State, seat: Seat, chance: Chance, key: number, told: Listener): number {
  const card = takeFromDeck(s, seat, chance, key, told)
  if (card >= 0 || !s.terms.turnStaysOut) return card
  s.thisTurn[seat].fill(0)
  return takeFromDeck(s, seat, chance, key, told)
}

/** §3.2, §4.1 Draws until the hand holds three, or as many as are wanted. */
export function drawHand(
  s: State,
  seat: Seat,
  chance: Chance,
  nth: number,
  told: Listener,
  wanted = HAND,
): void {
  const drawn: string[] | undefined = told ? [] : undefined
  for (let n = 0; s.handLeft[seat] < wanted; n++) {
    const card = needFromDeck(s, seat, chance, luckKey(s, Luck.Draw, nth + n * 2 + seat), told)
    if (card < 0) break
    s.hand[seat][card]++
    s.handLeft[seat]++
    drawn?.push(CARD_IDS[card])
  }
  if (!told || !drawn || drawn.length === 0) return
  const left = s.deckLeft[seat]
  told.confide(
    seat,
    { kind: 'drawn', seat, cards: drawn, left },
    { kind: 'drawn-unseen', seat, count: drawn.length, left },
  )
}

export function leaveHand(s: State, seat: Seat, card: number): void {
  s.hand[seat][card]--
  s.handLeft[seat]--
}

export const pair = (row: Int32Array): Pair<number> => [row[0], row[1]]

/** §10.1 The decks are the clock: 45 minutes are the cards of both decks of the half. */
export function minute(s: State): number {
  if (s.half === 0) return 0
  const start = s.half <= 2 ? (s.half - 1) * 45 : 90
  const length = s.half <= 2 ? 45 : 30
  if (s.half > 3) return s.terms.extraTime ? 120 : 90
  // The cards dealt at the start of a half are no time played.
  const whole = 2 * (s.cards.deckSize - HAND)
  let left = 0
  for (let seat = 0; seat < 2; seat++) if (!s.deckGone[seat]) left += s.deckLeft[seat]
  return start + Math.min(length, Math.max(1, Math.round((length * (whole - left)) / whole)))
}
