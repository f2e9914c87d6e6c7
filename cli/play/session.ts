import { adviceTexts, stoodInWords } from '@libero/bots/advice'
import { opponentName, TEACHER } from '@libero/bots/levels'
import { alikeAmong, alikeWords } from '@libero/bots/prospect'
import type { BotClient } from '@libero/bots/remote'
import type { Game, MatchEvent, Refusal, Request, Seat, SeatName, View } from '@libero/kernel'
import { allShown, other, seatName } from '@libero/kernel'
import type { Book, Language, Prompt, Wording } from '@libero/kernel/words'
import { fill, inOneBreath, listed } from '@libero/kernel/words'
import type { Table } from '@libero/table'
import type { Board, Callable, Scene } from '../boards/board.ts'
import type { Figures } from '../boards/odds.ts'
import { NO_ODDS } from '../boards/odds.ts'
import type { GameText } from '../catalogue.ts'
import { cite } from '../words.ts'
import type { Order } from './answer.ts'
import { meaning, readOrder } from './answer.ts'
import { wrapped } from './ink.ts'
import type { Newcomer } from './newcomer.ts'
import { placeAt } from './opponents.ts'
import { plain } from './order-words.ts'
import type { Reply } from './orders.ts'
import { obey } from './orders.ts'
import type { Frame } from './screen.ts'
import { compose, fits, NOTHING_ASKED } from './screen.ts'
import type { Line } from './story.ts'
import { Story, storyRows } from './story.ts'
import type { Terminal } from './terminal.ts'
import type { PlayText } from './text.ts'

/** Everything a match at the terminal needs. */
export interface Seating<S, C, E extends MatchEvent, V extends View> {
  readonly table: Table<S, C, E, V>
  readonly seat: Seat
  /** The opponent's level. */
  readonly opponent: string
  readonly bench: BotClient
  readonly language: Language
  readonly board: Board<E, V>
  readonly words: Wording<E>
  readonly clock: (event: E) => number
  /** What goes before what is told, where the match began in a position. */
  readonly recap: readonly E[]
  readonly reason: (refusal: Refusal) => string
  readonly rule: (paragraph: string) => string | undefined
  /** The quick reference. */
  readonly own: GameText
  readonly book: Book
  readonly text: PlayText
  readonly terminal: Terminal
  /** Keeps the match as it stands, here or in another file; says why not, if not. */
  readonly keep: (elsewhere?: string) => string | undefined
  readonly path: string
  readonly showOdds: boolean
  /** Milliseconds a line is left alone before the next. */
  readonly pace: number
  /** One question to practise with: nobody helps, and nothing is chosen by default. */
  readonly isExercise?: boolean
  /** Who is told what something means when he meets it for the first time. */
  readonly newcomer?: Newcomer | undefined
  /** The step of a lesson that is due: nothing but what leads on is decided, and nobody else helps. */
  readonly taught?: () => TaughtStep | undefined
}

/** A step of a lesson, as it is said. */
export interface TaughtStep {
  readonly say: string
  readonly why?: string | undefined
  /** What is answered to a decision that does not lead on. */
  answer?(action: string): string | undefined
}

/** A goal is looked at for this many lines' time. */
const GOAL_LINES = 6
/** An opponent who takes longer than this is announced the next time. */
const LONG_THOUGHT = 200

/** What is of no use in an exercise, or would give it away. */
const UNFAIR: readonly Order['do'][] = ['hint', 'odds', 'undo', 'save']

/** A decision as an option names it, however it was typed. */
const notated = <S, C>(game: Game<S, C>, state: S, seat: Seat, typed: string): string => {
  const action = game.read(state, seat, typed)
  return action < 0 ? typed : game.write(state, seat, action)
}

