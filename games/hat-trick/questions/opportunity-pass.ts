import type { Seat } from '@libero/kernel'
import { NONE, PLAYER, SKILL } from '../codes.ts'
import { Phase } from '../phase.ts'
import { checkWithin } from '../position/check-moment.ts'
import { checkOpportunity, checkShown } from '../position/check-turn.ts'
import { declare } from '../rules/moment.ts'
import { decline, findNobody, isTarget, passInOpportunityTo } from '../rules/opportunity.ts'
import { legalSkills } from '../rules/skill.ts'
import type { State } from '../state.ts'
import { DRIBBLE, kindOf, OUTFIELD, SHORT } from '../vocabulary.ts'
import { attacker } from './asks.ts'
import { secondOption } from './in-time.ts'
import type { Own } from './question.ts'
import { question } from './question.ts'

const ruleOfCard = (s: State, seat: Seat): string => (kindOf(s.faceUp[seat]) === SHORT ? '6.4' : '6.5')

const own: Own = {
  phase: Phase.OpportunityPass,
  rule: '6.4',
  ruleNow: ruleOfCard,
  asks: attacker,
  options(s, seat, out) {
    const short = kindOf(s.faceUp[seat]) === SHORT
    out[0] = NONE
    let count = 1
    for (let i = 0; i < OUTFIELD; i++)
      if (isTarget(s, seat * OUTFIELD + i, seat, short)) out[count++] = PLAYER + i
    return s.terms.players ? legalSkills(s, seat, out, count) : count
  },
  decide(s, seat, action, chance, told) {
    if (action >= SKILL) declare(s, seat, action, chance, told)
    else if (action === NONE) decline(s, seat, told)
    else passInOpportunityTo(s, seat * OUTFIELD + action - PLAYER)
  },
  inTime: secondOption,
  whyNotPlayer: (s, seat, number) => ({
    code: 'pass-out-of-reach',
    rule: ruleOfCard(s, seat),
    about: { number },
  }),
  check(s, fields) {
    checkShown(s, fields)
    if (kindOf(s.faceUp[s.side]) === DRIBBLE) fields.wrong('sides.faceUp')
    checkOpportunity(s, fields)
    checkWithin(s, 'opportunity-pass', fields)
  },
}

/** §6.4, §6.5 In an opportunity the ball is given on without a comparison; the attacker may also decline (§6.7). */
export const opportunityPass = question(own)

/** Whoever has nobody to pass to does not decline: it is told as what it is. */
export const opportunityPass2 = question({
  ...own,
  decide(s, seat, action, chance, told) {
    if (action === NONE && !hasTarget(s, seat)) findNobody(s, seat, told)
    else own.decide(s, seat, action, chance, told)
  },
})

function hasTarget(s: State, seat: Seat): boolean {
  const short = kindOf(s.faceUp[seat]) === SHORT
  for (let i = 0; i < OUTFIELD; i++) if (isTarget(s, seat * OUTFIELD + i, seat, short)) return true
  return false
}
