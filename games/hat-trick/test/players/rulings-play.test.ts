import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../../cards/ours.ts'
import type { Setting } from '../match.ts'
import { match } from '../match.ts'
import { GOAL_KICK, IN_FRONT_OF_GOAL } from '../rules/stories.ts'
import { FIRST_PLAYER_CARDS, footballs, plus, worth } from './card-facts.ts'
import { foulByA7, penaltyByA3 } from './event-stories.ts'
import { LONG_WON, SHORT_LOST, story, told, usesOf } from './skill-stories.ts'

const { final, secondLast } = OUR_CARDS.keeping

describe('Passes that have arrived', () => {
  /** 7 has lost a short pass to a8 on d3, next to whom h9 stands on d4. */
  const WON_BACK = {
    ...SHORT_LOST,
    on: { ...SHORT_LOST.on, h5: 'c4' },
  } as const satisfies Setting
  const held = (id: string): Setting => ({
    ...WON_BACK,
    styles: ['tactical', 'physical'],
    styleCards: [[id], []],
  })

  test('§16.6 overlapping-fb silver: a pass that was intercepted and won back is no successful one', () => {
    const m = told([{ 5: 'overlapping-fb', 9: 'pressing-winger*' }, {}], WON_BACK)
    expect([m.ball, m.phase, m.options(0)]).toEqual(['a8', 'skill', ['none', '9!']])
    m.play('h 9!')
    expect([m.ball, m.field('h5'), m.field('h9')]).toEqual(['h9', 'c4', 'd4'])
    expect([m.phase, m.all('skill').length]).toEqual(['play-card', 1])
  })

  test('§19.6 passing-triangle asks for no success: it follows such a pass, the first cards’ Third man does not', () => {
    const players = [{ 9: 'pressing-winger*' }, {}] as const
    const m = told(players, held('passing-triangle')).play('h 9!')
    expect([m.ball, m.phase]).toEqual(['h9', 'style-card'])
    expect(m.options(0)).toContain('passing-triangle:5')
    const first = told(players, { ...held('third-man'), options: FIRST_PLAYER_CARDS }).play('h 9!')
    expect([first.ball, first.phase, first.all('style-played')]).toEqual(['h9', 'play-card', []])
  })

  test('§16.6 overlapping-fb silver: nor one that went over both teams', () => {
    // The pass has reached h2 on a4; a9 on b4 takes it off him, h9 on b5 takes it back, and 4 on a5 is next to 2 and 9.
    const m = told([{ 4: 'overlapping-fb', 9: 'pressing-winger*' }, { 9: 'pressing-winger*' }], {
      ball: 'h7',
      off: ['a5', 'a7', 'a8'],
      on: { h2: 'a4', h4: 'a5', a9: 'b4', h9: 'b5' },
      faceUp: ['short-4-left', 'short-1-left'],
    })
    expect([m.ball, usesOf(m, 'h4')]).toEqual(['h2', ['4!+']])
    m.play('h none', 'a 9!')
    expect([m.ball, m.options(0)]).toEqual(['a9', ['none', '9!']])
    m.play('h 9!')
    expect([m.ball, usesOf(m, 'h4'), m.phase]).toEqual(['h9', [], 'play-card'])
  })
})

