import { fill } from '@libero/kernel/words'
import { Fragment } from 'react'
import { useTexts } from '../../app/hooks.ts'
import { writeRoute } from '../../app/route.ts'
import type { Diagram } from '../../diagram.ts'
import type { Face } from '../../face.ts'
import type { GameId } from '../../games/register.ts'
import { LessonLinks } from '../learn/lesson-links.tsx'
import type { Chapter } from './chapters.ts'
import { linked } from './chapters.ts'
import { DiagramFigure } from './diagram.tsx'
import { rulesTexts } from './text.ts'

interface ChapterProps {
  readonly chapter: Chapter
  readonly face: Face
  readonly diagrams: readonly Diagram[]
  readonly game: GameId
  readonly here: string
  readonly known: ReadonlySet<string>
}

/** A chapter of the rules, each picture below its paragraph. */
export function ChapterText({ chapter, face, diagrams, game, here, known }: ChapterProps) {
  const label = useTexts(rulesTexts).paragraph
  return (
    <section className="chapter" id={`rule-${chapter.id}`} tabIndex={-1}>
      <h2>
        <b>{chapter.id}</b>
        <span>{chapter.title}</span>
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
                  piece
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
