import { A_CHOICE } from '@libero/kernel'
import { GO } from '../codes.ts'
import { Phase } from '../phase.ts'
import { checkShown } from '../position/check-turn.ts'
import { Luck, luckKey, takeFromDeck, useCard } from '../rules/common.ts'
import { saveOdds } from '../sense/index.ts'
import { CARD_IDS, powerOf } from '../vocabulary.ts'
import { defender, yesOrNo } from './asks.ts'
import { question } from './question.ts'

/** §7.6 The keeper draws card by card and may stop at any time. */
export const save = question({
  phase: Phase.Save,
  rule: '7.6',
  words: ['draw', 'stop'],
  asks: defender,
  options: yesOrNo,
  forced: () => A_CHOICE,
  decide(s, keeper, action, chance, told) {
    const card = action === GO ? takeFromDeck(s, keeper, chance, luckKey(s, Luck.Save, s.draws), told) : -1
    if (card < 0) {
      told?.tell({ kind: 'keeper-stopped', seat: keeper, total: s.drawn, power: s.power })
      s.phase = Phase.SaveEnds
      return
    }
    useCard(s, keeper, card)
    s.drawn += powerOf(card)
    s.draws--
    told?.reveal({ kind: 'keeper-drew', seat: keeper, card: CARD_IDS[card], total: s.drawn, power: s.power })
    if (s.draws === 0 || s.drawn > s.power) s.phase = Phase.SaveEnds
  },
  prompt: (s) => ({ about: { power: s.power, total: s.drawn, draws: s.draws } }),
  odds: saveOdds,
  check(s, fields) {
    checkShown(s, fields)
    if (s.draws === 0 || s.drawn > s.power) fields.wrong('shot')
  },
})
