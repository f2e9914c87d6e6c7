import type { LessonWords } from '@libero/kernel/lesson'
import { sayingOf, unweighed } from '@libero/kernel/lesson'
import type { Wording } from '@libero/kernel/words'
import { entry, fill } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useTexts } from '../../app/hooks.ts'
import type { Face } from '../../face.ts'
import type { Guide, Guided } from '../../match/guide.ts'
import { isDue } from '../../match/guide.ts'
import type { Drawn, Match, Snapshot } from '../../match/match.ts'
import { Says } from './says.tsx'
import { learnTexts } from './text.ts'

/** A button under what is said; the first is the yellow one. */
export interface Onward {
  readonly words: string
  act(): void
}

/** A lesson at a table: who leads through it, what is said, and what comes after it. */
export interface Taught {
  readonly guide: Guide
  readonly words: LessonWords
  readonly end: { readonly said: string; readonly ways: readonly Onward[] }
}

/** What a lesson changes at the table. */
export interface Teaching {
  readonly shot: Drawn
  /** Which step it is, for whoever waits for it. */
  readonly at: string
  /** Nothing while the match goes on and is told. */
  readonly says: ((notice: ReactNode) => ReactNode) | undefined
  readonly aloud: string | undefined
  readonly ways: readonly Onward[]
  readonly lit: ReadonlySet<string> | undefined
  /** The decision that leads on, once another one was tried. */
  readonly shows: string | undefined
  /** The button that is meant, where it is none of the places of the table. */
  readonly presses: string | undefined
  hears(action: string): boolean
}

const NO_STEP: Guided = { step: undefined, nth: 0, astray: undefined, isAlone: false }
const nobody = () => () => undefined
const nothing = () => NO_STEP

/** The step of a lesson that is due; nothing at a table where nobody learns. */
export function useTeaching(
  taught: Taught | undefined,
  match: Match,
  real: Snapshot,
  face: Face,
  wording: Wording,
): Teaching | undefined {
  const text = useTexts(learnTexts)
  const { guide } = taught ?? {}
  const guided = useSyncExternalStore(
    guide?.subscribe ?? nobody,
    guide?.get ?? nothing,
    guide?.get ?? nothing,
  )
  const { step, nth, astray } = guided
  const [whyAt, setWhyAt] = useState<number>()
  const isHere = guide !== undefined && isDue(guided, real)
  const isRead = isHere && step?.action === undefined
  const shot: Drawn = useMemo(
    () => (isRead ? { ...real, stage: 'taught', request: undefined } : real),
    [real, isRead],
  )
  const lit = useMemo(() => (isHere && step?.look ? new Set(step.look) : undefined), [isHere, step])
  if (!taught || !guide) return undefined
  const { lesson } = guide
  const { words, end } = taught
  const { say, why } = step ? sayingOf(words, step.id) : { say: end.said }
  const nameOf = (action = '') => {
    const { request } = real
    const option = request?.options.find((each) => each.action === action)
    return request && option ? wording.option(request, option) : action
  }
  const answer =
    astray === undefined
      ? undefined
      : (entry(words.instead ?? {}, step?.instead?.[astray] ?? '') ??
        fill(text.instead, { choice: nameOf(step?.action) }))
  const isWhy = whyAt === nth && why !== undefined && answer === undefined
  const said = answer ?? (isWhy ? why : say)
  const goBack = {
    words: text.back,
    act: () => {
      setWhyAt(undefined)
      guide.comeBack()
    },
  }
  const aside = answer !== undefined || isWhy ? goBack : why && { words: text.why, act: () => setWhyAt(nth) }
  const readOn: Onward = { words: text.gotIt, act: () => guide.readOn() }
  return {
    shot,
    at: isHere ? (step?.id ?? 'end') : '',
    says: isHere
      ? (notice) => (
          <Says
            pen={face.pen}
            lesson={lesson}
            nth={nth}
            said={said}
            aside={aside || undefined}
            notice={notice}
          />
        )
      : undefined,
    aloud: isHere ? unweighed(said) : undefined,
    ways: !isRead ? [] : step ? [readOn] : end.ways,
    lit,
    shows: astray === undefined ? undefined : step?.action,
    // A button lies nowhere on the table: where nothing there is lit, it is.
    presses: lit?.size === 0 ? step?.action : undefined,
    hears: (action) => {
      const leads = guide.hears(action)
      match.say(undefined)
      return leads
    },
  }
}
