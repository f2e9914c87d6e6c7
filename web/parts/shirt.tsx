import type { Seat } from '@libero/kernel'
import { useId } from 'react'
import './shirt.css'

interface ShirtProps {
  readonly seat: Seat
  readonly number?: number | string | undefined
  readonly className?: string
}

const BODY = 'M21 8l11-4q8 6 16 0l11 4 15 14-10 11-8-6v42q-16 5-32 0V27l-8 6L6 22z'

/** The kits: home in blue with stripes that stand, away in red with hoops. Never to be confused, not even in grey. */
export function Shirt({ seat, number, className = '' }: ShirtProps) {
  const id = useId()
  return (
    <svg viewBox="0 0 80 76" className={`shirt shirt-${seat} ${className}`} aria-hidden="true">
      <defs>
        <clipPath id={id}>
          <path d={BODY} />
        </clipPath>
      </defs>
      <path d={BODY} fill={seat === 0 ? 'var(--home)' : 'var(--away)'} />
      <g clipPath={`url(#${id})`}>
        {seat === 0
          ? [14, 26, 38, 50, 62].map((x) => (
              <rect key={x} x={x} y="0" width="5" height="76" fill="var(--home-2)" opacity=".75" />
            ))
          : [14, 26, 38, 50, 62].map((y) => (
              <rect key={y} x="0" y={y} width="80" height="5.5" fill="var(--away-2)" opacity=".85" />
            ))}
      </g>
      <path d="M32 4q8 6 16 0l-2 4q-6 4-12 0z" fill={seat === 0 ? 'var(--white)' : 'var(--ink)'} />
      {number !== undefined && (
        <text
          x="40"
          y="50"
          textAnchor="middle"
          className="shirt-number"
          fill="var(--white)"
          stroke={seat === 0 ? 'var(--home-deep)' : 'var(--away-deep)'}
          strokeWidth="3.5"
          paintOrder="stroke"
        >
          {number}
        </text>
      )}
    </svg>
  )
}
