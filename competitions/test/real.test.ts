import { ListedChance } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { found } from '../check.ts'
import type { TieBreak } from '../competition.ts'
import { DIRECT_ORDER, USUAL_ORDER } from '../competition.ts'
import { courseOf } from '../course.ts'
import { drawLots } from '../enter.ts'
import { hatTrickAssociation } from '../hat-trick/association.ts'
import { competition, granted, group, played } from './ground.ts'

/** Teams, results, and the final table as published: rank, team, points, goals. */
interface Real {
  readonly order: readonly TieBreak[]
  readonly teams: string
  readonly results: readonly string[]
  readonly table: readonly string[]
  /** Which team stands where it does for which reason, points aside. */
  readonly parted: Readonly<Record<string, TieBreak | 'lots'>>
}

/** Groups in which teams with equal points were parted by what we know, all with three points for a win. */
const GROUPS: Readonly<Record<string, Real>> = {
  'World Cup 1994, group E: four teams with four points': {
    order: USUAL_ORDER,
    teams: 'ITA IRL NOR MEX',
    results: ['ITA 0 IRL 1', 'NOR 1 MEX 0', 'ITA 1 NOR 0', 'MEX 2 IRL 1', 'ITA 1 MEX 1', 'IRL 0 NOR 0'],
    table: ['1 MEX 4 3:3', '2 IRL 4 2:2', '3 ITA 4 2:2', '4 NOR 4 1:1'],
    parted: { IRL: 'goals', ITA: 'head-to-head', NOR: 'goals' },
  },
  'World Cup 2010, group C: England behind the USA by goals': {
    order: USUAL_ORDER,
    teams: 'ENG USA ALG SVN',
    results: ['ENG 1 USA 1', 'ALG 0 SVN 1', 'SVN 2 USA 2', 'ENG 0 ALG 0', 'SVN 0 ENG 1', 'USA 1 ALG 0'],
    table: ['1 USA 5 4:3', '2 ENG 5 2:1', '3 SVN 4 3:3', '4 ALG 1 0:2'],
    parted: { ENG: 'goals' },
  },
  'World Cup 2014, group G: Portugal behind the USA by difference': {
    order: USUAL_ORDER,
    teams: 'GER POR GHA USA',
    results: ['GER 4 POR 0', 'GHA 1 USA 2', 'GER 2 GHA 2', 'USA 2 POR 2', 'USA 0 GER 1', 'POR 2 GHA 1'],
    table: ['1 GER 7 7:2', '2 USA 4 4:4', '3 POR 4 4:7', '4 GHA 1 4:6'],
    parted: { POR: 'difference' },
  },
  'Euro 2004, group C: three with five points, parted by the goals of their own three matches': {
    order: DIRECT_ORDER,
    teams: 'SWE BUL DEN ITA',
    results: ['DEN 0 ITA 0', 'SWE 5 BUL 0', 'BUL 0 DEN 2', 'ITA 1 SWE 1', 'ITA 2 BUL 1', 'DEN 2 SWE 2'],
    table: ['1 SWE 5 8:3', '2 DEN 5 4:2', '3 ITA 5 3:2', '4 BUL 0 1:9'],
    parted: { DEN: 'head-to-head', ITA: 'head-to-head' },
  },
}

const rowsOf = (so: Parameters<typeof courseOf>[0], nth = 0): readonly string[] =>
  courseOf(so).tables[nth]?.rows.map(
    ({ rank, team, points, scored, conceded }) => `${rank} ${team} ${points} ${scored}:${conceded}`,
  ) ?? []

