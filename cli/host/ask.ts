import type { Checked, RecordedChance, Refusal, Seat, Viewer } from '@libero/kernel'
import { accepted, isObject, refused, SEATS, seedFrom, seedText, VIEWERS, writtenValue } from '@libero/kernel'

/** Longest line that is looked at, in bytes. */
export const MOST_BYTES = 1_000_000
/** Longest id that is a text, in characters. */
export const MOST_ID = 200
/** Longest list of luck: far beyond the longest match. */
const MOST_LISTED = 20_000

/** What a program may ask for. */
export const ASKS = [
  'new',
  'position',
  'request',
  'act',
  'timeout',
  'undo',
  'view',
  'log',
  'record',
  'check',
  'quit',
] as const
export type Ask = (typeof ASKS)[number]

/** A line of the protocol, read. */
export type Message = Readonly<Record<string, unknown>>

/** P1 Something is wrong with the line itself. */
export const refuse = (code: string, about: Refusal['about'] = {}) => refused({ code, rule: 'P1', about })

export const wrong = (field: string, value: unknown, want: string) =>
  refuse(value === undefined ? 'field-missing' : 'field-malformed', { field, want })

/** What a program may call its line by, so that it knows the answer again. */
export type Id = string | number | null

/**
 * P1 The id of a line, if it has one: it comes back exactly as it was sent, or the line is refused before anything
 * else is looked at. Hence no number that another program would write in another way (1.0, -0, 1e3) and none that
 * a double cannot hold.
 */
export function readId(fields: Message, line: string): Checked<Id | undefined> {
  const { id } = fields
  if (id === undefined || id === null) return accepted(id)
  const isExact =
    typeof id === 'string'
      ? id.length <= MOST_ID
      : Number.isSafeInteger(id) && String(id) === writtenValue(line, 'id')
  if (isExact) return accepted(id as Id)
  return refuse('id-malformed', { most: MOST_ID, largest: Number.MAX_SAFE_INTEGER })
}

export function readAsk(fields: Message): Checked<Ask> {
  const want = ASKS.join(', ')
  if (typeof fields.do !== 'string') return wrong('do', fields.do, want)
  const ask = ASKS.find((name) => name === fields.do)
  return ask ? accepted(ask) : refuse('command-unknown', { command: fields.do.slice(0, 40), want })
}

/** Seats go by name or, as in events and requests, by number. */
export function readSeat(fields: Message): Checked<Seat> {
  const { seat } = fields
  if (seat === 'home' || seat === 0) return accepted(0)
  if (seat === 'away' || seat === 1) return accepted(1)
  return wrong('seat', seat, SEATS.join(', '))
}

export function readViewer(fields: Message): Checked<Viewer> {
  const viewer = VIEWERS.find((name) => name === fields.as)
  return viewer ? accepted(viewer) : wrong('as', fields.as, VIEWERS.join(', '))
}

export function readFrom(fields: Message): Checked<number> {
  const { from } = fields
  if (from === undefined) return accepted(0)
  return typeof from === 'number' && Number.isSafeInteger(from) && from >= 0
    ? accepted(from)
    : wrong('from', from, '0, 1, 2, …')
}

export function readAction(fields: Message): Checked<string> {
  return typeof fields.action === 'string' ? accepted(fields.action) : wrong('action', fields.action, '"…"')
}

export function readObject(fields: Message, field: string): Checked<Message> {
  const value = fields[field]
  return isObject(value) ? accepted(value) : wrong(field, value, '{…}')
}

/**
 * T6 Where luck comes from: a seed (any text), a list, or a fresh seed if nothing is said. A list holds the faces
 * of dice and, for draws, cards by id or by their number in the card set.
 */
export function readChance(
  fields: Message,
  luckIn: () => (card: string) => number | undefined,
): Checked<RecordedChance> {
  const said = fields.chance === undefined ? fields : fields.chance
  const isTwice = fields.chance !== undefined && (fields.seed !== undefined || fields.list !== undefined)
  if (isTwice || !isObject(said)) return wrong('chance', said, '{"seed": "…"}, {"list": […]}')
  if (said.seed !== undefined && said.list !== undefined) return wrong('chance', said, 'seed | list')
  if (said.list !== undefined) return readList(said.list, luckIn())
  if (said.seed === undefined) return accepted({ seed: seedText(crypto.getRandomValues(new Uint32Array(8))) })
  return typeof said.seed === 'string' && said.seed.length <= 1000
    ? accepted({ seed: seedText(seedFrom(said.seed)) })
    : wrong('seed', said.seed, '"…"')
}

function readList(list: unknown, luckOf: (card: string) => number | undefined): Checked<RecordedChance> {
  if (!Array.isArray(list) || list.length > MOST_LISTED) return wrong('list', list, '[…]')
  const numbers: number[] = []
  for (const [n, entry] of list.entries()) {
    const number = typeof entry === 'string' ? luckOf(entry) : entry
    if (!Number.isInteger(number) || number < 0 || number > 255)
      return refused({ code: 'luck-unknown', rule: 'T6', about: { entry: n + 1, value: short(entry) } })
    numbers.push(number)
  }
  return accepted({ list: numbers })
}

const short = (value: unknown): string =>
  (typeof value === 'object' && value !== null ? '{…}' : String(value)).slice(0, 40)
