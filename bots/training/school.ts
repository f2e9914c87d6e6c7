import type { Game, MatchEvent, Pair, Seat } from '@libero/kernel'
import { KeyedChance, SampledChance, seedFrom } from '@libero/kernel'
import type { Bot } from '../bot.ts'
import { BotMatch } from '../match.ts'
import type { Insight } from '../thinking/insight.ts'
import { Net, type Weights } from '../thinking/net.ts'
import { shareOf } from '../thinking/share.ts'
import type { Examples } from './fit.ts'

/** What is played to learn from. */
export interface Lesson<S, C, E extends MatchEvent> {
  readonly game: Game<S, C, E>
  readonly insight: Insight<S>
  readonly bots: Pair<Bot<S>>
  /** How often a coach does something quick instead of what he thinks: a judge must know poor positions too. */
  readonly stray: number
  readonly matches: number
  readonly seed: string
  /** What is agreed for a match, and what is brought to it. */
  config(n: number, whim: SampledChance): C
  /** What was learned before: then a position's share is partly what the next ones were thought to be worth. */
  readonly before?: Weights
  /** How far a share looks to the end of the match rather than to the next position's: 1 for the end alone. */
  readonly trace: number
}

/** Plays matches and keeps every quiet position with what came of it. */
export function examplesOf<S, C, E extends MatchEvent>(lesson: Lesson<S, C, E>): Examples {
  const { game, insight, matches, trace } = lesson
  const { inputs } = insight.eyes
  const net = lesson.before && new Net(lesson.before)
  const whim = new SampledChance(1)
  const chance = new KeyedChance()
  const master = seedFrom(lesson.seed)
  const bots: Pair<Bot<S>> = [straying(lesson.bots[0], lesson), straying(lesson.bots[1], lesson)]
  const match = new BotMatch(game, bots)
  const x = new Float32Array(inputs)
  let rows = new Float32Array(inputs * 4096)
  let shares = new Float32Array(4096)
  let eyes = new Uint8Array(4096)
  let count = 0
  const keep = (s: S): void => {
    if (!insight.isQuiet(s)) return
    x.fill(0)
    const seat: Seat = insight.eyes.features(s, x)
    if (count === shares.length) {
      rows = grown(rows, Float32Array)
      shares = grown(shares, Float32Array)
      eyes = grown(eyes, Uint8Array)
    }
    rows.set(x, count * inputs)
    eyes[count++] = seat
  }
  for (let n = 0; n < matches; n++) {
    chance.become(master, n)
    whim.reseed((master[0] ^ Math.imul(n, 0x9e3779b1)) | 0)
    const from = count
    const { state } = match.play(lesson.config(n, whim), chance, whim.word() | 0, undefined, keep)
    const outcome = game.outcome(state)
    if (!outcome) throw new Error('no outcome')
    // Backwards from the end: home's share, of which every position on the way says a little.
    let share = shareOf(outcome)
    for (let at = count - 1; at >= from; at--) {
      shares[at] = eyes[at] === 0 ? share : 1 - share
      if (!net || trace === 1) continue
      x.set(rows.subarray(at * inputs, (at + 1) * inputs))
      const thought = net.share(x)
      share = trace * share + (1 - trace) * (eyes[at] === 0 ? thought : 1 - thought)
    }
  }
  return { inputs, rows, shares, count }
}

/** Twice the room for the same numbers. */
function grown<T extends Float32Array | Uint8Array>(old: T, kind: new (length: number) => T): T {
  const room = new kind(old.length * 2)
  room.set(old)
  return room
}

/** The bot, but now and then something quick. */
function straying<S, C, E extends MatchEvent>(bot: Bot<S>, { stray, insight }: Lesson<S, C, E>): Bot<S> {
  if (stray === 0) return bot
  return {
    ...(bot.begin && { begin: (seat: Seat) => bot.begin?.(seat) }),
    id: bot.id,
    ms: bot.ms,
    build: (seat, options, whim) => bot.build(seat, options, whim),
    choose: (world, seat, options, count, whim) =>
      whim.below(1 << 16) < stray * (1 << 16)
        ? whim.below(2) === 0
          ? options[whim.below(count)]
          : insight.quick(world, seat, options, count, whim)
        : bot.choose(world, seat, options, count, whim),
  }
}
