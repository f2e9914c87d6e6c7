import { OUR_CARDS } from '@libero/hat-trick'
import { LANGUAGES } from '@libero/kernel/words'
import { expect, test } from 'vitest'
import type { Standing } from '../commands/table.ts'
import { standings } from '../commands/table.ts'
import { run } from './stage.ts'

const ARGS = ['table', 'hat-trick', '--bot', 'random', '--matches', '4', '--seed', 'cup']

test('a cross table of three teams adds up', async () => {
  const { code, out } = await run([...ARGS, '--teams', 'BRA,ger KOR', '--json'])
  expect(code).toBe(0)
  const { table, cross, matches, seconds, game, bot } = JSON.parse(out)
  expect({ game, bot, matches }).toEqual({ game: 'hat-trick', bot: 'random', matches: 12 })
  expect(seconds).toBeGreaterThan(0)
  expect(table.map(({ team }: Standing) => team).sort()).toEqual(['BRA', 'GER', 'KOR'])
  const sum = (of: (row: Standing) => number) =>
    table.reduce((total: number, row: Standing) => total + of(row), 0)
  expect(sum(({ wins, draws, losses }) => wins + draws + losses)).toBe(24)
  expect(sum(({ wins }) => wins)).toBe(sum(({ losses }) => losses))
  expect(sum(({ scored }) => scored)).toBe(sum(({ conceded }) => conceded))
  expect(sum(({ points }) => points)).toBeCloseTo(1.5, 3)
  for (let row = 0; row < 3; row++) {
    expect(cross[row][row]).toBeNull()
    for (let column = 0; column < row; column++)
      expect(cross[row][column] + cross[column][row]).toBeCloseTo(1, 3)
    if (row > 0) expect(table[row].points).toBeLessThanOrEqual(table[row - 1].points)
  }
})

test('the same seed gives the same table', async () => {
  const played = async () => {
    const { out } = await run([...ARGS, '--teams', 'BRA,KOR', '--json'])
    return { ...JSON.parse(out), seconds: 0 }
  }
  expect(await played()).toEqual(await played())
})

test('without names all teams meet', async () => {
  const { out } = await run(['table', 'hat-trick', '--bot', 'random', '--matches', '1', '--json'])
  const { table, matches } = JSON.parse(out)
  expect(table).toHaveLength(OUR_CARDS.teams.length)
  expect(matches).toBe((32 * 31) / 2)
})

test.each(LANGUAGES)('as people read it in %s', async (lang) => {
  const { code, out } = await run([...ARGS, '--teams', 'BRA,GER,KOR', '--lang', lang])
  expect(code).toBe(0)
  expect(out).not.toMatch(/[{}]|undefined|NaN/)
  for (const team of ['BRA', 'GER', 'KOR']) expect(out).toMatch(new RegExp(`^\\d +${team} `, 'm'))
})

test('equal points are parted by goals', () => {
  const meeting = (wins: number, losses: number, scored: number, conceded: number) => ({
    wins,
    draws: 0,
    losses,
    scored,
    conceded,
  })
  const none = meeting(0, 0, 0, 0)
  const { table, cross } = standings(
    ['A', 'B', 'C'],
    [
      [none, meeting(1, 1, 2, 3), meeting(1, 1, 2, 2)],
      [meeting(1, 1, 3, 2), none, meeting(1, 1, 1, 1)],
      [meeting(1, 1, 2, 2), meeting(1, 1, 1, 1), none],
    ],
  )
  expect(table.map(({ team }) => team)).toEqual(['B', 'C', 'A'])
  expect(cross[0]).toEqual([null, 0.5, 0.5])
})
