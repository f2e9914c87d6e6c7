import Ajv2020 from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import schema from '../cards/card-set.schema.json' with { type: 'json' }
import { checkCardSet } from '../cards/check.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { Card } from '../cards/set.ts'
import { Cards, SOURCES } from '../cards/set.ts'
import { FIRST_EXHAUSTION, FIRST_MATCH, TEAMS, TOKENS } from '../vocabulary.ts'

const { starting, match, motivation, transfers, shots, defences } = OUR_CARDS
const deckCards: readonly Card[] = [...starting, ...match, ...motivation, ...transfers]

describe('our card set', () => {
  test('is accepted by the check and by the published schema', () => {
    const checked = checkCardSet(OUR_CARDS)
    if (!checked.ok) throw new Error(JSON.stringify(checked.refusals))
    expect(checked.value).toEqual(OUR_CARDS)
    const validate = new Ajv2020().compile(schema)
    expect(validate(OUR_CARDS), JSON.stringify(validate.errors)).toBe(true)
  })

  test('has as many cards of each kind as the box', () => {
    const sizes = [starting, match, motivation, transfers, shots, defences].map((cards) => cards.length)
    expect(sizes).toEqual([24, 26, 8, 8, 6, 6])
    const cards = new Cards(OUR_CARDS)
    expect(cards.id(FIRST_MATCH)).toBe('advance-1')
    expect(cards.id(FIRST_EXHAUSTION)).toBe('exhaustion')
  })

  test('R1a: eleven of the final and the fans in each deck', () => {
    for (const team of TEAMS) {
      const deck = starting.filter((card) => card.team === team)
      expect(deck.map(({ id, number }) => [id, number]).at(-1)).toEqual([`${team}-fans`, undefined])
      expect(deck.filter(({ number }) => number !== undefined)).toHaveLength(11)
      expect(deck.filter(({ keeper }) => keeper).map(({ number }) => number)).toEqual([1])
    }
  })

  test('R1b: values as far as the rulebook’s example shows them, and motivated ones beyond', () => {
    for (const card of [...starting, ...match])
      for (const token of TOKENS) expect(card[token] >= -2 && card[token] <= 4, card.id).toBe(true)
    for (const card of deckCards)
      for (const token of TOKENS) expect(card[token] >= -2 && card[token] <= 7, card.id).toBe(true)
  })

  test('E2: the sums of the rulebook’s example can be laid out', () => {
    /** Whether as many different cards show these values. */
    const holds = (cards: readonly Card[], wanted: readonly Partial<Card>[]): boolean => {
      const left = [...cards]
      return wanted.every((values) => {
        const at = left.findIndex((card) =>
          TOKENS.every((token) => values[token] === undefined || values[token] === card[token]),
        )
        return at >= 0 && left.splice(at, 1).length === 1
      })
    }
    const of = (team: string) => starting.filter((card) => card.team === team)
    expect(holds(of('toho'), [{ defence: 0 }, { defence: 2 }, { defence: 3 }, { defence: 2 }])).toBe(true)
    const attack = [
      { shot: 1, pass: 1 },
      { shot: 3, pass: 4 },
      { shot: 0, pass: 0 },
      { shot: 0, pass: 1 },
    ]
    expect(holds(of('nankatsu'), attack)).toBe(true)
  })

  test('R2a: Toho’s special shot comes in the first half, Nankatsu’s in the second', () => {
    const special = match.filter(({ team }) => team).map(({ team, half }) => [team, half])
    expect(special).toEqual([
      ['toho', 1],
      ['nankatsu', 2],
    ])
  })

  test('E4: to motivate Takashima takes two defence tokens and one pass token', () => {
    expect(motivation.find(({ of }) => of === 'takashima')?.price).toEqual({ defence: 2, pass: 1 })
  })

  test('R8a: a first game leaves out the eight match cards of the rulebook', () => {
    const advanced = (half: number) =>
      match.filter((card) => card.half === half && card.advanced).map(({ id }) => id)
    expect(advanced(1)).toEqual(['advance-1', 'advice', 'road-to-the-title', 'great-save'])
    expect(advanced(2)).toEqual(['advance-2', 'play-for-japan', 'foul', 'substitution'])
  })

  test('§16.1 nothing of a first game hands out exhaustion cards', () => {
    const tires = ({ abilities }: Card) =>
      abilities.some(({ do: does, must }) => does === 'exhaust' || must === 'exhaust')
    const left = [...starting.filter(({ number }) => number), ...match.filter(({ advanced }) => !advanced)]
    expect(left.filter(tires).map(({ id }) => id)).toEqual([])
    expect(deckCards.filter(tires).length).toBeGreaterThan(0)
  })

  test('§8.2 both keepers save as the rulebook says', () => {
    for (const id of ['morisaki', 'wakashimazu'])
      expect(starting.find((card) => card.id === id)?.abilities).toEqual([{ do: 'save', held: 1, corner: 3 }])
  })

  test('says of every card where it comes from', () => {
    for (const { id, source } of deckCards)
      for (const mark of [source.name, source.values, source.abilities]) expect(SOURCES, id).toContain(mark)
    for (const { id, source } of [...motivation, ...transfers]) expect(SOURCES, id).toContain(source.price)
    for (const { id, source } of [...shots, ...defences]) expect(SOURCES, id).toContain(source)
  })
})
