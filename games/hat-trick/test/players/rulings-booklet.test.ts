import { describe, expect, test } from 'vitest'
import { OUR_EXPANSION } from '../../cards/our-expansion.ts'
import { OUR_CARDS } from '../../cards/ours.ts'
import { MATCH_EVENTS, MENTALITIES } from '../../cards/skills.ts'
import { hatTrick } from '../../game.ts'
import { priceOf } from '../../squad/purse.ts'
import { playersDe } from '../../text/players/de.ts'
import { playersRulesDe } from '../../text/players/rules.de.ts'
import { playersRulesEn } from '../../text/players/rules.en.ts'
import { playersRulesHu } from '../../text/players/rules.hu.ts'
import type { Match, Setting } from '../match.ts'
import { match } from '../match.ts'
import { IN_FRONT_OF_GOAL } from '../rules/stories.ts'
import { plus, row } from './card-facts.ts'

const BOTH = ['hat-trick-1', 'hat-trick-2'] as const
const NO_ROW = { kind: null, count: 0 }
const THREE = ['short-2-left', 'short-2-right', 'long-1-left'] as const
const DEAL = [...THREE, ...THREE]

describe('The ball is kept by a skill before the defender moves', () => {
  /** 10 has the ball on b5, beside 8, who has just stepped up from a4 and changed places with a5. */
  const kept = (rules: string, players: NonNullable<Setting['players']>): Match =>
    match({
      rules,
      ball: 'h10',
      on: { h8: 'a4', a5: 'a5' },
      players,
      faceUp: ['short-2-left', 'short-2-right'],
    }).play('h 8+')

  test('R4b the defender may undo the step also where False 9 gold keeps the ball; since hat-trick-2', () => {
    for (const rules of BOTH) {
      const m = kept(rules, [{ 10: 'false-9*' }, {}])
      expect([m.phase, m.options(0), m.field('h8'), m.field('a5')]).toEqual([
        'skill',
        ['none', '10!'],
        'a5',
        'a4',
      ])
      m.play('h 10!')
      expect([m.ball, m.last('kept').number, m.phase]).toEqual(['h10', 10, 'defence-move'])
      if (rules === 'hat-trick-1') {
        expect(m.refusal('a 5-')).toBe('has-just-moved §4.5')
        continue
      }
      m.play('a 5-')
      expect([m.field('h8'), m.field('a5')]).toEqual(['a4', 'a5'])
    }
  })

  test('R4b the same where a Box-to-Box midfielder keeps it with the skill of a False 9', () => {
    const m = match({
      ball: 'h6',
      on: { h6: 'b5', h11: 'c5', h10: 'b4', h8: 'a4', a5: 'a5' },
      players: [{ 6: 'box-to-box', 10: 'false-9*' }, {}],
      faceUp: ['short-2-left', 'short-2-right'],
    }).play('h 8+')
    m.play('h 6=10!')
    expect([m.ball, m.all('kept').length, m.options(1).includes('5-')]).toEqual(['h6', 1, true])
    expect([m.play('a 5-').field('h8'), m.field('a5')]).toEqual(['a4', 'a5'])
  })

  test('R4b as it is after a sideways pass, in both versions', () => {
    for (const rules of BOTH) {
      const m = kept(rules, [{ 10: 'false-9*' }, {}]).play('h none', 'h 11')
      expect([m.last('sideways').from, m.options(1).includes('5-')]).toEqual([10, true])
    }
  })
})

