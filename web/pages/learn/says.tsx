import { TEACHER } from '@libero/bots/levels'
import type { Lesson } from '@libero/kernel/lesson'
import { weighed } from '@libero/kernel/lesson'
import { fill } from '@libero/kernel/words'
import { useTexts } from '../../app/hooks.ts'
import type { Face } from '../../face.ts'
import { CoachFace } from '../../parts/coach-face.tsx'
import { learnTexts } from './text.ts'
import './says.css'

interface SaysProps {
  readonly pen: Face['pen']
  readonly lesson: Lesson
  readonly nth: number
  /** Words between two stars are strong. */
  readonly said: string
  /** The quiet button beside the dots: why, or back to what was said. */
  readonly aside: { readonly words: string; act(): void } | undefined
}

/** The coach with what she says, and how far the lesson is. */
export function Says({ pen, lesson: { steps }, nth, said, aside }: SaysProps) {
  const text = useTexts(learnTexts)
  return (
    <div className="says rounded">
      <div className="row">
        <CoachFace coach={TEACHER} pen={pen} />
        <p className="grow">
          <small className="block" data-unseen="tall low">
            <b>{TEACHER.name}</b> {text.teacher}
          </small>
          {weighed(said).map(({ text: piece, isStrong }, i) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
            isStrong ? <b key={i}>{piece}</b> : piece,
          )}
        </p>
      </div>
      <div className="spread">
        <Dots nth={nth} all={steps.length} words={stepWords(text.step, nth, steps.length)} />
        {aside && (
          <button type="button" className="bare" onClick={aside.act}>
            {aside.words}
          </button>
        )}
      </div>
    </div>
  )
}

/** Between two dots, and how much longer the present one is. */
const APART = 11
const LONGER = 11

/** How far the lesson is. */
function Dots({ nth, all, words }: { readonly nth: number; readonly all: number; readonly words: string }) {
  const width = all * APART + LONGER
  return (
    <svg role="img" aria-label={words} width={width} height="8" viewBox={`0 0 ${width} 8`}>
      {Array.from({ length: all }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: dots in their order
          key={i}
          x={i * APART + (i > nth ? LONGER : 0)}
          width={i === nth ? 7 + LONGER : 7}
          height="7"
          rx="3.5"
          fill={i < nth ? 'var(--ink-good)' : i === nth ? 'var(--ht-total)' : 'var(--silver)'}
        />
      ))}
    </svg>
  )
}

const stepWords = (sentence: string, nth: number, all: number): string =>
  fill(sentence, { nth: Math.min(nth + 1, all), all })
