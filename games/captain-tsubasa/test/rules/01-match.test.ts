import { describe, expect, test } from 'vitest'
import { captainTsubasa } from '../../game.ts'
import type { Match, Setting } from '../match.ts'
import { kickOff, match } from '../match.ts'
import { plain, worth } from './printed.ts'

const refused = (builds: readonly unknown[]): readonly string[] => {
  const checked = captainTsubasa.prepare({ options: {}, builds } as never)
  return checked.ok ? [] : checked.refusals.map(({ code, rule }) => `${code} §${rule}`)
}

/** The last round of a half whose attacker has a contest to lose. */
const LAST_SHOT: Setting = {
  round: 6,
  phase: 'action',
  areas: [['taki'], ['hyuga']],
  cards: { taki: worth(3, 3, 0), hyuga: worth(0, 0, 3) },
}

describe('The match', () => {
  test('§1.1 one coach leads Nankatsu, the other Toho, whoever is at home', () => {
    expect(refused([{ team: 'nankatsu' }, { team: 'toho' }])).toEqual([])
    expect(refused([{ team: 'toho' }, { team: 'nankatsu' }])).toEqual([])
    for (const team of ['nankatsu', 'toho']) expect(refused([{ team }, { team }])).toEqual(['same-team §1.1'])
    expect(refused([{ team: 'furano' }, { team: 'toho' }])).toEqual(['team-unknown §1.1'])
    expect(refused([{ team: 'nankatsu' }])).toEqual(['build-malformed §1.1'])
    const m = kickOff({ teams: ['toho', 'nankatsu'] })
    expect(m.last('teams').teams).toEqual(['toho', 'nankatsu'])
    expect(m.view().sides.map(({ team }) => team)).toEqual(['toho', 'nankatsu'])
    expect([m.deck('home').includes('hyuga'), m.deck('away').includes('tsubasa')]).toEqual([true, true])
  })

  test('§1.1 the seats differ only in name: the same story with changed seats ends the same', () => {
    const cards = { ...plain('koike'), taki: worth(2, 1, 0), hyuga: worth(1, 0, 3) }
    const story = (first: 'home' | 'away'): Match => {
      const [a, b] = first === 'home' ? ['home', 'away'] : ['away', 'home']
      const pair = <T>(one: T, two: T): readonly [T, T] => (first === 'home' ? [one, two] : [two, one])
      const m = match({
        cards,
        teams: pair('nankatsu', 'toho'),
        attacker: first,
        hands: pair(['taki'], ['hyuga', 'koike']),
        pool: pair<{ shot?: number; defence?: number }>({ shot: 2 }, { defence: 1 }),
      })
      m.play(`${a}: taki`, `${b}: hyuga`, `${b}: stop`, `${a}: shot`, `${a}: spend-2`)
      return m
        .rolls(...pair(4, 3))
        .freely()
        .play(`${b}: spend-1`)
    }
    const [home, away] = [story('home'), story('away')]
    const told = { won: 'shot', attack: 8, defence: 7 }
    expect(home.last('contest')).toMatchObject({ ...told, seat: 0 })
    expect(away.last('contest')).toMatchObject({ ...told, seat: 1 })
    expect([home.goals, away.goals]).toEqual([
      [1, 0],
      [0, 1],
    ])
    expect([home.attacker, away.attacker]).toEqual(['away', 'home'])
  })

  test('§1.2 after two halves whoever has more goals has won', () => {
    const m = match({ ...LAST_SHOT, half: 2, goals: [1, 2] })
      .rolls(1, 6)
      .play('home: shot')
    expect(m.outcome).toEqual({ goals: [1, 2], winner: 1, by: 'normal-time' })
    expect(m.all('extra-time')).toEqual([])
    expect(m.last('full-time').outcome).toEqual(m.outcome)
    const first = match({ ...LAST_SHOT, half: 1, goals: [1, 2] })
      .rolls(1, 6)
      .freely()
      .play('home: shot')
    expect([first.outcome, first.half]).toEqual([undefined, 2])
  })

  test('§1.2 level leads to extra time, level again makes both champions', () => {
    const level = match({ ...LAST_SHOT, half: 2, goals: [2, 2] })
    level.rolls(1, 6, 'away').freely().play('home: shot')
    expect([level.outcome, level.half, level.all('extra-time').length]).toEqual([undefined, 3, 1])
    const again = match({ ...LAST_SHOT, half: 4, round: 2, goals: [2, 2] })
      .rolls(1, 6)
      .play('home: shot')
    expect(again.outcome).toEqual({ goals: [2, 2], by: 'joint-champions' })
  })

  test('§1.3 whoever wins the toss decides who kicks off', () => {
    const m = kickOff({}, 'away')
    expect([m.awaiting, m.options('away'), m.last('toss').seat]).toEqual([
      ['away'],
      ['start', 'let-start'],
      1,
    ])
    expect(m.refusal('home: start')).not.toBe('legal')
    m.freely().play('away: start')
    expect([m.attacker, m.last('kick-off').seat]).toEqual(['away', 1])
    expect(kickOff({}, 'away').freely().play('away: let-start').attacker).toBe('home')
    expect(kickOff({}, 'home').freely().play('home: start').attacker).toBe('home')
    expect(kickOff({}, 'home').freely().play('home: let-start').attacker).toBe('away')
  })

  test('§1.3 the other coach is the defender, and kicks off the second half', () => {
    for (const [winner, defender] of [
      ['home', 'away'],
      ['away', 'home'],
    ] as const) {
      const m = kickOff({}, winner).freely().play(`${winner}: start`)
      expect([m.phase, m.awaiting, m.request(defender)?.prompt.about]).toMatchObject([
        'draft',
        [defender],
        { role: 'defence' },
      ])
      const second = match(
        { phase: 'half-begins', half: 2, firstKickOff: winner, attacker: winner },
        ...FIELD,
        ...HANDS,
      )
      expect([second.attacker, second.half, second.last('kick-off')]).toMatchObject([
        defender,
        2,
        { half: 2, seat: defender === 'home' ? 0 : 1 },
      ])
    }
  })
})

/** What comes up when the second half begins. */
const FIELD = ['foul', 'injury', 'header', 'pressing']
const HANDS = ['taki', 'izawa', 'oda', 'iwami', 'hyuga', 'imai', 'koike', 'furuta']
