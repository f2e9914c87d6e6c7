import type { Chance, Checked, MatchConfig, Refusal } from '@libero/kernel'
import { awaits, SampledChance, VIEWERS } from '@libero/kernel'
import { edited, edits, everyNuisance, nuisance } from '@libero/kernel/mutations'
import { luckOf, playOut, randomMatch, times } from '@libero/kernel/testing'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkCardSet } from '../cards/check.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import { finale } from '../game.ts'
import { PHASES, Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { PARAGRAPHS } from '../text/paragraphs.ts'
import { ELEVEN } from '../vocabulary.ts'
import { anyConfig } from './any-build.ts'
import { booksOf } from './ledger.ts'
import { nearby, type PlainPosition, type PlainSide } from './near-positions.ts'

const PARAGRAPH: ReadonlySet<string> = new Set([...PARAGRAPHS, 'T3'])

/** Every reason has a code and rests on a paragraph that exists. */
function checkReasons(refusals: readonly Refusal[]): void {
  if (refusals.every(({ code, rule }) => code && PARAGRAPH.has(rule))) return
  expect(refusals).toEqual('reasons with a code and a paragraph')
}

function checkAnswer(answer: Checked<unknown>): void {
  if (answer.ok) return
  expect(answer.refusals.length).toBeGreaterThan(0)
  checkReasons(answer.refusals)
}

/** A refused card set is refused at its field. */
function checkFields(answer: Checked<unknown>): void {
  if (answer.ok) return
  for (const { about } of answer.refusals) expect(about?.field).toBeTypeOf('string')
}

const plain = <T>(data: unknown): T => JSON.parse(JSON.stringify(data)) as T

/** A list in a list in a list …, deeper than a call can go; `JSON.parse` makes it without complaint. */
const abyss: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))

const configs = Array.from({ length: 40 }, (_, seed) => plain<MatchConfig>(finale.plain(anyConfig(seed))))
const configOf = (n: number): MatchConfig => configs[n % configs.length] ?? { builds: [null, null] }

describe('whatever is handed in before a match gets an answer', () => {
  test('builds and options of any kind', () => {
    fc.assert(
      fc.property(nuisance, nuisance, fc.constantFrom(0, 1), (build, options, seat) => {
        checkReasons(finale.checkBuild(seat as 0 | 1, build, options))
        checkAnswer(finale.prepare({ options, builds: [build, build] }))
      }),
      { seed: 1, numRuns: times(5000) },
    )
  })

  test('builds and options that are nearly right, and if accepted they are played', () => {
    fc.assert(
      fc.property(fc.nat(), edits(3), (n, changes) => {
        const config = edited(configOf(n), changes) as MatchConfig
        if (config === null || typeof config !== 'object') return
        const builds = Array.isArray(config.builds) ? config.builds : []
        for (const seat of [0, 1] as const)
          checkReasons(finale.checkBuild(seat, builds[seat], config.options))
        const prepared = finale.prepare(config)
        checkAnswer(prepared)
        if (!prepared.ok) return
        expect(finale.prepare(finale.plain(prepared.value)).ok).toBe(true)
        randomMatch(finale, prepared.value, n, { told: 'nobody' })
      }),
      { seed: 2, numRuns: times(12_000) },
    )
  })

  test('every field of an agreement and of a card set taken by every nuisance', () => {
    for (const n of [0, 2, 5])
      for (const config of everyNuisance(configOf(n))) checkAnswer(finale.prepare(config as MatchConfig))
    const { footballers, tactics } = OUR_CARDS
    for (const [card, ...others] of [footballers, tactics])
      for (const changed of everyNuisance(plain(card))) {
        const set = [changed, ...others]
        checkAnswer(
          checkCardSet({ ...OUR_CARDS, name: 'box', [others.length > 30 ? 'footballers' : 'tactics']: set }),
        )
      }
    for (const changed of everyNuisance({
      ...OUR_CARDS,
      footballers: 0,
      tactics: 0,
      die: { faces: [0, 0, 0, 1, 2, 3] },
    })) {
      checkAnswer(checkCardSet(changed))
      checkFields(checkCardSet(changed))
    }
  })

  test('card sets that are nearly right, and if accepted they are played', () => {
    const cards = plain({ ...OUR_CARDS, name: 'box', die: { faces: [0, 0, 0, 1, 2, 3] } })
    fc.assert(
      fc.property(fc.nat(), edits(2), (n, changes) => {
        const checked = checkCardSet(edited(cards, changes))
        checkAnswer(checked)
        checkFields(checked)
        if (!checked.ok) return
        const { options, builds } = configOf(n)
        const config = finale.prepare({ options: { ...(options as object), cards: checked.value }, builds })
        checkAnswer(config)
        if (config.ok) randomMatch(finale, config.value, n, { told: 'nobody' })
      }),
      { seed: 3, numRuns: times(1500) },
    )
  })

  test.each<[string, (data: unknown) => unknown]>([
    ['an option', (data) => finale.prepare({ ...configOf(0), options: { tactics: data } })],
    ['a build', (data) => finale.prepare({ builds: [data, { club: data }] })],
    ['a line-up', (data) => finale.checkBuild(0, { pitch: [data], bench: [data] }, undefined)],
    ['a card set', (data) => checkCardSet({ ...OUR_CARDS, tactics: [data, { id: data, power: data }] })],
    ['a position', (data) => finale.fromPosition({ format: 'finale-position/1', sides: [data] }, luckOf(1))],
  ])('nesting deeper than a call can go: %s', (_, hand) => {
    expect(() => hand(abyss)).not.toThrow()
  })
})

