import type { PlaceDrawn } from '@libero/finale'
import { LINES, PLACES, placesDrawn, withMissing } from '@libero/finale'
import { TEXTS } from '@libero/finale/text'
import type { Seen } from '@libero/finale/view'
import { inAction } from '@libero/finale/view'
import { other, seatOf } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { capital, fill } from '@libero/kernel/words'
import type { Course, Telling } from '../../../face.ts'
import { printOf } from '../print.ts'
import { finaleFaceTexts } from '../text.ts'
import { finaleExplainedTexts } from './explained-text.ts'
import { missingIn } from './words.ts'

/** §5.1 Changes, card, attacks; and while men are chosen, the places of the card in the order they are asked for. */
export function course(s: Seen, at: Telling): Course | undefined {
  const { phase, period, attack } = s
  const { steps } = finaleFaceTexts[at.language]
  const attacks = attack
    ? capital(fill(TEXTS[at.language].table.attack, { number: attack.number, of: attack.of }))
    : steps.attacks
  const names = [...(period > 1 ? [steps.changes] : []), steps.card, attacks]
  switch (phase) {
    case 'changes':
      return { names, now: 0 }
    case 'tactics':
      return { names, now: names.length - 2 }
    case 'exchange':
    case 'further-tactic':
      return { names, now: names.length - 1 }
    default:
      return placesAsked(s, at)
  }
}

function placesAsked(s: Seen, at: Telling): Course | undefined {
  const ball = s.action && seatOf(s.action.onTheBall)
  const missing = missingIn(s)
  const side = s.phase === 'attackers-men' ? 'attack' : s.phase === 'defenders-men' ? 'defence' : undefined
  if (!s.action || ball === undefined || !side) return undefined
  const tactic = printOf(at.words).tactic(s.sides[ball].faceUp ?? '')
  if (!tactic) return undefined
  const places = withMissing(
    placesDrawn(tactic, s.action.name === 'finish' ? 'finish' : 'buildUp', side),
    missing?.lines,
  )
  const now = inAction(s, side === 'attack' ? ball : other(ball)).length
  // A bare number would read as so many men.
  const { first, next } = finaleFaceTexts[at.language].inOrder
  const names = places
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map((place, i) => fill(i === 0 ? first : next, { place: lettersOf(place, at.language) }))
  const { lines } = TEXTS[at.language]
  const { letters } = finaleExplainedTexts[at.language]
  const means = LINES.filter((line) => places.some(({ place }) => place === line)).map((line) =>
    fill(letters, { short: lines[line].short, man: lines[line].man }),
  )
  return names.length > 1 && now < names.length ? { names, now, means } : undefined
}

/** First the keeper, then whom arrows call, then line by line, and last whoever stands in or is free to choose. */
function orderOf({ place, again, missing }: PlaceDrawn): number {
  if (again !== undefined) return 1 + PLACES.indexOf(again) / 10
  if (missing) return PLACES.indexOf('any') + 1.5
  return place === 'keeper' ? 0 : PLACES.indexOf(place) + 2
}

function lettersOf({ place, missing }: PlaceDrawn, language: Language): string {
  const letters = place === 'any' ? '?' : TEXTS[language].lines[place].short
  return missing ? `${letters}?` : letters
}
