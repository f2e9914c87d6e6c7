import { DIE_FACES, facesOf, HIGHEST_FACE, OUR_CARDS } from '@libero/finale'
import { TEXTS } from '@libero/finale/text'
import type { Language } from '@libero/kernel/words'
import { capital, fill } from '@libero/kernel/words'
import { Die } from '../../../parts/dice.tsx'
import type { CardKind, Data, Field, PictureProps, Section } from '../../../workshop.ts'
import { finaleWorkshopTexts } from './text.ts'

/** What is typed so far, face by face. */
const typedOn = ({ faces }: Data): readonly unknown[] =>
  Array.from({ length: DIE_FACES }, (_, n): unknown => (Array.isArray(faces) ? faces[n] : undefined))

const isFace = (face: unknown): face is number =>
  typeof face === 'number' && Number.isInteger(face) && face >= 0 && face <= HIGHEST_FACE

/** A die of which nothing is typed names no faces: then it is ours. */
function withFace(die: Data, n: number, face: unknown): Data {
  const { faces: _, ...rest } = die
  const faces = typedOn(die).with(n, face)
  return faces.every((each) => each === undefined || each === null) ? rest : { ...rest, faces }
}

function sections(language: Language): readonly Section[] {
  const text = finaleWorkshopTexts[language]
  const face = (n: number): Field => ({
    type: 'whole',
    path: `faces.${n}`,
    label: fill(text.face, { number: n + 1 }),
    least: 0,
    most: HIGHEST_FACE,
    set: (die, value) => withFace(die, n, value),
  })
  return [
    {
      id: 'faces',
      heading: text.faces,
      rows: [0, 1].map((row) => ({ id: `faces-${row}`, fields: [0, 1, 2].map((n) => face(3 * row + n)) })),
      says: fill(text.dieUnknown, { faces: facesOf(OUR_CARDS).join(', ') }),
    },
  ]
}

/** All six faces side by side; one that is wrong or still open says so in its place. */
function DiePicture({ card, wrong, missing }: PictureProps) {
  return (
    <span className="fws-die grid">
      {typedOn(card).map((face, n) => {
        const path = `faces.${n}`
        const isWrong = wrong.has(path)
        return isFace(face) && !isWrong && !missing.has(path) ? (
          <Die key={path} value={face} />
        ) : (
          <span key={path} className="centred fws-open" data-wrong={isWrong || undefined} aria-hidden="true">
            <span data-shown={isWrong ? `${String(face)} ?` : '?'} />
          </span>
        )
      })}
    </span>
  )
}

/** §8.2, §8.4, §8.6 The numbers by which each hazard strikes. */
const STRIKING = [
  ['injury', [2]],
  ['yellow', [0, 1]],
  ['red', [3]],
] as const

/** How often each hazard strikes with this die. */
function DieWords({ card, language }: PictureProps) {
  const text = finaleWorkshopTexts[language]
  const faces = typedOn(card)
  if (!faces.every(isFace)) return null
  return (
    <div className="stack">
      {STRIKING.map(([hazard, numbers]) => (
        <p key={hazard}>
          <b>{capital(TEXTS[language].hazards[hazard])}:</b>{' '}
          {fill(text.strikes, {
            numbers: numbers.join(', '),
            count: faces.filter((face) => numbers.some((each) => each === face)).length,
          })}
        </p>
      ))}
    </div>
  )
}

/** §1.3 The die of the box; a set may leave it out. */
export function dieKind(language: Language): CardKind {
  const text = finaleWorkshopTexts[language]
  const shown = sections(language)
  return {
    path: 'die',
    name: text.die,
    one: text.die,
    fresh: () => ({}),
    sections: () => shown,
    title: () => text.die,
    Picture: DiePicture,
    Beneath: DieWords,
  }
}
