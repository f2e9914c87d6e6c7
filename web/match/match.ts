import type {
  Checked,
  Game,
  MatchEvent,
  MatchRecord,
  Odds,
  Outcome,
  Pair,
  Refusal,
  Request,
  Seat,
  View,
  Viewer,
} from '@libero/kernel'
import { accepted, other, readRecord, seatName } from '@libero/kernel'
import { Table } from '@libero/table'
import type { Kept, KeptMatch, Trouble } from '../keep/store.ts'
import { PERSON, textOf } from '../keep/store.ts'
import type { Thinker } from './opponents.ts'

/** What the match is doing, as far as whoever watches is concerned. */
export type Stage = 'telling' | 'asking' | 'thinking' | 'curtain' | 'over'

/** Something that went wrong beside the match and must be said. */
export type Notice =
  | { readonly refusals: readonly Refusal[] }
  | { readonly trouble: Trouble | 'opponent-lost' | 'open-elsewhere' }

/** Everything the page draws; a new one after every change. */
export interface Snapshot {
  readonly stage: Stage
  readonly viewer: Viewer
  readonly near: Seat
  readonly view: View
  readonly request?: Request | undefined
  /** What was told so far, the last one perhaps still being told. */
  readonly events: readonly MatchEvent[]
  readonly telling?: MatchEvent | undefined
  readonly decisions: number
  readonly canUndo: boolean
  readonly outcome?: Outcome | undefined
  readonly resigned?: Seat | undefined
  readonly notice?: Notice | undefined
  /** Behind the curtain waits this coach. */
  readonly next?: Seat | undefined
  readonly paused: boolean
}

/** What a match needs of the world around it. */
export interface Surroundings {
  readonly thinker: Thinker
  keep(match: KeptMatch): Promise<Kept<unknown>>
  /** How long an event is worth looking at, in milliseconds as things are set. */
  pace(event: MatchEvent, view: View): number
  /** How long to wait between two decisions nobody here made. */
  beat(): number
  /** What a list says of the sides. */
  summary(view: View): { readonly sides: Pair<string>; readonly goals: Pair<number> }
  now(): number
}

type AnyGame = Game<unknown, unknown>
type AnyTable = Table<unknown, unknown>

const waited = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * One match on the page: its table, who sits at it, and the order of things. Every decision is kept before anybody
 * hears of it. It knows no rules and draws nothing.
 */
export class Match {
  private snapshot: Snapshot
  private readonly listeners = new Set<() => void>()
  private runs = false
  private hurried = false
  private told: number
  private behindCurtain: Seat | undefined
  private notice: Notice | undefined
  private answered: (() => void) | undefined

  private constructor(
    readonly game: AnyGame,
    private readonly table: AnyTable,
    readonly coaches: Pair<string>,
    private readonly around: Surroundings,
    private kept: Pick<KeptMatch, 'id' | 'begun' | 'resigned'>,
  ) {
    // What was told before this page was opened is not told again; a kick-off is.
    this.told = table.decisions === 0 ? 0 : table.logLength
    this.snapshot = this.look('telling')
  }

  /** A kept match where it was left, or every reason why it cannot be. */
  static resume(game: AnyGame, kept: KeptMatch, around: Surroundings): Checked<Match> {
    const record = readRecord(kept.record)
    if (!record.ok) return record
    const table = Table.resume(game, record.value)
    if (!table.ok) return table
    return accepted(new Match(game, table.value, record.value.coaches ?? kept.coaches, around, kept))
  }

  get id(): string {
    return this.kept.id
  }

  readonly get = (): Snapshot => this.snapshot

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The whole truth; shown to nobody before the whistle. */
  get record(): MatchRecord {
    return { ...this.table.record(), coaches: this.coaches }
  }

  isPerson(seat: Seat): boolean {
    return this.coaches[seat] === PERSON
  }

  /** Nobody here decides: two bots play. */
  get isWatched(): boolean {
    return !this.isPerson(0) && !this.isPerson(1)
  }

  /** Two people at one screen: what one may see is hidden before the other looks. */
  get isShared(): boolean {
    return this.isPerson(0) && this.isPerson(1)
  }