describe('The line in which a pass has arrived', () => {
  test('§19.7 Offside trap: in that line, though a target man has given the ball back since', () => {
    const m = told([{ 10: 'target-man*' }, {}], {
      ball: 'h7',
      off: ['a4', 'h11'],
      on: { h8: 'b4', a2: 'a5' },
      faceUp: ['long-4-left', 'short-1-left'],
      styles: ['physical', 'tactical'],
      styleCards: [[], ['offside-trap']],
    }).play('h 2-lines')
    expect([m.ball, m.options(0)]).toEqual(['h10', ['none', '10!8']])
    m.play('h 10!8')
    expect([m.ball, m.field('h8'), m.options(1)]).toEqual(['h8', 'b4', ['none', 'offside-trap']])
    m.play('a offside-trap')
    // The lowest number of line 5, where the ball came down; in line 4 it would have been 6.
    expect([m.ball, m.field('a2'), m.field('a6')]).toEqual(['a2', 'a5', 'c4'])
  })

  test('§19.12 Second ball: in that line, though a sweeper has taken the ball to another', () => {
    const m = told([{}, { 3: 'sweeper*' }], {
      ball: 'h7',
      off: ['h11'],
      on: { h2: 'b2', h9: 'd6' },
      faceUp: ['long-1-left', 'short-4-left'],
      styles: ['physical', 'tactical'],
      styleCards: [['second-ball'], []],
    }).play('h 2-lines')
    expect([m.last('intercepted').line, m.options(1)]).toEqual([5, ['none', '3!']])
    m.play('a 3!')
    expect([m.ball, m.field('a3')]).toEqual(['a3', 'b6'])
    // 9 would be the lower number, but he stands in line 6.
    m.play('h second-ball')
    expect([m.ball, m.field('h10')]).toEqual(['h10', 'b5'])
  })

  test('§16.17 target-man gold: only whom the long ball itself has reached, no second lay-off', () => {
    const players = [{ 7: 'box-to-box', 10: 'target-man*', 11: 'target-man*' }, {}] as const
    const long: Setting = {
      ...LONG_WON,
      off: ['a4', 'a5', 'a6', 'a7'],
      ball: 'h8',
      on: { h8: 'a3', h9: 'd3' },
    }
    // Of two beside each other the second, who has it by the first.
    const two = told(players, long).play('h 10')
    expect(usesOf(two, 'h10')).toContain('10!11')
    expect([two.play('h 10!11').ball, usesOf(two, 'h11')]).toEqual(['h11', []])
    // 7 on b4 could borrow from 11 on c4 if the ball itself had come to him.
    const beside: Setting = { ...long, on: { ...long.on, h7: 'b4', h11: 'c4' } }
    const himself = told(players, beside).play('h 1-lines')
    expect(himself.ball).toBe('h7')
    expect(usesOf(himself, 'h7')).toContain('7=11!11')
    const laidOff = told(players, beside).play('h 2-lines', 'h 10!7')
    expect([laidOff.ball, usesOf(laidOff, 'h7')]).toEqual(['h7', []])
  })

  test('§16.9 defensive-mid gold: next to whoever has the ball at that moment', () => {
    // 6 on c4 is beside 8 on b4, not beside 10 on b5.
    const arrived = () =>
      told([{ 10: 'target-man*' }, { 6: 'defensive-mid*' }], {
        ...LONG_WON,
        off: ['a4', 'a5', 'h11'],
        on: { h8: 'b4' },
      }).play('h 2-lines')
    expect(usesOf(arrived(), 'h10')).toEqual(['10!8'])
    const laidOff = arrived().play('h 10!8')
    expect([laidOff.ball, usesOf(laidOff, 'a6')]).toEqual(['h8', ['6!']])
    expect(laidOff.play('a 6!').ball).toBe('a6')
    const kept = arrived().play('h none')
    expect([kept.ball, kept.all('skill')]).toEqual(['h10', []])
  })
})

