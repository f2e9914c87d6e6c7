import { FIELDS } from '@libero/hat-trick'
import type { State } from '@libero/hat-trick/opponents'
import { PLAYER } from '@libero/hat-trick/opponents'
import type { Seat } from '@libero/kernel'

let low = 0
let high = 0

function add(value: number): void {
  low = Math.imul(low ^ value, 0x9e3779b1)
  low ^= low >>> 15
  high = Math.imul(high ^ value, 0x85ebca6b)
  high ^= high >>> 13
}

/**
 * What a coach's decision hangs on and both can see, as one number: the board, the ball, the clock, the score and how
 * far the turn has come. His own cards are left out: what he may do shows which he has.
 */
export function informationKey(s: State, seat: Seat): number {
  low = 0x2545f491 ^ s.phase
  high = 0x27d4eb2f ^ seat
  for (let field = 0; field < FIELDS; field += 4) {
    const on = s.on
    add(on[field] | (on[field + 1] << 5) | (on[field + 2] << 10) | (on[field + 3] << 15))
  }
  add(
    (s.ball + 1) |
      (s.side << 5) |
      (s.half << 6) |
      (s.opportunity << 9) |
      (s.late << 10) |
      ((s.moved + 1) << 16) |
      ((s.displaced + 1) << 21),
  )
  // The lead decides, not the goals; both decks are the clock.
  add((s.goals[0] - s.goals[1] + 64) | (s.deckLeft[0] << 8) | (s.deckLeft[1] << 16))
  add(
    s.deckGone[0] |
      (s.deckGone[1] << 1) |
      (s.yellow[0] << 2) |
      (s.yellow[1] << 3) |
      (s.starKeeper[0] << 4) |
      (s.starKeeper[1] << 5) |
      (s.handLeft[0] << 6) |
      (s.handLeft[1] << 9) |
      ((s.faceUp[0] + 1) << 12) |
      ((s.faceUp[1] + 1) << 17) |
      (s.penalty << 22),
  )
  add(s.power | (s.draws << 5) | (s.drawn << 10))
  if (s.terms.players) addPlayers(s)
  return (low >>> 0) + (high & 0x1fffff) * 0x1_0000_0000
}

/** With the expansion: which sides lie up, what is held, and how far the questions of the moment have come. */
function addPlayers(s: State): void {
  let gold = 0
  let tired = 0
  for (let player = 0; player < s.gold.length; player++) {
    gold |= s.gold[player] << player
    if (s.flips[player] || s.barred[player] || s.lasting[player])
      tired ^= (player + 1) * (1 + s.flips[player] + 4 * s.barred[player] + 8 * s.lasting[player])
    if (s.subsLeft[0] + s.subsLeft[1] < 6) add(s.type[player])
  }
  add(gold)
  add(tired)
  // §16.5 Who is gold and on the other wing could turn back.
  if (s.turned[0] | s.turned[1]) add(s.turned[0] | (s.turned[1] << 10))
  for (let of = 0; of < 2; of++) {
    add(s.held[of])
    add(s.spent[of])
    add(
      (s.style[of] + 1) |
        (s.styled[of] << 3) |
        (s.helped[of] << 4) |
        ((s.rowKind[of] + 1) << 5) |
        (s.rowCount[of] << 8),
    )
    add(
      (s.bonus[of] + 32) |
        (s.subsLeft[of] << 8) |
        (s.appeals[of] << 11) |
        ((s.captain[of] + 1) << 12) |
        (s.jumper[of] << 18),
    )
  }
  add(
    s.moment |
      (s.nthQuestion << 5) |
      (s.asked << 9) |
      (s.red << 10) |
      ((s.fouler + 1) << 11) |
      (s.phaseAfter << 17),
  )
  add(
    (s.declared + PLAYER) |
      (s.line << 16) |
      (s.snapshot << 20) |
      ((s.plusPower + 16) << 21) |
      ((s.plusDraws + 8) << 26),
  )
  add((s.receivingRow << 8) | s.highestLowNumber)
}
