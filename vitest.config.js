import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { inOnePiece } from './test/in-one-piece.js'

const MEMORY = '/dev/shm'
const nowhere = ['**/node_modules/**', '**/dist/**']
const browser = 'web/test/browser/**/*.test.ts'

export default defineConfig({
  plugins: [inOnePiece()],
  test: {
    environment: 'node',
    pool: 'forks',
    // Nobody watches while tests run: every core works. One more than that only stands in the others' way.
    maxWorkers: '100%',
    // Thousands of matches leave much behind that is short-lived: with more room it is swept less often.
    execArgv: ['--max-semi-space-size=64'],
    // Only what hangs ends by the clock: the slowest test of all takes half a minute where nothing else runs.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    teardownTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          sequence: { groupOrder: 1 },
          include: ['**/*.test.ts'],
          exclude: [...nowhere, browser],
          // A test leaves the ground as it found it: the next one need not start a process of its own.
          isolate: false,
          // React as people get it: without its warnings a page is drawn four times as fast.
          // And what tests put down for a moment lies in memory, where a system has such a place.
          env: { NODE_ENV: 'production', ...(existsSync(MEMORY) && { TMPDIR: MEMORY }) },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [browser],
          exclude: nowhere,
          globalSetup: ['test/ground.js'],
          // Browsers mostly wait, for frames and for each other: all files at once, and the rest when they are done.
          sequence: { groupOrder: 0 },
          maxWorkers: 4,
          testTimeout: 1_800_000,
        },
      },
    ],
  },
})
