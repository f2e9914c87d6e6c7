import type { Odds, Seat } from '@libero/kernel'
import { Phase } from './phase.ts'
import { ARROW, fits, strengthInAction } from './rules/attack.ts'
import { firstMan, MAN, onTheBall, strengthOf } from './rules/common.ts'
import { counterBonus } from './rules/counter.ts'
import type { State } from './state.ts'
import { ANY, BUILD_UP, DIE, DIE_FACES, FREE, KEEPER, PITCH, PLACES, SQUAD } from './vocabulary.ts'

/** Lead in strength from which dice can no longer matter: the largest difference of two dice is three. */
const DICE_SPAN = DIE.length - 1

/** §6.8, §6.9 Likelihood that the side on the ball wins with this lead in strength, by action. */
function winTable(level: boolean): Float64Array {
  const table = new Float64Array(2 * DICE_SPAN + 3)
  for (let i = 0; i < table.length; i++) {
    const lead = i - DICE_SPAN - 1
    for (let own = 0; own <= DICE_SPAN; own++) {
      for (let others = 0; others <= DICE_SPAN; others++) {
        const margin = lead + own - others
        if (level ? margin >= 0 : margin > 0) table[i] += (DIE[own] * DIE[others]) / (DIE_FACES * DIE_FACES)
      }
    }
  }
  return table
}
const BUILD_UP_ODDS = winTable(true)
const FINISH_ODDS = winTable(false)

/** The likelihood of winning an action with a lead in strength (bonus included). */
export function oddsOfAction(action: number, lead: number): number {
  const clamped = Math.max(-DICE_SPAN - 1, Math.min(DICE_SPAN + 1, lead))
  return (action === BUILD_UP ? BUILD_UP_ODDS : FINISH_ODDS)[clamped + DICE_SPAN + 1]
}

/**
 * The strength a side gets into an action if every place still open goes to the strongest man who may fill it.
 * `taken` is a man already given one of them, or −1.
 */
function strongestRest(s: State, seat: Seat, need: Uint8Array, taken: number): number {
  const from = firstMan(seat)
  let chosen = taken < 0 ? 0 : 1 << (taken - from)
  let sum = 0
  for (const place of [KEEPER, ARROW, 1, 2, 3, ANY]) {
    for (let n = need[place]; n > 0; n--) {
      let best = -1
      for (let man = from; man < from + SQUAD; man++) {
        if ((chosen >>> (man - from)) & 1 || !fits(s, man, place)) continue
        if (best < 0 || strengthOf(s, man) > strengthOf(s, best)) best = man
      }
      if (best < 0) continue
      chosen |= 1 << (best - from)
      sum += strengthOf(s, best)
    }
  }
  return sum
}

const rest = new Uint8Array(PLACES.length + 1)

/**
 * How likely the action succeeds for the side on the ball (build-up or goal) if this man is chosen, everybody
 * else is the strongest who may be, and, while the defender has not answered, so is his answer.
 */
export function odds(s: State, seat: Seat, action: number): Odds | undefined {
  if (s.phase !== Phase.AttackersMen && s.phase !== Phase.DefendersMen) return undefined
  if (action < MAN || action >= MAN + SQUAD) return undefined
  const ball = onTheBall(s)
  const man = firstMan(seat) + action - MAN
  rest.set(s.need)
  const place = [KEEPER, ARROW, 1, 2, 3, ANY].find((p) => rest[p] > 0)
  if (place === undefined || !fits(s, man, place)) return undefined
  rest[place]--
  const own = strengthInAction(s, seat) + strengthOf(s, man) + strongestRest(s, seat, rest, man)
  const others = seat === ball ? strongestAnswer(s, (1 - seat) as Seat) : strengthInAction(s, 1 - seat)
  const lead = (seat === ball ? own - others : others - own) + counterBonus(s)
  return { of: s.action === BUILD_UP ? 'build-up' : 'goal', likelihood: oddsOfAction(s.action, lead) }
}

/** The strongest men a defender could answer with, by the places on the card and who is free. */
export function strongestAnswer(s: State, seat: Seat): number {
  const corner = s.cards.corner(s.faceUp[onTheBall(s)], s.action, 1)
  const from = firstMan(seat)
  rest.fill(0)
  let spare = 0
  for (let line = 0; line < 4; line++) {
    let free = 0
    for (let man = from; man < from + SQUAD; man++) {
      if (s.where[man] === PITCH && s.chip[man] === FREE && s.line[man] === line) free++
    }
    const asked = s.cards.places[corner + line]
    rest[line] = Math.min(asked, free)
    rest[ANY] += asked - rest[line]
    if (line !== KEEPER) spare += free - rest[line]
  }
  rest[ANY] = Math.min(rest[ANY] + s.cards.places[corner + ANY], spare)
  return strongestRest(s, seat, rest, -1)
}
