import { expect, test } from 'vitest'
import type { PlayersEvent } from '../events.ts'
import { PHASES, Phase } from '../phase.ts'
import { collect, USES, Uses } from './rarities.ts'

/** How often everything must have been used. */
const BAR = 100
const MOST_MATCHES = 10_000

/** Every kind of event of the expansion; the compiler sees that none is forgotten. */
const EVENTS: Readonly<Record<PlayersEvent['kind'], true>> = {
  skill: true,
  prevented: true,
  'changed-places': true,
  'changed-wing': true,
  'took-ball': true,
  kept: true,
  'laid-off': true,
  'foul-checked': true,
  'keeper-changed': true,
  'goal-kick-shown': true,
  'style-won': true,
  'style-declined': true,
  'style-played': true,
  'style-exchanged': true,
  snapshot: true,
  corner: true,
  substituted: true,
  accepted: true,
  appealed: true,
}

const SEEN: readonly string[] = [
  ...Object.keys(EVENTS).map((kind) => `event ${kind}`),
  ...PHASES.slice(0, Phase.Over).map((phase) => `asked: ${phase}`),
]

test(`random matches use every skill, style card and match event ${BAR} times`, { timeout: 300_000 }, () => {
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
