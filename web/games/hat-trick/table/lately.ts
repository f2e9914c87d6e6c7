import type { HatTrickEvent } from '@libero/hat-trick'
import type { Seen } from '@libero/hat-trick/view'
import { lineOf, onTheBall, partsOf } from '@libero/hat-trick/view'
import { other } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { BoardProps } from '../../../face.ts'
import { hatTrickTexts } from '../text.ts'
import { emptyWords } from './help.ts'
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

/** A free kick is over with these, but what was done before it still lies on the table unanswered. */
const AFTER_A_KICK: readonly string[] = ['turn', 'opportunity']

/** Questions about a step before an action that both know. */
const STEPS: readonly string[] = ['attack-move', 'defence-move']

/**
 * The step the other coach has made since the cards were shown or the kick was given, and what he made of a free kick;
 * and where nobody is ahead to receive a pass, that a step may change it.
 */
export function lately(props: BoardProps<Seen>): string | undefined {
  const { view: s, near, heard = [], language, ...board } = props
  const events = heard as readonly HatTrickEvent[]
  const since = events.slice(beginningOf(events) + 1)
  const text = hatTrickTexts[language]
  const at = { language, near, ...board }
  const card = s.sides[onTheBall(s)].faceUp
  const moved = since.findLast(({ kind }) => kind === 'moved')
  const chosen = since.findLast(({ kind }) => kind === 'free-kick-choice')
  const sentences = [
    moved?.kind === 'moved' && moved.seat === other(near) && movedWords(moved, s, at),
    chosen?.kind === 'free-kick-choice' &&
      chosen.seat === other(near) &&
      fill(text.latelyChose[chosen.opportunity ? 'opportunity' : 'usual'], {
        team: teamsOf(s, at)[chosen.seat],
      }),
    card !== undefined && STEPS.includes(s.phase) && emptyWords(partsOf(card).kind, props),
  ].filter((sentence) => typeof sentence === 'string')
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

/** Where what is asked about began: with the free kick itself, where one was just taken. */
function beginningOf(events: readonly HatTrickEvent[]): number {
  const from = events.findLastIndex(({ kind }) => BEGINNINGS.includes(kind))
  if (!AFTER_A_KICK.includes(events[from]?.kind ?? '')) return from
  const before = events.slice(0, from).findLastIndex(({ kind }) => BEGINNINGS.includes(kind))
  return events[before]?.kind === 'free-kick' ? before : from
}

function movedWords(
  moved: Extract<HatTrickEvent, { kind: 'moved' }>,
  s: Seen,
  at: Parameters<typeof calledMan>[3] & Parameters<typeof teamsOf>[1] & Pick<BoardProps<Seen>, 'near'>,
): string {
  const { near, language } = at
  const text = hatTrickTexts[language]
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
