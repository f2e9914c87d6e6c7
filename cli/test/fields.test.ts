import { expect, test } from 'vitest'
import { fieldTables, pathsOf, shapesOf, typeWords, withFields } from '../docs/fields.ts'

const FILES: Readonly<Record<string, string>> = {
  'kernel/seat.ts': `export const SEATS = ['home', 'away'] as const
export type SeatName = (typeof SEATS)[number]
`,
  'kernel/game.ts': `import type { SeatName } from './seat.ts'

export interface Outcome {
  readonly by: string
}

/** What every view has. */
export interface View {
  /** Which game it is. */
  readonly game: string
  /** Who is asked. */
  readonly awaiting: readonly SeatName[]
  readonly outcome?: Outcome
}
`,
  'games/toss/words.ts': `export const SIDES = [
  'heads', // the one with the king's head
  'tails',
  'edge',
] as const
export type Side = (typeof SIDES)[number]
export type Fair = Exclude<(typeof SIDES)[number], 'edge'>
`,
  'games/toss/seen.ts': `import type { Pair, View } from '@libero/kernel'
import type { Fair, Side } from './words.ts'

export interface Seen extends View {
  readonly game: 'toss'
  /**
   * What was called,
   * if anything was.
   */
  readonly call?: Fair | null
  readonly sides: Pair<SideSeen>
  readonly counts: Readonly<Record<Side, number>>
}

export interface SideSeen {
  /** For its owner; \`true\` for others. */
  readonly laid?: string | true

  // With two coins:
  readonly coins?: readonly CoinSeen[]
  readonly pairs?: readonly Pair<string>[]
}

export interface CoinSeen {
  readonly up: Exclude<Side, 'edge'>
}

export const isOver = (s: Seen): boolean => s.outcome !== undefined
`,
}

const read = (path: string): string => FILES[path] ?? ''
const shapes = shapesOf(['kernel/seat.ts', 'kernel/game.ts', 'games/toss/seen.ts'], read)

test('the fields of a view are read from its types, with those of every view', () => {
  expect(pathsOf(shapes, 'Seen')).toEqual([
    'game',
    'awaiting',
    'outcome',
    'call',
    'sides',
    'counts',
    'counts.heads',
    'counts.tails',
    'counts.edge',
    'outcome.by',
    'sides[].laid',
    'sides[].coins',
    'sides[].pairs',
    'sides[].coins[].up',
  ])
})

test('one table for each type, what need not be there in italics, with what its comments say', () => {
  expect(fieldTables(shapes, 'Seen')).toBe(`| Field | Type | What it holds |
| --- | --- | --- |
| \`game\` | \`toss\` | Which game it is. |
| \`awaiting\` | list of \`home\` or \`away\` | Who is asked. |
| *\`outcome\`* | object |  |
| *\`call\`* | \`heads\`, \`tails\` or \`null\` | What was called, if anything was. |
| \`sides\` | pair of objects |  |
| \`counts\` | numbers by \`heads\`, \`tails\`, \`edge\` |  |

| Field of \`sides[]\` | Type | What it holds |
| --- | --- | --- |
| *\`laid\`* | string or \`true\` | For its owner; \`true\` for others. |
|  |  | *With two coins:* |
| *\`coins\`* | list of objects |  |
| *\`pairs\`* | list of pairs of strings |  |

| Field of \`sides[].coins[]\` | Type | What it holds |
| --- | --- | --- |
| \`up\` | \`heads\` or \`tails\` |  |`)
})

test('a type nobody knows is no table', () => {
  expect(() => typeWords('Purse', shapes)).toThrow('Purse')
  expect(() => pathsOf(shapes, 'Purse')).toThrow('Purse')
})

test('a page gets the tables it wants, and nothing else of it is touched', () => {
  const page = 'before\n<!-- fields of a view: toss -->\nstale\n<!-- /fields -->\nafter\n'
  const filled = withFields(page, read)
  expect(filled).toMatch(/^before\n<!-- fields of a view: toss -->\n\n\| Field \|/)
  expect(filled).toMatch(/\|\n\n<!-- \/fields -->\nafter\n$/)
  expect(filled).not.toContain('stale')
  expect(withFields(filled, read)).toBe(filled)
})