/** Plays one match with the person at the terminal, from where the table stands to the whistle or the door. */
export class Session<S, C, E extends MatchEvent, V extends View> {
  readonly story: Story<S, C, E, V>
  private readonly viewer: SeatName
  private isSlow = false
  /** In sequence, what was said and asked last: neither is repeated after an order. */
  private standing = ''
  private asked = -1
  private isTold: string | undefined
  private lost: string | undefined
  /** What will probably come of each option of a question: that after so many decisions. */
  private figures: { readonly of: number; readonly by: Figures } | undefined
  /** What is said with the next question. */
  private aside: string[] = []
  /** What was decided last, in notation. */
  private decided: string | undefined
  /** What is explained with a question, that after so many decisions; and up to where what is told was looked at. */
  private met: { readonly of: number; readonly kind: string | undefined; isSaid: boolean } | undefined
  private metUpTo = 0

  constructor(readonly at: Seating<S, C, E, V>) {
    const { table, words, clock, recap, board, seat } = at
    this.viewer = seatName(seat)
    const commentator = words.commentator(seat)
    for (const event of recap) {
      clock(event)
      commentator(event)
    }
    const headline = (event: E, view: V) => board.headline(event, view)
    this.story = new Story(table, this.viewer, { commentator, clock, headline })
  }

  /** True when the match was played to its end, false when the person left. */
  async play(first: readonly string[]): Promise<boolean> {
    const { table, terminal, seat } = this.at
    if (table.decisions > 0) this.story.takeNews(this.view)
    this.metUpTo = this.story.next
    this.aside.unshift(...first)
    this.keep()
    for (;;) {
      await this.tellNews()
      if (table.outcome) return true
      if (terminal.isLeft) return false
      if (table.isAwaited(other(seat))) {
        await this.letOpponentDecide()
        continue
      }
      const said = this.aside
      this.aside = []
      if (!(await this.decide(said))) return false
    }
  }

  /** Puts the present question alone: what was decided, or nothing when the person leaves. */
  async askOnce(first: readonly string[]): Promise<string | undefined> {
    return (await this.decide(first)) ? this.decided : undefined
  }

  /** Says something beside the table; false when the person leaves. */
  async read({ say, why }: TaughtStep): Promise<boolean> {
    const { terminal, text } = this.at
    for (let said = say; ; ) {
      const present = () => {
        const question = { headline: `${TEACHER.name}:`, more: said }
        if (terminal.isScreen) this.draw(this.frame(this.scene(), [], question))
      }
      if (terminal.isScreen) present()
      else this.say(`${TEACHER.name}: ${said}`)
      const { read, readOrWhy } = text.learning
      const typed = await terminal.ask(` ${why === undefined ? read : readOrWhy} › `, present)
      if (typed === undefined || readOrder(typed).do === 'quit') return false
      if (why === undefined || !this.asksWhy(typed)) return true
      said = why
    }
  }

  /** Whether somebody wants to hear the reason: there are no odds to ask for in a lesson. */
  private asksWhy(typed: string): boolean {
    return readOrder(typed).do === 'odds' || plain(typed.trim()) === plain(this.at.text.learning.why)
  }

  private async letOpponentDecide(): Promise<void> {
    const { table, seat, opponent, bench, text, language, terminal } = this.at
    const rival = other(seat)
    const begun = performance.now()
    const thinking = this.isSlow
      ? fill(text.thinking, { opponent: opponentName(table.game.id, opponent, language) })
      : undefined
    const stood = await this.wait(
      // Whoever left waits for no decision; the opponent makes it when the match goes on.
      bench.decide(
        placeAt(table, rival),
        opponent,
        (action) => terminal.isLeft || table.act(rival, action).ok,
      ),
      thinking,
    )
    if (!stood) return
    const { answer, falls } = stood
    this.isSlow = performance.now() - begun > LONG_THOUGHT
    const [fall] = falls
    if (answer && fall) this.aside.push(stoodInWords({ ...fall, by: answer.by, at: 'decide' }, language))
    if (!answer) {
      this.aside.push(adviceTexts[language].nobody)
      table.timeOut(rival)
    }
    this.keep()
  }

