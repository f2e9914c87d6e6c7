import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../../cards/ours.ts'
import type { Corner, Kind } from '../../vocabulary.ts'
import type { Setting } from '../match.ts'
import { match } from '../match.ts'
import { IN_FRONT_OF_GOAL } from '../rules/stories.ts'
import { choice, foulByA7, penaltyByA3 } from './event-stories.ts'

const plus = (kind: Kind, corner: Corner) =>
  OUR_CARDS.shooting.find((card) => card.kind === kind && card.corner === corner)?.plus ?? 0
const { middle, wing } = OUR_CARDS.keeping.secondLast

/** Both hands of two are drawn up after a shot in an opportunity; after a snapshot they are whole. */
const UP = ['long-1-left', 'long-1-left'] as const

describe('Snapshot', () => {
  /** h10 gets the ball sideways from h11 and is about to act from b5. */
  const FIFTH = { events: ['snapshot'], ball: 'h11' } as const satisfies Setting
  /** h9 has it sideways from h8 and acts from the wing, d4. */
  const FOURTH = { events: ['snapshot'], ball: 'h8' } as const satisfies Setting
  const acting = (setting: Setting) =>
    match({ faceUp: ['dribble-3-left', 'short-1-left'], ...setting }).standStill()
  const duel = (setting: Setting, corner: Corner = 'left', dive = 'centre') =>
    acting(setting).play('h snapshot', `h ${corner}`, `a ${dive}`).last('duel')

  test('§20.1 snapshot: after both moves, instead of the action, from line 5 and from line 4', () => {
    for (const [setting, number, from] of [
      [FIFTH, 10, 'b5'],
      [FOURTH, 9, 'd4'],
    ] as const) {
      const m = acting(setting)
      expect([m.phase, m.awaiting, m.options(0)]).toEqual(['snapshot', ['home'], ['snapshot', 'action']])
      expect(m.request(0)).toMatchObject({ rule: '20.1', default: 'action' })
      m.play('h snapshot')
      expect(m.last('snapshot')).toEqual({ kind: 'snapshot', seat: 0, number })
      expect(m.last('shot-begins')).toMatchObject({ number, from, action: 'dribble' })
      expect([m.all('comparison'), m.all('dribbled')]).toEqual([[], []])
    }
  })

  test('§20.1 snapshot: declined, the action is carried out as ever', () => {
    const m = acting({ ...FIFTH, off: ['a3'] }).play('h action')
    expect([m.last('dribbled').to, m.all('snapshot'), m.all('shot-begins')]).toEqual(['b6', [], []])
  })

  test('§20.1 snapshot: not further out, and not if it is not agreed on', () => {
    const third = acting({ events: ['snapshot'], ball: 'h7' })
    expect([third.all('comparison').length, third.all('snapshot').length]).toEqual([1, 0])
    const without = acting({ ...FIFTH, events: ['corners', 'subs', 'captain', 'interchange', 'switch'] })
    expect(without.all('comparison').length).toBe(1)
    expect(acting({ ...FIFTH, events: ['corners'] }).refusal('h snapshot')).not.toBe('legal')
  })

  test('§20.1 snapshot: not in an opportunity, where a shot from line 5 is a shot as ever', () => {
    const hands = [
      ['short-1-left', 'short-1-right'],
      ['short-1-left', 'short-1-right'],
    ] as const
    const m = acting({ events: ['snapshot'], ball: 'h10', opportunity: true, hands })
    expect(m.options(0)).toEqual(['shoot', 'wait'])
    const { power, draws } = m.play('h shoot', 'h left', 'a centre').last('duel')
    expect([power, draws]).toEqual([3 + plus('dribble', 'left'), middle])
    // From line 4 no shot at all.
    const four = acting({ events: ['snapshot'], ball: 'h8', opportunity: true, hands })
    expect(four.last('too-far-out')).toMatchObject({ line: 4 })
    expect([four.phase, four.all('snapshot')]).toEqual(['play-card', []])
  })

  test('§20.1 snapshot: the card counts one power less, the shooting card as usual, for every kind', () => {
    for (const kind of ['short', 'long', 'dribble'] as const)
      for (const corner of ['left', 'centre', 'right'] as const) {
        const setting = { ...FIFTH, faceUp: [`${kind}-3-left`, 'short-1-left'] } as const
        expect(duel(setting, corner).power).toBe(3 - 1 + plus(kind, corner))
      }
  })

  test('§20.1 snapshot: from line 5 as 7.4 says, from line 4 one card more', () => {
    expect(duel(FIFTH).draws).toBe(middle)
    expect(duel({ ...FIFTH, on: { h10: 'a5', h11: 'd5' } }).draws).toBe(wing)
    expect(duel(FOURTH).draws).toBe(wing + 1)
    expect(duel({ ...FOURTH, on: { h9: 'c4' } }).draws).toBe(middle + 1)
    // Guesses count as ever.
    expect([duel(FOURTH, 'left', 'left').draws, duel(FOURTH, 'left', 'right').draws]).toEqual([
      wing + 2,
      wing,
    ])
  })

  test('P23 a snapshot of the away side: its own line 4 and 5 are home’s 3 and 2', () => {
    const theirs = (ball: string) =>
      match({ events: ['snapshot'], ball, faceUp: ['short-1-left', 'dribble-3-left'] }).standStill()
    // a9 (a3) and a8 (d3) stand in their line 4, a11 and a10 in their line 5.
    expect([theirs('a9').phase, theirs('a11').phase]).toEqual(['snapshot', 'snapshot'])
    expect(theirs('a7').all('comparison').length).toBe(1)
    const m = theirs('a9').play('a snapshot', 'a left', 'h centre')
    expect(m.last('duel')).toMatchObject({ power: 2 + plus('dribble', 'left'), draws: wing + 1 })
  })

  test('P23 one football less only this once: the next shot has its whole power again', () => {
    const power = 2 + plus('dribble', 'left')
    const m = acting({
      ...FIFTH,
      hands: [
        ['dribble-4-left', 'dribble-4-right', 'short-4-left'],
        ['short-1-left', 'short-1-right', 'long-1-left'],
      ],
    })
    m.play('h snapshot', 'h left', 'a centre')
    expect(m.view('spectator').shot?.power).toBe(power)
    m.play('a stop')
    expect(m.goals).toEqual([1, 0])
    expect(m.last('kick-off')).toMatchObject({ seat: 1, number: 6 })
    expect(m.view('spectator')).toMatchObject({ phase: 'play-card', play: { shot: { snapshot: false } } })
  })

  test('P23 a snapshot held ends in a goal kick, one parried in a rebound', () => {
    const held = acting(FOURTH).play('h snapshot', 'h left', 'a left')
    held.rolls('short-4-left', 'long-4-left').play('a draw', 'a draw')
    expect(held.phase).toBe('goal-kick-attack')
    expect(held.all('passed')).toEqual([])
    const parried = acting(FOURTH).play('h snapshot', 'h left', 'a left')
    const rest = parried.last('duel').power - 4
    parried.rolls('short-4-left', `long-${rest}-left`).play('a draw', 'a draw', 'a stop')
    expect(parried.last('parried').to).toEqual({ seat: 1, number: 3 })
  })
})

