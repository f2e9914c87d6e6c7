import type { Chance, Seat } from '@libero/kernel'
import { Moment } from '../cards/skills.ts'
import { CORNER, GO, NONE, REGULAR_CORNER } from '../codes.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { CARD_IDS, COLUMNS, CORNERS, FINAL_LINE, KINDS, kindOf, powerOf } from '../vocabulary.ts'
import type { Told } from './common.ts'
import {
  drawHand,
  fieldName,
  firstOfLine,
  giveBall,
  isMiddle,
  Luck,
  lineFor,
  luckKey,
  minute,
  numberOf,
  pair,
  seatOfPlayer,
  takeFromDeck,
} from './common.ts'
import { beginCorner, isCorner } from './corner.ts'
import { deliverParry } from './deliver.ts'
import { beginGoalKick } from './goal-kick.ts'
import { openMoment } from './moment.ts'
import { kickOff } from './setup.ts'
import { inShootOut, penaltyIsOver } from './shoot-out.ts'

/** §20.1 From the final three lines, outside an opportunity. */
export function maySnapshot(s: State): boolean {
  if (!s.terms.events.snapshot) return false
  const line = lineFor(s.side, s.field[s.ball])
  return line >= FINAL_LINE - 2
}

/** Nothing has been added to the shot yet; at a penalty no skill and no style card can. */
export function prepareShot(s: State): void {
  s.plusPower = 0
  s.plusDraws = 0
  if (s.penalty || inShootOut(s)) s.phase = Phase.DuelBegins
  else openMoment(s, Moment.Shot, Phase.DuelBegins)
}

/** §7.1 The card that led to the shot gives its colour and power. */
export function beginShot(s: State, told: Told): void {
  const seat = s.side as Seat
  s.corner.fill(-1)
  s.power = 0
  s.draws = 0
  s.drawn = 0
  if (!inShootOut(s)) s.shots[seat]++
  told?.tell({
    kind: 'shot-begins',
    seat,
    number: inShootOut(s) ? 0 : numberOf(s.ball),
    action: KINDS[kindOf(s.faceUp[seat])],
    from: inShootOut(s) ? '' : fieldName(s.field[s.ball]),
  })
  s.phase = Phase.Duel
}

/** §7.2 Shooter and keeper choose face down, at once; a star keeper may use his regular cards (§17.3). */
export function legalCorners(s: State, seat: Seat, out: Int16Array): number {
  let count = 0
  for (let corner = 0; corner < CORNERS.length; corner++) out[count++] = CORNER + corner
  if (!s.terms.players || seat === s.side || !s.starKeeper[seat]) return count
  for (let corner = 0; corner < CORNERS.length; corner++) out[count++] = REGULAR_CORNER + corner
  return count
}

export function chooseCorner(s: State, seat: Seat, action: number, told: Told): void {
  const regular = action >= REGULAR_CORNER
  const corner = action - (regular ? REGULAR_CORNER : CORNER)
  s.corner[seat] = corner
  s.starCards[seat] = s.starKeeper[seat] && !regular ? 1 : 0
  told?.confide(
    seat,
    { kind: 'corner-chosen', seat, corner: CORNERS[corner], ...(regular && { regular }) },
    { kind: 'corner-chosen-unseen', seat },
  )
  if (s.corner[0] >= 0 && s.corner[1] >= 0) openDuel(s, told)
}

/** §7.3 Footballs of the card plus those of the shooting card; skills add to it (§16), a snapshot is weaker (§20.1). */
export const shotPower = (s: State, card: number, corner: number): number =>
  powerOf(card) + s.cards.plus[kindOf(card) * CORNERS.length + corner] + plusOfShot(s)

export const plusOfShot = (s: State): number =>
  !s.terms.players || inShootOut(s) || s.penalty ? 0 : s.plusPower + (s.lasting[s.ball] >> 1) - s.snapshot

/** §7.5 One card more for a right guess; one fewer when a regular keeper dives into the far corner. */
export function guess(shot: number, dive: number, star: boolean): number {
  if (shot === dive) return 1
  return Math.abs(shot - dive) === 2 && !star ? -1 : 0
}

/** §7.4 Cards by the field of the shot; a penalty is one fewer than from the best field (§9.5). */
export function baseDraws(s: State): number {
  if (inShootOut(s) || s.penalty) return s.cards.draws[0] - 1
  const field = s.field[s.ball]
  const line = lineFor(s.side, field)
  const middle = isMiddle(field) || (s.terms.players && s.lasting[s.ball] & 1)
  const draws = s.cards.draws[(line === FINAL_LINE ? 0 : 2) + (middle ? 0 : 1)]
  // §20.1 Only a snapshot can come from further out.
  return line < FINAL_LINE - 1 ? draws + s.plusDraws + 1 : draws + s.plusDraws
}

