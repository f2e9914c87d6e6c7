import { describe, expect, test } from 'vitest'
import type { Setting } from '../match.ts'
import { match } from '../match.ts'
import { choice, levelMatch } from './event-stories.ts'

/** Both hands of none are drawn up after an opportunity without cards. */
const THREE = ['short-2-left', 'short-2-right', 'long-1-left'] as const
const DEAL = [...THREE, ...THREE]

/**
 * h10 alone in line 3 (b3) plays a short pass that cannot fail to line 4, where these four stand from a to d.
 * Whoever is not named is a utility man and wears the number of his position.
 */
const passTo = (four: readonly string[], players: Readonly<Record<number, string>>, more: Setting = {}) =>
  levelMatch(
    {
      players: [players, {}],
      ball: 'h10',
      on: { ...Object.fromEntries(four.map((id, i) => [id, `${'abcd'[i]}4`])), h10: 'b3' },
      off: ['h2', 'h3', 'h4', 'h5', 'h6', 'h7', 'h8', 'h9', 'h11'].filter((id) => !four.includes(id)),
      faceUp: ['short-4-left', 'short-1-left'],
      ...more,
    },
    Object.fromEntries(['h10', ...four].map((id) => [id, { attack: 30 }])),
  ).standStill()

/** h6 (b3) plays a short pass with h7 beside him; a6 (a3) and a7 (d3) are the only defenders in his line. */
const lineThree = (attack: number, away: Readonly<Record<number, string>>, more: Setting = {}) =>
  levelMatch(
    {
      players: [{}, away],
      ball: 'h7',
      on: { a6: 'a3', a7: 'd3' },
      faceUp: ['short-2-left', 'short-2-left'],
      ...more,
    },
    { h6: { attack }, h7: { attack: 0 }, a6: { defence: 3 }, a7: { defence: 0 } },
  ).standStill()

describe('The booklets’ two worked examples, English and German', () => {
  test('Example 2, 2/3 and 4/5 in one line: the lowest are 2 and 2/3, and the coach chooses', () => {
    const m = passTo(['h4', 'h3', 'h2'], { 3: 'solid-cb', 4: 'wingback' })
    expect(choice(m)).toEqual(['receiver', 'h', '2', '3'])
    expect(m.refusal('h 4')).toBe('not-the-lowest §14.1')
    expect(m.play('h 3').ball).toBe('h3')
    const other = passTo(['h4', 'h3', 'h2'], { 3: 'solid-cb', 4: 'wingback' })
    expect(other.play('h 2').ball).toBe('h2')
  })

  test('Example 4/5, 5, 6 and 6/7 in one line: the lowest are 4/5 and 5, not 6 nor 6/7', () => {
    const m = passTo(['h7', 'h6', 'h5', 'h4'], { 4: 'wingback', 7: 'defensive-mid' })
    expect(choice(m)).toEqual(['receiver', 'h', '4', '5'])
    expect([m.refusal('h 6'), m.refusal('h 7')]).toEqual(['not-the-lowest §14.1', 'not-the-lowest §14.1'])
    expect(m.play('h 5').last('passed')).toMatchObject({ from: 10, to: 5, line: 4 })
    // Without the two the other overlapping pair is the lowest.
    const rest = passTo(['h7', 'h6'], { 7: 'defensive-mid' })
    expect(choice(rest)).toEqual(['receiver', 'h', '6', '7'])
  })

  test('Example 6/7 and 7: seven overlaps, so they have the same number', () => {
    const m = passTo(['h7', 'h6'], { 6: 'defensive-mid' })
    expect(choice(m)).toEqual(['receiver', 'h', '6', '7'])
  })
})

describe('The lowest number', () => {
  test('§14.1 without an overlap nobody is asked: the lower one has the ball', () => {
    const single = passTo(['h7', 'h6'], {})
    expect([single.all('passed').length, single.ball]).toEqual([1, 'h6'])
    const double = passTo(['h9', 'h6'], { 6: 'defensive-mid', 9: 'pressing-winger' })
    expect([double.all('passed').length, double.ball]).toEqual([1, 'h6'])
    // 5 is wholly below 6/7, though he is no double number himself.
    expect(passTo(['h6', 'h5'], { 6: 'defensive-mid' }).ball).toBe('h5')
  })

  test('§14.1 a utility man wears the number of his position', () => {
    // At 5 he does not overlap with a 6/7, at 7 he does.
    expect(passTo(['h6', 'h5'], { 6: 'defensive-mid' }).phase).not.toBe('receiver')
    expect(passTo(['h6', 'h7'], { 6: 'defensive-mid', 7: 'utility-man*' }).phase).toBe('receiver')
    // Beside a 6 he is above it at 7.
    expect(passTo(['h7', 'h6'], {}).ball).toBe('h6')
  })
})

