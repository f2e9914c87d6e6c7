import type { Verdict } from '@libero/bots/practice'
import { ofWords, shareWords, toldOf } from '@libero/bots/practice'
import { percentOf, percentWords } from '@libero/bots/prospect'
import type { Exercise } from '@libero/kernel/exercise'
import type { ProspectWords } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import { useLanguage, useLayout, useTexts } from '../../app/hooks.ts'
import { appTexts } from '../../app/text.ts'
import { Sign } from '../../parts/marks.tsx'
import { practiceTexts } from './text.ts'
import '../match/coach.css'
import './practice.css'

interface WorthProps {
  readonly exercise: Exercise
  readonly verdict: Verdict
  readonly words: ProspectWords
  /** What else is to be said of it. */
  readonly more: readonly (string | undefined)[]
  nameOf(action: string): string
  close(): void
}

/** So many choices can be read beside the pitch, and over it on a phone. */
const MOST = { wide: 6, slim: 4 } as const

/** What each choice is worth, the best first, as bars: his own and what suggests itself are marked. */
export function Worth({ exercise, verdict, words, more, nameOf, close }: WorthProps) {
  const language = useLanguage()
  const text = useTexts(practiceTexts)
  const app = useTexts(appTexts)
  const isWide = useLayout('wide')
  const told = toldOf(exercise, verdict, MOST[isWide ? 'wide' : 'slim'])
  const others = exercise.options.filter((each) => !told.includes(each))
  const [bestOther] = others
  return (
    <section className="coach" aria-label={text.worth} data-over>
      <header className="spread">
        <h2>{text.worth}</h2>
        {/* It lies over the pitch there, which shows where they are. */}
        {!isWide && (
          <button type="button" className="bare coach-close" aria-label={app.close} onClick={close}>
            <Sign is="cross" />
          </button>
        )}
      </header>
      <small>{ofWords(exercise, words, language)}</small>
      <ol className="plain grid practice-worth level">
        {told.map((option) => {
          const marks = [
            option === verdict.chosen && text.yours,
            option === verdict.best && text.best,
            option === verdict.tempting && text.suggested,
          ].filter(Boolean)
          return (
            <li
              key={option.action}
              style={{ display: 'contents' }}
              data-best={option === verdict.best || undefined}
              data-chosen={option === verdict.chosen || undefined}
            >
              <span>
                {nameOf(option.action)} {marks.length > 0 && <small>({marks.join(', ')})</small>}
              </span>
              <span className="meter" aria-hidden="true">
                <i style={{ transform: `scaleX(${option.share})` }} />
              </span>
              <b>{shareWords(option, language)}</b>
            </li>
          )
        })}
      </ol>
      {bestOther && (
        <p>
          {fill(text.others, {
            count: others.length,
            share: percentWords(percentOf(bestOther.share), language),
          })}
        </p>
      )}
      {more.map(
        (sentence) =>
          sentence && (
            <p key={sentence} className="coach-mixing">
              {sentence}
            </p>
          ),
      )}
    </section>
  )
}
