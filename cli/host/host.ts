import type { Checked, MatchEvent, MatchRecord, Option, Refusal, Request, Seat } from '@libero/kernel'
import { accepted, isObject, other, readJson, SEATS, writeRecord } from '@libero/kernel'
import type { Language, Wording } from '@libero/kernel/words'
import { inOneBreath } from '@libero/kernel/words'
import type { Beginning } from '@libero/table'
import { Table } from '@libero/table'
import type { Entry } from '../catalogue.ts'
import type { CliText } from '../text/text.ts'
import { sentences } from '../words.ts'
import type { Ask, Id, Message } from './ask.ts'
import {
  MOST_BYTES,
  readAction,
  readAsk,
  readChance,
  readFrom,
  readId,
  readObject,
  readSeat,
  readViewer,
  refuse,
  wrong,
} from './ask.ts'
import type { Line } from './lines.ts'
import { GARBLED, TOO_LONG } from './lines.ts'

type Answer = Checked<Message>

/** What a host needs of a game. */
export type Hosted<S, C, E extends MatchEvent> = Pick<
  Entry<S, C, E>,
  'game' | 'wording' | 'beginner' | 'luckOf'
>

/** A table for programs: one line asks, one line answers, and nothing said here can harm the match. */
export class Host<S, C, E extends MatchEvent> {
  private table: Table<S, C, E> | undefined
  private wording: Wording<E>
  private closed = false

  constructor(
    private readonly entry: Hosted<S, C, E>,
    private readonly language: Language,
    private readonly text: CliText,
    /** Options of a match whose own are not said. */
    private readonly usual?: unknown,
  ) {
    this.wording = entry.wording(language, usual)
  }

  /** Whether somebody said quit. */
  get isClosed(): boolean {
    return this.closed
  }

  /** The answer to one line, without its newline. */
  answer(line: Line): string {
    if (line === TOO_LONG) return this.write(refuse('line-too-long', { most: MOST_BYTES }))
    if (line === GARBLED) return this.write(refuse('line-malformed'))
    const json = readJson(line)
    if ('line' in json) return this.write(refuse('line-malformed', { column: json.column }))
    const asked = json.value
    if (!isObject(asked)) return this.write(refuse('line-malformed'))
    const id = readId(asked, line)
    return id.ok ? this.answerTo(asked, id.value) : this.write(id)
  }

  /** What a line changes counts once its answer is written: until then the match can be put back as it was. */
  private answerTo(asked: Message, id: Id | undefined): string {
    const { table, wording, closed } = this
    const decisions = table?.decisions
    // Only what is taken back has to be remembered whole: a decision is taken off the end again.
    const before = asked.do === 'undo' ? table?.record() : undefined
    try {
      return this.write(this.ask(asked), id)
    } catch {
      // A fault of ours, or data nested deeper than the machine can follow.
      const again = table && Table.resume(this.entry.game, before ?? withoutEnd(table.record()), decisions)
      this.table = again?.ok ? again.value : table
      this.wording = wording
      this.closed = closed
      return this.write(refuse('host-fault'), id)
    }
  }

  private write(answer: Answer, called?: Id): string {
    const id = called === undefined ? {} : { id: called }
    if (answer.ok) return JSON.stringify({ ...id, ok: true, ...answer.value })
    const say = sentences(this.language, this.text, this.wording)
    const refusals = answer.refusals.map(({ code, rule, about = {} }: Refusal) => ({
      code,
      rule,
      about,
      text: say({ code, rule, about }),
    }))
    return JSON.stringify({ ...id, ok: false, refusals })
  }

  private ask(fields: Message): Answer {
    const ask = readAsk(fields)
    if (!ask.ok) return ask
    if (ask.value === 'quit') {
      this.closed = true
      return accepted({})
    }
    if (ask.value === 'new') return this.kickOff(fields)
    if (ask.value === 'check') return this.check(fields)
    if (ask.value === 'position' && fields.position !== undefined) return this.setUp(fields)
    return this.table ? this.atTable(ask.value, fields, this.table) : refuse('no-match')
  }

  /** `{"config": {"options", "builds"}}` or `{"config": {"preset": "beginner", "options"}}`, and `"rules"`. */
  private kickOff(fields: Message): Answer {
    const config = readObject(fields, 'config')
    if (!config.ok) return config
    const { options = this.usual, builds, preset } = config.value
    if (preset !== undefined && preset !== 'beginner') return wrong('config.preset', preset, 'beginner')
    if (preset === undefined && !(Array.isArray(builds) && builds.length === 2))
      return wrong('config.builds', builds, '[home, away]')
    const { rules } = fields
    if (rules !== undefined && typeof rules !== 'string')
      return wrong('rules', rules, this.entry.game.versions.join(', '))
    const brought = (seat: Seat) => this.entry.beginner(seat, options, undefined, rules)
    const pair =
      preset === undefined
        ? ([(builds as unknown[])[0], (builds as unknown[])[1]] as const)
        : ([brought(0), brought(1)] as const)
    return this.open(
      { config: { options, builds: pair }, ...(rules !== undefined && { rules }) },
      options,
      fields,
    )
  }

