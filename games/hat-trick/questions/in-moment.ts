import type { Request, Seat } from '@libero/kernel'
import { Moment, WHENS } from '../cards/skills.ts'
import { PHASES } from '../phase.ts'
import { checkMoment } from '../position/check-moment.ts'
import { totalOf } from '../rules/action.ts'
import { lineFor } from '../rules/common.ts'
import type { State } from '../state.ts'
import { KINDS, kindOf } from '../vocabulary.ts'
import { whoeverIsAsked } from './asks.ts'
import type { HatTrickQuestion, Own } from './question.ts'
import { playersQuestion } from './question.ts'

type About = Request['prompt']['about']

/** The part a coach has in the play, and how far away the ball is for him. */
export const roleOf = (s: State, seat: Seat): About => ({
  role: seat === s.side ? 'attack' : 'defence',
  ownLine: lineFor(seat, s.field[s.ball]),
})

/** §15.10 What a coach uses in a moment of the play. */
export const momentQuestion = (own: Omit<Own, 'asks' | 'check'>): HatTrickQuestion =>
  playersQuestion({
    prompt: (s, seat) => ({
      key: `${PHASES[own.phase]}/${WHENS[s.moment]}`,
      about: { ...(s.moment === Moment.Compare && comparison(s, seat)), ...roleOf(s, seat) },
    }),
    ...own,
    asks: whoeverIsAsked,
    check: checkMoment,
  })

const comparison = (s: State, seat: Seat): About => ({
  action: KINDS[kindOf(s.faceUp[s.attacker])],
  own: totalOf(s, seat),
  theirs: totalOf(s, 1 - seat),
})
