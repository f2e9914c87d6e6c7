import type { Arrow, Footballer, Hazard, Line, Men, Place, Tactic } from '@libero/finale'
import { ARROW_SIDES, CLUBS, COLOURS, HAZARDS, LINES, PLACES } from '@libero/finale'
import { isObject } from '@libero/kernel'
import type { Data } from '../../../workshop.ts'

/** Cards that are being typed, as far as they can be drawn: what is missing or impossible is left blank. */

const whole = (value: unknown, most: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? Math.min(value, most) : 0

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const MOST_DRAWN = 5
const MOST_MEN = 10

/** A footballer as far as he can be drawn; what is missing is left blank. */
export function drawnFootballer(card: Data): Footballer {
  const strengths = listOf(card.strengths)
  const hazards = listOf(card.hazards)
  const strength = (n: number) => (whole(strengths[n], 99) > MOST_DRAWN ? 0 : whole(strengths[n], MOST_DRAWN))
  const hazard = (n: number): Hazard | null =>
    HAZARDS.find((each): each is Hazard => each !== 'none' && each === hazards[n]) ?? null
  return {
    id: typeof card.id === 'string' ? card.id : '',
    club: CLUBS.find((club) => club === card.club) ?? CLUBS[0],
    name: typeof card.name === 'string' ? card.name : '',
    line: LINES.find((line): line is Line => line === card.line) ?? 'midfield',
    price: whole(card.price, 99),
    strengths: [strength(0), strength(1), strength(2), strength(3)],
    hazards: [hazard(0), hazard(1), hazard(2), hazard(3)],
    beginner: card.beginner === true,
    source: 'public',
  }
}

function drawnMen(value: unknown): Men {
  const men = isObject(value) ? value : {}
  return Object.fromEntries(PLACES.map((place) => [place, whole(men[place], MOST_MEN)]))
}

const drawnAction = (value: unknown) => {
  const action = isObject(value) ? value : {}
  return { attack: drawnMen(action.attack), defence: drawnMen(action.defence) }
}

/** Every arrow of a card as it stands there, the one of the short form first. */
export function arrowsIn({ arrow, arrows }: Data): readonly Data[] {
  const list = listOf(arrows).filter(isObject)
  return arrow === undefined ? list : [{ side: 'attack', from: arrow, to: arrow }, ...list]
}

const placeOf = (value: unknown): Place | undefined => PLACES.find((place) => place === value)

function drawnArrows(card: Data): readonly Arrow[] {
  return arrowsIn(card).flatMap((arrow) => {
    const side = ARROW_SIDES.find((each) => each === arrow.side)
    const from = placeOf(arrow.from)
    const to = placeOf(arrow.to)
    return side && from && to ? [{ side, from, to }] : []
  })
}

/** A tactic card as far as it can be drawn. */
export function drawnTactic(card: Data): Tactic {
  return {
    id: typeof card.id === 'string' ? card.id : '',
    ...(typeof card.name === 'string' && card.name !== '' && { name: card.name }),
    colour: COLOURS.find((colour) => colour === card.colour) ?? 'white',
    power: whole(card.power, 99),
    buildUp: drawnAction(card.buildUp),
    finish: drawnAction(card.finish),
    arrows: drawnArrows(card),
    ...(card.closing === true && { closing: true }),
    source: 'public',
  }
}
