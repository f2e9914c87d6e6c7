import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMPETITION_TEXTS, competitionWording } from '@libero/competitions/text'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { compete } from '../commands/compete.ts'
import { COMMAND_NAMES } from '../commands/help.ts'
import { competingTexts } from '../competitions/text.ts'
import { findHouse } from '../docs/house.ts'
import type { Surroundings } from '../terminal.ts'
import { cliText } from '../text/index.ts'
import { emptyFolder, enter, sitWith, type Typist } from './play-ground.ts'
import { file, run } from './stage.ts'

const QUICK = ['--level', 'random', '--seed', 'cup']

const json = async (...args: string[]) => {
  const { code, out, err } = await run([...args, '--json'])
  expect([code, err]).toEqual([0, ''])
  return JSON.parse(out)
}

describe.each(LANGUAGES)('as people read it in %s', (lang) => {
  test.each([
    [
      'cup',
      'finale',
      '--size',
      '6',
      '--third-place',
      '--holder',
      'fc-acker',
      '--bonus=-4',
      '--trophy',
      'european',
    ],
    ['cup', 'finale', '--size', '32', '--seeded', '--legs', '1'],
    ['cup', 'captain-tsubasa', '--size', '5', '--best-of', '5'],
    ['cup', 'hat-trick', '--groups', '4', '--size', '18'],
    ['league', 'finale', '--size', '5', '--rounds', '2', '--order', 'head-to-head,away-goals'],
    ['league', 'captain-tsubasa', '--size', '4', '--ladder', '3'],
    ['world'],
    ['world', 'euro'],
  ])('%s %s fits eighty columns and leaves no blank', async (...args) => {
    const { code, out, err } = await run([...args, ...QUICK, '--show', 'all', '--lang', lang])
    expect([code, err]).toEqual([0, ''])
    expect(out).not.toMatch(/[{}]|undefined|NaN/)
    expect(out.split('\n').filter((row) => row.length > 79)).toEqual([])
    expect(out.split('\n').length).toBeGreaterThan(12)
  })

  test('what is waiting is named with its matches, and ASCII is enough', async () => {
    const out = join(emptyFolder(), 'cup.json')
    const args = ['cup', 'finale', '--size', '4', '--seeded', ...QUICK, '--out', out, '--lang', lang]
    const { out: said } = await run(args)
    expect(said).toContain(competitionWording(lang).roundOfTies(2))
    expect(said).toContain('k1-1-1')
    const ascii = await run(['cup', '--in', out, '--ascii', '--lang', lang])
    expect(ascii.out).toMatch(/^[\n\x20-\x7e]*$/)
  })

  test('titles are told with their margins', async () => {
    const args = ['cup', 'captain-tsubasa', '--size', '2', ...QUICK, '--simulate', '20', '--lang', lang]
    const { out } = await run(args)
    expect(out).not.toMatch(/[{}]|undefined|NaN/)
    expect(out).toMatch(/± /)
    expect(out.split('\n').filter((row) => row.length > 79)).toEqual([])
  })
})

