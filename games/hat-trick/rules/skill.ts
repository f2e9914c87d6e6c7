import type { Seat } from '@libero/kernel'
import { Does, IFS, type If, Moment } from '../cards/skills.ts'
import { NONE, SKILL, SOURCES_OF_SKILL, VARIANTS } from '../codes.ts'
import type { State } from '../state.ts'
import {
  DRIBBLE,
  FINAL_LINE,
  kindOf,
  LONG,
  MOST_FLIPS,
  NOWHERE,
  OUTFIELD,
  powerOf,
  SHORT,
} from '../vocabulary.ts'
import { isCompared } from './action.ts'
import { isMiddle, lineFor, numberOf, seatOfPlayer, step } from './common.ts'
import { isDefendersMove } from './course.ts'
import { Why } from './deliver.ts'
import { areNeighbours, neighbour, WAYS } from './neighbours.ts'
import { listVariants } from './variant.ts'

/** §16.11 What ends with a flip of its own, answers an opponent, or borrows itself cannot be borrowed (P14). */
const NOT_BORROWED: readonly number[] = [Does['change-wing'], Does.prevent, Does.borrow, Does['borrow-any']]

const borrows = (does: number): boolean => does === Does.borrow || does === Does['borrow-any']

/** The row of `Uses` of the side a player shows. */
export const skillOf = (s: State, player: number): number => s.type[player] * 2 + s.gold[player]

/** A player takes a card: its numbers, its footballs, its side. */
export function dress(s: State, player: number, type: number, gold: number): void {
  const { low, high } = s.cards.expansion
  s.type[player] = type
  s.low[player] = low[type] || numberOf(player)
  s.high[player] = high[type] || numberOf(player)
  setFoot(s, player, numberOf(player) & 1)
  s.flips[player] = 0
  s.barred[player] = 0
  s.lasting[player] = 0
  s.goldUsed[player] = 0
  if (s.terms.sidesAnew) beganWith(s, player, gold)
  show(s, player, gold)
}

/** §13.5 The side he began with, to which he will be turned again. */
function beganWith(s: State, player: number, gold: number): void {
  const bit = 1 << (player % OUTFIELD)
  if (gold) s.began[seatOfPlayer(player)] |= bit
  else s.began[seatOfPlayer(player)] &= ~bit
}

/** §13.4, §16.5 The side he moves on. */
export function setFoot(s: State, player: number, foot: number): void {
  const bit = 1 << (player % OUTFIELD)
  s.foot[player] = foot
  if (foot === (numberOf(player) & 1)) s.turned[seatOfPlayer(player)] &= ~bit
  else s.turned[seatOfPlayer(player)] |= bit
}

/** §15.5 Footballs are those of the side that lies up. */
export function show(s: State, player: number, gold: number): void {
  const { attack, defence } = s.cards.expansion
  s.gold[player] = gold
  s.attack[player] = attack[skillOf(s, player)]
  s.defence[player] = defence[skillOf(s, player)]
}

/** Notes in which moments a team has something to use; who borrows may in any. */
export function readSkills(s: State, seat: number): void {
  const { when, does } = s.cards.expansion.skills
  let whens = 0
  for (let player = seat * OUTFIELD; player < (seat + 1) * OUTFIELD; player++) {
    const skill = skillOf(s, player)
    if (borrows(does[skill])) whens |= ~(1 << Moment.Any)
    else whens |= 1 << when[skill]
  }
  s.whens[seat] = whens
}

/** §15.5 The moment he uses his skill he flips. */
export function flip(s: State, player: number): void {
  if (s.gold[player]) s.goldUsed[player] = 1
  s.flips[player]++
  show(s, player, 1 - s.gold[player])
  readSkills(s, seatOfPlayer(player))
}

/** §15.6 A new play: everybody may flip twice again, and no skill is prevented any more. */
export function beginPlay(s: State): void {
  s.flips.fill(0)
  s.barred.fill(0)
  s.goldUsed.fill(0)
}

