import type { Seat } from '@libero/kernel'
import { DONE, firstMan, MAN } from './rules/common.ts'
import type { State } from './state.ts'
import { SQUAD } from './vocabulary.ts'

/** Decisions as short text: a tactic card's id, a footballer's id, or 'done' for nothing (more). */
const NOTHING_MORE = 'done'

export function write(s: State, seat: Seat, action: number): string {
  if (action === DONE) return NOTHING_MORE
  return action < DONE
    ? s.cards.tacticId(action)
    : s.cards.footballerId(s.card[firstMan(seat) + action - MAN])
}

export function read(s: State, seat: Seat, text: string): number {
  if (text === NOTHING_MORE) return DONE
  const tactic = s.cards.tactic(text)
  if (tactic >= 0) return tactic
  const footballer = s.cards.footballer(text)
  if (footballer < 0) return -1
  const from = firstMan(seat)
  for (let slot = 0; slot < SQUAD; slot++) if (s.card[from + slot] === footballer) return MAN + slot
  return -1
}