describe('Passes', () => {
  test('§14.2 two with the same two numbers: the coach of the passing team chooses, and only he', () => {
    const m = passTo(['h7', 'h6', 'h9'], { 6: 'defensive-mid', 7: 'playmaker' })
    expect(choice(m)).toEqual(['receiver', 'h', '6', '7'])
    expect([m.request(0)?.rule, m.request(1), m.ball]).toEqual(['14.2', undefined, 'h10'])
    expect(m.play('h 7').last('passed')).toMatchObject({ from: 10, to: 7 })
  })

  test('§14.2 a long ball too, and a short pass that stays in its line', () => {
    const long = passTo(
      ['h7', 'h6', 'h9'],
      { 7: 'defensive-mid' },
      { faceUp: ['long-4-left', 'short-1-left'] },
    )
    expect(choice(long)).toEqual(['receiver', 'h', '6', '7'])
    expect(long.play('h 7').last('passed')).toMatchObject({ from: 10, to: 7, line: 4 })
    const same = levelMatch(
      {
        players: [{ 7: 'defensive-mid' }, {}],
        ball: 'h7',
        off: ['h8', 'h9'],
        faceUp: ['short-4-left', 'short-1-left'],
      },
      { h6: { attack: 30 } },
    ).standStill()
    expect(choice(same)).toEqual(['receiver', 'h', '6', '7'])
  })

  test('§14.2 an interception: the coach who wins the ball chooses', () => {
    const m = lineThree(0, { 6: 'defensive-mid' })
    expect(m.last('comparison').result).toBe('lost')
    expect(choice(m)).toEqual(['receiver', 'a', '6', '7'])
    expect(m.request(0)).toBeUndefined()
    expect(m.play('a 7').last('intercepted')).toMatchObject({ seat: 1, number: 7, line: 3 })
    expect(m.ball).toBe('a7')
    const plain = lineThree(0, {})
    expect([plain.ball, plain.all('intercepted').length]).toEqual(['a6', 1])
  })

  test('§14.2 a sideways pass and a dribble ask nobody for a number', () => {
    const m = levelMatch(
      {
        players: [{ 6: 'defensive-mid', 7: 'defensive-mid' }, {}],
        ball: 'h7',
        faceUp: ['dribble-4-left', 'short-1-left'],
      },
      { h6: { attack: 30 } },
    ).standStill()
    expect([m.last('sideways').to, m.last('dribbled').number]).toEqual([6, 6])
  })
})

