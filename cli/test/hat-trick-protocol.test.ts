import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hatTrick, MATCH_EVENTS, WHENS } from '@libero/hat-trick'
import { PHASES, Phase, WHYS } from '@libero/hat-trick/opponents'
import { anyConfig, BASE_EVENTS, PLAYERS_EVENTS, playersConfig } from '@libero/hat-trick/testing'
import { SampledChance } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { expect, test } from 'vitest'
import { findHouse } from '../docs/house.ts'

const page = readFileSync(join(findHouse() ?? '', 'docs/protocol.md'), 'utf8')

/** What stands in a chapter in `code`. */
function namedIn(chapter: string): ReadonlySet<string> {
  const text = page.split(`\n## Hat-Trick: ${chapter}\n`)[1]?.split('\n## ')[0] ?? ''
  return new Set(Array.from(text.matchAll(/`([^`]+)`/g), ([, name = '']) => name))
}

/** Every kind of option that comes up, and every field that says what one is about. */
function offered(): { readonly kinds: ReadonlySet<string>; readonly fields: ReadonlySet<string> } {
  const [kinds, fields] = [new Set<string>(), new Set<string>()]
  for (let seed = 0; seed < 30; seed++) {
    const config = seed % 3 ? playersConfig(MATCH_EVENTS, new SampledChance(seed)) : anyConfig(seed)
    randomMatch(hatTrick, config, seed, {
      told: 'nobody',
      each(s, { seat }) {
        for (const { kind, about } of hatTrick.request(s, seat)?.options ?? []) {
          kinds.add(kind)
          for (const field of Object.keys(about ?? {})) fields.add(field)
        }
      },
    })
  }
  return { kinds, fields }
}

test('docs/protocol.md has a row for every kind of request, and names every kind of option and what it is about', () => {
  const requests = namedIn('request')
  expect(PHASES.slice(0, Phase.Over).filter((kind) => !page.includes(`\n| \`${kind}\` |`))).toEqual([])
  const { kinds, fields } = offered()
  expect([...kinds, ...fields].filter((name) => !requests.has(name))).toEqual([])
  expect(kinds).toContain('take-style')
  expect(kinds).toContain('regular-corner')
})

test('docs/protocol.md has a row for every kind of event', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('|'))
  const told = new Set(rows.flatMap((row) => row.split('|')[1]?.match(/[a-z-]+/g) ?? []))
  expect([...BASE_EVENTS, ...PLAYERS_EVENTS].filter((kind) => !told.has(kind))).toEqual([])
})

test('docs/protocol.md names the moments of a play, why somebody gets the ball, and the match events', () => {
  const [views, positions, agreed] = ['view', 'position', 'what is agreed'].map(namedIn)
  expect(WHENS.filter((when) => when !== 'any' && !views?.has(when))).toEqual([])
  expect(WHYS.filter((why) => !positions?.has(why))).toEqual([])
  expect(MATCH_EVENTS.filter((event) => !agreed?.has(`"${event}"`))).toEqual([])
})
