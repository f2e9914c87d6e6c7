import { readRecord, writeRecord } from '@libero/kernel'
import { tossGame } from '@libero/kernel/testing'
import { Table } from '@libero/table'
import { median } from './clock.ts'
import type { Measured } from './machine.ts'
import { hereAndNow } from './machine.ts'

/** What a decision costs in matches of very different length, in microseconds. */
export interface LengthResult extends Measured {
  readonly lengths: readonly Cost[]
}

export interface Cost {
  readonly decisions: number
  /** Decided at the table, told to a coach and to the stands as it happens, and seen as it was told. */
  readonly told: number
  /** Written to its text, read again, and sat down at. */
  readonly read: number
  /** Both to those of the shortest match: 1 where cost grows with the work and not faster. */
  readonly toldRatio: number
  readonly readRatio: number
}

export const LENGTHS = [100, 1_000, 10_000] as const

/** Decisions played for each length in one round, so that all of them are measured equally long. */
const WORK = 20_000
const ROUNDS = 5

/** No real match is so long: the smallest game there is, agreed for so many turns. */
function openTable(turns: number) {
  const agreed = { options: { turns }, builds: [null, null] as const }
  const opened = Table.open(tossGame, { config: agreed }, { seed: 'c'.repeat(64) })
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  return opened.value
}

/** Plays a match and tells each viewer only what is new; returns what was heard, as a check. */
export function tellMatch(turns: number) {
  const table = openTable(turns)
  let heard = 0
  while (!table.outcome) {
    const from = table.logLength
    const seat = table.isAwaited(0) ? 0 : 1
    if (!table.act(seat, 'heads').ok) throw new Error('refused')
    for (const viewer of ['home', 'spectator'] as const) {
      const news = table.heard(viewer, from)
      heard += news.ok ? news.value.length : 0
    }
    heard += table.seenWhenTold('home', from).length
  }
  return { table, heard }
}

/** Reads a written match and sits down at it again; returns how many decisions it has. */
export function readMatch(text: string): number {
  const record = readRecord(text)
  const table = record.ok ? Table.resume(tossGame, record.value) : record
  if (!table.ok) throw new Error(JSON.stringify(table.refusals))
  return table.value.decisions
}

export function measureLength(work = WORK, rounds = ROUNDS): LengthResult {
  const texts = LENGTHS.map((turns) => writeRecord(tellMatch(turns).table.record()))
  const each = LENGTHS.map(() => ({ told: [] as number[], read: [] as number[] }))
  // The lengths take turns, so that a busy moment of the machine meets them all; the first round warms up.
  for (let round = 0; round <= rounds; round++) {
    for (const [i, turns] of LENGTHS.entries()) {
      const told = microseconds(work, turns, () => tellMatch(turns).heard)
      const read = microseconds(work, turns, () => readMatch(texts[i] ?? ''))
      if (round > 0) each[i]?.told.push(told)
      if (round > 0) each[i]?.read.push(read)
    }
  }
  const costs = each.map(({ told, read }) => ({ told: median(told), read: median(read) }))
  const least = costs[0] ?? { told: 1, read: 1 }
  return {
    ...hereAndNow(),
    lengths: LENGTHS.map((decisions, i) => {
      const { told, read } = costs[i] ?? least
      return {
        decisions,
        told: rounded(told),
        read: rounded(read),
        toldRatio: rounded(told / least.told),
        readRatio: rounded(read / least.read),
      }
    }),
  }
}

/** What one decision costs, over as many matches as come to `work` decisions. */
function microseconds(work: number, turns: number, play: () => number): number {
  const matches = Math.max(1, Math.round(work / turns))
  const start = performance.now()
  for (let n = 0; n < matches; n++) play()
  return ((performance.now() - start) * 1000) / (matches * turns)
}

const rounded = (value: number): number => Number(value.toFixed(2))
