import { rulingsEn } from './en.ts'
import { RULINGS } from './list.ts'
import { whyEn } from './why.en.ts'

/** Every ruling with its reasons, as the docs print it. */
export const rulings = RULINGS.map((ruling) => ({
  ...ruling,
  ...rulingsEn[ruling.id],
  why: whyEn[ruling.id],
}))
