import type { Pair, Seat } from '@libero/kernel'
import type { HatTrickEvent } from './events.ts'
import type { Seen } from './seen.ts'

/** What a match has only with the Players expansion. */
export const PLAYERS_STORY_ROWS = ['skills', 'styleCards', 'snapshots', 'corners', 'subs', 'appeals'] as const
export type PlayersStoryRow = (typeof PLAYERS_STORY_ROWS)[number]

/** What both sides did, as the statistics after the whistle list it. */
export const STORY_ROWS = [
  'turns',
  'won',
  'opportunities',
  'shots',
  'penalties',
  'yellows',
  'reds',
  ...PLAYERS_STORY_ROWS,
] as const
export type StoryRow = (typeof STORY_ROWS)[number]

/** For which rows something counts, and whose. */
export interface Counted {
  readonly rows: readonly StoryRow[]
  readonly seat: Seat
}

export function countedFor(event: HatTrickEvent): Counted | undefined {
  switch (event.kind) {
    case 'turn':
      return { rows: ['turns'], seat: event.seat }
    case 'opportunity':
      return { rows: ['turns', 'opportunities'], seat: event.seat }
    case 'comparison':
      return event.result === 'won' ? { rows: ['won'], seat: event.seat } : undefined
    case 'shot-begins':
      // In a shoot-out nobody has a number.
      return event.number > 0 ? { rows: ['shots'], seat: event.seat } : undefined
    case 'penalty':
      return { rows: ['penalties'], seat: event.seat }
    case 'foul':
      return { rows: event.card === 'red' ? ['yellows', 'reds'] : ['yellows'], seat: event.seat }
    case 'skill':
      return { rows: ['skills'], seat: event.seat }
    case 'style-played':
      return { rows: ['styleCards'], seat: event.seat }
    case 'snapshot':
      return { rows: ['snapshots'], seat: event.seat }
    case 'corner':
      return { rows: ['corners'], seat: event.seat }
    case 'substituted':
      return { rows: ['subs'], seat: event.seat }
    case 'appealed':
      return { rows: ['appeals'], seat: event.seat }
    default:
      return undefined
  }
}

/** The statistics of a match, home's number and away's: every row, but of the expansion's only what was done. */
export function sums(events: readonly HatTrickEvent[]): ReadonlyMap<StoryRow, Pair<number>> {
  const all = new Map<StoryRow, [number, number]>(STORY_ROWS.map((row) => [row, [0, 0]]))
  for (const event of events) {
    const counted = countedFor(event)
    for (const row of counted?.rows ?? []) {
      const sum = all.get(row)
      if (sum && counted) sum[counted.seat]++
    }
  }
  // What nobody did belongs to an expansion that is not played, or to an event that was not agreed on.
  for (const row of PLAYERS_STORY_ROWS) if (all.get(row)?.every((count) => count === 0)) all.delete(row)
  return all
}

export interface Goal {
  readonly seat: Seat
  readonly minute: number
  /** After it. */
  readonly score: Pair<number>
  /** His number, by which `nameOf` knows him. */
  readonly scorer: string
  /** With the Players expansion the type who had that number then. */
  readonly type?: string
}

/** The goals of a match; with what is seen after all these events also the types of the scorers. */
export const goalsOf = (events: readonly HatTrickEvent[], now?: Seen): readonly Goal[] =>
  events.flatMap((event, i) => {
    if (event.kind !== 'goal') return []
    const { seat, number, minute, goals: score } = event
    const type = now && typeAt(events.slice(i), seat, number, now)
    return [{ seat, minute, score, scorer: String(number), ...(type !== undefined && { type }) }]
  })

/** Who had a number before all this: whoever went off first, or still has it. */
function typeAt(
  later: readonly HatTrickEvent[],
  seat: Seat,
  number: number,
  { sides }: Seen,
): string | undefined {
  const change = later.find(
    (event) => event.kind === 'substituted' && event.seat === seat && event.number === number,
  )
  if (change?.kind === 'substituted') return change.off
  return sides[seat].players.find((player) => player.number === number)?.type
}

/** Whose shot at goal begins with this event; in a shoot-out nobody has a number. */
export const shotBegins = (event: HatTrickEvent): Seat | undefined =>
  event.kind === 'shot-begins' && event.number > 0 ? event.seat : undefined
