import type { Awaiting, Question, Refusal, Seat } from '@libero/kernel'
import { A_CHOICE } from '@libero/kernel'
import { LAST_CODE } from '../codes.ts'
import type { CaptainTsubasaEvent } from '../events.ts'
import { read, write } from '../notation.ts'
import type { Meaning } from '../options.ts'
import type { State } from '../state.ts'
import { AREA, BENCH, CARDS, FIRST_MOTIVATION, FIRST_TRANSFER, HAND } from '../vocabulary.ts'

export type CaptainTsubasaQuestion = Question<State, CaptainTsubasaEvent>

/** What a question says about answers that are not among its options. */
interface Refusing extends Pick<CaptainTsubasaQuestion, 'rule'> {
  /** §13.1 Whether somebody may be motivated instead of an answer. */
  readonly motivates?: true
  /** Whether it asks for one of the cards in play. */
  readonly wantsCardInPlay?: true
  /** Why this card cannot be chosen; left out, no card can. `rule` is the paragraph of the question. */
  readonly whyNotCard?: (s: State, seat: Seat, card: number, rule: string) => Refusal
  /** Why this word cannot be said; nothing where it is no answer to such a question at all. */
  readonly whyNotWord?: (s: State, seat: Seat, action: number, rule: string) => Refusal | undefined
}

/** What a question says for itself; how a decision is written, read and refused is the same for all. */
type Own = Omit<CaptainTsubasaQuestion, 'write' | 'read' | 'whyNot' | 'about'> &
  Refusing & { readonly about: (s: State, seat: Seat, action: number) => Meaning }

export function question(own: Own): CaptainTsubasaQuestion {
  const { motivates, wantsCardInPlay, whyNotCard, whyNotWord, ...rest } = own
  return { ...rest, write, read, whyNot: refusing(own) }
}

/** One of two questions of the same phase, as the state says. */
export function eitherOf(
  isFirst: (s: State) => boolean,
  first: CaptainTsubasaQuestion,
  second: CaptainTsubasaQuestion,
): CaptainTsubasaQuestion {
  const of = (s: State) => (isFirst(s) ? first : second)
  const rule = (s: State, seat: Seat) => {
    const paragraph = of(s).rule
    return typeof paragraph === 'string' ? paragraph : paragraph(s, seat)
  }
  return {
    phase: first.phase,
    rule,
    asks: (s) => of(s).asks(s),
    options: (s, seat, out) => of(s).options(s, seat, out),
    forced: (s, seat) => of(s).forced?.(s, seat) ?? A_CHOICE,
    decide: (s, seat, action, chance, told) => of(s).decide(s, seat, action, chance, told),
    inTime: (s, seat, actions) => of(s).inTime(s, seat, actions),
    prompt: (s, seat) => of(s).prompt(s, seat),
    about: (s, seat, action) => of(s).about(s, seat, action),
    write,
    read,
    whyNot: (s, seat, action) => of(s).whyNot(s, seat, action),
    odds: (s, seat, action) => of(s).odds?.(s, seat, action),
    check: (s, fields) => of(s).check?.(s, fields),
  }
}

/** Whoever has the turn. */
export const whoseTurn = (s: State): Awaiting => (s.turn + 1) as Awaiting

/** Whoever has just brought a card into play. */
export const whoseAbilities = (s: State): Awaiting => (s.actor + 1) as Awaiting

export const roleOf = (s: State, seat: Seat): 'attack' | 'defence' =>
  seat === s.attacker ? 'attack' : 'defence'

/** A card is refused, by a code and a paragraph. */
export const refuseCard = (s: State, card: number, code: string, rule: string): Refusal => ({
  code,
  rule,
  about: { card: s.cards.id(card) },
})

function refusing(own: Refusing): CaptainTsubasaQuestion['whyNot'] {
  return (s, seat, action) => {
    const rule = typeof own.rule === 'string' ? own.rule : own.rule(s, seat)
    if (action >= 0 && action < CARDS) return whyNotCard(s, seat, action, rule, own)
    const why = action >= CARDS && action < LAST_CODE && own.whyNotWord?.(s, seat, action, rule)
    return why || { code: 'not-an-option', rule }
  }
}

function whyNotCard(s: State, seat: Seat, card: number, rule: string, own: Refusing): Refusal {
  if (isToBeMotivated(s, seat, card, own)) return whyNotMotivated(s, seat, card, own)
  return own.whyNotCard ? own.whyNotCard(s, seat, card, rule) : refuseCard(s, card, 'no-card-now', rule)
}

/** A motivation card that is not meant as one of the cards in play. */
function isToBeMotivated(s: State, seat: Seat, card: number, { wantsCardInPlay }: Refusing): boolean {
  if (card < FIRST_MOTIVATION || card >= FIRST_TRANSFER || s.where[card] === HAND + seat) return false
  return s.where[card] <= BENCH || !wantsCardInPlay
}

function whyNotMotivated(s: State, seat: Seat, card: number, { motivates }: Refusing): Refusal {
  if (!s.terms.motivation) return refuseCard(s, card, 'motivation-not-agreed', '13.1')
  if (s.where[card] !== BENCH) return refuseCard(s, card, 'already-motivated', '13.1')
  if (!motivates) return refuseCard(s, card, 'motivation-not-now', '13.1')
  if (s.where[s.cards.replaces[card]] !== AREA + seat) return refuseCard(s, card, 'player-not-played', '13.1')
  return refuseCard(s, card, 'cannot-pay', '13.1')
}

/** Nobody is asked any more. */
export const afterwards = { read, write, whyNot: refusing({ rule: '9.6' }) }
