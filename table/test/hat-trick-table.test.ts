import type { HatTrickConfig, HatTrickEvent } from '@libero/hat-trick'
import { hatTrick, MATCH_EVENTS } from '@libero/hat-trick'
import type { State } from '@libero/hat-trick/opponents'
import { anyPlayersConfig, playersConfig } from '@libero/hat-trick/testing'
import { readRecord, SampledChance, sha256, writeRecord } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { Table } from '../table.ts'
import { anyMove, expectOpen, playAll, refusalOf, seats, whole } from './random-table.ts'

type HatTrickTable = Table<State, HatTrickConfig, HatTrickEvent>

/** With every match event; each third match with whatever else can be agreed on. */
const configOf = (seed: number): HatTrickConfig =>
  seed % 3 === 0 ? anyPlayersConfig(5 * seed) : playersConfig(MATCH_EVENTS, new SampledChance(seed))

const openTable = (seed: number): HatTrickTable =>
  expectOpen(
    Table.open(hatTrick, { config: hatTrick.plain(configOf(seed)) }, { seed: sha256(`hat-trick ${seed}`) }),
  )

/** What luck has brought or what shows something hidden: after it there is no taking back. */
const FINAL: ReadonlySet<string> = new Set([
  ...['revealed', 'drawn-unseen', 'temporary-deck', 'duel', 'keeper-drew', 'foul-checked', 'penalty-taken'],
  ...['style-won', 'style-exchanged', 'lots', 'full-time'],
])

describe('A table at which the Players expansion is played', () => {
  test('§12.5 its record, written and read, is the same match again', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const table = openTable(seed)
      playAll(table, seed)
      const read = expectOpen(readRecord(writeRecord(table.record())))
      const again = expectOpen(Table.resume(hatTrick, read))
      expect(whole(again)).toBe(whole(table))
      expect(again.outcome).toEqual(table.outcome)
      expect(again.record().cards).toEqual(
        hatTrick.cardSet(hatTrick.start(configOf(seed), new SampledChance(1))),
      )
    }
  })

  test('§12.5 a match resumed after any decision goes on as it went', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const table = openTable(seed)
      const seen = new Map<number, string>()
      playAll(table, seed, () => {
        if (table.decisions % 37 === seed) seen.set(table.decisions, whole(table))
      })
      const record = table.record()
      for (const [upTo, then] of seen)
        expect(whole(expectOpen(Table.resume(hatTrick, record, upTo)))).toBe(then)
    }
  })

  test('§12.2 what is taken back was never decided; after luck or a secret shown nothing is', () => {
    const answers = new Map<string, number>()
    const undone = new Set<string>()
    for (let seed = 1; seed <= 5; seed++) {
      const table = openTable(seed)
      const whim = new SampledChance(seed + 1000)
      for (let move = anyMove(table, whim); move; move = anyMove(table, whim)) {
        const kind = table.request(move.seat)?.kind ?? ''
        // Taking back plays the match again from its beginning: now and then is often enough.
        if (whim.below(undone.has(kind) ? 30 : 3) > 0) {
          expectOpen(table.act(move.seat, move.text))
          continue
        }
        const before = whole(table)
        const heard = table.logLength
        expectOpen(table.act(move.seat, move.text))
        const final = expectOpen(table.heard('spectator', heard)).some((event) => FINAL.has(event.kind))
        const after = whole(table)
        const might = table.canUndo(move.seat)
        const taken = table.undo(move.seat)
        answers.set(refusalOf(taken), (answers.get(refusalOf(taken)) ?? 0) + 1)
        expect(taken.ok).toBe(might)
        if (final) expect(taken.ok).toBe(false)
        expect(whole(table)).toBe(taken.ok ? before : after)
        if (!taken.ok) continue
        undone.add(kind)
        expectOpen(table.act(move.seat, move.text))
        expect(whole(table)).toBe(after)
      }
      for (const seat of seats) expect(refusalOf(table.undo(seat))).toBe('T4 too-late-to-take-back')
    }
    expect([...answers.keys()].sort()).toEqual(['T4 too-late-to-take-back', 'accepted'])
    for (const kind of ['skill', 'attack-move', 'play-card', 'substitution', 'receiver'])
      expect(undone, kind).toContain(kind)
  })
})
