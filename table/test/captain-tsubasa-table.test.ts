import type { CaptainTsubasaConfig, CaptainTsubasaEvent } from '@libero/captain-tsubasa'
import { captainTsubasa } from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import { agreed, anyConfig } from '@libero/captain-tsubasa/testing'
import { readRecord, SampledChance, sha256, writeRecord } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { Table } from '../table.ts'
import { anyMove, expectOpen, playAll, refusalOf, seats, whole } from './random-table.ts'

type CaptainTsubasaTable = Table<State, CaptainTsubasaConfig, CaptainTsubasaEvent>

/** With everything on; each third match with whatever else can be agreed on. */
const configOf = (seed: number): CaptainTsubasaConfig =>
  seed % 3 === 0
    ? anyConfig(5 * seed)
    : agreed({ motivation: true, guaranteedSuccess: true, transfers: true }, seed % 2)

const openTable = (seed: number): CaptainTsubasaTable =>
  expectOpen(
    Table.open(
      captainTsubasa,
      { config: captainTsubasa.plain(configOf(seed)) },
      { seed: sha256(`captain-tsubasa ${seed}`) },
    ),
  )

/** What luck has brought or what shows something hidden. */
const FINAL: ReadonlySet<string> = new Set([
  ...['drawn', 'field', 'played', 'removed', 'discarded', 'dice', 'rerolled', 'keeper', 'special-duel'],
  ...['extra-time', 'full-time'],
])

/** After these, or once a match card has been taken unseen, there is no taking back. */
const isFinal = (event: CaptainTsubasaEvent): boolean =>
  FINAL.has(event.kind) || (event.kind === 'match-card' && !event.open)

describe('A table at which Captain Tsubasa is played', () => {
  test('its record, written and read, is the same match again', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const table = openTable(seed)
      playAll(table, seed)
      const read = expectOpen(readRecord(writeRecord(table.record())))
      const again = expectOpen(Table.resume(captainTsubasa, read))
      expect(whole(again)).toBe(whole(table))
      expect(again.outcome).toEqual(table.outcome)
    }
  })

  test('a match resumed after any decision goes on as it went', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const table = openTable(seed)
      const seen = new Map<number, string>()
      playAll(table, seed, () => {
        if (table.decisions % 17 === seed) seen.set(table.decisions, whole(table))
      })
      const record = table.record()
      for (const [upTo, then] of seen)
        expect(whole(expectOpen(Table.resume(captainTsubasa, record, upTo)))).toBe(then)
    }
  })

  test('§17.2 a whole match ends even if both coaches sleep', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const table = openTable(seed)
      while (!table.outcome && table.decisions < 2000) expectOpen(table.timeOut(table.isAwaited(0) ? 0 : 1))
      expect(table.outcome).toBeDefined()
    }
  })

  test('§12.2 a special card lies face down for the other until both are chosen', () => {
    let duels = 0
    for (let seed = 1; seed <= 60 && duels < 5; seed++) {
      const table = openTable(seed)
      playAll(table, seed, ({ seat, text }) => {
        if (table.request(seat)?.kind !== 'special') return
        const both = seats.every((asked) => table.isAwaited(asked))
        if (!both) return
        duels++
        const from = table.logLength
        const other = seat === 0 ? 'away' : 'home'
        const before = JSON.stringify(expectOpen(table.view(other)))
        expectOpen(table.act(seat, text))
        expect(expectOpen(table.heard(other, from))).toEqual([{ kind: 'special-chosen', seat }])
        expect(JSON.stringify(expectOpen(table.view(other)))).not.toContain(text)
        expect(refusalOf(table.undo(seat))).toBe('accepted')
        expect(JSON.stringify(expectOpen(table.view(other)))).toBe(before)
      })
    }
    expect(duels).toBe(5)
  })

  test('what is taken back was never decided; after luck or a secret shown nothing is', () => {
    const answers = new Map<string, number>()
    const undone = new Set<string>()
    for (let seed = 1; seed <= 8; seed++) {
      const table = openTable(seed)
      const whim = new SampledChance(seed + 1000)
      for (let move = anyMove(table, whim); move; move = anyMove(table, whim)) {
        const kind = table.request(move.seat)?.kind ?? ''
        // Taking back plays the match again from its beginning: now and then is often enough.
        if (whim.below(undone.has(kind) ? 12 : 2) > 0) {
          expectOpen(table.act(move.seat, move.text))
          continue
        }
        const before = whole(table)
        const heard = table.logLength
        expectOpen(table.act(move.seat, move.text))
        const final = expectOpen(table.heard('spectator', heard)).some(isFinal)
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
    for (const kind of ['draft', 'turn', 'ability', 'token', 'action', 'spend'])
      expect(undone, kind).toContain(kind)
  })
})
