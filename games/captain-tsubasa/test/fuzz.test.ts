import type { MatchConfig, Seat } from '@libero/kernel'
import { awaits, SampledChance, VIEWERS } from '@libero/kernel'
import { edited, edits, everyNuisance, NUISANCES, nuisance } from '@libero/kernel/mutations'
import { LONG, luckOf, playOut, randomMatch, times } from '@libero/kernel/testing'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkCardSet } from '../cards/check.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import { captainTsubasa } from '../game.ts'
import { PHASES, Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { abyss, checkAnswer, checkReasons, mortal, plain } from './answers.ts'
import { agreed, anyCards, anyConfig, otherBox } from './any-build.ts'
import { checkConserved } from './books.ts'
import { IMPOSSIBLE, nearby, type PlainPosition } from './near-positions.ts'

const configs = Array.from({ length: 40 }, (_, seed) =>
  plain<MatchConfig>(captainTsubasa.plain(anyConfig(seed))),
)
const configOf = (n: number): MatchConfig => configs[n % configs.length] ?? { builds: [null, null] }
const BUILDS = [{ team: 'toho' }, { team: 'nankatsu' }] as const

describe('whatever is handed in before a match gets an answer', () => {
  test('builds and options of any kind', LONG, () => {
    fc.assert(
      fc.property(nuisance, nuisance, fc.constantFrom(0, 1), (build, options, seat) => {
        checkReasons(captainTsubasa.checkBuild(seat as Seat, build, options))
        checkAnswer(captainTsubasa.prepare({ options, builds: [build, build] }))
      }),
      { seed: 1, numRuns: times(2000) },
    )
  })

  test('builds and options that are nearly right, and if accepted they are played', LONG, () => {
    fc.assert(
      fc.property(fc.nat(), edits(3), (n, changes) => {
        const config = edited(configOf(n), changes) as MatchConfig
        if (config === null || typeof config !== 'object') return
        const builds = Array.isArray(config.builds) ? config.builds : []
        for (const seat of [0, 1] as const)
          checkReasons(captainTsubasa.checkBuild(seat, builds[seat], config.options))
        const prepared = captainTsubasa.prepare(config)
        checkAnswer(prepared)
        if (!prepared.ok) return
        expect(captainTsubasa.prepare(captainTsubasa.plain(prepared.value)).ok).toBe(true)
        randomMatch(captainTsubasa, prepared.value, n, { told: 'nobody' })
      }),
      { seed: 2, numRuns: times(400) },
    )
  })

  test('every field of an agreement and of a card set taken by every nuisance', LONG, () => {
    for (const config of everyNuisance(configOf(1)))
      checkAnswer(captainTsubasa.prepare(config as MatchConfig))
    // One card of every kind stands for its like; too few are refused in every case, and never with a crash.
    const few = Object.fromEntries(
      Object.entries(OUR_CARDS).map(([name, cards]) => [
        name,
        Array.isArray(cards) ? cards.slice(0, 2) : cards,
      ]),
    )
    for (const changed of everyNuisance(few)) checkAnswer(checkCardSet(changed))
  })

  test('card sets that are nearly right, and if accepted they are played to the end', LONG, () => {
    let accepted = 0
    fc.assert(
      fc.property(fc.nat(), edits(2), (n, changes) => {
        const box = n % 3 ? anyCards(new SampledChance(n)) : otherBox(n)
        const cards = plain<object>(n % 2 ? box : { ...OUR_CARDS, name: 'box' })
        const checked = checkCardSet(edited(cards, changes))
        checkAnswer(checked)
        if (!checked.ok) return
        accepted++
        const options = { motivation: n % 3 > 0, transfers: n % 5 > 0, cards: checked.value }
        const config = captainTsubasa.prepare({ options, builds: BUILDS })
        checkAnswer(config)
        if (config.ok) randomMatch(captainTsubasa, config.value, n, { told: 'nobody', each: checkConserved })
      }),
      { seed: 3, numRuns: times(400) },
    )
    expect(accepted).toBeGreaterThan(times(75))
  })

  test('card sets typed in from any box are played to the end (200 matches)', LONG, () => {
    for (let seed = 1; seed <= 200; seed++) {
      const cards = anyCards(new SampledChance(seed))
      expect(checkCardSet(plain(cards))).toMatchObject({ ok: true })
      const bit = (n: number) => ((seed >> n) & 1) === 1
      const config = agreed({
        ...{ motivation: bit(0), transfers: bit(1), guaranteedSuccess: bit(2), firstGame: seed % 7 === 0 },
        cards,
      })
      randomMatch(captainTsubasa, config, seed, { told: 'nobody', each: checkConserved })
    }
  })

  test(
    '§17.6 a set that differs from ours in everything the checks leave free is played to the end by random coaches (1,000 matches)',
    LONG,
    () => {
      for (let seed = 1; seed <= times(1000); seed++) {
        const cards = otherBox(seed)
        expect(checkCardSet(plain(cards))).toMatchObject({ ok: true })
        const bit = (n: number) => ((seed >> n) & 1) === 1
        const options = {
          motivation: !bit(0),
          transfers: !bit(1),
          guaranteedSuccess: bit(2),
          firstGame: bit(3),
        }
        const { state } = randomMatch(captainTsubasa, agreed({ ...options, cards }), seed, {
          told: 'nobody',
          each: checkConserved,
        })
        expect(captainTsubasa.outcome(state)).toBeDefined()
      }
    },
  )

  test.each<[string, (data: unknown) => unknown]>([
    ['an option', (data) => captainTsubasa.prepare({ ...configOf(0), options: { transfers: data } })],
    ['a build', (data) => captainTsubasa.prepare({ builds: [data, { team: data }] })],
    [
      'a card set',
      (data) => checkCardSet({ ...OUR_CARDS, match: [data, { id: data, abilities: data, source: data }] }),
    ],
    [
      'a position',
      (data) =>
        captainTsubasa.fromPosition({ format: 'captain-tsubasa-position/1', sides: [data] }, luckOf(1)),
    ],
  ])('nesting deeper than a call can go: %s', (_, hand) => {
    expect(() => hand(abyss)).not.toThrow()
  })
})

describe('whatever a coach says in a match gets an answer', () => {
  const { shots, defences, ...decks } = OUR_CARDS
  const ids = [
    ...decks.starting,
    ...decks.match,
    ...decks.motivation,
    ...decks.transfers,
    ...shots,
    ...defences,
  ]
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(...ids.map(({ id }) => id)),
    fc.constantFrom('stop', 'skip', 'top', 'use-1', 'use-2', 'spend-3', 'reroll-keeper', 'exhaustion'),
    fc.constantFrom(...NUISANCES.filter((data) => typeof data === 'string')),
  )

  test('it is read as an option, explained, or not understood', LONG, () => {
    const states: State[] = []
    for (let seed = 1; seed <= 40; seed++)
      randomMatch(captainTsubasa, anyConfig(seed), seed, {
        told: 'nobody',
        each(s, { number }) {
          if ((number + seed) % 9 > 0) return
          const kept = captainTsubasa.blank(s)
          captainTsubasa.copy(s, kept)
          states.push(kept)
        },
      })
    const options = new Int16Array(captainTsubasa.mostOptions)
    fc.assert(
      fc.property(fc.nat(), text, (n, said) => {
        const s = states[n % states.length] as State
        const before = JSON.stringify(captainTsubasa.position(s))
        for (const seat of [0, 1] as const) {
          const action = captainTsubasa.read(s, seat, said)
          const isAsked = awaits(captainTsubasa.awaiting(s), seat)
          const legal = options.subarray(0, isAsked ? captainTsubasa.legal(s, seat, options) : 0)
          if (action >= 0 && legal.includes(action)) expect(captainTsubasa.write(s, seat, action)).toBe(said)
          else checkReasons([captainTsubasa.explain(s, seat, action)])
        }
        expect(JSON.stringify(captainTsubasa.position(s))).toBe(before)
      }),
      { seed: 7, numRuns: times(2500) },
    )
  })
})

