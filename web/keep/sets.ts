import { isObject, readJson } from '@libero/kernel'
import { writeRoute } from '../app/route.ts'
import type { Kept } from './database.ts'
import { Database } from './database.ts'
import type { LinkTrouble } from './link.ts'
import { readLink, writeLink } from './link.ts'

/** A card set of one's own as the browser keeps it, complete or not: `set` is what its file says. */
export interface KeptSet {
  readonly id: string
  readonly game: string
  readonly name: string
  /** Milliseconds; when it was last typed at. */
  readonly touched: number
  readonly set: Readonly<Record<string, unknown>>
}

const SHELF = ['sets'] as const

/** One's own card sets. They have a database to themselves: no older tab of the app stands in its way. */
export class SetStore {
  private readonly base = new Database('libero-cards', SHELF)

  keep(set: KeptSet): Promise<Kept<unknown>> {
    return this.base.on('sets', 'readwrite', (shelf) => shelf.put(set))
  }

  set(id: string): Promise<Kept<KeptSet | undefined>> {
    return this.base.on('sets', 'readonly', (shelf) => shelf.get(id))
  }

  /** Those of one game, or of all; newest first. */
  async sets(game?: string): Promise<Kept<readonly KeptSet[]>> {
    const all = await this.base.on<KeptSet[]>('sets', 'readonly', (shelf) => shelf.getAll())
    if (!all.ok) return all
    const own = all.value.filter((set) => game === undefined || set.game === game)
    return { ok: true, value: own.sort((a, b) => b.touched - a.touched) }
  }

  drop(id: string): Promise<Kept<unknown>> {
    return this.base.on('sets', 'readwrite', (shelf) => shelf.delete(id))
  }
}

export const setStore = new SetStore()

/** Far more than any box needs; a larger file is something else. */
const MOST_CHARACTERS = 4_000_000

const SET_TROUBLES = ['set-damaged', 'set-too-long', 'set-strange'] as const
export type SetTrouble = LinkTrouble | (typeof SET_TROUBLES)[number]

export type SetRead =
  | { readonly ok: true; readonly game?: string; readonly set: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly trouble: SetTrouble }

/** The very file that `--cards` takes: the card set and nothing around it. */
export const setFile = (set: Readonly<Record<string, unknown>>): string => `${JSON.stringify(set, null, 1)}\n`

export function readSetFile(text: string): SetRead {
  if (text.length > MOST_CHARACTERS) return { ok: false, trouble: 'set-too-long' }
  const read = readJson(text)
  if (!('value' in read)) return { ok: false, trouble: 'set-damaged' }
  return isObject(read.value) ? { ok: true, set: read.value } : { ok: false, trouble: 'set-strange' }
}

/** The address that opens the workshop with this set. */
export async function setAddress(game: string, set: Readonly<Record<string, unknown>>): Promise<string> {
  return writeRoute('workshop', [game], { set: await writeLink({ game, set }) })
}

export async function readSetLink(text: string): Promise<SetRead> {
  const read = await readLink(text)
  if (!read.ok) return read
  const { value } = read
  if (!isObject(value) || typeof value.game !== 'string' || !isObject(value.set))
    return { ok: false, trouble: 'link-damaged' }
  return { ok: true, game: value.game, set: value.set }
}
