import type { Awaiting, Chance, Game, Seat } from '@libero/kernel'
import { accepted, NOBODY } from '@libero/kernel'
import type { HatTrickConfig } from './build.ts'
import { checkBuild, plain, prepare } from './build.ts'
import type { HatTrickEvent } from './events.ts'
import { explain } from './explain.ts'
import { read, write } from './notation.ts'
import { Phase } from './phase.ts'
import { fromPosition, position } from './position.ts'
import { reimagine } from './reimagine.ts'
import { request } from './request.ts'
import { beginAction, legalLongBall, longBall } from './rules/action.ts'
import type { Told } from './rules/common.ts'
import { minute, numberOf } from './rules/common.ts'
import { chooseFreeKick, legalFreeKickChoice } from './rules/foul.ts'
import { playGoalKick } from './rules/goal-kick.ts'
import { endHalf, outcomeOf } from './rules/half.ts'
import { anyMove, legalMoves, legalSideways, move, passSideways } from './rules/move.ts'
import { legalOpportunityPass, legalShootOrNot, passInOpportunity, shootOrNot } from './rules/opportunity.ts'
import { beginMatch } from './rules/setup.ts'
import { takePenalty } from './rules/shoot-out.ts'
import { beginShot, chooseCorner, endSave, legalCorners, legalSave, save } from './rules/shot.ts'
import { beginRound, beginTurn, layCard, legalCards, reveal } from './rules/turn.ts'
import { odds } from './sense.ts'
import { copy, State } from './state.ts'
import { view } from './view.ts'
import { CARDS, OUTFIELD } from './vocabulary.ts'

/** Every player one step either way, or nobody. */
const MOST_OPTIONS = 2 * OUTFIELD + 1

/** Who is asked in this phase. */
export function awaiting(s: State): Awaiting {
  switch (s.phase) {
    case Phase.PlayCard:
      return ((s.laid[0] < 0 ? 1 : 0) | (s.laid[1] < 0 ? 2 : 0)) as Awaiting
    case Phase.Duel:
      return ((s.corner[0] < 0 ? 1 : 0) | (s.corner[1] < 0 ? 2 : 0)) as Awaiting
    case Phase.DefenceMove:
    case Phase.Save:
    case Phase.FreeKickDefence:
    case Phase.GoalKickDefence:
      return (2 - s.side) as Awaiting
    case Phase.AttackMove:
    case Phase.SidewaysPass:
    case Phase.LongBall:
    case Phase.OpportunityPass:
    case Phase.ShootOrNot:
    case Phase.FreeKickAttack:
    case Phase.FreeKickChoice:
    case Phase.GoalKickAttack:
    case Phase.GoalKickCard:
      return (s.side + 1) as Awaiting
    default:
      return NOBODY
  }
}

export function legal(s: State, seat: Seat, out: Int16Array): number {
  switch (s.phase) {
    case Phase.PlayCard:
    case Phase.GoalKickCard:
      return legalCards(s, seat, out)
    case Phase.AttackMove:
    case Phase.DefenceMove:
    case Phase.FreeKickDefence:
    case Phase.FreeKickAttack:
    case Phase.GoalKickAttack:
    case Phase.GoalKickDefence:
      return legalMoves(s, seat, out)
    case Phase.SidewaysPass:
      return legalSideways(s, seat, out)
    case Phase.LongBall:
      return legalLongBall(s, seat, out)
    case Phase.OpportunityPass:
      return legalOpportunityPass(s, seat, out)
    case Phase.ShootOrNot:
      return legalShootOrNot(out)
    case Phase.Duel:
      return legalCorners(out)
    case Phase.Save:
      return legalSave(out)
    case Phase.FreeKickChoice:
      return legalFreeKickChoice(s, out)
    default:
      return 0
  }
}

/** What follows a move, by the phase it was made in. */
const AFTER_MOVE = new Uint8Array(16)
AFTER_MOVE[Phase.AttackMove] = Phase.SidewaysPass
AFTER_MOVE[Phase.DefenceMove] = Phase.Action
AFTER_MOVE[Phase.FreeKickDefence] = Phase.FreeKickAttack
AFTER_MOVE[Phase.FreeKickAttack] = Phase.FreeKickChoice
AFTER_MOVE[Phase.GoalKickAttack] = Phase.GoalKickDefence
AFTER_MOVE[Phase.GoalKickDefence] = Phase.GoalKickCard

