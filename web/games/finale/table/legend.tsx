import type { PlaceDrawn } from '@libero/finale'
import { LINES, OUR_CARDS } from '@libero/finale'
import { TEXTS } from '@libero/finale/text'
import type { Language } from '@libero/kernel/words'
import { capital } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import type { LegendEntry } from '../../../face.ts'
import { FootballerCard, HazardSign } from '../cards/cards.tsx'
import { CardBack, Places, TacticCard } from '../cards/tactic.tsx'
import { finaleLegendTexts } from './legend-text.ts'
import './legend.css'
import { Ball, Booked, Chip } from './man.tsx'

const THREATS = ['injury', 'yellow', 'red'] as const

/** Every symbol of the table, drawn by what draws it there. */
export function finaleLegend(language: Language): readonly LegendEntry[] {
  const text = finaleLegendTexts[language]
  const { lines, hazards, tactics } = TEXTS[language]
  const [man] = OUR_CARDS.footballers.filter((each) => each.line === 'midfield')
  const [tactic] = OUR_CARDS.tactics
  const card = (on?: ReactNode, turn = 0) => (
    <span className="finale-legend-card holds">
      {man && <FootballerCard card={man} language={language} turn={turn} plain />}
      {on}
    </span>
  )
  const place = (drawn: PlaceDrawn) => <Places places={[drawn]} language={language} />
  return [
    { picture: card(), ...text.strength },
    { picture: card(undefined, 1), ...text.turned },
    ...LINES.map((line) => ({
      picture: place({ place: line }),
      name: `${lines[line].short}: ${lines[line].man}`,
      words: text.lines[line],
    })),
    { picture: place({ place: 'any' }), ...text.any },
    { picture: place({ place: 'midfield', missing: true }), ...text.missing },
    { picture: place({ place: 'midfield', again: 'midfield' }), ...text.again },
    ...THREATS.map((hazard) => ({
      picture: (
        <svg viewBox="-10 -10 20 20" width="52" height="52" aria-hidden="true">
          <HazardSign hazard={hazard} x={0} y={0} />
        </svg>
      ),
      name: capital(hazards[hazard]),
      words: text.hazards[hazard],
    })),
    { picture: card(<Booked />), ...text.booked },
    { picture: <Ball />, ...text.ball },
    { picture: card(<Chip duty={{ is: 'playing', action: 'build-up' }} />), ...text.plays },
    { picture: card(<Chip duty={{ is: 'played', action: 'build-up' }} />), ...text.played },
    { picture: card(<Chip duty={{ is: 'played', action: 'build-up' }} mayAgain />), ...text.mayAgain },
    { picture: card(<Chip duty={{ is: 'leaves', number: 1 }} />), ...text.leaves },
    { picture: card(<Chip duty={{ is: 'comes-on', number: 1 }} />), ...text.comesOn },
    { picture: card(<Chip duty={{ is: 'taker', number: 3 }} />), ...text.taker },
    ...(tactic
      ? [
          {
            picture: (
              <span className="grid finale-legend-tactic">
                <TacticCard
                  tactic={tactic}
                  name={tactics[tactic.id as keyof typeof tactics] ?? ''}
                  language={language}
                />
              </span>
            ),
            ...text.tactic,
          },
        ]
      : []),
    {
      picture: (
        <span className="grid finale-legend-tactic">
          <CardBack club="acker" />
        </span>
      ),
      ...text.faceDown,
    },
  ]
}
