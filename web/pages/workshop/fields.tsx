import type { Refusal } from '@libero/kernel'
import { isObject } from '@libero/kernel'
import { listed } from '@libero/kernel/words'
import type { KeyboardEvent, ReactNode } from 'react'
import { useEffect, useId, useState } from 'react'
import { useTexts } from '../../app/hooks.ts'
import type { Telling } from '../../face.ts'
import { RuleLink, refusalWords } from '../../parts/rule.tsx'
import type { Choice, Field, Part } from '../../workshop.ts'
import { workshopTexts } from './text.ts'

/** What a field needs to be typed into. */
export interface FieldProps {
  readonly field: Field
  readonly value: unknown
  readonly missing: boolean
  readonly refusals: readonly Refusal[]
  readonly game: string
  readonly at: Telling
  /** Before the label, for who listens: the row of a table. */
  readonly row?: string | undefined
  /** In a table the column says what it is. */
  readonly silent?: boolean
  change(value: unknown): void
  /** On to the next field, because this one is full. */
  goOn(): void
  /** On to what is missing, or to the next card. */
  enter(): void
}

type Of<T extends Field['type']> = FieldProps & { readonly field: Extract<Field, { readonly type: T }> }

/** One place of a card, with its label above and what is wrong with it below. */
export function FieldBox(props: FieldProps) {
  const { field, refusals, missing, silent, row } = props
  const id = useId()
  const label = row === undefined ? field.label : `${row}: ${field.label}`
  const inner = { ...props, id, label }
  return (
    <div
      className={`ws-field ws-field-${field.type}`}
      data-place={field.path}
      data-wrong={refusals.length > 0 || undefined}
      data-missing={missing || undefined}
      style={{ '--wide': field.wide ?? 1 } as React.CSSProperties}
    >
      {isAlone(field) ? (
        <label htmlFor={id} className={silent ? 'unseen' : 'ws-label'}>
          {label}
        </label>
      ) : (
        !silent && (
          <span className="ws-label" aria-hidden="true">
            {field.label}
          </span>
        )
      )}
      <Control {...inner} />
      <Faults {...props} id={`${id}-why`} />
    </div>
  )
}

/** Whether it is one control, which a label can name. */
const isAlone = (field: Field): boolean =>
  field.type === 'text' ||
  field.type === 'whole' ||
  field.type === 'tally' ||
  (field.type === 'choice' && field.look === 'menu')

interface Named {
  readonly id: string
  readonly label: string
}

function Control(props: FieldProps & Named): ReactNode {
  const { field } = props
  switch (field.type) {
    case 'text':
      return <TextControl {...props} field={field} />
    case 'whole':
      return <WholeControl {...props} field={field} />
    case 'choice':
      return field.look === 'row' ? (
        <RowControl {...props} field={field} />
      ) : (
        <MenuControl {...props} field={field} />
      )
    case 'mark':
      return <MarkControl {...props} field={field} />
    case 'several':
      return <SeveralControl {...props} field={field} />
    case 'tally':
      return <TallyControl {...props} field={field} />
  }
}

function Faults({ refusals, game, at, id }: FieldProps & { readonly id: string }) {
  if (refusals.length === 0) return null
  return (
    <ul className="plain ws-why" id={id}>
      {refusals.map((refusal) => (
        <li key={`${refusal.code} ${JSON.stringify(refusal.about)}`} data-refusal={refusal.code}>
          {refusalWords(refusal, at.words, at.language)}{' '}
          <RuleLink game={game} rule={refusal.rule} words={at.words} />
        </li>
      ))}
    </ul>
  )
}

/** What every control says of itself. */
const spoken = ({ id, refusals, field }: FieldProps & Named) => ({
  'data-field': field.path,
  'aria-invalid': refusals.length > 0 || undefined,
  'aria-describedby': refusals.length > 0 ? `${id}-why` : undefined,
})

/** Enter goes on; a digit is handed over. */
const keys =
  (enter: () => void, digit?: (digit: number) => void) =>
  (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter') {
      event.preventDefault()
      enter()
    } else if (digit && /^\d$/.test(event.key)) {
      event.preventDefault()
      digit(Number(event.key))
    }
  }

