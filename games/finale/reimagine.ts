import type { Chance, Seat } from '@libero/kernel'
import { FREE_CHOICE } from './deck.ts'
import { bits, DONE, firstMan, isOver, MAN, SHOOT_OUT } from './rules/common.ts'
import { everyCard } from './rules/packing.ts'
import { legalTaker } from './rules/shoot-out.ts'
import { changesArePrepared, changesPossible, legalChange } from './rules/substitutions.ts'
import { chosenOrderCounts, packDeck, tacticsArePacked } from './rules/tactics.ts'
import type { State } from './state.ts'
import { MOST_TAKERS } from './state.ts'
import { CHANGES, COLOURS, DECK, PURPLE, SQUAD, TACTICS, WHITE } from './vocabulary.ts'

/** One weight for each thing that could be meant; used and filled anew by every draw. */
const weights = new Uint8Array(TACTICS + 2)
const options = new Int16Array(SQUAD + 1)

/** One set bit of a mask, each as likely. */
function oneOf(mask: number, chance: Chance): number {
  let total = 0
  for (let bit = 0; bit < TACTICS; bit++) total += weights[bit] = (mask >>> bit) & 1
  weights[TACTICS] = 0
  return chance.take(weights, total, 0)
}

/** So many of a mask's bits, each as likely, as a mask. */
function someOf(mask: number, count: number, chance: Chance): number {
  let taken = 0
  for (let n = 0; n < count; n++) taken |= 1 << oneOf(mask & ~taken, chance)
  return taken
}

/** One of `count` alike. */
function oneOfCount(count: number, chance: Chance): number {
  weights.fill(0)
  weights.fill(1, 0, count)
  return chance.take(weights, count, 0)
}

/**
 * Redraws what a coach cannot know of the other: the cards he packed, holds, exchanged and laid face down, the
 * order of his deck, changes not yet shown and takers not yet seen. His own side is left as it is.
 */
export function reimagine(s: State, seat: Seat, chance: Chance): void {
  const rival = (1 - seat) as Seat
  reimagineCards(s, rival, chance)
  if (changesArePrepared(s)) reimagineChanges(s, rival, chance)
  if (s.stage === SHOOT_OUT && !isOver(s)) reimagineTakers(s, rival, chance)
}

function reimagineCards(s: State, rival: Seat, chance: Chance): void {
  // §4.8 While he is still choosing, nobody knows how far he has come.
  if (tacticsArePacked(s) && !s.ready[rival]) {
    packDeck(s, rival, 0)
    return
  }
  if (s.stage === 0) s.packed[rival] = reimaginePacked(s, rival, chance)
  let hidden = s.packed[rival] & ~s.shown[rival]
  s.exchanged[rival] = someOf(hidden, bits(s.exchanged[rival]), chance)
  hidden &= ~s.exchanged[rival]
  s.hand[rival] = someOf(hidden, bits(s.hand[rival]), chance)
  hidden &= ~s.hand[rival]
  if (s.laid[rival] >= 0 && s.laid[rival] !== s.cards.closing) s.laid[rival] = oneOf(s.hand[rival], chance)
  const deck = s.deck[rival]
  for (let card = 0; card < TACTICS; card++) deck[card] = (hidden >>> card) & 1
  if (!chosenOrderCounts(s)) return
  for (let at = DECK - s.deckLeft[rival]; at < DECK; at++) {
    const card = oneOf(hidden, chance)
    hidden &= ~(1 << card)
    s.order[rival * DECK + at] = card
  }
}

/** §4.3, §4.4, §4.10 A deck he may have packed, given what he has shown: each colour, or each choice, as likely. */
function reimaginePacked(s: State, rival: Seat, chance: Chance): number {
  const { cards } = s
  const shown = s.shown[rival]
  if (s.terms.tactics === 'any') return shown | someOf(everyCard(s) & ~shown, DECK - bits(shown), chance)
  if (s.terms.tactics === 'usual') {
    const coloured = shown & ~cards.ofColour[WHITE]
    if (coloured !== 0) return cards.usualDeck(cards.colour[31 - Math.clz32(coloured)])
    return cards.usualDeck(PURPLE + oneOfCount(COLOURS.length - 1, chance))
  }
  let packed = shown
  for (let n = 0; n < FREE_CHOICE.length; n++) {
    const { power, count } = FREE_CHOICE[n]
    const ofPower = cards.ofPower[power]
    packed |= someOf(ofPower & ~packed, count - bits(shown & ofPower), chance)
  }
  return packed
}

/** §9.4 How many changes he has prepared is his secret too; one more is as likely as stopping. */
function reimagineChanges(s: State, rival: Seat, chance: Chance): void {
  s.changes[rival] = 0
  s.leaving[rival] = -1
  const pick = (): number => options[oneOfCount(legalChange(s, rival, options), chance)]
  while (oneOfCount(2, chance) === 1) {
    // Whoever is still asked has a choice left: the last change he could make is not made yet.
    if (!s.ready[rival] && changesPossible(s, rival) < 2) break
    const off = pick()
    if (off === DONE) break
    s.leaving[rival] = firstMan(rival) + off - MAN
    const at = rival * 2 * CHANGES + 2 * s.changes[rival]
    const on = pick()
    s.change[at] = s.leaving[rival]
    s.change[at + 1] = firstMan(rival) + on - MAN
    s.changes[rival]++
    s.leaving[rival] = -1
  }
}

/** §11.1, §11.5 The takers who have shot are known; those named after them are not. */
function reimagineTakers(s: State, rival: Seat, chance: Chance): void {
  const named = s.named[rival]
  const seen = Math.min(s.shots[rival], named)
  s.named[rival] = seen
  // While he is still naming his five, nobody knows how far he has come.
  const unready = !s.ready[rival]
  for (let n = seen; n < (unready ? seen : named); n++) {
    const taker = options[oneOfCount(legalTaker(s, rival, options), chance)]
    s.taker[rival * MOST_TAKERS + s.named[rival]++] = firstMan(rival) + taker - MAN
  }
}
