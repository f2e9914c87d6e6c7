import type { Refusal, Wording } from '@libero/kernel'
import { useRef } from 'react'
import type { Snapshot } from '../../match/match.ts'
import type { Line } from '../../match/story.ts'

/**
 * Everything that is said aloud, in order: each line of the match once, each question when it is put, each refusal
 * when it comes. The list only grows, whatever is drawn again.
 */
export function useSpoken(
  lines: readonly Line[],
  shot: Snapshot,
  words: Wording,
  hint: string | undefined,
  refusal: (refusal: Refusal) => string,
): readonly string[] {
  const said = useRef<{ list: readonly string[]; lines: number; last: string; hint: string | undefined }>({
    list: [],
    lines: -1,
    last: '',
    hint: undefined,
  })
  const now = said.current
  // What was told before the page was opened is in the log, and not spoken again.
  if (now.lines < 0) now.lines = shot.decisions === 0 ? 0 : lines.length
  const fresh: string[] = []
  for (const line of lines.slice(now.lines)) fresh.push(`${line.minute}′ ${line.text}`)
  now.lines = lines.length
  const key = `${shot.decisions} ${shot.stage} ${JSON.stringify(shot.notice ?? '')}`
  if (key !== now.last) {
    now.last = key
    if (shot.notice && 'refusals' in shot.notice) fresh.push(...shot.notice.refusals.map(refusal))
    else if (shot.request) fresh.push(words.prompt(shot.request))
  }
  if (hint !== now.hint) {
    now.hint = hint
    if (hint) fresh.push(hint)
  }
  if (fresh.length > 0) now.list = [...now.list, ...fresh]
  return now.list
}
