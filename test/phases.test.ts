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

const METHODS =
  'split|slice|substring|startsWith|endsWith|replace|replaceAll|match|matchAll|search|at|charAt|indexOf|includes'

/** Reading something letter by letter: by a method, a regular expression, as a number, or as another word. */
const readingOf = (name: string): RegExp[] => [
  new RegExp(`\\b${name}\\??\\.(?:${METHODS})\\(`),
  new RegExp(`\\b${name}(?:\\?\\.)?\\[`),
  new RegExp(`\\.(?:exec|test)\\(\\s*(?:\\w+\\.)*${name}\\b`),
  new RegExp(`\\b(?:Number|Number\\.parseInt|parseInt)\\(\\s*(?:\\w+\\.)*${name}\\b`),
  new RegExp(`\\[\\.\\.\\.(?:\\w+\\.)*${name}\\]`),
  // What an event or a view calls its action is a word of the game, and no notation.
  new RegExp(`(?<!\\bevent\\.)\\b${name} as (?!const\\b)`),
]

/** Notation put together, or a word of it in two parts; a table of expressions by kinds of options. */
const WRITING = [
  /\$\{(?:\w+\.)*\w*number\w*\}[+~-]`/i,
  /['"`](?:sub|spend|use|token|reroll|take|regular)-(?:['"`\d]|\$\{)/,
  /['"`](?:reroll-(?:own|other)|token-(?:shot|pass|defence)|regular-(?:left|centre|right))\b/,
  /['"`](?:\d|\$\{[^}]*\})-lines\b/,
  /Record<string, RegExp>/,
]

/** Decisions as the games write them, and what is none. */
const NOTATION = ['8+', '8~', '6&7', '6x9', '8!', '7=6!+', '7=x4!9+', 'sub-1:8', '1:8', '2-lines', 'spend-2']
const PROSE = 'any text'

/** Whether an expression is made for notation: it knows digits, takes one of these whole, and not just anything. */
function isForNotation(literal: string): boolean {
  const [, source = '', flags] = /^\/(.*)\/(\w*)$/.exec(literal) ?? []
  if (!source.includes('\\d')) return false
  try {
    const form = new RegExp(`^(?:${source})$`, flags?.replace(/[gy]/g, ''))
    return !form.test(PROSE) && NOTATION.some((decision) => form.test(decision))
  } catch {
    return false
  }
}

const EXPRESSION = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\n\\])*\]|[^/\n\\[])+\/[a-z]*/g

/** Other names under which a source has an option's notation. */
const aliasesIn = (text: string): string[] => [
  ...Array.from(
    text.matchAll(/\{[^{}]*\baction: (\w+)[^{}]*\}(?=(?::[^=]*)? =|\) =>|: \w*Option\b)/g),
    (m) => m[1] ?? '',
  ),
  ...Array.from(text.matchAll(/\b(?:const|let) (\w+) = (?:\w+\.)+action\b(?!\.|\()/g), (m) => m[1] ?? ''),
]

/** Whoever reads a decision's notation letter by letter instead of what the option says of itself. */
const parsesNotation = ({ text }: Source): boolean =>
  [...WRITING, ...['action', ...aliasesIn(text)].flatMap(readingOf)].some((form) => form.test(text)) ||
  (text.match(EXPRESSION) ?? []).some(isForNotation)

describe.each(readdirSync(join(root, 'games')))('%s', (game) => {
  const sources = sourcesIn(`games/${game}`)
  const phases = phasesOf(sources.find(({ path }) => path.endsWith('/phase.ts'))?.text ?? '')

  test('a phase is named in at most three files', () => {
    expect(phases.length).toBeGreaterThan(1)
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
      `const OWN: Readonly<Record<string, RegExp>> = {`,
      `const number = Number.parseInt(action, 10)`,
      `Number(option.action)`,
      `CORNERS.indexOf(action as Corner)`,
      `const [sign] = [...option.action]`,
      `const sign = option.action[1]`,
      `({ action: id }) => id.split(':')`,
      `const id = option.action; const [number] = id.split('+')`,
      `const meant = typed === \`\${number}+\``,
      `if (option.action === \`\${player.number}-\`) return`,
      `action === \`take-\${style}\``,
      `typed.replace('sub-', '')`,
      `const two = /^(\\d{1,2})&(\\d{1,2})$/`,
      `/^(\\d+)(?:=(x?)(\\d+))?!(.*)$/`,
      `return { 'reroll-own': 1 }`,
    ]
    for (const text of planted) expect([text, parsesNotation({ path: '', text })]).toEqual([text, true])
    const innocent = [
      `words.option(request, option)`,
      `decide(option.action)`,
      `action === 'none'`,
      `kinds[action]`,
      `{ key, action: id, name: id.slice(0, 4) }`,
      `const kind = event.action as Kind`,
      `case 'take-style':`,
      `case 'regular-corner':`,
      `/^\\d{1,2}$/.test(word)`,
      `/^([^@]+)(?:@(\\d{1,7})(ms|it))?$/`,
    ]
    for (const text of innocent) expect([text, parsesNotation({ path: '', text })]).toEqual([text, false])
  })
})
