import type { Checked, MatchRecord, Pair, Refusal, Seat } from '@libero/kernel'
import { accepted, agreedOf, canonical, isObject, MOST_CHARACTERS, readRecord, refused } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { Table } from '@libero/table'
import type { Face } from '../face.ts'
import { isGame } from '../games/register.ts'
import type { LearntByGame } from './learnt.ts'
import { readLearntByGame } from './learnt.ts'
import { personName, tidyName } from './names.ts'
import type { Practices } from './practice.ts'
import { readPractices } from './practice.ts'
import type { KeptSet, SetStore } from './sets.ts'
import type { KeptMatch, KeptTeam, Store, Trouble } from './store.ts'
import { freshId, freshMatchId, isMatchId, PERSON, textOf } from './store.ts'

/** What leaves the browser as one file: matches, and perhaps teams, card sets, practice, what is learnt and settings with them. */
const BUNDLE_FORMAT = 'bundle/1'

/** Longest file that is opened. */
const MOST_FILE = 50 * MOST_CHARACTERS
const MOST_NAME = 80

/** A match as it came in a file, its record read but not yet played again. */
export interface Incoming {
  /** Where it was found: the name of the file, with a number if it was not alone in it. */
  readonly from: string
  readonly record: MatchRecord
  readonly id?: string
  readonly begun?: number
  readonly touched?: number
  readonly resigned?: Seat
  readonly names?: Pair<string>
}

/** What could not be taken in, and why. */
export interface Unread {
  readonly from: string
  readonly refusals: readonly Refusal[]
}

export interface Opened {
  readonly matches: readonly Incoming[]
  readonly teams: readonly KeptTeam[]
  readonly sets: readonly KeptSet[]
  /** How far somebody is with his exercises. */
  readonly practice: Practices
  /** Which lessons he has done, and how far he is in others. */
  readonly learnt: LearntByGame
  readonly settings?: unknown
  readonly unread: readonly Unread[]
}

const refuse = (code: string, about?: Refusal['about']) =>
  refused({ code, rule: 'T3', ...(about && { about }) })

// ── out ──

/** The file of one match: its record as it is, which the command `libero replay` reads as well. */
export const matchFile = (match: KeptMatch): string => match.record

export function bundleFile(
  matches: readonly KeptMatch[],
  more: {
    readonly teams?: readonly KeptTeam[]
    readonly sets?: readonly KeptSet[]
    readonly practice?: Practices
    readonly learnt?: LearntByGame
    readonly settings?: unknown
  } = {},
): string {
  return `${JSON.stringify(
    {
      libero: BUNDLE_FORMAT,
      matches: matches.map(({ id, begun, touched, resigned, names, record }) => ({
        id,
        begun,
        touched,
        ...(resigned !== undefined && { resigned }),
        ...(names && { names }),
        record: parsed(record) ?? record,
      })),
      ...more,
    },
    undefined,
    1,
  )}\n`
}

