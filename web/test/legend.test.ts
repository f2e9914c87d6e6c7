import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@libero/kernel/words'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { LegendEntry } from '../face.ts'
import { captainTsubasaFace } from '../games/captain-tsubasa/face.tsx'
import { finaleFace } from '../games/finale/face.tsx'
import { hatTrickFace } from '../games/hat-trick/face.tsx'
import { barLegend } from '../pages/replay/signs.tsx'
import type { SignName } from '../parts/marks.tsx'
import { Sign } from '../parts/marks.tsx'
import { ordersLegend, sharedLegend } from '../table/symbols.tsx'

const read = (path: string): string => readFileSync(join(web, path), 'utf8')
const web = dirname(dirname(fileURLToPath(import.meta.url)))

/** What a legend draws, as markup. */
const drawn = (entries: readonly LegendEntry[]): string =>
  entries.map(({ picture }) => renderToStaticMarkup(createElement(Fragment, null, picture))).join('\n')

const FACES = [hatTrickFace, finaleFace, captainTsubasaFace].map((face) => [face.game.id, face] as const)

/** Each has a picture, a name of its own and a sentence. */
function isWhole(entries: readonly LegendEntry[]): void {
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length)
  for (const { picture, name, words } of entries) {
    expect(drawn([{ picture, name, words }]), name).toMatch(/<(svg|span|i|img|ol)[ >]/)
    expect(name).toMatch(/^[\p{Lu}\d+]/u)
    expect(words, name).toMatch(/^[\p{Lu}].{10,}[.!]$/u)
  }
}

describe.each(FACES)('the legend of %s', (_, face) => {
  test.each(LANGUAGES)('every symbol has a picture, a name of its own and a sentence, in %s', (language) => {
    const own = face.legend(language)
    expect(own.length).toBeGreaterThan(15)
    isWhole([...own, ...sharedLegend(language), ...ordersLegend(language)])
    isWhole([...own, ...sharedLegend(language), ...barLegend(language)])
  })

  test('each language says it in its own words', () => {
    const said = LANGUAGES.map((language) => face.legend(language).map(({ words }) => words))
    const [first = [], ...others] = said
    for (const other of others) {
      expect(other.length).toBe(first.length)
      expect(other.filter((words, i) => words === first[i])).toEqual([])
    }
  })
})

describe('what every table has', () => {
  /** Whatever draws something on every table; the legend itself aside. */
  const files = [
    ...readdirSync(join(web, 'table'))
      .filter((file) => file.endsWith('.tsx') && file !== 'symbols.tsx')
      .map((file) => `table/${file}`),
    ...['menu', 'prompt', 'playing', 'coach'].map((file) => `pages/match/${file}.tsx`),
    'pages/practice/menu.tsx',
    'pages/practice/solving.tsx',
    'pages/replay/bar.tsx',
    'pages/replay/rail.tsx',
  ]
  const shared = [...sharedLegend('en'), ...ordersLegend('en')]
  const bar = barLegend('en')

  test('every state of a card that is shown has its ring in the legend', () => {
    const target = read('table/target.tsx')
    const states = [...target.matchAll(/data-([a-z]+)=/g)].map(([, state]) => state)
    const styled = states.filter((state) => read('table/target.css').includes(`[data-${state}`))
    expect(styled).toContain('legal')
    // A tenth darker is no sign: whatever has no ring cannot be chosen, and that is said of the ring.
    for (const state of styled.filter((each) => each !== 'dim'))
      expect(drawn(shared), state).toContain(`data-${state}`)
    // What is given up by being chosen.
    expect(drawn(shared)).toContain('var(--danger)')
  })

  test('every sign on a button or beside a figure is in the legend', () => {
    const lines = drawn([...shared, ...bar])
    const used = new Set(
      files.flatMap((file) =>
        [...read(file).matchAll(/\b(?:is|sign)=(?:"([\w-]+)"|\{([^}]*)\})/g)].flatMap(
          ([, name, chosen = '']) =>
            name === undefined ? [...chosen.matchAll(/'([\w-]+)'/g)].map(([, each = '']) => each) : [name],
        ),
      ),
    )
    expect(used.size).toBeGreaterThan(12)
    for (const name of used) {
      // The bar of a replay has signs of its own, called by their names.
      if (lines.includes(`sign-${name}"`)) continue
      const own = renderToStaticMarkup(createElement(Sign, { is: name as SignName }))
      expect(lines, name).toContain(own.match(/ d="[^"]+"/)?.[0])
    }
  })

  test('every other picture that it draws is in it, or in the legend of each game', () => {
    /** What is drawn for all games in `parts`, by how it is known in a legend. */
    const PICTURES: Readonly<Record<string, string>> = {
      CoachFace: 'coach-face',
      Football: 'football',
      CardMark: 'mark-yellow',
    }
    const imported = new Set(
      files.flatMap((file) =>
        [
          ...read(file).matchAll(
            /import \{([^}]*)\} from '[./]*\/parts\/(?:coach-face|football|marks|dice|shirt)/g,
          ),
        ]
          .flatMap(([, names = '']) => names.split(','))
          .map((name) => name.trim())
          .filter((name) => name !== 'Sign'),
      ),
    )
    const drawnOften = new Map<string, boolean>()
    for (const name of imported) {
      const mark = PICTURES[name] ?? name
      const everywhere = FACES.every(([, face]) => drawn(face.legend('en')).includes(mark))
      drawnOften.set(name, everywhere || drawn([...shared, ...bar]).includes(mark))
    }
    expect([...drawnOften].filter(([, isIn]) => !isIn)).toEqual([])
    // Chances, ways, steps, score, clock and kicks, by what draws them.
    for (const look of [
      'target-chance',
      'what-if-tone',
      'course',
      'score-goals',
      'score-minute',
      'stage-kick',
    ])
      expect(drawn(shared), look).toContain(look)
  })

  test('each language says it in its own words', () => {
    const said = LANGUAGES.map((language) =>
      [...sharedLegend(language), ...ordersLegend(language), ...barLegend(language)].map(
        ({ words }) => words,
      ),
    )
    for (const other of said.slice(1)) expect(other.filter((words, i) => words === said[0]?.[i])).toEqual([])
  })
})
