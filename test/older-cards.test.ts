import { readdirSync, readFileSync } from 'node:fs'
import {
  OUR_CARDS as CAPTAIN_TSUBASA_CARDS,
  captainTsubasa,
  checkOptions as checkCaptainTsubasa,
  FIRST_CARDS as FIRST_CAPTAIN_TSUBASA_CARDS,
} from '@libero/captain-tsubasa'
import { beginnersBuild, checkOptions, FIRST_CARDS, finale, OUR_CARDS } from '@libero/finale'
import {
  checkOptions as checkHatTrick,
  FIRST_EXPANSION,
  OUR_CARDS as HAT_TRICK_CARDS,
  hatTrick,
  OUR_EXPANSION,
} from '@libero/hat-trick'
import type { MatchRecord } from '@libero/kernel'
import { agreedOf, readRecord, replay, SampledChance } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { Table } from '@libero/table'
import { describe, expect, test } from 'vitest'

const FIRST = { name: OUR_CARDS.name, version: '1' }
const builds = [beginnersBuild('acker'), beginnersBuild('stollen')] as const

/** A match of the past, played with the first cards of its game. */
function pastMatch(game = 'finale'): MatchRecord {
  const folder = new URL(`../golden/${game}/`, import.meta.url)
  const name = readdirSync(folder).find((file) => file !== 'fingerprints.json')
  const record = readRecord(readFileSync(new URL(name ?? '', folder), 'utf8'))
  if (!record.ok) throw new Error('the golden record is not readable')
  return record.value
}

describe('a match that was begun with older cards', () => {
  const record = pastMatch()

  test('was: its record says so, and the cards are others', () => {
    expect(record.cards).toEqual(FIRST)
    expect(OUR_CARDS.version).not.toBe(FIRST.version)
    expect(OUR_CARDS.tactics).not.toEqual(FIRST_CARDS.tactics)
    expect(OUR_CARDS.footballers).toEqual(FIRST_CARDS.footballers)
  })

  test('goes on with them at the table, and its record still names them', () => {
    const table = Table.resume(finale, record, 10)
    expect(table.ok && table.value.peek((state) => state.cards.set)).toEqual(FIRST_CARDS)
    expect(table.ok && table.value.record().cards).toEqual(FIRST)
  })

  test('is shown with them: what was agreed names the cards', () => {
    expect(checkOptions(agreedOf(record)).agreed.cards.set).toEqual(FIRST_CARDS)
    expect(checkOptions(agreedOf(record)).refusals).toEqual([])
  })

  test('can be taken up from any position, alone or as the beginning of a record', () => {
    const state = replay(finale, record, { upTo: 20 })
    if (!state.ok) throw new Error('not replayed')
    const position = finale.position(state.value)
    expect(position.options).toMatchObject({ cards: FIRST })
    const read = finale.fromPosition(JSON.parse(JSON.stringify(position)), new SampledChance(1))
    expect(read.ok && read.value.cards.set).toEqual(FIRST_CARDS)
    const table = Table.open(finale, { from: position }, { list: [1, 2, 3] })
    expect(table.ok && table.value.record().cards).toEqual(FIRST)
    expect(table.ok && table.value.record().from).toMatchObject({ options: { cards: FIRST } })
  })

  test('whose position was written before cards had to be named is read by the name in its record', () => {
    const state = replay(finale, record, { upTo: 20 })
    if (!state.ok) throw new Error('not replayed')
    const { cards: _, ...options } = finale.position(state.value).options as Record<string, unknown>
    const from = { ...finale.position(state.value), options }
    const past: MatchRecord = { ...record, config: undefined, from, inputs: [], outcome: undefined } as never
    const again = replay(finale, past)
    expect(again.ok && again.value.cards.set).toEqual(FIRST_CARDS)
    const table = Table.resume(finale, past)
    expect(table.ok && table.value.record().cards).toEqual(FIRST)
  })
})

