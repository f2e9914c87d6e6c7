import {
  bill,
  checkBuild,
  checkOptions,
  checkSquad,
  EDITIONS,
  hatTrick,
  MATCH_EVENTS,
  readCode,
} from '@libero/hat-trick'
import { PLAYERS_REFUSALS, TEXTS, wording } from '@libero/hat-trick/text'
import type { Language, Wording } from '@libero/kernel/words'
import { blanks, LANGUAGES } from '@libero/kernel/words'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Telling } from '../../../face.ts'
import { codeOf } from '../builder/code.tsx'
import { agreedOn, draftOf, sorted, withMan } from '../builder/draft.ts'
import { readySquads } from '../builder/ready.ts'
import { hatTrickSetup as setup } from '../builder/setup.tsx'
import { setupTexts } from '../builder/text.ts'

const at = (language: Language): Telling => ({ language, words: wording(language) as unknown as Wording })
const PLAYERS = { expansion: 'players' }
const EVERYTHING = {
  expansion: 'players',
  events: MATCH_EVENTS,
  sidesAnew: true,
  onePlay: true,
  extraTime: true,
  shootOut: true,
  compulsoryMoves: true,
  usualTurn: true,
  displacedStays: true,
  goalKickWithoutCard: true,
  penaltyOneCard: true,
  fiveCards: true,
  attackingEndOnly: true,
}
const AGREED = [undefined, {}, { extraTime: true }, PLAYERS, EVERYTHING]
const SEATS = [0, 1] as const

describe('what stands ready', () => {
  test('the first match can be kicked off: Germany against Italy, base game', () => {
    const first = setup.first()
    expect(first.builds).toEqual([{ team: 'GER' }, { team: 'ITA' }])
    expect(hatTrick.prepare(first).ok).toBe(true)
  })

  test.each(AGREED)('every preset is allowed and has a name of its own: %j', (options) => {
    for (const seat of SEATS)
      for (const language of LANGUAGES) {
        const presets = setup.presets(seat, options, at(language))
        expect(presets.length).toBeGreaterThan(30)
        for (const { build } of presets) expect(checkBuild(seat, build, options)).toEqual([])
        expect(new Set(presets.map(({ name }) => name)).size).toBe(presets.length)
      }
  })

  test('all three ready squads are there, and spend both purses to the last star', () => {
    for (const options of [PLAYERS, EVERYTHING]) {
      const presets = setup.presets(0, options, at('en')).filter(({ build }) => 'squad' in Object(build))
      expect(presets).toHaveLength(3)
      for (const squad of readySquads(options)) {
        const { defensive, offensive } = bill(squad, agreedOn(options).set)
        expect([defensive.left, offensive.left]).toEqual([0, 0])
      }
    }
  })

  test.each(AGREED)('200 random teams are allowed: %j', (options) => {
    for (let n = 0; n < 200; n++) {
      const seat = SEATS[n % 2] ?? 0
      expect(checkBuild(seat, setup.random(seat, options), options)).toEqual([])
    }
  })

  test('a counterpart is another team, as strong as can be', () => {
    const against = (build: unknown, options?: unknown) => setup.counterpart?.(build, 1, options)
    expect(against({ team: 'GER' })).toEqual({ team: 'ITA' })
    expect(against({ team: 'ITA' })).toEqual({ team: 'GER' })
    expect(against({ team: 'BRA' })).toEqual({ team: 'ESP' })
    expect(against({ team: 'regulars' })).toEqual({ team: 'regulars' })
    for (const options of AGREED)
      for (const { build } of setup.presets(0, options, at('en'))) {
        const other = against(build, options)
        expect(checkBuild(1, other, options)).toEqual([])
        if (JSON.stringify(build) !== '{"team":"regulars"}') expect(other).not.toEqual(build)
      }
    for (const odd of ODD) expect(checkBuild(1, against(odd), undefined)).toEqual([])
  })

  test('other options keep a team that can stay, and a squad in any case', () => {
    const squad = { squad: readySquads(PLAYERS)[0] }
    expect(setup.refit?.({ team: 'GER' }, 0, PLAYERS)).toEqual({ team: 'GER' })
    expect(setup.refit?.({ team: 'regulars' }, 0, PLAYERS)).toEqual({ team: 'ITA' })
    expect(setup.refit?.({ team: 'WAL' }, 0, undefined)).toEqual({ team: 'GER' })
    expect(setup.refit?.(squad, 0, undefined)).toBe(squad)
  })
})

