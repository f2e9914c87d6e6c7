import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { isCover } from './covers.ts'

/** Writes the service worker: the template with every file of the app and a version that follows from them. */
export function offline(): Plugin {
  let root = ''
  let out = ''
  return {
    name: 'libero-offline',
    apply: 'build',
    configResolved(config) {
      root = config.root
      out = resolve(config.root, config.build.outDir)
    },
    writeBundle() {
      const files = filesIn(out).filter(
        (file) => !/sw\.js$|\.map$/.test(file) && file !== 'libero.jpg' && !isCover(file),
      )
      const version = createHash('sha256')
      for (const file of files) version.update(file).update(readFileSync(join(out, file)))
      const template = readFileSync(join(root, 'build', 'service-worker.js'), 'utf8')
      const filled = template
        .replace("'__VERSION__'", JSON.stringify(version.digest('hex').slice(0, 16)))
        .replace("'__FILES__'", JSON.stringify(files))
      writeFileSync(join(out, 'sw.js'), filled)
    },
  }
}

function filesIn(folder: string, from = folder): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesIn(path, from) : [relative(from, path).replaceAll(sep, '/')]
    })
    .sort()
}
