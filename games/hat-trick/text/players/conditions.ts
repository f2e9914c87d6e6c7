import { fill } from '@libero/kernel/words'
import type { ExpansionSet } from '../../cards/expansion.ts'
import type { Style } from '../../cards/skills.ts'
import type { PlayersText } from './text.ts'

/** §19.2 What wins a style's card, as the cards of the match have it. */
export function conditionWords(style: Style, { conditions }: ExpansionSet, { rows }: PlayersText): string {
  const condition = conditions.find((one) => one.style === style)
  return condition ? fill(rows[condition.row], { times: condition.times }) : ''
}