  /** Waits for somebody who thinks; a screen says so in place of the question. */
  wait<T>(work: Promise<T>, words?: string, request?: Request): Promise<T | undefined> {
    const { terminal } = this.at
    if (words !== undefined && terminal.isScreen)
      this.draw(this.frame(this.scene(request), [], { headline: words, more: '' }))
    return terminal.meanwhile(work)
  }

  /** Store first, then tell. */
  keep(): void {
    const { keep, text, path } = this.at
    const reason = keep()
    this.lost = reason && fill(text.notSaved, { file: path, reason })
  }

  /** That the match as it stands could not be kept, if so. */
  get unkept(): string | undefined {
    return this.lost
  }

  /** In sequence it is said once; a screen shows it as long as it is true. */
  private warning(): readonly string[] {
    const { lost } = this
    const isNews = lost !== undefined && (this.at.terminal.isScreen || lost !== this.isTold)
    this.isTold = lost
    return isNews ? [lost] : []
  }

  /** Tells what has happened since it was told last. */
  async tellNews(): Promise<void> {
    const { terminal, pace, table, seat } = this.at
    const before = this.story.lines.length
    const from = this.story.next
    const news = this.story.takeNews(this.view)
    // While it is told the board shows the table as it was then: nobody wants to read the score before the goal.
    const views = terminal.isScreen && news.length > 0 ? table.seenWhenTold(seatName(seat), from) : []
    for (const [i, line] of news.entries()) {
      if (terminal.isLeft) return
      if (!terminal.isScreen) {
        this.tellLine(line)
        continue
      }
      const scene = this.scene(undefined, views[line.entry - from])
      this.draw({ ...this.frame(scene, [], NOTHING_ASKED), lines: this.story.lines.slice(0, before + i + 1) })
      await terminal.pause(line.headline ? GOAL_LINES * pace : pace)
    }
  }

  /** In sequence a headline stands apart, without ornaments nobody wants to hear. */
  private tellLine(line: Line): void {
    const { terminal } = this.at
    if (line.headline) terminal.tell(`\n${line.text}`)
    else for (const row of storyRows(line, terminal.width, terminal.ink)) terminal.tell(row)
  }

  get view(): V {
    return allShown(this.at.table.seenBy(this.viewer))
  }

  scene(request?: Request, view = this.view): Scene<V> {
    const { seat, terminal } = this.at
    const { width, height, ink } = terminal
    return { view: allShown(view), seat, request, odds: this.odds(request), width, height, ink }
  }

  private odds(request: Request | undefined): Figures {
    const { figures } = this
    return request && figures?.of === this.at.table.decisions ? figures.by : NO_ODDS
  }

  /** Asks those who look ahead before the question is put, once. */
  private async lookAhead(): Promise<void> {
    const { bench, table, seat, showOdds } = this.at
    if (!showOdds || this.figures?.of === table.decisions) return
    const by = new Map(Object.entries(await bench.prospects(placeAt(table, seat))))
    this.figures = { of: table.decisions, by }
  }

  private frame(scene: Scene<V>, notice: readonly string[], question: Prompt): Frame {
    return { ...this.at.board.draw(scene), lines: this.lines, notice, question }
  }

  private get lines(): readonly Line[] {
    return this.story.lines
  }

  private draw(frame: Frame): void {
    const { terminal } = this.at
    terminal.show(compose(frame, terminal.width, terminal.height, terminal.ink))
  }

