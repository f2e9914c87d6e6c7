import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { benchFile } from '../machine.ts'
import type { OddsFile } from '../odds/index.ts'
import { oddsTable, readOddsArguments } from '../odds/index.ts'
import { countPromises, MATCHES, measureOdds, oddsResult } from '../odds/measure.ts'

/** What people decide with figures before them. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  'hat-trick': [
    'play-card',
    'attack-move',
    'defence-move',
    'opportunity-pass',
    'shoot-or-not',
    'duel',
    'save',
  ],
  'hat-trick players': ['play-card', 'skill', 'defence-move', 'duel', 'save'],
  finale: ['tactics', 'exchange', 'further-tactic', 'attackers-men', 'defenders-men'],
  'captain-tsubasa': ['turn', 'ability', 'token', 'action', 'spend', 'reroll', 'save'],
}

describe('what is promised comes true', () => {
  test.each(MATCHES)('%s, a few decisions of each kind', (match) => {
    const { kinds } = measureOdds(match, 'supposed', { decisions: 120, worlds: 20, matches: 8, seed: 'odds' })
    for (const { kind, promised, happened, margin, isKept } of kinds)
      expect(isKept, `${kind}: promised ${promised}, happened ${happened}, margin ${margin}`).toBe(true)
    const asked = new Set(kinds.map(({ kind }) => kind.split(' ')[0]))
    expect(ASKED).toHaveProperty([match])
    for (const kind of ASKED[match] ?? []) expect(asked).toContain(kind)
    // What is promised today is what was measured in the last long run.
    const { results }: OddsFile = JSON.parse(readFileSync(benchFile('odds.json'), 'utf8'))
    const long = results.find((each) => each.match === match && each.players === 'supposed')
    const measured = long?.kinds.map(({ kind }) => kind)
    for (const { kind } of kinds) expect(measured).toContain(kind)
  })

  test('the last long run: kept in every kind that was played often', () => {
    const { results }: OddsFile = JSON.parse(readFileSync(benchFile('odds.json'), 'utf8'))
    expect(new Set(results.map(({ match }) => match))).toEqual(new Set(MATCHES))
    for (const { match, players, kinds } of results)
      for (const { kind, isKept } of kinds) expect(isKept, `${match} ${players} ${kind}`).toBe(true)
  })
})

test('shares of a measurement come to the whole', () => {
  const extent = { decisions: 1000, worlds: 4, matches: 3, seed: 'odds' }
  const [match = ''] = MATCHES
  const whole = measureOdds(match, 'supposed', extent)
  const shares = [0, 1, 2].map((index) => countPromises(match, 'supposed', extent, { index, of: 3 }))
  const sum = oddsResult(match, 'supposed', extent, shares)
  const inOrder = ({ kinds, ...rest }: typeof whole) => ({
    ...rest,
    kinds: kinds.toSorted((one, two) => (one.kind < two.kind ? -1 : 1)),
  })
  expect(inOrder(sum)).toEqual(inOrder(whole))
})

test('the table has a line for each kind, in three languages', () => {
  const file: OddsFile = JSON.parse(readFileSync(benchFile('odds.json'), 'utf8'))
  const rows = file.results.reduce((sum, { kinds }) => sum + kinds.length, 0)
  for (const language of LANGUAGES)
    expect(oddsTable(file, language).split('\n')).toHaveLength(rows + 2 * file.results.length + 2)
})

test.each([
  [['--decisions', '500', '--write'], { decisions: 500, write: true }],
  [[], { decisions: 10_000, write: false }],
  [
    ['--only', 'finale/supposed', '--seed=other'],
    { decisions: 10_000, write: false, only: 'finale/supposed', seed: 'other' },
  ],
  [['--only', 'nobody/quick'], undefined],
  [['--decisions', 'many'], undefined],
  [['--seconds', '5'], undefined],
])('arguments %j', (args, wishes) => {
  const read = readOddsArguments(args)
  if (!wishes) return expect(read).toBeUndefined()
  const {
    decisions,
    write,
    only,
    seed = 'odds',
  } = wishes as { decisions: number; write: boolean; only?: string; seed?: string }
  expect(read).toEqual({
    extent: { decisions, matches: 10_000, worlds: 24, seed },
    only,
    cores: availableParallelism(),
    share: undefined,
    json: false,
    write,
  })
})
