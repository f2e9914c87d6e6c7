import { randomMatch } from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../cards/ours.ts'
import { captainTsubasa } from '../game.ts'
import { ROUNDS } from '../vocabulary.ts'
import { anyConfig } from './any-build.ts'
import { checkBooks, checkTallies, checkTold, describeEveryMatch } from './every-match.ts'

const { starting, match, motivation, transfers, shots, defences } = OUR_CARDS

/** Everything a coach could name, and some of what he could not. */
const TEXTS = [
  ...[...starting, ...match, ...motivation, ...transfers, ...shots, ...defences].map(({ id }) => id),
  ...['exhaustion', 'stop', 'skip', 'top', 'start', 'let-start', 'use-1', 'use-2', 'shot', 'pass'],
  ...['token-shot', 'token-pass', 'token-defence', 'spend-0', 'spend-1', 'spend-5', 'reroll-own'],
  ...['reroll-other', 'reroll-keeper'],
  ...['', 'STOP', 'use-3', 'spend-6', 'constructor', '__proto__', 'tsubasa ', 'unseen-1', '0', '⚽'],
]

describeEveryMatch('in every match, whatever was agreed and whoever plays', {
  configOf: anyConfig,
  texts: TEXTS,
  // 32 matches see every choice of options with either team at home.
  matches: {
    'the same seed, the same match': 128,
    'a record replays to every position': 48,
    'nobody learns what he may not know': 32,
    'listed is legal, the rest explained': 48,
    'asked at once, answered in any order': 256,
    'no luck is used twice': 600,
    'a copy is a match of its own': 32,
    'a position is the whole match': 48,
  },
})

describe('in every match the books are right', () => {
  test('every card lies in one place, limits are kept, goals never fall (400 matches)', () => {
    checkBooks(anyConfig, 400)
  })

  test('what the events tell is what the state holds (200 matches)', () => {
    checkTold(anyConfig, 200)
  })

  test('the tallies are the events (300 matches)', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const { state, log } = randomMatch(captainTsubasa, anyConfig(seed), seed)
      checkTallies(state, log.heardBy('omniscient'))
    }
  })

  test('a winner has more goals, level is a draw after extra time only (500 matches)', () => {
    for (let seed = 1; seed <= 500; seed++) {
      const { state, log } = randomMatch(captainTsubasa, anyConfig(seed), seed)
      const outcome = captainTsubasa.outcome(state)
      const [home = 0, away = 0] = outcome?.goals ?? []
      expect(outcome?.winner).toBe(home === away ? undefined : home > away ? 0 : 1)
      const halves = log.heardBy('spectator').filter(({ kind }) => kind === 'half-over')
      expect(halves).toHaveLength(outcome?.by === 'normal-time' ? 2 : 4)
      if (outcome?.by === 'joint-champions') expect(home).toBe(away)
      else expect(home).not.toBe(away)
    }
  })

  test('§4.3 §9.2 two match cards are taken in every round before stoppage, none in extra time (300 matches)', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const config = anyConfig(seed)
      const { log } = randomMatch(captainTsubasa, config, seed)
      const taken = new Map<string, number>()
      let round = ''
      for (const event of log.heardBy('spectator')) {
        if (event.kind === 'round') round = `${event.half}/${event.round}`
        if (event.kind === 'round') taken.set(round, 0)
        if (event.kind === 'match-card') taken.set(round, (taken.get(round) ?? 0) + 1)
      }
      const rounds = config.terms.firstGame ? 4 : ROUNDS
      for (const [of, count] of taken) {
        const [half = 0, nth = 0] = of.split('/').map(Number)
        expect([seed, of, count]).toEqual([seed, of, half <= 2 && nth <= rounds ? 2 : 0])
      }
    }
  })
})
