import { describe, expect, test } from 'vitest'
import type { Setting } from '../match.ts'
import { match } from '../match.ts'
import { ACTS_H6 } from './stories.ts'

/** h6 and h7 against a8 and a9, by their sums. */
const line3 = (own: number, theirs: number): NonNullable<Setting['footballs']> => ({
  h6: { attack: own - 1 },
  h7: { attack: 1 },
  a8: { defence: theirs },
  a9: { defence: 0 },
})
/** Two lines on: h10 and h11 against a4 and a5. */
const line5 = (own: number, theirs: number): NonNullable<Setting['footballs']> => ({
  h10: { attack: own - 1 },
  h11: { attack: 1 },
  a4: { defence: theirs },
  a5: { defence: 0 },
})

describe('The short pass', () => {
  const short = (own: number, theirs: number, cards: readonly [number, number], more: Setting = {}) =>
    match({
      ...ACTS_H6,
      faceUp: [`short-${cards[0]}-left`, `dribble-${cards[1]}-left`],
      footballs: line3(own, theirs),
      ...more,
    }).standStill()

  test('§5.1 more footballs in the line of the ball: one line forward, to the lowest number', () => {
    const m = short(7, 1, [2, 4])
    expect(m.last('comparison')).toMatchObject({ line: 3, players: [7, 1], cards: [2, 4], totals: [9, 5] })
    expect(m.last('comparison')).toMatchObject({ result: 'won', byCard: false })
    expect(m.last('passed')).toEqual({ kind: 'passed', seat: 0, from: 6, to: 8, line: 4 })
  })

  test('§5.2 fewer: intercepted in the same line by the defender’s lowest number', () => {
    const m = short(2, 3, [1, 4])
    expect(m.last('intercepted')).toEqual({ kind: 'intercepted', seat: 1, number: 8, line: 3 })
    expect([m.ball, m.field('a8')]).toEqual(['a8', 'd3'])
  })

  test('§5.6 level: the stronger card wins', () => {
    const won = short(2, 4, [4, 2])
    expect(won.last('comparison')).toMatchObject({ totals: [6, 6], result: 'won', byCard: true })
    expect(won.ball).toBe('h8')
    const lost = short(4, 2, [2, 4])
    expect(lost.last('comparison')).toMatchObject({ totals: [6, 6], result: 'lost', byCard: true })
    expect(lost.ball).toBe('a8')
  })

  test('§5.6 level with level cards: a foul, and the action goes on as if won', () => {
    const m = short(3, 3, [2, 2])
    expect(m.last('comparison')).toMatchObject({ totals: [5, 5], result: 'foul', byCard: false })
    expect(m.last('foul')).toMatchObject({ seat: 1, number: 8 })
    expect([m.ball, m.phase]).toEqual(['h8', 'free-kick-defence'])
  })

  test('§5.7 nobody one line ahead: the lowest number of the same line', () => {
    const m = short(7, 1, [2, 2], { on: { h8: 'a5', h9: 'd5' } })
    expect(m.last('passed')).toMatchObject({ from: 6, to: 6, line: 3 })
    const seven = short(7, 1, [2, 2], { ball: 'h6', on: { h8: 'a5', h9: 'd5' } })
    expect(seven.last('passed')).toMatchObject({ from: 7, to: 6, line: 3 })
  })

  test('§5.7 lost where the defender has nobody: it stays with the carrier', () => {
    const m = short(1, 1, [1, 4], { off: ['a8', 'a9'] })
    expect(m.last('comparison')).toMatchObject({ players: [1, 0], result: 'lost' })
    expect(m.last('nobody-there')).toEqual({ kind: 'nobody-there', seat: 0, line: 3 })
    expect(m.ball).toBe('h6')
  })
})

