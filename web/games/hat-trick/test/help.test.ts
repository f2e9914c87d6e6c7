import { hatTrick } from '@libero/hat-trick'
import { positionOf, type Setting } from '@libero/hat-trick/testing'
import type { Seen } from '@libero/hat-trick/view'
import type { MatchEvent } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { LANGUAGES } from '@libero/kernel/words'
import { Table } from '@libero/table'
import { describe, expect, test } from 'vitest'
import { hatTrickFace } from '../face.tsx'
import { course } from '../table/course.ts'
import { cardHelp } from '../table/help.ts'
import { lately } from '../table/lately.ts'

const HANDS = [
  ['short-3-left', 'long-2-left', 'dribble-1-right'],
  ['short-1-left', 'long-1-left', 'short-2-left'],
] as const

function told(setting: Setting, seat: 0 | 1, card: string, language: Language = 'en') {
  const opened = Table.open(
    hatTrick,
    { from: positionOf({ hands: HANDS, ...setting }) },
    { seed: '00'.repeat(32) },
  )
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  const view = opened.value.seenBy(seat === 0 ? 'home' : 'away') as Seen
  const board = { view, near: seat, language, words: hatTrickFace.wording(language, {}) }
  return { help: cardHelp(card, seat, board), course: course(view, board) }
}

/** What is said with the question, and of each step of it. */
function asked(setting: Setting, seat: 0 | 1, language: Language = 'en') {
  const opened = Table.open(
    hatTrick,
    { from: positionOf({ hands: HANDS, ...setting }) },
    { seed: '00'.repeat(32) },
  )
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  const { value } = opened
  const request = value.request(seat)
  const view = value.seenBy(seat === 0 ? 'home' : 'away') as Seen
  const words = hatTrickFace.wording(language, {})
  const board = { view, near: seat, language, words, heard: [], ...(request && { request }) }
  const steps = request?.options.flatMap((option) => hatTrickFace.help?.(option, board) ?? []) ?? []
  return { said: lately(board) ?? '', steps }
}

const CHANCE: Setting = { ball: 'h10', on: { h10: 'b6' }, opportunity: true }

