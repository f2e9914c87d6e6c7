import { describe, expect, test } from 'vitest'
import type { Setting } from './match.ts'
import { match } from './match.ts'
import { able, plain, worth } from './rules/printed.ts'

describe('turns, dice and keepers', () => {
  const EIGHT: Setting = {
    areas: [
      ['oda', 'iwami', 'izawa', 'nagano'],
      ['imai', 'koike', 'furuta', 'kawabe'],
    ],
    hands: [
      ['taki', 'takasugi', 'tsubasa'],
      ['hyuga', 'sawada'],
    ],
    cards: { ...plain('takasugi', 'hyuga'), taki: able({ do: 'remove', what: 'this' }) },
  }

  test('R6a the nine are counted after the whole turn', () => {
    const m = match(EIGHT).play('home: taki')
    expect([m.last('played').cards, m.phase, m.all('attack-over')]).toEqual([9, 'ability', []])
    m.play('home: use-1')
    expect([m.phase, m.awaiting]).toEqual(['turn', ['away']])
    expect(m.play('away: hyuga').last('attack-over').by).toBe('limit')
  })

  test('R6a a discarded card frees its place as a removed one does', () => {
    const cards = { ...EIGHT.cards, taki: able({ do: 'discard', what: 'rival-card' }) }
    const m = match({ ...EIGHT, cards }).play('home: taki', 'home: use-1', 'home: imai')
    expect([m.discard('away'), m.phase, m.awaiting]).toEqual([['imai'], 'turn', ['away']])
    expect(m.play('away: hyuga').last('attack-over').by).toBe('limit')
  })

  test('R6a once over the attack phase stays over, though a motivated player takes a card off later', () => {
    const cards = {
      ...plain('taki', 'oda', 'hyuga'),
      'tsubasa-motivated': { ...able({ do: 'discard', what: 'rival-card' }), price: { shot: 1 } },
    }
    const m = match({
      ...EIGHT,
      options: { motivation: true },
      cards,
      areas: [['tsubasa', 'iwami', 'izawa', 'nagano'], EIGHT.areas?.[1] ?? []],
      hands: [['taki', 'oda'], ['hyuga']],
      pool: [{ shot: 1 }, {}],
    })
    m.play('home: taki', 'home: skip')
    expect([m.last('attack-over').by, m.phase]).toEqual(['limit', 'action'])
    m.play('home: tsubasa-motivated', 'home: use-1', 'home: imai')
    expect([m.area('home').length + m.area('away').length, m.phase]).toEqual([8, 'action'])
    expect(m.all('attack-over').length).toBe(1)
  })

  test('R6b when one has stopped the other goes on alone, until he stops or the limit is reached', () => {
    const areas = [
      ['oda', 'iwami'],
      ['imai', 'koike', 'furuta', 'kawabe'],
    ] as const
    const hands = [['taki', 'takasugi', 'tsubasa', 'izawa'], ['hyuga']] as const
    const cards = plain('taki', 'takasugi', 'tsubasa', 'izawa')
    const m = match({ areas, hands, cards }).play('home: taki', 'away: stop')
    m.play('home: takasugi')
    expect(m.awaiting).toEqual(['home'])
    m.play('home: tsubasa')
    expect([m.last('attack-over').by, m.hand('away')]).toEqual(['limit', ['hyuga']])
    const stops = match({ areas, hands, cards }).play(
      'home: taki',
      'away: stop',
      'home: takasugi',
      'home: stop',
    )
    expect(stops.last('attack-over').by).toBe('stopped')
  })

  const BOTH_REROLL: Setting = {
    phase: 'action',
    areas: [['kisugi'], ['sawada', 'wakashimazu']],
    cards: {
      kisugi: able({ do: 'reroll' }),
      sawada: able({ do: 'reroll' }),
      wakashimazu: able({ do: 'save', held: 1, corner: 3 }),
    },
  }

  test('R6c the attacker is asked for a reroll first, then the defender, and after every reroll again', () => {
    const m = match(BOTH_REROLL).rolls(3, 3).play('home: pass')
    expect(m.awaiting).toEqual(['home'])
    m.play('home: skip')
    expect(m.awaiting).toEqual(['away'])
    m.rolls(6).play('away: reroll-own')
    expect(m.awaiting).toEqual(['home'])
    m.rolls(6).freely().play('home: reroll-own')
    expect([m.all('rerolled').map(({ seat }) => seat), m.round, m.attacker]).toEqual([[1, 0], 2, 'home'])
    // The other way round: it is the attacker's seat that comes first.
    const away = match({ ...BOTH_REROLL, attacker: 'away' })
      .rolls(3, 3)
      .play('away: pass')
    expect(away.awaiting).toEqual(['away'])
    away.play('away: skip')
    expect(away.awaiting).toEqual(['home'])
    away.freely().play('home: skip')
  })

  test('R6d one’s own roll, the other’s or a keeper’s may be made again', () => {
    const own = match(BOTH_REROLL).rolls(3, 3).play('home: shot')
    expect(own.options('home')).toEqual(['reroll-own', 'reroll-other', 'skip'])
    own.rolls(1).play('home: reroll-other')
    expect(own.last('rerolled')).toMatchObject({ seat: 0, whose: 1, keeper: false, die: 1 })
    own.play('away: skip').rolls(4).play('away: wakashimazu')
    expect([own.awaiting, own.options('away')]).toEqual([['away'], ['reroll-keeper', 'skip']])
    own.rolls(1).freely().play('away: reroll-keeper')
    expect([own.last('rerolled'), own.last('save').result]).toMatchObject([
      { seat: 1, whose: 1, keeper: true },
      'held',
    ])
    const rival = match(BOTH_REROLL).rolls(3, 3).play('home: shot', 'home: skip', 'away: skip')
    rival.rolls(1).play('away: wakashimazu')
    rival.rolls(5).play('home: reroll-keeper').freely().play('away: skip')
    expect([rival.last('save').result, rival.goals]).toEqual(['goal', [1, 0]])
  })

  test('R6d a roll that one card has had made again may be made again by another, not by the same', () => {
    const m = match(BOTH_REROLL).rolls(3, 3).play('home: pass')
    m.rolls(1).play('home: reroll-other')
    expect([m.awaiting, m.options('away')]).toEqual([['away'], ['reroll-own', 'reroll-other', 'skip']])
    m.rolls(5).freely().play('away: reroll-own')
    expect(m.all('rerolled').map(({ seat, whose, die }) => [seat, whose, die])).toEqual([
      [0, 1, 1],
      [1, 1, 5],
    ])
    expect(m.round).toBe(2)
  })

  test('R6d of two cards that oblige to different things the coach says which he uses; in the first rules the first is', () => {
    const setting: Setting = {
      phase: 'action',
      areas: [['kisugi', 'izawa', 'taki'], []],
      cards: {
        izawa: able({ do: 'reroll', must: 'book' }),
        kisugi: able({ do: 'reroll' }),
        taki: able({ do: 'reroll' }),
      },
    }
    const booked = match(setting).rolls(3, 4).play('home: pass')
    const plain = booked.options('home')
    const by = (must: string) => [`reroll-own-${must}`, `reroll-other-${must}`]
    const first = booked.request('home')?.options[0]?.about?.card
    const second = first === 'izawa' ? 'nothing' : 'book'
    expect(plain).toEqual(['reroll-own', 'reroll-other', ...by(second), 'skip'])
    expect(booked.request('home')?.options[2]?.about).toEqual({
      whose: 'own',
      card: first === 'izawa' ? 'taki' : 'izawa',
    })
    booked.rolls(6).play(`home: ${first === 'izawa' ? 'reroll-own' : 'reroll-own-book'}`)
    expect([booked.last('rerolled').card, booked.booking('home')]).toEqual(['izawa', 'yellow'])
    // The two that are left are alike, so that nothing is to be said.
    expect(booked.options('home')).toEqual(['reroll-own', 'reroll-other', 'skip'])
    const free = match(setting).rolls(3, 4).play('home: pass')
    free.rolls(6).play(`home: ${first === 'izawa' ? 'reroll-own-nothing' : 'reroll-own'}`)
    expect([free.last('rerolled').card === 'izawa', free.booking('home')]).toEqual([false, 'none'])
    const old = match({ ...setting, rules: 'captain-tsubasa-1' })
      .rolls(3, 4)
      .play('home: pass')
    expect(old.options('home')).toEqual(['reroll-own', 'reroll-other', 'skip'])
    expect(old.refusal(`home: reroll-own-${second}`)).toBe('not-an-option §7.5')
  })

  test('R6e the keeper is asked after every shot lost, and rolls once', () => {
    const cards = {
      hyuga: able({ do: 'save', held: 2, corner: 2 }),
      wakashimazu: able({ do: 'save', held: 1, corner: 3 }),
    }
    const m = match({ phase: 'action', areas: [[], ['hyuga', 'wakashimazu']], cards })
      .rolls(3, 3)
      .play('home: shot')
    expect([m.phase, m.options('away')]).toEqual(['save', ['wakashimazu', 'hyuga', 'skip']])
    m.rolls(6).freely().play('away: wakashimazu')
    expect([m.all('keeper').length, m.goals]).toEqual([1, [1, 0]])
    const guaranteed = match({
      options: { guaranteedSuccess: true },
      phase: 'action',
      areas: [[], ['wakashimazu']],
      cards,
    })
    expect(guaranteed.rolls(6, 1).play('home: shot').phase).toBe('save')
  })

  test('R6j the contest is settled before the keeper is asked: neither rolls nor values change it any more', () => {
    const m = match(BOTH_REROLL).rolls(3, 3).play('home: shot', 'home: skip', 'away: skip')
    expect([m.last('contest').won, m.phase]).toEqual(['shot', 'save'])
    m.rolls(1).play('away: wakashimazu')
    for (const roll of ['reroll-own', 'reroll-other'])
      expect(m.refusal(`home: ${roll}`)).toBe('keeper-has-rolled §7.5')
    expect(m.options('home')).toEqual(['reroll-keeper', 'skip'])
  })

  test('R6j whoever is motivated once the keeper is asked changes no sum of the contest', () => {
    const cards = {
      ...plain('taki', 'ishizaki', 'hyuga', 'wakashimazu'),
      wakashimazu: able({ do: 'save', held: 1, corner: 3 }),
      'hyuga-motivated': { ...worth(0, 0, 9), price: { defence: 1 } },
    }
    const m = match({
      options: { motivation: true },
      phase: 'action',
      cards,
      areas: [['taki'], ['wakashimazu', 'hyuga']],
      pool: [{}, { defence: 1 }],
    })
    m.rolls(6, 3).play('home: shot', 'away: spend-0')
    // Before that he is asked whether he turns the contest by it.
    expect(m.request('away')).toMatchObject({ kind: 'reroll', rule: '13.1', default: 'skip' })
    m.play('away: skip')
    expect([m.phase, m.last('contest').won]).toEqual(['save', 'shot'])
    m.play('away: hyuga-motivated')
    expect([m.phase, m.options('away')]).toEqual(['save', ['wakashimazu', 'skip']])
    m.freely().play('away: skip')
    expect(m.goals).toEqual([1, 0])
  })
})

