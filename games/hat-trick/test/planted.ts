import { OUR_EXPANSION } from '../cards/our-expansion.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { CardSet } from '../cards/set.ts'
import type { Skill } from '../cards/skills.ts'

/** Skills that none of our cards has, made of words that exist: nothing but data says what they do. */
const silver: Skill = { when: 'compare', if: ['attacking', 'short'], do: 'footballs', amount: 5 }
const gold: Skill = { when: 'compare', if: ['defending', 'in-line', 'pass'], do: 'footballs', amount: 4 }
const style: Skill = { when: 'shot', if: ['attacking'], do: 'draws', amount: -6 }

/** Our cards, but for a playmaker and a nutmeg that do something else. */
export const PLANTED: CardSet = {
  ...OUR_CARDS,
  name: 'planted',
  expansion: {
    ...OUR_EXPANSION,
    name: 'planted',
    types: OUR_EXPANSION.types.map((type) =>
      type.id === 'playmaker'
        ? { ...type, silver: { ...type.silver, skill: silver }, gold: { ...type.gold, skill: gold } }
        : type,
    ),
    styles: OUR_EXPANSION.styles.map(({ id, style: of, source, ...use }) => ({
      id,
      style: of,
      source,
      ...(id === 'nutmeg' ? style : use),
    })),
  },
}

/** What is told of them, by language. */
export const PLANTED_TEXTS = {
  en: {
    silver: 'When your team’s short pass is compared, you have 5 footballs more.',
    gold: 'When their short pass or long ball is compared in your line, you have 4 footballs more.',
    nutmeg: 'When you shoot, the keeper draws 6 cards fewer.',
  },
  de: {
    silver: 'Wenn ein kurzer Pass deiner Mannschaft verglichen wird, hast du 5 Bälle mehr.',
    gold: 'Wenn ein kurzer oder langer Pass des Gegners in deiner Reihe verglichen wird, hast du 4 Bälle mehr.',
    nutmeg: 'Wenn du schießt, zieht der Torwart 6 Karten weniger.',
  },
  hu: {
    silver: 'Ha a csapatod rövid passzát vetjük össze, +5 labdád van.',
    gold: 'Ha az ellenfél rövid vagy hosszú passzát a sorodban vetjük össze, +4 labdád van.',
    nutmeg: 'Ha te lősz, a kapus 6 lappal kevesebbet húz.',
  },
} as const
