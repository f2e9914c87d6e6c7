import type { Seat } from '@libero/kernel'
import type { Uses } from '../cards/expansion.ts'
import { DOES, Does, Moment, STYLES } from '../cards/skills.ts'
import {
  BACK,
  CORNER,
  DISTANCE,
  FORWARD,
  GO,
  INTERCHANGE,
  NONE,
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
import type { HatTrickOption, Use } from '../options.ts'
import { fieldName, lineFor, numberOf, seatOfPlayer, step } from '../rules/common.ts'
import { mirrored } from '../rules/move.ts'
import { shotPower } from '../rules/shot.ts'
import { ownerOf, skillOf, sourceOf, userOf, variantOf } from '../rules/skill.ts'
import { diagonal, jumpTo } from '../rules/variant.ts'
import { totalAfter } from '../sense/players.ts'
import type { State } from '../state.ts'
import { CARD_IDS, CORNERS, NOWHERE, OUTFIELD } from '../vocabulary.ts'
import type { Aim } from './uses.ts'
import { aimOf } from './uses.ts'

export type Meaning<O = HatTrickOption> = O extends HatTrickOption ? Omit<O, 'action'> : never

/** What an answer is about, as data, by its code. */
export function meaningOf(s: State, seat: Seat, action: number): Meaning {
  if (action < NONE) return { kind: 'card', card: CARD_IDS[action] }
  if (action === NONE) return { kind: 'no' }
  if (action === GO) return { kind: 'yes' }
  if (action < CORNER) return distance(s, seat, action - DISTANCE + 1)
  if (action < PLAYER) return corner(s, seat, action - CORNER)
  if (action < FORWARD) return { kind: 'pass', about: man(s, seat * OUTFIELD + action - PLAYER) }
  if (action < REGULAR_CORNER) return move(s, seat, action)
  if (action < INTERCHANGE)
    return { kind: 'regular-corner', about: { corner: CORNERS[action - REGULAR_CORNER] } }
  if (action < SWITCH) return interchange(s, seat * OUTFIELD + action - INTERCHANGE)
  if (action < TAKE) return across(s, seat * OUTFIELD + action - SWITCH)
  if (action < SUB) return { kind: 'take-style', about: { style: STYLES[action - TAKE] } }
  if (action < PREVENT) return substitution(s, seat, action - SUB)
  if (action < STYLE_CARD) return prevention(s, seat, action - PREVENT)
  return action < SKILL ? styleCard(s, seat, action) : skill(s, seat, action)
}

const distance = (s: State, seat: Seat, lines: number): Meaning => ({
  kind: 'distance',
  about: { lines, line: lineFor(seat, s.field[s.ball]) + lines },
})

/** Only who shoots is told how strong the shot would be. */
const corner = (s: State, seat: Seat, at: number): Meaning => ({
  kind: 'corner',
  about: {
    corner: CORNERS[at],
    ...(seat === s.side && { power: shotPower(s, s.faceUp[seat], at) }),
  },
})

const typeName = (s: State, type: number): string => s.cards.expansion.set.types[type]?.id ?? ''
const face = (gold: number): 'gold' | 'silver' => (gold ? 'gold' : 'silver')

/** A player, with the expansion also by his type. */
const man = (s: State, player: number) => ({
  number: numberOf(player),
  ...(s.terms.players && { type: typeName(s, s.type[player]) }),
})

const another = (s: State, player: number) => ({
  other: numberOf(player),
  otherType: typeName(s, s.type[player]),
})

function going(s: State, player: number, to: number) {
  const there = s.on[to] - 1
  return {
    from: fieldName(s.field[player]),
    to: fieldName(to),
    ...(there >= 0 && { with: numberOf(there), withSeat: seatOfPlayer(there) }),
  }
}

function move(s: State, seat: Seat, action: number): Meaning {
  const isForward = action < BACK
  const player = seat * OUTFIELD + action - (isForward ? FORWARD : BACK)
  const to = step(seat, s.field[player], isForward)
  return {
    kind: 'move',
    about: { ...man(s, player), way: isForward ? 'forward' : 'back', ...going(s, player, to) },
  }
}

/** §20.5 With who stands right of him, as home sees it. */
function interchange(s: State, player: number): Meaning {
  const to = s.field[player] + 1
  return {
    kind: 'interchange',
    about: { ...man(s, player), ...another(s, s.on[to] - 1), ...going(s, player, to) },
  }
}

/** §20.6 */
const across = (s: State, player: number): Meaning => ({
  kind: 'switch',
  about: { ...man(s, player), ...going(s, player, mirrored(s.field[player])) },
})

function substitution(s: State, seat: Seat, at: number): Meaning {
  const bench = Math.floor(at / OUTFIELD)
  const player = seat * OUTFIELD + (at % OUTFIELD)
  const { attack, defence } = s.cards.expansion
  const type = s.benchType[seat][bench]
  const gold = s.benchGold[seat][bench]
  const card = type * 2 + gold
  return {
    kind: 'substitution',
    about: {
      ...man(s, player),
      bench: bench + 1,
      on: typeName(s, type),
      onSide: face(gold),
      onAttack: attack[card],
      onDefence: defence[card],
      side: face(s.gold[player]),
      attack: s.attack[player],
      defence: s.defence[player],
    },
  }
}

function prevention(s: State, seat: Seat, at: number): Meaning {
  const rival = (1 - seat) * OUTFIELD + (at % OUTFIELD)
  return {
    kind: 'prevention',
    about: { ...man(s, seat * OUTFIELD + Math.floor(at / OUTFIELD)), ...another(s, rival) },
  }
}

function styleCard(s: State, seat: Seat, action: number): Meaning {
  const card = Math.floor((action - STYLE_CARD) / VARIANTS)
  const { set, styleUses } = s.cards.expansion
  const aim = aimOf(s, seat, styleUses.does[card], (action - STYLE_CARD) % VARIANTS)
  return {
    kind: 'style-card',
    about: {
      card: set.styles[card].id,
      ...(aim.one !== undefined && man(s, aim.one)),
      ...use(s, seat, action, styleUses, card, aim.one ?? -1, aim),
    },
  }
}

function skill(s: State, seat: Seat, action: number): Meaning {
  const player = userOf(seat, action)
  const owner = ownerOf(s, player, sourceOf(action))
  const { skills } = s.cards.expansion
  const row = skillOf(s, owner)
  return {
    kind: 'skill',
    about: {
      ...man(s, player),
      side: face(s.gold[player]),
      ...(owner !== player && { from: numberOf(owner), fromType: typeName(s, s.type[owner]) }),
      ...(seatOfPlayer(owner) !== seat && { theirs: 1 as const }),
      ...use(s, seat, action, skills, row, player, aimOf(s, seat, skills.does[row], variantOf(action))),
    },
  }
}

/** What a card does for a player, or for a team alone (−1). */
function use(s: State, seat: Seat, action: number, uses: Uses, row: number, player: number, aim: Aim): Use {
  const { way, other } = aim
  const to = endOf(s, uses.does[row], uses.amount[row], other !== undefined && way ? other : player, aim)
  return {
    does: DOES[uses.does[row]],
    ...(uses.amount[row] !== 0 && { amount: uses.amount[row] }),
    ...(other !== undefined && another(s, other)),
    ...(way && { way }),
    ...(to >= 0 && { to: fieldName(to) }),
    // The footballs the coach would then have.
    ...(s.moment === Moment.Compare && { total: totalAfter(s, seat, action) }),
  }
}

/** The field on which whoever goes will stand; −1 where nobody goes. */
function endOf(s: State, does: number, amount: number, walker: number, { way, other }: Aim): number {
  if (walker < 0 || s.field[walker] === NOWHERE) return -1
  if (does === Does['change-places'] || does === Does.exchange)
    return other === undefined ? -1 : s.field[other]
  if (does === Does.jump) return jumpTo(s, walker, amount)
  if (way === '<' || way === '>') return diagonal(s, walker, way === '<' ? 0 : 1)
  if (way !== '+' && way !== '-') return -1
  const isStride = does === Does['stride-forward'] || does === Does['stride-back']
  let field = s.field[walker]
  for (let n = isStride ? amount : 1; n > 0 && field >= 0; n--)
    field = step(seatOfPlayer(walker), field, way === '+')
  return field
}