describe('hands', () => {
  const FIVE = ['taki', 'oda', 'iwami', 'izawa', 'nagano'] as const
  const FIVE_OF_TOHO = ['hyuga', 'imai', 'koike', 'furuta', 'kawabe'] as const

  test('R21 cards kept above four may be played in stoppage time', () => {
    const m = match({
      phase: 'round-begins',
      round: 6,
      hands: [FIVE, FIVE_OF_TOHO.slice(1)],
      cards: plain(...FIVE),
    })
    expect([m.view().late, m.hand('home').length, m.hand('away').length]).toEqual([true, 5, 4])
    m.play('home: taki', 'away: stop', ...FIVE.slice(1).map((card) => `home: ${card}`))
    expect([m.area('home'), m.hand('home')]).toEqual([FIVE, []])
  })

  test('R21 in extra time four are drawn and no fifth is taken; only what was kept above four stays', () => {
    const decks = [['takasugi'], ['matsuki']] as const
    const hands = [FIVE, FIVE_OF_TOHO.slice(2)] as const
    const m = match({ phase: 'round-begins', half: 3, round: 1, hands, decks }, 'matsuki')
    expect([...m.hand('home')].sort()).toEqual([...FIVE].sort())
    expect(m.hand('away')).toHaveLength(4)
    expect([m.phase, m.view().limit]).toEqual(['turn', 7])
  })

  test('R22 whoever holds four or more still takes a match card', () => {
    const field = ['advice', 'one-two', 'long-shot', 'wing-run']
    const m = match({ phase: 'round-begins', hands: [FIVE, FIVE_OF_TOHO], field }).freely()
    m.play('away: advice', 'home: one-two')
    expect([m.hand('home'), m.hand('away')].map((hand) => hand.length)).toEqual([6, 6])
    expect(m.all('drawn').filter(({ count }) => count > 0)).toEqual([])
  })
})

