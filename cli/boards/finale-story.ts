import type { FinaleEvent } from '@libero/finale'
import type { Pair, Seat } from '@libero/kernel'
import { fill } from '@libero/kernel'
import { padStart } from '../play/ink.ts'
import { KITS } from './board.ts'
import type { Print } from './finale-seen.ts'
import type { StoryRow } from './finale-text.ts'
import { STORY_ROWS } from './finale-text.ts'
import { statistics } from './statistics.ts'

/** Which row of the statistics an event counts for, and whose. */
function counted(event: FinaleEvent): { readonly row: StoryRow; readonly seat: Seat } | undefined {
  switch (event.kind) {
    case 'attack':
      return { row: 'attacks', seat: event.seat }
    case 'counter':
      return { row: 'counters', seat: event.seat }
    case 'comparison':
      if (event.action === 'finish') return { row: 'finishes', seat: event.seat }
      return event.won ? { row: 'buildUps', seat: event.seat } : undefined
    case 'booked':
      return { row: 'yellows', seat: event.seat }
    case 'sent-off':
      return { row: 'reds', seat: event.seat }
    case 'injured':
      return { row: 'injuries', seat: event.seat }
    default:
      return undefined
  }
}

/** Result, goals with their minutes, and what both sides did. */
export function story(print: Print, events: readonly FinaleEvent[]): string[] {
  const { text } = print
  const kickOff = events.find((event) => event.kind === 'kick-off')
  const clubs: Pair<string> = kickOff
    ? [print.name(kickOff.clubs[0]), print.name(kickOff.clubs[1])]
    : [KITS[0], KITS[1]]
  const sums = new Map<StoryRow, [number, number]>(STORY_ROWS.map((row) => [row, [0, 0]]))
  for (const event of events) {
    const count = counted(event)
    const sum = count && sums.get(count.row)
    if (sum) sum[count.seat]++
  }
  return [
    ...result(print, events, clubs),
    ...goals(print, events),
    '',
    ...statistics(
      clubs,
      STORY_ROWS.map((row) => [text.story[row], sums.get(row) ?? [0, 0]]),
    ),
  ]
}

function result(print: Print, events: readonly FinaleEvent[], [home, away]: Pair<string>): string[] {
  const end = events.find((event) => event.kind === 'full-time')
  if (!end) return []
  const { goals: final, shootOut } = end.outcome
  const line = fill(print.text.result, { home, away, score: `${final[0]} : ${final[1]}` })
  const shots = shootOut
    ? `, ${fill(print.text.shootOutResult, { score: `${shootOut[0]} : ${shootOut[1]}` })}`
    : ''
  return [line + shots]
}

function goals(print: Print, events: readonly FinaleEvent[]): string[] {
  const scored = events.filter((event) => event.kind === 'goal')
  if (scored.length === 0) return [print.text.noGoals]
  return scored.map(
    (goal) =>
      `${KITS[goal.seat]} ${goal.goals[0]} : ${goal.goals[1]}  ${padStart(`${goal.minute}′`, 4)}  ${print.name(goal.scorer)}`,
  )
}
