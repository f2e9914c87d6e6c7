import { fileURLToPath } from 'node:url'

/** What the bundler tells of the modules. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const main = fileURLToPath(new URL('../app/main.tsx', import.meta.url))
/** What every table needs, whatever is played at it. */
const OF_THE_TABLE =
  /[\\/](kernel|table|bots|web[\\/](app|keep|match|parts|report|pages[\\/](match|replay)))[\\/]|[\\/]web[\\/]face\.ts$/
const OF_A_GAME = /[\\/]games[\\/]/

/**
 * In how few pieces the app travels: what the start page needs is one, what every table needs another, so that a
 * match is a handful of requests. Everything else the bundler cuts by itself, a game among it.
 */
export function pieceOf(id: string, modules: Modules): string | null {
  if (reachedFrom(main, modules).has(id)) return 'start'
  return OF_THE_TABLE.test(id) && !OF_A_GAME.test(id) ? 'table' : null
}

const reached = new WeakMap<Modules, ReadonlySet<string>>()

/** Everything a module needs before it runs. */
function reachedFrom(id: string, modules: Modules): ReadonlySet<string> {
  const known = reached.get(modules)
  if (known) return known
  const found = new Set([id])
  for (const each of found)
    for (const needed of modules.getModuleInfo(each)?.importedIds ?? []) found.add(needed)
  reached.set(modules, found)
  return found
}
