import type { Chance } from '@libero/kernel'
import { awaits, SampledChance, VIEWERS } from '@libero/kernel'
import { edited, edits, everyNuisance } from '@libero/kernel/mutations'
import { LONG, playOut, randomMatch, times } from '@libero/kernel/testing'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { MATCH_EVENTS } from '../../cards/skills.ts'
import { hatTrick } from '../../game.ts'
import { PHASES, Phase } from '../../phase.ts'
import { inShootOut } from '../../rules/shoot-out.ts'
import { SCALARS, type State } from '../../state.ts'
import { checkAnswer, fewest, plain } from '../answers.ts'
import { anyPlayersConfig, playersConfig } from '../any-build.ts'
import { mortal } from '../mortal.ts'
import { nearbyPlay, type PlainPlayersPosition } from './near-plays.ts'

type Side = PlainPlayersPosition['sides'][number]

/** Every other match with all events. */
const configOf = (seed: number) =>
  seed % 2 === 0 ? playersConfig(MATCH_EVENTS, new SampledChance(seed)) : anyPlayersConfig(seed >> 1)

const noChance: Chance = {
  take: () => {
    throw new Error('luck was taken where none is due')
  },
}

/** What a state has lost on its way through a position. */
function lost(s: State): string | undefined {
  const read = hatTrick.fromPosition(plain(hatTrick.position(s)), noChance)
  if (!read.ok) return JSON.stringify(read.refusals.map(({ about }) => about?.field))
  const again = read.value
  // In a shoot-out nobody has the ball.
  const scalar = SCALARS.find((name) => again[name] !== s[name] && !(name === 'ball' && inShootOut(s)))
  if (scalar) return `${scalar} ${s[scalar]} became ${again[scalar]}`
  const byte = s.bytes.findIndex((value, i) => again.bytes[i] !== value)
  if (byte >= 0) return `byte ${byte}`
  return again.teams.join() === s.teams.join() ? undefined : 'teams'
}

test('a position holds every number of the state (25 matches)', LONG, () => {
  for (let seed = 1; seed <= times(25); seed++)
    randomMatch(hatTrick, configOf(seed), seed, {
      told: 'nobody',
      each(s, { number }) {
        const what = lost(s)
        if (what) throw new Error(`seed ${seed}, decision ${number}, ${PHASES[s.phase]}: ${what}`)
      },
    })
})

function checkSound(s: State): void {
  const options = new Int16Array(hatTrick.mostOptions)
  for (const seat of [0, 1] as const) {
    const request = hatTrick.request(s, seat)
    if (!awaits(hatTrick.awaiting(s), seat)) continue
    const count = hatTrick.legal(s, seat, options)
    if (count < fewest(s, request)) throw new Error(`${PHASES[s.phase]}: ${count} answers`)
  }
  for (const viewer of VIEWERS) hatTrick.view(s, viewer)
  if (hatTrick.awaiting(s) === 0 && !hatTrick.outcome(s)) throw new Error('nobody is asked')
}

/** Reads a position; if it is accepted it can be read again, and played to its end. */
function checkPosition(data: unknown, seed: number): boolean {
  const read = hatTrick.fromPosition(data, mortal(seed))
  checkAnswer(read)
  if (!read.ok) return false
  const s = read.value
  const whim = new SampledChance(seed)
  const chance = mortal(seed)
  for (let played = 0; played < 4000; played += 5) {
    checkSound(s)
    const what = played < 100 && s.turn <= 900 ? lost(s) : undefined
    if (what)
      throw new Error(`its own position after ${played}, ${PHASES[s.phase]} (why ${s.ballGoesBy}): ${what}`)
    if (hatTrick.outcome(s)) return true
    playOut(hatTrick, s, whim, chance, undefined, 5)
  }
  throw new Error('no end')
}

describe('whatever stands in a position of the expansion gets an answer', () => {
  const positions = new Map<string, PlainPlayersPosition[]>()
  const of = (n: number, kind?: string) => {
    const kinds = [...positions.keys()].sort()
    const found = positions.get(kind ?? kinds[n % kinds.length] ?? '') ?? []
    return structuredClone(found[(n >> 5) % found.length]) as PlainPlayersPosition
  }

  /** Some of every phase, moment and reason. */
  beforeAll(() => {
    for (let seed = 1; seed <= 150; seed++)
      randomMatch(hatTrick, configOf(seed), seed, {
        told: 'nobody',
        each(s, { number }) {
          const about =
            s.phase >= Phase.Skill && s.phase < Phase.Over ? `${s.moment}/${s.ballGoesBy}` : s.opportunity
          const kind = inShootOut(s) ? 'shoot-out' : `${PHASES[s.phase]} ${about} ${s.declared >= 0}`
          const found = positions.get(kind) ?? []
          if (found.length >= 20 || (s.phase <= Phase.DefenceMove && (number + seed) % 20 > 0)) return
          positions.set(kind, [...found, plain(hatTrick.position(s))])
        },
      })
  }, 120_000)

  test('every field of the expansion taken by every nuisance', () => {
    for (const kind of [...positions.keys()].filter((_, i) => i % 48 === 0)) {
      const position = of(1, kind)
      const [{ players, deck: _, used: __, hand: ___, ...team }, away] = position.sides as [Side, Side]
      const own = { play: position.play, team, player: players[3] }
      for (const changed of everyNuisance(own)) {
        const { play, team, player } = changed as typeof own
        const ten = players.map((one, i) => (i === 3 ? player : one))
        const home = { ...position.sides[0], ...Object(team), players: ten }
        checkAnswer(hatTrick.fromPosition({ ...position, play, sides: [home, away] }, mortal(1)))
      }
    }
  })

  test('positions with fields lost, retyped or filled with garbage', () => {
    fc.assert(
      fc.property(fc.nat(), edits(2), (n, changes) => {
        checkPosition(edited(of(n), changes), n)
      }),
      { seed: 7, numRuns: times(500) },
    )
  })

  test('positions that are nearly right', LONG, () => {
    let accepted = 0
    fc.assert(
      fc.property(fc.nat(), fc.integer(), fc.integer({ min: 1, max: 3 }), (n, seed, count) => {
        const whim = new SampledChance(seed)
        const position = of(n)
        for (let change = 0; change < count; change++) nearbyPlay(position, whim)
        if (checkPosition(position, n)) accepted++
      }),
      { seed: 9, numRuns: times(800) },
    )
    expect(accepted).toBeGreaterThan(times(250))
  })
})
