import type { Seat } from '@libero/kernel'
import type { ReactNode } from 'react'
import { useId } from 'react'

type Point = readonly [x: number, y: number]

/** Joints of somebody who faces right, on a field of 130 by 136; of two limbs the near one comes first. */
interface Joints {
  readonly head: Point
  readonly neck: Point
  readonly hip: Point
  /** Elbow and hand. */
  readonly arms: readonly [readonly [Point, Point], readonly [Point, Point]]
  /** Knee, heel and toe. */
  readonly legs: readonly [readonly [Point, Point, Point], readonly [Point, Point, Point]]
}

/** Three poses of a shot, and two of whoever steps in its way. */
export const POSES = ['run-up', 'strike', 'follow-through', 'dive', 'block'] as const
export type Pose = (typeof POSES)[number]

const JOINTS: Readonly<Record<Pose, Joints>> = {
  'run-up': {
    head: [72, 22],
    neck: [67, 37],
    hip: [50, 73],
    arms: [
      [
        [86, 56],
        [101, 42],
      ],
      [
        [40, 52],
        [26, 68],
      ],
    ],
    legs: [
      [
        [79, 86],
        [74, 118],
        [87, 120],
      ],
      [
        [36, 104],
        [3, 108],
        [-2, 120],
      ],
    ],
  },
  strike: {
    head: [42, 20],
    neck: [45, 35],
    hip: [55, 73],
    arms: [
      [
        [72, 44],
        [94, 30],
      ],
      [
        [20, 46],
        [0, 32],
      ],
    ],
    legs: [
      [
        [86, 84],
        [111, 108],
        [124, 101],
      ],
      [
        [52, 101],
        [41, 129],
        [55, 131],
      ],
    ],
  },
  'follow-through': {
    head: [34, 30],
    neck: [41, 44],
    hip: [56, 78],
    arms: [
      [
        [62, 62],
        [84, 68],
      ],
      [
        [18, 58],
        [0, 44],
      ],
    ],
    legs: [
      [
        [88, 63],
        [115, 38],
        [123, 25],
      ],
      [
        [44, 106],
        [16, 117],
        [5, 108],
      ],
    ],
  },
  dive: {
    head: [92, 50],
    neck: [80, 58],
    hip: [45, 72],
    arms: [
      [
        [100, 36],
        [117, 22],
      ],
      [
        [101, 55],
        [123, 44],
      ],
    ],
    legs: [
      [
        [22, 60],
        [-1, 46],
        [-6, 36],
      ],
      [
        [24, 90],
        [0, 99],
        [-9, 92],
      ],
    ],
  },
  block: {
    head: [49, 22],
    neck: [53, 37],
    hip: [57, 73],
    arms: [
      [
        [74, 48],
        [89, 32],
      ],
      [
        [32, 48],
        [13, 36],
      ],
    ],
    legs: [
      [
        [88, 68],
        [116, 54],
        [125, 42],
      ],
      [
        [48, 101],
        [56, 129],
        [69, 131],
      ],
    ],
  },
}

const HAIR: readonly [string, string] = [
  'M-13 3L-17-7-11-8-13-18-4-13 1-21 6-13 15-16 12-7 17-4 11-2 6-6 1-1-4-5-8 0z',
  'M-13 6L-20-1-14-5-20-13-9-12-9-19 2-14 12-15 14-6 8-5 4-8-2-4-6-5-8 5z',
]
const SHIRTS = [
  ['var(--home)', 'var(--home-2)'],
  ['var(--away)', 'var(--away-2)'],
] as const

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]
const way = (...points: readonly Point[]): string =>
  `M${points.map((point) => point.map((n) => Math.round(n * 10) / 10).join(' ')).join('L')}`

/** A heavy line in a colour, inked round. */
function Limb({ d, width, colour }: { readonly d: string; readonly width: number; readonly colour: string }) {
  return (
    <>
      <path d={d} strokeWidth={width + 5} />
      <path d={d} strokeWidth={width} stroke={colour} />
    </>
  )
}

