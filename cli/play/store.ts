import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { MatchRecord, Pair } from '@libero/kernel'
import { isObject, readJson, readRecord, writeRecord } from '@libero/kernel'
import type { Learnt } from '@libero/kernel/lesson'
import { readLearnt } from '@libero/kernel/lesson'
import type { Practice } from '@libero/kernel/practice'
import { readPractice } from '@libero/kernel/practice'
import { readUpTo, reasonOf } from '../files.ts'

/** Who sat where: a bot by its id, or the person at the terminal. The record keeps it beside the match. */
export type Coaches = Pair<string>
export const PERSON = 'person'

type Env = Readonly<Record<string, string | undefined>>

const dataFolder = (env: Env): string =>
  join(env.XDG_DATA_HOME || join(env.HOME || homedir(), '.local', 'share'), 'libero')

/** Where matches are kept unless somebody says otherwise. */
export const matchFolder = (env: Env): string => join(dataFolder(env), 'matches')

/** Where somebody's standing in the exercises of one kind of match is kept. */
export const practicePath = (env: Env, kind: string): string =>
  join(dataFolder(env), 'practice', `${kind}.json`)

/** Where is kept what somebody has learnt of a game. */
export const learntPath = (env: Env, game: string): string => join(dataFolder(env), 'learnt', `${game}.json`)

/** Somebody who learns a game at the terminal: lessons, and what was explained when he met it for the first time. */
export interface Pupil extends Learnt {
  readonly explained: readonly string[]
}

export async function learntAt(path: string): Promise<Pupil> {
  const read = await readUpTo(path)
  const parsed = 'text' in read ? readJson(read.text) : {}
  const value = 'value' in parsed ? parsed.value : undefined
  const { explained } = isObject(value) ? value : {}
  return {
    ...readLearnt(value),
    explained: Array.isArray(explained) ? explained.filter((of) => typeof of === 'string') : [],
  }
}

export const keepLearnt = (path: string, pupil: Pupil): string | undefined =>
  writeWhole(path, `${JSON.stringify(pupil)}\n`)

/** What cannot be read counts as never said. */
export async function practiceAt(path: string): Promise<Practice> {
  const read = await readUpTo(path)
  const parsed = 'text' in read ? readJson(read.text) : {}
  return readPractice('value' in parsed ? parsed.value : undefined)
}

/** A name nobody else uses: the day, the game and a few random digits. */
export function freshPath(env: Env, game: string, now = new Date()): string {
  const day = now.toISOString().slice(0, 10)
  return join(matchFolder(env), `${day}-${game}-${randomBytes(3).toString('hex')}.json`)
}

/** Writes a file whole or not at all: first beside it, then in its place. Returns why not, if not. */
export function writeWhole(path: string, text: string): string | undefined {
  const draft = `${path}.${process.pid}.part`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(draft, text)
    renameSync(draft, path)
    return undefined
  } catch (fault) {
    dropDraft(draft)
    return reasonOf(fault)
  }
}

/** What could not be put in its place is not left lying beside it. */
function dropDraft(draft: string): void {
  try {
    rmSync(draft, { force: true })
  } catch {
    // Where nothing can be written nothing can be cleared away; why has been said already.
  }
}

/** The record of a match with who sat where. */
export const matchText = (record: MatchRecord, coaches: Coaches): string =>
  writeRecord({ ...record, coaches })

/** The match that was touched last among those without an end. */
export async function newestUnfinished(folder: string, game: string): Promise<string | undefined> {
  for (const path of newestFirst(folder)) {
    const read = await readUpTo(path)
    const record = 'text' in read ? readRecord(read.text) : undefined
    if (record?.ok && record.value.game === game && record.value.outcome === undefined) return path
  }
  return undefined
}

/** Nothing where there is no such folder, or what is there is none. */
function newestFirst(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(folder, name))
      .map((path) => ({ path, touched: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
      .sort((a, b) => b.touched - a.touched)
      .map(({ path }) => path)
  } catch {
    return []
  }
}

export const isThere = (path: string): boolean => existsSync(path)
export const fullPath = (path: string): string => resolve(path)

/** A path as a shell takes it. */
export const shellWord = (path: string): string =>
  /^[\w./~+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`
