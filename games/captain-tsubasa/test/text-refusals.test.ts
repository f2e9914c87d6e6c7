import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Refusal } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { fill, LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import type { CaptainTsubasaConfig } from '../build.ts'
import { checkBuild } from '../build.ts'
import type { Ability } from '../cards/abilities.ts'
import { checkCardSet } from '../cards/check.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { Card, CardSet } from '../cards/set.ts'
import { LAST_CODE, REROLL } from '../codes.ts'
import { captainTsubasa } from '../game.ts'
import { position } from '../position/index.ts'
import { RULES } from '../text/book.ts'
import { REFUSALS, TEXTS, wording } from '../text/index.ts'
import { TOKENS } from '../vocabulary.ts'
import { match as story } from './match.ts'

const MATCHES = 64

/** Refused with by `Fields`, which reads positions for every game. */
const OF_THE_KERNEL = ['position-field']

/** Every refusal code in the sources, wherever it is written. */
function codesInSources(): string[] {
  const game = fileURLToPath(new URL('..', import.meta.url))
  const sources = readdirSync(game, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/^(?:test|text|node_modules)[\\/]/.test(path))
    .map((path) => readFileSync(join(game, path), 'utf8'))
  const forms = [
    /\brefuse\(\s*(?:'[\d.]+'|rule|own),\s*'[a-z-]+'/g,
    /\bcode: [^,}\n]*/g,
    /\brefuseCard\((?:[^()]|\([^()]*\))*\)/g,
    /\bcheckCount\('[a-z-]+'/g,
  ]
  const places = sources.flatMap((source) => forms.flatMap((form) => source.match(form) ?? []))
  const codes = places.flatMap((place) => place.match(/'[a-z]+(?:-[a-z]+)+'/g) ?? [])
  return [...new Set(codes)].map((quoted) => quoted.slice(1, -1))
}

/** Every card has a second ability, so that a coach is asked also where the first cannot be used. */
function generous(): CardSet {
  const token: Ability = { do: 'gain', tokens: TOKENS }
  const more = <C extends Card>(cards: readonly C[]): readonly C[] =>
    cards.map((card) =>
      card.abilities.length === 1 ? { ...card, abilities: [...card.abilities, token] } : card,
    )
  const { starting, match, motivation, transfers } = OUR_CARDS
  return {
    ...OUR_CARDS,
    name: 'generous',
    starting: more(starting),
    match: more(match),
    motivation: more(motivation),
    transfers: more(transfers),
  }
}

function configOf(seed: number): CaptainTsubasaConfig {
  const on = (bit: number) => ((seed >> bit) & 1) === 0
  const prepared = captainTsubasa.prepare({
    options: {
      motivation: on(0),
      transfers: on(1),
      firstGame: !on(2),
      ...(!on(4) && { cards: generous() }),
    },
    builds: on(3) ? [{ team: 'nankatsu' }, { team: 'toho' }] : [{ team: 'toho' }, { team: 'nankatsu' }],
  })
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.refusals))
  return prepared.value
}

/** Every way of being refused that builds, options, cards and positions offer. */
function provoked(): Refusal[] {
  const team = 'nankatsu'
  const badBuilds = [7, {}, { team: 'furano' }, { team: 3 }, { team }]
  const badOptions = [3, { colour: 1 }, { motivation: 'perhaps' }]
  const refusedMatches = badBuilds.map((bad) => captainTsubasa.prepare({ builds: [{ team }, bad] }))
  const { state } = randomMatch(captainTsubasa, configOf(0), 1, { stopAfter: 40 })
  const positions = [3, { ...position(state), half: 99, turn: -1 }].map((data) =>
    captainTsubasa.plainPosition(data),
  )
  return [
    ...badBuilds.flatMap((bad) => checkBuild(0, bad, {})),
    ...badOptions.flatMap((options) => checkBuild(0, { team }, options)),
    ...[...refusedMatches, ...badSets().map(checkCardSet), ...positions].flatMap((checked) =>
      checked.ok ? [] : checked.refusals,
    ),
  ]
}

/** §17.6 Card sets with one thing wrong each. */
function badSets(): unknown[] {
  const first = <T>(list: readonly T[], change: object) =>
    list.map((one, n) => (n === 0 ? { ...one, ...change } : one))
  const starting = (change: object) => ({ ...OUR_CARDS, starting: first(OUR_CARDS.starting, change) })
  const match = (change: object) => ({ ...OUR_CARDS, match: first(OUR_CARDS.match, change) })
  const ability = (...abilities: object[]) => starting({ abilities })
  return [
    3,
    {},
    { ...OUR_CARDS, name: '' },
    { ...OUR_CARDS, version: '99' },
    starting({ id: 'top' }),
    starting({ id: undefined }),
    starting({ name: '' }),
    starting({ shot: 12 }),
    starting({ source: 'dream' }),
    starting({ keeper: 'yes' }),
    starting({ team: 'furano' }),
    starting({ number: 100 }),
    starting({ fans: 'yes' }),
    { ...OUR_CARDS, starting: OUR_CARDS.starting.slice(1) },
    ability({ do: 'draw', count: 1 }, { do: 'play' }, { do: 'play' }),
    ability({ do: 'sing' }),
    ability({ do: 'draw', count: 9 }),
    ability({ do: 'play', loudly: true }),
    ability({ do: 'reroll', must: 'discard' }),
    ability({ do: 'reroll' }, { do: 'reroll' }),
    ability({ do: 'special-shot', when: 'attacking' }),
    match({ half: 3 }),
    match({ advanced: undefined }),
    { ...OUR_CARDS, match: OUR_CARDS.match.map((card) => ({ ...card, team: undefined })) },
    { ...OUR_CARDS, motivation: first(OUR_CARDS.motivation, { of: 'nobody', price: { shot: 6 } }) },
    { ...OUR_CARDS, motivation: OUR_CARDS.motivation.slice(1), transfers: OUR_CARDS.transfers.slice(1) },
    { ...OUR_CARDS, defences: first(OUR_CARDS.defences, { stops: 'nothing' }) },
    { ...OUR_CARDS, shots: 'none' },
    { ...OUR_CARDS, bookings: 2 },
    { ...OUR_CARDS, bookings: { red: { shot: 2, pass: -2, defence: 0 } } },
  ]
}

