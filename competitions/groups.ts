import type { Pair } from '@libero/kernel'
import type { Tournament } from './competition.ts'
import type { Ledger } from './fixture.ts'
import type { Place } from './knock-out.ts'
import type { Row, Table } from './table.ts'
import { lotsAmong } from './table.ts'

export const groupName = (nth: number): string => String.fromCharCode(65 + nth)

/** The teams of each group, as even as can be: the first groups have one more where it does not come out even. */
export function groupsOf(teams: readonly string[], count: number): readonly (readonly string[])[] {
  const [size, more] = [Math.floor(teams.length / count), teams.length % count]
  let from = 0
  return Array.from({ length: count }, (_, i) => {
    const to = from + size + Number(i < more)
    const group = teams.slice(from, to)
    from = to
    return group
  })
}

/** One of the best who came third, whichever group's. */
export const THIRD = '3'

/** Where groups of a power of two send their first two: winners meet others' seconds, and each other as late as can be. */
export function usualBracket(groups: number): readonly Pair<string>[] {
  if (groups === 1) return [['A1', 'A2']]
  const halves = [0, 1].map((half) =>
    Array.from({ length: groups / 2 }, (_, i): Pair<string> => {
      const [one, two] = [groupName(2 * i), groupName(2 * i + 1)]
      return half === 0 ? [`${one}1`, `${two}2`] : [`${two}1`, `${one}2`]
    }),
  )
  return halves.flat()
}

/** The thirds of all groups in a table of their own: points, difference, goals, then lots. */
export interface Thirds {
  /** The group with the best third first. */
  readonly rows: readonly Row[]
  readonly groups: readonly string[]
  readonly through: number
  /** Who stands level where it matters. */
  readonly level: readonly string[]
}

export function thirdsOf(tables: readonly Table[], through: number, ledger: Ledger): Thirds {
  const all = tables.flatMap((table) => {
    const row = table.rows[2]
    return row && table.group !== undefined ? [{ row, group: table.group }] : []
  })
  const worth = ({ row }: (typeof all)[number]) => [
    Number(!row.isOut),
    row.points,
    row.scored - row.conceded,
    row.scored,
  ]
  const compare = (a: (typeof all)[number], b: (typeof all)[number]): number => {
    const [one, two] = [worth(a), worth(b)]
    const at = one.findIndex((value, i) => value !== two[i])
    return at < 0 ? 0 : (two[at] ?? 0) - (one[at] ?? 0)
  }
  const sorted = [...all].sort(compare)
  const last = sorted[through - 1]
  const isComplete = tables.every((table) => table.isComplete && table.level.length === 0)
  const equal = last ? sorted.filter((each) => compare(each, last) === 0) : []
  const above = last ? sorted.filter((each) => compare(each, last) < 0).length : 0
  let order = sorted
  let level: readonly string[] = []
  if (isComplete && above + equal.length > through) {
    const among = equal.map(({ row }) => row.team)
    const drawn = ledger.lot(lotsAmong(THIRD, among), among)
    if (drawn)
      order = sorted.slice(0, above).concat(
        [...equal].sort((a, b) => drawn.indexOf(a.row.team) - drawn.indexOf(b.row.team)),
        sorted.slice(above + equal.length),
      )
    else level = among
  }
  return { rows: order.map(({ row }) => row), groups: order.map(({ group }) => group), through, level }
}

/** Who stands at each place of the bracket: nobody knows before the groups are over. */
export function bracketOf(
  form: Tournament,
  tables: readonly Table[],
  thirds: Thirds | undefined,
): readonly Pair<Place>[] {
  const isOver = tables.every(({ isComplete, level }) => isComplete && level.length === 0)
  const isReady = isOver && (thirds === undefined || thirds.level.length === 0)
  if (!isReady) return form.bracket.map(() => [undefined, undefined])
  const best = (thirds?.groups.slice(0, thirds.through) ?? []).toSorted()
  const order = form.thirds?.[best.join('')] ?? best.join('')
  let nth = 0
  const at = (place: string): Place => {
    if (place === THIRD) return teamAt(tables, order.charAt(nth++), 3)
    return teamAt(tables, place.charAt(0), Number(place.slice(1)))
  }
  return form.bracket.map(([one, two]) => [at(one), at(two)])
}

const teamAt = (tables: readonly Table[], group: string, rank: number): Place =>
  tables.find((table) => table.group === group)?.rows[rank - 1]?.team ?? null

/** How many thirds a bracket takes. */
export const thirdsIn = (bracket: readonly Pair<string>[]): number =>
  bracket.flat().filter((place) => place === THIRD).length
