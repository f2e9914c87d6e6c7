import type { Refusal } from '@libero/kernel'
import { agreedOf, readRecord } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { PACE, resultsStay, settings } from '../app/settings.ts'
import type { Face, Telling } from '../face.ts'
import { faceOf, isGame } from '../games/register.ts'
import type { KeptMatch } from '../keep/store.ts'
import { store } from '../keep/store.ts'
import { atHand, toTell } from './kick-off.ts'
import { Match } from './match.ts'
import { opponentsOf } from './opponents.ts'
import type { Surroundings } from './snapshot.ts'

/** One worker thinks for every table of the page. */
export const opponents = opponentsOf()

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

/** What a match of this page needs of it, but where it is kept. */
export function surroundings(
  face: Face,
  options: unknown,
  resultsStayNow: () => boolean,
): Omit<Surroundings, 'keep'> {
  const at = () => telling(face, settings.get().language, options)
  return {
    thinker: opponents,
    isAtOnce: () => PACE[settings.get().speed] === 0,
    pace: (event, view, heard) =>
      (face.moment(event, view, { ...at(), heard })?.hold ?? 0) * PACE[settings.get().speed],
    stays: (event, view, heard) => {
      if (!resultsStayNow()) return false
      const moment = face.moment(event, view, { ...at(), heard })
      return (
        moment?.isResult === true ||
        moment?.stays === true ||
        (moment?.scene ?? moment?.incident) !== undefined
      )
    },
    beat: () => BEAT * PACE[settings.get().speed],
    summary: (view) => {
      const now = at()
      const { sides, goals } = face.headline(view, now)
      return { sides: [sides[0].name, sides[1].name], spoken: now.language, goals }
    },
    now: Date.now,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  }
}

/** Finds a match and sits down at it; says why not, if not. */
export async function loadMatch(id: string): Promise<Loaded> {
  const found = await store.match(id)
  const kept = newest(found.ok ? found.value : undefined, atHand.get(id))
  if (!kept) return { ok: false, trouble: found.ok ? 'match-missing' : found.trouble }
  if (!isGame(kept.game)) return { ok: false, trouble: 'match-missing' }
  const face = await faceOf(kept.game)
  const options = optionsOf(kept)
  let isOpen = kept.outcome === undefined
  const match = Match.resume(face.game, kept, {
    ...surroundings(face, options, () => resultsStay(settings.get(), kept.game)),
    keep: (each) => {
      atHand.set(each.id, each)
      if (isOpen && each.outcome) {
        isOpen = false
        const { finished } = settings.get()
        settings.change({ finished: { ...finished, [each.game]: (finished[each.game] ?? 0) + 1 } })
      }
      return store.keepMatch(each)
    },
  })
  if (!match.ok) return { ok: false, trouble: 'match-damaged', refusals: match.refusals, kept }
  match.value.say(toTell.get(id))
  toTell.delete(id)
  return { ok: true, face, match: match.value, options }
}

/** What the browser keeps, or what this page knows where the browser could not keep it. */
export function newest(stored: KeptMatch | undefined, known: KeptMatch | undefined): KeptMatch | undefined {
  if (!stored || !known) return stored ?? known
  return known.touched > stored.touched ? known : stored
}

/** What both agreed on: other cards have other names. */
function optionsOf({ record }: Pick<KeptMatch, 'record'>): unknown {
  const read = readRecord(record)
  return read.ok ? agreedOf(read.value) : undefined
}

/** The words of a face, made once for each language and agreement. */
export const telling = (() => {
  let last: { readonly face: Face; readonly options: unknown; readonly at: Telling } | undefined
  return (face: Face, language: Language, options: unknown): Telling => {
    if (last?.face !== face || last.options !== options || last.at.language !== language)
      last = { face, options, at: { language, words: face.wording(language, options) } }
    return last.at
  }
})()
