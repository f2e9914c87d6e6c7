import type { TieBreak } from './competition.ts'
import type { Fixture, Ledger } from './fixture.ts'

export const WIN = 3
export const DRAW = 1

export const FORMS = ['won', 'drawn', 'lost'] as const

/** One team's line of a table. */
export interface Row {
  readonly team: string
  /** From 1; teams that nothing has parted yet share it. */
  readonly rank: number
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly scored: number
  readonly conceded: number
  readonly points: number
  /** What parted it from the team above, where points did not. */
  readonly partedBy?: TieBreak | 'lots'
  /** How its matches ended, the first first. */
  readonly form: readonly (typeof FORMS)[number][]
  /** Whom it meets next here. */
  readonly next?: { readonly team: string; readonly isHome: boolean }
  /** It withdrew before it had played everything: it stands last, whatever its points. */
  readonly isOut?: true
}

export interface Table {
  readonly group?: string
  readonly rows: readonly Row[]
  readonly isComplete: boolean
  /** Who stands level after everything was played, until lots are drawn. */
  readonly level: readonly string[]
}

interface Sums {
  played: number
  won: number
  drawn: number
  lost: number
  scored: number
  conceded: number
  points: number
  away: number
}

const NONE: Readonly<Sums> = {
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  scored: 0,
  conceded: 0,
  points: 0,
  away: 0,
}

/** What the matches among these teams come to, for each of them. */
export function sumsOf(teams: readonly string[], fixtures: readonly Fixture[]): ReadonlyMap<string, Sums> {
  const sums = new Map(teams.map((team) => [team, { ...NONE }]))
  for (const { home, away, score } of fixtures) {
    const [one, two] = [sums.get(home), sums.get(away)]
    if (!score || !one || !two) continue
    note(one, score.goals[0], score.goals[1])
    note(two, score.goals[1], score.goals[0])
    two.away += score.goals[1]
  }
  return sums
}

function note(sum: Sums, scored: number, conceded: number): void {
  sum.played++
  sum.scored += scored
  sum.conceded += conceded
  if (scored > conceded) sum.won++
  else if (scored === conceded) sum.drawn++
  else sum.lost++
  sum.points += scored > conceded ? WIN : scored === conceded ? DRAW : 0
}

/** Teams that are level, with what parted them from those before. */
interface Level {
  readonly teams: readonly string[]
  readonly by?: TieBreak | 'lots'
}

/** Those with more first, and those with as much together; `by` marks all but the first. */
function parted(
  teams: readonly string[],
  by: Level['by'],
  ...keys: readonly ((team: string) => number)[]
): readonly Level[] {
  const compare = (a: string, b: string): number => {
    for (const key of keys) if (key(a) !== key(b)) return key(b) - key(a)
    return 0
  }
  const found: string[][] = []
  for (const team of [...teams].sort(compare)) {
    const last = found.at(-1)
    if (last?.[0] !== undefined && compare(last[0], team) === 0) last.push(team)
    else found.push([team])
  }
  return found.map((level, i) => ({ teams: level, ...(i > 0 && by && { by }) }))
}

/** Teams with equal points, put in order as far as the tie-breaks part them. */
function broken(
  teams: readonly string[],
  order: readonly TieBreak[],
  fixtures: readonly Fixture[],
  all: ReadonlyMap<string, Sums>,
  lots: (level: readonly string[]) => readonly string[] | undefined,
): readonly Level[] {
  if (teams.length < 2) return [{ teams }]
  const [next, ...later] = order
  if (next === undefined) {
    const drawn = lots(teams)
    return drawn ? parted(teams, 'lots', (team) => -drawn.indexOf(team)) : [{ teams }]
  }
  const levels = partedBy(next, teams, all, fixtures)
  // Whoever is still level among themselves meets again in a table of their own, which may now part them.
  const rest = next === 'head-to-head' && levels.length > 1 ? order : later
  return levels.flatMap((level) => {
    const [first, ...others] = broken(level.teams, rest, fixtures, all, lots)
    return first ? [{ ...level, teams: first.teams }, ...others] : []
  })
}

