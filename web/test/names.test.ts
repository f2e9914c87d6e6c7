import type { Pair } from '@libero/kernel'
import { expect, test } from 'vitest'
import { personName, tidyName } from '../keep/names.ts'
import { nameOfItsOwn, readTeamFile } from '../keep/teams.ts'
import { coachNames } from '../match/coaches.ts'

const APP = { you: 'you', home: 'home', away: 'away' }

test.each([
  ['  FC   Acker ', 'FC Acker'],
  ['a\u001b[31mb', 'a[31mb'],
  ['a\u202eb\u200b', 'ab'],
  ['\u200b\u3164', ''],
  ['\u2800', ''],
  [' \t\n', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(tidyName(typed)).toBe(kept)
  const file = readTeamFile(
    JSON.stringify({ form: 1, game: 'finale', name: typed, build: {} }),
    'finale',
    'x',
  )
  expect(file.ok && file.team.name).toBe(kept)
})

test('two teams do not share a name', () => {
  expect(nameOfItsOwn('A', ['B'])).toBe('A')
  expect(nameOfItsOwn('A', ['A', 'A 2'])).toBe('A 3')
  expect(nameOfItsOwn('x'.repeat(60), ['x'.repeat(60)])).toHaveLength(60)
})

test('coaches of a record are shown clean, and by their seat if there is nothing to show', () => {
  const named = (coaches: Pair<string>, names?: Pair<string>) =>
    coachNames({ game: 'hat-trick', coaches, names }, 'en', APP)
  expect(named(['a\u202eb', '\u200b '])).toEqual(['a\ufffdb', 'away'])
  expect(named(['beginner', 'person'])).toEqual(['Coach Tessari (Youth coach)', 'you'])
  expect(named(['beginner', 'person'], ['', 'Anna'])[1]).toBe('Anna')
  expect(named(['person', 'person'])).toEqual(['home', 'away'])
  expect(named(['person', 'person'], ['', 'Béla'])).toEqual(['home', 'Béla'])
})

test('a person’s name is tidy, short, and nothing where there is nothing to read', () => {
  expect(personName('  Anna\n Mária ')).toBe('Anna Mária')
  expect(personName('\u202e\u200b')).toBe('')
  expect(personName(7)).toBe('')
  expect(personName('👩‍🚀'.repeat(9)).length).toBeLessThanOrEqual(20)
  expect(personName('x'.repeat(99))).toBe('x'.repeat(20))
})

test('two of one level are two people, and the same ones at every table of a game', () => {
  const [home, away] = coachNames({ game: 'finale', coaches: ['search', 'search'] }, 'en', APP)
  expect(home).not.toBe(away)
  expect(coachNames({ game: 'finale', coaches: ['person', 'search'] }, 'en', APP)[1]).toBe(home)
})
