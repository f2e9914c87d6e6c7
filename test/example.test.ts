import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const readme = readFileSync(join(root, 'README.md'), 'utf8')

describe('the example in the README', () => {
  const [code = '', ...others] = Array.from(
    readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm),
    ([, block]) => block,
  )

  test('there is one, and it is short', () => {
    expect(others).toEqual([])
    const lines = code.split('\n').filter((line) => line !== '' && !line.startsWith('import '))
    expect(lines.length).toBe(4)
  })

  test('prints what stands beside it', async () => {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: root, loader: 'ts' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      write: false,
    })
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module'], {
      input: outputFiles[0]?.text ?? '',
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
    const promised = Array.from(code.matchAll(/ \/\/ (.*)$/gm), ([, words]) => words)
    expect(stdout.trimEnd().split('\n')).toEqual(promised)
  })
})
