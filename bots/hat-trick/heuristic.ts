import { CARDS, CORNERS, Does, hatTrick, Moment, NOWHERE, OUTFIELD, powerOf, sideOf } from '@libero/hat-trick'
import type { State } from '@libero/hat-trick/opponents'
import {
  GO,
  isTurnBack,
  lineFor,
  NONE,
  ownerOf,
  Phase,
  PLAYER,
  SKILL,
  skillOf,
  sourceOf,
  userOf,
} from '@libero/hat-trick/opponents'
import { SampledChance, type Seat } from '@libero/kernel'
import { best } from '../best.ts'
import type { Bot } from '../bot.ts'
import { drawn } from '../thinking/future.ts'
import { anyTeam } from './builds.ts'
import { cornerMix } from './corner.ts'
import { outlookOf } from './evaluation.ts'
import type { HeuristicWeights } from './heuristic-weights.ts'
import {
  bestChange,
  costOf,
  EXTRA_TIME,
  ordinary,
  serious,
  settle,
  useInOpportunity,
  valueOfPlayer,
} from './players.ts'
import { penaltyCard } from './quick.ts'

/** What a coach gets wrong: how much too good an option seems to him, and whether he counts what was shown. */
export interface Slips {
  /** The same for the same option in the same position. */
  of(s: State, seat: Seat, action: number): number
  readonly counts: boolean
}

/** What decides without trying out takes at most, in milliseconds. */
const QUICKLY = 5

const FLAWLESS: Slips = { of: () => 0, counts: true }