describe('Corners', () => {
  /** The keeper has `drawn` already and draws a 2: a shot of 6 by h10 (b6), a2 beside him. */
  const saved = (total: number, setting: Setting = {}) =>
    match({
      ...IN_FRONT_OF_GOAL,
      events: ['corners'],
      phase: 'save',
      faceUp: ['dribble-3-left', 'short-1-left'],
      shot: { power: 6, draws: 1, drawn: total - 2 },
      ...setting,
    })
      .rolls('short-2-left', ...UP)
      .play('a draw')

  test('§20.2 corners: exactly one football more than the shot, and the ball is still the attackers’', () => {
    const m = saved(7)
    expect(m.last('corner')).toEqual({ kind: 'corner', seat: 0, number: 10 })
    expect([m.all('saved'), m.all('goal-kick')]).toEqual([[], []])
    expect([m.ball, m.goals]).toEqual(['h10', [0, 0]])
    expect(m.view('spectator').sides.map(({ hand }) => hand)).toEqual([3, 3])
  })

  test('§20.2 corners: two more is a goal kick, as many a parry, fewer a goal', () => {
    const held = saved(8)
    expect([held.all('corner'), held.all('saved').length, held.phase]).toEqual([[], 1, 'goal-kick-attack'])
    const parried = saved(6)
    expect([parried.all('corner'), parried.all('parried').length]).toEqual([[], 1])
    const goal = saved(5)
    expect([goal.all('corner'), goal.goals]).toEqual([[], [1, 0]])
  })

  test('§20.2 corners: not if the keeper had cards to spare', () => {
    const m = saved(7, { shot: { power: 6, draws: 2, drawn: 5 } })
    expect([m.all('corner'), m.all('saved').length]).toEqual([[], 1])
  })

  test('§20.2 corners: not if they are not agreed on', () => {
    for (const setting of [{ events: ['snapshot', 'subs'] }, { events: [], players: [{}, {}] }] as const) {
      const m = saved(7, setting)
      expect([m.all('corner'), m.phase]).toEqual([[], 'goal-kick-attack'])
    }
  })

  test('§20.2 corners: the lowest number in the final line takes it, whoever shot', () => {
    expect(saved(7, { on: { h10: 'b6', h8: 'a6' } }).last('corner').number).toBe(8)
    expect(saved(7, { on: { h10: 'b6', h8: 'a6', h4: 'd6' } }).ball).toBe('h4')
    // A defender there has no part in it.
    expect(saved(7, { on: { h10: 'b6', a4: 'a6' } }).ball).toBe('h10')
  })

  test('§20.2 corners: of several lowest the attackers’ coach chooses', () => {
    const m = saved(7, { players: [{ 8: 'touchline-winger' }, {}], on: { h10: 'b6', h8: 'a6', h9: 'd6' } })
    expect(choice(m)).toEqual(['receiver', 'h', '8', '9'])
    expect(m.refusal('h 10')).toBe('not-the-lowest §14.1')
    expect(m.play('h 9').last('corner')).toMatchObject({ seat: 0, number: 9 })
  })

  test('§20.2 corners: nobody in the final line, then the lowest in the line before', () => {
    // h11 shoots from c5, h10 stands beside him.
    const m = saved(7, { ball: 'h11', on: { h10: 'b5', h11: 'c5' } })
    expect(m.last('corner').number).toBe(10)
  })

  test('§20.2 corners: nobody there either, then the shooter, whoever stands beside him', () => {
    /** A snapshot from line 4 by h9 (d4), with nobody of his in front of him. */
    const shooter = (players: Readonly<Record<number, string>> = {}) =>
      match({
        players: [players, {}],
        events: ['corners', 'snapshot'],
        phase: 'save',
        ball: 'h9',
        off: ['h10', 'h11'],
        faceUp: ['dribble-3-left', 'short-1-left'],
        shot: { power: 6, draws: 1, drawn: 5 },
      })
        .rolls('short-2-left')
        .play('a draw')
    // h8 stands in his line (a4) with a lower number, or with the same.
    const m = shooter()
    expect([m.phase, m.all('corner')]).toEqual([
      'free-kick-defence',
      [{ kind: 'corner', seat: 0, number: 9 }],
    ])
    const same = shooter({ 8: 'touchline-winger', 9: 'touchline-winger' })
    expect([same.phase, same.ball]).toEqual(['free-kick-defence', 'h9'])
  })

  test('§20.2 corners: then as a free kick, the defender moves first, and in the final line it is an opportunity', () => {
    const m = saved(7)
    expect([m.phase, m.awaiting]).toEqual(['free-kick-defence', ['away']])
    expect([m.refusal('a 2+'), m.refusal('a 3+')]).toEqual(['legal', 'legal'])
    m.play('a none')
    expect([m.phase, m.awaiting]).toEqual(['free-kick-attack', ['home']])
    expect(m.refusal('h 10-')).toBe('carrier-does-not-move §4.3')
    m.play('h none')
    expect(m.last('opportunity')).toMatchObject({ seat: 0, number: 10 })
    // No penalty, though he stands in the middle of the final line.
    expect([m.all('penalty'), m.phase]).toEqual([[], 'play-card'])
  })

  test('P24 from the line before, the taker’s coach chooses between an opportunity and play', () => {
    const m = saved(7, { ball: 'h11', on: { h10: 'b5', h11: 'c5' } }).play('a none', 'h none')
    expect([m.phase, m.options(0)]).toEqual(['free-kick-choice', ['opportunity', 'play-on']])
    expect(m.play('h play-on').last('turn')).toMatchObject({ number: 10, line: 5 })
  })

  test('P24 a penalty in play can be tipped over as well, one of a shoot-out cannot', () => {
    const play = penaltyByA3({ events: ['corners'] }).play('h left', 'a left')
    const { power, draws } = play.last('duel')
    expect(draws).toBeGreaterThan(1)
    play.rolls('long-4-left', `short-${power + 1 - 4}-left`).play('a draw', 'a draw')
    expect(play.last('corner')).toMatchObject({ seat: 0, number: 10 })
    const shootOut = match({
      events: ['corners'],
      options: { extraTime: true, shootOut: true },
      phase: 'save',
      shootOut: { taken: [1, 1], scored: [0, 0] },
      ball: 'h6',
      hands: [[], []],
      faceUp: ['dribble-4-left', 'short-1-left'],
      shot: { power: 6, draws: 1, drawn: 5 },
    })
    shootOut.rolls('short-2-left', 'dribble-4-right').play('a draw')
    expect(shootOut.last('penalty-result')).toMatchObject({ seat: 0, scored: false })
    expect(shootOut.all('corner')).toEqual([])
  })

  test('P24 on a middle field of the final line it is no penalty, by either version', () => {
    for (const rules of ['hat-trick-1', 'hat-trick-2']) {
      const m = saved(7, { rules }).play('a none', 'h none')
      expect([m.field('h10'), m.last('corner').number, m.all('penalty')]).toEqual(['b6', 10, []])
      expect(m.last('opportunity')).toMatchObject({ seat: 0, number: 10 })
    }
  })

  test('P24 nobody fouled: no card is shown, and nobody may appeal', () => {
    const m = saved(7, { events: ['corners', 'captain'] })
    expect([m.all('foul'), m.phase]).toEqual([[], 'free-kick-defence'])
    expect(foulByA7({ events: ['corners', 'captain'] }).phase).toBe('appeal')
  })
})
