import type { Refusal, Seat } from '@libero/kernel'
import { Phase } from './phase.ts'
import { BACK, CORNER, DISTANCE, FORWARD, NONE, PLAYER, step } from './rules/common.ts'
import { sideOfMove } from './rules/move.ts'
import type { State } from './state.ts'
import { CARD_IDS, FIRST_NUMBER, kindOf, NOWHERE, OUTFIELD, SHORT } from './vocabulary.ts'

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
    if (s.phase === Phase.SidewaysPass) return { code: 'not-the-nearest', rule: '4.4', about }
    if (s.phase === Phase.OpportunityPass) {
      return { code: 'pass-out-of-reach', rule: kindOf(s.faceUp[seat]) === SHORT ? '6.4' : '6.5', about }
    }
  }
  return { code: 'not-an-option', rule }
}

function explainMove(s: State, seat: Seat, action: number, rule: string): Refusal {
  const forward = action < BACK
  const player = seat * OUTFIELD + action - (forward ? FORWARD : BACK)
  const about = { number: (player % OUTFIELD) + FIRST_NUMBER }
  if (s.field[player] === NOWHERE) return { code: 'player-sent-off', rule: '9.2', about }
  if (player === s.ball) return { code: 'carrier-does-not-move', rule: '4.3', about }
  const side = sideOfMove(s, seat)
  if (side >= 0 && (about.number & 1) !== side) return { code: 'player-of-other-side', rule: '2.3', about }
  const to = step(seat, s.field[player], forward)
  if (to < 0) return { code: 'end-of-the-pitch', rule: '4.2', about }
  if (s.on[to] - 1 === s.ball) return { code: 'carrier-is-not-displaced', rule: '4.3', about }
  return { code: 'has-just-moved', rule, about }
}
