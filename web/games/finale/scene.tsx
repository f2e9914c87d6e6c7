import { Light } from '../../parts/light.tsx'

interface Square {
  readonly at: readonly [number, number]
  readonly turn: number
  readonly club: string
  readonly tint: string
  readonly edge: string
  readonly picture: string
  readonly name: string
  readonly price: number
  /** Footballs on the four edges: above, right, below, left. */
  readonly balls: readonly [number, number, number, number]
  readonly card?: string
  readonly className?: string
}

// biome-ignore format: one man per line
const SQUARES: readonly Square[] = [
  { at: [86, 128], turn: -9, club: 'var(--home)', tint: 'var(--attack)', edge: 'var(--attack-2)', picture: 'sven-abseits', name: 'Abseits', price: 4, balls: [3, 1, 4, 4] },
  { at: [398, 136], turn: 8, club: 'var(--away)', tint: 'var(--midfield)', edge: 'var(--midfield-2)', picture: 'ballbino', name: 'Ballbino', price: 7, balls: [5, 3, 4, 4], card: 'var(--red-card)' },
  { at: [240, 118], turn: -90, club: 'var(--home)', tint: 'var(--defence)', edge: 'var(--defence-2)', picture: 'udo-fouler', name: 'Fouler', price: 3, balls: [3, 3, 1, 4], card: 'var(--red-card)', className: 'scene-turning' },
]

/** Square cards that turn in play, on two clubs' colours, with the die that decides. */
export function FinaleScene() {
  return (
    <svg
      viewBox="0 0 480 300"
      preserveAspectRatio="xMidYMid slice"
      className="scene scene-finale block"
      aria-hidden="true"
    >
      <rect width="480" height="300" fill="var(--grass-deep)" />
      <g opacity=".55">
        {[0, 2, 4].map((i) => (
          <rect key={i} x={i * 96} width="96" height="300" fill="var(--grass-2)" />
        ))}
      </g>
      <g fill="none" stroke="var(--white)" strokeOpacity=".3" strokeWidth="3">
        <path d="M-10 232h500" />
        <circle cx="240" cy="232" r="76" />
      </g>
      <Tactic />
      {SQUARES.map((square) => (
        <SquareCard key={square.name} {...square} />
      ))}
      <g className="scene-die" transform="translate(366 222) rotate(14)">
        <rect x="1" y="5" width="46" height="46" rx="11" fill="var(--black)" opacity=".5" />
        <rect width="46" height="46" rx="11" fill="var(--paper)" />
        <circle cx="14" cy="14" r="5.2" fill="var(--ink)" />
        <circle cx="23" cy="23" r="5.2" fill="var(--ink)" />
        <circle cx="32" cy="32" r="5.2" fill="var(--ink)" />
      </g>
      <Light />
    </svg>
  )
}

const SIZE = 148

function SquareCard({
  at: [x, y],
  turn,
  club,
  tint,
  edge,
  picture,
  name,
  price,
  balls,
  card,
  className,
}: Square) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={className}>
        <g transform={`rotate(${turn}) translate(${-SIZE / 2} ${-SIZE / 2})`}>
          <rect x="-1" y="4" width={SIZE + 4} height={SIZE + 4} rx="14" fill="var(--black)" opacity=".45" />
          <rect width={SIZE} height={SIZE} rx="13" fill={club} />
          <rect x="5" y="5" width={SIZE - 10} height={SIZE - 10} rx="9" fill="var(--paper-2)" />
          {balls.map((count, side) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the four edges of a card
            <g key={side} transform={`rotate(${side * 90} ${SIZE / 2} ${SIZE / 2})`}>
              {Array.from({ length: count }, (_, i) => (
                <Ball
                  // biome-ignore lint/suspicious/noArrayIndexKey: footballs that are all alike
                  key={i}
                  x={SIZE / 2 + (i - (count - 1) / 2) * 14}
                  y={14.5}
                />
              ))}
            </g>
          ))}
          <rect x="25" y="25" width="98" height="98" rx="6" fill={tint} />
          <svg x="32" y="27" width="84" height="76" viewBox="0 0 84 76" aria-hidden="true">
            <image href={`./pictures/${picture}.svg`} width="84" height="84" />
          </svg>
          <rect x="25" y="101" width="98" height="22" fill="var(--ink)" />
          <rect x="101" y="101" width="22" height="22" fill="var(--act)" />
          <text x="32" y="117" className="scene-name" fill="var(--white)">
            {name}
          </text>
          <text x="112" y="117" textAnchor="middle" className="scene-name" fill="var(--ink)">
            {price}
          </text>
          {card && <rect x="105" y="30" width="12" height="16" rx="2" fill={card} />}
          <rect x="25" y="25" width="98" height="98" rx="6" fill="none" stroke={edge} strokeWidth="2.5" />
        </g>
      </g>
    </g>
  )
}

function Ball({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="5.6" fill="var(--white)" stroke="var(--ink)" strokeWidth="1.1" />
      <path d="M0-2.6l2.5 1.8-1 2.9h-3l-1-2.9z" fill="var(--ink)" />
    </g>
  )
}

/** Above the build-up, below the finish: places for men of either side. */
function Tactic() {
  return (
    <g transform="translate(120 206) rotate(-5)">
      <rect x="0" y="5" width="220" height="130" rx="12" fill="var(--black)" opacity=".45" />
      <rect width="220" height="130" rx="12" fill="var(--tactic-purple)" />
      <rect x="6" y="6" width="208" height="118" rx="8" fill="var(--paper)" />
      <circle cx="30" cy="30" r="15" fill="var(--tactic-purple)" />
      <text x="30" y="37" textAnchor="middle" className="scene-power" fill="var(--white)">
        5
      </text>
      {[0, 1, 2].map((i) => (
        <rect
          key={i}
          x={64 + i * 36}
          y="15"
          width="28"
          height="28"
          rx="6"
          fill={i === 2 ? 'var(--white)' : 'var(--paper-line)'}
          stroke="var(--tactic-purple)"
          strokeWidth="2.4"
          strokeDasharray={i === 2 ? '5 4' : undefined}
        />
      ))}
      <path d="M180 22l12 7-12 7z" fill="var(--tactic-purple)" />
    </g>
  )
}
