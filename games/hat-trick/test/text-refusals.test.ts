import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Refusal } from '@libero/kernel'
import { SampledChance } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { checkBuild } from '../build.ts'
import { checkCardSet } from '../cards/check.ts'
import { OUR_EXPANSION } from '../cards/our-expansion.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import { MATCH_EVENTS } from '../cards/skills.ts'
import { BACK, LAST_CODE, STYLE_CARD } from '../codes.ts'
import { hatTrick } from '../game.ts'
import type { Squad } from '../squad/check.ts'
import { writeCode } from '../squad/code.ts'
import { fillSquad, randomSquad } from '../squad/fill.ts'
import { RULES } from '../text/book.ts'
import { REFUSALS, wording } from '../text/index.ts'
import { OUTFIELD } from '../vocabulary.ts'
import { anyConfig, playersConfig } from './any-build.ts'
import { unfilled } from './lines.ts'

/** Refused with by `Fields`, which reads positions for every game. */
const OF_THE_KERNEL = ['position-field']

/** Every refusal code in the sources, wherever it is written. */
function codesInSources(): string[] {
  const game = fileURLToPath(new URL('..', import.meta.url))
  const sources = readdirSync(game, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/^(?:test|node_modules)[\\/]/.test(path))
    .map((path) => readFileSync(join(game, path), 'utf8'))
  const forms = [/\brefuse\(\s*'[\d.]+',\s*'[a-z-]+'/g, /\bcode: [^,}\n]*/g]
  const places = sources.flatMap((source) => forms.flatMap((form) => source.match(form) ?? []))
  const codes = places.flatMap((place) => place.match(/'[a-z]+(?:-[a-z]+)+'/g) ?? [])
  return [...new Set(codes)].map((quoted) => quoted.slice(1, -1))
}

/** Every way of being refused that builds, options, cards, positions and decisions offer. */
function provoked(): Refusal[] {
  const build = { team: 'BRA' }
  const badBuilds = [7, {}, { team: 'XYZ' }, { team: 3 }]
  const badOptions = [3, { colour: 1 }, { extraTime: 'perhaps' }, { sidesAnew: true, onePlay: true }]
  const player = (change: object) => ({
    ...OUR_CARDS,
    players: OUR_CARDS.players.map((card, n) => (n === 3 ? { ...card, ...change } : card)),
  })
  const [firstTeam] = OUR_CARDS.teams
  const badSets = [
    3,
    {},
    { ...OUR_CARDS, name: '' },
    { ...OUR_CARDS, version: '99' },
    player({ number: 2 }),
    player({ star: { attack: 12 } }),
    player({ source: 'dream' }),
    { ...OUR_CARDS, shooting: OUR_CARDS.shooting.slice(1) },
    { ...OUR_CARDS, shooting: OUR_CARDS.shooting.map((card) => ({ ...card, corner: 'top' })) },
    { ...OUR_CARDS, actions: { copies: { short: 9 }, source: 'designed' } },
    { ...OUR_CARDS, actions: { ...OUR_CARDS.actions, cards: { 'lob-5-up': 3 } } },
    { ...OUR_CARDS, keeping: { final: {}, secondLast: {}, source: 'designed' } },
    { ...OUR_CARDS, teams: Array.from({ length: 600 }, (_, n) => ({ ...firstTeam, id: `T${n}` })) },
    { ...OUR_CARDS, teams: [{ ...firstTeam, id: 'A B' }] },
    { ...OUR_CARDS, teams: [{ ...firstTeam, stars: [12] }] },
  ]
  const builds = (config: { options?: unknown; builds: readonly [unknown, unknown] }) => {
    const prepared = hatTrick.prepare(config)
    return prepared.ok ? [] : prepared.refusals
  }
  const { state } = randomMatch(hatTrick, anyConfig(1), 1, { stopAfter: 40 })
  const positions = [3, { ...hatTrick.position(state), half: 99, turn: -1, sides: [] }].map((data) =>
    hatTrick.plainPosition(data),
  )
  return [
    ...badBuilds.flatMap((bad) => checkBuild(0, bad, {})),
    ...badBuilds.flatMap((bad) => builds({ builds: [build, bad] })),
    ...badOptions.flatMap((options) => checkBuild(0, build, options)),
    ...badSets.map(checkCardSet).flatMap((checked) => (checked.ok ? [] : checked.refusals)),
    ...positions.flatMap((read) => (read.ok ? [] : read.refusals)),
    ...provokedByPlayers(),
    ...provokedInMatches(),
  ]
}