  private setUp(fields: Message): Answer {
    const position = readObject(fields, 'position')
    if (!position.ok) return position
    return this.open({ from: position.value }, position.value.options, fields)
  }

  private open(beginning: Beginning, options: unknown, fields: Message): Answer {
    const chance = readChance(fields, () => this.entry.luckOf(options))
    if (!chance.ok) return chance
    const opened = Table.open(this.entry.game, beginning, chance.value)
    if (!opened.ok) return opened
    this.table = opened.value
    this.wording = this.entry.wording(this.language, options)
    const { game } = this.entry
    const { rules, cards } = opened.value.edition
    const { commitment } = opened.value
    return accepted({
      game: game.id,
      rules,
      cards,
      ...(commitment !== undefined && { commitment }),
      ...standing(opened.value),
    })
  }

  private check(fields: Message): Answer {
    const seat = readSeat(fields)
    if (!seat.ok) return seat
    const refusals = this.entry.game.checkBuild(seat.value, fields.build, fields.options ?? this.usual)
    return refusals.length > 0 ? { ok: false, refusals } : accepted({})
  }

  private atTable(
    ask: Exclude<Ask, 'new' | 'check' | 'quit'>,
    fields: Message,
    table: Table<S, C, E>,
  ): Answer {
    if (ask === 'position') return accepted({ position: table.position })
    if (ask === 'record') return accepted({ record: JSON.parse(writeRecord(table.record())) })
    if (ask === 'view' || ask === 'log') return this.look(ask, fields, table)
    const seat = readSeat(fields)
    if (!seat.ok) return seat
    switch (ask) {
      case 'request':
        return accepted({ request: this.request(table, seat.value) })
      case 'act': {
        const action = readAction(fields)
        return action.ok ? afterwards(table, table.act(seat.value, action.value)) : action
      }
      case 'timeout':
        return afterwards(table, table.timeOut(seat.value))
      case 'undo': {
        const undone = table.undo(seat.value)
        return undone.ok ? accepted({ ...undone.value, ...standing(table) }) : undone
      }
    }
  }

  private look(ask: 'view' | 'log', fields: Message, table: Table<S, C, E>): Answer {
    const viewer = readViewer(fields)
    if (!viewer.ok) return viewer
    if (ask === 'view') {
      const view = table.view(viewer.value)
      return view.ok ? accepted({ view: view.value }) : view
    }
    const from = readFrom(fields)
    if (!from.ok) return from
    const heard = table.heard(viewer.value, from.value)
    return heard.ok ? accepted({ from: from.value, events: heard.value }) : heard
  }

  /** The question with its words, and for each option its words and, where luck is next, its odds. */
  private request(table: Table<S, C, E>, seat: Seat): Message | null {
    const request = table.request(seat)
    if (!request) return null
    const prompt = this.wording.prompt(request)
    return {
      ...request,
      headline: prompt.headline,
      text: inOneBreath(prompt),
      options: request.options.map((option) => this.option(table, request, option)),
    }
  }

  private option(table: Table<S, C, E>, request: Request, option: Option): Message {
    const { game } = this.entry
    const odds = table.peek((state) =>
      game.odds(state, request.seat, game.read(state, request.seat, option.action)),
    )
    return { ...option, text: this.wording.option(request, option), ...(odds && { odds }) }
  }
}

/** What a match has come to is not yet its end, where its last decision does not count. */
const withoutEnd = ({ outcome: _, ...record }: MatchRecord): MatchRecord => record

/** Who is asked now, and how long the log is. Not how many decisions were made: some are still nobody's business. */
function standing<S, C, E extends MatchEvent>(table: Table<S, C, E>): Message {
  const { outcome } = table
  return {
    awaiting: SEATS.filter((_, seat) => table.isAwaited(seat === 0 ? 0 : other(0))),
    events: table.logLength,
    ...(outcome && { outcome }),
  }
}

const afterwards = <S, C, E extends MatchEvent>(table: Table<S, C, E>, acted: Checked<number>): Answer =>
  acted.ok ? accepted({ from: acted.value, ...standing(table) }) : acted
