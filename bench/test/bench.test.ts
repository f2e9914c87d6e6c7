import { finaleBots } from '@libero/bots/finale'
import { finale } from '@libero/finale'
import { SCALARS } from '@libero/finale/opponents'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { median } from '../clock.ts'
import { Contest } from '../contest.ts'
import { bench, readArguments, table } from '../index.ts'
import type { BenchResult } from '../measure.ts'
import { inProduction, Peer } from '../peer.ts'
import { ticking } from './ticking.ts'

/** A match of Finale between random opponents. */
function finaleContest() {
  const [random] = finaleBots
  if (!random) throw new Error('no opponent')
  return new Contest(finale, random, (s) => [...s.bytes, ...SCALARS.map((name) => s[name])])
}

const MANNERS = ['manual', 'stripped'] as const

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a contest', () => {
  test('noted and played it is the same match, every time', () => {
    const contest = finaleContest()
    for (let nth = 0; nth < 20; nth++) {
      const noted = contest.note(nth)
      expect(contest.play(nth)).toBe(noted.actions.length)
      expect(contest.note(nth)).toEqual(noted)
      expect(finaleContest().note(nth)).toEqual(noted)
    }
  })

  test.each(MANNERS)('boardgame.io, %s, plays the same decisions to the same score', (manner) => {
    const contest = finaleContest()
    const peer = new Peer(contest, manner)
    for (let nth = 0; nth < 20; nth++) {
      const noted = contest.note(nth)
      expect(inProduction(() => peer.play(noted))).toBe(noted.actions.length)
    }
  })

  test.each(MANNERS)('and a difference would be found, %s', (manner) => {
    const contest = finaleContest()
    const peer = new Peer(contest, manner)
    const noted = contest.note(3)
    const elsewhere = { ...noted, score: '{"goals":[99,0]}' }
    expect(() => inProduction(() => peer.play(elsewhere))).toThrow('another score')
  })
})

describe('the command', () => {
  test('prints every figure, as JSON or in a table, and leaves the environment as it was', async () => {
    ticking(10)
    const written: string[] = []
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
    const before = process.env.NODE_ENV
    expect(await bench(['--json', '--seconds', '0.02'])).toBe(0)
    expect(process.env.NODE_ENV).toBe(before)
    const result = JSON.parse(written.join('')) as BenchResult
    expect(result.node).toBe(process.version)
    expect(result.date).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(result.machine).toMatch(/\d+ cores/)
    expect(result.games.map(({ game }) => game)).toEqual([
      'finale',
      'hat-trick',
      'hat-trick players',
      'captain-tsubasa',
    ])
    for (const game of result.games) {
      for (const figure of [
        game.matches,
        game.decisionsPerMatch,
        game.decisionsPerSecond,
        game.matchesPerSecond,
        game.replayedDecisionsPerSecond,
        game.peerDecisionsPerSecond,
        game.ratio,
        game.strippedPeerDecisionsPerSecond,
        game.strippedRatio,
      ])
        expect(figure).toBeGreaterThan(0)
      expect(Number.isInteger(game.heapGrowthPer10000Matches)).toBe(true)
    }
    expect(result.games[0]?.peer).toBe('boardgame.io 0.50.2')
    const lines = table(result)
    expect(lines).toContain('decisions/s')
    expect(lines).toContain('finale')
  })

  test('says how it is used when it is asked something else', async () => {
    const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    expect(await bench(['--fast'])).toBe(2)
    expect(error.mock.calls[0]?.[0]).toContain('--seconds')
  })

  test.each([
    [[], { seconds: 5, length: false, json: false, write: false }],
    [['--json', '--write'], { seconds: 5, length: false, json: true, write: true }],
    [['--seconds', '2'], { seconds: 2, length: false, json: false, write: false }],
    [['--seconds=0.5'], { seconds: 0.5, length: false, json: false, write: false }],
    [['--seconds'], undefined],
    [['--seconds', 'x'], undefined],
    [['--seconds', '0'], undefined],
    [['--json=1'], undefined],
    [['fast'], undefined],
  ])('%j', (args, wishes) => {
    expect(readArguments(args)).toEqual(wishes)
  })
})

test('median', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
})
