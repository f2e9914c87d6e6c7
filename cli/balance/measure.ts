import type { Checked, MatchEvent } from '@libero/kernel'
import { accepted } from '@libero/kernel'
import type { Entry } from '../catalogue.ts'
import type { Crew } from '../crew.ts'
import { favouriteOf, Share } from '../measures.ts'
import type { Played, Scales, Stint } from './stint.ts'

export interface Measured {
  readonly matches: number
  /** Averages and shares by name, as the game's targets name them. */
  readonly figures: Readonly<Record<string, number>>
  /** Half the width of the 95 % interval, where one is known. */
  readonly margins: Readonly<Record<string, number>>
  /** How often it happened, where that is told. */
  readonly counts: Readonly<Record<string, number>>
  /** By card: in how many choices it was offered, and in how many taken. */
  readonly offered: Float64Array
  readonly taken: Float64Array
  /** The figure `favourite` is about this card. */
  readonly favourite?: string
}

/** A member of the crew is asked for so many stints: none waits long for the last. */
const STINTS_EACH = 8

/** Plays so many matches, rounded to pairs, with everybody in the crew. */
export async function measure<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  scales: Scales,
  matches: number,
  crew: Crew<Stint, Played>,
): Promise<Checked<Measured>> {
  const pairs = Math.max(1, Math.round(matches / 2))
  const each = Math.max(1, Math.ceil(pairs / (crew.size * STINTS_EACH)))
  const sum = new Sum()
  let refused: Checked<never> | undefined
  let next = 0
  const work = async (member: number): Promise<void> => {
    while (next < pairs && !refused) {
      const from = next
      next = Math.min(pairs, from + each)
      const played = await crew.play(member, { scales, from, count: next - from })
      if (played.ok) sum.add(played.value)
      else refused ??= played
    }
  }
  await Promise.all(Array.from({ length: crew.size }, (_, member) => work(member)))
  return refused ?? accepted(measured(entry, scales.options, sum))
}

/** Everything played so far. */
class Sum implements Played {
  pairs = 0
  goals = 0
  figures = new Float64Array(0)
  marks = new Float64Array(0)
  offered = new Float64Array(0)
  taken = new Float64Array(0)
  takenFirst = new Float64Array(0)
  readonly shares: Record<string, Share> = {}

  add(played: Played): void {
    this.pairs += played.pairs
    this.goals += played.goals
    for (const row of ['figures', 'marks', 'offered', 'taken', 'takenFirst'] as const)
      this[row] = played[row].map((value, i) => value + (this[row][i] ?? 0))
    for (const [name, share] of Object.entries(played.shares)) {
      this.shares[name] ??= new Share()
      this.shares[name].join(share)
    }
  }
}

function measured<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  options: unknown,
  played: Sum,
): Measured {
  const scale = entry.balance(options)
  const { offered, taken } = played
  const matches = 2 * played.pairs
  const sum = (name: string): number => {
    const mark = entry.marks.indexOf(name)
    if (mark >= 0) return played.marks[mark] ?? 0
    const at = 2 * entry.figures.indexOf(name)
    return (played.figures[at] ?? 0) + (played.figures[at + 1] ?? 0)
  }
  const favourite = favouriteOf(scale, played.takenFirst)
  const hasClubs = scale.pairings.some(([home, away]) => home !== away)
  const told = Object.entries(played.shares).filter(([name]) => name !== 'club' || hasClubs)
  const each = (of: (share: Share) => number): Readonly<Record<string, number>> =>
    Object.fromEntries(told.map(([name, share]) => [name, of(share)]))
  return {
    matches,
    figures: {
      goals: played.goals / matches,
      level: sum('levelAfterNormalTime') / matches,
      ...each((share) => share.mean),
      ...scale.particular(sum, matches),
      ...(favourite && { favourite: favourite.times }),
    },
    margins: each((share) => share.margin),
    counts: Object.fromEntries((scale.counts ?? []).map((name) => [name, sum(name)])),
    offered,
    taken,
    ...(favourite && { favourite: favourite.card }),
  }
}
