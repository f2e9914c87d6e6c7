import { beginnersBuild, finale } from '@libero/finale'
import type { State } from '@libero/finale/opponents'
import { seedFrom, seedText } from '@libero/kernel'
import { blanks, LANGUAGES, type ProspectWords } from '@libero/kernel/words'
import { Table } from '@libero/table'
import { describe, expect, test } from 'vitest'
import { adviceOf } from '../advice/advice.ts'
import { Adviser } from '../advice/adviser.ts'
import { adviceSentences, adviceTexts, stoodInWords } from '../advice/text.ts'
import { whyWords } from '../advice/why.ts'
import { whyTexts } from '../advice/why-text.ts'
import type { Bot } from '../bot.ts'
import { LEVELS } from '../bot.ts'
import { levelTexts } from '../levels/text.ts'
import type { Prospect } from '../prospect/prospect.ts'
import { FAULTS } from '../remote/standby.ts'

function match() {
  const opened = Table.open(
    finale,
    { config: { builds: [beginnersBuild('acker'), beginnersBuild('stollen')] } },
    { seed: seedText(seedFrom('advice')) },
  )
  if (!opened.ok) throw new Error('no match')
  return opened.value
}

/** Lets the clock decide so often. */
function playOn(table: ReturnType<typeof match>, decisions: number): void {
  for (let n = 0; n < decisions; n++) table.timeOut(table.isAwaited(0) ? 0 : 1)
}

/** Notes everything it is told. */
function witness() {
  const told: string[] = []
  const bot: Bot<State> = {
    id: 'witness',
    ms: 1,
    begin: (seat) => void told.push(`begin ${seat}`),
    look: (world, seat) => void told.push(`look ${finale.awaiting(world) & (1 << seat) ? 'asked' : 'idle'}`),
    choose: (_world, _seat, options) => options[0],
    weigh: (_world, _seat, options, count) =>
      Array.from(options.subarray(0, count), (action, n) => ({ action, share: 0.6 - n / 100, tries: 9 })),
    build: () => undefined,
  }
  return { bot, told }
}

const decidedBy = (table: ReturnType<typeof match>, letter: string) =>
  table.record().inputs.filter((input) => input.startsWith(letter)).length

describe('an adviser', () => {
  test('shows the bot every earlier moment in which its seat decided, each once', () => {
    const table = match()
    const { bot, told } = witness()
    const adviser = new Adviser(finale, bot, 1)
    playOn(table, 12)
    expect(adviser.choice(table.record()).ok).toBe(table.isAwaited(1))
    expect(told).toEqual(['begin 1', ...Array(decidedBy(table, 'a')).fill('look asked')])
    playOn(table, 10)
    adviser.choice(table.record())
    expect(told).toEqual(['begin 1', ...Array(decidedBy(table, 'a')).fill('look asked')])
  })

  test('begins again where another match is played, or something was taken back', () => {
    const table = match()
    const { bot, told } = witness()
    const adviser = new Adviser(finale, bot, 0)
    playOn(table, 8)
    const record = table.record()
    adviser.choice(record)
    adviser.choice({ ...record, inputs: record.inputs.slice(0, 4) })
    adviser.choice({ ...record, chance: { seed: seedText(seedFrom('another')) }, inputs: [] })
    expect(told.filter((each) => each === 'begin 0')).toHaveLength(3)
  })

  test('a record that cannot be played is answered, not followed', () => {
    const table = match()
    const adviser = new Adviser(finale, witness().bot, 0)
    const record = table.record()
    expect(adviser.choice({ ...record, inputs: ['h nonsense'] })).toEqual({ ok: false, fault: 'failed' })
    expect(adviser.choice(record).ok).toBe(true)
  })

  test('weighs every option in notation, best first', () => {
    const table = match()
    const seat = table.isAwaited(0) ? 0 : 1
    const said = new Adviser(finale, witness().bot, seat).counsel(table.record())
    const options = table.request(seat)?.options.map(({ action }) => action) ?? []
    expect(said.ok && said.value.map(({ action }) => action).sort()).toEqual([...options].sort())
    expect(said.ok && said.value[0].share).toBe(0.6)
  })
})

