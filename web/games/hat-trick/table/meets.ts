import type { Seen } from '@libero/hat-trick/view'
import { handOf, partsOf } from '@libero/hat-trick/view'
import type { BoardProps } from '../../../face.ts'

/** Kinds of cards in the hand. */
export const meets = ({ view: s, near }: BoardProps<Seen>): readonly string[] =>
  handOf(s.sides[near]).map((card) => `card/${partsOf(card).kind}`)
