import { BotMatch } from '@libero/bots'
import { hatTrickBots } from '@libero/bots/hat-trick'
import type { HatTrickEvent, HatTrickEventKind } from '@libero/hat-trick'
import { hatTrick, OUR_CARDS } from '@libero/hat-trick'
import { KeyedChance, Log, seedFrom } from '@libero/kernel'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { measure } from '../balance/measure.ts'
import { gather } from '../crew.ts'
import { hatTrickEntry } from '../games/hat-trick/entry.ts'
import { cliText } from '../text/index.ts'
import { file, run } from './stage.ts'

const json = async (...args: string[]) => {
  const { code, out, err } = await run(['sim', 'hat-trick', '--json', ...args])
  expect(err).toBe('')
  expect(code).toBe(0)
  return JSON.parse(out)
}

describe('libero sim hat-trick', () => {
  test('says what came of the matches', async () => {
    const sums = await json('--matches', '60', '--seed', 'test')
    expect(sums).toMatchObject({
      game: 'hat-trick',
      teams: ['regulars', 'regulars'],
      matches: 60,
      extraTimes: 0,
      shootOuts: 0,
      refusals: 0,
      guards: 0,
    })
    expect(sums.homeWins + sums.draws + sums.awayWins).toBe(60)
    expect(sums.draws).toBe(sums.levelAfterNormalTime)
    expect(sums.redCardMatches).toBeGreaterThan(0)
    for (const figure of ['yellows', 'reds', 'shots', 'penalties']) expect(sums[figure]).toBeGreaterThan(0)
  })

  test('any of the 32 teams may be named, however it is written', async () => {
    expect(OUR_CARDS.teams).toHaveLength(32)
    for (const { id } of OUR_CARDS.teams) {
      const sums = await json('--matches', '1', '--home-team', id, '--away-team', id.toLowerCase())
      expect(sums.teams).toEqual([id, id])
    }
  })

  test('extra time and shoot-out, each by itself: only with a shoot-out nobody draws', async () => {
    const both = await json('--matches', '60', '--extra-time', '--shoot-out')
    expect([both.draws, both.extraTimes]).toEqual([0, both.levelAfterNormalTime])
    expect(both.shootOuts).toBeGreaterThan(0)
    const longer = await json('--matches', '60', '--extra-time')
    expect([longer.extraTimes, longer.shootOuts]).toEqual([longer.levelAfterNormalTime, 0])
    expect(longer.draws).toBeGreaterThan(0)
    const penalties = await json('--matches', '60', '--shoot-out')
    expect([penalties.draws, penalties.extraTimes]).toEqual([0, 0])
    expect(penalties.shootOuts).toBe(penalties.levelAfterNormalTime)
  })

  test('by an edition, or by what it says, and a word that is none is complained about', async () => {
    const german = await json('--matches', '20', '--edition', 'german')
    const flags = ['--compulsory-moves', '--usual-turn', '--goal-kick-without-card', '--penalty-one-card']
    const same = await json('--matches', '20', ...flags)
    expect([same.decisions, same.goalsPerMatch]).toEqual([german.decisions, german.goalsPerMatch])
    const hungarian = await json('--matches', '20', '--edition', 'hungarian')
    const alike = await json('--matches', '20', '--usual-turn', '--displaced-stays', '--five-cards')
    expect([alike.decisions, alike.goalsPerMatch]).toEqual([hungarian.decisions, hungarian.goalsPerMatch])
    const english = await json('--matches', '20')
    expect(english.decisions).not.toBe(german.decisions)
    const five = await json('--matches', '40', '--edition', 'hungarian', '--shoot-out')
    expect(five.shootOuts).toBeGreaterThan(0)
    const { code, err } = await run(['sim', 'hat-trick', '--edition', 'swiss'])
    expect([code, err]).toEqual([2, expect.stringContaining('english, german, hungarian')])
  })

  test('halves that only the guard ended are counted, as a sum and for each match', async () => {
    const sums = await json('--matches', '40')
    expect(sums.halfGuardsShare).toBeCloseTo(sums.halfGuards / 40)
    for (const lang of LANGUAGES) {
      const { out } = await run(['sim', 'hat-trick', '--matches', '5', '--lang', lang])
      expect(out).toContain(cliText(lang).figures.halfGuards)
    }
  })

  test('plays with other cards, and refuses those nobody can play with', async () => {
    const team = { id: 'MARS', stars: [1, 2, 3], source: 'designed' }
    const cards = file('mars.json', JSON.stringify({ ...OUR_CARDS, name: 'mars', teams: [team] }))
    const args = ['--cards', cards, '--home-team', 'MARS', '--matches', '2']
    expect(await json(...args)).toMatchObject({ teams: ['MARS', 'regulars'] })
    const unknown = await run(['sim', 'hat-trick', ...args, '--away-team', 'BRA'])
    expect(unknown.code).toBe(1)
    expect(unknown.err).toMatch(/^§2\.5: .*BRA/)
    const wrong = file('no-players.json', JSON.stringify({ ...OUR_CARDS, players: [] }))
    expect((await run(['sim', 'hat-trick', '--cards', wrong])).err).toMatch(/^§2\.4: /)
  })

  test.each(LANGUAGES)('speaks to people in %s', async (lang) => {
    const args = ['sim', 'hat-trick', '--matches', '5', '--home-team', 'BRA', '--away-team', 'KOR']
    const { code, out } = await run([...args, '--lang', lang])
    expect(code).toBe(0)
    expect(out).not.toMatch(/[{}]|undefined/)
    const words = hatTrickEntry.wording(lang)
    expect(out).toContain(`${words.nameOf('BRA')} – ${words.nameOf('KOR')}`)
  })
})

