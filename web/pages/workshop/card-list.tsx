import type { Language } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import { memo, useEffect, useRef } from 'react'
import { useTexts } from '../../app/hooks.ts'
import type { Telling } from '../../face.ts'
import { Sign } from '../../parts/marks.tsx'
import { refusalWords } from '../../parts/rule.tsx'
import type { CardKind, Data, Draft } from '../../workshop.ts'
import { cardAt } from './draft.ts'
import type { CardStanding, KindStanding, Standing } from './standing.ts'
import { problemsIn, problemsOf, toType } from './standing.ts'
import './card-list.css'
import { workshopTexts } from './text.ts'

interface ListProps {
  readonly standing: Standing
  readonly draft: Draft
  readonly at: Telling
  /** Which kind and which of its cards is being typed. */
  readonly kind: number
  readonly index: number
  show(kind: number, index?: number): void
  showProblem(): void
  fillUp(): void
  add?: (() => void) | undefined
  /** A part the set may have or not. */
  readonly extra?: { readonly words: string; change(): void } | undefined
}

/** Every card of the set with how far it is, kind by kind. */
export function CardList(props: ListProps) {
  const { standing, kind, show, showProblem, fillUp, add, extra } = props
  const text = useTexts(workshopTexts)
  const problems = problemsIn(standing)
  const current = standing.kinds[kind]
  const open = current ? toType(current) : 0
  const wrong = current ? problemsOf(current) : 0
  return (
    <section className="column ws-list panel fills shrinks" aria-label={text.cards}>
      <header className="spread">
        <Kinds standing={standing} kind={kind} show={show} />
        {problems > 0 && (
          <button
            type="button"
            className="chip danger ws-problems"
            title={text.showProblem}
            onClick={showProblem}
          >
            <Sign is="warning" /> {problems}
            <span className="unseen">{text.showProblem}</span>
          </button>
        )}
      </header>
      {current && <Progress kind={current} />}
      {current && <Rows {...props} current={current} />}
      <footer className="spread">
        <span className="row">
          {open > 0 ? (
            fill(text.stillToType, { count: open })
          ) : wrong > 0 ? (
            fill(text.problems, { count: wrong })
          ) : (
            <>
              <Sign is="tick" className="well" /> {text.complete}
            </>
          )}
        </span>
        {add && (
          <button type="button" className="bare ws-link lit" data-add onClick={add}>
            {text.add}
          </button>
        )}
        {extra && (
          <button type="button" className="bare ws-link lit" data-extra onClick={extra.change}>
            {extra.words}
          </button>
        )}
        {standing.kinds.some((each) => toType(each) > 0) && (
          <button type="button" className="bare ws-link lit" data-fill-up onClick={fillUp}>
            {text.fillUp}
          </button>
        )}
      </footer>
    </section>
  )
}

/** More kinds than this would push the cards out of sight: then they are a menu. */
const MOST_TABS = 6

function Kinds({ standing: { kinds }, kind, show }: Pick<ListProps, 'standing' | 'kind' | 'show'>) {
  const text = useTexts(workshopTexts)
  if (kinds.length > MOST_TABS)
    return (
      <select
        className="grow"
        aria-label={text.kinds}
        data-kinds
        value={kind}
        onChange={(event) => show(Number(event.target.value))}
      >
        {kinds.map((each, i) => (
          <option key={each.kind.path} value={i}>
            {each.kind.name} {each.typed} / {each.cards.length}
          </option>
        ))}
      </select>
    )
  return (
    <fieldset className="plain row" aria-label={text.kinds}>
      {kinds.map((each, i) => (
        <button
          key={each.kind.path}
          type="button"
          className="chip"
          data-kind={each.kind.path}
          aria-pressed={i === kind}
          onClick={() => show(i)}
        >
          {each.kind.name} <b>{each.typed}</b>
          <small>/{each.cards.length}</small>
        </button>
      ))}
    </fieldset>
  )
}

