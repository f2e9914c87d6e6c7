import { describe, expect, test } from 'vitest'
import type { Setting } from '../match.ts'
import { match } from '../match.ts'
import { IN_FRONT_OF_GOAL, shot } from './stories.ts'

/** The round after the cards are shown; nobody has moved yet. */
const round = (card: string, setting: Setting = {}, answer = 'short-1-left') =>
  match({ ...IN_FRONT_OF_GOAL, faceUp: [card, answer], ...setting })

describe('The scoring opportunity', () => {
  test('§6.1 it begins when a turn begins in the final line, however the ball got there', () => {
    // By an interception: a short pass of a2 out of his first line is caught by h10, who stands in it.
    const m = match({
      ball: 'a4',
      on: { h10: 'b6', a4: 'd6' },
      faceUp: ['short-4-left', 'short-1-left'],
      footballs: { a2: { attack: 1 }, a4: { attack: 1 }, h10: { defence: 5 } },
    }).standStill()
    expect(m.last('intercepted')).toMatchObject({ seat: 0, number: 10 })
    expect(m.last('opportunity')).toEqual({ kind: 'opportunity', seat: 0, number: 10 })
    expect(m.view('spectator').opportunity).toBe(true)
  })

  test('§6.2 cards are laid and shown, nobody draws, three rounds at the most', () => {
    const { hands: _, ...threeCards } = IN_FRONT_OF_GOAL
    const m = match(threeCards)
    expect(m.request(0)).toMatchObject({ rule: '6.2', prompt: { key: 'play-card-opportunity' } })
    for (const card of ['short-3-left', 'short-3-right'])
      m.play(`h ${card}`, `a ${card}`).standStill().play('h none')
    // The last card of each is laid without asking; then nobody has one left, and hands are drawn anew.
    expect(m.all('revealed')).toHaveLength(3)
    m.standStill()
      .rolls(...['short-1-left', 'short-1-left', 'long-1-left'])
      .rolls(...['short-1-left', 'short-1-left', 'long-1-left'])
      .play('h none')
    expect(m.order('revealed', 'drawn', 'out-of-cards')).toEqual([
      ...['revealed', 'revealed', 'revealed', 'out-of-cards', 'drawn', 'drawn'],
    ])
  })

  test('§6.2 the attacker moves, passes sideways, the defender moves, the action follows', () => {
    const m = round('dribble-1-left', { on: { h10: 'b6', h8: 'a6' }, ball: 'h8' }).play('h 4+', 'a none')
    expect(m.order('moved', 'sideways', 'stayed')).toEqual(['moved', 'sideways', 'stayed'])
    expect([m.ball, m.phase]).toEqual(['h10', 'shoot-or-not'])
  })

  test('§6.3 the defender may change places with the carrier, the attacker may not', () => {
    const m = round('dribble-1-left', { on: { h10: 'b6', h6: 'b5' } }, 'short-1-right')
    expect(m.refusal('h 6+')).toBe('carrier-is-not-displaced §4.3')
    const pushed = round('dribble-1-left', {}, 'short-1-right').play('h none')
    expect(pushed.request(1)?.rule).toBe('6.3')
    pushed.play('a 3-')
    expect([pushed.field('h10'), pushed.field('a3')]).toEqual(['b5', 'b6'])
  })

  test('§6.4 a short pass reaches every neighbouring team-mate, also diagonally, without comparison', () => {
    const m = round('short-1-left', { on: { h11: 'c6', h6: 'b4' } }).standStill()
    expect(m.phase).toBe('opportunity-pass')
    expect(m.options(0)).toEqual(['none', '6', '8', '11'])
    expect(m.refusal('h 9')).toBe('pass-out-of-reach §6.4')
    m.play('h 11')
    expect(m.all('comparison')).toEqual([])
    expect(m.last('passed')).toMatchObject({ from: 10, to: 11, line: 6 })
  })

  test('§6.5 a long ball reaches every team-mate in lines 4 to 6', () => {
    const m = round('long-1-left').standStill()
    expect(m.options(0)).toEqual(['none', '8', '9', '11'])
    expect(m.refusal('h 6')).toMatch(/^pass-out-of-reach/)
    expect(m.request(0)?.rule).toBe('6.5')
    m.play('h 11')
    expect([m.ball, m.phase]).toEqual(['h11', 'shoot-or-not'])
  })

  test('§6.6 with a dribble he shoots at once', () => {
    const m = round('dribble-1-left').standStill()
    expect(m.options(0)).toEqual(['shoot', 'wait'])
    expect(shot('dribble-1-left').last('shot-begins')).toMatchObject({ number: 10, from: 'b6' })
  })

  test('§6.6 a shot needs the carrier in one of the two final lines', () => {
    const fourth = round('long-1-left').standStill().play('h 8')
    expect([fourth.ball, fourth.phase]).toEqual(['h8', 'play-card'])
    const far = round('dribble-1-left', { on: { h10: 'b4' } }).standStill()
    expect(far.phase).toBe('play-card')
    const fifth = round('dribble-1-left', { on: { h10: 'b5' } }).standStill()
    expect(fifth.phase).toBe('shoot-or-not')
  })

  test('§6.7 the attacker may decline the pass or the shot; the next round follows', () => {
    const pass = round('long-1-left').standStill().play('h none')
    expect([pass.phase, pass.ball, pass.all('declined').length]).toEqual(['play-card', 'h10', 1])
    const wait = round('dribble-1-left').standStill().play('h wait')
    expect([wait.phase, wait.ball, wait.all('declined').length]).toEqual(['play-card', 'h10', 1])
    expect(wait.view('spectator').opportunity).toBe(true)
  })

  const THREE = ['short-2-left', 'short-2-left', 'long-1-left'] as const
  const outOfCards = (setting: Setting) =>
    round('dribble-1-left', { hands: [[], []], ...setting })
      .standStill()
      .rolls(...THREE, ...THREE)
      .play('h wait')

  test('§6.8 no card left: the lowest number in the line has the ball', () => {
    const lost = outOfCards({})
    expect(lost.last('out-of-cards')).toEqual({ kind: 'out-of-cards', seat: 0, to: { seat: 1, number: 2 } })
    expect(lost.last('turn')).toMatchObject({ seat: 1, number: 2, line: 1 })
    expect(lost.view('spectator').sides.map(({ hand }) => hand)).toEqual([3, 3])
    const kept = outOfCards({ off: ['a2'], on: { h10: 'b6' } })
    expect(kept.last('out-of-cards').to).toEqual({ seat: 0, number: 10 })
    expect(kept.all('opportunity')).toHaveLength(1)
  })

  test('§6.8 equal numbers: the defender has it', () => {
    const m = outOfCards({ ball: 'h8', on: { h8: 'a6', a8: 'd6' }, off: ['a2', 'a3'] })
    expect(m.last('out-of-cards').to).toEqual({ seat: 1, number: 8 })
  })
})
