import { NONE } from '../codes.ts'
import { Phase } from '../phase.ts'
import { passOver } from '../rules/moment.ts'
import { legalStyleCards, playStyleCard } from '../rules/style.ts'
import { comparisonOdds } from '../sense/players.ts'
import { momentQuestion } from './in-moment.ts'

/** §19.3 A style card that can be played in this moment, or none. */
export const styleCard = momentQuestion({
  phase: Phase.StyleCard,
  rule: '19.3',
  options: (s, seat, out) => legalStyleCards(s, seat, out, 1),
  decide(s, seat, action, chance, told) {
    if (action === NONE) passOver(s)
    else playStyleCard(s, seat, action, chance, told)
  },
  odds: comparisonOdds,
})