function TextControl(props: Of<'text'> & Named) {
  const { id, field, value, change, enter } = props
  return (
    <input
      id={id}
      type="text"
      {...spoken(props)}
      value={typeof value === 'string' ? value : ''}
      maxLength={field.most}
      autoComplete="off"
      spellCheck={false}
      onKeyDown={keys(enter)}
      onChange={(event) => change(event.target.value === '' ? undefined : event.target.value)}
    />
  )
}

/**
 * A figure that could not get longer without being too large is complete: the next field is waiting. So is a nought
 * where there is but one digit.
 */
const isFull = (value: number, { most }: Extract<Field, { readonly type: 'whole' }>): boolean =>
  value === 0 ? most < 10 : Math.abs(value) * 10 > most

function WholeControl(props: Of<'whole'> & Named) {
  const { id, field, value, change, goOn, enter } = props
  const shown = typeof value === 'number' ? String(value) : ''
  const [text, setText] = useState(shown)
  useEffect(() => setText((before) => (before === '-' && shown === '' ? before : shown)), [shown])
  const type = (typed: string) => {
    const plain = typed
      .replace('−', '-')
      .replace(/[^-\d]/g, '')
      .slice(0, 3)
    setText(plain)
    if (!/^-?\d+$/.test(plain)) return change(undefined)
    change(Number(plain))
    if (isFull(Number(plain), field)) goOn()
  }
  const isCounted = field.balls && typeof value === 'number' && value >= field.least && value <= field.most
  return (
    <span className="line ws-whole">
      <input
        id={id}
        type="text"
        inputMode={field.least < 0 ? 'text' : 'numeric'}
        {...spoken(props)}
        value={text}
        autoComplete="off"
        onFocus={(event) => event.target.select()}
        onKeyDown={keys(enter)}
        onChange={(event) => type(event.target.value)}
      />
      {isCounted && (
        <span className="flex ws-balls" aria-hidden="true">
          {Array.from({ length: value }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: footballs are all alike
            <i key={i} />
          ))}
        </span>
      )}
    </span>
  )
}

const keyOf = (value: Choice['value'] | undefined): string => JSON.stringify(value ?? null)

/** The choice a digit stands for: the first is 1, and nothing is 0. */
const nth = (choices: readonly Choice[], digit: number): Choice | undefined => {
  const real = choices.filter(({ value }) => value !== null)
  return digit === 0 ? choices.find(({ value }) => value === null) : real[digit - 1]
}

/** With more choices than digits, letters find them. */
const MOST_BY_DIGIT = 9

function useDigit({ field, change, goOn }: Of<'choice'>): ((digit: number) => void) | undefined {
  if (field.choices.length > MOST_BY_DIGIT + 1) return undefined
  return (digit) => {
    const choice = nth(field.choices, digit)
    if (!choice) return
    change(choice.value)
    goOn()
  }
}

function MenuControl(props: Of<'choice'> & Named) {
  const { id, field, value, change, enter } = props
  const digit = useDigit(props)
  const isKnown = field.choices.some((choice) => choice.value === (value ?? null))
  return (
    <select
      id={id}
      {...spoken(props)}
      value={isKnown ? keyOf(value as Choice['value']) : ''}
      onKeyDown={keys(enter, digit)}
      onChange={(event) => {
        const choice = field.choices.find((each) => keyOf(each.value) === event.target.value)
        if (choice) change(choice.value)
      }}
    >
      {!isKnown && <option value="" />}
      {field.choices.map((choice) => (
        <option key={keyOf(choice.value)} value={keyOf(choice.value)}>
          {choice.name}
        </option>
      ))}
    </select>
  )
}

const Letters = ({ choice }: { readonly choice: Pick<Choice, 'letters' | 'className'> }) =>
  choice.letters === undefined ? null : (
    <i className={`ws-letters ${choice.className ?? ''}`} aria-hidden="true" data-shown={choice.letters} />
  )