/** Everything a coach might try that is not among his options; one refusal of each kind for each card. */
function provokedInMatches(): Refusal[] {
  const kinds = new Map<string, Refusal>()
  for (let seed = 0; seed < MATCHES; seed++) {
    randomMatch(captainTsubasa, configOf(seed), seed, {
      each: (state, turn) => {
        for (let action = -1; action <= LAST_CODE; action++) {
          if (turn.options.includes(action)) continue
          const refusal = captainTsubasa.explain(state, turn.seat, action)
          kinds.set(`${refusal.code} ${refusal.rule} ${Object.values(refusal.about ?? {})}`, refusal)
        }
      },
    })
  }
  return [...kinds.values()]
}

/** A blank nobody filled, or filled with nothing. */
const unfilled = (words: string): boolean => /[{}]|undefined|NaN/.test(words)

describe('refusals', () => {
  const decisions = provokedInMatches()

  test('every code of the sources has a sentence, and every sentence a code', () => {
    expect([...codesInSources(), ...OF_THE_KERNEL].sort()).toEqual([...REFUSALS].sort())
  })

  test('every code can be provoked, and its sentence needs no more than it brings', () => {
    // Too rare for chance: the attacker wants a die thrown again after the keeper has rolled.
    const keeper = story({ phase: 'action', areas: [['kisugi'], ['wakashimazu']] })
      .rolls(6, 1)
      .play('home: shot', 'home: skip')
      .rolls(6)
      .play('away: wakashimazu')
    // And somebody motivated has left the match.
    const gone = story({
      options: { motivation: true },
      hands: [['oda'], []],
      out: ['tsubasa', 'tsubasa-motivated'],
    })
    // And somebody could turn a contest, but has no roll made again.
    const turning = story({
      options: { motivation: true },
      phase: 'action',
      areas: [['tsubasa'], ['imai']],
      pool: [{ shot: 1, pass: 2 }, {}],
    })
      .rolls(1, 2)
      .play('home: pass', 'home: spend-0')
    const refusals = [
      ...provoked(),
      ...decisions,
      captainTsubasa.explain(keeper.state, 0, REROLL),
      captainTsubasa.explain(turning.state, 0, REROLL),
      captainTsubasa.explain(gone.state, 0, captainTsubasa.read(gone.state, 0, 'tsubasa-motivated')),
    ]
    for (const language of LANGUAGES) {
      const words = wording(language)
      for (const refusal of refusals) {
        const said = words.refusal(refusal)
        if (unfilled(said) || !said.endsWith('.')) expect.unreachable(`${language}: ${said}`)
        expect(RULES[language].paragraphs).toHaveProperty([refusal.rule])
      }
    }
    const codes = new Set(refusals.map((refusal) => refusal.code))
    expect(REFUSALS.filter((code) => !codes.has(code))).toEqual([])
  })

  test('§5.2 whoever names a card he does not hold is told to play one or to pass, in the words of each language', () => {
    const m = story({ hands: [['oda'], ['koike']] })
    const refusal = captainTsubasa.explain(m.state, 0, captainTsubasa.read(m.state, 0, 'taki'))
    expect(refusal.code).toBe('not-in-hand')
    const said = Object.fromEntries(
      LANGUAGES.map((language) => [language, wording(language).refusal(refusal)]),
    )
    expect(said.de).toContain('oder passe.')
    expect(said.en).toContain('or stop.')
    expect(said.hu).toContain('vagy állj meg.')
  })

  test('who sets up cards reads their ids, who plays with them only their names', () => {
    for (const language of LANGUAGES) {
      const words = wording(language)
      const { quoted } = TEXTS[language].commentary
      expect(words.refusal({ code: 'card-name', rule: '17.6', about: { card: 'header' } })).toContain(
        fill(quoted, { card: 'header' }),
      )
      for (const refusal of decisions) {
        const said = words.refusal(refusal)
        const id = String(refusal.about?.card)
        if (said.includes(fill(quoted, { card: id })) || said.includes('-motivated'))
          expect.unreachable(`${language}: ${said}`)
      }
    }
  })
})
