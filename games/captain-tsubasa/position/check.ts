import type { Fields } from '@libero/kernel'
import { MOST_ABILITIES, MOST_DRAW } from '../cards/abilities.ts'
import { Phase } from '../phase.ts'
import { inAreas, limitOf } from '../rules/common.ts'
import { roundsOf } from '../rules/minute.ts'
import type { State } from '../state.ts'
import {
  AREA,
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
  HAND_SIZE,
  MATCH_PILE,
  MOST_PLAYS,
  MOST_STOPPAGE,
  ON_OFFER,
  OUT,
  PER_TEAM,
  ROUNDS,
} from '../vocabulary.ts'
import { checkPhase } from './check-phase.ts'
import { PLACES } from './words.ts'

const MOST_ROUNDS_OF_HALF = ROUNDS + MOST_STOPPAGE

/** What only the whole can show: cards where they never lie, rounds too many, a question nobody could be asked. */
export function checkWhole(s: State, r: Fields): void {
  const isSeparate = s.phase === Phase.HalfBegins || s.phase === Phase.RoundBegins
  if (s.phase > Phase.Over && !isSeparate) r.wrong('phase')
  if (s.phase === Phase.Toss && s.half > 1) r.wrong('half')
  if (s.phase === Phase.HalfBegins && s.half === 1) r.wrong('half')
  checkPlaces(s, r)
  checkMatchCards(s, r)
  checkRound(s, r)
  checkPlays(s, r)
  if (r.sound) checkPhase(s, r)
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
  if (half > s.half - Number(s.phase === Phase.HalfBegins)) return pile === MATCH_PILE
  return pile !== BENCH && (pile !== FIELD || half === s.half)
}

function transfersIn(s: State): number {
  let count = 0
  for (let card = FIRST_TRANSFER; card < FIRST_EXHAUSTION; card++) count += Number(s.where[card] !== OUT)
  return count
}

/** §3.1 One card of a half is never drawn; §4.3 two come into hands in every round. */
function checkMatchCards(s: State, r: Fields): void {
  const begun = s.half - Number(s.phase === Phase.HalfBegins)
  for (let half = 1; half <= Math.min(begun, HALVES); half++) {
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
  if (s.half > HALVES || s.phase === Phase.HalfBegins) return 0
  const later = 2 * Math.max(0, roundsOf(s) - s.round)
  if (s.phase !== Phase.Draft) return later
  return later + (s.turn === s.attacker ? 1 : 2)
}

function checkRound(s: State, r: Fields): void {
  const rounds = roundsOf(s)
  const before = s.rounds - s.round
  const most = (s.half - 1) * MOST_ROUNDS_OF_HALF
  if (before < 0 || before > most) r.wrong('rounds')
  if (s.phase === Phase.Toss || s.phase === Phase.HalfBegins) {
    if (s.round > 0) r.wrong('round')
    return
  }
  if (s.round === 0 && s.phase !== Phase.RoundBegins) r.wrong('round')
  if (s.stoppage > MOST_STOPPAGE) r.wrong('round')
  if (s.phase === Phase.Draft && (s.half > HALVES || s.round > rounds)) r.wrong('round')
}

/** §17.3 As many cards as can have been played, as many drawn as those can have brought. */
function checkPlays(s: State, r: Fields): void {
  const bought = boughtIn(s)
  if (s.plays < inAreas(s) || s.plays > MOST_PLAYS + bought) r.wrong('plays')
  if (s.injuries > MOST_ABILITIES * s.plays) r.wrong('injuries')
  for (const seat of [0, 1] as const)
    if (s.drawn[seat] > HAND_SIZE + MOST_ABILITIES * s.plays * MOST_DRAW) r.wrong(`sides.${seat}.drawn`)
  if (inAreas(s) > limitOf(s)) r.wrong(PLACES[AREA])
}

/** §13, §15 Cards that came from the bench in this match; some may have been removed since. */
export function boughtIn(s: State): number {
  let bought = s.terms.transfers ? ON_OFFER : 0
  for (let card = FIRST_MOTIVATION; card < FIRST_EXHAUSTION; card++) {
    if (card < FIRST_TRANSFER) bought += Number(s.terms.motivation && s.where[card] !== BENCH)
    else bought -= Number(s.where[card] === BENCH)
  }
  return bought
}
