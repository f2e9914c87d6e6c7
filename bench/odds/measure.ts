import type { Bot } from '@libero/bots'
import { captainTsubasaBots, captainTsubasaMatters } from '@libero/bots/captain-tsubasa'
import { finaleBots, finaleMatters } from '@libero/bots/finale'
import { hatTrickBots, hatTrickMatters } from '@libero/bots/hat-trick'
import { Calibration, Foresight, HELD_BACK, type Kept, luckOfKept, type Matters } from '@libero/bots/prospect'
import { captainTsubasa } from '@libero/captain-tsubasa'
import { finale } from '@libero/finale'
import { hatTrick, MATCH_EVENTS } from '@libero/hat-trick'
import type { Game, MatchEvent } from '@libero/kernel'
import { KeyedChance, SampledChance, seedFrom } from '@libero/kernel'

/** Who plays: both as the estimates suppose, or both by the heuristic, who thinks otherwise than they suppose. */
export const PLAYERS = ['quick', 'heuristic'] as const
export type Players = (typeof PLAYERS)[number]

/**
 * What is added to the margin where coaches do not play as estimates suppose: nobody can promise how they do. With the
 * Players expansion it is more, for the heuristic uses skills far better than whoever decides quickly.
 */
export const OTHER_COACHES = 0.08
export const OTHER_COACHES_WITH_SKILLS = 0.14

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

interface Ground<S, C, E extends MatchEvent> {
  readonly game: Game<S, C, E>
  readonly matters: Matters<S, E>
  readonly bots: readonly Bot<S>[]
  readonly options: unknown
}

/** So many decisions of each kind, over so many imagined hands each, in at most so many matches. */
export interface Extent {
  readonly decisions: number
  readonly worlds: number
  readonly matches: number
}

const GROUNDS = {
  'hat-trick': (players: Players, extent: Extent) =>
    measured(
      { game: hatTrick, matters: hatTrickMatters, bots: hatTrickBots, options: { shootOut: true } },
      players,
      extent,
    ),
  'hat-trick players': (players: Players, extent: Extent) =>
    measured(
      {
        game: hatTrick,
        matters: hatTrickMatters,
        bots: hatTrickBots,
        options: { shootOut: true, expansion: 'players', events: MATCH_EVENTS },
      },
      players,
      extent,
    ),
  finale: (players: Players, extent: Extent) =>
    measured({ game: finale, matters: finaleMatters, bots: finaleBots, options: {} }, players, extent),
  'captain-tsubasa': (players: Players, extent: Extent) =>
    measured(
      { game: captainTsubasa, matters: captainTsubasaMatters, bots: captainTsubasaBots, options: {} },
      players,
      extent,
    ),
} as const
export const MATCHES = Object.keys(GROUNDS) as readonly (keyof typeof GROUNDS)[]

/** Plays a match of this name again and again and compares what was promised with what happened. */
export const measureOdds = (
  match: (typeof MATCHES)[number],
  players: Players,
  extent: Extent,
): OddsResult => {
  const { matches, kinds } = GROUNDS[match](players, extent)
  return { match, players, matches, kinds: kinds.map((kept) => resultOf(kept, doubtAbout(match, players))) }
}

function measured<S, C, E extends MatchEvent>(
  { game, matters, bots, options }: Ground<S, C, E>,
  players: Players,
  { decisions, worlds, matches: most }: Extent,
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
    chance.become(seedFrom(`odds ${players}`), matches)
    calibration.play(config.value, chance, matches)
  }
  return { matches, kinds: [...calibration.kinds.values()].filter((kept) => kept.decisions > 0) }
}

const share = (sum: number, of: number): number => Math.round((1e4 * sum) / of) / 1e4

const doubtAbout = (match: (typeof MATCHES)[number], players: Players): number =>
  players === 'quick' ? HELD_BACK : match === 'hat-trick players' ? OTHER_COACHES_WITH_SKILLS : OTHER_COACHES

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
