import type { BalanceTargets } from './catalogue.ts'

/** What a mean is made of: it travels between threads, and such sums can be added up. */
export interface Sums {
  readonly count: number
  readonly sum: number
  readonly squares: number
}

/** A mean of many pairs and how far it may be off. */
export class Share implements Sums {
  count = 0
  sum = 0
  squares = 0

  add(value: number): void {
    this.count++
    this.sum += value
    this.squares += value * value
  }

  join({ count, sum, squares }: Sums): void {
    this.count += count
    this.sum += sum
    this.squares += squares
  }

  get mean(): number {
    return this.sum / this.count
  }

  get margin(): number {
    const variance = Math.max(0, this.squares / this.count - this.mean ** 2)
    return 1.96 * Math.sqrt(variance / this.count)
  }
}

/** The card that is taken first most often, as a multiple of the average of its group. */
export function favouriteOf<S>(
  { favourites, choices }: BalanceTargets<S>,
  takenFirst: Float64Array,
): { readonly card: string; readonly times: number } | undefined {
  const ranked = (favourites?.groups ?? []).flatMap((group) => {
    const counts = group.map((card) => takenFirst[choices.indexOf(card)] ?? 0)
    const average = counts.reduce((sum, count) => sum + count, 0) / group.length
    return group.map((card, i) => ({ card, times: average > 0 ? (counts[i] ?? 0) / average : 0 }))
  })
  return ranked.sort((a, b) => b.times - a.times)[0]
}
