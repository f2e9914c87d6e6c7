import { times } from '@libero/kernel/testing'
import Ajv2020 from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import schema from '../cards/card-set.schema.json' with { type: 'json' }
import { checkCardSet } from '../cards/check.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { Footballer, Men, Tactic } from '../cards/set.ts'
import { menIn } from '../cards/set.ts'
import { CLUBS, HAZARDS, LINES } from '../vocabulary.ts'

const { footballers, tactics } = OUR_CARDS
const validate = new Ajv2020({ allErrors: false }).compile(schema)

describe('our card set', () => {
  test('is accepted by our own check and by the published schema', () => {
    expect(checkCardSet(OUR_CARDS)).toMatchObject({ ok: true })
    expect(validate(OUR_CARDS), JSON.stringify(validate.errors)).toBe(true)
  })

  test('every card says where its values come from', () => {
    expect(footballers.every((man) => man.source === 'rulebook')).toBe(true)
    const known = tactics.filter((tactic) => tactic.source === 'rulebook').map((tactic) => tactic.id)
    expect(known).toEqual(['white-4', 'white-1', 'red-2a'])
  })
})

describe('a set nobody could play with is refused', () => {
  const change = (edit: (man: Footballer) => Partial<Footballer>) =>
    checkCardSet({
      ...OUR_CARDS,
      name: 'box',
      footballers: footballers.map((man) => ({ ...man, ...edit(man) })),
    })
  const codes = (checked: ReturnType<typeof checkCardSet>) =>
    checked.ok ? [] : [...new Set(checked.refusals.map(({ code, rule }) => `${code} §${rule}`))]

  test.each([
    [
      'no keeper',
      () => ({ line: 'defence' }) as const,
      ['card-set-no-keeper §3.3', 'card-set-beginners §3.2'],
    ],
    ['too dear', () => ({ price: 50 }), ['card-set-too-dear §3.2', 'card-set-beginners §3.2']],
    ['no first match', () => ({ beginner: false }), ['card-set-beginners §3.2']],
    ['six footballs', () => ({ strengths: [6, 1, 1, 1] }) as const, ['footballer-strengths §2.2']],
  ])('%s', (_name, edit, expected) => {
    expect(codes(change(edit))).toEqual(expected)
  })
})

describe('R2b hazards by position', () => {
  test('never on the first position', () => {
    expect(footballers.filter((man) => man.hazards[0] !== null)).toEqual([])
  })

  test.each(CLUBS)('spread evenly over the other three for %s, each kind and all together', (club) => {
    const men = footballers.filter((man) => man.club === club)
    const count = (position: number, hazard?: string) =>
      men.filter((man) => (hazard ? man.hazards[position] === hazard : man.hazards[position] !== null)).length
    for (const hazard of [undefined, ...HAZARDS.slice(1)]) {
      const counts = [1, 2, 3].map((position) => count(position, hazard))
      expect(Math.max(...counts) - Math.min(...counts), `${hazard}: ${counts}`).toBeLessThanOrEqual(1)
    }
  })

  test('as many symbols as the table lists, never two on one position', () => {
    const symbols = (club: string, hazard: string) =>
      footballers.filter((man) => man.club === club).flatMap((man) => man.hazards.filter((h) => h === hazard))
        .length
    expect(CLUBS.map((club) => HAZARDS.slice(1).map((hazard) => symbols(club, hazard)))).toEqual([
      [10, 13, 8],
      [10, 14, 8],
    ])
  })
})

