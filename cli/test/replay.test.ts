import { canonical, type MatchRecord, sha256, writeRecord } from '@libero/kernel'
import { times } from '@libero/kernel/testing'
import { LANGUAGES } from '@libero/kernel/words'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BEGINNERS, file, isReason, playedMatch, recordFile, run } from './stage.ts'

const whole = playedMatch('whole')
const long = playedMatch('long', { ...BEGINNERS, options: { extraTime: true } })
const half = playedMatch('half', BEGINNERS, 20)

describe('libero replay', () => {
  test('tells a match with minutes and its result', async () => {
    const { code, out, err } = await run(['replay', recordFile('whole.json', whole)])
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toMatch(/^ {2}0′ {2}\S/m)
    expect(out).toMatch(/^ 90′ {2}\S/m)
    expect(out).toContain(`${whole.outcome?.goals[0]}:${whole.outcome?.goals[1]}`)
    expect(out).not.toMatch(/[{}]/)
  })

  test.each(LANGUAGES)('in %s', async (language) => {
    const { code, out } = await run(['replay', recordFile('long.json', long), '--lang', language])
    expect(code).toBe(0)
    expect(out.split('\n').length).toBeGreaterThan(50)
    expect(out).not.toMatch(/[{}]/)
  })

  test('for programs', async () => {
    const { out } = await run(['replay', recordFile('whole.json', whole), '--json'])
    const { events, ...rest } = JSON.parse(out)
    expect(rest).toEqual({ ok: true, game: 'finale', decisions: whole.inputs.length, outcome: whole.outcome })
    expect(events[0].kind).toBe('kick-off')
    expect(events.at(-1).kind).toBe('full-time')
  })

  test('shows each viewer only what he could see', async () => {
    const path = recordFile('whole.json', whole)
    const kinds = async (viewer: string) => {
      const { out } = await run(['replay', path, '--json', '--viewer', viewer])
      return JSON.parse(out)
        .events.filter((event: { kind: string }) => event.kind.startsWith('dealt'))
        .map((event: { kind: string; seat: number }) => `${event.kind} ${event.seat}`)
    }
    expect(await kinds('home')).toEqual(['dealt 0', 'dealt-unseen 1'])
    expect(await kinds('away')).toEqual(['dealt-unseen 0', 'dealt 1'])
    expect(await kinds('spectator')).toEqual(['dealt-unseen 0', 'dealt-unseen 1'])
    expect(await kinds('omniscient')).toEqual(['dealt 0', 'dealt 1'])
  })

  test('stops where it is told to', async () => {
    const path = recordFile('whole.json', whole)
    const { out } = await run(['replay', path, '--json', '--upto', '2'])
    expect(JSON.parse(out)).toMatchObject({ ok: true, decisions: 2 })
    expect(JSON.parse(out).events.length).toBeLessThan(20)
    const beyond = await run(['replay', path, '--json', '--upto', '99999'])
    expect(JSON.parse(beyond.out).decisions).toBe(whole.inputs.length)
  })

  test('an unfinished match keeps its secrets', async () => {
    const path = recordFile('half.json', half)
    const { code, out } = await run(['replay', path])
    expect(code).toBe(0)
    expect(out).toContain('not over')
    const everything = await run(['replay', path, '--viewer', 'omniscient', '--json'])
    expect(everything.code).toBe(1)
    expect(JSON.parse(everything.out).refusals[0]).toMatchObject({ code: 'match-still-running', rule: 'T5' })
  })

  test('--verify says whether the record is intact', async () => {
    const good = await run(['replay', recordFile('whole.json', whole), '--verify'])
    expect(good.code).toBe(0)
    expect(good.out).toContain('intact')
    const edited = writeRecord(whole).replace('"h white', '"h whit')
    const bad = await run(['replay', file('edited.json', edited), '--verify'])
    expect(bad.code).toBe(1)
    expect(bad.out).toMatch(/T3: \S/)
    expect(
      JSON.parse((await run(['replay', file('edited.json', edited), '--verify', '--json'])).out),
    ).toMatchObject({
      ok: false,
      refusals: [{ code: 'record-edited', rule: 'T3' }],
    })
  })

  test('refuses a record of a game nobody knows, and one that is far too long', async () => {
    const chess = await run(['replay', recordFile('chess.json', { ...whole, game: 'chess' }), '--json'])
    expect(chess.code).toBe(1)
    expect(JSON.parse(chess.out).refusals[0].code).toBe('record-other-game')
    const long = await run(['replay', file('long.txt', ' '.repeat(4_000_001)), '--json'])
    expect(long.code).toBe(1)
    expect(JSON.parse(long.out).refusals[0].code).toBe('record-too-long')
  })
})

/** Whatever is in the file: an exit code of 0 or 1, and every reason has a code, a rule and a sentence. */
async function isAnswered(source: string): Promise<boolean> {
  const { code, out, err } = await run(['replay', file('fuzz.json', source), '--json'])
  expect(err).toBe('')
  const answer = JSON.parse(out)
  expect(code).toBe(answer.ok ? 0 : 1)
  if (answer.ok) return true
  expect(answer.refusals.length).toBeGreaterThan(0)
  for (const refusal of answer.refusals) isReason(refusal)
  return false
}

/** A record with one value somewhere in it replaced. */
function edited(data: unknown, path: number, value: unknown): unknown {
  if (data === null || typeof data !== 'object') return value
  const keys = Object.keys(data)
  if (keys.length === 0) return value
  const key = keys[path % keys.length] ?? ''
  const inside = edited((data as Record<string, unknown>)[key], Math.floor(path / keys.length), value)
  if (Array.isArray(data)) return data.map((item, i) => (String(i) === key ? inside : item))
  return { ...data, [key]: inside }
}

const signed = (data: unknown): string => {
  const { digest: _, ...rest } = data as Record<string, unknown>
  return JSON.stringify({ ...rest, digest: sha256(canonical(rest)) })
}

const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    'h done',
    'a white-5',
    'finale',
    'acker',
    'stollen',
    'white-1',
    'purple',
    -1,
    0,
    99,
    null,
    [],
    {},
  ),
)

describe('damaged records', () => {
  const text = writeRecord(whole)

  test('cut short', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: text.trimEnd().length - 1 }), async (length) => {
        expect(await isAnswered(text.slice(0, length))).toBe(false)
      }),
      { numRuns: 60 },
    )
  })

  test('with one character changed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: text.length - 1 }),
        fc.string({ minLength: 1, maxLength: 1 }),
        async (at, letter) => {
          const changed = text.slice(0, at) + letter + text.slice(at + 1)
          // White space between values says nothing, so a record may survive a change of it.
          if (await isAnswered(changed)) expect(JSON.parse(changed)).toEqual(JSON.parse(text))
        },
      ),
      { numRuns: 150 },
    )
  })

  test('with one value changed and signed anew', async () => {
    const records: MatchRecord[] = [
      whole,
      half,
      playedMatch('x', { ...BEGINNERS, options: { extraTime: true } }, 30),
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...records),
        fc.nat(1_000_000),
        anyValue,
        async (record, path, value) => {
          await isAnswered(signed(edited(record, path, value)))
        },
      ),
      { numRuns: times(400) },
    )
  })

  test('which are anything else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (source) => {
        expect(await isAnswered(source)).toBe(false)
      }),
      { numRuns: 100 },
    )
  })
})
