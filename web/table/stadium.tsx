import type { CSSProperties, ReactNode } from 'react'

/** When something of a scene begins to move and for how long, as shares of the scene. */
interface Move {
  readonly at: number
  readonly takes: number
  /** Where it comes from; where it ends up is where it is drawn. */
  readonly from?: string
  /** It was there before. */
  readonly seen?: boolean
  readonly times?: number
}

/** All motion of a scene is one movement from somewhere; without it the scene is its own last picture. */
export const moved = ({ at, takes, from, seen, times }: Move) =>
  ({
    '--at': at,
    '--takes': takes,
    ...(from && { '--from': from }),
    ...(seen && { '--seen': 1 }),
    ...(times && { '--times': times }),
  }) as CSSProperties

/** The stands are drawn in this box, and filled with it whatever their size. */
const WIDTH = 1366
const HEIGHT = 300

/** Always the same crowd: a number between 0 and 1 for each place. */
const luckOf = (place: number): number => {
  const swing = Math.sin(place * 12.9898 + 4.1414) * 43_758.5453
  return swing - Math.floor(swing)
}

const round = (x: number): number => Math.round(x * 10) / 10

/** Somebody in the stands from the belt up, with so many arms in the air. */
function supporter(x: number, y: number, size: number, arms: number): string {
  const at = (...figures: number[]) => figures.map((figure) => round(figure * size)).join(' ')
  const from = (dx: number, dy: number) => `M${round(x + dx * size)} ${round(y + dy * size)}`
  const head = `${from(-6, 0)}a${at(6, 6)} 0 1 0 ${at(12, 0)}a${at(6, 6)} 0 1 0 ${at(-12, 0)}`
  const body = `${from(-10, 27)}v${at(-9)}q${at(0, -9, 10, -9)}t${at(10, 9)}v${at(9)}z`
  const left = `${from(-10, 19)}l${at(-5, -21)}l${at(4, -1)}l${at(6.5, 18)}z`
  const right = `${from(10, 19)}l${at(5, -21)}l${at(-4, -1)}l${at(-6.5, 18)}z`
  return head + body + (arms > 0 ? left : '') + (arms > 1 ? right : '')
}

/** What they wear: most the colours of their side. */
const WORN = ['var(--kit)', 'var(--kit-2)', 'var(--kit)', 'var(--kit-deep)', 'var(--silver)'] as const
/** They do not all jump at once. */
const CROWDS = 3
const ROWS = 8

/** For each part of the crowd the outlines of everybody who wears the same. */
function crowds(isLoud: boolean): readonly (readonly string[])[] {
  const drawn = Array.from({ length: CROWDS }, () => WORN.map(() => ''))
  for (let row = 0, place = 0; row < ROWS; row++) {
    const size = 0.72 + row * 0.075
    const step = 33 * size
    for (let x = (row % 2) * (step / 2); x < WIDTH; x += step, place++) {
      const luck = luckOf(place)
      if (luck < 0.06) continue
      const worn = Math.floor(luckOf(place + 999) * WORN.length)
      const arms = isLoud ? Math.floor(luckOf(place + 555) * 3.4) : luck > 0.94 ? 1 : 0
      const part = drawn[place % CROWDS] as string[]
      part[worn] += supporter(x + luck * 6, 14 + row * 34 + luckOf(place + 77) * 10, size, arms)
    }
  }
  return drawn
}

const LOUD = crowds(true)
const QUIET = crowds(false)

const FLAGS = [
  [170, 96, -8],
  [450, 70, 8],
  [930, 62, -6],
  [1210, 104, 10],
] as const

const FLASHES = Array.from({ length: 16 }, (_, i) => [luckOf(i + 31) * WIDTH, 50 + luckOf(i + 71) * 220])

