import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'

const bin = fileURLToPath(new URL('../bin/libero.js', import.meta.url))

// In a fresh clone the command is built when it is first started, and says so.
beforeAll(() => spawnSync(process.execPath, [bin, 'help']))

/** A command as people start it, with threads of its own. */
function json(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args, '--json'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      LANG: 'en',
      LC_ALL: 'en',
      XDG_CACHE_HOME: mkdtempSync(join(tmpdir(), 'libero-crew-')),
    },
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  return JSON.parse(stdout)
}

function arena(...args: readonly string[]) {
  const { msPerDecisionA, msPerDecisionB, longestA, longestB, ...rest } = json(
    ...['arena', 'finale', '--a', 'heuristic', '--b', 'random'],
    ...args,
  )
  expect(msPerDecisionA).toBeGreaterThan(0)
  return rest
}

test('two threads play the same contest as one, to the same end', () => {
  const alone = arena('--sprt', '400,420', '--workers', '1')
  const together = arena('--sprt', '400,420', '--workers', '2')
  expect(alone.pairs).toBeGreaterThan(16)
  expect(together).toEqual(alone)
})

test('two threads weigh the cards as one does', () => {
  const balance = ['balance', 'finale', '--matches', '100', '--workers'] as const
  const alone = json(...balance, '1')
  expect(alone.matches).toBe(100)
  expect(json(...balance, '2')).toEqual(alone)
})