describe('Skills of others', () => {
  test('P13 combative-mid gold: a prevention itself cannot be prevented', () => {
    // a6 on c4 stands between 7 on c3, who could use his skill, and 6 on b4, who could prevent.
    const m = told([{ 6: 'combative-mid*', 7: 'versatile-mid' }, { 6: 'combative-mid*' }], {
      ball: 'h7',
      on: { h6: 'b4' },
      faceUp: ['short-3-right', 'short-1-right'],
    })
    expect([m.phase, m.awaiting, m.options(1)]).toEqual(['prevent', ['away'], ['none', '6x7']])
    m.play('a 6x7')
    expect(m.all('prevented')).toEqual([{ kind: 'prevented', seat: 1, number: 6, of: 7 }])
    expect([m.all('comparison').length, m.all('skill'), m.gold('h7')]).toEqual([1, [], false])
  })

  test('P14 what may not follow gold may not follow the gold of who borrows it', () => {
    /** 6 is in line 5, beside a silver target man on c5, when a long ball of 7 is compared there. */
    const long: Setting = {
      ball: 'h7',
      off: ['h11', 'a4', 'a5', 'a7'],
      faceUp: ['long-4-right', 'short-1-left'],
    }
    const silver = told([{ 6: 'box-to-box', 10: 'target-man' }, {}], { ...long, on: { h6: 'b5', h10: 'c5' } })
    silver.play('h 2-lines')
    expect(usesOf(silver, 'h6')).toEqual(['6=10!'])
    // He has come there with gold, by the skill of 8 beside him.
    const gold = story([{ 6: 'box-to-box*', 10: 'target-man' }, {}], { ...long, on: { h6: 'b4', h10: 'c5' } })
    gold.play('h 6=8!+').standStill().play('h 2-lines')
    expect([gold.field('h6'), gold.gold('h6'), usesOf(gold, 'h10')]).toEqual(['b5', false, ['10!']])
    expect(usesOf(gold, 'h6')).toEqual([])
  })

  test('P16 the push of a solid centre-back into the final line: a dribble has nothing ahead, the ball stays', () => {
    const m = story([{}, { 3: 'solid-cb' }], {
      ball: 'h11',
      faceUp: ['dribble-2-left', 'short-2-right'],
    }).play('h none')
    expect([m.ball, usesOf(m, 'a3')]).toEqual(['h10', ['3!+']])
    m.rolls('short-3-left').play('a 3!+')
    expect([m.last('foul-checked').foul, m.field('h10'), m.field('a3')]).toEqual([false, 'b6', 'b5'])
    expect([m.all('dribbled'), m.all('comparison'), m.ball]).toEqual([[], [], 'h10'])
    expect(m.last('opportunity')).toMatchObject({ seat: 0, number: 10 })
  })
})

