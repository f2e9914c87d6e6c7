import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../../cards/ours.ts'
import type { Match, Setting } from '../match.ts'
import { expectDefined } from '../match.ts'
import type { Players } from './skill-stories.ts'
import { amountOf, LONG_WON, SHORT_LOST, SHORT_WON, story, told, usesOf } from './skill-stories.ts'

describe('FAQ, midfielders (English and German booklet)', () => {
  test('FAQ defensive-mid gold: a long ball that reached the opponent by an interception? Yes', () => {
    const m = told([{ 7: 'defensive-mid*' }, {}], {
      ball: 'h6',
      on: { h7: 'd4' },
      off: ['h10'],
      faceUp: ['long-1-left', 'short-4-left'],
    }).play('h 2-lines')
    expect(m.last('intercepted')).toMatchObject({ seat: 1, number: 4, line: 5 })
    expect([m.awaiting, m.options(0)]).toEqual([['home'], ['none', '7!']])
    m.play('h 7!')
    expect([m.ball, m.gold('h7')]).toEqual(['h7', false])
  })

  test('FAQ defensive-mid gold: also one that the other team’s gold defensive midfielder has just taken', () => {
    const m = told([{ 6: 'defensive-mid*' }, { 7: 'defensive-mid*' }], LONG_WON).play('h 2-lines')
    expect([m.ball, m.awaiting, m.options(1)]).toEqual(['h10', ['away'], ['none', '7!']])
    m.play('a 7!')
    expect([m.ball, m.awaiting, m.options(0)]).toEqual(['a7', ['home'], ['none', '6!']])
    m.play('h 6!')
    expect([m.ball, m.gold('h6'), m.gold('a7'), m.phase]).toEqual(['h6', false, false, 'play-card'])
    // A short pass that was intercepted is none of his business.
    const short = told([{ 6: 'defensive-mid*' }, {}], { ...SHORT_LOST, on: { h6: 'd4' }, off: ['h9'] })
    expect([short.ball, short.phase, short.gold('h6')]).toEqual(['a8', 'play-card', true])
  })

  /** Number 4, a wingback, dribbles from a2 at a9 (a3); beside him, on b2, is a7. */
  const BESIDE = { ball: 'h5', on: { a7: 'b2' }, faceUp: ['dribble-4-left', 'short-1-left'] } as const
  const COMBATIVE = [{ 4: 'wingback' }, { 7: 'combative-mid*' }] as const

  test('FAQ combative-mid gold: a skill nobody has declared? Yes, if it could be used at that moment', () => {
    const m = told(COMBATIVE, BESIDE)
    expect([m.phase, m.awaiting, m.options(1), m.all('skill')]).toEqual([
      'prevent',
      ['away'],
      ['none', '7x4'],
      [],
    ])
    m.play('a 7x4')
    expect([m.last('comparison').skills, m.gold('a7'), m.gold('h4')]).toEqual([undefined, false, false])
    // With a pass the skill could not be used, and there is nothing to prevent.
    const pass = told(COMBATIVE, { ...BESIDE, faceUp: ['short-4-left', 'short-1-left'] })
    expect([pass.phase, pass.all('prevented'), pass.gold('a7')]).toEqual(['play-card', [], true])
  })

  test('FAQ box-to-box silver: next to whom, and when? In the moment of the skill he borrows: after the dribble', () => {
    const RUN = { ball: 'h7', off: ['a7'], faceUp: ['dribble-4-left', 'short-1-left'] } as const
    const players = [{ 6: 'box-to-box', 2: 'ball-playing-cb' }, {}] as const
    const after = told(players, { ...RUN, on: { h2: 'c4' } })
    expect([after.field('h6'), usesOf(after, 'h6')]).toEqual(['b4', ['6=2!+', '6=2!.']])
    const before = told(players, { ...RUN, on: { h2: 'a3' } })
    expect([before.field('h6'), before.phase, before.gold('h6')]).toEqual(['b4', 'play-card', false])
  })

  test('FAQ box-to-box silver: of the overlapping-fb silver when the pass has arrived', () => {
    const players = [{ 7: 'box-to-box', 4: 'overlapping-fb' }, {}] as const
    const PASS = { ...SHORT_WON, ball: 'h5', on: { h5: 'c3', h7: 'b4', h3: 'a4', h4: 'c4' } } as const
    const m = told(players, PASS)
    expect([m.ball, usesOf(m, 'h7'), usesOf(m, 'h4')]).toEqual(['h3', ['7=4!+'], []])
    m.play('h 7=4!+')
    expect([m.field('h7'), m.gold('h7'), m.gold('h4')]).toEqual(['b5', true, false])
    // He was his neighbour when the turn began, but has gone forward since.
    const gone = story(players, PASS).play('h 4+', 'a none')
    expect([gone.ball, gone.field('h4'), gone.phase]).toEqual(['h3', 'c5', 'play-card'])
  })

  test('FAQ box-to-box silver: of the inverted-winger silver when the round begins (English booklet)', () => {
    const RUN = { ball: 'h10', off: ['h11', 'a3'], faceUp: ['dribble-4-left', 'short-1-left'] } as const
    const players = [{ 7: 'box-to-box', 8: 'inverted-winger' }, {}] as const
    const behind = told(players, { ...RUN, on: { h7: 'a3' } })
    expect([behind.phase, behind.options(0)]).toEqual(['skill', ['none', '7=8!', '8!']])
    // P41 In the middle it would be no use to him; by hat-trick-1 he could flip by it all the same.
    const beside = (rules: string) => told(players, { ...RUN, on: { h7: 'b4' }, rules }).options(0)
    expect(beside('hat-trick-2')).toEqual(['none', '8!'])
    expect(beside('hat-trick-1')).toEqual(['none', '7=8!', '8!'])
    const across = told(players, { ...RUN, on: { h7: 'b3' } })
    expect(across.options(0)).toEqual(['none', '8!'])
  })

  test('FAQ versatile-mid silver: do the players of his team include him? Yes (English booklet)', () => {
    const each = amountOf('versatile-mid', 'silver')
    const two = told([{ 6: 'versatile-mid' }, {}], SHORT_WON).play('h 6!')
    expect(two.last('comparison').skills).toEqual([2 * each, 0])
    const alone = told([{ 6: 'versatile-mid' }, {}], { ...SHORT_WON, ball: 'h6', off: ['h7'] }).play('h 6!')
    expect(alone.last('comparison').skills).toEqual([each, 0])
  })

  test('FAQ versatile-mid silver, versatile-mid gold: in a snapshot? No', () => {
    for (const card of ['versatile-mid', 'versatile-mid*']) {
      // Beside him stands a Solid centre-back, who has more in defence: gold has something to do.
      const setting = {
        ball: 'h8',
        on: { h6: 'b4', h2: 'c4' },
        events: ['snapshot'],
        faceUp: ['short-4-left', 'short-1-left'],
      } as const
      const tale = () => told([{ 6: card, 2: 'solid-cb' }, {}], setting)
      const snapshot = tale().play('h snapshot')
      expect([snapshot.phase, snapshot.gold('h6')], card).toEqual(['duel', card.endsWith('*')])
      expect(tale().play('h action').options(0), card).toEqual(['none', '6!'])
    }
  })

  test('FAQ versatile-mid silver, versatile-mid gold: in a scoring opportunity? No', () => {
    for (const card of ['versatile-mid', 'versatile-mid*']) {
      const m = told([{ 6: card, 2: 'solid-cb' }, { 7: card }], {
        ball: 'h10',
        on: { h10: 'b6', h6: 'c6', h2: 'd6', a7: 'a6' },
        opportunity: true,
        hands: [
          ['short-1-left', 'short-1-right'],
          ['short-1-left', 'short-1-right'],
        ],
        faceUp: ['short-4-left', 'short-1-left'],
      })
      expect([m.ball, m.phase], card).toEqual(['h6', 'opportunity-pass'])
      m.play('h 10')
      expect([m.phase, m.refusal('h 6!')], card).toEqual(['shoot-or-not', 'skill-not-now §15.3'])
      m.play('h shoot')
      expect([m.phase, m.gold('h6'), m.gold('a7')], card).toEqual([
        'duel',
        card.endsWith('*'),
        card.endsWith('*'),
      ])
    }
  })
})

