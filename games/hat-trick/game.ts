import type { Awaiting, Chance, Game, Seat } from '@libero/kernel'
import { accepted, NOBODY } from '@libero/kernel'
import type { HatTrickConfig } from './build.ts'
import { checkBuild, nameOfCards, plain, prepare } from './build.ts'
import { Moment } from './cards/skills.ts'
import type { HatTrickEvent } from './events.ts'
import { explain } from './explain.ts'
import { read, write } from './notation/index.ts'
import { Phase } from './phase.ts'
import { fromPosition, position } from './position/index.ts'
import { reimagine } from './reimagine.ts'
import { request } from './request.ts'
import {
  beginAction,
  chooseFouler,
  complete,
  giveVerdict,
  legalLongBall,
  longBall,
  snapshotOrAction,
} from './rules/action.ts'
import { legalSubs, substitute } from './rules/bench.ts'
import type { Told } from './rules/common.ts'
import { GO, minute, NONE, numberOf, SKILL, seatOfPlayer } from './rules/common.ts'
import { chooseReceiver, legalReceivers } from './rules/deliver.ts'
import { afterFoul, appeal, chooseFreeKick, legalFreeKickChoice } from './rules/foul.ts'
import { playGoalKick } from './rules/goal-kick.ts'
import { endHalf, outcomeOf } from './rules/half.ts'
import { choosePrevention, chooseSkill, declare, nextQuestion, openMoment } from './rules/moment.ts'
import { afterMove, anyMove, legalMoves, legalSideways, move, passSideways } from './rules/move.ts'
import { legalOpportunityPass, legalShootOrNot, passInOpportunity, shootOrNot } from './rules/opportunity.ts'
import { legalPreventions } from './rules/prevent.ts'
import { beginMatch } from './rules/setup.ts'
import { takePenalty } from './rules/shoot-out.ts'
import { beginShot, chooseCorner, endSave, legalCorners, legalSave, prepareShot, save } from './rules/shot.ts'
import { legalSkills } from './rules/skill.ts'
import { countRow, legalStyleCards, legalStyles, playStyleCard, takeStyle } from './rules/style.ts'
import { beginRound, beginTurn, layCard, legalCards, reveal } from './rules/turn.ts'
import { odds } from './sense/index.ts'
import { copy, State } from './state.ts'
import { view } from './view.ts'
import { MOST_USES } from './vocabulary.ts'

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
    case Phase.Snapshot:
      return (s.side + 1) as Awaiting
    case Phase.Skill:
    case Phase.Prevent:
    case Phase.StyleCard:
    case Phase.TakeStyle:
    case Phase.Receiver:
    case Phase.Fouler:
    case Phase.Substitution:
      return (s.asked + 1) as Awaiting
    case Phase.Appeal:
      return (seatOfPlayer(s.fouler) + 1) as Awaiting
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
      return legalCorners(s, seat, out)
    case Phase.Save:
      return legalSave(out)
    case Phase.FreeKickChoice:
      return legalFreeKickChoice(s, out)
    case Phase.Skill:
      return legalSkills(s, seat, out, 1)
    case Phase.Prevent:
      return legalPreventions(s, seat, out)
    case Phase.StyleCard:
      return legalStyleCards(s, seat, out, 1)
    case Phase.TakeStyle:
      return legalStyles(s, seat, out)
    case Phase.Receiver:
    case Phase.Fouler:
      return legalReceivers(s, out)
    case Phase.Snapshot:
    case Phase.Appeal:
      out[0] = GO
      out[1] = NONE
      return 2
    case Phase.Substitution:
      return legalSubs(s, seat, out)
    default:
      return 0
  }
}

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

const scratch = new Int16Array(MOST_USES)

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

function start(config: HatTrickConfig, chance: Chance, told?: Told, into?: State): State {
  const s = into ?? new State(config.cards, config.terms)
  beginMatch(s, config, chance, told)
  playOn(s, chance, told)
  return s
}

export const hatTrick: Game<State, HatTrickConfig, HatTrickEvent> = {
  id: 'hat-trick',
  rules: 'hat-trick-1',
  mostOptions: MOST_USES,
  checkBuild,
  prepare,
  plain,
  blank: (like) => new State(like.cards, like.terms),
  cardSet: (s) => nameOfCards(s.cards, s.terms),
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