describe('a card tells what it does as things stand', () => {
  test('building up it is compared, and defending only its figure counts', () => {
    const { help, course: turn } = told({}, 0, 'short-3-left')
    expect(help[0]).toBe('Short pass: all players in the line of the ball are compared.')
    expect(help[1]).toMatch(
      /^Line 3: your black footballs \d+ \+ 3 \(this card\) against their white ones \d+ \+ their card/,
    )
    expect(turn).toEqual({ names: ['Card', 'Move', 'Sideways', 'Their move', 'Action'], now: 0 })
    const defending = told({}, 1, 'long-1-left')
    expect(defending.help[0]).toMatch(
      /^In defence only its figure counts, .* your white footballs \d+ \+ 1 against/,
    )
    expect(defending.course?.names).toEqual(['Card', 'Their move', 'Sideways', 'Move', 'Action'])
  })

  test('§5.7 with nobody ahead a pass that is won stays, and a step may give it a receiver', () => {
    const lone = { ball: 'h6', on: { h6: 'b3', h8: 'a3', h9: 'a1', h10: 'b5' } } as const
    expect(told(lone, 0, 'short-3-left').help).toEqual(
      expect.arrayContaining([
        'Nobody of yours is in line 4 yet: even if you have more, the ball stays in its line.',
        expect.stringMatching(
          /^The pass has a receiver if .*\d.* then steps (forward|back) \(arrow\); the percentage/,
        ),
      ]),
    )
    expect(told(lone, 0, 'dribble-1-right').help.join()).not.toContain('stays in its line')
    expect(told(lone, 1, 'short-1-left').help).toContain(
      'Nobody of theirs is in line 3 yet: even if they have more, the ball stays in its line.',
    )
    const open = { ...lone, faceUp: ['short-3-left', 'short-2-left'], phase: 'attack-move' } as const
    expect(asked(open, 0).said).toMatch(
      /^Nobody of yours is in line 4 yet: .* The pass gets a receiver by one of these: .*\d.* forward, .*\d.* back\.$/,
    )
    for (const language of LANGUAGES)
      expect(asked(open, 0, language).said, language).not.toMatch(/[{}]|undefined/)
  })

  test('§4.4 before a dribble a step says who dribbles at whom: the ball goes sideways first', () => {
    const open = { faceUp: ['dribble-3-left', 'short-2-left'], phase: 'attack-move' } as const
    const { said, steps } = asked(open, 0)
    expect(said).toBe('')
    expect(steps.length).toBeGreaterThan(0)
    for (const step of steps)
      expect(step).toMatch(
        /^Then the ball goes sideways: .*\d.* dribbles(, and before| at .*\d\s\+\s3 against \d\s\+\s2 before)/,
      )
    for (const language of LANGUAGES)
      expect(asked(open, 0, language).steps.join(), language).not.toMatch(/[{}]|undefined/)
  })

  test('§6 in an opportunity nothing is compared: it is a pass and a shot, or only a step against them', () => {
    const { help, course: turn } = told(CHANCE, 0, 'dribble-1-right')
    expect(help.slice(0, 2)).toEqual([
      'In a scoring opportunity whoever has the ball may shoot at once, from line 5 or 6.',
      expect.stringMatching(/^A shot with it: 1 \+ [34] to the left/),
    ])
    expect(turn?.names.at(-1)).toBe('Shot')
    // Who may step is said before what he may do.
    expect(told(CHANCE, 1, 'short-2-left').help).toEqual([
      expect.stringContaining('counts for nothing'),
      expect.stringContaining('left-sided players may move'),
      expect.stringMatching(/^If their man with the ball is one step away, he may/),
    ])
  })

  test('in every language, with nothing left blank', () => {
    for (const language of LANGUAGES)
      for (const setting of [{}, CHANCE])
        for (const card of HANDS[0])
          for (const seat of [0, 1] as const)
            for (const sentence of told(setting, seat, card, language).help)
              expect(sentence, language).not.toMatch(/[{}]|undefined|NaN/)
  })
})

describe('what the other coach has just moved', () => {
  const opened = Table.open(hatTrick, { from: positionOf({ hands: HANDS }) }, { seed: '00'.repeat(32) })
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  const view = opened.value.seenBy('away') as Seen
  const shown = { kind: 'revealed', cards: ['short-3-left', 'short-1-left'] }
  const step = { kind: 'moved', seat: 0, number: 8, forward: true, to: 'a5', with: { seat: 1, number: 4 } }
  const after = (near: 0 | 1, heard: readonly object[], language: Language = 'en') =>
    lately({
      view,
      near,
      language,
      heard: heard as readonly MatchEvent[],
      words: hatTrickFace.wording(language, {}),
    })

  test('is said to whoever answers, from his side of the pitch, and only until the next cards', () => {
    expect(after(1, [shown, step])).toMatch(/ moved: .*8.* to line 2, changing places with .*4.* \(.+\)\.$/)
    expect(after(0, [shown, step])).toBeUndefined()
    expect(after(1, [shown, step, shown])).toBeUndefined()
    for (const language of LANGUAGES)
      expect(after(1, [shown, step], language), language).not.toMatch(/[{}]|undefined/)
  })

  test('of a free kick what was moved and chosen is said at the first question after it', () => {
    const kick = { kind: 'free-kick', seat: 0, number: 8 }
    const chosen = { kind: 'free-kick-choice', seat: 0, opportunity: false }
    const turn = { kind: 'turn', seat: 0 }
    const taken = [shown, kick, step, chosen, turn]
    expect(after(1, taken)).toMatch(/ moved: .*8.* to line 2, .*\. .+ chose a usual turn\.$/)
    expect(after(1, [shown, kick, chosen, turn])).toMatch(/^.+ chose a usual turn\.$/)
    expect(after(0, taken)).toBeUndefined()
    expect(after(1, [...taken, shown])).toBeUndefined()
    for (const language of LANGUAGES)
      expect(after(1, taken, language), language).not.toMatch(/[{}]|undefined/)
  })
})
