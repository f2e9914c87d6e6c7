import type { Ability } from '@libero/captain-tsubasa'
import type { ReactNode } from 'react'

/**
 * Cards without a face show what happens, as a coach would draw it: rings are ours, crosses theirs, a heavy line is
 * the ball, a broken one a run. On a field of 100 by 100.
 */
export interface Scene {
  readonly ours?: readonly (readonly [number, number])[]
  readonly theirs?: readonly (readonly [number, number])[]
  /** The way of the ball, ending in an arrow. */
  readonly ball?: string
  readonly run?: string
  /** Where the ball lies. */
  readonly at?: readonly [number, number, number]
  readonly burst?: readonly [number, number, number]
  readonly more?: ReactNode
}

const GOAL = <path d="M88 22h10M88 78h10M88 22v56" strokeWidth="6" fill="none" />

const SCENES: Readonly<Record<string, Scene>> = {
  'one-two': {
    ours: [
      [18, 78],
      [52, 24],
    ],
    theirs: [[48, 60]],
    ball: 'M24 70L46 32M60 30L84 66',
    run: 'M26 82Q60 94 80 76',
    at: [86, 74, 20],
  },
  'through-ball': {
    ours: [[14, 50]],
    theirs: [
      [52, 24],
      [52, 76],
    ],
    ball: 'M24 50H78',
    run: 'M52 50q14-28 30-10',
    at: [86, 50, 22],
  },
  'long-shot': {
    ours: [[10, 82]],
    ball: 'M20 74Q34 26 62 44',
    at: [66, 47, 18],
    burst: [66, 47, 15],
    more: GOAL,
  },
  'sliding-tackle': {
    burst: [64, 52, 26],
    at: [66, 50, 26],
    theirs: [[30, 30]],
    more: (
      <>
        <path d="M4 86h40l22-14 8 10-24 14H4z" fill="currentColor" stroke="none" />
        <path d="M2 74h26M6 64h14" strokeWidth="4" />
      </>
    ),
  },
  'man-marking': {
    ours: [[42, 50]],
    theirs: [[62, 50]],
    more: <ellipse cx="52" cy="50" rx="36" ry="28" fill="none" strokeWidth="5" strokeDasharray="9 7" />,
  },
  'wing-run': {
    ours: [[12, 88]],
    run: 'M14 78Q12 22 52 16',
    ball: 'M58 16Q86 20 80 58',
    at: [78, 66, 22],
    theirs: [[54, 52]],
  },
  'offside-trap': {
    theirs: [[78, 30]],
    ours: [
      [48, 16],
      [48, 50],
      [48, 84],
    ],
    more: (
      <>
        <path d="M58 4v92" strokeWidth="4" strokeDasharray="10 7" />
        <path d="M14 92V34l26 12-26 12" fill="currentColor" strokeWidth="5" strokeLinejoin="round" />
      </>
    ),
  },
  'midfield-battle': {
    ours: [
      [20, 26],
      [24, 78],
    ],
    theirs: [
      [80, 24],
      [78, 78],
    ],
    burst: [50, 50, 26],
    at: [50, 50, 24],
  },
  'advance-1': {
    ours: [[12, 82]],
    theirs: [
      [40, 34],
      [66, 66],
    ],
    ball: 'M20 74q14-34 26-8t24-16 14-24',
    at: [86, 20, 20],
  },
  advice: {
    more: (
      <>
        <path d="M8 12h50v34H34L20 60V46H8z" fill="var(--paper)" strokeWidth="5" strokeLinejoin="round" />
        <path d="M18 24h30M18 34h20" strokeWidth="5" />
        <path d="M46 52h46v30H80L70 94V82H46z" fill="currentColor" strokeWidth="5" strokeLinejoin="round" />
      </>
    ),
  },
  'road-to-the-title': {
    more: (
      <>
        <path d="M30 12h40v20q0 26-20 28-20-2-20-28z" fill="currentColor" />
        <path d="M30 20H12q0 24 22 26M70 20h18q0 24-22 26" fill="none" strokeWidth="6" />
        <path d="M50 58v20M30 90h40v-8H30z" fill="currentColor" strokeWidth="6" />
        <path d="M42 20v16" stroke="var(--paper)" strokeWidth="5" />
      </>
    ),
  },
  'great-save': {
    burst: [64, 32, 24],
    at: [64, 32, 26],
    more: (
      <path
        d="M6 94L30 60q-8-18 2-22l8 14 2-24q6-6 10 2l2 22 12-16q8-2 8 8L62 70 40 96z"
        fill="var(--paper)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
    ),
  },
  'special-shot': {
    at: [70, 36, 34],
    more: (
      <path
        d="M6 96Q10 60 36 40 30 56 40 58 42 30 74 14 96 8 92 36 88 66 60 66 50 66 46 62 42 76 56 74 40 90 28 76 26 88 6 96z"
        fill="currentColor"
        stroke="none"
      />
    ),
  },
  'play-for-japan': {
    more: (
      <>
        <circle cx="50" cy="60" r="24" fill="currentColor" stroke="none" />
        <path d="M50 28V4M27 37L10 18M73 37l17-19M18 60H0M82 60h18" strokeWidth="8" strokeLinecap="butt" />
      </>
    ),
  },
  foul: {
    more: (
      <>
        <path d="M10 40h44l34-14v18L72 52a26 26 0 1 1-52 6z" fill="currentColor" strokeWidth="4" />
        <circle cx="46" cy="62" r="10" fill="var(--paper)" stroke="none" />
        <path d="M26 24l-6-14M42 22V6M58 24l8-14" strokeWidth="5" />
      </>
    ),
  },
  substitution: {
    more: (
      <>
        <path d="M30 92V22M12 40l18-24 18 24" fill="none" strokeWidth="11" />
        <path d="M70 8v70M52 60l18 24 18-24" fill="none" strokeWidth="11" strokeDasharray="16 8" />
      </>
    ),
  },
  injury: {
    more: (
      <>
        <circle cx="50" cy="50" r="40" fill="var(--paper)" strokeWidth="5" />
        <path d="M50 24v52M24 50h52" strokeWidth="18" strokeLinecap="butt" />
      </>
    ),
  },
  header: {
    burst: [68, 30, 22],
    at: [68, 30, 24],
    more: (
      <>
        <circle cx="38" cy="56" r="20" fill="var(--paper)" strokeWidth="6" />
        <path d="M20 52q2-20 24-16 12 2 14 12-14 0-20-4-6 8-18 8z" fill="currentColor" strokeWidth="3" />
        <path d="M8 98q4-20 30-20t32 20" fill="none" strokeWidth="6" />
      </>
    ),
  },
  'second-wind': {
    more: (
      <>
        <path
          d="M4 34h54q16 0 16-13T60 10q-11 0-11 10M4 54h76q16 0 16 13T82 80q-11 0-11-9M4 74h38q13 0 13 11T44 96"
          fill="none"
          strokeWidth="8"
        />
      </>
    ),
  },
  pressing: {
    ours: [
      [14, 20],
      [14, 80],
      [90, 84],
    ],
    theirs: [[64, 44]],
    ball: 'M24 26L50 38M24 74L50 52M84 76L68 56',
    at: [62, 30, 16],
  },
  'counter-attack': {
    more: (
      <>
        <path d="M4 38h46V16l46 34-46 34V62H4z" fill="currentColor" strokeWidth="4" strokeLinejoin="round" />
        <path d="M0 76h34M0 90h22M0 24h28" strokeWidth="5" />
      </>
    ),
    at: [30, 50, 16],
  },
  clearance: { ours: [[14, 84]], ball: 'M22 74Q34 4 88 30', at: [18, 58, 20], burst: [18, 58, 16] },
  'captains-call': {
    more: (
      <>
        <path d="M10 42h20l44-26v64L30 56H10z" fill="currentColor" strokeWidth="5" strokeLinejoin="round" />
        <path d="M22 60l6 28h14l-6-26M84 36q8 12 0 26M94 26q12 22 0 46" fill="none" strokeWidth="6" />
      </>
    ),
  },
  'quick-free-kick': {
    ours: [[10, 84]],
    theirs: [
      [46, 44],
      [46, 62],
      [46, 80],
    ],
    ball: 'M18 74Q40-6 82 44',
    at: [24, 62, 18],
    more: GOAL,
  },
  fans: {
    more: (
      <>
        <path
          d="M24 60V6l34 12-34 14M74 62V22L54 32l20 10"
          fill="currentColor"
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <path
          d="M2 98q0-20 12-20t12 20M26 98q0-24 13-24t13 24M52 98q0-20 12-20t12 20M74 98q0-22 13-22t12 22"
          fill="var(--paper)"
          strokeWidth="5"
        />
        <circle cx="14" cy="68" r="8" fill="currentColor" />
        <circle cx="39" cy="64" r="8" fill="currentColor" />
        <circle cx="64" cy="68" r="8" fill="currentColor" />
        <circle cx="87" cy="66" r="8" fill="currentColor" />
      </>
    ),
  },
  exhaustion: {
    more: (
      <>
        <path
          d="M50 50q4-8 12-4 10 8 0 18-14 10-26-2-10-16 4-30 20-14 40 2 16 20 2 42"
          fill="none"
          strokeWidth="6"
        />
        <path
          d="M16 14q9 13 9 20a9 9 0 0 1-18 0q0-7 9-20zM86 66q7 11 7 16a7 7 0 0 1-14 0q0-5 7-16z"
          fill="currentColor"
          stroke="none"
        />
      </>
    ),
  },
}

/** A card we have not drawn is told by what it does. */
const BY_ABILITY: Readonly<Partial<Record<Ability['do'], string>>> = {
  advance: 'advance-1',
  'special-shot': 'special-shot',
  play: 'one-two',
  draw: 'through-ball',
  recall: 'second-wind',
  discard: 'sliding-tackle',
  save: 'great-save',
  end: 'offside-trap',
  exhaust: 'exhaustion',
  swap: 'substitution',
  pardon: 'substitution',
  remove: 'advice',
  reroll: 'midfield-battle',
  gain: 'captains-call',
}

const ALIKE: Readonly<Record<string, string>> = {
  'advance-2': 'advance-1',
  'special-shot-toho': 'special-shot',
  'special-shot-nankatsu': 'special-shot',
  'nankatsu-fans': 'fans',
  'toho-fans': 'fans',
}

export function sceneOf(id: string, abilities: readonly Ability[]): Scene {
  const own = SCENES[ALIKE[id] ?? id]
  const [first] = abilities
  return own ?? SCENES[(first && BY_ABILITY[first.do]) ?? 'midfield-battle'] ?? {}
}
