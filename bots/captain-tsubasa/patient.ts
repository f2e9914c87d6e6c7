import { AREA, CARDS, DECK, Does, HAND, MOST_ABILITIES, RIVAL_CARD } from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import { inAreas, limitOf, NAMED, Phase, STOP } from '@libero/captain-tsubasa/opponents'
import type { SampledChance, Seat } from '@libero/kernel'
import { quick } from './quick.ts'
import type { Scouting } from './scouting.ts'
import { ATTACK, DEFEND, scouted } from './scouting.ts'

const others = new Int16Array(CARDS + 1)
/** A card worth so many points less than the best to come is a decoy. */
const DECOY = 1

/**
 * Decides as fast, but does not waste on a decoy what takes a card off the rival (§6.9): otherwise a worthless first
 * card would be promised more than a strong one.
 */
export function patient(
  s: State,
  seat: Seat,
  options: Int16Array,
  count: number,
  whim: SampledChance,
): number {
  const choice = quick(s, seat, options, count, whim)
  if (s.phase !== Phase.Turn || !takesOff(s, choice) || !waits(s, seat)) return choice
  let left = 0
  for (let i = 0; i < count; i++) if (!takesOff(s, options[i])) others[left++] = options[i]
  const instead = quick(s, seat, others, left, whim)
  return instead === STOP ? choice : instead
}

/** §6.9 Whether this card takes one off the rival's play area. */
function takesOff({ cards }: State, card: number): boolean {
  if (card >= CARDS) return false
  for (let k = 0; k < MOST_ABILITIES; k++) {
    const at = card * MOST_ABILITIES + k
    if (cards.does[at] === Does.discard && cards.what[at] === RIVAL_CARD) return true
  }
  return false
}

/** Whether the rival has laid nothing like the best he may still play, and there is time for it. */
function waits(s: State, seat: Seat): boolean {
  const rival = 1 - seat
  if (s.stopped[rival] || s.size[HAND + rival] === 0 || limitOf(s) - inAreas(s) < ANOTHER_TURN) return false
  const { now, count }: Scouting = scouted(s.cards)
  const role = (rival === s.attacker ? ATTACK : DEFEND) * count
  let laid = 0
  let toCome = 0
  for (let card = 0; card < CARDS; card++) {
    const pile = s.where[card]
    if (pile === AREA + rival) laid = Math.max(laid, now[role + card])
    else if ((pile === HAND + rival || pile === DECK + rival) && s.known[card] & NAMED)
      toCome = Math.max(toCome, now[role + card])
  }
  return laid + DECOY < toCome
}

/** Room for this card, the rival's and one more. */
const ANOTHER_TURN = 3
