import type { Seat } from '@libero/kernel'
import type { Uses } from '../cards/expansion.ts'
import { DOES, Moment, STYLES } from '../cards/skills.ts'
import {
  CORNER,
  INTERCHANGE,
  PLAYER,
  PREVENT,
  REGULAR_CORNER,
  SKILL,
  STYLE_CARD,
  SUB,
  SWITCH,
  TAKE,
  VARIANTS,
} from '../codes.ts'
import { columnOf, fieldName, playerOf, seatOfPlayer } from '../rules/common.ts'
import { shotPower } from '../rules/shot.ts'
import { ownerOf, skillOf, sourceOf, userOf } from '../rules/skill.ts'
import { diagonal } from '../rules/variant.ts'
import { totalAfter } from '../sense/players.ts'
import type { State } from '../state.ts'
import { COLUMNS, FIRST_NUMBER, OUTFIELD } from '../vocabulary.ts'

type Meaning = Record<string, string | number>

/**
 * What the words for an option of the expansion need beside its notation: `number` and `type` of the player it is
 * about, the same of `other` and of `from` whom he borrows from; what a skill or a style card `does`, which `way` and
 * by what `amount`; the field he goes `to`; the `power` of a shot; the `total` in a comparison; of a change the
 * `side`, `attack` and `defence` of both.
 */
export function meaningOf(s: State, seat: Seat, action: number, notation: string): Meaning | undefined {
  if (action < CORNER) return undefined
  if (action < PLAYER)
    return seat === s.side ? { power: shotPower(s, s.faceUp[seat] ?? 0, action - CORNER) } : undefined
  if (action < REGULAR_CORNER) return man(s, seat * OUTFIELD + ((action - PLAYER) % OUTFIELD))
  if (action < INTERCHANGE) return undefined
  if (action < TAKE) return exchange(s, seat, action, notation)
  if (action < SUB) return { style: STYLES[action - TAKE] ?? '' }
  if (action < PREVENT) return substitution(s, seat, action - SUB)
  if (action < STYLE_CARD) return prevention(s, seat, action - PREVENT)
  return action < SKILL ? styleCard(s, seat, action, notation) : skill(s, seat, action, notation)
}

const typeOf = (s: State, type: number | undefined): string =>
  s.cards.expansion.set.types[type ?? 0]?.id ?? ''
const sideOf = (gold: number | undefined): string => (gold ? 'gold' : 'silver')

/** A player under a name: 'other' and 'otherType'. */
function man(s: State, player: number, name = ''): Meaning {
  const number = (player % OUTFIELD) + FIRST_NUMBER
  const type = typeOf(s, s.type[player])
  return name ? { [name]: number, [`${name}Type`]: type } : { number, type }
}

function exchange(s: State, seat: Seat, action: number, notation: string): Meaning {
  const player = seat * OUTFIELD + ((action - INTERCHANGE) % OUTFIELD)
  if (action < SWITCH) return { ...man(s, player), ...target(s, seat, notation) }
  const field = s.field[player] ?? 0
  return { ...man(s, player), to: fieldName(field + COLUMNS - 1 - 2 * columnOf(field)) }
}

function substitution(s: State, seat: Seat, at: number): Meaning {
  const bench = Math.floor(at / OUTFIELD)
  const player = seat * OUTFIELD + (at % OUTFIELD)
  const { attack, defence } = s.cards.expansion
  const [type = 0, gold = 0] = [s.benchType[seat][bench], s.benchGold[seat][bench]]
  const card = type * 2 + gold
  return {
    ...man(s, player),
    bench: bench + 1,
    on: typeOf(s, type),
    onSide: sideOf(gold),
    onAttack: attack[card] ?? 0,
    onDefence: defence[card] ?? 0,
    side: sideOf(s.gold[player]),
    attack: s.attack[player] ?? 0,
    defence: s.defence[player] ?? 0,
  }
}

function prevention(s: State, seat: Seat, at: number): Meaning {
  const rival = (1 - seat) * OUTFIELD + (at % OUTFIELD)
  return { ...man(s, seat * OUTFIELD + Math.floor(at / OUTFIELD)), ...man(s, rival, 'other') }
}

function styleCard(s: State, seat: Seat, action: number, notation: string): Meaning {
  const card = Math.floor((action - STYLE_CARD) / VARIANTS)
  const { set, styleUses } = s.cards.expansion
  const [id = '', variant = ''] = notation.split(':')
  return {
    card: set.styles[card]?.id ?? id,
    ...effect(styleUses, card),
    ...target(s, seat, variant),
    ...compared(s, seat, action),
  }
}

/** Before a comparison: the footballs the coach would then have. */
const compared = (s: State, seat: Seat, action: number): Meaning | undefined =>
  s.moment === Moment.Compare ? { total: totalAfter(s, seat, action) } : undefined

function skill(s: State, seat: Seat, action: number, notation: string): Meaning {
  const player = userOf(seat, action)
  const owner = ownerOf(s, player, sourceOf(action))
  const variant = notation.slice(notation.indexOf('!') + 1)
  return {
    ...man(s, player),
    side: sideOf(s.gold[player]),
    ...(owner !== player && man(s, owner, 'from')),
    ...(seatOfPlayer(owner) !== seat && { theirs: 1 }),
    ...effect(s.cards.expansion.skills, skillOf(s, owner)),
    ...target(s, seat, variant),
    ...compared(s, seat, action),
    ...(/[<>]/.test(variant) && { to: fieldName(diagonal(s, player, variant === '<' ? 0 : 1)) }),
  }
}

const effect = (uses: Uses, row: number): Meaning => ({
  does: DOES[uses.does[row] ?? 0] ?? '',
  ...(uses.amount[row] !== 0 && { amount: uses.amount[row] ?? 0 }),
})

/** Whom a use is aimed at and which way, as the notation ends: '+', '8', '8+', '6&7'. */
function target(s: State, seat: Seat, variant: string): Meaning {
  const [, first, and, second, way = ''] = /^(\d+)?(?:(&)(\d+))?(.?)$/.exec(variant) ?? []
  const other = and ? second : first
  return {
    ...(and && first && man(s, playerOf(seat, Number(first)))),
    ...(other && man(s, playerOf(seat, Number(other)), 'other')),
    ...(way && { way }),
  }
}
