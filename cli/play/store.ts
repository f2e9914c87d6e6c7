import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { MatchRecord, Pair } from '@libero/kernel'
import { readRecord, writeRecord } from '@libero/kernel'

/** Who sat where: a bot by its id, or the person at the terminal. The record keeps it beside the match. */
export type Coaches = Pair<string>
export const PERSON = 'person'

type Env = Readonly<Record<string, string | undefined>>

/** Where matches are kept unless somebody says otherwise. */
export const matchFolder = (env: Env): string =>
  join(env.XDG_DATA_HOME || join(env.HOME || homedir(), '.local', 'share'), 'libero', 'matches')

/** A name nobody else uses: the day, the game and a few random digits. */
export function freshPath(env: Env, game: string, now = new Date()): string {
  const day = now.toISOString().slice(0, 10)
  return join(matchFolder(env), `${day}-${game}-${randomBytes(3).toString('hex')}.json`)
}

const reasonOf = (fault: unknown): string => {
  const code = (fault as NodeJS.ErrnoException | undefined)?.code
  return code ?? (fault instanceof Error ? fault.message : String(fault))
}

/** Writes a file whole or not at all: first beside it, then in its place. Returns why not, if not. */
export function writeWhole(path: string, text: string): string | undefined {
  try {
    mkdirSync(dirname(path), { recursive: true })
    const draft = `${path}.${process.pid}.part`
    writeFileSync(draft, text)
    renameSync(draft, path)
    return undefined
  } catch (fault) {
    return reasonOf(fault)
  }
}

/** The record of a match with who sat where. */
export const matchText = (record: MatchRecord, coaches: Coaches): string =>
  writeRecord({ ...record, coaches })

export function readWhole(path: string): { readonly text: string } | { readonly reason: string } {
  try {
    return { text: readFileSync(path, 'utf8') }
  } catch (fault) {
    return { reason: reasonOf(fault) }
  }
}

/** The match that was touched last among those without an end. */
export function newestUnfinished(folder: string, game: string): string | undefined {
  if (!existsSync(folder)) return undefined
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))
    .map((path) => ({ path, touched: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.touched - a.touched)
  return files.find(({ path }) => {
    const read = readWhole(path)
    const record = 'text' in read ? readRecord(read.text) : undefined
    return record?.ok && record.value.game === game && record.value.outcome === undefined
  })?.path
}

export const isThere = (path: string): boolean => existsSync(path)
export const fullPath = (path: string): string => resolve(path)

/** A path as a shell takes it. */
export const shellWord = (path: string): string =>
  /^[\w./~+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`
