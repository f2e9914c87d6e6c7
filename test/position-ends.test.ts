import { readdirSync, readFileSync } from 'node:fs'
import { captainTsubasa } from '@libero/captain-tsubasa'
import { anyConfig as anyCaptainTsubasa } from '@libero/captain-tsubasa/testing'
import { finale } from '@libero/finale'
import { anyConfig as anyFinale } from '@libero/finale/testing'
import { hatTrick } from '@libero/hat-trick'
import { anyConfig as anyHatTrick, anyPlayersConfig } from '@libero/hat-trick/testing'
import type { Game, MatchEvent, Pair, Seat } from '@libero/kernel'
import { ListedChance, readRecord, replay, SampledChance } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'

/**
 * The end of a position is one that a match can have. What can be is said here once more and in another way: scores
 * are compared in plain words, and every shoot-out there can be is played out.
 */

/** A final position as plain data, as far as ends are told in it; each game has its own of these. */
interface Ended {
  options: {
    extraTime?: boolean
    shootOut?: boolean
    tie?: { leg: 1 | 2; firstLeg?: Pair<number>; awayGoals?: boolean }
  }
  phase: string
  stage: string
  period: number
  half: number
  firstShot: 'home' | 'away' | null
  firstKickOff: 'home' | 'away'
  pairs: number
  guards: number
  ending: string | null
  winner: 'home' | 'away' | null
  sides: Pair<{ goals: number; shots: number; taken: number; scored: number; deckGone: boolean }>
}

const SEATS = ['home', 'away'] as const
const MOST_PAIRS = 40

/** Every count at which a shoot-out can stop, '5 4 4 2' being shots and goals of first and second, and its winner. */
const stops = (() => {
  const found = new Map<string, 'first' | 'second' | 'lots'>()
  const seen = new Set<string>()
  const walk: [number, number, number, number][] = [[0, 0, 0, 0]]
  for (let counts = walk.pop(); counts; counts = walk.pop()) {
    const key = counts.join(' ')
    if (seen.has(key)) continue
    seen.add(key)
    const [shots, scored, otherShots, otherScored] = counts
    const left = Math.max(0, 5 - shots)
    const otherLeft = Math.max(0, 5 - otherShots)
    const inPairs = shots > 5
    if (!inPairs && scored > otherScored + otherLeft) found.set(key, 'first')
    else if (!inPairs && otherScored > scored + left) found.set(key, 'second')
    else if (inPairs && shots === otherShots && scored !== otherScored)
      found.set(key, scored > otherScored ? 'first' : 'second')
    else if (shots === 5 + MOST_PAIRS && otherShots === shots) found.set(key, 'lots')
    else
      for (const goal of [0, 1])
        walk.push(
          shots === otherShots
            ? [shots + 1, scored + goal, otherShots, otherScored]
            : [shots, scored, otherShots + 1, otherScored + goal],
        )
  }
  return found
})()

const ahead = ([home, away]: Pair<number>) => (home === away ? null : home > away ? 'home' : 'away')

/** How the shoot-out ended: by what and who won; nothing if it cannot have ended so. */
function shotOut(
  { winner, pairs, guards }: Ended,
  first: Seat,
  shots: Pair<number>,
  scored: Pair<number>,
): string | undefined {
  const second = first === 0 ? 1 : 0
  const how = stops.get([shots[first], scored[first], shots[second], scored[second]].join(' '))
  if (!how || pairs !== Math.max(0, Math.max(...shots) - 5)) return undefined
  if (how === 'lots') return winner && guards !== 0 ? `lots ${winner}` : undefined
  return `shoot-out ${SEATS[how === 'first' ? first : second]}`
}

/** 'extra-time home', as the goals and the agreement have it; nothing if the match cannot have ended here. */
type Teller = (position: Ended) => string | undefined

