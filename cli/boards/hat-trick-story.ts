import type { HatTrickEvent } from '@libero/hat-trick'
import type { Pair, Seat } from '@libero/kernel'
import { fill } from '@libero/kernel'
import { typeWords } from '../hat-trick/players-words.ts'
import { tally } from '../hat-trick/tally.ts'
import { padStart } from '../play/ink.ts'
import { KITS } from './board.ts'
import type { PlayersStoryRow } from './hat-trick-players-text.ts'
import { PLAYERS_STORY_ROWS } from './hat-trick-players-text.ts'
import type { Print, Seen } from './hat-trick-seen.ts'
import type { StoryRow } from './hat-trick-text.ts'
import { STORY_ROWS } from './hat-trick-text.ts'
import { statistics } from './statistics.ts'

/** Which rows of the statistics an event counts for, and whose. */
function counted(
  event: HatTrickEvent,
): { readonly rows: readonly StoryRow[]; readonly seat: Seat } | undefined {
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
    default:
      return undefined
  }
}

/** What was done with the cards of the expansion. */
function playersRows(events: readonly HatTrickEvent[]): (readonly [PlayersStoryRow, Pair<number>])[] {
  const counted = events.map(tally)
  const sum = (row: PlayersStoryRow, seat: Seat) =>
    counted.filter((count) => count?.seat === seat && count.counts[0] === row).length
  return PLAYERS_STORY_ROWS.map((row) => [row, [sum(row, 0), sum(row, 1)]])
}

/** Result, goals with their minutes, and what both sides did. */
export function story(print: Print, events: readonly HatTrickEvent[], s: Seen): string[] {
  const { text } = print
  const kickOff = events.find((event) => event.kind === 'kick-off')
  const teams: Pair<string> = kickOff ? print.teams(kickOff.teams) : KITS
  const sums = new Map<StoryRow, [number, number]>(STORY_ROWS.map((row) => [row, [0, 0]]))
  for (const event of events) {
    const count = counted(event)
    for (const row of count?.rows ?? []) {
      const sum = sums.get(row)
      if (sum && count) sum[count.seat]++
    }
  }
  // What nobody did belongs to an expansion that is not played, or to an event that was not agreed on.
  const more = print.players ? playersRows(events).filter(([, sum]) => sum[0] + sum[1] > 0) : []
  return [
    ...result(print, events, teams),
    ...goals(print, events, s),
    '',
    ...statistics(teams, [
      ...STORY_ROWS.map((row) => [text.story[row], sums.get(row) ?? [0, 0]] as const),
      ...more.map(([row, sum]) => [print.players?.board.story[row] ?? row, sum] as const),
    ]),
  ]
}

function result(print: Print, events: readonly HatTrickEvent[], [home, away]: Pair<string>): string[] {
  const end = events.find((event) => event.kind === 'full-time')
  if (!end) return []
  const { goals: final, shootOut } = end.outcome
  const line = fill(print.text.result, { home, away, score: `${final[0]} : ${final[1]}` })
  const shots = shootOut
    ? `, ${fill(print.text.shootOutResult, { score: `${shootOut[0]} : ${shootOut[1]}` })}`
    : ''
  return [line + shots]
}

function goals(print: Print, events: readonly HatTrickEvent[], s: Seen): string[] {
  const scored = events.flatMap((event, i) => {
    if (event.kind !== 'goal') return []
    const { seat, goals, minute, number } = event
    const scorer = print.players
      ? `${number} ${typeWords(print.players.text, typeAt(events.slice(i), seat, number, s)).name}`
      : print.name(String(number))
    return [`${KITS[seat]} ${goals[0]} : ${goals[1]}  ${padStart(`${minute}′`, 4)}  ${scorer}`]
  })
  return scored.length === 0 ? [print.text.noGoals] : scored
}

/** Who had a number before all this: whoever went off first, or still has it. */
function typeAt(later: readonly HatTrickEvent[], seat: Seat, number: number, s: Seen): string {
  const change = later.find(
    (event) => event.kind === 'substituted' && event.seat === seat && event.number === number,
  )
  if (change?.kind === 'substituted') return change.off
  return s.sides[seat].players.find((player) => player.number === number)?.type ?? ''
}
