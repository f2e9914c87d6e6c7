import { COACHES, coachOf, TEACHER, TEMPERS } from '@libero/bots/levels'
import type { MatchEvent } from '@libero/kernel'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { LOOKS } from '../build/coaches.ts'
import type { Stir } from '../face.ts'
import { OCCASIONS, voices } from '../match/voices/text.ts'
import { lastRemark } from '../match/voices/voice.ts'

/** As much as a bubble on a phone holds. */
const LONGEST = 44

test('every coach has a face', () => {
  expect(Object.keys(LOOKS).sort()).toEqual([TEACHER, ...COACHES].map(({ id }) => id).sort())
})

test.each(LANGUAGES)('%s: every temper has its own few words for every moment', (language) => {
  const all = TEMPERS.flatMap((temper) => OCCASIONS.flatMap((each) => voices[language][temper][each]))
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((line) => line.length > LONGEST)).toEqual([])
  for (const temper of TEMPERS)
    for (const each of OCCASIONS)
      expect(voices[language][temper][each]).toHaveLength(voices.en[temper][each].length)
})

describe('a coach', () => {
  const stirs = (event: MatchEvent) => event as unknown as Stir
  const told = (what: Stir['what'], seat?: 0 | 1) => ({ what, seat }) as unknown as MatchEvent
  const tessari = coachOf('hat-trick', 'beginner')
  const match = { id: 'm', benches: [undefined, tessari] } as const
  const goals = [told('kick-off'), ...Array.from({ length: 4 }, () => told('goal', 0))]
  const said = (events: readonly MatchEvent[], id = 'm') =>
    events.map((_, i) => lastRemark({ ...match, id }, stirs, events, i + 1, 'en')?.words)

  test('never repeats himself while he has something else to say', () => {
    expect(new Set(said(goals)).size).toBe(goals.length)
    expect(voices.en.hot.conceded).toContain(said(goals)[1])
  })

  test('says the same of the same match whenever it is looked at, and not the same of every match', () => {
    expect(said(goals)).toEqual(said(goals))
    expect(new Set('abcdefgh'.split('').map((id) => said(goals, id).join(' '))).size).toBeGreaterThan(1)
  })

  test('says nothing where people play, or where a game stirs nobody', () => {
    const people = { id: 'm', benches: [undefined, undefined] } as const
    expect(lastRemark(people, stirs, goals, 5, 'en')).toBeUndefined()
    expect(lastRemark(match, undefined, goals, 5, 'en')).toBeUndefined()
  })

  test('takes the whistle as it comes', () => {
    const end = (seat?: 0 | 1) => lastRemark(match, stirs, [told('full-time', seat)], 1, 'en')?.words
    expect(voices.en.hot.won).toContain(end(1))
    expect(voices.en.hot.lost).toContain(end(0))
    expect(voices.en.hot.drawn).toContain(end())
  })
})
