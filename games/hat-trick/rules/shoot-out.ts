import type { Chance, Pair, Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { CARD_IDS, COIN, HALVES, MOST_SUDDEN_PAIRS, PENALTIES } from '../vocabulary.ts'
import type { Told } from './common.ts'
import { Luck, luckKey, pair, takeFromDeck } from './common.ts'
import { finishMatch } from './half.ts'

export const inShootOut = (s: State): boolean => s.half > HALVES + 1

/** §11.2 Five penalties each with the top card of the deck; a coin says who begins. */
export function beginShootOut(s: State, chance: Chance, told: Told): void {
  s.half++
  s.taken.fill(0)
  s.scored.fill(0)
  s.pairs = 0
  s.first = chance.take(COIN, 2, luckKey(s, Luck.Coin, 2))
  told?.tell({ kind: 'shoot-out', seat: s.first as Seat })
  s.phase = Phase.Penalties
}

export function takePenalty(s: State, chance: Chance, told: Told): void {
  s.turn++
  const seat = (s.taken[0] === s.taken[1] ? s.first : 1 - s.first) as Seat
  s.side = seat
  const card = takeFromDeck(s, seat, chance, luckKey(s, Luck.Penalty, 0), told)
  s.used[seat][card]++
  s.faceUp[seat] = card
  told?.reveal({ kind: 'penalty-taken', seat, card: CARD_IDS[card] })
  s.phase = Phase.ShotBegins
}

/** §11.2, §11.3 Over when one cannot be caught; level after five, pair by pair. A parry is no goal. */
export function penaltyIsOver(s: State, scored: boolean, chance: Chance, told: Told): void {
  const seat = s.side as Seat
  s.taken[seat]++
  if (scored) s.scored[seat]++
  told?.tell({ kind: 'penalty-result', seat, scored, score: pair(s.scored) })
  s.phase = Phase.Penalties
  const winner = shootOutWinner(pair(s.taken), pair(s.scored))
  if (winner < 2) finishMatch(s, winner, 'shoot-out', told)
  else if (s.taken[0] === s.taken[1] && s.taken[0] >= PENALTIES) nextPair(s, chance, told)
}

/** §11.2, §11.3 Who can no longer be caught, or has won a pair of sudden death; 2 while it is open. */
export function shootOutWinner(taken: Pair<number>, [home, away]: Pair<number>): Seat | 2 {
  if (Math.max(taken[0], taken[1]) > PENALTIES) {
    return taken[0] !== taken[1] || home === away ? 2 : home > away ? 0 : 1
  }
  if (home > away + PENALTIES - taken[1]) return 0
  return away > home + PENALTIES - taken[0] ? 1 : 2
}

/** §11.3, §11.4 After forty pairs lots are drawn. */
function nextPair(s: State, chance: Chance, told: Told): void {
  if (s.pairs === MOST_SUDDEN_PAIRS) {
    const winner = chance.take(COIN, 2, luckKey(s, Luck.Lots, 0)) as Seat
    told?.tell({ kind: 'lots', seat: winner })
    finishMatch(s, winner, 'lots', told)
    return
  }
  s.pairs++
  told?.tell({ kind: 'sudden-death', pair: s.pairs })
}
