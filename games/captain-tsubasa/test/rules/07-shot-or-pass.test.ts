import { describe, expect, test } from 'vitest'
import type { Setting } from '../match.ts'
import { match } from '../match.ts'
import { able, plain, worth } from './printed.ts'

const BLANK = plain('oda', 'imai', 'koike', 'iwami')
const REROLL = { do: 'reroll' } as const

/** Home attacks with shot 3 and pass 4, away defends with 5. */
const CONTEST: Setting = {
  phase: 'action',
  areas: [
    ['taki', 'oda'],
    ['hyuga', 'imai'],
  ],
  cards: { taki: worth(2, 5, 9), oda: worth(1, -1, 9), hyuga: worth(9, 9, 3), imai: worth(9, 9, 2) },
}
/** What follows a round nobody tells about. */
const next = (m: ReturnType<typeof match>) => m.freely()

describe('Shot or pass', () => {
  test('§7.1 the defender adds up defence, the attacker shot and pass', () => {
    const m = match(CONTEST)
    expect(m.sums('home')).toMatchObject({ shot: 3, pass: 4 })
    expect(m.sums('away').defence).toBe(5)
    expect([m.phase, m.request('home')?.prompt]).toEqual([
      'action',
      { key: 'action', about: { shot: 3, pass: 4, defence: 5 } },
    ])
  })

  test('§7.1 only what lies in the area counts, not hand or discard pile', () => {
    const m = match({
      ...CONTEST,
      areas: [['taki'], ['hyuga']],
      hands: [['oda'], []],
      discards: [[], ['imai']],
    })
    expect([m.sums('home').shot, m.sums('away').defence]).toEqual([2, 3])
  })

  test('§7.1 bookings are taken off, and a sum may be below zero', () => {
    const yellow = match({ ...CONTEST, booking: ['yellow', 'yellow'] })
    expect([yellow.sums('home'), yellow.sums('away').defence]).toMatchObject([{ shot: 1, pass: 2 }, 5])
    const red = match({ ...CONTEST, booking: ['red', 'red'] })
    expect([red.sums('home'), red.sums('away').defence]).toMatchObject([{ shot: 0, pass: 1 }, 4])
    const below = match({ phase: 'action', booking: ['red', 'red'] })
    expect([below.sums('home'), below.sums('away').defence]).toMatchObject([{ shot: -3, pass: -3 }, -1])
    below.rolls(2, 1).freely().play('home: pass')
    expect(below.last('contest')).toMatchObject({ seat: 1, won: 'defence', attack: -1, defence: 0 })
  })

  test('§7.2 the attacker chooses, and only that sum counts', () => {
    const shot = next(match(CONTEST).rolls(1, 6)).play('home: shot')
    expect(shot.last('action')).toEqual({ kind: 'action', seat: 0, action: 'shot', attack: 3, defence: 5 })
    expect(shot.last('contest')).toMatchObject({ attack: 4, defence: 11 })
    const pass = next(match(CONTEST).rolls(1, 6)).play('home: pass')
    expect(pass.last('action')).toMatchObject({ action: 'pass', attack: 4, defence: 5 })
    expect(pass.last('contest')).toMatchObject({ attack: 5, defence: 11 })
    const m = match(CONTEST)
    expect([m.awaiting, m.options('home')]).toEqual([['home'], ['shot', 'pass']])
    expect(m.refusal('away: shot')).not.toBe('legal')
    expect(m.refusal('home: stop')).toBe('not-an-option §7.2')
    const away = match({ ...CONTEST, attacker: 'away' })
    expect([away.awaiting, away.request('away')?.prompt.about]).toMatchObject([
      ['away'],
      { shot: 18, defence: 18 },
    ])
  })

  test('§7.3 first the attacker, as many tokens of the kind as he likes and has', () => {
    const pool = [
      { shot: 2, pass: 3, defence: 5 },
      { shot: 5, pass: 5, defence: 1 },
    ] as const
    const shot = match({ ...CONTEST, pool }).play('home: shot')
    expect([shot.awaiting, shot.options('home')]).toEqual([['home'], ['spend-0', 'spend-1', 'spend-2']])
    expect(shot.refusal('home: spend-3')).toBe('too-few-tokens §7.3')
    const pass = match({ ...CONTEST, pool }).play('home: pass')
    expect(pass.options('home')).toEqual(['spend-0', 'spend-1', 'spend-2', 'spend-3'])
    pass.play('home: spend-2')
    expect(pass.last('spent')).toEqual({ kind: 'spent', seat: 0, token: 'pass', count: 2, total: 6 })
    expect(pass.pool('home')).toEqual({ shot: 2, pass: 1, defence: 5 })
  })

  test('§7.3 then the defender, knowing it; each token is worth one point', () => {
    const m = match({ ...CONTEST, pool: [{ shot: 2 }, { shot: 5, defence: 3 }] }).play('home: shot')
    expect(m.refusal('away: spend-1')).not.toBe('legal')
    m.play('home: spend-2')
    expect([m.awaiting, m.options('away')]).toEqual([['away'], ['spend-0', 'spend-1', 'spend-2', 'spend-3']])
    expect(m.request('away')?.prompt.about).toMatchObject({ attack: 5, defence: 5, token: 'defence' })
    next(m.rolls(1, 6)).play('away: spend-3')
    expect(m.last('spent')).toEqual({ kind: 'spent', seat: 1, token: 'defence', count: 3, total: 8 })
    expect(m.last('contest')).toMatchObject({ attack: 6, defence: 14 })
    expect([m.pool('home').shot, m.pool('away')]).toEqual([0, { shot: 5, pass: 0, defence: 0 }])
  })

  test('§7.3 either may spend none; tokens that were not spent stay, spent ones count only once', () => {
    const m = match({ ...CONTEST, pool: [{ shot: 2, pass: 4 }, { defence: 1 }] }).play(
      'home: pass',
      'home: spend-0',
    )
    next(m.rolls(6, 1)).play('away: spend-0')
    expect([m.last('contest'), m.pool('home'), m.pool('away').defence]).toMatchObject([
      { attack: 10, defence: 6 },
      { shot: 2, pass: 4 },
      1,
    ])
    m.byDefault('draft').stop().play('home: pass', 'home: spend-1')
    expect(m.last('spent').total).toBe(1)
  })

  test('§7.4 both roll and add; the higher total wins', () => {
    const m = next(match(CONTEST).rolls(2, 6)).play('home: shot')
    expect(m.last('dice')).toEqual({ kind: 'dice', seat: 0, dice: [2, 6], attack: 5, defence: 11 })
    expect(m.last('contest')).toEqual({ kind: 'contest', seat: 1, won: 'defence', attack: 5, defence: 11 })
    const won = next(match(CONTEST).rolls(5, 2)).play('home: shot')
    expect(won.last('contest')).toEqual({ kind: 'contest', seat: 0, won: 'shot', attack: 8, defence: 7 })
    const away = next(match({ ...CONTEST, attacker: 'away' }).rolls(2, 6)).play('away: shot')
    expect(away.last('dice')).toEqual({ kind: 'dice', seat: 1, dice: [2, 6], attack: 24, defence: 20 })
  })

  test('§7.4 unless agreed otherwise a six against a one is no more than its points', () => {
    const cards = { ...CONTEST.cards, hyuga: worth(0, 0, 9) }
    const m = next(match({ ...CONTEST, cards }).rolls(6, 1)).play('home: shot')
    expect(m.last('contest')).toEqual({ kind: 'contest', seat: 1, won: 'defence', attack: 9, defence: 12 })
    expect(m.all('guaranteed')).toEqual([])
  })

  test('§7.4 level is the attacker’s', () => {
    const level = next(match(CONTEST).rolls(3, 2)).play('home: pass')
    expect(level.last('contest')).toEqual({ kind: 'contest', seat: 0, won: 'pass', attack: 7, defence: 7 })
    expect(next(match(CONTEST).rolls(2, 2)).play('home: pass').last('contest').seat).toBe(1)
    const away = next(match({ phase: 'action', attacker: 'away' }).rolls(4, 4)).play('away: pass')
    expect(away.last('contest')).toMatchObject({ seat: 1, won: 'pass' })
  })

  test('§7.5 one’s own roll made again; the new one counts, better or worse', () => {
    const reroll: Setting = { ...CONTEST, cards: { ...CONTEST.cards, oda: able(REROLL) } }
    const m = match(reroll).rolls(2, 4).play('home: shot')
    expect([m.phase, m.awaiting, m.options('home')]).toEqual([
      'reroll',
      ['home'],
      ['reroll-own', 'reroll-other', 'skip'],
    ])
    expect(m.request('home')?.prompt.about).toEqual({ own: 2, other: 4, attack: 4, defence: 9 })
    next(m.rolls(1)).play('home: reroll-own')
    expect(m.last('rerolled')).toEqual({
      kind: 'rerolled',
      seat: 0,
      card: 'oda',
      whose: 0,
      keeper: false,
      die: 1,
    })
    expect(m.last('contest')).toMatchObject({ seat: 1, attack: 3, defence: 9 })
    const better = match(reroll).rolls(2, 1).play('home: pass')
    next(better.rolls(6)).play('home: reroll-own')
    expect(better.last('contest')).toMatchObject({ seat: 0, attack: 11, defence: 6 })
  })

  test('§7.5 or the other coach’s', () => {
    const reroll: Setting = { ...CONTEST, cards: { ...CONTEST.cards, imai: able(REROLL) } }
    const m = match(reroll).rolls(5, 4).play('home: shot')
    expect([m.phase, m.awaiting]).toEqual(['reroll', ['away']])
    next(m.rolls(1)).play('away: reroll-other')
    expect(m.last('rerolled')).toMatchObject({ seat: 1, card: 'imai', whose: 0, die: 1 })
    expect(m.last('contest')).toMatchObject({ seat: 1, attack: 4, defence: 7 })
  })

  test('§7.5 before a keeper has rolled there is no roll of his to make again', () => {
    const m = match({ ...CONTEST, cards: { ...CONTEST.cards, oda: able(REROLL) } })
      .rolls(2, 4)
      .play('home: shot')
    expect(m.refusal('home: reroll-keeper')).toBe('keeper-has-not-rolled §8.3')
  })

  test('§7.5 the attacker is asked first, then the defender, and after each reroll again, until both decline', () => {
    const cards = { taki: able(REROLL), oda: able(REROLL), hyuga: able(REROLL), imai: able(REROLL) }
    const m = match({ ...CONTEST, cards })
      .rolls(3, 3)
      .play('home: pass')
    expect(m.awaiting).toEqual(['home'])
    m.play('home: skip')
    expect(m.awaiting).toEqual(['away'])
    m.rolls(4).play('away: reroll-own')
    expect(m.awaiting).toEqual(['home'])
    m.rolls(5).play('home: reroll-own')
    expect(m.awaiting).toEqual(['home'])
    m.play('home: skip')
    expect(m.awaiting).toEqual(['away'])
    next(m).play('away: skip')
    expect([m.last('dice').dice, m.last('contest')]).toMatchObject([
      [3, 3],
      { seat: 0, attack: 5, defence: 4 },
    ])
    expect(m.round).toBe(2)
  })

  test('§7.5 each card does this once a round', () => {
    const cards = { ...CONTEST.cards, oda: able(REROLL) }
    const m = match({ ...CONTEST, cards })
      .rolls(3, 3)
      .play('home: pass')
    next(m.rolls(1)).play('home: reroll-own')
    expect([m.all('rerolled').length, m.round]).toEqual([1, 2])
    const two = match({ ...CONTEST, cards: { ...cards, taki: able(REROLL) } })
      .rolls(3, 3)
      .play('home: pass')
    two.rolls(2).play('home: reroll-own')
    next(two.rolls(6)).play('home: reroll-own')
    expect(two.all('rerolled').map(({ card }) => card)).toEqual(['oda', 'taki'])
  })

  test('§7.5 the reroll may be a card’s second ability, whatever became of the first', () => {
    const cards = { ...CONTEST.cards, oda: able({ do: 'draw', count: 1 }, REROLL) }
    const m = match({ ...CONTEST, cards, used: { oda: [1] } })
      .rolls(3, 3)
      .play('home: pass')
    expect([m.phase, m.awaiting]).toEqual(['reroll', ['home']])
    next(m.rolls(1)).play('home: reroll-own')
    expect([m.all('rerolled').length, m.round]).toEqual([1, 2])
  })

  test('§7.5 in the next round the same card can do it again', () => {
    const m = match({
      phase: 'reroll',
      areas: [['oda'], []],
      decks: [['taki', 'iwami'], []],
      cards: { ...BLANK, taki: able(), oda: able(REROLL) },
      contest: { action: 'pass', dice: [6, 1] },
    })
    m.rolls(6).freely().play('home: reroll-own').byDefault('draft')
    expect([m.round, m.hand('home').includes('oda')]).toEqual([2, true])
    m.play('home: oda').stop().play('home: pass')
    expect([m.phase, m.awaiting]).toEqual(['reroll', ['home']])
    m.play('home: skip')
  })

  test('§7.6 a shot won is a goal, and the ball goes to the other', () => {
    const m = next(match(CONTEST).rolls(6, 1)).play('home: shot')
    expect([m.goals, m.attacker, m.last('goal')]).toMatchObject([
      [1, 0],
      'away',
      { seat: 0, score: [1, 0], by: 'shot' },
    ])
    expect(m.last('possession')).toEqual({ kind: 'possession', seat: 1, kept: false })
    expect(m.last('round')).toMatchObject({ seat: 1, round: 2 })
  })

  test('§7.6 with a pass won the attacker goes on', () => {
    const m = next(match(CONTEST).rolls(6, 1)).play('home: pass')
    expect([m.goals, m.attacker, m.round]).toEqual([[0, 0], 'home', 2])
    expect(m.last('possession')).toEqual({ kind: 'possession', seat: 0, kept: true })
  })

  test('§7.6 with the defence won the defender takes the ball and attacks, be it a shot or a pass', () => {
    for (const action of ['shot', 'pass']) {
      const m = next(match(CONTEST).rolls(1, 6)).play(`home: ${action}`)
      expect([m.goals, m.attacker, m.all('goal')]).toEqual([[0, 0], 'away', []])
      expect([m.last('possession'), m.last('round').seat]).toEqual([
        { kind: 'possession', seat: 1, kept: false },
        1,
      ])
      m.byDefault('draft')
      expect(m.awaiting).toEqual(['away'])
    }
  })

  test('§7.7 10 against 14: the tokens and dice of the example', () => {
    const m = match({
      phase: 'action',
      areas: [
        ['iwami', 'tsubasa', 'morisaki', 'oda'],
        ['sorimachi', 'wakashimazu', 'takashima', 'koike'],
      ],
      booking: ['yellow', 'none'],
      pool: [{ pass: 5 }, { defence: 2 }],
      cards: {
        iwami: worth(1, 1, 0),
        tsubasa: worth(3, 4, 0),
        ...plain('morisaki'),
        oda: worth(0, 1, 0),
        sorimachi: worth(0, 0, 0),
        wakashimazu: worth(0, 0, 2),
        takashima: worth(0, 0, 3),
        koike: worth(0, 0, 2),
      },
    })
    m.play('home: pass', 'home: spend-3')
    next(m.rolls(3, 6)).play('away: spend-1')
    expect(m.last('contest')).toEqual({ kind: 'contest', seat: 1, won: 'defence', attack: 10, defence: 14 })
    expect(m.attacker).toBe('away')
  })
})
