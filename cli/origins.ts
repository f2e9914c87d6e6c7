import { fill, listed } from '@libero/kernel/words'
import { wrapped } from './play/ink.ts'
import type { CliText } from './text/text.ts'

/** A card and what is said of where it comes from. */
export interface Origin {
  readonly name: string
  readonly from: string
}

/** More cards of one origin than this are counted instead of named. */
const MOST_NAMED = 12
export const WIDTH = 78

/** Where the cards of one kind come from, those of one origin together. */
export function originLines(origins: readonly Origin[], kind: string, text: CliText): string[] {
  const names = new Map<string, string[]>()
  for (const { name, from } of origins) names.set(from, [...(names.get(from) ?? []), name])
  return [...names].flatMap(([from, cards]) => {
    const few = cards.length <= MOST_NAMED && names.size > 1
    const who = few ? listed(cards, text.cards.and) : fill(text.cards.many, { count: cards.length, kind })
    return wrapped(`  ${who}: ${from}`, WIDTH, '    ')
  })
}
