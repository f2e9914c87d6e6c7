import { SampledChance } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../../cards/ours.ts'
import { hatTrick } from '../../game.ts'
import type { Match, Setting } from '../match.ts'
import { match } from '../match.ts'
import { shot } from '../rules/stories.ts'
import { penaltyByA3 } from './event-stories.ts'

const REGULAR = { players: [{}, {}], starKeeper: [false, false] } as const satisfies Setting
const STAR = { players: [{}, {}], starKeeper: [false, true] } as const satisfies Setting
const { middle } = OUR_CARDS.keeping.final

/** A shot of h10 to the left; the keeper does this. */
const duel = (dive: string, setting: Setting) => shot('dribble-2-left', setting).play('h left', `a ${dive}`)
const isStar = (m: Match, seat: 0 | 1 = 1) => m.view('spectator').sides[seat].starKeeper
const drawn = (m: Match) => [m.last('duel').symbol, m.last('duel').draws - middle]

/** Both hands of two are drawn up after a shot. */
const UP = ['long-1-left', 'long-1-left'] as const

describe('Becoming a star, and a regular again', () => {
  test('§17.1 a regular keeper who guesses right becomes a star', () => {
    const m = duel('left', REGULAR)
    expect([m.all('keeper-changed'), isStar(m)]).toEqual([
      [{ kind: 'keeper-changed', seat: 1, star: true }],
      true,
    ])
    // This shot is still that of a regular who guessed right: one card more, nothing else.
    expect(drawn(m)).toEqual(['plus', 1])
    expect(isStar(m, 0)).toBe(false)
  })

  test('§17.1 goal or not, he stays one after the shot', () => {
    const m = duel('left', REGULAR)
      .rolls(...UP)
      .play('a stop')
    expect(m.all('goal').length).toBe(1)
    expect(isStar(m)).toBe(true)
    const held = duel('left', REGULAR)
      .rolls('short-4-left', 'long-4-left', ...UP)
      .play('a draw', 'a draw')
    expect([held.all('goal').length, held.all('saved').length, isStar(held)]).toEqual([0, 1, true])
  })

  test('§17.1 a wrong guess makes nobody a star, neither near nor far', () => {
    for (const dive of ['centre', 'right']) {
      const m = duel(dive, REGULAR)
      expect([m.all('keeper-changed'), isStar(m)]).toEqual([[], false])
    }
    expect(drawn(duel('right', REGULAR))).toEqual(['minus', -1])
  })

  test('§17.2 a star who guesses wrong is a regular again, whether he missed by one or by two', () => {
    for (const dive of ['centre', 'right']) {
      const m = duel(dive, STAR)
      expect(m.all('keeper-changed')).toEqual([{ kind: 'keeper-changed', seat: 1, star: false }])
      expect(isStar(m)).toBe(false)
      // For this shot he was still a star and lost nothing by the far corner.
      expect(drawn(m)).toEqual(['none', 0])
    }
  })

  test('§17.2 a star who guesses right stays one, and nothing is told of it', () => {
    const m = duel('left', STAR)
    expect([m.all('keeper-changed'), isStar(m), ...drawn(m)]).toEqual([[], true, 'plus', 1])
  })

  test('§17.1 only with the expansion: in the base game a keeper is what his team says', () => {
    const base = (dive: string, star: boolean) => duel(dive, { starKeeper: [false, star] })
    expect([base('left', false), base('centre', true), base('right', true)].map((m) => isStar(m))).toEqual([
      false,
      true,
      true,
    ])
    expect(base('left', false).all('keeper-changed')).toEqual([])
  })

  test('§17.1 §17.2 at a penalty as at every shot', () => {
    const guessed = penaltyByA3(REGULAR).play('h left', 'a left')
    expect([guessed.last('keeper-changed').star, isStar(guessed)]).toEqual([true, true])
    const fooled = penaltyByA3(STAR).play('h left', 'a centre')
    expect([fooled.last('keeper-changed').star, isStar(fooled)]).toEqual([false, false])
  })
})