describe('FAQ, wingers (English and German booklet)', () => {
  test('FAQ pressing-winger gold: a short pass that reached the opponent by an interception? Yes', () => {
    const m = told([{ 9: 'pressing-winger*' }, {}], SHORT_LOST)
    expect([m.ball, m.awaiting, m.options(0)]).toEqual(['a8', ['home'], ['none', '9!']])
    m.play('h 9!')
    expect([m.ball, m.gold('h9')]).toEqual(['h9', false])
    // A long one is not his.
    const long = told([{ 9: 'pressing-winger*' }, {}], {
      ball: 'h6',
      off: ['h10', 'h7'],
      faceUp: ['long-1-left', 'short-4-left'],
    }).play('h 2-lines')
    expect([long.ball, long.field('a4'), long.phase, long.gold('h9')]).toEqual([
      'a4',
      'd5',
      'play-card',
      true,
    ])
  })

  const { final } = OUR_CARDS.keeping
  const plus = expectDefined(
    OUR_CARDS.shooting.find(({ kind, corner }) => kind === 'dribble' && corner === 'left'),
    'shooting card',
  ).plus

  /** The keeper's cards that come to so many footballs. */
  const worth = (total: number): readonly string[] => {
    const fours = ['long-4-left', 'long-4-right', 'dribble-4-left', 'dribble-4-right'].slice(
      0,
      Math.floor(total / 4),
    )
    return total % 4 === 0 ? fours : [...fours, `long-${total % 4}-left`]
  }

  /** Number 8 runs to the corner flag (a6) and uses both his skills there, for he may. */
  const fromTheWing = (more: Setting = {}): Match =>
    told([{ 8: 'inverted-winger' }, {}], {
      ball: 'h8',
      on: { h8: 'a5' },
      off: ['h10', 'h11', 'a2', 'a3', 'a5'],
      hands: [
        ['dribble-1-left', 'dribble-1-right', 'dribble-2-left'],
        ['short-1-left', 'short-2-right', 'short-2-left'],
      ],
      faceUp: ['dribble-4-left', 'short-1-left'],
      ...more,
    }).play('h 8!', 'h 8!')

  /** A round in which he uses nothing, shoots into the left corner, and the keeper stays in the middle. */
  const shootWith = (m: Match, home: string, away: string): Match => {
    if (m.phase === 'skill') m.play('h none')
    return m.play(`h ${home}`, `a ${away}`).standStill().play('h shoot', 'h left', 'a centre')
  }
  const AT_WORK = { draws: final.middle, power: 1 + plus + amountOf('inverted-winger', 'gold') }
  const AT_REST = { draws: final.wing, power: 1 + plus }

  test('FAQ inverted-winger silver, inverted-winger gold: still at work after a parry? No', () => {
    const m = shootWith(fromTheWing(), 'dribble-1-left', 'short-1-left')
    expect([m.field('h8'), m.last('duel')]).toEqual(['a6', expect.objectContaining(AT_WORK)])
    const cards = worth(AT_WORK.power)
    const last = cards.length === AT_WORK.draws ? 'a draw' : 'a stop'
    for (const card of cards) {
      m.rolls(card)
      if (last === 'a draw' && card === cards.at(-1)) m.rolls('short-1-right', 'short-1-right')
      m.play('a draw')
    }
    if (last === 'a stop') m.rolls('short-1-right', 'short-1-right').play('a stop')
    expect(m.last('parried').to).toEqual({ seat: 0, number: 8 })
    shootWith(m, 'dribble-1-right', 'short-2-left')
    expect(m.last('duel')).toMatchObject(AT_REST)
  })

  test('FAQ inverted-winger silver, inverted-winger gold: nor after a corner', () => {
    const m = shootWith(fromTheWing({ events: ['corners'] }), 'dribble-1-left', 'short-1-left')
    expect(m.last('duel')).toMatchObject(AT_WORK)
    const cards = worth(AT_WORK.power + 1)
    for (const card of cards) {
      m.rolls(card)
      if (card === cards.at(-1)) m.rolls('short-1-right', 'short-1-right')
      m.play('a draw')
    }
    expect(m.last('corner')).toMatchObject({ seat: 0, number: 8 })
    m.play('a none', 'h none')
    shootWith(m, 'dribble-1-right', 'short-2-left')
    expect(m.last('duel')).toMatchObject(AT_REST)
  })

  test('FAQ inverted-winger silver, inverted-winger gold: nor after a free kick', () => {
    const m = fromTheWing({ styles: ['technical', 'technical'], styleCards: [['draw-the-foul'], []] })
    m.play('h dribble-1-left', 'a short-2-left')
    expect(m.phase).toBe('style-card')
    m.rolls('short-1-right', 'short-1-right').play('h draw-the-foul')
    expect(m.last('free-kick')).toMatchObject({ number: 8 })
    m.play('a none', 'h none')
    shootWith(m, 'dribble-1-right', 'short-1-left')
    expect(m.last('duel')).toMatchObject(AT_REST)
  })

  test('FAQ inverted-winger silver, inverted-winger gold: but through all rounds of the opportunity', () => {
    const m = fromTheWing().play('h dribble-1-left', 'a short-1-left').standStill().play('h wait')
    shootWith(m, 'dribble-1-right', 'short-2-left')
    expect(m.last('duel')).toMatchObject(AT_WORK)
  })
})

