import type {
  Awaiting,
  Chance,
  Checked,
  Edition,
  Game,
  Input,
  MatchEvent,
  MatchRecord,
  Onlooker,
  Outcome,
  Position,
  RecordedChance,
  Request,
  Seat,
  View,
  Viewer,
} from '@libero/kernel'
import {
  accepted,
  awaits,
  ChanceError,
  CountedChance,
  chanceOf,
  commitmentTo,
  isLegal,
  Log,
  NOBODY,
  other,
  RECORD_FORMAT,
  refused,
  replay,
  writeInput,
} from '@libero/kernel'
import type { Beginning, Now } from './beginning.ts'
import { begin, kept, prepared, refuse } from './beginning.ts'
import { nameFaults } from './names.ts'

/** One decision as the table remembers it, with what keeps it from being taken back. */
interface Played {
  readonly seat: Seat
  readonly action: string
  /** Whether the other coach was asked at the same time, and was told nothing of it but that it was made. */
  readonly unseen: boolean
  /** Luck was taken or something hidden was shown because of it. */
  readonly final: boolean
}

/** The same match a second time, some decisions behind: how things stood when they were told is seen there. */
interface Shadow<S> {
  readonly state: S
  readonly luck: Chance
  told: number
  played: number
}

/** Whether whatever was told since entry `from` was told to one coach apart from the other. */
const isUnseen = <E extends MatchEvent>({ entries }: Log<E>, from: number): boolean =>
  entries.slice(from).every(({ confided }) => confided !== undefined)

/** Longest decision text that is looked at. */
const MOST_CHARACTERS = 200

/**
 * One authoritative match: takes decisions, asks the game, keeps the record and tells each viewer what he may
 * know. A refused input changes nothing.
 */
export class Table<S, C, E extends MatchEvent = MatchEvent, V extends View = View> {
  private readonly scratch: Int16Array
  private shadow: Shadow<S> | undefined

  private constructor(
    readonly game: Game<S, C, E, V>,
    private readonly beginning: Beginning,
    private readonly chance: RecordedChance,
    private played: Played[],
    private now: Now<S, E>,
  ) {
    this.scratch = new Int16Array(game.mostOptions)
  }

  /** Kick-off, or every reason against it. */
  static open<S, C, E extends MatchEvent, V extends View>(
    game: Game<S, C, E, V>,
    beginning: Beginning,
    chance: RecordedChance,
  ): Checked<Table<S, C, E, V>> {
    // A squad without a name goes by its seat.
    const { builds, ...agreed } = 'config' in beginning ? beginning.config : { ...beginning, builds: [] }
    const faults = [...nameFaults(agreed), ...nameFaults({ builds }, false)]
    if (faults.length > 0) return refused(...faults)
    const luck = kept(chance)
    const begun = begin(game, beginning, luck)
    return begun.ok ? accepted(new Table(game, begun.value.plain, luck, [], begun.value)) : begun
  }

  /**
   * Sits down again at a recorded match, after its first `upTo` decisions. What was begun before T8 is read, whatever
   * it is called in it: a record is intact or not.
   */
  static resume<S, C, E extends MatchEvent, V extends View>(
    game: Game<S, C, E, V>,
    record: MatchRecord,
    upTo = record.inputs.length,
  ): Checked<Table<S, C, E, V>> {
    const luck = new CountedChance(chanceOf(record.chance))
    const told = new Log<E>()
    const played: Played[] = []
    let asked: Awaiting = NOBODY
    let [taken, revealed, heard] = [0, 0, 0]
    const each = (state: S, _played: number, input?: Input) => {
      if (input) {
        const final = luck.taken > taken || told.revealed > revealed
        const unseen = awaits(asked, other(input.seat)) && isUnseen(told, heard)
        played.push({ ...input, unseen, final })
      }
      asked = game.awaiting(state)
      taken = luck.taken
      revealed = told.revealed
      heard = told.entries.length
    }
    const again = replay(game, record, { told, upTo, chance: luck, each })
    if (!again.ok) return again
    const { config, from, rules, cards } = record
    const edition = { rules, cards }
    const beginning = prepared(
      game,
      from ? { from, ...edition } : { config: config ?? { builds: [null, null] }, ...edition },
    )
    if (!beginning.ok) return beginning
    const now = { state: again.value, luck, told }
    return accepted(new Table(game, beginning.value.plain, kept(record.chance), played, now))
  }

