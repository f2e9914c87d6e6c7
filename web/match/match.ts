import type { Advice } from '@libero/bots/advice'
import { adviceOf } from '@libero/bots/advice'
import type { Prospect } from '@libero/bots/prospect'
import type { Checked, Game, MatchEvent, MatchRecord, Onlooker, Pair, Seat, View } from '@libero/kernel'
import { accepted, other, readRecord, seatName, seatOf } from '@libero/kernel'
import { Table } from '@libero/table'
import type { KeptMatch } from '../keep/store.ts'
import { PERSON, textOf } from '../keep/store.ts'
import type { Notice, Snapshot, Stage, Surroundings } from './snapshot.ts'

export type { Drawn, Notice, Snapshot, Surroundings } from './snapshot.ts'

type AnyGame = Game<unknown, unknown>
type AnyTable = Table<unknown, unknown>

/**
 * One match on the page: its table, who sits at it, and the order of things. Every decision is kept before anybody
 * hears of it. It knows no rules and draws nothing.
 */
export class Match {
  private snapshot: Snapshot
  private readonly listeners = new Set<() => void>()
  /** Which run this is; an earlier one that wakes up late finds another number and ends. */
  private run = 0
  /** How the table looks while something is told: as it did when that happened. */
  private scene: View
  private hurried = false
  private told: number
  private heard: MatchEvent[] = []
  private behindCurtain: Seat | undefined
  private notice: Notice | undefined
  private answered: (() => void) | undefined
  /** Counts the questions put to people: what comes for an earlier one is dropped. */
  private question = 0

