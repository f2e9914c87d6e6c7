import { describe, expect, test } from 'vitest'
import type { Setting } from '../match.ts'
import { match } from '../match.ts'
import { foulByA7 } from './event-stories.ts'

const LEFT = ['short-1-left', 'short-1-left'] as const
const RIGHT = ['short-1-right', 'short-1-right'] as const
const NO_INTERCHANGE = 'no-interchange §20.5'
const NO_SWITCH = 'no-switch §20.6'

/** h10 has the ball at b5; home is to move. */
const interchange = (setting: Setting = {}) =>
  match({ events: ['interchange'], ball: 'h10', faceUp: LEFT, ...setting })
const switching = (setting: Setting = {}) =>
  match({ events: ['switch'], ball: 'h10', faceUp: LEFT, ...setting })
const pairs = (options: readonly string[]) => options.filter((option) => option.includes('&'))
const switches = (options: readonly string[]) => options.filter((option) => /^\d+~$/.test(option))

describe('Interchange', () => {
  test('§20.5 interchange: two side by side in one line change places, and that was the move', () => {
    const m = interchange()
    expect(pairs(m.options(0))).toEqual(['2&3', '6&7'])
    m.play('h 6&7')
    expect([m.field('h6'), m.field('h7')]).toEqual(['c3', 'b3'])
    expect(m.last('changed-places')).toMatchObject({
      seat: 0,
      number: 6,
      with: { seat: 0, number: 7 },
      to: 'c3',
    })
    expect([m.phase, m.all('moved')]).toEqual(['defence-move', []])
  })

  test('§20.5 interchange: one of them must be of the card’s side; with 6 and 7 either card will do', () => {
    expect(interchange({ faceUp: RIGHT }).refusal('h 6&7')).toBe('legal')
    // Two left-footers side by side: only with a left card.
    const both = { on: { h8: 'c3' } }
    expect(interchange(both).refusal('h 6&8')).toBe('legal')
    expect(interchange({ ...both, faceUp: RIGHT }).refusal('h 6&8')).toBe(NO_INTERCHANGE)
    // And two right-footers only with a right card.
    const right = { on: { h9: 'b3' } }
    expect(interchange({ ...right, faceUp: RIGHT }).refusal('h 9&7')).toBe('legal')
    expect(interchange(right).refusal('h 9&7')).toBe(NO_INTERCHANGE)
  })

  test('§20.5 interchange: neither may be the carrier, whichever of the two he is', () => {
    expect(interchange().refusal('h 10&11')).toBe(NO_INTERCHANGE)
    expect(interchange({ ball: 'h11' }).refusal('h 10&11')).toBe(NO_INTERCHANGE)
    expect(interchange({ ball: 'h6' }).refusal('h 10&11')).toBe('legal')
  })

  test('§20.5 interchange: only team-mates, only neighbours, only in one line', () => {
    const m = interchange()
    // h4 (a2) and h5 (d2) are far apart; beside h6 on his left is a9.
    expect(pairs(m.options(0)).every((pair) => ['2&3', '6&7'].includes(pair))).toBe(true)
    expect(m.refusal('h 4&5')).not.toBe('legal')
    // One behind the other is an ordinary move.
    expect(interchange({ on: { h8: 'b4' } }).refusal('h 6&8')).not.toBe('legal')
  })

  test('§20.5 interchange: the edge of the pitch: d3 and a4 are no neighbours', () => {
    const edge = interchange({ on: { h9: 'd3', h8: 'a4' } })
    expect(edge.refusal('h 9&8')).not.toBe('legal')
    expect(pairs(edge.options(0))).toEqual(['2&3', '6&7'])
    // On the edge itself it works inwards.
    expect(interchange({ on: { h4: 'a3' } }).refusal('h 4&6')).toBe('legal')
  })

  test('§20.5 interchange: a man sent off leaves a gap, not a neighbour', () => {
    const m = interchange({ off: ['h7'] })
    expect([pairs(m.options(0)), m.refusal('h 6&7') === 'legal']).toEqual([['2&3'], false])
  })

  test('§20.5 interchange: the defender may too, in his move, by his own card', () => {
    const m = interchange({ faceUp: ['short-1-left', 'short-1-right'] })
    m.play('h none')
    expect([m.phase, pairs(m.options(1)).sort()]).toEqual(['defence-move', ['11&10', '3&2', '7&6']])
    m.play('a 7&6')
    expect([m.field('a7'), m.field('a6')]).toEqual(['c4', 'b4'])
  })

  test('P27 interchange is instead of a move of a turn: not at free kicks', () => {
    const m = foulByA7({ events: ['interchange', 'switch'] })
    expect(m.phase).toBe('free-kick-defence')
    expect([pairs(m.options(1)), switches(m.options(1))]).toEqual([[], []])
  })

  test('§20.5 interchange: not if it is not agreed on', () => {
    const m = interchange({ events: ['switch'] })
    expect([pairs(m.options(0)), m.refusal('h 6&7')]).toEqual([[], NO_INTERCHANGE])
  })
})

