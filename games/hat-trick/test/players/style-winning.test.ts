import { describe, expect, test } from 'vitest'
import { OUR_EXPANSION } from '../../cards/our-expansion.ts'
import type { Match, Setting } from '../match.ts'
import { match } from '../match.ts'
import { IN_FRONT_OF_GOAL } from '../rules/stories.ts'
import { footballs, level, passOn, quietly, row, top } from './card-facts.ts'

/** Number 7 gives the ball sideways to 6 (b3), who acts, and nobody can hinder him. */
const SHORT = { ball: 'h7', off: ['a8', 'a9'], faceUp: ['short-2-left', 'short-2-left'] } as const
const DRIBBLE = { ball: 'h7', off: ['a7'], faceUp: ['dribble-2-left', 'short-2-left'] } as const
/** A short pass that is lost to a2. */
const SHORT_LOST = {
  ball: 'h7',
  on: { a2: 'a3', a3: 'd3' },
  faceUp: ['short-1-left', 'short-4-left'],
  players: [{}, { 2: 'solid-cb', 3: 'solid-cb' }],
} as const satisfies Setting
/** One success is missing for the card. */
const TACTICAL = { styles: ['tactical', null], row: [{ kind: 'short', count: 2 }, null] } as const
const TECHNICAL = { styles: ['technical', null], row: [{ kind: 'dribble', count: 1 }, null] } as const
const PHYSICAL = { styles: ['physical', null], row: [{ kind: 'long', count: 1 }, null] } as const
const NO_ROW = { kind: null, count: 0 }

const ANSWERS = ['short-1-left', 'short-1-right', 'short-2-left'] as const
/** A match from its next card on, in which home plays these in turn. */
const playing = (cards: readonly [string, string, string], setting: Setting): Match =>
  match({ hands: [cards, ANSWERS], ...setting })
/** The nth turn of it: both lay a card and draw another; more luck may follow. */
const lay = (m: Match, nth: 1 | 2 | 3, home: string, ...luck: readonly number[]): Match => {
  const drawn = `long-${nth + 1}-right`
  return m.rolls(drawn, drawn, ...luck).play(`h ${home}`, `a ${ANSWERS[nth - 1] ?? ''}`)
}

describe('§19.1 Four styles', () => {
  test('§19.1 three cards each, and a team has the style of its team card', () => {
    const counts = new Map<string, number>()
    for (const { style } of OUR_EXPANSION.styles) counts.set(style, (counts.get(style) ?? 0) + 1)
    expect(Object.fromEntries(counts)).toEqual({ tactical: 3, technical: 3, physical: 3, total: 3 })
    const [home, away] = [OUR_EXPANSION.teams.at(0), OUR_EXPANSION.teams.at(-1)]
    const m = match({ options: { expansion: 'players' }, teams: [home?.id ?? '', away?.id ?? ''] })
    expect([m.style(0), m.style(1)]).toEqual([home?.style, away?.style])
  })

  test('§19.1 a team wins cards of its own style only', () => {
    for (const style of ['technical', 'physical', 'total'] as const) {
      const m = match({ ...SHORT, ...TACTICAL, styles: [style, null] }).standStill()
      expect([m.ball, m.phase, m.all('style-won')]).toEqual(['h8', 'play-card', []])
    }
  })

  test('§19.1 one deck a style for both coaches: what one holds or has used the other cannot win', () => {
    const both: Setting = { ...DRIBBLE, ...TECHNICAL, styles: ['technical', 'technical'] }
    const held = { styleCards: [['nutmeg'], ['quick-feet']] } as const
    const last = match({ ...both, ...held })
      .rolls(top('draw-the-foul'))
      .standStill()
    expect([last.styleCards(0), last.styleCards(1)]).toEqual([['draw-the-foul', 'nutmeg'], ['quick-feet']])
    const none = match({ ...both, ...held, usedStyleCards: [[], ['draw-the-foul']] }).standStill()
    expect([none.last('dribbled').number, none.all('style-won')]).toEqual([6, []])
  })
})

