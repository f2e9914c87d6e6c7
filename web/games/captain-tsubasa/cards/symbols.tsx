import type { Ability, Must, Token } from '@libero/captain-tsubasa'
import { TOKENS } from '@libero/captain-tsubasa'
import type { ReactNode } from 'react'
import './cards.css'

/** What a value or a token is for, told by shape as well as colour: a burst shoots, an arrow passes, a shield defends. */
export function TokenSign({ token }: { readonly token: Token }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="ct-sign stiff"
      fill={`var(--ct-${token})`}
      stroke="var(--ink)"
      aria-hidden="true"
    >
      {token === 'shot' && (
        <path d="M12 .8l2.6 6 5.6-3.2-2 6.2 5.4 2.2-5.4 2.4 2.2 6-6-2.6L12 23.4l-2.6-5.6-6 2.6 2.2-6L.4 12l5.4-2.2-2-6.2 5.6 3.2z" />
      )}
      {token === 'pass' && <path d="M1 8.6h11.4V3L23 12l-10.6 9v-5.6H1z" />}
      {token === 'defence' && (
        <path d="M12 1l9.4 3.2v7.2c0 5.6-3.8 9.6-9.4 11.8C6.4 21 2.6 17 2.6 11.4V4.2z" />
      )}
    </svg>
  )
}

const INK = 'currentColor'
const card = (x: number, y: number, extra = '') => (
  <rect key={`${x} ${y} ${extra}`} x={x} y={y} width="9" height="13" rx="1.6" fill="none" strokeWidth="2" />
)

/** An ability as one sign: what it does. */
const SIGNS: Readonly<Record<Ability['do'], ReactNode>> = {
  gain: <path d="M12 4v16M4 12h16" strokeWidth="4" />,
  draw: (
    <>
      {card(3, 7)}
      {card(7, 4)}
      <path d="M20 4v14M16 14l4 5 4-5" strokeWidth="2.4" fill="none" />
    </>
  ),
  play: (
    <>
      {card(2, 6)}
      <path d="M18 7v10M13 12h10" strokeWidth="3" />
    </>
  ),
  recall: (
    <>
      {card(12, 7)}
      <path d="M16 4C8 1 2 6 3 14M0 11l3 5 5-4" strokeWidth="2.4" fill="none" />
    </>
  ),
  remove: (
    <>
      {card(7, 5)}
      <path d="M3 3l18 18" strokeWidth="3" />
    </>
  ),
  discard: (
    <>
      {card(2, 3)}
      <path d="M13 8h6v10M15 15l4 5 4-5" strokeWidth="2.4" fill="none" />
    </>
  ),
  reroll: (
    <>
      <rect x="7" y="7" width="11" height="11" rx="2.4" fill="none" strokeWidth="2" />
      <circle cx="12.5" cy="12.5" r="2" fill={INK} stroke="none" />
      <path d="M3 10c1-6 9-9 16-5M20 1v5h-5" strokeWidth="2.2" fill="none" />
    </>
  ),
  save: (
    <path
      d="M6 21v-6L3.6 9.6c-.6-1.8 1.6-2.6 2.4-1L8 12V4.6c0-2 2.6-2 2.6 0V3.2c0-2 2.8-2 2.8 0v1.4c0-2 2.8-2 2.8 0V7c0-2 2.6-2 2.6 0v8L17 21z"
      fill="none"
      strokeWidth="1.8"
    />
  ),
  exhaust: <path d="M12 2c4 6 6 9 6 13a6 6 0 0 1-12 0c0-4 2-7 6-13z" fill={INK} stroke="none" />,
  pardon: (
    <>
      <rect x="7" y="3" width="10" height="15" rx="1.6" fill="var(--yellow-card)" strokeWidth="1.6" />
      <path d="M3 21L21 3" strokeWidth="2.6" />
    </>
  ),
  swap: (
    <path d="M7 21V5M2.6 9.4L7 4l4.4 5.4M17 3v16M12.6 14.6L17 20l4.4-5.4" strokeWidth="2.4" fill="none" />
  ),
  end: (
    <>
      <path d="M3 9h9l8-4v5l-4 2a6 6 0 1 1-12 0z" fill="none" strokeWidth="2.2" />
      <circle cx="10" cy="14" r="2" fill={INK} stroke="none" />
    </>
  ),
  advance: <path d="M2 18c4-8 6 4 10-3s4 1 8-5M15 8l6-1-1 6" strokeWidth="2.4" fill="none" />,
  'special-shot': (
    <path d="M15 2c1 5-5 6-5 11-2-1-2-3-2-4-4 4-4 13 4 13 9 0 10-11 3-20z" fill={INK} stroke="none" />
  ),
}

