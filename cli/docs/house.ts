import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository, looked for upwards from this very file or from its bundle. */
export function findHouse(from = dirname(fileURLToPath(import.meta.url))): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json')
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === 'libero') return folder
    if (dirname(folder) === folder) return undefined
  }
}

export interface Test {
  /** From the root, with forward slashes. */
  readonly file: string
  readonly title: string
}

/** A title stands first behind a bracket and something follows it: `test('…', …`, `test.each(…)('…', …`. */
const TITLE = /\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)\s*,/g

/** Tests of a game: its own, and those of other rooms in files named by it. */
export const testsOf = (house: string, game: string): Test[] => [
  ...testsIn(house, `games/${game}/test`),
  ...['table', 'bots'].flatMap((room) =>
    testsIn(house, `${room}/test`).filter(({ file }) => file.split('/').at(-1)?.startsWith(`${game}-`)),
  ),
]

/** The titles of all tests in a folder that cite a paragraph or a ruling. */
export function testsIn(house: string, folder: string): Test[] {
  const path = join(house, folder)
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = join(folder, entry.name)
      if (entry.isDirectory()) return testsIn(house, inside)
      if (!entry.name.endsWith('.test.ts')) return []
      const file = relative(house, join(house, inside)).split(sep).join('/')
      const source = readFileSync(join(house, inside), 'utf8')
      return [...source.matchAll(TITLE)]
        .map((match) => ({ file, title: (match[1] ?? match[2] ?? match[3] ?? '').replaceAll("\\'", "'") }))
        .filter(({ title }) => citedIn(title).length > 0)
    })
}

/** What a title cites: paragraphs as '6.5', rulings as 'R6b', those of an expansion as 'P6'. */
export const citedIn = (title: string): string[] =>
  [...title.matchAll(/§(\d+\.\d+)|\b([RP]\d+[a-z]?)\b/g)].map((match) => match[1] ?? match[2] ?? '')
