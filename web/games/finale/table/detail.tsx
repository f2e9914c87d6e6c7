import type { Footballer } from '@libero/finale'
import { facesOf } from '@libero/finale'
import { TEXTS } from '@libero/finale/text'
import type { ManSeen, Seen } from '@libero/finale/view'
import type { Seat } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { capital, fill } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../face.ts'
import { FootballerCard } from '../cards/cards.tsx'
import { printOf } from '../print.ts'
import { finaleFaceTexts } from '../text.ts'
import { PackDetail } from './packing.tsx'
import {
  bestWords,
  clubOf,
  dutyOf,
  dutyWords,
  failsWords,
  fieldWords,
  riskWords,
  signWords,
  stockWords,
} from './words.ts'
import './detail.css'

/** A man, a card in hand or the card a side has lying, large and in full words. */
export function finaleDetail(target: string, board: BoardProps<Seen>): ReactNode {
  const [kind, first = '', second = ''] = target.split('/')
  const s = board.view
  if (kind === 'man') {
    const seat: Seat = s.sides[0].men.some((man) => man.id === first) ? 0 : 1
    const man = s.sides[seat].men.find(({ id }) => id === first)
    return man ? <ManDetail {...board} man={man} seat={seat} /> : null
  }
  if (kind === 'pack') return <PackDetail colour={second} {...board} />
  if (kind === 'hand') return <TacticDetail {...board} id={second} seat={first === '1' ? 1 : 0} />
  const seat: Seat = first === '1' ? 1 : 0
  const { faceUp, laid } = s.sides[seat]
  const id = faceUp ?? (typeof laid === 'string' ? laid : undefined)
  return (
    <div>
      <p className="finale-result-why">
        <strong>{clubOf(s, seat, board)}</strong> {stockWords(s.sides[seat], board.language)}
      </p>
      {id && <TacticDetail {...board} id={id} seat={seat} />}
    </div>
  )
}

function ManDetail({
  man,
  seat,
  ...board
}: BoardProps<Seen> & { readonly man: ManSeen; readonly seat: Seat }) {
  const { language, words } = board
  const s = board.view
  const card = printOf(words).man(man.id)
  const { lines, table } = TEXTS[language]
  const text = finaleFaceTexts[language]
  const duty = dutyOf(s, s.sides[seat], man)
  if (!card) return null
  const about = [
    lines[man.line].man,
    ...(man.where === 'bench' ? [table.bench] : []),
    ...(man.booked ? [table.booked] : []),
    ...(duty ? [dutyWords(duty, board)] : []),
  ]
  return (
    <div className="flex finale-detail">
      <span className="finale-detail-card stiff">
        {/* Without his price: a figure by a name is his strength here. */}
        <FootballerCard card={card} language={language} turn={man.turn} line={man.line} plain />
      </span>
      <div className="grid yields" style={{ gap: 3 }}>
        <p className="finale-detail-name">{card.name}</p>
        <p>{capital(about.join(', '))}</p>
        {duty?.is === 'played' && <p>{text.notFree}</p>}
        {man.hazard && man.where === 'pitch' && (
          <p>
            <b>{riskWords(man, board)}</b>
          </p>
        )}
        <p>
          {fill(text.strengths, { strengths: strengthWords(card, language, man.turn) })}.{' '}
          {fill(text.turn, { now: man.strength, next: printOf(words).next(man) })}
        </p>
        {[...new Set(card.hazards)].map((hazard) => hazard && <p key={hazard}>{text.threats[hazard]}</p>)}
        {card.hazards.some((hazard) => hazard !== null) && (
          <p>{fill(table.die, { faces: facesOf(printOf(words).set).join(' ') })}</p>
        )}
      </div>
    </div>
  )
}

/** '3, 5 with red card, 1, 4': from the strength on top on. */
export function strengthWords(card: Footballer, language: Language, turn = 0): string {
  const text = finaleFaceTexts[language]
  return card.strengths
    .map((_, i) => {
      const edge = (turn + i) % 4
      const strength = card.strengths[edge] ?? 0
      const hazard = card.hazards[edge]
      return hazard ? fill(text.risky, { strength, hazard: TEXTS[language].hazards[hazard] }) : `${strength}`
    })
    .join(' · ')
}

/** While cards are chosen nobody is chosen yet, and everybody will be free. */
const BETWEEN_ATTACKS: readonly string[] = ['tactics', 'further-tactic', 'exchange']

/** In words only: the card itself lies open in the hand or on the pitch anyway. */
function TacticDetail({
  id,
  seat,
  ...board
}: BoardProps<Seen> & { readonly id: string; readonly seat: Seat }) {
  const { language, words, view, request } = board
  const tactic = printOf(words).tactic(id)
  const { colours, table } = TEXTS[language]
  const { places, power } = finaleFaceTexts[language]
  if (!tactic) return null
  const fields = ['buildUp', 'finish'] as const
  // Why one card promises more than another: who could be sent, before anybody is.
  // §5.7 A card to exchange is put away, not played.
  const isPlayed = request?.kind !== 'exchange' || view.sides[seat].faceUp === id
  const best =
    request && isPlayed && BETWEEN_ATTACKS.includes(request.kind)
      ? bestWords(view, tactic, seat, language)
      : undefined
  const fails = request?.kind === 'further-tactic' && failsWords(view, board, id)
  const keys = [places, ...signWords(tactic, language)]
  return (
    <div className="flex finale-detail">
      <div className="grid yields" style={{ gap: 3 }}>
        <p className="finale-detail-name">
          {words.nameOf(id)}{' '}
          <small>
            {fill(power, { power: tactic.power })}, {colours[tactic.colour]}
          </small>
        </p>
        {best && (
          <p>
            <b>{best}</b>
          </p>
        )}
        {fails && (
          <p>
            <b>{fails}.</b>
          </p>
        )}
        {fields.map((field) => (
          <p key={field}>
            <strong>{capital(table[field])}:</strong> {fieldWords(tactic, field, language)}
          </p>
        ))}
        <p>
          <small>{keys.join(' ')}</small>
        </p>
      </div>
    </div>
  )
}