describe('§19.2 The conditions', () => {
  test('P19 a Tactical team wins a card by three successful short passes in a row', () => {
    const m = playing(['short-3-left', 'short-3-right', 'short-4-left'], {
      ball: 'h3',
      off: ['a8', 'a9', 'a10', 'a11'],
      styles: ['tactical', null],
    })
    quietly(lay(m, 1, 'short-3-left'))
    quietly(lay(m, 2, 'short-3-right'))
    expect([m.ball, row(m, 0), m.all('style-won')]).toEqual(['h6', { kind: 'short', count: 2 }, []])
    quietly(lay(m, 3, 'short-4-left', top('passing-triangle')))
    expect([m.ball, m.last('style-won').card, row(m, 0)]).toEqual(['h8', 'passing-triangle', NO_ROW])
  })

  test('P19 a Technical team wins a card by two successful dribbles in a row, and then the row begins anew', () => {
    // 6 runs from b3 to b4 and gives the ball to 8, who runs from a4 to a5 and gives it to 10.
    const m = playing(['dribble-2-left', 'dribble-3-left', 'dribble-4-left'], {
      ball: 'h7',
      off: ['a7', 'a5', 'a3'],
      styles: ['technical', null],
    })
    quietly(lay(m, 1, 'dribble-2-left'))
    expect([m.all('style-won'), row(m, 0)]).toEqual([[], { kind: 'dribble', count: 1 }])
    quietly(lay(m, 2, 'dribble-3-left', top('nutmeg')))
    expect(m.last('style-won')).toEqual({ kind: 'style-won', seat: 0, style: 'technical', card: 'nutmeg' })
    expect([m.styleCards(0), row(m, 0)]).toEqual([['nutmeg'], NO_ROW])
    quietly(lay(m, 3, 'dribble-4-left'))
    expect([m.all('dribbled').length, m.all('style-won').length, row(m, 0).count]).toEqual([3, 1, 1])
  })

  test('P19 a Physical team wins a card by two successful long balls in a row', () => {
    const m = match({ ...SHORT, ...PHYSICAL, off: ['a6', 'a7'], faceUp: ['long-2-left', 'short-2-left'] })
    m.rolls(top('second-ball')).standStill().play('h 1-lines')
    expect([m.ball, m.last('style-won').card, row(m, 0)]).toEqual(['h8', 'second-ball', NO_ROW])
    const first = match({
      ...SHORT,
      styles: ['physical', null],
      off: ['a6', 'a7'],
      faceUp: ['long-2-left', 'short-2-left'],
    })
    first.standStill().play('h 1-lines')
    expect([first.all('style-won'), row(first, 0)]).toEqual([[], { kind: 'long', count: 1 }])
  })

  /** 10 stands on a5: if 8 steps forward, both of them change lines. */
  const TOTAL: Setting = { ...SHORT, on: { h10: 'a5' }, styles: ['total', null] }

  test('P19 a Total team wins one by a turn in which two own players changed lines and the action succeeded', () => {
    const moved = match(TOTAL).rolls(top('everybody-back')).play('h 8+')
    expect(quietly(moved).last('style-won')).toMatchObject({ style: 'total', card: 'everybody-back' })
    // 8 past an opponent, and the dribbler himself.
    const dribbled = match({ ...DRIBBLE, styles: ['total', null] })
      .rolls(top('everybody-back'))
      .play('h 8+')
    expect(quietly(dribbled).styleCards(0)).toEqual(['everybody-back'])
  })

  test('P19 one player who changed lines is not enough, nor are two if the action failed', () => {
    const one = quietly(match({ ...TOTAL, on: {} }).play('h 8+'))
    expect([one.field('h8'), one.ball, one.all('style-won')]).toEqual(['a5', 'h9', []])
    const failed = match({ ...SHORT_LOST, on: { ...SHORT_LOST.on, h10: 'a5' }, styles: ['total', null] })
    failed.play('h 8+').standStill().play('a 2')
    expect([failed.field('h8'), failed.field('h10'), failed.ball, failed.all('style-won')]).toEqual([
      'a5',
      'a4',
      'a2',
      [],
    ])
  })

  test('P19 two players in two turns are not two in one turn', () => {
    const m = playing(['short-3-left', 'short-3-right', 'short-4-left'], {
      ball: 'h3',
      off: ['a8', 'a9', 'a10', 'a11'],
      styles: ['total', null],
    })
    quietly(lay(m, 1, 'short-3-left').play('h 8+'))
    quietly(lay(m, 2, 'short-3-right').play('h 9+'))
    expect([m.field('h8'), m.field('h9'), m.ball]).toEqual(['a5', 'd5', 'h6'])
    expect(m.all('style-won')).toEqual([])
  })

  test('§19.2 another action in between begins another row', () => {
    const m = quietly(match({ ...DRIBBLE, ...TACTICAL }))
    expect([m.last('dribbled').number, row(m, 0)]).toEqual([6, { kind: 'dribble', count: 1 }])
  })

  test('§19.2 a dribble that only pushes the ball to a team-mate ahead is no successful one', () => {
    const m = quietly(match({ ...DRIBBLE, ...TECHNICAL, off: [], on: { h10: 'b4' } }))
    expect([m.ball, m.all('style-won'), row(m, 0)]).toEqual(['h10', [], NO_ROW])
  })

  test('§19.2 a failed action ends the row', () => {
    const m = match({ ...SHORT_LOST, ...TACTICAL })
      .standStill()
      .play('a 2')
    expect([m.all('style-won'), row(m, 0)]).toEqual([[], NO_ROW])
  })

  test('§19.2 a foul ends the row, though the ball goes forward', () => {
    const { attacker, defender } = level(['utility-man', 'playmaker'], ['utility-man', 'defensive-mid'])
    const players = [{ 6: attacker }, { 7: defender }] as const
    const m = passOn(match({ ...DRIBBLE, ...TECHNICAL, off: [], players }).standStill())
    expect([m.last('comparison').result, m.field('h6')]).toEqual(['foul', 'b4'])
    expect([m.all('style-won'), row(m, 0)]).toEqual([[], NO_ROW])
  })

  test('§19.2 a foul in the defender’s move ends the row as well', () => {
    // a2 steps from b4 onto the carrier, and the card drawn says that it was a foul.
    const players = [{}, { 2: 'solid-cb' }] as const
    const m = match({ ...SHORT, ...TACTICAL, on: { a2: 'b4' }, players }).play('h none')
    m.rolls('short-1-left').play('a 2!+')
    expect([m.last('foul').number, m.phase]).toEqual([2, 'free-kick-defence'])
    expect(row(m, 0)).toEqual(NO_ROW)
  })

  test('§19.2 the loss of the ball ends the row, though the pass had arrived', () => {
    const players = [{}, { 9: 'pressing-winger*' }] as const
    const m = match({ ...SHORT, ...TACTICAL, off: ['a8'], on: { a9: 'a5' }, players }).standStill()
    m.play('a 9!')
    expect([m.last('comparison').result, m.ball]).toEqual(['won', 'a9'])
    expect([m.all('style-won'), row(m, 0)]).toEqual([[], NO_ROW])
  })

  /** A shot of home that the keeper holds; the hands of two are filled up. */
  const held = (more: Setting): Match => {
    const m = match({ ...IN_FRONT_OF_GOAL, ...TACTICAL, faceUp: ['dribble-1-left', 'short-1-left'], ...more })
    m.standStill().play('h shoot', 'h left', 'a left')
    const drawn = footballs(m.last('duel').power + 1)
    m.rolls(...drawn, 'dribble-2-right', 'dribble-2-right').play(...drawn.map(() => 'a draw'))
    return m.rolls('long-4-right').play('a none', 'h none', 'a dribble-2-right')
  }

  test('§19.2 a ball the keeper holds is lost: the row ends', () => {
    const m = held({})
    expect([m.order('saved', 'goal-kick-played'), m.ball]).toEqual([['saved', 'goal-kick-played'], 'a2'])
    expect(row(m, 0)).toEqual(NO_ROW)
  })

  test('§19.2 a ball the keeper holds is lost, even if his goal kick comes back', () => {
    const m = held({ off: ['a2', 'a3'] })
    expect([m.order('saved', 'goal-kick-played'), m.ball]).toEqual([['saved', 'goal-kick-played'], 'h10'])
    expect(row(m, 0)).toEqual(NO_ROW)
  })
})

