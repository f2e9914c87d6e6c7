import type { Advice, InWords } from '@libero/bots/advice'
import { adviceTexts, levelName, mixingWords, mixWords, whyWords, worthWords } from '@libero/bots/advice'
import { coachInFull, coachOf } from '@libero/bots/levels'
import { shortWords } from '@libero/bots/prospect'
import { fill } from '@libero/kernel/words'
import { useLanguage, useTexts } from '../../app/hooks.ts'
import { appTexts } from '../../app/text.ts'
import type { Face } from '../../face.ts'
import { CoachFace } from '../../parts/coach-face.tsx'
import { Sign } from '../../parts/marks.tsx'
import './coach.css'

interface CoachProps {
  readonly face: Pick<Face, 'game' | 'pen'>
  readonly advice: Advice | 'thinking'
  /** Who is asked: his name while he thinks. */
  readonly level: string
  readonly words: InWords
  close(): void
}

/** Somebody on the bench says what he would do and why: his choice, what he expects of it, and the two next best. */
export function Coach({ face, advice, level, words, close }: CoachProps) {
  const language = useLanguage()
  const text = useTexts(adviceTexts)
  const app = useTexts(appTexts)
  const isThinking = advice === 'thinking'
  const why = isThinking ? undefined : whyWords(advice, language, words)
  const by = isThinking ? level : advice.by
  const known = coachOf(face.game.id, by)
  const coach = known ? coachInFull(known, language) : levelName(by, language)
  return (
    <section className="coach" aria-label={coach} aria-busy={isThinking} data-advice>
      <header className="spread">
        {known && <CoachFace coach={known} pen={face.pen} />}
        <h2>{isThinking ? fill(text.thinking, { coach }) : coach}</h2>
        {!isThinking && (
          <button type="button" className="bare coach-close" aria-label={app.close} onClick={close}>
            <Sign is="cross" />
          </button>
        )}
      </header>
      {isThinking ? (
        <i className="coach-pulse block full" aria-hidden="true" />
      ) : (
        <>
          <ol className="plain">
            {[advice.best, ...advice.others].map((counsel) => {
              const { action, prospect } = counsel
              const mix = mixWords(counsel, text)
              const odds = prospect && shortWords(prospect, words.prospects, language)
              const beside = [mix && worthWords(counsel, text), odds].filter(Boolean).join(' · ')
              return (
                <li key={action} className="flex" data-counsel={action}>
                  <span>
                    {words.choice(action)} {beside && <small className="unbroken">{beside}</small>}
                  </span>
                  <b>{mix ?? worthWords(counsel, text)}</b>
                </li>
              )
            })}
          </ol>
          {advice.best.share !== undefined && <p>({text.worthMeans})</p>}
          {advice.isMixed && <p className="coach-mixing">{mixingWords(advice, text)}</p>}
          {why && <p className="coach-mixing">{why}</p>}
        </>
      )}
    </section>
  )
}
