import { luckOf } from '@libero/kernel/testing'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { captainTsubasa } from '../game.ts'
import { wording } from '../text/wording.ts'
import { TOKENS } from '../vocabulary.ts'
import type { Match, Setting } from './match.ts'
import { match, positionOf } from './match.ts'
import { able, PLAIN, plain, worth } from './rules/printed.ts'
import { playRound } from './rules/rounds.ts'

const FIRST = 'captain-tsubasa-1'
const BOTH = [FIRST, 'captain-tsubasa-2'] as const
const NONE = { shot: 0, pass: 0, defence: 0 } as const
const FULL = { shot: 5, pass: 5, defence: 5 } as const
const THREE = { do: 'gain', tokens: TOKENS, count: 3 } as const

/** Tsubasa can be motivated for three shot tokens, and then gains three; one pass token is left in the reserve. */
const PAID = {
  options: { motivation: true },
  cards: { tsubasa: PLAIN, oda: PLAIN, 'tsubasa-motivated': { ...able(THREE), price: { shot: 3 } } },
  areas: [['tsubasa'], []],
  hands: [['oda'], ['koike']],
  pool: [{ ...FULL, pass: 4 }, {}],
} as const satisfies Setting

/** The same with a transfer who costs as much. */
const SIGNED = {
  ...PAID,
  options: { transfers: true },
  cards: { oda: PLAIN, nitta: { ...able(THREE), price: { shot: 3 } } },
  transfers: ['nitta', 'misaki', 'nakanishi', 'wakabayashi'],
  areas: [[], []],
} as const satisfies Setting

/** Home has spent five shot tokens and loses by the dice; Tsubasa, who can be motivated for a pass token, turns it. */
const LOST = {
  options: { motivation: true },
  phase: 'action',
  cards: {
    tsubasa: PLAIN,
    hyuga: worth(0, 0, 4),
    'tsubasa-motivated': {
      ...worth(9, 0, 0),
      abilities: [{ do: 'gain', tokens: TOKENS }],
      price: { pass: 1 },
    },
  },
  areas: [['tsubasa'], ['hyuga']],
  pool: [{ shot: 5, pass: 1 }, { defence: 2 }],
} as const satisfies Setting

const reads = (position: unknown) => {
  const read = captainTsubasa.fromPosition(position, luckOf(1))
  return read.ok ? [] : read.refusals.map(({ about }) => about?.field)
}

