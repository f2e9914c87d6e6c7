import type { Seat } from '@libero/kernel'
import { A_CHOICE, NOTHING } from '@libero/kernel'
import { ATTACKER } from '../cards/set.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import {
  ACTIONS,
  ANY,
  ATTACK,
  BUILD_UP,
  DEFENCE,
  FINISH,
  FREE,
  KEEPER,
  MIDFIELD,
  PITCH,
  PLACES,
  SQUAD,
} from '../vocabulary.ts'
import type { Listener } from './common.ts'
import { bits, firstMan, lowest, MAN, manId, onTheBall, strengthOf } from './common.ts'

/** The arrow's man in `State.need`, after the five places. */
export const ARROW = 5

export const actionName = (action: number) => ACTIONS[action] as 'build-up' | 'finish'

/**
 * §6.3, §6.4 Writes into `need` how many men are to be chosen: as many of each line as it has, the missing ones
 * from any other line, and nobody where nobody is free.
 */
export function openPlaces(s: State, seat: Seat, side: number, told: Listener): void {
  const { need, able } = s
  const card = s.faceUp[onTheBall(s)]
  const corner = s.cards.corner(card, s.action, side)
  for (let place = 0; place < PLACES.length; place++) need[place] = s.cards.places[corner + place]
  need[ARROW] = 0
  if (side === ATTACKER && s.action === FINISH && s.cards.arrow[card] >= 0)
    openArrow(s, seat, s.cards.arrow[card])
  gatherAble(s, seat)
  let spare = bits(able[ANY])
  for (let line = 0; line < ANY; line++) {
    const free = bits(able[line])
    if (need[line] > free) {
      need[ANY] += need[line] - free
      need[line] = free
    }
    if (line !== KEEPER) spare -= need[line]
  }
  if (need[ANY] > spare) {
    told?.tell({ kind: 'places-empty', seat, count: need[ANY] - spare })
    need[ANY] = spare
  }
}

/** Who may fill which place, before the first man is chosen or as a position has it. */
export function gatherAble(s: State, seat: Seat): void {
  const { able, where, chip, line } = s
  const from = firstMan(seat)
  able.fill(0)
  for (let slot = 0; slot < SQUAD; slot++) {
    const man = from + slot
    if (where[man] === PITCH && chip[man] === FREE) able[line[man]] |= 1 << slot
  }
  able[ANY] = able[DEFENCE] | able[MIDFIELD] | able[ATTACK]
  if (s.need[ARROW] === 0) return
  for (let slot = 0; slot < SQUAD; slot++) if (fits(s, from + slot, ARROW)) able[ARROW] |= 1 << slot
}

/**
 * §6.6 One of the build-up men plays again: of the arrow's line, or where stand-ins filled its place any of them.
 * Has the man it means left the pitch, the place is an ordinary one.
 */
function openArrow(s: State, seat: Seat, place: number): void {
  const from = firstMan(seat)
  let usedOfLine = 0
  let stillOfLine = 0
  let stillAny = 0
  for (let man = from; man < from + SQUAD; man++) {
    if (s.chip[man] !== BUILD_UP) continue
    // His own line, for he may have gone in goal since.
    if (s.cards.line[s.card[man]] === place) usedOfLine++
    if (s.where[man] !== PITCH || s.line[man] === KEEPER) continue
    stillAny++
    if (s.line[man] === place) stillOfLine++
  }
  if (usedOfLine > 0 ? stillOfLine === 0 : stillAny === 0) return
  s.need[place]--
  s.need[ARROW] = 1
  s.arrowFrom = usedOfLine > 0 ? place : ANY
}

/** The place to be filled next, or −1 when all are. */
export function nextPlace(s: State): number {
  const { need } = s
  if (need[KEEPER]) return KEEPER
  if (need[ARROW]) return ARROW
  for (let place = 1; place <= ANY; place++) if (need[place]) return place
  return -1
}

/** Whether this man may fill that place now. */
export function fits(s: State, man: number, place: number): boolean {
  if (s.where[man] !== PITCH) return false
  const line = s.line[man]
  if (place === ARROW) {
    return s.chip[man] === BUILD_UP && line !== KEEPER && (s.arrowFrom === ANY || line === s.arrowFrom)
  }
  if (s.chip[man] !== FREE) return false
  return place === ANY ? line !== KEEPER : line === place
}

/** §6.2 The men who may fill the next place; `forcedMan` has seen to it that there is a choice. */
export function legalMen(s: State, out: Int16Array): number {
  let count = 0
  for (let rest = s.able[nextPlace(s)]; rest !== 0; rest &= rest - 1) out[count++] = MAN + lowest(rest)
  return count
}

/** §13.1 The first of the men who fit if all of them must play, as an action; nothing if every place is filled. */
export function forcedMan(s: State): number {
  const place = nextPlace(s)
  if (place < 0) return NOTHING
  const able = s.able[place]
  return bits(able) > s.need[place] ? A_CHOICE : MAN + lowest(able)
}

/** A chip is laid on a man. */
export function chooseMan(s: State, seat: Seat, action: number, told: Listener): void {
  const slot = action - MAN
  const man = firstMan(seat) + slot
  const place = nextPlace(s)
  s.need[place]--
  s.chip[man] = s.action
  s.used[seat] |= 1 << slot
  for (let p = 0; p < s.able.length; p++) s.able[p] &= ~(1 << slot)
  told?.tell({
    kind: 'man-chosen',
    seat,
    man: manId(s, man),
    place: place === ARROW ? 'arrow' : PLACES[place],
    strength: strengthOf(s, man),
  })
}

/** §6.8, §6.9 Level is enough in the build-up and too little in the finish. */
export const isWon = (action: number, margin: number): boolean =>
  action === BUILD_UP ? margin >= 0 : margin > 0

/** The strengths of the men a side uses in this action. */
export function strengthInAction(s: State, seat: number): number {
  const from = firstMan(seat)
  let sum = 0
  for (let rest = s.used[seat]; rest !== 0; rest &= rest - 1) sum += strengthOf(s, from + lowest(rest))
  return sum
}

/** §6.1 The build-up or the finish begins. */
export function startAction(s: State, action: number): void {
  s.action = action
  s.phase = Phase.ActionBegins
}

/** The side that chooses its men now, or −1. */
export function choosingSeat(s: State): Seat | -1 {
  if (s.phase === Phase.AttackersMen) return onTheBall(s)
  return s.phase === Phase.DefendersMen ? ((1 - onTheBall(s)) as Seat) : -1
}
