import { useMemo, useRef } from 'react'
import { useLanguage, useSettings } from '../../app/hooks.ts'
import type { Face } from '../../face.ts'
import type { Seated } from '../coaches.ts'
import type { Match, Snapshot } from '../match.ts'
import type { Remark } from './voice.ts'
import { lastRemark } from './voice.ts'

/** So many decisions long a remark can be read. */
const STAYS = 2

/** What a coach has just said; nothing where it is long past, or nobody wants to hear it. */
export function useRemark(
  face: Face,
  match: Match,
  shot: Snapshot,
  [home, away]: readonly [Seated, Seated],
): Remark | undefined {
  const language = useLanguage()
  const { voices } = useSettings()
  const { told, decisions, events } = shot
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of events only grows, as what was told of it does
  const last = useMemo(
    () => lastRemark({ id: match.id, benches: [home.coach, away.coach] }, face.stirs, events, told, language),
    [match, face, told, language],
  )
  // What was said before this page was opened is past; only a kick-off is not.
  const heard = useRef({ event: decisions === 0 ? -1 : (last?.event ?? -1), at: -STAYS })
  if (last && last.event !== heard.current.event) heard.current = { event: last.event, at: decisions }
  const isFresh = shot.stage === 'over' || decisions < heard.current.at + STAYS
  return voices && isFresh ? last : undefined
}
