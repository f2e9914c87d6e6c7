import './dice.css'

/** A die as it fell. Faces beyond six, and a nought, are written as a figure. */
export function Die({ value, seat }: { readonly value: number; readonly seat?: number }) {
  const spots = SPOTS[value]
  return (
    <svg viewBox="0 0 40 40" className={`die die-${seat ?? 'plain'}`} aria-hidden="true">
      <rect x="2" y="2" width="36" height="36" rx="8" className="die-body" />
      {spots ? (
        spots.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="3.6" className="die-spot" />)
      ) : (
        <text x="20" y="28" textAnchor="middle" className="die-figure">
          {value}
        </text>
      )}
    </svg>
  )
}

const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[20, 20]],
  2: [
    [12, 12],
    [28, 28],
  ],
  3: [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  4: [
    [12, 12],
    [28, 12],
    [12, 28],
    [28, 28],
  ],
  5: [
    [12, 12],
    [28, 12],
    [20, 20],
    [12, 28],
    [28, 28],
  ],
  6: [
    [12, 11],
    [28, 11],
    [12, 20],
    [28, 20],
    [12, 29],
    [28, 29],
  ],
}