describe('The long ball', () => {
  const long = (own: number, theirs: number, cards: readonly [number, number], more: Setting = {}) =>
    match({
      ...ACTS_H6,
      faceUp: [`long-${cards[0]}-left`, `short-${cards[1]}-left`],
      footballs: line5(own, theirs),
      ...more,
    }).standStill()

  test('§5.3 one, two or three lines forward, where an own player is', () => {
    const m = long(3, 3, [1, 1])
    expect(m.options(0)).toEqual(['1-lines', '2-lines'])
    expect(m.refusal('h 3-lines')).toBe('line-not-allowed §5.3')
    const three = long(3, 3, [1, 1], { on: { h8: 'a6' } })
    expect(three.options(0)).toEqual(['1-lines', '2-lines', '3-lines'])
  })

  test('§5.3 nobody in any of them: any line; and none beyond the final one', () => {
    const on = { h10: 'b2', h11: 'c2', h8: 'a1', h9: 'd1' }
    expect(long(3, 3, [1, 1], { on }).options(0)).toEqual(['1-lines', '2-lines', '3-lines'])
    // From the fifth line only one is left, and it is taken without asking.
    const last = match({ ball: 'h11', faceUp: ['long-1-left', 'short-1-left'] }).standStill()
    expect(last.last('intercepted')).toMatchObject({ seat: 1, number: 2, line: 6 })
    const four = match({ ball: 'h9', off: ['h10', 'h11'], faceUp: ['long-1-left', 'short-1-left'] })
    expect(four.standStill().options(0)).toEqual(['1-lines', '2-lines'])
  })

  test('§5.4 compared in the line it is meant for: won, to the lowest number there', () => {
    const m = long(7, 3, [4, 4]).play('h 2-lines')
    expect(m.last('comparison')).toMatchObject({ action: 'long', line: 5, players: [7, 3], totals: [11, 7] })
    expect(m.last('passed')).toMatchObject({ from: 6, to: 10, line: 5 })
  })

  test('§5.4 lost, to the defender’s lowest number there', () => {
    const m = long(2, 5, [1, 3]).play('h 2-lines')
    expect(m.last('intercepted')).toEqual({ kind: 'intercepted', seat: 1, number: 4, line: 5 })
  })

  test('§5.4 with nobody of his own there it stays in his line if it is won, and with nobody at all the cards decide', () => {
    const on = { h10: 'b2', h11: 'c2', h8: 'a1', h9: 'd1' }
    const weak = { a2: { defence: 1 }, a3: { defence: 1 } }
    const won = long(3, 0, [4, 1], { on, footballs: weak }).play('h 3-lines')
    expect(won.last('comparison')).toMatchObject({ line: 6, players: [0, 2], totals: [4, 3] })
    expect(won.last('passed')).toMatchObject({ from: 6, to: 6, line: 3 })
    const lost = long(3, 0, [2, 1], { on, footballs: weak }).play('h 3-lines')
    expect(lost.last('intercepted')).toMatchObject({ number: 2, line: 6 })
    const empty = long(3, 0, [1, 4], { on, off: ['a2', 'a3'] }).play('h 3-lines')
    expect(empty.last('comparison').result).toBe('lost')
    expect(empty.last('nobody-there')).toEqual({ kind: 'nobody-there', seat: 0, line: 6 })
    expect(empty.ball).toBe('h6')
  })
})

describe('The dribble', () => {
  const dribble = (own: number, theirs: number, cards: readonly [number, number], more: Setting = {}) =>
    match({
      ...ACTS_H6,
      faceUp: [`dribble-${cards[0]}-left`, `long-${cards[1]}-left`],
      footballs: { h6: { attack: own }, a7: { defence: theirs } },
      ...more,
    }).standStill()

  test('§5.5 won against the man ahead: they change places', () => {
    const m = dribble(3, 3, [3, 1])
    expect(m.last('comparison')).toMatchObject({ players: [3, 3], totals: [6, 4], result: 'won' })
    expect(m.last('dribbled')).toEqual({ kind: 'dribbled', seat: 0, number: 6, past: 7, to: 'b4' })
    expect([m.field('h6'), m.field('a7'), m.ball]).toEqual(['b4', 'b3', 'h6'])
  })

  test('§5.5 lost: he has the ball and both stay', () => {
    const m = dribble(3, 3, [1, 4])
    expect(m.last('tackled')).toEqual({ kind: 'tackled', seat: 1, number: 7, from: 6 })
    expect([m.field('h6'), m.field('a7'), m.ball]).toEqual(['b3', 'b4', 'a7'])
  })

  test('§5.5 a team-mate ahead gets the ball, a free field is taken, both without comparison', () => {
    const mate = dribble(1, 5, [1, 4], { on: { h10: 'b4' } })
    expect(mate.last('passed')).toMatchObject({ from: 6, to: 10, line: 4 })
    const free = dribble(1, 5, [1, 4], { off: ['a7'] })
    expect(free.last('dribbled')).toEqual({ kind: 'dribbled', seat: 0, number: 6, to: 'b4' })
    expect([...mate.all('comparison'), ...free.all('comparison')]).toEqual([])
  })

  test('§5.6 level: by card, and level cards are a foul of the man ahead', () => {
    expect(dribble(2, 4, [4, 2]).last('comparison')).toMatchObject({ result: 'won', byCard: true })
    expect(dribble(4, 2, [2, 4]).last('comparison')).toMatchObject({ result: 'lost', byCard: true })
    const foul = dribble(3, 3, [2, 2])
    expect(foul.last('foul')).toMatchObject({ seat: 1, number: 7 })
    expect([foul.field('h6'), foul.field('a7')]).toEqual(['b4', 'b3'])
  })
})
