import type { Refusal } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import { de } from './de.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import type { TableText } from './text.ts'

export { TABLE_REFUSALS, TABLE_RULES, type TableText } from './text.ts'

export const TABLE_TEXTS: Readonly<Record<Language, TableText>> = { en, de, hu }

/** What holds at every table, whatever is played, by its paragraph; refusals cite it. */
export const tableParagraphs = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(TABLE_TEXTS[language].rules).filter(([id]) => id.startsWith('T')))

/** What the table itself says in one language; of everything else it leaves the words to the game. */
export interface TableWording {
  refusal(refusal: Refusal): string | undefined
  /** The text of a paragraph, such as 'T4'. */
  rule(id: string): string | undefined
}

export function tableWording(language: Language): TableWording {
  const { refusals, place, rules } = TABLE_TEXTS[language]
  return {
    refusal: ({ code, about = {} }) => {
      const sentence = entry(refusals, code)
      if (!sentence) return undefined
      return fill(code === 'record-damaged' && about.line ? `${sentence} ${place}` : sentence, about)
    },
    rule: (id) => {
      const words = entry(rules, id)
      return words && `${id} ${words}`
    },
  }
}

/** The entry of that very name; nothing a record inherits. */
const entry = (record: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined
