import type { Game, MatchEvent, MatchRecord, RecordedChance, Seat } from '@libero/kernel'
import { awaits, SampledChance, sha256 } from '@libero/kernel'
import type { Bot } from '../bot.ts'
import type { Fault } from '../remote/standby.ts'
import { Follower } from './follower.ts'

/** An option as a coach advises it, best first. */
export interface Counsel {
  /** The decision in notation. */
  readonly action: string
  /** The share of the match expected after it, a draw being half; only of those who think ahead. */
  readonly share?: number
  /** How often it should be chosen where the choice stays face down. */
  readonly mix?: number
}

/** What a bot said, or what is wrong with it. */
export type Said<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault }

/** A number that follows from a text and tells nothing about it. */
const digested = (text: string): number => Number.parseInt(sha256(text).slice(0, 8), 16)

const failed = (fault: Fault) => ({ ok: false, fault }) as const

/**
 * What a bot would do in a seat. It gets a copy of the match with everything redrawn that this seat cannot know,
 * and whims that follow from the match and its length alone. Before it is asked it sees every earlier moment in
 * which this seat decided, since what the rival has shown tells what he holds. While the same match goes on, only
 * what is new is played again. Whatever the bot does, this only reports it.
 */
export class Adviser<S, C, E extends MatchEvent> {
  private readonly options: Int16Array
  private world: S | undefined
  private readonly follower: Follower<S, C, E>

  constructor(
    private readonly game: Game<S, C, E>,
    readonly bot: Bot<S>,
    readonly seat: Seat,
    /** Who advises has other whims than who plays. */
    private readonly role: string = 'coach',
  ) {
    this.options = new Int16Array(game.mostOptions)
    this.follower = new Follower(game, {
      begun: () => bot.begin?.(seat),
      from: (record, from) => {
        const seen = new SampledChance(digested(`${whimsOf(record.chance)} seen ${from}`))
        return (state, who) => {
          if (who === seat) bot.look?.(this.imagine(state, seen), seat)
        }
      },
    })
  }

  /** What it would do where the record ends. */
  choice(record: MatchRecord): Said<string> {
    const { game, bot, seat, options } = this
    return this.asked(record, (state, world, count, whim) => {
      const chosen: unknown = bot.choose(world, seat, options, count, whim)
      if (typeof chosen !== 'number') return failed('silent')
      if (!options.subarray(0, count).includes(chosen)) return failed('illegal')
      return { ok: true, value: game.write(state, seat, chosen) }
    })
  }

  /** Every option it can put a worth on, best first; of who cannot, only what he would do. */
  counsel(record: MatchRecord): Said<readonly Counsel[]> {
    const { game, bot, seat, options } = this
    if (!bot.weigh) {
      const choice = this.choice(record)
      return choice.ok ? { ok: true, value: [{ action: choice.value }] } : choice
    }
    return this.asked(record, (state, world, count, whim) => {
      const weighed = bot.weigh?.(world, seat, options, count, whim) ?? []
      if (weighed.length === 0) return failed('silent')
      const legal = options.subarray(0, count)
      if (weighed.some(({ action }) => !legal.includes(action))) return failed('illegal')
      const counsels = weighed.map(({ action, tries: _, ...worth }) => ({
        action: game.write(state, seat, action),
        ...worth,
      }))
      return { ok: true, value: counsels }
    })
  }

  /** What it brings to a match with these options. */
  build(agreed: unknown, whims: string): Said<unknown> {
    const { game, bot, seat } = this
    try {
      const build = bot.build(seat, agreed, new SampledChance(digested(`${whims} build`)))
      if (build === undefined) return failed('silent')
      return game.checkBuild(seat, build, agreed).length === 0
        ? { ok: true, value: build }
        : failed('illegal')
    } catch {
      return failed('failed')
    }
  }

  private asked<T>(
    record: MatchRecord,
    ask: (state: S, world: S, count: number, whim: SampledChance) => Said<T>,
  ): Said<T> {
    const { game, seat, options, role } = this
    try {
      const state = this.follower.follow(record)
      if (!state || !awaits(game.awaiting(state), seat)) return failed('failed')
      const whim = new SampledChance(digested(`${whimsOf(record.chance)} ${role} ${record.inputs.length}`))
      return ask(state, this.imagine(state, whim), game.legal(state, seat, options), whim)
    } catch {
      this.follower.forget()
      return failed('failed')
    }
  }

  private imagine(state: S, chance: SampledChance): S {
    this.world ??= this.game.blank(state)
    this.game.copy(state, this.world)
    this.game.reimagine(this.world, this.seat, chance)
    return this.world
  }
}

/** Whims hang on the seed of the match, so that the same seed and decisions make the same match. */
const whimsOf = (chance: RecordedChance): string =>
  'seed' in chance ? chance.seed : `list ${chance.list.join(' ')}`
