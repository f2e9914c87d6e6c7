import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ListedChance } from '../chance.ts'
import { Log } from '../events.ts'
import type { MatchRecord } from '../record.ts'
import {
  begin,
  canonical,
  chanceOf,
  isLegal,
  MOST_CHARACTERS,
  readInput,
  readRecord,
  replay,
  writeInput,
  writeRecord,
} from '../record.ts'
import type { Checked } from '../refusal.ts'
import { sha256 } from '../sha256.ts'
import { randomMatch, times } from '../testing.ts'
import { type HighCardEvent, highCard, LEFT, RIGHT } from './high-card.ts'

const match = randomMatch(highCard, { luck: [2, 1] }, 11)
const { record } = match
const text = writeRecord(record)
const ended = record.outcome ?? { goals: [0, 0], by: '' }

const codes = (checked: Checked<unknown>): string =>
  checked.ok ? 'ok' : checked.refusals.map(({ code }) => code).join()

/** A record with a digest that fits, whatever is in it. */
const signed = (data: object): string =>
  JSON.stringify({ ...data, digest: sha256(canonical(JSON.parse(JSON.stringify(data)))) })

/** Its values for any depth the language allows: JSON may nest deeper than a call can. */
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

describe('a record', () => {
  test('written and read is the same', () => {
    const read = readRecord(text)
    expect(read).toEqual({ ok: true, value: record })
    expect(read.ok && writeRecord(read.value)).toBe(text)
  })

  test('is text for people: one field a line, decisions as words', () => {
    const lines = text.trimEnd().split('\n')
    expect(lines[0]).toBe('{')
    expect(lines.at(-1)).toBe('}')
    expect(lines[1]).toBe('"libero": "match-record/1",')
    expect(lines.find((line) => line.startsWith('"inputs"'))).toMatch(/"[ha] (card-\d|left|right)"/)
  })

  test('of a running match has no outcome', () => {
    const running = randomMatch(highCard, { luck: [2, 1] }, 11, { stopAfter: 2 }).record
    expect(readRecord(writeRecord(running))).toEqual({ ok: true, value: running })
  })

  test('may begin from a position and have its luck listed', () => {
    const from = highCard.position(randomMatch(highCard, { luck: [2, 1] }, 11, { stopAfter: 0 }).state)
    const { config: _, outcome: __, ...rest } = record
    const story: MatchRecord = { ...rest, from, chance: { list: [0, 1, 2, 0] }, inputs: [] }
    expect(readRecord(writeRecord(story))).toEqual({ ok: true, value: story })
    expect(codes(replay(highCard, story))).toBe('ok')
  })

  test('keeps what a reader does not know out of the match, but not out of the digest', () => {
    const more = { ...record, remark: 'a fine match' }
    expect(readRecord(signed(more))).toEqual({ ok: true, value: record })
    expect(codes(readRecord(signed(more).replace('fine', 'poor')))).toBe('record-edited')
  })
})

describe('canonical', () => {
  test('does not depend on the order of keys, nor on what is undefined', () => {
    expect(canonical({ b: [1, { d: 2, c: null }], a: 'x', z: undefined })).toBe(
      '{"a":"x","b":[1,{"c":null,"d":2}]}',
    )
    expect(canonical({ a: 'x', b: [1, { c: null, d: 2 }] })).toBe('{"a":"x","b":[1,{"c":null,"d":2}]}')
    expect(canonical(undefined)).toBe('null')
  })

  test('parses to the same data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
      { seed: 1, numRuns: times(300) },
    )
  })
})

test('inputs are read as they are written', () => {
  for (const input of [
    { seat: 0, action: 'left' },
    { seat: 1, action: '' },
    { seat: 1, action: 'card-3 twice' },
  ] as const)
    expect(readInput(writeInput(input))).toEqual(input)
  for (const bad of ['', 'h', 'x left', 'hleft', 'H left']) expect(readInput(bad)).toBeUndefined()
})