export function AbilitySign({ ability }: { readonly ability: Ability }) {
  return (
    <span className="tag ct-can" aria-hidden="true">
      {ability.when && <WhenSign when={ability.when} />}
      <svg
        viewBox="0 0 24 24"
        className="ct-sign ct-deed stiff"
        aria-hidden="true"
        stroke={INK}
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        {SIGNS[ability.do]}
      </svg>
      {ability.do === 'gain' && <GainSigns gain={ability} />}
      {ability.must && <MustSign must={ability.must} />}
    </span>
  )
}

/**
 * §6.4 Which tokens, as the booklet's key writes it: a slash is a choice, side by side is one of each, and a number
 * says how many. One of all three kinds has its number as well, since on the cards of the box all three without a
 * number are one of each.
 */
function GainSigns({ gain }: { readonly gain: Extract<Ability, { readonly do: 'gain' }> }) {
  const { tokens, count = 1, each = false } = gain
  const kinds = TOKENS.filter((token) => tokens.includes(token))
  const isNumbered = !each && (count > 1 || kinds.length === TOKENS.length)
  return (
    <span className="tag ct-gain">
      {isNumbered && <b data-shown={`${count}×`} />}
      {kinds.map((token, i) => (
        <span key={token} className="tag ct-gain">
          {i > 0 && !each && <b data-shown="/" />}
          <TokenSign token={token} />
        </span>
      ))}
    </span>
  )
}

/** §6.2 What whoever uses the ability must do: an exclamation mark, and the sign of the price. */
export function MustSign({ must }: { readonly must: Must }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="ct-sign ct-more-sign stiff"
      aria-hidden="true"
      stroke={INK}
      strokeLinecap="round"
    >
      {must === 'book' ? (
        <rect x="8" y="3" width="13" height="18" rx="2" fill="var(--yellow-card)" strokeWidth="1.6" />
      ) : must === 'exhaust' ? (
        <path d="M15 3c4 6 5 8 5 11a5 5 0 0 1-10 0c0-3 1-5 5-11z" fill={INK} stroke="none" />
      ) : must === 'discard' ? (
        <>
          <rect x="8" y="3" width="9" height="12" rx="1.6" fill="none" strokeWidth="2" />
          <path d="M21 9v11M17 17l4 4 3-4" strokeWidth="2.2" fill="none" />
        </>
      ) : (
        <>
          <rect x="10" y="4" width="10" height="15" rx="1.6" fill="none" strokeWidth="2" />
          <path d="M7 21L23 3" strokeWidth="2.6" />
        </>
      )}
      <path d="M3 4v9M3 18v1" strokeWidth="3.4" />
    </svg>
  )
}

/** Only in attack: an arrow forward; only in defence: a wall. */
export function WhenSign({ when }: { readonly when: NonNullable<Ability['when']> }) {
  return (
    <svg viewBox="0 0 12 24" width=".5em" height="1em" className="ct-more-sign" aria-hidden="true">
      {when === 'attacking' ? (
        <path d="M1 3l10 9-10 9z" fill="color-mix(in srgb, var(--ct-shot) 70%, var(--ink))" />
      ) : (
        <path d="M2 3h7v18H2z" fill="color-mix(in srgb, var(--ct-defence) 45%, var(--ink))" />
      )}
    </svg>
  )
}
