import type { HatTrickEvent } from '@libero/hat-trick'
import type { Seen } from '@libero/hat-trick/view'
import { lineOf } from '@libero/hat-trick/view'
import { other } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { BoardProps } from '../../../face.ts'
import { hatTrickTexts } from '../text.ts'
import { calledMan, teamsOf } from './wording.ts'

/** Before these nobody has moved in the turn that is asked about. */
const BEGINNINGS: readonly string[] = [
  'revealed',
  'turn',
  'opportunity',
  'free-kick',
  'goal-kick',
  'kick-off',
]

/** The step the other coach has made since the cards were shown or the kick was given. */
export function lately({
  view: s,
  near,
  heard = [],
  language,
  ...board
}: BoardProps<Seen>): string | undefined {
  const events = heard as readonly HatTrickEvent[]
  const from = events.findLastIndex(({ kind }) => BEGINNINGS.includes(kind))
  const moved = events.slice(from + 1).findLast(({ kind }) => kind === 'moved')
  if (moved?.kind !== 'moved' || moved.seat !== other(near)) return undefined
  const text = hatTrickTexts[language]
  const at = { language, near, ...board }
  const place = moved.with
    ? fill(text.swaps, {
        line: lineOf(near, moved.to),
        man: calledMan(s, moved.with.seat, moved.with.number, at),
        team: teamsOf(s, at)[moved.with.seat],
      })
    : fill(text.goesTo, { line: lineOf(near, moved.to) })
  return fill(text.lately, {
    team: teamsOf(s, at)[moved.seat],
    man: calledMan(s, moved.seat, moved.number, at),
    place,
  })
}
