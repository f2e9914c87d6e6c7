import { build } from 'esbuild'
import { defineConfig } from 'vitest/config'
import { packagesStayOutside } from './scripts/bootstrap.js'

const nowhere = ['**/node_modules/**', '**/dist/**']
const browser = 'web/test/browser/**/*.test.ts'

/**
 * A test of a game or of its bots comes in one piece with the rules it plays by. From module to module the runner
 * looks up every imported name each time it is used, and thousands of matches take nearly twice as long.
 */
const inOnePiece = {
  name: 'in-one-piece',
  enforce: 'pre',
  async load(id) {
    if (!/(?<!\/web)\/(games\/[^/]+|bots)\/test\/.*\.test\.ts$/.test(id)) return
    const { outputFiles } = await build({
      entryPoints: [id],
      outfile: `${id}.js`,
      bundle: true,
      write: false,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: 'external',
      logLevel: 'warning',
      plugins: [packagesStayOutside],
    })
    const [map, code] = outputFiles
    return { code: code?.text ?? '', map: map?.text ?? '' }
  },
}

export default defineConfig({
  plugins: [inOnePiece],
  test: {
    environment: 'node',
    pool: 'forks',
    // Nobody watches while tests run: every core works.
    maxWorkers: '100%',
    // Only what hangs ends by the clock: the slowest test of all takes half a minute where nothing else runs.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    teardownTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'house', include: ['**/*.test.ts'], exclude: [...nowhere, browser] } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [browser],
          exclude: nowhere,
          globalSetup: ['test/ground.js'],
          // A browser is several processes by itself: it plays when the others are done.
          sequence: { groupOrder: 1 },
          testTimeout: 1_800_000,
        },
      },
    ],
  },
})
