import type { Chance, Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { FIRST_MATCH, FIRST_MOTIVATION, HALVES, MATCH_PILE } from '../vocabulary.ts'
import type { Listener } from './common.ts'
import { fillField } from './field.ts'
import { minute } from './minute.ts'

/** §3.1 The pile of this half, if it has one, and four of its cards open. */
export function layMatchCards(s: State, chance: Chance, told: Listener): void {
  s.matchLeft = 0
  if (s.half > HALVES) return
  for (let card = FIRST_MATCH; card < FIRST_MOTIVATION; card++)
    if (s.cards.half[card] === s.half && s.where[card] === MATCH_PILE) s.matchLeft++
  // One of them never comes.
  s.matchLeft--
  fillField(s, chance, told)
}

/** §1.3, §9.5, §10.2 A half begins with this coach on the ball. */
export function kickOff(s: State, attacker: number, told: Listener): void {
  s.attacker = attacker
  s.round = 0
  s.late = 0
  s.stoppage = 0
  told?.tell({ kind: 'kick-off', seat: attacker as Seat, half: s.half, minute: minute(s) })
  s.phase = Phase.RoundBegins
}

/** §9.4 The last half is over, and the cards of the next one are not laid out yet. */
export const isBetweenHalves = (s: State): boolean => s.phase === Phase.HalfBegins

/** §9.1 The last round is over, or the half has just been kicked off. */
export const isBetweenRounds = (s: State): boolean => s.phase === Phase.RoundBegins

/** §3.1, §10.1 Halves whose cards have been laid out. */
export const halvesBegun = (s: State): number => s.half - Number(isBetweenHalves(s))
