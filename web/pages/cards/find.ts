import type { CardGroup } from '../../face.ts'
import { isFound } from '../search.ts'

export type ShownCard = CardGroup['cards'][number]

/** Only the group that is chosen, and in it only what is looked for. */
export function cardsFound(
  groups: readonly CardGroup[],
  query: string,
  heading: string | undefined,
): readonly CardGroup[] {
  return groups
    .filter((group) => heading === undefined || group.heading === heading)
    .map((group) => ({
      ...group,
      cards: group.cards.filter((card) => isFound(query, card.name, group.heading, ...card.words)),
    }))
    .filter(({ cards }) => cards.length > 0)
}

/** The card with its neighbours, in the order shown; the last leads to the first. */
export function around(
  groups: readonly CardGroup[],
  id: string,
): { readonly card: ShownCard; readonly before: ShownCard; readonly next: ShownCard } | undefined {
  const all = groups.flatMap(({ cards }) => cards)
  const at = all.findIndex((card) => card.id === id)
  const card = all[at]
  if (!card) return undefined
  return {
    card,
    before: all[(at + all.length - 1) % all.length] ?? card,
    next: all[(at + 1) % all.length] ?? card,
  }
}