describe('Draw the foul and the row of a Technical team', () => {
  const drawn = (rules: string): Match =>
    match({
      rules,
      styles: ['technical', null],
      styleCards: [['draw-the-foul'], []],
      row: [{ kind: 'dribble', count: 1 }, null],
      hands: [
        ['dribble-1-left', 'dribble-4-left', 'short-3-right'],
        ['short-2-left', 'short-1-left', 'short-3-right'],
      ],
    })
      .rolls('long-2-left', 'long-2-left')
      .play('h dribble-1-left', 'a short-2-left')

  test('P22 a foul drawn by a style card ends the row like any other; since hat-trick-2', () => {
    for (const rules of BOTH) {
      const m = drawn(rules)
      expect(row(m, 0)).toEqual({ kind: 'dribble', count: 1 })
      m.play('h draw-the-foul')
      expect([m.all('free-kick').length, row(m, 0)]).toEqual([
        1,
        rules === 'hat-trick-1' ? { kind: 'dribble', count: 1 } : NO_ROW,
      ])
    }
  })
})

describe('What else ends a row', () => {
  const ROW = { styles: ['technical', null], row: [{ kind: 'dribble', count: 1 }, null] } as const

  test('P33 a dribble that only gives the ball to a team-mate ahead', () => {
    const m = match({
      ...ROW,
      ball: 'h7',
      on: { h8: 'b4' },
      faceUp: ['dribble-2-left', 'short-2-left'],
    }).standStill()
    expect([m.ball, m.field('h6'), m.all('dribbled'), row(m, 0)]).toEqual(['h8', 'b3', [], NO_ROW])
  })

  /** 10 shoots from the middle of the final line; both hands are then drawn up. */
  const shot = (): Match =>
    match({ ...ROW, ...IN_FRONT_OF_GOAL, faceUp: ['dribble-1-left', 'short-1-left'] })
      .standStill()
      .play('h shoot', 'h left', 'a right')

  test('P33 the ball lost by a goal and by a shot that is held', () => {
    expect(row(shot(), 0)).toEqual({ kind: 'dribble', count: 1 })
    const goal = shot().rolls('long-1-left', 'long-1-left').play('a stop')
    expect([goal.last('goal').number, row(goal, 0)]).toEqual([10, NO_ROW])
    const held = match({ ...ROW, ...IN_FRONT_OF_GOAL, faceUp: ['dribble-1-left', 'short-1-left'] })
    held.standStill().play('h shoot', 'h left', 'a left')
    held.rolls('short-4-left', 'long-4-left', 'long-1-left', 'long-1-left').play('a draw', 'a draw')
    expect([held.all('goal-kick').length, row(held, 0)]).toEqual([1, NO_ROW])
  })
})

describe('A usual turn in the final line', () => {
  const there = (options: Setting['options']): Match =>
    match({
      ball: 'h10',
      on: { h10: 'b6' },
      off: ['a2'],
      events: ['snapshot'],
      options: { ...options },
      faceUp: ['dribble-3-left', 'short-1-left'],
    })

  test('P23 R23 a snapshot may be taken from there, with one power less and as many cards as there', () => {
    const m = there({ usualTurn: true }).standStill()
    expect([m.phase, m.options(0)]).toEqual(['snapshot', ['snapshot', 'action']])
    const { power, draws } = m.play('h snapshot', 'h left', 'a centre').last('duel')
    expect([power, draws]).toEqual([3 - 1 + plus('dribble', 'left'), OUR_CARDS.keeping.final.middle])
  })
})

