import type { Odds, Seat } from '@libero/kernel'
import type { Cards } from './cards/set.ts'
import { ATTACKER, DEFENDER } from './cards/set.ts'
import { AGAIN, fits, isWon, nextPlace, placesOf, strengthInAction } from './rules/attack.ts'
import { firstMan, MAN, onTheBall, strengthOf } from './rules/common.ts'
import { counterBonus } from './rules/counter.ts'
import type { State } from './state.ts'
import { NEEDS } from './state.ts'
import { ANY, BUILD_UP, FINISH, FREE, KEEPER, PITCH, PLACES, SQUAD } from './vocabulary.ts'

/** §6.8, §6.9 The likelihood of winning an action with a lead in strength (bonus included), with the die of these cards. */
export const oddsOfAction = (cards: Cards, action: number, lead: number): number =>
  cards.die.keeps(isWon(action, 0) ? lead : lead - 1)

/** The places in the order they are filled, as `nextPlace` asks for them. */
const FILLING = [KEEPER, AGAIN, AGAIN + 1, AGAIN + 2, AGAIN + 3, AGAIN + ANY, 1, 2, 3, ANY]

/** The strongest men for the places of `need`, none of those in the mask `chosen` (a bit per man of the squad). */
function strongestFor(s: State, seat: Seat, need: Uint8Array, chosen: number): number {
  const from = firstMan(seat)
  let taken = chosen
  let sum = 0
  for (let i = 0; i < FILLING.length; i++) {
    const place = FILLING[i]
    for (let n = need[place]; n > 0; n--) {
      let best = -1
      let bestStrength = -1
      for (let slot = 0; slot < SQUAD; slot++) {
        if ((taken >>> slot) & 1 || !fits(s, from + slot, place)) continue
        const strength = strengthOf(s, from + slot)
        if (strength > bestStrength) {
          best = slot
          bestStrength = strength
        }
      }
      if (best < 0) continue
      taken |= 1 << best
      sum += bestStrength
    }
  }
  lastTaken = taken
  return sum
}
/** The men `strongestFor` took, with those it was told to leave out. */
let lastTaken = 0

const rest = new Uint8Array(NEEDS)

/**
 * The lead of the side on the ball if this man fills the next place, everybody still to be chosen is the
 * strongest who may be, and, while the defender has not answered, so is his answer.
 */
export function leadWith(s: State, seat: Seat, man: number): number {
  const ball = onTheBall(s)
  const others = seat === ball ? strongestAnswer(s, (1 - seat) as Seat, 0) : strengthInAction(s, 1 - seat)
  rest.set(s.need)
  rest[nextPlace(s)]--
  const own =
    strengthInAction(s, seat) + strengthOf(s, man) + strongestFor(s, seat, rest, 1 << (man - firstMan(seat)))
  return (seat === ball ? own - others : others - own) + counterBonus(s)
}

/** What the contract calls odds: exact, and from nothing but what lies open. */
export function odds(s: State, seat: Seat, action: number): Odds | undefined {
  const man = firstMan(seat) + action - MAN
  if (action < MAN || action >= MAN + SQUAD || !fits(s, man, nextPlace(s))) return undefined
  return {
    of: s.action === BUILD_UP ? 'build-up' : 'goal',
    likelihood: oddsOfAction(s.cards, s.action, leadWith(s, seat, man)),
  }
}

/** The strongest men a defender could answer with in the action under way. */
function strongestAnswer(s: State, seat: Seat, chosen: number): number {
  placesOf(s, seat, s.faceUp[onTheBall(s)], DEFENDER, rest)
  moveMissing(s, seat, chosen)
  return strongestFor(s, seat, rest, chosen)
}

/** The men missing in `rest` are asked of '?', as §6.4 has it. */
function moveMissing(s: State, seat: Seat, chosen: number): void {
  const from = firstMan(seat)
  for (let line = 0; line < ANY; line++) {
    if (rest[line] === 0) continue
    let free = 0
    for (let slot = 0; slot < SQUAD; slot++) {
      const man = from + slot
      if ((chosen >>> slot) & 1) continue
      if (s.where[man] === PITCH && s.chip[man] === FREE && s.line[man] === line) free++
    }
    if (rest[line] <= free) continue
    rest[ANY] += rest[line] - free
    rest[line] = free
  }
}

/** What an attack with a card promises now, before anybody is chosen: both sides at their strongest. */
export interface AttackPromise {
  buildUp: number
  goal: number
}

/** Odds of build-up and of the finish after it, for `seat` attacking with `card` and a bonus in the build-up. */
export function attackPromise(s: State, seat: Seat, card: number, bonus: number, into: AttackPromise): void {
  const rival = (1 - seat) as Seat
  let own = 0
  let theirs = 0
  into.buildUp = 1
  if (s.cards.hasBuildUp[card]) {
    const attack = strongestOfCorner(s, seat, card, BUILD_UP, ATTACKER, 0)
    own = lastTaken
    const answer = strongestOfCorner(s, rival, card, BUILD_UP, DEFENDER, 0)
    theirs = lastTaken
    into.buildUp = oddsOfAction(s.cards, BUILD_UP, attack + bonus - answer)
  }
  // §6.6 The arrows' men come from the build-up; at their next strength they are neither better nor worse on average.
  if (s.cards.arrowCount[card * 2 + ATTACKER] > 0) own = 0
  if (s.cards.arrowCount[card * 2 + DEFENDER] > 0) theirs = 0
  const attack = strongestOfCorner(s, seat, card, FINISH, ATTACKER, own)
  const answer = strongestOfCorner(s, rival, card, FINISH, DEFENDER, theirs)
  into.goal = oddsOfAction(s.cards, FINISH, attack - answer)
}

function strongestOfCorner(
  s: State,
  seat: Seat,
  card: number,
  action: number,
  side: number,
  chosen: number,
): number {
  const corner = s.cards.corner(card, action, side)
  rest.fill(0)
  for (let place = 0; place < PLACES.length; place++) rest[place] = s.cards.places[corner + place]
  moveMissing(s, seat, chosen)
  return strongestFor(s, seat, rest, chosen)
}

/** The strength a man will have after `turns` more uses. */
export const strengthAfter = (s: State, man: number, turns: number): number =>
  s.cards.strength[s.card[man] * 4 + ((s.turn[man] + turns) & 3)]
