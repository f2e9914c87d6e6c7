import type { Seat } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { FIRST_EXPANSION, OUR_EXPANSION } from '../../cards/our-expansion.ts'
import { OUR_CARDS } from '../../cards/ours.ts'
import { STYLES } from '../../cards/skills.ts'
import type { Match, Setting } from '../match.ts'
import { match } from '../match.ts'
import { IN_FRONT_OF_GOAL } from '../rules/stories.ts'
import { plus, styleOf, styleWorth } from './card-facts.ts'

const LONG = { ball: 'h7', faceUp: ['long-2-left', 'short-2-left'] } as const
const DRIBBLE = { ball: 'h7', faceUp: ['dribble-2-left', 'short-2-left'] } as const
const SHOT = { ...IN_FRONT_OF_GOAL, faceUp: ['dribble-1-left', 'short-1-left'] } as const
/** A long ball two lines on, to 11 on c5, where a4 and a5 stand; 6 has come up to b4. */
const ARRIVED = {
  ball: 'h7',
  faceUp: ['long-4-left', 'short-1-left'],
  on: { h9: 'b4' },
  players: [{ 10: 'target-man*', 11: 'forward*' }, {}],
} as const

/** Home attacks and away defends, each with a card of the same style. */
const both = (attackers: string, defenders: string, setting: Setting): Match =>
  match({
    ...setting,
    styles: [styleOf(attackers), styleOf(defenders)],
    styleCards: [[attackers], [defenders]],
  })

const asked = (m: Match, seat: Seat): readonly unknown[] => [
  m.phase,
  m.awaiting,
  m.options(seat).map((option) => option.replace(/:.*/, '')),
]

describe('P32a two coaches with cards of one style', () => {
  test('P32a Tactical: Passing triangle gives the ball on, then the Offside trap takes it all the same', () => {
    const m = both('passing-triangle', 'offside-trap', ARRIVED).standStill().play('h 2-lines', 'h 11')
    expect([m.phase, m.awaiting]).toEqual(['style-card', ['home']])
    m.play('h passing-triangle:10')
    expect([m.ball, ...asked(m, 1)]).toEqual(['h10', 'style-card', ['away'], ['none', 'offside-trap']])
    m.play('a offside-trap')
    expect([m.ball, m.last('took-ball').from]).toEqual(['a4', { seat: 0, number: 10 }])
    expect(m.all('style-played').map(({ seat, card }) => [seat, card])).toEqual([
      [0, 'passing-triangle'],
      [1, 'offside-trap'],
    ])
  })

  test('P32a Technical: Nutmeg against Quick feet in one dribble', () => {
    const m = both('nutmeg', 'quick-feet', DRIBBLE).standStill()
    expect(asked(m, 0)).toEqual(['style-card', ['home'], ['none', 'nutmeg']])
    expect(asked(m.play('h nutmeg'), 1)).toEqual(['style-card', ['away'], ['none', 'quick-feet']])
    expect(m.play('a quick-feet').last('comparison').skills).toEqual([
      styleWorth('nutmeg'),
      styleWorth('quick-feet'),
    ])
  })

  test.each([
    ['aerial-power', 'every-duel'],
    ['every-duel', 'aerial-power'],
  ])('P32a Physical: %s against %s in one long ball, either way round', (attackers, defenders) => {
    const m = both(attackers, defenders, LONG).standStill().play('h 2-lines')
    expect(asked(m, 0)).toEqual(['style-card', ['home'], ['none', attackers]])
    expect(asked(m.play(`h ${attackers}`), 1)).toEqual(['style-card', ['away'], ['none', defenders]])
    expect(m.play(`a ${defenders}`).last('comparison').skills).toEqual([
      styleWorth(attackers),
      styleWorth(defenders),
    ])
  })

  test('P32a Total: Flood the box against Everybody back at one shot', () => {
    const m = both('flood-the-box', 'everybody-back', SHOT).standStill().play('h shoot')
    expect(asked(m, 0)).toEqual(['style-card', ['home'], ['none', 'flood-the-box']])
    expect(asked(m.play('h flood-the-box'), 1)).toEqual(['style-card', ['away'], ['none', 'everybody-back']])
    m.play('a everybody-back', 'h left', 'a centre')
    expect(m.last('duel')).toMatchObject({
      power: 1 + plus('dribble', 'left') + styleWorth('flood-the-box'),
      draws: OUR_CARDS.keeping.final.middle + styleWorth('everybody-back'),
    })
  })

  test('P32a the attacker decides first, and whoever passes leaves the other his card', () => {
    const m = both('nutmeg', 'quick-feet', DRIBBLE).standStill().play('h none')
    expect(m.awaiting).toEqual(['away'])
    expect(m.play('a none').last('comparison').skills ?? [0, 0]).toEqual([0, 0])
    expect([m.styleCards(0), m.styleCards(1)]).toEqual([['nutmeg'], ['quick-feet']])
  })
})

test('P32a in every style there is something for the coach without the ball, since the second player cards', () => {
  const inDefence = (set: typeof OUR_EXPANSION) =>
    STYLES.filter((style) =>
      set.styles.some((card) => card.style === style && !card.if?.includes('attacking')),
    )
  expect(inDefence(OUR_EXPANSION)).toEqual(STYLES)
  expect(inDefence(FIRST_EXPANSION)).toEqual(['tactical', 'physical', 'total'])
})
