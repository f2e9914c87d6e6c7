import type { Chance, Seat } from '@libero/kernel'
import { Moment } from './cards/skills.ts'
import { SKILL } from './codes.ts'
import { Phase } from './phase.ts'
import { awaiting, legal } from './questions.ts'
import {
  beginAction,
  chooseFouler,
  complete,
  giveVerdict,
  longBall,
  snapshotOrAction,
} from './rules/action.ts'
import { substitute } from './rules/bench.ts'
import type { Told } from './rules/common.ts'
import { numberOf } from './rules/common.ts'
import { chooseReceiver } from './rules/deliver.ts'
import { afterFoul, appeal, chooseFreeKick } from './rules/foul.ts'
import { playGoalKick } from './rules/goal-kick.ts'
import { endHalf } from './rules/half.ts'
import { choosePrevention, chooseSkill, declare, nextQuestion, openMoment } from './rules/moment.ts'
import { afterMove, anyMove, move, passSideways } from './rules/move.ts'
import { passInOpportunity, shootOrNot } from './rules/opportunity.ts'
import { takePenalty } from './rules/shoot-out.ts'
import { beginShot, chooseCorner, endSave, prepareShot, save } from './rules/shot.ts'
import { countRow, playStyleCard, takeStyle } from './rules/style.ts'
import { beginRound, beginTurn, layCard, reveal } from './rules/turn.ts'
import type { State } from './state.ts'
import { MOST_OPTIONS } from './vocabulary.ts'

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
      if (action >= SKILL) declare(s, seat, action, chance, told)
      else {
        move(s, seat, action, told)
        afterMove(s)
      }
      break
    case Phase.SidewaysPass:
      passSideways(s, seat, action, told)
      break
    case Phase.LongBall:
      longBall(s, seat, action)
      break
    case Phase.OpportunityPass:
      if (action >= SKILL) declare(s, seat, action, chance, told)
      else passInOpportunity(s, seat, action, told)
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
    default:
      decideExpanded(s, seat, action, chance, told)
  }
}

/** §13 What only the Players expansion asks. */
function decideExpanded(s: State, seat: Seat, action: number, chance: Chance, told: Told): void {
  switch (s.phase) {
    case Phase.Skill:
      chooseSkill(s, seat, action, chance, told)
      break
    case Phase.Prevent:
      choosePrevention(s, seat, action, chance, told)
      break
    case Phase.StyleCard:
      playStyleCard(s, seat, action, chance, told)
      break
    case Phase.TakeStyle:
      takeStyle(s, seat, action, chance, told)
      break
    case Phase.Receiver:
      chooseReceiver(s, action, chance, told)
      break
    case Phase.Fouler:
      chooseFouler(s, seat, action, told)
      break
    case Phase.Snapshot:
      snapshotOrAction(s, action, told)
      break
    case Phase.Appeal:
      appeal(s, seat, action, chance, told)
      break
    case Phase.Substitution:
      substitute(s, seat, action, told)
      break
  }
}

const scratch = new Int16Array(MOST_OPTIONS)

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
        prepareShot(s)
        break
      case Phase.DuelBegins:
        beginShot(s, told)
        break
      case Phase.Moment:
        nextQuestion(s)
        break
      case Phase.AttackMoveBegins:
        openMoment(s, Moment.Move, Phase.AttackMove)
        break
      case Phase.Sideways:
        openMoment(s, Moment.Sideways, Phase.SidewaysPass)
        break
      case Phase.DefenceMoveBegins:
        openMoment(s, Moment.Move, Phase.DefenceMove)
        break
      case Phase.Verdict:
        giveVerdict(s, chance, told)
        break
      case Phase.Complete:
        complete(s, chance, told)
        break
      case Phase.AfterFoul:
        afterFoul(s, chance, told)
        break
      case Phase.ActionOver:
        endAction(s)
        break
      case Phase.StyleRow:
        countRow(s, chance, told)
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

/** §4.7 The action is over; the expansion looks at who has the ball now, and counts what wins style cards. */
function endAction(s: State): void {
  if (!s.terms.players) s.phase = Phase.TurnBegins
  else if (s.side === s.attacker) s.phase = Phase.StyleRow
  else openMoment(s, Moment.Turnover, Phase.StyleRow)
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
    case Phase.Skill:
    case Phase.Prevent:
    case Phase.StyleCard:
    case Phase.TakeStyle:
    case Phase.Receiver:
    case Phase.Fouler:
    case Phase.Snapshot:
    case Phase.Appeal:
    case Phase.Substitution:
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
  s.phase = Phase.DefenceMoveBegins
}

export function apply(s: State, seat: Seat, action: number, chance: Chance, told?: Told): void {
  decide(s, seat, action, chance, told)
  playOn(s, chance, told)
}
