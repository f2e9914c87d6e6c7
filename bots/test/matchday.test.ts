import { captainTsubasa } from '@libero/captain-tsubasa'
import type { Association, Competition, Form } from '@libero/competitions'
import { checkAssociation, courseOf, found, isPlayed, PERSON, scorersOf, toPlay } from '@libero/competitions'
import { captainTsubasaAssociation } from '@libero/competitions/captain-tsubasa'
import { finaleAssociation } from '@libero/competitions/finale'
import { hatTrickAssociation } from '@libero/competitions/hat-trick'
import { beginnersBuild, finale } from '@libero/finale'
import { hatTrick } from '@libero/hat-trick'
import type { Checked } from '@libero/kernel'
import { times } from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'
import { captainTsubasaBots } from '../captain-tsubasa/index.ts'
import { finaleBots } from '../finale/index.ts'
import { hatTrickBots } from '../hat-trick/index.ts'
import { Matchday, titlesOf } from '../matchday/index.ts'

function granted<T>(checked: Checked<T>): T {
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals))
  return checked.value
}

const finaleDay = new Matchday({ game: finale, association: finaleAssociation, bots: finaleBots })
const hatTrickDay = new Matchday({ game: hatTrick, association: hatTrickAssociation, bots: hatTrickBots })
const tsubasaDay = new Matchday({
  game: captainTsubasa,
  association: captainTsubasaAssociation,
  bots: captainTsubasaBots,
})

const clubs = (count: number, coach = 'random') =>
  Array.from({ length: count }, (_, i) => ({ id: `club-${i + 1}`, name: `Club ${i + 1}`, coach }))

const inFinale = (form: Form, more: Partial<Competition> = {}): Competition =>
  granted(found({ game: 'finale', name: 'Cup', form, entrants: clubs(4), ...more }))

const fixedOf = (id: string, coach: string): Competition => {
  const fixed = hatTrickAssociation.fixed.find((each) => each.id === id)
  if (!fixed) throw new Error(`no ${id}`)
  const { form, agreed, teams } = fixed
  const entrants = teams.map((team) => ({ id: team, coach }))
  return granted(found({ game: 'hat-trick', name: id, form, entrants, ...(agreed && { agreed }) }))
}

describe('Finale', () => {
  const twoLegs = inFinale({ kind: 'cup', pairing: 'seeded', ties: { legs: 2 } })

  test('§12 a cup over two legs: nobody wins a first leg by extra time, and the second decides', () => {
    for (let seed = 0; seed < times(100); seed++) {
      const so = granted(finaleDay.playOn(twoLegs, String(seed), true))
      const { isOver, winners, ties } = courseOf(so)
      expect([isOver, winners.length]).toEqual([true, 1])
      for (const { fixtures, sum, winner, by } of ties) {
        const [first, second] = fixtures
        expect([first?.result && isPlayed(first.result) && first.result.by]).toEqual(['normal-time'])
        expect([first?.home, first?.away]).toEqual([second?.away, second?.home])
        if (sum[0] !== sum[1]) expect(winner).toBe(sum[0] > sum[1] ? first?.home : first?.away)
        else expect(by).toBe('shoot-out')
      }
    }
  })

  test('§12.2 the second leg knows the first, and each coach has the club he had', () => {
    let so = granted(finaleDay.playOn(twoLegs, 'legs', false))
    const course = courseOf(so)
    const [fixture] = course.next
    if (!fixture) throw new Error('no second leg')
    const { options, builds } = granted(finaleDay.config(so, course, fixture, 'legs'))
    const first = so.results.find(({ match }) => match === 'k1-1-1')
    if (!first || !isPlayed(first)) throw new Error('no first leg')
    expect(options).toMatchObject({ tie: { leg: 2, firstLeg: [first.goals[1], first.goals[0]] } })
    expect(builds).toMatchObject([{ club: 'stollen' }, { club: 'acker' }])
    so = granted(finaleDay.playOn(so, 'legs', false))
    expect(courseOf(so).ties[0]?.isDone).toBe(true)
  })

  test('§12.4 a holder has other points, at home and away, in either leg', () => {
    const so = { ...twoLegs, holder: { team: 'club-1', bonus: -4 } }
    expect(checkAssociation(finaleAssociation, so)).toEqual([])
    const course = courseOf(so)
    const [fixture] = course.next
    if (!fixture) throw new Error('nothing to play')
    expect(finaleAssociation.agree(toPlay(so, course, fixture)).options).toMatchObject({ budget: [46, 50] })
    const after = granted(finaleDay.playOn(so, 'holder', false))
    const next = courseOf(after).next.find(({ away }) => away === 'club-1')
    if (!next) throw new Error('no second leg')
    expect(finaleAssociation.agree(toPlay(after, courseOf(after), next))).toMatchObject({
      options: { budget: [50, 46] },
      optionsOfBuild: { budget: [46, 50] },
      buildsAs: [1, 0],
    })
    expect(courseOf(granted(finaleDay.playOn(so, 'holder', true))).isOver).toBe(true)
  })

  test('what an entrant brings is played with where it suits, and never in the way', () => {
    const build = beginnersBuild('acker')
    const [one, two, ...others] = twoLegs.entrants
    if (!one || !two) throw new Error('nobody')
    const bringing = (...builds: readonly unknown[]): Competition => ({
      ...twoLegs,
      entrants: [{ ...one, build: builds[0] }, { ...two, build: builds[1] }, ...others],
    })
    const own = bringing(build, undefined)
    const course = courseOf(own)
    const [fixture] = course.next
    if (!fixture) throw new Error('nothing to play')
    expect(granted(finaleDay.config(own, course, fixture, 'own')).builds[0]).toEqual(build)
    for (const builds of [
      [build, build],
      ['no squad', { club: 7 }],
    ])
      expect(courseOf(granted(finaleDay.playOn(bringing(...builds), 'own', true))).isOver).toBe(true)
  })

  test('§10.1 a league has draws; §10.2 a cup of single matches goes to extra time', () => {
    const league = inFinale({ kind: 'league', rounds: 2, order: [] })
    const cup = inFinale({ kind: 'cup', pairing: 'seeded', ties: { legs: 1 } })
    const endings = (form: Competition) =>
      Array.from({ length: times(60) }, (_, i) => granted(finaleDay.playOn(form, `e${i}`, true))).flatMap(
        (so) => so.results.flatMap((result) => (isPlayed(result) ? [result.by] : [])),
      )
    expect(new Set(endings(league))).toEqual(new Set(['normal-time']))
    const cups = new Set(endings(cup))
    expect([...cups].every((by) => ['normal-time', 'extra-time', 'shoot-out'].includes(by ?? ''))).toBe(true)
  })
})