/** What a state must be like that a match goes on from. */
function checkSound(s: State): void {
  checkConserved(s)
  for (const seat of [0, 1] as const) {
    const options = new Int16Array(captainTsubasa.mostOptions)
    const count = awaits(captainTsubasa.awaiting(s), seat)
      ? captainTsubasa.legal(s, seat, options)
      : undefined
    // Cards of the hand are asked for even if they are all alike: otherwise the other coach would know it.
    const least = s.phase === Phase.Target ? 1 : 2
    if (count !== undefined && count < least) throw new Error(`a question with ${count} answers`)
    const request = captainTsubasa.request(s, seat)
    if (request && !request.options.some(({ action }) => action === request.default))
      throw new Error('a default that is no option')
  }
  for (const viewer of VIEWERS) captainTsubasa.view(s, viewer)
  if (captainTsubasa.awaiting(s) === 0 && !captainTsubasa.outcome(s))
    throw new Error('nobody is asked, but it is not over')
}

/** Reads a position; if it is accepted it must be sound, and stay so to the end of the match. */
function checkPosition(data: unknown, seed: number): boolean {
  const read = captainTsubasa.fromPosition(data, mortal(seed))
  checkAnswer(read)
  if (!read.ok) return false
  checkSound(read.value)
  const own = captainTsubasa.fromPosition(plain(captainTsubasa.position(read.value)), mortal(seed))
  expect(own.ok ? [] : own.refusals, 'its own position').toEqual([])
  const whim = new SampledChance(seed)
  const chance = mortal(seed)
  for (let played = 0; played < 3000 && !captainTsubasa.outcome(read.value); played += 5) {
    playOut(captainTsubasa, read.value, whim, chance, undefined, 5)
    checkSound(read.value)
  }
  expect(captainTsubasa.outcome(read.value), 'an end').toBeDefined()
  return true
}

