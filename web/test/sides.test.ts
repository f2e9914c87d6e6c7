import 'fake-indexeddb/auto'
import type { MatchConfig } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { LANGUAGES } from '@libero/kernel/words'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readySquad } from '../games/hat-trick/builder/ready.ts'
import type { GameId } from '../games/register.ts'
import { faceOf, GAMES, setupOf } from '../games/register.ts'
import { fileName } from '../keep/files.ts'
import { keepLastSquad, lastSquad } from '../keep/last-squad.ts'
import type { KeptMatch } from '../keep/store.ts'
import { PERSON } from '../keep/store.ts'
import { atHand, kickOff } from '../match/kick-off.ts'
import { sidesIn, squadIn } from '../match/sides.ts'

const [ONE] = LANGUAGES as [Language]

async function kept(game: GameId, language: Language, change?: Partial<MatchConfig>): Promise<KeptMatch> {
  const [face, setup] = await Promise.all([faceOf(game), setupOf(game)])
  const config = { ...setup.first(), ...change }
  const id = await kickOff(face, { config }, [PERSON, 'beginner'], language)
  const match = id.ok && atHand.get(id.value)
  if (!match) throw new Error(JSON.stringify(id))
  return match
}

describe('the sides of a kept match are named in the language of the reader', () => {
  test.each(GAMES)('%s: whatever it was kicked off in', async (game) => {
    for (const before of LANGUAGES) {
      const match = await kept(game, before)
      expect(match.spoken).toBe(before)
      for (const after of LANGUAGES)
        expect(await sidesIn(match, after)).toEqual((await kept(game, after)).sides)
    }
  })

  test('nations have other names in every language', async () => {
    const match = await kept('hat-trick', ONE)
    const said = await Promise.all(LANGUAGES.map((language) => sidesIn(match, language)))
    expect(new Set(said.map(String)).size).toBeGreaterThan(1)
    expect(new Set(said.map((sides) => fileName({ ...match, sides }))).size).toBeGreaterThan(1)
  })

  test('one kept before it said its language is read as well', async () => {
    const { spoken: _, ...old } = await kept('hat-trick', ONE)
    for (const language of LANGUAGES)
      expect(await sidesIn({ ...old, sides: ['?', '?'] }, language)).toEqual(
        (await kept('hat-trick', language)).sides,
      )
  })

  test.each([
    ['damaged', { record: '{' }],
    ['of rules nobody has', { record: '{"libero":"record/1"}' }],
    ['of a game nobody has', { game: 'chess' }],
  ])('a match %s is called as it was', async (_, change) => {
    const match = await kept('finale', ONE)
    for (const language of LANGUAGES)
      expect(await sidesIn({ ...match, ...change, sides: ['A', 'B'] }, language)).toEqual(['A', 'B'])
  })

  test('a squad keeps the name somebody typed', async () => {
    const options = { expansion: 'players' }
    const squad = readySquad(options)
    const builds = [
      { squad: { ...squad, name: 'Acker 04' } },
      { squad: { ...squad, name: 'Stollen' } },
    ] as const
    const match = await kept('hat-trick', ONE, { options, builds })
    for (const language of LANGUAGES) expect(await sidesIn(match, language)).toEqual(['Acker 04', 'Stollen'])
  })
})

describe('the squad prepared last is named in the language of the reader', () => {
  beforeEach(() => {
    const drawer = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (label: string) => drawer.get(label) ?? null,
      setItem: (label: string, text: string) => drawer.set(label, text),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  test.each(GAMES)('%s: unless it has a name of its own', async (game) => {
    const [face, setup] = await Promise.all([faceOf(game), setupOf(game)])
    const { options, builds } = setup.first()
    const about = (language: Language) =>
      setup.describe(builds[0], options, { language, words: face.wording(language, options) })
    keepLastSquad(game, { name: about(ONE), spoken: ONE, build: builds[0], options })
    const squad = lastSquad(game)
    expect(squad?.spoken).toBe(ONE)
    if (!squad) return
    for (const language of LANGUAGES) expect(await squadIn(game, squad, language)).toBe(about(language))
    keepLastSquad(game, { name: 'Dream Team', build: builds[0], options })
    expect(lastSquad(game)?.spoken).toBeUndefined()
  })
})
