import type { Cards } from '@libero/finale'
import { FREE_CHOICE, PITCH, SQUAD, TACTICS } from '@libero/finale'
import type { State } from '@libero/finale/opponents'
import { COLOUR, lowest } from '@libero/finale/opponents'
import type { SampledChance, Seat } from '@libero/kernel'
import { lookAhead, prospect, survey } from './sight.ts'

/** How far power seems off when cards are put in order: the strong ones come early, but not by the book. */
const SHUFFLE = 1.2
/** What a point of power is worth to a shuffled deck of any eleven, in goals, and how far a card seems off. */
export const POWER_IN_DECK = 0.25
const MOOD = 0.03
/** The sides of a footballer's card. */
const TURNS = 4

/** What an attack with each tactic card promises one coach, in goals. */
export type CardWorths = Float64Array

const promises: CardWorths = new Float64Array(TACTICS)

/**
 * What every card promises with both line-ups in view, on average over the four sides the men's cards show in turn.
 * The list is filled anew by every look.
 */
export function promisesOf(s: State, seat: Seat): CardWorths {
  promises.fill(0)
  for (let turn = 0; turn < TURNS; turn++) {
    survey(s, true)
    for (let card = 0; card < TACTICS; card++) {
      if (card === s.cards.closing) continue
      lookAhead(s, seat, card, 0)
      promises[card] += (prospect.buildUp * prospect.goal) / TURNS
    }
    turnAll(s)
  }
  return promises
}

/** Every man on the pitch a quarter on; after four times all is as it was. */
function turnAll(s: State): void {
  for (let man = 0; man < 2 * SQUAD; man++) if (s.where[man] === PITCH) s.turn[man] = (s.turn[man] + 1) & 3
}

/** §4.3 What the six cards of a colour are worth together. */
export function worthOfColour(cards: Cards, action: number, worths: CardWorths): number {
  let sum = 0
  for (let rest = cards.ofColour[action - COLOUR]; rest !== 0; rest &= rest - 1) sum += worths[lowest(rest)]
  return sum
}

const noise = (whim: SampledChance): number => whim.word() / 0x8000_0000 - 1

/** The next card of a deck that is chosen card by card. */
export const nextCard = (
  s: State,
  seat: Seat,
  options: Int16Array,
  count: number,
  worths: CardWorths,
  whim: SampledChance,
): number =>
  s.terms.tactics === 'any'
    ? nextOfAny(s.cards, options, count, worths, whim)
    : nextByPower(s, seat, options, count, worths, whim)

/** §4.10 What is worth most with its power, never quite the same cards. */
function nextOfAny(
  { power }: Cards,
  options: Int16Array,
  count: number,
  worths: CardWorths,
  whim: SampledChance,
): number {
  let choice = options[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const card = options[i]
    const worth = worths[card] + POWER_IN_DECK * power[card] + MOOD * noise(whim)
    if (worth <= most) continue
    most = worth
    choice = card
  }
  return choice
}

/** §4.4, §4.5 Of each power the best there are, the strong ones first, never quite so. */
function nextByPower(
  { cards, packed }: State,
  seat: Seat,
  options: Int16Array,
  count: number,
  worths: CardWorths,
  whim: SampledChance,
): number {
  let choice = options[0]
  let most = Number.NEGATIVE_INFINITY
  for (let n = 0; n < FREE_CHOICE.length; n++) {
    const { power, count: wanted } = FREE_CHOICE[n]
    let missing = wanted
    for (let own = packed[seat] & cards.ofPower[power]; own !== 0; own &= own - 1) missing--
    let left = cards.ofPower[power] & ~packed[seat]
    for (; missing > 0 && left !== 0; missing--) {
      const card = bestOf(left, worths)
      left &= ~(1 << card)
      const turn = power + SHUFFLE * noise(whim)
      if (turn <= most || !isListed(card, options, count)) continue
      most = turn
      choice = card
    }
  }
  return choice
}

function bestOf(mask: number, worths: CardWorths): number {
  let best = lowest(mask)
  for (let rest = mask; rest !== 0; rest &= rest - 1)
    if (worths[lowest(rest)] > worths[best]) best = lowest(rest)
  return best
}

function isListed(card: number, options: Int16Array, count: number): boolean {
  for (let i = 0; i < count; i++) if (options[i] === card) return true
  return false
}
