import { OUR_CARDS } from '@libero/finale'
import { times } from '@libero/kernel/testing'
import { LANGUAGES } from '@libero/kernel/words'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { file, isReason, run } from './stage.ts'

describe('libero cards', () => {
  test.each(LANGUAGES)('shows every card in %s', async (language) => {
    const { code, out } = await run(['cards', 'finale', '--lang', language])
    expect(code).toBe(0)
    for (const { id, name, price } of OUR_CARDS.footballers)
      expect(out).toMatch(new RegExp(`${name}\\s+${id}\\s+${price}\\s+\\d`))
    for (const { id } of OUR_CARDS.tactics) expect(out).toMatch(new RegExp(`\\s${id}\\s`))
    expect(out).toContain(': 0 1 1 2 2 3\n')
    expect(out).not.toMatch(/[{}]/)
  })

  test('gives programs exactly what it accepts', async () => {
    const { out } = await run(['cards', 'finale', '--json'])
    expect(Object.keys(JSON.parse(out))).toEqual(['name', 'version', 'footballers', 'tactics', 'die'])
    const { code, out: verdict } = await run(['cards', 'finale', '--check', file('cards.json', out)])
    expect(code).toBe(0)
    expect(verdict).toContain('libero-finale')
  })

  test('says everything that is wrong with a file, with its paragraph', async () => {
    const footballers = OUR_CARDS.footballers.map((man, i) =>
      i < 2 ? { ...man, strengths: [1, 2, 3] } : man,
    )
    const tactics = OUR_CARDS.tactics.map((tactic, i) => (i === 3 ? { ...tactic, power: 7 } : tactic))
    const path = file('wrong-cards.json', JSON.stringify({ ...OUR_CARDS, footballers, tactics }))
    const { code, out } = await run(['cards', 'finale', '--check', path])
    expect(code).toBe(1)
    expect(out.match(/^§2\.2: /gm)).toHaveLength(2)
    expect(out).toMatch(/^§4\.1: /m)
  })

  test.each([
    ['en', 'All six faces of the die show 2'],
    ['de', 'Alle sechs Seiten des Würfels zeigen 2'],
    ['hu', 'A kocka mind a hat oldalán 2 áll'],
  ])(
    'a die of the box is played with, or refused with its field and a sentence in %s',
    async (lang, sentence) => {
      const boxWith = (faces: readonly number[]) =>
        file('die.json', JSON.stringify({ ...OUR_CARDS, name: 'box', die: { faces } }))
      const path = boxWith([0, 0, 0, 1, 2, 3])
      expect((await run(['cards', 'finale', '--check', path, '--lang', lang])).code).toBe(0)
      expect((await run(['sim', 'finale', '--cards', path, '--matches', '2', '--seed', '1'])).code).toBe(0)
      const level = boxWith([2, 2, 2, 2, 2, 2])
      const refused = await run(['cards', 'finale', '--check', level, '--lang', lang, '--json'])
      expect(refused.code).toBe(1)
      expect(JSON.parse(refused.out).refusals).toMatchObject([
        { code: 'die-always-level', rule: '5.4', about: { field: 'die.faces' } },
      ])
      expect(JSON.parse(refused.out).refusals[0].text).toContain(sentence)
    },
  )

  test('refuses what is no JSON, and what is far too long', async () => {
    const broken = await run(['cards', 'finale', '--check', file('broken.json', '{\n\n"name": }'), '--json'])
    expect(broken.code).toBe(1)
    expect(JSON.parse(broken.out).refusals).toMatchObject([
      { code: 'file-not-json', about: { line: 3, column: 9 } },
    ])
    for (const [text, place] of [
      ['{\n"name": x\n}\n\n', { line: 2, column: 9 }],
      ['\ufeff{\r\n"name": "a\r\nb"}\r\n', { line: 2, column: 11 }],
      ['{\n"name": "a"\n\n\n', { line: 2, column: 12 }],
    ] as const) {
      const said = await run(['cards', 'finale', '--check', file('broken.json', text), '--json'])
      expect(JSON.parse(said.out).refusals).toMatchObject([{ code: 'file-not-json', about: place }])
      expect(JSON.parse(said.out).refusals[0].text).toContain(`line ${place.line}, column ${place.column}.`)
    }
    const long = await run(['cards', 'finale', '--check', file('long.json', ' '.repeat(4_000_001)), '--json'])
    expect(long.code).toBe(1)
    expect(JSON.parse(long.out).refusals).toMatchObject([{ code: 'file-too-long' }])
  })
})

const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    'acker',
    'keeper',
    'white',
    'done',
    'white-1',
    'designed',
    0,
    1,
    5,
    -1,
    1.5,
    true,
    null,
    [],
    {},
  ),
)

describe('any file gets a verdict', () => {
  const isJudged = async (source: string): Promise<void> => {
    const { code, out, err } = await run([
      'cards',
      'finale',
      '--check',
      file('fuzz-cards.json', source),
      '--json',
    ])
    expect(err).toBe('')
    const { ok, refusals } = JSON.parse(out)
    expect(code).toBe(ok ? 0 : 1)
    for (const refusal of ok ? [] : refusals) isReason(refusal)
  }

  test('with fields of some cards changed', async () => {
    const change = fc.record({
      tactic: fc.boolean(),
      card: fc.nat(59),
      field: fc.constantFrom(
        'id',
        'club',
        'name',
        'line',
        'price',
        'strengths',
        'hazards',
        'beginner',
        'source',
        'colour',
        'power',
        'buildUp',
        'finish',
        'arrow',
        'closing',
      ),
      value: anyValue,
    })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
        const footballers: Record<string, unknown>[] = OUR_CARDS.footballers.map((man) => ({ ...man }))
        const tactics: Record<string, unknown>[] = OUR_CARDS.tactics.map((tactic) => ({ ...tactic }))
        for (const { tactic, card, field, value } of changes) {
          const changed = (tactic ? tactics : footballers)[card]
          if (changed) changed[field] = value
        }
        await isJudged(JSON.stringify({ name: 'mine', version: '1', footballers, tactics }))
      }),
      { numRuns: times(300) },
    )
  })

  test('whatever it holds', async () => {
    const set = fc.record(
      { name: anyValue, version: anyValue, footballers: anyValue, tactics: anyValue },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.json(),
          set.map((value) => JSON.stringify(value)),
        ),
        isJudged,
      ),
      { numRuns: 200 },
    )
  })
})