function Stand({ part, children }: { readonly part: number | undefined; readonly children: ReactNode }) {
  const jump: Move = {
    at: 0.28 + (part ?? 0) * 0.025,
    takes: 0.1,
    from: 'translateY(2.5%)',
    seen: true,
    times: 7,
  }
  return (
    <svg
      className={part === undefined ? undefined : 'stage-moves'}
      style={part === undefined ? undefined : moved(jump)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** The crowd in the colours of whoever scored; where it is not our crowd, it hardly moves. */
export function Stands({ isLoud }: { readonly isLoud: boolean }) {
  return (
    <div className="stage-stands">
      {(isLoud ? LOUD : QUIET).map((worn, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of the crowd never change places
        <Stand key={i} part={isLoud ? i : undefined}>
          {worn.map((d, kind) => (
            <path key={WORN[kind] + String(kind)} d={d} fill={WORN[kind]} />
          ))}
        </Stand>
      ))}
      {isLoud && (
        <Stand part={CROWDS}>
          {FLAGS.map(([x, y, turn]) => (
            <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
              <path d="M0-4V110" stroke="var(--silver)" strokeWidth="3" />
              <path d="M0 0q24-14 48 0t48 0v52q-24 14-48 0t-48 0z" fill="var(--kit)" />
              <path
                d="M12-5q6-2 12-2v52q-6 0-12 2zM46-1q6 4 12 6v52q-6-2-12-6zM78 6q6-1 10-4v52q-4 3-10 4z"
                fill="var(--kit-2)"
              />
            </g>
          ))}
          {FLASHES.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r="3" fill="var(--white)" />
          ))}
        </Stand>
      )}
    </div>
  )
}

/** Paper in the air: each piece its own place, colour and tilt. */
const PIECES = Array.from({ length: 90 }, (_, i) => ({
  x: round(luckOf(i + 3) * 100),
  y: round(luckOf(i + 203) * 100),
  turn: Math.round(luckOf(i + 403) * 180),
  fill: ['var(--kit-2)', 'var(--act)', 'var(--white)', 'var(--kit)'][i % 4],
  part: i % 2,
}))

export function Confetti() {
  return [0, 1].map((part) => (
    <div
      key={part}
      className="stage-confetti stage-moves"
      style={moved({ at: 0.26, takes: 1 - part * 0.35, from: 'translateY(-90%)' })}
    >
      {PIECES.filter((piece) => piece.part === part).map(({ x, y, turn, fill }) => (
        <i
          key={`${x} ${y}`}
          style={{ left: `${x}%`, top: `${y}%`, rotate: `${turn}deg`, background: fill }}
        />
      ))}
    </div>
  ))
}

/** The goal is drawn in this box; so far across the ball comes to rest, and from there it was shot. */
const GOAL = { width: 744, height: 345, hit: 104 } as const
const SHOTS = {
  left: { to: 194, from: 584 },
  centre: { to: 372, from: 300 },
  right: { to: 550, from: 160 },
} as const
export type Corner = keyof typeof SHOTS
const BALL = 67
const MESHES = { across: 30, down: 14 } as const

/** Where a keeper lies who dived there, and how he leans. */
const LIES = {
  left: ['4%', '-38deg'],
  centre: ['43%', '0deg'],
  right: ['82%', '38deg'],
} as const

/** Where the ball is in its box and the keeper on the ground or in the air, and the way the ball came. */
export const flight = (corner: Corner, dive: Corner | undefined, isHeld: boolean) => {
  const { to, from } = SHOTS[corner]
  const way = `translate(${Math.round(((from - to) / BALL) * 100)}%, 540%) scale(2.2) rotate(-540deg)`
  const away = corner === 'left' ? (['82%', '-38deg'] as const) : (['4%', '38deg'] as const)
  const [lies, leans] = dive === undefined ? away : LIES[dive]
  const hit = (at: number) => `${round((at / GOAL.width) * 100)}%`
  return {
    ball: moved({ at: 0.07, takes: 0.23, from: way, seen: true }),
    place: {
      '--hit': hit(to),
      '--flies': hit(isHeld ? to : SHOTS[dive ?? corner].to),
      '--lies': lies,
      '--dive': leans,
    } as CSSProperties,
  }
}

/** Where a knot of the net hangs: the ball pushes those around it away, but the posts hold it. */
function knot(column: number, row: number, to: number | undefined): string {
  const x = (column / MESHES.across) * GOAL.width
  const y = (row / MESHES.down) * GOAL.height
  const [dx, dy] = [x - (to ?? 0), y - GOAL.hit]
  const isHeld = column === 0 || column === MESHES.across || row === 0
  const push = to === undefined || isHeld ? 0 : 0.6 * Math.exp(-(dx * dx + dy * dy * 1.6) / 14_000)
  const sag = Math.sin((column / MESHES.across) * Math.PI) * (row / MESHES.down) * 5
  return `${round(x + dx * push)} ${round(y + sag + dy * push + push * 8)}`
}

function net(to?: number): string {
  const thread = (knots: readonly string[]) => `M${knots.join('L')}`
  const range = (last: number) => Array.from({ length: last + 1 }, (_, i) => i)
  const across = range(MESHES.across)
  const down = range(MESHES.down)
  return [
    ...down.map((row) => thread(across.map((column) => knot(column, row, to)))),
    ...across.map((column) => thread(down.map((row) => knot(column, row, to)))),
  ].join('')
}

const STILL = net()
const BULGING = { left: net(SHOTS.left.to), centre: net(SHOTS.centre.to), right: net(SHOTS.right.to) }

/** Lines on the grass, posts, and a net that bulges where the ball has gone in. */
export function Net({
  id,
  corner,
  isIn,
}: {
  readonly id: string
  readonly corner: Corner
  readonly isIn: boolean
}) {
  const { width, height, hit } = GOAL
  const { to, from } = SHOTS[corner]
  const line = { fill: 'none', stroke: 'var(--mesh)', strokeWidth: 1.5 }
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <linearGradient id={id} x1="0" y1="1" x2="0" y2="0">
        <stop offset="0.1" stopColor="var(--white)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--white)" stopOpacity="0.6" />
      </linearGradient>
      <path d="M-4000 345H4000M-110 345L-240 468H984L854 345" {...line} strokeWidth="4" opacity="0.5" />
      <rect width={width} height={height} fill="var(--sky)" fillOpacity="0.6" />
      {isIn ? (
        <>
          <path
            d={STILL}
            {...line}
            opacity="0"
            className="stage-moves"
            style={moved({ at: 0.29, takes: 0.04, seen: true })}
          />
          <path
            d={BULGING[corner]}
            {...line}
            className="stage-moves"
            style={moved({ at: 0.29, takes: 0.04 })}
          />
        </>
      ) : (
        <path d={STILL} {...line} />
      )}
      <path
        d={`M7 ${height + 3}V7H${width - 7}V${height + 3}`}
        fill="none"
        stroke="var(--white)"
        strokeWidth="14"
        strokeLinejoin="round"
      />
      <path
        d={`M${to - 26} ${hit + 4}L${from - 60} ${hit + 370}H${from + 60}L${to + 24} ${hit + 14}z`}
        fill={`url(#${id})`}
        className="stage-moves"
        style={moved({ at: 0.14, takes: 0.16 })}
      />
    </svg>
  )
}