const finaleEnd: Teller = (position) => {
  const { options, stage, period, firstShot, sides } = position
  const { leg = 0, firstLeg = [0, 0], awayGoals = false } = options.tie ?? {}
  const goals = [sides[0].goals, sides[1].goals] as const
  const total = leg === 2 ? ([goals[0] + firstLeg[0], goals[1] + firstLeg[1]] as const) : goals
  const goesOn = leg === 2 || (leg === 0 && options.extraTime === true)
  const decided = ahead(total)
  const abroad = leg === 2 && awayGoals ? ahead([firstLeg[0], goals[1]]) : null
  if (period !== (stage === 'normal-time' ? 6 : 8) || (stage !== 'normal-time' && !goesOn)) return undefined
  const shots = [sides[0].shots, sides[1].shots] as const
  if (stage === 'shoot-out') {
    if (decided || abroad || !firstShot) return undefined
    return shotOut(position, firstShot === 'home' ? 0 : 1, shots, [sides[0].scored, sides[1].scored])
  }
  if (shots[0] + shots[1] + position.pairs > 0 || firstShot) return undefined
  if (decided && stage === 'extra-time') return `extra-time ${decided}`
  if (decided) return `${leg === 2 ? 'aggregate' : 'normal-time'} ${decided}`
  if (abroad) return `away-goals ${abroad}`
  return goesOn ? undefined : 'normal-time null'
}

const hatTrickEnd: Teller = (position) => {
  const { options, half, sides, firstKickOff } = position
  const decided = ahead([sides[0].goals, sides[1].goals])
  const taken = [sides[0].taken, sides[1].taken] as const
  if (half < 2 || (half === 3 && !options.extraTime)) return undefined
  if (half === 4) {
    if (!options.shootOut) return undefined
    const first = firstKickOff === 'home' ? 0 : 1
    return decided ? undefined : shotOut(position, first, taken, [sides[0].scored, sides[1].scored])
  }
  if (taken[0] + taken[1] + position.pairs > 0 || !sides.every(({ deckGone }) => deckGone)) return undefined
  if (!decided && (options.shootOut || (half === 2 && options.extraTime))) return undefined
  return `${half === 2 ? 'normal-time' : 'extra-time'} ${decided}`
}

const captainTsubasaEnd: Teller = ({ half, sides }) => {
  const decided = ahead([sides[0].goals, sides[1].goals])
  if (half === 2) return decided ? `normal-time ${decided}` : undefined
  if (half !== 4) return undefined
  return decided ? `extra-time ${decided}` : 'joint-champions null'
}

const ENDINGS = [
  'normal-time',
  'extra-time',
  'shoot-out',
  'lots',
  'aggregate',
  'away-goals',
  'joint-champions',
]

/** Every value that can stand in one of the places in which an end is told. */
function* changes(position: Ended): Generator<(copy: Ended) => void> {
  for (const ending of [...ENDINGS, null]) yield (copy) => Object.assign(copy, { ending })
  for (const winner of [...SEATS, null]) yield (copy) => Object.assign(copy, { winner })
  for (const stage of ['normal-time', 'extra-time', 'shoot-out'])
    if ('stage' in position) yield (copy) => Object.assign(copy, { stage })
  for (const first of [...SEATS, null])
    for (const name of ['firstShot', 'firstKickOff'])
      if (name in position) yield (copy) => Object.assign(copy, { [name]: first })
  for (const number of [0, 1, 2, 3, 4, 5, 6, 7, 8, 39, 40, 41]) {
    for (const name of ['period', 'half', 'pairs', 'guards', 'round'])
      if (name in position) yield (copy) => Object.assign(copy, { [name]: number })
  }
  for (const seat of [0, 1] as const) {
    for (const number of [0, 1, 2, 3, 4, 5, 6, 7, 44, 45, 46])
      for (const name of ['goals', 'shots', 'taken', 'scored'])
        if (name in position.sides[seat]) yield (copy) => Object.assign(copy.sides[seat], { [name]: number })
    for (const deckGone of [true, false])
      if ('deckGone' in position.sides[seat]) yield (copy) => Object.assign(copy.sides[seat], { deckGone })
  }
  for (const agreed of [true, false]) {
    if ('extraTime' in position.options) yield (copy) => Object.assign(copy.options, { extraTime: agreed })
    if ('shootOut' in position.options) yield (copy) => Object.assign(copy.options, { shootOut: agreed })
  }
}

const told = ({ ending, winner }: Ended): string => `${ending} ${winner}`

interface Trial<S, C, E extends MatchEvent> {
  readonly game: Game<S, C, E>
  readonly config: (seed: number) => C
  readonly end: Teller
  /** Enough of them that every end has come up. */
  readonly matches: number
  readonly ends: readonly string[]
  /** What only strange cards can lead to, so it need not come up. */
  readonly rare?: readonly string[]
  readonly golden: string
}

