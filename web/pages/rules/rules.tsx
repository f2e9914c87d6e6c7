import type { Book } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import { Fragment, useEffect, useMemo, useState } from 'react'
import type { PageProps } from '../../app/app.tsx'
import { useBook, useFace, useLanguage, useLayout, usePromise, useTexts } from '../../app/hooks.ts'
import { writeRoute } from '../../app/route.ts'
import { Shelf, Shell } from '../../app/shell.tsx'
import { appTexts } from '../../app/text.ts'
import type { Diagram } from '../../diagram.ts'
import type { Face } from '../../face.ts'
import type { GameId } from '../../games/register.ts'
import { diagramsOf, GAMES, gameTexts, isGame } from '../../games/register.ts'
import { Sign } from '../../parts/marks.tsx'
import { LessonLinks } from '../learn/lesson-links.tsx'
import { Marked } from '../marked.tsx'
import { SearchField } from '../search-field.tsx'
import type { Chapter } from './chapters.ts'
import { chaptersOf, linked, searched } from './chapters.ts'
import { DiagramFigure } from './diagram.tsx'
import { rulesTexts } from './text.ts'
import './rules.css'
import { Waiting } from '../../parts/waiting.tsx'

/** A game's rules in our own words; the paragraph in the address is shown and stands out. */
export function Rules({ route }: PageProps) {
  const [asked = '', paragraph = ''] = route.rest
  const game: GameId = isGame(asked) ? asked : GAMES[0]
  const face = useFace(game)
  const book = useBook(game)
  const language = useLanguage()
  const app = useTexts(appTexts)
  const games = useTexts(gameTexts)
  const text = useTexts(rulesTexts)
  return (
    <Shell
      page="rules"
      title={book?.rules[language].title ?? games[game].name}
      beside={
        <div className="row">
          <a className="button" href={writeRoute('new', [game])}>
            {text.play}
          </a>
          <button type="button" className="button" onClick={() => print()}>
            {text.print}
          </button>
        </div>
      }
    >
      <Shelf page="rules" game={game} />
      {face && book ? (
        <RulesBook face={face} book={book} game={game} here={paragraph} />
      ) : (
        <Waiting words={app.loading} />
      )}
    </Shell>
  )
}

interface BookProps {
  readonly face: Face
  readonly book: Book
  readonly game: GameId
  readonly here: string
}

function RulesBook({ face, book, game, here }: BookProps) {
  const language = useLanguage()
  const text = useTexts(rulesTexts)
  const [query, setQuery] = useState('')
  const isNarrow = !useLayout('wide')
  const chapters = useMemo(
    () => chaptersOf(book.rules[language], language, text.table),
    [book, language, text.table],
  )
  const known = useMemo(
    () => new Set(chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id))),
    [chapters],
  )
  const shown = useMemo(() => searched(chapters, query), [chapters, query])
  const diagrams = usePromise(() => diagramsOf(game), game)
  const isChapter = chapters.some(({ id }) => id === here)

  useEffect(() => {
    if (here === '') return
    const place = document.getElementById(`rule-${here}`)
    place?.scrollIntoView({ block: isChapter ? 'start' : 'center' })
    place?.focus({ preventScroll: true })
  }, [here, isChapter])

  const contents = (
    <ol className="plain">
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <a href={writeRoute('rules', [game, id])} onClick={() => setQuery('')}>
            <b>{id}</b> {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <div className="grid rules">
      <aside className="stack contents">
        <SearchField words={text.search} query={query} search={setQuery} />
        <p className="quiet" role="status">
          {query.trim() !== '' &&
            fill(text.found, { count: shown.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0) })}
        </p>
        {isNarrow ? (
          <details>
            <summary>
              {text.contents} <Sign is="open" />
            </summary>
            {contents}
          </details>
        ) : (
          <nav aria-label={text.contents}>{contents}</nav>
        )}
      </aside>
      <div className="rules-text">
        {here !== '' && !isChapter && !known.has(here) && (
          <p className="trouble">{fill(text.unknown, { rule: here })}</p>
        )}
        {shown.length === 0 && <p className="lead dim">{fill(text.nothing, { query })}</p>}
        {shown.map((chapter) => (
          <ChapterText
            key={chapter.id}
            chapter={chapter}
            face={face}
            game={game}
            diagrams={diagrams ?? NO_DIAGRAMS}
            here={here}
            known={known}
            query={query}
          />
        ))}
      </div>
    </div>
  )
}

const NO_DIAGRAMS: readonly Diagram[] = []

interface ChapterProps {
  readonly chapter: Chapter
  readonly face: Face
  readonly diagrams: readonly Diagram[]
  readonly game: GameId
  readonly here: string
  readonly known: ReadonlySet<string>
  readonly query: string
}

function ChapterText({ chapter, face, diagrams, game, here, known, query }: ChapterProps) {
  const label = useTexts(rulesTexts).paragraph
  return (
    <section className="chapter" id={`rule-${chapter.id}`} tabIndex={-1}>
      <h2>
        <b>{chapter.id}</b>
        <span>
          <Marked text={chapter.title} query={query} />
        </span>
      </h2>
      {chapter.paragraphs.map(({ id, text }) => (
        <Fragment key={id}>
          <div
            className="paragraph grid"
            id={`rule-${id}`}
            tabIndex={-1}
            data-here={id === here || undefined}
          >
            <a href={writeRoute('rules', [game, id])} aria-label={fill(label, { rule: id })}>
              {id}
            </a>
            <p>
              {linked(text, known).map(({ text: piece, to }, i) =>
                to === undefined ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
                  <Marked key={i} text={piece} query={query} />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
                  <a key={i} href={writeRoute('rules', [game, to])}>
                    {piece}
                  </a>
                ),
              )}{' '}
              <LessonLinks game={game} teaches={{ paragraph: id }} className="quiet" />
            </p>
          </div>
          {diagrams
            .filter(({ rule }) => rule === id)
            .map((diagram) => (
              <DiagramFigure key={diagram.id} face={face} diagram={diagram} />
            ))}
        </Fragment>
      ))}
    </section>
  )
}
