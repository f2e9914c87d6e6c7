import type { Language, MatchEvent, Refusal, View } from '@libero/kernel'
import { readRecord } from '@libero/kernel'
import { PACE, settings } from '../app/settings.ts'
import type { Face } from '../face.ts'
import { faceOf, isGame } from '../faces.ts'
import type { KeptMatch } from '../keep/store.ts'
import { store } from '../keep/store.ts'
import { atHand } from './kick-off.ts'
import { Match } from './match.ts'
import { Opponents } from './opponents.ts'

/** One worker thinks for every table of the page. */
export const opponents = new Opponents()

/** How long to look at a decision nobody here made, in milliseconds at normal speed. */
const BEAT = 550

export type Loaded =
  | { readonly ok: true; readonly face: Face; readonly match: Match; readonly options: unknown }
  | {
      readonly ok: false
      readonly trouble: string
      readonly refusals?: readonly Refusal[]
      readonly kept?: KeptMatch
    }

/** Finds a match and sits down at it; says why not, if not. */
export async function loadMatch(id: string): Promise<Loaded> {
  const found = await store.match(id)
  const kept = (found.ok ? found.value : undefined) ?? atHand.get(id)
  if (!kept) return { ok: false, trouble: found.ok ? 'match-missing' : found.trouble }
  if (!isGame(kept.game)) return { ok: false, trouble: 'match-missing' }
  const face = await faceOf(kept.game)
  const match = Match.resume(face.game, kept, {
    thinker: opponents,
    keep: (each) => {
      atHand.set(each.id, each)
      return store.keepMatch(each)
    },
    pace: (event, view) => holdOf(face, event, view) * PACE[settings.get().speed],
    beat: () => BEAT * PACE[settings.get().speed],
    summary: (view) => {
      const { sides, goals } = face.headline(view, telling(face, settings.get().language, optionsOf(kept)))
      return { sides: [sides[0].name, sides[1].name], goals }
    },
    now: Date.now,
  })
  if (!match.ok) return { ok: false, trouble: 'match-damaged', refusals: match.refusals, kept }
  return { ok: true, face, match: match.value, options: optionsOf(kept) }
}

/** What both agreed on: other cards have other names. */
export function optionsOf({ record }: Pick<KeptMatch, 'record'>): unknown {
  const read = readRecord(record)
  return read.ok ? read.value.config?.options : undefined
}

export const telling = (face: Face, language: Language, options: unknown) => ({
  language,
  words: face.wording(language, options),
})

function holdOf(face: Face, event: MatchEvent, view: View): number {
  return face.moment(event, view, telling(face, settings.get().language, undefined))?.hold ?? 0
}