describe('Captain Tsubasa', () => {
  test('§1.1 a school championship: each leads Nankatsu in turn, best of three', () => {
    const form: Form = { kind: 'cup', pairing: 'seeded', ties: { bestOf: 3 } }
    const entrants = clubs(2, 'heuristic')
    const start = granted(found({ game: 'captain-tsubasa', name: 'School', form, entrants }))
    for (let seed = 0; seed < times(40); seed++) {
      const so = granted(tsubasaDay.playOn(start, String(seed), true, true))
      const [tie] = courseOf(so).ties
      expect(courseOf(so).isOver).toBe(true)
      expect(tie?.fixtures.map(({ home }) => home)).toEqual(
        ['club-1', 'club-2', 'club-1'].slice(0, tie?.fixtures.length),
      )
      const goals = so.results.flatMap((result) => (isPlayed(result) ? result.goals : []))
      const scored = scorersOf(so).reduce((sum, { count }) => sum + count, 0)
      expect(scored).toBe(goals.reduce((sum, each) => sum + each, 0))
    }
  })

  test('C9 legs are not in its rules, nor best of three in the others', () => {
    const codes = (association: Omit<Association, 'reporter'>, competition: Competition) =>
      checkAssociation(association, { ...competition, game: association.game }).map(({ code }) => code)
    const series: Form = { kind: 'cup', pairing: 'seeded', ties: { bestOf: 5 } }
    expect(codes(finaleAssociation, inFinale(series))).toEqual(['ties-unknown'])
    expect(codes(captainTsubasaAssociation, inFinale(series))).toEqual([])
    const legs = inFinale({ kind: 'cup', pairing: 'seeded', ties: { legs: 2 } })
    expect(codes(captainTsubasaAssociation, { ...legs, trophy: 'super' })).toEqual([
      'ties-unknown',
      'trophy-unknown',
    ])
    expect(codes(hatTrickAssociation, { ...legs, holder: { team: 'club-1', bonus: 1 } })).toEqual([
      'ties-unknown',
      'bonus-unknown',
      ...legs.entrants.map(() => 'team-unknown'),
    ])
  })
})

describe('Hat-Trick', () => {
  test('a world tournament by chance: 64 matches to one winner, goals by number, extra time only in the knock-out', () => {
    const so = granted(hatTrickDay.playOn(fixedOf('world', 'random'), 'world', true, true))
    const course = courseOf(so)
    expect([course.isOver, course.winners.length, so.results.length]).toEqual([true, 1, 64])
    for (const { stage, result } of course.fixtures)
      if (result && isPlayed(result) && stage === 'group') expect(result.by).toBe('normal-time')
    const goals = so.results.flatMap((result) => (isPlayed(result) ? result.goals : []))
    expect(scorersOf(so).reduce((sum, { count }) => sum + count, 0)).toBe(
      goals.reduce((sum, each) => sum + each, 0),
    )
    expect(hatTrickDay.playOn(fixedOf('world', 'random'), 'world', true, true)).toEqual({
      ok: true,
      value: so,
    })
  })

  test('the Euro of the 24 with the Players team cards', () => {
    const so = granted(hatTrickDay.playOn(fixedOf('euro', 'random'), 'euro', true))
    expect([courseOf(so).isOver, so.results.length]).toEqual([true, 51])
  })

  test('a person’s match waits for him, and the others go on without him', () => {
    const world = fixedOf('world', 'random')
    const entrants = world.entrants.map((each) => (each.id === 'GER' ? { ...each, coach: PERSON } : each))
    const so = granted(hatTrickDay.playOn({ ...world, entrants }, 'mine', true))
    const { next, isOver } = courseOf(so)
    expect([isOver, next.map(({ home, away }) => [home, away].includes('GER')), so.results.length]).toEqual([
      false,
      [true],
      15,
    ])
  })

  test('the favourites of the rulebook win more often than its outsiders, and everybody’s titles are counted', () => {
    const played = Array.from({ length: times(40) }, (_, i) =>
      granted(hatTrickDay.playOn(fixedOf('world', 'heuristic'), `favourites ${i}`, true)),
    )
    const wins = (team: string) =>
      played
        .flatMap(courseOf)
        .flatMap(({ fixtures }) => fixtures)
        .filter(({ home, away, score }) => {
          return score?.winner !== undefined && [home, away][score.winner] === team
        }).length
    expect(wins('BRA') + wins('ITA')).toBeGreaterThan(wins('KOR') + wins('ALG'))
    const { titles, matches } = granted(titlesOf(hatTrickDay, fixedOf('world', 'random'), 'titles', 0, 3))
    expect(Object.keys(titles)).toHaveLength(32)
    expect([Object.values(titles).reduce((sum, each) => sum + each, 0), matches]).toEqual([3, 192])
  })
})
