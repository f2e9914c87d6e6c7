import type { Competition } from './competition.ts'
import type { Fixture } from './fixture.ts'
import { Ledger } from './fixture.ts'
import type { Thirds } from './groups.ts'
import { bracketOf, groupName, groupsOf, thirdsIn, thirdsOf } from './groups.ts'
import type { Tie } from './knock-out.ts'
import { firstRound, knockOut } from './knock-out.ts'
import { climb } from './ladder.ts'
import { schedule } from './round-robin.ts'
import type { Table } from './table.ts'
import { lotsAmong, tableOf } from './table.ts'

/** Luck that is asked for before it can go on: a draw of all, or lots among those whom nothing else has parted. */
export interface Due {
  readonly for: string
  readonly among: readonly string[]
}

/** Everything that follows from a competition. */
export interface Course {
  readonly fixtures: readonly Fixture[]
  readonly tables: readonly Table[]
  readonly thirds?: Thirds
  readonly ties: readonly Tie[]
  /** The rungs of a ladder, the highest first. */
  readonly ladder?: readonly string[]
  /** What can be played now: the matches of the earliest round that is not over. */
  readonly next: readonly Fixture[]
  readonly due: readonly Due[]
  readonly isOver: boolean
  /** One, in rare cases two, or nobody where all have gone. */
  readonly winners: readonly string[]
  /** Results and lots that belong to nothing any more. */
  readonly stale: { readonly results: readonly string[]; readonly lots: readonly string[] }
}

/** By which the draw is known. */
export const DRAW = 'draw'

type Found = Pick<Course, 'fixtures' | 'tables' | 'thirds' | 'ties' | 'ladder' | 'due' | 'isOver' | 'winners'>

export function courseOf(competition: Competition): Course {
  const ledger = new Ledger(competition)
  const found = follow(competition, ledger)
  const waiting = found.fixtures.filter(({ isDone }) => !isDone)
  const first = waiting.reduce<Fixture | undefined>(
    (best, each) => (best && isBefore(best, each) >= 0 ? best : each),
    undefined,
  )
  const { results, drawn } = competition
  return {
    ...found,
    next: first ? waiting.filter((each) => isBefore(each, first) === 0) : [],
    stale: {
      results: results.filter((each) => !ledger.used.has(each)).map(({ match }) => match),
      lots: drawn.filter((each) => !ledger.usedLots.has(each.for)).map((each) => each.for),
    },
  }
}

/** Above nothing where the first is played before the other: by stage, round and leg. */
function isBefore(one: Fixture, two: Fixture): number {
  const late = ({ stage }: Fixture) => Number(stage === 'knock-out' || stage === 'third-place')
  return (
    late(two) - late(one) ||
    two.round - one.round ||
    Number(two.stage !== 'third-place') - Number(one.stage !== 'third-place') ||
    (two.leg ?? 0) - (one.leg ?? 0)
  )
}

function follow(competition: Competition, ledger: Ledger): Found {
  const { form, entrants } = competition
  const ids = entrants.map(({ id }) => id)
  const isDrawn = (form.kind === 'cup' || form.kind === 'tournament') && form.pairing === 'drawn'
  const teams = isDrawn ? ledger.lot(DRAW, ids) : ids
  const nothing = { fixtures: [], tables: [], ties: [], isOver: false, winners: [] }
  if (!teams) return { ...nothing, due: [{ for: DRAW, among: ids }] }
  switch (form.kind) {
    case 'cup': {
      const ties = knockOut({ ...form, first: firstRound(teams) }, ledger)
      return { tables: [], ...ofTies(ties), ties }
    }
    case 'league': {
      const fixtures = matchesOf(teams, form.rounds, ledger)
      const table = tableOf({ teams, fixtures, order: form.order, lots: 'league' }, ledger)
      const due = dueOf('league', table)
      const isOver = table.isComplete && due.length === 0
      const [champion] = isOver ? table.rows : []
      return { fixtures, tables: [table], ties: [], due, isOver, winners: champion ? [champion.team] : [] }
    }
    case 'tournament': {
      const tables = groupsOf(teams, form.groups).map((group, nth) => {
        const name = groupName(nth)
        const fixtures = matchesOf(group, form.rounds, ledger, name)
        const table = tableOf({ teams: group, fixtures, order: form.order, lots: name, group: name }, ledger)
        return { table, fixtures }
      })
      const standings = tables.map(({ table }) => table)
      const through = thirdsIn(form.bracket)
      const thirds = through > 0 ? thirdsOf(standings, through, ledger) : undefined
      const first = bracketOf(form, standings, thirds)
      const ties = knockOut({ ...form, first, places: form.bracket }, ledger)
      const inGroups = tables.flatMap(({ fixtures }) => fixtures)
      const found = ofTies(ties)
      const due = standings.flatMap((table) => dueOf(table.group ?? '', table))
      const level =
        thirds && thirds.level.length > 0 ? [{ for: lotsAmong('3', thirds.level), among: thirds.level }] : []
      return {
        ...found,
        fixtures: [...inGroups, ...found.fixtures],
        tables: standings,
        ...(thirds && { thirds }),
        ties,
        due: [...due, ...level, ...found.due],
      }
    }
    case 'ladder': {
      const { order, fixtures, isDone } = climb(teams, form.rounds, ledger)
      const top = isDone ? (order.find((team) => !ledger.isWithdrawn(team)) ?? order[0]) : undefined
      return {
        ...nothing,
        fixtures,
        ladder: order,
        due: [],
        isOver: isDone,
        winners: top === undefined ? [] : [top],
      }
    }
  }
}

function matchesOf(
  teams: readonly string[],
  rounds: 1 | 2,
  ledger: Ledger,
  group?: string,
): readonly Fixture[] {
  return schedule(teams.length, rounds).flatMap((matches, day) =>
    matches.flatMap(([one, two], nth) => {
      const [home, away] = [teams[one], teams[two]]
      if (home === undefined || away === undefined) return []
      return ledger.fixture({
        id: `${group ?? 'm'}${day + 1}-${nth + 1}`,
        stage: group === undefined ? 'league' : 'group',
        ...(group !== undefined && { group }),
        round: day + 1,
        home,
        away,
        mustDecide: false,
      })
    }),
  )
}

/** Lots for each number of teams that stand level in a table. */
function dueOf(name: string, { level, rows }: Table): readonly Due[] {
  const byRank = new Map<number, string[]>()
  for (const { team, rank } of rows)
    if (level.includes(team)) byRank.set(rank, [...(byRank.get(rank) ?? []), team])
  return [...byRank.values()].map((among) => ({ for: lotsAmong(name, among), among }))
}

function ofTies(ties: readonly Tie[]): Pick<Found, 'fixtures' | 'due' | 'isOver' | 'winners'> {
  const final = ties.at(-1)
  const due = ties
    .filter(({ isLevel }) => isLevel)
    .map(({ id, sides }) => {
      const among = sides.filter((side) => typeof side === 'string')
      return { for: lotsAmong(id, among), among }
    })
  return {
    fixtures: ties.flatMap(({ fixtures }) => fixtures),
    due,
    isOver: ties.every(({ isDone }) => isDone),
    winners: final?.champions ?? (final?.winner === undefined ? [] : [final.winner]),
  }
}

/** The tie a fixture belongs to. */
export const tieOf = ({ ties }: Course, { id }: Pick<Fixture, 'id'>): Tie | undefined =>
  ties.find(({ fixtures }) => fixtures.some((fixture) => fixture.id === id))
