import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LEVELS } from '@libero/bots'
import { shareOfElo } from '@libero/bots/arena'
import { describe, expect, test } from 'vitest'
import type { Ladder, Meeting } from '../arena/ladder.ts'
import { fixtures, homeShare, rate, withLadder } from '../arena/ladder.ts'
import { opponentsPage } from '../arena/page.ts'
import { GAMES } from '../catalogue.ts'
import { laddersIn } from '../commands/ladder.ts'
import { findHouse } from '../docs/house.ts'
import { run } from './stage.ts'

const STRENGTH: Readonly<Record<string, number>> = {
  random: -500,
  beginner: -150,
  heuristic: 0,
  montecarlo: 120,
  search: 240,
  oracle: 300,
}

const meeting = (a: string, b: string, pairs: number): Meeting => {
  const elo = (STRENGTH[a] ?? 0) - (STRENGTH[b] ?? 0)
  const score = shareOfElo(elo)
  return {
    a,
    b,
    pairs,
    draws: 12,
    score,
    margin: 0.03,
    elo,
    eloLow: elo - 20,
    eloHigh: elo + 20,
    eloFrom: 'adjusted',
    rawScore: score + 0.01,
    rawMargin: 0.05,
    homeScore: 0.52,
    homeMargin: 0.02,
    msPerDecisionA: 4,
    msPerDecisionB: 2,
    iterationsPerSecondA: a === 'search' ? 9000 : 0,
    iterationsPerSecondB: 0,
    failuresA: 0,
    failuresB: 0,
  }
}

const ladderOf = (game: string, variant = ''): Ladder => ({
  game,
  variant,
  machine: 'a machine, 2 cores',
  node: 'v20',
  date: '2026-01-01',
  seed: 'ladder',
  limits: {},
  levels: LEVELS,
  meetings: [
    ...fixtures(LEVELS, 100).map(({ a, b, pairs }) => meeting(a, b, pairs)),
    meeting('oracle', 'heuristic', 25),
    meeting('oracle', 'search', 25),
  ],
  ...(game !== 'finale' && {
    duels: LEVELS.map((bot) => ({ bot, duels: 60, mean: 0.001, most: 0.004, asked: 20_000 })),
  }),
})

describe('the ladder', () => {
  test('every level meets every other once, neighbours more often', () => {
    const played = fixtures(LEVELS, 100)
    expect(played).toHaveLength(10)
    expect(new Set(played.map(({ a, b }) => [a, b].sort().join())).size).toBe(10)
    for (const { a, b, pairs } of played) {
      const levels: readonly string[] = LEVELS
      const apart = levels.indexOf(a) - levels.indexOf(b)
      expect(apart).toBeGreaterThan(0)
      expect(pairs).toBe(apart === 1 ? 100 : 25)
    }
    expect(fixtures(LEVELS, 8).every(({ pairs }) => pairs === 8)).toBe(true)
  })

  test('rates the levels by their meetings with each other alone', () => {
    const { rated, worst } = rate(ladderOf('finale'))
    for (const { id, elo } of rated) expect(elo).toBeCloseTo(STRENGTH[id] ?? Number.NaN, 1)
    expect(worst).toBeLessThan(0.01)
    expect(rated.at(-1)?.pace).toBe(9000)
    expect(homeShare(ladderOf('finale').meetings)[0]).toBeCloseTo(0.52)
  })

  test('one game’s new figures take the place of its old ones and of no others', () => {
    const both = withLadder([ladderOf('hat-trick')], ladderOf('finale'), GAMES)
    expect(both.map(({ game }) => game)).toEqual(['finale', 'hat-trick'])
    const newer = { ...ladderOf('hat-trick'), date: '2026-02-02' }
    const variant = ladderOf('hat-trick', '--expansion players')
    const all = withLadder(withLadder(both, newer, GAMES), variant, GAMES)
    expect(all.map(({ game, variant: played, date }) => [game, played, date])).toEqual([
      ['finale', '', '2026-01-01'],
      ['hat-trick', '', '2026-02-02'],
      ['hat-trick', '--expansion players', '2026-01-01'],
    ])
  })

  test('is a page with a section for each game', () => {
    const page = opponentsPage([ladderOf('finale'), ladderOf('hat-trick', '--expansion players')])
    expect(page).toContain('## Finale\n')
    expect(page).toContain('## Hat-Trick, `--expansion players`\n')
    expect(page).toContain('| National coach (`search`) | +240 |')
    expect(page).toContain('+120 (+100 … +140)')
    expect(page).toContain('Finale has no face-down duel that can be solved exactly')
    expect(page).toContain('| Club coach (`heuristic`) | 0.10 | 0.40 | asked 20,000 times |')
    expect(page).toMatch(/It takes 84\.9% ± 3\.0 against `heuristic`/)
    expect(page).not.toMatch(/NaN|undefined|Infinity/)
    // Every row of a table is as long as its head.
    const widths = page
      .split('\n\n')
      .filter((part) => part.startsWith('|'))
      .map(
        (part) =>
          new Set(
            part
              .trimEnd()
              .split('\n')
              .map((row) => row.split('|').length),
          ).size,
      )
    expect(widths.length).toBe(7)
    expect(new Set(widths)).toEqual(new Set([1]))
  })

  test('docs/opponents.md is what bench/ladder.json says: otherwise `libero ladder --write-only`', () => {
    const house = findHouse() ?? ''
    const path = join(house, 'docs/opponents.md')
    const ladders = laddersIn(house)
    if (ladders.length === 0) expect(existsSync(path)).toBe(false)
    else expect(readFileSync(path, 'utf8')).toBe(opponentsPage(ladders))
  })

  test('makes no sense of a game that is not there, or of its options with another', async () => {
    expect((await run(['ladder', 'chess'])).code).toBe(2)
    expect((await run(['ladder', 'finale', '--expansion', 'players'])).code).toBe(2)
    expect((await run(['ladder', 'finale', '--pairs', 'none'])).code).toBe(2)
  })
})
