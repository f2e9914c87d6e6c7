import { SampledChance } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import type { ExpansionSet } from '../../cards/expansion.ts'
import { OUR_EXPANSION } from '../../cards/our-expansion.ts'
import type { MatchEventName, Mentality, Rank } from '../../cards/skills.ts'
import { MENTALITIES, RANKS } from '../../cards/skills.ts'
import { hatTrick } from '../../game.ts'
import type { Squad, SquadPlayer } from '../../squad/check.ts'
import { checkSquad } from '../../squad/check.ts'
import { writeCode } from '../../squad/code.ts'
import { bill, priceOf } from '../../squad/purse.ts'
import { NUMBERS } from '../../vocabulary.ts'
import { agreed } from '../any-build.ts'
import { expectDefined, expectOk, seen } from '../match.ts'

type Wish = Partial<Omit<Squad, 'players'>> & { players?: Readonly<Record<number, SquadPlayer | undefined>> }

/** One of each shield that costs something, wherever he may play. */
const priced = (shield: string) =>
  OUR_EXPANSION.types.filter((type) => type.shield === shield && type.price > 0 && type.numbers.length > 0)

/**
 * A squad with stars to spare: four utility men are all there are, and the richest rank pays for the others. What a
 * test is about is laid over it.
 */
const PLAIN: Readonly<Record<number, SquadPlayer>> = {
  2: { type: 'solid-cb' },
  3: { type: 'solid-cb' },
  4: { type: 'utility-man' },
  5: { type: 'utility-man' },
  6: { type: 'utility-man' },
  7: { type: 'playmaker' },
  8: { type: 'touchline-winger' },
  9: { type: 'touchline-winger' },
  10: { type: 'forward' },
  11: { type: 'utility-man' },
}
const squadWith = ({ players = {}, ...rest }: Wish = {}) => ({
  rank: 'I' as Rank,
  mentality: 'attacking' as Mentality,
  keeper: 'silver' as const,
  bench: [],
  captain: 6,
  ...rest,
  players: { ...PLAIN, ...players } as Squad['players'],
})

/** Reasons against a team when the match is agreed on, as 'code §paragraph'. */
const reasons = (squad: unknown, events: readonly MatchEventName[] = ['subs', 'captain']) => {
  const checked = hatTrick.prepare({
    options: { expansion: 'players', events },
    builds: [{ squad }, { team: 'ITA' }],
  } as Parameters<typeof hatTrick.prepare>[0])
  return checked.ok ? [] : checked.refusals.map(({ code, rule }) => `${code} §${rule}`)
}
const OVER = 'squad-over-budget §21.2'
const spent = (squad: Squad) => {
  const { defensive, offensive } = bill(squad, OUR_EXPANSION)
  return [defensive.spent, offensive.spent]
}
const difference = (more: Squad, less: Squad) => {
  const [a, b] = [spent(more), spent(less)]
  return [(a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0)]
}

