import { describe, expect, test } from 'vitest'
import { FIRST_EXPANSION, OUR_EXPANSION } from '../../cards/our-expansion.ts'
import { FIRST_STYLE_CARD_IDS } from '../../text/players/text.ts'
import type { Setting } from '../match.ts'
import { FIRST_PLAYER_CARDS, plus, quietly, styleWorth } from './card-facts.ts'
import {
  asked,
  DRIBBLE,
  LONG,
  SHORT,
  SHORT_LOST,
  shooting as shootingWith,
  holding as storyOf,
  untouched,
} from './style-stories.ts'

/** The same stories with the player cards as they were first published. */
const holding = (seat: 'home' | 'away', id: string, setting: Setting) =>
  storyOf(seat, id, { ...setting, options: FIRST_PLAYER_CARDS })
const shooting = (seat: 'home' | 'away', id: string) => shootingWith(seat, id, FIRST_PLAYER_CARDS)

describe('§19.18 Style cards of the first player cards', () => {
  test('§19.18 five of the twelve were others, and every other figure is the same', () => {
    const ids = ({ styles }: typeof OUR_EXPANSION) => styles.map(({ id }) => id)
    expect(ids(FIRST_EXPANSION).filter((id) => !ids(OUR_EXPANSION).includes(id))).toEqual(
      FIRST_STYLE_CARD_IDS,
    )
    const rest = ({ keeper, types, conditions, budgets }: typeof OUR_EXPANSION) => ({
      keeper,
      types,
      conditions,
      budgets,
    })
    expect(rest(FIRST_EXPANSION)).toEqual(rest(OUR_EXPANSION))
  })

  test('§19.18 third-man: after one’s own short pass the receiver gives the ball on to a neighbour at once', () => {
    // 8 on a4 receives; 10 is beside him on b4 and 6 right behind him on a3.
    const m = holding('home', 'third-man', { ...SHORT, off: ['a8', 'a9'], on: { h10: 'b4', h4: 'a3' } })
    m.standStill()
    expect(asked(m)).toEqual(['style-card', ['home'], ['none', 'third-man:4', 'third-man:6', 'third-man:10']])
    m.play('h third-man:10')
    expect([m.ball, m.last('laid-off'), m.styleCards(0)]).toEqual([
      'h10',
      { kind: 'laid-off', seat: 0, from: 8, to: 10 },
      [],
    ])
  })

  test('§19.18 third-man: not after a lost pass, a long ball, the opponents’ pass, nor without a neighbour', () => {
    const beside = { on: { h10: 'b4' } }
    const long = holding('home', 'third-man', { ...LONG, off: ['a6', 'a7'], on: { h10: 'd3', h9: 'b4' } })
    long.standStill().play('h 1-lines')
    expect(long.ball).toBe('h8')
    const lost = holding('home', 'third-man', { ...SHORT_LOST, on: { ...SHORT_LOST.on, ...beside.on } })
    lost.standStill().play('a 2')
    const theirs = holding('away', 'third-man', { ...SHORT, ...beside, off: ['a8', 'a9'] }).standStill()
    const diagonal = holding('home', 'third-man', {
      ...SHORT,
      off: ['a8', 'a9'],
      on: { h10: 'b3', h6: 'b2' },
    })
    expect(quietly(diagonal).ball).toBe('h8')
    untouched(long, lost, theirs, diagonal)
  })

  test('§19.18 step-over: more footballs in one’s own dribble', () => {
    const m = holding('home', 'step-over', DRIBBLE).standStill()
    expect(asked(m)).toEqual(['style-card', ['home'], ['none', 'step-over']])
    expect(m.play('h step-over').last('comparison').skills).toEqual([styleWorth('step-over'), 0])
  })

  test('§19.18 step-over: not with a pass, not against a dribble, not where there is nothing to compare', () => {
    const pass = holding('home', 'step-over', SHORT).standStill()
    const theirs = holding('away', 'step-over', DRIBBLE).standStill()
    const free = holding('home', 'step-over', { ...DRIBBLE, off: ['a7'] }).standStill()
    expect(free.last('dribbled').number).toBe(6)
    untouched(pass, theirs, free)
  })

  test('§19.18 curled-shot: one’s own shot has more power', () => {
    const m = shooting('home', 'curled-shot')
    expect(asked(m)).toEqual(['style-card', ['home'], ['none', 'curled-shot']])
    m.play('h curled-shot', 'h left', 'a centre')
    expect(m.last('duel').power).toBe(1 + plus('dribble', 'left') + styleWorth('curled-shot'))
    const kept = shooting('home', 'curled-shot').play('h none', 'h left', 'a centre')
    expect(kept.last('duel').power).toBe(1 + plus('dribble', 'left'))
  })

  test('§19.18 curled-shot: not when the opponents shoot', () => {
    const m = shooting('away', 'curled-shot')
    expect(m.phase).toBe('duel')
    untouched(m)
  })

  test('§19.18 full-blooded: more footballs in defence against a dribble', () => {
    const m = holding('away', 'full-blooded', DRIBBLE).standStill()
    expect(asked(m)).toEqual(['style-card', ['away'], ['none', 'full-blooded']])
    expect(m.play('a full-blooded').last('comparison').skills).toEqual([0, styleWorth('full-blooded')])
  })

  test('§19.18 full-blooded: not against a pass, not for one’s own dribble', () => {
    const pass = holding('away', 'full-blooded', SHORT).standStill()
    const own = holding('home', 'full-blooded', DRIBBLE).standStill()
    for (const m of [pass, own]) expect(m.all('comparison')).toHaveLength(1)
    untouched(pass, own)
  })

  test('§19.18 everybody-forward: attacking, after one’s move any player takes a step forward, of either side', () => {
    const m = holding('home', 'everybody-forward', SHORT).play('h none')
    const steps = [2, 3, 4, 5, 6, 8, 9, 10, 11].map((number) => `everybody-forward:${number}+`)
    // Everybody but the carrier, with a left card.
    expect(asked(m)).toEqual(['style-card', ['home'], ['none', ...steps]])
    m.play('h everybody-forward:9+')
    expect([m.field('h9'), m.field('a4'), m.phase]).toEqual(['d5', 'd4', 'defence-move'])
  })

  test('§19.18 everybody-forward: not in defence, not onto the carrier, not off the pitch', () => {
    const defending = holding('away', 'everybody-forward', SHORT).play('h none', 'a none')
    expect(defending.all('comparison')).toHaveLength(1)
    untouched(defending)
    const m = holding('home', 'everybody-forward', { ...SHORT, on: { h11: 'c2', h10: 'b6' } }).play('h none')
    // 11 stands right behind the carrier, 10 in the final line.
    expect([m.refusal('h everybody-forward:11+'), m.refusal('h everybody-forward:10+')]).toEqual([
      'style-not-now §19.3',
      'style-not-now §19.3',
    ])
    expect(m.refusal('h everybody-forward:8+')).toBe('legal')
  })
})
