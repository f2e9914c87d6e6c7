import type { Kind, Side } from '@libero/hat-trick'
import { partsOf } from '@libero/hat-trick/view'
import type { Seat } from '@libero/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { Shirt } from '../../../parts/shirt.tsx'
import './action-cards.css'
import './cards.css'
import './style-cards.css'

/** The ink of a kind of card or of a style, for everything on it. */
export const inkOf = (name: string) => ({ '--ink-of': `var(--ht-${name})` }) as CSSProperties

export const Star = () => (
  <svg viewBox="0 0 20 20" className="ht-star" aria-hidden="true">
    <path d="M10 1.5l2.6 5.6 6 .7-4.5 4.1 1.2 6L10 15l-5.3 2.9 1.2-6L1.4 7.8l6-.7z" />
  </svg>
)

/** So many discs at an edge: black ones attack, white ones defend. More than six are written. */
function Discs({ count, attack }: { readonly count: number; readonly attack?: boolean }) {
  return (
    <span className="flex ht-discs placed" data-attack={attack}>
      {count > MOST_DISCS ? (
        <b>{count}</b>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: discs are all alike
        Array.from({ length: count }, (_, i) => <i key={i} />)
      )}
    </span>
  )
}
const MOST_DISCS = 6

export interface ManFace {
  readonly attack: number
  readonly defence: number
}

interface ManCardProps {
  readonly seat: Seat
  readonly number: number | string
  readonly side: Side
  /** What lies up now. */
  readonly face: ManFace
  /** Star or gold. */
  readonly gold: boolean
  /** The other side of the card, where it can be turned over in play. */
  readonly turned?: ManFace | undefined
  /** With the Players expansion: his type, short. */
  readonly name?: string | undefined
  /** What he is called, where players have names; his type goes first. */
  readonly surname?: string | undefined
  /** Captain, prevented, …: small signs at the shirt. */
  readonly marks?: ReactNode
}

/** A player: shirt and number, attacking footballs above, defending ones below, on the side he plays on. */
export function ManCard({ seat, number, side, face, gold, turned, name, surname, marks }: ManCardProps) {
  const named = name !== undefined
  const one = (values: ManFace, isGold: boolean) => (
    <span className={`ht-face holds block full cut ${isGold ? 'ht-gold' : 'ht-silver'}`} data-side={side}>
      <Discs count={values.attack} attack />
      {isGold && <Star />}
      {!named && surname && (
        <span className="ht-type ht-surname cut middle placed unbroken" data-shown={surname} />
      )}
      <Shirt
        seat={seat}
        number={number}
        className={named ? 'ht-shirt ht-shirt-named placed' : 'ht-shirt placed'}
      />
      {named && <span className="ht-type cut middle placed unbroken">{name}</span>}
      <Discs count={values.defence} />
      {marks && <span className="grid ht-marks placed">{marks}</span>}
    </span>
  )
  if (!turned) return one(face, gold)
  return (
    <Turning isTurned={gold}>
      {one(gold ? turned : face, false)}
      {one(gold ? face : turned, true)}
    </Turning>
  )
}

interface PortraitProps extends Omit<ManCardProps, 'turned' | 'marks' | 'surname'> {
  readonly name: string
  readonly portrait: string
}

/** The same card seen close: his face before the colours of his kit, number and name below. */
export const PortraitCard = ({ seat, number, side, face, gold, name, portrait }: PortraitProps) => (
  <span className={`ht-face holds block full cut ${gold ? 'ht-gold' : 'ht-silver'}`} data-side={side}>
    <Discs count={face.attack} attack />
    {gold && <Star />}
    <img className="ht-portrait placed" data-seat={seat} src={portrait} alt="" />
    <b className="ht-nameplate placed unbroken">
      {number} {name}
    </b>
    <Discs count={face.defence} />
  </span>
)

/** A card that really turns over: its front, then what is behind. */
export function Turning({
  isTurned,
  children: [front, behind],
}: {
  readonly isTurned: boolean
  readonly children: readonly [ReactNode, ReactNode]
}) {
  return (
    <span className="ht-turn holds block full" data-turned={isTurned || undefined}>
      <span className="cover ht-turn-side">{front}</span>
      <span className="cover ht-turn-side">{behind}</span>
    </span>
  )
}

interface KeeperProps {
  readonly seat: Seat
  readonly star: boolean
  /** In a scene, where there is room for him as a card. */
  readonly dives?: boolean
}

/** The goalkeeper in his gloves. */
export function KeeperCard({ seat, star, dives = false }: KeeperProps) {
  return (
    <span
      className={`centred full ht-keeper ${star ? 'ht-gold' : 'ht-silver'}`}
      data-dives={dives || undefined}
    >
      <svg viewBox="0 0 64 60" aria-hidden="true">
        {[0, 1].map((hand) => (
          <g key={hand} transform={hand === 0 ? undefined : 'translate(64 0) scale(-1 1)'}>
            <path
              d="M6 25V13a3 3 0 0 1 6 0V8a3 3 0 0 1 6 0v-1a3 3 0 0 1 6 0v8a3 3 0 0 1 5 2v14q0 9-6 13H11Q4 36 6 25z"
              fill={seat === 0 ? 'var(--home)' : 'var(--away)'}
              stroke="var(--ink)"
              strokeWidth="1.6"
            />
            <rect x="9" y="45" width="16" height="9" rx="2.5" fill="var(--ink)" />
          </g>
        ))}
      </svg>
      <b data-shown="1">{star && <Star />}</b>
    </span>
  )
}

