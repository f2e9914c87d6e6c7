import { describe, expect, test } from 'vitest'
import { folded, Search, wordsOf } from '../search/index.ts'
import { distance } from '../search/likeness.ts'
import type { Language } from '../words/languages.ts'

const entry = (id: string, title: string, text: string, also?: string) => ({ id, title, text, also })

const ENTRIES: Partial<Record<Language, readonly ReturnType<typeof entry>[]>> = {
  en: [
    entry('1.1', 'Passing', 'A short pass goes one line forward to a team-mate.'),
    entry(
      '1.2',
      'Passing',
      'A long ball flies over two lines; if nobody is there, it is compared all the same.',
    ),
    entry('2.1', 'The penalty', 'A foul in the final line gives a penalty.', 'spot kick'),
    entry('2.2', 'Cards', 'The second yellow card of a player is a red one.'),
    entry('R1', 'Who shoots?', 'The coach names the player who shoots.'),
  ],
  de: [
    entry('1.1', 'Passen', 'Ein Kurzpass geht eine Reihe nach vorn zum Mitspieler.'),
    entry('1.2', 'Passen', 'Ein langer Ball fliegt über zwei Reihen.'),
    entry(
      '2.1',
      'Der Elfmeter',
      'Ein Foul in der letzten Reihe bringt einen Elfmeter. Ihn hält der Torhüter.',
    ),
    entry('2.2', 'Karten', 'Die zweite gelbe Karte eines Spielers ist eine rote.'),
    entry('3.1', 'Der Freistoß', 'Freistöße führt der Ballführer aus.'),
  ],
  hu: [
    entry('1.1', 'Passzok', 'A rövid passz egy sorral előrébb, egy csapattárshoz megy.'),
    entry('1.2', 'Passzok', 'A hosszú labda két sort is átrepül.'),
    entry('2.1', 'A büntető', 'Az utolsó sorban elkövetett szabálytalanság büntetőt ér.'),
    entry('2.2', 'Lapok', 'A játékos második sárga lapja piros.'),
    entry('3.1', 'A szabadrúgás', 'A szabadrúgást a labdás játékos végzi el.'),
  ],
}

const first = (language: Language, query: string): string | undefined =>
  new Search(ENTRIES[language] ?? [], language).find(query)[0]?.entry.id

describe('looking things up', () => {
  test('accents, capitals and ß do not matter, and numbers are words', () => {
    expect(folded('Elfmeterschießen Őrült')).toBe('elfmeterschiessen orult')
    expect(wordsOf('§6.3: „Őr“, R4a!')).toEqual(['6.3', 'or', 'r4a'])
  })

  test.each<[Language, string, string]>([
    ['en', 'long ball nobody there', '1.2'],
    ['en', 'logn bal', '1.2'],
    ['en', 'pealty', '2.1'],
    ['en', 'spot kick', '2.1'],
    ['en', 'second yelow', '2.2'],
    ['en', 'shooting', 'R1'],
    ['de', 'elfmetr', '2.1'],
    ['de', 'Torhueter', '2.1'],
    ['de', 'torhuter', '2.1'],
    ['de', 'Kurzpaß', '1.1'],
    ['de', 'Pass kurz', '1.1'],
    ['de', 'Freistosse', '3.1'],
    ['de', 'Stoß', '3.1'],
    ['de', 'gelben Karten', '2.2'],
    ['hu', 'bunteto', '2.1'],
    ['hu', 'büntetőnél', '2.1'],
    ['hu', 'hoszu labdak', '1.2'],
    ['hu', 'szabadrugasok', '3.1'],
    ['hu', 'sarga lappal', '2.2'],
  ])('in %s “%s” finds %s first', (language, query, id) => expect(first(language, query)).toBe(id))

  test('a number finds its paragraph before all that cites it', () => {
    expect(first('en', '§ 2.2')).toBe('2.2')
    expect(first('en', 'r1')).toBe('R1')
  })

  test('what was meant is said, so that it can be shown', () => {
    const found = new Search(ENTRIES.en ?? [], 'en').find('yelow crad')
    expect(found[0]?.words).toEqual(expect.arrayContaining(['yellow', 'card']))
  })

  test('nothing that resembles nothing is found, and nothing looked for finds nothing', () => {
    for (const query of ['', '  ', '?!', 'xylophone']) expect(first('en', query)).toBeUndefined()
  })

  test('letters left out, put in, mistaken and exchanged are one slip each', () => {
    expect(['ball', 'bal', 'balll', 'bail', 'abll', 'keeper'].map((word) => distance('ball', word))).toEqual([
      0, 1, 1, 1, 1, 6,
    ])
  })
})
