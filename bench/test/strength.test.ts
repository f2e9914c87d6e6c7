import { existsSync, readFileSync } from 'node:fs'
import { BotMatch } from '@libero/bots'
import { finaleBots } from '@libero/bots/finale'
import { finale } from '@libero/finale'
import type { Seat } from '@libero/kernel'
import { KeyedChance, NOBODY, other, SampledChance, seedFrom } from '@libero/kernel'
import { LANGUAGES } from '@libero/kernel/words'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { GAMES, visit } from '../games/register.ts'
import { bench } from '../index.ts'
import { benchFile } from '../machine.ts'
import { PEER } from '../peer.ts'
import { duel } from '../strength/duel.ts'
import { readWishes, strengthTable } from '../strength/index.ts'
import type { PeerRules } from '../strength/mcts.ts'
import { PLAYOUTS, peerBot } from '../strength/mcts.ts'
import type { StrengthResult } from '../strength/measure.ts'
import { measureStrength, merged } from '../strength/measure.ts'
import { NotedBot } from '../strength/noted.ts'
import { ticking } from './ticking.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Limits that do not hang on the machine. */
const tries = (iterations: number) => ({ ms: 1e9, iterations })

const [random] = finaleBots
if (!random) throw new Error('no opponent')

describe("boardgame.io's opponent", () => {
  test.each(GAMES.flatMap((game) => PLAYOUTS.map((playouts) => ({ game, playouts }))))(
    '$game, playouts: $playouts, plays legal matches to the end',
    ({ game, playouts }) => {
      const before = process.env.NODE_ENV
      const settings = { playouts, horizon: 10 }
      const result = visit(game, (venue) => duel(venue, settings, { ...tries(2), pairs: 1 }))
      expect(process.env.NODE_ENV).toBe(before)
      expect(result).toMatchObject({
        ...settings,
        peer: PEER,
        pairs: 1,
        games: 2,
        peerIterationsPerDecision: 2,
      })
      expect(result.wins + result.draws + result.losses).toBe(2)
    },
  )

  test.each(PLAYOUTS.flatMap((playouts) => ([0, 1] as const).map((seat) => ({ playouts, seat }))))(
    'finds what wins, on either side: $playouts, seat $seat',
    ({ playouts, seat }) => {
      const peer = peerBot(lastMatch, () => undefined, { playouts }, tries(400))
      const options = new Int16Array(2)
      // Who leaves the other a multiple of three takes the last one.
      for (const pile of [4, 5, 7, 8]) {
        const state = { pile, seat, goals: [0, 0] }
        peer.begin?.(seat)
        const count = lastMatch.legal(state, seat, options)
        expect(peer.choose(state, seat, options, count, new SampledChance(1)), `${pile}`).toBe(pile % 3)
      }
    },
  )

  test('sees what is hidden: it gets the match as it is', () => {
    expect(peerBot(finale, random.build, { playouts: 'ours' }, tries(1)).blind).toBe(true)
  })

  test.each(PLAYOUTS)('stops when its time is over, playouts: %s', (playouts) => {
    ticking()
    const peer = new NotedBot(peerBot(finale, random.build, { playouts, horizon: 5 }, { ms: 10 }))
    playFinale(peer)
    expect(new Set(peer.tries)).toEqual(new Set([10]))
  })

  test('the same with other limits', () => {
    const peer = peerBot(finale, random.build, { playouts: 'ours' }, { ms: 1 }).within(tries(7))
    const noted = new NotedBot(peer)
    playFinale(noted)
    expect(new Set(noted.tries)).toEqual(new Set([7]))
  })
})

interface Pile {
  pile: number
  seat: Seat
  goals: number[]
}

/** One or two are taken from a pile in turn, and who takes the last one wins. No luck, nothing hidden. */
const lastMatch: PeerRules<Pile> = {
  id: 'pile',
  mostOptions: 2,
  blank: () => ({ pile: 0, seat: 0, goals: [0, 0] }),
  copy(from, to) {
    to.pile = from.pile
    to.seat = from.seat
  },
  awaiting: ({ pile, seat }) => (pile === 0 ? NOBODY : seat === 0 ? 1 : 2),
  legal({ pile }, _, out) {
    out.set([1, 2])
    return Math.min(pile, 2)
  },
  apply(state, seat, action) {
    state.pile -= action
    state.seat = other(seat)
  },
  outcome: ({ pile, seat }) => (pile === 0 ? { goals: [0, 0], winner: other(seat), by: 'pile' } : undefined),
}