function tryOut<S, C, E extends MatchEvent>(name: string, trial: Trial<S, C, E>): void {
  const { game, config, end, matches, ends, rare = [], golden } = trial
  const accepts = (position: unknown): boolean => game.fromPosition(position, new ListedChance([])).ok
  const plain = (state: S): Ended => JSON.parse(JSON.stringify(game.position(state)))

  describe(name, () => {
    /** One final position for each way of ending, or a few. */
    const kept = new Map<string, Ended[]>()

    test('every final position is accepted, and is the same', () => {
      const found = new Map<string, number>()
      for (let seed = 1; seed <= matches; seed++) {
        const { state } = randomMatch(game, config(seed), seed, { told: 'nobody' })
        const position = plain(state)
        const again = game.fromPosition(position, new ListedChance([]))
        expect([seed, again.ok ? plain(again.value) : again.refusals]).toEqual([seed, position])
        expect([seed, again.ok && game.outcome(again.value)]).toEqual([seed, game.outcome(state)])
        expect([seed, told(position)]).toEqual([seed, end(position)])
        const by = position.ending ?? ''
        found.set(by, (found.get(by) ?? 0) + 1)
        const alike = kept.get(by) ?? []
        if (alike.length < 3) kept.set(by, [...alike, position])
      }
      expect([...found.keys()].filter((by) => !rare.includes(by)).sort()).toEqual([...ends].sort())
    })

    test('a final position with something changed is refused, or is another that can be', () => {
      let taken = 0
      const look = (copy: Ended): void => {
        if (!accepts(copy)) return
        taken++
        if (told(copy) !== end(copy))
          expect({ ...copy, said: told(copy) }).toEqual({ ...copy, said: end(copy) })
      }
      const whim = new SampledChance(7)
      for (const position of [...kept.values()].flat()) {
        const all = [...changes(position)]
        const text = JSON.stringify(position)
        for (const change of all) {
          const copy: Ended = JSON.parse(text)
          change(copy)
          look(copy)
        }
        for (let i = 0; i < 600; i++) {
          const copy: Ended = JSON.parse(text)
          for (let n = 2 + whim.below(4); n > 0; n--) all[whim.below(all.length)]?.(copy)
          look(copy)
        }
      }
      expect(taken).toBeGreaterThan(50)
    })

    test('a match that still runs names no end and no winner', () => {
      const { state } = randomMatch(game, config(1), 1, { told: 'nobody', stopAfter: 5 })
      const position = plain(state)
      expect(accepts(position)).toBe(true)
      for (const ending of ENDINGS) expect(accepts({ ...position, ending })).toBe(false)
      for (const winner of SEATS) expect(accepts({ ...position, winner })).toBe(false)
      for (const by of ends) expect(accepts({ ...position, phase: 'over', ending: by })).toBe(false)
    })

    test('positions of golden matches stay accepted', () => {
      const folder = new URL(`../golden/${golden}/`, import.meta.url)
      const files = readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .slice(0, 6)
      expect(files.length).toBeGreaterThan(0)
      for (const file of files) {
        const record = readRecord(readFileSync(new URL(file, folder), 'utf8'))
        if (!record.ok) continue
        const replayed = replay(game, record.value, {
          each: (state, n) => {
            if (n % 10 > 0 && !game.outcome(state)) return
            expect([
              file,
              n,
              game.fromPosition(game.position(state), new SampledChance(1), undefined, record.value).ok,
            ]).toEqual([file, n, true])
          },
        })
        expect([file, replayed.ok]).toEqual([file, true])
      }
    })
  })
}

tryOut('Finale', {
  game: finale,
  config: anyFinale,
  end: finaleEnd,
  matches: 500,
  ends: ['normal-time', 'extra-time', 'shoot-out', 'aggregate', 'away-goals'],
  golden: 'finale',
})

const hatTrickTrial = {
  game: hatTrick,
  end: hatTrickEnd,
  ends: ['normal-time', 'extra-time', 'shoot-out'],
  // With keeper cards of a box that never save a penalty, or always.
  rare: ['lots'],
}
tryOut('Hat-Trick', { ...hatTrickTrial, config: anyHatTrick, matches: 150, golden: 'hat-trick' })
tryOut('Hat-Trick with players', {
  ...hatTrickTrial,
  config: anyPlayersConfig,
  matches: 150,
  golden: 'hat-trick-players',
})

tryOut('Captain Tsubasa', {
  game: captainTsubasa,
  config: anyCaptainTsubasa,
  end: captainTsubasaEnd,
  matches: 300,
  ends: ['normal-time', 'extra-time', 'joint-champions'],
  golden: 'captain-tsubasa',
})
