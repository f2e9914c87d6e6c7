import type { StoodIn } from '@libero/bots/advice'
import type { Refusal, Seat } from '@libero/kernel'
import type { Wording } from '@libero/kernel/words'
import { inOneBreath } from '@libero/kernel/words'
import { useRef } from 'react'
import type { Drawn, Notice } from '../../match/match.ts'
import type { Line } from '../../match/story.ts'

/** Words for what is not a line of the match. */
interface Speech {
  refusal(refusal: Refusal): string
  trouble(trouble: string): string
  stoodIn(who: StoodIn): string
  curtain(seat: Seat): string
  /** How it ended, where the match itself did not tell. */
  readonly over: string
}

interface Said {
  list: readonly string[]
  lines: number
  question: string
  notice: Notice | undefined
  hint: string | undefined
}

/**
 * Everything that is said aloud, in order: each line of the match once, each question when it is put, each refusal
 * and trouble when it comes. The list only grows, whatever is drawn again.
 */
export function useSpoken(
  lines: readonly Line[],
  shot: Drawn,
  words: Wording,
  hint: string | undefined,
  speech: Speech,
): readonly string[] {
  const said = useRef<Said>({ list: [], lines: -1, question: '', notice: undefined, hint: undefined })
  const now = said.current
  // What was told before the page was opened is in the log, and not spoken again.
  if (now.lines < 0) now.lines = shot.decisions === 0 ? 0 : lines.length
  const fresh: string[] = []
  for (const line of lines.slice(now.lines)) fresh.push(`${line.minute}′ ${line.text}`)
  now.lines = lines.length
  if (shot.notice !== now.notice) {
    now.notice = shot.notice
    if (shot.notice && 'refusals' in shot.notice) fresh.push(...shot.notice.refusals.map(speech.refusal))
    else if (shot.notice && 'stoodIn' in shot.notice) fresh.push(speech.stoodIn(shot.notice.stoodIn))
    else if (shot.notice) fresh.push(speech.trouble(shot.notice.trouble))
  }
  const question = `${shot.decisions} ${shot.stage}`
  if (question !== now.question) {
    now.question = question
    if (shot.request) fresh.push(inOneBreath(words.prompt(shot.request)))
    else if (shot.stage === 'curtain' && shot.next !== undefined) fresh.push(speech.curtain(shot.next))
    else if (shot.stage === 'over' && shot.resigned !== undefined) fresh.push(speech.over)
  }
  if (hint !== now.hint) {
    now.hint = hint
    if (hint) fresh.push(hint)
  }
  if (fresh.length > 0) now.list = [...now.list, ...fresh]
  return now.list
}
