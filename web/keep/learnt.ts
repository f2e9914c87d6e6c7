import { canonical, isObject } from '@libero/kernel'
import type { Learnt, Lesson } from '@libero/kernel/lesson'
import { bothLearnt, learntAfter, readLearnt } from '@libero/kernel/lesson'
import { GAMES } from '../games/register.ts'

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

function keep(game: string, learnt: Learnt): boolean {
  try {
    localStorage.setItem(labelOf(game), JSON.stringify(learnt))
    return true
  } catch {
    // Then it begins anew when the page is left.
    return false
  }
}

export function keepStep(game: string, lesson: Lesson, step: number): void {
  keep(game, learntAfter(learntOf(game), lesson, step))
}

/** What somebody has learnt, by game. */
export type LearntByGame = Readonly<Record<string, Learnt>>

/** Everything that was learnt here. */
export const allLearnt = (): LearntByGame =>
  readLearntByGame(Object.fromEntries(GAMES.map((game) => [game, learntOf(game)])))

/** What a file holds of it: of games that there are, and nothing where nothing was begun. */
export function readLearntByGame(said: unknown): LearntByGame {
  const kept = isObject(said) ? said : {}
  return Object.fromEntries(
    GAMES.map(
      (game) => [game, readLearnt(Object.hasOwn(kept, game) ? kept[game] : undefined)] as const,
    ).filter(([, { done, at }]) => done.length > 0 || Object.keys(at).length > 0),
  )
}

/** Joins it with what is kept here; in how many games that has changed something. */
export function takeInLearnt(learnt: LearntByGame): number {
  return Object.entries(learnt).filter(([game, brought]) => {
    const here = learntOf(game)
    const both = bothLearnt(here, brought)
    return canonical(both) !== canonical(here) && keep(game, both)
  }).length
}
