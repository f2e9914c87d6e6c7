import { type Check, LONG, type Property, propertiesOf, randomMatch, times } from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { CaptainTsubasaConfig } from '../build.ts'
import type { CaptainTsubasaEvent } from '../events.ts'
import { captainTsubasa } from '../game.ts'
import type { State } from '../state.ts'
import { booksOf, checkConserved } from './books.ts'
import { Ledger } from './ledger.ts'

/** A hand of cards alike is asked for, too. */
const CHECKS = propertiesOf(captainTsubasa, true)

/** What is played: what is agreed on in match number `seed`, and every text a coach could name, or could not. */
export interface Played {
  readonly configOf: (seed: number) => CaptainTsubasaConfig
  readonly texts: readonly string[]
  /** How many matches for each check. */
  readonly matches: Readonly<Record<Property, number>>
}

export function describeEveryMatch(title: string, { configOf, texts, matches }: Played): void {
  const checks = Object.entries<Check<CaptainTsubasaConfig>>(CHECKS).map(
    ([name, check]) => [name, times(matches[name as Property]), check] as const,
  )
  describe(title, () => {
    test.each(checks)('%s (%d matches)', LONG, (_, count, check) => {
      for (let seed = 1; seed <= count; seed++) check(configOf(seed), seed, texts)
    })
  })
}

/** Everything is conserved, limits are kept, and goals never fall. */
export function checkBooks(configOf: Played['configOf'], matches: number): void {
  for (let seed = 1; seed <= times(matches); seed++) {
    let goals = 0
    const check = (s: State) => {
      checkConserved(s)
      const now = (s.goals[0] ?? 0) + (s.goals[1] ?? 0)
      if (now < goals || now > goals + 1) throw new Error(`seed ${seed}: ${goals} goals became ${now}`)
      goals = now
    }
    check(randomMatch(captainTsubasa, configOf(seed), seed, { told: 'nobody', each: check }).state)
  }
}

/** What the events tell is what the state holds, after every decision. */
export function checkTold(configOf: Played['configOf'], matches: number): void {
  for (let seed = 1; seed <= times(matches); seed++) {
    const config = configOf(seed)
    const ledger = new Ledger(config)
    let decision = 0
    const check = (s: State) => {
      const have = booksOf(s)
      // The slow comparison only where there is something to show.
      if (JSON.stringify(have) !== JSON.stringify(ledger.books))
        expect({ seed, decision, ...have }).toEqual({ seed, decision, ...ledger.books })
      decision++
    }
    check(randomMatch(captainTsubasa, config, seed, { told: ledger, each: check }).state)
  }
}

/** How many events of either seat are so. */
export const countOf = (
  events: readonly CaptainTsubasaEvent[],
  of: (event: CaptainTsubasaEvent) => boolean,
): number[] =>
  [0, 1].map((seat) => events.filter((event) => 'seat' in event && event.seat === seat && of(event)).length)

/** The tallies of a finished match are its events. */
export function checkTallies(s: State, events: readonly CaptainTsubasaEvent[]): void {
  const count = (of: (event: CaptainTsubasaEvent) => boolean) => countOf(events, of)
  const spent = [0, 0]
  for (const event of events)
    if (event.kind === 'spent') spent[event.seat] = (spent[event.seat] ?? 0) + event.count
  expect({
    goals: Array.from(s.goals),
    shots: Array.from(s.shots),
    passes: Array.from(s.passes),
    contestsWon: Array.from(s.contestsWon),
    saves: Array.from(s.saves),
    specials: Array.from(s.specials),
    yellows: Array.from(s.yellows),
    reds: Array.from(s.reds),
    tokensSpent: Array.from(s.tokensSpent),
    boughtIn: Array.from(s.boughtIn),
  }).toEqual({
    goals: count(({ kind }) => kind === 'goal'),
    shots: count((event) => event.kind === 'action' && event.action === 'shot'),
    passes: count((event) => (event.kind === 'contest' && event.won === 'pass') || event.kind === 'advance'),
    contestsWon: count(({ kind }) => kind === 'contest'),
    saves: count((event) => event.kind === 'save' && event.result !== 'goal'),
    specials: count(({ kind }) => kind === 'special-shot'),
    yellows: count((event) => event.kind === 'booked' && event.colour === 'yellow'),
    reds: count((event) => event.kind === 'booked' && event.colour === 'red'),
    tokensSpent: spent,
    boughtIn: count(({ kind }) => kind === 'motivated' || kind === 'signed'),
  })
}
