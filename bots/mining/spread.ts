import type { Exercise } from '@libero/kernel/exercise'

type Placed = Pick<Exercise, 'motif' | 'difficulty'>

/** No chapter has more than this many times its even part of a sheet, and none more than so much of it. */
const CROWDED = 2.2
const MOST_OF_MOTIF = 0.25
/** No difficulty has more of a sheet than this, … */
const MOST_OF_DIFFICULTY = { easy: 0.3, medium: 0.4, hard: 0.45 } as const
/** … nor more of what a chapter may have. */
const MOST_OF_BOTH = 0.5

/** Fewer of a chapter than this are hardly any. */
const FEW = 8

/** Sees to it that a sheet has something of every chapter and of every difficulty. */
export class Spread {
  private readonly counts = new Map<string, number>()

  constructor(
    /** How many the sheet is to have. */
    private readonly size: number,
    private readonly motifs: number,
    kept: readonly Placed[],
  ) {
    for (const each of kept) this.add(each)
  }

  add({ motif, difficulty }: Placed): void {
    for (const key of [motif, difficulty, `${motif} ${difficulty}`])
      this.counts.set(key, (this.counts.get(key) ?? 0) + 1)
  }

  /** Whether there is room for more of a chapter. */
  hasRoomFor(motif: string): boolean {
    return this.count(motif) < this.mostOfMotif
  }

  /** Whether there is hardly anything of a chapter. */
  isThin(motif: string): boolean {
    return this.count(motif) < FEW
  }

  wants({ motif, difficulty }: Placed): boolean {
    return (
      this.hasRoomFor(motif) &&
      this.count(difficulty) < Math.ceil(MOST_OF_DIFFICULTY[difficulty] * this.size) &&
      this.count(`${motif} ${difficulty}`) < Math.ceil(MOST_OF_BOTH * this.mostOfMotif)
    )
  }

  private count(key: string): number {
    return this.counts.get(key) ?? 0
  }

  private get mostOfMotif(): number {
    return Math.round(this.size * Math.min(MOST_OF_MOTIF, CROWDED / this.motifs))
  }
}
