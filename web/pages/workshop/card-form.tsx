import type { Refusal } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { KeyboardEvent } from 'react'
import { useTexts } from '../../app/hooks.ts'
import type { Telling } from '../../face.ts'
import { Reasons } from '../../parts/agree.tsx'
import { Sign } from '../../parts/marks.tsx'
import type { CardKind, Data, Draft, Field, Section } from '../../workshop.ts'
import { readField } from './draft.ts'
import { FieldBox } from './fields.tsx'
import type { CardStanding, Problem } from './standing.ts'
import './card-form.css'
import { workshopTexts } from './text.ts'

interface FormProps {
  readonly kind: CardKind
  readonly card: Data
  readonly draft: Draft
  readonly index: number
  readonly count: number
  readonly sections: readonly Section[]
  readonly standing: CardStanding | undefined
  readonly game: string
  readonly at: Telling
  change(field: Field, value: unknown): void
  goOn(field: Field): void
  enter(field: Field): void
  step(by: number): void
  keepNext(): void
  putBack(): void
  remove?: (() => void) | undefined
}

const about = (problems: readonly Problem[], path: string | undefined): readonly Refusal[] =>
  problems.filter(({ field }) => field === path).map(({ refusal }) => refusal)

/** One card, place by place. */
export function CardForm(props: FormProps) {
  const { kind, index, count, sections, standing, game, at, step, keepNext, putBack, remove } = props
  const text = useTexts(workshopTexts)
  const problems = standing?.problems ?? []
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { PageUp: -1, PageDown: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }
  return (
    <section
      className="column ws-form panel shrinks"
      aria-labelledby="ws-card"
      data-card={standing?.path}
      onKeyDown={onKeyDown}
    >
      <header className="spread">
        <h2 id="ws-card" aria-live="polite">
          {count > 1 ? fill(text.card, { kind: kind.one, number: index + 1, count }) : kind.one}
        </h2>
        {count > 1 && (
          <span className="row">
            <button type="button" className="button" aria-label={text.previous} onClick={() => step(-1)}>
              <Sign is="left" />
            </button>
            <button type="button" className="button" aria-label={text.next} onClick={() => step(1)}>
              <Sign is="right" />
            </button>
          </span>
        )}
      </header>
      <div className="stack ws-sections fills shrinks">
        {sections.map((section) => (
          <SectionBox key={section.id} section={section} {...props} />
        ))}
        <Reasons game={game} refusals={about(problems, undefined)} words={at.words} language={at.language} />
      </div>
      <footer>
        <p className="quiet ws-keys" aria-hidden="true">
          {text.byKeyboard} <kbd>4</kbd> <kbd>2</kbd> <kbd>5</kbd> <kbd>3</kbd> {text.afterwards}{' '}
          <kbd>Enter</kbd>
        </p>
        <div className="row ws-acts">
          <button type="button" className="button primary" data-keep-next onClick={keepNext}>
            {text.keepNext}
          </button>
          <button type="button" className="button" onClick={putBack}>
            {text.putBack}
          </button>
          {remove && (
            <button type="button" className="button" onClick={remove}>
              {text.removeCard}
            </button>
          )}
        </div>
      </footer>
    </section>
  )
}

function SectionBox({ section, ...props }: FormProps & { readonly section: Section }) {
  const { heading, columns, rows, hint, says } = section
  const { card, standing, game, at, change, goOn, enter } = props
  const problems = standing?.problems ?? []
  return (
    <div
      className="stack ws-section"
      data-table={columns ? columns.length : undefined}
      data-section={section.id}
    >
      {heading && <h3>{heading}</h3>}
      {columns && (
        <div className="quiet ws-columns" aria-hidden="true">
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </div>
      )}
      {rows.map((row) => (
        <div key={row.id} className="row ws-line" data-labelled={row.label !== undefined || undefined}>
          {row.label !== undefined && (
            <span className="row ws-line-label" aria-hidden="true">
              {row.mark && <i className="centred stiff">{row.mark}</i>}
              {row.label}
            </span>
          )}
          {row.fields.map((field) => (
            <FieldBox
              key={field.path}
              field={field}
              value={readField(card, field)}
              missing={standing?.missing.includes(field.path) ?? false}
              refusals={about(problems, field.path)}
              game={game}
              at={at}
              row={columns ? row.label : undefined}
              silent={row.label !== undefined}
              change={(value) => change(field, value)}
              goOn={() => goOn(field)}
              enter={() => enter(field)}
            />
          ))}
        </div>
      ))}
      {hint && <p className="quiet">{hint}</p>}
      {says && <p className="ws-says">{says}</p>}
    </div>
  )
}
