import { isObject, wasName } from '@libero/kernel'
import type { Colour, Place } from '../vocabulary.ts'
import { COLOURS, ELEVEN, PER_COLOUR, PLACES } from '../vocabulary.ts'
import type { Data, Refuse } from './fields.ts'
import { isWhole, nameOf } from './fields.ts'
import type { Arrow, Men, Source } from './set.ts'
import { ARROW_SIDES, menIn, SOURCES } from './set.ts'

const CORNERS = [
  ['buildUp', 'attack'],
  ['buildUp', 'defence'],
  ['finish', 'attack'],
  ['finish', 'defence'],
] as const

/** More arrows than a card could have places for are not looked at one by one. */
const MOST_ARROWS = 20

/** §4, §5.8, §6.6 What the rules need of the thirty tactic cards; how powers and arrows are spread is the box's. */
export function checkTactics(tactics: readonly unknown[], refuse: Refuse): void {
  tactics.forEach((tactic, n) => {
    checkTactic(isObject(tactic) ? tactic : {}, `tactics.${n}`, refuse)
  })
  checkColours(tactics, refuse)
  checkClosing(tactics, refuse)
}

function checkTactic(tactic: Data, field: string, refuse: Refuse): void {
  const about = (part: string) => ({ card: nameOf(tactic), field: `${field}.${part}` })
  if (tactic.name !== undefined && !wasName(tactic.name)) refuse('4.1', 'tactic-name', about('name'))
  if (!COLOURS.includes(tactic.colour as Colour)) refuse('4.1', 'tactic-colour', about('colour'))
  if (!isWhole(tactic.power, 1, 5)) refuse('4.1', 'tactic-power', about('power'))
  if (!SOURCES.includes(tactic.source as Source)) refuse('4.1', 'card-source', about('source'))
  if (tactic.closing !== undefined && typeof tactic.closing !== 'boolean')
    refuse('5.8', 'closing-card', about('closing'))
  let areRead = true
  for (const [action, side] of CORNERS) {
    const men = cornerOf(tactic, action, side)
    for (const part of wrongMen(men)) {
      refuse('4.2', 'tactic-places', about(`${action}.${side}${part}`))
      areRead = false
    }
    if (areRead && action === 'finish' && menIn(men as Men) === 0)
      refuse('4.2', 'tactic-no-finish', about(`finish.${side}`))
  }
  if (areRead) checkArrows(tactic, about, refuse)
}

function cornerOf(tactic: Data, action: (typeof CORNERS)[number][0], side: string): unknown {
  const half = tactic[action]
  return isObject(half) ? half[side] : undefined
}

/** What is wrong with one side's places in one action: '' for the whole, '.defence' for one kind. */
function wrongMen(men: unknown): readonly string[] {
  if (!isObject(men)) return ['']
  const wrong = Object.entries(men)
    .filter(([place, count]) => {
      const most = place === 'keeper' ? 1 : ELEVEN - 1
      return !PLACES.includes(place as Place) || !isWhole(count, 0, most)
    })
    .map(([place]) => `.${place.slice(0, 40)}`)
  const outfielders = wrong.length === 0 ? menIn(men as Men) - ((men as Men).keeper ?? 0) : 0
  return outfielders > ELEVEN - 1 ? [''] : wrong
}

type About = (part: string) => { readonly card: string; readonly field: string }

/**
 * §6.6 An arrow runs from a place of the build-up to one of the finish, on the same side of the card. Kinds may differ,
 * but the keeper never plays in an outfield place, nor anybody else in his. From a question mark it may call any man
 * of the build-up.
 */
