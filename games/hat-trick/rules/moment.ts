import type { Chance, Seat } from '@libero/kernel'
import { Moment } from '../cards/skills.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { MOST_OPTIONS } from '../vocabulary.ts'
import type { Listener } from './common.ts'
import { backToMoment, isDefendersMove } from './course.ts'
import { useSkill } from './effect.ts'
import { legalPreventions, mayBePrevented } from './prevent.ts'
import { legalSkills } from './skill.ts'
import { legalStyleCards } from './style.ts'

/**
 * The questions of a moment, in order: may the other coach prevent what one could use, what does one use; the same
 * the other way round; then style cards (§18.10). Whoever has nothing to use is not asked (§15.10).
 */
const Due = {
  PreventFirst: 0,
  First: 1,
  PreventSecond: 2,
  Second: 3,
  StyleFirst: 4,
  StyleSecond: 5,
} as const
const MOST_QUESTIONS = 6

const scratch = new Int16Array(MOST_OPTIONS)

/** Skills used within a coach's own question are only prevented here: the question itself lists them. */
const isWithinQuestion = (moment: number): boolean =>
  moment === Moment.Move || moment === Moment.OpportunityPass

/** Who comes first: the coach whose move it is; at an arrival the team that has the ball; else the attacker. */
function firstSeat(s: State): number {
  if (s.moment === Moment.Move || s.moment === Moment.Moved) return isDefendersMove(s) ? 1 - s.side : s.side
  return s.moment === Moment.Arrival || s.moment === Moment.Turnover ? s.side : s.attacker
}

/** §18.6, §18.7 Style cards in the order of the styles; of the same style the attacker's first. */
function firstStyle(s: State): number {
  if (s.style[0] === s.style[1]) return s.attacker
  return s.style[0] < s.style[1] ? 0 : 1
}

/** Finds the next question of the moment; without one, what follows it. */
export function nextQuestion(s: State): void {
  const within = isWithinQuestion(s.moment)
  const first = firstSeat(s) as Seat
  const second = (1 - first) as Seat
  for (; s.nthQuestion < MOST_QUESTIONS; s.nthQuestion++) {
    switch (s.nthQuestion) {
      case Due.PreventFirst:
        if (asks(s, Phase.Prevent, second, legalPreventions(s, second, scratch))) return
        break
      case Due.First:
        if (!within && asks(s, Phase.Skill, first, legalSkills(s, first, scratch, 1))) return
        break
      case Due.PreventSecond:
        if (!within && asks(s, Phase.Prevent, first, legalPreventions(s, first, scratch))) return
        break
      case Due.Second:
        if (!within && asks(s, Phase.Skill, second, legalSkills(s, second, scratch, 1))) return
        break
      default: {
        const leading = firstStyle(s)
        const seat = (s.nthQuestion === Due.StyleFirst ? leading : 1 - leading) as Seat
        if (!within && asks(s, Phase.StyleCard, seat, legalStyleCards(s, seat, scratch, 1))) return
      }
    }
  }
  s.phase = s.phaseAfter
}

/** There is more than passing. */
function asks(s: State, phase: number, seat: Seat, count: number): boolean {
  if (count <= 1) return false
  s.asked = seat
  s.phase = phase
  return true
}

/** A coach passes: the next question of the moment. */
export function passOver(s: State): void {
  s.nthQuestion++
  backToMoment(s)
}

/**
 * §16.5 Somebody has turned back while his coach was asked here: what he can use now is asked for from where that coach
 * would have been asked for it. A skill that was declared still waits to be prevented.
 */
export function askAgain(s: State, seat: Seat): void {
  if (!isWithinMoment(s) || s.declared >= 0) return
  s.nthQuestion = Math.min(s.nthQuestion, seat === firstSeat(s) ? Due.PreventFirst : Due.PreventSecond)
  backToMoment(s)
}

/** A skill is used, unless the other coach may still prevent it (§16.10). */
export function declare(s: State, seat: Seat, action: number, chance: Chance, told: Listener): void {
  if (mayBePrevented(s, seat, action)) {
    s.declared = action
    s.asked = 1 - seat
    s.phase = Phase.Prevent
    return
  }
  backToQuestion(s)
  useSkill(s, seat, action, chance, told)
}

/** Where a skill was declared: in the coach's own question, or in one of the moment. */
export function backToQuestion(s: State): void {
  if (isWithinQuestion(s.moment)) s.phase = s.phaseAfter
  else backToMoment(s)
}

/** Somebody is asked for a skill or a style card; the moment says which. */
export const isWithinMoment = ({ phase }: State): boolean =>
  phase === Phase.Skill || phase === Phase.Prevent || phase === Phase.StyleCard

/** A coach is asked whether he prevents a skill of the other. */
export const isPrevention = ({ phase }: State): boolean => phase === Phase.Prevent
