import type { FinaleConfig } from '../build.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { CardSet } from '../cards/set.ts'
import { beginnersBuild } from '../presets.ts'
import { agreed, anyConfig } from './any-build.ts'

/** Cards on which the arrow leaves a choice, as ours never do. */
const BROAD: CardSet = {
  ...OUR_CARDS,
  name: 'broad',
  tactics: OUR_CARDS.tactics.map((card) => {
    const { attack, defence } = card.buildUp
    return card.arrow ? { ...card, buildUp: { attack: { ...attack, [card.arrow]: 2 }, defence } } : card
  }),
}

/** Everything coaches can agree on in turn, and now and then other cards. */
export const configOf = (seed: number): FinaleConfig =>
  seed % 9 > 0
    ? anyConfig(seed)
    : agreed({ cards: BROAD }, [beginnersBuild('acker', 'red'), beginnersBuild('stollen', 'blue')])

/** A line with a hole in it. */
export const unfilled = (words: string): boolean => /\{\w|undefined|NaN/.test(words)
