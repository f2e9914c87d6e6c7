import type { MatchEvent } from '@libero/kernel'
import { median, perSecond } from './clock.ts'
import { Contest } from './contest.ts'
import type { Ground, Scored } from './games/ground.ts'
import { GROUNDS } from './games/register.ts'
import { heapGrowth } from './heap.ts'
import type { Measured } from './machine.ts'
import { hereAndNow } from './machine.ts'
import { inProduction, PEER, Peer } from './peer.ts'

export interface GameResult {
  readonly game: string
  readonly matches: number
  readonly decisionsPerMatch: number
  /** Random opponents, no listeners, one core: options listed, one chosen, played. */
  readonly decisionsPerSecond: number
  readonly matchesPerSecond: number
  /** The noted decisions played again by our engine alone, as the peer plays them. */
  readonly replayedDecisionsPerSecond: number
  /** What ten thousand matches leave on the heap; noise around nothing if no match is remembered. */
  readonly heapGrowthPer10000Matches: number
  readonly peer: string
  /** The peer used as its manual asks. */
  readonly peerDecisionsPerSecond: number
  /** Ours with random opponents, who also list and choose, to the peer's, which only plays. */
  readonly ratio: number
  /** The same with everything taken off the peer that can be. */
  readonly strippedPeerDecisionsPerSecond: number
  readonly strippedRatio: number
}

export interface BenchResult extends Measured {
  /** Seconds spent on each measurement. */
  readonly seconds: number
  readonly games: readonly GameResult[]
}

/** Ours and the peer take turns, so that a busy moment of the machine meets both; a very short run takes but one. */
const ROUNDS = 5
/** Matches noted beforehand; a short run notes fewer. */
const MOST_NOTED = 200
const NOTED_PER_SECOND = 1000
const HEAP_MATCHES = 10_000

export function measureGame<S, C, E extends MatchEvent>(
  contest: Contest<S, C, E>,
  seconds: number,
): GameResult {
  const count = Math.min(MOST_NOTED, Math.ceil(seconds * NOTED_PER_SECOND))
  const noted = Array.from({ length: count }, (_, nth) => contest.note(nth))
  const nth = (n: number) => {
    const match = noted[n % count]
    if (match === undefined) throw new Error('no match was noted')
    return match
  }
  const peer = new Peer(contest, 'manual')
  const stripped = new Peer(contest, 'stripped')
  const replayed = ourReplay(contest)
  const measure = (time: number) => ({
    played: perSecond(time, (n) => contest.play(n)),
    replayed: perSecond(time, (n) => replayed(nth(n))),
    peer: perSecond(time, (n) => peer.play(nth(n))),
    stripped: inProduction(() => perSecond(time, (n) => stripped.play(nth(n)))),
  })
  const times = seconds < 1 ? 1 : ROUNDS
  if (times > 1) measure(seconds / 4)
  const rounds = Array.from({ length: times }, () => measure(seconds / times))
  const rate = (of: 'played' | 'replayed' | 'peer' | 'stripped') =>
    median(rounds.map((round) => round[of].rate))
  const matches = rounds.reduce((sum, round) => sum + round.played.steps, 0)
  const decisionsPerMatch = noted.reduce((sum, { actions }) => sum + actions.length, 0) / count
  const heapMatches = Math.max(count, Math.min(HEAP_MATCHES, matches))
  const grown = heapGrowth(() => {
    for (let n = 0; n < heapMatches; n++) contest.play(n)
  })
  return {
    game: contest.called,
    matches,
    decisionsPerMatch: round(decisionsPerMatch, 1),
    decisionsPerSecond: round(rate('played')),
    matchesPerSecond: round(median(rounds.map(({ played }) => (played.steps * times) / seconds))),
    replayedDecisionsPerSecond: round(rate('replayed')),
    heapGrowthPer10000Matches: round((grown * HEAP_MATCHES) / heapMatches),
    peer: PEER,
    peerDecisionsPerSecond: round(rate('peer')),
    ratio: round(rate('played') / rate('peer'), 1),
    strippedPeerDecisionsPerSecond: round(rate('stripped')),
    strippedRatio: round(rate('played') / rate('stripped'), 1),
  }
}

/** The noted decisions through our engine, with the same check of the score as the peer has. */
function ourReplay<S, C, E extends MatchEvent>(contest: Contest<S, C, E>) {
  const { game, chance } = contest
  let state: S | undefined
  return ({ nth, seats, actions, score }: ReturnType<typeof contest.note>): number => {
    const config = contest.begin(nth)
    state = game.start(config, chance, undefined, state)
    for (let n = 0; n < actions.length; n++)
      game.apply(state, seats[n] === 0 ? 0 : 1, actions[n] ?? 0, chance)
    if (contest.scoreOf(state) !== score) throw new Error(`${game.id} ${nth}: another score`)
    return actions.length
  }
}

function round(value: number, digits = 0): number {
  return Number(value.toFixed(digits))
}

/** A game between random opponents, in every kind of match whose speed is measured. */
export const contestsOf = <S extends Scored, C, E extends MatchEvent>({
  game,
  bots: [random],
  numbersOf,
  speed,
}: Ground<S, C, E>): readonly Contest<S, C, E>[] => {
  if (!random) throw new Error('no opponent')
  return Object.entries(speed).map(
    ([called, options]) => new Contest(game, random, numbersOf, options, called),
  )
}

export function measureAll(seconds: number): BenchResult {
  return {
    ...hereAndNow(),
    seconds,
    games: GROUNDS.flatMap((ground) =>
      ground.open((own) => contestsOf(own).map((contest) => measureGame(contest, seconds))),
    ),
  }
}
