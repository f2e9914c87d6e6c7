import { solve } from '../arena/fit.ts'

/** So many sightings of nothing are mixed in, or parts that always come together could not be told apart. */
const DOUBT = 50

/** Tells apart what each of many parts adds to a whole, of which only the sum is ever seen (least squares). */
export class Parts {
  private readonly squares: number[][]
  private readonly right: number[]

  constructor(count: number) {
    this.squares = Array.from({ length: count }, (_, i) =>
      Array.from({ length: count }, (_, j) => (i === j ? DOUBT : 0)),
    )
    this.right = new Array<number>(count).fill(0)
  }

  /** A whole, and how often each part that had to do with it was there. */
  seen(whole: number, parts: ReadonlyMap<number, number>): void {
    for (const [i, x] of parts) {
      this.right[i] += x * whole
      for (const [j, y] of parts) this.squares[i][j] += x * y
    }
  }

  worths(): readonly number[] {
    return solve(this.squares, this.right)
  }
}