describe('readRecord refuses', () => {
  const { config: _, ...unagreed } = record
  const forged = (change: object) => signed({ ...record, ...change })

  test.each<[string, string, string]>([
    ['a text too long', ' '.repeat(MOST_CHARACTERS + 1), 'record-too-long'],
    ['no text', '', 'record-damaged'],
    ['half a text', text.slice(0, text.length / 2), 'record-damaged'],
    ['a number', '7', 'record-foreign'],
    ['nothing', 'null', 'record-foreign'],
    ['a list', '[]', 'record-foreign'],
    ['something else', '{"game":"chess"}', 'record-foreign'],
    ['another format', '{"libero":"match-record/2"}', 'record-format-unknown'],
    ['a format that is no text', '{"libero":{"toString":0}}', 'record-format-unknown'],
    ['an edited decision', text.replace(/card-\d/, 'card-9'), 'record-edited'],
    ['a removed digest', JSON.stringify(record), 'record-edited'],
    ['a digest that is no text', JSON.stringify({ ...record, digest: [1] }), 'record-edited'],
    ['no game', forged({ game: '' }), 'record-damaged'],
    ['rules that are no text', forged({ rules: 1 }), 'record-damaged'],
    ['no cards', forged({ cards: null }), 'record-damaged'],
    ['cards without a version', forged({ cards: { name: 'five' } }), 'record-damaged'],
    ['no chance', forged({ chance: 'seed' }), 'record-damaged'],
    ['a short seed', forged({ chance: { seed: 'abc' } }), 'record-damaged'],
    ['luck that is not listed', forged({ chance: { list: 3 } }), 'record-damaged'],
    ['luck that is no face', forged({ chance: { list: [1, -1] } }), 'record-damaged'],
    ['luck that is no whole number', forged({ chance: { list: [0.5] } }), 'record-damaged'],
    ['too much luck', forged({ chance: { list: new Array(20_001).fill(0) } }), 'record-damaged'],
    ['neither agreement nor position', signed(unagreed), 'record-damaged'],
    ['both agreement and position', forged({ from: {} }), 'record-damaged'],
    ['an agreement without builds', forged({ config: {} }), 'record-damaged'],
    ['an agreement with three builds', forged({ config: { builds: [1, 2, 1] } }), 'record-damaged'],
    ['a position that is a list', signed({ ...unagreed, from: [] }), 'record-damaged'],
    ['no decisions', forged({ inputs: undefined }), 'record-damaged'],
    ['decisions of nobody', forged({ inputs: ['x left'] }), 'record-damaged'],
    ['decisions that are no text', forged({ inputs: [1] }), 'record-damaged'],
    ['luck of two kinds', forged({ chance: { seed: sha256('x'), list: [1] } }), 'record-damaged'],
    ...[null, false, 0, 7, '', '3:0', [], [3, 0], {}, { goals: [3, 0] }, { by: 'rounds' }].map(
      (outcome): [string, string, string] => [
        `an end that is ${JSON.stringify(outcome)}`,
        forged({ outcome }),
        'record-damaged',
      ],
    ),
    ...[
      { goals: '3:0' },
      { goals: [3] },
      { goals: [3, 0, 0] },
      { goals: [3, -1] },
      { goals: [3, 0.5] },
      { goals: [3, '0'] },
      { goals: [3, null] },
      { winner: 2 },
      { winner: '0' },
      { winner: null },
      { by: '' },
      { by: 7 },
      { shootOut: 5 },
      { shootOut: [5] },
      { shootOut: null },
      { aggregate: {} },
      { aggregate: [1, 1e300] },
    ].map((change): [string, string, string] => [
      `an end with ${JSON.stringify(change)}`,
      forged({ outcome: { ...record.outcome, ...change } }),
      'record-damaged',
    ]),
    ['coaches that are no pair', forged({ coaches: 'person' }), 'record-damaged'],
    ['coaches of whom one is missing', forged({ coaches: ['person'] }), 'record-damaged'],
    ['coaches that are nothing', forged({ coaches: null }), 'record-damaged'],
    ['an agreement that is nothing', forged({ config: null }), 'record-damaged'],
    ['a position that is nothing', signed({ ...unagreed, from: null }), 'record-damaged'],
    ['too many decisions', forged({ inputs: new Array(20_001).fill('h left') }), 'record-damaged'],
  ])('%s', (_what, source, code) => {
    const read = readRecord(source)
    expect(codes(read)).toBe(code)
    expect(!read.ok && read.refusals.every(({ rule }) => rule === 'T3')).toBe(true)
  })

  test('nesting deeper than a call can go, without falling over', () => {
    const deep = `{"libero":"match-record/1","x":${nested(200_000)}}`
    expect(codes(readRecord(deep))).toMatch(/^record-/)
  })
})

