import { writeRecord } from '@libero/kernel'
import { LANGUAGES } from '@libero/kernel/words'
import { expect, test } from 'vitest'
import { lengthTable, readArguments } from '../index.ts'
import { LENGTHS, measureLength, readMatch, tellMatch } from '../length.ts'

test('every decision of the measured match is told to both viewers and seen once', () => {
  const { table, heard } = tellMatch(100)
  expect(table.decisions).toBe(100)
  expect(heard).toBe(300)
  expect(readMatch(writeRecord(table.record()))).toBe(100)
})

test('a short run has every figure, and the table shows them', () => {
  const result = measureLength(100, 1)
  expect(result.lengths.map(({ decisions }) => decisions)).toEqual([...LENGTHS])
  for (const { told, read } of result.lengths) expect(Math.min(told, read)).toBeGreaterThan(0)
  expect(result.lengths[0]).toMatchObject({ toldRatio: 1, readRatio: 1 })
  for (const language of LANGUAGES) {
    const lines = lengthTable(result, language).trim().split('\n')
    expect(lines).toHaveLength(2 + LENGTHS.length)
    expect(lines.join()).not.toMatch(/[{}]/)
  }
})

test('it is asked for by its flag', () => {
  expect(readArguments(['--length', '--json'])).toMatchObject({ length: true, json: true, write: false })
  expect(readArguments([])).toMatchObject({ length: false })
})
