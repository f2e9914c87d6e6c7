import { SampledChance } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import type { FinaleOptions } from '../../build.ts'
import { finale } from '../../game.ts'
import { beginnersBuild } from '../../presets.ts'
import { secondLeg as returnMatch } from '../../second-leg.ts'
import { expectOk } from '../match.ts'
import { lastAttack, WHITE_DEAL } from './stories.ts'

/** The last attack of a period passes without a goal; this is the score of the match. */
const finalWhistle = (options: FinaleOptions, goals: readonly [number, number], period = 6, extra = false) =>
  lastAttack({ options, goals, period }, false, ...(extra ? WHITE_DEAL : []))

const secondLeg = (home: number, away: number, awayGoals?: boolean): FinaleOptions => ({
  tie: { leg: 2, firstLeg: [home, away], ...(awayGoals !== undefined && { awayGoals }) },
})

describe('Cups', () => {
  test('§12.1 the goals of both legs are added, and whoever has more goes through', () => {
    const m = finalWhistle(secondLeg(2, 0), [0, 1])
    expect(m.outcome).toEqual({ goals: [0, 1], winner: 0, by: 'aggregate', aggregate: [2, 1] })
    expect(finalWhistle(secondLeg(0, 3), [2, 0]).outcome).toMatchObject({ winner: 1, aggregate: [2, 3] })
  })

  test('§12.2 a level first leg stays level, even where extra time was agreed', () => {
    const m = finalWhistle({ extraTime: true, tie: { leg: 1 } }, [1, 1])
    expect(m.outcome).toEqual({ goals: [1, 1], by: 'normal-time' })
  })

  test('§12.2 extra time follows the second leg only if the aggregate is level', () => {
    const level = finalWhistle(secondLeg(0, 1), [1, 0], 6, true)
    expect(level.outcome).toBeUndefined()
    expect(level.all('extra-time')).toHaveLength(1)
    const decided = finalWhistle(secondLeg(1, 0), [1, 1])
    expect(decided.outcome).toMatchObject({ winner: 0, by: 'aggregate', aggregate: [2, 1] })
  })

  test('§12.2 and a shoot-out only if it still is after extra time', () => {
    const level = finalWhistle(secondLeg(0, 1), [2, 1], 8)
    expect(level.phase).toBe('takers')
    const decided = finalWhistle(secondLeg(0, 1), [2, 2], 8)
    expect(decided.outcome).toEqual({ goals: [2, 2], winner: 1, by: 'extra-time', aggregate: [2, 3] })
  })

  test('§12.3 away goals count like any others unless agreed otherwise', () => {
    // First leg 2:1 for the side now away, second leg 1:0: two each, one away goal of the home side.
    expect(finalWhistle(secondLeg(1, 2), [1, 0], 6, true).outcome).toBeUndefined()
    expect(finalWhistle(secondLeg(1, 2, false), [1, 0], 6, true).outcome).toBeUndefined()
    const agreed = finalWhistle(secondLeg(1, 2, true), [1, 0])
    expect(agreed.outcome).toEqual({ goals: [1, 0], winner: 0, by: 'away-goals', aggregate: [2, 2] })
    const other = finalWhistle(secondLeg(0, 0, true), [1, 1])
    expect(other.outcome).toMatchObject({ winner: 1, by: 'away-goals', aggregate: [1, 1] })
  })

  test('§12.3 they are agreed at the first leg and carried into the second, or only at the second', () => {
    const builds = [beginnersBuild('acker'), beginnersBuild('stollen')] as const
    const first = expectOk(finale.prepare({ options: { tie: { leg: 1, awayGoals: true } }, builds }))
    const config = finale.plain(first)
    expect(config.options).toEqual({ tie: { leg: 1, awayGoals: true } })
    const state = finale.start(first, new SampledChance(1))
    expect(finale.position(state).options).toMatchObject({ tie: { leg: 1, awayGoals: true } })
    const outcome = { goals: [2, 1], winner: 0, by: 'normal-time' } as const
    const tie = { leg: 2, firstLeg: [1, 2], awayGoals: true }
    expect(returnMatch(config, outcome)?.options).toEqual({ tie })
    const unsaid = { options: { tie: { leg: 1 } }, builds }
    expect(returnMatch(unsaid, outcome)?.options).toEqual({ tie: { leg: 2, firstLeg: [1, 2] } })
    expect(returnMatch(unsaid, outcome, { awayGoals: true })?.options).toEqual({ tie })
    // In the first leg itself they decide nothing.
    expect(finalWhistle({ tie: { leg: 1, awayGoals: true } }, [1, 1]).outcome).toEqual({
      goals: [1, 1],
      by: 'normal-time',
    })
  })

  test('§12.1 a field that no leg has is refused by its name; finale-1 passed over it', () => {
    const builds = [beginnersBuild('acker', 'red'), beginnersBuild('stollen', 'blue')] as const
    const reasons = (tie: object, rules = 'finale-2') => {
      const options = { tie, ...(rules !== 'finale-1' && { sealed: true }) }
      const checked = finale.prepare({ options, builds }, { rules })
      return checked.ok
        ? finale.plain(checked.value).options
        : checked.refusals.map(({ code, rule, about }) => `${code} §${rule} ${about?.field ?? about?.option}`)
    }
    expect(reasons({ leg: 1, firstLeg: [1, 0] })).toEqual(['tie-field-unknown §12.1 tie.firstLeg'])
    expect(reasons({ leg: 2, firstLeg: [1, 0], awaygoals: true })).toEqual([
      'tie-field-unknown §12.1 tie.awaygoals',
    ])
    expect(reasons({ leg: 1, awayGoals: 'yes' })).toEqual(['option-unknown-value §12.1 tie'])
    expect(reasons({ leg: 1, awayGoals: true, cup: 'gold' }, 'finale-1')).toEqual({ tie: { leg: 1 } })
    expect(reasons({ leg: 1, awayGoals: 'yes' }, 'finale-1')).toEqual({ tie: { leg: 1 } })
    expect(reasons({ leg: 2, firstLeg: [1, 0], cup: 'gold' }, 'finale-1')).toEqual({
      tie: { leg: 2, firstLeg: [1, 0] },
    })
    expect(reasons({ leg: 2, firstLeg: [1, 0], awayGoals: 'yes' }, 'finale-1')).toEqual([
      'option-unknown-value §12.1 tie',
    ])
  })

  test('§12.3 they break only a level aggregate', () => {
    const m = finalWhistle(secondLeg(1, 0, true), [1, 1])
    expect(m.outcome).toMatchObject({ winner: 0, by: 'aggregate' })
  })

  test('§12.3 if they are level too extra time follows, and they are looked at again after it', () => {
    expect(finalWhistle(secondLeg(0, 0, true), [0, 0], 6, true).period).toBe(7)
    const m = finalWhistle(secondLeg(0, 0, true), [1, 1], 8)
    expect(m.outcome).toMatchObject({ winner: 1, by: 'away-goals', aggregate: [1, 1] })
    expect(finalWhistle(secondLeg(1, 1, true), [1, 1], 8).phase).toBe('takers')
  })

  test('§12.4 a title holder may be given more or fewer than 50 points', () => {
    const builds = [beginnersBuild('acker'), beginnersBuild('stollen')] as const
    const malus = finale.prepare({ options: { tie: { leg: 1 }, budget: [50, 48] }, builds })
    expect(malus).toEqual({
      ok: false,
      refusals: [{ code: 'over-budget', rule: '3.2', about: { points: 50, budget: 48, seat: 'away' } }],
    })
    expect(finale.prepare({ options: { tie: { leg: 1 }, budget: [50, 52] }, builds }).ok).toBe(true)
  })
})
