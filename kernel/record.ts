import type { Chance } from './chance.ts'
import { ChanceError, KeyedChance, ListedChance } from './chance.ts'
import type { MatchEvent, Teller } from './events.ts'
import { inShort, isObject } from './fields.ts'
import type { CardSetName, Edition, Game, MatchConfig, Outcome, Position } from './game.ts'
import { awaits } from './game.ts'
import { readJson } from './json.ts'
import type { Checked, Refusal } from './refusal.ts'
import { accepted, refused } from './refusal.ts'
import type { Pair, Seat } from './seat.ts'
import { isSeed, seedFrom } from './seed.ts'
import { sha256 } from './sha256.ts'

/** The truth about a match: what was agreed, where luck came from, and every decision in order. */
export interface MatchRecord {
  readonly libero: typeof RECORD_FORMAT
  readonly game: string
  readonly rules: string
  readonly cards: CardSetName
  /** What was agreed before the kick-off, or the position the match began from instead. */
  readonly config?: MatchConfig
  readonly from?: Position
  readonly chance: RecordedChance
  /** Who sat where, home first: an opponent's id, 'person', or a name. */
  readonly coaches?: Pair<string>
  /** Decisions as 'h white-4' or 'a sven-abseits'. */
  readonly inputs: readonly string[]
  readonly outcome?: Outcome
}

export type RecordedChance = { readonly seed: string } | { readonly list: readonly number[] }

export const RECORD_FORMAT = 'match-record/1'

/** Longest record text that is read: some hundred times the longest match. */
export const MOST_CHARACTERS = 4_000_000
const MOST_INPUTS = 20_000
const MOST_NAME = 60

const SEAT_LETTERS = ['h', 'a'] as const

export interface Input {
  readonly seat: Seat
  readonly action: string
}

export const writeInput = (input: Input): string => `${SEAT_LETTERS[input.seat]} ${input.action}`

export function readInput(text: string): Input | undefined {
  const seat = text[0] === 'h' ? 0 : text[0] === 'a' ? 1 : undefined
  return seat === undefined || text[1] !== ' ' ? undefined : { seat, action: text.slice(2) }
}

/** Keys in order at every depth, so that equal data has equal text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const fields = value as Readonly<Record<string, unknown>>
    let text = ''
    for (const key of Object.keys(fields).sort())
      if (fields[key] !== undefined) text += `${text && ','}${JSON.stringify(key)}:${canonical(fields[key])}`
    return `{${text}}`
  }
  return JSON.stringify(value) ?? 'null'
}

/** The digest kept data should carry; nothing for data nested deeper than any of ours is. */
export function digestOf(rest: unknown): string | undefined {
  try {
    return sha256(canonical(rest))
  } catch (fault) {
    if (fault instanceof RangeError) return undefined
    throw fault
  }
}

