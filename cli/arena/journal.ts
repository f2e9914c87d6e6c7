import { appendFileSync, existsSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import type { PairPlayed } from '@libero/bots/arena'
import type { Checked } from '@libero/kernel'
import { accepted, refused, sha256 } from '@libero/kernel'
import { readUpTo } from '../files.ts'
import type { Contest } from './contest.ts'

/** What a journal is about; pairs of anything else have no place in it. */
export interface Header extends Contest {
  readonly arena: 1
  /** Of the program and, where they are at hand, of the sources that decide how a pair ends. */
  readonly version: string
}

type Env = Readonly<Record<string, string | undefined>>

/** Where a contest is kept unless somebody says otherwise; its own file for everything that makes it another. */
export function journalPath(env: Env, header: Header): string {
  const cache = env.XDG_CACHE_HOME || join(env.HOME || homedir(), '.cache')
  const name = [header.game, header.a, header.b, sha256(lineOf(header)).slice(0, 12)].join('-')
  return join(cache, 'libero', 'arena', `${name.replaceAll(/[^\w@-]/g, '_')}.jsonl`)
}

/** A pair is some 300 bytes: more pairs than any contest was ever played for. */
const MOST_BYTES = 100_000_000

const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`

/**
 * Every finished pair, a line each, below a line that says what was played. A contest that was broken off goes on
 * where it stopped.
 */
export class Journal {
  private constructor(
    private readonly path: string,
    readonly pairs: ReadonlyMap<number, PairPlayed>,
  ) {}

  /** Opens or begins a journal; refused if the file is about something else. Throws what the file system throws. */
  static async open(path: string, header: Header): Promise<Checked<Journal>> {
    const read = existsSync(path) ? await readUpTo(path, MOST_BYTES) : { text: '' }
    if ('reason' in read) throw new Error(read.reason)
    if ('tooLong' in read) return refused({ code: 'file-too-long', rule: '', about: { most: MOST_BYTES } })
    const source = read.text
    // Whoever was broken off while writing left a line without an end.
    const whole = source.slice(0, source.lastIndexOf('\n') + 1)
    if (whole === '') {
      if (source !== '' && !lineOf(header).startsWith(source.slice(0, 9))) return foreign('arena')
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, lineOf(header))
      return accepted(new Journal(path, new Map()))
    }
    const [first = '', ...rest] = whole.trimEnd().split('\n')
    const found = parsed(first)
    const other = differing(found, header)
    if (other !== undefined) return foreign(other, found)
    const pairs = new Map<number, PairPlayed>()
    for (const [at, line] of rest.entries()) {
      const pair = parsed(line)
      if (!isPair(pair)) return refused({ code: 'journal-broken', rule: '', about: { line: at + 2 } })
      pairs.set(pair.n, pair)
    }
    if (whole !== source) truncateSync(path, Buffer.byteLength(whole))
    return accepted(new Journal(path, pairs))
  }

  add(pairs: readonly PairPlayed[]): void {
    appendFileSync(this.path, pairs.map(lineOf).join(''))
  }
}

const foreign = (field: string, found: unknown = {}) =>
  refused({
    code: 'journal-foreign',
    rule: '',
    about: { field, found: JSON.stringify(isRecord(found) ? (found[field] ?? null) : null) },
  })

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The first thing in which a header is about something else. */
function differing(found: unknown, header: Header): string | undefined {
  if (!isRecord(found)) return 'arena'
  const wanted: Readonly<Record<string, unknown>> = { ...header }
  const fields = new Set(['arena', 'game', 'a', 'b', ...Object.keys(wanted), ...Object.keys(found)])
  // As JSON has it: what is undefined is not there.
  return [...fields].find((field) => JSON.stringify(found[field]) !== JSON.stringify(wanted[field]))
}

const TWOS = ['points', 'goals', 'decisions', 'ms', 'longest', 'iterations', 'failures'] as const

const isTwo = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((number) => Number.isFinite(number))

function isPair(value: unknown): value is PairPlayed {
  return (
    isRecord(value) &&
    Number.isInteger(value.n) &&
    TWOS.every((field) => isTwo(value[field])) &&
    (value.luck === undefined || isTwo(value.luck))
  )
}
