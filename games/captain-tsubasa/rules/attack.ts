import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import type { Listener } from './common.ts'
import { inAreas, layDown } from './common.ts'
import { waitFor } from './waiting.ts'

/** §5.5 Nobody plays another card in this round. */
export function endAttack(s: State, by: 'limit' | 'stopped' | 'ability' | 'guard', told: Listener): void {
  told?.tell({ kind: 'attack-over', by })
  s.depth = 0
  s.phase = Phase.Contest
}

/** §2.6, §5.1 A card comes to its coach's area, with its abilities. */
export function playCard(s: State, seat: Seat, card: number, from: 'hand' | 'discard', told: Listener): void {
  layDown(s, card, seat)
  waitFor(s, card)
  told?.reveal({ kind: 'played', seat, card: s.cards.id(card), from, cards: inAreas(s) })
}
