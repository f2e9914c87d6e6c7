import type { Contestant, PairPlayed } from '@libero/bots/arena'
import { ORACLE, oracle, PairPlayer } from '@libero/bots/arena'
import type { Checked, MatchEvent } from '@libero/kernel'
import { seedFrom } from '@libero/kernel'
import type { Entry } from '../catalogue.ts'
import { findGame } from '../catalogue.ts'
import { limited, readName } from '../limits.ts'

/** A contest as plain data: whoever has it plays any pair of it alike. */
export interface Contest {
  readonly game: string
  /** Contestants as they are written on the line, such as 'search' or 'search@50ms'. */
  readonly a: string
  readonly b: string
  /** How long both may think unless they say otherwise themselves; without it each takes his own time. */
  readonly ms?: number
  readonly iterations?: number
  readonly seed: string
  /** Match options. */
  readonly options: unknown
}

/** The ids one may name in the arena: everybody's opponents, and where the game can be judged the one who sees all. */
export const contestantIds = <S, C, E extends MatchEvent>({ bots, insight }: Entry<S, C, E>): string[] => [
  ...bots.map(({ id }) => id),
  ...(insight ? [ORACLE] : []),
]

/** The contestant of that name, with the time he has; nothing if there is none. */
export function contestant<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  name: string,
  common: Pick<Contest, 'ms' | 'iterations'> = {},
): Contestant<S> | undefined {
  const named = readName(name, common)
  if (!named) return undefined
  const found = named.id === ORACLE ? oracleOf(entry) : botOf(entry, named.id)
  return found && { ...found, bot: limited(found.bot, named.budget) }
}

function botOf<S, C, E extends MatchEvent>({ bots }: Entry<S, C, E>, id: string): Contestant<S> | undefined {
  const bot = bots.find((each) => each.id === id)
  return bot && { bot }
}

function oracleOf<S, C, E extends MatchEvent>({ bots, insight }: Entry<S, C, E>): Contestant<S> | undefined {
  const strongest = bots.at(-1)
  return insight && strongest && oracle(insight, strongest)
}

export interface OpenContest {
  play(n: number): Checked<PairPlayed>
}

/** Calls the contestants onto the pitch. The contest was read by `contestant` before. */
export function openContest(contest: Contest): OpenContest {
  const listed = findGame(contest.game)
  if (!listed) throw new Error(`no game ${contest.game}`)
  return listed.open((entry) => {
    const a = contestant(entry, contest.a, contest)
    const b = contestant(entry, contest.b, contest)
    if (!a || !b) throw new Error(`no contestant ${a ? contest.b : contest.a}`)
    return new PairPlayer(entry.game, [a, b], contest.options, seedFrom(contest.seed), entry.insight)
  })
}
