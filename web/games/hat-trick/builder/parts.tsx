import type { Shield } from '@libero/hat-trick'
import type { TypeWords } from '@libero/hat-trick/text'
import { typeWords as namesOfType, TEXTS } from '@libero/hat-trick/text'
import type { Refusal } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { entry, fill } from '@libero/kernel/words'
import type { CSSProperties } from 'react'
import type { Telling } from '../../../face.ts'
import { Reasons } from '../../../parts/agree.tsx'
import { Sign } from '../../../parts/marks.tsx'
import { setupTexts } from './text.ts'
import './parts.css'

/** Why something is refused, where it is. */
export const Why = ({
  refusals = [],
  ...rest
}: Telling & { readonly refusals?: readonly Refusal[] | undefined; readonly id?: string }) => (
  <Reasons game="hat-trick" refusals={refusals} {...rest} />
)

/** Footballs to be counted at a glance: full ones attack, hollow ones defend. */
export function Footballs({
  attack,
  defence,
  words,
}: {
  readonly attack: number
  readonly defence: number
  /** Read aloud; without it an ornament. */
  readonly words?: string
}) {
  const row = (count: number, y: number, hollow: boolean) =>
    Array.from({ length: count }, (_, i) => (
      <circle
        // biome-ignore lint/suspicious/noArrayIndexKey: footballs are all alike
        key={i}
        cx={5 + 9.5 * i}
        cy={y}
        r={hollow ? 3 : 3.8}
        data-hollow={hollow || undefined}
      />
    ))
  const width = 9.5 * Math.max(attack, defence, 1) + 1
  return (
    <svg
      viewBox={`0 0 ${width} 20`}
      style={{ aspectRatio: `${width} / 20` }}
      preserveAspectRatio="xMinYMid"
      className="footballs stiff"
      role={words ? 'img' : undefined}
      aria-label={words}
      aria-hidden={words ? undefined : true}
    >
      {row(attack, 5, false)}
      {row(defence, 15, true)}
    </svg>
  )
}

/** A mixed shield is half and half. */
export const purseColour = (shield: Shield) =>
  ({ '--shield': `var(--ht-${shield === 'mixed' ? 'defensive' : shield})` }) as CSSProperties

/** Whose purse: a wall of two fields for the defence, an arrow for the attack, both for a mixed shield. */
export function ShieldMark({ shield }: { readonly shield: Shield }) {
  return (
    <svg viewBox="0 0 20 22" className="shield stiff" style={purseColour(shield)} aria-hidden="true">
      <path d="M2 2h16v9q0 7-8 10-8-3-8-10z" />
      {shield === 'mixed' && <path d="M10 2h8v9q0 7-8 10z" fill="var(--ht-offensive)" />}
      {shield !== 'offensive' && <path d="M5 8.5h4.5M5 12h4.5" className="shield-line" />}
      {shield === 'defensive' && <path d="M9.5 8.5H15M9.5 12H15" className="shield-line" />}
      {shield !== 'defensive' && (
        <path
          d={shield === 'mixed' ? 'M13.6 14V7.5m-2 2.2 2-2.4 2 2.4' : 'M10 15V6.5m-3.4 3.4L10 6.4l3.4 3.5'}
          className="shield-line"
        />
      )}
    </svg>
  )
}

/** '3 ★' */
export function Price({ price, language }: { readonly price: number; readonly language: Language }) {
  const words = setupTexts[language]
  return (
    <span className="price unbroken">
      <span className="unseen">{price === 0 ? words.free : fill(words.price, { price })}</span>
      <span aria-hidden="true">
        {price === 0 ? (
          words.free
        ) : (
          <>
            {price} <Sign is="star-full" />
          </>
        )}
      </span>
    </span>
  )
}

/** A type of our cards in words; one of another box goes by its id. */
export const typeWords = (language: Language, id: string): TypeWords =>
  namesOfType(TEXTS[language].expansion, id || '?')

export const roleOf = (language: Language, number: number): string =>
  entry(TEXTS[language].players, number)?.role ?? ''
