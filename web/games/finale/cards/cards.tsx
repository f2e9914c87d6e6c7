import type { Club, Footballer, Hazard, Line } from '@libero/finale'
import { CLUBS } from '@libero/finale'
import { TEXTS } from '@libero/finale/text'
import type { Seat } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { memo, useId, useRef } from 'react'
import { Shirt } from '../../../parts/shirt.tsx'
import { portraitOf } from '../print.ts'
import './footballer.css'

/** Acker plays in blue and Stollen in red, at home and away: so are the cards of the box. */
export const kitOf = (club: Club): Seat => (club === CLUBS[0] ? 0 : 1)

interface FootballerCardProps {
  readonly card: Footballer
  readonly language: Language
  /** Quarter turns: the strength that counts is on top. */
  readonly turn?: number
  /** The line he plays in, where it is not the one he is best at (§8.9). */
  readonly line?: Line
  /** On the pitch name and price are written beside the card, so the portrait gets their room. */
  readonly plain?: boolean
}

/**
 * A footballer: square, four edges with footballs. The frame really turns, so that what counts is on top; the head
 * stays up, to be known at a glance. An ornament: whoever shows it says its words.
 */
export const FootballerCard = memo(function FootballerCard(props: FootballerCardProps) {
  const { card, language, turn = 0, line = card.line, plain = false } = props
  const id = useId()
  const kit = kitOf(card.club)
  const quarters = useQuarters(turn)
  const portrait = portraitOf(card.id)
  const box = plain ? { x: 21, y: 21, size: 58 } : { x: 18, y: 18, size: 64 }
  const foot = plain ? 0 : 13
  return (
    <span
      className={`block holds finale-footballer finale-kit-${kit} finale-line-${line}`}
      aria-hidden="true"
    >
      <svg viewBox="0 0 100 100" overflow="visible" className="block" aria-hidden="true">
        <defs>
          <clipPath id={id}>
            <rect x={box.x} y={box.y} width={box.size} height={box.size} rx="5" />
          </clipPath>
        </defs>
        <g className="finale-frame" style={{ transform: `rotate(${quarters * -90}deg)` }}>
          <rect x=".5" y=".5" width="99" height="99" rx="10" fill="var(--kit)" />
          <rect x="2.3" y="2.3" width="95.4" height="95.4" rx="8.4" className="finale-pattern" />
          <rect x="4.4" y="4.4" width="91.2" height="91.2" rx="6.6" fill="var(--paper)" />
          {card.strengths.map((strength, edge) => (
            <Edge
              // biome-ignore lint/suspicious/noArrayIndexKey: the four edges of a card never change places
              key={edge}
              edge={edge}
              strength={strength}
              hazard={card.hazards[edge] ?? null}
              isTop={edge === turn}
            />
          ))}
        </g>
        <g clipPath={`url(#${id})`}>
          <rect x={box.x} y={box.y} width={box.size} height={box.size} fill="var(--place)" />
          {portrait ? (
            <image
              href={portrait}
              x={box.x - 2}
              y={box.y - 1}
              width={box.size + 4}
              height={box.size + 3 - foot}
              preserveAspectRatio="xMidYMid slice"
            />
          ) : (
            <g transform={`translate(${box.x + 12} ${box.y + 12}) scale(${(box.size - 24) / 80})`}>
              <Shirt seat={kit} />
            </g>
          )}
          {!plain && <Nameplate card={card} />}
        </g>
        <rect
          x={box.x}
          y={box.y}
          width={box.size}
          height={box.size}
          rx="5"
          fill="none"
          stroke="var(--place-2)"
          strokeWidth="1.6"
        />
      </svg>
      <span
        className="finale-letters placed"
        style={{ left: `${box.x + 3}%`, top: `${box.y + 2.5}%` }}
        data-shown={TEXTS[language].lines[line].short}
      />
    </span>
  )
})

/** Quarter turns without end, so that the fourth goes on to the left instead of all the way back. */
function useQuarters(turn: number): number {
  const quarters = useRef(turn)
  const further = (((turn - quarters.current) % 4) + 4) % 4
  quarters.current += further === 3 ? -1 : further
  return quarters.current
}

