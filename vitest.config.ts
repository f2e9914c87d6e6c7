import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node',
    pool: 'forks',
    // Nobody watches while tests run: every core works.
    maxWorkers: '100%',
    testTimeout: 60_000,
  },
})
