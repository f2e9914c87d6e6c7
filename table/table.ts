import type {
  CardSetName,
  Checked,
  Game,
  MatchConfig,
  MatchEvent,
  MatchRecord,
  Outcome,
  Position,
  RecordedChance,
  Refusal,
  Request,
  Seat,
  View,
  Viewer,
} from '@libero/kernel'
import {
  accepted,
  awaits,
  begin,
  ChanceError,
  CountedChance,
  chanceOf,
  commitmentTo,
  isLegal,
  Log,
  other,
  RECORD_FORMAT,
  readInput,
  refused,
  replay,
  seatName,
  writeInput,
} from '@libero/kernel'
import { nameFaults } from './names.ts'

/** What the match begins from: an agreement and two opened builds, or a position. */
export type Beginning =
  | { readonly config: MatchConfig; readonly cards?: CardSetName }
  | { readonly from: Position; readonly cards?: CardSetName }

/** One decision as the table remembers it, with what keeps it from being taken back. */
interface Played {
  readonly seat: Seat
  readonly action: string
  /** Whether the other coach was asked at the same time. */
  readonly atOnce: boolean
  /** Luck was taken or something hidden was shown because of it. */
  readonly final: boolean
}

/** Longest decision text that is looked at. */
const MOST_CHARACTERS = 200

const no = (rule: string, code: string, about?: Refusal['about']) =>
  refused({ code, rule, ...(about && { about }) })

/**
 * One authoritative match: takes decisions, asks the game, keeps the record and tells each viewer what he may
 * know. A refused input changes nothing.
 */
export class Table<S, C, E extends MatchEvent = MatchEvent> {
  private state: S
  private luck: CountedChance
  private told = new Log<E>()
  private played: Played[] = []
  private readonly scratch: Int16Array

  private constructor(
    readonly game: Game<S, C, E>,
    private readonly beginning: Beginning,
    private readonly chance: RecordedChance,
  ) {
    this.scratch = new Int16Array(game.mostOptions)
    this.luck = new CountedChance(chanceOf(chance))
    const begun = begin(game, beginning, this.luck, this.told)
    if (!begun.ok) throw new BeginningRefused(begun.refusals)
    this.state = begun.value
  }

  /** Kick-off, or every reason against it. */
  static open<S, C, E extends MatchEvent>(
    game: Game<S, C, E>,
    beginning: Beginning,
    chance: RecordedChance,
  ): Checked<Table<S, C, E>> {
    // A squad without a name goes by its seat.
    const { builds, ...agreed } = 'config' in beginning ? beginning.config : { ...beginning, builds: [] }
    const faults = [...nameFaults(agreed), ...nameFaults({ builds }, false)]
    return faults.length > 0 ? refused(...faults) : Table.begin(game, beginning, chance)
  }

  /** The same for what was begun before T8: an intact record is read, whatever it is called in it. */
  private static begin<S, C, E extends MatchEvent>(
    game: Game<S, C, E>,
    beginning: Beginning,
    chance: RecordedChance,
  ): Checked<Table<S, C, E>> {
    try {
      return accepted(new Table(game, trimmed(game, beginning), kept(chance)))
    } catch (fault) {
      if (fault instanceof BeginningRefused) return { ok: false, refusals: fault.refusals }
      if (fault instanceof ChanceError) return no('T6', fault.fault, { entry: fault.at + 1 })
      throw fault
    }
  }

  /** Sits down again at a recorded match, after its first `upTo` decisions. */
  static resume<S, C, E extends MatchEvent>(
    game: Game<S, C, E>,
    record: MatchRecord,
    upTo = record.inputs.length,
  ): Checked<Table<S, C, E>> {
    const checked = replay(game, record, undefined, upTo)
    if (!checked.ok) return checked
    const { cards } = record
    const beginning = record.from
      ? { from: record.from, cards }
      : { config: record.config ?? { builds: [null, null] }, cards }
    const opened = Table.begin(game, beginning, record.chance)
    if (!opened.ok) return opened
    for (const text of record.inputs.slice(0, upTo)) {
      const input = readInput(text)
      if (input) opened.value.act(input.seat, input.action)
    }
    return opened
  }

