import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { finale } from '@libero/finale'
import type { MatchRecord } from '@libero/kernel'
import { readRecord, replay } from '@libero/kernel'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { bare } from '../play/ink.ts'
import { emptyFolder, enter, fileIn, playWith } from './play-ground.ts'

function recordIn(file: string): MatchRecord {
  const read = readRecord(readFileSync(file, 'utf8'))
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return read.value
}

const matchesIn = (folder: string): string[] => readdirSync(join(folder, 'libero', 'matches'))

describe('a whole match', () => {
  test.each(LANGUAGES)('by Enter alone, told in %s', async (lang) => {
    const { code, output, errors } = await playWith(
      ['finale', '--plain', '--seed', 'whole', '--lang', lang],
      enter,
    )
    expect(errors).toBe('')
    expect(code).toBe(0)
    expect(output).not.toMatch(/[{}]|undefined|NaN/)
    expect(output).toBe(bare(output))
    for (const row of output.split('\n')) expect([...row].length).toBeLessThanOrEqual(120)
    const record = recordIn(fileIn(output))
    expect(record.outcome).toBeDefined()
    expect(replay(finale, record).ok).toBe(true)
  })

  test('with extra time, from the away seat', async () => {
    const args = [
      'finale',
      '--plain',
      '--seed',
      'away',
      '--seat',
      'away',
      '--extra-time',
      '--opponent',
      'random',
    ]
    const { output } = await playWith(args, enter)
    const record = recordIn(fileIn(output))
    expect(replay(finale, record).ok).toBe(true)
    expect(record.config?.options).toMatchObject({ extraTime: true })
    expect(output).toContain('SV Stollen')
  })

  test('the same seed and the same answers make the same match', async () => {
    const args = ['finale', '--plain', '--seed', 'twice']
    const [one, two] = await Promise.all([playWith(args, enter), playWith(args, enter)])
    const inputs = ({ output }: { output: string }) => recordIn(fileIn(output)).inputs
    expect(inputs(one)).toEqual(inputs(two))
  })

  test('without --seed no two matches are alike', async () => {
    const [one, two] = await Promise.all([
      playWith(['finale', '--plain'], () => undefined),
      playWith(['finale', '--plain'], () => undefined),
    ])
    const chance = ({ output }: { output: string }) => recordIn(fileIn(output)).chance
    expect(chance(one)).not.toEqual(chance(two))
  })

  test('odds are shown, unless nobody wants them', async () => {
    const args = ['finale', '--plain', '--seed', 'odds']
    expect((await playWith(args, enter)).output).toMatch(
      /; (brings you a goal|keeps them out|you score next) \d+ %/,
    )
    expect((await playWith([...args, '--no-odds'], enter)).output).not.toMatch(/\d %/)
  })
})

