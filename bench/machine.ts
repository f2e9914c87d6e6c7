import { existsSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where and when something was measured; figures mean nothing without it. */
export interface Measured {
  readonly machine: string
  readonly node: string
  readonly date: string
}

export const hereAndNow = (): Measured => ({
  machine: `${cpus()[0]?.model.trim() || 'unknown processor'}, ${availableParallelism()} cores, ${process.platform} ${process.arch}`,
  node: process.version,
  date: new Date().toISOString().slice(0, 10),
})

/** A file beside this one, or, when this is part of the bundled command, in the repository the bundle lies in. */
export function benchFile(name: string): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'bench', 'package.json'))) {
    const above = dirname(folder)
    if (above === folder) throw new Error('no repository around the bench')
    folder = above
  }
  return join(folder, 'bench', name)
}
