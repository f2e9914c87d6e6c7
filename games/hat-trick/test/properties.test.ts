import {
  checkAtOnceOrder,
  checkBlindness,
  checkCopy,
  checkDeterminism,
  checkKeysUnique,
  checkLegality,
  checkPosition,
  checkReplay,
  randomMatch,
} from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { HatTrickEvent } from '../events.ts'
import { hatTrick } from '../game.ts'
import type { State } from '../state.ts'
import { CARD_IDS } from '../vocabulary.ts'
import { anyConfig } from './any-build.ts'
import { booksOf, checkConserved, Ledger } from './ledger.ts'

/** Everything a coach could name, and some of what he could not. */
const TEXTS = [
  ...CARD_IDS,
  ...['2', '7', '11', '12', '1', '2+', '11-', '12+', '1-lines', '3-lines', '4-lines', 'left', 'centre'],
  ...['shoot', 'wait', 'draw', 'stop', 'opportunity', 'play-on', 'yes', 'none'],
  ...['', 'SHOOT', 'constructor', '__proto__', '7 ', '+', '007', '⚽'],
]

/** `npm run test:long` plays ten times as many. */
const LONGER = Number(process.env.LIBERO_LONGER ?? 1)

type Config = ReturnType<typeof anyConfig>
const CHECKS: readonly [string, number, (config: Config, seed: number) => void][] = [
  ['the same seed, the same match', 600, (config, seed) => checkDeterminism(hatTrick, config, seed)],
  ['a record replays to every position', 300, (config, seed) => checkReplay(hatTrick, config, seed)],
  ['nobody learns what he may not know', 100, (config, seed) => checkBlindness(hatTrick, config, seed, true)],
  [
    'listed is legal, the rest explained',
    300,
    (config, seed) => checkLegality(hatTrick, config, seed, TEXTS, true),
  ],
  ['asked at once, answered in any order', 500, (config, seed) => checkAtOnceOrder(hatTrick, config, seed)],
  ['no luck is used twice', 1500, (config, seed) => checkKeysUnique(hatTrick, config, seed)],
  ['a copy is a match of its own', 120, (config, seed) => checkCopy(hatTrick, config, seed)],
  ['a position is the whole match', 150, (config, seed) => checkPosition(hatTrick, config, seed)],
]

describe('in every match, whatever was agreed and whoever plays', () => {
  test.each(CHECKS)('%s (%d matches)', { timeout: 300_000 * LONGER }, (_, matches, check) => {
    for (let seed = 1; seed <= matches * LONGER; seed++) check(anyConfig(seed), seed)
  })
})

const seats = [0, 1] as const

describe('in every match the books are right', () => {
  test('players, columns, ball and cards are conserved, goals never fall (2000 matches)', () => {
    for (let seed = 1; seed <= 2000; seed++) {
      let goals = 0
      const check = (s: State) => {
        checkConserved(s)
        const now = (s.goals[0] ?? 0) + (s.goals[1] ?? 0)
        if (now < goals || now > goals + 1) throw new Error(`seed ${seed}: ${goals} goals became ${now}`)
        goals = now
      }
      check(randomMatch(hatTrick, anyConfig(seed), seed, { told: 'nobody', each: check }).state)
    }
  })

  test('what the events tell is what the state holds (400 matches)', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const config = anyConfig(seed)
      const ledger = new Ledger(config.cards.deckSize)
      const check = (s: State) => {
        const have = booksOf(s)
        // The slow comparison only where there is something to show.
        if (JSON.stringify(have) !== JSON.stringify(ledger.books))
          expect({ seed, turn: s.turn, ...have }).toEqual({ seed, turn: s.turn, ...ledger.books })
      }
      check(randomMatch(hatTrick, config, seed, { told: ledger, each: check }).state)
    }
  })

  test('the tallies are the events (300 matches)', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const { state, log } = randomMatch(hatTrick, anyConfig(seed), seed)
      const events = log.heardBy('omniscient')
      const count = (of: (event: HatTrickEvent) => boolean) =>
        seats.map(
          (seat) => events.filter((event) => 'seat' in event && event.seat === seat && of(event)).length,
        )
      expect(count(({ kind }) => kind === 'goal')).toEqual(Array.from(state.goals))
      expect(count(({ kind }) => kind === 'foul')).toEqual(Array.from(state.yellows))
      expect(count((event) => event.kind === 'foul' && event.card === 'red')).toEqual(Array.from(state.reds))
      expect(count(({ kind }) => kind === 'penalty')).toEqual(Array.from(state.penalties))
      expect(count((event) => event.kind === 'shot-begins' && event.number > 0)).toEqual(
        Array.from(state.shots),
      )
      const taken = count(({ kind }) => kind === 'penalty-result')
      expect(taken).toEqual(Array.from(state.taken))
    }
  })

  test('a winner has more goals, or more penalties; every half has been over (500 matches)', () => {
    for (let seed = 1; seed <= 500; seed++) {
      const config = anyConfig(seed)
      const { state, log } = randomMatch(hatTrick, config, seed)
      const outcome = hatTrick.outcome(state)
      const [home = 0, away = 0] =
        outcome?.by === 'shoot-out' ? (outcome.shootOut ?? []) : (outcome?.goals ?? [])
      if (outcome?.by !== 'lots')
        expect(outcome?.winner).toBe(home === away ? undefined : home > away ? 0 : 1)
      const halves = log.heardBy('spectator').filter(({ kind }) => kind === 'half-over').length
      expect(halves).toBe(outcome?.by === 'normal-time' ? 2 : 3)
      if (config.terms.extraTime) expect(outcome?.winner).toBeDefined()
    }
  })
})
