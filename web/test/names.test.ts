import { expect, test } from 'vitest'
import { nameOfItsOwn, readTeamFile, tidyName } from '../keep/teams.ts'
import { coachNames } from '../match/coaches.ts'

const APP = { levels: { random: 'Rookie' }, you: 'you', home: 'home', away: 'away' }

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
  expect(coachNames({ coaches: ['a\u202eb', '\u200b '] }, APP)).toEqual(['a\ufffdb', 'away'])
  expect(coachNames({ coaches: ['random', 'person'] }, APP)).toEqual(['Rookie', 'you'])
})
