import type { Viewer } from '@libero/kernel'
import { ListedChance, Log, SampledChance } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import type { FinaleEvent } from '../../events.ts'
import { finale } from '../../game.ts'
import { beginnersBuild } from '../../presets.ts'
import type { State } from '../../state.ts'
import { COLOURS } from '../../vocabulary.ts'
import { card, expectDefined, expectOk, kickOff, pack, seen } from '../match.ts'

const luck = () => new SampledChance(5)
const optionsOf = (state: State, seat: 0 | 1 = 0) =>
  (finale.request(state, seat)?.options ?? []).map(({ action }) => action)
const refusal = (state: State, text: string) => {
  const { code, rule } = finale.explain(state, 0, finale.read(state, 0, text))
  return `${code} §${rule}`
}
const FREE = { tactics: 'free' } as const
const FREE_ORDER = [
  ...['purple-1', 'red-5', 'red-2a', 'blue-5', 'blue-4', 'blue-3'],
  ...['yellow-4', 'yellow-3', 'yellow-2a', 'yellow-2b', 'purple-2a'],
]

describe('Choosing tactic cards', () => {
  test('§4.8 both are asked for a colour at once, with both line-ups in view; white is given', () => {
    const { state } = kickOff([[], []], luck())
    for (const seat of [0, 1] as const) {
      expect(optionsOf(state, seat)).toEqual(COLOURS.slice(1))
      expect(finale.request(state, seat)).toMatchObject({
        kind: 'packing',
        rule: '4.8',
        atOnce: true,
        default: 'purple',
        prompt: { key: 'pack-colour' },
      })
    }
    expect(finale.request(state, 0)?.options[3]).toEqual({
      action: 'red',
      kind: 'colour',
      about: { colour: 'red' },
    })
    expect(seen(state, 'away').sides[0].men.filter((man) => man.where === 'pitch')).toHaveLength(11)
    expect(refusal(state, 'white')).toBe('colour-white §4.3')
    expect(refusal(state, 'red-5')).toBe('free-choice-not-agreed §4.4')
    expect(refusal(state, 'timo-brecher')).toBe('not-a-man-now §4.8')
    expect(refusal(state, 'done')).toBe('choice-required §4.8')
  })

  test('§4.8 nobody learns more than who has chosen; then hands are dealt and the first period begins', () => {
    const worlds = COLOURS.slice(1).map((colour) => kickOff([[colour], []], luck()))
    for (const viewer of ['away', 'spectator'] as const) {
      const known = worlds.map(({ state, log }) =>
        JSON.stringify([finale.view(state, viewer), finale.request(state, 1), log.heardBy(viewer)]),
      )
      expect(new Set(known).size).toBe(1)
    }
    const { state, log } = worlds[3] ?? kickOff([['red'], []], luck())
    expect(log.heardBy('away').at(-1)).toEqual({ kind: 'packed-unseen', seat: 0 })
    expect(log.heardBy('home').at(-1)).toMatchObject({ kind: 'packed', seat: 0, colour: 'red' })
    expect(seen(state, 'home').sides[0]).toMatchObject({ deck: 11, hand: [] })
    expect(seen(state, 'home').sides[0].packed).toContain('red-5')
    expect(seen(state, 'spectator')).toMatchObject({ awaiting: ['away'] })
    pack(state, [[], ['blue']], luck(), log)
    expect(seen(state, 'spectator')).toMatchObject({ phase: 'tactics', period: 1 })
    expect(seen(state, 'spectator').sides.map(({ hand, deck }) => [hand, deck])).toEqual([
      [3, 8],
      [3, 8],
    ])
  })

  test('§4.8 under free choice card after card, as long as the powers can be reached, in the coach’s own order', () => {
    const { state, log } = kickOff([FREE_ORDER.slice(0, 2), []], new ListedChance([]), FREE)
    expect(finale.request(state, 0)?.prompt).toEqual({ key: 'pack-hand', about: { number: 3, of: 3 } })
    expect(optionsOf(state)).not.toContain('blue-1')
    expect(refusal(state, 'blue-1')).toBe('power-complete §4.4')
    expect(refusal(state, 'red-5')).toBe('tactic-twice §4.4')
    expect(refusal(state, 'white-1')).toBe('closing-card-in-deck §4.4')
    expect(refusal(state, 'red')).toBe('order-missing §4.4')
    // How far he has come is his to know.
    expect(seen(state, 'home').sides[0]).toMatchObject({ deck: 2, order: FREE_ORDER.slice(0, 2) })
    expect(seen(state, 'away').sides[0]).toMatchObject({ deck: 0, hand: 0 })
    expect(JSON.stringify([log.heardBy('away'), finale.view(state, 'spectator')])).not.toContain('purple-1')

    pack(state, [FREE_ORDER.slice(2), FREE_ORDER], new ListedChance([]), log)
    expect(log.heardBy('home').find((event) => event.kind === 'packed')).toMatchObject({ cards: FREE_ORDER })
    expect(seen(state, 'home').sides[0]).toMatchObject({
      hand: ['purple-1', 'red-5', 'red-2a'],
      order: FREE_ORDER.slice(3),
    })
  })

  test('§4.8 a position in the middle of choosing is the whole choice', () => {
    for (const { state } of [
      kickOff([['red'], []], luck()),
      kickOff([FREE_ORDER.slice(0, 5), FREE_ORDER], luck(), FREE),
      kickOff([FREE_ORDER.slice(0, 5), FREE_ORDER], luck(), { tactics: 'any' }),
    ]) {
      const position = finale.position(state)
      const read = expectOk(finale.fromPosition(JSON.parse(JSON.stringify(position)), luck()))
      expect(finale.position(read)).toEqual(position)
      const viewers: readonly Viewer[] = ['home', 'away', 'spectator']
      for (const viewer of viewers) expect(finale.view(read, viewer)).toEqual(finale.view(state, viewer))
    }
  })

  test('§4.8 a position in which the choice cannot stand is refused by its field', () => {
    const { state } = kickOff([['red'], []], luck())
    const position = finale.position(state)
    const [home, away] = position.sides as readonly [object, object]
    const wrong = (change: object) => {
      const read = finale.plainPosition({ ...position, ...change })
      return read.ok ? [] : read.refusals.map(({ about }) => about?.field)
    }
    const wrongHome = (change: object) => wrong({ sides: [{ ...home, ...change }, away] })
    expect(wrong({ options: { tactics: 'usual', sealed: true, extraTime: false } })).toEqual(['phase'])
    expect(wrong({ period: 1 })).toEqual(['period'])
    expect(wrongHome({ ready: false })).toEqual(['sides.0.ready'])
    expect(wrongHome({ deck: ['red-5', 'blue-5'] })).toEqual(['sides.0.deck'])
    expect(wrongHome({ deck: [], hand: ['red-5'] })).toContain('sides.0.hand')
    expect(wrongHome({ faceUp: 'red-5' })).toEqual(['sides.0.faceUp'])
  })

  const ANY = { tactics: 'any' } as const
  const FIVES = COLOURS.map((colour) => `${colour}-5`)
  const ANY_CARDS = [...FIVES, ...COLOURS.map((colour) => `${colour}-4`), 'red-1']

  test('§4.10 any eleven, card after card, whatever their powers; the closing card comes beneath', () => {
    const { state, log } = kickOff([FIVES, []], new ListedChance([]), ANY)
    expect(finale.request(state, 0)?.prompt).toEqual({ key: 'pack-any', about: { number: 6, of: 11 } })
    expect(optionsOf(state)).toHaveLength(29 - FIVES.length)
    expect(refusal(state, 'red-5')).toBe('tactic-twice §4.10')
    expect(refusal(state, 'white-1')).toBe('closing-card-in-deck §4.10')
    expect(refusal(state, 'red')).toBe('cards-missing §4.10')
    expect(refusal(state, 'done')).toBe('choice-required §4.8')
    // How far he has come is his to know.
    expect(seen(state, 'home')).toMatchObject({ tactics: 'any' })
    expect([...(seen(state, 'home').sides[0].packed ?? [])].sort()).toEqual([...FIVES].sort())
    expect(seen(state, 'away').sides[0]).toMatchObject({ deck: 0, hand: 0 })
    expect(JSON.stringify([log.heardBy('away'), finale.view(state, 'spectator')])).not.toContain('-5')
  })

  test('§4.10 the order in which they are chosen means nothing: they are shuffled, and the hand is drawn', () => {
    const drawn = ['red-1', 'blue-4', 'white-5', 'white-5', 'blue-5', 'red-4'].map(card)
    const worlds = [ANY_CARDS, [...ANY_CARDS].reverse()].map((cards) =>
      kickOff([cards, ANY_CARDS], new ListedChance(drawn), ANY),
    )
    for (const { state, log } of worlds) {
      expect(seen(state, 'home').sides[0]).toMatchObject({ hand: ['white-5', 'blue-4', 'red-1'], deck: 8 })
      expect(seen(state, 'home').sides[0].order).toBeUndefined()
      expect(log.heardBy('home').find(({ kind }) => kind === 'packed')).toMatchObject({ shuffled: true })
    }
    const [one, other] = worlds.map(({ state }) => finale.position(state))
    expect(one).toEqual(other)
  })

  test('§4.10 sealed with the squad; a match saved goes on as it was agreed', () => {
    const builds = [
      { ...beginnersBuild('acker'), tactics: { cards: ANY_CARDS } },
      { ...beginnersBuild('stollen'), tactics: { cards: [...ANY_CARDS].reverse() } },
    ] as const
    const config = expectOk(finale.prepare({ options: { ...ANY, sealed: true }, builds }))
    expect(finale.plain(config)).toEqual({ options: { ...ANY, sealed: true }, builds })
    const state = finale.start(config, luck())
    expect([...(seen(state, 'away').sides[1].packed ?? [])].sort()).toEqual([...ANY_CARDS].sort())
    const position = finale.position(state)
    expect(position.options).toMatchObject({ tactics: 'any', sealed: true })
    const read = expectOk(finale.fromPosition(JSON.parse(JSON.stringify(position)), luck()))
    expect(finale.position(read)).toEqual(position)
  })

  test('§4.9 sealed at once: each brings his cards with the squad, and nothing is asked', () => {
    const builds = [beginnersBuild('acker', 'red'), beginnersBuild('stollen', 'blue')] as const
    const log = new Log<FinaleEvent>()
    const config = expectOk(finale.prepare({ options: { sealed: true }, builds }))
    const state = finale.start(config, luck(), log)
    expect(log.heardBy('spectator').map(({ kind }) => kind)).toEqual([
      ...['kick-off', 'dealt-unseen', 'dealt-unseen', 'period'],
    ])
    expect(seen(state, 'home')).toMatchObject({ phase: 'tactics', period: 1 })
    expect(seen(state, 'home').sides[0].packed).toContain('red-5')
    expect(finale.plain(config)).toEqual({ options: { sealed: true }, builds })
    expect(finale.position(state).options).toMatchObject({ sealed: true })
  })

  test('§4.8 §13.3 whose time runs out plays white and purple, freely chosen ones in a mixed order', () => {
    const { state } = kickOff([[], []], luck(), FREE)
    while (finale.request(state, 0)?.kind === 'packing')
      for (const seat of [0, 1] as const) {
        const { default: action } = expectDefined(finale.request(state, seat))
        finale.apply(state, seat, finale.read(state, seat, action), luck())
      }
    const { packed, hand } = seen(state, 'home').sides[0]
    expect((packed ?? []).every((id) => /^(white|purple)-/.test(id))).toBe(true)
    expect((hand as readonly string[]).map((id) => id.split('-')[1]?.[0]).sort()).toEqual(['2', '3', '5'])
  })
})