export function writeRecord(record: MatchRecord): string {
  const lines = Object.entries(record)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  lines.push(`"digest": ${JSON.stringify(sha256(canonical(record)))}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

const isConfig = (value: unknown): value is MatchConfig =>
  isObject(value) && Array.isArray(value.builds) && value.builds.length === 2

const isCoaches = (value: unknown): value is Pair<string> =>
  Array.isArray(value) && value.length === 2 && value.every((name) => text(name) && name.length <= MOST_NAME)

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0

const isCountPair = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(isCount)

/** A claim that cannot be read must not pass for none: whoever has it believes that it was checked. */
const isOutcome = (value: unknown): value is Outcome =>
  isObject(value) &&
  isCountPair(value.goals) &&
  [undefined, 0, 1].some((winner) => winner === value.winner) &&
  text(value.by) &&
  [value.shootOut, value.aggregate].every((pair) => pair === undefined || isCountPair(pair))

const text = (value: unknown): value is string => typeof value === 'string' && value.length > 0

/** T3 A record is read whole or not at all, and the reason for refusing it is told. */
const refuse = (code: string, about?: Refusal['about']) =>
  refused({ code, rule: 'T3', ...(about && { about }) })

function readChance(value: unknown): RecordedChance | undefined {
  if (!isObject(value)) return undefined
  if (value.seed !== undefined && value.list !== undefined) return undefined
  if (typeof value.seed === 'string') return isSeed(value.seed) ? { seed: value.seed } : undefined
  if (!Array.isArray(value.list) || value.list.length > MOST_INPUTS) return undefined
  const whole = value.list.every((n) => Number.isInteger(n) && n >= 0 && n < 256)
  return whole ? { list: value.list as number[] } : undefined
}

/**
 * Reads a record's text. Its form and its digest are checked here, its moves by `replay`. A field we do not know is
 * left out, as a later version may have added it; a field we know must have its form. A match that was played to
 * its end may lack an outcome: it then claims none, and none is checked.
 */
export function readRecord(source: string): Checked<MatchRecord> {
  if (source.length > MOST_CHARACTERS) return refuse('record-too-long', { most: MOST_CHARACTERS })
  const json = readJson(source)
  if ('line' in json) return refuse('record-damaged', json)
  const data = json.value
  if (!isObject(data) || !('libero' in data)) return refuse('record-foreign')
  if (data.libero !== RECORD_FORMAT) return refuse('record-format-unknown', { format: inShort(data.libero) })
  const { digest, ...rest } = data
  if (digest !== digestOf(rest)) return refuse('record-edited')
  const chance = readChance(rest.chance)
  const { game, rules, cards, config, from, coaches, inputs, outcome } = rest
  if (!text(game) || !text(rules) || !chance) return refuse('record-damaged')
  if (!isObject(cards) || !text(cards.name) || !text(cards.version)) return refuse('record-damaged')
  if ((config === undefined) === (from === undefined)) return refuse('record-damaged')
  if (config !== undefined && !isConfig(config)) return refuse('record-damaged')
  if (!Array.isArray(inputs) || inputs.length > MOST_INPUTS) return refuse('record-damaged')
  if (!inputs.every((input) => typeof input === 'string' && readInput(input))) return refuse('record-damaged')
  if (from !== undefined && !isObject(from)) return refuse('record-damaged')
  if (coaches !== undefined && !isCoaches(coaches)) return refuse('record-damaged')
  if (outcome !== undefined && !isOutcome(outcome)) return refuse('record-damaged')
  return accepted({
    libero: RECORD_FORMAT,
    game,
    rules,
    cards: { name: cards.name, version: cards.version },
    ...(config && { config }),
    ...(from && { from }),
    chance,
    ...(coaches && { coaches }),
    inputs: inputs as string[],
    ...(outcome && { outcome }),
  })
}

/** Whether somebody names a card set instead of bringing one. */
export const isNameAlone = (value: unknown): value is CardSetName =>
  isObject(value) && text(value.name) && text(value.version) && Object.keys(value).length === 2

/**
 * What both coaches agreed on, whether the match began with a kick-off or from a position. Where they brought no
 * cards of their own it names those of the record, which may be older than today's.
 */
export function agreedOf({ config, from, cards }: Pick<MatchRecord, 'config' | 'from' | 'cards'>): unknown {
  const agreed = config?.options ?? from?.options ?? {}
  return isObject(agreed) ? { cards, ...agreed } : agreed
}

export const chanceOf = (recorded: RecordedChance): Chance =>
  'seed' in recorded ? new KeyedChance(seedFrom(recorded.seed)) : new ListedChance(recorded.list)

/** How a record is played again. */
export interface Replaying<S, E extends MatchEvent> {
  readonly told?: Teller<E>
  /** After so many decisions it stops; all of them if not said. */
  readonly upTo?: number
  /** The record's own luck, for who wants to watch it being taken. */
  readonly chance?: Chance
  /** Called at the beginning and after each decision. */
  readonly each?: (state: S, played: number, input?: Input) => void
}

/**
 * Plays a record again. Refuses one of another game, of rules or cards the game does not have, one with an illegal
 * decision, and one whose end is not the end it claims.
 */
export function replay<S, C, E extends MatchEvent>(
  game: Game<S, C, E>,
  record: MatchRecord,
  { told, upTo = record.inputs.length, chance = chanceOf(record.chance), each }: Replaying<S, E> = {},
): Checked<S> {
  if (record.game !== game.id) return refuse('record-other-game', { game: inShort(record.game) })
  if (!game.versions.includes(record.rules))
    return refuse('record-other-rules', { rules: inShort(record.rules) })
  try {
    const begun = begin(game, record, chance, told)
    if (!begun.ok) return begun
    const state = begun.value
    const set = game.cardSet(state)
    if (set.name !== record.cards.name || set.version !== record.cards.version) {
      return refuse('record-other-cards', { name: record.cards.name, version: record.cards.version })
    }
    each?.(state, 0)
    const options = new Int16Array(game.mostOptions)
    for (const [n, text] of record.inputs.slice(0, upTo).entries()) {
      const input = readInput(text)
      const action = input ? game.read(state, input.seat, input.action) : -1
      if (!input || !isLegal(game, state, input.seat, action, options)) {
        return refuse('record-illegal-decision', { number: n + 1, decision: inShort(text) })
      }
      game.apply(state, input.seat, action, chance, told)
      each?.(state, n + 1, input)
    }
    if (upTo >= record.inputs.length && record.outcome) {
      if (canonical(game.outcome(state)) !== canonical(record.outcome)) return refuse('record-other-outcome')
    }
    return accepted(state)
  } catch (fault) {
    if (fault instanceof ChanceError) return refuse(fault.fault, { entry: fault.at + 1 })
    throw fault
  }
}

/** The kick-off of a record, or the position it began from. */
export function begin<S, C, E extends MatchEvent>(
  game: Game<S, C, E>,
  from: { readonly config?: MatchConfig; readonly from?: Position } & Edition,
  chance: Chance,
  told?: Teller<E>,
): Checked<S> {
  if (from.from) return game.fromPosition(from.from, chance, told, from)
  if (!from.config) return refuse('record-damaged')
  const prepared = game.prepare(from.config, from)
  return prepared.ok ? accepted(game.start(prepared.value, chance, told)) : prepared
}

/** Whether `legal` lists the action for a coach who is awaited. */
export function isLegal<S, C, E extends MatchEvent>(
  game: Game<S, C, E>,
  state: S,
  seat: Seat,
  action: number,
  scratch: Int16Array,
): boolean {
  if (action < 0 || !awaits(game.awaiting(state), seat)) return false
  const count = game.legal(state, seat, scratch)
  for (let i = 0; i < count; i++) if (scratch[i] === action) return true
  return false
}
