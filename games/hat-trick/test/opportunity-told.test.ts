import type { Language } from '@libero/kernel/words'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import type { HatTrickEvent } from '../events.ts'
import { TEXTS, wording } from '../text/index.ts'
import type { Match, Setting } from './match.ts'
import { match } from './match.ts'
import { IN_FRONT_OF_GOAL } from './rules/stories.ts'

type Told = 'forward' | 'sideways' | 'back' | undefined

/** Number 10 in the final line, or a line before it, gives the ball to somebody in an opportunity. */
const given = (to: number, setting: Setting): Match =>
  match({ ...IN_FRONT_OF_GOAL, faceUp: ['long-1-left', 'short-1-left'], ...setting })
    .standStill()
    .play(`h ${to}`)

/** The last event of a kind as it is told, after the beginning of the opportunity. */
function lineOf(m: Match, kind: 'passed' | 'nobody-to-pass-to' | 'declined', language: Language): string {
  const tell = wording(language).commentator()
  const began: HatTrickEvent = { kind: 'opportunity', seat: 0, number: 10 }
  tell(began)
  return tell(m.last(kind)) ?? ''
}

/** The words of a line between its blanks, so that a told line can be known again. */
const isOneOf = (said: string, lines: readonly string[]): boolean =>
  lines.some((line) =>
    new RegExp(`^${line.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`).test(said),
  )

describe('what is told of an opportunity', () => {
  const PASSES: readonly (readonly [Told, Match])[] = [
    ['forward', given(11, { on: { h10: 'b5', h11: 'c6' } })],
    ['sideways', given(9, { on: { h10: 'b6', h9: 'd6' }, off: ['a2', 'a3'], ball: 'h9' })],
    ['back', given(11, {})],
    ['back', given(8, {})],
  ]

  test.each(LANGUAGES)('a pass forward, sideways and back is told as what it is: %s', (language) => {
    const { commentary } = TEXTS[language]
    for (const [way, m] of PASSES) {
      const said = lineOf(m, 'passed', language)
      expect(isOneOf(said, commentary[`passed/opportunity/${way ?? 'back'}`]), `${way}: ${said}`).toBe(true)
      expect(isOneOf(said, [...commentary.passed, ...commentary['passed/final-line']]), said).toBe(false)
    }
  })

  test('the line the ball came from is told with it; the first version does not say, and nothing is claimed', () => {
    expect(PASSES.map(([, m]) => [m.last('passed').fromLine, m.last('passed').line])).toEqual([
      ...[
        [5, 6],
        [6, 6],
        [6, 5],
        [6, 4],
      ],
    ])
    const first = given(8, { rules: 'hat-trick-1' })
    expect(first.last('passed')).toEqual({ kind: 'passed', seat: 0, from: 10, to: 8, line: 4 })
    for (const language of LANGUAGES) {
      const said = lineOf(first, 'passed', language)
      expect(isOneOf(said, TEXTS[language].commentary['passed/opportunity']), said).toBe(true)
    }
  })

  const ALONE: Setting = {
    ...IN_FRONT_OF_GOAL,
    off: ['h11'],
    faceUp: ['short-1-left', 'short-1-left'],
  }

  test('R26 with nobody to pass to that is told, and not that the coach waits', () => {
    const m = match(ALONE).standStill()
    expect([m.phase, m.all('declined')]).toEqual(['play-card', []])
    expect(m.last('nobody-to-pass-to')).toEqual({ kind: 'nobody-to-pass-to', seat: 0, number: 10 })
    for (const language of LANGUAGES) {
      const said = lineOf(m, 'nobody-to-pass-to', language)
      expect(isOneOf(said, TEXTS[language].commentary['nobody-to-pass-to']), said).toBe(true)
    }
    const long = match({
      ...ALONE,
      off: ['h8', 'h9', 'h11'],
      faceUp: ['long-1-left', 'short-1-left'],
    }).standStill()
    expect(long.order('nobody-to-pass-to', 'declined')).toEqual(['nobody-to-pass-to'])
  })

  test('R26 who could pass and does not has declined, and so the first version tells both', () => {
    const m = match({ ...ALONE, off: [] })
      .standStill()
      .play('h none')
    expect(m.order('nobody-to-pass-to', 'declined')).toEqual(['declined'])
    const first = match({ ...ALONE, rules: 'hat-trick-1' }).standStill()
    expect([first.phase, first.order('nobody-to-pass-to', 'declined')]).toEqual(['play-card', ['declined']])
  })

  test('§11.2 a penalty is told alike whether its card was chosen or turned over', () => {
    const taken: HatTrickEvent = { kind: 'penalty-taken', seat: 0, card: 'long-3-left' }
    for (const language of LANGUAGES) {
      const tell = wording(language).commentator()
      const said = Array.from({ length: 6 }, () => tell(taken) ?? '').join(' ')
      expect(said).not.toMatch(/on top|oberste|felső|top of/)
    }
  })
})
