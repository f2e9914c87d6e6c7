import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** What is built or fetched, and what tests and pictures leave behind, is no part of the project. */
const NOT_OURS = ['node_modules', 'dist', '.git', 'shots']

function pathsIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (NOT_OURS.includes(entry.name)) return []
    return entry.isDirectory() ? [path, ...pathsIn(path)] : [path]
  })
}

const paths = pathsIn('.')
const pages = paths.filter((path) => path.endsWith('.md'))
const read = (page: string): string => readFileSync(join(root, page), 'utf8')

/** Everything that stands in single backticks, outside of what is to be typed. */
const spansOf = (page: string): readonly string[] =>
  [
    ...read(page)
      .replace(/```[\s\S]*?```/g, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, span = '']) => span.trim())

const rooms = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && !NOT_OURS.includes(entry.name) ? [entry.name] : [],
)
const isPath = (span: string): boolean =>
  /^[\w.*{},/-]+$/.test(span) &&
  (rooms.some((room) => span.startsWith(`${room}/`)) ||
    (/\w\.(?:tsx?|jsx?|json|css|html|md)$/.test(span) && !span.startsWith('.')))

/** `X` is any game; `*` anything in a name; `{a,b}` one or the other. A room need not be named where the text stands in it. */
function findsOne(span: string): boolean {
  const form = span
    .replace(/\/$/, '')
    .replace(/[.]/g, '\\.')
    .replace(/\*/g, '[^/]*')
    .replace(/\bX\b/g, '[^/]+')
    .replace(/\{([^}]*)\}/g, (_, any: string) => `(?:${any.replaceAll(',', '|')})`)
  const sought = new RegExp(`(^|/)${form}$`)
  return paths.some((path) => sought.test(path))
}

const headingsOf = (page: string): readonly string[] =>
  [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-'),
  )

describe.each(pages)('%s', (page) => {
  test('every link leads somewhere, and to a heading or a mark that is there', () => {
    for (const [, link = ''] of read(page).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^\w+:/.test(link)) continue
      const [path = '', mark] = link.split('#')
      const target = path === '' ? page : posix.join(posix.dirname(page), path)
      expect([link, existsSync(join(root, target))]).toEqual([link, true])
      if (mark === undefined || !target.endsWith('.md')) continue
      const isThere = headingsOf(target).includes(mark) || read(target).includes(`id="${mark}"`)
      expect([link, isThere]).toEqual([link, true])
    }
  })

  test('every file and folder it names is there', () => {
    expect(spansOf(page).filter((span) => isPath(span) && !findsOne(span) && !isBuilt(span))).toEqual([])
  })

  test('every script it runs is one of ours', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const run = [...read(page).matchAll(/\bnpm run (?:-s )?([\w:]+)/g)].map(([, name = '']) => name)
    expect(run.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })
})

const isBuilt = (span: string): boolean => span.startsWith('web/dist/')
