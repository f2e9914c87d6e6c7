import type { Chance, Checked, Refusal } from '@libero/kernel'
import { luckOf } from '@libero/kernel/testing'
import { expect } from 'vitest'
import { PARAGRAPHS } from '../text/paragraphs.ts'

/** The paragraphs there are, with the table's on rules that are not. */
const PARAGRAPH: ReadonlySet<string> = new Set([...PARAGRAPHS, 'T3'])

/** Every reason has a code and rests on a paragraph that exists. */
export function checkReasons(refusals: readonly Refusal[]): void {
  if (refusals.every(({ code, rule }) => code && PARAGRAPH.has(rule))) return
  expect(refusals).toEqual('reasons with a code and a paragraph')
}

export function checkAnswer(answer: Checked<unknown>): void {
  if (answer.ok) return
  expect(answer.refusals.length).toBeGreaterThan(0)
  checkReasons(answer.refusals)
}

export const plain = <T>(data: unknown): T => JSON.parse(JSON.stringify(data)) as T

/** A list in a list in a list …, deeper than a call can go; `JSON.parse` makes it without complaint. */
export const abyss: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))

/** Luck for as long as any match could need it; a match that asks for more would never end. */
export function mortal(seed: number): Chance {
  const luck = luckOf(seed)
  let asked = 0
  return {
    take(weights, total, key) {
      if (++asked > 8000) throw new Error('the match does not end')
      return luck.take(weights, total, key)
    },
  }
}