function checkArrows(tactic: Data, about: About, refuse: Refuse): void {
  const open = new Map<string, number>()
  for (const [action, side] of CORNERS)
    for (const place of PLACES)
      open.set(`${action}.${side}.${place}`, (cornerOf(tactic, action, side) as Men)[place] ?? 0)
  for (const side of ARROW_SIDES)
    open.set(`buildUp.${side}.any`, menIn(cornerOf(tactic, 'buildUp', side) as Men))
  const take = (place: string): boolean => {
    const left = open.get(place) ?? 0
    open.set(place, left - 1)
    return left > 0
  }
  const { arrow, arrows } = tactic
  if (arrow !== undefined) {
    const known = arrow !== 'keeper' && PLACES.includes(arrow as Place)
    const fits = known && take(`buildUp.attack.${arrow}`) && take(`finish.attack.${arrow}`)
    if (!fits) refuse('6.6', 'tactic-arrow', about('arrow'))
  }
  if (arrows === undefined) return
  if (!Array.isArray(arrows) || arrows.length > MOST_ARROWS) {
    refuse('6.6', 'tactic-arrow', about('arrows'))
    return
  }
  arrows.forEach((each: unknown, n) => {
    const { side, from, to } = (isObject(each) ? each : {}) as Partial<Arrow>
    const at = (part: string) => about(`arrows.${n}.${part}`)
    if (side === undefined || !ARROW_SIDES.includes(side)) refuse('6.6', 'tactic-arrow', at('side'))
    else if (from === undefined || !PLACES.includes(from) || !take(`buildUp.${side}.${from}`))
      refuse('6.6', 'tactic-arrow', at('from'))
    else if (
      to === undefined ||
      !PLACES.includes(to) ||
      (from === 'keeper') !== (to === 'keeper') ||
      !take(`finish.${side}.${to}`)
    )
      refuse('6.6', 'tactic-arrow', at('to'))
  })
}

/** §4.1 Six of each colour, of whatever powers. */
function checkColours(tactics: readonly unknown[], refuse: Refuse): void {
  for (const colour of COLOURS) {
    const own = tactics.flatMap((card, n) => (isObject(card) && card.colour === colour ? [n] : []))
    if (own.length === PER_COLOUR) continue
    const field = own.length > PER_COLOUR ? `tactics.${own[PER_COLOUR]}.colour` : 'tactics'
    refuse('4.1', 'tactic-colours', { colour, count: own.length, want: PER_COLOUR, field })
  }
}

/** §5.8 One closing card: white, of power 1. */
function checkClosing(tactics: readonly unknown[], refuse: Refuse): void {
  const closing = tactics.flatMap((card, n) => (isObject(card) && card.closing ? [{ card, n }] : []))
  const [first, second] = closing
  if (!first) refuse('5.8', 'closing-card', { field: 'tactics' })
  else if (second) refuse('5.8', 'closing-card', { field: `tactics.${second.n}.closing` })
  else if (first.card.colour !== 'white')
    refuse('5.8', 'closing-card', { field: `tactics.${first.n}.colour` })
  else if (first.card.power !== 1) refuse('5.8', 'closing-card', { field: `tactics.${first.n}.power` })
}

/** The powers of one colour, as finale-1 wanted them. */
const POWERS = '1,2,2,3,4,5'
/** The most men of one kind, and of all kinds, on one side in one action, as finale-1 wanted them. */
const MOST_OF_KIND = 5
const MOST_MEN = 10

/** What only finale-1 asked: every colour alike, one arrow of the attacker's, a build-up for both sides or neither. */
export function checkAsFirst(tactics: readonly unknown[], refuse: Refuse): void {
  for (const colour of COLOURS) {
    const own = tactics.filter(isObject).filter((card) => card.colour === colour)
    const powers = own.map((card) => (isWhole(card.power, 1, 5) ? card.power : 0)).sort()
    if (powers.join() !== POWERS) refuse('4.1', 'tactic-powers', { colour, want: POWERS, field: 'tactics' })
  }
  tactics.filter(isObject).forEach((tactic, n) => {
    const about = (part: string) => ({ card: nameOf(tactic), field: `tactics.${n}.${part}` })
    if (tactic.arrows !== undefined) refuse('6.6', 'tactic-arrow', about('arrows'))
    const men = CORNERS.map(([action, side]) => cornerOf(tactic, action, side))
    if (!men.every((some) => wrongMen(some).length === 0)) return
    const [attack = 0, defence = 0] = men.map((some) => menIn(some as Men))
    if ((attack === 0) !== (defence === 0)) refuse('6.1', 'tactic-half-build-up', about('buildUp'))
    CORNERS.forEach(([action, side], i) => {
      const some = men[i] as Men
      const isCrowded = menIn(some) > MOST_MEN || Object.values(some).some((count) => count > MOST_OF_KIND)
      if (isCrowded) refuse('4.2', 'tactic-places', about(`${action}.${side}`))
    })
  })
}
