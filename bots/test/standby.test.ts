import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { MatchConfig, RecordedChance, Seat } from '@libero/kernel'
import { seedFrom, seedText } from '@libero/kernel'
import { Table } from '@libero/table'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import { LEVELS } from '../bot.ts'
import { opponentsOf } from '../games.ts'
import type { Bell } from '../remote/bell.ts'
import { BotClient, sameRoom } from '../remote/client.ts'
import type { Replied } from '../remote/host.ts'
import { BotHost } from '../remote/host.ts'
import type { Fall, Heard } from '../remote/standby.ts'
import { ladder, patienceWith, standby } from '../remote/standby.ts'
import { threadChannel } from '../remote/threads.ts'
import { BAD_BUILDS, DEAF, MISDEEDS, withBad, withBadBuild } from '../testing/bad-bots.ts'
import type { GoesDeaf } from './bad-thread.ts'

const GAMES = ['finale', 'hat-trick', 'captain-tsubasa'] as const
type GameId = (typeof GAMES)[number]

const seeded = (text: string): RecordedChance => ({ seed: seedText(seedFrom(text)) })

async function team(game: GameId) {
  const found = await opponentsOf(game)
  if (!found) throw new Error(`no ${game}`)
  return found
}

/** Everybody below the level that thinks: a match between them takes no time. */
const quick = (bots: readonly Bot<unknown>[]) => bots.filter(({ within }) => !within)

/** A bench in the same room, whose list of opponents is changed. */
const benchOf = (change: (bots: readonly Bot<unknown>[]) => readonly Bot<unknown>[]) =>
  new BotClient(() =>
    sameRoom(
      new BotHost(async (game) => {
        const found = await opponentsOf(game)
        return found && { ...found, bots: change(quick(found.bots)) }
      }),
    ),
  )

interface Whistle {
  readonly table: Table<unknown, unknown>
  readonly falls: readonly Fall[]
  readonly by: ReadonlySet<string>
}

/** A whole match of the bad one against the rest of the bench. */
async function wholeMatch(game: GameId, bench: BotClient, bad: Seat = 1): Promise<Whistle> {
  const { game: rules } = await team(game)
  const chance = seeded(`bad ${game}`)
  const { seed } = chance as { readonly seed: string }
  const brought = async (seat: Seat) =>
    (await bench.build(game, {}, seat, seat === bad ? 'search' : 'random', seed)).answer?.value
  const config: MatchConfig = { options: {}, builds: [await brought(0), await brought(1)] }
  const opened = Table.open(rules, { config }, chance)
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  const table = opened.value
  const falls: Fall[] = []
  const by = new Set<string>()
  while (!table.outcome) {
    const seat: Seat = table.isAwaited(0) ? 0 : 1
    if (seat !== bad) {
      table.timeOut(seat)
      continue
    }
    const before = table.decisions
    const take = (action: string) => table.act(seat, action).ok
    const stood = await bench.decide({ game, record: table.record(), seat }, 'search', take)
    falls.push(...stood.falls)
    expect(stood.answer).toBeDefined()
    by.add(stood.answer?.by ?? '')
    expect(table.decisions).toBe(before + 1)
  }
  bench.close()
  return { table, falls, by }
}

describe('the ladder', () => {
  test('goes down from a level, and from who has no rank through all of them', () => {
    expect(ladder('montecarlo')).toEqual(['montecarlo', 'heuristic', 'beginner', 'random'])
    expect(ladder('random')).toEqual(['random'])
    expect(ladder('search', ['random', 'heuristic'])).toEqual(['search', 'heuristic', 'random'])
    expect(ladder('stranger')).toEqual(['stranger', ...[...LEVELS].reverse()])
  })

  test('the first answer that is accepted counts, and everybody before it is named', async () => {
    const answers: Readonly<Record<string, () => Promise<Heard<string>>>> = {
      search: async () => ({ ok: false, fault: 'late' }),
      montecarlo: () => Promise.reject(new Error('stumbled')),
      heuristic: async () => ({ ok: true, by: 'heuristic', value: 'offside' }),
      beginner: async () => ({ ok: true, by: 'beginner', value: 'pass' }),
    }
    const asked: string[] = []
    const stood = await standby(
      ladder('search'),
      (level) => {
        asked.push(level)
        return answers[level]()
      },
      (value) => value === 'pass',
    )
    expect(stood).toEqual({
      answer: { by: 'beginner', value: 'pass' },
      falls: [
        { level: 'search', fault: 'late' },
        { level: 'montecarlo', fault: 'failed' },
        { level: 'heuristic', fault: 'illegal' },
      ],
    })
    expect(asked).not.toContain('random')
  })

  test('nobody is waited for much longer than he should take', () => {
    expect(patienceWith(200)).toBe(1100)
    expect(patienceWith(5)).toBe(515)
  })
})

