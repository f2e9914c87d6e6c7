import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createAvatar } from '@dicebear/core'
import * as openPeeps from '@dicebear/open-peeps'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** The folder of a room or package, by a file it lets out. */
const folderOf = (entrance: string): string => dirname(require.resolve(entrance))

const json = (...path: readonly string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'))

/**
 * Portraits (from a CC0 avatar set, one for each footballer, drawn from his id) and flags, made at build time into
 * `public/pictures`: the page loads plain pictures and no avatar library.
 */
export function pictures(): Plugin {
  return {
    name: 'libero-pictures',
    configResolved({ publicDir }) {
      const folder = join(publicDir, 'pictures')
      mkdirSync(folder, { recursive: true })
      const { footballers } = json(folderOf('@libero/finale'), 'cards', 'footballers.json') as {
        readonly footballers: readonly { readonly id: string }[]
      }
      for (const { id } of footballers)
        writeFileSync(join(folder, `${id}.svg`), createAvatar(openPeeps, { seed: id }).toString())
    },
  }
}