  private constructor(
    readonly game: AnyGame,
    private readonly table: AnyTable,
    readonly coaches: Pair<string>,
    private readonly around: Surroundings,
    private kept: Pick<KeptMatch, 'id' | 'begun' | 'resigned' | 'names'>,
  ) {
    // What was told before this page was opened is not told again; a kick-off is.
    this.told = table.decisions === 0 ? 0 : table.logLength
    this.scene = table.seenBy('spectator')
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

  /** What the people at it are called. */
  get names(): Pair<string> | undefined {
    return this.kept.names
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

  /** Somebody learns at it. */
  get isLesson(): boolean {
    return this.around.isLesson === true
  }

  /** How it lay where it began in a position. */
  get begunIn(): View | undefined {
    return this.table.begunIn('spectator')
  }

  /** Lets the match run; again after `stop`. */
  async start(): Promise<void> {
    const run = ++this.run
    while (this.run === run) {
      await this.tell(run)
      if (this.run !== run) return
      if (this.table.outcome || this.kept.resigned !== undefined) {
        this.show('over')
        return
      }
      const bot = ([0, 1] as const).find((seat) => this.table.isAwaited(seat) && !this.isPerson(seat))
      if (bot !== undefined) {
        await this.letBotDecide(bot, run)
        continue
      }
      await this.letPersonDecide(run)
    }
  }

  stop(): void {
    this.run++
    this.answered?.()
  }

  /** Tells what has happened since, one thing at a time. */
  private async tell(run: number): Promise<void> {
    this.hurried = false
    const end = this.table.logLength
    this.told = Math.min(this.told, end)
    const heard = this.hear()
    const from = this.told
    const scenes = this.around.isAtOnce() ? [] : this.table.seenWhenTold(this.ears, from)
    for (; this.told < end; ) {
      const event = heard[this.told] as MatchEvent
      this.scene = scenes[this.told++ - from] ?? this.scene
      if (!this.isWatched && this.around.stays?.(event, this.scene, heard)) {
        this.show('telling', event, undefined, true)
        await this.answer()
      } else {
        const hold = this.hurried ? 0 : this.around.pace(event, this.scene, heard)
        if (hold <= 0) continue
        this.show('telling', event)
        await this.pause(hold, run)
      }
      if (this.run !== run) return
    }
  }

  /** Waits, but not for somebody in a hurry. */
  private async pause(milliseconds: number, run: number): Promise<void> {
    const slice = 50
    for (let left = milliseconds; left > 0 && !this.hurried && this.run === run; left -= slice)
      await this.around.wait(Math.min(slice, left))
    while (this.snapshot.paused && this.run === run) await this.around.wait(slice)
  }

  /**
   * Whoever presses a key does not want to watch any longer; whoever has stopped the match does. A result that stays is
   * read now, and what comes of it is told.
   */
  hurry(): void {
    this.hurried = !this.snapshot.paused && !this.snapshot.stays
    if (this.snapshot.stays) this.answered?.()
  }

  setPaused(paused: boolean): void {
    this.snapshot = { ...this.snapshot, paused }
    this.tellListeners()
  }

  private async letBotDecide(seat: Seat, run: number): Promise<void> {
    this.show('thinking')
    const before = this.around.now()
    const { thinker } = this.around
    const asked = this.coaches[seat]
    let isTaken = false
    const take = (action: string) => {
      // Where the match was left meanwhile nothing is decided, and nobody else need be asked.
      if (this.run !== run) return true
      isTaken = this.table.act(seat, action).ok
      return isTaken
    }
    const { answer, falls } = await thinker.decide(this.at(seat), asked, take)
    if (this.run !== run) return
    const [fall] = falls
    if (answer && isTaken) {
      if (fall) this.notice = { stoodIn: { ...fall, by: answer.by, at: 'decide' } }
      else this.forgetOpponents()
    } else {
      // Nobody waits for a bot that cannot answer: the rules say what is taken when time runs out.
      this.notice = { trouble: 'opponent-lost' }
      if (!this.table.timeOut(seat).ok) this.stop()
    }
    await this.keep()
    this.hurried = false
    const rival = other(seat)
    if (this.table.isAwaited(rival) && this.isPerson(rival)) return
    await this.pause(this.around.beat() - (this.around.now() - before), run)
  }

  private at(seat: Seat) {
    return { game: this.game.id, record: this.record, seat }
  }

  private may(seat: Seat, action: string): boolean {
    return this.table.request(seat)?.options.some((option) => option.action === action) ?? false
  }

  /** A trouble that has passed is not mentioned any longer; who stood in, only where somebody could read it. */
  private forgetOpponents(): void {
    const { notice } = this
    if (!notice) return
    const isOld =
      'stoodIn' in notice ? this.isWatched : 'trouble' in notice && notice.trouble === 'opponent-lost'
    if (isOld) this.notice = undefined
  }

  private async letPersonDecide(run: number): Promise<void> {
    const seat: Seat = this.table.isAwaited(0) ? 0 : 1
    // Two at one screen are asked even so: not asking would show the other that there is no choice. So is who learns.
    const asksAll = this.isShared || this.isLesson
    const sole = asksAll ? undefined : this.table.soleOption(seat)
    if (sole !== undefined && this.table.act(seat, sole).ok) {
      await this.keep()
      return
    }
    if (this.isShared && this.behindCurtain !== seat) {
      this.show('curtain', undefined, seat)
      await this.answer()
      if (this.run !== run) return
      this.behindCurtain = seat
    }
    this.question++
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

  /** Takes back the last decision of the coach who is asked, or says why not. */
  async undo(): Promise<void> {
    const { request, stage } = this.snapshot
    if (!request || stage !== 'asking' || this.isLesson) return
    const undone = this.isShared ? this.table.undo(request.seat) : this.table.undoChosen(request.seat)
    this.notice = undone.ok ? undefined : { refusals: undone.refusals }
    if (!undone.ok) {
      this.show('asking')
      return
    }
    this.told = Math.min(this.told, this.table.logLength)
    this.show('telling')
    await this.keep()
    this.answered?.()
  }

  /** Ends the match for the people; a bot that still thinks is not waited for. */
  async resign(seat: Seat): Promise<void> {
    if (this.table.outcome || this.kept.resigned !== undefined) return
    this.kept = { ...this.kept, resigned: seat }
    this.stop()
    await this.keep()
    this.told = this.table.logLength
    this.show('over')
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

  /**
   * What will probably come of each option of the present question, by its action: thought over elsewhere, from nothing
   * but what the asked coach can know. Nothing once the question is over.
   */
  async prospects(): Promise<Readonly<Record<string, Prospect>>> {
    const { request } = this.snapshot
    const { question } = this
    if (!request) return {}
    const found = await this.around.thinker.prospects(this.at(request.seat))
    return question === this.question && this.snapshot.request ? found : {}
  }

  /** What the strongest would do in the place of the coach who is asked, and what else he thinks of. */
  async advice(): Promise<Advice | undefined> {
    const { request } = this.snapshot
    if (!request) return undefined
    const { seat, atOnce } = request
    const { thinker } = this.around
    const [{ answer }, prospects] = await Promise.all([
      thinker.advise(this.at(seat), (action) => this.may(seat, action)),
      thinker.prospects(this.at(seat)),
    ])
    return answer && adviceOf(answer.by, answer.value, atOnce, prospects)
  }

  /** Store first, then tell. */
  private async keep(): Promise<void> {
    const kept = await this.around.keep(this.asKept())
    if (!kept.ok) this.notice = { trouble: kept.trouble }
  }

  private asKept(): KeptMatch {
    const { table, coaches } = this
    const { outcome } = table
    return {
      ...this.kept,
      game: this.game.id,
      touched: this.around.now(),
      record: textOf(table.record(), coaches),
      coaches,
      decisions: table.decisions,
      ...this.around.summary(table.seenBy('spectator')),
      minute: table.peek((state) => this.game.minute(state)),
      ...(outcome && { outcome }),
    }
  }

  /** Whose eyes: the one person's, the one's who is asked, or the stands'. */
  private get eyes(): Onlooker {
    const isOver = this.table.outcome !== undefined || this.kept.resigned !== undefined
    if (isOver && this.isShared) return 'spectator'
    if (this.isShared) return this.behindCurtain === undefined ? 'spectator' : seatName(this.behindCurtain)
    return this.ears
  }

  /** Two people at one screen hear what everybody may hear. */
  private get ears(): Onlooker {
    if (this.isShared || this.isWatched) return 'spectator'
    return seatName(this.isPerson(0) ? 0 : 1)
  }

  private look(stage: Stage, telling?: MatchEvent, next?: Seat, stays = false): Snapshot {
    // Two people look on together while something is told: then nobody's cards lie open.
    const isCovered = stage === 'curtain' || (telling !== undefined && this.isShared)
    const viewer = isCovered ? 'spectator' : this.eyes
    const asked = seatOf(viewer)
    const request = stage === 'asking' && asked !== undefined ? this.table.request(asked) : undefined
    return {
      stage,
      viewer,
      near: asked ?? (this.isShared ? (this.behindCurtain ?? 0) : 0),
      view: this.viewOf(stage, viewer, telling),
      request,
      events: this.hear(),
      told: this.told,
      telling,
      stays,
      decisions: this.table.decisions,
      canUndo: request !== undefined && this.table.canUndo(request.seat),
      outcome: this.table.outcome,
      resigned: this.kept.resigned,
      notice: this.notice,
      next,
      paused: this.snapshot?.paused ?? false,
    }
  }

  /** Everything that was heard here: a list that grows, and is another one once something was taken back. */
  private hear(): readonly MatchEvent[] {
    if (this.table.logLength < this.heard.length) this.heard = this.heard.slice(0, this.table.logLength)
    const news = this.table.heard(this.ears, this.heard.length)
    if (news.ok) this.heard.push(...news.value)
    return this.heard
  }

  /** While something is told the table looks as it did then, and until it is as it did before. */
  private viewOf(stage: Stage, viewer: Onlooker, telling: MatchEvent | undefined): View {
    if (telling) return this.scene
    if (stage === 'telling' && this.snapshot) return this.snapshot.view
    return this.table.seenBy(viewer)
  }

  private show(stage: Stage, telling?: MatchEvent, next?: Seat, stays = false): void {
    this.snapshot = this.look(stage, telling, next, stays)
    this.tellListeners()
  }

  private tellListeners(): void {
    for (const listener of this.listeners) listener()
  }
}
