import type { Fixture, Ledger } from './fixture.ts'

/** A rung after the other, the highest first, and the matches that led there. */
export interface Climb {
  readonly order: readonly string[]
  readonly fixtures: readonly Fixture[]
  readonly isDone: boolean
}

/**
 * Round by round neighbours meet, in odd rounds the first with the second, in even rounds the second with the third.
 * The one above is at home; who beats him from below changes places with him. The next round waits for the last.
 */
export function climb(entrants: readonly string[], rounds: number, ledger: Ledger): Climb {
  const order = [...entrants]
  const fixtures: Fixture[] = []
  for (let round = 1; round <= rounds; round++) {
    const now: Fixture[] = []
    for (let upper = (round - 1) % 2; upper + 1 < order.length; upper += 2) {
      const [home, away] = [order[upper], order[upper + 1]]
      if (home === undefined || away === undefined) continue
      const id = `r${round}-${now.length + 1}`
      now.push(ledger.fixture({ id, stage: 'ladder', round, home, away, mustDecide: false }))
    }
    fixtures.push(...now)
    if (now.some(({ isDone }) => !isDone)) return { order, fixtures, isDone: false }
    for (const { home, away, score } of now) {
      if (score?.winner !== 1) continue
      const upper = order.indexOf(home)
      order.splice(upper, 2, away, home)
    }
  }
  return { order, fixtures, isDone: true }
}
