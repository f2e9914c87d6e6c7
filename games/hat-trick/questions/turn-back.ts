import type { Refusal, Rulebook, Seat } from '@libero/kernel'
import { forcedByCount, isQuestion } from '@libero/kernel'
import type { HatTrickEvent } from '../events.ts'
import type { Meaning } from '../notation/meaning.ts'
import { numberOf } from '../rules/common.ts'
import { askAgain } from '../rules/moment.ts'
import { userOf } from '../rules/skill.ts'
import { isTurnBack, listTurnBacks, turnBack } from '../rules/turn-back.ts'
import type { State } from '../state.ts'
import { MOST_OPTIONS, NOWHERE, OUTFIELD, SIDES } from '../vocabulary.ts'
import type { HatTrickQuestion } from './question.ts'

const scratch = new Int16Array(MOST_OPTIONS)

/**
 * §16.5 Whatever a coach is asked, a wingback of his who has changed wings may turn back first; then he is asked the
 * same again. It is an answer more to every question and never a question of its own: where there is but one other
 * answer, that is taken without asking, and it is never what is taken when time runs out.
 */
function withTurnBack(asked: HatTrickQuestion): HatTrickQuestion {
  const { options, forced, decide, inTime, about, whyNot, odds } = asked
  return {
    ...asked,
    options(s, seat, out) {
      const count = options(s, seat, out)
      return count === 0 || s.turned[seat] === 0 ? count : listTurnBacks(s, seat, out, count)
    },
    forced: forced ?? ((s, seat) => forcedByCount(options(s, seat, scratch), scratch)),
    decide(s, seat, action, chance, told) {
      if (!isTurnBack(s, seat, action)) {
        decide(s, seat, action, chance, told)
        return
      }
      turnBack(s, userOf(seat, action), told)
      askAgain(s, seat)
    },
    inTime: (s, seat, actions) =>
      inTime(
        s,
        seat,
        actions.filter((action) => !isTurnBack(s, seat, action)),
      ),
    about: (s, seat, action) =>
      isTurnBack(s, seat, action) ? meaning(s, seat, action) : about(s, seat, action),
    whyNot: (s, seat, action) =>
      isTurnBack(s, seat, action) ? whyNoTurn(s, seat, action) : whyNot(s, seat, action),
    ...(odds && {
      odds: (s: State, seat: Seat, action: number) =>
        isTurnBack(s, seat, action) ? undefined : odds(s, seat, action),
    }),
  }
}

const manOf = (s: State, player: number) => ({
  number: numberOf(player),
  type: s.cards.expansion.set.types[s.type[player]].id,
})

function meaning(s: State, seat: Seat, action: number): Meaning {
  const player = userOf(seat, action)
  return { kind: 'turn-back', about: { ...manOf(s, player), wing: SIDES[numberOf(player) & 1] } }
}

function whyNoTurn(s: State, seat: Seat, action: number): Refusal {
  const player = userOf(seat, action)
  const about = manOf(s, player)
  if (s.field[player] === NOWHERE) return { code: 'player-sent-off', rule: '9.2', about }
  if (((s.turned[seat] >> (player % OUTFIELD)) & 1) === 0) return { code: 'on-own-side', rule: '16.5', about }
  return { code: 'flipped-twice', rule: '15.6', about }
}

/** The same rules, with turning back among the answers to every question. */
export const withTurnBacks = (book: Rulebook<State, HatTrickEvent>): Rulebook<State, HatTrickEvent> =>
  book.revised(
    book.version,
    book.rules.map((rule) => (isQuestion(rule) ? withTurnBack(rule) : rule)),
    { mostOptions: book.mostOptions + OUTFIELD },
  )
