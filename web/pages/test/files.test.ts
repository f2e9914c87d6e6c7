import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Face } from '../../face.ts'
import { bundleFile, fileName, matchFile, openFile, takeIn } from '../../keep/files.ts'
import { SetStore } from '../../keep/sets.ts'
import type { KeptMatch } from '../../keep/store.ts'
import { Store } from '../../keep/store.ts'
import { standingOf } from '../matches/told.ts'

const golden = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../golden/${name}`, import.meta.url)), 'utf8')

const finaleRecord = golden('finale/finale-1-01.json')
const hatTrickRecord = golden('hat-trick/hat-trick-1-01.json')
const LEVELS = ['random', 'heuristic']

/** Faces of which only what a list tells is needed. */
async function faceOf(id: string): Promise<Face | undefined> {
  const games = {
    finale: async () => (await import('@libero/finale')).finale,
    'hat-trick': async () => (await import('@libero/hat-trick')).hatTrick,
  }
  if (!Object.hasOwn(games, id)) return undefined
  const game = await games[id as keyof typeof games]()
  const badge = (name: string) => ({ name, short: name })
  return {
    game,
    wording: () => ({}),
    headline: (view: { readonly goals: unknown }) => ({
      sides: [badge('Heim'), badge('Gast')],
      goals: view.goals,
    }),
  } as unknown as Face
}

const cards = new SetStore()
const take = (store: Store, name: string, text: string) =>
  takeIn(openFile(name, text), { store, cards }, faceOf, 'en', LEVELS, 1_700_000_000_000)

const codes = (taken: Awaited<ReturnType<typeof take>>) =>
  taken.unread.map(({ from, refusals }) => [from, refusals[0]?.code])

async function all(store: Store): Promise<readonly KeptMatch[]> {
  const kept = await store.matches()
  return kept.ok ? kept.value : []
}

/** Some decisions fewer than were made. */
async function cutShort(text: string, decisions: number): Promise<string> {
  const { readRecord, writeRecord } = await import('@libero/kernel')
  const read = readRecord(text)
  if (!read.ok) throw new Error('no record')
  const { outcome: _, ...record } = read.value
  return writeRecord({ ...record, inputs: record.inputs.slice(0, decisions) })
}

describe('files of matches', () => {
  let store: Store
  beforeEach(async () => {
    store = new Store()
    for (const { id } of await all(store)) await store.dropMatch(id)
    // Whoever was tested before has perhaps left cards behind.
    const sets = await cards.sets()
    for (const { id } of sets.ok ? sets.value : []) await cards.drop(id)
  })

  test('a record becomes a match of the list, and what the list tells is what was played', async () => {
    const taken = await take(store, 'one.json', finaleRecord)
    expect(taken.unread).toEqual([])
    const [match] = await all(store)
    const { outcome, inputs } = JSON.parse(finaleRecord)
    expect(match).toMatchObject({ game: 'finale', goals: outcome.goals, outcome, decisions: inputs.length })
    expect(match?.touched).toBe(1_700_000_000_000)
  })

  test('what leaves comes back: one match as its record, all of them as a bundle', async () => {
    await take(store, 'a.json', finaleRecord)
    await take(store, 'b.json', hatTrickRecord)
    const before = await all(store)
    const bundle = bundleFile(before, { teams: [], settings: { sound: true } })
    const single = before.map(matchFile)
    for (const { id } of before) await store.dropMatch(id)
    const taken = await take(store, 'all.json', bundle)
    expect(taken.added.length).toBe(2)
    expect(await all(store)).toEqual(before)
    for (const text of single) expect((await take(store, 'again.json', text)).known).toBe(1)
    expect((await all(store)).length).toBe(2)
    expect(openFile('all.json', bundle).settings).toEqual({ sound: true })
  })

  test('a list of records is taken in one by one; the damaged ones are told and harm nothing', async () => {
    const edited = { ...JSON.parse(finaleRecord), rules: 'finale-2' }
    const list = JSON.stringify([JSON.parse(hatTrickRecord), edited, 'nonsense', 7, null, {}])
    const taken = await take(store, 'list.json', list)
    expect(taken.added.map(({ game }) => game)).toEqual(['hat-trick'])
    expect(codes(taken)).toEqual([
      ['list.json (2)', 'record-edited'],
      ['list.json (3)', 'record-damaged'],
      ['list.json (4)', 'record-foreign'],
      ['list.json (5)', 'record-foreign'],
      ['list.json (6)', 'record-foreign'],
    ])
  })

  test('files that are no matches at all are told', async () => {
    expect(codes(await take(store, 'cut.json', finaleRecord.slice(0, 500)))).toEqual([
      ['cut.json', 'record-damaged'],
    ])
    expect(codes(await take(store, 'empty.json', ''))).toEqual([['empty.json', 'record-damaged']])
    expect(codes(await take(store, 'other.json', '{"name":"package"}'))).toEqual([
      ['other.json', 'record-foreign'],
    ])
    expect(codes(await take(store, 'new.json', '{"libero":"match-record/9"}'))).toEqual([
      ['new.json', 'record-format-unknown'],
    ])
    expect(await all(store)).toEqual([])
  })

  test('a record with a forged decision has a good digest and is refused all the same', async () => {
    const { readRecord, writeRecord } = await import('@libero/kernel')
    const read = readRecord(finaleRecord)
    if (!read.ok) throw new Error('no record')
    const forged = writeRecord({ ...read.value, inputs: ['h goal', ...read.value.inputs] })
    expect(codes(await take(store, 'forged.json', forged))).toEqual([
      ['forged.json', 'record-illegal-decision'],
    ])
    const chess = writeRecord({ ...read.value, game: 'chess' })
    expect(codes(await take(store, 'chess.json', chess))).toEqual([['chess.json', 'record-other-game']])
  })

  test('a match already further on is not set back, and one further on replaces the one behind', async () => {
    const early = await cutShort(finaleRecord, 10)
    const later = await cutShort(finaleRecord, 20)
    await take(store, 'later.json', later)
    expect((await take(store, 'early.json', early)).known).toBe(1)
    const [kept] = await all(store)
    const ahead = { libero: 'bundle/1', matches: [{ id: kept?.id, record: JSON.parse(finaleRecord) }] }
    await take(store, 'ahead.json', JSON.stringify(ahead))
    const matches = await all(store)
    expect(matches.map(({ id }) => id)).toEqual([kept?.id])
    expect(matches[0]?.outcome).toBeDefined()
  })

  test('another match under the same name gets a name of its own', async () => {
    await take(store, 'a.json', finaleRecord)
    const [kept] = await all(store)
    const clash = { libero: 'bundle/1', matches: [{ id: kept?.id, record: JSON.parse(hatTrickRecord) }] }
    await take(store, 'clash.json', JSON.stringify(clash))
    expect((await all(store)).map(({ game }) => game).sort()).toEqual(['finale', 'hat-trick'])
  })

  test('in a match that goes on a person takes the place of whoever is not here', async () => {
    const { readRecord, writeRecord } = await import('@libero/kernel')
    const read = readRecord(await cutShort(finaleRecord, 10))
    if (!read.ok) throw new Error('no record')
    await take(store, 'x.json', writeRecord({ ...read.value, coaches: ['Béla', 'heuristic'] }))
    const [kept] = await all(store)
    expect(kept?.coaches).toEqual(['person', 'heuristic'])
  })

  test('teams come along; what is none is left out', async () => {
    const team = { id: 't1', game: 'finale', name: 'Elf', build: { club: 'acker' } }
    const bundle = { libero: 'bundle/1', matches: [], teams: [team, { id: 3 }, { ...team, game: 'chess' }] }
    const taken = await take(store, 'teams.json', JSON.stringify(bundle))
    expect(taken.teams).toBe(1)
    expect(await store.teams()).toEqual({ ok: true, value: [team] })
  })

  test('card sets come along, typed to the end or not; the same one comes once, another of its name beside it', async () => {
    const set = { id: 's1', game: 'finale', name: 'My box', touched: 5, set: { name: 'My box', tactics: [] } }
    const file = bundleFile([], { sets: [set, { ...set, game: 'chess' }, 7 as never] })
    expect((await take(store, 'sets.json', file)).sets).toBe(1)
    expect(await cards.sets()).toEqual({ ok: true, value: [set] })
    expect((await take(store, 'sets.json', file)).sets).toBe(0)
    const other = bundleFile([], { sets: [{ ...set, set: { name: 'My box', tactics: [1] } }] })
    expect((await take(store, 'sets.json', other)).sets).toBe(1)
    const kept = await cards.sets('finale')
    expect(kept.ok && kept.value.map((each) => each.set.tactics)).toEqual(expect.arrayContaining([[], [1]]))
  })

  test('a browser without storage says so', async () => {
    const closed = { matches: async () => ({ ok: false, trouble: 'storage-closed' }) as const }
    const shelves = { store: closed as never, cards }
    const taken = await takeIn(openFile('a.json', finaleRecord), shelves, faceOf, 'en', LEVELS)
    expect(taken.trouble).toBe('storage-closed')
  })
})

describe('what a list tells of a match', () => {
  const match = (more: Partial<KeptMatch>): KeptMatch => ({
    id: '0',
    game: 'hat-trick',
    begun: 0,
    touched: Date.UTC(2026, 4, 30),
    record: '',
    coaches: ['person', 'heuristic'],
    decisions: 0,
    sides: ['Côte d’Ivoire', 'Österreich'],
    goals: [1, 0],
    minute: 90,
    ...more,
  })

  test('won, lost, drawn or still running, as the one person sees it', () => {
    const ended = (winner?: 0 | 1) => ({
      goals: [1, 0] as const,
      by: 'normal-time',
      ...(winner !== undefined && { winner }),
    })
    expect(standingOf(match({}))).toBe('running')
    expect(standingOf(match({ outcome: ended(0) }))).toBe('won')
    expect(standingOf(match({ outcome: ended(1) }))).toBe('lost')
    expect(standingOf(match({ outcome: ended() }))).toBe('drawn')
    expect(standingOf(match({ resigned: 0 }))).toBe('lost')
    expect(standingOf(match({ resigned: 1 }))).toBe('won')
    expect(standingOf(match({ outcome: ended(0), coaches: ['person', 'person'] }))).toBe('over')
    expect(standingOf(match({ outcome: ended(0), coaches: ['random', 'heuristic'] }))).toBe('over')
  })

  test('its file has a name every system takes', () => {
    expect(fileName(match({}))).toBe('libero-hat-trick-cote-d-ivoire-osterreich-2026-05-30.json')
  })
})