  /** How often luck was asked. */
  get taken(): number {
    return this.now.luck.taken
  }

  /** How many decisions were made. */
  get decisions(): number {
    return this.played.length
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.now.state)
  }

  /** The state itself, for who runs the table; never for a viewer. */
  get position(): Position {
    return this.game.position(this.now.state)
  }

  /** Hands the state to a reader that must not keep or change it: bots copy it and redraw what they cannot know. */
  peek<T>(read: (state: S) => T): T {
    return read(this.now.state)
  }

  isAwaited(seat: Seat): boolean {
    return awaits(this.game.awaiting(this.now.state), seat)
  }

  request(seat: Seat): Request | undefined {
    return this.game.request(this.now.state, seat)
  }

  /** T5 Everything is seen only after the final whistle. */
  view(viewer: Viewer): Checked<V> {
    if (viewer === 'omniscient' && !this.outcome) return refuse('T5', 'match-still-running')
    return accepted(this.game.view(this.now.state, viewer))
  }

  /** What a coach or the stands may see at any time. */
  seenBy(viewer: Onlooker): V {
    return this.game.view(this.now.state, viewer)
  }

  /** What a viewer has heard since entry `from` of the log. */
  heard(viewer: Viewer, from = 0): Checked<readonly E[]> {
    if (viewer === 'omniscient' && !this.outcome) return refuse('T5', 'match-still-running')
    return accepted(this.now.told.heardBy(viewer, from))
  }

  /** How the table looked to a coach or the stands when each event since entry `from` of the log was told. */
  seenWhenTold(viewer: Onlooker, from = 0): readonly V[] {
    const { game } = this
    const views: V[] = []
    if (!this.shadow || this.shadow.told > from) {
      const begun = this.shadowOfKickOff()
      if (!begun) return views
      // What is told of the kick-off itself is seen when the match stands.
      for (let told = from; told < begun.told; told++) views.push(game.view(begun.state, viewer))
      this.shadow = begun
    }
    const { shadow } = this
    const look = () => {
      if (shadow.told >= from) views[shadow.told - from] = game.view(shadow.state, viewer)
      shadow.told++
    }
    const teller = { tell: look, reveal: look, confide: look }
    for (; shadow.played < this.played.length; shadow.played++) {
      const { seat, action } = this.played[shadow.played] as Played
      game.apply(shadow.state, seat, game.read(shadow.state, seat, action), shadow.luck, teller)
    }
    return views
  }

  /** How it lay where the match began in a position; nothing where it began with a kick-off. */
  begunIn(viewer: Onlooker): V | undefined {
    const begun = 'from' in this.beginning ? this.shadowOfKickOff() : undefined
    return begun && this.game.view(begun.state, viewer)
  }

  private shadowOfKickOff(): Shadow<S> | undefined {
    const begun = begin(this.game, this.beginning, this.chance)
    if (!begun.ok) return undefined
    const { state, luck, told } = begun.value
    return { state, luck, told: told.entries.length, played: 0 }
  }

  /** How many events were told so far; it falls when a decision is taken back. */
  get logLength(): number {
    return this.now.told.entries.length
  }

  /** T1, T2 A coach decides. Accepted: the log's length before, so that the news can be read from there. */
  act(seat: Seat, text: string): Checked<number> {
    if (this.outcome) return refuse('T1', 'match-is-over')
    if (!this.isAwaited(seat)) return refuse('T1', 'not-your-turn')
    const { state } = this.now
    const short = text.slice(0, MOST_CHARACTERS)
    const action = this.game.read(state, seat, short)
    if (action < 0) return refuse('T2', 'decision-unknown', { decision: short.slice(0, 40) })
    if (!isLegal(this.game, state, seat, action, this.scratch))
      return refused(this.game.explain(state, seat, action))
    const before = this.logLength
    try {
      this.play(seat, action)
      return accepted(before)
    } catch (fault) {
      // Whatever went wrong, half a decision is none.
      this.rebuild(this.played)
      if (fault instanceof ChanceError) return refuse('T6', fault.fault, { entry: fault.at + 1 })
      throw fault
    }
  }

  private play(seat: Seat, action: number): void {
    const { state, luck, told } = this.now
    const text = this.game.write(state, seat, action)
    const isAtOnce = this.isAwaited(other(seat))
    const { taken } = luck
    const { revealed } = told
    const before = told.entries.length
    this.game.apply(state, seat, action, luck, told)
    const final = luck.taken > taken || told.revealed > revealed
    this.played.push({ seat, action: text, unseen: isAtOnce && isUnseen(told, before), final })
  }

  /** Plays these decisions from the beginning again; false, and nothing changed, if they cannot be. */
  private rebuild(decisions: readonly Played[]): boolean {
    const begun = begin(this.game, this.beginning, this.chance)
    if (!begun.ok) return false
    const again = new Table(this.game, this.beginning, this.chance, [], begun.value)
    for (const { seat, action } of decisions) if (!again.act(seat, action).ok) return false
    this.now = again.now
    this.played = again.played
    this.shadow = undefined
    return true
  }

  /** What the coach did not ask for but the clock did: the default of his request. */
  timeOut(seat: Seat): Checked<number> {
    const request = this.request(seat)
    return request
      ? this.act(seat, request.default)
      : refuse('T1', this.outcome ? 'match-is-over' : 'not-your-turn')
  }

  /**
   * T4 Takes back the coach's last decision: only while no luck was taken and nothing hidden shown since, and the other
   * coach has decided nothing but what he was asked at the same time, without seeing it.
   */
  undo(seat: Seat): Checked<{ readonly undone: string }> {
    const last = this.lastOf(seat)
    const against = this.againstUndoing(last)
    if (against) return against
    const decision = this.played[last] as Played
    if (!this.rebuild(this.played.filter((_, n) => n !== last))) return refuse('T4', 'already-answered')
    return accepted({ undone: decision.action })
  }

  /** Whether `undo` would be accepted; asks without doing. */
  canUndo(seat: Seat): boolean {
    return this.againstUndoing(this.lastOf(seat)) === undefined
  }

  private lastOf(seat: Seat): number {
    return this.played.findLastIndex((played) => played.seat === seat)
  }

  private againstUndoing(last: number): ReturnType<typeof refused> | undefined {
    const decision = this.played[last]
    if (!decision) return refuse('T4', 'nothing-to-take-back')
    if (this.outcome) return refuse('T4', 'too-late-to-take-back')
    const since = this.played.slice(last)
    if (since.some((played) => played.final)) return refuse('T4', 'too-late-to-take-back')
    return since.length > 1 && !decision.unseen ? refuse('T4', 'already-answered') : undefined
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

  /** The rules and the cards it is played with. */
  get edition(): Required<Edition> {
    const { state } = this.now
    return { rules: this.game.rulesOf(state), cards: this.game.cardSet(state) }
  }

  /** What may be shown of the seed while the match runs. */
  get commitment(): string | undefined {
    return 'seed' in this.chance ? commitmentTo(this.chance.seed) : undefined
  }

  /** The whole truth, seed included: for the store, and for everybody once the match is over. */
  record(): MatchRecord {
    const { outcome, beginning } = this
    const { rules, cards } = this.edition
    return {
      libero: RECORD_FORMAT,
      game: this.game.id,
      rules,
      ...('from' in beginning ? { from: beginning.from } : { config: beginning.config }),
      cards,
      chance: this.chance,
      inputs: this.played.map(writeInput),
      ...(outcome && { outcome }),
    }
  }
}