interface FootballerProps {
  readonly pose: Pose
  readonly kit: Seat
  readonly facesLeft?: boolean
  /** Keepers wear gloves. */
  readonly isKeeper?: boolean
  /** What happens around him, on the same field: the ball, a burst. */
  readonly children?: ReactNode
}

/** A footballer in ink and the colours of his kit, drawn from his joints: nobody in particular. */
export function Footballer({ pose, kit, facesLeft = false, isKeeper = false, children }: FootballerProps) {
  const id = useId()
  const { head, neck, hip, arms, legs } = JOINTS[pose]
  const [shirt, stripe] = SHIRTS[kit]
  const along: Point = [hip[0] - neck[0], hip[1] - neck[1]]
  const long = Math.hypot(...along)
  /** A point of the back or the breast beside the spine. */
  const beside = (point: Point, by: number): Point => [
    point[0] - (along[1] / long) * by,
    point[1] + (along[0] / long) * by,
  ]
  const waist = between(neck, hip, 0.55)
  const trunk = [
    beside(neck, 13),
    beside(waist, 10),
    beside(hip, 9),
    beside(hip, -9),
    beside(waist, -10),
    beside(neck, -13),
  ]
  const lean = (Math.atan2(along[1], along[0]) * 180) / Math.PI - 90
  const leg = ([knee, heel, toe]: Joints['legs'][number]) => (
    <>
      <path d={way(heel, toe)} strokeWidth="11" />
      <Limb d={way(hip, knee, heel)} width={9} colour="var(--paper)" />
      <Limb d={way(between(knee, heel, 0.3), heel)} width={9} colour={shirt} />
      <Limb d={way(hip, between(hip, knee, 0.6))} width={14} colour="var(--paper)" />
      <path d={way(heel, toe)} strokeWidth="8.5" />
    </>
  )
  const arm = ([elbow, hand]: Joints['arms'][number], by: number) => {
    const shoulder = beside(between(neck, hip, 0.1), by)
    return (
      <>
        <Limb d={way(shoulder, elbow, hand)} width={7} colour="var(--paper)" />
        <Limb d={way(shoulder, between(shoulder, elbow, 0.6))} width={10} colour={shirt} />
        <circle
          cx={hand[0]}
          cy={hand[1]}
          r={isKeeper ? 7.5 : 5}
          fill={isKeeper ? 'var(--act)' : 'var(--paper)'}
          strokeWidth="2.5"
        />
      </>
    )
  }
  return (
    <svg viewBox="-14 -8 156 148" className="ct-portrait placed" aria-hidden="true">
      <defs>
        <pattern
          id={id}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${lean + kit * 90})`}
        >
          <path d="M0 0h8v8H0z" fill={shirt} />
          <path d="M0 0h3v8H0z" fill={stripe} />
        </pattern>
      </defs>
      <g
        fill="none"
        stroke="var(--ink)"
        strokeLinecap="round"
        strokeLinejoin="round"
        transform={facesLeft ? 'translate(128 0) scale(-1 1)' : undefined}
      >
        {arm(arms[1], 8)}
        {leg(legs[1])}
        {leg(legs[0])}
        <path d={`${way(...trunk)}z`} fill={`url(#${id})`} strokeWidth="3" />
        <path d={way(neck, between(neck, head, 0.5))} stroke="var(--paper)" strokeWidth="8" />
        <g transform={`translate(${head[0]} ${head[1]})`} strokeWidth="2.4">
          <circle r="12" fill="var(--paper)" />
          <path d="M3-2l7-1M-2-4l4 3M11-5l-4 2" />
          <path d="M3 1v1M8 1v1" strokeWidth="3.4" />
          <path d="M3 6q4-2 6 0-1 4-3 4t-3-4z" fill="var(--ink)" strokeWidth="1" />
          <path d={HAIR[kit]} fill="var(--ink)" strokeWidth="2" />
        </g>
        {arm(arms[0], -8)}
        {children}
      </g>
    </svg>
  )
}
