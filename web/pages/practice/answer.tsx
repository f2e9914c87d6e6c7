import type { Verdict } from '@libero/bots/practice'
import { heardWords, ratingWords, whySentences } from '@libero/bots/practice'
import type { Exercise } from '@libero/kernel/exercise'
import type { Practice } from '@libero/kernel/practice'
import type { Language, Wording } from '@libero/kernel/words'
import { useLanguage, useTexts } from '../../app/hooks.ts'
import { practiceTexts } from './text.ts'

/** What was answered, and where one stands for it. */
export interface Answered {
  readonly verdict: Verdict
  readonly before: Practice
  readonly after: Practice
  readonly isKept: boolean
}

interface AnswerProps {
  readonly exercise: Exercise
  readonly answered: Answered
  readonly words: Wording
  nameOf(action: string): string
}

/** In place of the question: whether it was the best, why, and what it does to the rating. */
export function Answer({ exercise, answered, words, nameOf }: AnswerProps) {
  const language = useLanguage()
  const text = useTexts(practiceTexts)
  const { verdict, after, isKept } = answered
  const { heard, rating, why } = answerWords(exercise, answered, nameOf, words, language)
  return (
    <>
      <p className="prompt-question">
        <span className={verdict.isSolved ? 'well' : 'danger'}>{heard}</span>{' '}
        <small className="quiet" data-rating={after.rating}>
          {rating}
        </small>
      </p>
      <p className="prompt-more dim">{why}</p>
      {!isKept && <p className="prompt-notice danger">{text.unkept}</p>}
    </>
  )
}

/** The same for the eye and for the ear. */
export function answerWords(
  exercise: Exercise,
  { verdict, before, after }: Answered,
  nameOf: (action: string) => string,
  words: Wording,
  language: Language,
) {
  const { id } = exercise
  const why = whySentences(exercise, verdict, nameOf, words.prospects, language)
  return {
    heard: heardWords(verdict, language),
    rating: ratingWords(before, after, id, language),
    why: why.join(' '),
  }
}
