import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { libero } from '../libero.ts'
import { run } from './stage.ts'

const cache = mkdtempSync(join(tmpdir(), 'libero-arena-'))
const env = { XDG_CACHE_HOME: cache }

let files = 0
const freshFile = () => join(cache, `journal-${files++}.jsonl`)

const arena = (...args: readonly string[]) => run(['arena', 'finale', ...args], [], env)
const measured = async (...args: readonly string[]) => {
  const { code, out, err } = await arena('--a', 'heuristic', '--b', 'random', '--json', ...args)
  expect(err).toBe('')
  expect(code).toBe(0)
  return JSON.parse(out)
}

/** What does not hang on the clock, or on where the pairs came from. */
const timeless = (result: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(result).filter(([name]) => !/^(ms|longest|iterationsPer|resumed)/.test(name)),
  )

describe('libero arena', () => {
  test('says how much stronger one opponent is, with its interval', async () => {
    const result = await measured('--pairs', '20', '--resume', freshFile())
    expect(result).toMatchObject({ game: 'finale', a: 'heuristic', b: 'random', games: 40, pairs: 20 })
    expect(result.wins + result.draws + result.losses).toBe(40)
    expect(result.score).toBeGreaterThan(0.8)
    expect(result.elo).toBeGreaterThan(result.eloLow)
    expect(result.eloHigh).toBeGreaterThanOrEqual(result.elo)
    expect(result.eloFrom).toBe('adjusted')
    expect(result.rawScore).toBeCloseTo((result.wins + result.draws / 2) / 40, 4)
    expect(result.pentanomial.reduce((sum: number, count: number) => sum + count)).toBe(20)
    expect(result.msPerDecisionA).toBeGreaterThan(0)
    expect(result.msPerDecisionB).toBeGreaterThan(0)
    expect([result.failuresA, result.failuresB]).toEqual([0, 0])
    expect(result.ending).toBe('pairs')
  })

  test('a sequential test ends as soon as it knows', async () => {
    const result = await measured('--sprt', '0,30', '--resume', freshFile())
    expect(result.ending).toBe('stronger')
    expect(result.pairs).toBe(16)
    expect(result.llr).toBeGreaterThan(2.94)
    const back = await measured('--sprt=-30,0', '--a', 'random', '--b', 'heuristic', '--resume', freshFile())
    expect(back.ending).toBe('weaker')
  })

  test('another seed is another contest, the same seed the same', async () => {
    const once = await measured('--pairs', '6', '--seed', 'x', '--resume', freshFile())
    const again = await measured('--pairs', '6', '--seed', 'x', '--resume', freshFile())
    const other = await measured('--pairs', '6', '--seed', 'y', '--resume', freshFile())
    expect(timeless(again)).toEqual(timeless(once))
    expect(other.goalsA).not.toBe(once.goalsA)
  })

  test.each(LANGUAGES)('as a table in %s', async (language) => {
    const { code, out } = await arena('--a', 'heuristic', '--b', 'random', '--pairs', '2', '--lang', language)
    expect(code).toBe(0)
    expect(out).not.toMatch(/[{}]|NaN|undefined/)
    expect(out).toContain('heuristic')
    expect(out).toContain('Elo'.slice(language === 'hu' ? 3 : 0))
  })

  test('knows the game’s own options', async () => {
    const result = await measured('--pairs', '2', '--tactics', 'free', '--extra-time')
    expect(result.options).toEqual({ tactics: 'free', extraTime: true })
  })
})

test('where somebody looks on, one line says how it goes, and is gone in the end', async () => {
  const shown: string[] = []
  const code = await libero(['arena', 'finale', '--a', 'random', '--b', 'random', '--pairs', '3'], {
    input: (async function* () {})(),
    out: async () => {},
    err: async () => {},
    progress: (line) => void shown.push(line),
    env,
  })
  expect(code).toBe(0)
  expect(shown.length).toBeGreaterThan(2)
  expect(shown.at(-2)).toMatch(/finale: random – random {3}pairs 3 /)
  expect(shown.at(-1)).toBe('')
})

