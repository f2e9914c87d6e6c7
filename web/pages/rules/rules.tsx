import type { Answer } from '@libero/kernel/search'
import type { Book } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
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
import { SearchField } from '../search-field.tsx'
import { AnswerCard } from './answer.tsx'
import { answersOf, pictureOf } from './answers.ts'
import { ChapterText } from './chapter.tsx'
import { chaptersOf } from './chapters.ts'
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
      title={book?.[language].rules.title ?? games[game].name}
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
        <RulesBook key={game} face={face} book={book} game={game} here={paragraph} />
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

const NO_DIAGRAMS: readonly Diagram[] = []
const NO_WORDS: ReadonlySet<string> = new Set()
/** So many answers are shown before somebody asks for more, and so many questions where nothing fits. */
const FIRST = 5

function RulesBook({ face, book, game, here }: BookProps) {
  const language = useLanguage()
  const text = useTexts(rulesTexts)
  const [query, setQuery] = useState('')
  const sought = useDeferredValue(query.trim())
  const [isWhole, setWhole] = useState(false)
  const isNarrow = !useLayout('wide')
  const chapters = useMemo(
    () => chaptersOf(book[language].rules, language, text.table),
    [book, language, text.table],
  )
  const answers = useMemo(() => answersOf(book[language], language, text.table), [book, language, text.table])
  const { all } = answers
  const known = useMemo(() => new Set(all.map(({ id }) => id)), [all])
  const found = useMemo(() => (sought === '' ? [] : answers.find(sought)), [answers, sought])
  const diagrams = usePromise(() => diagramsOf(game), game) ?? NO_DIAGRAMS
  const isChapter = chapters.some(({ id }) => id === here)
  const answered = all.find(({ id, kind }) => id === here && kind !== 'paragraph')
  const questions = all.filter(({ kind }) => kind === 'asked')

  useEffect(() => {
    setQuery('')
    if (here === '') return
    const place = document.getElementById(`rule-${here}`)
    place?.scrollIntoView({ block: isChapter ? 'start' : 'center' })
    place?.focus({ preventScroll: true })
  }, [here, isChapter])

  const look = (words: string) => {
    setQuery(words)
    setWhole(false)
  }
  const drawn = new Set<Diagram>()
  const card = (answer: Answer, words = NO_WORDS) => {
    const picture = pictureOf(answer, all, diagrams)
    const isNew = picture !== undefined && !drawn.has(picture)
    if (isNew) drawn.add(picture)
    return (
      <AnswerCard
        key={answer.id}
        face={face}
        answer={answer}
        words={words}
        known={known}
        picture={picture}
        isDrawn={isNew}
      />
    )
  }
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
        <SearchField words={text.search} query={query} search={look} />
        <p className="quiet" role="status">
          {sought !== '' && fill(text.found, { count: found.length })}
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
      {/* Whoever goes on from an answer leaves the search. */}
      <div
        className="rules-text"
        data-found={sought === '' ? undefined : found.length}
        onClickCapture={(event) =>
          event.target instanceof Element && event.target.closest('a') && setQuery('')
        }
      >
        {sought !== '' ? (
          <>
            {found.length === 0 && (
              <>
                <p className="lead dim">{fill(text.nothing, { query })}</p>
                <Questions game={game} questions={questions.slice(0, FIRST)} />
              </>
            )}
            {(isWhole ? found : found.slice(0, FIRST)).map(({ entry, words }) => card(entry, new Set(words)))}
            {!isWhole && found.length > FIRST && (
              <button type="button" className="button" onClick={() => setWhole(true)}>
                {fill(text.more, { count: found.length - FIRST })}
              </button>
            )}
          </>
        ) : (
          <>
            {here !== '' && !isChapter && !known.has(here) && (
              <p className="trouble">{fill(text.unknown, { rule: here })}</p>
            )}
            {answered && card(answered)}
            <details className="chapter">
              <summary className="row">
                {text.questions} <Sign is="open" />
              </summary>
              <Questions game={game} questions={questions} />
            </details>
            {chapters.map((chapter) => (
              <ChapterText
                key={chapter.id}
                chapter={chapter}
                face={face}
                game={game}
                diagrams={diagrams}
                here={here}
                known={known}
              />
            ))}
          </>
        )}
      </div>
    </div>
  )
}

interface QuestionsProps {
  readonly game: GameId
  readonly questions: readonly Answer[]
}

function Questions({ game, questions }: QuestionsProps) {
  return (
    <ul>
      {questions.map(({ id, title }) => (
        <li key={id}>
          <a href={writeRoute('rules', [game, id])}>{title}</a>
        </li>
      ))}
    </ul>
  )
}