describe('C2 groups that were played come out as published', () => {
  test.each(Object.entries(GROUPS))('%s', (_, { order, teams, results, table, parted }) => {
    const so = played(competition(teams, group(order)), ...results)
    expect(rowsOf(so)).toEqual(table)
    const rows = courseOf(so).tables[0]?.rows ?? []
    expect(
      Object.fromEntries(rows.flatMap(({ team, partedBy }) => (partedBy ? [[team, partedBy]] : []))),
    ).toEqual(parted)
    expect(courseOf(so).winners).toEqual([rows[0]?.team])
    expect(rowsOf(played(competition(teams, group(order)), ...results.toReversed()))).toEqual(table)
  })

  test('World Cup 1990, group F: Ireland before the Netherlands by lot', () => {
    const so = played(
      competition('ENG IRL NED EGY', group()),
      ...['ENG 1 IRL 1', 'NED 1 EGY 1', 'ENG 0 NED 0', 'IRL 0 EGY 0', 'ENG 1 EGY 0', 'IRL 1 NED 1'],
    )
    expect(rowsOf(so).slice(1, 3)).toEqual(['2 IRL 3 2:2', '2 NED 3 2:2'])
    const { due, isOver } = courseOf(so)
    expect([due.map(({ among }) => among), isOver]).toEqual([[['IRL', 'NED']], false])
    const after = (first: number) => courseOf(drawLots(so, new ListedChance([first])))
    expect(after(0).tables[0]?.rows.map(({ rank, team }) => `${rank} ${team}`)).toEqual([
      '1 ENG',
      '2 IRL',
      '3 NED',
      '4 EGY',
    ])
    expect(after(1).tables[0]?.rows[1]).toMatchObject({ team: 'NED', rank: 2 })
    expect(after(1).tables[0]?.rows[2]).toMatchObject({ team: 'IRL', partedBy: 'lots' })
    expect(after(0).isOver).toBe(true)
  })

  test('World Cup 2018, group H: where Japan and Senegal are level to the last goal, lots would have followed', () => {
    // There bookings came before lots, which no book of ours counts.
    const so = played(
      competition('POL SEN COL JPN', group()),
      ...['COL 1 JPN 2', 'POL 1 SEN 2', 'JPN 2 SEN 2', 'POL 0 COL 3', 'JPN 0 POL 1', 'SEN 0 COL 1'],
    )
    expect(rowsOf(so)).toEqual(['1 COL 6 5:2', '2 SEN 4 4:4', '2 JPN 4 4:4', '4 POL 3 2:5'])
  })
})

const EURO_2016 = {
  A: {
    results: 'FRA 2 ROU 1, ALB 0 SUI 1, ROU 1 SUI 1, FRA 2 ALB 0, ROU 0 ALB 1, SUI 0 FRA 0',
    table: ['1 FRA 7 4:1', '2 SUI 5 2:1', '3 ALB 3 1:3', '4 ROU 1 2:4'],
  },
  B: {
    results: 'WAL 2 SVK 1, ENG 1 RUS 1, RUS 1 SVK 2, ENG 2 WAL 1, RUS 0 WAL 3, SVK 0 ENG 0',
    table: ['1 WAL 6 6:3', '2 ENG 5 3:2', '3 SVK 4 3:3', '4 RUS 1 2:6'],
  },
  C: {
    results: 'POL 1 NIR 0, GER 2 UKR 0, UKR 0 NIR 2, GER 0 POL 0, UKR 0 POL 1, NIR 0 GER 1',
    table: ['1 GER 7 3:0', '2 POL 7 2:0', '3 NIR 3 2:2', '4 UKR 0 0:5'],
  },
  D: {
    results: 'TUR 0 CRO 1, ESP 1 CZE 0, CZE 2 CRO 2, ESP 3 TUR 0, CZE 0 TUR 2, CRO 2 ESP 1',
    table: ['1 CRO 7 5:3', '2 ESP 6 5:2', '3 TUR 3 2:4', '4 CZE 1 2:5'],
  },
  E: {
    results: 'IRL 1 SWE 1, BEL 0 ITA 2, ITA 1 SWE 0, BEL 3 IRL 0, ITA 0 IRL 1, SWE 0 BEL 1',
    table: ['1 ITA 6 3:1', '2 BEL 6 4:2', '3 IRL 4 2:4', '4 SWE 1 1:3'],
  },
  F: {
    results: 'AUT 0 HUN 2, POR 1 ISL 1, ISL 1 HUN 1, POR 0 AUT 0, ISL 2 AUT 1, HUN 3 POR 3',
    table: ['1 HUN 5 6:4', '2 ISL 5 4:3', '3 POR 3 4:4', '4 AUT 1 1:4'],
  },
}

