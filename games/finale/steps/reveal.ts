import type { Chance, Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { startAttack } from '../rules/attack.ts'
import type { Listener } from '../rules/common.ts'
import { Luck, rollForIt } from '../rules/common.ts'
import { draw, turnUp } from '../rules/tactics.ts'
import type { State } from '../state.ts'
import type { FinaleStep } from './step.ts'

/** §5.2–§5.5 Both cards are turned up, both coaches draw, and the powers say who attacks how often. */
export const reveal: FinaleStep = {
  phase: Phase.Reveal,
  play(s, chance, told) {
    const { cards } = s
    const home = s.laid[0]
    const away = s.laid[1]
    const powers = [cards.power[home], cards.power[away]] as const
    told?.reveal({ kind: 'revealed', cards: [cards.tacticId(home), cards.tacticId(away)], powers })
    turnUp(s, 0, home)
    turnUp(s, 1, away)
    draw(s, 0, chance, Luck.RevealDraw, told)
    draw(s, 1, chance, Luck.RevealDraw, told)
    const difference = powers[0] - powers[1]
    if (difference === 0) decideByDice(s, chance, told)
    else {
      s.attacker = difference > 0 ? 0 : 1
      s.attacks = Math.abs(difference)
      told?.tell({ kind: 'attacker', seat: s.attacker as Seat, attacks: s.attacks, by: 'power' })
    }
    s.attack = 1
    startAttack(s)
  },
}

/** §5.4 Equal powers: the dice decide, and there is one attack. */
function decideByDice(s: State, chance: Chance, told: Listener): void {
  const higher = rollForIt(s, Luck.LevelRoll, chance, told)
  s.attacks = 1
  s.attacker = higher < 0 ? 0 : higher
  told?.tell({ kind: 'attacker', seat: s.attacker as Seat, attacks: 1, by: higher < 0 ? 'guard' : 'dice' })
}
