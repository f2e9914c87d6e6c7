import { SampledChance } from '@libero/kernel'
import { times } from '@libero/kernel/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Squad } from '../../squad/check.ts'
import { readCode, writeCode } from '../../squad/code.ts'
import { randomSquad } from '../../squad/fill.ts'
import { TYPE_IDS } from '../../text/players/text.ts'
import { check, NO_SUBS, reasons, SUBS, set, squad, TEN, value } from './squad-stories.ts'

/** A letter that was given out never changes its meaning. */
// biome-ignore format: a few lines of ids
const PUBLISHED = [
  'ball-playing-cb', 'solid-cb', 'commanding-cb', 'sweeper', 'wingback', 'overlapping-fb', 'tireless-fb',
  'inverted-fb', 'defensive-mid', 'combative-mid', 'box-to-box', 'versatile-mid', 'playmaker',
  'pressing-winger', 'inverted-winger', 'touchline-winger', 'target-man', 'forward', 'false-9',
  'goal-poacher', 'runner', 'utility-man',
]

describe('§21.6 share codes', () => {
  const named = { ...squad, name: 'Élő Tigrisek ⚽ 40' }
  const code = value(writeCode(named))

  test('look like this, for ever', () => {
    expect(value(writeCode(squad))).toBe('HT1-2as3BDEHIKNPRU-WTA6')
    expect(code).toBe('HT1-2as3BDEHIKNPRU-KQPH-w4lsxZEgVGlncmlzZWsg4pq9IDQw')
  })

  test('every type has its own letter, and keeps it', () => {
    const letters = PUBLISHED.map((type) =>
      value(writeCode({ ...squad, players: {}, bench: [{ type }] })).charAt('HT1-2as3'.length),
    )
    expect(letters.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUV')
    expect(TYPE_IDS.slice(0, PUBLISHED.length)).toEqual(PUBLISHED)
  })

  test('a squad comes back as it was', () => {
    const chance = new SampledChance(5)
    for (let i = 0; i < 200; i++) {
      const budget = set.budgets[i % set.budgets.length]
      if (!budget) continue
      const random = value(randomSquad(budget.rank, budget.mentality, set, chance, SUBS))
      const text = value(writeCode(random))
      expect(text).toMatch(/^[A-Za-z0-9_-]{20,60}$/)
      expect(value(readCode(text, set))).toEqual(random)
    }
    const insisted = value(
      check({ ...named, players: { ...TEN, 7: { type: 'box-to-box', purse: 'offensive' } } }),
    )
    expect(value(readCode(` ${value(writeCode(insisted))}\n`, set))).toEqual(insisted)
  })

  test('any name survives, the longest too', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
        const checked = check({ ...squad, name })
        if (checked.ok) expect(value(readCode(value(writeCode(checked.value)), set))).toEqual(checked.value)
      }),
      { seed: 3, numRuns: times(300) },
    )
    const long = value(check({ ...squad, name: '⚽'.repeat(20) + '🥅'.repeat(20) }))
    expect(value(readCode(value(writeCode(long)), set))).toEqual(long)
  })

  test('one wrong character is noticed, wherever it is', () => {
    for (let at = 0; at < code.length; at++) {
      for (const wrong of 'Aa1-_Zz9K') {
        const typo = code.slice(0, at) + wrong + code.slice(at + 1)
        if (typo !== code) expect(readCode(typo, set).ok, typo).toBe(false)
      }
      const swapped = code.slice(0, at) + code.charAt(at + 1) + code.charAt(at) + code.slice(at + 2)
      if (swapped !== code && at < code.length - 1) expect(readCode(swapped, set).ok, swapped).toBe(false)
      expect(readCode(code.slice(0, at), set).ok).toBe(false)
      expect(readCode(code.slice(0, at) + code.slice(at + 1), set).ok).toBe(false)
    }
  })

  test('a code that is none, of another version, or damaged', () => {
    for (const none of ['', 'Bayern', 'ht1-2as3', 7, null, 'HT1'.repeat(1000)])
      expect(reasons(readCode(none, set))).toEqual(['code-malformed §21.6'])
    expect(reasons(readCode('HT2-2as3BDE-0000', set))).toEqual(['code-version §21.6'])
    for (const bad of ['HT1-', 'HT1-2as3', 'HT1-2a-0000', 'HT1-2as3%41-0000', 'HT1-2as312-0000', `${code}A`])
      expect(reasons(readCode(bad, set))).toEqual(['code-damaged §21.6'])
  })

  test('a damaged code has one reason, whatever its letters would say', () => {
    for (const edit of ['HT1-5xs1BBBBWKN3PRUVVVVV-0000', 'HT1-2as3BDEHIKNPR-0000'])
      expect(reasons(readCode(edit, set, NO_SUBS))).toEqual(['code-damaged §21.6'])
    fc.assert(
      fc.property(fc.nat(), fc.nat(3), fc.string({ maxLength: 3 }), (place, lost, put) => {
        const at = 'HT1-'.length + (place % (code.length - 'HT1-'.length))
        const edit = code.slice(0, at) + put + code.slice(at + lost)
        const read = readCode(edit, set, NO_SUBS)
        expect(read.ok ? edit.trim() : reasons(read)).toEqual(read.ok ? code : ['code-damaged §21.6'])
      }),
      { seed: 6, numRuns: times(2000) },
    )
  })

  test('a whole code that breaks the rules is refused with every reason at once', () => {
    const edit = 'HT1-5xs1BBBBWKN3PRUVVVVV-297G'
    expect(new Set(reasons(readCode(edit, set, NO_SUBS)).map((reason) => reason.split(' ')[0]))).toEqual(
      new Set([
        ...['squad-rank', 'squad-mentality', 'squad-captain', 'squad-type-unknown', 'squad-purse-wrong'],
        ...['squad-bench-too-long', 'squad-bench-without-subs', 'squad-wrong-number'],
        'squad-too-many-copies',
      ]),
    )
    expect(reasons(readCode('HT1-2as3BDEHIKNPR-XTKK', set))).toEqual(['squad-number-missing §21.4'])
  })

  test('a code with its check recomputed is still checked', () => {
    const cheat = { ...squad, rank: 'IV', keeper: 'gold' } as Squad
    expect(reasons(readCode(value(writeCode(cheat)), set))).toContain('squad-over-budget §21.2')
  })

  test('a type of another box has no letter', () => {
    const foreign = { ...squad, bench: [{ type: 'libero' }] }
    expect(reasons(writeCode(foreign))).toEqual(['code-type-unlisted §21.6'])
  })
})
