import type { Chance } from '@libero/kernel'
import { ListedChance, SampledChance } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import type { FinaleOptions } from '../../build.ts'
import { checkCardSet } from '../../cards/check.ts'
import { OUR_CARDS } from '../../cards/ours.ts'
import type { Men } from '../../cards/set.ts'
import { finale } from '../../game.ts'
import { beginnersBuild } from '../../presets.ts'
import type { Colour, Place } from '../../vocabulary.ts'
import { COLOURS } from '../../vocabulary.ts'
import { card, kickOff, match, seen } from '../match.ts'

const SIX = ['5', '4', '3', '2a', '2b', '1']
const colourOf = (colour: string) => SIX.map((power) => `${colour}-${power}`)

/** Two 5s, two 4s, two 3s, four 2s and one 1, in an order of the coach's own. */
const FREE_ORDER = [
  ...['purple-1', 'red-5', 'red-2a', 'blue-5', 'blue-4', 'blue-3'],
  ...['yellow-4', 'yellow-3', 'yellow-2a', 'yellow-2b', 'purple-2a'],
]

const against = (tactics: unknown, options: object = {}) =>
  finale
    .checkBuild(0, { ...beginnersBuild('acker'), tactics }, { sealed: true, ...options })
    .map(({ code, rule }) => `${code} §${rule}`)

const FREE = { tactics: 'free' } as const

/** FC Acker with red cards against SV Stollen with blue ones, or both with the same free choice. */
const kickOffWith = (chance: Chance, options: FinaleOptions = {}) =>
  options === FREE
    ? kickOff([FREE_ORDER, FREE_ORDER], chance, FREE)
    : kickOff([['red'], ['blue']], chance, options)

const inOrderOfTheSet = (a: string, b: string) => card(a) - card(b)

