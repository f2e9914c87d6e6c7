// The rooms of the house and which doors are open: imports go one way.
// kernel <- games <- table, competitions <- bots, review <- server, web, cli, bench. Review and server are not built yet; where they
// will stand is settled.

import { posix } from 'node:path'

/** What each kind of room may import besides itself. `games` stands for every game; a game never is another's. */
const DOORS = {
  kernel: [],
  games: ['kernel'],
  table: ['kernel', 'games'],
  competitions: ['kernel', 'games'],
  bots: ['kernel', 'games', 'table', 'competitions'],
  review: ['kernel', 'games', 'table'],
  server: ['kernel', 'games', 'table', 'bots', 'review'],
  web: ['kernel', 'games', 'table', 'competitions', 'bots', 'review'],
  bench: ['kernel', 'games', 'table', 'competitions', 'bots', 'review'],
  cli: ['kernel', 'games', 'table', 'competitions', 'bots', 'review', 'bench'],
} as const satisfies Record<string, readonly string[]>

type Kind = keyof typeof DOORS

export const KINDS = Object.keys(DOORS) as Kind[]

/** Rooms that must run anywhere: neither packages nor Node's own modules, except in their tests. */
const BARE: readonly Kind[] = ['kernel', 'games', 'competitions']

export interface Source {
  /** From the root of the repository, with forward slashes. */
  readonly path: string
  readonly text: string
}

export interface Manifest {
  readonly name?: string
  /** The doors of a room: nothing else of it can be imported. */
  readonly exports?: Readonly<Record<string, string | Readonly<Record<'browser' | 'default', string>>>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

export interface House {
  readonly sources: readonly Source[]
  /** By room: `kernel`, `games/finale`, …, and '' for the root. */
  readonly manifests: Readonly<Record<string, Manifest>>
}

/** The room a path lies in: `games/finale`, `table`; undefined outside the rooms. */
export function roomOf(path: string): string | undefined {
  const [first = '', second] = path.split('/')
  if (first === 'games') return second === undefined ? undefined : `games/${second}`
  return isKind(first) ? first : undefined
}

/** Everything a file reaches for: import, export from, import(), import types, and files named for a worker. */
export function importsOf(text: string): string[] {
  const code = withoutComments(text)
  const forms = [
    /^[ \t]*(?:import|export)\b[^'"`;=()]*?\bfrom\s*['"]([^'"\n]+)['"]/gm,
    /^[ \t]*import\s*['"]([^'"\n]+)['"]/gm,
    /\bimport\s*\(\s*['"`]([^'"`\n]+)['"`]/g,
    /\bnew URL\(\s*['"]([^'"\n]+)['"]\s*,\s*import\.meta\.url\b/g,
  ]
  const named = forms.flatMap((form) => [...code.matchAll(form)].map((match) => match[1] ?? ''))
  const computed = /\bimport\s*\(\s*[^'"`\s]/.test(code) ? [COMPUTED] : []
  return [...new Set([...named, ...computed])]
}

const COMMAND = 'cli/bin/libero.js'

/** Stands for an `import()` whose path is worked out at run time and so cannot be checked. */
const COMPUTED = '(computed)'

/** Every import that goes the wrong way, and every manifest that does not say what its room imports. */
export function wrongDoors({ sources, manifests }: House): string[] {
  const roomByPackage = new Map(Object.entries(manifests).map(([room, { name }]) => [name, room]))
  const wrong: string[] = []
  const used = new Map<string, Set<string>>()

  for (const { path, text } of sources) {
    const room = roomOf(path)
    if (room === undefined) continue
    const inTests = path.split('/').includes('test')
    const uses = used.get(room) ?? new Set()
    used.set(room, uses)

    for (const specifier of importsOf(text)) {
      const complain = (why: string) => wrong.push(`${path}: '${specifier}' ${why}`)

      if (specifier === COMPUTED) complain('is an import that cannot be checked')
      else if (specifier.startsWith('.')) {
        const target = roomOf(posix.join(posix.dirname(path), specifier))
        if (target === room) continue
        // The command can be called before anything is installed.
        if (path === COMMAND && specifier.endsWith('/scripts/bootstrap.js')) continue
        if (target === undefined) complain('lies outside the rooms')
        else complain(`reaches into ${target} past its package name`)
      } else if (specifier.startsWith('node:')) {
        if (isBare(room) && !inTests) complain(`is not for ${room}, which runs anywhere`)
      } else {
        const name = packageOf(specifier)
        uses.add(name)
        const target = roomByPackage.get(name)
        if (target !== undefined) {
          if (target !== room && !mayImport(room, target)) complain(`goes from ${room} to ${target}`)
          else if (!isDoor(manifests[target], specifier.slice(name.length)))
            complain(`is no door of ${target}`)
        } else if (name.startsWith('@libero/')) complain('is no room')
        else if (isBare(room) && !inTests) complain(`is a package, and ${room} has none`)

        if (target !== room && !isDeclared(name, manifests[room], inTests ? manifests[''] : undefined))
          complain(`is missing in ${room}/package.json`)
      }
    }
  }

  for (const [room, manifest] of Object.entries(manifests)) {
    if (room === '') continue
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      const complain = (why: string) => wrong.push(`${room}/package.json: '${name}' ${why}`)
      const target = roomByPackage.get(name)
      if (target !== undefined) {
        if (!mayImport(room, target)) complain(`goes from ${room} to ${target}`)
      } else if (isBare(room)) complain(`is a package, and ${room} has none`)
      else if (!used.get(room)?.has(name)) complain('is imported nowhere')
    }
  }
  return wrong
}

/** Whatever runs without the tests but imports something of them. */
export function needsTests(sources: readonly Source[]): string[] {
  const isTest = (path: string) => path.split('/').includes('test')
  return sources
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) =>
      importsOf(text)
        .filter((specifier) =>
          isTest(specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier),
        )
        .map((specifier) => `${path}: '${specifier}' is of the tests`),
    )
}