function openDuel(s: State, told: Told): void {
  const seat = s.side as Seat
  const keeper = (1 - seat) as Seat
  const shot = s.corner[seat]
  const dive = s.corner[keeper]
  const symbol = guess(shot, dive, s.starCards[keeper] === 1)
  s.power = shotPower(s, s.faceUp[seat], shot)
  s.draws = Math.max(0, baseDraws(s) + symbol)
  s.drawn = 0
  s.corner.fill(-1)
  told?.reveal({
    kind: 'duel',
    seat,
    shot: CORNERS[shot],
    dive: CORNERS[dive],
    power: s.power,
    symbol: symbol > 0 ? 'plus' : symbol < 0 ? 'minus' : 'none',
    draws: s.draws,
    ...(s.terms.players && { keeper: s.starCards[keeper] ? ('star' as const) : ('regular' as const) }),
  })
  if (s.terms.players) changeKeeper(s, keeper, symbol, told)
  s.phase = s.draws > 0 ? Phase.Save : Phase.SaveEnds
}

/** §17.1, §17.2 A regular keeper who guesses right becomes a star; a star who guesses wrong falls back. */
function changeKeeper(s: State, keeper: Seat, symbol: number, told: Told): void {
  const rises = symbol > 0 && !s.starKeeper[keeper]
  const falls = symbol <= 0 && s.starCards[keeper] === 1
  if (!rises && !falls) return
  s.starKeeper[keeper] = rises ? 1 : 0
  told?.tell({ kind: 'keeper-changed', seat: keeper, star: rises })
}

/** §7.6 The keeper draws card by card and may stop at any time. */
export function legalSave(out: Int16Array): number {
  out[0] = GO
  out[1] = NONE
  return 2
}

export function save(s: State, keeper: Seat, action: number, chance: Chance, told: Told): void {
  const card = action === GO ? takeFromDeck(s, keeper, chance, luckKey(s, Luck.Save, s.draws), told) : -1
  if (card < 0) {
    told?.tell({ kind: 'keeper-stopped', seat: keeper, total: s.drawn, power: s.power })
    s.phase = Phase.SaveEnds
    return
  }
  s.used[keeper][card]++
  s.drawn += powerOf(card)
  s.draws--
  told?.reveal({ kind: 'keeper-drew', seat: keeper, card: CARD_IDS[card], total: s.drawn, power: s.power })
  if (s.draws === 0 || s.drawn > s.power) s.phase = Phase.SaveEnds
}

/** §7.7–§7.9 Fewer footballs than the shot: a goal; as many: parried; more: held. */
export function endSave(s: State, chance: Chance, told: Told): void {
  const seat = s.side as Seat
  const keeper = (1 - seat) as Seat
  if (inShootOut(s)) {
    penaltyIsOver(s, s.drawn < s.power, chance, told)
    return
  }
  s.opportunity = 0
  const rebound = s.drawn === s.power ? nearestToPower(s, seat) : -1
  // Kept until a parried ball has found somebody: at a penalty no skill takes it (P15).
  if (rebound < 0) s.penalty = 0
  if (s.drawn < s.power) {
    s.goals[seat]++
    told?.tell({ kind: 'goal', seat, number: numberOf(s.ball), goals: pair(s.goals), minute: minute(s) })
    drawHand(s, 0, chance, 64, told)
    drawHand(s, 1, chance, 64, told)
    kickOff(s, keeper, told)
    return
  }
  if (rebound >= 0) {
    drawHand(s, 0, chance, 64, told)
    drawHand(s, 1, chance, 64, told)
    deliverParry(s, rebound, chance, told)
  } else if (isCorner(s)) beginCorner(s, chance, told)
  else {
    told?.tell({ kind: 'saved', seat: keeper, total: s.drawn, power: s.power })
    beginGoalKick(s, keeper, chance, told)
  }
}

export function parriedTo(s: State, rebound: number, told: Told): void {
  const keeper = (1 - s.side) as Seat
  giveBall(s, rebound)
  told?.tell({
    kind: 'parried',
    seat: keeper,
    to: { seat: seatOfPlayer(rebound), number: numberOf(rebound) },
  })
  if (s.penalty) s.phase = Phase.TurnBegins
  else openMoment(s, Moment.Parry, Phase.TurnBegins)
  s.penalty = 0
}

/** §7.8 In the final line, the number nearest to the power; a defender before an attacker, a lower before a higher. */
function nearestToPower(s: State, seat: Seat): number {
  const from = firstOfLine(seat, FINAL_LINE)
  let nearest = -1
  let least = 1000
  for (let field = from; field < from + COLUMNS; field++) {
    const player = s.on[field] - 1
    if (player < 0) continue
    const number = s.low[player]
    const distance = Math.abs(number - s.power) * 64 + (seatOfPlayer(player) === seat ? 32 : 0) + number
    if (distance >= least) continue
    nearest = player
    least = distance
  }
  return nearest
}