/** Carries out one decision, without what follows from it. */
function decide(s: State, seat: Seat, action: number, chance: Chance, told: Told): void {
  switch (s.phase) {
    case Phase.PlayCard:
      layCard(s, seat, action, told)
      break
    case Phase.AttackMove:
    case Phase.DefenceMove:
    case Phase.FreeKickDefence:
    case Phase.FreeKickAttack:
    case Phase.GoalKickAttack:
    case Phase.GoalKickDefence:
      move(s, seat, action, told)
      s.phase = AFTER_MOVE[s.phase]
      break
    case Phase.SidewaysPass:
      passSideways(s, seat, action, told)
      break
    case Phase.LongBall:
      longBall(s, seat, action, told)
      break
    case Phase.OpportunityPass:
      passInOpportunity(s, seat, action, told)
      break
    case Phase.ShootOrNot:
      shootOrNot(s, seat, action, told)
      break
    case Phase.Duel:
      chooseCorner(s, seat, action, told)
      break
    case Phase.Save:
      save(s, seat, action, chance, told)
      break
    case Phase.FreeKickChoice:
      chooseFreeKick(s, seat, action, told)
      break
    case Phase.GoalKickCard:
      playGoalKick(s, seat, action, chance, told)
      break
  }
}

const scratch = new Int16Array(Math.max(MOST_OPTIONS, CARDS))

/** Plays on until a coach has a real choice: whatever follows by rule, and choices with one option (§12.1). */
export function playOn(s: State, chance: Chance, told: Told): void {
  for (;;) {
    switch (s.phase) {
      case Phase.TurnBegins:
        beginTurn(s, told)
        break
      case Phase.RoundBegins:
        beginRound(s, chance, told)
        break
      case Phase.Reveal:
        reveal(s, chance, told)
        break
      case Phase.Action:
        beginAction(s, told)
        break
      case Phase.ShotBegins:
        beginShot(s, told)
        break
      case Phase.SaveEnds:
        endSave(s, chance, told)
        break
      case Phase.HalfEnds:
        endHalf(s, chance, told)
        break
      case Phase.Penalties:
        takePenalty(s, chance, told)
        break
      case Phase.Over:
        return
      default:
        if (!takeForcedChoice(s, chance, told)) return
    }
  }
}

/** Whether a coach has a choice, without listing it where that can be told sooner. */
function hasChoice(s: State, seat: Seat): boolean {
  switch (s.phase) {
    case Phase.PlayCard:
    case Phase.GoalKickCard:
      // Cards alike are no choice, but playing one without asking would tell the other coach that they are alike.
      return s.handLeft[seat] > 1
    case Phase.ShootOrNot:
    case Phase.Duel:
    case Phase.Save:
      return true
    case Phase.FreeKickChoice:
    case Phase.SidewaysPass:
    case Phase.LongBall:
    case Phase.OpportunityPass:
      return legal(s, seat, scratch) > 1
    default:
      return anyMove(s, seat)
  }
}

/** §12.1 A choice with one option is made without asking; a sideways pass to nobody is none. */
function takeForcedChoice(s: State, chance: Chance, told: Told): boolean {
  const asked = awaiting(s)
  for (let seat = 0 as Seat; seat < 2; seat++) {
    if ((asked & (1 << seat)) === 0 || hasChoice(s, seat)) continue
    if (legal(s, seat, scratch) === 0) keepTheBall(s, told)
    else decide(s, seat, scratch[0], chance, told)
    return true
  }
  return false
}

/** §4.4 No team-mate in the line: the carrier keeps the ball. */
function keepTheBall(s: State, told: Told): void {
  told?.tell({ kind: 'no-team-mate', seat: s.side as Seat, number: numberOf(s.ball) })
  s.moved = -1
  s.phase = Phase.DefenceMove
}

export function apply(s: State, seat: Seat, action: number, chance: Chance, told?: Told): void {
  decide(s, seat, action, chance, told)
  playOn(s, chance, told)
}

function start(config: HatTrickConfig, chance: Chance, told?: Told, into?: State): State {
  const s = into ?? new State(config.cards, config.terms)
  beginMatch(s, config, chance, told)
  playOn(s, chance, told)
  return s
}

export const hatTrick: Game<State, HatTrickConfig, HatTrickEvent> = {
  id: 'hat-trick',
  rules: 'hat-trick-1',
  mostOptions: Math.max(MOST_OPTIONS, CARDS),
  checkBuild,
  prepare,
  plain,
  blank: (like) => new State(like.cards, like.terms),
  cardSet: (s) => ({ name: s.cards.set.name, version: s.cards.set.version }),
  start,
  awaiting,
  legal,
  apply,
  copy,
  outcome: outcomeOf,
  minute,
  view,
  request,
  explain,
  odds,
  reimagine,
  read,
  write,
  position,
  plainPosition: (data) => {
    const read = fromPosition(data)
    return read.ok ? accepted(position(read.value)) : read
  },
  fromPosition: (data, chance, told) => {
    const read = fromPosition(data)
    if (read.ok) playOn(read.value, chance, told)
    return read
  },
}
