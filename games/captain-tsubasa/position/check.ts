import type { Fields } from '@libero/kernel'
import { runsByItself } from '../phase.ts'
import { isOver } from '../rules/common.ts'
import { halvesBegun, isBetweenHalves, isBetweenRounds } from '../rules/half.ts'
import { roundsOf } from '../rules/minute.ts'
import { isDrafting } from '../rules/round.ts'
import { isBeforeKickOff } from '../rules/setup.ts'
import { isSpecialShot } from '../rules/special-shot.ts'
import type { State } from '../state.ts'
import {
  BENCH,
  CARDS,
  FIELD,
  FIELD_SIZE,
  FIRST_EXHAUSTION,
  FIRST_MATCH,
  FIRST_MOTIVATION,
  FIRST_TRANSFER,
  HALVES,
  HAND,
  MATCH_PILE,
  MOST_STOPPAGE,
  ON_OFFER,
  OUT,
  PER_TEAM,
  ROUNDS,
} from '../vocabulary.ts'
import { checkAside, checkEmptyAreas, checkPlays, checkUsed } from './check-plays.ts'
import { PLACES } from './words.ts'

const MOST_ROUNDS_OF_HALF = ROUNDS + MOST_STOPPAGE

/** What only the whole can show: cards where they never lie, rounds too many, a question nobody could be asked. */
export function checkWhole(s: State, r: Fields): void {
  const isBetween = isBetweenHalves(s) || isBetweenRounds(s)
  if (runsByItself(s.phase) && !isBetween) r.wrong('phase')
  if (isBeforeKickOff(s) && s.half > 1) r.wrong('half')
  if (isBetweenHalves(s) && s.half === 1) r.wrong('half')
  checkPlaces(s, r)
  checkMatchCards(s, r)
  checkRound(s, r)
  checkPlays(s, r)
  if (!r.sound) return
  if (!isSpecialShot(s) && (s.chosen[0] >= 0 || s.chosen[1] >= 0)) r.wrong('sides.special')
  checkUsed(s, r)
  if (isBetween || isOver(s)) checkEmptyAreas(s, r)
  checkAside(s, r, isBetween || isOver(s))
  if (isOver(s)) checkEnd(s, r)
  else if (s.winner < 2) r.wrong('winner')
  if (!isBetween) s.rules.checkPosition(s, r)
}

function checkPlaces(s: State, r: Fields): void {
  for (let card = 0; card < CARDS; card++) if (!mayLieThere(s, card)) r.wrong(PLACES[s.where[card]])
  if (s.size[FIELD] > FIELD_SIZE) r.wrong(PLACES[FIELD])
  if (transfersIn(s) > ON_OFFER) r.wrong(PLACES[BENCH])
}

/** Whether a card can be in its pile in a match like this. */
function mayLieThere(s: State, card: number): boolean {
  const pile = s.where[card]
  if (s.terms.firstGame && s.cards.advanced[card]) return pile === OUT
  if (card < FIRST_MATCH) return pile === OUT || isWithOwner(s, card)
  if (card < FIRST_MOTIVATION) return mayMatchCardLieThere(s, card)
  if (card >= FIRST_EXHAUSTION) return pile === OUT || pile >= BENCH
  if (card >= FIRST_TRANSFER) return pile === OUT || (s.terms.transfers && pile >= BENCH)
  // §13.2 A motivated player has taken the place of the starting card.
  const replaced = s.cards.replaces[card]
  if (!s.terms.motivation) return pile === OUT
  return pile === OUT || pile === BENCH || (s.where[replaced] === OUT && isWithOwner(s, card))
}

/** §2.2 In one of the piles of the coach who leads its team. */
function isWithOwner(s: State, card: number): boolean {
  const starting = card < FIRST_MATCH ? card : s.cards.replaces[card]
  const seat = s.team ^ Number(starting >= PER_TEAM)
  return s.where[card] >= HAND && (s.where[card] & 1) === seat
}

/** §3.1, §9.5 Nobody gets at the cards of a half that has not begun. */
function mayMatchCardLieThere(s: State, card: number): boolean {
  const half = s.cards.half[card]
  const pile = s.where[card]
  if (half > halvesBegun(s)) return pile === MATCH_PILE
  return pile !== BENCH && (pile !== FIELD || half === s.half)
}

function transfersIn(s: State): number {
  let count = 0
  for (let card = FIRST_TRANSFER; card < FIRST_EXHAUSTION; card++) count += Number(s.where[card] !== OUT)
  return count
}

/** §3.1 One card of a half is never drawn; §4.3 two come into hands in every round. */
function checkMatchCards(s: State, r: Fields): void {
  for (let half = 1; half <= Math.min(halvesBegun(s), HALVES); half++) {
    let unseen = 0
    for (let card = FIRST_MATCH; card < FIRST_MOTIVATION; card++)
      if (s.where[card] === MATCH_PILE && s.cards.half[card] === half) unseen++
    if (unseen !== 1 + (half === s.half ? s.matchLeft : 0)) r.wrong(PLACES[MATCH_PILE])
  }
  const toCome = s.matchLeft + s.size[FIELD]
  if (toCome !== comingBy(s)) r.wrong('matchLeft')
}

/** Match cards that are still to be taken in this half. */
function comingBy(s: State): number {
  if (s.half > HALVES || isBetweenHalves(s)) return 0
  const later = 2 * Math.max(0, roundsOf(s) - s.round)
  if (!isDrafting(s)) return later
  return later + (s.turn === s.attacker ? 1 : 2)
}

function checkRound(s: State, r: Fields): void {
  const rounds = roundsOf(s)
  const before = s.rounds - s.round
  const most = (s.half - 1) * MOST_ROUNDS_OF_HALF
  if (before < 0 || before > most) r.wrong('rounds')
  if (isBeforeKickOff(s) || isBetweenHalves(s)) {
    if (s.round > 0) r.wrong('round')
    return
  }
  if (s.round === 0 && !isBetweenRounds(s)) r.wrong('round')
  if (s.stoppage > MOST_STOPPAGE) r.wrong('round')
  if (isDrafting(s) && (s.half > HALVES || s.round > rounds)) r.wrong('round')
}

/** §9.6, §10.4 The end is the one the goals tell. */
function checkEnd(s: State, r: Fields): void {
  const level = s.goals[0] === s.goals[1]
  if (s.half % 2 > 0 || (s.half === HALVES && level)) r.wrong('half')
  if (s.late === 0) r.wrong('round')
  if (s.ending !== (s.half === HALVES ? 0 : level ? 2 : 1)) r.wrong('ending')
  if (s.winner !== (level ? 2 : Number(s.goals[1] > s.goals[0]))) r.wrong('winner')
}
