import { A_CHOICE, other } from '@libero/kernel'
import { LET_START, START } from '../codes.ts'
import { Phase } from '../phase.ts'
import { checkEmptyAreas } from '../position/check-plays.ts'
import { kickOff } from '../rules/half.ts'
import { firstOffered } from './in-time.ts'
import { question, whoseTurn } from './question.ts'

/** §1.3 Who won the toss says who kicks off; when time runs out he does. */
export const toss = question({
  phase: Phase.Toss,
  rule: '1.3',
  asks: whoseTurn,
  options(_s, _seat, out) {
    out[0] = START
    out[1] = LET_START
    return 2
  },
  forced: () => A_CHOICE,
  decide(s, seat, action, _chance, told) {
    s.first = action === START ? seat : other(seat)
    kickOff(s, s.first, told)
  },
  inTime: firstOffered,
  prompt: () => ({ key: 'toss', about: {} }),
  about: (_s, _seat, action) => ({ kind: 'toss', about: { starts: action === START ? 'own' : 'other' } }),
  check: checkEmptyAreas,
})