describe('§19.3 Open cards', () => {
  test('§19.3 a card is played right at its moment; later it is too late, and it stays', () => {
    const m = match({
      ...SHORT,
      off: [],
      styles: [null, 'tactical'],
      styleCards: [[], ['compact-block']],
    }).standStill()
    expect([m.phase, m.awaiting]).toEqual(['style-card', ['away']])
    m.play('a none')
    expect(m.all('comparison')).toHaveLength(1)
    expect([m.refusal('a compact-block'), m.styleCards(1)]).toEqual([
      'style-not-now §19.3',
      ['compact-block'],
    ])
  })

  test('P20 the opponent sees which card was won; once used it lies aside and cannot be played again', () => {
    const m = match({ ...DRIBBLE, ...TECHNICAL })
      .rolls(top('quick-feet'))
      .standStill()
    for (const viewer of ['home', 'away'] as const) {
      expect(m.heardBy(viewer)).toContainEqual({
        kind: 'style-won',
        seat: 0,
        style: 'technical',
        card: 'quick-feet',
      })
      expect(m.view(viewer).sides[0].styleCards).toEqual(['quick-feet'])
    }
    const used = match({ ...DRIBBLE, off: [], styles: ['technical', null], styleCards: [['nutmeg'], []] })
    used.standStill().play('h nutmeg')
    expect(used.view('away').sides[0]).toMatchObject({ styleCards: [], usedStyleCards: ['nutmeg'] })
    expect(used.refusal('h nutmeg')).toBe('style-not-held §19.3')
  })
})