/** Luck for as long as any match could need it; a match that asks for more would never end. */
function mortal(seed: number): Chance {
  const luck = luckOf(seed)
  let asked = 0
  return {
    take(weights, total, key) {
      if (++asked > 5000) throw new Error('the match does not end')
      return luck.take(weights, total, key)
    },
  }
}

/** What a state must be like that a match goes on from. */
function checkSound(s: State): void {
  const { men, cards } = booksOf(s)
  const filling = s.phase >= Phase.InjuredKeeper && s.phase <= Phase.ManForKeeper
  for (const seat of [0, 1] as const) {
    const onPitch = men.filter((man) => man.seat === seat && man.where === 'pitch')
    const keepers = onPitch.filter((man) => man.keeper).length
    if (onPitch.length > ELEVEN || keepers > 1 || (keepers === 0 && onPitch.length > 0 && !filling))
      throw new Error(`${onPitch.length} men and ${keepers} keepers on the pitch`)
    const { deck = -1, all = -1 } = cards[seat] ?? {}
    if (deck < 0 || all < 0) throw new Error('a card is lost or doubled')
    const options = new Int16Array(finale.mostOptions)
    const count = awaits(finale.awaiting(s), seat) ? finale.legal(s, seat, options) : undefined
    if (count !== undefined && count < 2) throw new Error(`a question with ${count} answers`)
    finale.request(s, seat)
  }
  for (const viewer of VIEWERS) finale.view(s, viewer)
  if (finale.awaiting(s) === 0 && !finale.outcome(s)) throw new Error('nobody is asked, but it is not over')
}

/** Reads a position; if it is accepted it must be sound, and stay so to the end of the match. */
function checkPosition(data: unknown, seed: number): boolean {
  const read = finale.fromPosition(data, mortal(seed))
  checkAnswer(read)
  if (!read.ok) return false
  checkSound(read.value)
  const own = plain(finale.position(read.value))
  expect(finale.fromPosition(own, mortal(seed)).ok).toBe(true)
  playOut(finale, read.value, new SampledChance(seed), mortal(seed), undefined, 2000)
  checkSound(read.value)
  expect(finale.outcome(read.value)).toBeDefined()
  return true
}