  /** One decision; false when the person leaves instead. */
  private async decide(first: readonly string[]): Promise<boolean> {
    const { table, seat, terminal, text } = this.at
    let reply: Reply = { notice: first }
    for (;;) {
      const request = table.request(seat)
      if (!request) return true
      if (this.takeSole(reply)) return true
      await this.lookAhead()
      const notice = this.withNew(await this.putAway(reply, request), request)
      const present = () => this.present(request, notice)
      present()
      const typed = await terminal.ask(this.prompt(request), present)
      if (typed === undefined) return false
      const isOption = request.options.some(({ action }) => action === typed.trim())
      // An option may be called like an order.
      const order: Order = isOption ? { do: 'answer', typed: typed.trim() } : readOrder(typed)
      if (order.do === 'quit') return false
      if (this.at.isExercise && (UNFAIR.includes(order.do) || typed.trim() === '')) {
        reply = { notice: [text.practising.choose] }
        continue
      }
      const taught = this.at.taught?.()
      if (taught && this.asksWhy(typed)) {
        reply = { notice: [taught.why ?? taught.say] }
        continue
      }
      if (taught && (UNFAIR.includes(order.do) || typed.trim() === '')) {
        reply = { notice: [taught.say] }
        continue
      }
      if (order.do !== 'answer') {
        reply = await obey(order, request, this)
        continue
      }
      const refused = this.answer(order.typed, request)
      if (!refused) return true
      reply = { notice: refused }
    }
  }

  private prompt(request: Request): string {
    const { text, isExercise } = this.at
    if (isExercise) return ` ${text.practising.keys} › `
    const taught = this.at.taught?.()
    const { keys, keysOrWhy } = text.learning
    if (taught) return ` ${taught.why === undefined ? keys : keysOrWhy} › `
    return ` ${fill(text.enter, { choice: this.named(request, request.default) })} · ${text.keys} › `
  }

  /**
   * The rules leave one option: it is taken without asking. The game asks only so that another person learns nothing,
   * and here nobody else is at the screen. What was to be said with the question is said with the next.
   */
  private takeSole(reply: Reply): boolean {
    const { table, seat } = this.at
    const sole = this.at.taught ? undefined : table.soleOption(seat)
    if (sole === undefined || !table.act(seat, sole).ok) return false
    if ('notice' in reply) this.aside.unshift(...reply.notice)
    this.keep()
    return true
  }

  /** Says what there is to say where it has room: beside the table, or for a long while in its place. */
  private async putAway(reply: Reply, request: Request): Promise<readonly string[]> {
    const { terminal, words, text } = this.at
    const { width, height, ink } = terminal
    const said = 'notice' in reply ? [...this.warning(), ...reply.notice] : []
    if (!terminal.isScreen) {
      for (const row of 'page' in reply ? reply.page : []) terminal.tell(row)
      return said
    }
    const isShort =
      'notice' in reply &&
      fits(this.frame(this.scene(request), said, words.prompt(request)), width, height, ink)
    if (isShort) return said
    const rows = 'page' in reply ? reply.page : said.flatMap((line) => wrapped(` ${line}`, width - 1, ' '))
    const each = height - 3
    for (let from = 0; from < rows.length; from += each) {
      terminal.show([...rows.slice(from, from + each), ''])
      const typed = await terminal.ask(` ${from + each < rows.length ? text.more : text.back} › `)
      if (typed === undefined || typed.trim() !== '') break
    }
    return []
  }

  /** With what is explained beside this question, if something is: said once, or on a screen as long as it is asked. */
  private withNew(notice: readonly string[], request: Request): readonly string[] {
    const { newcomer, words, table, terminal, text } = this.at
    if (!newcomer) return notice
    if (this.met?.of !== table.decisions) {
      const news = table.heard(this.viewer, this.metUpTo)
      this.metUpTo = table.logLength
      const told = (news.ok ? news.value : []).map((event) => `told/${allShown(event).kind}`)
      const kind = newcomer.unread([`ask/${request.kind}`, ...told.reverse()], words)
      this.met = { of: table.decisions, kind, isSaid: false }
    }
    const { met } = this
    const sentence = met.kind === undefined ? undefined : words.firstTime?.(met.kind)
    if (met.kind === undefined || sentence === undefined) return notice
    if (!terminal.isScreen && met.isSaid) return notice
    const all = [...notice, fill(text.learning.isNew, { sentence })]
    const { width, height, ink } = terminal
    const hasRoom =
      !terminal.isScreen ||
      fits(this.frame(this.scene(request), all, this.question(request)), width, height, ink)
    if (!hasRoom) return notice
    if (!met.isSaid) newcomer.reads(met.kind)
    met.isSaid = true
    return all
  }

