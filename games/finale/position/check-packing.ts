import type { Fields } from '@libero/kernel'
import { isPacked, isPartOfDeck } from '../rules/packing.ts'
import type { State } from '../state.ts'
import { checkBetweenPeriods } from './check-clock.ts'

/** §4.8 No period was played, and what a coach has chosen is part of a deck he may choose. */
export function checkPacking(s: State, r: Fields): void {
  if (s.terms.sealed) r.wrong('phase')
  if (s.period !== 0) r.wrong('period')
  checkBetweenPeriods(s, r)
  for (const seat of [0, 1] as const) {
    const at = (field: string) => `sides.${seat}.${field}`
    if (s.hand[seat] !== 0) r.wrong(at('hand'))
    if (s.shown[seat] !== 0) r.wrong(at('shown'))
    if (s.exchanged[seat] !== 0) r.wrong(at('exchanged'))
    if (s.faceUp[seat] >= 0) r.wrong(at('faceUp'))
    if (s.ready[seat] !== Number(isPacked(s, seat))) r.wrong(at('ready'))
    if (!isPartOfDeck(s, seat)) r.wrong(at('deck'))
  }
}
