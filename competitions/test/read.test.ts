import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { canonical, SampledChance, sha256 } from '@libero/kernel'
import { times } from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'
import { found } from '../check.ts'
import { COMPETITION_FORMAT } from '../competition.ts'
import { courseOf } from '../course.ts'
import { enter } from '../enter.ts'
import { MOST_CHARACTERS, plainCompetition, readCompetition, writeCompetition } from '../read.ts'
import { anyCompetition, codesOf, competition, granted, group, playedOut } from './ground.ts'

const league = granted(enter(competition('a b c d', group()), { match: 'm1-1', goals: [2, 1] }))
const text = writeCompetition(league)
/** Never written anew: whoever kept one like these must be able to open it. */
const KEPT = join(dirname(fileURLToPath(import.meta.url)), 'kept')

/** How those stand that are kept there. */
const ENDS: Readonly<Record<string, object>> = {
  'competition-1-league.json': {
    isOver: false,
    tables: [{ rows: [{ team: 'b' }, { team: 'a' }, { team: 'c' }] }],
  },
  'competition-1-cup.json': { isOver: true, winners: ['b'] },
  'competition-1-tournament.json': { isOver: true, stale: { results: [], lots: [] } },
}

/** Signed as if it were ours. */
const readAs = (so: object) => readCompetition(JSON.stringify({ ...so, digest: sha256(canonical(so)) }))

describe('C8 what is no whole competition is refused with its reason', () => {
  test.each([
    ['nothing', '', 'competition-damaged'],
    ['no JSON', '{', 'competition-damaged'],
    ['half a file', text.slice(0, text.length / 2), 'competition-damaged'],
    ['something else', '[1, 2]', 'competition-foreign'],
    ['another file of ours', '{"libero": "match-record/1"}', 'competition-foreign'],
    ['a newer one', '{"libero": "competition/2"}', 'competition-newer'],
    ['no form at all', '{"libero": 7}', 'competition-foreign'],
    ['edited by hand', text.replace('[2,1]', '[9,1]'), 'competition-edited'],
    ['without a digest', '{"libero": "competition/1"}', 'competition-edited'],
    ['too much', `${text}${' '.repeat(MOST_CHARACTERS)}`, 'competition-too-long'],
    [
      'too deep',
      `{"libero":"competition/1","a":${'['.repeat(90_000)}${']'.repeat(90_000)}}`,
      'competition-damaged',
    ],
  ])('%s', (_, source, code) => {
    const read = readCompetition(source)
    expect(codesOf(read)).toEqual([code])
    expect(!read.ok && read.refusals.every(({ rule }) => rule === 'C8')).toBe(true)
  })

  const [first] = league.results
  test.each<[string, object, string]>([
    ['a result of a match that is not', { results: [{ ...first, match: 'm9-1' }] }, 'competition-damaged'],
    ['a result of other teams', { results: [{ ...first, home: 'd' }] }, 'competition-damaged'],
    ['a result twice', { results: [first, first] }, 'competition-damaged'],
    ['half a goal', { results: [{ ...first, goals: [0.5, 0] }] }, 'competition-damaged'],
    ['goals that are too many', { results: [{ ...first, goals: [100, 0] }] }, 'competition-damaged'],
    ['a winner against the goals', { results: [{ ...first, winner: 1 }] }, 'competition-damaged'],
    ['lots nobody asked for', { drawn: [{ for: 'draw', order: ['a', 'b'] }] }, 'competition-damaged'],
    ['one who is not here has gone', { withdrawn: ['z'] }, 'team-unknown'],
    ['one has gone twice', { withdrawn: ['a', 'a'] }, 'competition-damaged'],
    ['nobody takes part', { entrants: [] }, 'entrants-count'],
    [
      'too many take part',
      { entrants: Array.from({ length: 33 }, (_, i) => ({ id: `t${i}`, coach: 'x' })) },
      'competition-damaged',
    ],
    ['a name that cannot be shown', { name: 'a\u001b[2J' }, 'competition-damaged'],
    ['no name', { name: '' }, 'competition-damaged'],
    ['a form nobody knows', { form: { kind: 'swiss' } }, 'competition-damaged'],
    [
      'a tie-break nobody knows',
      { form: { kind: 'league', rounds: 1, order: ['beauty'] } },
      'competition-damaged',
    ],
    ['a holder who is not here', { holder: { team: 'z', bonus: 1 } }, 'team-unknown'],
    [
      'a build that hides something',
      { entrants: league.entrants.map((each) => ({ ...each, build: '\u202e' })) },
      'competition-damaged',
    ],
  ])('%s', (_, other, code) => {
    expect(codesOf(readAs({ ...league, ...other }))).toEqual([code])
  })

  test('any letter of it changed, left out or doubled is found out', () => {
    const chance = new SampledChance(20)
    for (let i = 0; i < times(5000); i++) {
      const so = writeCompetition(anyCompetition(i))
      const at = chance.below(so.length)
      const other = String.fromCharCode(33 + chance.below(90))
      const changed = [
        so.slice(0, at) + other + so.slice(at + 1),
        so.slice(0, at) + so.slice(at + 1),
        so.slice(0, at) + so.charAt(at) + so.slice(at),
      ][i % 3]
      const read = readCompetition(changed ?? '')
      // A blank more or less changes nothing.
      if (read.ok) expect(read.value).toEqual(anyCompetition(i))
    }
  })

  test('any data is refused without a fault', () => {
    const chance = new SampledChance(8)
    const things = [null, true, 0, -1, 1e9, '', 'a', [], {}, [[]], { a: 1 }]
    const any = (depth: number): unknown => {
      if (depth === 0 || chance.below(3) === 0) return things[chance.below(things.length)]
      return chance.below(2) === 0
        ? Array.from({ length: chance.below(4) }, () => any(depth - 1))
        : Object.fromEntries(['kind', 'match', 'goals', 'id'].map((key) => [key, any(depth - 1)]))
    }
    for (let i = 0; i < times(4_000); i++) {
      const so = { ...playedOut(league, 1) } as Record<string, unknown>
      const keys = Object.keys(so)
      so[keys[chance.below(keys.length)] ?? ''] = any(3)
      expect(() => plainCompetition(so)).not.toThrow()
    }
  })
})

describe('and what is one is read', () => {
  test('again and again the same', () => {
    const read = granted(readCompetition(text))
    expect(read).toEqual(league)
    expect(writeCompetition(read)).toBe(text)
    expect(read.libero).toBe(COMPETITION_FORMAT)
  })

  test('with a field of a later day, which is left out', () => {
    expect(granted(readAs({ ...league, weather: 'rain' }))).toEqual(league)
  })

  test.each(readdirSync(KEPT))('a published form for ever: %s was written with it', (name) => {
    const read = granted(readCompetition(readFileSync(join(KEPT, name), 'utf8')))
    expect(granted(readCompetition(writeCompetition(read)))).toEqual(read)
    expect(courseOf(read)).toMatchObject(ENDS[name] ?? {})
  })

  test('what makes no sense is told all at once', () => {
    const wrong = found({
      game: 'toss',
      name: ' ',
      form: group(),
      entrants: [
        { id: 'a', coach: 'x' },
        { id: 'a', coach: '' },
      ],
      holder: { team: 'z', bonus: 2 },
    })
    expect(codesOf(wrong)).toEqual([
      'competition-unnamed',
      'entrant-twice',
      'entrant-unnamed',
      'team-unknown',
    ])
  })
})