describe('FAQ, strikers (English and German booklet)', () => {
  const received = (players: Players): Match => told(players, LONG_WON).play('h 2-lines')

  test('FAQ target-man silver, target-man gold: one after the other? Gold after silver', () => {
    const m = received([{ 10: 'target-man' }, {}])
    expect([m.phase, m.options(0)]).toEqual(['skill', ['none', '10!']])
    m.play('h 10!')
    if (m.phase === 'receiver') m.play('h 10')
    expect([m.last('comparison').skills, m.options(0)]).toEqual([
      [amountOf('target-man', 'silver'), 0],
      ['none', '10!8', '10!11'],
    ])
    m.play('h 10!11')
    expect([m.ball, m.gold('h10'), m.phase]).toEqual(['h11', false, 'play-card'])
  })

  test('FAQ target-man silver, target-man gold: never silver after gold', () => {
    const m = received([{ 10: 'target-man*' }, {}])
    if (m.phase === 'receiver') m.play('h 10')
    // On his gold side he had nothing for the comparison.
    expect([m.last('comparison').skills, m.options(0)]).toEqual([undefined, ['none', '10!8', '10!11']])
    m.play('h 10!11')
    expect([m.gold('h10'), m.all('skill').length, m.phase]).toEqual([false, 1, 'play-card'])
  })

  test('FAQ forward silver: is the sideways pass still due? Yes, from him', () => {
    const m = story([{ 10: 'forward' }, {}], {
      ball: 'h11',
      on: { h10: 'c4' },
      faceUp: ['short-4-left', 'short-1-left'],
    }).play('h none')
    expect([m.phase, m.options(0)]).toEqual(['skill', ['none', '10!']])
    m.play('h 10!')
    expect([m.last('took-ball').number, m.last('sideways')]).toEqual([
      10,
      { kind: 'sideways', seat: 0, from: 10, to: 9 },
    ])
    expect([m.ball, m.gold('h10')]).toEqual(['h9', true])
  })

  /** Number 10 shoots with a dribble from there. */
  const shotFrom = (field: string): Match =>
    told([{ 10: 'false-9' }, {}], {
      ball: 'h10',
      on: { h10: field },
      off: ['h11'],
      opportunity: true,
      faceUp: ['dribble-4-left', 'short-1-left'],
      hands: [['short-1-left'], ['short-1-left']],
    }).play('h shoot')

  test('FAQ false-9 silver: does he flip if he is in the final line already? No, there is no effect', () => {
    const there = shotFrom('b6')
    expect([there.phase, there.gold('h10'), there.all('skill')]).toEqual(['duel', false, []])
    const before = shotFrom('b5')
    expect([before.phase, before.options(0)]).toEqual(['skill', ['none', '10!']])
    before.play('h 10!')
    expect([before.field('h10'), before.gold('h10'), before.phase]).toEqual(['b6', true, 'duel'])
  })
})