  /** Lets the match run; again after `stop`. */
  async start(): Promise<void> {
    if (this.runs) return
    this.runs = true
    await this.run()
  }

  stop(): void {
    this.runs = false
    this.answered?.()
  }

  private async run(): Promise<void> {
    while (this.runs) {
      await this.tell()
      if (!this.runs) return
      if (this.table.outcome || this.kept.resigned !== undefined) {
        this.show('over')
        return
      }
      const bot = ([0, 1] as const).find((seat) => this.table.isAwaited(seat) && !this.isPerson(seat))
      if (bot !== undefined) {
        await this.letBotDecide(bot)
        continue
      }
      await this.letPersonDecide()
    }
  }

  /** Tells what has happened since, one thing at a time. */
  private async tell(): Promise<void> {
    this.hurried = false
    const end = this.table.logLength
    this.told = Math.min(this.told, end)
    const viewer = this.ears
    const news = this.table.heard(viewer, this.told)
    const events = news.ok ? news.value : []
    for (const event of events) {
      this.told++
      const hold = this.hurried ? 0 : this.around.pace(event, this.snapshot.view)
      if (hold <= 0) continue
      this.show('telling', event)
      await this.pause(hold)
      if (!this.runs) return
    }
  }

  /** Waits, but not for somebody in a hurry. */
  private async pause(milliseconds: number): Promise<void> {
    const slice = 50
    for (let left = milliseconds; left > 0 && !this.hurried && this.runs; left -= slice)
      await waited(Math.min(slice, left))
    while (this.snapshot.paused && this.runs && !this.hurried) await waited(slice)
  }

  /** Whoever presses a key does not want to watch any longer. */
  hurry(): void {
    this.hurried = true
  }

  setPaused(paused: boolean): void {
    this.snapshot = { ...this.snapshot, paused }
    this.tellListeners()
  }

  private async letBotDecide(seat: Seat): Promise<void> {
    this.show('thinking')
    const before = this.around.now()
    const { thinker } = this.around
    const choice = await thinker.decide(this.game.id, this.record, seat, this.coaches[seat])
    if (!this.runs) return
    if (choice === undefined) this.notice = { trouble: 'opponent-lost' }
    // Nobody waits for a bot that cannot answer: the rules say what is taken when time runs out.
    if (choice === undefined || !this.table.act(seat, choice).ok) this.table.timeOut(seat)
    await this.keep()
    this.hurried = false
    if (!this.table.isAwaited(other(seat)))
      await this.pause(this.around.beat() - (this.around.now() - before))
  }

  private async letPersonDecide(): Promise<void> {
    const seat: Seat = this.table.isAwaited(0) ? 0 : 1
    if (this.isShared && this.behindCurtain !== seat) {
      this.show('curtain', undefined, seat)
      await this.answer()
      if (!this.runs) return
      this.behindCurtain = seat
    }
    this.show('asking')
    await this.answer()
  }

  private answer(): Promise<void> {
    return new Promise((resolve) => {
      this.answered = resolve
    })
  }

  /** The next coach sits down. */
  liftCurtain(): void {
    if (this.snapshot.stage === 'curtain') this.answered?.()
  }

  /** The coach who is asked decides; what is refused changes nothing and is told. */
  async decide(action: string): Promise<void> {
    const { request, stage } = this.snapshot
    if (!request || stage !== 'asking') return
    const acted = this.table.act(request.seat, action)
    this.notice = acted.ok ? undefined : { refusals: acted.refusals }
    if (!acted.ok) {
      this.show('asking')
      return
    }
    // No second decision while this one is being written down.
    this.show('telling')
    await this.keep()
    this.answered?.()
  }

  async undo(): Promise<void> {
    const seat = this.undoSeat()
    if (seat === undefined || this.snapshot.stage !== 'asking') return
    const undone = this.table.undo(seat)
    this.notice = undone.ok ? undefined : { refusals: undone.refusals }
    this.told = Math.min(this.told, this.table.logLength)
    this.show('telling')
    await this.keep()
    this.answered?.()
  }