describe('R3b where spent tokens go', () => {
  test('R3b what is paid for a motivated player cannot be gained again in the round; in the first rules at once', () => {
    const m = match(PAID).play('home: tsubasa-motivated', 'home: use-1')
    // One of three: the reserve has a pass token and nothing else.
    expect([m.pool('home'), m.aside('home')]).toEqual([
      { shot: 2, pass: 5, defence: 5 },
      { shot: 3, pass: 0, defence: 0 },
    ])
    expect(m.phase).toBe('turn')
    const first = match({ ...PAID, rules: FIRST }).play('home: tsubasa-motivated', 'home: use-1')
    expect(first.options('home')).toEqual(['token-shot', 'token-pass'])
    first.play('home: token-shot', 'home: token-shot', 'home: token-shot')
    expect([first.pool('home'), first.aside('home')]).toEqual([{ ...FULL, pass: 4 }, undefined])
  })

  test('R3b with nothing left in the reserve the ability is of no use', () => {
    const full = { ...PAID, pool: [FULL, {}] } as const
    expect(match(full).play('home: tsubasa-motivated').phase).toBe('turn')
    expect(match({ ...full, rules: FIRST }).play('home: tsubasa-motivated').phase).toBe('ability')
  })

  test('R3b what is paid for a transfer waits as well', () => {
    const m = match(SIGNED).play('home: nitta', 'home: use-1')
    expect([m.pool('home'), m.aside('home')]).toEqual([
      { shot: 2, pass: 5, defence: 5 },
      { shot: 3, pass: 0, defence: 0 },
    ])
    const first = match({ ...SIGNED, rules: FIRST }).play('home: nitta', 'home: use-1')
    first.play('home: token-shot', 'home: token-shot', 'home: token-pass')
    expect([first.pool('home'), first.aside('home')]).toEqual([{ shot: 4, pass: 5, defence: 5 }, undefined])
  })

  test('R3b of two keepers the one signed costs his tokens when it is said who goes', () => {
    const setting = {
      options: { transfers: true },
      transfers: ['wakabayashi'],
      cards: { ...plain('morisaki', 'nakanishi'), wakabayashi: { ...PLAIN, price: { defence: 2 } } },
      areas: [['morisaki', 'nakanishi'], []],
      hands: [['taki'], ['koike']],
      pool: [{ defence: 5 }, {}],
    } as const satisfies Setting
    const m = match(setting).play('home: wakabayashi')
    expect([m.pool('home').defence, m.aside('home')?.defence]).toEqual([5, 0])
    m.play('home: morisaki')
    expect([m.pool('home').defence, m.aside('home')?.defence]).toEqual([3, 2])
    const first = match({ ...setting, rules: FIRST }).play('home: wakabayashi', 'home: morisaki')
    expect([first.pool('home').defence, first.aside('home')]).toEqual([3, undefined])
  })

  test('R3b spent on shot and defence: whoever is motivated after the dice does not bring them back', () => {
    const m = match(LOST).rolls(1, 6).play('home: shot', 'home: spend-5', 'away: spend-2')
    expect(m.view().contest).toMatchObject({ attack: 5, defence: 6, spent: [5, 2] })
    for (const viewer of ['home', 'away', 'spectator'] as const)
      expect(m.view(viewer).sides.map(({ pool, aside }) => [pool, aside])).toEqual([
        [
          { ...NONE, pass: 1 },
          { ...NONE, shot: 5 },
        ],
        [NONE, { ...NONE, defence: 2 }],
      ])
    m.play('home: tsubasa-motivated', 'home: use-1')
    expect(m.options('home')).toEqual(['token-pass', 'token-defence'])
    expect(m.refusal('home: token-shot')).toBe('reserve-empty §2.4')
    expect(m.freely().play('home: token-defence').last('gained')).toMatchObject({ token: 'defence', pool: 1 })
  })

  test.each(BOTH)(
    'R3b after the clean-up they can be gained again, unspent ones stay in the pool (%s)',
    (rules) => {
      const m = match({
        rules,
        hands: [['oda'], []],
        cards: { oda: able({ do: 'gain', tokens: ['shot'] }) },
        pool: [{ shot: 5, pass: 2 }, { defence: 4 }],
      }).freely()
      m.play('home: stop', 'home: shot', 'home: spend-5').rolls(6, 1).play('away: spend-1').byDefault('save')
      expect([m.pool('home'), m.pool('away').defence]).toEqual([{ shot: 0, pass: 2, defence: 0 }, 3])
      expect([m.aside('home'), m.aside('away')]).toEqual(
        rules === FIRST ? [undefined, undefined] : [NONE, NONE],
      )
      m.byDefault('draft').play('away: stop', 'home: oda', 'home: use-1')
      expect(m.pool('home').shot).toBe(1)
    },
  )

  test('R3b the last round of a half, of extra time and of the match is cleaned up, too', () => {
    for (const [half, round, goals] of [
      [1, 6, [0, 0]],
      [2, 6, [0, 0]],
      [2, 6, [1, 0]],
      [3, 2, [0, 0]],
      [4, 2, [0, 0]],
    ] as const) {
      const m = match({ ...PAID, half, round, goals }).play('home: tsubasa-motivated', 'home: use-1')
      expect(m.aside('home')).toEqual({ shot: 3, pass: 0, defence: 0 })
      playRound(m, 'lost')
      expect(m.outcome !== undefined).toBe(half === 4 || goals[0] > 0)
      if (!m.outcome) expect(m.half).toBe(half + 1)
      expect([m.aside('home'), m.pool('home')]).toEqual([NONE, { shot: 2, pass: 5, defence: 5 }])
      expect(reads(captainTsubasa.position(m.state))).toEqual([])
    }
  })

  test('R3b Ball Control and Advance and a special shot end the round with its clean-up', () => {
    const paid = (card: string): Match =>
      match({ ...PAID, pool: [FULL, {}], hands: [[card], ['koike']] })
        .freely()
        .play('home: tsubasa-motivated', `home: ${card}`)
    const advance = paid('advance-1')
    expect(advance.aside('home')?.shot).toBe(3)
    advance.play('home: use-1')
    expect([advance.round, advance.aside('home')?.shot]).toEqual([2, 0])
    const special = paid('special-shot-nankatsu').play('home: use-1')
    expect([special.phase, special.aside('home')?.shot]).toEqual(['special', 3])
    expect(reads(captainTsubasa.position(special.state))).toEqual([])
    special.byDefault('special')
    expect(special.aside('home')?.shot).toBe(0)
  })

  test('R3b a position carries what lies spent, and is refused where that cannot be', () => {
    const m = match(PAID).play('home: tsubasa-motivated')
    const position = captainTsubasa.position(m.state)
    const [home, away] = position.sides as readonly [Record<string, unknown>, Record<string, unknown>]
    expect([home.aside, away.aside]).toEqual([{ ...NONE, shot: 3 }, NONE])
    const read = captainTsubasa.fromPosition(position, luckOf(1))
    expect(read.ok && captainTsubasa.position(read.value)).toEqual(position)
    const withHome = (change: object) => ({ ...position, sides: [{ ...home, ...change }, away] })
    expect(reads(withHome({ aside: undefined }))).toContain('sides.0.aside')
    expect(reads(withHome({ aside: { ...NONE, shot: 4 } }))).toEqual(['sides.0.aside.shot'])
    expect(reads(withHome({ aside: { shot: 3 } }))).toEqual(['sides.0.aside.pass', 'sides.0.aside.defence'])
    // Nobody has been bought, so nothing but a contest can have cost anything.
    const bare = positionOf({ hands: [['oda'], []], aside: [{ shot: 1 }, {}] })
    expect(reads(bare)).toEqual(['sides.0.aside.shot'])
    const contest = { phase: 'spend', turn: 'away', contest: { spent: [2, 0] } } as const
    const pool = [{ shot: 3 }, { defence: 1 }] as const
    expect(reads(positionOf({ ...contest, pool }))).toEqual([])
    expect(reads(positionOf({ ...contest, pool, aside: [{ shot: 1 }, {}] }))).toEqual(['contest.spent'])
    expect(reads(positionOf({ ...contest, pool, rules: FIRST }))).toEqual([])
  })

  test('R3b by the first rules nothing lies aside, in a position as little as at the table', () => {
    const m = match({ ...PAID, rules: FIRST }).play('home: tsubasa-motivated')
    const position = captainTsubasa.position(m.state)
    expect(JSON.stringify([position, m.view()])).not.toContain('aside')
    const [home, away] = position.sides as readonly [object, object]
    expect(reads({ ...position, sides: [{ ...home, aside: { ...NONE, shot: 1 } }, away] })).toEqual([
      'sides.0.aside.shot',
    ])
  })

  test('R3b a gain that is cut short is said before it is chosen, and why in three languages', () => {
    const setting = { ...PAID, pool: [{ shot: 4, pass: 4, defence: 5 }, {}] } as const
    const m = match(setting).play('home: tsubasa-motivated', 'home: use-1')
    expect(m.request('home')).toMatchObject({
      options: [{ action: 'token-shot' }, { action: 'token-pass' }],
      prompt: { key: 'token', about: { card: 'tsubasa-motivated', left: 2, owed: 3 } },
    })
    m.play('home: token-shot')
    // The last one was no choice.
    expect([m.pool('home'), m.aside('home')]).toEqual([
      { shot: 2, pass: 5, defence: 5 },
      { shot: 3, pass: 0, defence: 0 },
    ])
    const refusal = { code: 'reserve-empty', rule: '2.4', about: { token: 'shot' } } as const
    expect(LANGUAGES.slice(0, 3).map((language) => wording(language).refusal(refusal))).toEqual([
      'There is no shot token in your reserve: what you have spent lies aside until the clean-up. Choose another kind.',
      'In deiner Reserve ist kein Schusstoken: Ausgegebenes liegt bis zur Aufräumphase beiseite. Wähle eine andere Art.',
      'A tartalékodban nincs lövés-zseton: amit elköltöttél, a rendrakásig félre van téve. Válassz másik fajtát.',
    ])
  })
})
