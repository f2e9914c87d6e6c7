import type { Corner } from '../vocabulary.ts'
import { CORNERS } from '../vocabulary.ts'
import type { Keeping, Symbols } from './set.ts'
import { symbolsOf } from './set.ts'

/** §7.5 One of a keeper's cards: where he goes, and what his hand points to for each corner of the shot. */
export interface KeeperCard {
  readonly star: boolean
  readonly dive: Corner
  readonly symbols: Symbols[Corner]
}

/** The six cards of either coach: three of a regular keeper, three of a star. */
export const keeperCards = (keeping: Keeping): readonly KeeperCard[] =>
  [false, true].flatMap((star) => {
    const symbols = symbolsOf(keeping, star)
    return CORNERS.map((dive) => ({ star, dive, symbols: symbols[dive] }))
  })
