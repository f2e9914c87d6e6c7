import { ListedChance } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { captainTsubasa } from '../../game.ts'
import type { Setting } from '../match.ts'
import { expectOk, match } from '../match.ts'
import { able, PLAIN, worth } from './printed.ts'

const FULL = { shot: 5, pass: 5, defence: 5 } as const
const REROLL = { do: 'reroll' } as const
const FIRST = 'captain-tsubasa-1'

/** Players of both teams, and what they become; nothing else on them. */
const CARDS = {
  taki: worth(3, 1, 0),
  tsubasa: worth(1, 1, 1),
  kisugi: worth(2, 0, 0),
  imai: worth(0, 0, 2),
  takashima: worth(0, 0, 1),
  hyuga: worth(1, 1, 1),
  wakashimazu: PLAIN,
  'tsubasa-motivated': { ...worth(4, 6, 2), price: { shot: 1 } },
  'kisugi-motivated': { ...able(REROLL), price: { pass: 1 } },
  'takashima-motivated': { ...worth(0, 0, 4), price: { defence: 1 } },
  'hyuga-motivated': { ...worth(7, 3, 4), price: { pass: 2 } },
  'wakashimazu-motivated': { ...able({ do: 'save', held: 2, corner: 4 }), price: { defence: 2 } },
} as const satisfies Setting['cards']

/** Home attacks with 4 against 3 and has rolled nothing yet. */
const CONTEST = {
  options: { motivation: true },
  cards: CARDS,
  phase: 'action',
  areas: [
    ['taki', 'tsubasa'],
    ['imai', 'takashima'],
  ],
  pool: [{ shot: 1 }, { defence: 1 }],
} as const satisfies Setting

/** The shot, without tokens, and the dice. */
const shot = (setting: Setting, home: number, away: number) =>
  match(setting).rolls(home, away).freely().play('home: shot').byDefault('spend')

