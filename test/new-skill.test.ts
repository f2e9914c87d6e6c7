import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PUBLISHED_EXPANSIONS } from '@libero/hat-trick'
import { TEXTS } from '@libero/hat-trick/text'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The sources below a folder, without tests and what was built. */
function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'test', 'testing'].includes(entry.name) ? [] : sourcesIn(path)
    return /\.(tsx?|js|json|css)$/.test(entry.name) ? [path] : []
  })
}

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm

const types = [...new Set(PUBLISHED_EXPANSIONS.flatMap((set) => set.types.map(({ id }) => id)))]
const cards = [...new Set(PUBLISHED_EXPANSIONS.flatMap((set) => set.styles.map(({ id }) => id)))]

/** Where a card must be entered: its set, and what it is called in each language. */
const ENTERED = ['games/hat-trick/cards/players/', 'games/hat-trick/text/players/names.']

/** Who uses cards that are there: teams, ready squads, pictures of the rules, lessons, exercises, and what is known of their origin. */
const USED = [
  'bots/hat-trick/squads.json',
  'web/games/hat-trick/builder/ready.ts',
  'games/hat-trick/cards/known.ts',
  'web/games/hat-trick/cards/browser-box.tsx',
  'web/games/hat-trick/diagrams/',
  'games/hat-trick/lessons/',
  'games/hat-trick/exercises/',
]

describe('a new skill of Hat-Trick made of words that exist', () => {
  const sources = ['games', 'table', 'bots', 'cli', 'web', 'kernel']
    .flatMap(sourcesIn)
    .filter((path) => !path.startsWith('games/captain-tsubasa/') && !path.includes('/captain-tsubasa/'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8').replace(COMMENTS, '') }))

  test('touches its set and a name in each language, and no other file knows any card', () => {
    for (const id of [...types, ...cards]) {
      // In quotes, or as a key in front of what it is called.
      const named = new RegExp(`(?<![\\w/-])(['"])${id}\\1|^\\s+${id}: [{'"]`, 'm')
      const files = sources
        // Words of everyday life are ids, too.
        .filter(
          ({ path }) => !['forward', 'runner'].includes(id) || ENTERED.some((one) => path.startsWith(one)),
        )
        .filter(({ text }) => named.test(text))
        .map(({ path }) => path)
      const outside = files.filter((path) => !ENTERED.some((one) => path.startsWith(one)))
      expect([id, ...outside.filter((path) => !USED.some((one) => path.startsWith(one)))]).toEqual([id])
      const names = files.filter((path) => path.includes('/text/'))
      expect([id, ...names]).toEqual([id, ...names.filter((path) => path.includes('/names.'))])
      expect(names).toHaveLength(LANGUAGES.length)
    }
  })

  test.each(LANGUAGES)('every card of our sets is called something in %s', (language) => {
    const { types: named, styleCards } = TEXTS[language].expansion
    expect(Object.keys(named).sort()).toEqual([...types].sort())
    expect(Object.keys(styleCards).sort()).toEqual([...cards].sort())
  })
})
