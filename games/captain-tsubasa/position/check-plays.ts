import type { Fields } from '@libero/kernel'
import { MOST_ABILITIES, MOST_DRAW } from '../cards/abilities.ts'
import { inAreas, limitOf } from '../rules/common.ts'
import { helpfulToken } from '../rules/contest.ts'
import { isWithinContest } from '../rules/resume.ts'
import type { State } from '../state.ts'
import {
  AREA,
  BENCH,
  FIRST_EXHAUSTION,
  FIRST_MOTIVATION,
  FIRST_TRANSFER,
  HAND_SIZE,
  MOST_PLAYS,
  ON_OFFER,
  TOKENS,
} from '../vocabulary.ts'
import { PLACES } from './words.ts'

// Cards that have come into play in this round.

/** §17.3 As many cards as can have been played, as many drawn as those can have brought. */
export function checkPlays(s: State, r: Fields): void {
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

/** §9.1, §12.2 Before anybody plays, after a clean-up and in a special shot nothing lies in the areas. */
export function checkEmptyAreas(s: State, r: Fields): void {
  if (inAreas(s) > 0) r.wrong('sides.area')
}

/** §2.4, §9.1 What lies aside was spent since the clean-up: on the contest, else for somebody from the bench. */
export function checkAside(s: State, r: Fields, isCleanedUp: boolean): void {
  const canHavePaid = !isCleanedUp && s.plays > 0 && boughtIn(s) > 0
  if (canHavePaid) return
  for (const seat of [0, 1] as const)
    for (const [i, token] of TOKENS.entries()) {
      const isOnContest = isWithinContest(s) && i === helpfulToken(s, seat)
      if (s.aside[seat * TOKENS.length + i] > (isOnContest ? s.spent[seat] : 0))
        r.wrong(`sides.${seat}.aside.${token}`)
    }
}

/** §6.1 Only cards in play, or those that were in this turn, have used abilities. */
export function checkUsed(s: State, r: Fields): void {
  const waiting = s.waiting.subarray(0, s.depth)
  s.used.forEach((used, card) => {
    if (used && s.where[card] < AREA && !waiting.includes(card)) r.wrong('used')
  })
}

/** §5.2, §17.3 Whoever has a turn has not passed; somebody from the bench is all that comes after the last card. */
export function checkTurn(s: State, r: Fields): void {
  if (s.stopped[s.turn]) r.wrong(`sides.${s.turn}.stopped`)
  if (s.plays >= MOST_PLAYS + boughtIn(s)) r.wrong('plays')
}
