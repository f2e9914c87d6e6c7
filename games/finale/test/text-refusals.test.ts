import { readdirSync, readFileSync } from 'node:fs'
import type { Refusal } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { checkBuild } from '../build.ts'
import { checkCardSet } from '../cards/check.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import { FREE_CHOICE } from '../deck.ts'
import { finale } from '../game.ts'
import { beginnersBuild } from '../presets.ts'
import { COLOUR } from '../rules/common.ts'
import { RULES } from '../text/book.ts'
import { REFUSALS, wording } from '../text/index.ts'
import { COLOURS } from '../vocabulary.ts'
import { anyConfig } from './any-build.ts'
import { configOf, unfilled } from './lines.ts'
import { fausterUsed } from './rules/stories.ts'

/** Every refusal code in the sources, wherever it is written. */
function codesInSources(): string[] {
  const folders = ['../', '../cards/', '../rules/', '../position/', '../questions/'].map(
    (folder) => new URL(folder, import.meta.url),
  )
  const sources = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8')),
  )
  const forms = [
    /\brefuse\(\s*(?:'[\d.]+'|rule),\s*'[a-z-]+'/g,
    /\bcode: [^,}\n]*/g,
    /\brefuseMan\((?:[^()]|\([^()]*\))*\)/g,
  ]
  const places = sources.flatMap((source) => forms.flatMap((form) => source.match(form) ?? []))
  const codes = places.flatMap((place) => place.match(/'[a-z]+(?:-[a-z]+)+'/g) ?? [])
  // The last is said by the kernel's reader of positions on our behalf.
  return [...new Set([...codes, "'position-field'"])].map((quoted) => quoted.slice(1, -1))
}

/** Every way of being refused that builds, options, cards, positions and decisions offer. */
function provoked(): Refusal[] {
  const home = beginnersBuild('acker')
  const away = beginnersBuild('stollen')
  const [first = '', second = ''] = home.pitch
  const order = FREE_CHOICE.flatMap(({ power, count }) =>
    OUR_CARDS.tactics
      .filter((card) => card.power === power && !card.closing)
      .slice(0, count)
      .map((card) => card.id),
  )
  const badBuilds = [
    7,
    {},
    { ...home, club: 'real' },
    { ...home, pitch: [first, first, 'nobody', 'torbaldo'], bench: [] },
    { ...home, pitch: home.pitch.filter((id) => id !== first), bench: [...home.bench, first] },
    { ...home, pitch: home.bench, bench: home.pitch },
    { ...home, pitch: ['de-dribbler', second], bench: [] },
    { ...home, tactics: { colour: 'green' } },
    { ...home, tactics: { colour: 'white' } },
    { ...home, tactics: { order } },
  ]
  const badOrders = [['white-1', 'white-5', 'white-5', 'nothing'], 3].map((order) => ({
    ...home,
    tactics: { order },
  }))
  const badOptions = [
    3,
    { colour: 1 },
    { tactics: 'none', sealed: 1, extraTime: 1, budget: 2, tie: { leg: 3 } },
    { tie: { leg: 1, cup: 'gold' } },
  ]
  const cheap = { budget: [10, 10] }
  const football = (change: object) => ({
    ...OUR_CARDS,
    footballers: OUR_CARDS.footballers.map((man, n) => (n === 3 ? { ...man, ...change } : man)),
  })
  const tactic = (change: object) => ({
    ...OUR_CARDS,
    tactics: OUR_CARDS.tactics.map((card, n) => (n === 3 ? { ...card, ...change } : card)),
  })
  const badSets = [
    3,
    { ...OUR_CARDS, name: '' },
    { ...OUR_CARDS, version: '99' },
    { ...OUR_CARDS, footballers: [], tactics: [] },
    { ...OUR_CARDS, footballers: OUR_CARDS.footballers.map((man) => ({ ...man, price: 50 })) },
    football({ id: 'A B' }),
    football({ id: 'torbaldo' }),
    ...['name', 'club', 'line', 'price', 'strengths', 'hazards', 'beginner', 'source'].map((field) =>
      football({ [field]: -1 }),
    ),
    tactic({ colour: 'green', power: 9, source: 'dream' }),
    tactic({ buildUp: { attack: { keeper: 7 }, defence: {} } }),
    tactic({ buildUp: { attack: { attack: 1 }, defence: {} } }),
    tactic({ finish: { attack: {}, defence: {} } }),
    tactic({ arrow: 'keeper' }),
    tactic({ closing: true }),
    tactic({ name: '' }),
    tactic({ power: 5 }),
    ...[
      [0, 1, 1, 2, 2, 3, 3],
      [0, 1, 2, 3, 4, 0],
      [1, 1, 1, 1, 1, 1],
      [0, 0, 0, 1, 2, 3],
    ].map((faces) => ({
      ...OUR_CARDS,
      die: { faces },
    })),
  ]
  const noFives = {
    ...OUR_CARDS,
    name: 'box',
    tactics: OUR_CARDS.tactics.map((card) => (card.power === 5 ? { ...card, power: 4 } : card)),
  }
  const builds = (config: { options?: unknown; builds: readonly [unknown, unknown] }) => {
    const prepared = finale.prepare(config)
    return prepared.ok ? [] : prepared.refusals
  }
  const state = randomMatch(finale, anyConfig(1), 1, { stopAfter: 40 }).state
  const positions = [3, { ...finale.position(state), period: 0, sides: [] }].map((data) =>
    finale.plainPosition(data),
  )
  return [
    ...badBuilds.flatMap((build) => checkBuild(0, build, { sealed: true })),
    ...badBuilds.flatMap((build) => builds({ builds: [build, away] })),
    ...badOrders.flatMap((build) => checkBuild(0, build, { tactics: 'free', sealed: true })),
    ...checkBuild(0, { ...home, tactics: { colour: 'red' } }, {}),
    ...checkBuild(0, { ...home, tactics: { colour: 'red' } }, { tactics: 'any', sealed: true }),
    ...checkBuild(0, { ...home, tactics: { cards: order } }, { sealed: true }),
    ...badOptions.flatMap((options) => checkBuild(0, home, options)),
    ...checkBuild(0, home, cheap),
    ...builds({ builds: [home, home] }),
    ...badSets.map((set) => checkCardSet(set)).flatMap((checked) => (checked.ok ? [] : checked.refusals)),
    ...builds({ options: { tactics: 'free', cards: noFives }, builds: [home, away] }),
    ...badSets
      .map((set) => checkCardSet(set, 'finale-1'))
      .flatMap((checked) => (checked.ok ? [] : checked.refusals)),
    ...positions.flatMap((read) => (read.ok ? [] : read.refusals)),
    ...provokedInMatches(),
    provokedByRed('finale-1'),
    provokedByRed('finale-2'),
  ]
}