describe('libero balance hat-trick', () => {
  test('gives every figure with its target', async () => {
    const { code, out } = await run(['balance', 'hat-trick', '--matches', '20', '--bot', 'random', '--json'])
    expect(code).toBe(0)
    const { figures, cards } = JSON.parse(out)
    const names = figures.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['goals', 'level', 'seat', 'strongest', 'red', 'halfGuards'])
    for (const { name, least, most, value, met } of figures)
      if (name !== 'halfGuards') expect(met).toBe(value >= least && value <= most)
    // How often only the guard ended a half is told, as a count and for each match, and not judged.
    expect(figures.at(-1)).toEqual({
      name: 'halfGuards',
      value: expect.any(Number),
      count: expect.any(Number),
    })
    expect(cards).toHaveLength(24 + 9)
    for (const { offered, chosen, share } of cards) {
      expect(offered).toBeGreaterThan(0)
      expect(share).toBeCloseTo(chosen / offered, 3)
    }
  })

  test.each(LANGUAGES)('as a table in %s', async (lang) => {
    const { out } = await run(['balance', 'hat-trick', '--matches', '2', '--bot', 'random', '--lang', lang])
    expect(out).not.toMatch(/[{}]|undefined/)
    expect(out.split('\n').length).toBeGreaterThan(40)
  })

  test('a team against itself plays no match twice', async () => {
    const scales = { game: 'hat-trick', bot: 'random', seed: 'uneven', options: undefined }
    const measured = await measure(hatTrickEntry, scales, 200, gather('balance'))
    if (!measured.ok) throw new Error('no match')
    expect(measured.value.figures.seat).not.toBe(0.5)
    expect(Math.abs((measured.value.figures.seat ?? 0) - 0.5)).toBeLessThan(0.12)
    expect(measured.value.figures.club).toBeUndefined()
  })
})

/** Matches of every kind, told. */
function play(
  matches: number,
  each: (told: Log<HatTrickEvent>) => void,
  figures: Float64Array,
  marks: Float64Array,
) {
  const [bot] = hatTrickBots
  const prepared = hatTrick.prepare({
    options: { extraTime: true, shootOut: true },
    builds: [{ team: 'BRA' }, { team: 'KOR' }],
  })
  if (!bot || !prepared.ok) throw new Error('no match')
  const match = new BotMatch(hatTrick, [bot, bot])
  const chance = new KeyedChance()
  for (let i = 0; i < matches; i++) {
    chance.become(seedFrom('counting'), i)
    const log = new Log<HatTrickEvent>()
    hatTrickEntry.count(match.play(prepared.value, chance, i, log).state, figures, marks)
    each(log)
  }
}

test('what is counted from the state is what was told', () => {
  const figures = new Float64Array(2 * hatTrickEntry.figures.length)
  const marks = new Float64Array(hatTrickEntry.marks.length)
  const events: HatTrickEvent[] = []
  let sentOff = 0
  const isRed = (event: HatTrickEvent) => event.kind === 'foul' && event.card === 'red'
  play(
    100,
    (log) => {
      events.push(...log.heardBy('omniscient'))
      sentOff += Number(log.heardBy('omniscient').some(isRed))
    },
    figures,
    marks,
  )
  const told = (kind: HatTrickEventKind, seat?: number) =>
    events.filter(
      (event) => event.kind === kind && (seat === undefined || ('seat' in event && event.seat === seat)),
    ).length
  for (const seat of [0, 1]) {
    const counted = (figure: string) => figures[2 * hatTrickEntry.figures.indexOf(figure) + seat]
    expect(counted('yellows')).toBe(told('foul', seat))
    expect(counted('reds')).toBe(
      events.filter((event) => isRed(event) && 'seat' in event && event.seat === seat).length,
    )
    // In a shoot-out nobody has a number.
    const shots = events.filter(
      (event) => event.kind === 'shot-begins' && event.seat === seat && event.number > 0,
    )
    expect(counted('shots')).toBe(shots.length)
    expect(counted('penalties')).toBe(told('penalty', seat))
  }
  const marked = (mark: string) => marks[hatTrickEntry.marks.indexOf(mark)]
  expect(marked('extraTimes')).toBe(
    events.filter((event) => event.kind === 'half-over' && event.half === 3).length,
  )
  expect(marked('levelAfterNormalTime')).toBe(marked('extraTimes'))
  expect(marked('shootOuts')).toBe(told('shoot-out'))
  expect(marked('guards')).toBe(told('lots'))
  expect(marked('redCardMatches')).toBe(sentOff)
  expect(marked('halfGuards')).toBe(
    events.filter((event) => event.kind === 'half-over' && event.guard).length,
  )
})

test('the clock of the commentary is the game’s own', () => {
  const [bot] = hatTrickBots
  const prepared = hatTrick.prepare({
    options: { extraTime: true, shootOut: true },
    builds: [{ team: 'GER' }, { team: 'ITA' }],
  })
  if (!bot || !prepared.ok) throw new Error('no match')
  for (let i = 0; i < 12; i++) {
    const clock = hatTrickEntry.clock()
    const log = new Log<HatTrickEvent>()
    let now = 0
    let read = 0
    const chance = new KeyedChance()
    chance.become(seedFrom('clock'), i)
    new BotMatch(hatTrick, [bot, bot]).play(prepared.value, chance, i, log, (state) => {
      for (const { event } of log.entries.slice(read)) now = clock(event)
      read = log.entries.length
      expect(now).toBe(hatTrick.minute(state))
    })
  }
})
