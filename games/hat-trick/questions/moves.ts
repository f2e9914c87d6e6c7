import type { Seat } from '@libero/kernel'
import { Moment } from '../cards/skills.ts'
import { SKILL } from '../codes.ts'
import { checkWithin } from '../position/check-moment.ts'
import { checkNoOpportunity, checkShown } from '../position/check-turn.ts'
import { asItStands } from '../rules/as-it-stands.ts'
import { chanceAsItStands } from '../rules/chance-as-it-stands.ts'
import { ATTACKERS, openMoment } from '../rules/course.ts'
import { declare } from '../rules/moment.ts'
import { EITHER_SIDE, forcedMove, legalMoves, move, mustMove } from '../rules/move.ts'
import type { State } from '../state.ts'
import { SIDES, sideOf } from '../vocabulary.ts'
import type { HatTrickQuestion, Own } from './question.ts'
import { question } from './question.ts'

const sideOfCard = (s: State, seat: Seat): number => sideOf(s.faceUp[seat])

/** §4.2 For the sentence that asks. */
const hasTo = (s: State, seat: Seat, side: number) => (mustMove(s, seat, side) ? { must: 1 } : {})

interface ByCard extends Pick<Own, 'phase' | 'rule' | 'ruleNow' | 'asks' | 'odds'> {
  /** Whose move it is, for what follows it. */
  readonly whose: number
  /** Key of the sentence that asks, where it is not the name of the phase. */
  readonly key?: (s: State) => string | undefined
  readonly check: NonNullable<Own['check']>
}

/** §4.2, §4.5 A move on the side of one's card, or a skill that stands within it (§15.3). */
export const moveByCard = ({ whose, key, check, ...asked }: ByCard): HatTrickQuestion =>
  question({
    ...asked,
    sideOfMove: sideOfCard,
    options: (s, seat, out) => legalMoves(s, seat, sideOfCard(s, seat), out),
    forced: (s, seat) => forcedMove(s, seat, sideOfCard(s, seat)),
    decide(s, seat, action, chance, told) {
      if (action >= SKILL) {
        declare(s, seat, action, chance, told)
        return
      }
      move(s, seat, action, told)
      openMoment(s, Moment.Moved, whose)
    },
    prompt: (s, seat) => ({
      key: key?.(s),
      about: {
        side: SIDES[sideOfCard(s, seat)],
        ...hasTo(s, seat, sideOfCard(s, seat)),
        ...asItStands(s, seat, whose === ATTACKERS),
        ...(whose !== ATTACKERS && chanceAsItStands(s)),
      },
    }),
    check(s, fields) {
      checkShown(s, fields)
      check(s, fields)
      checkWithin(s, 'move', fields)
    },
  })

interface AtKick extends Pick<Own, 'phase' | 'rule' | 'asks'>, Pick<ByCard, 'key'> {
  readonly next: number
}

/** §8.2, §9.3 A move of either side, before a free kick or a goal kick. */
export const moveAtKick = ({ next, key, ...asked }: AtKick): HatTrickQuestion =>
  question({
    ...asked,
    sideOfMove: () => EITHER_SIDE,
    options: (s, seat, out) => legalMoves(s, seat, EITHER_SIDE, out),
    forced: (s, seat) => forcedMove(s, seat, EITHER_SIDE),
    decide(s, seat, action, _chance, told) {
      move(s, seat, action, told)
      s.phase = next
    },
    prompt: (s, seat) => ({ key: key?.(s), about: hasTo(s, seat, EITHER_SIDE) }),
    check: checkNoOpportunity,
  })
