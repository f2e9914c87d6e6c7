import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const bin = fileURLToPath(new URL('../bin/libero.js', import.meta.url))

const libero = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, [bin, ...args], {
    encoding: 'utf8',
    input,
    env: { ...process.env, LANG: 'en', LC_ALL: 'en' },
  })

describe('the command as people start it', () => {
  test('shows its first screen', () => {
    const { status, stdout } = libero([])
    expect(status).toBe(0)
    expect(stdout).toContain('Libero')
    expect(stdout).toContain('libero play finale')
  })

  test('says on stderr what is wrong, and ends with 2', () => {
    const { status, stdout, stderr } = libero(['sim', 'chess'])
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain('finale')
  })

  test('hosts a match on its standard streams', () => {
    const { status, stdout } = libero(
      ['host', 'finale'],
      '{"do":"new","config":{"preset":"beginner"}}\n{"do":"quit"}\n',
    )
    expect(status).toBe(0)
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).ok),
    ).toEqual([true, true])
  })

  test('plays matches', () => {
    const { status, stdout } = libero(['sim', 'finale', '--matches', '100', '--json'])
    expect(status).toBe(0)
    expect(JSON.parse(stdout).matches).toBe(100)
  })
})
