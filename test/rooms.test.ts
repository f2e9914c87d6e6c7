import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import {
  circles,
  type House,
  importsOf,
  KINDS,
  type Manifest,
  needsTests,
  roomOf,
  type Source,
  wrongDoors,
} from './rooms.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

describe('this repository', () => {
  const house = readHouse()

  test('imports go one way, and every package.json says what its room imports', () => {
    expect(wrongDoors(house)).toEqual([])
  })

  test('nobody imports in a circle', () => {
    expect(circles(house)).toEqual([])
  })

  test('nothing but tests needs the tests', () => {
    expect(needsTests(house.sources)).toEqual([])
  })

  test('the check sees the sources, scripts among them', () => {
    const paths = house.sources.map(({ path }) => path)
    expect(paths.map(roomOf)).toContain('kernel')
    for (const path of ['scripts/bootstrap.js', 'web/serve.js', 'web/app/shell.tsx', 'test/rooms.ts'])
      expect(paths).toContain(path)
  })

  test('every workspace is a known room', () => {
    for (const room of Object.keys(house.manifests)) if (room !== '') expect(roomOf(room)).toBe(room)
  })
})

describe('what counts as an import', () => {
  const cases: [string, string[]][] = [
    [`import { a } from './a.ts'`, ['./a.ts']],
    [`import type { A } from './a.ts'`, ['./a.ts']],
    [`import a, * as b from "./a.ts"`, ['./a.ts']],
    [`import {\n  a,\n  b,\n} from './a.ts'`, ['./a.ts']],
    [`import facts from './facts.json' with { type: 'json' }`, ['./facts.json']],
    [`import './a.ts'`, ['./a.ts']],
    [`export * from './a.ts'\nexport { b } from './b.ts'`, ['./a.ts', './b.ts']],
    [`export const a = 1\nexport { b } from './b.ts'`, ['./b.ts']],
    [`const a = await import('./a.ts')`, ['./a.ts']],
    [`let a: import('./a.ts').A`, ['./a.ts']],
    [`new Worker(new URL('./worker.ts', import.meta.url))`, ['./worker.ts']],
    [`const a = await import(path)`, ['(computed)']],
    [`// import './a.ts'\n/* import './b.ts' */`, []],
    [`const address = 'http://host' // from './a.ts'\nimport './b.ts'`, ['./b.ts']],
    [`const here = import.meta.url`, []],
  ]
  test.each(cases)('%s', (text, expected) => expect(importsOf(text)).toEqual(expected))
})

describe('planted violations are found', () => {
  test.each([
    ['the kernel imports a game', 'kernel/seat.ts', '@libero/finale', 'goes from kernel to games/finale'],
    [
      'a game imports a game',
      'games/finale/game.ts',
      '@libero/hat-trick',
      'goes from games/finale to games/hat-trick',
    ],
    ['a game imports the table', 'games/finale/game.ts', '@libero/table', 'goes from games/finale to table'],
    ['the table imports the bots', 'table/index.ts', '@libero/bots', 'goes from table to bots'],
    ['the bots import the review', 'bots/index.ts', '@libero/review', 'goes from bots to review'],
    ['the bots import the command', 'bots/index.ts', '@libero/cli', 'goes from bots to cli'],
    ['the bots import the bench', 'bots/index.ts', '@libero/bench', 'goes from bots to bench'],
    ['the bench imports the command', 'bench/index.ts', '@libero/cli', 'goes from bench to cli'],
    ['tests keep to it, too', 'kernel/test/seat.test.ts', '@libero/table', 'goes from kernel to table'],
    ['a side entrance', 'kernel/seat.ts', '@libero/finale/cards', 'goes from kernel to games/finale'],
    ['a relative path to another room', 'table/index.ts', '../kernel/seat.ts', 'reaches into kernel'],
    ['a relative path out of all rooms', 'table/index.ts', '../scripts/x.js', 'lies outside the rooms'],
    [
      'a door that is not there',
      'table/index.ts',
      '@libero/finale/rules/attack',
      'is no door of games/finale',
    ],
    ['a room that does not exist', 'table/index.ts', '@libero/attic', 'is no room'],
    ['Node in the kernel', 'kernel/seat.ts', 'node:fs', 'runs anywhere'],
    ['Node in a game', 'games/finale/game.ts', 'node:crypto', 'runs anywhere'],
    ['a package in a game', 'games/finale/game.ts', 'immer', 'is a package'],
    ['a package nobody declared', 'table/index.ts', 'immer/sub', 'is missing in table/package.json'],
    ['a test tool outside the tests', 'table/index.ts', 'vitest', 'is missing in table/package.json'],
  ])('%s', (_, path, specifier, complaint) => {
    expect(wrongDoors(houseWith({ path, text: `import '${specifier}'` })).join('\n')).toContain(complaint)
  })

  test('an import() of a computed path', () => {
    expect(wrongDoors(houseWith({ path: 'table/index.ts', text: 'await import(name)' }))).toHaveLength(1)
  })

  test('a room imported but not declared', () => {
    const house = houseWith({ path: 'table/index.ts', text: `import '@libero/kernel'` })
    const manifests = { ...house.manifests, table: { name: '@libero/table' } }
    expect(wrongDoors({ ...house, manifests })).toEqual([
      `table/index.ts: '@libero/kernel' is missing in table/package.json`,
    ])
  })

  test('a declared dependency that goes the wrong way, is not allowed, or is not used', () => {
    const declares = (room: string, name: string): string[] => {
      const { sources, manifests } = houseWith()
      const dependencies = { ...manifests[room]?.dependencies, [name]: '*' }
      return wrongDoors({
        sources,
        manifests: { ...manifests, [room]: { ...manifests[room], dependencies } },
      })
    }
    expect(declares('table', '@libero/bots')).toEqual([
      `table/package.json: '@libero/bots' goes from table to bots`,
    ])
    expect(declares('kernel', 'immer')).toEqual([
      `kernel/package.json: 'immer' is a package, and kernel has none`,
    ])
    expect(declares('cli', 'immer')).toEqual([`cli/package.json: 'immer' is imported nowhere`])
  })
})

