import type {
  Checked,
  Game,
  MatchEvent,
  MatchRecord,
  Outcome,
  Pair,
  Position,
  Seat,
  View,
  Viewer,
} from '@libero/kernel'
import {
  accepted,
  chanceOf,
  heardBy,
  Log,
  type LogEntry,
  refused,
  replay,
  seatName,
  seatOf,
  VIEWERS,
} from '@libero/kernel'
import type { Wording } from '@libero/kernel/words'
import { PERSON } from '../keep/store.ts'

/** Where a match stood after so many decisions. */
export interface Step {
  /** How many events had been told. */
  readonly heard: number
  readonly minute: number
  /** Who decided last; nobody before the first decision. */
  readonly seat?: Seat
  readonly action?: string
}

type AnyGame = Game<unknown, unknown>

/**
 * A recorded match, to be looked at after any of its decisions. Step 0 is the kick-off, step n stands after n
 * decisions. A view is made by playing the match again up to there, which takes about a millisecond.
 */
export class Replay {
  private readonly ears = new Map<Viewer, readonly MatchEvent[]>()

  private constructor(
    readonly game: AnyGame,
    readonly record: MatchRecord,
    readonly steps: readonly Step[],
    private readonly told: readonly LogEntry[],
    readonly outcome: Outcome | undefined,
  ) {}

  /** Every reason against a record that cannot be played again. */
  static of(game: AnyGame, record: MatchRecord): Checked<Replay> {
    const log = new Log()
    const steps: Step[] = []
    const last = replay(game, record, {
      told: log,
      each: (state, _played, input) => {
        steps.push({ heard: log.entries.length, minute: game.minute(state), ...input })
      },
    })
    if (!last.ok) return last
    return accepted(new Replay(game, record, steps, log.entries, game.outcome(last.value)))
  }

  get last(): number {
    return this.steps.length - 1
  }

  step(at: number): Step {
    return this.steps[this.within(at)] ?? { heard: 0, minute: 0 }
  }

  within(at: number): number {
    return Math.max(0, Math.min(this.last, Math.trunc(at) || 0))
  }

  get coaches(): Pair<string> | undefined {
    return this.record.coaches
  }

  /**
   * T5 Whose eyes may be borrowed: anybody's after the final whistle. Before it, or where somebody gave up, the
   * stands', and those of the one person who played.
   */
  get viewers(): readonly Viewer[] {
    if (this.outcome) return VIEWERS
    const person = this.person
    return person === undefined ? ['spectator'] : [seatName(person), 'spectator']
  }

  /** The seat of the one person at the table; nobody where two people or none sat there. */
  get person(): Seat | undefined {
    const isPerson = (seat: Seat) => this.coaches?.[seat] === PERSON
    if (isPerson(0) === isPerson(1)) return undefined
    return isPerson(0) ? 0 : 1
  }

  /** Who looks if nobody says: the person who played, else whoever sees most. */
  get usualViewer(): Viewer {
    if (this.person !== undefined) return seatName(this.person)
    return this.outcome ? 'omniscient' : 'spectator'
  }

  private may(viewer: Viewer): Checked<true> {
    return this.viewers.includes(viewer)
      ? accepted(true)
      : refused({ code: 'match-still-running', rule: 'T5' })
  }

  view(at: number, viewer: Viewer): Checked<View> {
    const may = this.may(viewer)
    if (!may.ok) return may
    return accepted(this.game.view(this.state(at), viewer))
  }

  /** How the table looked when each event of the next step was told. */
  scenes(at: number, viewer: Viewer): readonly View[] {
    const { game, record } = this
    const views: View[] = []
    const chance = chanceOf(record.chance)
    const before = replay(game, record, { upTo: this.within(at), chance })
    const { seat, action } = this.step(at + 1)
    if (!before.ok || seat === undefined || action === undefined || !this.may(viewer).ok) return views
    const state = before.value
    const look = () => {
      views.push(game.view(state, viewer))
    }
    game.apply(state, seat, game.read(state, seat, action), chance, {
      tell: look,
      reveal: look,
      confide: look,
    })
    return views
  }

  /** How it lay where it began in a position. */
  get begunIn(): View | undefined {
    return this.record.from && this.stands(0)
  }

  /** What the stands see; they may always look. */
  stands(at: number): View {
    return this.game.view(this.state(at), 'spectator')
  }

  /** Everything a viewer hears in this match; up to a step it is the first `heard` of them. */
  heard(viewer: Viewer): Checked<readonly MatchEvent[]> {
    const may = this.may(viewer)
    if (!may.ok) return may
    const before = this.ears.get(viewer)
    if (before) return accepted(before)
    const events = this.told.map((told) => heardBy(told, viewer))
    this.ears.set(viewer, events)
    return accepted(events)
  }

  /** The step in which an event was told. */
  stepOf(event: number): number {
    const found = this.steps.findIndex(({ heard }) => heard > event)
    return found < 0 ? this.last : found
  }

  /** The whole truth at a step, to play on from. */
  position(at: number): Position {
    return this.game.position(this.state(at))
  }

  /** The decision that led to a step, in words, for whoever may know it: it may have been made face down. */
  decision(at: number, viewer: Viewer, words: Wording): string | undefined {
    const { seat, action } = this.step(at)
    if (seat === undefined || action === undefined || !this.may(viewer).ok) return undefined
    if (viewer !== 'omniscient' && seatOf(viewer) !== seat) return undefined
    const request = this.game.request(this.state(at - 1), seat)
    const option = request?.options.find((each) => each.action === action)
    return request && option && words.option(request, option)
  }

  /** Walks from one step to before another; the state of each must be neither kept nor changed. */
  walk(from: number, to: number, each: (state: unknown, at: number) => void): void {
    replay(this.game, this.record, {
      upTo: to - 1,
      each: (state, at) => at >= from && each(state, at),
    })
  }

  /** The record was played through once, so it can be again. */
  private state(at: number): unknown {
    const again = replay(this.game, this.record, { upTo: this.within(at) })
    if (!again.ok) throw new Error('played once, but not again')
    return again.value
  }
}
