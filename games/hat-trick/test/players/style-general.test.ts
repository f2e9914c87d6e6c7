import { ListedChance, Log } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { OUR_EXPANSION } from '../../cards/our-expansion.ts'
import { OUR_CARDS } from '../../cards/ours.ts'
import type { Style } from '../../cards/skills.ts'
import { STYLES } from '../../cards/skills.ts'
import { hatTrick } from '../../game.ts'
import type { Match, Setting } from '../match.ts'
import { expectOk, match, positionOf } from '../match.ts'
import { IN_FRONT_OF_GOAL } from '../rules/stories.ts'
import { quietly, row, styleWorth, top } from './card-facts.ts'

/** Number 7 gives the ball sideways to 6 (b3), who acts, and nobody can hinder him. */
const SHORT = { ball: 'h7', off: ['a8', 'a9'], faceUp: ['short-2-left', 'short-2-left'] } as const
const DRIBBLE = { ball: 'h7', off: ['a7'], faceUp: ['dribble-2-left', 'short-2-left'] } as const
const LONG = { ball: 'h7', faceUp: ['long-2-left', 'short-2-left'] } as const
/** One success is missing for the card. */
const TECHNICAL = { styles: ['technical', null], row: [{ kind: 'dribble', count: 1 }, null] } as const
const TACTICAL = { styles: ['tactical', null], row: [{ kind: 'short', count: 2 }, null] } as const

