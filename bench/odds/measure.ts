import type { Bot } from '@libero/bots'
import { Calibration, Foresight, HELD_BACK, type Kept, luckOfKept } from '@libero/bots/prospect'
import type { MatchEvent } from '@libero/kernel'
import { KeyedChance, SampledChance, seedFrom } from '@libero/kernel'
import type { AnyGround, Ground, OddsMatch, Scored } from '../games/ground.ts'
import { GROUNDS } from '../games/register.ts'

/** Who plays: both as the estimates suppose, or both by the heuristic, who thinks otherwise than they suppose. */
export const PLAYERS = ['quick', 'heuristic'] as const
export type Players = (typeof PLAYERS)[number]

/** What is added to the margin where coaches do not play as estimates suppose: nobody can promise how they do. */
const OTHER_COACHES = 0.08

/** What was promised of decisions of one kind and what happened, as shares. */
export interface KindResult {
  readonly kind: string
  readonly decisions: number
  /** Of them counted exactly. */
  readonly exact: number
  readonly promised: number
  readonly happened: number
  /** How far apart the two may lie. */
  readonly margin: number
  readonly isKept: boolean
  /** Decisions, promised and happened by tenths of what was promised; empty ones left out. */
  readonly tenths: readonly (readonly [number, number, number])[]
}

export interface OddsResult {
  readonly match: string
  readonly players: Players
  readonly matches: number
  readonly kinds: readonly KindResult[]
}

/** So many decisions of each kind, over so many imagined hands each, in at most so many matches. */
export interface Extent {
  readonly decisions: number
  readonly worlds: number
  readonly matches: number
  readonly seed: string
}

const BY_NAME: ReadonlyMap<string, AnyGround> = new Map(
  GROUNDS.flatMap((ground) => ground.open(({ odds }) => Object.keys(odds)).map((match) => [match, ground])),
)
export const MATCHES = [...BY_NAME.keys()]

/** Plays a match of this name again and again and compares what was promised with what happened. */
export function measureOdds(match: string, players: Players, extent: Extent): OddsResult {
  const ground = BY_NAME.get(match)
  if (!ground) throw new Error(`no match ${match}`)
  return ground.open((own) => {
    const terms = own.odds[match] ?? { options: {} }
    const { matches, kinds } = measured(own, terms, players, extent)
    return { match, players, matches, kinds: kinds.map((kept) => resultOf(kept, doubtAbout(terms, players))) }
  })
}

function measured<S extends Scored, C, E extends MatchEvent>(
  { game, matters, bots }: Ground<S, C, E>,
  { options }: OddsMatch,
  players: Players,
  { decisions, worlds, matches: most, seed }: Extent,
): { readonly matches: number; readonly kinds: readonly Kept[] } {
  const heuristic = bots.find(({ id }) => id === 'heuristic')
  if (!heuristic) throw new Error(`no heuristic in ${game.id}`)
  const quick: Bot<S> = { id: 'quick', ms: 0, build: heuristic.build, choose: matters.quick }
  const bot = players === 'quick' ? quick : heuristic
  const foresight = new Foresight(game, matters, worlds)
  const calibration = new Calibration(game, matters, foresight, [bot, bot], decisions)
  const chance = new KeyedChance()
  const isDone = () => [...calibration.kinds.values()].every((kept) => kept.decisions >= decisions)
  let matches = 0
  for (; matches < most && (matches === 0 || !isDone()); matches++) {
    const whim = new SampledChance(matches)
    const builds = [heuristic.build(0, options, whim), heuristic.build(1, options, whim)] as const
    const config = game.prepare({ options, builds })
    if (!config.ok) throw new Error(JSON.stringify(config.refusals))
    chance.become(seedFrom(`${seed} ${players}`), matches)
    calibration.play(config.value, chance, matches)
  }
  return { matches, kinds: [...calibration.kinds.values()].filter((kept) => kept.decisions > 0) }
}

const share = (sum: number, of: number): number => Math.round((1e4 * sum) / of) / 1e4

const doubtAbout = ({ otherCoaches = OTHER_COACHES }: OddsMatch, players: Players): number =>
  players === 'quick' ? HELD_BACK : otherCoaches

function resultOf(kept: Kept, doubt: number): KindResult {
  const { kind, decisions, exact, promised, happened, tenths } = kept
  const margin = luckOfKept(kept) + (exact === decisions ? 0 : doubt)
  return {
    kind,
    decisions,
    exact,
    promised: share(promised, decisions),
    happened: share(happened, decisions),
    margin: share(margin, 1),
    isKept: Math.abs(promised - happened) / decisions <= margin,
    tenths: tenths
      .filter((tenth) => tenth.decisions > 0)
      .map((tenth) => [
        tenth.decisions,
        share(tenth.promised, tenth.decisions),
        share(tenth.happened, tenth.decisions),
      ]),
  }
}