function partedBy(
  by: TieBreak,
  teams: readonly string[],
  all: ReadonlyMap<string, Sums>,
  fixtures: readonly Fixture[],
): readonly Level[] {
  const of = (sums: ReadonlyMap<string, Sums>, key: (sum: Readonly<Sums>) => number) => (team: string) =>
    key(sums.get(team) ?? NONE)
  const difference = ({ scored, conceded }: Readonly<Sums>) => scored - conceded
  switch (by) {
    case 'difference':
      return parted(teams, by, of(all, difference))
    case 'goals':
      return parted(
        teams,
        by,
        of(all, ({ scored }) => scored),
      )
    case 'head-to-head': {
      const among = sumsOf(teams, fixtures)
      return parted(
        teams,
        by,
        of(among, ({ points }) => points),
        of(among, difference),
        of(among, ({ scored }) => scored),
      )
    }
    case 'away-goals': {
      const among = sumsOf(teams, fixtures)
      return parted(
        teams,
        by,
        of(among, ({ away }) => away),
      )
    }
  }
}

/** What a table is made of. */
interface Tabled {
  readonly teams: readonly string[]
  readonly fixtures: readonly Fixture[]
  readonly order: readonly TieBreak[]
  /** By which lots for it are known. */
  readonly lots: string
  readonly group?: string
}

/** The table of these teams after these matches: points first, then what was agreed, lots at the very end. */
export function tableOf({ teams, fixtures, order, lots, group }: Tabled, ledger: Ledger): Table {
  const isComplete = fixtures.every(({ isDone }) => isDone)
  const all = sumsOf(teams, fixtures)
  const runs = runsOf(teams, fixtures)
  const isOut = (team: string): boolean => ledger.isWithdrawn(team) && runs.get(team)?.hasLeft === true
  const level: string[] = []
  const drawn = (among: readonly string[]): readonly string[] | undefined => {
    if (!isComplete) return undefined
    const known = ledger.lot(lotsAmong(lots, among), among)
    if (!known) level.push(...among)
    return known
  }
  const levels = [teams.filter((team) => !isOut(team)), teams.filter(isOut)].flatMap((some) =>
    parted(some, undefined, (team) => all.get(team)?.points ?? 0).flatMap((equal) =>
      broken(equal.teams, order, fixtures, all, drawn),
    ),
  )
  let rank = 1
  const rows = levels.flatMap(({ teams: equal, by }) => {
    const own = rank
    rank += equal.length
    return equal.map((team): Row => {
      const { away: _, ...sum } = all.get(team) ?? NONE
      const { form = [], next } = runs.get(team) ?? {}
      return {
        team,
        rank: own,
        ...sum,
        ...(by && { partedBy: by }),
        form,
        ...(next && { next }),
        ...(isOut(team) && { isOut: true as const }),
      }
    })
  })
  return { ...(group !== undefined && { group }), rows, isComplete, level }
}

/** Lots are known by the table and by those who are level, so that they hold however the results were entered. */
export const lotsAmong = (table: string, level: readonly string[]): string =>
  [table, ...[...level].sort()].join(' ')

/** By team: how its matches ended, and the first it still has to play. */
interface Run {
  readonly form: Row['form'][number][]
  next?: NonNullable<Row['next']>
  /** It has left a match to its opponent. */
  hasLeft?: true
}

function runsOf(teams: readonly string[], fixtures: readonly Fixture[]): ReadonlyMap<string, Run> {
  const runs = new Map(teams.map((team): [string, Run] => [team, { form: [] }]))
  const note = (team: string, against: string, isHome: boolean, fixture: Fixture): void => {
    const run = runs.get(team)
    if (!run) return
    const { score, isDone, result } = fixture
    if (!isDone) run.next ??= { team: against, isHome }
    else if (!result && score?.winner !== (isHome ? 0 : 1)) run.hasLeft = true
    if (!score) return
    const [own, others] = isHome ? score.goals : [score.goals[1], score.goals[0]]
    run.form.push(own > others ? 'won' : own === others ? 'drawn' : 'lost')
  }
  for (const fixture of fixtures) {
    note(fixture.home, fixture.away, true, fixture)
    note(fixture.away, fixture.home, false, fixture)
  }
  return runs
}
