import type { Fields } from '@libero/kernel'
import { awaits, NOBODY } from '@libero/kernel'
import { WHENS } from '../cards/skills.ts'
import { Phase } from '../phase.ts'
import { awaiting, legal } from '../questions.ts'
import { lineFor } from '../rules/common.ts'
import { Why } from '../rules/deliver.ts'
import { inShootOut } from '../rules/shoot-out.ts'
import type { State } from '../state.ts'
import {
  CARDS,
  DRIBBLE,
  FINAL_LINE,
  HAND,
  kindOf,
  LONG,
  MOST_OPTIONS,
  NOWHERE,
  OUTFIELD,
  PENALTIES,
} from '../vocabulary.ts'
import { checkEnd } from './check-end.ts'
import { isWithinMoment } from './check-moment.ts'
import { checkExpansion } from './check-play.ts'

/** What only the whole can show: cards too many, a ball nobody has, a question nobody could be asked. */
export function checkWhole(s: State, r: Fields): void {
  if (s.phase > Phase.Over || (!s.terms.players && isExpanded(s.phase))) r.wrong('phase')
  checkCards(s, r)
  checkEnd(s, r)
  if (s.phase !== Phase.Over) {
    if (inShootOut(s)) checkShootOut(s, r)
    else {
      checkBall(s, r)
      checkHands(s, r)
      checkOpportunity(s, r)
    }
    if (s.phase === Phase.Save && (s.draws === 0 || s.drawn > s.power)) r.wrong('shot')
  }
  if (s.terms.players) checkExpansion(s, r)
  if (r.sound) checkQuestion(s, r)
}

const isExpanded = (phase: number): boolean => phase >= Phase.Skill && phase < Phase.Over

/** Somebody is about to get the ball for this reason. */
const isGiven = (s: State, why: number): boolean => s.phase === Phase.Receiver && s.why === why

function checkCards(s: State, r: Fields): void {
  for (const seat of [0, 1] as const) {
    for (let card = 0; card < CARDS; card++) {
      const count = s.hand[seat][card] + s.deck[seat][card] + s.used[seat][card]
      if (count !== s.cards.deck[card]) r.wrong(`sides.${seat}.deck`)
    }
    if (s.handLeft[seat] > HAND) r.wrong(`sides.${seat}.hand`)
    if (s.deckLeft[seat] === 0 && !s.deckGone[seat]) r.wrong(`sides.${seat}.deckGone`)
    if (s.laid[seat] >= 0 && (s.phase !== Phase.PlayCard || s.hand[seat][s.laid[seat]] === 0))
      r.wrong(`sides.${seat}.laid`)
    if (s.corner[seat] >= 0 && s.phase !== Phase.Duel) r.wrong(`sides.${seat}.corner`)
  }
  const known = inShootOut(s) || s.faceUp[1 - s.side] >= 0
  if (areCardsShown(s) && (s.faceUp[s.side] < 0 || !known)) r.wrong('sides.faceUp')
  // §5.3, §6.4, §6.5 What is asked only after certain cards.
  const kind = kindOf(s.faceUp[s.side])
  if (s.phase === Phase.LongBall ? kind !== LONG : s.phase === Phase.OpportunityPass && kind === DRIBBLE)
    r.wrong('sides.faceUp')
}

/** Whether both cards of the turn lie open. */
function areCardsShown(s: State): boolean {
  if (!isExpanded(s.phase)) return s.phase > Phase.PlayCard && s.phase < Phase.FreeKickDefence
  if (isWithinMoment(s)) return WHENS[s.moment] !== 'opportunity'
  return s.phase !== Phase.Substitution && !isGiven(s, Why.GoalKick) && !isGiven(s, Why.OutOfCards)
}

/** A keeper has the ball at his goal kick; else the named player, on the pitch. */
function checkBall(s: State, r: Fields): void {
  const goalKick =
    (s.phase >= Phase.GoalKickAttack && s.phase <= Phase.GoalKickCard) ||
    isGiven(s, Why.GoalKick) ||
    (s.phase === Phase.Substitution && s.next === Phase.GoalKickAttack)
  if (goalKick !== s.ball < 0) r.wrong('ball')
  else if (s.ball >= 0 && s.field[s.ball] === NOWHERE) r.wrong('ball')
  for (const seat of [0, 1] as const)
    if (s.field.subarray(seat * OUTFIELD, (seat + 1) * OUTFIELD).every((field) => field === NOWHERE))
      r.wrong(`sides.${seat}.players`)
}

/** §4.1, §6.2 Three each, but in an opportunity nobody draws, nor before a parried ball has reached somebody. */
function checkHands(s: State, r: Fields): void {
  if (s.handLeft[0] !== s.handLeft[1]) r.wrong('sides.hand')
  else if (!s.opportunity && !isGiven(s, Why.Parry) && s.handLeft[0] !== HAND) r.wrong('sides.hand')
}

function checkOpportunity(s: State, r: Fields): void {
  const needed = s.phase === Phase.OpportunityPass || s.phase === Phase.ShootOrNot
  if (needed && !s.opportunity) r.wrong('opportunity')
  const kicked = s.phase >= Phase.FreeKickDefence && s.phase <= Phase.GoalKickCard
  if (s.opportunity && kicked) r.wrong('opportunity')
  if (s.ball < 0 || !r.sound) return
  const inFinalLine = lineFor(s.side, s.field[s.ball]) === FINAL_LINE
  if (s.phase === Phase.LongBall && (s.opportunity || inFinalLine)) r.wrong('phase')
  // §6.1; §16 a skill may bring the ball to the final line in the middle of a turn.
  const since = s.terms.players ? Phase.AttackMove : Phase.DefenceMove
  if (inFinalLine && s.phase <= since && !s.opportunity) r.wrong('opportunity')
}

/** §11.2 Penalties are taken in turn, and the pairs of sudden death are those after five each. */
function checkShootOut(s: State, r: Fields): void {
  if (s.phase !== Phase.Duel && s.phase !== Phase.Save) r.wrong('phase')
  const lead = s.taken[s.first] - s.taken[1 - s.first]
  if (lead !== 0 && lead !== 1) r.wrong('sides.taken')
  if (s.side !== (lead === 0 ? s.first : 1 - s.first)) r.wrong('possession')
  if (s.pairs !== Math.max(0, Math.min(s.taken[0], s.taken[1]) - PENALTIES + 1)) r.wrong('pairs')
}

const options = new Int16Array(MOST_OPTIONS)

/** Whoever is asked can answer; what only the expansion asks is never asked without a choice (§15.10). */
function checkQuestion(s: State, r: Fields): void {
  const asked = awaiting(s)
  if (asked === NOBODY && s.phase !== Phase.Over) r.wrong('phase')
  const least = isExpanded(s.phase) ? 2 : s.phase === Phase.SidewaysPass ? 0 : 1
  for (const seat of [0, 1] as const)
    if (awaits(asked, seat) && legal(s, seat, options) < least) r.wrong(`sides.${seat}`)
}
