import { describe, expect, test } from 'vitest'
import { OUR_EXPANSION } from '../../cards/our-expansion.ts'
import type { Match, Setting } from '../match.ts'
import { match } from '../match.ts'

describe('§16.22 Utility man', () => {
  const skillsOf = (m: Match, number: number) =>
    m.options(0).filter((option) => option.startsWith(`${number}!`))

  test('§16.22 utility-man silver: his move may be made with a card of the other side', () => {
    const m = match({ ball: 'h7', faceUp: ['short-2-right', 'short-2-left'], players: [{}, {}] })
    expect(skillsOf(m, 8)).toEqual(['8!+', '8!-'])
    expect(m.refusal('h 8+')).toBe('player-of-other-side §2.3')
    m.play('h 8!-')
    expect([m.field('h8'), m.field('a9'), m.gold('h8')]).toEqual(['a3', 'a4', true])
    // That was the move.
    expect(m.phase).toBe('defence-move')
  })

  test('§16.22 utility-man silver: not with a card of his own side, not by the carrier, not onto him', () => {
    const own = match({ ball: 'h7', faceUp: ['short-2-left', 'short-2-left'], players: [{}, {}] })
    expect(skillsOf(own, 8)).toEqual([])
    expect([own.play('h 8+').field('h8'), own.gold('h8')]).toEqual(['a5', false])
    const carrier = match({
      ball: 'h6',
      on: { h10: 'b4' },
      faceUp: ['short-2-right', 'short-2-left'],
      players: [{}, {}],
    })
    expect([skillsOf(carrier, 6), skillsOf(carrier, 10)]).toEqual([[], ['10!+']])
  })

  const GOLDEN = { ball: 'h7', players: [{ 8: 'utility-man*' }, {}] } as const

  test('§16.22 utility-man gold: as his move he changes places with any team-mate, wherever that one stands', () => {
    const m = match({ ...GOLDEN, faceUp: ['short-2-left', 'short-2-left'] })
    // Everybody but himself and the carrier, neighbours and others.
    expect(skillsOf(m, 8)).toEqual(['8!2', '8!3', '8!4', '8!5', '8!6', '8!9', '8!10', '8!11'])
    m.play('h 8!3')
    expect([m.field('h8'), m.field('h3'), m.gold('h8')]).toEqual(['c1', 'a4', false])
    expect([m.phase, m.gold('h3')]).toEqual(['defence-move', false])
  })

  test('§16.22 utility-man gold: not with a card of the other side, not with the carrier, nobody sent off', () => {
    const other = match({ ...GOLDEN, faceUp: ['short-2-right', 'short-2-left'] })
    expect(skillsOf(other, 8)).toEqual([])
    const m = match({ ...GOLDEN, faceUp: ['short-2-left', 'short-2-left'], off: ['h3'] })
    expect(skillsOf(m, 8)).not.toContain('8!3')
    expect([m.refusal('h 8!7'), m.refusal('h 8!3')]).toEqual(['skill-not-now §15.3', 'skill-not-now §15.3'])
    const himself = match({ ...GOLDEN, ball: 'h8', faceUp: ['short-2-left', 'short-2-left'] })
    expect(skillsOf(himself, 8)).toEqual([])
  })

  test('P3 a utility man wears the number of his position and no other', () => {
    const short: Setting = { ball: 'h7', off: ['a8', 'a9'], faceUp: ['short-2-left', 'short-2-left'] }
    // 8 and 9 are two numbers: nobody is asked.
    expect(match({ ...short, players: [{}, {}] }).standStill().ball).toBe('h8')
    // 8/9 and 9 overlap: the coach chooses.
    const overlapping = match({ ...short, players: [{ 8: 'touchline-winger' }, {}] }).standStill()
    expect([overlapping.phase, overlapping.options(0)]).toEqual(['receiver', ['8', '9']])
    const numbers = match({ ...short, players: [{}, {}] }).view('home').sides[0].players
    for (const { number, ...man } of numbers) expect(man).toMatchObject({ numbers: [number] })
    expect(OUR_EXPANSION.types.filter((type) => type.numbers.length === 0).map(({ id }) => id)).toEqual([
      'utility-man',
    ])
  })

  test('P3 he keeps it where a change of places takes him', () => {
    const m = match({ ...GOLDEN, off: ['a8', 'a9'], faceUp: ['short-2-left', 'short-2-left'] }).play('h 8!5')
    expect([m.field('h5'), m.field('h8')]).toEqual(['a4', 'd2'])
    // The pass goes to line 4, where 5 is now lower than 9.
    expect(m.standStill().ball).toBe('h5')
  })
})
