import { TEXTS } from '@libero/finale/text'
import { capital, fill } from '@libero/kernel/words'
import type { CSSProperties } from 'react'
import { Sign } from '../../../parts/marks.tsx'
import type { PictureProps } from '../../../workshop.ts'
import { FootballerCard } from '../cards/cards.tsx'
import { TacticCard } from '../cards/tactic.tsx'
import { fieldWords } from '../table/words.ts'
import { finaleFaceTexts } from '../text.ts'
import { drawnFootballer, drawnTactic } from './drawn.ts'
import { finaleWorkshopTexts } from './text.ts'
import './workshop.css'

const EDGES = [0, 1, 2, 3] as const

const strengthOf = (card: PictureProps['card'], edge: number): unknown =>
  Array.isArray(card.strengths) ? card.strengths[edge] : undefined

/** The card as the table draws it; an edge that is wrong or still open says so in its place. */
export function FootballerPicture({ card, language, wrong, missing }: PictureProps) {
  return (
    <span className="fws-card">
      <FootballerCard card={drawnFootballer(card)} language={language} />
      {EDGES.map((edge) => {
        const path = `strengths.${edge}`
        if (!wrong.has(path) && !missing.has(path)) return null
        const value = strengthOf(card, edge)
        return (
          <span
            key={edge}
            className="centred fws-open fws-edge placed"
            data-edge={edge}
            style={{ '--edge': edge } as CSSProperties}
            data-wrong={wrong.has(path) || undefined}
            aria-hidden="true"
          >
            <span data-shown={wrong.has(path) ? `${String(value)} ?` : '?'} />
          </span>
        )
      })}
    </span>
  )
}

/** The four positions one after the other, as the card turns to the left. */
export function FootballerTurns({ card, language, wrong, missing }: PictureProps) {
  const text = finaleWorkshopTexts[language]
  const drawn = drawnFootballer(card)
  return (
    <section aria-label={text.turns}>
      <h3>{text.turns}</h3>
      <ol className="plain grid fws-turns">
        {EDGES.map((edge) => {
          const place = `strengths.${edge}`
          const isOpen = wrong.has(place) || missing.has(place) || drawn.strengths[edge] === 0
          const hazard = drawn.hazards[edge]
          const words = [
            String(drawn.strengths[edge]),
            ...(hazard ? [TEXTS[language].hazards[hazard]] : []),
          ].join(', ')
          return (
            <li key={edge} data-open={isOpen || undefined}>
              {edge > 0 && <Sign is="right" />}
              <FootballerCard card={drawn} language={language} turn={edge} plain />
              <span>{isOpen ? text.notYet : words}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

export function FootballerThumb({ card, language }: PictureProps) {
  return (
    <span className="fws-thumb placed">
      <FootballerCard card={drawnFootballer(card)} language={language} plain />
    </span>
  )
}

export function TacticPicture({ card, language }: PictureProps) {
  const name = typeof card.name === 'string' ? card.name : ''
  return (
    <span className="fws-tactic block">
      <TacticCard tactic={drawnTactic(card)} name={name} language={language} />
    </span>
  )
}

/** What both coaches send, in words. */
export function TacticWords({ card, language }: PictureProps) {
  const tactic = drawnTactic(card)
  const { table } = TEXTS[language]
  const text = finaleFaceTexts[language]
  return (
    <div className="stack">
      <p>{capital(fill(text.power, { power: tactic.power || '?' }))}</p>
      {(['buildUp', 'finish'] as const).map((field) => (
        <p key={field}>
          <b>{capital(table[field])}:</b> {fieldWords(tactic, field, language)}
        </p>
      ))}
    </div>
  )
}
