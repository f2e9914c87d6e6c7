import { Log } from '@libero/kernel'
import { LONG, luckOf, type Property, propertiesOf, randomMatch, times } from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../cards/ours.ts'
import type { FinaleEvent } from '../events.ts'
import { finale } from '../game.ts'
import { Phase } from '../phase.ts'
import { beginnersBuild } from '../presets.ts'
import type { State } from '../state.ts'
import { BUDGET, COLOURS, KEEPER, LINES, PITCH, SQUAD } from '../vocabulary.ts'
import { agreed, anyConfig } from './any-build.ts'
import { booksOf, Ledger } from './ledger.ts'

/** Everything a coach could name, and some of what he could not. */
const TEXTS = [
  ...OUR_CARDS.footballers.map((man) => man.id),
  ...OUR_CARDS.tactics.map((card) => card.id),
  ...['', 'done', 'DONE', 'constructor', '__proto__', 'tom-haudegen ', '0', '⚽'],
]

/** How many matches for each property. */
const MATCHES: Readonly<Record<Property, number>> = {
  'the same seed, the same match': 800,
  'a record replays to every position': 500,
  'nobody learns what he may not know': 300,
  'listed is legal, the rest explained': 400,
  'asked at once, answered in any order': 400,
  'no luck is used twice': 1200,
  'a copy is a match of its own': 300,
  'a position is the whole match': 300,
}

const PROPERTIES = propertiesOf(finale)
const CHECKS = Object.entries(MATCHES).map(([name, all]) => [name as Property, times(all)] as const)

describe('in every match, whatever was agreed and whoever plays', () => {
  test.each(CHECKS)('%s (%d matches)', LONG, (property, matches) => {
    for (let seed = 1; seed <= matches; seed++) PROPERTIES[property](anyConfig(seed), seed, TEXTS)
  })
})

const seats = [0, 1] as const

/** §8.9 One man in goal, unless the goal is just being filled or nobody was left for it. */
function checkKeepers(s: State, ledger: Ledger): void {
  const goalIsBeingFilled = s.phase >= Phase.InjuredKeeper && s.phase <= Phase.ManForKeeper
  for (const seat of seats) {
    let men = 0
    let keepers = 0
    for (let man = seat * SQUAD; man < (seat + 1) * SQUAD; man++) {
      if (s.where[man] !== PITCH) continue
      men++
      if (s.line[man] === KEEPER) keepers++
    }
    if (men > 11 || keepers > 1 || (keepers === 0 && !goalIsBeingFilled && !ledger.goalEmpty[seat]))
      throw new Error(`${men} men and ${keepers} keepers on the pitch of seat ${seat}`)
  }
}

describe('in every match the books are right', () => {
  test('men, cards, goals and changes are what the events told', () => {
    for (let seed = 1; seed <= times(1000); seed++) {
      const ledger = new Ledger()
      let goals: readonly number[] = [0, 0]
      const check = (s: State) => {
        const have = booksOf(s)
        // The slow comparison only where there is something to show.
        if (JSON.stringify(have) !== JSON.stringify(ledger.books))
          expect({ seed, ...have }).toEqual({ seed, ...ledger.books })
        checkKeepers(s, ledger)
        if (goals.some((before, seat) => before > (have.goals[seat] ?? 0)))
          throw new Error(`seed ${seed}: a goal is gone`)
        goals = have.goals
      }
      check(randomMatch(finale, anyConfig(seed), seed, { told: ledger, each: check }).state)
    }
  })

  test('the tallies are the events', () => {
    for (let seed = 1; seed <= times(400); seed++) {
      const { state, log } = randomMatch(finale, anyConfig(seed), seed)
      const events = log.heardBy('omniscient')
      const count = (of: (event: FinaleEvent) => boolean) =>
        seats.map(
          (seat) => events.filter((event) => 'seat' in event && event.seat === seat && of(event)).length,
        )
      expect(count(({ kind }) => kind === 'injured')).toEqual(Array.from(state.injuries))
      expect(count(({ kind }) => kind === 'sent-off')).toEqual(Array.from(state.reds))
      expect(count((e) => e.kind === 'booked' || (e.kind === 'sent-off' && e.secondYellow))).toEqual(
        Array.from(state.yellows),
      )
      expect(count(({ kind }) => kind === 'counter')).toEqual(Array.from(state.counters))
      expect(count(({ kind }) => kind === 'attack')).toEqual(Array.from(state.attacksMade))
    }
  })
})

describe('before the match', () => {
  test('random squads keep to the points, and have one keeper on the pitch', () => {
    for (let seed = 1; seed <= times(400); seed++) {
      const { agreed: config, sides, cards } = anyConfig(seed)
      for (const seat of seats) {
        const men = Array.from(sides[seat].men)
        const points = men.reduce((sum, man) => sum + (cards.price[man] ?? 0), 0)
        expect(points).toBeLessThanOrEqual(config.options.budget?.[seat] ?? BUDGET)
        expect(men.slice(0, 11).filter((man) => cards.line[man] === LINES.indexOf('keeper'))).toHaveLength(1)
      }
    }
  })

  test('§4.7 at kick-off nobody hears which colour the other has packed', () => {
    for (let seed = 1; seed <= 50; seed++) {
      for (const viewer of ['home', 'spectator'] as const) {
        const heard = COLOURS.slice(1).map((colour) => {
          const builds = [beginnersBuild('acker', 'purple'), beginnersBuild('stollen', colour)] as const
          const log = new Log<FinaleEvent>()
          const state = finale.start(agreed({ sealed: true }, builds), luckOf(seed), log)
          return JSON.stringify([log.heardBy(viewer), finale.view(state, viewer)])
        })
        expect(new Set(heard).size).toBe(1)
      }
    }
  })
})
