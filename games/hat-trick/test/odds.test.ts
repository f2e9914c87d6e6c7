import { everyOutcome } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import type { CardSet } from '../cards/set.ts'
import { hatTrick } from '../game.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { CORNERS } from '../vocabulary.ts'
import type { Match, Setting } from './match.ts'
import { match } from './match.ts'
import { ACTS_H6 } from './rules/stories.ts'
import { BOX } from './typed-in.ts'

/** A penalty of the shoot-out: after it only one card is turned over, so every outcome can be counted. */
const penalty = (setting: Setting): Match =>
  match({
    options: { shootOut: true },
    phase: 'save',
    faceUp: ['dribble-4-left', 'short-1-left'],
    shootOut: { taken: [1, 1], scored: [0, 0] },
    ...setting,
  })

/** How likely home scores if the keeper draws on, by playing every way the cards can fall. */
function scored(state: State): number {
  let sum = 0
  for (const { likelihood, result } of everyOutcome((chance) => {
    const world = hatTrick.blank(state)
    hatTrick.copy(state, world)
    while (world.phase === Phase.Save) hatTrick.apply(world, 1, hatTrick.read(world, 1, 'draw'), chance)
    return world.scored[0] === 1
  })) {
    if (result) sum += likelihood
  }
  return sum
}

const noLuck = {
  take: (): number => {
    throw new Error('no luck in a choice of corners')
  },
}

const saved = (m: Match, action: string): number | undefined =>
  hatTrick.odds(m.state, 1, hatTrick.read(m.state, 1, action))?.likelihood

describe('odds', () => {
  test('the keeper who draws on: exactly as often as the cards fall that way', () => {
    for (const [power, draws, drawn] of [
      [4, 1, 0],
      [5, 2, 0],
      [7, 2, 3],
      [3, 2, 3],
    ] as const) {
      const m = penalty({ shot: { power, draws, drawn } })
      expect(saved(m, 'draw'), `power ${power}`).toBeCloseTo(1 - scored(m.state))
    }
  })

  test('the keeper who stops: certain either way', () => {
    expect(saved(penalty({ shot: { power: 4, draws: 1, drawn: 3 } }), 'stop')).toBe(0)
    expect(saved(penalty({ shot: { power: 4, draws: 1, drawn: 4 } }), 'stop')).toBe(1)
  })

  test('a deck that runs out in the middle of the save goes on as a temporary one', () => {
    const m = penalty({ shot: { power: 6, draws: 2 }, decks: [[], ['short-2-left']] })
    expect(saved(m, 'draw')).toBeCloseTo(1 - scored(m.state))
  })

  test('the shooter in a match with the cards of another box: the mean over the dives, by its deck and symbols', () => {
    const { expansion: _, ...box } = BOX
    const final = { middle: 3, wing: 3 }
    const cards: CardSet = { ...box, keeping: { ...box.keeping, final, star: { final, secondLast: final } } }
    for (const star of [false, true]) {
      const m = penalty({
        options: { shootOut: true, cards },
        phase: 'duel',
        faceUp: ['dribble-4-left', 'short-1-left'],
        // The shooter does not know the keeper's hand; without one his deck is all there is.
        hands: [[], []],
        starKeeper: [false, star],
      })
      for (const corner of CORNERS) {
        const goals = CORNERS.map((dive) => {
          const world = hatTrick.blank(m.state)
          hatTrick.copy(m.state, world)
          for (const [seat, choice] of [
            [0, corner],
            [1, dive],
          ] as const)
            hatTrick.apply(world, seat, hatTrick.read(world, seat, choice), noLuck)
          return scored(world)
        })
        const [left = 0, centre = 0, right = 0] = goals
        const said = hatTrick.odds(m.state, 0, hatTrick.read(m.state, 0, corner))
        expect(said?.likelihood, `${corner}, star ${star}`).toBeCloseTo((left + centre + right) / 3)
      }
    }
  })

  test('R21 what was laid and drawn in this turn cannot come again, and the odds know it; at first it could', () => {
    const likely = [undefined, 'hat-trick-1'].map((rules) => {
      const m = penalty({
        ...(rules ? { rules, options: { extraTime: true } } : {}),
        faceUp: ['dribble-4-left', 'short-4-right'],
        shot: { power: 9, draws: 3 },
        decks: [[], ['dribble-4-left']],
      })
      expect(saved(m, 'draw')).toBeCloseTo(1 - scored(m.state))
      return saved(m, 'draw')
    })
    expect(likely[0]).toBeLessThan(likely[1] ?? 0)
  })

  test('a long ball is certain once both cards lie open', () => {
    const strong = { h10: { attack: 9 }, h8: { attack: 1 }, h9: { attack: 1 }, a6: { defence: 9 } }
    const m = match({ ...ACTS_H6, faceUp: ['long-1-left', 'short-4-left'], footballs: strong }).standStill()
    const likely = (text: string) => hatTrick.odds(m.state, 0, hatTrick.read(m.state, 0, text))
    expect(likely('1-lines')).toEqual({ of: 'pass', likelihood: 0 })
    expect(likely('2-lines')).toEqual({ of: 'pass', likelihood: 1 })
    expect(m.play('h 2-lines').last('comparison').result).toBe('won')
  })
})
