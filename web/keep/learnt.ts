import { isObject } from '@libero/kernel'

/** What somebody has learnt of a game: the lessons he has done, and how far he is in the others. */
export interface Learnt {
  readonly done: readonly string[]
  readonly at: Readonly<Record<string, number>>
}

/** In an address, the lesson that comes next. */
export const GO_ON = 'go-on'

const NOTHING: Learnt = { done: [], at: {} }

const labelOf = (game: string): string => `libero.learnt.${game}`

/** What was kept, as far as it can be read. */
export function readLearnt(stored: string | null): Learnt {
  try {
    const said: unknown = JSON.parse(stored ?? '{}')
    if (!isObject(said)) return NOTHING
    const done = Array.isArray(said.done) ? said.done.filter((id) => typeof id === 'string') : []
    const at = Object.entries(isObject(said.at) ? said.at : {}).filter((entry): entry is [string, number] =>
      Number.isInteger(entry[1]),
    )
    return { done, at: Object.fromEntries(at) }
  } catch {
    return NOTHING
  }
}

/** Nothing where the browser keeps nothing. */
export function learntOf(game: string): Learnt {
  try {
    return readLearnt(localStorage.getItem(labelOf(game)))
  } catch {
    return NOTHING
  }
}

/** A step of a lesson is reached; with the last one it is done, and begins anew. */
export function keepStep(game: string, lesson: string, step: number, isDone: boolean): void {
  const { done, at } = learntOf(game)
  const { [lesson]: _, ...others } = at
  const learnt: Learnt = {
    done: isDone && !done.includes(lesson) ? [...done, lesson] : done,
    at: isDone ? others : { ...others, [lesson]: step },
  }
  try {
    localStorage.setItem(labelOf(game), JSON.stringify(learnt))
  } catch {
    // Then it begins anew when the page is left.
  }
}
