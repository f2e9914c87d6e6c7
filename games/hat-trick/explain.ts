import type { Refusal, Seat } from '@libero/kernel'
import {
  BACK,
  CORNER,
  DISTANCE,
  FORWARD,
  INTERCHANGE,
  NONE,
  PLAYER,
  PREVENT,
  SKILL,
  STYLE_CARD,
  SUB,
  SWITCH,
  TAKE,
  VARIANTS,
} from './codes.ts'
import { Phase } from './phase.ts'
import { step } from './rules/common.ts'
import { sideOfMove } from './rules/move.ts'
import { userOf } from './rules/skill.ts'
import type { State } from './state.ts'
import { CARD_IDS, FIRST_NUMBER, kindOf, MOST_FLIPS, NOWHERE, OUTFIELD, SHORT } from './vocabulary.ts'

/** The paragraph each question rests on. */
export const RULE_OF_PHASE: Readonly<Record<number, string>> = {
  [Phase.PlayCard]: '4.1',
  [Phase.AttackMove]: '4.2',
  [Phase.SidewaysPass]: '4.4',
  [Phase.DefenceMove]: '4.5',
  [Phase.LongBall]: '5.3',
  [Phase.OpportunityPass]: '6.4',
  [Phase.ShootOrNot]: '6.7',
  [Phase.Duel]: '7.2',
  [Phase.Save]: '7.6',
  [Phase.FreeKickDefence]: '9.3',
  [Phase.FreeKickAttack]: '9.3',
  [Phase.FreeKickChoice]: '9.4',
  [Phase.GoalKickAttack]: '8.2',
  [Phase.GoalKickDefence]: '8.2',
  [Phase.GoalKickCard]: '8.3',
  [Phase.Skill]: '15.3',
  [Phase.Prevent]: '16.10',
  [Phase.StyleCard]: '19.3',
  [Phase.TakeStyle]: '19.5',
  [Phase.Receiver]: '14.2',
  [Phase.Fouler]: '14.4',
  [Phase.Snapshot]: '20.1',
  [Phase.Appeal]: '20.4',
  [Phase.Substitution]: '20.3',
}

const isMoving = (phase: number): boolean =>
  RULE_OF_PHASE[phase] !== undefined && [1, 3, 9, 10, 12, 13].includes(phase)

/** Why this coach may not do this now, as closely as the rules tell. */
export function explain(s: State, seat: Seat, action: number): Refusal {
  const rule = RULE_OF_PHASE[s.phase] ?? '1.2'
  if (action >= 0 && action < NONE) {
    const about = { card: CARD_IDS[action] }
    if (s.phase !== Phase.PlayCard && s.phase !== Phase.GoalKickCard)
      return { code: 'not-a-card-now', rule, about }
    return { code: 'not-in-hand', rule, about }
  }
  if (action === NONE) return { code: 'choice-required', rule }
  if (action > DISTANCE && action < CORNER) {
    return { code: s.phase === Phase.LongBall ? 'line-not-allowed' : 'not-an-option', rule }
  }
  if (action >= FORWARD && action < BACK + OUTFIELD && isMoving(s.phase))
    return explainMove(s, seat, action, rule)
  if (action >= PLAYER && action < FORWARD) {
    const about = { number: action - PLAYER + FIRST_NUMBER }
    if (s.phase === Phase.Receiver || s.phase === Phase.Fouler)
      return { code: 'not-the-lowest', rule: '14.1', about }
    if (s.phase === Phase.SidewaysPass) return { code: 'not-the-nearest', rule: '4.4', about }
    if (s.phase === Phase.OpportunityPass) {
      return { code: 'pass-out-of-reach', rule: kindOf(s.faceUp[seat]) === SHORT ? '6.4' : '6.5', about }
    }
  }
  if (action >= SWITCH && action < TAKE && isMoving(s.phase)) return { code: 'no-switch', rule: '20.6' }
  if (action >= INTERCHANGE && action < SWITCH && isMoving(s.phase))
    return { code: 'no-interchange', rule: '20.5' }
  if (action >= SUB && action < PREVENT) return { code: 'no-substitution', rule: '20.3' }
  if (action >= SKILL) return explainSkill(s, seat, action)
  if (action >= STYLE_CARD) return explainStyleCard(s, seat, action)
  return { code: 'not-an-option', rule }
}

/** Why a skill may not be used now: the nine rules first, then its own words. */
function explainSkill(s: State, seat: Seat, action: number): Refusal {
  const player = userOf(seat, action)
  const about = {
    number: (player % OUTFIELD) + FIRST_NUMBER,
    type: s.cards.expansion.set.types[s.type[player]].id,
  }
  if (s.field[player] === NOWHERE) return { code: 'player-sent-off', rule: '9.2', about }
  if (s.barred[player]) return { code: 'skill-prevented', rule: '16.10', about }
  if (s.flips[player] >= MOST_FLIPS) return { code: 'flipped-twice', rule: '15.6', about }
  return { code: 'skill-not-now', rule: '15.3', about }
}

function explainStyleCard(s: State, seat: Seat, action: number): Refusal {
  const card = Math.floor((action - STYLE_CARD) / VARIANTS)
  const about = { card: s.cards.expansion.set.styles[card].id }
  if (((s.held[seat] >> card) & 1) === 0) return { code: 'style-not-held', rule: '19.3', about }
  if ((s.fresh[seat] >> card) & 1) return { code: 'style-just-won', rule: '18.1', about }
  if (s.styled[seat]) return { code: 'style-already-played', rule: '18.5', about }
  return { code: 'style-not-now', rule: '19.3', about }
}

function explainMove(s: State, seat: Seat, action: number, rule: string): Refusal {
  const forward = action < BACK
  const player = seat * OUTFIELD + action - (forward ? FORWARD : BACK)
  const about = { number: (player % OUTFIELD) + FIRST_NUMBER }
  if (s.field[player] === NOWHERE) return { code: 'player-sent-off', rule: '9.2', about }
  if (player === s.ball) return { code: 'carrier-does-not-move', rule: '4.3', about }
  const side = sideOfMove(s, seat)
  if (side >= 0 && s.foot[player] !== side) return { code: 'player-of-other-side', rule: '2.3', about }
  const to = step(seat, s.field[player], forward)
  if (to < 0) return { code: 'end-of-the-pitch', rule: '4.2', about }
  if (s.on[to] - 1 === s.ball) return { code: 'carrier-is-not-displaced', rule: '4.3', about }
  return { code: 'has-just-moved', rule, about }
}
