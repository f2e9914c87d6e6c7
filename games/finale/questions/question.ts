import type { Question, Refusal, Seat } from '@libero/kernel'
import type { FinaleEvent } from '../events.ts'
import { read, write } from '../notation.ts'
import type { Meaning } from '../options.ts'
import { DONE, firstMan, MAN, manId } from '../rules/common.ts'
import type { State } from '../state.ts'
import { OFF, SQUAD } from '../vocabulary.ts'

export type FinaleQuestion = Question<State, FinaleEvent>

type Shared = 'write' | 'read' | 'about' | 'whyNot' | 'rule'

/** What a question of Finale says for itself; how a decision is written and read is the same for all. */
interface Own extends Omit<FinaleQuestion, Shared> {
  /** The paragraph it rests on, and where that differs the one of this very moment. */
  readonly rule: string
  readonly ruleNow?: (s: State) => string
  /** The paragraph that forbids to choose nothing. */
  readonly ruleOfChoosing?: string
  /** Whether it asks for a tactic card; else for a man. */
  readonly wantsTactic?: true
  /** Why a man who is not off cannot be chosen. */
  readonly whyNotMan?: (s: State, seat: Seat, man: number) => Refusal
}

export function question(own: Own): FinaleQuestion {
  const { rule, ruleNow, ruleOfChoosing, wantsTactic, whyNotMan, ...rest } = own
  return {
    ...rest,
    rule: ruleNow ?? rule,
    write,
    read,
    about,
    whyNot: (s, seat, action) => {
      if (action === DONE) return { code: 'choice-required', rule: ruleOfChoosing ?? rule }
      if (action >= 0 && action < DONE) return whyNotTactic(s, action, rule, wantsTactic === true)
      const man = firstMan(seat) + action - MAN
      if (action < MAN || action >= MAN + SQUAD) return { code: 'not-an-option', rule }
      if (wantsTactic || !whyNotMan) return { code: 'not-a-man-now', rule, about: { man: manId(s, man) } }
      return s.where[man] === OFF ? refuseMan(s, man, 'man-is-off', '9.5') : whyNotMan(s, seat, man)
    },
  }
}

function about(s: State, seat: Seat, action: number): Meaning {
  if (action === DONE) return { kind: 'done' }
  return { kind: action < DONE ? 'tactic' : 'man', card: write(s, seat, action) }
}

function whyNotTactic(s: State, card: number, rule: string, isWanted: boolean): Refusal {
  const about = { card: s.cards.tacticId(card) }
  if (!isWanted) return { code: 'not-a-tactic-now', rule, about }
  if (card === s.cards.closing) return { code: 'closing-card-only-last', rule: '5.8', about }
  return { code: 'not-in-hand', rule, about }
}

/** A man is refused, by a code and a paragraph. */
export const refuseMan = (
  s: State,
  man: number,
  code: string,
  rule: string,
  more: Refusal['about'] = {},
): Refusal => ({ code, rule, about: { man: manId(s, man), ...more } })

/** Nobody is asked any more. */
export const afterwards = {
  read,
  write,
  whyNot: (): Refusal => ({ code: 'not-an-option', rule: '10.1' }),
}