describe('§19.5 Teams built with a budget', () => {
  const BUILT = { styles: [null, null] } as const

  test('§19.5 the first condition offers its style; who takes the card has this style from then on', () => {
    const m = match({ ...DRIBBLE, ...TECHNICAL, ...BUILT }).standStill()
    expect([m.phase, m.awaiting, m.options(0)]).toEqual(['take-style', ['home'], ['none', 'take-technical']])
    expect(m.refusal('h take-tactical')).toBe('not-an-option §19.5')
    m.rolls(top('draw-the-foul')).play('h take-technical')
    expect([m.style(0), m.styleCards(0), row(m, 0)]).toEqual(['technical', ['draw-the-foul'], NO_ROW])
    expect(m.style(1)).toBeNull()
  })

  test('§19.5 a coach may decline and wait for another style', () => {
    const m = playing(['short-3-left', 'short-3-right', 'short-4-left'], {
      ...DRIBBLE,
      ...TECHNICAL,
      ...BUILT,
      off: ['a6', 'a7'],
      on: { h10: 'a5' },
    })
    m.standStill().play('h none')
    expect([m.last('style-declined').seat, m.style(0), m.styleCards(0)]).toEqual([0, null, []])
    // In the next turn 8 and 10 change lines and a short pass arrives: now it is the Total style.
    quietly(lay(m, 1, 'short-3-left').play('h 8+'))
    expect([m.phase, m.options(0)]).toEqual(['take-style', ['none', 'take-total']])
    m.rolls(top('flood-the-box')).play('h take-total')
    expect([m.style(0), m.styleCards(0)]).toEqual(['total', ['flood-the-box']])
  })

  test('§19.5 two conditions at once: the coach chooses', () => {
    const m = quietly(match({ ...DRIBBLE, ...TECHNICAL, ...BUILT }).play('h 8+'))
    expect(m.options(0)).toEqual(['none', 'take-technical', 'take-total'])
    m.rolls(top('change-roles')).play('h take-total')
    expect([m.style(0), m.styleCards(0)]).toEqual(['total', ['change-roles']])
  })

  test('§19.5 a style whose deck is empty is not offered', () => {
    const m = match({
      ...DRIBBLE,
      ...TECHNICAL,
      styles: [null, 'technical'],
      styleCards: [[], ['draw-the-foul', 'nutmeg', 'quick-feet']],
    }).standStill()
    expect([m.last('dribbled').number, m.phase]).toEqual([6, 'play-card'])
  })
})
