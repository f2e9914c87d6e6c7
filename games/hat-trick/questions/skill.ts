import { NONE } from '../codes.ts'
import { Phase } from '../phase.ts'
import { declare, passOver } from '../rules/moment.ts'
import { legalSkills } from '../rules/skill.ts'
import { comparisonOdds } from '../sense/players.ts'
import { momentQuestion } from './in-moment.ts'

/** §15.3 A skill that can be used in this moment, or none. */
export const skill = momentQuestion({
  phase: Phase.Skill,
  rule: '15.3',
  options: (s, seat, out) => legalSkills(s, seat, out, 1),
  decide(s, seat, action, chance, told) {
    if (action === NONE) passOver(s)
    else declare(s, seat, action, chance, told)
  },
  odds: comparisonOdds,
})
