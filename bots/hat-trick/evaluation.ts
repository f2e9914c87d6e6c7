import { DRIBBLE, FINAL_LINE, kindOf, LONG, NOWHERE, OUTFIELD, powerOf, SHORT } from '@libero/hat-trick'
import type { State } from '@libero/hat-trick/opponents'
import {
  footballsInLine,
  lineFor,
  lowestInLine,
  Phase,
  reachesShort,
  seatOfPlayer,
  step,
  verdict,
} from '@libero/hat-trick/opponents'
import type { Seat } from '@libero/kernel'
import { goalByDuel } from './corner.ts'
import type { HeuristicWeights } from './heuristic-weights.ts'
import { worthOfCarrier } from './players.ts'

/** What positions, shots and passes are worth to a coach of this weights, in goals. */
export interface Evaluation {
  lineValue(s: State, line: number): number
  worth(s: State, seat: Seat): number
  bestShot(s: State, card: number): number
  shotFrom(s: State, card: number): number
  bestLongBall(s: State): number
  cardAgainst(s: State, card: number, answer: number): number
}

export function outlookOf(weights: HeuristicWeights): Evaluation {
  /**
   * Possession by line, on the clock: a half ends when both decks have run out, but not with the ball in the two
   * lines before a goal. Who cannot get there in the turns that are left has little of the ball.
   */
  const lineValue = (s: State, line: number): number => {
    if (line >= FINAL_LINE - 1) return weights.line[line]
    const turns = Math.max(s.deckGone[0] ? 0 : s.deckLeft[0], s.deckGone[1] ? 0 : s.deckLeft[1])
    return weights.line[line] * Math.min(1, (turns + 1) / (FINAL_LINE - line))
  }

  /** What a position between turns is worth to a seat. */
  const worth = (s: State, seat: Seat): number => {
    if (s.phase === Phase.Over) return 0
    const side = s.side as Seat
    const sign = side === seat ? 1 : -1
    if (s.ball < 0) return sign * lineValue(s, 2)
    const line = lineFor(side, s.field[s.ball])
    const edge = (at: number): number =>
      at < 1 || at > FINAL_LINE
        ? 0
        : footballsInLine(s, side, side, at, s.attack) - footballsInLine(s, 1 - side, side, at, s.defence)
    let value = lineValue(s, line) + weights.here * edge(line) + weights.ahead * edge(line + 1)
    // What the other would find if he won the ball.
    const theirs = (at: number): number =>
      at < 1 || at > FINAL_LINE
        ? 0
        : footballsInLine(s, 1 - side, side, at, s.attack) - footballsInLine(s, side, side, at, s.defence)
    value -= weights.behind * (theirs(line) + theirs(line - 1))
    if (s.terms.players) value += worthOfCarrier(s)
    if (s.phase === Phase.FreeKickDefence) value += weights.freeKick
    if (s.phase === Phase.Duel || s.phase === Phase.ShotBegins) value += 0.25
    return sign * value
  }

  /** The value of the duel with a card from where the ball can be brought by it. */
  const bestShot = (s: State, card: number): number => {
    const kind = kindOf(card)
    const carrier = s.ball
    let best = kind === DRIBBLE ? shotFrom(s, card) : 0
    if (kind === DRIBBLE) return best
    const seat = s.side as Seat
    for (let i = 0; i < OUTFIELD; i++) {
      const player = seat * OUTFIELD + i
      if (!reaches(s, player, seat, kind === SHORT)) continue
      s.ball = player
      best = Math.max(best, shotFrom(s, card))
      s.ball = carrier
    }
    return best
  }

  const reaches = (s: State, player: number, seat: Seat, short: boolean): boolean => {
    if (player === s.ball || s.field[player] === NOWHERE) return false
    const to = s.field[player]
    if (!short) return lineFor(seat, to) > FINAL_LINE - 3
    return reachesShort(s, player)
  }

  /** The equilibrium value of a shot by the carrier, 0 from too far out. */
  const shotFrom = (s: State, card: number): number => {
    if (lineFor(s.side, s.field[s.ball]) < FINAL_LINE - 1 && !s.snapshot) return 0
    return goalByDuel(s, card)
  }

  const bestLongBall = (s: State): number =>
    longBallValue(s, powerOf(s.faceUp[s.side]), powerOf(s.faceUp[1 - s.side]))

  /** §5.3 The best line for a long ball: with an own player, or any if none of the three has one. */
  const longBallValue = (s: State, card: number, answer: number): number => {
    const seat = s.side as Seat
    const from = lineFor(seat, s.field[s.ball])
    const furthest = Math.min(FINAL_LINE, from + 3)
    let manned = -1
    let empty = -1
    let isAnyManned = false
    for (let line = from + 1; line <= furthest; line++) {
      const isManned = lowestInLine(s, seat, seat, line) >= 0
      const value = passValue(s, from, line, isManned, card, answer)
      if (isManned) manned = Math.max(manned, value)
      else empty = Math.max(empty, value)
      isAnyManned ||= isManned
    }
    return isAnyManned ? manned : empty
  }

  /** §5.4 A long ball compared in a line: won, lost or fouled; won with nobody there it stays where it is. */
  const passValue = (
    s: State,
    from: number,
    line: number,
    isManned: boolean,
    card: number,
    answer: number,
  ): number => {
    const seat = s.side as Seat
    const own = footballsInLine(s, seat, seat, line, s.attack) + card
    const others = footballsInLine(s, 1 - seat, seat, line, s.defence) + answer
    const result = isManned || s.terms.comparedAnywhere ? verdict(own, others, card, answer) : -1
    if (result < 0)
      return lowestInLine(s, 1 - seat, seat, line) < 0 ? lineValue(s, from) : -lineValue(s, 7 - line)
    return lineValue(s, isManned ? line : from) + (result === 0 ? weights.freeKick : 0)
  }

  /** What the attacker's card is worth against an answer, before anybody has moved. */
  const cardAgainst = (s: State, card: number, answer: number): number => {
    const seat = s.side as Seat
    const line = lineFor(seat, s.field[s.ball])
    const power = powerOf(card)
    const against = powerOf(answer)
    const kind = kindOf(card)
    if (kind === LONG) return longBallValue(s, power, against)
    if (kind === SHORT) {
      const own = footballsInLine(s, seat, seat, line, s.attack) + power
      const others = footballsInLine(s, 1 - seat, seat, line, s.defence) + against
      const result = verdict(own, others, power, against)
      if (result < 0)
        return lowestInLine(s, 1 - seat, seat, line) < 0 ? lineValue(s, line) : -lineValue(s, 7 - line)
      const ahead = line < FINAL_LINE && lowestInLine(s, seat, seat, line + 1) >= 0 ? line + 1 : line
      return lineValue(s, ahead) + (result === 0 ? weights.freeKick : 0)
    }
    const to = step(seat, s.field[s.ball], true)
    const there = to < 0 ? -1 : s.on[to] - 1
    if (there < 0 || seatOfPlayer(there) === seat) return lineValue(s, Math.min(FINAL_LINE, line + 1))
    const result = verdict(s.attack[s.ball] + power, s.defence[there] + against, power, against)
    if (result < 0) return -lineValue(s, 7 - line)
    return lineValue(s, line + 1) + (result === 0 ? weights.freeKick : 0)
  }

  return { lineValue, worth, bestShot, shotFrom, bestLongBall, cardAgainst }
}
