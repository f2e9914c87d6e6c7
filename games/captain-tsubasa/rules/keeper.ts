import type { Seat } from '@libero/kernel'
import { Does, MOST_ABILITIES } from '../cards/abilities.ts'
import { SKIP } from '../codes.ts'
import type { State } from '../state.ts'
import { AREA, CONCEDED, CORNER, HELD } from '../vocabulary.ts'
import { canBeObliged } from './ability.ts'
import { abilityToDo } from './common.ts'

/** §8.1 The cards in this area that may try to save, and not to try. */
export function legalSaves(s: State, seat: Seat, out: Int16Array): number {
  const area = AREA + seat
  let count = 0
  for (let card = 0, left = s.size[area]; left > 0; card++) {
    if (s.where[card] !== area) continue
    left--
    const k = abilityToDo(s, card, Does.save)
    if (k >= 0 && canBeObliged(s, seat, card * MOST_ABILITIES + k)) out[count++] = card
  }
  out[count] = SKIP
  return count + 1
}

/** §8.2 What a keeper's roll comes to, as an index of `SAVES`. */
export function saveBy(s: State, card: number, die: number): number {
  const at = card * MOST_ABILITIES + abilityToDo(s, card, Does.save)
  return die <= s.cards.held[at] ? HELD : die <= s.cards.corner[at] ? CORNER : CONCEDED
}
