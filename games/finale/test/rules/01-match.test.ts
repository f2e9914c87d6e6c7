import { everyOutcome, Log } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import type { FinaleEvent } from '../../events.ts'
import { finale } from '../../game.ts'
import { beginnersBuild } from '../../presets.ts'
import { match, wholeMatch } from '../match.ts'

describe('The match', () => {
  test('§1.1 one coach takes FC Acker, the other SV Stollen, either of them at home', () => {
    const acker = beginnersBuild('acker')
    const stollen = beginnersBuild('stollen')
    const refusals = (builds: readonly [unknown, unknown]) => {
      const prepared = finale.prepare({ builds })
      return prepared.ok ? [] : prepared.refusals.map(({ code, rule }) => `${code} §${rule}`)
    }
    expect(refusals([acker, stollen])).toEqual([])
    expect(refusals([stollen, acker])).toEqual([])
    expect(refusals([acker, acker])).toEqual(['same-club §1.1'])
    expect(refusals([acker, { ...stollen, club: 'real' }])).toContain('club-unknown §1.1')
  })

  test('§1.2 a match has six periods of fifteen minutes', () => {
    const { events, outcome } = wholeMatch(7)
    const periods = events.filter((event) => event.kind === 'period')
    expect(periods.map(({ period, minute }) => [period, minute])).toEqual([
      [1, 0],
      [2, 15],
      [3, 30],
      [4, 45],
      [5, 60],
      [6, 75],
    ])
    expect(events.at(-1)?.kind).toBe('full-time')
    expect(outcome.by).toBe('normal-time')
  })

  test('§1.2 whoever has more goals when the sixth period is over wins', () => {
    const lastAttack = { period: 6, faceUp: ['white-2b', 'purple-1'], goals: [1, 1] } as const
    const goal = match(lastAttack).rolls(3, 0).play('h timo-brecher')
    expect(goal.outcome).toEqual({ goals: [2, 1], winner: 0, by: 'normal-time' })
    const behind = match({ ...lastAttack, goals: [1, 3] })
    expect(behind.rolls(3, 0).play('h timo-brecher').outcome).toEqual({
      goals: [2, 3],
      winner: 1,
      by: 'normal-time',
    })
  })

  test('§1.2 no match ends before the sixth period is over', () => {
    const m = match({ period: 5, faceUp: ['white-2b', 'purple-1'], goals: [0, 9] })
    m.rolls(0, 3).play('h timo-brecher')
    expect(m.outcome).toBeUndefined()
    expect(m.period).toBe(6)
  })

  test('§1.3 the die shows 0 and 3 one time in six, 1 and 2 one time in three', () => {
    const m = match({ faceUp: ['white-2a', 'purple-1'] }).play('h gregor-graser')
    const answer = finale.read(m.state, 1, 'hansi-dampf')
    const sixths = [0, 0, 0, 0]
    for (const { likelihood, result } of everyOutcome((chance) => {
      const world = finale.blank(m.state)
      finale.copy(m.state, world)
      const log = new Log<FinaleEvent>()
      finale.apply(world, 1, answer, chance, log)
      return log.heardBy('spectator').find((event) => event.kind === 'comparison')?.dice[0] ?? -1
    })) {
      sixths[result] = (sixths[result] ?? 0) + likelihood * 6
    }
    expect(sixths.map((n) => Number(n.toFixed(9)))).toEqual([1, 2, 2, 1])
  })
})