/** 'libero-hat-trick-italy-croatia-2026-05-30.json' */
export function fileName({ game, sides, touched }: Pick<KeptMatch, 'game' | 'sides' | 'touched'>): string {
  const words = [game, ...sides, new Date(touched).toISOString().slice(0, 10)]
  return `libero-${words.join('-')}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .concat('.json')
}

// ── in ──

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads what a file holds: one record, a list of them, or a bundle. What is damaged harms nothing beside it. */
export function openFile(name: string, text: string): Opened {
  const nothing = { matches: [], teams: [], sets: [], practice: {}, learnt: {}, unread: [] }
  if (text.length > MOST_FILE)
    return { ...nothing, unread: [unreadFrom(name, refuse('record-too-long', { most: MOST_FILE }))] }
  const data = parsed(text)
  if (Array.isArray(data)) return { ...nothing, ...readAll(name, data) }
  if (!isObject(data) || data.libero !== BUNDLE_FORMAT) return { ...nothing, ...readAll(name, [text]) }
  const teams = (Array.isArray(data.teams) ? data.teams : []).flatMap((team) => readTeam(team) ?? [])
  const sets = (Array.isArray(data.sets) ? data.sets : []).flatMap((set) => readSet(set) ?? [])
  return {
    ...readAll(name, Array.isArray(data.matches) ? data.matches : []),
    teams,
    sets,
    practice: readPractices(data.practice),
    learnt: readLearntByGame(data.learnt),
    ...(isObject(data.settings) && { settings: data.settings }),
  }
}

const unreadFrom = (from: string, checked: Checked<unknown>): Unread => ({
  from,
  refusals: checked.ok ? [] : checked.refusals,
})

function readAll(name: string, entries: readonly unknown[]): Pick<Opened, 'matches' | 'unread'> {
  const matches: Incoming[] = []
  const unread: Unread[] = []
  for (const [i, each] of entries.entries()) {
    const from = entries.length === 1 ? name : `${name} (${i + 1})`
    // A record with its dates around it, as bundles have it, or just a record.
    const around = isObject(each) && 'record' in each ? each : {}
    const source = isObject(each) && 'record' in each ? each.record : each
    const record = readRecord(typeof source === 'string' ? source : (JSON.stringify(source) ?? ''))
    if (record.ok) matches.push({ from, record: record.value, ...readAround(around) })
    else unread.push(unreadFrom(from, record))
  }
  return { matches, unread }
}

/** A day that has not come yet would stand above all others for ever, and the far future cannot even be written. */
const isDate = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= Date.now()

function readAround(around: Readonly<Record<string, unknown>>): Partial<Incoming> {
  const { id, begun, touched, resigned } = around
  const names = Array.isArray(around.names) ? around.names : []
  return {
    ...(isMatchId(id) && { id }),
    ...(isDate(begun) && { begun }),
    ...(isDate(touched) && { touched }),
    ...((resigned === 0 || resigned === 1) && { resigned }),
    ...(names.some(personName) && { names: [personName(names[0]), personName(names[1])] as const }),
  }
}

function readTeam(value: unknown): KeptTeam | undefined {
  if (!isObject(value)) return undefined
  const { id, game, name, build, options } = value
  if (typeof id !== 'string' || typeof game !== 'string' || !isGame(game)) return undefined
  if (typeof name !== 'string' || name.length > MOST_NAME) return undefined
  const tidy = tidyName(name)
  if (tidy === '') return undefined
  return { id, game, name: tidy, build, ...(options !== undefined && { options }) }
}

/** A card set may be half typed: what is wrong with it the workshop says, field by field. */
function readSet(value: unknown): KeptSet | undefined {
  if (!isObject(value)) return undefined
  const { id, game, name, touched, set } = value
  if (typeof id !== 'string' || typeof game !== 'string' || !isGame(game) || !isObject(set)) return undefined
  return {
    id,
    game,
    name: typeof name === 'string' ? tidyName(name) : '',
    touched: isDate(touched) ? touched : 1,
    set,
  }
}

/** T3 Plays a record again from the kick-off; what the list says of it is what really happened, not what a file claims. */
function verified(
  face: Face,
  incoming: Incoming,
  language: Language,
  levels: readonly string[],
  now: number,
): Checked<KeptMatch> {
  const { record, id, resigned, names } = incoming
  const begun = incoming.begun ?? now
  try {
    const resumed = Table.resume(face.game, record)
    if (!resumed.ok) return resumed
    const table = resumed.value
    const words = face.wording(language, agreedOf(record))
    const { sides, goals } = face.headline(table.seenBy('spectator'), { language, words })
    const { outcome } = table
    // Nobody here answers to a stranger's name: in a match that goes on, a person takes his place.
    const seated = (name: string) => (outcome || levels.includes(name) ? name : PERSON)
    const [home, away] = record.coaches ?? [PERSON, PERSON]
    const coaches = [seated(home), seated(away)] as const
    return accepted({
      id: id ?? freshMatchId(record.game),
      game: record.game,
      begun,
      touched: incoming.touched ?? begun,
      record: textOf(table.record(), coaches),
      coaches,
      decisions: table.decisions,
      sides: [sides[0].name, sides[1].name],
      spoken: language,
      goals,
      minute: table.peek((state) => face.game.minute(state)),
      ...(outcome && { outcome }),
      ...(resigned !== undefined && { resigned }),
      ...(names && { names }),
    })
  } catch {
    // What is built to break the replay is as good as damaged.
    return refuse('record-damaged')
  }
}

/** What became of a file. */
export interface Taken {
  readonly added: readonly KeptMatch[]
  /** Matches that were here already, at least as far. */
  readonly known: number
  readonly teams: number
  readonly sets: number
  readonly unread: readonly Unread[]
  readonly trouble?: Trouble
}

interface Shelves {
  readonly store: Pick<Store, 'matches' | 'keepMatch' | 'teams' | 'keepTeam'>
  readonly cards: Pick<SetStore, 'sets' | 'keep'>
}

/**
 * Puts what a file held on the shelves, each match on its own. Nothing that is there is lost: a match is replaced only
 * by the same match played further, a team or a card set by none.
 */
export async function takeIn(
  opened: Opened,
  { store, cards }: Shelves,
  faceOf: (game: string) => Promise<Face | undefined>,
  language: Language,
  levels: readonly string[],
  now = Date.now(),
): Promise<Taken> {
  const there = await store.matches()
  if (!there.ok)
    return { added: [], known: 0, teams: 0, sets: 0, unread: opened.unread, trouble: there.trouble }
  const here = [...there.value]
  const added: KeptMatch[] = []
  const unread = [...opened.unread]
  let known = 0
  let trouble: Trouble | undefined
  for (const incoming of opened.matches) {
    const face = await faceOf(incoming.record.game)
    const checked = face
      ? verified(face, incoming, language, levels, now)
      : refuse('record-other-game', { game: incoming.record.game })
    if (!checked.ok) {
      unread.push(unreadFrom(incoming.from, checked))
      continue
    }
    const place = placeFor(checked.value, incoming.id !== undefined, here)
    if (!place) {
      known++
      continue
    }
    const kept = await store.keepMatch(place)
    if (!kept.ok) {
      trouble = kept.trouble
      break
    }
    here.push(place)
    added.push(place)
  }
  let teams = 0
  const own = await store.teams()
  for (const team of trouble ? [] : opened.teams) {
    const same = own.ok ? own.value.find(({ id }) => id === team.id) : undefined
    if (same && canonical(same) === canonical(team)) continue
    const kept = await store.keepTeam(same ? { ...team, id: freshId() } : team)
    if (kept.ok) teams++
    else trouble = kept.trouble
  }
  let sets = 0
  const typed = await cards.sets()
  for (const set of trouble ? [] : opened.sets) {
    const same = typed.ok ? typed.value.find(({ id }) => id === set.id) : undefined
    if (same && canonical(same.set) === canonical(set.set)) continue
    const kept = await cards.keep(same ? { ...set, id: freshId() } : set)
    if (kept.ok) sets++
    else trouble = kept.trouble
  }
  return { added, known, teams, sets, unread, ...(trouble && { trouble }) }
}

/**
 * The match as it is to be kept, under a name of its own if another has its name; nothing if it is there already. A
 * match that came without a name is known by its chance: nobody else has the same.
 */
function placeFor(match: KeptMatch, hasName: boolean, here: readonly KeptMatch[]): KeptMatch | undefined {
  const { inputs, chance } = recordOf(match)
  const isPartOf = (part: readonly string[], whole: readonly string[]) =>
    part.length <= whole.length && part.every((input, i) => input === whole[i])
  let isTaken = false
  for (const each of here) {
    if (each.record === match.record) return undefined
    const isSame = hasName ? each.id === match.id : each.record.includes(JSON.stringify(chance))
    if (!isSame) continue
    const theirs = recordOf(each).inputs
    if (isPartOf(inputs, theirs)) return undefined
    if (each.id === match.id && !isPartOf(theirs, inputs)) isTaken = true
  }
  return isTaken ? { ...match, id: freshMatchId(match.game) } : match
}

function recordOf({ record }: KeptMatch): { readonly inputs: readonly string[]; readonly chance?: unknown } {
  const read = readRecord(record)
  return read.ok ? read.value : { inputs: [] }
}
