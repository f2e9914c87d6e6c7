import { type Check, LONG, type Property, propertiesOf, randomMatch, times } from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { HatTrickConfig } from '../build.ts'
import type { HatTrickEvent } from '../events.ts'
import { hatTrick } from '../game.ts'
import type { State } from '../state.ts'
import { booksOf, checkConserved, Ledger } from './ledger.ts'

/** A hand of cards alike is asked for, too. */
const CHECKS = propertiesOf(hatTrick, true)

/** What is played: who meets whom in match number `seed`, and every text a coach could name, or could not. */
export interface Played {
  readonly configOf: (seed: number) => HatTrickConfig
  readonly texts: readonly string[]
  /** How many matches for each check. */
  readonly matches: Readonly<Record<Property, number>>
}

export function describeEveryMatch(title: string, { configOf, texts, matches }: Played): void {
  const checks = Object.entries<Check<HatTrickConfig>>(CHECKS).map(
    ([name, check]) => [name, times(matches[name as Property]), check] as const,
  )
  describe(title, () => {
    test.each(checks)('%s (%d matches)', LONG, (_, count, check) => {
      for (let seed = 1; seed <= count; seed++) check(configOf(seed), seed, texts)
    })
  })
}

/** Everything is conserved and goals never fall; `more` is looked at after every decision, too. */
export function checkBooks(
  configOf: Played['configOf'],
  matches: number,
  more?: (s: State, seed: number) => void,
): void {
  for (let seed = 1; seed <= times(matches); seed++) {
    let goals = 0
    const check = (s: State) => {
      checkConserved(s)
      more?.(s, seed)
      const now = (s.goals[0] ?? 0) + (s.goals[1] ?? 0)
      if (now < goals || now > goals + 1) throw new Error(`seed ${seed}: ${goals} goals became ${now}`)
      goals = now
    }
    check(randomMatch(hatTrick, configOf(seed), seed, { told: 'nobody', each: check }).state)
  }
}

/** What the events tell is what the state holds. */
export function checkTold(configOf: Played['configOf'], matches: number): void {
  for (let seed = 1; seed <= times(matches); seed++) {
    const config = configOf(seed)
    const ledger = new Ledger(config.cards.deckSize)
    const check = (s: State) => {
      const have = booksOf(s)
      // The slow comparison only where there is something to show.
      if (JSON.stringify(have) !== JSON.stringify(ledger.books))
        expect({ seed, turn: s.turn, ...have }).toEqual({ seed, turn: s.turn, ...ledger.books })
    }
    check(randomMatch(hatTrick, config, seed, { told: ledger, each: check }).state)
  }
}

/** How many events of either seat are so. */
export const countOf = (events: readonly HatTrickEvent[], of: (event: HatTrickEvent) => boolean): number[] =>
  [0, 1].map((seat) => events.filter((event) => 'seat' in event && event.seat === seat && of(event)).length)

/** The tallies of a finished match are its events; fouls that were withdrawn (§20.4) leave nothing behind. */
export function checkTallies(state: State, events: readonly HatTrickEvent[]): void {
  const count = (of: (event: HatTrickEvent) => boolean) => countOf(events, of)
  const withdrawn = count((event) => event.kind === 'appealed' && event.result === 'withdrawn')
  const fouls = count(({ kind }) => kind === 'foul').map((n, seat) => n - (withdrawn[seat] ?? 0))
  expect(count(({ kind }) => kind === 'goal')).toEqual(Array.from(state.goals))
  expect(fouls).toEqual(Array.from(state.yellows))
  expect(count(({ kind }) => kind === 'penalty')).toEqual(Array.from(state.penalties))
  expect(count((event) => event.kind === 'shot-begins' && event.number > 0)).toEqual(Array.from(state.shots))
  expect(count(({ kind }) => kind === 'penalty-result')).toEqual(Array.from(state.taken))
}