test.each([
  ['finale', checkOptions],
  ['hat-trick', checkHatTrick],
  ['hat-trick-players', checkHatTrick],
  ['captain-tsubasa', checkCaptainTsubasa],
] as const)('what was agreed on in a match of the past can be read: %s', (game, check) => {
  const record = pastMatch(game)
  const agreed = agreedOf(record)
  expect(check(agreed).refusals).toEqual([])
  const unknown = { ...Object(agreed), cards: { ...record.cards, version: '99' } }
  expect(check(unknown).refusals).not.toEqual([])
})

describe('a card set named instead of brought', () => {
  test('is played with at a table and in a match begun again, from a kick-off or a position', () => {
    const table = Table.open(
      finale,
      { config: { options: { cards: FIRST }, builds } },
      { seed: '0'.repeat(64) },
    )
    if (!table.ok) throw new Error('refused')
    const { cards, config } = table.value.record()
    expect(cards).toEqual(FIRST)
    const again = Table.open(finale, { config: config ?? { builds } }, { seed: '1'.repeat(64) })
    expect(again.ok && again.value.record().cards).toEqual(FIRST)
    const { cards: _, ...options } = table.value.peek((state) => finale.position(state)).options as Record<
      string,
      unknown
    >
    const bare = { ...table.value.peek((state) => finale.position(state)), options }
    const from = Table.open(finale, { from: bare, cards: FIRST }, { seed: '2'.repeat(64) })
    expect(from.ok && from.value.record().cards).toEqual(FIRST)
  })

  test('is played with, and the record names it', () => {
    const config = finale.prepare({ options: { cards: FIRST }, builds })
    if (!config.ok) throw new Error('refused')
    const { record } = randomMatch(finale, config.value, 5)
    expect(record.cards).toEqual(FIRST)
    expect(replay(finale, record).ok).toBe(true)
  })

  test('is refused where nobody knows it, also from a record of the future', () => {
    expect(finale.prepare({ options: { cards: { ...FIRST, version: '99' } }, builds }).ok).toBe(false)
    expect(replay(finale, { ...pastMatch(), cards: { ...FIRST, version: '99' } })).toMatchObject({
      ok: false,
      refusals: [{ code: 'record-other-cards' }],
    })
  })
})

describe('a match of the Players expansion that was begun with the first player cards', () => {
  const record = pastMatch('hat-trick-players')
  const FIRST_PLAYERS = {
    name: `${HAT_TRICK_CARDS.name}+${OUR_EXPANSION.name}`,
    version: `${HAT_TRICK_CARDS.version}+1`,
  }
  const halfway = () => {
    const state = replay(hatTrick, record, { upTo: 40 })
    if (!state.ok) throw new Error('not replayed')
    return state.value
  }

  test('was: its record says so, and the style cards are others', () => {
    expect(record.cards).toEqual(FIRST_PLAYERS)
    expect(OUR_EXPANSION.styles).not.toEqual(FIRST_EXPANSION.styles)
    expect(OUR_EXPANSION.types).toEqual(FIRST_EXPANSION.types)
  })

  test('goes on with them at the table, and its record still names them', () => {
    const table = Table.resume(hatTrick, record, 40)
    expect(table.ok && table.value.peek((state) => state.cards.expansion.set)).toEqual(FIRST_EXPANSION)
    expect(table.ok && table.value.record().cards).toEqual(FIRST_PLAYERS)
    expect(table.ok && table.value.record().config?.options).toMatchObject({ cards: FIRST_PLAYERS })
  })

  test('its positions name no cards, as while there were no others, and are read with them', () => {
    const position = hatTrick.position(halfway())
    expect(position.options).not.toHaveProperty('cards')
    const read = hatTrick.fromPosition(JSON.parse(JSON.stringify(position)), new SampledChance(1))
    expect(read.ok && read.value.cards.expansion.set).toEqual(FIRST_EXPANSION)
  })

  test('new matches are played with today’s, and their positions name them', () => {
    const prepared = hatTrick.prepare({
      options: { expansion: 'players' },
      builds: [{ team: 'BRA' }, { team: 'ITA' }],
    })
    if (!prepared.ok) throw new Error('refused')
    const { state } = randomMatch(hatTrick, prepared.value, 3, { stopAfter: 30 })
    expect(state.cards.expansion.set).toEqual(OUR_EXPANSION)
    const position = hatTrick.position(state)
    expect(position.options).toMatchObject({ cards: { version: `${HAT_TRICK_CARDS.version}+2` } })
    const read = hatTrick.fromPosition(position, new SampledChance(1))
    expect(read.ok && read.value.cards.expansion.set).toEqual(OUR_EXPANSION)
  })

  test('base cards from a box keep the player cards they were begun with', () => {
    const box = { ...HAT_TRICK_CARDS, name: 'box' }
    const config = {
      options: { expansion: 'players', cards: box },
      builds: [{ team: 'BRA' }, { team: 'ITA' }],
    }
    const begun = (version: string) => {
      const named = { name: `box+${OUR_EXPANSION.name}`, version: `${box.version}+${version}` }
      const prepared = hatTrick.prepare(config as never, { cards: named } as never)
      if (!prepared.ok) throw new Error('refused')
      const { state } = randomMatch(hatTrick, prepared.value, 3, { stopAfter: 30 })
      const read = hatTrick.fromPosition(hatTrick.position(state), new SampledChance(1))
      if (!read.ok) throw new Error('not read')
      return [state, read.value].map(({ cards }) => cards.expansion.set.version)
    }
    expect([begun('1'), begun('2')]).toEqual([
      ['1', '1'],
      ['2', '2'],
    ])
  })
})

