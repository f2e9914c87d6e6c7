import type { Sum, SumsOfWays, Way } from '@libero/hat-trick/sums'
import { sumText } from '@libero/hat-trick/sums'
import type { Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { CSSProperties } from 'react'
import { Fragment } from 'react'
import { useLayout } from '../../../app/hooks.ts'
import type { SignName } from '../../../parts/marks.tsx'
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

/** Where forward is: up the pitch, or along it. */
const SIGNS: Readonly<Record<'up' | 'along', Readonly<Record<Way, SignName>>>> = {
  up: { forward: 'up', back: 'down' },
  along: { forward: 'right', back: 'left' },
}

/** Before the sum as it is, behind the football that says what is counted. */
const BEHIND: CSSProperties = { order: -1, gap: '0.25em' }

interface SumProps {
  readonly near: Seat
  /** Whose black footballs count, against the other's white ones. */
  readonly attacker: Seat
  /** Home's and away's. */
  readonly before: Pair<Sum>
  /** What they would come to by what somebody points at. */
  readonly after?: SumsOfWays['after'] | undefined
  /** Whether the cards are compared here, or perhaps here. */
  readonly mark?: 'here' | 'perhaps' | undefined
}

/**
 * What both sides come to in a line, and would come to: '1+3 → 4+3'. Where a man can go either way each stands on the
 * side it leads to: '2 ← 4 → 7', or on a pitch that stands '4 ↑ 7 ↓ 2'.
 */
export function LineSum({ near, attacker, before, after, mark }: SumProps) {
  const isTall = useLayout('tall')
  const signs = SIGNS[isTall ? 'up' : 'along']
  return (
    <span className="grid ht-sum cut middle" data-mark={mark} data-then={after !== undefined || undefined}>
      {([near, other(near)] as const).map((seat) => {
        const now = sumText(before[seat])
        const ways = (after ?? []).map(({ way, sums }) => ({ way, sum: sumText(sums[seat]) }))
        const isOne = ways.every(({ sum }) => sum === ways[0]?.sum)
        return (
          <b key={seat} data-seat={seat} data-attack={seat === attacker} data-shown={now}>
            {(isOne ? ways.slice(0, 1) : ways)
              .filter(({ sum }) => sum !== now)
              .map(({ way, sum }) => {
                const sign = <Sign is={isOne ? 'right' : signs[way ?? 'forward']} />
                if (!isOne && way === 'back' && !isTall)
                  return (
                    <span key={sum} className="line" style={BEHIND}>
                      <span data-shown={sum} />
                      {sign}
                    </span>
                  )
                return (
                  <Fragment key={sum}>
                    {' '}
                    {sign} <span data-shown={sum} />
                  </Fragment>
                )
              })}
          </b>
        )
      })}
    </span>
  )
}
