import type { Chance, Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { Listener } from '../rules/common.ts'
import { keeperOf, Luck, luckKey, manId, pair, rollDie, rollForIt, strengthOf } from '../rules/common.ts'
import { finishMatch } from '../rules/ending.ts'
import { countTakers, shootOutWinner } from '../rules/shoot-out.ts'
import type { State } from '../state.ts'
import { MOST_TAKERS } from '../state.ts'
import { MOST_SUDDEN_PAIRS, TAKERS } from '../vocabulary.ts'
import type { FinaleStep } from './step.ts'

/** Two lots in a hat. */
const LOTS = Uint8Array.of(1, 1)

/** §11.2–§11.4 One shot, then whoever is next, until it is decided or a taker has to be named. */
export const shots: FinaleStep = {
  phase: Phase.Shots,
  play(s, chance, told) {
    if (s.first < 0) rollForFirstShot(s, chance, told)
    const behind = s.shots[0] - s.shots[1]
    const seat = (behind === 0 ? s.first : behind < 0 ? 0 : 1) as Seat
    takeShot(s, seat, chance, told)
    const winner = shootOutWinner(pair(s.shots), pair(s.scored))
    if (winner < 2) finishMatch(s, winner, 'shoot-out', told)
    else if (s.shots[0] === s.shots[1] && s.shots[0] >= TAKERS) nextPair(s, chance, told)
  },
}

/** §11.2 The guard of §5.4 holds here too. */
function rollForFirstShot(s: State, chance: Chance, told: Listener): void {
  s.first = Math.max(0, rollForIt(s, Luck.FirstShot, chance, told))
  told?.tell({ kind: 'first-shot', seat: s.first as Seat })
}

/** §11.3 The taker's first strength against the keeper, who turns afterwards. Nobody to shoot is a miss. */
function takeShot(s: State, seat: Seat, chance: Chance, told: Listener): void {
  const nth = s.shots[seat]++
  const key = nth * 4 + seat * 2
  const die = rollDie(s, Luck.Shot, key, chance)
  const keepersDie = rollDie(s, Luck.Shot, key + 1, chance)
  const taker = s.named[seat] === 0 ? -1 : s.taker[seat * MOST_TAKERS + (nth % s.named[seat])]
  const keeper = keeperOf(s, 1 - seat)
  const total = taker < 0 ? 0 : strengthOf(s, taker) + die
  const answer = keeper < 0 ? keepersDie : strengthOf(s, keeper) + keepersDie
  const scored = taker >= 0 && total > answer
  if (scored) s.scored[seat]++
  if (keeper >= 0) s.turn[keeper] = (s.turn[keeper] + 1) & 3
  told?.reveal({
    kind: 'shot',
    seat,
    taker: taker < 0 ? '' : manId(s, taker),
    keeper: keeper < 0 ? '' : manId(s, keeper),
    dice: [die, keepersDie],
    totals: [total, answer],
    scored,
    score: pair(s.scored),
  })
}

/** §11.5, §11.6 Sudden death: who has men left to name names one; after forty pairs lots are drawn. */
function nextPair(s: State, chance: Chance, told: Listener): void {
  if (s.pairs === MOST_SUDDEN_PAIRS) {
    s.guards++
    const winner = chance.take(LOTS, 2, luckKey(s, Luck.Lots, 0)) as Seat
    told?.tell({ kind: 'lots', seat: winner })
    finishMatch(s, winner, 'lots', told)
    return
  }
  s.pairs++
  told?.tell({ kind: 'sudden-death', pair: s.pairs })
  for (let seat = 0; seat < 2; seat++) {
    s.ready[seat] = s.named[seat] < countTakers(s, seat) ? 0 : 1
  }
  s.phase = s.ready[0] && s.ready[1] ? Phase.Shots : Phase.NextTaker
}
