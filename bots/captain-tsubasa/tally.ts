import {
  AREA,
  CARDS,
  DECK,
  DEFENCE,
  FIELD,
  FIRST_EXHAUSTION,
  HAND,
  PASS,
  PILES,
  SHOT,
} from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import { teamOf } from '@libero/captain-tsubasa/opponents'
import { HEURISTIC_WEIGHTS } from './evaluation.ts'
import { ATTACK, DEFEND, type Scouting } from './scouting.ts'
import { stakes } from './stakes.ts'

export const SUMS = 5
export const NUMBER = 0
export const POINTS_SHOT = 1
export const POINTS_PASS = 2
export const POINTS_DEFENCE = 3
export const POINTS_LATER = 4
/** By pile × 5: cards, their shot, pass and defence, and what they are worth later. */
export const sums = new Float64Array(PILES.length * SUMS)
/** By seat: exhaustion cards, own special shots and advances in hand and elsewhere, rerolls and saves in hand. */
export const tired = new Float64Array(2)
export const specialHeld = new Float64Array(2)
export const specialOwned = new Float64Array(2)
export const advanceHeld = new Float64Array(2)
export const advanceOwned = new Float64Array(2)
export const rerollHeld = new Float64Array(2)
/** What the abilities of a hand bring in this round's role, in goals. */
export const bonusHeld = new Float64Array(2)
export const saveHeld = new Float64Array(2)
export const saveLies = new Float64Array(2)
/** Hands in their role of this round, the best first: shot and pass of the attacker, defence of the defender. */
export const MOST_HELD = 12
export const shots = new Float64Array(MOST_HELD)
export const passes = new Float64Array(MOST_HELD)
export const defences = new Float64Array(MOST_HELD)
/** What the open match cards are worth: to the defender the best, to the attacker the best and the second best. */
export const field = new Float64Array(3)

function forget(): void {
  sums.fill(0)
  tired.fill(0)
  specialHeld.fill(0)
  specialOwned.fill(0)
  advanceHeld.fill(0)
  advanceOwned.fill(0)
  rerollHeld.fill(0)
  bonusHeld.fill(0)
  saveHeld.fill(0)
  saveLies.fill(0)
  shots.fill(0)
  passes.fill(0)
  defences.fill(0)
  field.fill(0)
}

/** Puts a value among the best of a hand. */
function insert(list: Float64Array, value: number): void {
  if (value <= 0) return
  let at = MOST_HELD - 1
  if (list[at] >= value) return
  for (; at > 0 && list[at - 1] < value; at--) list[at] = list[at - 1]
  list[at] = value
}

/** Adds up what lies where; the stakes have been beheld before. */
export function addUp(s: State, scouting: Scouting): void {
  const { where, attacker } = s
  const { value, team } = s.cards
  const { later, special, advances, rerolls, saves, bonus } = scouting
  const left = Math.min(3, stakes.left * HEURISTIC_WEIGHTS.comeback)
  forget()
  for (let card = 0; card < CARDS; card++) {
    const pile = where[card]
    if (pile < HAND) {
      if (pile === FIELD) lookAtField(scouting, card, left)
      continue
    }
    const seat = pile & 1
    const at = pile * SUMS
    const shot = value[card * 3 + SHOT]
    const pass = value[card * 3 + PASS]
    const defence = value[card * 3 + DEFENCE]
    sums[at]++
    sums[at + POINTS_SHOT] += shot
    sums[at + POINTS_PASS] += pass
    sums[at + POINTS_DEFENCE] += defence
    sums[at + POINTS_LATER] += later[card]
    if (card >= FIRST_EXHAUSTION) {
      tired[seat]++
      continue
    }
    const isHeld = pile < DECK
    if (isHeld) {
      if (seat === attacker) {
        insert(shots, shot)
        insert(passes, pass)
      } else insert(defences, defence)
      rerollHeld[seat] += rerolls[card]
      bonusHeld[seat] += bonus[(seat === attacker ? ATTACK : DEFEND) * CARDS + card]
      if (saves[card] > saveHeld[seat]) saveHeld[seat] = saves[card]
    } else if (pile >= AREA && saves[card] > saveLies[seat]) saveLies[seat] = saves[card]
    if (special[card] && team[card] === teamOf(s, seat) + 1) (isHeld ? specialHeld : specialOwned)[seat]++
    if (advances[card]) (isHeld ? advanceHeld : advanceOwned)[seat]++
  }
}

function lookAtField(scouting: Scouting, card: number, comebacks: number): void {
  field[0] = Math.max(field[0], scouting.drafted(DEFEND, card, comebacks))
  const worth = scouting.drafted(ATTACK, card, comebacks)
  if (worth > field[1]) {
    field[2] = field[1]
    field[1] = worth
  } else if (worth > field[2]) field[2] = worth
}
