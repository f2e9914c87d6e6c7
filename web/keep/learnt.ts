import type { Learnt, Lesson } from '@libero/kernel/lesson'
import { learntAfter, readLearnt } from '@libero/kernel/lesson'

/** In an address, the lesson that comes next. */
export const GO_ON = 'go-on'

const labelOf = (game: string): string => `libero.learnt.${game}`

/** Nothing where the browser keeps nothing, or what it keeps cannot be read. */
export function learntOf(game: string): Learnt {
  try {
    return readLearnt(JSON.parse(localStorage.getItem(labelOf(game)) ?? '{}'))
  } catch {
    return readLearnt(undefined)
  }
}

export function keepStep(game: string, lesson: Lesson, step: number): void {
  try {
    localStorage.setItem(labelOf(game), JSON.stringify(learntAfter(learntOf(game), lesson, step)))
  } catch {
    // Then it begins anew when the page is left.
  }
}
