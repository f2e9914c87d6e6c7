import type { CaptainTsubasaEvent } from '@libero/captain-tsubasa'
import { goalsOf, sums } from '@libero/captain-tsubasa'
import type { Pair } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import { KITS } from '../../../boards/board.ts'
import { statistics } from '../../../boards/statistics.ts'
import { padStart } from '../../../play/ink.ts'
import type { Print } from './print.ts'

/** Result, goals with their minutes, and what both sides did. */
export function story(print: Print, events: readonly CaptainTsubasaEvent[]): string[] {
  const { game } = print
  const led = events.find((event) => event.kind === 'teams')
  const teams: Pair<string> = led ? [game.names.teams[led.teams[0]], game.names.teams[led.teams[1]]] : KITS
  return [
    ...result(print, events, teams),
    ...goals(print, events),
    '',
    ...statistics(
      teams,
      [...sums(events)].map(([row, numbers]) => [game.story[row], numbers]),
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

function goals(print: Print, events: readonly CaptainTsubasaEvent[]): string[] {
  const { text } = print
  const scored = goalsOf(events, print.set).map(({ seat, minute, score, by, scorer }) => {
    const who = scorer === undefined ? '' : `${print.player(scorer)}, `
    return `${KITS[seat]} ${score[0]} : ${score[1]}  ${padStart(`${minute}′`, 4)}  ${who}${text.goalBy[by]}`
  })
  return scored.length === 0 ? [text.noGoals] : scored
}