describe('Moves', () => {
  /** Away answers with a left card; a3 on b5 stands right behind 10 on b6. */
  const OPPORTUNITY = { ...IN_FRONT_OF_GOAL, faceUp: ['short-1-left', 'short-1-left'] } as const

  test('§16.22 utility-man silver: in an opportunity the defender’s move with the other card may displace the carrier', () => {
    const m = match({ ...OPPORTUNITY, players: [{}, {}] }).play('h none')
    expect(usesOf(m, 'a3')).toContain('3!-')
    m.play('a 3!-')
    expect([m.field('a3'), m.field('h10'), m.ball, m.gold('a3')]).toEqual(['b6', 'b5', 'h10', true])
  })

  test('§16.5 wingback gold: he too', () => {
    const m = match({
      ...OPPORTUNITY,
      on: { h10: 'b6', a5: 'b5' },
      players: [{}, { 5: 'wingback*' }],
    }).play('h none', 'a 5!-')
    expect([m.field('a5'), m.field('h10'), m.side('a5'), m.gold('a5')]).toEqual(['b6', 'b5', 'left', true])
  })

  /** What a4 may use as the defender's move in an opportunity, with a card of his side or of the other. */
  const movesOf = (type: string, at: string, carrier: string, side: 'left' | 'right' = 'left') =>
    usesOf(
      match({
        ...OPPORTUNITY,
        on: { h10: carrier, a4: at },
        // Nobody to give the ball sideways to.
        off: ['h8', 'h9', 'h11'],
        faceUp: ['short-1-left', `short-1-${side}`],
        players: [{}, { 4: type }],
      }).play('h none'),
      'a4',
    )

  test('P38 in an opportunity one step with a card of the other side displaces the carrier', () => {
    for (const type of ['wingback*', 'utility-man'])
      expect([type, movesOf(type, 'b5', 'b6', 'right')]).toEqual([type, expect.arrayContaining(['4!-'])])
  })

  test('P38 two steps at once, a diagonal step and a jump do not', () => {
    // The carrier on c6 is out of the way; then he stands where the move would end, or on the way to it.
    expect(movesOf('tireless-fb', 'b4', 'c6')).toEqual(['4!-'])
    for (const carrier of ['b5', 'b6']) expect(movesOf('tireless-fb', 'b4', carrier)).toEqual([])
    expect(movesOf('overlapping-fb*', 'b6', 'c6')).toEqual(['4!+'])
    for (const carrier of ['b5', 'b4']) expect(movesOf('overlapping-fb*', 'b6', carrier)).toEqual([])
    expect(movesOf('inverted-fb', 'b6', 'c6')).toHaveLength(2)
    for (const carrier of ['a5', 'c5']) expect(movesOf('inverted-fb', 'b6', carrier)).toHaveLength(1)
    expect(movesOf('tireless-fb*', 'b6', 'b4')).toEqual([])
  })

  test('P12 the carrier does not block a jump: over him, but not onto him', () => {
    expect(movesOf('tireless-fb*', 'b6', 'b5')).toEqual(['4!+'])
    const jump = (carrier: string) =>
      match({
        ball: 'h7',
        on: { h7: carrier },
        faceUp: ['short-4-left', 'short-1-left'],
        players: [{ 4: 'tireless-fb*' }, {}],
      })
    const over = jump('a3').play('h 4!+')
    expect([over.field('h4'), over.field('h7')]).toEqual(['a4', 'a3'])
    expect([usesOf(jump('a4'), 'h4'), jump('a4').refusal('h 4!+')]).toEqual([[], 'skill-not-now §15.3'])
  })

  test('§16.22 utility-man silver: never in normal play, nor by the attacker', () => {
    // 6 on b3 has the ball; a7 stands ahead of him on b4.
    const normal = match({
      ball: 'h7',
      faceUp: ['short-1-left', 'short-1-left'],
      players: [{}, {}],
    }).play('h none')
    expect([normal.ball, usesOf(normal, 'a7')]).toEqual(['h6', ['7!-']])
    const own = match({ ...OPPORTUNITY, on: { h10: 'b6', h11: 'b5' }, players: [{}, {}] })
    expect(usesOf(own, 'h11')).toEqual(['11!-'])
  })

  test('P37 as a move skills are used only in the two moves of a turn, not at free kicks and goal kicks', () => {
    const bang = (options: readonly string[]) => options.filter((option) => /[!&~]/.test(option))
    const events = ['interchange', 'switch'] as const
    const free = foulByA7({ events, players: [{ 8: 'utility-man*' }, { 8: 'utility-man*' }] })
    expect([free.phase, bang(free.options(1))]).toEqual(['free-kick-defence', []])
    free.play('a none')
    expect([free.phase, bang(free.options(0))]).toEqual(['free-kick-attack', []])
    const kick = match({ ...GOAL_KICK, events, players: [{}, { 4: 'wingback*' }] })
    expect([kick.phase, bang(kick.options(1))]).toEqual(['goal-kick-attack', []])
    expect([kick.play('a none').phase, bang(kick.options(0))]).toEqual(['goal-kick-defence', []])
  })

  test('§16.3 commanding-cb gold: also after his team has decided to stay', () => {
    const m = story([{ 2: 'commanding-cb*' }, {}], {
      ball: 'h7',
      on: { h4: 'a1' },
      faceUp: ['short-2-left', 'short-2-left'],
    }).play('h none')
    expect([m.last('stayed').seat, m.phase]).toEqual([0, 'skill'])
    expect(usesOf(m, 'h2')).toContain('2!4+')
  })

  test('§16.7 tireless-fb gold: who has jumped and shot goes back when the keeper has the ball', () => {
    // 4 jumps from a2 to a4, gets the ball from 9, and shoots at once.
    const m = story([{ 4: 'tireless-fb*' }, {}], {
      events: ['snapshot'],
      ball: 'h9',
      faceUp: ['dribble-1-left', 'short-1-left'],
    }).play('h 4!+')
    expect([m.ball, m.field('h4'), m.field('h8')]).toEqual(['h4', 'a4', 'a2'])
    m.play('a none', 'h snapshot', 'h left', 'a left')
    const drawn = footballs(m.last('duel').power + 1)
    m.rolls(...drawn).play(...drawn.map(() => 'a draw'))
    expect([m.last('saved').seat, m.ball, m.phase]).toEqual([1, 'a', 'goal-kick-attack'])
    expect([m.field('h4'), m.field('h8')]).toEqual(['a2', 'a4'])
  })
})

