import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { KeptMatch } from '../keep/store.ts'
import { freshId, Store } from '../keep/store.ts'

const match = (id: string, touched = 1): KeptMatch => ({
  id,
  game: 'finale',
  begun: 1,
  touched,
  record: '{}',
  coaches: ['person', 'heuristic'],
  decisions: 0,
  sides: ['FC Acker', 'SV Stollen'],
  goals: [0, 0],
  minute: 0,
})

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

describe('what the browser remembers', () => {
  test('a match is there when the answer comes, also for another page', async () => {
    expect((await new Store().keepMatch(match('a'))).ok).toBe(true)
    expect(await new Store().match('a')).toEqual({ ok: true, value: match('a') })
  })

  test('newest first, and a later keeping replaces the earlier one', async () => {
    const store = new Store()
    for (const each of [match('a', 1), match('b', 3), match('c', 2), match('a', 5)])
      await store.keepMatch(each)
    const all = await store.matches()
    expect(all.ok && all.value.map(({ id, touched }) => [id, touched])).toEqual([
      ['a', 5],
      ['b', 3],
      ['c', 2],
    ])
  })

  test('teams are kept apart by game, in order of their names', async () => {
    const store = new Store()
    for (const [id, game, name] of [
      ['1', 'finale', 'Zebra'],
      ['2', 'finale', 'Acker'],
      ['3', 'hat-trick', 'Else'],
    ] as const)
      await store.keepTeam({ id, game, name, build: {} })
    const teams = await store.teams('finale')
    expect(teams.ok && teams.value.map(({ name }) => name)).toEqual(['Acker', 'Zebra'])
    await store.dropTeam('1')
    const left = await store.teams('finale')
    expect(left.ok && left.value).toHaveLength(1)
  })

  test('what was dropped is gone, and nothing else', async () => {
    const store = new Store()
    await store.keepMatch(match('a'))
    await store.keepMatch(match('b'))
    await store.dropMatch('a')
    expect(await store.match('a')).toEqual({ ok: true, value: undefined })
    expect((await store.match('b')).ok).toBe(true)
  })

  test('a full storage says so', async () => {
    const store = new Store()
    await store.keepMatch(match('a'))
    const put = vi.spyOn(Object.getPrototypeOf(await shelf()), 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await store.keepMatch(match('b'))).toEqual({ ok: false, trouble: 'storage-full' })
    put.mockRestore()
    expect((await store.keepMatch(match('b'))).ok).toBe(true)
  })

  test('a browser that keeps nothing says so, and may be asked again', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    const store = new Store()
    expect(await store.matches()).toEqual({ ok: false, trouble: 'storage-closed' })
    open.mockRestore()
    expect((await store.matches()).ok).toBe(true)
  })

  test('names nobody else uses', () => {
    expect(new Set(Array.from({ length: 1000 }, freshId)).size).toBe(1000)
  })
})

/** An object store of the database, to lay a hand on what all of them inherit. */
async function shelf(): Promise<IDBObjectStore> {
  return new Promise((resolve) => {
    const request = indexedDB.open('libero')
    request.onsuccess = () => resolve(request.result.transaction('matches').objectStore('matches'))
  })
}
