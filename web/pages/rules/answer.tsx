import type { Refusal } from '@libero/kernel'
import type { Answer } from '@libero/kernel/search'
import { fill } from '@libero/kernel/words'
import { memo, useMemo, useState } from 'react'
import { useLanguage, useSettings, useTexts } from '../../app/hooks.ts'
import { goTo, writeRoute } from '../../app/route.ts'
import type { Diagram } from '../../diagram.ts'
import type { Face } from '../../face.ts'
import { PERSON } from '../../keep/store.ts'
import { kickOff } from '../../match/kick-off.ts'
import { refusalWords } from '../../parts/rule.tsx'
import { MarkedWords } from '../marked.tsx'
import { linked } from './chapters.ts'
import { DiagramFigure } from './diagram.tsx'
import { rulesTexts } from './text.ts'

interface AnswerProps {
  readonly face: Face
  readonly answer: Answer
  /** The words that were meant, folded; they stand out. */
  readonly words: ReadonlySet<string>
  /** Paragraphs and rulings that one can go to. */
  readonly known: ReadonlySet<string>
  readonly picture: Diagram | undefined
  /** One picture is enough where several answers have the same. */
  readonly isDrawn: boolean
}

const Figure = memo(DiagramFigure)

/** One answer: what was asked, what is so, what it rests on, a position that shows it, and the way to try it. */
export function AnswerCard({ face, answer, words, known, picture, isDrawn }: AnswerProps) {
  const text = useTexts(rulesTexts)
  const { id, kind, title, on } = answer
  const game = face.game.id
  return (
    <article className="stack chapter" id={`rule-${id}`} aria-labelledby={`answer-${id}`} tabIndex={-1}>
      <h2 id={`answer-${id}`}>
        {kind === 'paragraph' && <b>{id}</b>}
        <span>
          <MarkedWords text={title} words={words} />
        </span>
      </h2>
      <p className="hyphened">
        {linked(answer.text, known).map(({ text: piece, to }, i) =>
          to === undefined || to === id ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
            <MarkedWords key={i} text={piece} words={words} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
            <a key={i} href={writeRoute('rules', [game, to])}>
              {piece}
            </a>
          ),
        )}
      </p>
      <p className="row quiet">
        {kind === 'ruling' && <a href={writeRoute('rules', [game, id])}>{fill(text.ruling, { rule: id })}</a>}
        {on.map((rule) => (
          <a key={rule} href={writeRoute('rules', [game, rule])}>
            {fill(/^\d|^T/.test(rule) ? text.paragraph : text.ruling, { rule })}
          </a>
        ))}
        {picture && <TryIt face={face} diagram={picture} />}
      </p>
      {picture && isDrawn && <Figure face={face} diagram={picture} />}
    </article>
  )
}

/** An ordinary match from the position of a picture. */
function TryIt({ face, diagram }: { readonly face: Face; readonly diagram: Diagram }) {
  const text = useTexts(rulesTexts)
  const language = useLanguage()
  const { level } = useSettings()
  const words = useMemo(() => face.wording(language), [face, language])
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const begin = async () => {
    const begun = await kickOff(face, { from: diagram.from }, [PERSON, level], language)
    if (begun.ok) goTo(writeRoute('match', [begun.value]))
    else setRefusals(begun.refusals)
  }
  return (
    <>
      <button type="button" className="button" onClick={() => void begin()}>
        {text.tryIt}
      </button>
      {refusals.map((refusal) => (
        <span key={refusal.code} className="danger">
          {refusalWords(refusal, words, language)}
        </span>
      ))}
    </>
  )
}