function RowControl(props: Of<'choice'> & Named) {
  const { id, label, field, value, refusals, change, enter } = props
  const digit = useDigit(props)
  const chosen = field.choices.findIndex((choice) => choice.value === (value ?? null))
  return (
    <fieldset
      className="plain flex ws-row rounded"
      aria-describedby={refusals.length > 0 ? `${id}-why` : undefined}
    >
      <legend className="unseen">{label}</legend>
      {field.choices.map((choice, i) => (
        <label key={keyOf(choice.value)}>
          <input
            type="radio"
            className="pressed"
            name={id}
            // One of a group takes the focus: the one that is chosen, else the first.
            data-field={i === Math.max(0, chosen) ? field.path : undefined}
            checked={i === chosen}
            onKeyDown={keys(enter, digit)}
            onChange={() => change(choice.value)}
          />
          <span>
            <Letters choice={choice} />
            {choice.name}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function MarkControl(props: Of<'mark'> & Named) {
  const { id, label, field, value, change, goOn, enter } = props
  const say = (agreed: boolean) => change(agreed ? true : field.off)
  return (
    <label className="ws-mark tag" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        {...spoken(props)}
        checked={value === true}
        onKeyDown={keys(enter, (digit) => {
          say(digit > 0)
          goOn()
        })}
        onChange={(event) => say(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}

function SeveralControl(props: Of<'several'> & Named) {
  const { id, label, field, value, refusals, change, enter } = props
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  const toggle = (choice: Choice | undefined) => {
    if (!choice) return
    const next = field.choices
      .filter((each) => (each === choice ? !list.includes(each.value) : list.includes(each.value)))
      .map((each) => each.value)
    change(next)
  }
  return (
    <fieldset
      className="plain flex ws-row rounded"
      data-several
      aria-describedby={refusals.length > 0 ? `${id}-why` : undefined}
    >
      <legend className="unseen">{label}</legend>
      {field.choices.map((choice, i) => (
        <label key={keyOf(choice.value)}>
          <input
            type="checkbox"
            className="pressed"
            data-field={i === 0 ? field.path : undefined}
            checked={list.includes(choice.value)}
            onKeyDown={keys(
              enter,
              field.choices.length <= MOST_BY_DIGIT
                ? (digit) => toggle(nth(field.choices, digit))
                : undefined,
            )}
            onChange={() => toggle(choice)}
          />
          <span>
            <Letters choice={choice} />
            {choice.name}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const countIn = (value: unknown, part: Part): number => {
  const count = isObject(value) ? value[part.id] : undefined
  return typeof count === 'number' ? count : 0
}

/** So many of each: a digit adds one of its kind, Backspace takes the last back. */
function TallyControl(props: Of<'tally'> & Named) {
  const { id, field, value, change, goOn } = props
  const text = useTexts(workshopTexts)
  const all = field.parts.flatMap((part) => Array.from({ length: countIn(value, part) }, () => part))
  const add = (part: Part | undefined, by: number) => {
    if (!part) return
    const count = Math.min(part.most, Math.max(0, countIn(value, part) + by))
    const rest = isObject(value) ? value : {}
    change(
      Object.fromEntries(
        field.parts
          .map((each) => [each.id, each.id === part.id ? count : countIn(rest, each)] as const)
          .filter(([, men]) => men > 0),
      ),
    )
  }
  return (
    <span className="line ws-tally holds">
      <input
        id={id}
        type="text"
        readOnly
        {...spoken(props)}
        value={listed(
          all.map(({ name }) => name),
          text.and,
        )}
        placeholder="–"
        onKeyDown={(event) => {
          if (event.key === 'Backspace' || event.key === 'Delete') add(all.at(-1), -1)
          // Nobody but the coach knows when they are all there.
          keys(goOn, (digit) => add(field.parts[digit - 1], 1))(event)
        }}
      />
      <span className="flex ws-tally-shown through placed" aria-hidden="true">
        {all.map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are the same
          <i key={i} className={`ws-letters ${part.className ?? ''}`} data-shown={part.letters} />
        ))}
      </span>
      <span className="flex ws-tally-more stiff">
        {field.parts.map((part) => (
          <button
            key={part.id}
            type="button"
            tabIndex={-1}
            className={`ws-add ${part.className ?? ''}`}
            aria-label={`${field.label}: + ${part.name}`}
            onClick={() => add(part, 1)}
          >
            <span data-shown={part.letters} />
          </button>
        ))}
        <button
          type="button"
          tabIndex={-1}
          className="ws-add ws-less"
          aria-label={`${field.label}: ${text.clear}`}
          disabled={all.length === 0}
          onClick={() => add(all.at(-1), -1)}
        >
          <span data-shown="−" />
        </button>
      </span>
    </span>
  )
}
