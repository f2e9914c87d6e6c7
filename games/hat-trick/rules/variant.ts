import type { Uses } from '../cards/expansion.ts'
import { Does, Moment } from '../cards/skills.ts'
import type { State } from '../state.ts'
import { COLUMNS, FINAL_LINE, NOWHERE, OUTFIELD, sideOf } from '../vocabulary.ts'
import { footballsInLine, isCompared } from './action.ts'
import { firstOfLine, lineFor, numberOf, seatOfPlayer, step } from './common.ts'
import { isDefenderToMove } from './course.ts'
import { neighbour, neighbourField } from './neighbours.ts'
import { mayYetShoot, mayYetShootFromWing, reachesShort } from './opportunity.ts'

/** Variants of a step, and of the two ways to use run-on and change-wing. */
export const FORTH = 0
export const BACKWARD = 1
export const TURN_BACK = 2

/** §4.3 One step without regard to sides: on the pitch, not by the carrier, not onto him. */
export function mayStep(s: State, player: number, forward: boolean): boolean {
  if (player === s.ball || s.field[player] === NOWHERE) return false
  const to = step(seatOfPlayer(player), s.field[player], forward)
  return to >= 0 && s.on[to] - 1 !== s.ball
}

/** §6.3 A step that is his coach's move: in an opportunity the defender's may displace the carrier. */
function mayStepAsMove(s: State, player: number, forward: boolean): boolean {
  if (mayStep(s, player, forward)) return true
  if (!s.opportunity || !isDefenderToMove(s) || s.field[player] === NOWHERE) return false
  const to = step(seatOfPlayer(player), s.field[player], forward)
  return to >= 0 && s.on[to] - 1 === s.ball
}

/** The side of the card that lies before a team in this turn. */
const cardSide = (s: State, seat: number): number => (s.faceUp[seat] < 0 ? -1 : sideOf(s.faceUp[seat]))

/** Whether the card lets him make a move of his own. */
const mayMoveNow = (s: State, player: number): boolean =>
  player !== s.ball && s.foot[player] === cardSide(s, seatOfPlayer(player))

/**
 * §15.7 Lists the ways in which a use would have its effect, as `code` plus a variant. `player` is −1 for a style
 * card of the team `seat`.
 */
export function listVariants(
  s: State,
  uses: Uses,
  row: number,
  player: number,
  code: number,
  out: Int16Array,
  from: number,
  seat: number,
): number {
  let count = from
  const amount = uses.amount[row]
  // §5.4, §15.7 Where nothing is compared (in the first rules), unless somebody steps into the line (§16.21).
  if (s.moment === Moment.Compare && !isCompared(s) && !stepsInto(s, uses.does[row], player)) return count
  switch (uses.does[row]) {
    case Does['step-forward']:
      if (mayStep(s, player, true)) out[count++] = code + FORTH
      return count
    case Does['step-back']:
      if (mayStep(s, player, false)) out[count++] = code + BACKWARD
      return count
    case Does.step:
      if (mayStep(s, player, true)) out[count++] = code + FORTH
      if (mayStep(s, player, false)) out[count++] = code + BACKWARD
      return count
    case Does.send:
      return listSends(s, player, code, out, count)
    case Does['send-forward']:
      for (let i = 0; i < OUTFIELD; i++)
        if (mayStep(s, seat * OUTFIELD + i, true)) out[count++] = code + i * 2 + FORTH
      return count
    case Does['stride-forward']:
    case Does['stride-back']: {
      const forward = uses.does[row] === Does['stride-forward']
      if (mayMoveNow(s, player) && mayStride(s, player, forward, amount))
        out[count++] = code + (forward ? FORTH : BACKWARD)
      return count
    }
    case Does.jump:
      if (mayMoveNow(s, player) && jumpTo(s, player, amount) >= 0) out[count++] = code + FORTH
      return count
    case Does.diagonal:
      if (!mayMoveNow(s, player)) return count
      for (let side = 0; side < 2; side++) {
        const to = diagonal(s, player, side)
        if (to >= 0 && s.on[to] - 1 !== s.ball) out[count++] = code + side
      }
      return count
    case Does['either-side']:
    case Does['change-wing']:
      return listOtherSide(s, player, code, uses.does[row] === Does['change-wing'], out, count)
    case Does['change-places']:
      if (!mayMoveNow(s, player)) return count
      for (let i = 0; i < OUTFIELD; i++) {
        const mate = seat * OUTFIELD + i
        if (mate !== player && mate !== s.ball && s.field[mate] !== NOWHERE) out[count++] = code + i
      }
      return count
    case Does.exchange:
      return listExchanges(s, seat, code, out, count)
    case Does['displace-carrier']:
      return listDisplacements(s, player, code, out, count)
    case Does['choose-receiver']:
      return listReceivers(s, seat, code, out, count)
    case Does['lay-off']:
      return seatOfPlayer(s.ball) === seat ? listLayOffs(s, seat, code, out, count) : count
    case Does['run-on']:
      if (step(seat, s.field[player], true) < 0) return count
      out[count++] = code + FORTH
      out[count++] = code + BACKWARD
      return count
    case Does.reach:
      return listReach(s, player, code, out, count)
    default:
      if (hasEffect(s, uses, row, player, seat)) out[count++] = code
      return count
  }
}

