import type { Seat } from '@libero/kernel'
import { STYLES } from '../cards/skills.ts'
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
} from '../codes.ts'
import { moveNotation, passNotation } from '../options.ts'
import type { State } from '../state.ts'
import { BENCH, CARD_IDS, CORNERS, FIRST_NUMBER, OUTFIELD } from '../vocabulary.ts'
import { positionOf, readSkillUse, readStyleUse, writeSkillUse, writeStyleUse } from './uses.ts'

/** How a question calls yes and no; most questions have but the usual words. */
export type YesAndNo = readonly [yes: string, no: string]
const USUAL: YesAndNo = ['yes', 'none']

const numberAt = (i: number): number => i + FIRST_NUMBER

/**
 * Decisions as short text: a card ('long-3-left'), a move ('8+' forward, '8-' back), a pass to a number ('7'), a
 * distance ('2-lines'), a corner, and words for yes and no that say what is decided. With the Players expansion also
 * '6&7' (change places), '8~' (to the other wing), 'sub-1:8' (first of the bench for number 8), '6x9' (6 prevents
 * their 9), 'take-total', and what `uses.ts` tells of.
 */
export function write(s: State, seat: Seat, action: number, [yes, no] = USUAL): string {
  if (action === NONE) return no
  if (action === GO) return yes
  if (action < NONE) return CARD_IDS[action]
  if (action < CORNER) return `${action - DISTANCE + 1}-lines`
  if (action < PLAYER) return CORNERS[action - CORNER]
  if (action < FORWARD) return passNotation(numberAt(action - PLAYER))
  if (action < BACK) return moveNotation(numberAt(action - FORWARD), 'forward')
  if (action < REGULAR_CORNER) return moveNotation(numberAt(action - BACK), 'back')
  return writeExpanded(s, seat, action)
}

function writeExpanded(s: State, seat: Seat, action: number): string {
  if (action < INTERCHANGE) return `regular-${CORNERS[action - REGULAR_CORNER]}`
  if (action < SWITCH) {
    const i = action - INTERCHANGE
    const mate = s.on[s.field[seat * OUTFIELD + i] + 1] - 1
    return `${numberAt(i)}&${numberAt(mate % OUTFIELD)}`
  }
  if (action < TAKE) return `${numberAt(action - SWITCH)}~`
  if (action < SUB) return `take-${STYLES[action - TAKE]}`
  if (action < PREVENT) {
    const at = action - SUB
    return `sub-${Math.floor(at / OUTFIELD) + 1}:${numberAt(at % OUTFIELD)}`
  }
  if (action < STYLE_CARD) {
    const at = action - PREVENT
    return `${numberAt(Math.floor(at / OUTFIELD))}x${numberAt(at % OUTFIELD)}`
  }
  return action < SKILL ? writeStyleUse(s, seat, action) : writeSkillUse(s, seat, action)
}

export function read(s: State, seat: Seat, text: string, [yes, no] = USUAL): number {
  if (text === no) return NONE
  if (text === yes) return GO
  const card = CARD_IDS.indexOf(text)
  if (card >= 0) return card
  const corner = CORNERS.indexOf(text as 'left')
  if (corner >= 0) return CORNER + corner
  const lines = /^([123])-lines$/.exec(text)
  if (lines) return DISTANCE + Number(lines[1]) - 1
  const player = /^(\d{1,2})([+~-]?)$/.exec(text)
  if (!player) return s.terms.players ? readExpanded(s, seat, text) : -1
  const i = positionOf(player[1])
  if (i < 0 || (player[2] === '~' && !s.terms.players)) return -1
  const from = { '+': FORWARD, '-': BACK, '~': SWITCH, '': PLAYER }[player[2]] ?? PLAYER
  return from + i
}

function readExpanded(s: State, seat: Seat, text: string): number {
  const regular = /^regular-(left|centre|right)$/.exec(text)
  if (regular) return REGULAR_CORNER + CORNERS.indexOf(regular[1] as 'left')
  const style = /^take-(\w+)$/.exec(text)
  if (style) {
    const at = STYLES.indexOf(style[1] as 'total')
    return at < 0 ? -1 : TAKE + at
  }
  const two = /^(\d{1,2})([&x])(\d{1,2})$/.exec(text)
  if (two) {
    const [one, other] = [positionOf(two[1]), positionOf(two[3])]
    if (one < 0 || other < 0) return -1
    if (two[2] === 'x') return PREVENT + one * OUTFIELD + other
    const right = s.on[s.field[seat * OUTFIELD + one] + 1] - 1
    return right === seat * OUTFIELD + other ? INTERCHANGE + one : -1
  }
  const sub = /^sub-(\d):(\d{1,2})$/.exec(text)
  if (sub) {
    const [bench, i] = [Number(sub[1]) - 1, positionOf(sub[2])]
    return bench < 0 || bench >= BENCH || i < 0 ? -1 : SUB + bench * OUTFIELD + i
  }
  return /^\d/.test(text) ? readSkillUse(s, seat, text) : readStyleUse(s, seat, text)
}
