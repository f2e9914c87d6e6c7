import type { Seat } from '@libero/kernel'
import { SEATS } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLanguage, useTexts } from '../../app/hooks.ts'
import { goTo, writeRoute } from '../../app/route.ts'
import type { Telling } from '../../face.ts'
import { Reasons } from '../../parts/agree.tsx'
import { Sign } from '../../parts/marks.tsx'
import { Shirt } from '../../parts/shirt.tsx'
import type { CardKind, Draft, Field, PictureProps, Workshop } from '../../workshop.ts'
import { CardForm } from './card-form.tsx'
import { CardList } from './card-list.tsx'
import {
  cardAt,
  cardsOf,
  filledUp,
  inTurn,
  isMissing,
  kindsOf,
  typed,
  valueAt,
  withCard,
  withoutCard,
  withValue,
} from './draft.ts'
import type { Standing } from './standing.ts'
import { problemsIn, standingOf, toType } from './standing.ts'
import { workshopTexts } from './text.ts'

interface BenchProps {
  readonly workshop: Workshop
  readonly id: string
  readonly draft: Draft
  change(draft: Draft): void
  /** Above the bench: its name and what can be done with the whole set. */
  head(standing: Standing, at: Telling): ReactNode
}

/** Where somebody is: a kind of cards, and one of them. */
interface Place {
  readonly kind: number
  readonly index: number
}

/** Where the keyboard goes next, once what was typed is drawn. */
type Intent =
  | { readonly to: 'first' | 'play'; readonly stamp: object }
  | { readonly to: 'after'; readonly path: string; readonly stamp: object }
  | { readonly to: 'field'; readonly path: string; readonly stamp: object }

