import type { Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Competition, Ties } from './competition.ts'
import { isPlayed } from './competition.ts'
import type { Fixture, Ledger } from './fixture.ts'
import { leader, otherOf, turned } from './score.ts'
import { lotsAmong } from './table.ts'

/** Who plays at one side of a tie: a team, nobody for ever, or whoever is found out later. */
export type Place = string | null | undefined

export const DECIDERS = [
  'goals',
  'extra-time',
  'shoot-out',
  'aggregate',
  'away-goals',
  'wins',
  'lots',
  'awarded',
  'bye',
] as const

/** Two who play each other out of the competition, in one match or several. */
export interface Tie {
  readonly id: string
  /** From 1, the final last; of several in a round the first stands above. */
  readonly round: number
  readonly number: number
  readonly isThirdPlace?: true
  readonly sides: Pair<Place>
  /** From which ties they come, where that is not known yet. */
  readonly from?: Pair<string>
  /** The places of groups they come from. */
  readonly places?: Pair<string>
  readonly fixtures: readonly Fixture[]
  /** Goals of two legs, or matches won; the first side's first. */
  readonly sum: Pair<number>
  readonly isDone: boolean
  /** Who goes through; missing where nobody does, and in a final that two have won. */
  readonly winner?: string
  readonly loser?: string
  readonly by?: string
  /** Captain Tsubasa §10.4 Level at the end of all: both are champions. */
  readonly champions?: Pair<string>
  /** Lots are needed between the two. */
  readonly isLevel?: true
}

/** Where the strongest stand so that they meet as late as can be: 1 8 4 5 2 7 3 6. */
export function seededPlaces(size: number): readonly number[] {
  let places = [0]
  while (places.length < size) places = places.flatMap((place) => [place, 2 * places.length - 1 - place])
  return places
}

/** The first round of so many teams in their order: the first of them have a free round where the bracket is not full. */
export function firstRound(teams: readonly string[]): readonly Pair<Place>[] {
  let size = 2
  while (size < teams.length) size *= 2
  const places = seededPlaces(size).map((place) => teams[place] ?? null)
  return Array.from({ length: size / 2 }, (_, i) => [places[2 * i] ?? null, places[2 * i + 1] ?? null])
}

interface Drawn {
  readonly first: readonly Pair<Place>[]
  readonly places?: readonly Pair<string>[]
  readonly ties: Ties
  readonly thirdPlace?: true
}

/** Every tie from the first round to the final, and before it the match for the third place. */
export function knockOut({ first, places, ties, thirdPlace }: Drawn, ledger: Ledger): readonly Tie[] {
  const all: Tie[] = []
  const rounds = Math.log2(first.length) + 1
  let before: Tie[] = []
  for (let round = 1; round <= rounds; round++) {
    const count = first.length / 2 ** (round - 1)
    const isFinal = round === rounds
    if (isFinal && thirdPlace && round > 1) {
      const [one, two] = before
      const sides: Pair<Place> = [losing(one), losing(two)]
      const from = [one?.id ?? '', two?.id ?? ''] as const
      all.push(
        played(
          { id: 'third', round, number: 1, isThirdPlace: true, sides, from },
          thirdPlaceTies(ties),
          false,
          ledger,
        ),
      )
    }
    const now = Array.from({ length: count }, (_, i): Tie => {
      const id = `k${round}-${i + 1}`
      const [one, two] = [before[2 * i], before[2 * i + 1]]
      const own = places?.[i]
      const sides: Pair<Place> = round === 1 ? (first[i] ?? [null, null]) : [through(one), through(two)]
      const origin =
        round > 1 ? { from: [one?.id ?? '', two?.id ?? ''] as const } : own ? { places: own } : {}
      return played({ id, round, number: i + 1, sides, ...origin }, ties, isFinal, ledger)
    })
    all.push(...now)
    before = now
  }
  return all
}

/** The third place is played for once. */
const thirdPlaceTies = (ties: Ties): Ties => ('bestOf' in ties ? ties : { legs: 1 })

const through = (tie: Tie | undefined): Place => (tie?.isDone ? (tie.winner ?? null) : undefined)
const losing = (tie: Tie | undefined): Place => (tie?.isDone ? (tie.loser ?? null) : undefined)

type Bare = Omit<Tie, 'fixtures' | 'sum' | 'isDone'>

function played(tie: Bare, ties: Ties, isFinal: boolean, ledger: Ledger): Tie {
  const [one, two] = tie.sides
  const none = { fixtures: [], sum: [0, 0] as const }
  if (one === undefined || two === undefined) return { ...tie, ...none, isDone: false }
  if (one === null || two === null) {
    const alone = one ?? two
    return { ...tie, ...none, isDone: true, ...(alone !== null && { winner: alone, by: 'bye' }) }
  }
  const pair = [one, two] as const
  return 'bestOf' in ties ? series(tie, pair, ties.bestOf, isFinal, ledger) : legs(tie, pair, ties, ledger)
}

/** Goals as the first side of the tie scored them, whoever was at home. */
const bySide = (goals: Pair<number>, leg: number): Pair<number> => (leg % 2 === 1 ? goals : turned(goals))
const sideOf = (seat: Seat, leg: number): Seat => (leg % 2 === 1 ? seat : other(seat))

const matchesIn = (ties: Ties): number => ('bestOf' in ties ? ties.bestOf : ties.legs)

