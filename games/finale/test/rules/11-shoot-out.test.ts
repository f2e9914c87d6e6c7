import { describe, expect, test } from 'vitest'
import { match } from '../match.ts'
import {
  AWAY_REST,
  AWAY_TAKERS,
  HOME_FIRST,
  HOME_REST,
  HOME_TAKERS,
  NAMED,
  series,
  shootOut,
  shots,
  takersOf,
} from './stories.ts'

describe('The shoot-out', () => {
  test('§11.1 all cards are put head up, and the shoot-out has a score of its own', () => {
    const men = {
      'udo-fouler': { turn: 2 },
      'fritz-blitz': { turn: 3 },
      'lars-hechter': { turn: 1 },
    } as const
    const m = match({ period: 8, goals: [2, 2], faceUp: ['white-2b', 'white-1'], men })
    m.rolls(0, 3).play('h timo-brecher')
    for (const man of m.view('spectator').sides.flatMap((side) => side.men)) expect(man.turn).toBe(0)
    expect(m.view('spectator').shootOut).toMatchObject({ scored: [0, 0], shots: [0, 0] })
    expect(m.goals).toEqual([2, 2])
  })

  test('§11.1 hazards no longer count', () => {
    const hazards = ['red', 'red', 'red', 'red'] as const
    const men = { 'sven-fauster': { hazards }, 'hugo-schwindlig': { hazards } }
    const m = shootOut({ men })
      .rolls(...HOME_FIRST, ...shots('GMGMGM'))
      .play(...NAMED)
    expect(m.all('hazard')).toEqual([])
    expect(m.outcome?.shootOut).toEqual([3, 0])
  })

  test('§11.1 five outfielders on the pitch, in secret and in any order', () => {
    const m = shootOut()
    expect(m.options(0)).toHaveLength(10)
    expect(m.refusal('h sven-fauster')).toBe('keeper-does-not-shoot §11.1')
    expect(m.refusal('h erwin-pfosten')).toBe('man-on-the-bench §11.1')
    m.play('h udo-fouler')
    expect(m.refusal('h udo-fouler')).toBe('man-already-named §11.1')
    expect(m.view('home').sides[0].takers).toEqual(['udo-fouler'])
    expect(m.view('away').sides[0].takers).toBeUndefined()
    m.play('h timo-brecher', 'h lars-laessig', 'h hugo-schwindlig', 'h harald-graetsche')
    expect(m.awaiting).toEqual(['away'])
    expect(JSON.stringify(m.heardBy('away'))).not.toContain('brecher')
    m.rolls(...HOME_FIRST, ...shots('GMGMGM')).play(...NAMED.slice(5))
    expect(takersOf(m, 0)).toEqual(['udo-fouler', 'timo-brecher', 'lars-laessig'])
  })

  test('§11.1 whoever has fewer than five names them all', () => {
    const m = shootOut({ off: [...HOME_REST, 'udo-fouler', 'lars-laessig'] })
    m.play('h timo-brecher', 'h hugo-schwindlig')
    expect(m.awaiting).toEqual(['away'])
    expect(m.view('home').sides[0].takers).toEqual(['timo-brecher', 'hugo-schwindlig', 'harald-graetsche'])
  })

  test('§11.1 without a single outfielder every penalty counts as missed', () => {
    const m = shootOut({ off: [...HOME_TAKERS, ...HOME_REST] })
    expect(m.awaiting).toEqual(['away'])
    m.rolls(...HOME_FIRST, ...shots('GGGGGG')).play(...NAMED.slice(5))
    const homeShots = m.all('shot').filter((shot) => shot.seat === 0)
    expect(homeShots.map(({ taker, scored }) => [taker, scored])).toEqual(Array(3).fill(['', false]))
    expect(m.outcome).toMatchObject({ winner: 1, shootOut: [0, 3] })
  })

  test('§11.2 the higher roll takes the first penalty; level rolls are repeated', () => {
    const m = shootOut()
      .rolls(1, 1, 2, 2, 0, 1, ...shots('GMGMGM'))
      .play(...NAMED)
    expect(m.last('first-shot').seat).toBe(1)
    expect(m.all('shot').map((shot) => shot.seat)).toEqual([1, 0, 1, 0, 1, 0])
    expect(series('GMGMGM').last('first-shot').seat).toBe(0)
  })

  test('§11.2 §13.4 if twenty rolls in a row are level, the home side starts', () => {
    const level = Array(20)
      .fill(1)
      .flatMap(() => [2, 2])
    const m = shootOut()
      .rolls(...level, ...shots('GMGMGM'))
      .play(...NAMED)
    expect(m.all('level-roll')).toHaveLength(20)
    expect(m.last('first-shot').seat).toBe(0)
    const nineteen = shootOut()
      .rolls(...level.slice(2), 0, 3, ...shots('GMGMGM'))
      .play(...NAMED)
    expect(nineteen.last('first-shot').seat).toBe(1)
  })

  test('§11.3 it is a goal only if taker and die are higher than keeper and die', () => {
    const first = (keepersDie: number, rest: string) =>
      shootOut()
        .rolls(...HOME_FIRST, 0, keepersDie, ...shots(rest))
        .play(...NAMED)
        .all('shot')[0]
    // Schwindlig 5 + 0 against Klauball 3 + 2 is saved, against 3 + 1 it is a goal.
    expect(first(2, 'GMGMG')).toMatchObject({ totals: [5, 5], scored: false, score: [0, 0] })
    expect(first(1, 'MGMGM')).toMatchObject({ totals: [5, 4], scored: true, score: [1, 0] })
  })

  test('§11.3 the keeper is turned after each penalty, the taker is not', () => {
    const m = series('GMGMGM')
    const against = m.all('shot').filter((shot) => shot.seat === 0)
    // Klauball stands at 3, 5, 3, … and Fauster at 3, 5, 3, …
    expect(against.map(({ totals, dice }) => totals[1] - dice[1])).toEqual([3, 5, 3])
    expect([m.man('bernd-klauball').turn, m.man('sven-fauster').turn]).toEqual([3, 3])
    expect([m.man('hugo-schwindlig').turn, m.man('fritz-blitz').turn]).toEqual([0, 0])
  })

  test('§11.4 penalties alternate, and it ends as soon as one can no longer be caught', () => {
    const m = series('GMGMGM')
    expect(m.all('shot').map((shot) => shot.seat)).toEqual([0, 1, 0, 1, 0, 1])
    expect(m.outcome).toEqual({ goals: [2, 2], winner: 0, by: 'shoot-out', shootOut: [3, 0] })
    // The second to shoot can be out of reach before the first has shot again.
    expect(series('MGMGMG').outcome).toMatchObject({ winner: 1, shootOut: [0, 3] })
  })

  test('§11.4 otherwise it ends when both have taken five and one is ahead', () => {
    const home = series('GGGGGGGGGM')
    expect(home.all('shot')).toHaveLength(10)
    expect(home.outcome).toMatchObject({ winner: 0, shootOut: [5, 4] })
    const away = series('MMMMMMMMMG')
    expect(away.all('shot')).toHaveLength(10)
    expect(away.outcome).toMatchObject({ winner: 1, shootOut: [0, 1] })
  })

  test('§11.5 level after five each: both pick in secret a taker who has not shot yet', () => {
    const m = series('GGGGGGGGGG')
    expect([m.phase, m.awaiting]).toEqual(['next-taker', ['home', 'away']])
    expect([...m.options(0)].sort()).toEqual([...HOME_REST].sort())
    expect(m.refusal('h timo-brecher')).toBe('man-already-named §11.5')
    m.play('h georg-putzer')
    expect(m.view('away').sides[0].takers).not.toContain('georg-putzer')
    expect(JSON.stringify(m.heardBy('away'))).not.toContain('georg-putzer')
    expect([...m.options(1)].sort()).toEqual([...AWAY_REST].sort())
    m.rolls(...shots('GG')).play('a guenter-granit')
    expect(m.last('sudden-death').pair).toBe(2)
    m.rolls(...shots('MG')).play('h manni-metzger', 'a karl-rempler')
    expect(m.outcome).toMatchObject({ winner: 1, by: 'shoot-out', shootOut: [6, 7] })
  })

  test('§11.5 the first of a pair to score has not won before the other has shot', () => {
    const m = series('GGGGGGGGGG')
    m.rolls(...shots('GM')).play('h georg-putzer', 'a guenter-granit')
    expect(m.all('shot')).toHaveLength(12)
    expect(m.outcome).toMatchObject({ winner: 0, shootOut: [6, 5] })
  })

  test('§11.6 when all outfielders have shot, the order starts again from the first taker', () => {
    const m = shootOut({ off: [...HOME_REST, ...AWAY_REST.slice(1)] })
    // The fifth of the home side and, in sudden death, the only man left of the away side are not asked for.
    m.rolls(...HOME_FIRST, ...shots('MMMMMMMMMM'), ...shots('MM'), ...shots('MG'))
    m.play(...NAMED.slice(0, 4), ...NAMED.slice(5))
    expect(takersOf(m, 0)).toEqual([...HOME_TAKERS, 'hugo-schwindlig', 'harald-graetsche'])
    expect(takersOf(m, 1)).toEqual([...AWAY_TAKERS, 'guenter-granit', 'fritz-blitz'])
    expect(m.outcome).toMatchObject({ winner: 1, shootOut: [0, 1] })
  })

  test('§11.6 §13.4 after forty pairs of sudden death without a decision lots are drawn', () => {
    const m = shootOut({ off: [...HOME_REST, ...AWAY_REST] })
    m.rolls(...HOME_FIRST, ...shots('M'.repeat(2 * (5 + 40))), 1)
    m.play(...NAMED.slice(0, 4), ...NAMED.slice(5, 9))
    expect(m.last('sudden-death').pair).toBe(40)
    expect(m.last('lots').seat).toBe(1)
    expect(m.outcome).toEqual({ goals: [2, 2], winner: 1, by: 'lots', shootOut: [0, 0] })
  })
})
