import type { Competition, Result } from './competition.ts'
import type { Score } from './score.ts'
import { awardedTo, scoreOf } from './score.ts'

export const STAGES = ['league', 'group', 'ladder', 'knock-out', 'third-place'] as const
export type Stage = (typeof STAGES)[number]

/** A match that is to be played or was. */
export interface Fixture {
  /** Names it for ever: 'A2-1' is the first match of group A on its second day, 'k1-3-2' the second leg of a tie. */
  readonly id: string
  readonly stage: Stage
  readonly group?: string
  /** Matchday, or round of the knock-out, from 1. */
  readonly round: number
  /** Of a tie: which of its round, and which of its matches, both from 1. */
  readonly tie?: number
  readonly leg?: number
  readonly home: string
  readonly away: string
  /** Somebody has to win it, or the tie with it. */
  readonly mustDecide: boolean
  readonly result?: Result
  /** What it counts; nothing while it waits, and nothing where it is nobody's. */
  readonly score?: Score
  /** It waits for nothing any more: played, awarded, or nobody's. */
  readonly isDone: boolean
}

/** What is looked up again and again while the course of a competition is followed. */
export class Ledger {
  private readonly byMatch: ReadonlyMap<string, Result>
  private readonly lots: ReadonlyMap<string, readonly string[]>
  private readonly gone: ReadonlyMap<string, number>
  /** Results that a match took. */
  readonly used = new Set<Result>()
  readonly usedLots = new Set<string>()

  constructor(readonly competition: Competition) {
    this.byMatch = new Map(competition.results.map((result) => [result.match, result]))
    this.lots = new Map(competition.drawn.map((lots) => [lots.for, lots.order]))
    this.gone = new Map(competition.withdrawn.map((team, nth) => [team, nth]))
  }

  isWithdrawn(team: string): boolean {
    return this.gone.has(team)
  }

  /** As which of those who left; whoever stays leaves last. */
  private leftAs(team: string): number {
    return this.gone.get(team) ?? Number.POSITIVE_INFINITY
  }

  /** What luck said between these, whoever of them comes first; nothing where it was not asked, or about others. */
  lot(name: string, among: readonly string[]): readonly string[] | undefined {
    const order = this.lots.get(name)
    if (!order || order.length !== among.length || !among.every((team) => order.includes(team)))
      return undefined
    this.usedLots.add(name)
    return order
  }

  /**
   * The match with its result; without one it is lost by whoever has withdrawn, of two by the one who left first: so
   * nothing that was won is lost again when somebody leaves later.
   */
  fixture(of: Omit<Fixture, 'result' | 'score' | 'isDone'>): Fixture {
    const result = this.byMatch.get(of.id)
    if (result && result.home === of.home && result.away === of.away) {
      this.used.add(result)
      const score = scoreOf(result)
      return { ...of, result, ...(score && { score }), isDone: true }
    }
    const [home, away] = [this.leftAs(of.home), this.leftAs(of.away)]
    if (home === away) return { ...of, isDone: false }
    return { ...of, score: awardedTo(home < away ? 1 : 0), isDone: true }
  }
}