test('a share code stands for the same squad', () => {
  const { set } = agreedOn(EVERYTHING)
  const drawn = Array.from({ length: 60 }, () => setup.random(0, EVERYTHING) as { readonly squad?: unknown })
  const squads = [...readySquads(EVERYTHING), ...drawn.flatMap(({ squad }) => (squad ? [squad] : []))]
  for (const squad of squads) {
    const code = codeOf(draftOf(squad), set)
    const read = readCode(code, set)
    expect(read).toEqual(checkSquad(squad, set, { subs: true }))
    expect(checkBuild(0, { code }, EVERYTHING)).toEqual([])
  }
  expect(codeOf(draftOf({}), set)).toBeUndefined()
})

test('a man is bought, changed and taken out; the bench closes up', () => {
  const one = withMan(draftOf({}), 4, { type: 'wingback', gold: true })
  expect(one.players).toEqual({ 4: { type: 'wingback', gold: true } })
  expect(withMan(one, 4, undefined).players).toEqual({})
  const bench = withMan(withMan(one, 12, { type: 'forward' }), 13, { type: 'runner' })
  expect(withMan(bench, 12, undefined).bench).toEqual([{ type: 'runner' }])
})

/** Builds that a link, a file or another version may bring. */
const ODD: readonly unknown[] = [
  undefined,
  null,
  7,
  'GER',
  [],
  {},
  { team: 7 },
  { team: 'XXX' },
  { team: '__proto__' },
  { team: 'GER', squad: {} },
  { squad: undefined },
  { squad: null },
  { squad: 'x' },
  { squad: { rank: 'V', mentality: 3, keeper: 'iron', players: [], bench: 'long', captain: 99, name: 5 } },
  { squad: { name: 'x'.repeat(500), players: { 2: null, 3: 'x', 4: {}, 5: { type: {} }, 17: {} } } },
  {
    squad: {
      rank: 'IV',
      mentality: 'attacking',
      keeper: 'gold',
      players: {
        2: { type: 'sweeper', gold: true },
        3: { type: 'sweeper', gold: 'yes' },
        4: { type: 'forward', purse: 'defensive' },
        5: { type: 'constructor' },
        6: { type: 'box-to-box', purse: 'both' },
      },
      bench: [null, 5, { type: 'zzz' }, { type: 'runner' }, {}, {}, {}, {}, {}],
    },
  },
  { code: 5 },
  { code: 'HT1-nonsense' },
  { code: 'HT9-2bs6AAAAAAAAAA-0000' },
]

const ODD_OPTIONS: readonly unknown[] = [
  { sidesAnew: true },
  { onePlay: true },
  ...AGREED,
  null,
  5,
  [],
  {
    extraTime: 'yes',
    shootOut: 1,
    fiveCards: 'no',
    expansion: 'stars',
    events: 'all',
    cards: 3,
    weather: 'rain',
  },
  { events: ['subs'] },
  { expansion: 'players', events: ['subs', 'rain'] },
]

