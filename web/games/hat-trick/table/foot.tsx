import type { Sum } from '@libero/hat-trick/sums'
import { sumText } from '@libero/hat-trick/sums'
import type { Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { Sign } from '../../../parts/marks.tsx'
import './foot.css'

interface NumberProps {
  readonly line: number
  readonly hasBall?: boolean
}

/** The number of a line, counted from the near goal. */
export const LineNumber = ({ line, hasBall }: NumberProps) => (
  <i className="centred ht-line-number" data-ball={hasBall || undefined} data-shown={line} />
)

interface SumProps {
  readonly near: Seat
  /** Whose black footballs count, against the other's white ones. */
  readonly attacker: Seat
  /** Home's and away's. */
  readonly before: Pair<Sum>
  /** What they would come to by what somebody points at. */
  readonly after?: Pair<Sum> | undefined
  /** Whether the cards are compared here, or perhaps here. */
  readonly mark?: 'here' | 'perhaps' | undefined
}

/** What both sides come to in a line, and would come to: '1+3 → 4+3'. */
export function LineSum({ near, attacker, before, after, mark }: SumProps) {
  return (
    <span className="grid ht-sum cut middle" data-mark={mark} data-then={after !== undefined || undefined}>
      {([near, other(near)] as const).map((seat) => {
        const now = sumText(before[seat])
        const then = after && sumText(after[seat])
        return (
          <b key={seat} data-seat={seat} data-attack={seat === attacker} data-shown={now}>
            {then !== undefined && then !== now && (
              <>
                {' '}
                <Sign is="right" /> <span data-shown={then} />
              </>
            )}
          </b>
        )
      })}
    </span>
  )
}
