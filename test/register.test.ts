import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const GAMES = readdirSync(join(root, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** The lists of games, one to a room. */
const REGISTERS = [
  'bench/games/register.ts',
  'bots/games.ts',
  'cli/games/register.ts',
  'web/games/register.ts',
] as const

/** Who else names a game, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'cli/commands/help.ts': 'a line to try for each command is about some game',
  'cli/commands/prices.ts': 'a command that one game alone has',
  'cli/commands/squad.ts': 'a command that one game alone has',
  'scripts/compare-speed.js': 'older versions had no register',
  'web/build/pictures.ts': 'the pictures of a build come from public collections, each used by one game',
}

const ROOMS = ['kernel', 'table', 'competitions', 'bots', 'cli', 'web', 'bench', 'scripts']

/** Where a game is at home: a folder, or in the bench a file, of its name. */
const isHome = (path: string): boolean =>
  GAMES.some((game) => path.includes(`/${game}/`) || path.endsWith(`/games/${game}.ts`))

const isTest = (path: string): boolean => /(^|\/)(test|testing)\/|\.test\.tsx?$/.test(path)

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm

/** 'hat-trick' and hatTrick, but no longer word that has it within. */
const camel = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const NAMED = new RegExp(GAMES.map((id) => `(?<![\\w-])${id}(?![\\w-])|(?<!\\w)${camel(id)}[A-Z]`).join('|'))

const names = (text: string): boolean => NAMED.test(text.replace(COMMENTS, ''))

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'public'].includes(entry.name) ? [] : sourcesIn(path)
    return /\.(ts|tsx|js)$/.test(entry.name) ? [path] : []
  })
}

const sources = ROOMS.flatMap(sourcesIn).filter((path) => !isTest(path))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

describe('a new game touches its own folders and the registers', () => {
  test('nothing else names a game', () => {
    const named = sources.filter((path) => !isHome(path) && names(read(path)))
    expect(named.sort()).toEqual([...REGISTERS, ...Object.keys(EXCEPTIONS)].sort())
  })

  test.each(REGISTERS)('%s names every game', (register) => {
    for (const game of GAMES) expect(read(register)).toContain(`/${game}`)
  })

  test('a planted name is found, a word of football is not', () => {
    for (const text of [
      `import { x } from './finale/x.ts'`,
      `const a = { 'hat-trick': 1 }`,
      'use(hatTrickBots)',
      'const all = { finale: 1 }',
    ])
      expect(names(text), text).toBe(true)
    for (const text of ['// finale', `'the Finale of it'`, 'const hatTricks = 3', '/** hat-trick */'])
      expect(names(text), text).toBe(false)
  })
})
