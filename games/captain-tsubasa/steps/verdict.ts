import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { keepTheBall, loseTheBall } from '../rules/ball.ts'
import { asksForReroll, attackerWins, attackOf, defenceOf, isSure } from '../rules/contest.ts'
import { ACTIONS, SHOT } from '../vocabulary.ts'
import type { CaptainTsubasaStep } from './step.ts'

/** §7.4, §7.6 Who has won, once the rolls are as both leave them. */
export const verdict: CaptainTsubasaStep = {
  phase: Phase.Verdict,
  play(s, _chance, told) {
    if (asksForReroll(s)) return
    const attacker = s.attacker as Seat
    const own = s.die[attacker]
    const others = s.die[1 - attacker]
    const won = attackerWins(s, own, others)
    const winner = won ? attacker : other(attacker)
    if (isSure(s, own, others) || isSure(s, others, own)) told?.tell({ kind: 'guaranteed', seat: winner })
    told?.tell({
      kind: 'contest',
      seat: winner,
      won: won ? ACTIONS[s.action] : 'defence',
      attack: attackOf(s) + own,
      defence: defenceOf(s) + others,
    })
    s.contestsWon[winner]++
    s.content.fill(0)
    if (!won) loseTheBall(s, told)
    else if (s.action === SHOT) s.phase = Phase.KeeperRolls
    else {
      s.passes[attacker]++
      keepTheBall(s, told)
    }
  },
}
