import { defineConfig } from 'vitest/config'

const nowhere = ['**/node_modules/**', '**/dist/**']
const browser = 'web/test/browser/**/*.test.ts'

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // Nobody watches while tests run: every core works.
    maxWorkers: '100%',
    testTimeout: 60_000,
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
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
