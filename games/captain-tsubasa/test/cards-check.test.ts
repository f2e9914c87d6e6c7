import { edited, edits, everyNuisance, nuisance } from '@libero/kernel/mutations'
import { times } from '@libero/kernel/testing'
import Ajv2020 from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import schema from '../cards/card-set.schema.json' with { type: 'json' }
import { checkCardSet } from '../cards/check.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { CardSet } from '../cards/set.ts'
import { PARAGRAPHS } from '../text/paragraphs.ts'

const validate = new Ajv2020().compile(schema)
const paragraphs: ReadonlySet<string> = new Set(PARAGRAPHS)

const codes = (set: unknown): readonly string[] => {
  const checked = checkCardSet(set)
  return checked.ok ? [] : checked.refusals.map(({ code, rule }) => `${code} §${rule}`)
}

type List = 'starting' | 'match' | 'motivation' | 'transfers' | 'shots' | 'defences'
/** Our cards under another name: ours is only for what we published. */
const BOX = { ...OUR_CARDS, name: 'box' }
/** The set with one card changed. */
const withCard = (list: List, id: string, change: object): unknown => ({
  ...BOX,
  [list]: OUR_CARDS[list].map((card) => (card.id === id ? { ...card, ...change } : card)),
})
/** The set with one card less, or one twice. */
const without = (list: List, id: string): unknown => ({
  ...BOX,
  [list]: OUR_CARDS[list].filter((card) => card.id !== id),
})
const again = (list: List, id: string, change: object = {}): unknown => ({
  ...BOX,
  [list]: OUR_CARDS[list].flatMap((card) =>
    card.id === id ? [card, { ...card, id: 'again', ...change }] : [card],
  ),
})
/** Our set with other abilities on Hideto Koike. */
const withAbilities = (...abilities: readonly unknown[]): unknown =>
  withCard('starting', 'koike', { abilities })

const PENALTY = { shot: -1, pass: -3, defence: 0 }