/** A card is typed on the left, drawn in the middle, and found again on the right. */
export function Workbench({ workshop, id, draft, change, head }: BenchProps) {
  const language = useLanguage()
  const extra = workshop.extra?.(language)
  const hasExtra = extra !== undefined && valueAt(draft, extra.path) !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the draft only whether it has the extra part matters
  const kinds = useMemo(() => kindsOf(workshop, language, draft), [workshop, language, hasExtra])
  const at: Telling = useMemo(
    () => ({ language, words: workshop.words(language, draft) }),
    [workshop, language, draft],
  )
  const standing = useMemo(() => standingOf(workshop, kinds, draft), [workshop, kinds, draft])
  const [place, setPlace] = useState<Place>(() => firstOpen(standing) ?? { kind: 0, index: 0 })
  const [seat, setSeat] = useState<Seat>(0)
  const [intent, setIntent] = useState<Intent>()
  const box = useRef<HTMLDivElement>(null)

  const kind = kinds[place.kind] ?? kinds[0]
  const paths = kind ? cardsOf(kind, draft) : []
  const index = Math.max(0, Math.min(place.index, paths.length - 1))
  const path = paths[index]
  const card = cardAt(draft, path ?? '')
  const sections = useMemo(() => kind?.sections(card, draft, index) ?? [], [kind, card, draft, index])
  const cardStanding = standing.kinds[place.kind]?.cards[index]

  // What "put back" brings back: the card as it was when somebody came to it.
  const before = useRef<{ readonly at: string; readonly card: unknown }>({ at: '', card: undefined })
  if (before.current.at !== `${place.kind} ${path}`)
    before.current = { at: `${place.kind} ${path}`, card: path === undefined ? undefined : card }

  const show = useCallback((next: Place, then: 'first' | undefined = 'first') => {
    setPlace(next)
    if (then) setIntent({ to: then, stamp: {} })
  }, [])

  useLayoutEffect(() => {
    if (!intent || !box.current) return
    const fields = inTurn(sections)
    const focus = (wanted: string | undefined) => {
      const found = wanted && box.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(wanted)}"]`)
      if (found) found.focus()
    }
    if (intent.to === 'play') box.current.querySelector<HTMLElement>('[data-play]')?.focus()
    else if (intent.to === 'field') focus(intent.path)
    else if (intent.to === 'after') {
      const here = fields.findIndex((field) => field.path === intent.path)
      focus(fields[here + 1]?.path ?? intent.path)
    } else focus((fields.find((field) => isMissing(card, field)) ?? fields[0])?.path)
    setIntent(undefined)
  }, [intent, sections, card])

  if (!kind) return null

  const step = (by: number) => {
    if (paths.length > 0) show({ kind: place.kind, index: (index + by + paths.length) % paths.length })
  }
  const keepNext = () => {
    if (index + 1 < paths.length) return show({ kind: place.kind, index: index + 1 })
    const open = firstOpen(standing)
    if (open) show(open)
    else setIntent({ to: 'play', stamp: {} })
  }
  /** To what is missing on this card, from here on and round; when nothing is, to the next card. */
  const enter = (field: Field) => {
    const fields = inTurn(sections)
    const here = fields.findIndex((each) => each.path === field.path)
    const open = [...fields.slice(here), ...fields.slice(0, here)].find((each) => isMissing(card, each))
    if (open) setIntent({ to: 'field', path: open.path, stamp: {} })
    else keepNext()
  }
  const showProblem = () => {
    const next = nextProblem(standing, { kind: place.kind, index })
    if (!next) return
    setPlace(next)
    const field = standing.kinds[next.kind]?.cards[next.index]?.problems[0]?.field
    setIntent(field === undefined ? { to: 'first', stamp: {} } : { to: 'field', path: field, stamp: {} })
  }
  const picture: PictureProps = {
    card,
    draft,
    index,
    language,
    seat,
    wrong: new Set(cardStanding?.problems.flatMap(({ field }) => field ?? []) ?? []),
    missing: new Set(cardStanding?.missing ?? []),
  }
  const { count } = kind
  return (
    <div ref={box}>
      {head(standing, at)}
      <div className="grid ws-bench" data-game={workshop.game}>
        {path === undefined ? (
          <section className="column ws-form panel shrinks" />
        ) : (
          <CardForm
            kind={kind}
            card={card}
            draft={draft}
            index={index}
            count={paths.length}
            sections={sections}
            standing={cardStanding}
            game={workshop.game}
            at={at}
            change={(field, value) => change(typed(workshop, kinds, draft, kind, index, field, value))}
            goOn={(field) => setIntent({ to: 'after', path: field.path, stamp: {} })}
            enter={enter}
            step={step}
            keepNext={keepNext}
            putBack={() => change(withValue(draft, path, before.current.card))}
            remove={
              count && paths.length > count.least ? () => change(withoutCard(draft, kind, index)) : undefined
            }
          />
        )}
        <Drawing kind={kind} picture={picture} seat={seat} wear={setSeat} />
        <div className="column ws-side shrinks">
          <CardList
            standing={standing}
            draft={draft}
            at={at}
            kind={place.kind}
            index={index}
            show={(next, card = 0) => show({ kind: next, index: card })}
            showProblem={showProblem}
            extra={
              extra && {
                words: hasExtra ? extra.drop : extra.add,
                change: () => change(withValue(draft, extra.path, hasExtra ? undefined : extra.fresh())),
              }
            }
            fillUp={() => change(filledUp(kinds, draft, workshop.ours(language)))}
            add={
              count && paths.length < count.most
                ? () => {
                    change(withCard(draft, kind))
                    show({ kind: place.kind, index: paths.length })
                  }
                : undefined
            }
          />
          <PlayPanel
            workshop={workshop}
            id={id}
            standing={standing}
            at={at}
            show={show}
            showProblem={showProblem}
          />
        </div>
      </div>
    </div>
  )
}

interface DrawingProps {
  readonly kind: CardKind
  readonly picture: PictureProps
  readonly seat: Seat
  wear(seat: Seat): void
}

function Drawing({ kind, picture, seat, wear }: DrawingProps) {
  const text = useTexts(workshopTexts)
  const { Picture, Beneath } = kind
  return (
    <section className="column ws-drawing shrinks" data-night aria-label={text.drawn}>
      <header className="spread">
        <h2>{text.drawn}</h2>
        {kind.hasKit && (
          <fieldset className="plain row" aria-label={text.kit}>
            {([0, 1] as const).map((each) => (
              <button
                key={each}
                type="button"
                className="chip"
                aria-pressed={each === seat}
                aria-label={text.kits[SEATS[each]]}
                onClick={() => wear(each)}
              >
                <Shirt seat={each} className="shirt-small" />
              </button>
            ))}
          </fieldset>
        )}
      </header>
      <div className="centred fills shrinks">
        <Picture {...picture} />
      </div>
      {Beneath && (
        <div>
          <Beneath {...picture} />
        </div>
      )}
    </section>
  )
}

