import { join } from 'node:path/posix'
import { rows } from './tables.ts'

/** A field as an interface of the sources declares it. */
export interface Field {
  readonly name: string
  readonly isOptional: boolean
  /** As it is written there. */
  readonly type: string
  /** What its comment says. */
  readonly about: string
  /** The line comment above it and the fields that follow. */
  readonly under?: string
}

/** The declarations a view is made of, by name. */
export interface Shapes {
  readonly interfaces: ReadonlyMap<string, readonly Field[]>
  /** Types that are one of some words. */
  readonly words: ReadonlyMap<string, readonly string[]>
}

const INTERFACE = /^export interface (\w+)(?: extends (\w+))? \{\n([\s\S]*?)^\}$/gm
const FIELD = /^ {2}readonly (\w+)(\?)?: (.+)$/
const LIST = /^export const (\w+) = \[([^\]]*)\] as const$/gm
const WORDS = /^export type (\w+) = (?:Exclude<)?\(typeof (\w+)\)\[number\](?:, '([^']+)'>)?$/gm
const LISTED = /^readonly (.*)\[\]$/
const PAIRED = /^Pair<(.*)>$/
const RECORD = /^Readonly<Record<(\w+), number>>$/
const IMPORT = /^import type \{[^}]*\} from '(\.[^']+)'$/gm

/** Everything that `path` and what it imports for its types declare; `read` gives the text of a file. */
export function shapesOf(paths: readonly string[], read: (path: string) => string): Shapes {
  const sources = paths.flatMap((path) => {
    const source = read(path)
    const imported = Array.from(source.matchAll(IMPORT), ([, from = '']) => read(join(path, '..', from)))
    return [...imported, source]
  })
  const lists = new Map<string, readonly string[]>()
  const words = new Map<string, readonly string[]>()
  const interfaces = new Map<string, readonly Field[]>()
  for (const source of sources)
    for (const [, name = '', items = ''] of source.matchAll(LIST))
      lists.set(
        name,
        Array.from(items.replace(/\/\/.*$/gm, '').matchAll(/'([^']*)'/g), ([, word = '']) => word),
      )
  for (const source of sources) {
    for (const [, name = '', list = '', but] of source.matchAll(WORDS))
      words.set(
        name,
        (lists.get(list) ?? []).filter((word) => word !== but),
      )
    for (const [, name = '', base = '', body = ''] of source.matchAll(INTERFACE))
      interfaces.set(name, inherited(interfaces.get(base) ?? [], fieldsIn(body)))
  }
  return { interfaces, words }
}

/** What a view declares again stays in its place, and means the same unless it says otherwise. */
function inherited(base: readonly Field[], own: readonly Field[]): readonly Field[] {
  return [
    ...base.map((field) => {
      const again = own.find(({ name }) => name === field.name) ?? field
      return again.about === '' ? { ...again, about: field.about } : again
    }),
    ...own.filter(({ name }) => !base.some((field) => field.name === name)),
  ]
}

function fieldsIn(body: string): readonly Field[] {
  const fields: Field[] = []
  let about: string[] = []
  let under: string | undefined
  for (const line of body.split('\n')) {
    const [, name, optional, type] = FIELD.exec(line) ?? []
    if (name !== undefined && type !== undefined) {
      const said = about.join(' ')
      fields.push({ name, isOptional: optional === '?', type, about: said, ...(under && { under }) })
      about = []
    } else if (line.startsWith('  // ')) under = line.slice(5)
    else {
      const said = line
        .replace(/^ +(\/\*\*|\*\/|\*)/, '')
        .replace(/\*\/$/, '')
        .trim()
      if (said !== '') about.push(said)
    }
  }
  return fields
}

/** The way to every field of a view: `sides[].men[].id`. */
export const pathsOf = (shapes: Shapes, of: string): readonly string[] =>
  tablesOf(shapes, of).flatMap(({ path, fields }) =>
    fields.flatMap(({ name, type }) => {
      const whole = path === '' ? name : `${path}.${name}`
      const [, keys = ''] = RECORD.exec(type) ?? []
      return [whole, ...(shapes.words.get(keys) ?? []).map((key) => `${whole}.${key}`)]
    }),
  )

