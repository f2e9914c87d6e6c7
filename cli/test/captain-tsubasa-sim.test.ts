import { OUR_CARDS } from '@libero/captain-tsubasa'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { measure } from '../balance/measure.ts'
import { gather } from '../crew.ts'
import { captainTsubasaEntry } from '../games/captain-tsubasa/entry.ts'
import { file, run } from './stage.ts'

async function json(...args: string[]) {
  const { code, out, err } = await run(['sim', 'captain-tsubasa', ...args, '--json'])
  expect(err).toBe('')
  expect(code).toBe(0)
  return JSON.parse(out)
}

const ALL = ['--motivation', '--guaranteed-success', '--transfers']

describe('libero sim captain-tsubasa', () => {
  test('counts what happens, and everything adds up', async () => {
    const sums = await json('--matches', '60')
    expect(sums).toMatchObject({ teams: ['nankatsu', 'toho'], matches: 60, refusals: 0, boughtIn: 0 })
    expect(sums.homeWins + sums.draws + sums.awayWins).toBe(60)
    expect(sums.extraTimes).toBe(sums.levelAfterNormalTime)
    expect(sums.jointChampions).toBe(sums.draws)
    expect(sums.contestsWon).toBeGreaterThanOrEqual(sums.shots)
    expect(sums.yellowMatches).toBeGreaterThan(0)
    for (const figure of ['shots', 'passes', 'tokensSpent', 'yellows'])
      expect(sums[figure]).toBeGreaterThan(0)
  })

  test('the line says which team is at home, and what is agreed', async () => {
    expect(await json('--matches', '2', '--team', 'toho')).toMatchObject({ teams: ['toho', 'nankatsu'] })
    expect((await json('--matches', '20', ...ALL)).boughtIn).toBeGreaterThan(0)
    const [first, whole] = [await json('--matches', '20', '--first-game'), await json('--matches', '20')]
    expect(first.decisions).toBeLessThan(whole.decisions)
    const wrong = await run(['sim', 'captain-tsubasa', '--team', 'meiwa'])
    expect(wrong.code).toBe(2)
    expect(wrong.err).toContain('nankatsu, toho')
    expect((await run(['sim', 'finale', '--motivation'])).code).toBe(2)
  })

  test('tells cards and abilities on request', async () => {
    const { tally } = await json('--matches', '10', '--tally')
    expect(tally.cardsPlayed).toBeGreaterThan(20)
    expect(tally.tsubasa).toBeGreaterThan(0)
    expect(tally).not.toHaveProperty('motivated')
    expect((await json('--matches', '10', '--tally', ...ALL)).tally.motivated).toBeGreaterThan(0)
  })

  test('plays with other cards, and refuses those nobody can play with', async () => {
    const mine = file('mine.json', JSON.stringify({ ...OUR_CARDS, name: 'mine' }))
    expect(await json('--matches', '2', '--cards', mine)).toMatchObject({ matches: 2 })
    const none = file('none.json', JSON.stringify({ ...OUR_CARDS, match: [] }))
    expect((await run(['sim', 'captain-tsubasa', '--cards', none])).err).toMatch(/^§2\.3: /)
  })

  test.each(LANGUAGES)('speaks to people in %s', async (lang) => {
    const args = ['sim', 'captain-tsubasa', '--matches', '5', '--tally', ...ALL, '--lang', lang]
    const { code, out } = await run(args)
    expect(code).toBe(0)
    expect(out).not.toMatch(/[{}]|undefined|NaN/)
    expect(out).toContain('Nankatsu – Toho')
    // Every row has a name of its own language.
    expect(out).not.toMatch(/^[a-z]+[A-Z]\w* /m)
  })
})

describe('libero balance captain-tsubasa', () => {
  const FIGURES = ['goals', 'level', 'seat', 'club', 'yellow', 'favourite']
  const args = ['balance', 'captain-tsubasa', '--matches', '60', '--bot', 'random']

  test('gives every figure with its target', async () => {
    const { code, out } = await run([...args, '--json'])
    expect(code).toBe(0)
    const { figures, cards } = JSON.parse(out)
    expect(figures.map(({ name }: { name: string }) => name)).toEqual(FIGURES)
    for (const { least, most, value, met } of figures) expect(met).toBe(value >= least && value <= most)
    expect(OUR_CARDS.match.map(({ id }) => id)).toContain(figures.at(-1).card)
    expect(cards).toHaveLength(OUR_CARDS.match.length)
  })

  test('a first game has fewer cards to choose from', async () => {
    const { out } = await run([...args, '--first-game', '--json'])
    expect(JSON.parse(out).cards).toHaveLength(OUR_CARDS.match.filter(({ advanced }) => !advanced).length)
  })

  test.each(LANGUAGES)('as a table in %s', async (lang) => {
    const { out } = await run([...args, ...ALL, '--lang', lang])
    expect(out).not.toMatch(/[{}]|undefined|NaN|FC Acker/)
    expect(out).toMatch(/\d[.,]\d\d \(\S.*\)/)
  })

  test('the favourite is measured by first picks against the average of its half', async () => {
    const scales = { game: 'captain-tsubasa', bot: 'random', seed: 'any', options: {} }
    const measured = await measure(captainTsubasaEntry, scales, 400, gather('balance'))
    if (!measured.ok) throw new Error('no match')
    // Who picks at random has no favourite: every card is near the average.
    expect(measured.value.figures.favourite).toBeGreaterThanOrEqual(1)
    expect(measured.value.figures.favourite).toBeLessThan(1.3)
  })
})

test('libero table captain-tsubasa lets both teams meet', async () => {
  const { code, out } = await run(['table', 'captain-tsubasa', '--bot', 'random', '--matches', '4', '--json'])
  expect(code).toBe(0)
  const { table, matches } = JSON.parse(out)
  expect(matches).toBe(4)
  expect(table.map(({ team }: { team: string }) => team).sort()).toEqual(['nankatsu', 'toho'])
})
