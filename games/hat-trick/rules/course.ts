import type { When } from '../cards/skills.ts'
import { Moment, WHENS } from '../cards/skills.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'

// Where the match goes on from more than one place. What has a single origin is named there.

/** §4.7 Whoever has the ball now begins the next turn. */
export const nextTurn = (s: State): void => {
  s.phase = Phase.TurnBegins
}

/** §6.8 The opportunity goes on. */
export const nextRound = (s: State): void => {
  s.phase = Phase.RoundBegins
}

/** §4.1 Both coaches lay a card. */
export const layCards = (s: State): void => {
  s.phase = Phase.PlayCard
}

/** §4.5 The sideways pass has been given, or there was none. */
export const sidewaysIsOver = (s: State): void => {
  s.phase = Phase.DefenceMoveBegins
}

/** §5 Pass or dribble are carried out as won. */
export const actionSucceeds = (s: State): void => {
  s.phase = Phase.Complete
}

/** §4.7 */
export const actionIsOver = (s: State): void => {
  s.phase = Phase.ActionOver
}

/** §7.1 */
export const takeShot = (s: State): void => {
  s.phase = Phase.ShotBegins
}

/** §15.10 What follows each moment; of two for a move the attacker's comes first, for an arrival that of a turn. */
export const AFTER_MOMENT: Readonly<Record<When, readonly number[]>> = {
  revealed: [Phase.AttackMoveBegins],
  move: [Phase.AttackMove, Phase.DefenceMove],
  moved: [Phase.Sideways, Phase.Action],
  sideways: [Phase.SidewaysPass, Phase.DefenceMoveBegins],
  'their-sideways': [Phase.DefenceMoveBegins],
  compare: [Phase.Verdict],
  arrival: [Phase.ActionOver, Phase.OpportunityGoesOn],
  dribbled: [Phase.ActionOver],
  turnover: [Phase.StyleRow],
  opportunity: [Phase.PlayCard],
  'opportunity-pass': [Phase.OpportunityPass],
  shot: [Phase.DuelBegins],
  parry: [Phase.TurnBegins],
  any: [],
}
const THEN: readonly (readonly number[])[] = WHENS.map((when) => AFTER_MOMENT[when])

/** Whose move a moment belongs to. */
export const ATTACKERS = 0
export const DEFENDERS = 1
/** Of a pass that arrives in a scoring opportunity. */
export const IN_OPPORTUNITY = 1

/** Opens a moment, or goes straight on if nobody could use anything in it. */
export function openMoment(s: State, moment: number, whose = ATTACKERS): void {
  const then = THEN[moment][whose]
  s.phaseAfter = then
  s.phase = then
  if (!s.terms.players) return
  s.moment = moment
  const couldUse = (s.whens[0] | s.whens[1]) & (1 << moment)
  if (couldUse === 0 && s.held[0] === 0 && s.held[1] === 0) return
  s.nthQuestion = 0
  s.phase = Phase.Moment
}

/** The moment goes on with the question it had come to, or with the next. */
export const backToMoment = (s: State): void => {
  s.phase = Phase.Moment
}

/** §6.6 Whether the pass that a moment belongs to was one of a scoring opportunity. */
export const isOpportunitysPass = (s: State): boolean => s.phaseAfter === Phase.OpportunityGoesOn

/** §4.5 Whether the move that a moment belongs to is the defender's. */
export const isDefendersMove = (s: State): boolean =>
  s.phaseAfter === Phase.DefenceMove || s.phaseAfter === Phase.Action

/** Whether a move is still to be made, and is the defender's. */
export const isDefenderToMove = (s: State): boolean => s.moment === Moment.Move && isDefendersMove(s)