/** What a kind of card does, as an arrow: along the ground, through the air, around somebody. */
function KindSymbol({ kind }: { readonly kind: Kind }) {
  return (
    <svg viewBox="0 0 60 36" className="ht-symbol shrinks full" aria-hidden="true">
      {kind === 'short' && <path d="M7 28Q28 2 48 18" fill="none" strokeWidth="6" strokeLinecap="round" />}
      {kind === 'long' && (
        <path
          d="M6 33Q14 3 34 5 46 7 49 17"
          fill="none"
          strokeWidth="5"
          strokeDasharray=".5 8.5"
          strokeLinecap="round"
        />
      )}
      {kind === 'dribble' && (
        <path
          d="M6 30q6-20 13-11 5 8 8 6 6-4 6-13 4-8 13-3"
          fill="none"
          strokeWidth="5"
          strokeLinecap="round"
        />
      )}
      {kind === 'short' && <path d="M53 9l1 17-17-1z" stroke="none" />}
      {kind === 'long' && <path d="M42 17h17l-9 16z" stroke="none" />}
      {kind === 'dribble' && <path d="M42 1l15 7-13 10z" stroke="none" />}
    </svg>
  )
}

/** A small football in the ink of its card. */
const SmallBall = () => (
  <svg viewBox="0 0 20 20" className="ht-small-ball" aria-hidden="true">
    <circle cx="10" cy="10" r="8.6" fill="none" strokeWidth="1.7" />
    <path d="M10 6.2l3.7 2.7-1.4 4.3H7.7L6.3 8.9z" stroke="none" />
    <path d="M10 6.2V2M13.7 8.9l4-1.3M12.3 13.2l2.5 3.4M7.7 13.2l-2.5 3.4M6.3 8.9l-4-1.3" strokeWidth="1.3" />
  </svg>
)

interface ActionCardProps {
  readonly card: string
  readonly kindWords: string
  readonly sideWords: string
  readonly count?: number
}

/** An action card: power, what is done, so many footballs at the edge of its side. */
export function ActionCard({ card, kindWords, sideWords, count = 1 }: ActionCardProps) {
  const { kind, power, side } = partsOf(card)
  return (
    <span
      className="ht-silver ht-action block holds full"
      style={inkOf(kind)}
      data-side={side}
      data-many={count > 1 || undefined}
    >
      <span className="cover ht-action-in centred cut">
        <b className="ht-power" data-shown={power} />
        <span className="grid ht-balls placed">
          {Array.from({ length: power }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: footballs are all alike
            <SmallBall key={i} />
          ))}
        </span>
        <KindSymbol kind={kind} />
        <span className="ht-kind middle" data-shown={kindWords} />
        <span className="ht-side tag unbroken">
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <path d={side === 'left' ? 'M9 1v8L1 5z' : 'M1 1v8l8-4z'} />
          </svg>
          <span className="ht-side-words" data-shown={sideWords} />
        </span>
      </span>
      {count > 1 && <b className="ht-count placed" data-shown={`×${count}`} />}
    </span>
  )
}

/** The back of every action card. */
export function CardBack({ seat }: { readonly seat: Seat }) {
  return (
    <span className="ht-silver ht-action ht-back centred holds full" data-seat={seat}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="17" fill="none" strokeWidth="2" />
        <path d="M20 11l8.6 6.2-3.3 10H14.7l-3.3-10z" stroke="none" />
        <path d="M20 11V3M28.600 17.200l7.800-2.600M25.300 27.200l4.800 6.700M14.700 27.200l-4.800 6.700M11.400 17.200l-7.800-2.600" />
      </svg>
    </span>
  )
}

interface PlainCardProps {
  /** Which style it is; left out where there is no room. */
  readonly heading?: string
  readonly name: string
  readonly about?: string
  readonly ink: string
  readonly fresh?: boolean
}

/** A style card. */
export function StyleCardPicture({ heading, name, about, ink, fresh }: PlainCardProps) {
  return (
    <span
      className="ht-silver column ht-style cut amid full"
      style={inkOf(ink)}
      data-fresh={fresh || undefined}
    >
      {heading && <small>{heading}</small>}
      <b>{name}</b>
      {about && <span>{about}</span>}
    </span>
  )
}

/** A shooting card: where to, and what that adds. */
export function ShootingCardPicture({
  kind,
  corner,
  plus,
  words,
}: {
  readonly kind: Kind
  readonly corner: 'left' | 'centre' | 'right'
  readonly plus: number
  readonly words: string
}) {
  const x = { left: 14, centre: 40, right: 66 }[corner]
  return (
    <span className="ht-silver grid ht-shooting middle" style={inkOf(kind)}>
      <svg viewBox="0 0 80 50" aria-hidden="true">
        <path d="M4 48V5h72v43" fill="none" stroke="var(--ink)" strokeWidth="3.5" />
        <path
          d="M16 6v42M28 6v42M40 6v42M52 6v42M64 6v42M5 16h70M5 27h70M5 38h70"
          stroke="var(--ink-2)"
          strokeWidth=".6"
        />
        <circle cx={x} cy="20" r="8" fill="var(--ink-of)" />
      </svg>
      <b>+{plus}</b>
      <span>{words}</span>
    </span>
  )
}
