import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { actionName, isWon, strengthInAction } from '../rules/attack.ts'
import { firstMan, Luck, manId, minute, onTheBall, pair, rollDie, strengthOf } from '../rules/common.ts'
import { counterBonus } from '../rules/counter.ts'
import { gatherAtRisk } from '../rules/hazards.ts'
import type { State } from '../state.ts'
import { FINISH, PITCH, SQUAD } from '../vocabulary.ts'
import type { FinaleStep } from './step.ts'

/** §6.7–§6.9 Strengths, dice and bonus; then the hazards, for which finale-2 keeps who is to be rolled for. */
const comparisonBy = (keepsAtRisk: boolean): FinaleStep => ({
  phase: Phase.Comparison,
  play(s, chance, told) {
    const seat = onTheBall(s)
    const strength = strengthInAction(s, seat)
    const answer = strengthInAction(s, 1 - seat)
    const bonus = counterBonus(s)
    const die = rollDie(s, Luck.Comparison, seat, chance)
    const answerDie = rollDie(s, Luck.Comparison, 1 - seat, chance)
    const margin = strength + die + bonus - answer - answerDie
    s.won = isWon(s.action, margin) ? 1 : 0
    told?.tell({
      kind: 'comparison',
      action: actionName(s.action),
      seat,
      strengths: bySeat(seat, strength, answer),
      dice: bySeat(seat, die, answerDie),
      bonus,
      totals: bySeat(seat, strength + die + bonus, answer + answerDie),
      won: s.won === 1,
    })
    if (s.won && s.action === FINISH) {
      s.goals[seat]++
      told?.tell({ kind: 'goal', seat, scorer: scorer(s, seat), goals: pair(s.goals), minute: minute(s) })
    }
    s.checked = 0
    if (keepsAtRisk) gatherAtRisk(s)
    s.phase = Phase.Hazards
  },
})

export const comparison = comparisonBy(false)
export const comparison2 = comparisonBy(true)

const bySeat = (seat: Seat, own: number, others: number): readonly [number, number] =>
  seat === 0 ? [own, others] : [others, own]

/** Whom the crowd sings about: the strongest man of the finish, the foremost among equals. */
function scorer(s: State, seat: Seat): string {
  const from = firstMan(seat)
  let best = -1
  for (let man = from; man < from + SQUAD; man++) {
    if (s.chip[man] !== FINISH || s.where[man] !== PITCH) continue
    if (best < 0 || strengthOf(s, man) * 4 + s.line[man] > strengthOf(s, best) * 4 + s.line[best]) best = man
  }
  return best < 0 ? '' : manId(s, best)
}
