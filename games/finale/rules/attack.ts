import type { Seat } from '@libero/kernel'
import { A_CHOICE, NOTHING } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { NEEDS } from '../state.ts'
import {
  ACTIONS,
  ANY,
  ATTACK,
  BUILD_UP,
  DEFENCE,
  ELEVEN,
  FINISH,
  FREE,
  KEEPER,
  LINES,
  MIDFIELD,
  PITCH,
  PLACES,
  SQUAD,
} from '../vocabulary.ts'
import type { Listener } from './common.ts'
import { bits, firstMan, lowest, MAN, manId, onTheBall, strengthOf } from './common.ts'

/** Arrows in `State.need`, after the five places: by the place they come from. */
export const AGAIN = 5

export const isAgain = (place: number): boolean => place >= AGAIN

export const actionName = (action: number) => ACTIONS[action] as 'build-up' | 'finish'

/**
 * §6.3, §6.4 Writes into `need` how many men are to be chosen: as many of each line as it has, the missing ones
 * from any other line, and nobody where nobody is free. With `saysMissing` it is kept whom the others stand in for.
 */
export function openPlaces(s: State, seat: Seat, side: number, told: Listener, saysMissing: boolean): void {
  const { need, able, missing } = s
  placesOf(s, seat, s.faceUp[onTheBall(s)], side, need)
  for (let place = ANY; place >= 0; place--) if (need[AGAIN + place] > 0) s.arrowFrom = place
  gatherAble(s, seat)
  missing.fill(0)
  let spare = bits(able[ANY])
  for (let line = 0; line < ANY; line++) {
    const free = bits(able[line])
    if (need[line] > free) {
      if (saysMissing) missing[line] = need[line] - free
      need[ANY] += need[line] - free
      need[line] = free
    }
    if (line !== KEEPER) spare -= need[line]
  }
  if (need[ANY] > spare) {
    told?.tell({ kind: 'places-empty', seat, count: need[ANY] - spare })
    need[ANY] = spare
    leaveEmpty(missing, spare)
  }
}

/** Nobody stands in for a place that stays empty. */
function leaveEmpty(missing: Uint8Array, spare: number): void {
  let left = spare
  for (let line = 0; line < missing.length; line++) {
    if (missing[line] > left) missing[line] = left
    left -= missing[line]
  }
}

/** §4.2, §6.6 The places of a side on a card in the action under way, those an arrow fills among them. */
export function placesOf(s: State, seat: Seat, card: number, side: number, need: Uint8Array): void {
  const corner = s.cards.corner(card, s.action, side)
  need.fill(0)
  for (let place = 0; place < PLACES.length; place++) need[place] = s.cards.places[corner + place]
  if (s.action === FINISH && s.cards.arrowCount[card * 2 + side] > 0) openArrows(s, seat, card, side, need)
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
  for (let place = AGAIN; place < NEEDS; place++) {
    if (s.need[place] === 0) continue
    for (let slot = 0; slot < SQUAD; slot++) if (fits(s, from + slot, place)) able[place] |= 1 << slot
  }
}

/** The men of the build-up by the line on their card, and those of them an arrow can still call. */
const used = new Uint8Array(PLACES.length)
const still = new Uint8Array(PLACES.length)

/**
 * §6.6 For each arrow one of the build-up men plays again: of the line it comes from, or where stand-ins filled its
 * place any of them. First those are served that want a man of their line, so that nobody else takes him.
 */
function openArrows(s: State, seat: Seat, card: number, side: number, need: Uint8Array): void {
  used.fill(0)
  still.fill(0)
  const from = firstMan(seat)
  for (let man = from; man < from + SQUAD; man++) {
    if (s.chip[man] !== BUILD_UP) continue
    // His own line, for he may have gone in goal since.
    used[s.cards.line[s.card[man]]]++
    if (s.where[man] !== PITCH) continue
    still[s.line[man]]++
    if (s.line[man] !== KEEPER) still[ANY]++
  }
  const drawn = (card * 2 + side) * PLACES.length * PLACES.length
  for (let round = 0; round < 2; round++) {
    for (let above = 0; above <= ANY; above++) {
      // The man in goal is the keeper whoever he was.
      let ofLine = above === KEEPER ? ELEVEN : used[above]
      for (let below = 0; below <= ANY; below++) {
        for (let n = s.cards.arrows[drawn + above * PLACES.length + below]; n > 0; n--) {
          const wantsLine = ofLine-- > 0
          if (wantsLine === (round === 0)) openArrow(above, below, wantsLine ? above : ANY, need)
        }
      }
    }
  }
}

/** One arrow; has every man it could mean left the pitch, an ordinary place takes its place. */
function openArrow(above: number, below: number, group: number, need: Uint8Array): void {
  let taken = need[AGAIN + group]
  if (group === ANY) for (let line = DEFENCE; line < ANY; line++) taken += need[AGAIN + line]
  need[below]--
  if (taken < still[group]) need[AGAIN + group]++
  // Of the colour of the man who is gone; for a question mark as the place below says.
  else need[above === ANY ? below : above]++
}

/** The place to be filled next, or −1 when all are. */
export function nextPlace(s: State): number {
  const { need } = s
  if (need[KEEPER]) return KEEPER
  for (let place = AGAIN; place < NEEDS; place++) if (need[place]) return place
  for (let place = 1; place <= ANY; place++) if (need[place]) return place
  return -1
}

/** §6.4 The line whose place is filled next by a man of another one, or −1. */
export function missingLine(s: State): number {
  if (nextPlace(s) !== ANY) return -1
  for (let line = 0; line < s.missing.length; line++) if (s.missing[line]) return line
  return -1
}

/** Whether this man may fill that place now. */
export function fits(s: State, man: number, place: number): boolean {
  if (s.where[man] !== PITCH) return false
  const line = s.line[man]
  if (place >= AGAIN) {
    const from = place - AGAIN
    return s.chip[man] === BUILD_UP && (from === ANY ? line !== KEEPER : line === from)
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
  const missing = missingLine(s)
  if (missing >= 0) s.missing[missing]--
  s.need[place]--
  s.chip[man] = s.action
  s.used[seat] |= 1 << slot
  for (let p = 0; p < s.able.length; p++) s.able[p] &= ~(1 << slot)
  told?.tell({
    kind: 'man-chosen',
    seat,
    man: manId(s, man),
    place: isAgain(place) ? 'arrow' : PLACES[place],
    strength: strengthOf(s, man),
    ...(missing >= 0 && { missing: LINES[missing] }),
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

/** §5.3, §5.6 The card of the next attack lies open: it begins. */
export const startAttack = (s: State): void => {
  s.phase = Phase.AttackBegins
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
