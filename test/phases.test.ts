import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

interface Source {
  readonly path: string
  readonly text: string
}

/** The sources below a folder, without tests and what was built. */
function sourcesIn(folder: string): Source[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'test'].includes(entry.name) ? [] : sourcesIn(path)
    return /\.tsx?$/.test(entry.name) ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : []
  })
}

const phasesOf = (text: string): string[] =>
  Array.from(text.matchAll(/^ {2}(\w+): \d+,$/gm), (match) => match[1] ?? '')

/** Whoever reads a decision's notation letter by letter instead of what the option says of itself. */
const PARSING = [
  /\baction\??\.(?:split|slice|substring|startsWith|endsWith|replace|match|at|charAt|indexOf|includes)\(/,
  /\.(?:exec|test)\(\s*(?:\w+\.)*action\b/,
]

const parsesNotation = ({ text }: Source): boolean => PARSING.some((form) => form.test(text))

describe.each(readdirSync(join(root, 'games')))('%s', (game) => {
  const sources = sourcesIn(`games/${game}`)
  const phases = phasesOf(sources.find(({ path }) => path.endsWith('/phase.ts'))?.text ?? '')

  test('a phase is named in at most three files', () => {
    expect(phases.length).toBeGreaterThan(10)
    const often = phases
      .map((phase) => {
        const named = new RegExp(`\\bPhase\\.${phase}\\b`)
        return [phase, ...sources.filter(({ text }) => named.test(text)).map(({ path }) => path)]
      })
      .filter(([, ...files]) => files.length > 3)
    expect(often).toEqual([])
  })

  test('every phase but the end has its rule in a file of its own', () => {
    const rules = sources.filter(({ path }) => /\/(?:questions|steps)\//.test(path))
    const missing = phases.filter(
      (phase) => !rules.some(({ text }) => new RegExp(`\\bphase: Phase\\.${phase}\\b`).test(text)),
    )
    expect(missing).toEqual(['Over'])
  })
})

describe('whoever draws or prints a match', () => {
  const sources = [...sourcesIn('web'), ...sourcesIn('cli')]

  test('reads no notation: an option says in data what it is about', () => {
    expect(sources.filter(parsesNotation).map(({ path }) => path)).toEqual([])
  })

  test('and would be found if he did', () => {
    const planted = [
      `const forward = option.action.endsWith('+')`,
      `const [number] = /^\\d+/.exec(action) ?? []`,
      `if (OWN[kind].test(option.action)) return`,
      `const [id] = action.split(':')`,
    ]
    for (const text of planted) expect([text, parsesNotation({ path: '', text })]).toEqual([text, true])
    const innocent = [`words.option(request, option)`, `decide(option.action)`, `action === 'none'`]
    for (const text of innocent) expect([text, parsesNotation({ path: '', text })]).toEqual([text, false])
  })
})