describe('Motivation at any time', () => {
  test('§13.1 after the dice: whoever has lost and could turn it is asked, the attacker', () => {
    const m = shot(CONTEST, 1, 4)
    expect([m.phase, m.awaiting, m.options('home')]).toEqual([
      'reroll',
      ['home'],
      ['tsubasa-motivated', 'skip'],
    ])
    expect(m.request('home')).toMatchObject({
      rule: '13.1',
      default: 'skip',
      prompt: { key: 'after-dice/attack', about: { own: 1, other: 4, attack: 5, defence: 7 } },
    })
    // 4 + 1 + 3 points make eight of five, against seven; now the defender could turn it.
    m.play('home: tsubasa-motivated')
    expect([m.phase, m.awaiting]).toEqual(['reroll', ['away']])
    m.play('away: takashima-motivated')
    // Neither has anybody left: the contest is as it lies.
    expect(m.last('contest')).toMatchObject({ seat: 1, won: 'defence', attack: 8, defence: 10 })
    expect(m.pool('home')).toEqual({ shot: 0, pass: 0, defence: 0 })
  })

  test('§13.1 after the dice: whoever declines is not asked again, unless somebody has changed it', () => {
    const m = shot(CONTEST, 1, 4).play('home: skip')
    expect([m.last('contest').won, m.attacker]).toEqual(['defence', 'away'])
    const two = {
      ...CONTEST,
      areas: [
        ['taki', 'tsubasa', 'kisugi'],
        ['imai', 'takashima'],
      ],
    } as const
    const again = shot({ ...two, pool: [{ shot: 1, pass: 1 }, { defence: 1 }] }, 1, 3)
    // Home leads: only away is asked, then home again.
    expect(again.awaiting).toEqual(['away'])
    again.play('away: takashima-motivated')
    expect([again.phase, again.awaiting]).toEqual(['reroll', ['home']])
  })

  test('§13.1 nobody is asked after the dice who cannot change it, and the first rules ask nobody', () => {
    // Away leads by more than Tsubasa adds.
    expect(shot(CONTEST, 1, 6).order('dice', 'contest')).toEqual(['dice', 'contest'])
    // He has won.
    expect(shot({ ...CONTEST, pool: [{ shot: 1 }, {}] }, 6, 1).phase).not.toBe('reroll')
    // Nothing to pay with, or nothing agreed.
    expect(shot({ ...CONTEST, pool: [{}, {}] }, 1, 4).last('contest').won).toBe('defence')
    expect(shot({ ...CONTEST, options: {} }, 1, 4).last('contest').won).toBe('defence')
    const first = shot({ ...CONTEST, rules: FIRST }, 1, 4)
    expect([first.last('contest').won, first.phase]).toEqual(['defence', 'draft'])
  })

  test('§13.1 after the dice several together count, and so does what abilities take away', () => {
    const cards = {
      ...CARDS,
      'kisugi-motivated': { ...worth(3, 0, 0), price: { pass: 1 } },
      'tsubasa-motivated': { ...worth(3, 0, 0), price: { shot: 1 } },
    }
    const setting = {
      ...CONTEST,
      cards,
      areas: [
        ['taki', 'tsubasa', 'kisugi'],
        ['imai', 'takashima'],
      ],
      pool: [{ shot: 1, pass: 1 }, {}],
    } as const
    // 6 + 1 against 3 + 6 is two short, and each of them adds one or two.
    const m = shot(setting, 1, 6)
    expect([m.awaiting, m.options('home')]).toEqual([
      ['home'],
      ['kisugi-motivated', 'tsubasa-motivated', 'skip'],
    ])
    const tackle = {
      ...PLAIN,
      abilities: [{ do: 'discard', what: 'rival-card' }],
      price: { pass: 1 },
    } as const
    const taken = shot({ ...setting, cards: { ...cards, 'kisugi-motivated': tackle } }, 1, 6)
    taken.play('home: kisugi-motivated', 'home: use-1', 'home: imai')
    expect(taken.discard('away')).toContain('imai')
  })

  test('§13.1 a motivated player brings a reroll of his own, for the contest and for the keeper’s roll', () => {
    const setting = { ...CONTEST, areas: [['taki', 'kisugi'], ['imai']], pool: [{ pass: 1 }, {}] } as const
    const m = shot(setting, 1, 6)
    expect([m.awaiting, m.options('home')]).toEqual([['home'], ['kisugi-motivated', 'skip']])
    m.play('home: kisugi-motivated')
    expect(m.request('home')).toMatchObject({ rule: '7.5', prompt: { key: 'reroll/attack' } })
    m.rolls(6).play('home: reroll-own')
    expect(m.last('contest')).toMatchObject({ seat: 0, attack: 9, defence: 8 })
    // The keeper has held the shot: the attacker may still have that roll made again.
    const cards = { ...CARDS, wakashimazu: able({ do: 'save', held: 1, corner: 3 }) }
    const held = shot({ ...setting, cards, areas: [['taki', 'kisugi'], ['wakashimazu']] }, 6, 1)
    held.rolls(1).play('away: wakashimazu')
    expect(held.request('home')).toMatchObject({ kind: 'reroll', prompt: { key: 'after-dice-keeper' } })
    held.play('home: kisugi-motivated').rolls(6).play('home: reroll-keeper')
    expect([held.last('save').result, held.goals]).toEqual(['goal', [1, 0]])
  })

  test('§13.1 the keeper after a lost shot: before he rolls, or where only motivated he can', () => {
    const cards = { ...CARDS, wakashimazu: able({ do: 'save', held: 1, corner: 3 }) }
    const setting = {
      ...CONTEST,
      cards,
      areas: [['taki'], ['wakashimazu']],
      pool: [{}, { defence: 2 }],
    } as const
    const m = shot(setting, 6, 1)
    expect([m.phase, m.options('away')]).toEqual(['save', ['wakashimazu', 'wakashimazu-motivated', 'skip']])
    m.play('away: wakashimazu-motivated')
    expect([m.phase, m.options('away')]).toEqual(['save', ['wakashimazu-motivated', 'skip']])
    m.rolls(2).play('away: wakashimazu-motivated')
    expect([m.last('save').result, m.goals]).toEqual(['held', [0, 0]])
    // As he lies there he has no save, and would have one.
    const plain = shot({ ...setting, cards: CARDS }, 6, 1)
    expect(plain.request('away')).toMatchObject({ kind: 'save', prompt: { key: 'save/motivate' } })
    expect(plain.options('away')).toEqual(['wakashimazu-motivated', 'skip'])
    plain.play('away: wakashimazu-motivated').rolls(3).play('away: wakashimazu-motivated')
    expect(plain.last('save').result).toBe('corner')
    // Who cannot pay for him is not asked; nor is anybody by the first rules.
    expect(shot({ ...setting, cards: CARDS, pool: [{}, {}] }, 6, 1).goals).toEqual([1, 0])
    expect(shot({ ...setting, cards: CARDS, rules: FIRST }, 6, 1).goals).toEqual([1, 0])
    const first = shot({ ...setting, rules: FIRST }, 6, 1)
    expect(first.refusal('away: wakashimazu-motivated')).toBe('motivation-not-now §13.1')
    first.play('away: skip')
  })

  test('§13.1 whoever would win is asked too, if somebody could take off the card that may still undo it', () => {
    const TACKLE = { do: 'discard', what: 'rival-card' } as const
    const cards = {
      ...CARDS,
      wakashimazu: able({ do: 'save', held: 5, corner: 6 }),
      sawada: able(REROLL),
      'kisugi-motivated': { ...able(TACKLE), price: { pass: 1 } },
    }
    const setting = {
      ...CONTEST,
      cards,
      areas: [['taki', 'kisugi'], ['wakashimazu']],
      pool: [{ pass: 1 }, {}],
    } as const
    const m = shot(setting, 6, 1)
    expect(m.request('home')).toMatchObject({
      kind: 'reroll',
      rule: '13.1',
      default: 'skip',
      prompt: { key: 'after-dice/ahead', about: {} },
    })
    expect(m.options('home')).toEqual(['kisugi-motivated', 'skip'])
    // A position taken here is asked the same.
    const position = captainTsubasa.position(m.state)
    const again = expectOk(captainTsubasa.fromPosition(position, new ListedChance([])))
    expect(captainTsubasa.request(again, 0)).toEqual(m.request('home'))
    m.play('home: kisugi-motivated', 'home: use-1')
    expect([m.order('keeper'), m.goals, m.discard('away')]).toEqual([[], [1, 0], ['wakashimazu']])
    // Whoever declines meets the keeper; by the first rules he is not asked.
    const declined = shot(setting, 6, 1).play('home: skip')
    expect([declined.phase, declined.awaiting]).toEqual(['save', ['away']])
    expect(shot({ ...setting, rules: FIRST }, 6, 1).phase).toBe('save')
    // A keeper who could only save once motivated, and a card that could have a roll made again.
    const motivated = { ...setting, cards: { ...cards, wakashimazu: PLAIN } } as const
    expect(shot({ ...motivated, pool: [{ pass: 1 }, { defence: 2 }] }, 6, 1).awaiting).toEqual(['home'])
    const rerolls = shot({ ...setting, areas: [['taki', 'kisugi'], ['sawada']] }, 6, 1)
    expect([rerolls.awaiting, rerolls.request('home')?.prompt.key]).toEqual([['home'], 'after-dice/ahead'])
    rerolls.play('home: kisugi-motivated', 'home: use-1')
    expect([rerolls.order('rerolled'), rerolls.goals]).toEqual([[], [1, 0]])
    // Nothing that could undo it, nobody who could take it off, or nothing to pay with.
    expect(shot(motivated, 6, 1).goals).toEqual([1, 0])
    expect(shot({ ...setting, cards: { ...cards, 'kisugi-motivated': worth(9, 9, 9) } }, 6, 1).phase).toBe(
      'save',
    )
    expect(shot({ ...setting, pool: [{}, {}] }, 6, 1).phase).toBe('save')
  })

  test('§13.3 while an ability is carried out it goes on, and the newcomer’s come after it', () => {
    const cards = {
      ...CARDS,
      oda: able({ do: 'gain', tokens: ['shot', 'pass'], count: 2 }, { do: 'draw', count: 1 }),
      'tsubasa-motivated': { ...able({ do: 'gain', tokens: ['defence'] }), price: { shot: 2 } },
    } as const
    const m = match({
      options: { motivation: true },
      cards,
      areas: [['tsubasa'], []],
      hands: [['oda', 'iwami'], ['koike']],
      pool: [{ shot: 4 }, {}],
    })
    m.play('home: oda', 'home: use-1')
    // Paying in between makes no room: of the reserve's last shot token the first is one, and no second (§2.4).
    expect(m.options('home')).toEqual(['token-shot', 'token-pass', 'tsubasa-motivated'])
    m.play('home: tsubasa-motivated')
    expect([m.phase, m.options('home')]).toEqual(['token', ['token-shot', 'token-pass']])
    m.play('home: token-shot')
    expect(m.pool('home')).toEqual({ shot: 3, pass: 1, defence: 0 })
    expect(m.aside('home')).toEqual({ shot: 2, pass: 0, defence: 0 })
    expect([m.phase, m.view().playing]).toEqual(['ability', 'tsubasa-motivated'])
    m.play('home: use-1')
    // And what is left of the card of the turn.
    expect([m.view().playing, m.options('home')]).toEqual(['oda', ['use-2', 'skip']])
  })

  test('§13.3 whoever is motivated while his own abilities are open begins with his new ones', () => {
    const gain = { do: 'gain', tokens: ['shot', 'pass'] } as const
    const m = match({
      options: { motivation: true },
      cards: {
        ...CARDS,
        tsubasa: able(gain, { do: 'play' }),
        'tsubasa-motivated': { ...able(gain), price: { defence: 1 } },
      },
      hands: [['tsubasa', 'iwami'], ['koike']],
      pool: [{ defence: 1 }, {}],
    })
    m.play('home: tsubasa', 'home: use-1')
    expect(m.options('home')).toEqual(['token-shot', 'token-pass', 'tsubasa-motivated'])
    // His ability is carried out even though he has left.
    m.play('home: tsubasa-motivated', 'home: token-shot')
    expect([m.view().playing, m.options('home')]).toEqual(['tsubasa-motivated', ['use-1', 'skip']])
    m.play('home: use-1', 'home: token-shot')
    expect([m.pool('home').shot, m.awaiting]).toEqual([2, ['away']])
  })

  test('§13.1 a question with one answer is not asked for the sake of it', () => {
    const cards = { ...CARDS, oda: able({ do: 'gain', tokens: ['shot'] }) }
    const m = match({
      ...{ options: { motivation: true }, cards, areas: [['tsubasa'], []] },
      ...{ hands: [['oda', 'iwami'], ['koike']], pool: [FULL, {}] },
      pool: [{ shot: 1 }, {}],
    })
    m.play('home: oda', 'home: use-1')
    expect([m.pool('home').shot, m.phase]).toEqual([2, 'motivate'])
  })

  test('§15.3 a third keeper signed in the middle of an ability: it is chosen who goes, then the ability goes on', () => {
    const m = match({
      options: { motivation: true, transfers: true },
      transfers: ['wakabayashi'],
      cards: {
        ...CARDS,
        oda: able({ do: 'gain', tokens: ['shot', 'pass'] }),
        wakabayashi: { ...worth(0, 0, 5), price: { defence: 2 } },
        'morisaki-motivated': { ...PLAIN, price: { defence: 1 } },
        'tsubasa-motivated': { ...PLAIN, price: { shot: 1 } },
      },
      areas: [['morisaki', 'nakanishi', 'tsubasa'], []],
      hands: [['oda', 'iwami'], ['koike']],
      pool: [{ shot: 1, defence: 2 }, {}],
    })
    m.play('home: oda', 'home: use-1', 'home: wakabayashi')
    expect(m.request('home')).toMatchObject({ kind: 'target', rule: '15.3' })
    // He is asked, so he may motivate; but the keeper's price is spoken for.
    expect(m.options('home')).toEqual(['morisaki', 'nakanishi', 'tsubasa-motivated'])
    expect(m.refusal('home: morisaki-motivated')).toBe('cannot-pay §13.1')
    m.play('home: tsubasa-motivated', 'home: nakanishi')
    expect([m.phase, m.options('home')]).toEqual(['token', ['token-shot', 'token-pass']])
    expect([m.area('home'), m.pool('home')]).toEqual([
      ['morisaki', 'oda', 'tsubasa-motivated', 'wakabayashi'],
      { shot: 0, pass: 0, defence: 0 },
    ])
  })

  test('§15.4 a place that an ability is about to fill is taken', () => {
    const m = match({
      options: { transfers: true },
      transfers: ['nitta'],
      cards: { ...CARDS, oda: able({ do: 'play' }), nitta: { ...PLAIN, price: { shot: 1 } } },
      areas: [
        ['taki', 'izawa', 'nagano', 'kisugi'],
        ['imai', 'furuta', 'kawabe'],
      ],
      hands: [['oda', 'iwami', 'takasugi'], ['koike']],
      pool: [{ shot: 1 }, {}],
    }).play('home: oda')
    expect(m.options('home')).toContain('nitta')
    m.play('home: use-1')
    expect(m.options('home')).not.toContain('nitta')
    expect(m.refusal('home: nitta')).toBe('limit-reached §15.4')
  })
})
