import { useLanguage } from '../app/hooks.ts'
import type { Course } from '../face.ts'
import './course.css'
import { Explained } from './explained.tsx'
import { symbolsTexts } from './symbols-text.ts'

/** The steps of a turn and which it is now; pressed, they say so in words. */
export function Steps({ names, now, means = [] }: Course) {
  const { steps } = symbolsTexts[useLanguage()]
  return (
    <Explained
      name={names.join(' › ')}
      words={[`${names[now]}: ${steps.now}`, ...means, steps.words]}
      className="course"
    >
      <StepsDrawn names={names} now={now} />
    </Explained>
  )
}

/** As they are drawn above the question. */
export const StepsDrawn = ({ names, now }: Course) =>
  names.map((name, nth) => (
    <span key={name} className="course-step" data-now={nth === now || undefined}>
      {name}
    </span>
  ))