  /** How many decisions were made. */
  get decisions(): number {
    return this.played.length
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.state)
  }

  /** The state itself, for who runs the table; never for a viewer. */
  get position(): Position {
    return this.game.position(this.state)
  }

  /** Hands the state to a reader that must not keep or change it: bots copy it and redraw what they cannot know. */
  peek<T>(read: (state: S) => T): T {
    return read(this.state)
  }

  isAwaited(seat: Seat): boolean {
    return awaits(this.game.awaiting(this.state), seat)
  }

  request(seat: Seat): Request | undefined {
    return this.game.request(this.state, seat)
  }

  /** T5 Everything is seen only after the final whistle. */
  view(viewer: Viewer): Checked<View> {
    if (viewer === 'omniscient' && !this.outcome) return no('T5', 'match-still-running')
    return accepted(this.game.view(this.state, viewer))
  }

  /** What a viewer has heard since entry `from` of the log. */
  heard(viewer: Viewer, from = 0): Checked<readonly E[]> {
    if (viewer === 'omniscient' && !this.outcome) return no('T5', 'match-still-running')
    return accepted(this.told.heardBy(viewer, from))
  }

  /** How the table looked to a coach when each event since entry `from` of the log was told. */
  seenWhenTold(seat: Seat, from = 0): readonly View[] {
    const { game } = this
    const views: View[] = []
    let state: S | undefined
    let told = 0
    const look = () => {
      if (state && told >= from) views[told - from] = game.view(state, seatName(seat))
      told++
    }
    replay(game, this.record(), { tell: look, reveal: look, confide: look }, undefined, (now, played) => {
      state = now
      // What is told of the kick-off itself is seen when the match stands.
      for (let i = from; played === 0 && i < told; i++) views[i - from] = game.view(now, seatName(seat))
    })
    return views
  }

  /** How many events were told so far; it falls when a decision is taken back. */
  get logLength(): number {
    return this.told.entries.length
  }

  /** T1, T2 A coach decides. Accepted: the log's length before, so that the news can be read from there. */
  act(seat: Seat, text: string): Checked<number> {
    if (this.outcome) return no('T1', 'match-is-over')
    if (!this.isAwaited(seat)) return no('T1', 'not-your-turn')
    const short = text.slice(0, MOST_CHARACTERS)
    const action = this.game.read(this.state, seat, short)
    if (action < 0) return no('T2', 'decision-unknown', { decision: short.slice(0, 40) })
    if (!isLegal(this.game, this.state, seat, action, this.scratch)) {
      return refused(this.game.explain(this.state, seat, action))
    }
    const before = this.told.entries.length
    try {
      this.play(seat, action)
      return accepted(before)
    } catch (fault) {
      // Whatever went wrong, half a decision is none.
      this.rebuild(this.played)
      if (fault instanceof ChanceError) return no('T6', fault.fault, { entry: fault.at + 1 })
      throw fault
    }
  }

  private play(seat: Seat, action: number): void {
    const text = this.game.write(this.state, seat, action)
    const atOnce = this.isAwaited(other(seat))
    const { taken } = this.luck
    const { revealed } = this.told
    this.game.apply(this.state, seat, action, this.luck, this.told)
    const final = this.luck.taken > taken || this.told.revealed > revealed
    this.played.push({ seat, action: text, atOnce, final })
  }

  /** Plays these decisions from the beginning again; false, and nothing changed, if they cannot be. */
  private rebuild(decisions: readonly Played[]): boolean {
    const again = Table.begin(this.game, this.beginning, this.chance)
    if (!again.ok) return false
    const table = again.value
    for (const { seat, action } of decisions) if (!table.act(seat, action).ok) return false
    this.state = table.state
    this.luck = table.luck
    this.told = table.told
    this.played = table.played
    return true
  }

  /** What the coach did not ask for but the clock did: the default of his request. */
  timeOut(seat: Seat): Checked<number> {
    const request = this.request(seat)
    return request
      ? this.act(seat, request.default)
      : no('T1', this.outcome ? 'match-is-over' : 'not-your-turn')
  }

  /**
   * T4 Takes back the coach's last decision: only while no luck was taken and nothing hidden shown since, and
   * the other coach has decided nothing but what he was asked at the same time.
   */
  undo(seat: Seat): Checked<{ readonly undone: string }> {
    const last = this.played.findLastIndex((played) => played.seat === seat)
    const decision = this.played[last]
    if (!decision) return no('T4', 'nothing-to-take-back')
    if (this.outcome) return no('T4', 'too-late-to-take-back')
    const since = this.played.slice(last)
    if (since.some((played) => played.final)) return no('T4', 'too-late-to-take-back')
    if (since.length > 1 && !decision.atOnce) return no('T4', 'already-answered')
    if (!this.rebuild(this.played.filter((_, n) => n !== last))) return no('T4', 'already-answered')
    return accepted({ undone: decision.action })
  }

  /** What a coach is left with, where the game asks him only to hide from the other that he has no choice. */
  soleOption(seat: Seat): string | undefined {
    const options = this.request(seat)?.options ?? []
    return options.length === 1 ? options[0]?.action : undefined
  }

  /** T4 Takes back what a coach chose himself, and with it what was taken for him since: `soleOption`. */
  undoChosen(seat: Seat): Checked<{ readonly undone: string }> {
    const undone = this.undo(seat)
    const sole = undone.ok ? this.soleOption(seat) : undefined
    if (sole === undefined) return undone
    const chosen = this.undoChosen(seat)
    if (!chosen.ok) this.act(seat, sole)
    return chosen
  }

  /** Whether `undo` would be accepted; asks without doing. */
  canUndo(seat: Seat): boolean {
    const last = this.played.findLastIndex((played) => played.seat === seat)
    const since = this.played.slice(Math.max(last, 0))
    const answered = since.length > 1 && !since[0]?.atOnce
    return last >= 0 && !this.outcome && !answered && !since.some((played) => played.final)
  }

  /** What may be shown of the seed while the match runs. */
  get commitment(): string | undefined {
    return 'seed' in this.chance ? commitmentTo(this.chance.seed) : undefined
  }

  /** The whole truth, seed included: for the store, and for everybody once the match is over. */
  record(): MatchRecord {
    const { outcome } = this
    return {
      libero: RECORD_FORMAT,
      game: this.game.id,
      rules: this.game.rules,
      ...this.beginning,
      cards: this.game.cardSet(this.state),
      chance: this.chance,
      inputs: this.played.map(writeInput),
      ...(outcome && { outcome }),
    }
  }
}

/** What the record keeps of the beginning: nothing but what the game reads, and out of anybody's reach. */
function trimmed<S, C, E extends MatchEvent>(game: Game<S, C, E>, beginning: Beginning): Beginning {
  const { cards } = beginning
  if ('from' in beginning) {
    const from = game.plainPosition(beginning.from, cards)
    if (!from.ok) throw new BeginningRefused(from.refusals)
    return { from: from.value, ...(cards && { cards }) }
  }
  const { config } = beginning
  const prepared = game.prepare(config, cards)
  if (!prepared.ok) throw new BeginningRefused(prepared.refusals)
  return { config: game.plain(prepared.value), ...(cards && { cards }) }
}

const kept = (chance: RecordedChance): RecordedChance =>
  'seed' in chance ? { seed: chance.seed } : { list: [...chance.list] }

/** Carries the reasons out of the constructor; never leaves this file. */
class BeginningRefused extends Error {
  constructor(readonly refusals: readonly Refusal[]) {
    super('beginning refused')
  }
}
