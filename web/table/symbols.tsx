import { TEACHER } from '@libero/bots/levels'
import type { Language } from '@libero/kernel/words'
import type { CSSProperties, ReactNode } from 'react'
import type { LegendEntry } from '../face.ts'
import { CoachFace } from '../parts/coach-face.tsx'
import type { SignName } from '../parts/marks.tsx'
import { Sign } from '../parts/marks.tsx'
import { StepsDrawn } from './course.tsx'
import { Kick } from './scenes.tsx'
import './symbols.css'
import './score.css'
import './target.css'
import './what-if.css'
import { symbolsTexts } from './symbols-text.ts'
import { tableTexts } from './text.ts'

/** Rings are as they are in a question that gives nothing up, whatever is asked while the legend is open. */
const WON = { '--glow': 'var(--floodlight)' } as CSSProperties
const LOST = { '--glow': 'var(--danger)' } as CSSProperties

/** The signs of the orders beside the question, by what they are called in the texts. */
const ORDERS = [
  ['speaker', 'speaker-on'],
  ['silent', 'speaker-off'],
  ['undo', 'undo'],
  ['hint', 'bulb'],
  ['legend', 'legend'],
  ['menu', 'menu'],
  ['pause', 'pause'],
  ['goOn', 'play'],
  ['leave', 'cross'],
  ['back', 'left'],
] as const satisfies readonly (readonly [string, SignName])[]

/** Every symbol that each table has, drawn by what draws it there or as its styles do. */
export function sharedLegend(language: Language): readonly LegendEntry[] {
  const text = symbolsTexts[language]
  const { kick } = tableTexts[language]
  const card = (states: Readonly<Record<`data-${string}`, unknown>>, style = WON, on?: ReactNode) => (
    <span className="block holds target symbol-card" style={style} {...states}>
      {on}
    </span>
  )
  return [
    { picture: card({ 'data-legal': true }), ...text.ring },
    { picture: card({ 'data-legal': true, 'data-picked': true }), ...text.picked },
    { picture: card({ 'data-legal': true, 'data-hinted': true }), ...text.hinted },
    { picture: card({ 'data-legal': true }, LOST), ...text.loss },
    { picture: card({ 'data-lit': 'true' }), ...text.lit },
    {
      picture: card({}, WON, <b className="target-chance placed unbroken" data-shown="40 %" />),
      ...text.chance,
    },
    {
      picture: (
        <span className="flex what-if-bar cut" style={{ width: 52 }}>
          {(['good', 'mixed', 'bad'] as const).map((tone) => (
            <i key={tone} className="what-if-tone" data-tone={tone} style={{ flexGrow: 1 }} />
          ))}
        </span>
      ),
      ...text.ways,
    },
    {
      picture: (
        <span className="course" style={{ '--aside': 0 } as CSSProperties}>
          <StepsDrawn names={['1', '2', '3']} now={1} />
        </span>
      ),
      ...text.steps,
    },
    { picture: <span className="score-goals">2</span>, ...text.goals },
    { picture: <span className="score-minute lit">34′</span>, ...text.minute },
    { picture: <CoachFace coach={TEACHER} pen={undefined} />, ...text.coach },
    {
      picture: (
        <span className="line" style={{ fontSize: '0.95rem' }}>
          {[true, false, undefined].map((hit) => (
            <Kick key={String(hit)} hit={hit} text={{ kick }} />
          ))}
        </span>
      ),
      ...text.kicks,
    },
  ]
}

/** The signs on the buttons beside a question, without words where there is no room for them. */
export function ordersLegend(language: Language): readonly LegendEntry[] {
  const text = symbolsTexts[language]
  return ORDERS.map(([key, sign]) => ({ picture: <Sign is={sign} />, ...text[key] }))
}