  /** Puts the question: the whole table on a screen, else only what bears on it. */
  private present(request: Request, notice: readonly string[]): void {
    const { board, terminal, table } = this.at
    if (terminal.isScreen) {
      this.draw(this.frame(this.scene(request), notice, this.question(request)))
      return
    }
    for (const line of notice) this.say(line)
    if (this.asked === table.decisions) return
    this.asked = table.decisions
    const scene = this.scene(request)
    const standing = board.standing(scene.view)
    if (standing !== this.standing) {
      terminal.tell()
      this.say(standing)
    }
    this.standing = standing
    for (const line of board.bearing(scene)) this.say(line)
    this.say(`${inOneBreath(this.question(request))} (${cite(request.rule)})`)
    for (const line of board.choices(scene)) this.say(line)
  }

  /** What is asked; where nothing tells the choices apart, that is said with it. */
  private question(request: Request): Prompt {
    const { words, language } = this.at
    const taught = this.at.taught?.()
    const { headline, more } = words.prompt(request)
    if (taught) return { headline, more: `${TEACHER.name}: ${taught.say}` }
    const odds = this.odds(request)
    const found = request.options.flatMap(({ action }) => odds.get(action) ?? [])
    const alike = found.length === request.options.length ? alikeAmong(found) : undefined
    return {
      headline,
      more: alike ? `${more} ${alikeWords(alike, words.prospects, request, language)}` : more,
    }
  }

  private say(line: string): void {
    const { terminal } = this.at
    for (const row of wrapped(line, terminal.width - 1, '      ')) terminal.tell(row)
  }

  /** Decides what was typed, or says why not. */
  private answer(said: string, request: Request): readonly string[] | undefined {
    const { table, seat, text, board } = this.at
    const typed = board.spelled?.(said, request) ?? said
    const isOption = (action: string) => request.options.some((option) => option.action === action)
    const callables = board.callables(this.view, seat, request)
    const meant = typed === '' ? { action: request.default } : meaning(typed, callables, isOption)
    if ('among' in meant) {
      // What begins with what was typed says enough by itself: '2+', '2&3'.
      const isShort = meant.among.every(({ key }) => key.startsWith(said))
      const isTwice = new Set(meant.among.map(({ name }) => name)).size < meant.among.length
      const names = meant.among.map(({ key, name }) => (isShort ? key : isTwice ? `${key} ${name}` : name))
      return [fill(text.unclear, { typed: said, names: listed(names, text.or) })]
    }
    // Whatever else names a decision gets the rules' own answer, which says more than that it is unknown.
    const isDecision = table.peek((state) => table.game.read(state, seat, typed)) >= 0
    if ('nothing' in meant && !isDecision) {
      const nearest = board.nearest?.(typed) ?? -1
      if (nearest < 0) return [fill(text.unknown, { typed: said })]
      return [this.refusal(table.peek((state) => table.game.explain(state, seat, nearest)))]
    }
    const chosen = 'action' in meant ? meant.action : typed
    const decided = table.peek((state) => notated(table.game, state, seat, chosen))
    const astray = isOption(decided) ? this.at.taught?.()?.answer?.(decided) : undefined
    if (astray !== undefined) return [astray]
    const acted = table.act(seat, chosen)
    if (acted.ok) this.decided = decided
    if (!acted.ok) return acted.refusals.map((refusal) => this.refusal(refusal))
    this.keep()
    return undefined
  }

  refusal(refusal: Refusal): string {
    return fill(this.at.text.refused, { reason: this.at.reason(refusal), rule: cite(refusal.rule) })
  }

  called(request: Request, action: string): Callable | undefined {
    const { board, seat } = this.at
    return board.callables(this.view, seat, request).find((each) => each.action === action)
  }

  /** `3 Putzer`, as the list of options has it. */
  named(request: Request, action: string): string {
    const called = this.called(request, action)
    return called ? `${called.key} ${called.name}` : action
  }
}
