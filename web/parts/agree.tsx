import type { Refusal } from '@libero/kernel'
import type { Language, Wording } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import { useId } from 'react'
import './agree.css'
import { Sign } from './marks.tsx'
import { RuleLink, refusalWords } from './rule.tsx'

/** Why something is refused, in words, with the rule one click away. */
export function Reasons({
  game,
  refusals,
  words,
  language,
  id,
}: {
  readonly game: string
  readonly refusals: readonly Refusal[]
  readonly words: Wording
  readonly language: Language
  readonly id?: string
}) {
  if (refusals.length === 0) return null
  return (
    <ul className="plain stack reasons" id={id}>
      {refusals.map((refusal) => (
        <li
          key={`${refusal.code} ${JSON.stringify(refusal.about)}`}
          className="flex"
          data-refusal={refusal.code}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M10 2l9 16H1z" fill="var(--floodlight)" />
            <path d="M10 8v5M10 15v1.6" stroke="var(--floodlight-ink)" strokeWidth="2" />
          </svg>
          <span>
            {refusalWords(refusal, words, language)}{' '}
            <RuleLink game={game} rule={refusal.rule} words={words} />
          </span>
        </li>
      ))}
    </ul>
  )
}

export interface Choice<T extends string> {
  readonly id: T
  readonly name: ReactNode
  readonly about?: string | undefined
}

/** One of a few, side by side. */
export function Segments<T extends string>({
  legend,
  silent = false,
  choices,
  chosen,
  choose,
  list = false,
  className = '',
}: {
  readonly legend: string
  /** The legend is only read aloud. */
  readonly silent?: boolean
  readonly choices: readonly Choice<T>[]
  readonly chosen: T | undefined
  choose(id: T): void
  /** One below the other instead. */
  readonly list?: boolean
  readonly className?: string
}) {
  const group = useId()
  return (
    <fieldset className={`plain segments ${className}`} data-list={list || undefined}>
      <legend className={silent ? 'unseen' : undefined}>{legend}</legend>
      <div className="row segments-row">
        {choices.map(({ id, name, about }) => (
          <label key={id} className="flex holds" data-choice-id={id}>
            <input
              type="radio"
              className="pressed"
              name={group}
              checked={id === chosen}
              onChange={() => choose(id)}
            />
            <span className="column segments-face middle rounded fills amid">
              <b className="line amid">{name}</b>
              {about && <small>{about}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Yes or no, with a sentence that says what it means. */
export function Agreement({
  name,
  about,
  agreed,
  change,
}: {
  readonly name: string
  readonly about?: string
  readonly agreed: boolean
  change(agreed: boolean): void
}) {
  const id = useId()
  return (
    <div className="agreement">
      <label className="line holds">
        <input
          type="checkbox"
          className="pressed"
          checked={agreed}
          aria-describedby={about && id}
          onChange={(event) => change(event.target.checked)}
        />
        <span className="switch stiff" aria-hidden="true" />
        <b>{name}</b>
      </label>
      {about && <p id={id}>{about}</p>}
    </div>
  )
}

/** A whole number, with buttons large enough for a thumb. */
export function Counter({
  label,
  value,
  least,
  most,
  change,
  less,
  more,
}: {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  change(value: number): void
  /** What the two buttons are called. */
  readonly less: string
  readonly more: string
}) {
  const id = useId()
  const within = (wanted: number) => Math.min(most, Math.max(least, Math.round(wanted)))
  return (
    <div className="counter column">
      <label htmlFor={id}>{label}</label>
      <span className="flex">
        <button
          type="button"
          className="button"
          disabled={value <= least}
          aria-label={`${label}: ${less}`}
          onClick={() => change(within(value - 1))}
        >
          <Sign is="minus" />
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={value}
          onChange={(event) => {
            const said = event.target.valueAsNumber
            if (Number.isFinite(said)) change(Math.min(most, Math.max(0, Math.round(said))))
          }}
          onBlur={() => value !== within(value) && change(within(value))}
        />
        <button
          type="button"
          className="button"
          disabled={value >= most}
          aria-label={`${label}: ${more}`}
          onClick={() => change(within(value + 1))}
        >
          <Sign is="plus" />
        </button>
      </span>
    </div>
  )
}