describe('the table survives bad bots', () => {
  test.each([
    ...Object.keys(MISDEEDS).map((misdeed) => ['finale', misdeed] as const),
    ['hat-trick', 'illegal'],
    ['captain-tsubasa', 'crashing'],
  ] as const)('%s with a bot that is %s, to the end', async (game, misdeed) => {
    const { table, falls, by } = await wholeMatch(
      game,
      benchOf((bots) => withBad(bots, MISDEEDS[misdeed])),
    )
    expect(table.outcome).toBeDefined()
    expect(by).not.toContain('search')
    expect(falls.length).toBeGreaterThan(5)
    const fault = { crashing: 'failed', silent: 'silent' }[misdeed] ?? 'illegal'
    expect(new Set(falls.map((fall) => `${fall.level} ${fall.fault}`))).toEqual(new Set([`search ${fault}`]))
  })

  test.each(GAMES.flatMap((game) => Object.keys(BAD_BUILDS).map((fault) => [game, fault] as const)))(
    '%s with a bot whose team is %s: another brings one',
    async (game, misdeed) => {
      const { game: rules } = await team(game)
      const bench = benchOf((bots) => withBadBuild(bots, BAD_BUILDS[misdeed]))
      for (const seat of [0, 1] as const) {
        const { answer, falls } = await bench.build(game, {}, seat, 'search', 'whim')
        expect(rules.checkBuild(seat, answer?.value, {})).toEqual([])
        expect(falls[0]?.level).toBe('search')
      }
    },
  )

  test('if all of them fail, nobody answers, and the clock decides', async () => {
    const bench = benchOf(() => [{ id: 'random', ms: 1, choose: () => -1, build: () => undefined }])
    const { game: rules, bots } = await team('finale')
    const [random] = bots
    const whims = new BotHost(async () => ({ game: rules, bots: [random] }))
    const good = new BotClient(() => sameRoom(whims))
    const builds = [
      (await good.build('finale', {}, 0, 'random', 'a')).answer?.value,
      (await good.build('finale', {}, 1, 'random', 'b')).answer?.value,
    ] as const
    const opened = Table.open(rules, { config: { options: {}, builds } }, seeded('nobody'))
    if (!opened.ok) throw new Error('no kick-off')
    const table = opened.value
    const seat: Seat = table.isAwaited(0) ? 0 : 1
    const stood = await bench.decide({ game: 'finale', record: table.record(), seat }, 'search', () => true)
    expect(stood.answer).toBeUndefined()
    expect(table.timeOut(seat).ok).toBe(true)
  })
})

describe('the table survives those who never answer, in threads of their own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'libero-threads-'))
  const file = join(folder, 'bad-thread.mjs')

  beforeAll(async () => {
    await build({
      entryPoints: [fileURLToPath(new URL('./bad-thread.ts', import.meta.url))],
      outfile: file,
      bundle: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'error',
    })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each(Object.keys(DEAF))('Finale with a bot that is %s, to the end', async (misdeed) => {
    let hired = 0
    const nth = 6
    // Whoever answers has all the time he needs; the bell rings when somebody says that he never will.
    let ring = () => {}
    const bell: Bell = (_, tooLong) => {
      ring = tooLong
      return () => {
        ring = () => {}
      }
    }
    const bench = new BotClient(
      () => {
        hired++
        const thread = new Worker(file, { workerData: { misdeed, nth } })
        thread.on('message', (said: Replied | GoesDeaf) => 'deaf' in said && ring())
        return threadChannel(thread)
      },
      { bell },
    )
    const { table, falls } = await wholeMatch('finale', bench)
    expect(table.outcome).toBeDefined()
    expect(falls.length).toBeGreaterThan(1)
    expect(new Set(falls.map(({ level, fault }) => `${level} ${fault}`))).toEqual(new Set(['search late']))
    // Each of them was dismissed, and another hired.
    expect(hired).toBe(falls.length + 1)
  })
})
