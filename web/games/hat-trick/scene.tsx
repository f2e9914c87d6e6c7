import type { Seat } from '@libero/kernel'
import { Football } from '../../parts/football.tsx'
import { Light } from '../../parts/light.tsx'
import { Shirt } from '../../parts/shirt.tsx'

interface Man {
  readonly at: readonly [number, number]
  readonly seat: Seat
  readonly number: number
  readonly attack: number
  readonly defence: number
  readonly left?: boolean
  readonly gold?: boolean
  readonly lit?: boolean
}

// biome-ignore format: one man per line
const MEN: readonly Man[] = [
  { at: [-22, 52], seat: 0, number: 4, attack: 2, defence: 3, left: true },
  { at: [-22, 152], seat: 1, number: 11, attack: 4, defence: 1 },
  { at: [62, 2], seat: 1, number: 9, attack: 3, defence: 2 },
  { at: [62, 102], seat: 0, number: 6, attack: 2, defence: 3, left: true, gold: true },
  { at: [62, 202], seat: 0, number: 7, attack: 3, defence: 3 },
  { at: [146, 52], seat: 0, number: 8, attack: 3, defence: 2, left: true, lit: true },
  { at: [146, 152], seat: 1, number: 7, attack: 2, defence: 3 },
  { at: [230, 2], seat: 1, number: 6, attack: 2, defence: 3, left: true },
  { at: [230, 102], seat: 0, number: 10, attack: 4, defence: 1, left: true, gold: true, lit: true },
  { at: [314, 52], seat: 1, number: 5, attack: 2, defence: 3 },
  { at: [314, 152], seat: 1, number: 3, attack: 1, defence: 4, left: true },
  { at: [398, 102], seat: 0, number: 9, attack: 4, defence: 2 },
]

/** Silver and gold men on the lawn, the ball at a foot, and the card that is about to be played. */
export function HatTrickScene() {
  return (
    <svg
      viewBox="0 0 480 300"
      preserveAspectRatio="xMidYMid slice"
      className="scene scene-hat-trick block"
      aria-hidden="true"
    >
      <rect width="480" height="300" fill="var(--grass-2)" />
      <g transform="rotate(-7 240 150)">
        {[-60, 108, 276, 444].map((x) => (
          <rect key={x} x={x} y="-80" width="84" height="460" fill="var(--grass)" />
        ))}
        <g fill="none" stroke="var(--white)" strokeOpacity=".42" strokeWidth="3">
          <path d="M262 -80v460" />
          <circle cx="262" cy="144" r="88" />
          <path d="M560 40H446v210h114M-80 40H12v210H-80" />
        </g>
        {MEN.map((man) => (
          <PitchCard key={`${man.seat} ${man.number}`} {...man} />
        ))}
        <svg
          x="284"
          y="158"
          width="30"
          height="30"
          viewBox="0 0 32 32"
          className="scene-ball"
          aria-hidden="true"
        >
          <Football />
        </svg>
      </g>
      <g className="scene-hand">
        <ActionCard x={334} y={188} turn={9} power={4} colour="var(--ht-long)" long />
        <ActionCard x={254} y={192} turn={-3} power={3} colour="var(--ht-short)" />
      </g>
      <Light />
    </svg>
  )
}

function PitchCard({ at: [x, y], seat, number, attack, defence, left, gold, lit }: Man) {
  const dots = (count: number, top: number, open: boolean) =>
    Array.from({ length: count }, (_, i) => (
      <circle
        // biome-ignore lint/suspicious/noArrayIndexKey: discs that are all alike
        key={i}
        cx={left ? 9 + i * 9.5 : 53 - i * 9.5}
        cy={top}
        r="3.4"
        fill={open ? 'var(--white)' : 'var(--ink)'}
        stroke="var(--ink)"
        strokeWidth="1.2"
      />
    ))
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="1" y="5" width="62" height="80" rx="9" fill="var(--black)" opacity=".4" />
      {lit && (
        <rect
          x="-5"
          y="-5"
          width="72"
          height="90"
          rx="13"
          fill="none"
          stroke="var(--act)"
          strokeWidth="3.5"
        />
      )}
      <rect width="62" height="80" rx="9" fill={gold ? 'var(--gold)' : 'var(--paper-2)'} />
      <rect width="62" height="50" rx="9" fill={gold ? 'var(--gold-2)' : 'var(--paper)'} />
      <rect
        width="62"
        height="80"
        rx="9"
        fill="none"
        stroke={gold ? 'var(--gold-2)' : 'var(--white)'}
        strokeWidth="2"
      />
      {dots(attack, 11, false)}
      {dots(defence, 70, true)}
      <svg x="8" y="18" width="46" height="44" viewBox="0 0 80 76" aria-hidden="true">
        <Shirt seat={seat} number={number} />
      </svg>
    </g>
  )
}

interface ActionProps {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly power: number
  readonly colour: string
  readonly long?: boolean
}

function ActionCard({ x, y, turn, power, colour, long }: ActionProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} 45 60)`}>
      <rect x="0" y="6" width="92" height="130" rx="11" fill="var(--black)" opacity=".5" />
      <rect width="92" height="130" rx="11" fill={colour} />
      <rect width="92" height="122" rx="11" fill="var(--paper)" />
      <text x="46" y="42" textAnchor="middle" className="scene-figure">
        {power}
      </text>
      <path
        d={long ? 'M20 84q26-52 46-14' : 'M24 80q20-26 42-6'}
        fill="none"
        stroke={colour}
        strokeWidth="5"
        strokeDasharray={long ? '7 5' : undefined}
      />
      <path d="M74 82l-16-3 11-12z" fill={colour} />
      {Array.from({ length: power }, (_, i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: discs that are all alike
          key={i}
          cx={long ? 80 : 13}
          cy={16 + i * 15}
          r="5"
          fill="none"
          stroke={colour}
          strokeWidth="2.4"
        />
      ))}
    </g>
  )
}
