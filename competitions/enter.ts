import type { Chance, Checked, Pair, Refusal } from '@libero/kernel'
import { accepted, refused } from '@libero/kernel'
import type { Awarded, Competition, Lots, Played, Result } from './competition.ts'
import { isPlayed, MOST_ENTRANTS } from './competition.ts'
import type { Course } from './course.ts'
import { courseOf, tieOf } from './course.ts'
import type { Fixture } from './fixture.ts'
import { leavesLevel } from './knock-out.ts'
import { leader } from './score.ts'

export const MOST_GOALS = 99

/** How a match ended, before it is said which teams met: that follows. */
export type Entry = Omit<Played, 'home' | 'away'> | Omit<Awarded, 'home' | 'away'>

const refuse = (rule: string, code: string, about?: Refusal['about']) =>
  refused({ code, rule, ...(about && { about }) })

/** C3 Enters how a match ended; one that has a result already is entered anew only after that was taken back. */
export const enter = (competition: Competition, entry: Entry): Checked<Competition> =>
  enterAll(competition, [entry])

/** The same for several matches that could be played at the same time: all of them or none. */
export function enterAll(competition: Competition, entries: readonly Entry[]): Checked<Competition> {
  const course = courseOf(competition)
  const results: Result[] = []
  for (const entry of entries) {
    const { match, ...ending } = entry
    const fixture = course.fixtures.find(({ id }) => id === match)
    if (!fixture) return refuse('C3', 'match-unknown', { match })
    if (fixture.isDone || results.some((result) => result.match === match))
      return refuse('C3', 'match-over', { match })
    const wrong = 'goals' in entry ? faultOf(competition, course, fixture, entry) : undefined
    if (wrong) return refuse('C4', wrong, { match })
    const { home, away } = fixture
    results.push({ match, home, away, ...ending } as Result)
  }
  return accepted({ ...competition, results: [...competition.results, ...results] })
}

/** C4 What keeps a match that was played from having ended like this. */
export function faultOf(
  competition: Competition,
  course: Course,
  fixture: Fixture,
  { goals, winner, shootOut }: Pick<Played, 'goals' | 'winner' | 'shootOut'>,
): string | undefined {
  if (!isScore(goals) || (shootOut && (!isScore(shootOut) || leader(shootOut) !== winner)))
    return 'score-wrong'
  const ahead = leader(goals)
  if (!fixture.mustDecide) return winner !== undefined && winner !== ahead ? 'winner-wrong' : undefined
  const tie = tieOf(course, fixture)
  if (leavesLevel(competition, tie, goals)) return winner === undefined ? 'winner-missing' : undefined
  if (winner === undefined || fixture.leg === undefined)
    return winner !== undefined && winner !== ahead ? 'winner-wrong' : undefined
  return winner === aheadOnAggregate(tie?.fixtures[0], goals) ? undefined : 'winner-wrong'
}

/** Who is ahead after the second leg, by its seats; away goals part those whose sums are level. */
function aheadOnAggregate(first: Fixture | undefined, goals: Pair<number>) {
  const before = first?.score?.goals ?? [0, 0]
  return leader([goals[0] + before[1], goals[1] + before[0]]) ?? leader([before[1], goals[1]])
}

const isScore = (pair: Pair<number>): boolean =>
  pair.every((count) => Number.isInteger(count) && count >= 0 && count <= MOST_GOALS)

/** C5 A team leaves: what it has played stands, whatever it has still to play is the other's. */
export function withdraw(competition: Competition, team: string): Checked<Competition> {
  if (!competition.entrants.some(({ id }) => id === team)) return refuse('C5', 'team-unknown', { team })
  if (competition.withdrawn.includes(team)) return refuse('C5', 'team-gone', { team })
  return accepted({ ...competition, withdrawn: [...competition.withdrawn, team] })
}

/** C6 Takes a result back, and with it everything that followed from it. */
export function takeBack(competition: Competition, match: string): Checked<Competition> {
  if (!competition.results.some((result) => result.match === match))
    return refuse('C6', 'result-unknown', { match })
  return accepted(
    settled({ ...competition, results: competition.results.filter((result) => result.match !== match) }),
  )
}

/** Without the results and lots that belong to nothing any more. */
export function settled(competition: Competition): Competition {
  const { stale } = courseOf(competition)
  if (stale.results.length === 0 && stale.lots.length === 0) return competition
  return settled({
    ...competition,
    results: competition.results.filter(({ match }) => !stale.results.includes(match)),
    drawn: competition.drawn.filter((lots) => !stale.lots.includes(lots.for)),
  })
}

/** C7 Draws whatever waits for luck: the draw of all, lots among those who are level. */
export function drawLots(competition: Competition, chance: Chance): Competition {
  const [due] = courseOf(competition).due
  if (!due) return competition
  const left = [...due.among]
  const order: string[] = []
  const key = competition.drawn.length * MOST_ENTRANTS
  while (left.length > 1) {
    const weights = new Uint8Array(left.length).fill(1)
    order.push(...left.splice(chance.take(weights, left.length, key + order.length), 1))
  }
  const lots: Lots = { for: due.for, order: [...order, ...left] }
  return drawLots({ ...competition, drawn: [...competition.drawn, lots] }, chance)
}

/** Those results that were played, for lists and for whoever looks for matches. */
export const playedIn = ({ results }: Pick<Competition, 'results'>): readonly Played[] =>
  results.filter(isPlayed)