  async resign(seat: Seat): Promise<void> {
    this.kept = { ...this.kept, resigned: seat }
    await this.keep()
    this.answered?.()
  }

  /** Says something once; the next decision clears it. */
  say(notice: Notice | undefined): void {
    this.notice = notice
    this.snapshot = { ...this.snapshot, notice }
    this.tellListeners()
  }

  /** Why this cannot be chosen now. */
  explain(action: string): void {
    const { request } = this.snapshot
    if (!request) return
    const { seat } = request
    const refusal = this.table.peek((state) => {
      const code = this.game.read(state, seat, action)
      return code < 0 ? undefined : this.game.explain(state, seat, code)
    })
    if (refusal) this.say({ refusals: [refusal] })
  }

  /** Exact odds of an option, from what the asked coach can see. */
  odds(action: string): Odds | undefined {
    const { request } = this.snapshot
    if (!request) return undefined
    const { seat } = request
    return this.table.peek((state) => this.game.odds(state, seat, this.game.read(state, seat, action)))
  }

  /** What a bot would do in the place of the coach who is asked. */
  hint(level: string): Promise<string | undefined> {
    const { request } = this.snapshot
    if (!request) return Promise.resolve(undefined)
    return this.around.thinker.decide(this.game.id, this.record, request.seat, level)
  }

  /** Store first, then tell. */
  private async keep(): Promise<void> {
    const kept = await this.around.keep(this.asKept())
    if (!kept.ok) this.notice = { trouble: kept.trouble }
  }

  private asKept(): KeptMatch {
    const { table, coaches } = this
    const seen = table.view('spectator')
    const { outcome } = table
    return {
      ...this.kept,
      game: this.game.id,
      touched: this.around.now(),
      record: textOf(table.record(), coaches),
      coaches,
      decisions: table.decisions,
      ...this.around.summary(seen.ok ? seen.value : {}),
      minute: table.peek((state) => this.game.minute(state)),
      ...(outcome && { outcome }),
    }
  }

  /** Whose eyes: the one person's, the one's who is asked, or the stands'. */
  private get eyes(): Viewer {
    if (this.table.outcome && this.isShared) return 'spectator'
    if (this.isShared) return this.behindCurtain === undefined ? 'spectator' : seatName(this.behindCurtain)
    return this.ears
  }

  /** Two people at one screen hear what everybody may hear. */
  private get ears(): Viewer {
    if (this.isShared || this.isWatched) return 'spectator'
    return seatName(this.isPerson(0) ? 0 : 1)
  }

  private undoSeat(): Seat | undefined {
    const asked = this.snapshot.request?.seat
    return asked !== undefined && this.table.canUndo(asked) ? asked : undefined
  }

  private look(stage: Stage, telling?: MatchEvent, next?: Seat): Snapshot {
    const viewer = stage === 'curtain' ? 'spectator' : this.eyes
    const seen = this.table.view(viewer)
    const heard = this.table.heard(this.ears)
    const asked = viewer === 'home' ? 0 : viewer === 'away' ? 1 : undefined
    const request = stage === 'asking' && asked !== undefined ? this.table.request(asked) : undefined
    return {
      stage,
      viewer,
      near: asked ?? (this.isShared ? (this.behindCurtain ?? 0) : 0),
      // While something is told the table looks as it did before.
      view: stage === 'telling' && this.snapshot ? this.snapshot.view : seen.ok ? seen.value : {},
      request,
      events: (heard.ok ? heard.value : []).slice(0, this.told),
      telling,
      decisions: this.table.decisions,
      canUndo: request !== undefined && this.table.canUndo(request.seat),
      outcome: this.table.outcome,
      resigned: this.kept.resigned,
      notice: this.notice,
      next,
      paused: this.snapshot?.paused ?? false,
    }
  }

  private show(stage: Stage, telling?: MatchEvent, next?: Seat): void {
    this.snapshot = this.look(stage, telling, next)
    this.tellListeners()
  }

  private tellListeners(): void {
    for (const listener of this.listeners) listener()
  }
}