/** Looks through the rest of the turn: cards lie open, so all but the other's move is certain. */
export function heuristicBot(id: string, weights: HeuristicWeights, slips: Slips = FLAWLESS): Bot<State> {
  const { lineValue, worth, bestShot, shotFrom, bestLongBall, cardAgainst } = outlookOf(weights)
  let next: State | undefined
  let after: State | undefined
  let turned: State | undefined
  const dice = new SampledChance(1)
  const options = new Int16Array(hatTrick.mostOptions)
  const answers = new Int16Array(hatTrick.mostOptions)
  const moves = new Int16Array(hatTrick.mostOptions)
  const corners = new Float64Array(2 * CORNERS.length)

  /** The value of one's own decision once the other has answered as well as he can, as far as this turn goes. */
  const lookAhead = (s: State, seat: Seat, action: number): number => {
    next ??= hatTrick.blank(s)
    hatTrick.copy(s, next)
    hatTrick.apply(next, seat, action, dice)
    if (s.terms.players) settle(next, dice)
    if (next.phase === Phase.SidewaysPass) return bestOf(next, seat, seat)
    if (next.phase === Phase.DefenceMove) return bestOf(next, (1 - seat) as Seat, seat)
    return worthNow(next, seat)
  }

  /** The best of one coach's options, seen by `seat`. */
  const bestOf = (s: State, mover: Seat, seat: Seat): number => {
    after ??= hatTrick.blank(s)
    const count = ordinary(hatTrick.legal(s, mover, answers), answers)
    let best = mover === seat ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
    for (let i = 0; i < count; i++) {
      hatTrick.copy(s, after)
      hatTrick.apply(after, mover, answers[i], dice)
      if (s.terms.players) settle(after, dice)
      const value = worthNow(after, seat)
      best = mover === seat ? Math.max(best, value) : Math.min(best, value)
    }
    return best
  }

  const worthNow = (s: State, seat: Seat): number => {
    if (s.terms.players && s.phase === Phase.Duel && s.half <= EXTRA_TIME) {
      const goal = shotFrom(s, s.faceUp[s.side])
      return (s.side === seat ? 1 : -1) * (goal - (1 - goal) * lineValue(s, 2))
    }
    if (s.phase === Phase.OpportunityPass || s.phase === Phase.ShootOrNot) {
      const value = bestShot(s, s.faceUp[s.side])
      return (s.side === seat ? 1 : -1) * Math.max(value, lineValue(s, 4))
    }
    if (s.phase === Phase.LongBall) return (s.side === seat ? 1 : -1) * bestLongBall(s)
    return worth(s, seat)
  }

  /** The card that does best against everything the other may hold, counted by what he has not shown. */
  const worthOfCard = (s: State, seat: Seat, card: number): number => {
    const rival = 1 - seat
    let sum = 0
    let total = 0
    for (let answer = 0; answer < CARDS; answer++) {
      const count = slips.counts ? s.deck[rival][answer] + s.hand[rival][answer] : s.cards.deck[answer]
      if (count === 0) continue
      total += count
      sum += count * (s.side === seat ? cardAgainst(s, card, answer) : -cardAgainst(s, answer, card))
    }
    return (total > 0 ? sum / total : 0) - weights.power * powerOf(card) + movesOn(s, seat, sideOf(card))
  }

  /** A little for a side on which one can move at all. */
  const movesOn = (s: State, seat: Seat, side: number): number => {
    let count = 0
    for (let i = 0; i < OUTFIELD; i++) {
      const player = seat * OUTFIELD + i
      if (s.foot[player] === side && player !== s.ball && s.field[player] !== NOWHERE) count++
    }
    return 0.001 * count
  }

  const worthOfCardInOpportunity = (s: State, seat: Seat, card: number): number =>
    seat === s.side ? bestShot(s, card) : -0.05 * powerOf(card)

  /** The best as this coach sees it, slips included. */
  const bestSeen = (
    s: State,
    seat: Seat,
    list: Int16Array,
    count: number,
    value: (action: number) => number,
  ): number => best(list, count, (action) => value(action) + slips.of(s, seat, action))

  /** A corner drawn from the exact mix; who slips takes any. */
  const chooseCorner = (s: State, seat: Seat, count: number, whim: SampledChance): number => {
    if (!slips.counts) return options[whim.below(CORNERS.length)]
    cornerMix(s, seat, options, count, corners)
    return options[drawn(corners, count, whim)]
  }

  /** Shoots when it is good enough, or when waiting cannot make it better. */
  const chooseShot = (s: State, seat: Seat): number => {
    const now = shotFrom(s, s.faceUp[seat])
    if (s.handLeft[seat] === 0) return GO
    return now + slips.of(s, seat, GO) >= weights.patience ? GO : NONE
  }

  /** §15.10 Whether a skill of the other team could take the ball off whom the pass reaches. */
  const isTakenOff = (s: State, seat: Seat, action: number): boolean => {
    const { does } = s.cards.expansion.skills
    const rival = (1 - seat) as Seat
    next ??= hatTrick.blank(s)
    hatTrick.copy(s, next)
    hatTrick.apply(next, seat, action, dice)
    // One's own skills are asked for first.
    while (next.phase === Phase.Skill && hatTrick.awaiting(next) === seat + 1)
      hatTrick.apply(next, seat, NONE, dice)
    if (next.phase !== Phase.Skill || next.moment !== Moment.Arrival) return false
    const count = serious(next, rival, answers, hatTrick.legal(next, rival, answers))
    for (let i = 1; i < count; i++) {
      const owner = ownerOf(next, userOf(rival, answers[i]), sourceOf(answers[i]))
      if (does[skillOf(next, owner)] === Does['take-ball']) return true
    }
    return false
  }

  const choosePass = (s: State, seat: Seat, list: Int16Array, count: number): number => {
    const carrier = s.ball
    return bestSeen(s, seat, list, count, (action) => {
      if (action === NONE) return s.handLeft[seat] > 0 ? weights.patience * 0.8 : -1
      if (action >= SKILL) return lookAhead(s, seat, action) - weights.skill
      if (s.terms.players && isTakenOff(s, seat, action)) return -1
      s.ball = seat * OUTFIELD + action - PLAYER
      const value = shotFrom(s, s.faceUp[seat])
      s.ball = carrier
      return value
    })
  }

  /** §16.5 Turning back decides nothing by itself: it is worth the best move that is then his. */
  const afterTurningBack = (s: State, seat: Seat, action: number): number => {
    turned ??= hatTrick.blank(s)
    hatTrick.copy(s, turned)
    hatTrick.apply(turned, seat, action, dice)
    if (turned.phase !== s.phase) return worthNow(turned, seat)
    const count = ordinary(hatTrick.legal(turned, seat, moves), moves)
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) most = Math.max(most, lookAhead(turned, seat, moves[i]))
    return most
  }

  /** What does best, if it is worth what it uses up. */
  const bestUse = (s: State, seat: Seat, count: number): number =>
    bestSeen(
      s,
      seat,
      options,
      count,
      (action) =>
        (isTurnBack(s, seat, action) ? afterTurningBack(s, seat, action) : lookAhead(s, seat, action)) +
        (action === NONE ? 1e-6 : -costOf(action, weights)),
    )

  const choose = (s: State, seat: Seat, list: Int16Array, all: number, whim: SampledChance): number => {
    const count = serious(s, seat, list, all)
    dice.reseed(whim.word())
    options.set(list.subarray(0, count))
    switch (s.phase) {
      case Phase.PlayCard:
        return bestSeen(s, seat, options, count, (card) =>
          s.opportunity ? worthOfCardInOpportunity(s, seat, card) : worthOfCard(s, seat, card),
        )
      case Phase.Duel:
        return chooseCorner(s, seat, count, whim)
      case Phase.Save:
        return GO
      case Phase.ShootOrNot:
        return chooseShot(s, seat)
      case Phase.OpportunityPass:
        return choosePass(s, seat, options, count)
      case Phase.FreeKickChoice:
        return lineFor(seat, s.field[s.ball]) >= 5 ? GO : NONE
      case Phase.Skill:
        if (s.moment === Moment.Opportunity) return useInOpportunity(s, seat, options, count)
        return bestUse(s, seat, count)
      case Phase.PenaltyCard:
        return penaltyCard(s, options, count)
      case Phase.Substitution:
        return bestChange(s, seat, options, count)
      case Phase.Fouler:
        return bestSeen(
          s,
          seat,
          options,
          count,
          (action) => -valueOfPlayer(s, seat * OUTFIELD + action - PLAYER),
        )
      case Phase.Appeal:
        // Half the time it helps, a quarter it costs the captain: worth it against a red card.
        return s.red ? GO : NONE
      case Phase.TakeStyle:
        return options[1]
      case Phase.Prevent:
        // Better to wait until a skill is declared than to spend one's own on a threat.
        return s.declared < 0 ? NONE : bestUse(s, seat, count)
      default:
        return bestUse(s, seat, count)
    }
  }

  return { id, ms: QUICKLY, choose, build: anyTeam }
}
