import type { Bot } from '@libero/bots'
import { BotMatch } from '@libero/bots'
import type { MatchEvent, Seat } from '@libero/kernel'
import { KeyedChance, SampledChance, seedFrom } from '@libero/kernel'
import { median, perSecond } from '../clock.ts'
import type { Ground, Scored } from '../games/ground.ts'
import { round, topOf } from './duel.ts'
import { bestSettings, peerBot } from './mcts.ts'
import { NotedBot } from './noted.ts'

/** How fast our strongest opponent thinks on one core, and two yardsticks measured beside it. */
export interface PaceResult {
  readonly bot: string
  readonly moments: number
  /** Continuations a second, from the decision to where they are judged; the median of the moments. */
  readonly iterationsPerSecond: number
  /** boardgame.io's on the same moments, with its own playouts. */
  readonly peerIterationsPerSecond: number
  readonly ratio: number
  /** Random opponents on the same engine: what the machine can do. */
  readonly randomDecisionsPerSecond: number
}

/** A decision to think about. */
interface Moment<S> {
  readonly state: S
  readonly seat: Seat
}

const MASTER = seedFrom('libero pace')
/** Every so many decisions of a match one is thought about: all parts of a match come up. */
const STRIDE = 7
/** Ours, the peer and the random opponents take turns, so that a busy moment of the machine meets all. */
const ROUND = 6
const RANDOM_SECONDS = 0.1

/** Both think for `ms` about each of so many moments of matches between sound opponents. */
export function pace<S extends Scored, C, E extends MatchEvent>(
  ground: Ground<S, C, E>,
  moments: number,
  ms: number,
): PaceResult {
  const { game, bots } = ground
  const top = topOf(bots)
  const budget = { ms }
  const ours = new NotedBot(top.within?.(budget) ?? top)
  const peer = new NotedBot(peerBot(game, top.build, bestSettings(ground, 'its-own'), budget))
  const asked = decisionsOf(ground, moments)
  const options = new Int16Array(game.mostOptions)
  const whim = new SampledChance(7)
  const ask = (bot: Bot<S>, { state, seat }: Moment<S>): void => {
    const world = game.blank(state)
    game.copy(state, world)
    if (!bot.blind) game.reimagine(world, seat, whim)
    bot.begin?.(seat)
    bot.choose(world, seat, options, game.legal(state, seat, options), whim)
  }
  const random = randomMatches(ground)
  // What is not yet compiled is not measured.
  for (const moment of asked.slice(0, ROUND)) for (const bot of [ours, peer]) ask(bot, moment)
  random(RANDOM_SECONDS)
  for (const noted of [ours, peer]) noted.forget()
  const rates: number[] = []
  for (const [n, moment] of asked.entries()) {
    ask(ours, moment)
    ask(peer, moment)
    if (n % ROUND === 0) rates.push(random(RANDOM_SECONDS))
  }
  return {
    bot: ours.id,
    moments: asked.length,
    iterationsPerSecond: round(ours.triesPerSecond),
    peerIterationsPerSecond: round(peer.triesPerSecond),
    ratio: round(ours.triesPerSecond / peer.triesPerSecond, 1),
    randomDecisionsPerSecond: round(median(rates)),
  }
}

/** Decisions with a choice from matches between opponents who know what they do. */
function decisionsOf<S extends Scored, C, E extends MatchEvent>(
  { game, bots }: Ground<S, C, E>,
  moments: number,
): Moment<S>[] {
  const sound = bots.find(({ id }) => id === 'heuristic') ?? topOf(bots)
  const play = matches({ game }, sound)
  const found: Moment<S>[] = []
  let decisions = 0
  for (let nth = 0; found.length < moments; nth++)
    play(nth, (state, seat, count) => {
      if (count === 1 || ++decisions % STRIDE !== 0 || found.length === moments) return
      const kept = game.blank(state)
      game.copy(state, kept)
      found.push({ state: kept, seat })
    })
  return found
}

/** Random opponents for so many seconds; how many decisions a second. */
function randomMatches<S extends Scored, C, E extends MatchEvent>(
  ground: Ground<S, C, E>,
): (seconds: number) => number {
  const [random = topOf(ground.bots)] = ground.bots
  const play = matches(ground, random)
  return (seconds) => perSecond(seconds, play).rate
}

/** Matches of a bot against itself, by number; each says how many decisions it took. */
function matches<S extends Scored, C, E extends MatchEvent>(
  { game }: Pick<Ground<S, C, E>, 'game'>,
  bot: Bot<S>,
): (nth: number, heard?: (state: S, seat: Seat, count: number) => void) => number {
  const whim = new SampledChance(1)
  const prepared = game.prepare({ builds: [bot.build(0, undefined, whim), bot.build(1, undefined, whim)] })
  if (!prepared.ok) throw new Error(`${game.id}: ${JSON.stringify(prepared.refusals)}`)
  const match = new BotMatch(game, [bot, bot])
  const chance = new KeyedChance()
  return (nth, heard) => {
    chance.become(MASTER, nth)
    const decided =
      heard && ((state: S, seat: Seat, _: number, __: Int16Array, count: number) => heard(state, seat, count))
    return match.play(prepared.value, chance, nth, undefined, decided).decisions
  }
}