/** Whose moment it is: a move is its coach's alone, a sideways pass and an opportunity the attacker's. */
function concerns(s: State, seat: Seat): boolean {
  switch (s.moment) {
    case Moment.Move:
    case Moment.Moved:
      return isDefendersMove(s) ? seat !== s.side : seat === s.side
    case Moment.Sideways:
    case Moment.Opportunity:
    case Moment.OpportunityPass:
    case Moment.Parry:
      return seat === s.attacker
    case Moment.TheirSideways:
      return seat !== s.attacker
    case Moment.Compare:
      return seat === s.attacker || isCompared(s)
    default:
      return true
  }
}

/** Whether he may use a skill at all in this play (§15.6, §16.10). */
export const isFree = (s: State, player: number): boolean =>
  s.field[player] !== NOWHERE && s.flips[player] < MOST_FLIPS && s.barred[player] === 0

/** §15.3, §15.4 Every use one coach could make of a skill in this moment, after `NONE`. */
export function legalSkills(s: State, seat: Seat, out: Int16Array, from: number): number {
  out[0] = NONE
  let count = from
  if ((s.whens[seat] & (1 << s.moment)) === 0 || !concerns(s, seat)) return count
  const { skills } = s.cards.expansion
  for (let i = 0; i < OUTFIELD; i++) {
    const player = seat * OUTFIELD + i
    if (!isFree(s, player)) continue
    const skill = skillOf(s, player)
    const does = skills.does[skill]
    if (borrows(does)) count = borrowed(s, player, does === Does['borrow-any'], out, count)
    else if (skills.when[skill] === s.moment && holds(s, seat, player, skills.needs[skill]))
      count = listVariants(s, skills, skill, player, codeOf(i, 0), out, count, seat)
  }
  return count
}

/** §16.11 What a neighbour shows, used as one's own. */
function borrowed(s: State, player: number, fromAnybody: boolean, out: Int16Array, from: number): number {
  const { skills } = s.cards.expansion
  const seat = seatOfPlayer(player)
  let count = from
  for (let way = 0; way < WAYS; way++) {
    const owner = neighbour(s, player, way)
    if (owner < 0 || (seatOfPlayer(owner) !== seat && !fromAnybody)) continue
    const skill = skillOf(s, owner)
    if (skills.when[skill] !== s.moment || NOT_BORROWED.includes(skills.does[skill])) continue
    if (!holds(s, seat, player, skills.needs[skill])) continue
    count = listVariants(s, skills, skill, player, codeOf(player % OUTFIELD, way + 1), out, count, seat)
  }
  return count
}

export const codeOf = (i: number, source: number): number =>
  SKILL + (i * SOURCES_OF_SKILL + source) * VARIANTS

/** A skill's use taken apart: who uses it, whose it is, and which of its variants. */
export const userOf = (seat: number, action: number): number =>
  seat * OUTFIELD + Math.floor((action - SKILL) / (SOURCES_OF_SKILL * VARIANTS))
export const sourceOf = (action: number): number => Math.floor((action - SKILL) / VARIANTS) % SOURCES_OF_SKILL
export const variantOf = (action: number): number => (action - SKILL) % VARIANTS

/** The player whose skill is used: himself, or the neighbour he borrows from; −1 if nobody stands there. */
export function ownerOf(s: State, player: number, source: number): number {
  return source === 0 ? player : neighbour(s, player, source - 1)
}

const bit = (condition: If): number => 1 << IFS.indexOf(condition)
const ATTACKING = bit('attacking')
const DEFENDING = bit('defending')
const CARRIER = bit('carrier')
const AHEAD = bit('ahead')
const IN_LINE = bit('in-line')
const NEXT_LINE = bit('next-line')
const ADJACENT = bit('adjacent')
const BY_SHORT = bit('short')
const BY_LONG = bit('long')
const BY_DRIBBLE = bit('dribble')
const WING = bit('wing')
const GOAL_MOUTH = bit('goal-mouth')
const BEFORE_FINAL = bit('before-final-line')
const IN_FINAL = bit('final-line')
const PASSER = bit('passer')
const RECEIVER = bit('receiver')
const THEIRS = bit('theirs')
const INTERCEPTED = bit('intercepted')
const COMPLETED = bit('completed')
const WON = bit('won')
const LOST = bit('lost')
const NEAR = bit('near')
const BY_PASS = bit('pass')
const DANGER = bit('in-danger-zone')
const NOT_AFTER_GOLD = bit('not-after-gold')
const WEAK_DRIBBLE = bit('weak-dribble')