/** One table for every interface, in the order they are come across. */
function tablesOf(
  shapes: Shapes,
  of: string,
  path = '',
): readonly { readonly path: string; readonly fields: readonly Field[] }[] {
  const fields = shapes.interfaces.get(of)
  if (!fields) throw new Error(`nothing is known of ${of}`)
  return [
    { path, fields },
    ...fields.flatMap(({ name, type }) => {
      const held = parts(type).find((part) => shapes.interfaces.has(itemOf(part)))
      if (held === undefined) return []
      const inner = `${path === '' ? '' : `${path}.`}${name}${held === itemOf(held) ? '' : '[]'}`
      return tablesOf(shapes, itemOf(held), inner)
    }),
  ]
}

/** The types of a union. */
const parts = (type: string): readonly string[] => type.split(' | ')

/** What a list or a pair is made of. */
const itemOf = (type: string): string => LISTED.exec(type)?.[1] ?? PAIRED.exec(type)?.[1] ?? type

/** A type as people read it who write no TypeScript. */
export function typeWords(type: string, shapes: Shapes): string {
  const all = parts(type).flatMap((part) => wordsOf(part, shapes))
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} or ${all.at(-1)}` : (all[0] ?? '')
}

function wordsOf(type: string, shapes: Shapes): readonly string[] {
  const [, listed] = LISTED.exec(type) ?? []
  if (listed !== undefined) return [`list of ${several(typeWords(listed, shapes))}`]
  const [, paired] = PAIRED.exec(type) ?? []
  if (paired !== undefined) return [`pair of ${several(typeWords(paired, shapes))}`]
  const [, keys] = RECORD.exec(type) ?? []
  if (keys !== undefined) return [`numbers by ${wordsOf(keys, shapes).join(', ')}`]
  const [, from, but] = /^Exclude<(\w+), '([^']*)'>$/.exec(type) ?? []
  if (from !== undefined) return wordsOf(from, shapes).filter((word) => word !== `\`${but}\``)
  const [, literal] = /^'([^']*)'$/.exec(type) ?? []
  if (literal !== undefined) return [`\`${literal}\``]
  if (shapes.interfaces.has(type)) return ['object']
  if (['true', 'null'].includes(type)) return [`\`${type}\``]
  if (['string', 'number', 'boolean'].includes(type)) return [type]
  const words = shapes.words.get(type)
  if (!words) throw new Error(`nothing is known of ${type}`)
  return words.map((word) => `\`${word}\``)
}

const several = (words: string): string =>
  words.replace(/^(string|number|object)$/, '$1s').replace(/^pair of/, 'pairs of')

/** The tables of a view's fields; what is there only when it applies stands in italics. */
export function fieldTables(shapes: Shapes, of: string): string {
  const cell = ({ name, isOptional }: Field) => (isOptional ? `*\`${name}\`*` : `\`${name}\``)
  return tablesOf(shapes, of)
    .filter(({ path }) => path !== 'outcome')
    .map(({ path, fields }) =>
      rows(
        [path === '' ? 'Field' : `Field of \`${path}\``, 'Type', 'What it holds'],
        fields.flatMap((field, i) => [
          ...(field.under && field.under !== fields[i - 1]?.under ? [['', '', `*${field.under}*`]] : []),
          [cell(field), typeWords(field.type, shapes), field.about],
        ]),
      ),
    )
    .join('\n\n')
}

/** What the view of a game is made of. */
export const viewShapes = (game: string, read: (path: string) => string): Shapes =>
  shapesOf(['kernel/seat.ts', 'kernel/game.ts', `games/${game}/seen.ts`], read)

const BLOCK = /^<!-- fields of a view: ([a-z-]+) -->\n[\s\S]*?^<!-- \/fields -->$/gm

/** Puts the tables of every view that a page wants to show in their place. */
export const withFields = (page: string, read: (path: string) => string): string =>
  page.replace(
    BLOCK,
    (_, game: string) =>
      `<!-- fields of a view: ${game} -->\n\n${fieldTables(viewShapes(game, read), 'Seen')}\n\n<!-- /fields -->`,
  )