describe('Purses and prices', () => {
  test('§21.1 a defensive shield is paid by the defensive purse, an offensive one by the offensive', () => {
    const at = (type: string) => {
      const number = expectDefined(OUR_EXPANSION.types.find(({ id }) => id === type)?.numbers[0])
      const [less, more] = [{ type: 'utility-man' }, { type }].map((player) =>
        squadWith({ players: { [number]: player } }),
      )
      return difference(more as Squad, less as Squad)
    }
    for (const { id, price } of priced('defensive')) expect([id, ...at(id)]).toEqual([id, price, 0])
    for (const { id, price } of priced('offensive')) expect([id, ...at(id)]).toEqual([id, 0, price])
    expect(priced('defensive').length * priced('offensive').length).toBeGreaterThan(0)
  })

  test('§21.1 the coach chooses the purse of a mixed player, and one purse pays the whole price', () => {
    for (const { id, price, numbers } of priced('mixed')) {
      const by = (purse: 'defensive' | 'offensive') =>
        difference(
          squadWith({ players: { [expectDefined(numbers[0])]: { type: id, purse } } }),
          squadWith({ players: { [expectDefined(numbers[0])]: { type: 'utility-man' } } }),
        )
      expect([by('defensive'), by('offensive')]).toEqual([
        [price, 0],
        [0, price],
      ])
    }
    // Nobody else has a choice.
    expect(reasons(squadWith({ players: { 2: { type: 'solid-cb', purse: 'offensive' } } }))).toEqual([
      'squad-purse-wrong §21.1',
    ])
  })

  test('Example rank II, attack-minded: nine defensive and twenty-one offensive stars', () => {
    const { defensive, offensive } = bill(squadWith({ rank: 'II', mentality: 'attacking' }), OUR_EXPANSION)
    expect([defensive.budget, offensive.budget]).toEqual([9, 21])
  })

  /** Our cards, but with these stars for rank I and attacking. */
  const purses = (defensive: number, offensive: number): ExpansionSet => ({
    ...OUR_EXPANSION,
    budgets: OUR_EXPANSION.budgets.map((budget) =>
      budget.rank === 'I' && budget.mentality === 'attacking' ? { ...budget, defensive, offensive } : budget,
    ),
  })
  const checkedWith = (squad: unknown, set: ExpansionSet) => {
    const checked = checkSquad(squad, set, { subs: true })
    return checked.ok ? [] : checked.refusals.map(({ code, about }) => [code, about?.purse])
  }

  test('§21.2 to the last star and no further; a rest of one purse does not help the other', () => {
    const squad = squadWith()
    const [defensive = 0, offensive = 0] = spent(squad)
    expect(checkedWith(squad, purses(defensive, offensive))).toEqual([])
    expect(checkedWith(squad, purses(defensive - 1, offensive + 30))).toEqual([
      ['squad-over-budget', 'defensive'],
    ])
    expect(checkedWith(squad, purses(defensive + 30, offensive - 1))).toEqual([
      ['squad-over-budget', 'offensive'],
    ])
  })

  test('§21.2 a team too dear for its rank cannot begin a match', () => {
    const golden = Object.fromEntries(
      Object.entries(PLAIN).map(([number, player]) => [number, { ...player, gold: true as const }]),
    )
    expect(reasons(squadWith({ rank: 'IV', players: golden }))).toContain(OVER)
    expect(reasons(squadWith())).toEqual([])
    for (const rank of ['V', 1, '', undefined])
      expect(reasons({ ...squadWith(), rank })).toEqual(['squad-rank §21.2'])
    expect(reasons({ ...squadWith(), mentality: 'total' })).toEqual(['squad-mentality §21.2'])
  })

  test('P28 each rank has the same stars whatever the mentality: 36, 30, 24, 18, half and half or three to seven', () => {
    const all = { I: 36, II: 30, III: 24, IV: 18 } as const
    expect(OUR_EXPANSION.budgets.length).toBe(RANKS.length * MENTALITIES.length)
    for (const { rank, mentality, defensive, offensive } of OUR_EXPANSION.budgets) {
      expect([rank, defensive + offensive]).toEqual([rank, all[rank]])
      if (mentality === 'balanced') expect(defensive).toBe(offensive)
      const smaller = Math.round(all[rank] * 0.3)
      if (mentality === 'attacking') expect([rank, defensive]).toEqual([rank, smaller])
      if (mentality === 'defensive') expect([rank, offensive]).toEqual([rank, smaller])
    }
  })

  test('§21.3 gold is one star more, for everybody but the utility man', () => {
    for (const { id, price } of OUR_EXPANSION.types) {
      const more = id === 'utility-man' ? 2 : price + 1
      expect([id, priceOf(id, true, OUR_EXPANSION)]).toEqual([id, more])
      expect([id, priceOf(id, false, OUR_EXPANSION)]).toEqual([id, price])
    }
  })

  test('§21.3 silver utility men and the regular keeper are free, a star keeper costs 3', () => {
    const four = [4, 5, 6, 11].map((number) => PLAIN[number]?.type)
    expect(new Set(four)).toEqual(new Set(['utility-man']))
    const { defensive, offensive } = bill(squadWith(), OUR_EXPANSION)
    const paid = [...defensive.paid, ...offensive.paid].map(({ place }) => place)
    expect([1, 4, 5, 6, 11].filter((place) => paid.includes(place))).toEqual([])
    expect(difference(squadWith({ keeper: 'gold' }), squadWith())).toEqual([3, 0])
  })

  test('P29 the defensive purse pays for a star keeper, even if only the offensive one could', () => {
    const { defensive } = bill(squadWith({ keeper: 'gold' }), OUR_EXPANSION)
    expect(defensive.paid).toContainEqual({ place: 1, price: 3 })
    const [spare = 0, used = 0] = spent(squadWith())
    expect(checkedWith(squadWith({ keeper: 'gold' }), purses(spare + 3, used))).toEqual([])
    expect(checkedWith(squadWith({ keeper: 'gold' }), purses(spare + 2, used + 30))).toEqual([
      ['squad-over-budget', 'defensive'],
    ])
  })
})

