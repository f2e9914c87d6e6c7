import type { Chance, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { isSpecialShot, specialsOf } from './rules/special-shot.ts'
import type { State } from './state.ts'
import { NAMED, PLACED } from './state.ts'
import { CARDS, DECK, FIRST_MATCH, FIRST_MOTIVATION, HALVES, HAND, MATCH_PILE } from './vocabulary.ts'

const found = new Uint8Array(CARDS)
const slots = new Uint8Array(CARDS)
const weights = new Uint8Array(CARDS)

/** One of so many, each as likely. */
function oneOfCount(count: number, chance: Chance): number {
  weights.fill(1, 0, count)
  weights.fill(0, count)
  return chance.take(weights, count, 0)
}

/**
 * §2.5 Redraws what this seat cannot know: which match cards are still to come and which the rival took unseen;
 * which of his cards he holds and which lie in his draw pile; the special card he has laid face down.
 */
export function reimagine(s: State, seat: Seat, chance: Chance): void {
  const rival = other(seat)
  for (let half = 1; half <= HALVES; half++) redealUnseen(s, rival, half, chance)
  redealHand(s, rival, chance)
  if (isSpecialShot(s) && s.chosen[rival] >= 0) s.chosen[rival] = oneOfCount(specialsOf(s, rival), chance)
}

/** Unseen match cards of a half change places among themselves. */
function redealUnseen(s: State, rival: Seat, half: number, chance: Chance): void {
  let count = 0
  for (let card = FIRST_MATCH; card < FIRST_MOTIVATION; card++) {
    if (s.cards.half[card] !== half || s.known[card] & NAMED) continue
    const where = s.where[card]
    if (where !== MATCH_PILE && where !== HAND + rival && where !== DECK + rival) continue
    insert((where << 2) | s.known[card], count)
    found[count++] = card
  }
  for (let n = 0; n < count; n++) {
    const at = n + oneOfCount(count - n, chance)
    const card = found[at]
    found[at] = found[n]
    s.where[card] = slots[n] >> 2
    s.known[card] = slots[n] & 3
  }
}

/** Keeps the places in order, so that which card really lies where leaves no trace in the dream. */
function insert(slot: number, count: number): void {
  let at = count
  for (; at > 0 && slots[at - 1] > slot; at--) slots[at] = slots[at - 1]
  slots[at] = slot
}

/** The cards nobody can place are dealt anew to hand and draw pile. */
function redealHand(s: State, rival: Seat, chance: Chance): void {
  const hand = HAND + rival
  const deck = DECK + rival
  let count = 0
  let held = 0
  for (let card = 0; card < CARDS; card++) {
    const isHeld = s.where[card] === hand
    if (s.where[card] !== deck && !(isHeld && (s.known[card] & PLACED) === 0)) continue
    found[count++] = card
    held += Number(isHeld)
  }
  for (let n = 0; n < count; n++) {
    const at = n + oneOfCount(count - n, chance)
    const card = found[at]
    found[at] = found[n]
    s.where[card] = n < held ? hand : deck
  }
}
