import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
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

describe('when nobody can hear it', () => {
  test('a host whose answers nobody reads any more ends in peace', async () => {
    const child = spawn(process.execPath, [bin, 'host', 'finale'], { stdio: ['pipe', 'pipe', 'pipe'] })
    let err = ''
    child.stderr.on('data', (part) => {
      err += part
    })
    child.stdin.on('error', () => {})
    child.stdout.destroy()
    child.stdin.write('{"do":"new","config":{"preset":"beginner"}}\n')
    // The input stays open: it is the failing answer that ends the program.
    const [code] = await once(child, 'close')
    expect([code, err.replace(/^libero: .*\n/gm, '')]).toEqual([0, ''])
  })

  const full = '/dev/full'
  const withFull = (which: 'out' | 'err', args: readonly string[], input = '') => {
    const device = openSync(full, 'w')
    try {
      return spawnSync(process.execPath, [bin, ...args], {
        encoding: 'utf8',
        input,
        stdio: ['pipe', which === 'out' ? device : 'pipe', which === 'err' ? device : 'pipe'],
      })
    } finally {
      closeSync(device)
    }
  }

  test.skipIf(!existsSync(full))('a full disk is told in a sentence, and by the exit code', () => {
    const line = '{"do":"new","config":{"preset":"beginner"}}\n'
    for (const args of [
      ['host', 'finale'],
      ['cards', 'finale'],
    ]) {
      const { status, stderr } = withFull('out', [...args, '--lang', 'de'], line)
      expect([status, stderr.replace(/^libero: .*\n/gm, '')]).toEqual([
        1,
        'Die Ausgabe lässt sich nicht schreiben: ENOSPC.\n',
      ])
    }
    expect(withFull('err', ['sim', 'chess']).status).toBe(2)
  })
})
