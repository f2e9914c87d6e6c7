import { A_CHOICE } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { checkSigning } from '../position/check-ability.ts'
import { callFor, keepersInArea } from '../rules/bench.ts'
import { best, worthOf } from './in-time.ts'
import { question, refuseCard, whoseAbilities } from './question.ts'

/** §15.3 Of two keepers in the area the one who makes room for whoever is being signed. */
export const replaced = question({
  phase: Phase.Target,
  rule: '15.3',
  wantsCardInPlay: true,
  asks: whoseAbilities,
  options: keepersInArea,
  forced: () => A_CHOICE,
  decide: (s, seat, action, _chance, told) => callFor(s, seat, action, told),
  inTime: (s, _seat, actions) => best(actions, (action) => -worthOf(s, action)),
  prompt: (s) => ({ key: 'target/replace', about: { card: s.cards.id(s.signing) } }),
  about: (s, _seat, action) => ({ kind: 'target', card: s.cards.id(action) }),
  whyNotCard: (s, _seat, card, rule) => refuseCard(s, card, 'not-to-be-chosen', rule),
  check: checkSigning,
})
