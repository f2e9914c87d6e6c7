import type { ExpansionSet } from '@libero/hat-trick'
import { NUMBERS } from '@libero/hat-trick'
import { codeOf, INTERCHANGE, STYLE_CARD, SUB, VARIANTS } from '@libero/hat-trick/opponents'
import { STYLE_CARD_IDS, TYPE_IDS } from '@libero/hat-trick/text'
import type { Option, Request } from '@libero/kernel'

/** What was typed as the game writes it: '3&2' is '2&3', and '1:2' a change where one is asked for. */
export function spelled(typed: string, { kind, options }: Request): string {
  const [, one, other] = /^(\d{1,2})&(\d{1,2})$/.exec(typed) ?? []
  if (one !== undefined) {
    // A style card is played on two by the same sign: 'change-roles:2&3'.
    const isOf = (pair: string) => (option: Option) => option.action.split(':').at(-1) === pair
    const meant = options.find(isOf(typed)) ?? options.find(isOf(`${other}&${one}`))
    return meant?.action ?? typed
  }
  return kind === 'substitution' && /^\d:\d{1,2}$/.test(typed) ? `sub-${typed}` : typed
}

const positionOf = (number: string | undefined): number => NUMBERS.indexOf(Number(number) as 2)

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

/** The paragraphs of the cards a question offers: §16 by player types, §19 by style cards, each once. */
export function paragraphs({ styles }: ExpansionSet, { options }: Request): string[] {
  const found = options.flatMap(({ kind, about = {} }) => {
    switch (kind) {
      case 'skill':
        return [ofType(about.type), ofType(about.fromType)]
      case 'style-card':
        return [ofStyleCard(about.card)]
      case 'take-style':
        // What wins a card of each style, then the three there are.
        return [
          '19.2',
          ...styles.filter(({ style }) => style === about.style).map(({ id }) => ofStyleCard(id)),
        ]
      default:
        return []
    }
  })
  return [...new Set(found)].filter((paragraph) => paragraph !== '')
}

const nthOf = (ids: readonly string[], id: unknown): number => ids.indexOf(String(id)) + 1

function ofType(id: unknown): string {
  const nth = nthOf(TYPE_IDS, id)
  return nth > 0 ? `16.${nth}` : ''
}

function ofStyleCard(id: unknown): string {
  const nth = nthOf(STYLE_CARD_IDS, id)
  return nth > 0 ? `19.${nth + 5}` : ''
}