/** The first card with something missing. */
function firstOpen({ kinds }: Standing): Place | undefined {
  for (const [kind, { cards }] of kinds.entries()) {
    const index = cards.findIndex(({ missing }) => missing.length > 0)
    if (index >= 0) return { kind, index }
  }
  return undefined
}

/** The next card something is wrong with, after this one and round. */
function nextProblem({ kinds }: Standing, here: Place): Place | undefined {
  const all = kinds.flatMap(({ cards }, kind) =>
    cards.flatMap(({ problems }, index) => (problems.length > 0 ? [{ kind, index }] : [])),
  )
  const isLater = (place: Place) =>
    place.kind > here.kind || (place.kind === here.kind && place.index > here.index)
  return all.find(isLater) ?? all[0]
}

interface PlayProps {
  readonly workshop: Workshop
  readonly id: string
  readonly standing: Standing
  readonly at: Telling
  show(place: Place): void
  showProblem(): void
}

/** A button that is blocked says why, and what is missing is one press away. */
function PlayPanel({ workshop, id, standing, at, show, showProblem }: PlayProps) {
  const text = useTexts(workshopTexts)
  const { isReady } = standing
  const together = standing.kinds.flatMap(({ problems }) => problems).map(({ refusal }) => refusal)
  const problems = problemsIn(standing) - standing.problems.length
  const ofSet = standing.problems.map(({ refusal }) => refusal)
  const missing: ReactNode[] = [
    ...(standing.isNameless
      ? [
          <button
            key="name"
            type="button"
            className="bare ws-link lit"
            onClick={() => document.querySelector<HTMLElement>('[data-set-name]')?.focus()}
          >
            {text.nameFirst}
          </button>,
        ]
      : []),
    ...standing.kinds.flatMap((each, kind) =>
      toType(each) > 0
        ? [
            <button
              key={each.kind.path}
              type="button"
              className="bare ws-link lit"
              onClick={() => show({ kind, index: each.cards.findIndex((card) => card.missing.length > 0) })}
            >
              {fill(text.missingCards, { kind: each.kind.name, count: toType(each) })}
            </button>,
          ]
        : [],
    ),
  ]
  return (
    <section className="ws-play panel stack stiff" aria-label={text.play}>
      <button
        type="button"
        className={isReady ? 'button primary' : 'button'}
        data-play
        aria-disabled={!isReady}
        aria-describedby="ws-play-why"
        onClick={() => isReady && goTo(writeRoute('new', [workshop.game], { cards: id }))}
      >
        {!isReady && <Sign is="lock" />} {text.play}
      </button>
      <div id="ws-play-why">
        {isReady ? (
          <p>{text.ready}</p>
        ) : (
          missing.length > 0 && (
            <p>
              {text.missing
                .split('{what}')
                .flatMap((part, i) =>
                  i === 0 ? [part] : [<Listed key="missing" all={missing} and={text.and} />, part],
                )}
            </p>
          )
        )}
        {problems > together.length && (
          <button type="button" className="bare ws-link lit" onClick={showProblem}>
            {fill(text.missingProblems, { count: problems - together.length })}
          </button>
        )}
        <Reasons
          game={workshop.game}
          refusals={[...ofSet, ...together]}
          words={at.words}
          language={at.language}
        />
        <p className="quiet">{workshop.opponents(at.language)}</p>
      </div>
    </section>
  )
}

/** 'this, that and the other', each of which can be pressed. */
function Listed({ all, and }: { readonly all: readonly ReactNode[]; readonly and: string }) {
  return all.map((each, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a list that is written anew each time
    <span key={i}>
      {i > 0 && (i === all.length - 1 ? ` ${and} ` : ', ')}
      {each}
    </span>
  ))
}