describe('a planted circle is found', () => {
  const circlesOf = (...texts: [string, string][]) =>
    circles({ sources: texts.map(([path, text]) => ({ path, text })), manifests: houseWith().manifests })

  test('of two, of three, and through a door', () => {
    expect(
      circlesOf(['kernel/a.ts', `import { b } from './b.ts'`], ['kernel/b.ts', `export * from './a.ts'`]),
    ).toEqual([['kernel/a.ts', 'kernel/b.ts']])
    expect(
      circlesOf(
        ['web/a.js', `import './b.js'`],
        ['web/b.js', `import { c } from './c.tsx'`],
        ['web/c.tsx', `import a from './a.js'`],
        ['web/d.js', `import './a.js'`],
      ),
    ).toEqual([['web/a.js', 'web/b.js', 'web/c.tsx']])
    expect(
      circlesOf(
        ['table/index.ts', `import { x } from './x.ts'`],
        ['table/x.ts', `import { y } from '@libero/table'`],
      ),
    ).toEqual([['table/index.ts', 'table/x.ts']])
  })

  test('types alone make none', () => {
    expect(
      circlesOf(
        ['kernel/a.ts', `import type { B } from './b.ts'\nimport { type C, type D } from './b.ts'`],
        ['kernel/b.ts', `import { a } from './a.ts'`],
      ),
    ).toEqual([])
  })
})

test('a script that needs a test is found', () => {
  const sources = [
    { path: 'scripts/shots.js', text: `import { findChromium } from '../test/chromium.js'` },
    { path: 'test/ground.js', text: `import { findChromium } from './chromium.js'` },
    { path: 'games/finale/game.ts', text: `import '@libero/kernel/test/mutations'` },
  ]
  expect(needsTests(sources)).toEqual([
    `scripts/shots.js: '../test/chromium.js' is of the tests`,
    `games/finale/game.ts: '@libero/kernel/test/mutations' is of the tests`,
  ])
})

describe('open doors are not complained about', () => {
  test.each([
    ['games/finale/game.ts', '@libero/kernel'],
    ['games/finale/rules/attack.ts', '../state.ts'],
    ['games/finale/test/attack.test.ts', '@libero/kernel/testing'],
    ['kernel/test/seat.test.ts', 'vitest'],
    ['kernel/test/seat.test.ts', 'node:fs'],
    ['kernel/test/seat.test.ts', '@libero/kernel'],
    ['table/index.ts', '@libero/finale'],
    ['bots/arena.ts', 'node:worker_threads'],
    ['review/index.ts', '@libero/table'],
    ['cli/bench.ts', '@libero/bench'],
    ['bench/speed.ts', 'boardgame.io/client'],
  ])('%s imports %s', (path, specifier) => {
    expect(wrongDoors(houseWith({ path, text: `import '${specifier}'` }))).toEqual([])
  })
})

/** A made-up house in which every door that may be open is declared. */
function houseWith(...sources: Source[]): House {
  const below = ['kernel', 'finale', 'hat-trick', 'table', 'bots', 'review', 'bench']
  const manifest = (name: string, upTo: number): Manifest => ({
    name: `@libero/${name}`,
    exports: { '.': './index.ts', './testing': './testing.ts' },
    dependencies: Object.fromEntries(below.slice(0, upTo).map((room) => [`@libero/${room}`, '*'])),
  })
  return {
    sources,
    manifests: {
      '': { name: 'libero', devDependencies: { vitest: '*' } },
      kernel: manifest('kernel', 0),
      'games/finale': manifest('finale', 1),
      'games/hat-trick': manifest('hat-trick', 1),
      table: manifest('table', 3),
      bots: manifest('bots', 4),
      review: manifest('review', 4),
      bench: { ...manifest('bench', 6), devDependencies: { 'boardgame.io': '*' } },
      cli: manifest('cli', 7),
    },
  }
}

function readHouse(): House {
  const rooms = KINDS.flatMap((kind) =>
    kind === 'games' ? readdirSync(join(root, kind)).map((game) => `games/${game}`) : [kind],
  ).filter((room) => existsSync(join(root, room, 'package.json')))
  const manifests = Object.fromEntries(
    ['', ...rooms].map((room) => [room, JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'))]),
  )
  return { manifests, sources: [...rooms, 'scripts', 'test'].flatMap(sourcesIn) }
}

function sourcesIn(folder: string): Source[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesIn(path)
    return /\.(?:tsx?|m?js)$/.test(entry.name) ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : []
  })
}
