import { type FinaleEventKind, finale } from '@libero/finale'
import { readInput, SampledChance } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { Table } from '../table.ts'
import {
  anyMove,
  expectOpen,
  type FinaleTable,
  openTable,
  playAll,
  refusalOf,
  seats,
  whole,
} from './random-table.ts'

/** Events that luck brought or that show something hidden: after them there is no taking back. */
const FINAL: ReadonlySet<FinaleEventKind> = new Set([
  'revealed',
  'changes-open',
  'decks-ready',
  'level-roll',
  'comparison',
  'hazard',
  'shot',
  'first-shot',
  'lots',
])

/** A table that has seen these decisions and no other. */
function tableWith(table: FinaleTable, inputs: readonly string[]): FinaleTable {
  const { outcome: _, ...record } = table.record()
  return expectOpen(Table.resume(finale, { ...record, inputs }))
}

describe('T4 taking back', () => {
  test('an accepted one leaves a table that never saw the decision; a refused one leaves it as it was', () => {
    const answers = new Map<string, number>()
    for (let seed = 0; seed < 60; seed++) {
      const table = openTable(seed)
      const whim = new SampledChance(seed + 1000)
      /** Where the log stood before each decision. */
      const heardBefore: number[] = []
      for (let move = anyMove(table, whim); move; move = anyMove(table, whim)) {
        heardBefore.push(table.logLength)
        expectOpen(table.act(move.seat, move.text))
        if (whim.below(3) > 0) continue
        const seat = whim.below(2) === 0 ? 0 : 1
        const { inputs } = table.record()
        const last = inputs.findLastIndex((text) => readInput(text)?.seat === seat)
        const before = whole(table)
        const might = table.canUndo(seat)
        const since = expectOpen(table.heard('spectator', heardBefore[Math.max(last, 0)]))
        // §4.5 Under free choice a coach knows what he will draw: that is no luck.
        const shuffled = !JSON.stringify(table.position.options).includes('"free"')
        const final = since.some(({ kind }) => FINAL.has(kind) || (shuffled && kind === 'drawn-unseen'))
        const undone = table.undo(seat)
        const answer = refusalOf(undone)
        answers.set(answer, (answers.get(answer) ?? 0) + 1)
        expect(undone.ok).toBe(might)
        if (!undone.ok) {
          expect(whole(table)).toBe(before)
          expect(answer === 'T4 nothing-to-take-back').toBe(last < 0)
          if (answer === 'T4 too-late-to-take-back' && table.outcome === undefined)
            expect(final || since.some((event) => event.kind === 'further-tactic')).toBe(true)
          continue
        }
        expect(final).toBe(false)
        expect(undone.value.undone).toBe(readInput(inputs[last] ?? '')?.action)
        const without = inputs.filter((_, n) => n !== last)
        expect(table.record().inputs).toEqual(without)
        expect(whole(table)).toBe(whole(tableWith(table, without)))
        // What was told before a decision that is taken back stays told in the same order.
        heardBefore.splice(0, heardBefore.length, ...logLengths(table))
      }
    }
    for (const answer of [
      'accepted',
      'T4 too-late-to-take-back',
      'T4 nothing-to-take-back',
      'T4 already-answered',
    ])
      expect(answers.get(answer), answer).toBeGreaterThan(2)
  })

  test('everything taken back one by one is the first question again', () => {
    for (let seed = 0; seed < 30; seed++) {
      const table = openTable(seed)
      const whim = new SampledChance(seed)
      const start = whole(table)
      const first = table.isAwaited(0) ? 0 : 1
      expectOpen(table.act(first, table.request(first)?.options[whim.below(2)]?.action ?? ''))
      expectOpen(table.undo(first))
      expect(whole(table)).toBe(start)
      expect(refusalOf(table.undo(first))).toBe('T4 nothing-to-take-back')
    }
  })

  test('and deciding the same again is as if nothing had been taken back', () => {
    let undone = 0
    for (let seed = 0; seed < 30; seed++) {
      const table = openTable(seed)
      const whim = new SampledChance(seed)
      playAll(table, seed, () => {
        const seat = whim.below(2) === 0 ? 0 : 1
        if (!table.canUndo(seat)) return
        const before = table.position
        const decision = expectOpen(table.undo(seat)).undone
        expectOpen(table.act(seat, decision))
        expect(table.position).toEqual(before)
        undone++
      })
    }
    expect(undone).toBeGreaterThan(300)
  })

  test('never reaches over the final whistle', () => {
    for (let seed = 0; seed < 20; seed++) {
      const table = openTable(seed)
      playAll(table, seed)
      for (const seat of seats) expect(refusalOf(table.undo(seat))).toBe('T4 too-late-to-take-back')
    }
  })
})

/** How long the log was before each decision of a table. */
function logLengths(table: FinaleTable): number[] {
  const again = tableWith(table, [])
  return table.record().inputs.map((text) => {
    const length = again.logLength
    const input = readInput(text)
    expectOpen(again.act(input?.seat ?? 0, input?.action ?? ''))
    return length
  })
}