describe('§18 Style cards: general rules', () => {
  test('§18.1 a card won is not played on the same turn, but on the next', () => {
    // a5 waits on a5 for the next dribble.
    const m = match({
      ...DRIBBLE,
      ...TECHNICAL,
      hands: [
        ['dribble-3-left', 'short-3-left', 'short-3-right'],
        ['short-2-left', 'short-3-left', 'short-3-right'],
      ],
    })
    m.rolls(top('nutmeg')).standStill()
    expect([m.last('style-won').card, m.all('style-played'), m.phase]).toEqual(['nutmeg', [], 'play-card'])
    m.rolls('long-1-right', 'long-1-right').play('h dribble-3-left', 'a short-2-left').standStill()
    expect([m.phase, m.options(0)]).toEqual(['style-card', ['none', 'nutmeg']])
  })

  test('§18.1 as long as it lies there fresh it is refused, even in its moment', () => {
    /** What home is asked before the comparison of a long ball, with a card from earlier or just won. */
    const options = (fresh: readonly string[]): readonly string[] => {
      const position = structuredClone(
        positionOf({
          ...LONG,
          phase: 'long-ball',
          ball: 'h6',
          styles: ['physical', null],
          styleCards: [['aerial-power'], []],
        }),
      ) as unknown as { sides: { freshStyleCards: readonly string[] }[] }
      Object.assign(position.sides[0] ?? {}, { freshStyleCards: fresh })
      const state = expectOk(hatTrick.fromPosition(position as never, new ListedChance([]), new Log()))
      if (fresh.length > 0) {
        const refusal = hatTrick.explain(state, 0, hatTrick.read(state, 0, 'aerial-power'))
        expect(`${refusal.code} §${refusal.rule}`).toBe('style-just-won §18.1')
      }
      hatTrick.apply(state, 0, hatTrick.read(state, 0, '2-lines'), new ListedChance([]), new Log())
      return hatTrick.request(state, 0)?.options.map(({ action }) => action) ?? []
    }
    expect(options([])).toEqual(['none', 'aerial-power'])
    expect(options(['aerial-power'])).not.toContain('aerial-power')
  })

  test('§18.2 a skill does not help to win a card: the third short pass with one wins nothing', () => {
    const players = [{ 6: 'versatile-mid' }, {}] as const
    const plain = quietly(match({ ...SHORT, ...TACTICAL, players }).rolls(top('passing-triangle')))
    expect(plain.styleCards(0)).toEqual(['passing-triangle'])
    const helped = quietly(
      match({ ...SHORT, ...TACTICAL, players })
        .standStill()
        .play('h 6!'),
    )
    expect([helped.ball, helped.all('style-won'), row(helped, 0)]).toEqual([
      'h8',
      [],
      { kind: 'short', count: 2 },
    ])
  })

  test('§18.2 nor does a style card, nor the opponents’ skill against it', () => {
    const dribble: Setting = { ...TECHNICAL, ball: 'h7', faceUp: ['dribble-4-left', 'short-1-left'] }
    const players = [{ 6: 'playmaker*' }, {}] as const
    const own = match({ ...dribble, players, styleCards: [['nutmeg'], []] })
      .standStill()
      .play('h nutmeg')
    expect([own.last('dribbled').number, own.all('style-won'), row(own, 0).count]).toEqual([6, [], 1])
    // What the opponents use does not matter: a8 runs past the sideways pass.
    const against = match({
      ...SHORT,
      ...TACTICAL,
      off: ['a9', 'a10'],
      on: { a8: 'c2' },
      players: [{}, { 8: 'pressing-winger' }],
    })
    against.rolls(top('passing-triangle')).play('h none', 'a 8!+')
    expect([against.last('skill').seat, quietly(against).last('style-won').card]).toEqual([
      1,
      'passing-triangle',
    ])
  })

  test('§18.2 nor does a skill that only prevents another', () => {
    // h6 on b3 and a6 on a3 are neighbours; a6 could have a football more in the comparison.
    const setting: Setting = {
      ...SHORT,
      ...TACTICAL,
      on: { a6: 'a3' },
      faceUp: ['short-4-left', 'short-1-left'],
      players: [{ 6: 'combative-mid*', 7: 'playmaker*' }, { 6: 'combative-mid' }],
    }
    // He lets the utility men beside him move as they like, but not a6.
    const prevented = match(setting).standStill().play('h none').standStill().play('h 6x6')
    expect([prevented.last('prevented').number, prevented.last('comparison').result]).toEqual([6, 'won'])
    expect([prevented.all('style-won'), row(prevented, 0)]).toEqual([[], { kind: 'short', count: 2 }])
  })

  describe('P18 what a skill has helped', () => {
    const hands = [
      ['short-3-left', 'short-3-right', 'short-1-right'],
      ['short-3-left', 'short-3-right', 'short-1-right'],
    ] as const
    // A dribble between the short passes; 8 moves with a right card, by his skill.
    const faceUp = ['dribble-2-right', 'short-2-left'] as const
    const setting: Setting = { ...DRIBBLE, ...TACTICAL, hands, faceUp, off: ['a6', 'a7'] }
    /** The next short pass, from line 4. */
    const shortPass = (m: Match, ...luck: readonly number[]): Match =>
      quietly(m.rolls('long-1-right', 'long-1-right', ...luck).play('h short-3-left', 'a short-3-left'))

    test('P18 another kind ends the row, helped or not', () => {
      const plain = quietly(match(setting).play('h 9+'))
      expect([plain.last('dribbled').number, row(plain, 0)]).toEqual([6, { kind: 'dribble', count: 1 }])
      const skilled = quietly(match(setting).play('h 8!+'))
      expect([skilled.last('dribbled').number, row(skilled, 0)]).toEqual([6, { kind: null, count: 0 }])
      expect(shortPass(skilled).all('style-won')).toEqual([])
      expect(row(skilled, 0)).toEqual({ kind: 'short', count: 1 })
    })

    test('P18 by hat-trick-1 it ended nothing: the short pass after it was the third', () => {
      const skilled = quietly(match({ ...setting, rules: 'hat-trick-1' }).play('h 8!+'))
      expect([skilled.last('dribbled').number, row(skilled, 0)]).toEqual([6, { kind: 'short', count: 2 }])
      shortPass(skilled, top('passing-triangle'))
      expect(skilled.last('style-won')).toMatchObject({ seat: 0, card: 'passing-triangle' })
    })

    test.each(['hat-trick-1', 'hat-trick-2'])(
      'P18 %s: of the same kind it neither goes on with the row nor ends it',
      (rules) => {
        // 6 dribbles, after 8 has moved by his skill; one dribble was there before.
        const skilled = quietly(match({ ...setting, ...TECHNICAL, rules }).play('h 8!+'))
        expect([skilled.last('dribbled').number, skilled.all('style-won')]).toEqual([6, []])
        expect(row(skilled, 0)).toEqual({ kind: 'dribble', count: 1 })
      },
    )

    test.each([
      ['hat-trick-1', { kind: 'dribble', count: 1 }],
      ['hat-trick-2', { kind: null, count: 0 }],
    ] as const)('P18 %s: an action that failed, though helped and the ball kept', (rules, left) => {
      // Pushed into the final line by a3, 10 has nothing ahead of him to dribble into.
      const m = match({
        ...TECHNICAL,
        rules,
        ball: 'h11',
        faceUp: ['dribble-2-right', 'short-2-right'],
        players: [{}, { 3: 'solid-cb' }],
      })
      m.play('h 8!+').rolls('short-3-left').play('a 3!+')
      expect([m.ball, m.field('h10'), m.all('dribbled')]).toEqual(['h10', 'b6', []])
      expect(row(m, 0)).toEqual(left)
    })

    test('P18 a skill used after the success keeps it from counting, too', () => {
      // The pass, which would be the third, has reached 8 when the playmaker gives it to 9 instead.
      const players = [{ 6: 'playmaker' }, {}] as const
      const won = quietly(match({ ...SHORT, ...TACTICAL, players }).rolls(top('passing-triangle')))
      expect(won.last('style-won').card).toBe('passing-triangle')
      const m = match({ ...SHORT, ...TACTICAL, players }).standStill()
      expect([m.ball, m.phase, m.options(0)]).toEqual(['h8', 'skill', ['none', '6!9']])
      quietly(m.play('h 6!9'))
      expect([m.ball, m.all('style-won'), row(m, 0)]).toEqual(['h9', [], { kind: 'short', count: 2 }])
    })
  })

  test('P18 a Total team does not win by a line changed with a skill', () => {
    // 8 on a4 and 10 on a5 change places: two of home's players have changed lines.
    const setting: Setting = { ...SHORT, on: { h10: 'a5' }, styles: ['total', null] }
    const moved = match({ ...setting })
      .rolls(top('change-roles'))
      .play('h 8+')
    expect(quietly(moved).styleCards(0)).toEqual(['change-roles'])
    const skilled = match({ ...setting, faceUp: ['short-2-right', 'short-2-left'] }).play('h 8!+')
    expect([skilled.field('h8'), skilled.field('h10')]).toEqual(['a5', 'a4'])
    expect(quietly(skilled).all('style-won')).toEqual([])
  })

  test('§18.3 no card is won in a scoring opportunity', () => {
    const dribble = match({ ...IN_FRONT_OF_GOAL, ...TECHNICAL, faceUp: ['dribble-2-left', 'short-2-left'] })
    dribble.standStill().play('h wait')
    const lines = match({
      ...IN_FRONT_OF_GOAL,
      styles: ['total', null],
      on: { h10: 'b6', h8: 'a4', h11: 'a5' },
      faceUp: ['short-2-left', 'short-2-left'],
    })
    lines.play('h 8+', 'a none')
    lines.play('h 8', 'h wait')
    expect([lines.field('h8'), lines.field('h11')]).toEqual(['a5', 'a4'])
    for (const m of [dribble, lines]) expect([m.all('style-won'), m.styleCards(0)]).toEqual([[], []])
  })

  test('§18.4 every time the condition is met there is a new card, as long as the deck has one', () => {
    const won = (held: readonly string[], luck: readonly number[]) =>
      match({ ...DRIBBLE, ...TECHNICAL, styleCards: [held, []] })
        .rolls(...luck)
        .standStill()
    expect(quietly(won(['nutmeg'], [top('quick-feet')])).styleCards(0)).toEqual(['nutmeg', 'quick-feet'])
    const all = quietly(won(['draw-the-foul', 'nutmeg', 'quick-feet'], []))
    expect([all.all('style-won'), all.styleCards(0)]).toEqual([[], ['draw-the-foul', 'nutmeg', 'quick-feet']])
  })

  test('§18.5 one card a turn for each coach', () => {
    const lost = () =>
      match({
        ball: 'h7',
        on: { a2: 'd5', a3: 'a5' },
        faceUp: ['long-1-left', 'short-4-left'],
        players: [{}, { 2: 'solid-cb', 3: 'solid-cb' }],
        styles: ['physical', 'tactical'],
        styleCards: [['second-ball', 'aerial-power'], ['compact-block']],
      })
        .standStill()
        .play('h 2-lines', 'a compact-block')
    // Intercepted all the same: second-ball would be due, but home has played a card; away has played one too.
    const m = lost().play('h aerial-power', 'a 2')
    expect([m.ball, m.phase, m.styleCards(0)]).toEqual(['a2', 'play-card', ['second-ball']])
    expect(m.all('style-played').map(({ seat }) => seat)).toEqual([1, 0])
    const saved = lost().play('h none', 'a 2')
    expect([saved.phase, saved.options(0)]).toEqual(['style-card', ['none', 'second-ball']])
  })

  test('§18.5 the refusal says so, and in the next turn there is another', () => {
    const m = match({
      ...SHORT,
      styles: ['total', null],
      styleCards: [['change-roles', 'flood-the-box'], []],
    })
    m.play('h none', 'h change-roles:10&11')
    expect([m.phase, m.refusal('h flood-the-box')]).toEqual(['defence-move', 'style-already-played §18.5'])
    m.play('a none').rolls('long-1-right', 'long-1-right')
    m.play('h short-3-left', 'a short-3-left')
    expect([m.phase, m.refusal('h flood-the-box')]).toEqual(['attack-move', 'style-not-now §19.3'])
  })

  /** Both could play a card at the comparison of a long ball; who is asked first if the cards had these styles. */
  const firstAsked = (attackers: Style, defenders: Style): readonly string[] => {
    const restyled: Readonly<Record<string, Style>> = {
      'aerial-power': attackers,
      'compact-block': defenders,
    }
    const expansion = {
      ...OUR_EXPANSION,
      name: 'restyled',
      styles: OUR_EXPANSION.styles.map((card) => ({ ...card, style: restyled[card.id] ?? card.style })),
    }
    const m = match({
      ...LONG,
      options: { expansion: 'players', cards: { ...OUR_CARDS, expansion } },
      players: [{}, {}],
      styles: [attackers, defenders],
      styleCards: [['aerial-power'], ['compact-block']],
    })
    m.standStill().play('h 2-lines')
    const first = m.awaiting
    m.play(first[0] === 'home' ? 'h aerial-power' : 'a compact-block')
    m.play(first[0] === 'home' ? 'a compact-block' : 'h aerial-power')
    expect(m.last('comparison').skills).toEqual([styleWorth('aerial-power'), styleWorth('compact-block')])
    return first
  }

  test('§18.6 cards of the same moment in the order Tactical, Technical, Physical, Total', () => {
    expect(STYLES).toEqual(['tactical', 'technical', 'physical', 'total'])
    for (const [i, one] of STYLES.entries()) {
      for (const other of STYLES.slice(i + 1)) {
        expect([one, other, firstAsked(one, other)]).toEqual([one, other, ['home']])
        expect([other, one, firstAsked(other, one)]).toEqual([other, one, ['away']])
      }
    }
  })

  test('§18.7 of the same style the attacker’s first', () => {
    for (const style of STYLES) expect([style, firstAsked(style, style)]).toEqual([style, ['home']])
  })

  test('§18.8 no action is successful in an opportunity: no third man after a short pass', () => {
    const held: Setting = { styles: ['tactical', null], styleCards: [['passing-triangle'], []] }
    const m = match({
      ...IN_FRONT_OF_GOAL,
      ...held,
      on: { h10: 'b6', h11: 'c5', h9: 'd5' },
      faceUp: ['short-2-left', 'short-2-left'],
    })
    m.standStill().play('h 11')
    expect([m.ball, m.phase, m.styleCards(0)]).toEqual(['h11', 'shoot-or-not', ['passing-triangle']])
    const normal = match({ ...SHORT, ...held, on: { h10: 'b4' } }).standStill()
    expect([normal.phase, normal.options(0)]).toEqual([
      'style-card',
      ['none', 'passing-triangle:6', 'passing-triangle:10'],
    ])
  })

  test('§18.9 a free kick outside the action does not move the ball', () => {
    const hands = [
      ['dribble-1-left', 'short-3-left', 'short-3-right'],
      ['short-2-left', 'short-3-left', 'short-3-right'],
    ] as const
    const m = match({ ball: 'h6', hands, styles: ['technical', null], styleCards: [['draw-the-foul'], []] })
    m.rolls('long-1-right', 'long-1-right').play('h dribble-1-left', 'a short-2-left', 'h draw-the-foul')
    expect([m.ball, m.field('h6'), m.field('a7')]).toEqual(['h6', 'b3', 'b4'])
    m.play('a none', 'h none', 'h play-on')
    expect(m.last('turn')).toMatchObject({ seat: 0, number: 6, line: 3 })
  })

  test('§18.10 skills before style cards, the defender’s skill too before the attacker’s card', () => {
    const m = match({
      ball: 'h9',
      on: { a2: 'a5' },
      faceUp: ['dribble-2-left', 'short-2-left'],
      players: [{ 8: 'touchline-winger*' }, { 2: 'solid-cb*' }],
      styles: ['technical', 'physical'],
      styleCards: [['nutmeg'], ['every-duel']],
    }).standStill()
    const questions: string[] = []
    while (m.phase === 'skill' || m.phase === 'style-card') {
      questions.push(`${m.awaiting.join()} ${m.phase}`)
      m.play(m.awaiting[0] === 'home' ? 'h none' : 'a none')
    }
    expect(questions).toEqual(['home skill', 'away skill', 'home style-card', 'away style-card'])
  })
})
