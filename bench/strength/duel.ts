import type { Bot } from '@libero/bots'
import { PairPlayer, Tally } from '@libero/bots/arena'
import type { MatchEvent } from '@libero/kernel'
import { seedFrom } from '@libero/kernel'
import type { Ground, Scored } from '../games/ground.ts'
import { PEER } from '../peer.ts'
import type { PeerSettings } from './mcts.ts'
import { peerBot } from './mcts.ts'
import { NotedBot } from './noted.ts'

/** Ours and the peer's, at the same time for each decision. */
export interface Terms {
  /** Milliseconds for a decision. */
  readonly ms: number
  /** Continuations for a decision, whichever comes first; for tests, which must not hang on the machine. */
  readonly iterations?: number
  readonly pairs: number
}

/** How our strongest opponent fares against boardgame.io's. Figures of both sides are named alike. */
export interface DuelResult extends PeerSettings {
  readonly bot: string
  readonly peer: string
  readonly pairs: number
  readonly games: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  /** Our share of the points, and half its 95 % interval. */
  readonly score: number
  readonly margin: number
  readonly elo: number
  readonly eloLow: number
  readonly eloHigh: number
  readonly msPerDecision: number
  readonly peerMsPerDecision: number
  /** Of half of all decisions for which anything was tried. */
  readonly iterationsPerDecision: number
  readonly peerIterationsPerDecision: number
}

/** Every run plays under the same luck. */
const MASTER = seedFrom('libero strength')

/** The last of the list is the strongest. */
export function topOf<S>(bots: readonly Bot<S>[]): Bot<S> {
  const top = bots.at(-1)
  if (!top) throw new Error('no opponent')
  return top
}

/** Plays mirrored pairs; `heard` is told after each. */
export function duel<S extends Scored, C, E extends MatchEvent>(
  { game, bots }: Pick<Ground<S, C, E>, 'game' | 'bots'>,
  settings: PeerSettings,
  { pairs, ...budget }: Terms,
  heard?: (played: number, score: number) => void,
): DuelResult {
  const top = topOf(bots)
  const ours = new NotedBot(top.within?.(budget) ?? top)
  const peer = new NotedBot(peerBot(game, top.build, settings, budget))
  const player = new PairPlayer(game, [{ bot: ours }, { bot: peer }], undefined, MASTER)
  const tally = new Tally()
  for (let n = 0; n < pairs; n++) {
    const played = player.play(n)
    if (!played.ok) throw new Error(`${game.id}: ${JSON.stringify(played.refusals)}`)
    // The arena lets chance decide where a bot fails; such a comparison would be worth nothing.
    if (played.value.failures.some((failures) => failures > 0))
      throw new Error(`${game.id}, pair ${n}: ${JSON.stringify(played.value.failures)} decisions failed`)
    tally.add(played.value)
    heard?.(n + 1, tally.estimate().score)
  }
  const { matches, wins, draws, losses, raw, msPerDecision } = tally.standing()
  return {
    bot: ours.id,
    peer: PEER,
    ...settings,
    pairs,
    games: matches,
    wins,
    draws,
    losses,
    score: round(raw.score, 3),
    margin: round(raw.margin, 3),
    elo: round(raw.elo),
    eloLow: round(raw.eloLow),
    eloHigh: round(raw.eloHigh),
    msPerDecision: round(msPerDecision[0], 1),
    peerMsPerDecision: round(msPerDecision[1], 1),
    iterationsPerDecision: round(ours.triesPerDecision),
    peerIterationsPerDecision: round(peer.triesPerDecision),
  }
}

export const round = (value: number, digits = 0): number => Number(value.toFixed(digits))
