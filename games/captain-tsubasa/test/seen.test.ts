import { VIEWERS } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { expect, test } from 'vitest'
import { captainTsubasa } from '../game.ts'
import type { BenchSeen, ContestSeen, Seen, SideSeen } from '../seen.ts'
import type { State } from '../state.ts'

/** The compiler asks for every field of the types here, and allows no other. */
const FIELDS = {
  seen: {
    game: 1,
    viewer: 1,
    phase: 1,
    half: 1,
    round: 1,
    rounds: 1,
    minute: 1,
    late: 1,
    stoppage: 1,
    goals: 1,
    awaiting: 1,
    attacker: 1,
    turn: 1,
    limit: 1,
    field: 1,
    matchLeft: 1,
    bench: 1,
    out: 1,
    playing: 1,
    contest: 1,
    sides: 1,
    outcome: 1,
  } satisfies Record<keyof Seen, 1>,
  bench: { motivation: 1, transfers: 1, exhaustion: 1 } satisfies Record<keyof BenchSeen, 1>,
  contest: {
    action: 1,
    attack: 1,
    defence: 1,
    spent: 1,
    dice: 1,
    keeper: 1,
    keeperDie: 1,
  } satisfies Record<keyof ContestSeen, 1>,
  side: {
    team: 1,
    booking: 1,
    pool: 1,
    stopped: 1,
    sums: 1,
    area: 1,
    discard: 1,
    handSize: 1,
    deckSize: 1,
    shown: 1,
    hand: 1,
    deck: 1,
    hidden: 1,
    special: 1,
  } satisfies Record<keyof SideSeen, 1>,
}

test('the types name what a view holds, field by field', () => {
  const config = captainTsubasa.prepare({
    options: { motivation: true, transfers: true },
    builds: [{ team: 'nankatsu' }, { team: 'toho' }],
  })
  if (!config.ok) throw new Error(JSON.stringify(config.refusals))
  const met = { seen: new Set(), bench: new Set(), contest: new Set(), side: new Set() }
  const look = (state: State) => {
    for (const viewer of VIEWERS) {
      const s = captainTsubasa.view(state, viewer)
      for (const key of Object.keys(s)) met.seen.add(key)
      for (const key of Object.keys(s.bench)) met.bench.add(key)
      for (const key of Object.keys(s.contest ?? {})) met.contest.add(key)
      for (const side of s.sides) for (const key of Object.keys(side)) met.side.add(key)
    }
  }
  look(randomMatch(captainTsubasa, config.value, 1, { each: look }).state)
  for (const part of ['seen', 'bench', 'contest', 'side'] as const)
    expect([...met[part]].sort()).toEqual(Object.keys(FIELDS[part]).sort())
})