describe('The ten and the bench', () => {
  test('§21.4 the positions 2 to 11, each filled once', () => {
    for (const number of NUMBERS)
      expect(reasons(squadWith({ players: { [number]: undefined } }))).toEqual(['squad-number-missing §21.4'])
    expect(reasons(squadWith({ players: { 12: { type: 'utility-man' } } }))).toContain(
      'squad-number-unknown §21.4',
    )
    expect(reasons(squadWith({ players: { 1: { type: 'solid-cb' } } }))).toContain(
      'squad-number-unknown §21.4',
    )
  })

  test('P39 ten positions, 2 to 11: without an 11 there is no team', () => {
    expect(reasons(squadWith({}))).toEqual([])
    expect(reasons(squadWith({ players: { 11: undefined } }))).toEqual(['squad-number-missing §21.4'])
    expect(NUMBERS).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })

  test('§21.4 each type only at its numbers, a utility man anywhere', () => {
    for (const { id, numbers } of OUR_EXPANSION.types)
      for (const number of NUMBERS) {
        const wrong = reasons(squadWith({ players: { 4: { type: 'wingback' }, [number]: { type: id } } }))
        const fits = numbers.length === 0 || numbers.includes(number)
        expect([id, number, wrong.includes('squad-wrong-number §21.4')]).toEqual([id, number, !fits])
      }
  })

  test('§21.4 no more of a type than the cards hold, the bench included', () => {
    const { copies } = expectDefined(OUR_EXPANSION.types.find(({ id }) => id === 'utility-man'))
    expect(copies).toBe(4)
    const fifth = { type: 'utility-man' }
    expect(reasons(squadWith({ players: { 7: fifth } }))).toEqual(['squad-too-many-copies §21.4'])
    expect(reasons(squadWith({ bench: [fifth] }))).toEqual(['squad-too-many-copies §21.4'])
    expect(reasons(squadWith({ players: { 6: { type: 'box-to-box' } }, bench: [fifth] }))).toEqual([])
  })

  test('§21.5 a bench of up to three, only if subs are agreed on', () => {
    const three = [{ type: 'sweeper' }, { type: 'box-to-box' }, { type: 'goal-poacher' }]
    expect(reasons(squadWith({ bench: three }))).toEqual([])
    expect(reasons(squadWith({ bench: three }), ['captain'])).toEqual(['squad-bench-without-subs §21.5'])
    expect(reasons(squadWith({ bench: [...three, { type: 'runner' }] }))).toContain(
      'squad-bench-too-long §21.5',
    )
  })

  test('§21.5 the bench is paid like the others', () => {
    const bench = [{ type: 'sweeper', gold: true }, { type: 'goal-poacher' }] as const
    expect(difference(squadWith({ bench }), squadWith())).toEqual([
      priceOf('sweeper', true, OUR_EXPANSION),
      priceOf('goal-poacher', false, OUR_EXPANSION),
    ])
  })

  test('§21.5 the captain is one of the ten', () => {
    for (const captain of [1, 12, 0, 2.5, '6'])
      expect(reasons(squadWith({ captain: captain as number }))).toEqual(['squad-captain §21.5'])
    for (const captain of NUMBERS) expect(reasons(squadWith({ captain }))).toEqual([])
  })
})

describe('On the pitch', () => {
  const golden = squadWith({
    name: 'Rovers',
    keeper: 'gold',
    captain: 9,
    players: { 2: { type: 'solid-cb', gold: true } },
    bench: [{ type: 'goal-poacher', gold: true }],
  })
  const kickOff = (build: { squad: Squad } | { code: string }) =>
    seen(
      hatTrick.start(
        agreed({ expansion: 'players', events: ['subs', 'captain'] }, [build, { team: 'ITA' }] as Parameters<
          typeof agreed
        >[1]),
        new SampledChance(1),
      ),
      'spectator',
    ).sides[0]

  test('§13.3 §21.5 a team of one’s own begins as it was built, and without a style', () => {
    const side = kickOff({ squad: golden })
    expect(side).toMatchObject({ starKeeper: true, style: null, captain: 9, subs: 3 })
    expect(side.players.map(({ type }) => type)).toEqual(
      NUMBERS.map((number) => golden.players[number]?.type),
    )
    expect(side.players.filter(({ gold }) => gold).map(({ number }) => number)).toEqual([2])
  })

  test('§21.6 whoever enters the share code has the same team', () => {
    const code = expectOk(writeCode(golden))
    expect(code).toMatch(/^HT1-/)
    expect(kickOff({ code })).toEqual(kickOff({ squad: golden }))
  })

  test('§21.6 a code is checked by the same rules: no bench without subs, and no typing errors', () => {
    const code = expectOk(writeCode(golden))
    const check = (text: string, events: readonly MatchEventName[]) =>
      hatTrick
        .checkBuild(0, { code: text }, { expansion: 'players', events })
        .map(({ code: reason, rule }) => `${reason} §${rule}`)
    expect(check(code, ['subs'])).toEqual([])
    expect(check(code, [])).toEqual(['squad-bench-without-subs §21.5'])
    expect(check(`${code.slice(0, 4)}4${code.slice(5)}`, ['subs'])).toContain('code-damaged §21.6')
    const dear = { ...golden, rank: 'IV' } as const
    expect(check(expectOk(writeCode(dear)), ['subs'])).toContain(OVER)
  })
})
