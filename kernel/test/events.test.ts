import { expect, test } from 'vitest'
import { heardBy, Log } from '../events.ts'
import type { Viewer } from '../seat.ts'
import { VIEWERS } from '../seat.ts'

const log = () => {
  const told = new Log<{ kind: string }>()
  told.tell({ kind: 'period' })
  told.confide(0, { kind: 'drawn-by-home' }, { kind: 'drawn-unseen' })
  told.reveal({ kind: 'revealed' })
  told.confide(1, { kind: 'drawn-by-away' }, { kind: 'drawn-unseen' })
  return told
}

const HEARD: Readonly<Record<Viewer, string>> = {
  home: 'period drawn-by-home revealed drawn-unseen',
  away: 'period drawn-unseen revealed drawn-by-away',
  spectator: 'period drawn-unseen revealed drawn-unseen',
  omniscient: 'period drawn-by-home revealed drawn-by-away',
}

test.each(VIEWERS)('%s hears every event once, in the form he may know', (viewer) => {
  const told = log()
  const kinds = told.heardBy(viewer).map(({ kind }) => kind)
  expect(kinds.join(' ')).toBe(HEARD[viewer])
  expect(told.entries.map((entry) => heardBy(entry, viewer).kind)).toEqual(kinds)
  expect(told.heardBy(viewer, 2).map(({ kind }) => kind)).toEqual(kinds.slice(2))
  expect(told.heardBy(viewer, 99)).toEqual([])
})

test('only a reveal counts as one, and what is shown to one coach alone', () => {
  const told = log()
  expect(told.revealed).toBe(1)
  told.confide(0, { kind: 'seen-by-home' }, { kind: 'unseen' }, true)
  expect(told.revealed).toBe(2)
  expect(told.heardBy('away').at(-1)).toEqual({ kind: 'unseen' })
  expect(new Log().revealed).toBe(0)
})
