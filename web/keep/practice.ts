import { canonical, isObject } from '@libero/kernel'
import type { Practice } from '@libero/kernel/practice'
import { BEGINNING, joined, readPractice } from '@libero/kernel/practice'

/** Somebody's standing in the exercises of each kind of match, by the name of its sheet. */
export type Practices = Readonly<Record<string, Practice>>

const LABEL = 'libero.practice.'

/** Longer than any standing is; something else must have been written there. */
const MOST = 1_000_000

/** As it is kept now, perhaps by another tab; whoever has never answered, or whose browser keeps nothing, begins. */
export function practiceIn(kind: string): Practice {
  try {
    const text = localStorage.getItem(LABEL + kind) ?? ''
    return text === '' || text.length > MOST ? BEGINNING : readPractice(JSON.parse(text))
  } catch {
    return BEGINNING
  }
}

/** Whether it could be kept. */
export function keepPractice(kind: string, practice: Practice): boolean {
  try {
    localStorage.setItem(LABEL + kind, JSON.stringify(practice))
    return true
  } catch {
    return false
  }
}

/** Everything that was answered here. */
export function allPractice(): Practices {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, n) => localStorage.key(n) ?? '')
    const kinds = keys.filter((key) => key.startsWith(LABEL)).map((key) => key.slice(LABEL.length))
    return readPractices(Object.fromEntries(kinds.map((kind) => [kind, practiceIn(kind)])))
  } catch {
    return {}
  }
}

/** What a file holds of it: nothing that makes no sense, and nothing that was never answered. */
export function readPractices(said: unknown): Practices {
  const named = Object.entries(isObject(said) ? said : {}).filter(([kind]) => /^[a-z-]{1,40}$/.test(kind))
  return Object.fromEntries(
    named
      .map(([kind, practice]) => [kind, readPractice(practice)] as const)
      .filter(([, { days }]) => days.length > 0),
  )
}

/** Joins it with what is kept here; how many standings that has changed. */
export function takeInPractices(practices: Practices): number {
  return Object.entries(practices).filter(([kind, practice]) => {
    const here = practiceIn(kind)
    const both = here.days.length === 0 ? practice : joined(here, practice)
    return canonical(both) !== canonical(here) && keepPractice(kind, both)
  }).length
}
