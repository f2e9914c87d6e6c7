import type { Awaiting, Seat } from '@libero/kernel'
import { A_CHOICE, other } from '@libero/kernel'
import { SPECIAL } from '../codes.ts'
import { Phase } from '../phase.ts'
import { checkEmptyAreas } from '../position/check-plays.ts'
import { specialId, specialsOf } from '../rules/special-shot.ts'
import { oddsOfSpecial } from '../sense.ts'
import type { State } from '../state.ts'
import { firstOffered } from './in-time.ts'
import { question, roleOf } from './question.ts'

/** §12.2 Whoever has chosen, or has nothing to choose from. */
const isDone = (s: State, seat: Seat): boolean => s.chosen[seat] >= 0 || specialsOf(s, seat) === 0

/** §12.2 One of his cards, face down; when both have chosen, face up. */
export const special = question({
  phase: Phase.Special,
  rule: '12.2',
  atOnce: true,
  asks: (s) => ((isDone(s, 0) ? 0 : 1) | (isDone(s, 1) ? 0 : 2)) as Awaiting,
  options(s, seat, out) {
    const count = specialsOf(s, seat)
    for (let n = 0; n < count; n++) out[n] = SPECIAL + n
    return count
  },
  forced: (s, seat) => (specialsOf(s, seat) > 1 ? A_CHOICE : SPECIAL),
  decide(s, seat, action, _chance, told) {
    s.chosen[seat] = action - SPECIAL
    told?.confide(
      seat,
      { kind: 'special-chosen', seat, card: specialId(s, seat, s.chosen[seat]) },
      { kind: 'special-chosen', seat },
    )
    if (isDone(s, other(seat))) s.phase = Phase.Duel
  },
  inTime: firstOffered,
  prompt: (s, seat) => ({ key: `special/${roleOf(s, seat)}`, about: {} }),
  about: (s, seat, action) => ({ kind: 'special', card: specialId(s, seat, action - SPECIAL) }),
  odds: oddsOfSpecial,
  check: checkEmptyAreas,
})