describe('whatever stands in a position gets an answer, and what is accepted can be played to its end', () => {
  const positions: PlainPosition[] = []
  const of = (n: number, phase?: string, fits: (position: PlainPosition) => boolean = () => true) => {
    const found = positions.filter((position) => (!phase || position.phase === phase) && fits(position))
    return structuredClone(found[n % found.length]) as PlainPosition
  }

  /** Some of every phase, however seldom our cards lead to it. */
  beforeAll(() => {
    const found = new Map(
      [...PHASES.slice(0, Phase.Over).keys(), Phase.HazardOrder].map((phase) => [phase, 0]),
    )
    for (let seed = 1; seed < 5000 && [...found.values()].some((count) => count < 20); seed++)
      randomMatch(finale, anyConfig(seed), seed, {
        told: 'nobody',
        each(s, { number }) {
          const count = found.get(s.phase) ?? 0
          if (count >= 80 || (s.phase <= Phase.DefendersMen && (number + seed) % 20 > 0)) return
          found.set(s.phase, count + 1)
          positions.push(plain(finale.position(s)))
        },
      })
  })

  test('anything', () => {
    fc.assert(
      fc.property(nuisance, (data) => {
        expect(finale.fromPosition(data, luckOf(1)).ok).toBe(false)
        checkAnswer(finale.fromPosition(data, luckOf(1)))
      }),
      { seed: 4, numRuns: times(2000) },
    )
  })

  test('every field of a position taken by every nuisance', () => {
    for (const phase of ['tactics', 'changes', 'attackers-men', 'replacement', 'next-taker'])
      for (const position of everyNuisance(of(1, phase)))
        checkAnswer(finale.fromPosition(position, mortal(1)))
    const free = of(0, undefined, (position) => position.sides.every((side) => side.order.length > 1))
    for (const position of everyNuisance(free)) checkAnswer(finale.fromPosition(position, mortal(1)))
  })

  test('positions with fields lost, retyped or filled with garbage', () => {
    fc.assert(
      fc.property(fc.nat(), edits(3), (n, changes) => {
        checkPosition(edited(of(n), changes), n)
      }),
      { seed: 5, numRuns: times(3000) },
    )
  })

  test('positions that are nearly right', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer(), fc.integer({ min: 1, max: 3 }), (n, seed, count) => {
        const whim = new SampledChance(seed)
        const position = of(n)
        for (let change = 0; change < count; change++) nearby(position, whim)
        checkPosition(position, n)
      }),
      { seed: 6, numRuns: times(10_000) },
    )
  })

  /** What no match can come to, though every single field could stand there; done to both sides. */
  const IMPOSSIBLE: readonly [
    string,
    string,
    Partial<PlainPosition>,
    ((side: PlainSide) => Partial<PlainSide>)?,
  ][] = [
    ['both have laid their card', 'tactics', {}, ({ hand }) => ({ laid: hand[0] ?? 'white-1' })],
    ['both are done with their changes', 'changes', {}, () => ({ ready: true })],
    ['both are done with their takers', 'takers', {}, () => ({ ready: true })],
    ['both are done with the next taker', 'next-taker', {}, () => ({ ready: true })],
    ['shots before the takers are named', 'takers', {}, () => ({ shots: 6 })],
    ['a man leaves from the bench', 'changes', {}, (side) => ({ leaving: on(side, 'bench') })],
    ['a keeper leaves', 'changes', {}, (side) => ({ leaving: keeperOf(side) })],
    ['a keeper comes on', 'changes', {}, (side) => ({ changes: [[on(side, 'pitch'), keeperOf(side)]] })],
    [
      'a man comes on from the pitch',
      'changes',
      {},
      (side) => ({ changes: [[on(side, 'pitch'), on(side, 'pitch', 1)]] }),
    ],
    [
      'a man comes on twice',
      'changes',
      {},
      (side) => ({ changes: [0, 1].map((n) => [on(side, 'pitch', n), on(side, 'bench')]) }),
    ],
    ['an injured keeper while one stands in goal', 'replacement', { phase: 'injured-keeper' }],
    ['a sent-off keeper while one stands in goal', 'replacement', { phase: 'sent-off-keeper' }],
    ['a keeper to come on while one stands in goal', 'replacement', { phase: 'man-for-keeper' }],
  ]
  test.each(IMPOSSIBLE)('%s: refused', (_, phase, change, toSide) => {
    for (let n = 0; n < 20; n++) {
      const position = Object.assign(of(n, phase), change)
      // §9.2 Where keepers may be changed they may leave.
      Object.assign(position, { options: { ...Object(Object(position).options), keeperChanges: false } })
      for (const side of position.sides) Object.assign(side, toSide?.(side))
      expect(finale.fromPosition(position, mortal(n)).ok).toBe(false)
    }
  })

  test('a man is injured who is still on the pitch: refused', () => {
    for (const phase of ['replacement', 'injured-keeper']) {
      const position = of(1, phase)
      for (const side of position.sides)
        expect(finale.fromPosition({ ...position, man: on(side, 'pitch') }, mortal(1)).ok).toBe(false)
    }
  })

  test('a twelfth man, on the pitch already, for an injured one: refused', () => {
    const position = of(0, 'replacement', ({ man, sides }) =>
      sides.some(({ men }) => men.some(({ id }) => id === man) && men.filter(isOn('pitch')).length === 10),
    )
    const side = position.sides.find(({ men }) => men.some(({ id }) => id === position.man))
    Object.assign(side?.men.find((man) => isOn('bench')(man) && man.line !== 'keeper') ?? {}, {
      where: 'pitch',
    })
    expect(finale.fromPosition(position, mortal(1)).ok).toBe(false)
  })

  test('an order that is not the deck: refused', () => {
    const free = (position: PlainPosition) => position.sides.every((side) => side.order.length > 1)
    for (let n = 0; n < 20; n++) {
      const short = of(n, undefined, free)
      for (const side of short.sides) side.order.shift()
      expect(finale.fromPosition(short, mortal(n)).ok).toBe(false)
      const twice = of(n, undefined, free)
      for (const side of twice.sides) side.order[0] = side.order[1] ?? ''
      expect(finale.fromPosition(twice, mortal(n)).ok).toBe(false)
    }
  })
})

const isOn =
  (where: string) =>
  (man: PlainSide['men'][number]): boolean =>
    man.where === where
const on = (side: PlainSide, where: string, nth = 0): string =>
  side.men.filter((man) => man.where === where && man.line !== 'keeper')[nth]?.id ?? ''
const keeperOf = (side: PlainSide): string => side.men.find((man) => man.line === 'keeper')?.id ?? ''

test('a card set of another make is kept whole', () => {
  const cards = plain<typeof OUR_CARDS>({ ...OUR_CARDS, name: 'box', version: '7' })
  const config = finale.prepare({ ...configOf(0), options: { ...Object(configOf(0).options), cards } })
  if (!config.ok) throw new Error(JSON.stringify(config.refusals))
  const { state } = randomMatch(finale, config.value, 1, { stopAfter: 20 })
  const read = finale.fromPosition(plain(finale.position(state)), mortal(1))
  expect(read.ok && finale.cardSet(read.value)).toEqual({ name: 'box', version: '7' })
})
