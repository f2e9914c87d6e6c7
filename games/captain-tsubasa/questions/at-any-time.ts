import type { Refusal, Seat } from '@libero/kernel'
import { forcedByCount } from '@libero/kernel'
import { MOST_OPTIONS, SKIP, STOP } from '../codes.ts'
import type { Meaning } from '../options.ts'
import { call, canPay, isOnBench, keepersInArea, legalMotivations, legalTransfers } from '../rules/bench.ts'
import { isOwnTurn, rollsAreStillOpen, thenGoOn } from '../rules/resume.ts'
import type { State } from '../state.ts'
import { AREA, FIRST_EXHAUSTION, FIRST_TRANSFER, LIMIT } from '../vocabulary.ts'
import type { CaptainTsubasaQuestion } from './question.ts'
import { refuseCard } from './question.ts'

const scratch = new Int16Array(MOST_OPTIONS)
const keepers = new Int16Array(LIMIT)

/**
 * The same question, with whoever may come from the bench before it is answered: §13.1 a player may be motivated
 * whenever his coach is asked anything, §15.2 and somebody signed whenever that is within his own turn. Where there
 * was nothing to ask, nobody is asked for the sake of it.
 */
export function atAnyTime(
  asked: CaptainTsubasaQuestion,
  changed: Partial<CaptainTsubasaQuestion> = {},
): CaptainTsubasaQuestion {
  const { forced = (s, seat) => forcedByCount(asked.options(s, seat, scratch), scratch) } = asked
  return {
    ...asked,
    forced,
    options(s, seat, out) {
      const count = withoutBench(s, out, asked.options(s, seat, out))
      return withBench(s, seat, out, count)
    },
    decide(s, seat, action, chance, told) {
      if (!isOnBench(s, action)) {
        asked.decide(s, seat, action, chance, told)
        return
      }
      thenGoOn(s, seat)
      // Whoever comes after the dice has changed what both were content with.
      if (rollsAreStillOpen(s)) s.content.fill(0)
      call(s, seat, action, told)
    },
    inTime: (s, seat, actions) =>
      asked.inTime(
        s,
        seat,
        actions.filter((action) => !isOnBench(s, action)),
      ),
    about: (s, seat, action) => (isOnBench(s, action) ? dealAbout(s, action) : asked.about(s, seat, action)),
    odds: (s, seat, action) => (isOnBench(s, action) ? undefined : asked.odds?.(s, seat, action)),
    whyNot(s, seat, action) {
      if (isOnBench(s, action)) return whyNotCalled(s, seat, action, asked)
      const why = asked.whyNot(s, seat, action)
      return why.code === 'no-card-now' && isTransfer(action) && isOwnTurn(s) ? notListed(s, action) : why
    },
    ...changed,
  }
}

/** The answers alone. */
function withoutBench(s: State, out: Int16Array, count: number): number {
  let kept = 0
  for (let i = 0; i < count; i++) if (!isOnBench(s, out[i])) out[kept++] = out[i]
  return kept
}

/** Whoever may come stands before what declines. */
function withBench(s: State, seat: Seat, out: Int16Array, count: number): number {
  const last = count > 0 ? out[count - 1] : -1
  const declines = last === SKIP || last === STOP
  let n = legalMotivations(s, seat, out, declines ? count - 1 : count)
  if (isOwnTurn(s) && s.signing < 0) n = legalTransfers(s, seat, out, n)
  if (declines) out[n++] = last
  return n
}

const isTransfer = (card: number): boolean => card >= FIRST_TRANSFER && card < FIRST_EXHAUSTION

/** §15.1 A transfer that is not to be had. */
const notListed = (s: State, card: number): Refusal =>
  refuseCard(s, card, s.terms.transfers ? 'not-on-the-transfer-list' : 'transfers-not-agreed', '15.1')

const dealAbout = (s: State, card: number): Meaning => ({
  kind: card < FIRST_TRANSFER ? 'motivate' : 'sign',
  card: s.cards.id(card),
})

function whyNotCalled(s: State, seat: Seat, card: number, asked: CaptainTsubasaQuestion): Refusal {
  if (card < FIRST_TRANSFER) {
    if (s.where[s.cards.replaces[card]] !== AREA + seat)
      return refuseCard(s, card, 'player-not-played', '13.1')
    return refuseCard(s, card, canPay(s, seat, card) ? 'not-to-be-chosen' : 'cannot-pay', '13.1')
  }
  if (!isOwnTurn(s) || s.signing >= 0) return asked.whyNot(s, seat, card)
  if (!canPay(s, seat, card)) return refuseCard(s, card, 'cannot-pay', '15.2')
  if (s.cards.keeper[card] && keepersInArea(s, seat, keepers) === 0)
    return refuseCard(s, card, 'no-keeper-to-replace', '15.3')
  return refuseCard(s, card, 'limit-reached', '15.4')
}
