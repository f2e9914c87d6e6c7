import type { Budget, Colour, Corner, KeeperCard, MatchEventName, Power } from '@libero/hat-trick'
import { CORNERS, FORMATIONS } from '@libero/hat-trick'
import type { PlayersText } from '@libero/hat-trick/text'
import type { Seat } from '@libero/kernel'
import type { CSSProperties } from 'react'
import { useId } from 'react'
import { inkOf, Star } from './cards.tsx'
import { Flag } from './flag.tsx'
import './box-cards.css'

/** Cards of the box that lie beside the pitch: teams, budgets, match events, keepers. */

const BODY = 'M21 8l11-4q8 6 16 0l11 4 15 14-10 11-8-6v42q-16 5-32 0V27l-8 6L6 22z'

/** A team's shirt in its own colours: what goes with them is on collar, cuffs and a sash. */
export function TeamShirt({ colours }: { readonly colours: readonly [Colour, Colour] }) {
  const id = useId()
  const [shirt, other] = colours
  return (
    <svg viewBox="0 0 80 76" aria-hidden="true">
      <defs>
        <clipPath id={id}>
          <path d={BODY} />
        </clipPath>
      </defs>
      <path d={BODY} fill={`var(--kit-${shirt})`} />
      <g clipPath={`url(#${id})`} fill={`var(--kit-${other})`}>
        <path d="M0 16l18 20-6 6L-4 24zM80 16L62 36l6 6 16-18z" />
        <path d="M20 37h40v10H20z" />
        <path d="M30 0v5q10 9 20 0V0z" />
      </g>
      <path d={BODY} fill="none" stroke="var(--ink)" strokeWidth="2.4" />
    </svg>
  )
}

/** So many stars, as one star and a number. */
const Stars = ({ count }: { readonly count: number }) => (
  <b>
    <Star /> {count}
  </b>
)

/** More stars than any formation of ours has. */
const MOST_STARS = 20

const shareOf = (stars: number) => ({ '--share': Math.min(1, stars / MOST_STARS) }) as CSSProperties

/** Defence, midfield and attack, each as a bar and in stars. */
export function PowerBars({ power, text }: { readonly power: Power; readonly text: PlayersText }) {
  return (
    <span className="grid ht-power-bars level">
      {FORMATIONS.map((formation) => (
        <span key={formation}>
          <small>{text.formations[formation]}</small>
          <i style={shareOf(power[formation])} />
          <b>{power[formation]}</b>
        </span>
      ))}
    </span>
  )
}

/** The same at a glance: three columns side by side, defence first. */
export const PowerColumns = ({ power }: { readonly power: Power }) => (
  <span className="ht-power-columns stiff" aria-hidden="true">
    {FORMATIONS.map((formation) => (
      <i key={formation} style={shareOf(power[formation])} />
    ))}
  </span>
)

interface TeamCardProps {
  readonly team: string
  readonly style: string
  readonly styleName: string
  readonly value: number
  readonly colours?: readonly [Colour, Colour] | undefined
  readonly power: Power
  readonly text: PlayersText
}

/** The back of a team card: colours, flag, style, value and the power of each formation. */
export function TeamCardPicture({ team, style, styleName, value, colours, power, text }: TeamCardProps) {
  return (
    <span className="ht-silver column cut ht-box-card ht-team-card" style={inkOf(style)}>
      <span className="spread ht-team-card-top">
        {colours ? <TeamShirt colours={colours} /> : <span />}
        <Flag team={team} />
        <Stars count={value} />
      </span>
      <PowerBars power={power} text={text} />
      <small>{styleName}</small>
    </span>
  )
}

interface BudgetCardProps {
  readonly name: string
  readonly budgets: readonly Budget[]
  readonly text: PlayersText
}

/** The front of a budget card: both purses of every rank. */
export function BudgetCardPicture({ name, budgets, text }: BudgetCardProps) {
  return (
    <span className="ht-silver column cut ht-box-card">
      <b>{name}</b>
      <span className="grid ht-budget-rows level">
        <span>
          <span />
          <small>{text.shields.defensive}</small>
          <small>{text.shields.offensive}</small>
        </span>
        {budgets.map(({ rank, defensive, offensive }) => (
          <span key={rank}>
            <b>{rank}</b>
            <Stars count={defensive} />
            <Stars count={offensive} />
          </span>
        ))}
      </span>
    </span>
  )
}

