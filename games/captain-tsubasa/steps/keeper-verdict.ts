import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { Does, MOST_ABILITIES } from '../cards/abilities.ts'
import { Phase } from '../phase.ts'
import { canBeObliged, meet } from '../rules/ability.ts'
import { asksAfterDice } from '../rules/after-dice.ts'
import { keepTheBall, loseTheBall, scoreGoal } from '../rules/ball.ts'
import { abilityToDo } from '../rules/common.ts'
import { asksForReroll } from '../rules/contest.ts'
import { saveBy } from '../rules/keeper.ts'
import type { State } from '../state.ts'
import { CONCEDED, HELD, SAVES } from '../vocabulary.ts'
import type { CaptainTsubasaStep } from './step.ts'

/** §8.2–§8.4 Once nobody has the roll made again. */
const keeperVerdictUnless = (asks: (s: State) => boolean): CaptainTsubasaStep => ({
  phase: Phase.KeeperVerdict,
  play(s, _chance, told) {
    if (asks(s)) return
    const seat = other(s.attacker as Seat)
    const result = saveBy(s, s.keeper, s.keeperDie)
    told?.tell({ kind: 'save', seat, card: s.cards.id(s.keeper), result: SAVES[result] })
    // §6.2 The roll was the effect; what it obliges to follows, unless somebody motivated since has made it impossible.
    const at = s.keeper * MOST_ABILITIES + abilityToDo(s, s.keeper, Does.save)
    if (canBeObliged(s, seat, at)) meet(s, seat, at, told)
    if (result === CONCEDED) scoreGoal(s, 'shot', told)
    else {
      s.saves[seat]++
      if (result === HELD) loseTheBall(s, told)
      else keepTheBall(s, told)
    }
  },
})

export const keeperVerdict = keeperVerdictUnless(asksForReroll)

export const keeperVerdict2 = keeperVerdictUnless(asksAfterDice)
