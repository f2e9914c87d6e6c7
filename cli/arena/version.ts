import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findHouse } from '../docs/house.ts'
import manifest from '../package.json' with { type: 'json' }

/**
 * What decides how a pair ends: the version, and in a copy of the sources a digest of the kernel, the game and the
 * opponents. Pairs of before a change are no evidence of what came after it.
 */
export function versionOf(game: string): string {
  const house = findHouse()
  if (house === undefined) return manifest.version
  const digest = createHash('sha256')
  const walk = (folder: string): void => {
    const entries = readdirSync(join(house, folder), { withFileTypes: true })
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (['node_modules', 'dist', 'test', 'text', 'training'].includes(entry.name)) continue
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) walk(path)
      else if (/\.(ts|json)$/.test(entry.name))
        digest.update(`${path}\n`).update(readFileSync(join(house, path)))
    }
  }
  for (const folder of ['kernel', `games/${game}`, 'bots']) walk(folder)
  return `${manifest.version} ${digest.digest('hex').slice(0, 12)}`
}