/** Whether a step forward brings a player into the compared line. */
const stepsInto = (s: State, does: number, player: number): boolean =>
  does === Does['step-forward'] && lineFor(s.attacker, s.field[player]) + 1 === s.line

/** §15.7 Of the effects without a target: whether there would be one. */
function hasEffect(s: State, uses: Uses, row: number, player: number, seat: number): boolean {
  switch (uses.does[row]) {
    case Does['take-ball']:
      return player !== s.ball
    case Does['keep-ball']:
      return playersInLine(s, seat, lineFor(s.attacker, s.field[s.ball])) > 1
    case Does['win-ball']:
      return playersInLine(s, seat, s.line) > 0
    case Does['better-value']:
      return betterValue(s, seat, player) > 0
    case Does.counts:
      return s.attack[player] > 0
    case Does['shoot-forward']:
      return step(seat, s.field[player], true) >= 0
    case Does['middle-lasting']:
      return (s.lasting[player] & 1) === 0 && (!s.terms.lastsForAShot || mayYetShootFromWing(s, player))
    case Does['power-lasting']:
      if (s.terms.lastsForAShot && !mayYetShoot(s, player)) return false
      return s.lasting[player] >> 1 < uses.amount[row]
    default:
      return true
  }
}

/**
 * §16.12 What a team gains if each of its players in the line counts with the higher of his two values; `flipping` is
 * who will have turned by then (P8), −1 nobody.
 */
export function betterValue(s: State, seat: number, flipping: number): number {
  const used = seat === s.attacker ? s.attack : s.defence
  const other = seat === s.attacker ? s.defence : s.attack
  const from = firstOfLine(s.attacker, s.line)
  let gain = 0
  for (let field = from; field < from + COLUMNS; field++) {
    const player = s.on[field] - 1
    if (player < 0 || seatOfPlayer(player) !== seat) continue
    if (player === flipping) gain += Math.max(0, gainAfterFlip(s, player))
    else gain += Math.max(0, other[player] - used[player])
  }
  return gain
}

function gainAfterFlip(s: State, player: number): number {
  const { attack, defence } = s.cards.expansion
  const side = s.type[player] * 2 + 1 - s.gold[player]
  const gain = defence[side] - attack[side]
  return seatOfPlayer(player) === s.attacker ? gain : -gain
}

/** How many players of a team stand in a line of the attacker's. */
export const playersInLine = (s: State, seat: number, line: number): number =>
  footballsInLine(s, seat, s.attacker, line, ONE_EACH)
const ONE_EACH = new Uint8Array(2 * OUTFIELD).fill(1)

function listSends(s: State, player: number, code: number, out: Int16Array, from: number): number {
  let count = from
  for (let way = 0; way < 4; way++) {
    const mate = neighbour(s, player, way)
    if (mate < 0 || seatOfPlayer(mate) !== seatOfPlayer(player)) continue
    if (mayStep(s, mate, true)) out[count++] = code + (mate % OUTFIELD) * 2 + FORTH
    if (mayStep(s, mate, false)) out[count++] = code + (mate % OUTFIELD) * 2 + BACKWARD
  }
  return count
}

/** §16.17, §19.6 Team-mates around who has the ball, also diagonally, as a short pass in an opportunity would reach. */
function listLayOffs(s: State, seat: number, code: number, out: Int16Array, from: number): number {
  let count = from
  for (let i = 0; i < OUTFIELD; i++) {
    const mate = seat * OUTFIELD + i
    if (mate === s.ball || s.field[mate] === NOWHERE || !reachesShort(s, mate)) continue
    out[count++] = code + i
  }
  return count
}

