import type { HatTrickEvent, StoryRow } from '@libero/hat-trick'
import { goalsOf, sums } from '@libero/hat-trick'
import { typeWords } from '@libero/hat-trick/text'
import type { Seen } from '@libero/hat-trick/view'
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
  events: readonly HatTrickEvent[],
  s: Seen,
): string[] {
  const kickOff = events.find((event) => event.kind === 'kick-off')
  const teams: Pair<string> = kickOff ? print.teams(kickOff.teams) : KITS
  return [
    ...result(print, events, teams),
    ...goals(print, events, s),
    '',
    ...statistics(
      teams,
      Array.from(sums(events), ([row, sum]) => [rows[row], sum]),
    ),
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

function goals({ players, text, words }: Print, events: readonly HatTrickEvent[], s: Seen): string[] {
  const scored = goalsOf(events, s).map(({ seat, score, minute, scorer, type = '' }) => {
    const who = players ? `${scorer} ${typeWords(players.text, type).name}` : words.nameOf(scorer)
    return `${KITS[seat]} ${score[0]} : ${score[1]}  ${padStart(`${minute}′`, 4)}  ${who}`
  })
  return scored.length === 0 ? [text.noGoals] : scored
}
