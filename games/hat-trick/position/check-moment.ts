import type { Fields, Seat } from '@libero/kernel'
import { WHENS, type When } from '../cards/skills.ts'
import { AFTER_MOMENT, isDefendersMove, isOpportunitysPass } from '../rules/course.ts'
import { nextQuestion } from '../rules/moment.ts'
import { legalSkills } from '../rules/skill.ts'
import type { State } from '../state.ts'
import { FINAL_LINE, MOST_OPTIONS } from '../vocabulary.ts'
import { checkArrival, checkCompared, isDribble, lineOfBall } from './check-receiver.ts'
import { checkShown } from './check-turn.ts'

/** A question within which skills are used. */
export function checkWithin(s: State, moment: When, r: Fields): void {
  if (!s.terms.players || !r.sound) return
  if (WHENS[s.moment] !== moment) r.wrong('play.moment')
  if (s.phaseAfter !== s.phase) r.wrong('play.next')
}

/** The moment is one that the match can be in, and the question is the one that is due. */
export function checkMoment(s: State, r: Fields): void {
  if (WHENS[s.moment] !== 'opportunity') checkShown(s, r)
  if (r.sound) checkStage(s, r)
  if (r.sound) checkAsked(s, r)
}

function checkStage(s: State, r: Fields): void {
  const moment = WHENS[s.moment]
  if (!AFTER_MOMENT[moment].includes(s.phaseAfter)) r.wrong('play.next')
  switch (moment) {
    case 'revealed':
    case 'moved':
    case 'move':
      if (!isDefendersMove(s) && lineOfBall(s) === FINAL_LINE && !s.opportunity && !s.terms.usualTurn)
        r.wrong('opportunity')
      return
    case 'sideways':
    case 'their-sideways':
      return
    case 'opportunity':
      if (!s.opportunity) r.wrong('opportunity')
      if (s.handLeft[0] === 0) r.wrong('sides.hand')
      return
    case 'opportunity-pass':
      if (!s.opportunity) r.wrong('opportunity')
      if (isDribble(s)) r.wrong('sides.faceUp')
      return
    case 'shot': {
      if (s.snapshot ? !s.terms.events.snapshot : !s.opportunity) r.wrong('opportunity')
      // §6.6, §20.1
      if (lineOfBall(s) < FINAL_LINE - (s.snapshot ? 2 : 1)) r.wrong('ball')
      return
    }
  }
  // §15.10 Only a pass arrives in an opportunity, too.
  if ((s.opportunity === 1) !== (moment === 'arrival' && isOpportunitysPass(s))) r.wrong('opportunity')
  if (moment === 'parry' && lineOfBall(s) !== FINAL_LINE) r.wrong('ball')
  if (moment === 'dribbled' && !isDribble(s)) r.wrong('sides.faceUp')
  if (moment === 'compare') checkCompared(s, r)
  if (moment === 'arrival') checkArrival(s, r)
}

const options = new Int16Array(MOST_OPTIONS)

/** §15.10 It is the question that is due now; a declared skill is one that could be used. */
function checkAsked(s: State, r: Fields): void {
  const { phase, asked, nthQuestion, declared } = s
  if (declared >= 0) {
    const count = legalSkills(s, (1 - asked) as Seat, options, 1)
    if (!options.subarray(1, count).includes(declared)) r.wrong('play.declared')
    return
  }
  nextQuestion(s)
  if (s.phase !== phase) r.wrong('phase')
  if (s.asked !== asked) r.wrong('play.asked')
  if (s.nthQuestion !== nthQuestion) r.wrong('play.step')
  s.phase = phase
  s.asked = asked
  s.nthQuestion = nthQuestion
}
