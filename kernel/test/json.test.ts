import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jsonFault, placeIn, readJson, writtenValue } from '../json.ts'
import { times } from '../testing.ts'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** A broken text, with ▸ before the character that breaks it, or at its end if something is missing there. */
const BROKEN = [
  '▸',
  '{"a": 1,\n "b": ▸}',
  '{"a": 1,\n▸}',
  '{"a": 1\n ▸"b": 2}',
  '{"a" ▸1}',
  '{▸a: 1}',
  '{"a": 1}\n▸}',
  '[1, 2▸',
  '{"a": "cut▸',
  '{"a": "one▸\ntwo"}',
  '{"a": "tab▸\there"}',
  '{"a": "\\▸x"}',
  '{"a": "\\u12▸g4"}',
  '[tru▸',
  '[tr▸\nue]',
  '[▸undefined]',
  '[▸NaN]',
  '[-▸]',
  '[1.▸]',
  '[1e▸]',
  '[0▸1]',
  '[▸+1]',
  '[▸.5]',
  "[▸'text']",
  '[1, ▸// comment\n2]',
  '[1,▸]',
  '[▸,1]',
  '[1▸\u00a0]',
  '▸\u00a0[]',
  '{"a": {"b": [1, 2▸}}',
  '{"ünicode 😀": ▸oops}',
]

describe('the place where a text stops being JSON', () => {
  test.each(BROKEN)('%j', (marked) => {
    const at = marked.indexOf('▸')
    const text = marked.replace('▸', '')
    expect(isJson(text)).toBe(false)
    expect(jsonFault(text)).toBe(at)
    expect(readJson(text)).toEqual(placeIn(text, at))
  })

  test.each([
    ['{\n"a": 1,\n"b" 2\n}', { line: 3, column: 5 }],
    ['{\r\n"a": 1,\r\n"b" 2\r\n}', { line: 3, column: 5 }],
    ['{\r"a": 1,\r"b" 2\r}', { line: 3, column: 5 }],
    ['{\n"a": "x\r\ny"}', { line: 2, column: 8 }],
    ['\ufeff{"a" 2}', { line: 1, column: 6 }],
    ['["😀", x]', { line: 1, column: 7 }],
    ['{\n"a": 1,\n"b": 2\n\n\n', { line: 3, column: 7 }],
    ['', { line: 1, column: 1 }],
    [' \n ', { line: 1, column: 1 }],
  ])('%j', (text, place) => {
    expect(readJson(text)).toEqual(place)
  })

  test('a byte order mark before JSON is no fault', () => {
    expect(readJson('\ufeff{"a": 1}')).toEqual({ value: { a: 1 } })
    expect(readJson('\ufeff\ufeff{}')).toEqual({ line: 1, column: 1 })
  })

  test('depth and length cost no stack', () => {
    const depth = 1_000_000
    expect(jsonFault('['.repeat(depth) + ']'.repeat(depth))).toBeUndefined()
    expect(jsonFault('['.repeat(depth))).toBe(depth)
    expect(jsonFault(`"${'\\n'.repeat(depth)}"`)).toBeUndefined()
    expect(jsonFault(`{"a":${'{"a":'.repeat(depth)}`)).toBe(5 * depth + 5)
  })
})

describe('whatever is done to a text', () => {
  const json = fc.oneof(
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.jsonValue().map((value) => JSON.stringify(value, null, 2)),
    fc.jsonValue().map((value) => JSON.stringify(value, null, '\t').replaceAll('\n', '\r\n')),
  )
  const put = fc.oneof(
    fc.string({ maxLength: 3 }),
    fc.constantFrom(
      ...'{}[]",:\\0123456789.-+eE \n\r\t\u0001\u007f\u2028\ufeff',
      'true',
      'nul',
      '\\u00',
      '"',
    ),
  )
  const edits = fc.array(fc.record({ at: fc.nat(), lost: fc.nat({ max: 3 }), put }), { maxLength: 4 })

  test('a fault is found exactly where JSON.parse finds one', () => {
    fc.assert(
      fc.property(json, edits, (text, changes) => {
        let source = text
        for (const { at, lost, put: letters } of changes) {
          const place = at % (source.length + 1)
          source = source.slice(0, place) + letters + source.slice(place + lost)
        }
        const fault = jsonFault(source)
        expect(fault === undefined).toBe(isJson(source))
        if (fault === undefined) return
        expect(fault).toBeGreaterThanOrEqual(0)
        expect(fault).toBeLessThanOrEqual(source.length)
        // What stands before the fault can still become JSON: no shorter beginning is at fault before it ends.
        const before = source.slice(0, fault)
        expect(jsonFault(before) ?? fault).toBeLessThanOrEqual(fault)
        expect(jsonFault(before) ?? before.length).toBeGreaterThanOrEqual(before.trimEnd().length)
      }),
      { seed: 4, numRuns: times(20_000) },
    )
  })

  test('a line end put into a text is blamed on its own line', () => {
    const end = fc.constantFrom('\n', '\r', '\r\n')
    const broad = json.map((text) => text.replaceAll('\r\n', '\n'))
    fc.assert(
      fc.property(broad, fc.nat(), end, (text, place, lineEnd) => {
        const at = place % (text.length + 1)
        const ended = (part: string) => part.replaceAll('\n', lineEnd)
        const before = ended(text.slice(0, at))
        const source = before + lineEnd + ended(text.slice(at))
        const read = readJson(source)
        // Inside a string it is wrong itself; inside a number or a word what it cuts off ends too early or what
        // is left cannot begin so. Either way it is this line or the next.
        if ('value' in read) return
        const line = before.split(lineEnd).length
        expect([line, line + 1]).toContain(read.line)
        const inString = (before.match(/(?<!\\)(?:\\\\)*"/g)?.length ?? 0) % 2 === 1
        if (inString) expect(read.line).toBe(line)
      }),
      { seed: 5, numRuns: times(5000) },
    )
  })
})

test('how a field was written', () => {
  expect(writtenValue('{"id": 1.0, "x": {"id": 2}}', 'id')).toBe('1.0')
  expect(writtenValue('{"x": [{"id": 2}], "\\u0069d" :-0}', 'id')).toBe('-0')
  expect(writtenValue('{"id": 1, "id": 9007199254740993 }', 'id')).toBe('9007199254740993')
  expect(writtenValue('{"id": {"id": 1}}', 'id')).toBeUndefined()
  expect(writtenValue('[{"id": 1}]', 'id')).toBeUndefined()
})