function Nameplate({ card }: { readonly card: Footballer }) {
  const long = card.name.length > 13
  return (
    <>
      <rect x="18" y="69" width="52" height="13" fill="var(--ink)" />
      <rect x="70" y="69" width="12" height="13" fill="var(--act)" />
      <text
        x="20.5"
        y="78.2"
        className="finale-name"
        {...(long && { textLength: 47.5, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {card.name}
      </text>
      <text x="76" y="78.6" textAnchor="middle" className="finale-price-figure">
        {card.price}
      </text>
    </>
  )
}

/** Footballs side by side, then what threatens at this strength. */
const BALL = 11

interface EdgeProps {
  readonly edge: number
  readonly strength: number
  readonly hazard: Hazard | null
  readonly isTop: boolean
}

function Edge({ edge, strength, hazard, isTop }: EdgeProps) {
  const things = strength + (hazard ? 1 : 0)
  const at = (i: number) => 50 + (i - (things - 1) / 2) * BALL
  const balls = Array.from({ length: strength }, (_, i) => at(i))
  return (
    <g transform={`rotate(${edge * 90} 50 50)`}>
      <rect
        x={at(0) - BALL * 0.72}
        y="6"
        width={things * BALL + BALL * 0.44}
        height="13"
        rx="6.5"
        className="finale-counts"
        data-counts={isTop || undefined}
      />
      <path d={balls.map(leather).join('')} fill="var(--paper)" stroke="var(--ink)" strokeWidth="1.3" />
      <path d={balls.map(patches).join('')} fill="var(--ink)" stroke="var(--ink)" strokeWidth=".9" />
      {hazard && <HazardSign hazard={hazard} x={at(strength) + 0.6} y={12.5} />}
    </g>
  )
}

/** All the footballs of an edge are two strokes of the pen: what is white, and what is black. */
const leather = (x: number): string => `M${x - 4.6} 12.5a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0z`
const patches = (x: number): string =>
  `M${x} 10.3l2.2 1.6-.8 2.6h-2.8l-.8-2.6z` +
  `M${x} 8v2.3M${x + 4.3} 11.1l-2 .8M${x + 2.6} 16.2l-1.2-1.7` +
  `M${x - 2.6} 16.2l1.2-1.7M${x - 4.3} 11.1l2 .8`

interface SignProps {
  readonly hazard: Hazard
  readonly x: number
  readonly y: number
}

/** The symbols everybody knows, each with a shape of its own: a cross, a card, a card struck through. */
export function HazardSign({ hazard, x, y }: SignProps) {
  if (hazard === 'injury')
    return (
      <g className="finale-hazard finale-hazard-injury">
        <rect x={x - 5} y={y - 5} width="10" height="10" rx="2.2" />
        <path d={`M${x} ${y - 3.3}v6.6M${x - 3.3} ${y}h6.6`} />
      </g>
    )
  return (
    <g className={`finale-hazard finale-hazard-${hazard}`}>
      <rect x={x - 3.7} y={y - 5.2} width="7.4" height="10.4" rx="1.3" />
      {hazard === 'red' && <path d={`M${x - 1.8} ${y - 1.8}l3.6 3.6M${x + 1.8} ${y - 1.8}l-3.6 3.6`} />}
    </g>
  )
}

/** The clubs' crests: a furrowed field and a studded sole, in their colours. */
export function Crest({ club }: { readonly club: Club }) {
  const id = useId()
  const kit = kitOf(club)
  return (
    <svg viewBox="0 0 40 30" className={`finale-kit-${kit}`} aria-hidden="true">
      <clipPath id={id}>
        <path d="M8 2h24v13q0 9-12 14Q8 24 8 15z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="40" height="30" fill="var(--kit)" />
        {kit === 0
          ? [11, 18, 25].map((x) => <rect key={x} x={x} width="3.5" height="30" fill="var(--kit-pattern)" />)
          : [4, 11, 18].map((y) => <rect key={y} y={y} width="40" height="3.5" fill="var(--kit-pattern)" />)}
      </g>
      <path d="M8 2h24v13q0 9-12 14Q8 24 8 15z" fill="none" stroke="var(--paper)" strokeWidth="1.6" />
      <text x="20" y="20" textAnchor="middle" className="finale-crest-letter">
        {club === 'acker' ? 'A' : 'S'}
      </text>
    </svg>
  )
}