describe('answers', () => {
  /** Answers the first questions as listed, and by Enter afterwards. */
  const answers =
    (...listed: readonly string[]) =>
    (_: string, nth: number) =>
      listed[nth] ?? undefined

  test('a rule behind the question, and any other', async () => {
    const { turns } = await playWith(
      ['finale', '--plain', '--seed', 'a'],
      answers('?', '? 6.5', '? §T4', '? 99'),
    )
    expect(turns[1]).toContain('§4.8 ')
    expect(turns[2]).toContain('§6.5 ')
    expect(turns[3]).toContain('T4 ')
    expect(turns[4]).toContain('no paragraph 99')
  })

  test('what is refused says why, and asks again', async () => {
    const { turns, output } = await playWith(
      ['finale', '--plain', '--seed', 'a', '--sealed'],
      answers('white-1', 'zebra', 'sven-abseits', '77'),
    )
    expect(turns[1]).toContain('(§5.8)')
    expect(turns[2]).toContain('“zebra”')
    expect(turns[3]).toContain('(§5.2)')
    expect(turns[4]).toContain('“77”')
    expect(recordIn(fileIn(output)).inputs.filter((input) => input.startsWith('h'))).toEqual([])
  })

  test('a name may be shortened while it is clear who is meant', async () => {
    let asked = 0
    const { output } = await playWith(['finale', '--plain', '--seed', 'a'], (question) => {
      if (question.includes('Take somebody off') || asked > 0) asked++
      return ['', 'g', 'graet', 'bal', undefined][asked]
    })
    expect(output).toContain('could be Harald Grätsche, Georg Putzer or Gregor Graser')
    const inputs = recordIn(fileIn(output)).inputs
    expect(inputs).toContain('h harald-graetsche')
    expect(inputs.at(-1)).toBe('h wladimir-ballnich')
  })

  test('a decision is taken back while nothing has come of it', async () => {
    let asked = 0
    const { output, turns } = await playWith(['finale', '--plain', '--seed', 'a'], (question) => {
      if (question.includes('Take somebody off') || asked > 0) asked++
      return ['', '3', 'u', 'u', undefined][asked]
    })
    const [on, taken, refused] = turns.slice(-4)
    expect(on).toContain('Who comes on? For Udo Fouler.')
    expect(taken).toContain('Taken back: Udo Fouler.')
    expect(taken).toContain('Take somebody off')
    expect(refused).toContain('(T4)')
    expect(recordIn(fileIn(output)).inputs.at(-1)).not.toBe('h udo-fouler')
  })

  test('cards, squads, table, log, hint, help and where it is saved', async () => {
    const { turns } = await playWith(
      ['finale', '--plain', '--seed', 'a', '--sealed'],
      answers('c', 'm', 'b', 'l', 'h', 'help', 's'),
    )
    expect(turns[1]).toContain('Still in your deck')
    expect(turns[2]).toMatch(/1 Fauster +K ▸3/)
    expect(turns[3]).toContain('FC Acker, attack: 10 Timo Brecher, strength now 4, next 2')
    expect(turns[4]).toContain('Kick-off')
    expect(turns[5]).toMatch(/coach: \d /)
    expect(turns[6]).toContain('take back')
    expect(turns[7]).toMatch(/Saved: .*\.json/)
  })
})