describe('a card set of another box', () => {
  const WRONG: readonly [string, unknown, string][] = [
    ['nothing', null, 'card-set-malformed §17.6'],
    ['a list', [], 'card-set-malformed §17.6'],
    ['no name', { ...OUR_CARDS, name: '' }, 'card-set-unnamed §17.6'],
    ['a version as a number', { ...OUR_CARDS, version: 1 }, 'card-set-unnamed §17.6'],
    ['an id in capitals', withCard('starting', 'oda', { id: 'Oda' }), 'card-id §17.6'],
    ['an id twice', withCard('transfers', 'jito', { id: 'oda' }), 'card-id §17.6'],
    ['a special shot called like a card', withCard('shots', 'tiger-shot', { id: 'oda' }), 'card-id §17.6'],
    ['an endless name', withCard('starting', 'oda', { name: 'o'.repeat(61) }), 'card-name §17.6'],
    ['ten', withCard('starting', 'oda', { shot: 10 }), 'card-values §17.6'],
    ['minus ten', withCard('match', 'foul', { defence: -10 }), 'card-values §17.6'],
    ['half a pass', withCard('transfers', 'jito', { pass: 0.5 }), 'card-values §17.6'],
    ['no source', withCard('starting', 'oda', { source: 'designed' }), 'card-source §17.6'],
    ['hearsay', withCard('shots', 'tiger-shot', { source: 'hearsay' }), 'card-source §17.6'],
    [
      'a price out of nowhere',
      withCard('transfers', 'jito', { source: OUR_CARDS.starting[0]?.source }),
      'card-source §17.6',
    ],
    ['a keeper, perhaps', withCard('starting', 'morisaki', { keeper: 'yes' }), 'card-mark §17.6'],
    ['advanced, perhaps', withCard('match', 'foul', { advanced: 1 }), 'card-mark §17.6'],

    ['a third team', withCard('starting', 'oda', { team: 'furano' }), 'card-team §2.2'],
    ['eleven cards', without('starting', 'oda'), 'starting-cards §2.2'],
    ['thirteen cards', again('starting', 'oda', { number: 99 }), 'starting-cards §2.2'],
    ['no starting cards', { ...OUR_CARDS, starting: 'none' }, 'starting-cards §2.2'],
    ['number nought', withCard('starting', 'oda', { number: 0 }), 'card-number §2.2'],

    ['a third half', withCard('match', 'header', { half: 3 }), 'match-half §2.3'],
    ['twelve for a half', without('match', 'header'), 'match-cards §2.3'],
    ['fourteen for a half', withCard('match', 'header', { half: 1 }), 'match-cards §2.3'],
    ['five for experts', withCard('match', 'header', { advanced: true }), 'match-advanced §16.1'],
    ['three for experts', withCard('match', 'foul', { advanced: undefined }), 'match-advanced §16.1'],
    [
      'a special shot of nobody',
      withCard('match', 'special-shot-toho', { team: undefined }),
      'special-shot-misplaced §12.1',
    ],
    [
      'a special shot of strangers',
      withCard('match', 'special-shot-toho', { team: 'furano' }),
      'card-team §12.1',
    ],

    ['three to motivate', without('motivation', 'hyuga-motivated'), 'motivation-cards §13.1'],
    ['five to motivate', again('motivation', 'hyuga-motivated'), 'motivation-cards §13.1'],
    [
      'somebody of the others',
      withCard('motivation', 'hyuga-motivated', { of: 'taki' }),
      'motivation-of §13.1',
    ],
    ['a motivated stranger', withCard('motivation', 'hyuga-motivated', { team: 7 }), 'card-team §13.1'],
    ['for six', withCard('motivation', 'hyuga-motivated', { price: { shot: 6 } }), 'card-price §13.1'],
    ['for money', withCard('transfers', 'jito', { price: { yen: 3 } }), 'card-price §15.1'],
    ['seven transfers', without('transfers', 'jito'), 'transfer-cards §15.1'],
    ['nine transfers', again('transfers', 'jito'), 'transfer-cards §15.1'],

    [
      'a special shot of a third team',
      withCard('shots', 'tiger-shot', { team: 'furano' }),
      'card-team §12.3',
    ],
    [
      'against one’s own shot',
      withCard('defences', 'ryo-blocks-the-tiger-shot', { stops: 'drive-shot' }),
      'defence-stops §12.3',
    ],
  ]
  test.each(WRONG)('%s: refused', (_, set, code) => {
    expect(codes(set)).toContain(code)
  })

  /** What the rules do not need, whatever our own cards are like. */
  const FREE: readonly [string, unknown][] = [
    ['no fans', withCard('starting', 'toho-fans', { number: 12 })],
    ['two without a number', withCard('starting', 'oda', { number: undefined })],
    ['fans by their mark', withCard('starting', 'oda', { fans: true })],
    ['no keeper', withCard('starting', 'morisaki', { keeper: undefined })],
    ['a number twice', withCard('starting', 'oda', { number: 10 })],
    ['both special shots for one team', withCard('match', 'special-shot-toho', { team: 'nankatsu' })],
    ['no special shot', withCard('match', 'special-shot-toho', { team: undefined, abilities: [] })],
    ['a team on any match card', withCard('match', 'header', { team: 'toho' })],
    [
      'a special shot among the starting cards',
      withAbilities({ do: 'special-shot', when: 'attacking', must: 'remove' }),
    ],
    ['two motivation cards for one player', withCard('motivation', 'hyuga-motivated', { of: 'sawada' })],
    ['motivated fans', withCard('motivation', 'hyuga-motivated', { of: 'toho-fans' })],
    ['for nothing', withCard('motivation', 'hyuga-motivated', { price: {} })],
    ['for no token', withCard('transfers', 'jito', { price: { shot: 0 } })],
    ['no special shots and defences at all', { ...BOX, shots: [], defences: [] }],
    ['four special shots', again('shots', 'tiger-shot')],
    ['two special defences', without('defences', 'ryo-blocks-the-tiger-shot')],
    [
      'two against the same shot',
      withCard('defences', 'ryo-blocks-the-tiger-shot', { stops: 'jumping-tiger' }),
    ],
    [
      'one against several, one against none',
      {
        ...BOX,
        defences: OUR_CARDS.defences.map((defence) =>
          defence.id === 'ryo-blocks-the-tiger-shot'
            ? { ...defence, stops: ['tiger-shot', 'tiger-overhead'] }
            : defence.id === 'tsubasa-stops-the-jumping-tiger'
              ? { ...defence, stops: [] }
              : defence,
        ),
      },
    ],
    ['a name on a special shot', withCard('shots', 'tiger-shot', { name: 'Roar' })],
    ['bookings of its own', { ...BOX, bookings: { yellow: PENALTY, red: { ...PENALTY, defence: -9 } } }],
    ['a yellow card of its own', { ...BOX, bookings: { yellow: PENALTY } }],
    ['bookings that say nothing', { ...BOX, bookings: { yellow: {}, red: {} } }],
  ]
  test.each(FREE)('§17.6 %s: accepted, by the schema too', (_, set) => {
    expect(codes(set)).toEqual([])
    expect(validate(set), JSON.stringify(validate.errors)).toBe(true)
  })

  test('§17.6 bookings that cannot be: refused at their place', () => {
    const refused = (bookings: unknown) => {
      const set = { ...BOX, bookings }
      expect(validate(set)).toBe(false)
      const checked = checkCardSet(set)
      return checked.ok
        ? []
        : checked.refusals.map(({ code, rule, about }) => `${code} §${rule} ${about?.field}`)
    }
    expect(refused(2)).toEqual(['bookings-malformed §11.1 bookings'])
    expect(refused({ yelow: PENALTY })).toEqual(['bookings-malformed §11.1 bookings'])
    expect(refused({ red: -3 })).toEqual(['bookings-malformed §11.2 bookings.red'])
    expect(refused({ red: { ...PENALTY, defense: -1 } })).toEqual(['bookings-malformed §11.2 bookings.red'])
    // Without its minus, too much, half a point, one left out.
    expect(refused({ yellow: { ...PENALTY, shot: 2 } })).toEqual([
      'booking-penalty §11.1 bookings.yellow.shot',
    ])
    expect(refused({ red: { ...PENALTY, pass: -10 } })).toEqual(['booking-penalty §11.2 bookings.red.pass'])
    expect(refused({ red: { ...PENALTY, pass: -0.5 } })).toEqual(['booking-penalty §11.2 bookings.red.pass'])
    expect(refused({ yellow: { shot: -2, pass: -2 } })).toEqual([
      'booking-penalty §11.1 bookings.yellow.defence',
    ])
  })

  test('§17.6 a special card too many, or against a shot there is not: refused at its place', () => {
    const many = Array.from({ length: 11 }, (_, n) => ({ ...OUR_CARDS.shots[0], id: `shot-${n}` }))
    const fields = (set: unknown) => {
      const checked = checkCardSet(set)
      return checked.ok ? [] : checked.refusals.map(({ about }) => about?.field)
    }
    expect(fields({ ...BOX, shots: [...OUR_CARDS.shots, ...many] })).toEqual(['shots'])
    expect(fields({ ...BOX, shots: [...OUR_CARDS.shots, ...many.slice(0, 9)] })).toEqual([])
    expect(
      fields(withCard('defences', 'hyuga-stops-the-drive-shot', { stops: ['drive-shot', 'tiger-shot'] })),
    ).toEqual(['defences.0.stops.1'])
    expect(fields(withAbilities({ do: 'gain', tokens: ['shot'], count: 9 }))).toEqual([
      `starting.${OUR_CARDS.starting.findIndex(({ id }) => id === 'koike')}.abilities.0.count`,
    ])
  })

  const draw = { do: 'draw', count: 1 }
  const ABILITIES: readonly [string, readonly unknown[], string][] = [
    ['three', [draw, draw, draw], 'card-abilities §2.1'],
    ['an unknown word', [{ do: 'dance' }], 'ability-unknown §6.1'],
    ['none by name', [{ do: 'none' }], 'ability-unknown §6.1'],
    ['no object', ['draw'], 'ability-unknown §6.1'],
    ['no tokens', [{ do: 'gain', tokens: [] }], 'ability-value §6.4'],
    ['tokens unsaid', [{ do: 'gain' }], 'ability-value §6.4'],
    ['a token twice', [{ do: 'gain', tokens: ['shot', 'shot'] }], 'ability-value §6.4'],
    ['a strange token', [{ do: 'gain', tokens: ['yen'] }], 'ability-value §6.4'],
    ['six tokens', [{ do: 'gain', tokens: ['shot'], count: 6 }], 'ability-value §6.4'],
    ['each, perhaps', [{ do: 'gain', tokens: ['shot'], each: false }], 'ability-value §6.4'],
    ['so many and each', [{ do: 'gain', tokens: ['shot'], each: true, count: 1 }], 'ability-word §6.4'],
    ['draw six', [{ do: 'draw', count: 6 }], 'ability-value §6.5'],
    ['draw some', [{ do: 'draw' }], 'ability-value §6.5'],
    ['draw tokens', [{ ...draw, tokens: ['shot'] }], 'ability-word §6.5'],
    ['a word nobody knows', [{ do: 'play', twice: true }], 'ability-word §6.6'],
    ['recall to nowhere', [{ do: 'recall', to: 'bench' }], 'ability-value §6.7'],
    ['remove the other’s', [{ do: 'remove', what: 'rival-card' }], 'ability-value §6.8'],
    ['remove this card twice', [{ do: 'remove', what: 'this', must: 'remove' }], 'ability-must §6.2'],
    ['discard this', [{ do: 'discard', what: 'this' }], 'ability-value §6.9'],
    ['seven on the die', [{ do: 'save', held: 1, corner: 7 }], 'ability-value §8.2'],
    ['held above corner', [{ do: 'save', held: 3, corner: 2 }], 'ability-value §8.2'],
    [
      'saving for the attacker',
      [{ do: 'save', held: 1, corner: 3, when: 'attacking' }],
      'ability-value §8.2',
    ],
    ['saving and discarding', [{ do: 'save', held: 1, corner: 3, must: 'discard' }], 'ability-must §6.2'],
    [
      'two saves',
      [
        { do: 'save', held: 1, corner: 3 },
        { do: 'save', held: 1, corner: 3 },
      ],
      'ability-twice §6.12',
    ],
    ['two rerolls', [{ do: 'reroll' }, { do: 'reroll' }], 'ability-twice §6.12'],
    ['a reroll with a discard', [{ do: 'reroll', must: 'discard' }], 'ability-must §6.2'],
    ['an end with a discard', [{ do: 'end', must: 'discard' }], 'ability-must §6.2'],
    ['a strange time', [{ do: 'end', when: 'sleeping' }], 'ability-value §6.11'],
    ['a strange obligation', [{ do: 'swap', must: 'bow' }], 'ability-value §6.10'],
    ['an advance for anybody', [{ do: 'advance' }], 'ability-value §11.5'],
    ['a defender’s advance', [{ do: 'advance', when: 'defending' }], 'ability-value §11.5'],
    [
      'an advance with a discard',
      [{ do: 'advance', when: 'attacking', must: 'discard' }],
      'ability-must §6.2',
    ],
    ['an advance that stays', [{ do: 'advance', when: 'attacking' }], 'ability-value §11.5'],
    ['an advance that tires', [{ do: 'advance', when: 'attacking', must: 'exhaust' }], 'ability-must §6.2'],
    ['a special shot for anybody', [{ do: 'special-shot' }], 'ability-value §12.1'],
    ['a special shot that stays', [{ do: 'special-shot', when: 'attacking' }], 'ability-value §12.2'],
  ]
  test.each(ABILITIES)('an ability, %s: refused', (_, abilities, code) => {
    expect(codes(withAbilities(...abilities))).toContain(code)
  })

  test.each<readonly [object]>([
    [{ do: 'gain', tokens: ['shot', 'pass'], count: 5, when: 'defending', must: 'discard' }],
    [{ do: 'gain', tokens: ['defence', 'shot'], each: true, must: 'book' }],
    [{ do: 'draw', count: 2, must: 'remove' }],
    [{ do: 'recall', to: 'area', when: 'attacking' }],
    [{ do: 'remove', what: 'exhaustion', must: 'exhaust' }],
    [{ do: 'discard', what: 'rival-hand', must: 'discard' }],
    [{ do: 'save', held: 0, corner: 6, must: 'remove' }],
    [{ do: 'save', held: 3, corner: 3 }],
    [{ do: 'exhaust', must: 'discard' }],
    [{ do: 'exhaust', must: 'exhaust' }],
    [{ do: 'draw', count: 5 }],
    [{ do: 'save', held: 0, corner: 0, when: 'defending' }],
    [{ do: 'pardon' }],
    [{ do: 'swap', must: 'exhaust' }],
    [{ do: 'end', must: 'book' }],
    [{ do: 'advance', when: 'attacking', must: 'remove' }],
  ])('an ability that our cards may not have, %j: accepted', (ability) => {
    const set = withAbilities(ability, { do: 'reroll', when: 'attacking', must: 'book' })
    expect(codes(set)).toEqual([])
    expect(validate(set), JSON.stringify(validate.errors)).toBe(true)
  })

  test.each([
    ...['stop', 'skip', 'top', 'start', 'let-start', 'use-1', 'use-2', 'shot', 'pass', 'exhaustion'],
    ...['token-shot', 'spend-0', 'reroll-own', '', 'a b', 'x'.repeat(41), 'é', 7, null],
  ])('a card called %j: refused', (id) => {
    const set = withCard('starting', 'oda', { id })
    expect(codes(set)).toEqual(['card-id §17.6'])
    expect(validate(set)).toBe(false)
  })

  test('everything wrong is told at once, each with what a sentence needs', () => {
    const set = {
      ...(withCard('starting', 'oda', { shot: 12, abilities: [{ do: 'play', count: 2 }] }) as CardSet),
      transfers: OUR_CARDS.transfers.slice(1),
      name: 3,
    }
    const checked = checkCardSet(set)
    expect(checked.ok ? [] : checked.refusals).toEqual([
      { code: 'card-set-unnamed', rule: '17.6', about: { field: 'name' } },
      { code: 'card-values', rule: '17.6', about: { field: 'starting.3.shot', card: 'oda' } },
      {
        code: 'ability-word',
        rule: '6.6',
        about: { field: 'starting.3.abilities.0.count', card: 'oda', ability: 'play', word: 'count' },
      },
      { code: 'transfer-cards', rule: '15.1', about: { field: 'transfers', cards: 7, needed: 8 } },
    ])
  })

  test('nothing a stranger added comes along, and nothing of his is kept', () => {
    const given = JSON.parse(JSON.stringify(OUR_CARDS)) as Record<List, Record<string, unknown>[]>
    const lists = ['starting', 'match', 'motivation', 'transfers', 'shots', 'defences'] as const
    for (const list of lists) for (const card of given[list]) card.stowaway = { list }
    const checked = checkCardSet({ ...given, stowaway: true })
    for (const list of lists) for (const card of given[list]) card.abilities = card.source = null
    expect(checked).toEqual({ ok: true, value: OUR_CARDS })
  })
})