/** A bench outfielder for a keeper sent off, with a keeper beside him. */
function provokedByRed(rules: string): Refusal {
  const { state } = fausterUsed('red', 3, { rules })
  return finale.explain(state, 0, finale.read(state, 0, 'tim-talent'))
}

/** Everything a coach might try that is not among his options; one refusal of each kind. */
function provokedInMatches(): Refusal[] {
  const kinds = new Map<string, Refusal>()
  for (let seed = 0; seed < 240; seed++) {
    randomMatch(finale, configOf(seed), seed, {
      each: (state, turn) => {
        for (let action = -1; action < COLOUR + COLOURS.length; action++) {
          if (turn.options.includes(action)) continue
          const refusal = finale.explain(state, turn.seat, action)
          kinds.set(`${refusal.code} ${Object.keys(refusal.about ?? {})} ${refusal.about?.place}`, refusal)
        }
      },
    })
  }
  return [...kinds.values()]
}

describe('refusals', () => {
  test('every code of the sources has a sentence, and every sentence a code', () => {
    expect(codesInSources().sort()).toEqual([...REFUSALS].sort())
  })

  test('every code can be provoked, and its sentence needs no more than it brings', () => {
    const refusals = provoked()
    for (const language of LANGUAGES) {
      const words = wording(language)
      for (const refusal of refusals) {
        expect(words.refusal(refusal)).toSatisfy((said: string) => !unfilled(said) && said.endsWith('.'))
        expect(RULES[language].paragraphs).toHaveProperty([refusal.rule])
      }
    }
    const codes = new Set(refusals.map((refusal) => refusal.code))
    expect(REFUSALS.filter((code) => !codes.has(code))).toEqual([])
  })
})
