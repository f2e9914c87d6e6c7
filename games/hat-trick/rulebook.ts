import { Rulebook } from '@libero/kernel'
import type { HatTrickEvent } from './events.ts'
import { PHASES, PHASES_AT_FIRST } from './phase.ts'
import { appeal } from './questions/appeal.ts'
import { attackMove } from './questions/attack-move.ts'
import { defenceMove } from './questions/defence-move.ts'
import { duel } from './questions/duel.ts'
import { fouler } from './questions/fouler.ts'
import { freeKickAttack } from './questions/free-kick-attack.ts'
import { freeKickChoice } from './questions/free-kick-choice.ts'
import { freeKickDefence } from './questions/free-kick-defence.ts'
import { goalKickAttack } from './questions/goal-kick-attack.ts'
import { goalKickCard } from './questions/goal-kick-card.ts'
import { goalKickDefence } from './questions/goal-kick-defence.ts'
import { longBall } from './questions/long-ball.ts'
import { opportunityPass, opportunityPass2 } from './questions/opportunity-pass.ts'
import { penaltyCard } from './questions/penalty-card.ts'
import { playCard } from './questions/play-card.ts'
import { prevent } from './questions/prevent.ts'
import { afterwards } from './questions/question.ts'
import { receiver } from './questions/receiver.ts'
import { save } from './questions/save.ts'
import { shootOrNot } from './questions/shoot-or-not.ts'
import { sidewaysPass } from './questions/sideways-pass.ts'
import { skill } from './questions/skill.ts'
import { snapshot } from './questions/snapshot.ts'
import { styleCard } from './questions/style-card.ts'
import { substitution } from './questions/substitution.ts'
import { takeStyle } from './questions/take-style.ts'
import { withTurnBacks } from './questions/turn-back.ts'
import type { State } from './state.ts'
import { action } from './steps/action.ts'
import { actionOver } from './steps/action-over.ts'
import { afterFoul } from './steps/after-foul.ts'
import { attackMoveBegins } from './steps/attack-move-begins.ts'
import { ballWon } from './steps/ball-won.ts'
import { carryOut } from './steps/carry-out.ts'
import { complete } from './steps/complete.ts'
import { cornerArrives } from './steps/corner-arrives.ts'
import { cornerBegins } from './steps/corner-begins.ts'
import { defenceMoveBegins, defenceMoveBeginsAtFirst } from './steps/defence-move-begins.ts'
import { duelBegins } from './steps/duel-begins.ts'
import { freeKick, freeKickAtFirst } from './steps/free-kick.ts'
import { goalKickArrives } from './steps/goal-kick-arrives.ts'
import { goalKickBegins } from './steps/goal-kick-begins.ts'
import { halfBegins } from './steps/half-begins.ts'
import { halfEnds } from './steps/half-ends.ts'
import { interception } from './steps/interception.ts'
import { moment } from './steps/moment.ts'
import { opportunityGoesOn } from './steps/opportunity-goes-on.ts'
import { opportunityPassArrives, opportunityPassArrives2 } from './steps/opportunity-pass-arrives.ts'
import { outOfCards } from './steps/out-of-cards.ts'
import { parryArrives } from './steps/parry-arrives.ts'
import { passArrives } from './steps/pass-arrives.ts'
import { penalties } from './steps/penalties.ts'
import { penaltyEnds } from './steps/penalty-ends.ts'
import { reveal } from './steps/reveal.ts'
import { roundBegins } from './steps/round-begins.ts'
import { saveEnds } from './steps/save-ends.ts'
import { shootOutBegins } from './steps/shoot-out-begins.ts'
import { shotBegins } from './steps/shot-begins.ts'
import { sideways } from './steps/sideways.ts'
import { styleRow, styleRowAtFirst } from './steps/style-row.ts'
import { turnBegins, turnBeginsAtFirst } from './steps/turn-begins.ts'
import { verdict } from './steps/verdict.ts'
import { MOST_OPTIONS } from './vocabulary.ts'

/** In the order of a match: a turn, an opportunity and its shot, kicks, the end. */
const hatTrick1 = new Rulebook<State, HatTrickEvent>(
  'hat-trick-1',
  [
    halfBegins,
    turnBeginsAtFirst,
    roundBegins,
    playCard,
    outOfCards,
    reveal,
    attackMoveBegins,
    attackMove,
    sideways,
    sidewaysPass,
    defenceMoveBeginsAtFirst,
    defenceMove,
    action,
    snapshot,
    carryOut,
    longBall,
    verdict,
    fouler,
    appeal,
    complete,
    receiver,
    passArrives,
    interception,
    ballWon,
    actionOver,
    styleRowAtFirst,
    takeStyle,
    moment,
    prevent,
    skill,
    styleCard,
    opportunityPass,
    opportunityPassArrives,
    shootOrNot,
    shotBegins,
    duelBegins,
    duel,
    save,
    saveEnds,
    parryArrives,
    cornerBegins,
    cornerArrives,
    afterFoul,
    freeKickAtFirst,
    substitution,
    freeKickDefence,
    freeKickAttack,
    freeKickChoice,
    goalKickBegins,
    goalKickAttack,
    goalKickDefence,
    goalKickCard,
    goalKickArrives,
    halfEnds,
    shootOutBegins,
    penalties,
    penaltyEnds,
  ],
  PHASES_AT_FIRST,
  MOST_OPTIONS,
  afterwards,
)

/** What the second reading of the book changed. */
const hatTrick2 = withTurnBacks(
  hatTrick1.revised(
    'hat-trick-2',
    [
      turnBegins,
      defenceMoveBegins,
      penaltyCard,
      opportunityPass2,
      opportunityPassArrives2,
      opportunityGoesOn,
      styleRow,
      freeKick,
    ],
    {
      phases: PHASES,
    },
  ),
)

/** Every version we ever published, oldest first; `docs/decisions/0009` says how to add one. */
export const RULEBOOKS = [hatTrick1, hatTrick2] as const
