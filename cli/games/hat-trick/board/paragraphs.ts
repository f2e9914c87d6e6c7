import type { ExpansionSet } from '@libero/hat-trick'
import { PARAGRAPHS } from '@libero/hat-trick/book'
import { FIRST_STYLE_CARD_IDS, STYLE_CARD_IDS, TYPE_IDS } from '@libero/hat-trick/text'
import { optionsOf } from '@libero/hat-trick/view'
import type { Request } from '@libero/kernel'

/** The paragraphs of the cards a question offers: §16 by player types, §19 by style cards, each once. */
export function paragraphs({ styles }: ExpansionSet, request: Request): string[] {
  const found = optionsOf(request).flatMap((option) => {
    switch (option.kind) {
      case 'skill':
        return [ofType(option.about.type), ofType(option.about.fromType)]
      case 'turn-back':
        return [ofType(option.about.type)]
      case 'style-card':
        return [ofStyleCard(option.about.card)]
      case 'take-style':
        // What wins a card of each style, then the three there are.
        return [
          '19.2',
          ...styles.filter(({ style }) => style === option.about.style).map(({ id }) => ofStyleCard(id)),
        ]
      default:
        return []
    }
  })
  return [...new Set(found)].filter((paragraph) => paragraph !== '')
}

const nthOf = (ids: readonly string[], id = ''): number => ids.indexOf(id) + 1

/** What no paragraph tells yet, such as a type of a newer set, is told by its card alone. */
const known = (paragraph: string): string => (PARAGRAPHS.some((one) => one === paragraph) ? paragraph : '')

function ofType(id: string | undefined): string {
  const nth = nthOf(TYPE_IDS, id)
  return nth > 0 ? known(`16.${nth}`) : ''
}

function ofStyleCard(id: string): string {
  const nth = nthOf(STYLE_CARD_IDS, id)
  if (nth > 0) return known(`19.${nth + 5}`)
  return nthOf(FIRST_STYLE_CARD_IDS, id) > 0 ? '19.18' : ''
}