describe('The box', () => {
  test('P29a a star keeper and a gold utility man have prices of their own, their other sides are free', () => {
    const types = OUR_EXPANSION.types.map(({ id }) => id)
    const free = types.filter((id) => priceOf(id, false, OUR_EXPANSION) === 0)
    expect(free).toEqual(['utility-man'])
    const others = types.filter(
      (id) => priceOf(id, true, OUR_EXPANSION) !== priceOf(id, false, OUR_EXPANSION) + 1,
    )
    expect(others).toEqual(['utility-man'])
  })

  test('P40 forty-five team cards and six match events, each agreed by itself', () => {
    expect([OUR_EXPANSION.teams.length, MATCH_EVENTS.length]).toEqual([45, 6])
    for (const event of MATCH_EVENTS) {
      const options = { expansion: 'players', events: MATCH_EVENTS.filter((each) => each !== event) }
      const prepared = hatTrick.prepare({ options, builds: [{ team: 'BRA' }, { team: 'ITA' }] } as never)
      expect([event, prepared.ok && prepared.value.terms.events[event]]).toEqual([event, false])
    }
    expect(playersDe.events.interchange.name).toBe('Positionstausch')
  })

  test('§13.6 the box: 64 player, 45 team, 12 style and 3 budget cards and 6 match events, in three languages', () => {
    const { types, teams, styles, budgets } = OUR_EXPANSION
    const cards = 2 * types.reduce((sum, { copies }) => sum + copies, 0)
    const box = [cards, cards / 2, teams.length, styles.length, MENTALITIES.length, MATCH_EVENTS.length]
    expect(box).toEqual([64, 32, 45, 12, 3, 6])
    expect(new Set(budgets.map(({ mentality }) => mentality)).size).toBe(3)
    for (const { paragraphs } of [playersRulesEn, playersRulesDe, playersRulesHu]) {
      const told = paragraphs['13.6'].match(/\d+/g)?.map(Number)
      // Two reference sheets; then the German box.
      expect(told).toEqual([...box, 2, 24, 5])
    }
  })
})

describe('How long a play is', () => {
  /** Home's opportunity has three rounds; 4, a utility man, moves in each: by a right card, a left one, a right one. */
  const third = (options: Setting['options']): Match => {
    const m = match({
      ...IN_FRONT_OF_GOAL,
      players: [{ 4: 'utility-man' }, {}],
      options: { ...options },
      hands: [
        ['dribble-1-left', 'dribble-2-right'],
        ['short-1-left', 'short-1-right'],
      ],
      faceUp: ['dribble-1-right', 'short-1-left'],
    })
    m.play('h 4!+', 'a none', 'h wait', 'h dribble-1-left', 'a short-1-left')
    // The last card is laid without asking.
    m.play('h 4!2', 'a none', 'h wait')
    expect(m.all('skill').map(({ number, side }) => [number, side])).toEqual([
      [4, 'silver'],
      [4, 'gold'],
    ])
    return m
  }
  const uses = (m: Match): readonly string[] => m.options(0).filter((option) => option.startsWith('4!'))

  test('P5 each round of an opportunity is a play of its own, or by agreement all of it is one', () => {
    expect(uses(third({})).length).toBeGreaterThan(0)
    const one = third({ onePlay: true })
    expect([uses(one), one.refusal('h 4!+')]).toEqual([[], 'flipped-twice §15.6'])
    // The next turn is a new play.
    one
      .play('h none', 'a none')
      .rolls(...DEAL)
      .play('h wait')
    expect(one.view('home').sides[0].players.map(({ flips }) => flips)).toEqual(Array(10).fill(0))
  })

  test('P5 it is agreed on with the expansion only, and hat-trick-1 does not know it', () => {
    const codes = (options: object, rules?: string) => {
      const config = { options, builds: [{ team: 'ITA' }, { team: 'BRA' }] } as const
      const prepared = hatTrick.prepare(config, rules ? { rules } : {})
      return prepared.ok ? [] : prepared.refusals.map(({ code, rule }) => `${code} §${rule}`)
    }
    expect(codes({ expansion: 'players', onePlay: true })).toEqual([])
    expect(codes({ onePlay: true })).toEqual(['option-without-expansion §15.6'])
    expect(codes({ expansion: 'players', onePlay: 'perhaps' })).toEqual(['option-unknown-value §15.6'])
    expect(codes({ expansion: 'players', onePlay: true }, 'hat-trick-1')).toEqual(['option-unknown §12.5'])
  })

  test('P5 a position says so', () => {
    const { options } = hatTrick.position(third({ onePlay: true }).state) as { options?: unknown }
    expect(options).toMatchObject({ expansion: 'players', onePlay: true })
  })
})
