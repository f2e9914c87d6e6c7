import type { Pair, Seat } from '@libero/kernel'
import type { CardSet } from './cards/set.ts'
import type { CaptainTsubasaEvent } from './events.ts'
import { scorers } from './scorer.ts'

/** What both sides did in a match, in the order it is told. */
export const STORY_ROWS = [
  'attacks',
  'shots',
  'passes',
  'won',
  'saves',
  'specials',
  'cards',
  'tokens',
  'bookings',
] as const
export type StoryRow = (typeof STORY_ROWS)[number]

/** What an event counts for in the story, whose, and how much if not one. */
export function countedFor(
  event: CaptainTsubasaEvent,
): { readonly rows: readonly StoryRow[]; readonly seat: Seat; readonly count?: number } | undefined {
  switch (event.kind) {
    case 'round':
      return { rows: ['attacks'], seat: event.seat }
    case 'action':
      return event.action === 'shot' ? { rows: ['shots'], seat: event.seat } : undefined
    case 'contest':
      return { rows: event.won === 'pass' ? ['won', 'passes'] : ['won'], seat: event.seat }
    // §11.5 It counts as a pass that succeeded.
    case 'advance':
      return { rows: ['passes'], seat: event.seat }
    case 'save':
      return event.result === 'goal' ? undefined : { rows: ['saves'], seat: event.seat }
    case 'special-duel':
      return { rows: ['specials'], seat: event.seat }
    case 'played':
      return { rows: ['cards'], seat: event.seat }
    case 'spent':
      return { rows: ['tokens'], seat: event.seat, count: event.count }
    case 'booked':
      return { rows: ['bookings'], seat: event.seat }
    default:
      return undefined
  }
}

/** Every row, of what has been told so far. */
export function sums(events: readonly CaptainTsubasaEvent[]): ReadonlyMap<StoryRow, Pair<number>> {
  const all = new Map<StoryRow, [number, number]>(STORY_ROWS.map((row) => [row, [0, 0]]))
  for (const event of events) {
    const found = countedFor(event)
    for (const row of found?.rows ?? []) {
      const sum = all.get(row)
      if (sum && found) sum[found.seat] += found.count ?? 1
    }
  }
  return all
}

/** A goal, and the score it made. */
export interface GoalScored {
  readonly seat: Seat
  readonly minute: number
  readonly score: Pair<number>
  readonly by: 'shot' | 'special-shot'
  /** The card of whoever it is credited to; missing where a team has no footballers by name. */
  readonly scorer?: string
}

/** The goals told so far, the first one first. */
export function goalsOf(events: readonly CaptainTsubasaEvent[], set: CardSet): readonly GoalScored[] {
  const scorerAt = scorers(set)
  return events.flatMap((event) => {
    const scorer = scorerAt(event)
    if (event.kind !== 'goal') return []
    const { seat, minute, score, by } = event
    return [{ seat, minute, score, by, ...(scorer !== undefined && { scorer }) }]
  })
}

/** Whose shot at goal begins with this event, special shots included. */
export const shotBegins = (event: CaptainTsubasaEvent): Seat | undefined =>
  event.kind === 'special-shot' || (event.kind === 'action' && event.action === 'shot')
    ? event.seat
    : undefined
