import Ajv2020 from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import schema from '../cards/card-set.schema.json' with { type: 'json' }
import { checkCardSet } from '../cards/check.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { CardSet } from '../cards/set.ts'
import { Cards } from '../cards/set.ts'
import { hatTrick } from '../game.ts'
import { CARD_IDS, KINDS } from '../vocabulary.ts'

const codes = (set: unknown): readonly string[] => {
  const checked = checkCardSet(set)
  return checked.ok
    ? []
    : checked.refusals.map(({ code, rule, about }) => `${code} §${rule} ${about?.field ?? '(no field)'}`)
}
const [first, ...others] = OUR_CARDS.players
const withPlayer = (change: object): unknown => ({
  ...OUR_CARDS,
  name: 'box',
  players: [{ ...first, ...change }, ...others],
})

const validate = new Ajv2020().compile(schema)

test('the published schema accepts our set and refuses what our check refuses', () => {
  expect(validate(OUR_CARDS), JSON.stringify(validate.errors)).toBe(true)
  for (const bad of [
    3,
    {},
    { ...OUR_CARDS, name: '' },
    withPlayer({ number: 12 }),
    { ...OUR_CARDS, teams: {} },
  ]) {
    expect(validate(bad)).toBe(false)
    expect(codes(bad)).not.toEqual([])
  }
})

describe('our card set', () => {
  test('is accepted, and every card says where its values come from', () => {
    expect(codes(OUR_CARDS)).toEqual([])
    const sources = (cards: readonly { readonly source: string }[]) => [
      ...new Set(cards.map((c) => c.source)),
    ]
    expect(sources(OUR_CARDS.teams)).toEqual(['rulebook'])
    expect(sources(OUR_CARDS.players)).toEqual(['designed'])
    expect(sources(OUR_CARDS.shooting)).toEqual(['designed'])
  })

  test('has a deck of 32', () => {
    const cards = new Cards(OUR_CARDS)
    expect(cards.deckSize).toBe(32)
    expect(CARD_IDS.map((_, card) => cards.deck[card])).toEqual(
      CARD_IDS.map((id) => (id.startsWith('short') ? 2 : 1)),
    )
  })

  test('no corner of a kind is best against every dive', () => {
    // The keeper who knows a corner answers it; so the weakest corner may be at most two below the strongest.
    for (const kind of KINDS) {
      const plus = OUR_CARDS.shooting.filter((card) => card.kind === kind).map((card) => card.plus)
      expect(Math.max(...plus) - Math.min(...plus), kind).toBeLessThanOrEqual(2)
    }
  })
})

describe('a card set of another box', () => {
  const WRONG: readonly [string, unknown, string][] = [
    ['nothing', null, 'card-set-malformed §2.4 '],
    ['no name', { ...OUR_CARDS, name: '' }, 'card-set-unnamed §2.4 name'],
    ['a number twice', withPlayer({ number: 3 }), 'players-numbers §2.2 players.1.number'],
    ['a number too few', { ...OUR_CARDS, players: others }, 'card-list §2.4 players'],
    [
      'ten footballs',
      withPlayer({ regular: { attack: 10, defence: 1 } }),
      'card-whole §2.4 players.0.regular.attack',
    ],
    [
      'half a football',
      withPlayer({ star: { attack: 1.5, defence: 1 } }),
      'card-whole §2.4 players.0.star.attack',
    ],
    ['no source', withPlayer({ source: 'hearsay' }), 'card-word §2.4 players.0.source'],
    [
      'a shooting card too few',
      { ...OUR_CARDS, shooting: OUR_CARDS.shooting.slice(1) },
      'shooting-card §7.3 shooting',
    ],
    ['no dribbles', withCopies(0), 'card-whole §3.1 actions.copies.dribble'],
    ['five copies', withCopies(5), 'card-whole §3.1 actions.copies.dribble'],
    [
      'no cards for the keeper',
      { ...OUR_CARDS, keeping: { source: 'designed' } },
      'card-whole §7.4 keeping.final.middle',
    ],
    [
      'a team twice',
      { ...OUR_CARDS, teams: [...OUR_CARDS.teams, OUR_CARDS.teams[0]] },
      'card-id §2.5 teams.32.id',
    ],
    ['a team of that name', withTeam({ id: 'regulars' }), 'card-id §2.5 teams.32.id'],
    ['a twelfth star', withTeam({ id: 'XYZ', stars: [12] }), 'card-whole §2.5 teams.32.stars.0'],
  ]
  test.each(WRONG)('%s: refused', (_, set, code) => {
    expect(codes(set)).toContain(code)
  })

  test('teams that are no list: refused', () => {
    for (const teams of [{}, 'BRA', 7, null, undefined])
      expect(codes({ ...OUR_CARDS, teams }).length).toBeGreaterThan(0)
  })

  test('its footballs, decks and keepers are played', () => {
    const keeping = { final: { middle: 1, wing: 2 }, secondLast: { middle: 5, wing: 6 }, source: 'designed' }
    const cards = { ...(withCopies(3) as CardSet), name: 'box', version: '2', keeping } as CardSet
    const prepared = hatTrick.prepare({ options: { cards }, builds: [{ team: 'BRA' }, { team: 'regulars' }] })
    if (!prepared.ok) throw new Error(JSON.stringify(prepared.refusals))
    const state = hatTrick.start(prepared.value, {
      take: (weights) => weights.findIndex((weight) => weight > 0),
    })
    expect(hatTrick.cardSet(state)).toEqual({ name: 'box', version: '2' })
    expect((state.deckLeft[0] ?? 0) + 3).toBe(16 + 8 + 24)
  })
})

function withCopies(dribble: number): unknown {
  return {
    ...OUR_CARDS,
    name: 'box',
    actions: { copies: { short: 2, long: 1, dribble }, source: 'designed' },
  }
}

function withTeam(team: object): unknown {
  return {
    ...OUR_CARDS,
    name: 'box',
    teams: [...OUR_CARDS.teams, { stars: [], source: 'designed', ...team }],
  }
}