describe('replay', () => {
  const changed = (change: Partial<MatchRecord>): string => codes(replay(highCard, { ...record, ...change }))

  test('tells the match again, and shows every position on the way', () => {
    const log = new Log<HighCardEvent>()
    const played: number[] = []
    const again = replay(highCard, record, { told: log, each: (_, n) => played.push(n) })
    expect(again).toEqual({ ok: true, value: match.state })
    expect(log.entries).toEqual(match.log.entries)
    expect(played).toEqual([0, ...record.inputs.keys()].map((_, n) => n))
  })

  test.each<[string, Partial<MatchRecord>, string]>([
    ['another game', { game: 'low-card' }, 'record-other-game'],
    ['other rules', { rules: 'high-card-2' }, 'record-other-rules'],
    ['other cards', { cards: { name: 'five', version: '2' } }, 'record-other-cards'],
    ['builds the game refuses', { config: { builds: [1, 3] } }, 'no-luck'],
    ['a decision nobody knows', { inputs: ['h up'] }, 'record-illegal-decision'],
    ['a decision of nobody', { inputs: ['left'] }, 'record-illegal-decision'],
    ['a decision too many', { inputs: [...record.inputs, 'h left'] }, 'record-illegal-decision'],
    ['a decision out of turn', { inputs: ['h left'] }, 'record-illegal-decision'],
    ['an end that is not its own', { outcome: { goals: [9, 0], by: 'rounds' } }, 'record-other-outcome'],
    ['an end before the end', { inputs: record.inputs.slice(0, 1) }, 'record-other-outcome'],
    ['an end with more to say', { outcome: { ...ended, shootOut: [1, 0] } }, 'record-other-outcome'],
    ['an end before the kick-off', { inputs: [] }, 'record-other-outcome'],
    ['luck that ends too early', { chance: { list: [0, 1] } }, 'chance-exhausted'],
    ['luck that cannot fall', { chance: { list: [0, 0] } }, 'chance-impossible'],
  ])('refuses %s', (_, change, code) => {
    expect(changed(change)).toBe(code)
  })

  test('takes a match that claims no end, finished or not', () => {
    const { outcome: _, ...unclaimed } = record
    expect(codes(replay(highCard, unclaimed))).toBe('ok')
    expect(codes(replay(highCard, { ...unclaimed, inputs: record.inputs.slice(0, 1) }))).toBe('ok')
  })

  test('of a prefix does not ask about the end', () => {
    expect(
      codes(replay(highCard, { ...record, outcome: { goals: [9, 0], by: 'rounds' } }, { upTo: 1 })),
    ).toBe('ok')
  })

  test('names the decision or the entry it stopped at', () => {
    const illegal = replay(highCard, { ...record, inputs: [record.inputs[0] ?? '', 'h up'] })
    expect(!illegal.ok && illegal.refusals[0]?.about).toEqual({ number: 2, decision: 'h up' })
    const short = replay(highCard, { ...record, chance: { list: [0, 1] } })
    expect(!short.ok && short.refusals[0]?.about).toEqual({ entry: 3 })
  })

  test('lets a fault of the game through: it must not pass for a bad record', () => {
    const broken = {
      ...highCard,
      apply: () => {
        throw new Error('broken')
      },
    }
    expect(() => replay(broken, record)).toThrow('broken')
  })

  test('without agreement and position is refused', () => {
    expect(codes(begin(highCard, {}, new ListedChance([])))).toBe('record-damaged')
  })
})

test('isLegal knows who is asked and what is listed', () => {
  const out = new Int16Array(highCard.mostOptions)
  const { state } = randomMatch(highCard, { luck: [1, 1] }, 3, { stopAfter: 0 })
  const card = highCard.read(state, 0, highCard.request(state, 0)?.default ?? '')
  expect(isLegal(highCard, state, 0, card, out)).toBe(true)
  expect(isLegal(highCard, state, 0, LEFT, out)).toBe(false)
  expect(isLegal(highCard, state, 0, -1, out)).toBe(false)
  highCard.apply(state, 0, card, new ListedChance([]))
  expect(isLegal(highCard, state, 0, card, out)).toBe(false)
})

test('chanceOf is keyed under a seed and listed under a list', () => {
  const coin = Uint8Array.of(1, 1)
  const list = chanceOf({ list: [1, 0] })
  expect([list.take(coin, 2, 0), list.take(coin, 2, 0)]).toEqual([1, 0])
  const keyed = chanceOf({ seed: sha256('x') })
  expect(keyed.take(coin, 2, 5)).toBe(keyed.take(coin, 2, 5))
})

describe('whatever a record becomes on its way, reading and replaying it never throws', () => {
  const survives = (source: string) => {
    const read = readRecord(source)
    const checked = read.ok ? replay(highCard, read.value) : read
    if (checked.ok) return
    expect(checked.refusals.length).toBeGreaterThan(0)
    for (const { code, rule } of checked.refusals) expect(code && rule).toBeTruthy()
  }

  test('cut off anywhere', () => {
    for (let length = 0; length < text.length - 2; length++) {
      expect(codes(readRecord(text.slice(0, length)))).toBe('record-damaged')
    }
  })

  test('with characters changed, lost or doubled', () => {
    const edit = fc.record({
      at: fc.nat({ max: text.length }),
      lost: fc.nat({ max: 5 }),
      put: fc.string({ maxLength: 5 }),
    })
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        let damaged = text
        for (const { at, lost, put } of edits) damaged = damaged.slice(0, at) + put + damaged.slice(at + lost)
        survives(damaged)
      }),
      { seed: 2, numRuns: times(3000) },
    )
  })

  test('with fields of any kind and a digest that fits', () => {
    const poison = fc.constantFrom({ toString: 0 }, { toJSON: 1, valueOf: 2 }, { __proto__: null }, [[{}]])
    const anything = fc.oneof(fc.jsonValue(), poison, fc.constantFrom(LEFT, RIGHT, 'left', ['h left'], -0))
    const field = fc.constantFrom('game', 'rules', 'cards', 'config', 'from', 'chance', 'inputs', 'outcome')
    fc.assert(
      fc.property(fc.array(fc.tuple(field, anything), { minLength: 1, maxLength: 3 }), (changes) => {
        survives(signed({ ...record, ...Object.fromEntries(changes) }))
      }),
      { seed: 3, numRuns: times(3000) },
    )
  })
})