describe('R4b what the designed tactics contain', () => {
  const everyMen = (tactic: Tactic): Men[] => [
    tactic.buildUp.attack,
    tactic.buildUp.defence,
    tactic.finish.attack,
    tactic.finish.defence,
  ]

  test('two cards without build-up, four arrows, question marks', () => {
    expect(tactics.filter((tactic) => menIn(tactic.buildUp.attack) === 0).length).toBeGreaterThanOrEqual(2)
    expect(tactics.filter((tactic) => tactic.arrow).length).toBeGreaterThanOrEqual(4)
    expect(tactics.filter((tactic) => everyMen(tactic).some((men) => men.any)).length).toBeGreaterThanOrEqual(
      4,
    )
  })

  test('what the rulebook says of Offener Schlagabtausch, Alleingang and the closing card', () => {
    expect(tactics.find((tactic) => tactic.id === 'white-4')).toMatchObject({
      colour: 'white',
      power: 4,
      buildUp: { attack: { keeper: 1, defence: 1, midfield: 1 } },
    })
    // That the lone runner has an arrow is our deduction.
    expect(tactics.find((tactic) => tactic.id === 'red-2a')).toMatchObject({ power: 2, arrow: 'attack' })
    expect(tactics.filter((tactic) => tactic.closing)).toMatchObject([{ colour: 'white', power: 1 }])
  })

  const attackers = (colour: string, line: 'defence' | 'midfield' | 'attack') =>
    tactics
      .filter((tactic) => tactic.colour === colour)
      .reduce((sum, { buildUp, finish }) => sum + (buildUp.attack[line] ?? 0) + (finish.attack[line] ?? 0), 0)

  test.each([
    ['yellow', 'defence'],
    ['blue', 'midfield'],
    ['red', 'attack'],
  ] as const)('%s favours the %s', (colour, favoured) => {
    for (const line of LINES.slice(1) as ('defence' | 'midfield' | 'attack')[]) {
      if (line !== favoured) expect(attackers(colour, favoured)).toBeGreaterThan(2 * attackers(colour, line))
    }
  })

  test.each(['white', 'purple'])('%s uses every line', (colour) => {
    for (const line of ['defence', 'midfield', 'attack'] as const)
      expect(attackers(colour, line)).toBeGreaterThan(0)
  })

  test('low powers bring a man more or need no build-up, high ones do not', () => {
    const more = ({ attack, defence }: { attack: Men; defence: Men }) => menIn(attack) - menIn(defence)
    for (const tactic of tactics.filter(({ closing }) => !closing)) {
      const { id, power, buildUp, finish } = tactic
      const straight = menIn(buildUp.attack) === 0
      // The lone runner is the rulebook's: nobody may help him.
      if (power >= 4 || id === 'red-2a') expect([id, more(buildUp), more(finish)]).toEqual([id, 0, 0])
      else expect([id, more(buildUp) + more(finish) + Number(straight)]).toEqual([id, 1])
      // The lowest of all are the best in front of goal.
      if (power === 1) expect([id, more(finish)]).toEqual([id, 1])
    }
  })

  test('no side needs its keeper in both actions of one attack', () => {
    for (const { buildUp, finish } of tactics) {
      expect((buildUp.attack.keeper ?? 0) + (finish.attack.keeper ?? 0)).toBeLessThanOrEqual(1)
      expect((buildUp.defence.keeper ?? 0) + (finish.defence.keeper ?? 0)).toBeLessThanOrEqual(1)
    }
  })
})

describe('the published schema', () => {
  /** One value somewhere in the set replaced by another. */
  const damaged = fc
    .record({
      part: fc.constantFrom('footballers', 'tactics', 'die'),
      card: fc.nat(29),
      field: fc.nat(9),
      value: fc.oneof(
        fc.constant(null),
        fc.integer(),
        fc.string(),
        fc.boolean(),
        fc.constant([]),
        fc.constant({}),
        fc.array(fc.integer({ min: -1, max: 4 }), { minLength: 5, maxLength: 7 }),
        fc.integer({ min: 0, max: 3 }).map((face) => Array(6).fill(face)),
      ),
    })
    .map(({ part, card, field, value }) => {
      const box = { ...OUR_CARDS, name: 'box', die: { faces: [0, 0, 0, 1, 2, 3] } }
      const set = JSON.parse(JSON.stringify(box)) as Record<string, unknown>
      const cards = set[part]
      const target = (Array.isArray(cards) ? cards[card] : cards) as Record<string, unknown>
      const key = Object.keys(target)[field % Object.keys(target).length] ?? 'id'
      target[key] = value
      return set
    })

  test('accepts whatever our check accepts', () => {
    fc.assert(
      fc.property(damaged, (set) => {
        if (checkCardSet(set).ok) expect(validate(set), JSON.stringify(validate.errors)).toBe(true)
      }),
      { numRuns: times(2000) },
    )
  })

  test('and what it refuses, our check refuses with a code and a paragraph', () => {
    fc.assert(
      fc.property(damaged, (set) => {
        if (validate(set)) return
        const checked = checkCardSet(set)
        expect(checked.ok).toBe(false)
        if (!checked.ok)
          for (const { code, rule } of checked.refusals)
            expect(`${code} ${rule}`).toMatch(/^[a-z-]+ \d+\.\d+$/)
      }),
      { numRuns: times(2000) },
    )
  })
})
