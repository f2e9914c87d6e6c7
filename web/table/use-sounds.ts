import type { MatchEvent } from '@libero/kernel'
import { useEffect, useRef } from 'react'
import type { BoardProps, Face } from '../face.ts'
import { loudest, loudspeaker } from '../parts/sound.ts'

export interface Heard {
  /** How many events have been told so far. */
  readonly told: number
  /** Reached by a jump, or taken back: nobody need hear what lies between. */
  readonly jumped?: boolean | undefined
  /** Whether there is anybody in the stands: the match runs. */
  readonly isPlayed: boolean
}

/** The sound of what was told since, one at a time; it belongs to the events, shown or not. */
export const soundOf = (face: Face, events: readonly MatchEvent[], viewer: BoardProps['view']['viewer']) =>
  loudest(events.map((event) => face.sound?.(event, viewer)))

/** A match as it is heard: each event once, at any speed, and the stands that swell with danger. */
export function useSounds(
  face: Face,
  { view, heard = [] }: BoardProps,
  telling: MatchEvent | undefined,
  { told, jumped, isPlayed }: Heard,
): void {
  const known = useRef(told)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for whatever is new
  useEffect(() => {
    const news = jumped ? [] : heard.slice(known.current, told)
    known.current = told
    loudspeaker.play(soundOf(face, news, view.viewer))
  }, [told])
  const danger = isPlayed ? face.danger?.(view, telling) : undefined
  useEffect(() => loudspeaker.murmur(danger), [danger])
  useEffect(() => () => loudspeaker.murmur(undefined), [])
}
