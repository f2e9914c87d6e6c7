import { A_CHOICE, other } from '@libero/kernel'
import { REROLL, SPEND } from '../codes.ts'
import { Phase } from '../phase.ts'
import { checkBeforeDice, checkBeforeDice2 } from '../position/check-contest.ts'
import { buy, canMotivate, legalMotivations } from '../rules/bench.ts'
import { attackOf, defenceOf, helpfulToken } from '../rules/contest.ts'
import { thenAskAgain } from '../rules/resume.ts'
import { oddsOfTokens } from '../sense.ts'
import { ACTIONS, TOKENS } from '../vocabulary.ts'
import { atAnyTime } from './at-any-time.ts'
import { question, roleOf, whoseTurn } from './question.ts'

/** §7.3 As many tokens as he likes, the attacker first; §13.1 or somebody motivated before that. */
export const spend = question({
  phase: Phase.Spend,
  rule: '7.3',
  motivates: true,
  asks: whoseTurn,
  options(s, seat, out) {
    const most = s.pool[seat * 3 + helpfulToken(s, seat)]
    for (let n = 0; n <= most; n++) out[n] = SPEND + n
    return legalMotivations(s, seat, out, most + 1)
  },
  forced(s, seat) {
    if (s.pool[seat * 3 + helpfulToken(s, seat)] > 0) return A_CHOICE
    return canMotivate(s, seat) ? A_CHOICE : SPEND
  },
  decide(s, seat, action, _chance, told) {
    if (action < SPEND) {
      thenAskAgain(s, seat)
      buy(s, seat, action, told)
      return
    }
    const count = action - SPEND
    const token = helpfulToken(s, seat)
    s.pool[seat * 3 + token] -= count
    s.spent[seat] = count
    s.tokensSpent[seat] += count
    const total = seat === s.attacker ? attackOf(s) : defenceOf(s)
    told?.tell({ kind: 'spent', seat, token: TOKENS[token], count, total })
    if (seat === s.attacker) s.turn = other(seat)
    else s.phase = Phase.Dice
  },
  inTime: () => SPEND,
  prompt: (s, seat) => ({
    key: `spend/${roleOf(s, seat)}`,
    about: {
      action: ACTIONS[s.action] ?? '',
      token: TOKENS[helpfulToken(s, seat)] ?? '',
      attack: attackOf(s),
      defence: defenceOf(s),
    },
  }),
  about: (s, _seat, action) =>
    action < SPEND
      ? { kind: 'motivate', card: s.cards.id(action) }
      : { kind: 'spend', about: { count: action - SPEND } },
  whyNotWord(s, seat, action, rule) {
    if (action < SPEND || action >= REROLL) return undefined
    const token = helpfulToken(s, seat)
    const about = { token: TOKENS[token] ?? '', count: s.pool[seat * 3 + token] }
    return { code: 'too-few-tokens', rule, about }
  },
  odds: oddsOfTokens,
  check: checkBeforeDice,
})

/** §2.4 The same, but what is spent lies beside the play areas until the clean-up. */
export const spend2 = atAnyTime({
  ...spend,
  decide(s, seat, action, chance, told) {
    spend.decide(s, seat, action, chance, told)
    if (action >= SPEND) s.aside[seat * 3 + helpfulToken(s, seat)] += action - SPEND
  },
  check: checkBeforeDice2,
})
