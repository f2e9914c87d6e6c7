import { TEACHER } from '@libero/bots/levels'
import type { Lesson } from '@libero/kernel/lesson'
import { weighed } from '@libero/kernel/lesson'
import { fill, inOnePiece } from '@libero/kernel/words'
import type { ReactNode } from 'react'
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
  /** What the table has to say beside it. */
  readonly notice: ReactNode
}

/** The coach with what she says, and how far the lesson is. */
export function Says({ pen, lesson: { steps }, nth, said, aside, notice }: SaysProps) {
  const text = useTexts(learnTexts)
  const step = fill(text.step, { nth: Math.min(nth + 1, steps.length), all: steps.length })
  return (
    <>
      <div className="prompt-words rounded line says">
        <span className="stiff" data-unseen="low">
          <CoachFace coach={TEACHER} pen={pen} />
        </span>
        <div className="fills">
          <small className="block" data-unseen="tall low">
            <b>{TEACHER.name}</b> {text.teacher}
          </small>
          <p>
            {weighed(inOnePiece(said)).map(({ text: piece, isStrong }, i) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
              isStrong ? <b key={i}>{piece}</b> : piece,
            )}
          </p>
          {notice}
        </div>
      </div>
      <div className="line says-foot">
        <Dots nth={nth} all={steps.length} words={step} />
        {aside && (
          <button type="button" className="bare unbroken" onClick={aside.act}>
            {aside.words}
          </button>
        )}
      </div>
    </>
  )
}

/** From dot to dot, and how much longer the present one is. */
const APART = 11
const LONGER = 11

/** How far the lesson is. */
function Dots({ nth, all, words }: { readonly nth: number; readonly all: number; readonly words: string }) {
  const width = all * APART + LONGER
  return (
    <svg role="img" aria-label={words} className="yields" width={width} viewBox={`0 0 ${width} 7`}>
      {Array.from({ length: all }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: dots in their order
          key={i}
          x={i * APART + (i > nth ? LONGER : 0)}
          width={i === nth ? 7 + LONGER : 7}
          height="7"
          rx="3.5"
          fill="currentColor"
          opacity={i > nth ? 0.35 : 1}
        />
      ))}
    </svg>
  )
}
