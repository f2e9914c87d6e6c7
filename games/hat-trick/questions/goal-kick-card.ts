import { Phase } from '../phase.ts'
import { checkNoOpportunity } from '../position/check-turn.ts'
import { drawHand, leaveHand, useCard } from '../rules/common.ts'
import { contested, contestedLimit, deliver, isGiven, Why } from '../rules/deliver.ts'
import { forcedCard, legalCards } from '../rules/hand.ts'
import { CARD_IDS, DRIBBLE, FINAL_LINE, kindOf, LONG } from '../vocabulary.ts'
import { attacker } from './asks.ts'
import { middleCard } from './in-time.ts'
import { question } from './question.ts'

/** §8.3 A card face up, and a new one unless it was agreed otherwise. Dribble: first line, short pass: second, long ball: third; the lowest number there, the other team's among equals. */
export const goalKickCard = question({
  phase: Phase.GoalKickCard,
  rule: '8.3',
  wantsCard: true,
  asks: attacker,
  options: legalCards,
  forced: forcedCard,
  decide(s, seat, card, chance, told) {
    leaveHand(s, seat, card)
    if (!s.terms.goalKickWithoutCard) drawHand(s, seat, chance, 128, told)
    useCard(s, seat, card)
    const kind = kindOf(card)
    let line = kind === DRIBBLE ? 1 : kind === LONG ? 3 : 2
    let to = contested(s, seat, line)
    // §8.3 An empty line lets the ball roll on to the next.
    while (to < 0 && line < FINAL_LINE) to = contested(s, seat, ++line)
    // With nobody ahead at all it rolls back: somebody is on the pitch.
    while (to < 0 && line > 1) to = contested(s, seat, --line)
    s.kick = card
    deliver(s, Why.GoalKick, to, contestedLimit(s, seat, line))
    // §14.3 A coach who has to choose sees the card he chooses for.
    if (isGiven(s, Why.GoalKick)) told?.reveal({ kind: 'goal-kick-shown', seat, card: CARD_IDS[card] })
  },
  inTime: middleCard,
  check: checkNoOpportunity,
})