describe('the journal of a contest', () => {
  test('lies in the cache unless somebody says otherwise, and holds every pair', async () => {
    await measured('--pairs', '5', '--seed', 'kept')
    const folder = join(cache, 'libero', 'arena')
    const file = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'))
      .find(([header]) => JSON.parse(header ?? '').seed === 'kept')
    expect(file).toHaveLength(6)
    expect(JSON.parse(file?.[0] ?? '')).toMatchObject({
      arena: 1,
      game: 'finale',
      a: 'heuristic',
      b: 'random',
    })
    const again = await measured('--pairs', '5', '--seed', 'kept')
    expect(again.resumed).toBe(5)
  })

  test('a contest broken off in the middle of a line goes on to the same result', async () => {
    const path = freshFile()
    const whole = await measured('--pairs', '12', '--resume', path)
    const lines = readFileSync(path, 'utf8').split('\n')
    // Out of order, with a gap, and torn: as two cores leave it.
    const kept = [lines[0], lines[3], lines[1], lines[7]].join('\n')
    writeFileSync(path, `${kept}\n${lines[4]?.slice(0, 25)}`)
    const resumed = await measured('--pairs', '12', '--resume', path)
    expect(resumed.resumed).toBe(3)
    expect(timeless(resumed)).toEqual(timeless(whole))
    expect(readFileSync(path, 'utf8').trimEnd().split('\n')).toHaveLength(13)
    const longer = await measured('--pairs', '14', '--resume', path)
    expect(longer.resumed).toBe(12)
    expect(longer.pairs).toBe(14)
  })

  test('of another contest is refused, and left as it was', async () => {
    const path = freshFile()
    await measured('--pairs', '2', '--resume', path)
    const before = readFileSync(path, 'utf8')
    for (const [field, ...args] of [
      ['seed', '--seed', 'other'],
      ['b', '--b', 'heuristic'],
      ['options', '--extra-time'],
      ['iterations', '--iterations', '5'],
    ] as const) {
      const { code, out, err } = await arena(
        ...['--a', 'heuristic', '--b', 'random', '--pairs', '2', '--resume', path],
        ...args,
      )
      expect(code).toBe(1)
      expect(out).toBe('')
      expect(err).toMatch(new RegExp(`^journal-foreign: .*“${field}”`))
    }
    expect(readFileSync(path, 'utf8')).toBe(before)
  })

  test('of another version of the opponents is refused', async () => {
    const path = freshFile()
    await measured('--pairs', '2', '--resume', path)
    const [header = '', ...rest] = readFileSync(path, 'utf8').split('\n')
    const old = { ...JSON.parse(header), version: '0.0.1' }
    writeFileSync(path, [JSON.stringify(old), ...rest].join('\n'))
    const { code, err } = await arena('--a', 'heuristic', '--b', 'random', '--pairs', '2', '--resume', path)
    expect(code).toBe(1)
    expect(err).toContain('version')
  })

  test('with a line that is no pair, or a file that is no journal, is refused', async () => {
    const path = freshFile()
    await measured('--pairs', '2', '--resume', path)
    const lines = readFileSync(path, 'utf8').split('\n')
    writeFileSync(path, [lines[0], '{"n":0,"points":[1]}', lines[2], ''].join('\n'))
    const line = ['--a', 'heuristic', '--b', 'random', '--pairs', '2', '--resume', path]
    expect((await arena(...line)).err).toMatch(/^journal-broken: Line 2 /)
    for (const foreign of ['shopping list', '# A page\nof mine\n', '[1,2]\n']) {
      writeFileSync(path, foreign)
      const { code, err } = await arena(...line)
      expect(code).toBe(1)
      expect(err).toContain('journal-foreign')
      expect(readFileSync(path, 'utf8')).toBe(foreign)
    }
  })

  test('that was torn before its first line was whole begins anew', async () => {
    const path = freshFile()
    await measured('--pairs', '2', '--resume', path)
    writeFileSync(path, readFileSync(path, 'utf8').slice(0, 30))
    expect((await measured('--pairs', '2', '--resume', path)).resumed).toBe(0)
  })

  test('where nothing can be written: said so, and named by the line it is a misuse', async () => {
    const nowhere = { XDG_CACHE_HOME: '/dev/null/nowhere' }
    const line = ['arena', 'finale', '--a', 'random', '--b', 'random', '--pairs', '1']
    const { code, err } = await run(line, [], nowhere)
    expect(code).toBe(0)
    expect(err).toContain('/dev/null/nowhere')
    expect((await run([...line, '--resume', '/dev/null/nowhere/x'], [], nowhere)).code).toBe(2)
    expect(existsSync('/dev/null/nowhere')).toBe(false)
  })
})

test.each([
  [['--a', 'nobody'], /“nobody”.*random.*oracle/],
  [['--a', 'search@'], /“search@”/],
  [['--a', 'heuristic@0ms'], /heuristic@0ms/],
  [['--pairs', '0'], /--pairs/],
  [['--pairs', '5', '--sprt', '0,30'], /--pairs, --sprt/],
  [['--sprt', '30,0'], /30,0/],
  [['--sprt', '30'], /--sprt/],
  [['--sprt', '0,1,2'], /0,1,2/],
  [['--ms', '0'], /--ms/],
  [['--iterations', 'many'], /many/],
  [['--expansion', 'players'], /--expansion/],
  [['--home-team', 'BRA'], /--home-team/],
])('makes no sense: %j', async (args, words) => {
  const { code, out, err } = await arena(...args)
  expect(code).toBe(2)
  expect(out).toBe('')
  expect(err).toMatch(words)
})

test('options the game refuses reach nobody who builds', async () => {
  const { code, err } = await arena('--a', 'random', '--b', 'random', '--budget', '1,2', '--pairs', '1')
  expect(code).toBe(1)
  expect(err).toMatch(/^§/)
})

describe('libero arena --duels N', () => {
  test('says what face-down choices lose', async () => {
    const line = ['arena', 'captain-tsubasa', '--duels', '3', '--a', 'heuristic']
    const { code, out } = await run([...line, '--json'], [], env)
    expect(code).toBe(0)
    const { exact, bots } = JSON.parse(out)
    expect(exact).toBe(true)
    expect(bots).toHaveLength(1)
    expect(bots[0].mean).toBeLessThan(0.05)
    expect(bots[0].most).toBeGreaterThanOrEqual(bots[0].mean)
  })

  test.each(LANGUAGES)('says in %s that Finale has none that can be solved', async (language) => {
    const { code, out } = await arena('--duels', '5', '--lang', language)
    expect(code).toBe(0)
    expect(out).toContain('Finale')
    expect(out).not.toMatch(/[{}]/)
  })
})