describe('keeping a match', () => {
  test('left, gone on with, and played to its end', async () => {
    const folder = emptyFolder()
    const first = await playWith(['finale', '--plain', '--seed', 'kept'], (_, nth) => (nth < 12 ? '' : 'q'), {
      folder,
    })
    const file = fileIn(first.output)
    expect(first.output).toContain(`npx libero play finale --resume ${file}`)
    const before = recordIn(file)
    expect(before.outcome).toBeUndefined()
    const second = await playWith(['finale', '--plain', '--resume', file], enter, { folder })
    expect(second.code).toBe(0)
    const after = recordIn(file)
    expect(after.inputs.slice(0, before.inputs.length)).toEqual(before.inputs)
    expect(replay(finale, after).ok).toBe(true)
    expect(after.outcome).toBeDefined()
    const straight = await playWith(['finale', '--plain', '--seed', 'kept'], enter)
    expect(recordIn(fileIn(straight.output)).inputs).toEqual(after.inputs)
  })

  test('--resume alone takes the last unfinished match, in the seat it was left', async () => {
    const folder = emptyFolder()
    const left = await playWith(
      ['finale', '--plain', '--seat', 'away', '--opponent', 'random'],
      (_, nth) => (nth < 3 ? '' : 'q'),
      { folder },
    )
    const file = fileIn(left.output)
    const { output } = await playWith(['finale', '--plain', '--resume'], () => undefined, { folder })
    expect(output).toContain(file)
    expect(JSON.parse(readFileSync(file, 'utf8')).coaches).toEqual(['random', 'person'])
  })

  test('every decision is on the disk before the next question', async () => {
    const folder = emptyFolder()
    let least = 0
    await playWith(
      ['finale', '--plain', '--seed', 'disk'],
      (_, nth) => {
        const [name = ''] = matchesIn(folder)
        const own = recordIn(join(folder, 'libero', 'matches', name)).inputs.filter(
          (input) => input[0] === 'h',
        )
        expect(own.length).toBe(nth)
        least = own.length
        return nth < 20 ? '' : undefined
      },
      { folder },
    )
    expect(least).toBe(20)
    expect(matchesIn(folder)).toHaveLength(1)
  })

  test('the end of the input in mid-decision leaves a match that can be gone on with', async () => {
    const { code, output } = await playWith(['finale', '--plain', '--seed', 'eof'], (_, nth) =>
      nth < 5 ? '' : undefined,
    )
    expect(code).toBe(0)
    const record = recordIn(fileIn(output))
    expect(record.outcome).toBeUndefined()
    expect(replay(finale, record).ok).toBe(true)
  })

  test('a damaged file is refused with its reason', async () => {
    const folder = emptyFolder()
    const { output } = await playWith(['finale', '--plain'], (_, nth) => (nth < 4 ? '' : 'q'), { folder })
    const file = fileIn(output)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.slice(0, -40))
    const broken = await playWith(['finale', '--resume', file], enter)
    expect(broken).toMatchObject({ code: 1, output: '' })
    expect(broken.errors).toMatch(/cannot be gone on with: .{10}/)
    writeFileSync(file, text.replace('"h ', '"a '))
    const edited = await playWith(['finale', '--resume', file], enter)
    expect(edited.code).toBe(1)
    expect(edited.errors).not.toEqual(broken.errors)
    const missing = await playWith(['finale', '--resume', join(folder, 'nothing.json')], enter)
    expect(missing.errors).toContain('ENOENT')
  })

  test('a finished match is not gone on with', async () => {
    const { output } = await playWith(['finale', '--plain', '--seed', 'over'], enter)
    const { code, errors } = await playWith(['finale', '--resume', fileIn(output)], enter)
    expect(code).toBe(1)
    expect(errors).toContain('npx libero replay')
  })

  test('--save names the file, and never writes over one', async () => {
    const file = join(emptyFolder(), 'mine.json')
    const args = ['finale', '--plain', '--save', file]
    await playWith(args, (_, nth) => (nth < 2 ? '' : 'q'))
    const kept = readFileSync(file, 'utf8')
    const { code, errors } = await playWith(args, enter)
    expect(code).toBe(1)
    expect(errors).toContain('--resume')
    expect(readFileSync(file, 'utf8')).toBe(kept)
  })

  test('s FILE saves a copy, but not over another file', async () => {
    const folder = emptyFolder()
    const file = join(folder, 'copy.json')
    const { turns } = await playWith(['finale', '--plain'], (_, nth) => (nth < 2 ? `s ${file}` : undefined), {
      folder,
    })
    expect(turns[1]).toContain('A copy is saved')
    expect(turns[2]).toContain('EEXIST')
    expect(recordIn(file).game).toBe('finale')
  })
})

describe('called in a way that makes no sense', () => {
  test.each([
    [['chess'], 'chess'],
    [['finale', '--lang', 'xx'], 'xx'],
    [['finale', '--opponent', 'nobody'], 'nobody'],
    [['finale', '--seat', 'middle'], 'middle'],
    [['finale', '--sealed', '--colour', 'white'], 'white'],
    [['finale', '--colour', 'red'], '--sealed'],
    [['finale', '--club', 'wanderers'], 'wanderers'],
    [['finale', '--leg', '2', '--first-leg', 'wanderers:2-1'], 'acker:2-1'],
    [['finale', '--speed', 'fast'], 'fast'],
    [['finale', '--loud'], '--loud'],
  ])('%j', async (args, named) => {
    const { code, errors, output } = await playWith(args, enter)
    expect(code).toBe(2)
    expect(errors).toContain(named)
    expect(output).toBe('')
  })

  test('--resume where nothing is left to go on with', async () => {
    const { code, errors } = await playWith(['finale', '--resume', '--plain'], enter)
    expect(code).toBe(1)
    expect(errors).toContain('matches')
  })

  test('--help names every option', async () => {
    const { code, output } = await playWith(['finale', '--help', '--lang', 'de'], enter)
    expect(code).toBe(0)
    expect(output).toContain('--resume')
    expect(output).toContain('heuristic')
  })
})