describe('whatever stands in a position gets an answer, and what is accepted can be played to its end', () => {
  const positions: PlainPosition[] = []
  const of = (n: number, phase?: string, fits: (position: PlainPosition) => boolean = () => true) => {
    const found = positions.filter((position) => (!phase || position.phase === phase) && fits(position))
    return structuredClone(found[n % found.length]) as PlainPosition
  }

  /** Some of every phase. */
  beforeAll(() => {
    const found = new Map<string, number>()
    const kinds = PHASES.slice(0, Phase.Over)
    const enough = () => kinds.every((phase) => (found.get(phase) ?? 0) >= 20)
    for (let seed = 1; seed < 2000 && !enough(); seed++)
      randomMatch(captainTsubasa, anyConfig(seed), seed, {
        told: 'nobody',
        each(s, { number }) {
          const kind = PHASES[s.phase] ?? ''
          const count = found.get(kind) ?? 0
          if (count >= 40 || (s.phase <= Phase.Ability && (number + seed) % 9 > 0)) return
          found.set(kind, count + 1)
          positions.push(plain(captainTsubasa.position(s)))
        },
      })
  })

  test('anything', () => {
    fc.assert(
      fc.property(nuisance, (data) => {
        const read = captainTsubasa.fromPosition(data, luckOf(1))
        expect(read.ok).toBe(false)
        checkAnswer(read)
      }),
      { seed: 4, numRuns: times(1000) },
    )
  })

  test('every field of a position taken by every nuisance', LONG, () => {
    for (const phase of ['turn', 'target', 'reroll'])
      for (const position of everyNuisance(of(1, phase, ({ options }) => !('cards' in options))))
        checkAnswer(captainTsubasa.fromPosition(position, mortal(1)))
  })

  test('positions with fields lost, retyped or filled with garbage', LONG, () => {
    fc.assert(
      fc.property(fc.nat(), edits(3), (n, changes) => {
        checkPosition(edited(of(n), changes), n)
      }),
      { seed: 5, numRuns: times(600) },
    )
  })

  test('positions that are nearly right', LONG, () => {
    let accepted = 0
    fc.assert(
      fc.property(fc.nat(), fc.integer(), fc.integer({ min: 1, max: 3 }), (n, seed, count) => {
        const whim = new SampledChance(seed)
        const position = of(n)
        for (let change = 0; change < count; change++) nearby(position, whim)
        if (checkPosition(position, n)) accepted++
      }),
      { seed: 6, numRuns: times(1200) },
    )
    expect(accepted).toBeGreaterThan(times(125))
  })

  test.each(IMPOSSIBLE)('%s: refused', (_, phase, change, toSide) => {
    for (let n = 0; n < 10; n++) {
      const position = of(n, phase)
      Object.assign(position, change(position))
      for (const side of position.sides) Object.assign(side, toSide?.(side))
      const read = captainTsubasa.fromPosition(position, mortal(n))
      checkAnswer(read)
      expect(read.ok).toBe(false)
    }
  })
})

test('a card set of another make is kept whole', () => {
  const cards = plain<typeof OUR_CARDS>({ ...OUR_CARDS, name: 'box', version: '7' })
  const config = captainTsubasa.prepare({ ...configOf(1), options: { cards } })
  if (!config.ok) throw new Error(JSON.stringify(config.refusals))
  const { state } = randomMatch(captainTsubasa, config.value, 1, { stopAfter: 20 })
  const read = captainTsubasa.fromPosition(plain(captainTsubasa.position(state)), mortal(1))
  expect(read.ok && captainTsubasa.cardSet(read.value)).toEqual({ name: 'box', version: '7' })
})