describe('Shots', () => {
  test('P15 a silver Goal Poacher does not get the ball when a penalty is parried', () => {
    const m = penaltyByA3({ players: [{ 11: 'goal-poacher' }, {}], ball: 'h9', on: { h9: 'c5', h11: 'd6' } })
    expect([m.last('penalty').number, m.phase, m.field('h11')]).toEqual([10, 'duel', 'd6'])
    m.play('h right', 'a right')
    const drawn = footballs(m.last('duel').power)
    m.rolls(...drawn).play(...drawn.map(() => 'a draw'))
    if (m.phase === 'save') m.play('a stop')
    expect([m.last('parried').to.seat, m.all('skill'), m.phase]).toEqual([1, [], 'play-card'])
    expect(m.gold('h11')).toBe(false)
  })

  /** 10 on c6 takes the ball from 11 on c5, so it is in the final line before the action. */
  const FROM_SIX = { events: ['snapshot'], ball: 'h11', on: { h10: 'c6' } } as const satisfies Setting

  test('P23 a snapshot from line 6, where a skill has brought the ball: the keeper draws as usual there', () => {
    const m = match({
      ...FROM_SIX,
      players: [{ 10: 'forward' }, {}],
      faceUp: ['dribble-3-left', 'short-1-left'],
    }).play('h none', 'h 10!')
    expect([m.ball, m.field('h10'), m.play('a none').phase]).toEqual(['h10', 'c6', 'snapshot'])
    m.play('h snapshot', 'h left', 'a centre')
    const { power, draws } = m.last('duel')
    expect([power, draws]).toEqual([3 - 1 + plus('dribble', 'left'), final.middle])
  })

  test('P23 a gold Forward and a silver False 9 add nothing to a snapshot', () => {
    const snapshot = (striker: string, card: string) =>
      match({
        events: ['snapshot'],
        ball: 'h11',
        players: [{ 10: striker }, {}],
        faceUp: [card, 'short-1-left'],
      })
        .standStill()
        .play('h snapshot')
    for (const m of [snapshot('forward*', 'short-3-left'), snapshot('false-9', 'dribble-3-left')]) {
      expect([m.phase, m.all('skill')]).toEqual(['duel', []])
      m.play('h left', 'a centre')
      expect([m.last('duel').draws, m.field('h10')]).toEqual([secondLast.middle, 'b5'])
    }
  })

  test('§16.15 inverted-winger gold: one power more in all, not more by using it again', () => {
    const hands = [
      ['dribble-1-left', 'dribble-1-right', 'dribble-2-left'],
      ['short-1-left', 'short-1-right', 'short-2-left'],
    ] as const
    const m = match({
      ...IN_FRONT_OF_GOAL,
      hands,
      players: [{ 8: 'inverted-winger*' }, {}],
      faceUp: ['dribble-3-left', 'short-3-left'],
    })
    const lasting = () => m.view('home').sides[0].players.find(({ number }) => number === 8)
    m.standStill().play('h wait')
    // Gold, then silver; then he has flipped twice.
    expect(usesOf(m, 'h8')).toEqual(['8!'])
    m.play('h 8!')
    expect(lasting()).toMatchObject({ gold: false, lasting: { power: worth('inverted-winger*') } })
    m.play('h 8!', 'h dribble-1-left', 'a short-1-left')
    m.standStill().play('h wait')
    // The next round: he shows gold again, and has nothing to add.
    expect([m.phase, m.gold('h8')]).toEqual(['play-card', true])
    expect(lasting()).toMatchObject({ lasting: { middle: true, power: worth('inverted-winger*') } })
  })
})
