import type { FinaleEvent, StoryRow } from '@libero/finale'
import { goalsOf, sums } from '@libero/finale'
import type { Pair } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import { KITS } from '../../../boards/board.ts'
import { statistics } from '../../../boards/statistics.ts'
import { padStart } from '../../../play/ink.ts'
import type { Print } from './print.ts'

/** Result, goals with their minutes, and what both sides did. */
export function story(
  print: Print,
  rows: Readonly<Record<StoryRow, string>>,
  events: readonly FinaleEvent[],
): string[] {
  const kickOff = events.find((event) => event.kind === 'kick-off')
  const clubs: Pair<string> = kickOff
    ? [print.name(kickOff.clubs[0]), print.name(kickOff.clubs[1])]
    : [KITS[0], KITS[1]]
  return [
    ...result(print, events, clubs),
    ...goals(print, events),
    '',
    ...statistics(
      clubs,
      Array.from(sums(events), ([row, sum]) => [rows[row], sum]),
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
  const scored = goalsOf(events)
  if (scored.length === 0) return [print.text.noGoals]
  return scored.map(
    ({ seat, minute, score, scorer }) =>
      `${KITS[seat]} ${score[0]} : ${score[1]}  ${padStart(`${minute}′`, 4)}  ${print.name(scorer)}`,
  )
}
