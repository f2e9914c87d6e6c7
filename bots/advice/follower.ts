import type { Chance, Game, MatchEvent, MatchRecord, Seat } from '@libero/kernel'
import { begin, chanceOf, isLegal, readInput } from '@libero/kernel'

/** How far a match was followed. */
interface Followed<S> {
  readonly beginning: string
  readonly inputs: string[]
  readonly chance: Chance
  readonly state: S
}

/** What whoever follows a match wants to see of it. */
interface Watching<S> {
  /** A match begins. */
  begun?(): void
  /** It is played on from decision `from`; what is given back sees every decision before it is played. */
  from?(record: MatchRecord, from: number): (state: S, seat: Seat) => void
}

/** Plays a record to where it ends. While the same match goes on, only what is new is played. */
export class Follower<S, C, E extends MatchEvent> {
  private readonly options: Int16Array
  private followed: Followed<S> | undefined

  constructor(
    private readonly game: Game<S, C, E>,
    private readonly watching: Watching<S> = {},
  ) {
    this.options = new Int16Array(game.mostOptions)
  }

  /** The match where the record ends; nothing if it cannot be played. */
  follow(record: MatchRecord): S | undefined {
    const { game, options } = this
    const now = this.upTo(record) ?? this.kickOff(record)
    if (!now) return undefined
    const { state, inputs, chance } = now
    const sees = this.watching.from?.(record, inputs.length)
    for (const text of record.inputs.slice(inputs.length)) {
      const input = readInput(text)
      const action = input ? game.read(state, input.seat, input.action) : -1
      if (!input || !isLegal(game, state, input.seat, action, options)) {
        this.forget()
        return undefined
      }
      sees?.(state, input.seat)
      game.apply(state, input.seat, action, chance)
      inputs.push(text)
    }
    return state
  }

  /** The next match is followed from its kick-off. */
  forget(): void {
    this.followed = undefined
  }

  /** The match that was followed last, if this is the same and nothing was taken back. */
  private upTo(record: MatchRecord): Followed<S> | undefined {
    const { followed } = this
    if (followed?.beginning !== beginningOf(record)) return undefined
    return followed.inputs.every((input, n) => input === record.inputs[n]) ? followed : undefined
  }

  private kickOff(record: MatchRecord): Followed<S> | undefined {
    const chance = chanceOf(record.chance)
    const begun = begin(this.game, record, chance)
    if (!begun.ok) return undefined
    this.watching.begun?.()
    this.followed = { beginning: beginningOf(record), inputs: [], chance, state: begun.value }
    return this.followed
  }
}

const beginningOf = ({ config, from, rules, cards, chance }: MatchRecord): string =>
  JSON.stringify([config, from, rules, cards, chance])