describe('a competition in a file', () => {
  const started = async (...more: string[]) => {
    const path = join(emptyFolder(), 'cup.json')
    const { code, err } = await run([
      'cup',
      'finale',
      '--size',
      '4',
      '--seeded',
      ...QUICK,
      '--out',
      path,
      ...more,
    ])
    expect([code, err]).toEqual([0, ''])
    return path
  }

  test('is founded, gone on with round by round, and over', async () => {
    const path = await started()
    for (const legs of [2, 4, 5, 6]) {
      const { competition } = await json('cup', '--in', path, '--next')
      expect(competition.results).toHaveLength(legs)
    }
    const before = readFileSync(path, 'utf8')
    const { isOver, winners, next } = await json('cup', '--in', path, '--next')
    expect([isOver, winners.length, next]).toEqual([true, 1, []])
    expect(readFileSync(path, 'utf8')).toBe(before)
  })

  test('a person’s match waits, is entered by hand, and taken back', async () => {
    const path = await started('--you', 'fc-acker', '--legs', '1')
    const first = await json('cup', '--in', path, '--rest')
    expect([first.next, first.competition.results.length]).toEqual([['k1-1'], 1])
    expect((await run(['cup', '--in', path, '--result', 'k1-1 1:1'])).err).toContain('penalties')
    const second = await json('cup', '--in', path, '--result', 'k1-1 1:1 home')
    expect(second.next).toEqual(['k2-1'])
    const back = await json('cup', '--in', path, '--take-back', 'k1-1')
    expect(back.next).toEqual(['k1-1'])
    const gone = await json('cup', '--in', path, '--withdraw', 'fc-acker', '--rest')
    expect(gone.isOver).toBe(true)
  })

  test('a match that was broken off is given away', async () => {
    const path = await started('--legs', '1')
    const { next } = await json('cup', '--in', path, '--award', 'k1-1 away')
    expect(next).toEqual(['k1-2'])
    const { code, err } = await run(['cup', '--in', path, '--award', 'k1-1 home'])
    expect(code).toBe(1)
    expect(err).toMatch(/^C3: /)
  })

  test('goes to another file and leaves the first alone', async () => {
    const path = await started()
    const before = readFileSync(path, 'utf8')
    const other = join(emptyFolder(), 'other.json')
    await run(['cup', '--in', path, '--rest', '--out', other])
    expect(readFileSync(path, 'utf8')).toBe(before)
    expect((await json('cup', '--in', other)).isOver).toBe(true)
  })

  test.each(LANGUAGES)(
    'damaged, foreign, newer or edited, that is told and nothing is written (%s)',
    async (lang) => {
      const path = await started()
      const whole = readFileSync(path, 'utf8')
      for (const [text, says] of [
        ['', /./],
        ['{"libero": "match-record/1"}', /./],
        ['{"libero": "competition/2"}', /competition\/2/],
        [whole.slice(0, 200), /\d/],
        [whole.replace('"seeded"', '"drawn"'), /./],
        [`${whole}${' '.repeat(5_000_000)}`, /4000000/],
      ] as const) {
        const broken = file('broken.json', text)
        const { code, out, err } = await run(['cup', '--in', broken, '--rest', '--lang', lang])
        expect([code, out]).toEqual([1, ''])
        expect(err).toMatch(/^C8: .+\n$/)
        expect(err).toMatch(says)
        expect(err).not.toMatch(/[{}]/)
        expect(readFileSync(broken, 'utf8')).toBe(text)
      }
    },
  )

  test('of another game of another day', async () => {
    const path = await started()
    const other = readFileSync(path, 'utf8').replace('"finale"', '"chess"')
    expect((await run(['cup', '--in', file('chess.json', other)])).code).toBe(1)
  })
})

describe('what makes no sense is said', () => {
  test.each([
    [['cup'], 2],
    [['cup', 'chess'], 2],
    [['world', 'mars'], 2],
    [['cup', 'finale', '--best-of', '3'], 1],
    [['cup', 'hat-trick', '--legs', '2'], 1],
    [['cup', 'captain-tsubasa', '--legs', '1'], 1],
    [['cup', 'finale', '--away-goals', '--legs', '1'], 2],
    [['cup', 'finale', '--legs', '2', '--best-of', '3'], 2],
    [['cup', 'finale', '--holder', 'fc-acker'], 2],
    [['cup', 'finale', '--holder', 'nobody', '--bonus', '4'], 1],
    [['cup', 'hat-trick', '--teams', 'BRA,XXX'], 2],
    [['cup', 'finale', '--teams', 'one,one'], 1],
    [['cup', 'finale', '--teams', 'one'], 1],
    [['cup', 'finale', '--you', 'nobody'], 2],
    [['league', 'finale', '--level', 'god'], 2],
    [['league', 'finale', '--order', 'beauty'], 2],
    [['cup', 'finale', '--groups', '8', '--size', '9'], 1],
    [['cup', 'finale', '--show', 'everything', ...QUICK, '--size', '2'], 2],
    [['cup', 'finale', '--expansion', 'players'], 2],
    [['cup', '--in', '/nowhere.json'], 2],
  ])('%j', async (args, expected) => {
    const { code, out, err } = await run(args)
    expect([code, out]).toEqual([expected, ''])
    expect(err).not.toMatch(/[{}]|undefined/)
  })
})

describe('for programs', () => {
  test('the same seed gives the same competition, and titles add up', async () => {
    const args = ['cup', 'finale', '--size', '4', ...QUICK]
    expect(await json(...args)).toEqual(await json(...args))
    const { titles, shares, margins, tournaments, matches } = await json(...args, '--simulate', '30')
    const sum = (of: Record<string, number>) => Object.values(of).reduce((all, each) => all + each, 0)
    expect([sum(titles), tournaments, matches]).toEqual([30, 30, 180])
    expect(sum(shares)).toBeCloseTo(1, 2)
    for (const margin of Object.values<number>(margins)) expect(margin).toBeGreaterThan(0)
  })

  test('libero world --simulate N --json has titles by team', async () => {
    const { titles, margins, game } = await json('world', '--level', 'random', '--simulate', '2')
    expect(game).toBe('hat-trick')
    expect(Object.keys(titles)).toHaveLength(32)
    expect(Object.keys(margins).sort()).toEqual(Object.keys(titles).sort())
    expect(titles.BRA + titles.KOR).toBeLessThanOrEqual(2)
  })
})

