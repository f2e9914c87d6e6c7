import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { asksAfterDice } from '../rules/after-dice.ts'
import { keepTheBall, loseTheBall } from '../rules/ball.ts'
import { asksForReroll, attackerWins, attackOf, defenceOf, isSure } from '../rules/contest.ts'
import type { State } from '../state.ts'
import { ACTIONS, SHOT } from '../vocabulary.ts'
import type { CaptainTsubasaStep } from './step.ts'

/** §7.4, §7.6 Who has won, once everything is as both leave it. */
const verdictUnless = (asks: (s: State) => boolean): CaptainTsubasaStep => ({
  phase: Phase.Verdict,
  play(s, _chance, told) {
    if (asks(s)) return
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
})

/** §7.5 Rolls may be made again. */
export const verdict = verdictUnless(asksForReroll)

/** §13.1 And players motivated who could turn it. */
export const verdict2 = verdictUnless(asksAfterDice)