const OF_PLAYER =
  CARRIER | AHEAD | IN_LINE | NEXT_LINE | ADJACENT | WING | GOAL_MOUTH | BEFORE_FINAL | IN_FINAL
const OF_PASS = PASSER | RECEIVER | NEAR | NOT_AFTER_GOLD

/** Whether every condition holds; a style card has no player (−1). */
export function holds(s: State, seat: number, player: number, needs: number): boolean {
  const attacks = seat === s.attacker
  if (needs & ATTACKING && !attacks) return false
  if (needs & DEFENDING && attacks) return false
  if (needs & (THEIRS | LOST) && s.side === seat) return false
  if (needs & WON && s.side !== seat) return false
  if (needs & COMPLETED && !isCompleted(s, player)) return false
  if (needs & INTERCEPTED && s.side === s.attacker) return false
  if (needs & DANGER && s.line < FINAL_LINE - 1) return false
  if (needs & (BY_SHORT | BY_LONG | BY_DRIBBLE | BY_PASS | WEAK_DRIBBLE) && !isOfKind(s, seat, needs))
    return false
  if (needs & OF_PLAYER && !standsRight(s, player, needs)) return false
  return (needs & OF_PASS) === 0 || playsPart(s, player, needs)
}

/** §16.1 The pass was won and has reached the passer's team; for a style card never in an opportunity (§18.8). */
const isCompleted = (s: State, player: number): boolean =>
  s.side === s.attacker && s.won === 1 && (player >= 0 || !s.opportunity)

function isOfKind(s: State, seat: number, needs: number): boolean {
  // §20.1 A snapshot comes after no pass and no dribble.
  if (s.snapshot) return false
  const card = s.faceUp[s.attacker]
  const kind = kindOf(card)
  if (needs & BY_SHORT && kind !== SHORT) return false
  if (needs & BY_LONG && kind !== LONG) return false
  if (needs & BY_DRIBBLE && kind !== DRIBBLE) return false
  if (needs & BY_PASS && kind === DRIBBLE) return false
  if ((needs & WEAK_DRIBBLE) === 0) return true
  return kind === DRIBBLE && powerOf(card) === 1 && powerOf(s.faceUp[1 - seat]) > 1
}

function standsRight(s: State, player: number, needs: number): boolean {
  const field = s.field[player]
  const line = lineFor(s.attacker, field)
  if (needs & CARRIER && player !== s.ball) return false
  if (needs & ADJACENT && !areNeighbours(s, player, s.ball)) return false
  if (needs & AHEAD && field !== step(s.attacker, s.field[s.ball], true)) return false
  if (needs & IN_LINE && line !== s.line) return false
  if (needs & NEXT_LINE && Math.abs(line - s.line) !== 1) return false
  if (needs & WING && isMiddle(field)) return false
  if (needs & GOAL_MOUTH && !(line === FINAL_LINE && isMiddle(field))) return false
  if (needs & BEFORE_FINAL && line !== FINAL_LINE - 1) return false
  return (needs & IN_FINAL) === 0 || line === FINAL_LINE
}

function playsPart(s: State, player: number, needs: number): boolean {
  if (needs & PASSER && player !== s.passer) return false
  if (needs & RECEIVER && (player !== s.ball || s.ballGoesBy === Why.LaidOff)) return false
  if (needs & NOT_AFTER_GOLD && s.goldUsed[player]) return false
  if ((needs & NEAR) === 0) return true
  return Math.abs(lineFor(0, s.field[player]) - lineFor(0, s.field[s.ball])) <= 1
}