/** One drawing for each event, in the ink of the card. */
const EVENT_DRAWINGS: Readonly<Record<MatchEventName, string>> = {
  // A ball on its way to goal, from far away.
  snapshot: 'M56 10h18v30H56M6 46l12-5M8 34l10-1M26 34a7 7 0 1 0 14 0 7 7 0 1 0-14 0M44 30l10-5',
  // The flag at the corner.
  corners: 'M24 50V8l26 9-26 9M10 50h56M24 38q16 0 20 12',
  // One comes on, one goes off.
  subs: 'M26 50V12m0 0L15 25m11-13l11 13M54 10v38m0 0L43 35m11 13l11-13',
  // The armband.
  captain: 'M14 16q26-9 52 0v26q-26 9-52 0zM47 23q-5-5-11-3-7 3-7 9t7 9q6 2 11-3',
  // Two side by side change places.
  interchange: 'M12 20h50m0 0L50 9m12 11L50 31M68 40H18m0 0l12-11M18 40l12 11',
  // Across to the other side.
  switch: 'M14 48Q14 14 40 14t26 26m0 0L55 30m11 10l8-13M30 48h20',
}

/** A match event. */
export function EventCardPicture({ event, name }: { readonly event: MatchEventName; readonly name: string }) {
  return (
    <span className="ht-silver column cut level ht-box-card ht-box-picture">
      <svg viewBox="0 0 80 56" aria-hidden="true">
        <path d={EVENT_DRAWINGS[event]} />
      </svg>
      <b>{name}</b>
    </span>
  )
}

const SIGNS = {
  plus: 'M-7 0H7M0-7V7',
  minus: 'M-7 0H7',
  empty: 'M-5.500 0a5.500 5.500 0 1 0 11 0 5.500 5.500 0 1 0-11 0',
} as const
const MIDDLES: Readonly<Record<Corner, number>> = { left: 24, centre: 60, right: 96 }

interface KeeperPictureProps extends KeeperCard {
  readonly seat: Seat
  readonly words: string
}

/** A keeper card: a goal, his gloves where he goes, and above it what his hand points to. */
export function KeeperCardPicture({ seat, star, dive, symbols, words }: KeeperPictureProps) {
  const lean = { left: -38, centre: 0, right: 38 }[dive]
  return (
    <span
      className={`column cut level ht-box-card ht-box-picture ${star ? 'ht-gold' : 'ht-silver'}`}
      data-keeper
    >
      <svg viewBox="0 0 120 74" aria-hidden="true">
        <path d="M8 72V24h104v48" />
        <path
          d="M22 25v47M36 25v47M50 25v47M64 25v47M78 25v47M92 25v47M10 36h100M10 48h100M10 60h100"
          stroke="var(--ink-2)"
          strokeWidth=".6"
        />
        <g transform={`translate(${MIDDLES[dive]} 50) rotate(${lean})`}>
          {[-1, 1].map((hand) => (
            <g
              key={hand}
              transform={`translate(${hand * 11} 0) scale(${-hand * 0.52} .52) translate(-17 -25)`}
            >
              <path
                d="M6 25V13a3 3 0 0 1 6 0V8a3 3 0 0 1 6 0v-1a3 3 0 0 1 6 0v8a3 3 0 0 1 5 2v14q0 9-6 13H11Q4 36 6 25z"
                fill={seat === 0 ? 'var(--home)' : 'var(--away)'}
              />
              <rect x="9" y="45" width="16" height="9" rx="2.5" fill="var(--ink)" />
            </g>
          ))}
        </g>
        {CORNERS.map((corner) => (
          <path key={corner} d={SIGNS[symbols[corner]]} transform={`translate(${MIDDLES[corner]} 10)`} />
        ))}
      </svg>
      <b>{words}</b>
    </span>
  )
}