/**
 * Files that import each other round in a circle, each circle in the order of the alphabet. What is imported only as
 * a type is gone at run time and does not count.
 */
export function circles({ sources, manifests }: House): string[][] {
  const paths = new Set(sources.map(({ path }) => path))
  const doors = new Map(
    Object.entries(manifests).flatMap(([room, { name, exports = {} }]) =>
      Object.entries(exports).map(([door, file]) => [
        `${name}${door.slice(1)}`,
        posix.join(room, typeof file === 'string' ? file : file.default),
      ]),
    ),
  )
  const ways = new Map(
    sources.map(({ path, text }) => {
      const targets = valueImportsOf(text).map((specifier) =>
        specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : doors.get(specifier),
      )
      return [path, targets.filter((target) => target !== undefined && target !== path && paths.has(target))]
    }),
  ) as ReadonlyMap<string, readonly string[]>
  const reach = (from: string): ReadonlySet<string> => {
    const seen = new Set<string>()
    const waiting = [...(ways.get(from) ?? [])]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (seen.has(next)) continue
      seen.add(next)
      waiting.push(...(ways.get(next) ?? []))
    }
    return seen
  }
  const reached = new Map([...paths].map((path) => [path, reach(path)]))
  const found = new Set<string>()
  for (const [path, to] of reached)
    if (to.has(path))
      found.add(
        [...to]
          .filter((other) => reached.get(other)?.has(path))
          .sort()
          .join(),
      )
  return [...found].map((circle) => circle.split(','))
}

/** What a file imports of other files as more than a type. */
function valueImportsOf(text: string): string[] {
  const code = withoutComments(text)
  const froms = /^[ \t]*(?:import|export)\s+(type\b)?([^'"`;=()]*?)\bfrom\s*['"]([^'"\n]+)['"]/gm
  const isTypes = (names: string): boolean =>
    /^\{/.test(names.trim()) &&
    names
      .replace(/[{}]/g, '')
      .split(',')
      .filter((name) => name.trim())
      .every((name) => /^\s*type\s/.test(name))
  const named = [...code.matchAll(froms)].filter(([, type, names = '']) => !type && !isTypes(names))
  const bare = [...code.matchAll(/^[ \t]*import\s*['"]([^'"\n]+)['"]/gm)]
  return [...named.map((match) => match[3] ?? ''), ...bare.map((match) => match[1] ?? '')]
}

function mayImport(from: string, to: string): boolean {
  const doors: readonly Kind[] = DOORS[kindOf(from)]
  return doors.includes(kindOf(to))
}

/** Whether a package names this entrance: '' for its front door, '/testing' for another. */
const isDoor = (manifest: Manifest | undefined, entrance: string): boolean =>
  Object.hasOwn(manifest?.exports ?? {}, `.${entrance}`)

/** Tests may also use what the root installs for everyone, such as the test runner. */
function isDeclared(name: string, own: Manifest | undefined, shared: Manifest | undefined): boolean {
  return [own?.dependencies, own?.devDependencies, shared?.devDependencies].some(
    (list) => list && name in list,
  )
}

const isKind = (name: string): name is Kind => Object.hasOwn(DOORS, name)

function kindOf(room: string): Kind {
  const first = room.split('/')[0] ?? ''
  if (!isKind(first)) throw new Error(`no such room: ${room}`)
  return first
}

const isBare = (room: string): boolean => BARE.includes(kindOf(room))

/** '@scope/name/file' -> '@scope/name', 'name/file' -> 'name'. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Strings are matched, too, so that a '//' inside one does not start a comment. */
function withoutComments(text: string): string {
  const stringOrComment = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\/\/.*|\/\*[\s\S]*?\*\//g
  return text.replace(stringOrComment, (found) => (found.startsWith('/') ? ' ' : found))
}
