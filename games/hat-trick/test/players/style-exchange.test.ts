import { SampledChance } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { OUR_EXPANSION } from '../../cards/our-expansion.ts'
import { hatTrick } from '../../game.ts'
import { randomSquad } from '../../squad/fill.ts'
import { agreed } from '../any-build.ts'
import type { Luck, Setting } from '../match.ts'
import { expectOk, match, seen } from '../match.ts'
import { quietly, top } from './card-facts.ts'

const THREE = ['short-2-left', 'short-2-right', 'long-1-left'] as const
/** Both hands of a new half. */
const DEAL = [...THREE, ...THREE]

/** Both decks have run out, and 6 runs into the free field b4: the half ends. Home kicked off the first one. */
const lastTurn = (setting: Setting, ...luck: readonly Luck[]) =>
  match({
    ball: 'h7',
    off: ['a7'],
    faceUp: ['dribble-2-left', 'short-1-left'],
    decks: [[], []],
    ...setting,
  })
    .rolls(...luck)
    .standStill()

describe('§19.4 Used style cards', () => {
  const SAME: Setting = {
    styles: ['technical', 'technical'],
    usedStyleCards: [['nutmeg', 'quick-feet'], ['draw-the-foul']],
  }

  test('§19.4 at the next half they go back, and as many are drawn; from the same deck in turn, the defending coach first', () => {
    // Away kicks off the second half: home, away, home.
    const m = lastTurn(SAME, ...DEAL, top('draw-the-foul'), top('nutmeg'), top('quick-feet'))
    expect([m.view('home').half, m.ball]).toEqual([2, 'a6'])
    expect([m.styleCards(0), m.styleCards(1)]).toEqual([['draw-the-foul', 'quick-feet'], ['nutmeg']])
    expect(m.view('away').sides.map(({ usedStyleCards }) => usedStyleCards)).toEqual([[], []])
    expect(m.all('style-exchanged').map(({ seat, cards }) => [seat, [...cards].sort()])).toEqual([
      [0, ['draw-the-foul', 'quick-feet']],
      [1, ['nutmeg']],
    ])
  })

  test('§19.4 the other way round if home kicks off: away, home, home', () => {
    const m = lastTurn(
      { ...SAME, firstKickOff: 'away' },
      ...DEAL,
      top('draw-the-foul'),
      top('nutmeg'),
      top('quick-feet'),
    )
    expect([m.ball, m.styleCards(0), m.styleCards(1)]).toEqual([
      'h6',
      ['nutmeg', 'quick-feet'],
      ['draw-the-foul'],
    ])
  })

  test('§19.4 of different decks each draws from his own; what was not used stays', () => {
    const m = lastTurn(
      {
        styles: ['technical', 'physical'],
        styleCards: [['quick-feet'], []],
        usedStyleCards: [['nutmeg'], ['second-ball', 'aerial-power']],
      },
      ...DEAL,
      top('draw-the-foul'),
      top('aerial-power'),
      top('every-duel'),
    )
    expect([m.styleCards(0), m.styleCards(1)]).toEqual([
      ['draw-the-foul', 'quick-feet'],
      ['aerial-power', 'every-duel'],
    ])
  })

  test('§19.4 who has used none draws none, and nobody draws within a half', () => {
    const kept = lastTurn({ styles: ['technical', 'total'], styleCards: [['quick-feet'], []] }, ...DEAL)
    expect([kept.styleCards(0), kept.styleCards(1), kept.all('style-exchanged')]).toEqual([
      ['quick-feet'],
      [],
      [],
    ])
    const within = quietly(
      match({ ball: 'h7', off: ['a7'], faceUp: ['dribble-2-left', 'short-1-left'], ...SAME }),
    )
    expect([within.view('home').half, within.styleCards(0)]).toEqual([1, []])
  })

  test('§19.4 the cards drawn may be played at once', () => {
    const m = lastTurn(
      { styles: ['tactical', null], usedStyleCards: [['passing-triangle'], []] },
      ...DEAL,
      top('compact-block'),
    )
    m.rolls('long-2-left', 'long-2-left').play('h short-2-left', 'a short-2-left').standStill()
    expect([m.phase, m.awaiting, m.options(0)]).toEqual(['style-card', ['home'], ['none', 'compact-block']])
  })

  test('P21 they are exchanged before extra time too', () => {
    const m = lastTurn(
      {
        half: 2,
        options: { expansion: 'players', extraTime: true },
        styles: ['technical', 'physical'],
        usedStyleCards: [['nutmeg'], ['second-ball']],
      },
      // Home wins the toss.
      0,
      ...DEAL,
      top('aerial-power'),
      top('quick-feet'),
    )
    expect([m.view('home').half, m.ball]).toEqual([3, 'h6'])
    expect([m.styleCards(0), m.styleCards(1)]).toEqual([['quick-feet'], ['aerial-power']])
  })
})

test('§19.5 a team built with a budget begins without a style, one from a team card with its own', () => {
  const whim = new SampledChance(5)
  const squad = expectOk(randomSquad('II', 'balanced', OUR_EXPANSION, whim, { subs: false }))
  const team = OUR_EXPANSION.teams[0]
  const config = agreed({ expansion: 'players' }, [{ squad }, { team: team?.id ?? '' }])
  const { sides } = seen(hatTrick.start(config, whim), 'home')
  expect(sides.map(({ style }) => style)).toEqual([null, team?.style])
  expect(sides.map(({ styleCards }) => styleCards)).toEqual([[], []])
})
