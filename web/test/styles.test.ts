import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { layoutOf } from '../app/layout.ts'
import { layerOf } from '../build/layers.ts'

const web = dirname(dirname(fileURLToPath(import.meta.url)))

interface Source {
  readonly path: string
  readonly text: string
}

const sourcesOf = (ending: RegExp): readonly Source[] =>
  readdirSync(web, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => ending.test(path) && !/(^|\/)(node_modules|dist|public|test)\//.test(path))
    .sort()
    .map((path) => ({ path, text: withoutComments(readFileSync(join(web, path), 'utf8')) }))

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/^\s*\/\/.*$/gm, ' ')

const sheets = sourcesOf(/\.css$/)
const code = sourcesOf(/\.tsx?$/).filter(({ path }) => !path.startsWith('build/'))

/** Every class a style sheet has something to say about. */
const classesOf = ({ text }: Source): readonly string[] => {
  const selectors = text.replace(/\{[^{}]*\}/g, '{}').replace(/@[^{;]+[{;]/g, ' ')
  return [...new Set([...selectors.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map((found) => found[1] ?? ''))]
}

/** More than this nobody reads: who needs room takes it from what is said twice. */
const MOST_LINES = 9000

const TOKENS = 'style/tokens.css'
const COLOUR = /#[0-9a-f]{3,8}\b(?![^;{}]*\{)|\b(?:rgba?|hsla?|oklch|lab|lch|hwb)\(/gi
const COLOUR_IN_CODE = /['"`\s(]#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?)\(/gi

/** Words in a picture are measured in its own units, as its lines are; those on paper in points. */
const PICTURES = [
  'games/finale/cards/footballer.css',
  'games/hat-trick/builder/line-up.css',
  'games/hat-trick/builder/squad.css',
  'games/hat-trick/cards/cards.css',
  'pages/start/start.css',
  'parts/dice.css',
  'parts/shirt.css',
]

/** Without what is reckoned from a token or from the room there is. */
function withoutRoom(value: string): string {
  const inner = value.replace(/[a-z-]+\(([^()]*)\)/g, (_, of: string) =>
    /--|ROOM|\d(?:cq\w+|[sld]?v\w+|em|%)/.test(of) ? 'ROOM' : of,
  )
  return inner === value ? value : withoutRoom(inner)
}

/**
 * Whether a size is written out that should be a token: of words, of a corner, of time. What grows with its own room
 * (`em`, `%`, a part of a box or of the window, the bounds of it included) is no size of its own.
 */
function isSizeOfItsOwn(property: string, value: string, path: string): boolean {
  const plain = withoutRoom(value)
  if (/^(transition|animation)/.test(property)) return /\d(ms|s)\b/.test(plain)
  if (/radius$/.test(property)) return /\d(px|rem)\b/.test(plain)
  if (property !== 'font-size' && property !== 'font') return false
  const [size = ''] = plain.split('/')
  return /\drem\b/.test(size) || (/\dpx\b/.test(size) && !PICTURES.includes(path))
}

describe('styles', () => {
  test('are found, each in the layer of its folder', () => {
    expect(sheets.length).toBeGreaterThan(20)
    for (const { path } of sheets) expect(layerOf(path), path).toBeDefined()
  })

  test(`have at most ${MOST_LINES} lines`, () => {
    const lines = sheets.map(({ path }) => readFileSync(join(web, path), 'utf8').split('\n').length - 1)
    expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MOST_LINES)
  })

  test('take every colour from the tokens', () => {
    const coloured = [
      ...sheets.filter(({ path, text }) => path !== TOKENS && text.match(COLOUR)),
      ...code.filter(({ text }) => text.match(COLOUR_IN_CODE)),
    ]
    expect(coloured.map(({ path }) => path)).toEqual([])
  })

  test('take the size of words, round corners and times from the tokens', () => {
    const found = sheets.flatMap(({ path, text }) =>
      path === TOKENS
        ? []
        : [...text.matchAll(/(?<![\w-])([\w-]+):\s*([^;{}]+);/g)]
            .filter(([, property = '', value = '']) => isSizeOfItsOwn(property, value, path))
            .map(([said]) => `${path} ${said}`),
    )
    expect(found).toEqual([])
  })

  test('tell a size of its own from one that is measured by its room', () => {
    for (const [property, value] of [
      ['font-size', '0.9rem'],
      ['font-size', '14px'],
      ['font-size', 'min(0.9rem, 18px)'],
      ['font', '700 1.1rem / 1.2 var(--narrow)'],
      ['border-radius', '8px'],
      ['border-radius', '0 0 6px var(--round)'],
      ['transition', 'opacity 0.2s'],
      ['animation', 'spin 900ms linear infinite'],
    ] as const)
      expect([property, value, isSizeOfItsOwn(property, value, '')]).toEqual([property, value, true])
    for (const [property, value] of [
      ['font-size', 'var(--text-less-2)'],
      ['font-size', '1.2em'],
      ['font-size', 'clamp(0.7rem, 1.9cqw, 1rem)'],
      ['font-size', 'min(var(--text-less-2), 18px)'],
      ['font', '700 var(--text) / 34px var(--narrow)'],
      ['font', 'inherit'],
      ['border-radius', '50%'],
      ['border-radius', 'var(--round) var(--round) 0 0'],
      ['transition', 'opacity var(--slow)'],
    ] as const)
      expect([property, value, isSizeOfItsOwn(property, value, '')]).toEqual([property, value, false])
  })

  test('one class, one file: nobody restyles what belongs to another', () => {
    const files = new Map<string, string[]>()
    for (const sheet of sheets)
      for (const each of classesOf(sheet)) files.set(each, [...(files.get(each) ?? []), sheet.path])
    const shared = [...files].filter(([, paths]) => paths.length > 1).map(([each]) => each)
    expect(shared.sort()).toEqual([])
  })

  test('style nothing that is not there', () => {
    const all = code.map(({ text }) => text).join('\n')
    const beginnings = [...all.matchAll(/([a-z][\w-]*-)\$\{/gi)].map((found) => found[1] ?? '')
    const isUsed = (name: string): boolean =>
      new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(all) ||
      beginnings.some((begins) => name.startsWith(begins))
    const dead = sheets.flatMap((sheet) =>
      classesOf(sheet)
        .filter((each) => !isUsed(each))
        .map((each) => `${sheet.path} .${each}`),
    )
    expect(dead).toEqual([])
  })
})

describe('the layout', () => {
  test('is decided in one place: nobody else asks for the size of the window', () => {
    const asks = /@media[^{]*\b(?:width|height|aspect-ratio|orientation)\b/
    expect(sheets.filter(({ text }) => asks.test(text)).map(({ path }) => path)).toEqual([])
    const measures = /\binner(?:Width|Height)\b|matchMedia\([^)]*(?:width|height|orientation|aspect)/
    expect(code.filter(({ text }) => measures.test(text)).map(({ path }) => path)).toEqual(['app/layout.ts'])
    const words = new Set(
      sheets.flatMap(({ text }) => [...text.matchAll(/data-layout~="(\w+)"/g)].map((found) => found[1])),
    )
    for (const word of words) expect(['tall', 'low', 'wide', 'narrow', 'slim', 'large']).toContain(word)
  })

  test.each([
    [360, 640, 'tall narrow slim'],
    [390, 844, 'tall narrow slim'],
    [640, 360, 'low slim'],
    [844, 390, 'low'],
    [915, 412, 'low'],
    [768, 1024, 'tall'],
    [1024, 600, 'wide'],
    [1366, 768, 'wide'],
    [1920, 1080, 'wide large'],
  ])('%d × %d: %s', (width, height, layout) => {
    expect(layoutOf(width, height).join(' ')).toBe(layout)
  })
})