function fixtureOf(tie: Bare, pair: Pair<string>, leg: number, ties: Ties, ledger: Ledger): Fixture {
  const of = matchesIn(ties)
  const [home, away] = leg % 2 === 1 ? pair : turned(pair)
  return ledger.fixture({
    id: of === 1 ? tie.id : `${tie.id}-${leg}`,
    stage: tie.isThirdPlace ? 'third-place' : 'knock-out',
    round: tie.round,
    tie: tie.number,
    ...(of > 1 && { leg }),
    home,
    away,
    mustDecide: 'legs' in ties && leg === ties.legs,
  })
}

/** One match, or two with their goals added up (Finale §12.1). */
function legs(tie: Bare, pair: Pair<string>, ties: Ties & { legs: 1 | 2 }, ledger: Ledger): Tie {
  const fixtures: Fixture[] = []
  let sum: Pair<number> = [0, 0]
  let abroad: Pair<number> = [0, 0]
  const ended = (winner: Seat, by: string): Tie => ({
    ...tie,
    fixtures,
    sum,
    isDone: true,
    winner: pair[winner],
    loser: pair[other(winner)],
    by,
  })
  for (let leg = 1; leg <= ties.legs; leg++) {
    const fixture = fixtureOf(tie, pair, leg, ties, ledger)
    fixtures.push(fixture)
    if (!fixture.isDone) return { ...tie, fixtures, sum, isDone: false }
    const { score, result } = fixture
    // Whoever withdrew or was denied a match is out, whatever the other leg brought.
    if (score?.isAwarded && score.winner !== undefined) return ended(sideOf(score.winner, leg), 'awarded')
    if (!score || !result) continue
    const [one, two] = bySide(score.goals, leg)
    sum = [sum[0] + one, sum[1] + two]
    abroad = leg % 2 === 1 ? [abroad[0], abroad[1] + two] : [abroad[0] + one, abroad[1]]
    if (leg < ties.legs) continue
    const { winner } = score
    const by = isPlayed(result) ? result.by : undefined
    if (winner !== undefined) {
      const usual = ties.legs === 2 ? 'aggregate' : 'goals'
      const side = sideOf(winner, leg)
      // Level legs without extra time or penalties were won by one of them, but not the tie.
      if (ties.legs === 1 || (isPlayed(result) && result.winner !== undefined))
        return ended(side, by === undefined || by === 'normal-time' ? usual : by)
    }
  }
  const ahead = leader(sum)
  if (ahead !== undefined) return ended(ahead, ties.legs === 2 ? 'aggregate' : 'goals')
  const further = 'awayGoals' in ties && ties.awayGoals ? leader(abroad) : undefined
  if (further !== undefined) return ended(further, 'away-goals')
  return byLots(tie, pair, { fixtures, sum }, ledger)
}

/** Whoever has won more of an odd number; it ends when the other cannot draw level any more. */
function series(tie: Bare, pair: Pair<string>, bestOf: 3 | 5, isFinal: boolean, ledger: Ledger): Tie {
  const fixtures: Fixture[] = []
  let sum: Pair<number> = [0, 0]
  for (let leg = 1; leg <= bestOf; leg++) {
    const left = bestOf - leg + 1
    if (Math.abs(sum[0] - sum[1]) > left) break
    const fixture = fixtureOf(tie, pair, leg, { bestOf }, ledger)
    fixtures.push(fixture)
    if (!fixture.isDone) return { ...tie, fixtures, sum, isDone: false }
    const winner = fixture.score?.winner
    if (winner === undefined) continue
    sum = sideOf(winner, leg) === 0 ? [sum[0] + 1, sum[1]] : [sum[0], sum[1] + 1]
  }
  const ahead = leader(sum)
  const behind = otherOf(ahead)
  if (ahead !== undefined && behind !== undefined)
    return { ...tie, fixtures, sum, isDone: true, winner: pair[ahead], loser: pair[behind], by: 'wins' }
  if (isFinal) return { ...tie, fixtures, sum, isDone: true, champions: pair }
  return byLots(tie, pair, { fixtures, sum }, ledger)
}

/** What no match has parted, lots do. */
function byLots(tie: Bare, pair: Pair<string>, so: Pick<Tie, 'fixtures' | 'sum'>, ledger: Ledger): Tie {
  const drawn = ledger.lot(lotsAmong(tie.id, pair), pair)
  if (!drawn) return { ...tie, ...so, isDone: false, isLevel: true }
  const [winner, loser] = drawn
  return {
    ...tie,
    ...so,
    isDone: true,
    ...(winner !== undefined && { winner }),
    ...(loser !== undefined && { loser }),
    by: 'lots',
  }
}

/** Whether the deciding match leaves its tie level with this score, so that it needs a winner beside its goals. */
export function leavesLevel(competition: Competition, tie: Tie | undefined, goals: Pair<number>): boolean {
  const { form } = competition
  if (!tie || !('ties' in form) || !('legs' in form.ties)) return false
  const isDouble = form.ties.legs === 2 && !tie.isThirdPlace
  if (!isDouble) return goals[0] === goals[1]
  const first = tie.fixtures[0]?.score?.goals ?? [0, 0]
  const sum: Pair<number> = [first[0] + goals[1], first[1] + goals[0]]
  if (sum[0] !== sum[1]) return false
  const awayGoals = 'awayGoals' in form.ties && form.ties.awayGoals
  return !(awayGoals && goals[1] !== first[1])
}
