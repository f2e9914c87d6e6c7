import type { Request } from '@libero/kernel'
import type { ExpansionSet } from '../cards/expansion.ts'
import { INTERCHANGE, STYLE_CARD, SUB, VARIANTS } from '../codes.ts'
import { optionsOf } from '../options.ts'
import { codeOf } from '../rules/skill.ts'
import { positionOf } from './uses.ts'

/** What was typed as the game writes it: '3&2' is '2&3', and '1:2' a change where one is asked for. */
export function spelled(typed: string, request: Request): string {
  const [, one, other] = /^(\d{1,2})&(\d{1,2})$/.exec(typed) ?? []
  if (one !== undefined) {
    const meant = pairOf(request, Number(one), Number(other)) ?? pairOf(request, Number(other), Number(one))
    return meant ?? typed
  }
  return request.kind === 'substitution' && /^\d:\d{1,2}$/.test(typed) ? `sub-${typed}` : typed
}

/** Two who change places; a style card is played on two by the same sign: 'change-roles:2&3'. */
const pairOf = (request: Request, one: number, other: number): string | undefined =>
  optionsOf(request).find(
    ({ kind, about }) =>
      (kind === 'interchange' || kind === 'style-card') && about.number === one && about.other === other,
  )?.action

/**
 * What is written well but impossible as the players stand has no code of its own: two who are no neighbours cannot
 * change places. Then the code of a decision of that kind, for which the rules say why not; −1 for anything else.
 */
export function nearest({ styles }: ExpansionSet, typed: string): number {
  const [, one, other] = /^(\d{1,2})&(\d{1,2})$/.exec(typed) ?? []
  if (one !== undefined) return codeFrom(INTERCHANGE, positionOf(one), positionOf(other))
  const [, nth, number] = /^(?:sub-)?(\d):(\d{1,2})$/.exec(typed) ?? []
  if (nth !== undefined) return codeFrom(SUB, positionOf(number))
  const [, user, lender = user] = /^(\d{1,2})(?:=x?(\d{1,2}))?!\S{0,4}$/.exec(typed) ?? []
  if (user !== undefined) {
    const i = positionOf(user)
    return i < 0 || positionOf(lender) < 0 ? -1 : codeOf(i, 0)
  }
  const card = styles.findIndex(({ id }) => id === typed.split(':')[0])
  return card < 0 ? -1 : STYLE_CARD + card * VARIANTS
}

const codeFrom = (first: number, ...positions: readonly number[]): number =>
  positions.some((i) => i < 0) ? -1 : first + (positions[0] ?? 0)
