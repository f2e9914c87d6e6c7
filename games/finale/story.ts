import type { Pair, Seat } from '@libero/kernel'
import type { FinaleEvent } from './events.ts'

/** What both sides did, as the statistics after the whistle list it. */
export const STORY_ROWS = [
  'attacks',
  'counters',
  'buildUps',
  'finishes',
  'yellows',
  'reds',
  'injuries',
] as const
export type StoryRow = (typeof STORY_ROWS)[number]

/** For which rows something counts, whose, and how much where it is not 1. */
export interface Counted {
  readonly rows: readonly StoryRow[]
  readonly seat: Seat
  readonly count?: number
}

export interface Goal {
  readonly seat: Seat
  readonly minute: number
  /** After it. */
  readonly score: Pair<number>
  readonly scorer: string
}

export function countedFor(event: FinaleEvent): Counted | undefined {
  switch (event.kind) {
    case 'attack':
      return { rows: ['attacks'], seat: event.seat }
    case 'counter':
      return { rows: ['counters'], seat: event.seat }
    case 'comparison':
      if (event.action === 'finish') return { rows: ['finishes'], seat: event.seat }
      return event.won ? { rows: ['buildUps'], seat: event.seat } : undefined
    case 'booked':
      return { rows: ['yellows'], seat: event.seat }
    case 'sent-off':
      return { rows: ['reds'], seat: event.seat }
    case 'injured':
      return { rows: ['injuries'], seat: event.seat }
    default:
      return undefined
  }
}

/** The statistics of a match: every row, home's number and away's. */
export function sums(events: readonly FinaleEvent[]): ReadonlyMap<StoryRow, Pair<number>> {
  const all = new Map<StoryRow, [number, number]>(STORY_ROWS.map((row) => [row, [0, 0]]))
  for (const event of events) {
    const counted = countedFor(event)
    for (const row of counted?.rows ?? []) {
      const sum = all.get(row)
      if (sum && counted) sum[counted.seat] += counted.count ?? 1
    }
  }
  return all
}

/** The goals in their order; what is scored in a shoot-out is none. */
export const goalsOf = (events: readonly FinaleEvent[]): readonly Goal[] =>
  events
    .filter((event) => event.kind === 'goal')
    .map(({ seat, minute, goals, scorer }) => ({ seat, minute, score: goals, scorer }))

/** Whose shot at goal begins with this event. */
export const shotBegins = (event: FinaleEvent): Seat | undefined =>
  event.kind === 'action' && event.action === 'finish' ? event.seat : undefined
