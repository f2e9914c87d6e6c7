import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What the bundler tells of the modules. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const within = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

const main = within('app/main.ts')
const boot = within('app/boot.tsx')
/** The table of each game, by the name of its folder. */
const faces = readdirSync(within('games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => [name, within(`games/${name}/face.tsx`)] as const)
/** What every table needs, whatever is played at it. */
const OF_THE_TABLE =
  /[\\/](kernel|table|bots(?![\\/]practice)|web[\\/](app|keep|match|parts|report|pages[\\/](match|replay)))[\\/]|[\\/]web[\\/]face\.ts$/
const OF_A_GAME = /[\\/]games[\\/]/

type Piece = (id: string, modules: Modules) => string | null

/** What runs before all else, and the bundler's own word for fetching a piece. */
const first: Piece = (id, modules) =>
  reachedFrom(main, modules).has(id) || id.includes('vite/preload-helper') ? 'first' : null
const start: Piece = (id, modules) => (reachedFrom(boot, modules).has(id) ? 'start' : null)
const table: Piece = (id) => (OF_THE_TABLE.test(id) && !OF_A_GAME.test(id) ? 'table' : null)
const game: Piece = (id, modules) =>
  faces.find(([, face]) => OF_A_GAME.test(id) && reachedFrom(face, modules).has(id))?.[0] ?? null

/**
 * In how few pieces the app travels: a little that asks for all else, what the start page needs, what every table
 * needs, and what the table of a game needs beside that, so that a match is a handful of requests and carries nothing
 * that nobody asks for while playing. Everything else the bundler cuts by itself. A module that two could have is the
 * first one's.
 */
export const PIECES = [first, start, table, game].map((name, i, all) => ({ name, priority: all.length - i }))

const reached = new WeakMap<Modules, Map<string, ReadonlySet<string>>>()

/** Everything a module needs before it runs. */
function reachedFrom(id: string, modules: Modules): ReadonlySet<string> {
  const known = reached.get(modules) ?? new Map<string, ReadonlySet<string>>()
  reached.set(modules, known)
  const before = known.get(id)
  if (before) return before
  const found = new Set([id])
  for (const each of found)
    for (const needed of modules.getModuleInfo(each)?.importedIds ?? []) found.add(needed)
  known.set(id, found)
  return found
}
