import type { Bot } from '@libero/bots'
import { Calibration, Foresight, type Kept, luckOfKept } from '@libero/bots/prospect'
import type { MatchEvent, Pair } from '@libero/kernel'
import { KeyedChance, SampledChance, seedFrom } from '@libero/kernel'
import type { AnyGround, Ground, Scored } from '../games/ground.ts'
import { GROUNDS } from '../games/register.ts'

/**
 * Who plays: both as the estimates suppose, both by the heuristic, or coaches of different levels, each at home in turn.
 */
export const PLAYERS = ['supposed', 'heuristic', 'levels'] as const
export type Players = (typeof PLAYERS)[number]

/** Those of different levels; the stronger thinks as long as so many continuations take. */
const STRONGER = 'search'
const WEAKER = 'beginner'
const CONTINUATIONS = 40

/** What was promised of decisions of one kind and what happened, as shares. */
export interface KindResult {
  readonly kind: string
  readonly decisions: number
  /** Of them counted exactly. */
  readonly exact: number
  readonly promised: number
  readonly happened: number
  /** What people are told that estimates may be off by, beside luck. */
  readonly doubt: number
  /** How far apart the two may lie: by luck, and by that doubt. */
  readonly margin: number
  readonly isKept: boolean
  /** Decisions, promised and happened by tenths of what was promised; empty ones left out. */
  readonly tenths: readonly (readonly [number, number, number])[]
}

export interface OddsResult {
  readonly match: string
  readonly players: Players
  readonly matches: number
  /** Over how many imagined hands each promise went here; people are shown what goes over more. */
  readonly worlds: number
  readonly seed: string
  readonly kinds: readonly KindResult[]
}

/** So many decisions of each kind, over so many imagined hands each, in at most so many matches. */
export interface Extent {
  readonly decisions: number
  readonly worlds: number
  readonly matches: number
  readonly seed: string
}

/** Every so many-th match, beginning with one of them: what one core plays of a measurement. */
export interface Share {
  readonly index: number
  readonly of: number
}

const WHOLE: Share = { index: 0, of: 1 }

/** What was counted in one share of the matches. */
export interface Counted {
  readonly matches: number
  readonly kinds: readonly Kept[]
}

const BY_NAME: ReadonlyMap<string, AnyGround> = new Map(
  GROUNDS.flatMap((ground) => ground.open(({ odds }) => Object.keys(odds)).map((match) => [match, ground])),
)
export const MATCHES = [...BY_NAME.keys()]

/** Plays a match of this name again and again and compares what was promised with what happened. */
export const measureOdds = (match: string, players: Players, extent: Extent): OddsResult =>
  oddsResult(match, players, extent, [countPromises(match, players, extent)])

/** One share of a measurement: so many matches and decisions fewer. */
export function countPromises(
  match: string,
  players: Players,
  extent: Extent,
  share: Share = WHOLE,
): Counted {
  const ground = BY_NAME.get(match)
  if (!ground) throw new Error(`no match ${match}`)
  return ground.open((own) => counted(own, own.odds[match], players, extent, share))
}

/** What the shares of one measurement come to. */
export function oddsResult(
  match: string,
  players: Players,
  { worlds, seed }: Extent,
  shares: readonly Counted[],
): OddsResult {
  const kinds = new Map<string, Kept>()
  for (const kept of shares.flatMap((share) => share.kinds)) {
    const sum = kinds.get(kept.kind)
    kinds.set(kept.kind, sum ? together(sum, kept) : kept)
  }
  const matches = shares.reduce((sum, share) => sum + share.matches, 0)
  return { match, players, matches, worlds, seed, kinds: [...kinds.values()].map(kindResult) }
}

function counted<S extends Scored, C, E extends MatchEvent>(
  ground: Ground<S, C, E>,
  options: unknown,
  players: Players,
  { decisions, worlds, matches: most, seed }: Extent,
  { index, of }: Share,
): Counted {
  const { game, matters } = ground
  const { build, coaches } = whoPlay(ground, players)
  const foresight = new Foresight(game, matters, worlds)
  const enough = Math.ceil(decisions / of)
  const calibration = new Calibration(game, matters, foresight, enough)
  const chance = new KeyedChance()
  const isDone = () => [...calibration.kinds.values()].every((kept) => kept.decisions >= enough)
  const master = seedFrom(`${seed} ${players}`)
  let matches = 0
  for (let match = index; match < most && (matches === 0 || !isDone()); match += of) {
    // Teams and whatever coaches leave to their own dice follow from the seed, too: another one is another measurement.
    const own = (master[0] ?? 0) ^ Math.imul(match + 1, 0x9e3779b9)
    const whim = new SampledChance(own)
    const config = game.prepare({ options, builds: [build(0, options, whim), build(1, options, whim)] })
    if (!config.ok) throw new Error(JSON.stringify(config.refusals))
    chance.become(master, match)
    const [one, two] = coaches
    calibration.play(config.value, match % 2 === 0 ? coaches : [two, one], chance, own)
    matches++
  }
  return { matches, kinds: [...calibration.kinds.values()].filter((kept) => kept.decisions > 0) }
}

function whoPlay<S extends Scored, C, E extends MatchEvent>(
  { game, matters, bots }: Ground<S, C, E>,
  players: Players,
): { readonly build: Bot<S>['build']; readonly coaches: Pair<Bot<S>> } {
  const called = (level: string): Bot<S> => {
    const bot = bots.find(({ id }) => id === level)
    if (!bot) throw new Error(`no ${level} in ${game.id}`)
    return bot
  }
  const heuristic = called('heuristic')
  const { build } = heuristic
  if (players === 'heuristic') return { build, coaches: [heuristic, heuristic] }
  const supposed: Bot<S> = { id: players, ms: 0, build, choose: matters.playsOn }
  if (players === 'supposed') return { build, coaches: [supposed, supposed] }
  const stronger = called(STRONGER)
  const limited = stronger.within?.({ ms: Number.POSITIVE_INFINITY, iterations: CONTINUATIONS })
  return { build, coaches: [limited ?? stronger, called(WEAKER)] }
}

function together(one: Kept, two: Kept): Kept {
  const tenths = one.tenths.map((tenth, i) => {
    const other = two.tenths[i] ?? tenth
    return {
      decisions: tenth.decisions + other.decisions,
      promised: tenth.promised + other.promised,
      happened: tenth.happened + other.happened,
    }
  })
  return {
    kind: one.kind,
    decisions: one.decisions + two.decisions,
    exact: one.exact + two.exact,
    promised: one.promised + two.promised,
    happened: one.happened + two.happened,
    doubt: one.doubt + two.doubt,
    squares: one.squares + two.squares,
    tenths,
  }
}

const share = (sum: number, of: number): number => Math.round((1e4 * sum) / of) / 1e4

function kindResult(kept: Kept): KindResult {
  const { kind, decisions, exact, promised, happened, tenths } = kept
  const doubt = kept.doubt / decisions
  const margin = luckOfKept(kept) + doubt
  return {
    kind,
    decisions,
    exact,
    promised: share(promised, decisions),
    happened: share(happened, decisions),
    doubt: share(doubt, 1),
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
