import type { Token } from '@libero/captain-tsubasa'
import { EXHAUSTION_ID, TOKENS } from '@libero/captain-tsubasa'
import type { Seen } from '@libero/captain-tsubasa/view'
import {
  abilityNotation,
  captainTsubasaOption,
  TOP_NOTATION,
  tokenNotation,
} from '@libero/captain-tsubasa/view'
import type { Option, Request, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'

/**
 * Where things lie. A card is always in exactly one place, so its id is its place, and it is known again wherever it
 * goes; only exhaustion cards are several, and are told by the pile they lie on.
 */
export const TOP = 'top'
export const abilityAt = (nth: number): string => `ability-${nth}`
export type Pile = 'hand' | 'deck' | 'discard'

export const inArea = (id: string, seat: Seat): string => (id === EXHAUSTION_ID ? `${id}/area-${seat}` : id)
export const inDiscard = (id: string): string => (id === EXHAUSTION_ID ? `${id}/discard` : id)
export const pileOf = (pile: Pile, seat: Seat): string => `${pile}/${seat}`
export const poolOf = (token: string, seat: Seat): string => `pool-${token}/${seat}`

/** Somebody from the bench while a sheet lies over it: he is offered on the sheet. */
export const offerOf = (id: string): string => `${OFFER}${id}`
const OFFER = 'offer/'

/** The card that lies at a place, if one does. */
export const cardAt = (target: string): string =>
  target.startsWith(EXHAUSTION_ID) ? EXHAUSTION_ID : target.replace(OFFER, '')

/** A pile whose cards somebody wants to see. */
export function pileAt(target: string): { readonly pile: Pile; readonly seat: Seat } | undefined {
  const found = /^(hand|deck|discard)\/([01])$/.exec(target)
  return found ? { pile: found[1] as Pile, seat: Number(found[2]) as Seat } : undefined
}

/** A coach's tokens of one kind. */
export function poolAt(target: string): { readonly token: Token; readonly seat: Seat } | undefined {
  const seat: Seat = target.endsWith('/1') ? 1 : 0
  const token = TOKENS.find((kind) => target === poolOf(kind, seat))
  return token && { token, seat }
}

/** Questions for a card of the discard pile, and for one that lies in an area. */
export const FROM_DISCARD: readonly string[] = ['target/recall', 'target/recall-hand']
const FROM_OWN_AREA: readonly string[] = ['target/swap', 'target/replace']

/** Questions that are asked on a sheet over the pitch. */
const hasSheet = ({ kind, prompt }: Request): boolean =>
  kind === 'ability' || FROM_DISCARD.includes(prompt.key)

export function targetOf(option: Option, request: Request): string | undefined {
  const { prompt, seat } = request
  const { kind, card, about } = captainTsubasaOption(option)
  if (kind === 'ability') return abilityAt(about.ability)
  if (card === undefined) return kind === 'take' ? TOP : undefined
  // Who rolls for his keeper presses a button: the question says what the rolls come to.
  if (kind === 'save') return undefined
  if (kind === 'motivate' || kind === 'sign') return hasSheet(request) ? offerOf(card) : card
  if (FROM_DISCARD.includes(prompt.key)) return inDiscard(card)
  if (prompt.key === 'target/discard') return inArea(card, other(seat))
  return FROM_OWN_AREA.includes(prompt.key) ? inArea(card, seat) : card
}

/** What pressing a place would mean, for the rules to say why not; nothing of what may be chosen elsewhere. */
export function wouldBe(target: string, request: Request, view: Seen): string | undefined {
  const meant = meantBy(target, request.seat, view)
  return request.options.some(({ action }) => action === meant) ? undefined : meant
}

function meantBy(target: string, seat: Seat, view: Seen): string | undefined {
  if (target === TOP) return TOP_NOTATION
  const ability = [1, 2].find((nth) => target === abilityAt(nth))
  if (ability) return abilityNotation(ability)
  const token = TOKENS.find((kind) => target === poolOf(kind, seat))
  if (token) return tokenNotation(token)
  if (pileAt(target) || target.includes('/'))
    return cardAt(target) === EXHAUSTION_ID ? EXHAUSTION_ID : undefined
  return isAnywhere(view, target) ? target : undefined
}

const isAnywhere = (s: Seen, id: string): boolean =>
  [s.field, s.bench.motivation, s.bench.transfers, s.sides[0].area, s.sides[1].area]
    .concat(s.sides.map(({ hand = [] }) => hand))
    .some((place) => place.includes(id))

/** Kinds of tokens, numbers of them, whose die: answers of equal rank, none of them the big button. */
export const besides = (option: Option): boolean =>
  ['token', 'spend', 'reroll'].includes(captainTsubasaOption(option).kind)

/** §6.2, §6.8, §6.10, §15.3 Questions for a card of one's own that is given up. */
const GIVES_UP: readonly string[] = ['target/must', 'target/remove', 'target/swap', 'target/replace']
export const costs = ({ prompt }: Request): boolean => GIVES_UP.includes(prompt.key)

/** Doing nothing: no ability, no reroll, no token, no further card. */
export function declines(option: Option): boolean {
  const { kind, about } = captainTsubasaOption(option)
  return kind === 'skip' || kind === 'stop' || (kind === 'spend' && about.count === 0)
}
