import type { Seat } from '@libero/kernel'
import { Does, MOST_ABILITIES } from '../cards/abilities.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { AREA, CARDS, DEFENCE, FACES } from '../vocabulary.ts'
import { canBeObliged, isForRole } from './ability.ts'
import { abilityToDo, sumOf } from './common.ts'

/** The sums as they stand: cards, bookings, tokens. */
export const attackOf = (s: State): number => sumOf(s, s.attacker, s.action) + s.spent[s.attacker]
export const defenceOf = (s: State): number => sumOf(s, 1 - s.attacker, DEFENCE) + s.spent[1 - s.attacker]

/** §7.3 The kind of token that helps this coach now. */
export const helpfulToken = (s: State, seat: number): number => (seat === s.attacker ? s.action : DEFENCE)

/** §7.5 The first card in this coach's area that can still have a roll made again, of those with this compulsory part; or −1. */
export function rerollCard(s: State, seat: number, must = ANY): number {
  const area = AREA + seat
  for (let card = 0, left = s.size[area]; left > 0; card++) {
    if (s.where[card] !== area) continue
    left--
    const k = abilityToDo(s, card, Does.reroll)
    if (k < 0 || (s.used[card] & (1 << k)) !== 0) continue
    const at = card * MOST_ABILITIES + k
    if (must !== ANY && s.cards.must[at] !== must) continue
    if (isForRole(s, seat, at) && canBeObliged(s, seat as Seat, at)) return card
  }
  return -1
}

const ANY = -1

/** §6.2, §7.5 What a card that has a roll made again obliges to. */
export const mustOfReroll = (s: State, card: number): number =>
  s.cards.must[card * MOST_ABILITIES + abilityToDo(s, card, Does.reroll)]

/** §7.5 Rolls made again by cards that still lie in the areas. */
export function rerollsUsed(s: State): number {
  let count = 0
  for (let card = 0; card < CARDS; card++) {
    const k = abilityToDo(s, card, Does.reroll)
    if (s.where[card] >= AREA && k >= 0 && s.used[card] & (1 << k)) count++
  }
  return count
}

/** §7.5 Who is asked next whether a roll is made again, the attacker before the defender; −1 when both are content. */
export function nextToReroll(s: State): number {
  for (let n = 0; n < 2; n++) {
    const seat = n === 0 ? s.attacker : 1 - s.attacker
    if (!s.content[seat] && rerollCard(s, seat) >= 0) return seat
  }
  return -1
}

/** §7.5 Both are asked until they leave the rolls as they lie. */
export const asksForReroll = (s: State): boolean => asksAboutRolls(s, nextToReroll(s))

/** Whether this coach, if it is one, is asked about the rolls. */
export function asksAboutRolls(s: State, seat: number): boolean {
  if (seat < 0) return false
  s.turn = seat
  s.phase = Phase.Reroll
  return true
}

/** §14.1 Whether a six against a one decides, for whoever has the six. */
export const isSure = (s: State, own: number, others: number): boolean =>
  s.terms.guaranteedSuccess && own === FACES && others === 1

/** §7.4, §14.1 Whether these dice win the contest for the attacker, with so many points more for him. */
export function attackerWins(s: State, attack: number, defence: number, more = 0): boolean {
  if (isSure(s, attack, defence)) return true
  return attackOf(s) + attack + more >= defenceOf(s) + defence && !isSure(s, defence, attack)
}