describe('Switch it up', () => {
  test('§20.6 switch: from a to d and from b to c of the same line, changing with whoever is there', () => {
    const m = switching()
    m.play('h 4~')
    expect([m.field('h4'), m.field('h5')]).toEqual(['d2', 'a2'])
    expect(m.last('changed-places')).toMatchObject({ number: 4, with: { seat: 0, number: 5 }, to: 'd2' })
    expect([m.phase, m.all('moved')]).toEqual(['defence-move', []])
    const inner = switching().play('h 6~')
    expect([inner.field('h6'), inner.field('h7')]).toEqual(['c3', 'b3'])
  })

  test('§20.6 switch: the other way round, with a right card: from d to a and from c to b', () => {
    const outer = switching({ faceUp: RIGHT }).play('h 9~')
    expect([outer.field('h9'), outer.field('h8')]).toEqual(['a4', 'd4'])
    const inner = switching({ faceUp: RIGHT }).play('h 3~')
    expect([inner.field('h3'), inner.field('h2')]).toEqual(['b1', 'c1'])
  })

  test('§20.6 switch: an opponent there goes the other way, an empty field is simply taken', () => {
    const theirs = switching({ on: { h6: 'a3' } }).play('h 6~')
    expect([theirs.field('h6'), theirs.field('a8')]).toEqual(['d3', 'a3'])
    expect(theirs.last('changed-places').with).toEqual({ seat: 1, number: 8 })
    const free = switching({ off: ['h5'] }).play('h 4~')
    expect([free.field('h4'), free.last('changed-places').with]).toEqual(['d2', undefined])
  })

  test('§20.6 switch: he must be of the card’s side, whoever he changes with', () => {
    expect(switches(switching().options(0))).toEqual(['2~', '4~', '6~', '8~'])
    expect(switching().refusal('h 5~')).toBe(NO_SWITCH)
    expect(switches(switching({ faceUp: RIGHT }).options(0))).toEqual(['3~', '5~', '7~', '9~'])
    // What counts is the side he plays on, not the column he stands in.
    expect(switching({ on: { h4: 'd2' } }).refusal('h 4~')).toBe('legal')
  })

  test('§20.6 switch: neither of them may be the carrier', () => {
    expect(switching().refusal('h 10~')).toBe(NO_SWITCH)
    expect(switching({ ball: 'h11' }).refusal('h 10~')).toBe(NO_SWITCH)
    expect(switching({ ball: 'h6' }).refusal('h 10~')).toBe('legal')
    // The opponents' carrier neither: a8 (d3) and h9, who has the ball at a3.
    const carrier = switching({ ball: 'h9', on: { h9: 'a3', h6: 'b4', h7: 'c4' } }).play('h none')
    expect([carrier.phase, carrier.refusal('a 8~')]).toEqual(['defence-move', NO_SWITCH])
    const beside = switching({ ball: 'h6' }).play('h none')
    expect(beside.refusal('a 8~')).toBe('legal')
  })

  test('P27 in an opportunity the defender may step on the carrier, but not switch with him', () => {
    const m = match({
      events: ['switch', 'interchange'],
      ball: 'h10',
      on: { h10: 'b6' },
      opportunity: true,
      hands: [
        ['short-1-left', 'short-1-right'],
        ['short-1-left', 'short-1-right'],
      ],
      faceUp: ['dribble-1-left', 'long-1-left'],
    }).play('h none')
    // a2 stands beside him (c6), a3 behind him (b5).
    expect([m.phase, m.refusal('a 2~')]).toEqual(['defence-move', NO_SWITCH])
    const step = match({
      events: ['switch'],
      ball: 'h10',
      on: { h10: 'b6', a2: 'b5' },
      opportunity: true,
      hands: [['short-1-left'], ['short-1-left']],
      faceUp: ['dribble-1-left', 'long-1-left'],
    }).play('h none')
    expect(step.refusal('a 2-')).toBe('legal')
  })

  test('§20.6 switch: the defender may too, seen from his own seat', () => {
    const m = switching({ faceUp: ['short-1-left', 'short-1-right'] }).play('h none')
    expect(switches(m.options(1))).toEqual(['3~', '5~', '7~', '9~', '11~'])
    m.play('a 9~')
    expect([m.field('a9'), m.field('a8')]).toEqual(['d3', 'a3'])
  })

  test('§20.6 switch: a man sent off does not run', () => {
    const m = switching({ off: ['h4'] })
    expect([switches(m.options(0)).includes('4~'), m.refusal('h 4~')]).toEqual([false, NO_SWITCH])
  })

  test('§20.6 switch: not if it is not agreed on', () => {
    const m = switching({ events: ['interchange'] })
    expect([switches(m.options(0)), m.refusal('h 4~')]).toEqual([[], NO_SWITCH])
  })
})

test('§20.5 interchange and §20.6 switch: nobody changes sides or lines by them', () => {
  const swapped = interchange({ events: ['interchange', 'switch'] }).play('h 6&7')
  expect([swapped.side('h6'), swapped.side('h7')]).toEqual(['left', 'right'])
  const switched = switching({ events: ['interchange', 'switch'] }).play('h 4~')
  expect([switched.side('h4'), switched.side('h5'), switched.gold('h4')]).toEqual(['left', 'right', false])
})