/** §13.3, §20, §21 What the expansion refuses before a match: events, squads, share codes, cards. */
function provokedByPlayers(): Refusal[] {
  const players = { expansion: 'players', events: ['subs'] }
  const whim = new SampledChance(3)
  const built = randomSquad('II', 'balanced', OUR_EXPANSION, whim, { subs: false })
  if (!built.ok) throw new Error(JSON.stringify(built.refusals))
  const squad = built.value
  const man = { type: 'sweeper' }
  const badSquads: readonly object[] = [
    { bench: 3 },
    { name: 'x'.repeat(41) },
    { rank: 'V' },
    { mentality: 'wild' },
    { keeper: 'bronze' },
    { captain: 1 },
    { players: {} },
    { players: { ...squad.players, 12: man } },
    { players: { ...squad.players, 2: { type: 'wizard' } } },
    { players: { ...squad.players, 9: man } },
    { players: { ...squad.players, 2: { type: 'sweeper', purse: 'offensive' } } },
    { bench: [man, man, { type: 'wizard' }, man] },
    { rank: 'IV', players: { ...squad.players, ...gilded(squad) }, keeper: 'gold' },
  ]
  const badBuilds = [
    ...badSquads.map((change) => ({ squad: { ...squad, ...change } })),
    ...['HT1-nonsense', 'HT9-what', 'no code', 7].map((code) => ({ code })),
    { team: 'regulars' },
    { team: 'BRA', squad },
  ]
  const set = (change: object) => ({ ...OUR_CARDS, expansion: { ...OUR_EXPANSION, ...change } })
  const first = <T>(list: readonly T[], change: object) =>
    list.map((one, n) => (n === 0 ? { ...one, ...change } : one))
  const badSets = [
    set({ name: '' }),
    { ...OUR_CARDS, expansion: 'players' },
    set({ types: first(OUR_EXPANSION.types, { shield: 'wooden' }) }),
    set({ types: first(OUR_EXPANSION.types, { numbers: [2, 2] }) }),
    set({ types: OUR_EXPANSION.types.slice(0, 2) }),
    set({ types: first(OUR_EXPANSION.types, { silver: { attack: 1, defence: 1, skill: {} } }) }),
    set({ styles: first(OUR_EXPANSION.styles, { do: 'rest' }) }),
    set({ styles: OUR_EXPANSION.styles.slice(0, 4) }),
    set({ conditions: first(OUR_EXPANSION.conditions, { style: 'total' }) }),
    set({ budgets: first(OUR_EXPANSION.budgets, { rank: 'II' }) }),
    set({ teams: first(OUR_EXPANSION.teams, { bench: [{ type: 'nobody', gold: 1 }] }) }),
    set({ teams: first(OUR_EXPANSION.teams, { players: { 12: man } }) }),
    set({ teams: first(OUR_EXPANSION.teams, { bench: [man, man, man] }) }),
  ]
  const badOptions = [
    { events: ['subs'] },
    { expansion: 'pigeons' },
    { expansion: 'players', events: ['rain'] },
  ]
  const utility = { type: 'utility-man' }
  const poor = {
    rank: 'IV',
    mentality: 'defensive',
    keeper: 'gold',
    players: { 2: utility, 3: utility, 4: utility, 5: utility, 10: { type: 'goal-poacher' } },
  }
  const codeless = writeCode({ ...squad, players: { ...squad.players, 2: { type: 'wizard' } } })
  const filled = fillSquad(poor, OUR_EXPANSION, whim, { subs: false })
  return [
    ...badBuilds.flatMap((bad) => checkBuild(0, bad, players)),
    ...checkBuild(0, { squad: { ...squad, bench: [man] } }, { expansion: 'players' }),
    ...checkBuild(0, { squad }, {}),
    ...badOptions.flatMap((options) => checkBuild(0, { team: 'BRA' }, options)),
    ...[...badSets.map(checkCardSet), codeless, filled].flatMap((checked) =>
      checked.ok ? [] : checked.refusals,
    ),
  ]
}

/** The dearest player there is for each number. */
const gilded = ({ players }: Squad): Squad['players'] =>
  Object.fromEntries(
    Object.keys(players).map((number) => {
      const types = OUR_EXPANSION.types.filter(({ numbers }) => numbers.includes(Number(number)))
      const [dearest] = [...types].sort((a, b) => b.price - a.price)
      return [number, { type: dearest?.id ?? '', gold: true as const }]
    }),
  )

/** Everything a coach might try that is not among his options; one refusal of each kind. */
function provokedInMatches(): Refusal[] {
  const kinds = new Map<string, Refusal>()
  const keep = (refusal: Refusal) =>
    kinds.set(`${refusal.code} ${refusal.rule} ${Object.keys(refusal.about ?? {})}`, refusal)
  for (let seed = 0; seed < 60; seed++) {
    randomMatch(hatTrick, anyConfig(seed), seed, {
      each: (state, turn) => {
        for (let action = -1; action < BACK + OUTFIELD; action++)
          if (!turn.options.includes(action)) keep(hatTrick.explain(state, turn.seat, action))
      },
    })
  }
  for (let seed = 0; seed < 24; seed++) {
    const config = playersConfig(MATCH_EVENTS, new SampledChance(seed))
    randomMatch(hatTrick, config, seed, {
      each: (state, turn) => {
        // A few of the many codes at a time; in a whole match all of them have their turn.
        for (let action = turn.number % 13; action < LAST_CODE; action += 13)
          if (!turn.options.includes(action)) keep(hatTrick.explain(state, turn.seat, action))
      },
    })
  }
  keep(justWon())
  return [...kinds.values()]
}

/** §18.1 A card is won as the turn ends, and playable when the next question comes; only a position shows it fresh. */
function justWon(): Refusal {
  const { state } = randomMatch(hatTrick, playersConfig([], new SampledChance(1)), 1, { stopAfter: 20 })
  state.held[0] = 1
  state.fresh[0] = 1
  return hatTrick.explain(state, 0, STYLE_CARD)
}

describe('refusals', () => {
  test('every code of the sources has a sentence, and every sentence a code', () => {
    expect([...codesInSources(), ...OF_THE_KERNEL].sort()).toEqual([...REFUSALS].sort())
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