function Progress({ kind: { cards, typed } }: { readonly kind: KindStanding }) {
  const wrong = cards.filter(({ problems, missing }) => problems.length > 0 && missing.length === 0).length
  const share = (count: number) => `${cards.length === 0 ? 0 : (100 * count) / cards.length}%`
  return (
    <div className="meter flex ws-progress stiff" aria-hidden="true">
      <i style={{ width: share(typed - wrong) }} />
      <i data-wrong style={{ width: share(wrong) }} />
    </div>
  )
}

function Rows({ current, draft, at, index, kind, show }: ListProps & { readonly current: KindStanding }) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    // Only the list scrolls, never the page.
    const box = list.current
    const row = box?.children[index]
    if (!box || !(row instanceof HTMLElement)) return
    const top = row.offsetTop - box.offsetTop
    if (top < box.scrollTop) box.scrollTop = top
    else if (top + row.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = top + row.offsetHeight - box.clientHeight
  }, [index])
  return (
    <ol className="plain ws-cards fills shrinks" ref={list}>
      {current.cards.map((card, i) => {
        const [first] = card.problems
        return (
          <CardRow
            key={card.path}
            kind={current.kind}
            card={cardAt(draft, card.path)}
            draft={current.kind.Thumb ? EMPTY : draft}
            index={i}
            language={at.language}
            state={stateOf(card)}
            why={first ? refusalWords(first.refusal, at.words, at.language) : ''}
            isHere={i === index}
            show={() => show(kind, i)}
          />
        )
      })}
    </ol>
  )
}

/** Thumbs look at their own card only. */
const EMPTY: Draft = {}
const NONE: ReadonlySet<string> = new Set()

const STATES = ['typed', 'toType', 'wrong'] as const
type State = (typeof STATES)[number]
const SIGNS = {
  typed: { is: 'tick', className: 'well' },
  toType: { is: 'ring' },
  wrong: { is: 'warning', className: 'danger' },
} as const
const stateOf = ({ problems, missing }: CardStanding): State =>
  problems.length > 0 ? 'wrong' : missing.length > 0 ? 'toType' : 'typed'

interface RowProps {
  readonly kind: CardKind
  readonly card: Data
  readonly draft: Draft
  readonly index: number
  readonly language: Language
  readonly state: State
  readonly why: string
  readonly isHere: boolean
  show(): void
}

/** Sixty of them stand beside the card that is typed: only what has changed is drawn again. */
const CardRow = memo(
  function CardRow({ kind, card, draft, index, language, state, why, isHere, show }: RowProps) {
    const text = useTexts(workshopTexts)
    const { letters, className = '', figure } = kind.badge?.(card) ?? {}
    const { Thumb } = kind
    return (
      <li data-state={state}>
        <button type="button" className="bare line holds" aria-current={isHere || undefined} onClick={show}>
          <span className="centred ws-thumb holds stiff cut" aria-hidden="true">
            {Thumb ? (
              <Thumb
                card={card}
                draft={draft}
                index={index}
                language={language}
                seat={0}
                wrong={NONE}
                missing={NONE}
              />
            ) : (
              index + 1
            )}
          </span>
          <span className="clip grow">
            {kind.title(card, index) || <em>{text.unnamed}</em>}
            {why && <small className="clip">{why}</small>}
          </span>
          {letters !== undefined && (
            <i className={`ws-letters ${className}`} data-shown={letters} aria-hidden="true" />
          )}
          <b>{figure}</b>
          <span>
            <Sign {...SIGNS[state]} />
            <span className="unseen">{text[state]}</span>
          </span>
        </button>
      </li>
    )
  },
  (before, now) =>
    before.card === now.card &&
    before.kind === now.kind &&
    before.index === now.index &&
    before.state === now.state &&
    before.why === now.why &&
    before.isHere === now.isHere &&
    before.language === now.language,
)
