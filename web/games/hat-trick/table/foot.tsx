import type { Sum } from '@libero/hat-trick/sums'
import { sumText } from '@libero/hat-trick/sums'
import type { Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { Sign } from '../../../parts/marks.tsx'
import './foot.css'

/** The number of a line, counted from the near goal. */
export const LineNumber = ({ line }: { readonly line: number }) => (
  <i className="centred ht-line-number">{line}</i>
)

interface SumProps {
  readonly near: Seat
  /** Home's and away's. */
  readonly before: Pair<Sum>
  /** What they would come to by what somebody points at. */
  readonly after?: Pair<Sum> | undefined
  readonly hasBall?: boolean
}

/** What both sides come to in a line, and would come to: '1+3 → 4+3'. */
export function LineSum({ near, before, after, hasBall }: SumProps) {
  return (
    <span
      className="grid ht-sum cut middle"
      data-ball={hasBall || undefined}
      data-cards={before[near].card !== undefined || undefined}
      data-then={after !== undefined || undefined}
    >
      {([near, other(near)] as const).map((seat) => {
        const now = sumText(before[seat])
        const then = after && sumText(after[seat])
        return (
          <b key={seat} data-seat={seat}>
            {now}
            {then !== undefined && then !== now && (
              <>
                {' '}
                <Sign is="right" /> {then}
              </>
            )}
          </b>
        )
      })}
    </span>
  )
}
