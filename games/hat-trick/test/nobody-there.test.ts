import { randomMatch } from '@libero/kernel/testing'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import type { HatTrickConfig } from '../build.ts'
import type { HatTrickEvent } from '../events.ts'
import { hatTrick } from '../game.ts'
import { lineFor, lowestInLine, seatOfPlayer } from '../rules/common.ts'
import type { State } from '../state.ts'
import { keyOf, type Memory, NOTHING_YET, remember } from '../text/commentary.ts'
import { TEXTS, wording } from '../text/index.ts'
import { FINAL_LINE, kindOf, SHORT } from '../vocabulary.ts'
import { anyConfig, anyPlayersConfig } from './any-build.ts'

/** The longest a long ball goes (§5.3). */
const REACH = 3

/** Matches under the first rules, which do not compare a long ball to nobody (R6b). */
function firstRules(seed: number): HatTrickConfig {
  const team = seed % 2 ? 'BRA' : 'MEX'
  const builds = [{ team }, { team: 'GER' }] as const
  const prepared = hatTrick.prepare({ options: {}, builds }, { rules: 'hat-trick-1' })
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.refusals))
  return prepared.value
}

/** What is wrong with what is told, as it stands at that moment; nothing if it is true. */
function falseAbout(s: State, event: HatTrickEvent, key: string): string | undefined {
  if (event.kind !== 'nobody-there') return undefined
  const { seat, line } = event
  if (s.ball < 0 || seatOfPlayer(s.ball) !== seat) return 'the side does not have the ball'
  const opponent = lowestInLine(s, 1 - seat, seat, line)
  if (key === 'nobody-there/no-defender')
    return opponent < 0 ? undefined : `an opponent stands in line ${line}`
  // No way on: beyond the final line there is nothing, and no long ball reaches anybody of the side's own.
  const from = lineFor(seat, s.field[s.ball] ?? -1)
  if (kindOf(s.faceUp[seat] ?? -1) === SHORT) return 'a short pass always has a line to be compared in'
  for (let ahead = from + 1; ahead <= Math.min(from + REACH, FINAL_LINE); ahead++)
    if (lowestInLine(s, seat, seat, ahead) >= 0) return `a team-mate stands in line ${ahead}, within reach`
  return undefined
}

/** Plays so many matches, looks at each such event when it is told, and counts them by what is said. */
function toldIn(configOf: (seed: number) => HatTrickConfig, matches: number): Record<string, number> {
  const count = { 'nobody-there': 0, 'nobody-there/no-defender': 0 }
  for (let seed = 1; seed <= matches; seed++) {
    let state: State | undefined
    let memory: Memory = NOTHING_YET
    const hear = (event: HatTrickEvent) => {
      const key = keyOf(event, memory)
      memory = remember(event, memory)
      if (!state || (key !== 'nobody-there' && key !== 'nobody-there/no-defender')) return
      expect(falseAbout(state, event, key), `seed ${seed}: ${key}`).toBeUndefined()
      count[key]++
    }
    randomMatch(hatTrick, configOf(seed), seed, {
      each: (s) => {
        state = s
      },
      told: { tell: hear, reveal: hear, confide: (_seat, own) => hear(own) },
    })
  }
  return count
}

describe('what is told where nobody takes the ball', () => {
  test('§5.7 §6.8 whenever it is told it is true (base game, 300 matches)', () => {
    const count = toldIn(anyConfig, 300)
    for (const [key, times] of Object.entries(count)) expect(times, key).toBeGreaterThan(0)
  })

  test('§5.7 §6.8 whenever it is told it is true (Players expansion, 150 matches)', () => {
    const count = toldIn(anyPlayersConfig, 150)
    for (const [key, times] of Object.entries(count)) expect(times, key).toBeGreaterThan(0)
  })

  test('§5.4 and so by the first rules (150 matches)', () => {
    expect(toldIn(firstRules, 150)['nobody-there/no-defender']).toBeGreaterThan(0)
  })

  test.each(LANGUAGES)('a comparison that was lost does not yet say that the ball is: %s', (language) => {
    const { commentary } = TEXTS[language]
    const lost = (['short', 'long', 'card'] as const).flatMap((how) => commentary[`comparison/${how}/lost`])
    for (const line of lost) expect(line).not.toMatch(/ball\.$|the ball|den Ball|a labdát|head|köpf|fejel/)
  })

  test('the two moments sound different in every language', () => {
    const ahead: HatTrickEvent = { kind: 'nobody-there', seat: 0, line: FINAL_LINE }
    const lost: HatTrickEvent = {
      ...{ kind: 'comparison', action: 'short', seat: 0, line: 3, players: [2, 0], cards: [1, 4] },
      ...{ totals: [3, 4], result: 'lost', byCard: false },
    }
    for (const language of LANGUAGES) {
      const tell = wording(language).commentator()
      const nothingAhead = tell(ahead)
      tell(lost)
      const toNobody = tell({ kind: 'nobody-there', seat: 0, line: 3 })
      expect(nothingAhead).not.toContain('6')
      expect(toNobody).toContain('3')
    }
  })
})
