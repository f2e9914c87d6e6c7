import type { Chance, Seat } from '@libero/kernel'
import { GO, NONE } from '../codes.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { CARD_IDS, FINAL_LINE, HAND, NOWHERE, OUTFIELD, powerOf } from '../vocabulary.ts'
import { stoppage } from './bench.ts'
import type { Told } from './common.ts'
import {
  drawHand,
  isMiddle,
  Luck,
  lineFor,
  luckKey,
  numberOf,
  seatOfPlayer,
  sendOff,
  takeFromDeck,
} from './common.ts'
import { jumpersReturn } from './effect.ts'
import { endRow } from './style.ts'

/** §9.1, §9.2 A yellow card for the team; has it one already, it gives that back and the player is sent off. */
export function callFoul(s: State, fouler: number, then: number, told: Told): void {
  const seat = seatOfPlayer(fouler)
  const red = s.yellow[seat] === 1 && !isLast(s, fouler)
  told?.tell({ kind: 'foul', seat, number: numberOf(fouler), card: red ? 'red' : 'yellow' })
  s.yellows[seat]++
  s.yellow[seat] = red ? 0 : 1
  s.fouler = fouler
  s.red = red ? 1 : 0
  s.next = then
  s.phase = mayAppeal(s, seat) ? Phase.Appeal : then
}

/** §9.2, §12.4 The last player of a team is never sent off. */
function isLast(s: State, player: number): boolean {
  const from = seatOfPlayer(player) * OUTFIELD
  for (let other = from; other < from + OUTFIELD; other++) {
    if (other !== player && s.field[other] !== NOWHERE) return false
  }
  return true
}

/** §20.4 Once a match, as long as there is a captain on the pitch. */
const mayAppeal = (s: State, seat: Seat): boolean =>
  s.terms.events.captain && s.appeals[seat] > 0 && s.captain[seat] >= 0

/** §20.4 A card says what the referee thinks: 3 or 4 and he takes the booking back, 1 and the captain goes. */
export function appeal(s: State, seat: Seat, action: number, chance: Chance, told: Told): void {
  s.phase = s.next
  if (action === NONE) {
    told?.tell({ kind: 'accepted', seat })
    return
  }
  s.appeals[seat] = 0
  const captain = s.captain[seat]
  const card = takeFromDeck(s, seat, chance, luckKey(s, Luck.Appeal, 0), told)
  const power = card < 0 ? 2 : powerOf(card)
  if (card >= 0) s.used[seat][card]++
  const goes = power === 1 && !isLast(s, captain)
  told?.reveal({
    kind: 'appealed',
    seat,
    number: numberOf(captain),
    card: card < 0 ? '' : CARD_IDS[card],
    result: power >= 3 ? 'withdrawn' : goes ? 'captain-off' : 'stands',
  })
  if (power >= 3) {
    // The yellow that made it red comes back; a first yellow is taken away.
    s.yellow[seat] = s.red
    s.red = 0
    s.yellows[seat]--
  } else if (goes) {
    s.reds[seat]++
    leavePitch(s, captain)
    // The same man for both: he is gone, and nobody else goes for it.
    if (s.fouler === captain) s.red = 0
  }
}

function leavePitch(s: State, player: number): void {
  const seat = seatOfPlayer(player)
  if (s.captain[seat] === player) s.captain[seat] = -1
  sendOff(s, player)
}

/** §9.2–§9.5 The action was carried on as if won: now a free kick, or from a middle field of the final line a penalty. */
export function afterFoul(s: State, chance: Chance, told: Told): void {
  const seat = seatOfPlayer(s.fouler)
  // Asked again: the captain may have gone in between (§20.4).
  if (s.red && !isLast(s, s.fouler)) {
    s.reds[seat]++
    leavePitch(s, s.fouler)
  }
  s.fouler = -1
  s.red = 0
  // §19.2 A foul is no success, wherever in the turn it was.
  endRow(s, s.side)
  giveFreeKick(s, chance, told)
}

/** §9.3, §9.5, §18.9 A free kick where the ball is; from a middle field of the final line a penalty. */
export function giveFreeKick(s: State, chance: Chance, told: Told): void {
  const attacker = s.side as Seat
  const field = s.field[s.ball]
  s.moved = -1
  jumpersReturn(s, told)
  if (s.handLeft[0] < HAND || s.handLeft[1] < HAND) {
    drawHand(s, 0, chance, 64, told)
    drawHand(s, 1, chance, 64, told)
  }
  s.opportunity = 0
  if (lineFor(attacker, field) === FINAL_LINE && isMiddle(field)) {
    s.penalty = 1
    s.penalties[attacker]++
    told?.tell({ kind: 'penalty', seat: attacker, number: numberOf(s.ball) })
    s.phase = Phase.ShotBegins
    return
  }
  told?.tell({ kind: 'free-kick', seat: attacker, number: numberOf(s.ball) })
  stoppage(s, Phase.FreeKickDefence)
}

/** §9.4 A scoring opportunity from anywhere, or play as usual; in the final line that is the same (§6.1). */
export function legalFreeKickChoice(s: State, out: Int16Array): number {
  out[0] = GO
  if (lineFor(s.side, s.field[s.ball]) === FINAL_LINE) return 1
  out[1] = NONE
  return 2
}

export function chooseFreeKick(s: State, seat: Seat, action: number, told: Told): void {
  s.opportunity = action === GO ? 1 : 0
  told?.tell({ kind: 'free-kick-choice', seat, opportunity: action === GO })
  s.phase = Phase.TurnBegins
}
