import { other, type Seat } from '@libero/kernel'
import type { KeptMatch } from '../../keep/store.ts'
import { PERSON } from '../../keep/store.ts'

/** It waits for its end, and somebody here has a say in it. */
export const isUnfinished = ({ outcome, resigned, coaches }: KeptMatch): boolean =>
  outcome === undefined && resigned === undefined && coaches.includes(PERSON)

/** How a match stands for the one person who played it; 'over' where two people or none did. */
export type Standing = 'running' | 'won' | 'drawn' | 'lost' | 'over'

export function standingOf(match: KeptMatch): Standing {
  const { outcome, resigned, coaches } = match
  if (outcome === undefined && resigned === undefined) return 'running'
  const persons = ([0, 1] as const).filter((seat) => coaches[seat] === PERSON)
  const [mine] = persons
  if (mine === undefined || persons.length === 2) return 'over'
  const winner: Seat | undefined = resigned !== undefined ? other(resigned) : outcome?.winner
  if (winner === undefined) return 'drawn'
  return winner === mine ? 'won' : 'lost'
}