/** Who met in the knock-out; the score after extra time, and who went through where that left it level. */
const EURO_2016_KNOCK_OUT = [
  [
    'SUI 1 POL 1 POL',
    'CRO 0 POR 1',
    'WAL 1 NIR 0',
    'HUN 0 BEL 4',
    'GER 3 SVK 0',
    'ITA 2 ESP 0',
    'FRA 2 IRL 1',
    'ENG 1 ISL 2',
  ],
  ['POL 1 POR 1 POR', 'WAL 3 BEL 1', 'GER 1 ITA 1 GER', 'FRA 5 ISL 2'],
  ['POR 2 WAL 0', 'GER 0 FRA 2'],
  ['POR 1 FRA 0'],
]

describe('Euro 2016, the whole tournament', () => {
  const [, euro] = hatTrickAssociation.fixed
  if (!euro) throw new Error('no Euro')
  const start = granted(
    found({
      game: 'hat-trick',
      name: 'Euro',
      form: euro.form,
      entrants: euro.teams.map((id) => ({ id, coach: 'random' })),
    }),
  )
  const groups = played(start, ...Object.values(EURO_2016).flatMap(({ results }) => results.split(', ')))

  test.each(Object.entries(EURO_2016))('group %s', (name, { table }) => {
    expect(rowsOf(groups, 'ABCDEF'.indexOf(name))).toEqual(table)
  })

  test('Italy before Belgium head to head, Germany before Poland and Hungary before Iceland by difference', () => {
    const reasons = courseOf(groups).tables.flatMap(({ rows }) =>
      rows.flatMap(({ team, partedBy }) => (partedBy ? [`${team} ${partedBy}`] : [])),
    )
    expect(reasons).toEqual(['POL difference', 'BEL head-to-head', 'ISL difference'])
  })

  test('the best thirds: Slovakia, Ireland, Portugal, Northern Ireland', () => {
    const { thirds } = courseOf(groups)
    expect(thirds?.rows.map(({ team }) => team)).toEqual(['SVK', 'IRL', 'POR', 'NIR', 'TUR', 'ALB'])
    expect(thirds?.through).toBe(4)
  })

  test('the knock-out has the pairs it had, to the final', () => {
    let so = groups
    for (const round of EURO_2016_KNOCK_OUT) {
      expect(courseOf(so).next.map(({ home, away }) => `${home} ${away}`)).toEqual(
        round.map((line) => line.split(' ')).map(([home, , away]) => `${home} ${away}`),
      )
      for (const line of round) {
        const [home = '', one, away = '', two, through] = line.split(' ')
        const fixture = courseOf(so).next.find((each) => each.home === home && each.away === away)
        const goals = [Number(one), Number(two)] as const
        const match = fixture?.id ?? ''
        const winner =
          through === undefined ? {} : ({ winner: through === home ? 0 : 1, by: 'shoot-out' } as const)
        so = { ...so, results: [...so.results, { match, home, away, goals, ...winner }] }
      }
    }
    const { isOver, winners, stale } = courseOf(so)
    expect([isOver, winners, stale.results]).toEqual([true, ['POR'], []])
  })

  test('every group of thirds that can come has places, and nobody meets the winner of his own group', () => {
    if (euro.form.kind !== 'tournament') throw new Error('no tournament')
    const takers = euro.form.bracket.flatMap(([one, two]) => (two === '3' ? [one.charAt(0)] : []))
    expect(takers).toEqual(['D', 'B', 'C', 'A'])
    const combinations = Object.entries(euro.form.thirds ?? {})
    expect(combinations).toHaveLength(15)
    for (const [best, order] of combinations) {
      expect([...order].sort().join('')).toBe(best)
      for (const [i, taker] of takers.entries()) expect(order.charAt(i)).not.toBe(taker)
    }
  })
})

test('the world tournament has the rulebook’s groups, and the winners of the first meet the seconds of the next', () => {
  const [world] = hatTrickAssociation.fixed
  if (world?.form.kind !== 'tournament') throw new Error('no tournament')
  expect(world.teams.slice(0, 4)).toEqual(['BRA', 'CRO', 'MEX', 'CMR'])
  expect(world.teams.slice(24, 28)).toEqual(['GER', 'POR', 'GHA', 'USA'])
  expect(world.teams).toHaveLength(32)
  expect(world.form.bracket.map((pair) => pair.join('-'))).toEqual([
    'A1-B2',
    'C1-D2',
    'E1-F2',
    'G1-H2',
    'B1-A2',
    'D1-C2',
    'F1-E2',
    'H1-G2',
  ])
})
