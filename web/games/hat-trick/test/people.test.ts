import { hatTrick } from '@libero/hat-trick'
import { NEW_TEAM_IDS, TEAM_IDS, wording } from '@libero/hat-trick/text'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { portraitOf, surnameOf } from '../people/people.ts'

const NUMBERS = Array.from({ length: 11 }, (_, i) => i + 1)
const TEAMS = [...TEAM_IDS, ...NEW_TEAM_IDS, 'regulars', 'squad:Dream Team']

describe('players with names', () => {
  test('every team has eleven of its own, keeper included, and another eleven where it meets itself', () => {
    for (const team of TEAMS) {
      const names = ([0, 1] as const).flatMap((seat) =>
        NUMBERS.map((number) => surnameOf([team, team], seat, number) ?? ''),
      )
      expect(new Set(names).size, team).toBe(22)
      for (const name of names) expect(name, team).toMatch(/^\p{Lu}[\p{L}’]{1,11}$/u)
      expect(new Set(NUMBERS.map((number) => portraitOf([team, 'ITA'], 0, number))).size, team).toBe(11)
    }
  })

  test('the commentator names them where he is asked to, and nobody else hears of it', () => {
    const config = { options: {}, builds: [{ team: 'GER' }, { team: 'ITA' }] as const }
    expect(JSON.stringify(hatTrick.prepare(config))).not.toContain('Hollmann')
    const kickOff = { kind: 'kick-off', seat: 0, half: 1, number: 6, teams: ['GER', 'ITA'] } as const
    for (const language of LANGUAGES) {
      const named = wording(language, undefined, surnameOf).commentator(0)(kickOff as never)
      expect(named).toContain('Lobinger')
      expect(wording(language).commentator(0)(kickOff as never)).not.toContain('Lobinger')
    }
  })
})