describe('an advice', () => {
  const counsels = [
    { action: 'a', share: 0.61 },
    { action: 'b', share: 0.603 },
    { action: 'c', share: 0.5 },
    { action: 'd', share: 0.4 },
  ]
  const prospects: ProspectWords = {
    of: {},
    short: { pass: 'comes through', dribble: 'gets past' },
    ways: { lost: 'lost' },
    keeps: 'it keeps the stronger card for later',
    none: {},
  }
  const words = { choice: (action: string) => `«${action}».`, prospects }
  const passing = (won: number, lost: number, more: Partial<Prospect> = {}): Prospect => ({
    of: 'pass',
    ways: [
      { way: 'won', share: won, tone: 'good' },
      { way: 'foul', share: 1 - won - lost, tone: 'mixed' },
      { way: 'lost', share: lost, tone: 'bad' },
    ],
    ...more,
  })
  const whyOf = (of: Readonly<Record<string, Prospect>>, shares = counsels) => {
    const advice = adviceOf('search', shares, false, of)
    return advice && whyWords(advice, 'en', words)
  }

  test('is the best and the two next best; what is near enough is mixed only where nobody sees it', () => {
    expect(adviceOf('search', counsels, false)).toEqual({
      by: 'search',
      best: counsels[0],
      others: counsels.slice(1, 3),
      isMixed: false,
      isDecided: false,
    })
    expect(adviceOf('search', counsels, true)?.isMixed).toBe(true)
    expect(adviceOf('search', counsels.slice(1), true)?.isMixed).toBe(false)
    expect(adviceOf('search', [], true)).toBeUndefined()
  })

  test('gives the shares of a mix where there are any; what is hardly ever taken has none', () => {
    const mixed = counsels.map((each, n) => ({ ...each, mix: [0.3, 0.68, 0.02, 0][n] }))
    const advice = adviceOf('search', mixed, true)
    expect(advice?.best.action).toBe('b')
    expect(advice?.others).toEqual([mixed[0], counsels[2]])
    // What lies open is not mixed.
    expect(adviceOf('search', mixed, false)).toEqual(adviceOf('search', counsels, false))
  })

  test('is said in whole sentences', () => {
    const advice = adviceOf('search', counsels, false, { a: passing(0.74, 0.2), b: passing(0.62, 0.3) })
    expect(advice && adviceSentences(advice, 'en', words)).toEqual([
      'National coach: «a» – wins 61 in 100, a draw counting half, comes through 74 %.',
      'Or: «b» – wins 60 in 100, comes through 62 %; «c» – wins 50 in 100.',
      '«a»: comes through 74 %; «b»: only 62 %.',
    ])
    const alone = adviceOf('heuristic', [{ action: 'a' }], true)
    expect(alone && adviceSentences(alone, 'de', words)).toEqual(['Vereinstrainer: «a».'])
  })

  test('says why by what differs from the next best: the chance, what is kept, what is feared, what it wins', () => {
    const run: Prospect = { ...passing(0.62, 0.3), of: 'dribble' }
    expect(whyOf({ a: passing(0.74, 0.2), b: run })).toBe(
      '«a»: comes through 74 %; «b»: only gets past 62 %.',
    )
    const weaker = { a: passing(0.7, 0.2, { spends: 3 }), b: passing(0.79, 0.2, { spends: 4 }) }
    expect(whyOf(weaker)).toBe(
      '«a»: comes through 70 %; «b»: even 79 %, but it keeps the stronger card for later.',
    )
    const safer = { a: passing(0.7, 0.1), b: passing(0.71, 0.25) }
    expect(whyOf(safer)).toBe('«a»: comes through 70 %, much like «b», and lost only 10 % instead of 25 %.')
    const later = [
      { action: 'a', share: 0.61 },
      { action: 'b', share: 0.5 },
    ]
    expect(whyOf({ a: passing(0.7, 0.2), b: passing(0.7, 0.2) }, later)).toBe(
      'In the long run «a» wins 61 in 100 matches, «b» 50.',
    )
    expect(whyOf({}, later)).toBe('In the long run «a» wins 61 in 100 matches, «b» 50.')
    // Nothing differs by more than luck: then no reason is claimed, and that is said.
    expect(whyOf({})).toBe('«a» and «b» are about as good.')
  })

  test('once the match is decided, compares by the chance of this attack', () => {
    const lost = [
      { action: 'a', share: 0.012 },
      { action: 'b', share: 0.011 },
    ]
    const of = { a: passing(0.3, 0.6), b: passing(0.6, 0.3) }
    const advice = adviceOf('search', lost, true, of)
    expect(advice).toMatchObject({ best: { action: 'b' }, isDecided: true, isMixed: false })
    expect(whyOf(of, lost)).toBe(
      'The match is as good as decided, so this attack’s chance counts. «b»: comes through 60 %; «a»: only 30 %.',
    )
    // What cannot be compared keeps the order of who thinks ahead.
    expect(adviceOf('search', lost, true, { a: of.a })?.best.action).toBe('a')
  })

  test.each(LANGUAGES)('every word is there in %s', (language) => {
    for (const [key, sentence] of Object.entries(whyTexts[language]))
      expect([key, blanks(sentence).sort()]).toEqual([
        key,
        blanks(whyTexts.en[key as keyof typeof whyTexts.en]).sort(),
      ])
    const { names, about } = levelTexts[language]
    for (const level of LEVELS) {
      expect(names[level]).toMatch(/\S/)
      expect(about[level]).toMatch(/\S/)
    }
    expect(new Set(Object.values(names)).size).toBe(LEVELS.length)
    for (const [key, sentence] of Object.entries(adviceTexts[language]))
      expect([key, blanks(sentence)]).toEqual([
        key,
        blanks(adviceTexts.en[key as keyof typeof adviceTexts.en]),
      ])
    for (const fault of FAULTS) {
      const said = stoodInWords({ level: 'search', fault, by: 'beginner', at: 'decide' }, language)
      expect(said).toContain(names.search)
      expect(said).toContain(names.beginner)
    }
  })
})
