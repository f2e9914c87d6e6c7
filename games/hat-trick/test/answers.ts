import type { Checked, Refusal, Request } from '@libero/kernel'
import { expect } from 'vitest'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { PARAGRAPHS } from '../text/paragraphs.ts'

/** The paragraphs there are, with the table's on rules that are not. */
export const PARAGRAPH: ReadonlySet<string> = new Set([...PARAGRAPHS, 'T3'])

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

/**
 * §12.1 How many options a question has at least. A hand of cards that are all alike is asked for, too: otherwise the
 * other coach would know it.
 */
export const fewest = (s: State, request: Request | undefined): number =>
  request?.atOnce || s.phase === Phase.GoalKickCard ? 1 : 2

export const plain = <T>(data: unknown): T => JSON.parse(JSON.stringify(data)) as T

/** A list in a list in a list …, deeper than a call can go; `JSON.parse` makes it without complaint. */
export const abyss: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))
