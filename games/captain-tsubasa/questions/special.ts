import type { Awaiting } from '@libero/kernel'
import { A_CHOICE, other } from '@libero/kernel'
import { SPECIAL } from '../codes.ts'
import { Phase } from '../phase.ts'
import { checkEmptyAreas } from '../position/check-plays.ts'
import { specialId } from '../rules/special-shot.ts'
import { oddsOfSpecial } from '../sense.ts'
import { SPECIALS } from '../vocabulary.ts'
import { firstOffered } from './in-time.ts'
import { question, roleOf } from './question.ts'

/** §12.2 One of three, face down; when both have chosen, face up. */
export const special = question({
  phase: Phase.Special,
  rule: '12.2',
  atOnce: true,
  asks: (s) => ((s.chosen[0] < 0 ? 1 : 0) | (s.chosen[1] < 0 ? 2 : 0)) as Awaiting,
  options(_s, _seat, out) {
    for (let n = 0; n < SPECIALS; n++) out[n] = SPECIAL + n
    return SPECIALS
  },
  forced: () => A_CHOICE,
  decide(s, seat, action, _chance, told) {
    s.chosen[seat] = action - SPECIAL
    told?.confide(
      seat,
      { kind: 'special-chosen', seat, card: specialId(s, seat, s.chosen[seat]) },
      { kind: 'special-chosen', seat },
    )
    if (s.chosen[other(seat)] >= 0) s.phase = Phase.Duel
  },
  inTime: firstOffered,
  prompt: (s, seat) => ({ key: `special/${roleOf(s, seat)}`, about: {} }),
  about: (s, seat, action) => ({ kind: 'special', card: specialId(s, seat, action - SPECIAL) }),
  odds: oddsOfSpecial,
  check: checkEmptyAreas,
})