describe('Tactic cards', () => {
  test('§4.1 thirty cards: five colours of six, each of ours with the powers 5, 4, 3, 2, 2 and 1', () => {
    expect(OUR_CARDS.tactics).toHaveLength(30)
    for (const colour of COLOURS) {
      const powers = OUR_CARDS.tactics
        .filter((tactic) => tactic.colour === colour)
        .map((tactic) => tactic.power)
      expect(
        powers.sort((a, b) => b - a),
        colour,
      ).toEqual([5, 4, 3, 2, 2, 1])
    }
    const weaker = OUR_CARDS.tactics.map((tactic) =>
      tactic.id === 'red-5' ? { ...tactic, power: 4 } : tactic,
    )
    const box = { ...OUR_CARDS, name: 'box', tactics: weaker }
    // Those of a box may be spread otherwise since finale-2.
    expect([checkCardSet(box, 'finale-1').ok, checkCardSet(box).ok]).toEqual([false, true])
  })

  test('§4.1 the white 1 is the closing card; it is never shuffled in nor taken in hand', () => {
    expect(OUR_CARDS.tactics.filter((tactic) => tactic.closing)).toMatchObject([
      { colour: 'white', power: 1 },
    ])
    const { state } = kickOffWith(new SampledChance(3))
    expect(seen(state, 'home').sides[0].packed).not.toContain('white-1')
    const m = match({ hands: [['white-5', 'white-4', 'white-3'], ['white-5']] })
    expect(m.options(0)).toEqual(['white-5', 'white-4', 'white-3'])
    expect(m.refusal('h white-1')).toBe('closing-card-only-last §5.8')
  })

  test('§4.2 above the build-up, below the finish; on the left the attacker’s places, on the right the defender’s', () => {
    const m = match({
      faceUp: ['white-2a', 'purple-1'],
      tactics: {
        'white-2a': {
          buildUp: { attack: { defence: 1 }, defence: { attack: 1 } },
          finish: { attack: { midfield: 1 }, defence: { defence: 1 } },
        },
      },
    })
    const lineAsked = () => [m.awaiting.join(), m.request(m.awaiting[0] === 'home' ? 0 : 1)?.prompt.about]
    expect(lineAsked()).toMatchObject(['home', { action: 'build-up', place: 'defence' }])
    m.play('h manni-metzger')
    expect(lineAsked()).toMatchObject(['away', { action: 'build-up', place: 'attack' }])
    m.rolls(3, 0).play('a gerd-rumsteher')
    expect(lineAsked()).toMatchObject(['home', { action: 'finish', place: 'midfield' }])
    m.play('h gregor-graser')
    expect(lineAsked()).toMatchObject(['away', { action: 'finish', place: 'defence' }])
    expect(m.options(1)).toEqual(['brian-oklopper', 'guenter-granit', 'karl-rempler'])
  })

  test('§4.3 the usual deck is the white cards and one other colour, which each coach chooses for himself', () => {
    const { state } = kickOffWith(new SampledChance(3))
    const white = colourOf('white').filter((id) => id !== 'white-1')
    expect(seen(state, 'home').sides[0].packed).toEqual([...white, ...colourOf('red')])
    expect(seen(state, 'away').sides[1].packed).toEqual([...white, ...colourOf('blue')])
    expect(against({ colour: 'white' })).toEqual(['colour-white §4.3'])
    expect(against({ colour: 'green' })).toEqual(['colour-unknown §4.3'])
  })

  test('§4.3 yellow calls on more backs, blue on more midfielders, red on more strikers than any other colour', () => {
    const places = (colour: Colour, place: Place) =>
      OUR_CARDS.tactics
        .filter((tactic) => tactic.colour === colour)
        .flatMap((tactic): Men[] => [tactic.buildUp.attack, tactic.finish.attack])
        .reduce((sum, men) => sum + (men[place] ?? 0), 0)
    for (const [colour, place] of [
      ['yellow', 'defence'],
      ['blue', 'midfield'],
      ['red', 'attack'],
    ] as const) {
      for (const rest of COLOURS.filter((other) => other !== colour))
        expect(places(colour, place), `${colour} and ${rest}`).toBeGreaterThan(places(rest, place))
    }
  })

  test('§4.4 free choice: two 5s, two 4s, two 3s, four 2s and one 1 of any colours', () => {
    expect(against({ order: FREE_ORDER }, FREE)).toEqual([])
    const instead = (off: string, on: string) => FREE_ORDER.map((id) => (id === off ? on : id))
    expect(against({ order: instead('purple-1', 'red-3') }, FREE)).toEqual([
      'deck-powers §4.4',
      'deck-powers §4.4',
    ])
    expect(against({ order: instead('red-5', 'blue-5') }, FREE)).toContain('tactic-twice §4.4')
    expect(against({ order: instead('red-5', 'pink-5') }, FREE)).toContain('tactic-unknown §4.4')
    expect(against({ order: FREE_ORDER.slice(1) }, FREE)).toContain('deck-size §4.4')
    expect(against({ order: [...FREE_ORDER, 'red-1'] }, FREE)).toContain('deck-size §4.4')
    expect(against({ colour: 'red' }, FREE)).toEqual(['order-missing §4.4'])
  })

  test('§4.4 free choice must be agreed, and the closing card is none of the eleven', () => {
    expect(against({ order: FREE_ORDER })).toEqual(['free-choice-not-agreed §4.4'])
    const closing = FREE_ORDER.map((id) => (id === 'purple-1' ? 'white-1' : id))
    expect(against({ order: closing }, FREE)).toContain('closing-card-in-deck §4.4')
  })

  test('§4.5 under free choice nothing is shuffled: three in hand, the others drawn in the chosen order', () => {
    const { state } = kickOffWith(new ListedChance([]), FREE)
    expect(seen(state, 'home').sides[0]).toMatchObject({ hand: ['purple-1', 'red-5', 'red-2a'], deck: 8 })
    const m = match({
      options: { tactics: 'free' },
      hands: [['white-4', 'white-3', 'white-2a'], []],
      decks: [['red-5', 'blue-1', 'purple-4'], []],
    })
    // No luck is listed: the card on top of the order is drawn.
    m.play('h white-4')
    expect(m.last('drawn').card).toBe('red-5')
    expect(m.view('home').sides[0].hand).toEqual(['white-3', 'white-2a', 'red-5'])
  })

  test('§4.6 the usual deck of eleven is shuffled and three cards are drawn', () => {
    const draws = ['red-1', 'white-5', 'red-4', 'blue-5', 'blue-4', 'white-2b']
    const { state } = kickOffWith(new ListedChance(draws.map(card)))
    expect(seen(state, 'home').sides[0]).toMatchObject({
      hand: ['white-5', 'red-4', 'red-1'].sort(inOrderOfTheSet),
    })
    expect(seen(state, 'away').sides[1]).toMatchObject({
      hand: ['white-2b', 'blue-5', 'blue-4'].sort(inOrderOfTheSet),
    })
    expect(seen(state, 'spectator').sides.map((side) => side.deck)).toEqual([8, 8])
  })

  test('§4.6 every card left in the deck is as likely as any other', () => {
    const asked: string[] = []
    const first: Chance = {
      take: (weights, total) => {
        const each = new Set(weights.filter((weight) => weight > 0))
        asked.push(`${total} cards, weights ${[...each].join()}`)
        return weights.findIndex((weight) => weight > 0)
      },
    }
    kickOffWith(first)
    const three = [11, 10, 9].map((left) => `${left} cards, weights 1`)
    expect(asked).toEqual([...three, ...three])
  })

  test('§4.7 neither the other coach nor the stands see hand, deck or what was packed, only how many', () => {
    const { state, log } = kickOffWith(new SampledChance(5))
    for (const viewer of ['away', 'spectator'] as const) {
      const side = seen(state, viewer).sides[0]
      expect(side).toMatchObject({ hand: 3, deck: 8 })
      expect(side.packed).toBeUndefined()
      expect(JSON.stringify([finale.view(state, viewer), log.heardBy(viewer)])).not.toContain('red-')
    }
    expect(log.heardBy('away')).toContainEqual({ kind: 'dealt-unseen', seat: 0, count: 3 })
    expect(log.heardBy('home').find((event) => event.kind === 'dealt')).toMatchObject({ seat: 0 })
  })

  test('§4.7 a card becomes known when it is played', () => {
    const hands = [
      ['red-5', 'white-4'],
      ['blue-2a', 'white-3'],
    ] as const
    const m = match({ hands }).play('h red-5')
    expect(m.view('away').sides[0]).toMatchObject({ shown: [], laid: true })
    m.play('a blue-2a')
    expect(m.view('away').sides[0]).toMatchObject({ shown: ['red-5'], faceUp: 'red-5', hand: 1 })
    expect(m.last('revealed').cards).toEqual(['red-5', 'blue-2a'])
  })
})
