import type { Known } from '@libero/kernel/words'
import { PUBLISHED } from './ours.ts'
import type { CardSet } from './set.ts'

/** What can be known of a card without the rest. */
export const PARTS = [
  'name',
  'colour',
  'power',
  'build-up/attack',
  'line',
  'price',
  'strengths',
  'hazards',
] as const
export type Part = (typeof PARTS)[number]

/**
 * Our tactic cards that have a model in the rulebook. It names three, and of one of them it describes one quarter:
 * who builds up. The others are pictures that the text lacks; that the lone runner has an arrow is deduced.
 */
const TACTICS: Readonly<Record<string, Known<Part>>> = {
  'white-4': { rulebook: ['name', 'colour', 'power', 'build-up/attack'] },
  'white-1': { rulebook: ['name', 'colour', 'power'] },
  'red-2a': { rulebook: ['name', 'power'] },
}

/** Which parts of a card of ours are known, where its source covers more than that; of other sets nothing is said. */
export function knownOf({ name, footballers }: CardSet, id: string): Known<Part> | undefined {
  if (!PUBLISHED.some((set) => set.name === name)) return undefined
  const man = footballers.find((each) => each.id === id)
  if (!man) return TACTICS[id]
  // The table of the rulebook says who is at risk of what, but not in which position of his card.
  const isAtRisk = man.hazards.some((hazard) => hazard !== null)
  return isAtRisk ? { rulebook: ['name', 'line', 'price', 'strengths', 'hazards'] } : undefined
}
