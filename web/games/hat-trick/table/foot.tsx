import type { Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import './foot.css'

/** The number of a line, counted from the near goal. */
export const LineNumber = ({ line }: { readonly line: number }) => <i className="ht-line-number">{line}</i>

interface SumProps {
  readonly near: Seat
  /** The near coach's, then the other's. */
  readonly words: Pair<string>
  readonly hasBall?: boolean
  /** The cards that lie open are counted, too. */
  readonly withCards?: boolean
}

/** What both sides come to in a line. */
export const LineSum = ({ near, words: [own, theirs], hasBall, withCards }: SumProps) => (
  <span className="ht-sum" data-ball={hasBall || undefined} data-cards={withCards || undefined}>
    <b data-seat={near}>{own}</b>
    <b data-seat={other(near)}>{theirs}</b>
  </span>
)
