import type { Budget, ExpansionSet, PlayerType, Power, TeamCard } from '../cards/expansion.ts'
import type { Formation, Mentality, Rank } from '../cards/skills.ts'
import { NUMBERS } from '../vocabulary.ts'
import type { Draft, SquadPlayer } from './check.ts'

/** §21.2 The two purses. */
export const PURSES = ['defensive', 'offensive'] as const
export type Purse = (typeof PURSES)[number]

/** Where somebody is listed: 1 is the keeper, 2 to 11 the ten, 12 to 14 the bench. */
export type Place = number
export const KEEPER: Place = 1
export const FIRST_ON_BENCH: Place = 12

/** What somebody costs, and the purse that must pay; either may if none is named. */
export interface Due {
  readonly place: Place
  readonly price: number
  readonly purse?: Purse | undefined
}

/** What one purse holds and pays. Whoever is free is paid by nobody. */
export interface PurseBill {
  readonly budget: number
  readonly spent: number
  /** Below zero if the purse does not suffice. */
  readonly left: number
  readonly paid: readonly { readonly place: Place; readonly price: number }[]
}
export type Bill = Readonly<Record<Purse, PurseBill>>

export const typeOf = (id: unknown, set: ExpansionSet): PlayerType | undefined =>
  set.types.find((type) => type.id === id)

/** §21.4 Whether a type may take a position. */
export const plays = ({ numbers }: PlayerType, number: number): boolean =>
  numbers.length === 0 || numbers.includes(number)

/** §21.3 Prices are for silver; gold is one star more, unless the card says otherwise. */
export function priceOf(id: string, gold: boolean, set: ExpansionSet): number {
  const type = typeOf(id, set)
  if (!type) return 0
  return gold ? (type.goldPrice ?? type.price + 1) : type.price
}

/** §21.3 A regular keeper is free. */
export const keeperPrice = (keeper: TeamCard['keeper'] | undefined, set: ExpansionSet): number =>
  keeper === 'gold' ? set.keeper.goldPrice : 0

/** §13.3 What a card prints as its value; one that prints none is worth the stars of its eleven. */
export const teamValue = (team: TeamCard, set: ExpansionSet): number => team.value ?? teamStars(team, set)

/** What the eleven of a team card would cost; the bench is no part of how strong a team is. */
export const teamStars = ({ players, keeper }: TeamCard, set: ExpansionSet): number =>
  Object.values(players).reduce(
    (sum, { type, gold }) => sum + priceOf(type, gold === true, set),
    keeperPrice(keeper, set),
  )

const NUMBERS_OF: Readonly<Record<Formation, readonly number[]>> = {
  defence: [2, 3, 4, 5],
  midfield: [6, 7, 8, 9],
  attack: [10, 11],
}

/** §13.3 What a card says of its formations; one that says nothing is worth the stars of its players there. */
export function teamPower(team: TeamCard, set: ExpansionSet): Power {
  const stars = (formation: Formation): number =>
    NUMBERS_OF[formation].reduce((sum, number) => {
      const { type = '', gold } = team.players[number] ?? {}
      return sum + priceOf(type, gold === true, set)
    }, 0)
  return (
    team.power ?? {
      defence: stars('defence') + keeperPrice(team.keeper, set),
      midfield: stars('midfield'),
      attack: stars('attack'),
    }
  )
}

export const budgetOf = (rank: Rank, mentality: Mentality, set: ExpansionSet): Budget | undefined =>
  set.budgets.find((budget) => budget.rank === rank && budget.mentality === mentality)

/** §21.1 His shield says who pays; for a mixed one his coach may. */
export function due(place: Place, { type, gold, purse }: SquadPlayer, set: ExpansionSet): Due {
  const shield = typeOf(type, set)?.shield ?? 'mixed'
  return { place, price: priceOf(type, gold === true, set), purse: shield === 'mixed' ? purse : shield }
}

/** Everybody of a squad who has his price. */
export function dues({ keeper, players, bench = [] }: Draft, set: ExpansionSet): readonly Due[] {
  return [
    { place: KEEPER, price: keeperPrice(keeper, set), purse: 'defensive' },
    ...NUMBERS.flatMap((number) => {
      const player = players[number]
      return player ? [due(number, player, set)] : []
    }),
    ...bench.map((player, i) => due(FIRST_ON_BENCH + i, player, set)),
  ]
}

/** Every sum that some of these players can cost together, with those players; the first way to each sum. */
export function everySum(mixed: readonly Due[]): ReadonlyMap<number, readonly Place[]> {
  const ways = new Map<number, readonly Place[]>([[0, []]])
  for (const { place, price } of mixed) {
    for (const [sum, places] of [...ways]) {
      if (!ways.has(sum + price)) ways.set(sum + price, [...places, place])
    }
  }
  return ways
}

/**
 * §21.1 Who is paid from which purse. A mixed player without a purse goes where both purses suffice, if that is
 * possible at all; if not, to where the least is missing. The defensive purse is emptied first.
 */
export function settle(
  owed: readonly Due[],
  budget: { readonly defensive: number; readonly offensive: number },
): Bill {
  const priced = owed.filter(({ price }) => price > 0)
  const spent = (purse: Purse | undefined) =>
    priced.reduce((sum, owing) => (owing.purse === purse ? sum + owing.price : sum), 0)
  const [fixed, mixed] = [spent('defensive'), spent(undefined)]
  const all = fixed + mixed + spent('offensive')
  let best: { readonly missing: number; readonly sum: number; readonly places: readonly Place[] } | undefined
  for (const [sum, places] of everySum(priced.filter(({ purse }) => !purse))) {
    const missing =
      Math.max(0, fixed + sum - budget.defensive) + Math.max(0, all - fixed - sum - budget.offensive)
    if (!best || missing < best.missing || (missing === best.missing && sum > best.sum))
      best = { missing, sum, places }
  }
  const inDefence = new Set(best?.places)
  const billOf = (purse: Purse): PurseBill => {
    const paid = priced
      .filter((owing) => (owing.purse ?? (inDefence.has(owing.place) ? 'defensive' : 'offensive')) === purse)
      .map(({ place, price }) => ({ place, price }))
    const sum = paid.reduce((stars, { price }) => stars + price, 0)
    return { budget: budget[purse], spent: sum, left: budget[purse] - sum, paid }
  }
  return { defensive: billOf('defensive'), offensive: billOf('offensive') }
}

/** What a squad, complete or not, costs. */
export const bill = (squad: Draft, set: ExpansionSet): Bill =>
  settle(dues(squad, set), budgetOf(squad.rank, squad.mentality, set) ?? { defensive: 0, offensive: 0 })

export const inBudget = ({ defensive, offensive }: Bill): boolean =>
  defensive.left >= 0 && offensive.left >= 0
