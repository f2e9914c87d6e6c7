import { randomMatch } from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'
import { hatTrick } from '../game.ts'
import { CARD_IDS } from '../vocabulary.ts'
import { anyConfig } from './any-build.ts'
import { checkBooks, checkTallies, checkTold, countOf, describeEveryMatch } from './every-match.ts'

/** Everything a coach could name, and some of what he could not. */
const TEXTS = [
  ...CARD_IDS,
  ...['2', '7', '11', '12', '1', '2+', '11-', '12+', '1-lines', '3-lines', '4-lines', 'left', 'centre'],
  ...['shoot', 'wait', 'draw', 'stop', 'opportunity', 'play-on', 'yes', 'none'],
  ...['', 'SHOOT', 'constructor', '__proto__', '7 ', '+', '007', '⚽'],
]

describeEveryMatch('in every match, whatever was agreed and whoever plays', {
  configOf: anyConfig,
  texts: TEXTS,
  matches: {
    'the same seed, the same match': 250,
    'a record replays to every position': 80,
    'nobody learns what he may not know': 60,
    'listed is legal, the rest explained': 100,
    'asked at once, answered in any order': 200,
    'no luck is used twice': 600,
    'a copy is a match of its own': 60,
    'a position is the whole match': 100,
  },
})

describe('in every match the books are right', () => {
  test('players, columns, ball and cards are conserved, goals never fall (2000 matches)', () => {
    checkBooks(anyConfig, 2000)
  })

  test('what the events tell is what the state holds (400 matches)', () => {
    checkTold(anyConfig, 400)
  })

  test('the tallies are the events (300 matches)', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const { state, log } = randomMatch(hatTrick, anyConfig(seed), seed)
      const events = log.heardBy('omniscient')
      checkTallies(state, events)
      expect(countOf(events, (event) => event.kind === 'foul' && event.card === 'red')).toEqual(
        Array.from(state.reds),
      )
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
      expect(halves).toBe(outcome?.by === 'normal-time' || !config.terms.extraTime ? 2 : 3)
      if (config.terms.shootOut) expect(outcome?.winner).toBeDefined()
    }
  })
})
