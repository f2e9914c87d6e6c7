import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { COMMAND_NAMES } from '../commands/help.ts'
import { findHouse } from '../docs/house.ts'
import { hatTrickEntry } from '../games/hat-trick/entry.ts'
import { Host } from '../host/host.ts'
import { cliText } from '../text/index.ts'
import { run } from './stage.ts'

const house = findHouse() ?? ''
const protocol = readFileSync(join(house, 'docs/protocol.md'), 'utf8')
const readme = readFileSync(join(house, 'README.md'), 'utf8')

/** The blocks of one language on a page, as they are printed. */
const blocks = (page: string, language: string): string[] =>
  [...page.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].flatMap(([, named, block = '']) =>
    named === language ? [block] : [],
  )

const hasPython = spawnSync('python3', ['--version']).status === 0

describe('what is printed can be done as it is printed', () => {
  test.skipIf(!hasPython)('the opponent in Python plays a match to its end', () => {
    const [program, ...others] = blocks(protocol, 'python')
    expect(others).toEqual([])
    const { status, stdout, stderr } = spawnSync('python3', ['-c', program ?? ''], {
      cwd: house,
      encoding: 'utf8',
      // Only what a reader of the page has: no `libero` that somebody installed.
      env: {
        ...process.env,
        PATH: (process.env.PATH ?? '').replaceAll(/[^:;]*node_modules[^:;]*[:;]?/g, ''),
      },
    })
    expect([status, stderr.replace(/^libero: .*\n/gm, '')]).toEqual([0, ''])
    expect(stdout).toMatch(/^\{'goals': \[\d+, \d+\], ('winner': [01], )?'by': '[a-z-]+'\}\r?\n$/)
  })

  test('the squad in JSON may be handed in', () => {
    const [build, ...others] = blocks(protocol, 'json')
    expect(others).toEqual([])
    const host = new Host(hatTrickEntry, 'en', cliText('en'))
    const line = {
      do: 'check',
      seat: 'home',
      build: JSON.parse(build ?? ''),
      options: { expansion: 'players' },
    }
    expect(isObject(line.build) && Object.keys(line.build)).toEqual(['squad'])
    expect(JSON.parse(host.answer(JSON.stringify(line)))).toEqual({ ok: true })
  })

  const commands = [...`${readme}\n${protocol}`.matchAll(/(?:^npx |`(?:npx )?)libero ([a-z][^`#\n]*)/gm)].map(
    ([, words = '']) => words.trim().split(/\s+/),
  )

  test('there are commands on the pages', () => expect(commands.length).toBeGreaterThan(20))

  test.each(commands.map((words) => [words.join(' '), words] as const))('libero %s', async (_, words) => {
    const [name = '', ...rest] = words
    expect(COMMAND_NAMES).toContain(name)
    const { code, out } =
      name === 'play' || name === 'bench' ? { code: 0, out: '' } : await run([name, '--help'])
    expect(code).toBe(0)
    for (const word of rest.filter((each) => each.startsWith('--') && out)) expect(out).toContain(word)
  })

  test.each(['cards finale', 'squad --random --rank II --mentality attacking'])(
    'npx libero %s, as the README has it',
    async (words) => {
      expect(readme).toContain(`npx libero ${words}`)
      expect((await run(words.split(' '))).code).toBe(0)
    },
  )
})
