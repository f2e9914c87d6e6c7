import { times } from '@libero/kernel/testing'
import { expect, test } from 'vitest'
import { PHASES, Phase } from '../../phase.ts'
import { PLAYERS_EVENTS } from '../event-kinds.ts'
import { collect, USES, Uses } from './rarities.ts'

/** How often everything must have been used. */
const BAR = times(100)
const MOST_MATCHES = 10_000

const SEEN: readonly string[] = [
  ...PLAYERS_EVENTS.map((kind) => `event ${kind}`),
  ...PHASES.slice(0, Phase.Over).map((phase) => `asked: ${phase}`),
]

test(`random matches use every skill, style card and match event ${BAR} times`, () => {
  expect(USES).toHaveLength(44 + 12 + 6)
  const uses = new Uses()
  let matches = 0
  let whistled = 0
  while (uses.below(BAR).length > 0 && matches < MOST_MATCHES) {
    const match = collect(uses, BAR, ++matches)
    expect(match.guards.get('decisions'), `match ${matches} does not end`).toBeUndefined()
    // §10.3 Only matches whose halves came to their end by themselves count.
    if (match.guards.size === 0) uses.add(match)
    else whistled++
  }
  expect(uses.below(BAR)).toEqual([])
  expect(SEEN.filter((what) => !uses.seen.has(what))).toEqual([])
  expect(whistled).toBeLessThanOrEqual(matches / 100)
})