describe('--play', () => {
  const play = async (args: readonly string[], typist: Typist) => {
    const said = { out: '', err: '' }
    const here = (env: Surroundings['terminal']['env']): Surroundings => ({
      language: 'en',
      ascii: false,
      text: cliText('en'),
      terminal: {
        input: (async function* () {})(),
        env,
        out: async (text) => {
          said.out += text
        },
        err: async (text) => {
          said.err += text
        },
      },
    })
    const { code, output } = await sitWith(
      (ground) => compete('cup', args, here(ground.env), () => ground),
      typist,
    )
    return { code, output, ...said }
  }

  test('one’s own match at the board, both legs, each entered when it is over', async () => {
    const path = join(emptyFolder(), 'cup.json')
    const found = ['finale', '--size', '2', '--seeded', '--you', 'fc-acker', ...QUICK, '--out', path]
    const first = await play([...found, '--play'], enter)
    expect(first.err).toContain('FC Acker (you) – SV Stollen')
    expect(first.code).toBe(0)
    const { competition, next } = await json('cup', '--in', path)
    expect(next).toEqual(['k1-1-2'])
    const goals = competition.results[0].incidents.filter(({ kind }: { kind: string }) => kind === 'goal')
    expect(goals).toHaveLength(competition.results[0].goals[0] + competition.results[0].goals[1])
    await play(['--in', path, '--play'], enter)
    expect((await json('cup', '--in', path)).isOver).toBe(true)
  })

  test('whoever leaves goes on where he was', async () => {
    const path = join(emptyFolder(), 'cup.json')
    const found = [
      'finale',
      '--size',
      '2',
      '--seeded',
      '--legs',
      '1',
      '--you',
      'sv-stollen',
      ...QUICK,
      '--out',
      path,
    ]
    const left = await play([...found, '--play'], (_, nth) => (nth < 3 ? '' : undefined))
    expect(left.err).toContain(competingTexts.en.unfinished)
    expect((await json('cup', '--in', path)).next).toEqual(['k1-1'])
    const on = await play(['--in', path, '--play'], enter)
    expect(on.err).toContain('Entered')
    expect((await json('cup', '--in', path)).isOver).toBe(true)
    expect((await play(['--in', path, '--play'], enter)).err).toContain(competingTexts.en.noOwnMatch)
  })

  test('two people are not put at one keyboard', async () => {
    const path = join(emptyFolder(), 'cup.json')
    const both = ['finale', '--size', '2', '--you', 'fc-acker,sv-stollen', '--out', path, '--play']
    expect((await play(both, enter)).err).toContain(competingTexts.en.twoPersons)
    expect((await json('cup', '--in', path)).competition.results).toEqual([])
  })
})

describe('docs/competitions.md', () => {
  const page = readFileSync(join(findHouse() ?? '', 'docs/competitions.md'), 'utf8')

  test('has every paragraph as it is cited', () => {
    for (const [id, words] of Object.entries(COMPETITION_TEXTS.en.rules))
      expect(page).toContain(`<a id="${id}"></a>**${id}** ${words}\n`)
  })

  test('has commands that can be given as they are printed', async () => {
    const lines = [...page.matchAll(/^npx libero (.*?)(?: {2,}#.*)?$/gm)].map(([, words = '']) =>
      words.split(/\s+/),
    )
    expect(lines.length).toBeGreaterThan(10)
    for (const [name = '', ...rest] of lines) {
      expect(COMMAND_NAMES).toContain(name)
      const { out } = await run([name, '--help'])
      for (const word of rest) if (word.startsWith('--')) expect(out).toContain(word.split('=')[0])
    }
  })
})

test('bench/titles.json: of a thousand world tournaments Brazil and Italy win more than South Korea and Algeria', () => {
  const result = JSON.parse(readFileSync(join(findHouse() ?? '', 'bench/titles.json'), 'utf8'))
  const { tournaments, matches, titles, shares, margins } = result
  expect([tournaments, matches, Object.keys(titles).length]).toEqual([1000, 64_000, 32])
  const sum = Object.values<number>(titles).reduce((all, each) => all + each, 0)
  expect(sum).toBe(1000)
  const page = readFileSync(join(findHouse() ?? '', 'docs/competitions.md'), 'utf8')
  expect(page).toContain(`Brazil with ${titles.BRA} titles and Italy with ${titles.ITA}`)
  for (const ahead of ['BRA', 'ITA'])
    for (const behind of ['KOR', 'ALG'])
      expect(shares[ahead] - margins[ahead]).toBeGreaterThan(shares[behind] + margins[behind])
})
