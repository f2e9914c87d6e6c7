import { A_CHOICE } from '@libero/kernel'
import { TOP } from '../codes.ts'
import { Phase } from '../phase.ts'
import { checkEmptyAreas } from '../position/check-plays.ts'
import { handOver, Luck, listPile, put } from '../rules/common.ts'
import { fromPile } from '../rules/field.ts'
import { beginAttack, beginStoppage, isMatchCardLeft } from '../rules/round.ts'
import { PLACED } from '../state.ts'
import { FIELD, FIELD_SIZE, HAND } from '../vocabulary.ts'
import { best, worthOf } from './in-time.ts'
import { question, refuseCard, roleOf, whoseTurn } from './question.ts'

const scratch = new Int16Array(FIELD_SIZE)

/** §4.3 An open match card, or the top one of the pile: first the defender, then the attacker. */
export const draft = question({
  phase: Phase.Draft,
  rule: '4.3',
  asks: whoseTurn,
  options(s, _seat, out) {
    const count = listPile(s, FIELD, out, 0)
    if (s.matchLeft === 0) return count
    out[count] = TOP
    return count + 1
  },
  forced(s) {
    if (s.size[FIELD] + Number(s.matchLeft > 0) > 1) return A_CHOICE
    if (s.matchLeft > 0) return TOP
    listPile(s, FIELD, scratch, 0)
    return scratch[0]
  },
  decide(s, seat, action, chance, told) {
    if (action === TOP) {
      const card = fromPile(s, chance, Luck.Top + seat)
      put(s, card, HAND + seat)
      s.known[card] = PLACED
      told?.confide(
        seat,
        { kind: 'match-card', seat, open: false, card: s.cards.id(card) },
        { kind: 'match-card', seat, open: false },
        true,
      )
    } else {
      handOver(s, action, seat)
      told?.tell({ kind: 'match-card', seat, open: true, card: s.cards.id(action) })
    }
    if (seat !== s.attacker) {
      s.turn = s.attacker
      return
    }
    // §9.3 With the last two match cards stoppage time begins.
    if (!isMatchCardLeft(s)) beginStoppage(s, told)
    beginAttack(s)
  },
  inTime: (s, _seat, actions) =>
    best(actions, (action) => (action === TOP ? Number.NEGATIVE_INFINITY : worthOf(s, action))),
  prompt: (s, seat) => ({ key: 'draft', about: { role: roleOf(s, seat), left: s.matchLeft } }),
  about: (s, _seat, action) =>
    action === TOP ? { kind: 'take' } : { kind: 'take', card: s.cards.id(action) },
  whyNotCard: (s, _seat, card, rule) => refuseCard(s, card, 'not-on-the-field', rule),
  whyNotWord: (_s, _seat, action, rule) =>
    action === TOP ? { code: 'no-match-card-left', rule } : undefined,
  check(s, fields) {
    checkEmptyAreas(s, fields)
    if (s.plays > 0) fields.wrong('plays')
    if (s.stopped[0] || s.stopped[1]) fields.wrong('sides.stopped')
  },
})