describe('a match of Captain Tsubasa that was begun with the first cards', () => {
  const record = pastMatch('captain-tsubasa')
  const FIRST_NAME = { name: CAPTAIN_TSUBASA_CARDS.name, version: '1' }

  test('was: its record says so, and one card is another', () => {
    expect(record.cards).toEqual(FIRST_NAME)
    const others = CAPTAIN_TSUBASA_CARDS.starting.filter(
      (card, i) => JSON.stringify(card) !== JSON.stringify(FIRST_CAPTAIN_TSUBASA_CARDS.starting[i]),
    )
    expect(others.map(({ id }) => id)).toEqual(['shimano'])
  })

  test('goes on with them at the table, and its record and what was agreed still name them', () => {
    const table = Table.resume(captainTsubasa, record, 10)
    expect(table.ok && table.value.peek((state) => state.cards.set)).toEqual(FIRST_CAPTAIN_TSUBASA_CARDS)
    expect(table.ok && table.value.record().cards).toEqual(FIRST_NAME)
    expect(table.ok && table.value.record().config?.options).toMatchObject({ cards: FIRST_NAME })
  })

  test('its positions name no cards, as while there were no others, and are read with them', () => {
    const state = replay(captainTsubasa, record, { upTo: 20 })
    if (!state.ok) throw new Error('not replayed')
    const position = captainTsubasa.position(state.value)
    expect(position.options).not.toHaveProperty('cards')
    const read = captainTsubasa.fromPosition(JSON.parse(JSON.stringify(position)), new SampledChance(1))
    expect(read.ok && read.value.cards.set).toEqual(FIRST_CAPTAIN_TSUBASA_CARDS)
  })

  test('new matches are played with today’s, and their positions name them', () => {
    const prepared = captainTsubasa.prepare({ builds: [{ team: 'nankatsu' }, { team: 'toho' }] })
    if (!prepared.ok) throw new Error('refused')
    const { state } = randomMatch(captainTsubasa, prepared.value, 3, { stopAfter: 30 })
    const position = captainTsubasa.position(state)
    expect(position.options).toMatchObject({ cards: { ...FIRST_NAME, version: '2' } })
    const read = captainTsubasa.fromPosition(position, new SampledChance(1))
    expect(read.ok && read.value.cards.set).toEqual(CAPTAIN_TSUBASA_CARDS)
  })
})
