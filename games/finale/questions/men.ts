import type { Refusal, Seat } from '@libero/kernel'
import { checkAction } from '../position/check-clock.ts'
import { checkNeed } from '../position/check-men.ts'
import { chooseMan, forcedMan, isAgain, legalMen, missingLine, nextPlace } from '../rules/attack.ts'
import { onTheBall } from '../rules/common.ts'
import { counterBonus } from '../rules/counter.ts'
import { odds } from '../sense.ts'
import type { State } from '../state.ts'
import { ACTIONS, ANY, BENCH, FREE, KEEPER, LINES, PLACES } from '../vocabulary.ts'
import { strongest } from './in-time.ts'
import type { FinaleQuestion } from './question.ts'
import { question, refuseMan } from './question.ts'

type Asked = Pick<FinaleQuestion, 'phase' | 'asks' | 'skip'> & { readonly ruleOfChoosing?: string }

/** §6.2 A man for the next place of the card; asked of both sides alike. */
export const menQuestion = (asked: Asked): FinaleQuestion =>
  question({
    ...asked,
    rule: '6.2',
    ruleNow: (s) => {
      const place = nextPlace(s)
      if (isAgain(place)) return '6.6'
      return place !== ANY ? '6.2' : missingLine(s) >= 0 ? '6.4' : '6.3'
    },
    options: (s, _seat, out) => legalMen(s, out),
    forced: forcedMan,
    decide: (s, seat, action, _chance, told) => chooseMan(s, seat, action, told),
    inTime: strongest,
    prompt: (s, seat) => {
      const place = nextPlace(s)
      const missing = missingLine(s)
      return {
        key: isAgain(place)
          ? 'arrow-man'
          : place !== ANY
            ? 'line-man'
            : missing >= 0
              ? 'stand-in'
              : 'any-man',
        about: {
          action: ACTIONS[s.action],
          role: seat === onTheBall(s) ? 'attack' : 'defence',
          place: isAgain(place) ? 'arrow' : PLACES[place],
          ...(missing >= 0 && { missing: LINES[missing] }),
          left: s.need.reduce((sum, n) => sum + n, 0),
          bonus: seat === onTheBall(s) ? counterBonus(s) : 0,
        },
      }
    },
    whyNotMan: whyNotPlace,
    odds,
    check(s, fields) {
      checkAction(s, fields)
      if (fields.sound) checkNeed(s, fields)
    },
  })

function whyNotPlace(s: State, _seat: Seat, man: number): Refusal {
  if (s.where[man] === BENCH) return refuseMan(s, man, 'man-on-the-bench', '6.2')
  const place = nextPlace(s)
  if (isAgain(place)) return refuseMan(s, man, 'arrow-wants-build-up-man', '6.6')
  if (s.chip[man] === s.action) return refuseMan(s, man, 'man-already-chosen', '6.2')
  if (s.chip[man] !== FREE) return refuseMan(s, man, 'man-used-in-build-up', '6.5')
  if (place === ANY && s.line[man] === KEEPER)
    return refuseMan(s, man, 'keeper-fills-no-question-mark', '6.3')
  if (s.line[man] !== place) return refuseMan(s, man, 'man-of-other-line', '6.2', { place: PLACES[place] })
  return refuseMan(s, man, 'not-an-option', '6.2')
}
