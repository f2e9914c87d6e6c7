import type { MatchRecord, Outcome, Pair, Seat } from '@libero/kernel'
import { writeRecord } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import type { Kept } from './database.ts'
import { Database } from './database.ts'

export type { Kept, Trouble } from './database.ts'

/** Who sits where is in the record: 'person', or the level of a bot. */
export const PERSON = 'person'

/** A match as the browser keeps it: its record as text with a checksum, and what a list shows without reading it. */
export interface KeptMatch {
  readonly id: string
  readonly game: string
  /** Milliseconds; when it was begun and last decided in. */
  readonly begun: number
  readonly touched: number
  readonly record: string
  readonly coaches: Pair<string>
  readonly decisions: number
  /** What the list tells: the sides as a language calls them, and which; matches kept before it was said do not. */
  readonly sides: Pair<string>
  readonly spoken?: Language
  readonly goals: Pair<number>
  readonly minute: number
  readonly outcome?: Outcome
  /** What the people are called, where they said; beside the record, which knows nobody. */
  readonly names?: Pair<string>
  /** Who gave up, if somebody did. */
  readonly resigned?: Seat
}

/** A team of one's own: what a coach brings, by the name he gave it. */
export interface KeptTeam {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly build: unknown
  readonly options?: unknown
}

const SHELVES = ['matches', 'teams'] as const

/** Everything the browser remembers. Each answer comes when it is really on the shelf, or says why it is not. */
export class Store {
  private readonly base = new Database('libero', SHELVES)

  keepMatch(match: KeptMatch): Promise<Kept<unknown>> {
    return this.base.on('matches', 'readwrite', (shelf) => shelf.put(match))
  }

  match(id: string): Promise<Kept<KeptMatch | undefined>> {
    return this.base.on('matches', 'readonly', (shelf) => shelf.get(id))
  }

  /** Newest first. */
  async matches(): Promise<Kept<readonly KeptMatch[]>> {
    const all = await this.base.on<KeptMatch[]>('matches', 'readonly', (shelf) => shelf.getAll())
    return all.ok ? { ok: true, value: all.value.sort((a, b) => b.touched - a.touched) } : all
  }

  dropMatch(id: string): Promise<Kept<unknown>> {
    return this.base.on('matches', 'readwrite', (shelf) => shelf.delete(id))
  }

  keepTeam(team: KeptTeam): Promise<Kept<unknown>> {
    return this.base.on('teams', 'readwrite', (shelf) => shelf.put(team))
  }

  /** Those of one game, or of all. */
  async teams(game?: string): Promise<Kept<readonly KeptTeam[]>> {
    const all = await this.base.on<KeptTeam[]>('teams', 'readonly', (shelf) => shelf.getAll())
    if (!all.ok) return all
    const own = all.value.filter((team) => game === undefined || team.game === game)
    return { ok: true, value: own.sort((a, b) => a.name.localeCompare(b.name)) }
  }

  dropTeam(id: string): Promise<Kept<unknown>> {
    return this.base.on('teams', 'readwrite', (shelf) => shelf.delete(id))
  }
}

export const store = new Store()

/** A name nobody else uses. */
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A match is named by its game, so that its address says what must be fetched. */
export const freshMatchId = (game: string): string => `${game}-${freshId()}`

/** Whether a match can be called that; those of earlier days do not say their game. */
export const isMatchId = (id: unknown): id is string =>
  typeof id === 'string' && /^([a-z-]+-)?[0-9a-f]{16}$/.test(id)

export const textOf = (record: MatchRecord, coaches: Pair<string>): string =>
  writeRecord({ ...record, coaches })
