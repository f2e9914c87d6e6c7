import type { Game, MatchEvent, RecordedChance, Seat } from '@libero/kernel'
import { SampledChance, sha256 } from '@libero/kernel'
import type { Table } from '@libero/table'
import type { Bot } from './bot.ts'

/** A number that follows from a text and tells nothing about it. */
const digested = (text: string): number => Number.parseInt(sha256(text).slice(0, 8), 16)

/**
 * What a bot would do in a seat. It gets a copy of the match with everything redrawn that this seat cannot know,
 * and whims that follow from the match and its length alone: the same decisions make the same match again.
 */
export class Adviser<S, C, E extends MatchEvent> {
  private readonly options: Int16Array
  private world: S | undefined

  constructor(
    private readonly game: Game<S, C, E>,
    readonly bot: Bot<S>,
    private readonly whims: string,
  ) {
    this.options = new Int16Array(game.mostOptions)
  }

  choice(table: Table<S, C, E>, seat: Seat): string {
    const { game, options } = this
    const whim = new SampledChance(digested(`${this.whims} ${table.decisions}`))
    return table.peek((state) => {
      this.world ??= game.blank(state)
      game.copy(state, this.world)
      game.reimagine(this.world, seat, whim)
      const count = game.legal(state, seat, options)
      const chosen = this.bot.choose(this.world, seat, options, count, whim)
      return game.write(state, seat, chosen)
    })
  }

  build(seat: Seat, agreed: unknown): unknown {
    return this.bot.build(seat, agreed, new SampledChance(digested(`${this.whims} build`)))
  }
}

/** Whims hang on the seed of the match, so that the same seed and decisions make the same match. */
export const whimsOf = (chance: RecordedChance): string =>
  'seed' in chance ? chance.seed : `list ${chance.list.join(' ')}`

/** The strongest who looks at more than the list of options. */
export const counsellor = <S>(bots: readonly Bot<S>[]): Bot<S> | undefined =>
  bots.findLast((bot) => !bot.blind)