describe('nothing that comes from elsewhere brings the setup down', () => {
  test.each(LANGUAGES)('a line about every build, without blanks: %s', (language) => {
    const builds = [...ODD, ...setup.presets(0, undefined, at(language)), { squad: readySquads(PLAYERS)[1] }]
    for (const options of ODD_OPTIONS)
      for (const build of builds) {
        const line = setup.describe(build, options, at(language))
        expect(line.trim()).not.toBe('')
        expect(blanks(line)).toEqual([])
      }
  })

  test.each(LANGUAGES)('the builder draws every build and leaves out no reason: %s', (language) => {
    for (const options of [undefined, PLAYERS, EVERYTHING, { events: 5 }])
      for (const build of [...ODD, setup.random(0, options), { squad: readySquads(options)[0] }]) {
        const refusals = checkBuild(0, build, options)
        const page = renderToStaticMarkup(
          createElement(setup.Builder, {
            ...at(language),
            seat: 0,
            options,
            build,
            refusals,
            change: () => undefined,
          }),
        )
        expect(blanks(page)).toEqual([])
        const said = refusals.filter(({ code }) => code !== 'squad-number-missing')
        for (const { code } of said) expect(page, code).toContain(`data-refusal="${code}"`)
      }
  })

  test.each(LANGUAGES)('P34 sides anew are offered with the expansion only: %s', (language) => {
    const page = (options: object) =>
      renderToStaticMarkup(
        createElement(setup.Options, { ...at(language), options, refusals: [], change: () => undefined }),
      )
    for (const { name } of Object.values(setupTexts[language].ofPlayers))
      expect([page({}).includes(name), page(PLAYERS).includes(name)]).toEqual([false, true])
  })

  test.each(LANGUAGES)('§12.5 every agreement has a switch, and an edition is one press: %s', (language) => {
    // The variant is chosen first, the rest below it.
    const page = (options: object) =>
      [setup.Variant, setup.Options]
        .filter((part) => part !== undefined)
        .map((part) =>
          renderToStaticMarkup(
            createElement(part, { ...at(language), options, refusals: [], change: () => undefined }),
          ),
        )
        .join('')
    const { agreements, editions } = TEXTS[language]
    for (const { name, about } of Object.values(agreements)) {
      expect(page({})).toContain(name)
      expect(page({})).toContain(about)
    }
    const pressed = (options: object) =>
      [...page(options).matchAll(/data-choice-id="(\w+)"><input[^>]*checked=""/g)].map((found) => found[1])
    expect(pressed({})).toEqual(['base', 'english'])
    for (const name of Object.values(editions)) expect(page({})).toContain(name)
    const german = Object.fromEntries(EDITIONS.german.map((each) => [each, true]))
    expect(pressed({ ...german, shootOut: true })).toEqual(['base', 'german'])
    const hungarian = { usualTurn: true, displacedStays: true, fiveCards: true }
    expect(pressed(hungarian)).toEqual(['base', 'hungarian'])
    expect(pressed({ usualTurn: true })).toEqual(['base'])
  })

  test.each(LANGUAGES)('so do the options: %s', (language) => {
    for (const options of ODD_OPTIONS) {
      const { refusals } = checkOptions(options)
      const page = renderToStaticMarkup(
        createElement(setup.Options, { ...at(language), options, refusals, change: () => undefined }),
      )
      expect(blanks(page)).toEqual([])
      for (const { code } of refusals) expect(page, code).toContain(`data-refusal="${code}"`)
    }
  })
})

test('every reason of a squad has its place', () => {
  const draft = draftOf({ players: { 4: { type: 'sweeper' } }, bench: [{ type: 'sweeper' }] })
  const placed = (code: string, about = {}) => [...sorted([{ code, rule: '21.4', about }], draft).keys()]
  expect(placed('squad-wrong-number', { number: 4 })).toEqual([4])
  expect(placed('squad-type-unknown', { number: 13 })).toEqual([13])
  expect(placed('squad-too-many-copies', { type: 'sweeper' })).toEqual([4, 12])
  expect(placed('squad-too-many-copies', { type: 'nobody' })).toEqual(['top'])
  expect(placed('squad-over-budget', { purse: 'offensive' })).toEqual(['offensive'])
  for (const code of PLAYERS_REFUSALS) expect(placed(code)).toHaveLength(1)
})

test('every language says the same things', () => {
  const sentences = (text: object): string[] =>
    Object.entries(text).flatMap(([key, said]) =>
      typeof said === 'string' ? [`${key} ${blanks(said)}`] : sentences(said as object),
    )
  for (const language of LANGUAGES) expect(sentences(setupTexts[language])).toEqual(sentences(setupTexts.en))
})
