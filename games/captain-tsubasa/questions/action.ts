import { A_CHOICE } from '@libero/kernel'
import { ACTION } from '../codes.ts'
import { Phase } from '../phase.ts'
import { buy, legalMotivations } from '../rules/bench.ts'
import { sumOf } from '../rules/common.ts'
import { attackOf, defenceOf } from '../rules/contest.ts'
import { thenAskAgain } from '../rules/resume.ts'
import { oddsOfAction } from '../sense.ts'
import { ACTIONS, DEFENCE, PASS, SHOT } from '../vocabulary.ts'
import { atAnyTime } from './at-any-time.ts'
import { best } from './in-time.ts'
import { question, whoseTurn } from './question.ts'

/** §7.2 Shot or pass; §13.1 or somebody motivated first. By default the likelier of the two. */
export const action = question({
  phase: Phase.Action,
  rule: '7.2',
  motivates: true,
  asks: whoseTurn,
  options(s, seat, out) {
    out[0] = ACTION + SHOT
    out[1] = ACTION + PASS
    return legalMotivations(s, seat, out, 2)
  },
  forced: () => A_CHOICE,
  decide(s, seat, chosen, _chance, told) {
    if (chosen < ACTION) {
      thenAskAgain(s, seat)
      buy(s, seat, chosen, told)
      return
    }
    s.action = chosen - ACTION
    if (s.action === SHOT) s.shots[seat]++
    told?.tell({
      kind: 'action',
      seat,
      action: ACTIONS[s.action],
      attack: attackOf(s),
      defence: defenceOf(s),
    })
    s.phase = Phase.Spend
  },
  inTime: (s, seat, actions) => best(actions, (chosen) => oddsOfAction(s, seat, chosen)?.likelihood ?? -1),
  prompt: (s, seat) => ({
    key: 'action',
    about: {
      shot: sumOf(s, seat, SHOT),
      pass: sumOf(s, seat, PASS),
      defence: sumOf(s, 1 - seat, DEFENCE),
    },
  }),
  about: (s, _seat, chosen) =>
    chosen < ACTION
      ? { kind: 'motivate', card: s.cards.id(chosen) }
      : { kind: 'action', about: { action: ACTIONS[chosen - ACTION] } },
  odds: oddsOfAction,
  check(s, fields) {
    if (s.turn !== s.attacker) fields.wrong('turn')
  },
})

export const action2 = atAnyTime(action)
