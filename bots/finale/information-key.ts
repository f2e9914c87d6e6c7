import { CHANGES, DECK, SQUAD } from '@libero/finale'
import type { State } from '@libero/finale/opponents'
import { asksWithinHazards, chosenOrderCounts, MOST_TAKERS, Phase } from '@libero/finale/opponents'
import type { Seat } from '@libero/kernel'

/** Two mixers side by side make 53 bits. */
let high = 0
let low = 0

function mix(value: number): void {
  high = Math.imul(high ^ value, 0x9e3779b1)
  high ^= high >>> 15
  low = Math.imul(low + value, 0x85ebca6b) ^ (low >>> 13)
}

/**
 * A number for what a coach's decision hangs on: everything that lies open, and what he is preparing himself. Not
 * his hand, whose cards are there or not; not what the other prepares, laid or holds.
 */
export function informationKey(s: State, seat: Seat): number {
  high = s.phase
  low = s.period + 1
  mix(
    s.attacker +
      1 +
      (s.attack << 2) +
      (s.attacks << 5) +
      (s.counter << 8) +
      (s.countered << 9) +
      (s.action << 10) +
      (seat << 12) +
      (s.stage << 13),
  )
  mix(s.goals[0] + (s.goals[1] << 8) + (s.changesLeft[0] << 16) + (s.changesLeft[1] << 18))
  // While the decks are packed, how far the other has come is his to know; that he is done is not.
  const decks = s.phase === Phase.Packing ? s.ready : s.deckLeft
  mix(s.faceUp[0] + 1 + ((s.faceUp[1] + 1) << 5) + (decks[0] << 10) + (decks[1] << 14))
  mix(s.shown[0])
  mix(s.shown[1])
  const { where, turn, booked, chip, line } = s
  let word = 0
  for (let man = 0; man < 2 * SQUAD; man++) {
    word =
      (word << 9) ^ (where[man] | (turn[man] << 2) | (booked[man] << 4) | (chip[man] << 5) | (line[man] << 7))
    if (man % 3 !== 2) continue
    mix(word)
    word = 0
  }
  if (s.phase === Phase.AttackersMen || s.phase === Phase.DefendersMen) {
    mix(s.used[0])
    mix(s.used[1])
  } else mixPrepared(s, seat)
  return (low & 0x1fffff) * 0x1_0000_0000 + (high >>> 0)
}

/** What is asked beside the attacks: about a man, for a change, for a taker. */
function mixPrepared(s: State, seat: Seat): void {
  if (s.phase === Phase.Packing) {
    mix(s.packed[seat])
    if (chosenOrderCounts(s))
      for (let at = (seat + 1) * DECK - s.deckLeft[seat]; at < (seat + 1) * DECK; at++) mix(s.order[at])
  } else if (s.phase === Phase.Changes) {
    mix(s.leaving[seat] + 1)
    const at = seat * 2 * CHANGES
    for (let c = at; c < at + 2 * s.changes[seat]; c++) mix(s.change[c])
  } else if (s.phase === Phase.Takers || s.phase === Phase.NextTaker) {
    mix(s.scored[0] + (s.scored[1] << 8) + (s.shots[0] << 16) + (s.shots[1] << 24))
    for (let n = 0; n < s.named[seat]; n++) mix(s.taker[seat * MOST_TAKERS + n])
  } else if (asksWithinHazards(s.phase)) {
    mix(s.man + (s.checked << 5))
    mix(s.used[0])
    mix(s.used[1])
    mix(s.won)
    mix(s.atRisk[0])
    mix(s.atRisk[1])
  }
}
