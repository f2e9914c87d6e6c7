import type { Language } from '@libero/kernel/words'
import { blanks, LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { FIRST_EXPANSION, OUR_EXPANSION } from '../../cards/our-expansion.ts'
import { RULES } from '../../text/book.ts'
import { TEXTS } from '../../text/index.ts'
import { conditionWords } from '../../text/players/conditions.ts'
import type { PlayersRules } from '../../text/players/paragraphs.ts'

/** The paragraphs as they are written, blanks and all, by language. */
const WRITTEN = new Map(
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const [rules] = Object.values(await import(`../../text/players/rules.${language}.ts`))
      return [language, (rules as PlayersRules).paragraphs as Readonly<Record<string, string>>] as const
    }),
  ),
)

const written = (language: Language, number: string): string => WRITTEN.get(language)?.[number] ?? ''
const read = (language: Language, number: string): string =>
  (RULES[language].paragraphs as Readonly<Record<string, string>>)[number] ?? ''

describe.each(LANGUAGES)('%s: what stands on a card is told from the card', (language) => {
  test('numbers, and what a skill brings, of every type', () => {
    for (const [i, { id, numbers, silver, gold }] of OUR_EXPANSION.types.entries()) {
      const number = `16.${i + 1}`
      const wanted = [
        ...(gold.skill.amount === undefined ? [] : ['gold']),
        ...(numbers.length > 0 ? ['numbers'] : []),
        ...(silver.skill.amount === undefined ? [] : ['silver']),
      ]
      expect([id, ...blanks(written(language, number))]).toEqual([id, ...wanted])
      for (const shown of numbers.length > 0 ? [numbers.join('/')] : [])
        expect(read(language, number)).toContain(shown)
    }
  })

  test('styles, what wins a card, and what each card brings', () => {
    const styles = OUR_EXPANSION.conditions.map(({ style }) => style)
    expect(blanks(written(language, '19.1'))).toEqual(['each', 'styles'])
    expect(blanks(written(language, '19.2'))).toEqual(styles.toSorted())
    for (const style of styles)
      expect(read(language, '19.2')).toContain(
        conditionWords(style, OUR_EXPANSION, TEXTS[language].expansion),
      )
    for (const [i, { id, amount }] of OUR_EXPANSION.styles.entries())
      expect([id, blanks(written(language, `19.${6 + i}`))]).toEqual([
        id,
        amount === undefined ? [] : ['amount'],
      ])
    // Of the first cards those that there are no longer.
    const now = OUR_EXPANSION.styles.map(({ id }) => id)
    const gone = FIRST_EXPANSION.styles.filter(({ id, amount }) => !now.includes(id) && amount !== undefined)
    expect(blanks(written(language, '19.18')).length).toBe(gone.length)
  })

  test('no figure is written by hand, and no blank is left', () => {
    for (const [number, words] of Object.entries(RULES[language].paragraphs)) {
      expect([number, ...blanks(words)]).toEqual([number])
      if (!/^16\.|^19\./.test(number)) continue
      // Other paragraphs, versions of the rules, examples and a name have figures that are on no card, …
      const names = Object.values(TEXTS[language].expansion.types).map(({ name }) => name)
      const [said = ''] = written(language, number)
        .replaceAll(new RegExp(`\\d+\\.\\d+|hat-trick-\\d|${names.join('|')}`, 'g'), '')
        .split(/(?:Example|Beispiel|Példa)\S*:/)
      // … and one power belongs to a word of the rules, as it does in every card set.
      expect([number, said.match(/\d/g)?.length ?? 0]).toEqual([number, number === '19.9' ? 1 : 0])
    }
  })
})