describe('Balls that either team may get', () => {
  /** A short goal kick of away: their second line is the fifth, with these from a to d. */
  const kick = (four: readonly string[], players: NonNullable<Setting['players']>) => {
    const m = match({
      players,
      phase: 'goal-kick-attack',
      ball: 'a',
      on: Object.fromEntries(four.map((id, i) => [id, `${'abcd'[i]}5`])),
      off: ['h10', 'h11', 'a4', 'a5', 'h4', 'h5'].filter((id) => !four.includes(id)),
      hands: [
        ['short-3-left', 'short-3-right', 'short-4-right'],
        ['short-1-left', 'short-2-right', 'long-1-left'],
      ],
    })
    return m.play('a none', 'h none').rolls('long-4-left').play('a short-1-left')
  }

  test('§14.3 goal kick: the other team’s player with the same number wins, 4/5 against 5', () => {
    const m = kick(['h4', 'a5'], [{ 4: 'wingback' }, {}])
    expect(m.last('goal-kick-played')).toMatchObject({ to: { seat: 0, number: 4 }, line: 2 })
    const example = kick(['h5', 'a4'], [{}, { 4: 'wingback' }])
    expect(example.last('goal-kick-played').to).toEqual({ seat: 0, number: 5 })
  })

  test('§14.3 goal kick: a lower number of the team with the ball wins, and a lower one of the other does', () => {
    expect(kick(['h5', 'a4'], [{}, {}]).last('goal-kick-played').to).toEqual({ seat: 1, number: 4 })
    expect(kick(['h10', 'a4'], [{}, { 4: 'wingback' }]).ball).toBe('a4')
    expect(kick(['h4', 'a5'], [{}, {}]).ball).toBe('h4')
  })

  test('§14.3 goal kick: of several the coach of the team that gets the ball chooses, and sees the card', () => {
    const m = kick(['h4', 'a5', 'h5', 'h10'], [{ 4: 'wingback' }, {}])
    expect(choice(m)).toEqual(['receiver', 'h', '4', '5'])
    for (const viewer of ['home', 'spectator'] as const)
      expect(m.heardBy(viewer).at(-1)).toEqual({ kind: 'goal-kick-shown', seat: 1, card: 'short-1-left' })
    expect(m.play('h 5').last('goal-kick-played').to).toEqual({ seat: 0, number: 5 })
    const own = kick(['a4', 'a5', 'h10'], [{}, { 5: 'wingback' }])
    expect(choice(own)).toEqual(['receiver', 'a', '4', '5'])
  })

  test('§14.3 goal kick: a 5 beside a winning 4/5 is no choice if their 4 lies below him', () => {
    const m = kick(['h4', 'a4', 'h5'], [{ 4: 'wingback' }, {}])
    expect(m.last('goal-kick-played').to).toEqual({ seat: 0, number: 4 })
    expect(m.all('goal-kick-shown')).toEqual([])
  })

  test('P2 of 2, 2/3 and 3 the lowest are 2 and 2/3: read on through 2/3, their 3 would have won', () => {
    const first = (players: NonNullable<Setting['players']>, on: Record<string, string>, off: string[]) =>
      match({
        players,
        phase: 'goal-kick-attack',
        ball: 'a',
        on,
        off,
        hands: [
          ['short-3-left', 'short-3-right', 'short-4-right'],
          ['dribble-1-left', 'short-2-right', 'long-1-left'],
        ],
      })
        .play('a none', 'h none')
        .rolls('long-4-left')
        .play('a dribble-1-left')
    const m = first([{}, { 3: 'solid-cb' }], { h3: 'a6' }, [])
    expect(choice(m)).toEqual(['receiver', 'a', '2', '3'])
    expect(m.play('a 3').ball).toBe('a3')
    // Without the 2 between them and him, 2/3 and 3 are the same, and the team without the ball wins.
    expect(first([{}, { 3: 'solid-cb' }], { h3: 'a6' }, ['a2']).ball).toBe('h3')
    // Their 2 against 2/3 and 3: he is as low as 2/3.
    expect(first([{}, { 2: 'solid-cb' }], { h2: 'a6' }, []).ball).toBe('h2')
  })

  /** h10 waits in front of goal (b6) without a card left; with him in the line are these. */
  const outOfCards = (others: readonly string[], players: NonNullable<Setting['players']>) =>
    match({
      players,
      ball: 'h10',
      on: Object.fromEntries([['h10', 'b6'], ...others.map((id, i) => [id, `${'acd'[i]}6`])]),
      off: ['a2', 'a3'],
      opportunity: true,
      hands: [[], []],
      faceUp: ['dribble-1-left', 'short-1-left'],
    })
      .standStill()
      .rolls(...DEAL)

  test('§14.3 out of cards: 10/11 of the defenders wins against 10, 11 does not', () => {
    const same = outOfCards(['a11'], [{}, { 11: 'runner' }]).play('h wait')
    expect(same.last('out-of-cards').to).toEqual({ seat: 1, number: 11 })
    expect(same.last('turn')).toMatchObject({ seat: 1, number: 11 })
    const above = outOfCards(['a11'], [{}, {}]).play('h wait')
    expect(above.last('out-of-cards').to).toEqual({ seat: 0, number: 10 })
    expect(above.last('opportunity')).toMatchObject({ seat: 0, number: 10 })
  })

  test('§14.3 out of cards: of several the coach of the team that gets the ball chooses', () => {
    const theirs = outOfCards(['a10', 'a11'], [{}, { 10: 'runner', 11: 'runner' }]).play('h wait')
    expect(choice(theirs)).toEqual(['receiver', 'a', '10', '11'])
    expect(theirs.play('a 11').last('out-of-cards').to).toEqual({ seat: 1, number: 11 })
    const own = outOfCards(['h11'], [{ 11: 'runner' }, {}]).play('h wait')
    expect(choice(own)).toEqual(['receiver', 'h', '10', '11'])
    expect(own.play('h 11').last('opportunity')).toMatchObject({ seat: 0, number: 11 })
  })
})