/** The keeper's hands, around the ball. */
export const Gloves = () => (
  <svg viewBox="0 0 120 80" aria-hidden="true">
    {[0, 1].map((hand) => (
      <g key={hand} transform={hand === 0 ? undefined : 'translate(120 0) scale(-1 1)'}>
        <path
          d="M8 70L4 42q-2-12 5-13 4 0 5 7l3-22q1-7 6-6 5 0 5 6l1-5q1-7 6-6 5 1 4 7l1 4q2-5 6-3 4 1 3 8l-6 32-5 19z"
          fill="var(--kit)"
          stroke="var(--ink)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <path d="M11 62h26l-2 14H13z" fill="var(--ink)" />
      </g>
    ))}
  </svg>
)

/** What falls from the masts: where from, and where to, in hundredths. */
const BEAMS = [
  '7 0 8 0 46 100 14 100',
  '25 0 26 0 52 100 30 100',
  '75 0 76 0 76 100 54 100',
  '93 0 94 0 92 100 64 100',
]

export function Beams({ id }: { readonly id: string }) {
  return (
    <svg
      className="stage-moves"
      style={moved({ at: 0.3, takes: 0.15 })}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--lamp)" stopOpacity="0.3" />
        <stop offset="0.8" stopColor="var(--lamp)" stopOpacity="0" />
      </linearGradient>
      {BEAMS.map((points) => (
        <polygon key={points} points={points} fill={`url(#${id})`} />
      ))}
    </svg>
  )
}