/** Pairs of neighbours, each once: a player and who stands right of him or ahead of him, as home sees it. */
function listExchanges(s: State, seat: number, code: number, out: Int16Array, from: number): number {
  let count = from
  for (let i = 0; i < OUTFIELD; i++) {
    const player = seat * OUTFIELD + i
    if (player === s.ball) continue
    for (let way = 0; way < 4; way += 3) {
      const mate = neighbour(s, player, way)
      if (mate < 0 || mate === s.ball || seatOfPlayer(mate) !== seat) continue
      out[count++] = code + i * 2 + (way === 0 ? 0 : 1)
    }
  }
  return count
}

/** §16.6 Every field on the way is one the carrier does not stand on. */
function mayStride(s: State, player: number, forward: boolean, steps: number): boolean {
  let field = s.field[player]
  if (field === NOWHERE) return false
  for (let n = 0; n < steps; n++) {
    field = step(seatOfPlayer(player), field, forward)
    if (field < 0 || s.on[field] - 1 === s.ball) return false
  }
  return true
}

/** §16.8 The field one line ahead and one column to the left (0) or right (1), or −1. */
export function diagonal(s: State, player: number, side: number): number {
  const ahead = step(seatOfPlayer(player), s.field[player], true)
  return ahead < 0 ? -1 : neighbourField(ahead, side + 2)
}

/** §16.7 The field a jump ends on, or −1: over anybody, but not onto the carrier. */
export function jumpTo(s: State, player: number, lines: number): number {
  let field = s.field[player]
  for (let n = 0; n < lines && field >= 0; n++) field = step(seatOfPlayer(player), field, true)
  return field < 0 || s.on[field] - 1 === s.ball ? -1 : field
}

/**
 * §16.5, §16.22 A step that a card of the other side allows. To turn back was a use of the skill in the first rules;
 * since then it is none, and whoever has changed wings has nothing more to use.
 */
function listOtherSide(
  s: State,
  player: number,
  code: number,
  lasts: boolean,
  out: Int16Array,
  from: number,
): number {
  let count = from
  const ownFoot = numberOf(player) & 1
  if (lasts && s.foot[player] !== ownFoot) {
    if (!s.terms.turnsBackAnyTime) out[count++] = code + TURN_BACK
    return count
  }
  if (player === s.ball || s.foot[player] === cardSide(s, seatOfPlayer(player))) return count
  if (mayStepAsMove(s, player, true)) out[count++] = code + FORTH
  if (mayStepAsMove(s, player, false)) out[count++] = code + BACKWARD
  return count
}

/** §16.2 A step onto the opposing carrier, in normal play. */
function listDisplacements(s: State, player: number, code: number, out: Int16Array, from: number): number {
  let count = from
  const seat = seatOfPlayer(player)
  if (s.opportunity || seat === s.side || !isDefenderToMove(s) || !mayMoveNow(s, player)) return count
  for (let way = FORTH; way <= BACKWARD; way++) {
    const to = step(seat, s.field[player], way === FORTH)
    if (to >= 0 && s.on[to] - 1 === s.ball) out[count++] = code + way
  }
  return count
}

/** Team-mates in the line the pass has reached, but for who has it. */
function listReceivers(s: State, seat: number, code: number, out: Int16Array, from: number): number {
  let count = from
  const first = firstOfLine(s.attacker, s.line)
  for (let field = first; field < first + COLUMNS; field++) {
    const player = s.on[field] - 1
    if (player < 0 || player === s.ball || seatOfPlayer(player) !== seat) continue
    out[count++] = code + (player % OUTFIELD)
  }
  return count
}

/** §16.16 Whom only the skill reaches: in the two final lines, and no neighbour. */
function listReach(s: State, player: number, code: number, out: Int16Array, from: number): number {
  let count = from
  const seat = seatOfPlayer(player)
  for (let i = 0; i < OUTFIELD; i++) {
    const mate = seat * OUTFIELD + i
    if (mate === s.ball || s.field[mate] === NOWHERE) continue
    if (lineFor(seat, s.field[mate]) < FINAL_LINE - 1 || reachesShort(s, mate)) continue
    out[count++] = code + i
  }
  return count
}