/** One match of Finale against a random opponent. */
function playFinale(bot: NonNullable<typeof random>): void {
  const whim = new SampledChance(3)
  const prepared = finale.prepare({ builds: [bot.build(0, undefined, whim), bot.build(1, undefined, whim)] })
  if (!prepared.ok || !random) throw new Error('refused')
  const chance = new KeyedChance(seedFrom('strength test'))
  new BotMatch(finale, [bot, random]).play(prepared.value, chance, 1)
}

describe('the result', () => {
  const short = () => {
    ticking()
    return measureStrength(['finale'], { ms: 2, iterations: 2, pairs: 1 }, undefined, 3)
  }

  test('a short run has every figure', () => {
    const result = short()
    expectWhole(result)
    expect(result.games.map(({ game }) => game)).toEqual(['finale'])
    for (const language of LANGUAGES) {
      const table = strengthTable(result, language)
      expect(table).toContain(PEER)
      expect(table).not.toMatch(/[{}]|undefined|NaN/)
    }
  })

  test('what is kept has every figure of every game', () => {
    const file = benchFile('strength.json')
    if (!existsSync(file)) return
    const kept = JSON.parse(readFileSync(file, 'utf8')) as StrengthResult
    expectWhole(kept)
    expect(kept.games.map(({ game }) => game)).toEqual(GAMES)
  })

  test('games measured under the same conditions are kept together', () => {
    const result = short()
    const [finaleOnly] = result.games
    if (!finaleOnly) throw new Error('no game')
    const other = { ...result, games: [{ ...finaleOnly, game: 'captain-tsubasa' }] }
    expect(merged(undefined, result)).toEqual(result)
    expect(merged(other, result).games.map(({ game }) => game)).toEqual(['finale', 'captain-tsubasa'])
    expect(merged(result, result).games).toHaveLength(1)
    expect(merged({ ...other, ms: 3 }, result)).toEqual(result)
    expect(merged({ ...other, machine: 'another' }, result)).toEqual(result)
  })

  function expectWhole({ machine, node, date, ms, games }: StrengthResult): void {
    expect(machine).toMatch(/\d+ cores/)
    expect(node).toMatch(/^v\d/)
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(ms).toBeGreaterThan(0)
    for (const { duels, pace } of games) {
      expect(duels.map(({ playouts }) => playouts)).toEqual(PLAYOUTS)
      for (const one of duels) {
        expect(one.games).toBe(2 * one.pairs)
        expect(one.wins + one.draws + one.losses).toBe(one.games)
        expect(one.score).toBeCloseTo((one.wins + one.draws / 2) / one.games, 3)
        expect(one.eloLow).toBeLessThanOrEqual(one.elo)
        expect(one.elo).toBeLessThanOrEqual(one.eloHigh)
        expect(one.peerMsPerDecision).toBeGreaterThan(0)
        expect(one.peerIterationsPerDecision).toBeGreaterThan(0)
      }
      expect(pace.moments).toBeGreaterThan(0)
      expect(pace.peerIterationsPerSecond).toBeGreaterThan(0)
      expect(pace.randomDecisionsPerSecond).toBeGreaterThan(0)
    }
  }
})

describe('the command', () => {
  test('says how it is used', async () => {
    const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    expect(await bench(['--strength', '--help'])).toBe(0)
    expect(out.mock.calls[0]?.[0]).toContain('--pairs')
    const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    expect(await bench(['--strength', '--seconds', '3'], 'de')).toBe(2)
    expect(error.mock.calls[0]?.[0]).toContain('Entscheidung')
  })

  const asked = { games: GAMES, pairs: 10, ms: 200, json: false, write: false }
  test.each([
    [[], asked],
    [['--json', '--write'], { ...asked, json: true, write: true }],
    [['--game', 'finale', '--pairs=3'], { ...asked, games: ['finale'], pairs: 3 }],
    [['--ms', '50'], { ...asked, ms: 50 }],
    [['--game', 'chess'], undefined],
    [['--pairs', '1.5'], undefined],
    [['--pairs', '0'], undefined],
    [['--pairs'], undefined],
    [['--ms', 'x'], undefined],
    [['--write=1'], undefined],
    [['finale'], undefined],
  ])('%j', (args, wishes) => {
    expect(readWishes(args)).toEqual(wishes)
  })
})