/** A path from the root of the set to what is wrong; nothing but the root where there is no set at all. */
const isField = (field: unknown): boolean =>
  field === '' ||
  (typeof field === 'string' &&
    /^(?:name|version|(?:starting|match|motivation|transfers|shots|defences)(?:\.\d+(?:\.[a-z\d-]+)*)?)$/.test(
      field,
    ))

describe('whatever is handed in gets an answer', () => {
  /** Refused with a code and a paragraph there is, or something the schema takes, too, and that stays as it is. */
  const checkAnswer = (set: unknown): void => {
    const checked = checkCardSet(set)
    if (checked.ok) {
      if (!validate(set)) expect(validate.errors).toEqual([])
      const again = checkCardSet(checked.value)
      if (!again.ok || JSON.stringify(again.value) !== JSON.stringify(checked.value))
        expect(again).toEqual(checked)
      return
    }
    const { refusals } = checked
    const isTold = refusals.length > 0 && refusals.length < 2000
    const areReasons = refusals.every(
      ({ code, rule, about = {} }) =>
        /^[a-z-]+$/.test(code) &&
        paragraphs.has(rule) &&
        isField(about.field) &&
        Object.values(about).every((blank) => String(blank).length <= 60),
    )
    if (!isTold || !areReasons) expect(refusals).toEqual('reasons')
  }

  test('anything at all', () => {
    fc.assert(fc.property(nuisance, checkAnswer), { seed: 1, numRuns: times(1000) })
    const lists = fc.record({
      starting: nuisance,
      match: nuisance,
      motivation: nuisance,
      transfers: nuisance,
      shots: nuisance,
      defences: nuisance,
    })
    fc.assert(
      fc.property(lists, (some) => checkAnswer({ ...BOX, ...some })),
      { seed: 2, numRuns: times(500) },
    )
  })

  test('sets that are nearly right', () => {
    fc.assert(
      fc.property(edits(3), (changes) => checkAnswer(edited(BOX, changes))),
      { seed: 3, numRuns: times(1000) },
    )
  })

  test('every field of a few cards taken by every nuisance', () => {
    const some: readonly [List, number][] = [
      ['starting', 9],
      ['match', 2],
      ['match', 4],
      ['motivation', 5],
      ['transfers', 7],
      ['shots', 0],
      ['defences', 0],
    ]
    for (const [list, at] of some)
      for (const card of everyNuisance(OUR_CARDS[list][at]))
        checkAnswer({ ...BOX, [list]: OUR_CARDS[list].map((other, i) => (i === at ? card : other)) })
  })

  test('nesting deeper than a call can go', () => {
    const abyss: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))
    for (const set of [
      abyss,
      { ...OUR_CARDS, match: abyss },
      withAbilities(abyss),
      withAbilities({ do: 'gain', tokens: abyss }),
    ])
      expect(codes(set).length).toBeGreaterThan(0)
  })
})
