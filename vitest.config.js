import { defineConfig } from 'vitest/config'
import { inOnePiece } from './test/in-one-piece.js'

const nowhere = ['**/node_modules/**', '**/dist/**']
const browser = 'web/test/browser/**/*.test.ts'

export default defineConfig({
  plugins: [inOnePiece()],
  test: {
    environment: 'node',
    pool: 'forks',
    // Nobody watches while tests run: every core works, and while a browser waits something else is tested.
    maxWorkers: '150%',
    // Only what hangs ends by the clock: the slowest test of all takes half a minute where nothing else runs.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    teardownTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: ['**/*.test.ts'],
          exclude: [...nowhere, browser],
          // A test leaves the ground as it found it: the next one need not start a process of its own.
          isolate: false,
          // React as people get it: without its warnings a page is drawn four times as fast.
          env: { NODE_ENV: 'production' },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [browser],
          exclude: nowhere,
          globalSetup: ['test/ground.js'],
          testTimeout: 1_800_000,
        },
      },
    ],
  },
})