describe('The set is chosen for each shot', () => {
  test('§17.3 a star keeper’s coach has both sets, the shooter and a regular keeper’s coach one', () => {
    const m = shot('dribble-2-left', STAR)
    const sets = ['left', 'centre', 'right', 'regular-left', 'regular-centre', 'regular-right']
    expect([m.options(1), m.options(0)]).toEqual([sets, sets.slice(0, 3)])
    const regular = shot('dribble-2-left', REGULAR)
    expect(regular.options(1)).toEqual(sets.slice(0, 3))
    expect(regular.refusal('a regular-left')).toBe('not-an-option §7.2')
    // A star of the shooting team's own makes no difference, nor does one of the base game.
    expect(shot('dribble-2-left', { ...REGULAR, starKeeper: [true, false] }).options(0)).toEqual(
      sets.slice(0, 3),
    )
    expect(shot('dribble-2-left', { starKeeper: [false, true] }).options(1)).toEqual(sets.slice(0, 3))
  })

  test('§17.3 with the regular cards the star stays a star, however he guesses', () => {
    for (const dive of ['regular-left', 'regular-centre', 'regular-right']) {
      const m = duel(dive, STAR)
      expect([m.all('keeper-changed'), isStar(m)]).toEqual([[], true])
    }
  })

  test('§17.3 in exchange the far corner costs a card', () => {
    expect(drawn(duel('regular-right', STAR))).toEqual(['minus', -1])
    expect(drawn(duel('regular-centre', STAR))).toEqual(['none', 0])
    expect(drawn(duel('regular-left', STAR))).toEqual(['plus', 1])
    expect(drawn(duel('right', STAR))).toEqual(['none', 0])
  })
})

describe('Nobody but his own coach knows the set before both are revealed', () => {
  /** All that another seat or the stands can learn, and what a bot of the shooter's could imagine. */
  const known = (m: Match) => ({
    home: [m.view('home'), m.heardBy('home'), m.request(0)],
    spectator: [m.view('spectator'), m.heardBy('spectator')],
    awaiting: m.awaiting,
  })
  const imagined = (m: Match, seed: number) => {
    const other = hatTrick.blank(m.state)
    hatTrick.copy(m.state, other)
    hatTrick.reimagine(other, 0, new SampledChance(seed))
    return hatTrick.position(other)
  }
  const stories: readonly (readonly [string, () => Match])[] = [
    ['a shot', () => shot('dribble-2-left', STAR)],
    ['a penalty', () => penaltyByA3(STAR)],
    [
      'a shoot-out',
      () =>
        match({
          ...STAR,
          options: { extraTime: true, shootOut: true },
          phase: 'duel',
          shootOut: { taken: [1, 1], scored: [0, 0] },
          penalty: false,
          ball: 'h6',
          hands: [[], []],
          faceUp: ['dribble-4-left', 'short-1-left'],
        }),
    ],
  ]

  test.each(stories)(
    'P17 %s: star or regular cards, the same to the shooter and to the stands',
    (_, begin) => {
      const [star, regular] = [begin().play('a centre'), begin().play('a regular-centre')]
      expect(known(regular)).toEqual(known(star))
      expect(known(regular).spectator).not.toEqual([])
      for (const viewer of ['home', 'spectator'] as const) {
        const told = JSON.stringify([regular.view(viewer), regular.heardBy(viewer).slice(-1)])
        expect(told).not.toMatch(/regular|starCards|"corner":"/)
        expect(regular.heardBy(viewer).at(-1)).toEqual({ kind: 'corner-chosen-unseen', seat: 1 })
      }
      // His own coach is told what he chose.
      expect(regular.heardBy('away').at(-1)).toMatchObject({ kind: 'corner-chosen', regular: true })
    },
  )

  test.each(stories)('P17 %s: which corner is hidden just as well', (_, begin) => {
    const views = ['left', 'right', 'regular-left'].map((dive) => known(begin().play(`a ${dive}`)))
    expect(views[1]).toEqual(views[0])
    expect(views[2]).toEqual(views[0])
  })

  test.each(stories)('P17 %s: who imagines what he cannot see learns nothing from the choice', (_, begin) => {
    for (let seed = 1; seed <= 12; seed++)
      expect(imagined(begin().play('a regular-left'), seed)).toEqual(imagined(begin().play('a right'), seed))
  })

  test.each(stories)('P17 %s: the shooter chooses first, and the keeper is not told either', (_, begin) => {
    const views = ['left', 'right'].map((corner) => {
      const m = begin().play(`h ${corner}`)
      return [m.view('away'), m.heardBy('away'), m.request(1), m.view('spectator')]
    })
    expect(views[1]).toEqual(views[0])
  })

  const [, , shootOut] = stories.map(([, begin]) => begin)

  test('§17.2 §17.3 in a shoot-out the keepers change as well, and the regular cards save the star', () => {
    const begin = () => (shootOut as () => Match)()
    const fooled = begin().play('h left', 'a centre')
    expect([fooled.last('keeper-changed'), isStar(fooled)]).toEqual([
      { kind: 'keeper-changed', seat: 1, star: false },
      false,
    ])
    const careful = begin().play('h left', 'a regular-centre')
    expect([careful.all('keeper-changed'), isStar(careful)]).toEqual([[], true])
    expect(careful.last('duel').draws).toBe(fooled.last('duel').draws)
  })
})
