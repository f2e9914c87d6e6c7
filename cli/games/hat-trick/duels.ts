import { emptySolution, solveDuel } from '@libero/bots'
import type { Cards, Corner, Kind } from '@libero/hat-trick'
import { CORNERS, cardCode, KINDS, POWERS } from '@libero/hat-trick'
import { printedDuel } from '@libero/hat-trick/opponents'

export const KEEPERS = ['regular', 'star'] as const
export type Keeper = (typeof KEEPERS)[number]

/** How often each corner is chosen by two who cannot be outguessed, and how likely the goal then is. */
export interface Mix {
  readonly shooter: Readonly<Record<Corner, number>>
  readonly keeper: Readonly<Record<Corner, number>>
  readonly goal: number
}

/** The duel of one kind of shot from the best field: over all powers, and for each. */
export interface Duel extends Mix {
  readonly kind: Kind
  readonly against: Keeper
  readonly powers: readonly (Mix & { readonly power: number })[]
}

/** §7.2 Every duel solved exactly; both decks are whole, and each power is as likely as the others. */
export function duelsOf(cards: Cards): readonly Duel[] {
  return KINDS.flatMap((kind, code) =>
    KEEPERS.map((against) => {
      const powers = Array.from({ length: POWERS }, (_, i) => ({
        power: i + 1,
        ...mixOf(cards, cardCode(code, i + 1, 0), against === 'star'),
      }))
      return { kind, against, ...mean(powers), powers }
    }),
  )
}

function mixOf(cards: Cards, card: number, star: boolean): Mix {
  const matrix = new Float64Array(CORNERS.length ** 2)
  const solution = emptySolution()
  printedDuel(cards, card, star, matrix)
  solveDuel(matrix, solution)
  return {
    shooter: byCorner((i) => solution.rows[i] ?? 0),
    keeper: byCorner((i) => solution.columns[i] ?? 0),
    goal: rounded(solution.value),
  }
}

function mean(mixes: readonly Mix[]): Mix {
  const average = (of: (mix: Mix) => number) => mixes.reduce((sum, mix) => sum + of(mix), 0) / mixes.length
  return {
    shooter: byCorner((i) => average(({ shooter }) => shooter[CORNERS[i] ?? 'left'])),
    keeper: byCorner((i) => average(({ keeper }) => keeper[CORNERS[i] ?? 'left'])),
    goal: rounded(average(({ goal }) => goal)),
  }
}

const rounded = (value: number): number => Number(value.toFixed(6))

const byCorner = (weight: (i: number) => number): Record<Corner, number> => ({
  left: rounded(weight(0)),
  centre: rounded(weight(1)),
  right: rounded(weight(2)),
})
