import { firstUnread } from '@libero/kernel/lesson'
import { useEffect, useMemo, useRef } from 'react'
import { settings } from '../../app/settings.ts'
import type { BoardProps, Face } from '../../face.ts'
import type { Snapshot } from '../../match/match.ts'

/** Something that is met for the first time, and the sentence about it. */
export interface FirstTime {
  readonly of: string
  readonly words: string
}

/**
 * What is explained beside the present question: the first thing of it that was never met before. It stays as long as
 * the question does and counts as read when that is answered.
 */
export function useExplained(
  face: Face,
  board: BoardProps,
  shot: Pick<Snapshot, 'request' | 'events' | 'decisions'>,
  isWanted: boolean,
): FirstTime | undefined {
  const { id } = face.game
  const { words } = board
  const { request, events } = shot
  // What was told since the question before.
  const [from, asked] = [useRef(0), useRef<{ readonly at: number; readonly to: number }>(undefined)]
  if (request && asked.current?.at !== shot.decisions) {
    from.current = asked.current?.to ?? events.length
    asked.current = { at: shot.decisions, to: events.length }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: one sentence for one question, whatever is met meanwhile
  const met = useMemo(() => {
    const { explains, explained } = settings.get()
    if (!request || !explains || !isWanted) return undefined
    const news = events.slice(from.current).map(({ kind }) => `told/${kind}`)
    const here = face.concerns?.(board) ?? []
    const all = [`ask/${request.kind}`, ...here, ...news.reverse(), ...(face.meets?.(board) ?? [])]
    return firstUnread([...(face.meetsFirst ?? []), ...all], explained[id] ?? [], (of) =>
      words.firstTime?.(of),
    )
  }, [shot.decisions, request !== undefined, face])
  useEffect(() => {
    if (met === undefined) return
    return () => {
      const { explained } = settings.get()
      settings.change({ explained: { ...explained, [id]: [...new Set([...(explained[id] ?? []), met])] } })
    }
  }, [met, id])
  const sentence = met === undefined ? undefined : words.firstTime?.(met)
  return met === undefined || sentence === undefined ? undefined : { of: met, words: sentence }
}