describe('halves', () => {
  const FOUR = [
    ['taki', 'oda', 'iwami', 'izawa'],
    ['hyuga', 'imai', 'koike', 'furuta'],
  ] as const
  const LAST: Setting = { phase: 'draft', half: 1, round: 6, hands: FOUR, field: ['advice', 'one-two'] }

  test('R6f stoppage begins when the last two match cards are taken, and that round is the last unless the ball is kept', () => {
    const m = match(LAST)
    expect([m.view().late, m.all('stoppage')]).toEqual([false, []])
    m.play('away: advice')
    expect([m.view().late, m.all('stoppage').length]).toEqual([true, 1])
    expect(m.order('match-card', 'stoppage')).toEqual(['match-card', 'match-card', 'stoppage'])
    const lost = match(LAST).play('away: advice').stop().rolls(1, 6).freely().play('home: pass')
    expect([lost.half, lost.last('half-over').half]).toEqual([2, 1])
    const goal = match(LAST).play('away: advice').stop().rolls(6, 1).freely().play('home: shot')
    expect([goal.half, goal.goals]).toEqual([2, [1, 0]])
    const kept = match(LAST).play('away: advice').stop().rolls(6, 1).freely().play('home: pass')
    expect([kept.half, kept.round, kept.view().stoppage, kept.phase]).toEqual([1, 7, 1, 'turn'])
    // From now on it is over with the ball lost, and the second half begins like the first.
    kept.stop().rolls(1, 6).play('home: pass')
    expect([kept.half, kept.view().late, kept.view().stoppage]).toEqual([2, false, 0])
    const [defender = 'home'] = kept.awaiting
    expect([kept.phase, kept.attacker]).toEqual(['draft', defender === 'home' ? 'away' : 'home'])
    kept.byDefault('draft').stop()
    kept.rolls(...(defender === 'home' ? [6, 1] : [1, 6])).play(`${kept.attacker}: pass`)
    expect([kept.half, kept.round, kept.attacker]).toEqual([2, 2, defender])
    const fifth = match({ ...LAST, round: 5, field: ['advice', 'one-two', 'long-shot', 'wing-run'] })
    fifth.play('away: advice', 'home: one-two').stop().rolls(1, 6).freely().play('home: pass')
    expect([fifth.half, fifth.round, fifth.all('half-over')]).toEqual([1, 6, []])
  })

  test('R6g a corner does not end the half in stoppage, nor does Ball Control and Advance', () => {
    const corner = match({
      phase: 'save',
      half: 1,
      round: 6,
      areas: [[], ['wakashimazu']],
      cards: { wakashimazu: able({ do: 'save', held: 1, corner: 3 }) },
    })
    corner.rolls(2).freely().play('away: wakashimazu')
    expect([corner.half, corner.round, corner.attacker]).toEqual([1, 7, 'home'])
    const advance = match({ half: 1, round: 6, hands: [['advance-1', 'oda'], ['hyuga']] })
    advance.freely().play('home: advance-1', 'home: use-1')
    expect([advance.half, advance.round, advance.attacker, advance.out.includes('advance-1')]).toEqual([
      1,
      7,
      'home',
      true,
    ])
  })

  test('R6h the second half of extra time is started by the other coach, all cards shuffled again', () => {
    for (const [first, second] of [
      ['home', 'away'],
      ['away', 'home'],
    ] as const) {
      const m = match({
        phase: 'action',
        half: 3,
        round: 2,
        attacker: 'home',
        extraKickOff: first,
        hands: [['taki'], ['hyuga']],
        areas: [['oda'], ['imai']],
        cards: plain('oda', 'imai'),
        discards: [['iwami'], ['koike']],
      })
      m.rolls(1, 6).freely().play('home: pass')
      expect([m.half, m.last('kick-off').seat]).toEqual([4, second === 'home' ? 0 : 1])
      for (const coach of ['home', 'away'] as const)
        expect([m.hand(coach).length, m.deck(coach).length, m.discard(coach)]).toEqual([4, 8, []])
    }
  })

  test('R6i level after extra time is a draw between joint champions', () => {
    const m = match({ phase: 'action', half: 4, round: 2, goals: [3, 3] })
      .rolls(1, 6)
      .play('home: pass')
    expect(m.outcome).toEqual({ goals: [3, 3], by: 'joint-champions' })
    expect(m.view().outcome).toEqual(m.outcome)
    const won = match({ phase: 'action', half: 4, round: 2, goals: [3, 3] })
      .rolls(6, 1)
      .play('home: shot')
    expect(won.outcome).toEqual({ goals: [4, 3], winner: 0, by: 'extra-time' })
  })
})
