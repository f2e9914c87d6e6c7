import type { CaptainTsubasaEvent } from '@libero/captain-tsubasa'
import type { Pair, Seat } from '@libero/kernel'
import { fill } from '@libero/kernel'
import { padStart } from '../play/ink.ts'
import { KITS } from './board.ts'
import type { Print } from './captain-tsubasa-seen.ts'
import type { StoryRow } from './captain-tsubasa-text.ts'
import { STORY_ROWS } from './captain-tsubasa-text.ts'
import { statistics } from './statistics.ts'

/** What an event counts for in the statistics, whose, and how much. */
function counted(
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

/** Result, goals with their minutes, and what both sides did. */
export function story(print: Print, events: readonly CaptainTsubasaEvent[]): string[] {
  const { text, game } = print
  const led = events.find((event) => event.kind === 'teams')
  const teams: Pair<string> = led ? [game.names.teams[led.teams[0]], game.names.teams[led.teams[1]]] : KITS
  const sums = new Map<StoryRow, [number, number]>(STORY_ROWS.map((row) => [row, [0, 0]]))
  for (const event of events) {
    const found = counted(event)
    for (const row of found?.rows ?? []) {
      const sum = sums.get(row)
      if (sum && found) sum[found.seat] += found.count ?? 1
    }
  }
  return [
    ...result(print, events, teams),
    ...goals(print, events),
    '',
    ...statistics(
      teams,
      STORY_ROWS.map((row) => [text.story[row], sums.get(row) ?? [0, 0]]),
    ),
  ]
}

function result(print: Print, events: readonly CaptainTsubasaEvent[], [home, away]: Pair<string>): string[] {
  const { text } = print
  const end = events.find((event) => event.kind === 'full-time')
  if (!end) return []
  const { goals: final, by } = end.outcome
  const line = fill(text.result, { home, away, score: `${final[0]} : ${final[1]}` })
  const more =
    by === 'extra-time' ? text.extraTimeResult : by === 'joint-champions' ? text.jointChampions : ''
  return [more === '' ? line : `${line}, ${more}`]
}

function goals({ text }: Print, events: readonly CaptainTsubasaEvent[]): string[] {
  const scored = events.flatMap((event) =>
    event.kind === 'goal'
      ? [
          `${KITS[event.seat]} ${event.score[0]} : ${event.score[1]}  ${padStart(`${event.minute}′`, 4)}  ${text.goalBy[event.by]}`,
        ]
      : [],
  )
  return scored.length === 0 ? [text.noGoals] : scored
}
