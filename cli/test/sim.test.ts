import { BotMatch } from '@libero/bots'
import { finaleBots } from '@libero/bots/finale'
import type { FinaleEventKind } from '@libero/finale'
import { finale, OUR_CARDS } from '@libero/finale'
import { KeyedChance, Log, seedFrom } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { finaleEntry } from '../games/finale/entry.ts'
import { BEGINNERS, file, run } from './stage.ts'

const json = async (...args: string[]) => {
  const { code, out, err } = await run(['sim', 'finale', '--json', ...args])
  expect(err).toBe('')
  expect(code).toBe(0)
  return JSON.parse(out)
}

describe('libero sim', () => {
  test('says what came of the matches', async () => {
    const sums = await json('--matches', '200', '--home', 'random', '--away', 'random', '--seed', 'test')
    expect(sums).toMatchObject({
      game: 'finale',
      home: 'random',
      away: 'random',
      seed: 'test',
      matches: 200,
      extraTimes: 0,
      shootOuts: 0,
      refusals: 0,
      guards: 0,
    })
    expect(sums.homeWins + sums.draws + sums.awayWins).toBe(200)
    expect(sums.draws).toBe(sums.levelAfterNormalTime)
    expect(sums.goalsPerMatch).toBeCloseTo(sums.homeGoalsPerMatch + sums.awayGoalsPerMatch, 3)
    expect(sums.decisions).toBeGreaterThan(200 * 20)
    for (const figure of [
      'seconds',
      'matchesPerSecond',
      'decisionsPerSecond',
      'yellows',
      'reds',
      'injuries',
      'counters',
    ])
      expect(sums[figure], figure).toBeGreaterThan(0)
  })

  test('the same seed gives the same matches, another seed others', async () => {
    const played = async (seed: string) => {
      const { seconds, matchesPerSecond, decisionsPerSecond, ...rest } = await json(
        '--matches',
        '50',
        '--seed',
        seed,
      )
      return rest
    }
    const first = await played('one')
    expect(await played('one')).toEqual(first)
    expect((await played('two')).decisions).not.toBe(first.decisions)
  })

  test('with extra time nobody draws', async () => {
    const sums = await json('--matches', '100', '--extra-time')
    expect(sums.draws).toBe(0)
    expect(sums.extraTimes).toBe(sums.levelAfterNormalTime)
    expect(sums.extraTimes).toBeGreaterThan(0)
    expect(sums.shootOuts).toBeLessThanOrEqual(sums.extraTimes)
  })

  test.each([
    ['random squads', ['--squads', 'random']],
    ['their own squads', ['--squads', 'own', '--home', 'heuristic']],
    ['free choice of tactics', ['--tactics', 'free']],
    ['any eleven cards', ['--tactics', 'any']],
    [
      'their own squads, any eleven and takers from the bench',
      ['--squads', 'own', '--home', 'heuristic', '--tactics', 'any', '--bench-takers', '--extra-time'],
    ],
    ['random squads and free choice', ['--squads', 'random', '--tactics', 'free']],
    ['other cards', ['--cards', file('ours.json', JSON.stringify(OUR_CARDS))]],
  ])('plays with %s', async (_, args) => {
    expect(await json('--matches', '20', ...args)).toMatchObject({ matches: 20, refusals: 0, guards: 0 })
  })

  test.each(['beginner', 'random', 'own'])(
    'refuses cards nobody can play with (%s squads)',
    async (squads) => {
      const wrong = file('wrong.json', JSON.stringify({ ...OUR_CARDS, tactics: [] }))
      const { code, err } = await run(['sim', 'finale', '--cards', wrong, '--squads', squads])
      expect(code).toBe(1)
      expect(err).toMatch(/^§4\.1: /)
      const broken = await run(['sim', 'finale', '--cards', file('broken.json', '{\n"name": oops')])
      expect(broken.code).toBe(1)
      expect(broken.err).toContain('line 2')
    },
  )

  test('speaks to people, too', async () => {
    const { code, out } = await run(['sim', 'finale', '--matches', '50', '--lang', 'de'])
    expect(code).toBe(0)
    expect(out).toContain('Finale: 50 Spiele')
    expect(out).toContain('Gelbe Karten')
    expect(out).toContain('In Ordnung')
  })
})

test('what is counted from the state is what was told', () => {
  const [bot] = finaleBots
  const prepared = finale.prepare({ ...BEGINNERS, options: { extraTime: true } })
  if (!bot || !prepared.ok) throw new Error('no match')
  const match = new BotMatch(finale, [bot, bot])
  const chance = new KeyedChance()
  const master = seedFrom('counting')
  const figures = new Float64Array(2 * finaleEntry.figures.length)
  const marks = new Float64Array(finaleEntry.marks.length)
  const log = new Log<Parameters<ReturnType<typeof finaleEntry.clock>>[0]>()
  for (let i = 0; i < 300; i++) {
    chance.become(master, i)
    finaleEntry.count(match.play(prepared.value, chance, i, log).state, figures, marks)
  }
  const told = (kind: FinaleEventKind, seat?: number) =>
    log.entries.filter(
      ({ event }) => event.kind === kind && (seat === undefined || ('seat' in event && event.seat === seat)),
    ).length
  const second = (seat: number) =>
    log.entries.filter(({ event }) => event.kind === 'sent-off' && event.seat === seat && event.secondYellow)
      .length
  for (const seat of [0, 1]) {
    const counted = (figure: string) => figures[2 * finaleEntry.figures.indexOf(figure) + seat]
    expect(counted('yellows')).toBe(told('booked', seat) + second(seat))
    expect(counted('reds')).toBe(told('sent-off', seat))
    expect(counted('injuries')).toBe(told('injured', seat))
    expect(counted('counters')).toBe(told('counter', seat))
    expect(counted('attacksMade')).toBe(told('attack', seat))
  }
  const marked = (mark: string) => marks[finaleEntry.marks.indexOf(mark)]
  expect(marked('extraTimes')).toBe(told('extra-time'))
  expect(marked('levelAfterNormalTime')).toBe(told('extra-time'))
  expect(marked('shootOuts')).toBe(told('shoot-out'))
  expect(marked('guards')).toBe(told('lots'))
})

test('the clock of the commentary is the game’s own', () => {
  const [bot] = finaleBots
  const prepared = finale.prepare(BEGINNERS)
  if (!bot || !prepared.ok) throw new Error('no match')
  const clock = finaleEntry.clock()
  let now = 0
  const log = new Log<Parameters<typeof clock>[0]>()
  let read = 0
  new BotMatch(finale, [bot, bot]).play(
    prepared.value,
    new KeyedChance(seedFrom('clock')),
    1,
    log,
    (state) => {
      for (const { event } of log.entries.slice(read)) now = clock(event)
      read = log.entries.length
      // Between two attacks the game's clock already shows the next one, of which nothing was told yet.
      if (state.action > 0) expect(now).toBe(finale.minute(state))
    },
  )
})
