import { beginnersBuild, OUR_CARDS } from '@libero/finale'
import { readRecord, writeRecord } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { finaleEntry } from '../games/finale/entry.ts'
import { ASKS, MOST_BYTES } from '../host/ask.ts'
import { Host } from '../host/host.ts'
import type { Line } from '../host/lines.ts'
import { GARBLED, linesOf, TOO_LONG } from '../host/lines.ts'
import { cliText } from '../text/index.ts'
import { run } from './stage.ts'

/** Talks to a host of its own. */
function conversation() {
  const host = new Host(finaleEntry, 'en', cliText('en'))
  const ask = (fields: unknown) => JSON.parse(host.answer(JSON.stringify(fields)))
  return { host, ask }
}

const NEW = { do: 'new', config: { preset: 'beginner' }, seed: 'host' }

/** The same with tactics sealed beforehand, so that the first question is the first period's. */
const SEALED = { ...NEW, config: { preset: 'beginner', options: { sealed: true } } }

/** Both hands, what is drawn after the first two tactics, and two dice. */
const DRAWN = ['white-5', 'white-4', 'purple-1', 'white-2a', 'white-3', 'purple-5', 'purple-4', 'purple-3']
const LISTED = [...DRAWN, 1, 0]

describe('a match over the protocol', () => {
  test('from kick-off to the final whistle', () => {
    const { ask } = conversation()
    let answer = ask(NEW)
    expect(answer).toMatchObject({ ok: true, game: 'finale', awaiting: ['home', 'away'] })
    while (!answer.outcome) {
      const [seat] = answer.awaiting
      const { request } = ask({ do: 'request', seat })
      expect(request.options.map((option: { action: string }) => option.action)).toContain(request.default)
      for (const option of request.options) expect(option.text).toMatch(/\S/)
      answer = ask({ do: 'act', seat, action: request.default })
      expect(answer.ok).toBe(true)
    }
    expect(answer.awaiting).toEqual([])
    expect(ask({ do: 'view', as: 'omniscient' }).view.outcome).toEqual(answer.outcome)
    expect(ask({ do: 'log', as: 'omniscient' }).events).toHaveLength(answer.events)
    const { record } = ask({ do: 'record' })
    expect(readRecord(JSON.stringify(record)).ok).toBe(true)
    expect(ask({ do: 'act', seat: 'home', action: 'done' }).refusals[0].code).toBe('match-is-over')
  })

  test('the answer carries the id of the question', () => {
    const { ask } = conversation()
    for (const id of [1, 'a', null]) {
      expect(ask({ ...NEW, id }).id).toEqual(id)
      expect(ask({ do: 'nothing', id }).id).toEqual(id)
    }
    expect('id' in ask({ do: 'position' })).toBe(false)
  })

  test('an id comes back exactly as it was sent, or its line is refused and nothing happens', () => {
    const { host, ask } = conversation()
    ask(NEW)
    const before = ask({ do: 'record' })
    const told = (id: string, fields: string) => host.answer(`{"id": ${id}, ${fields}}`)
    const looks = '"do":"request","seat":"home"'
    for (const id of ['0', '-7', '9007199254740991', '-9007199254740991', '""', '"é😀"', '"\\ud800"', 'null'])
      expect(told(id, looks)).toMatch(`{"id":${id},"ok":true`)
    expect(told(`"${'x'.repeat(200)}"`, looks)).toMatch(`"id":"${'x'.repeat(200)}"`)
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`
    const refused = [
      '9007199254740992',
      '9007199254740993',
      '-9007199254740993',
      '1e400',
      '-1e400',
      '1.0',
      '1e3',
    ]
    refused.push('-0', '0.5', '1E0', 'true', 'false', '[]', '{}', '[1]', deep, `{"a":${deep}}`)
    for (const id of [...refused, `"${'x'.repeat(201)}"`, '7, "id": 1.0']) {
      for (const fields of [
        '"do":"timeout","seat":"home"',
        JSON.stringify(NEW).slice(1, -1),
        '"do":"quit"',
        '"do":"dance"',
      ]) {
        const answer = JSON.parse(told(id, fields))
        expect([id.slice(0, 20), answer.refusals?.[0].code]).toEqual([id.slice(0, 20), 'id-malformed'])
        expect('id' in answer).toBe(false)
      }
      expect(ask({ do: 'record' })).toEqual(before)
      expect(host.isClosed).toBe(false)
    }
    expect(told('1.0, "id": 7', looks)).toMatch('{"id":7,"ok":true')
  })

  test('whatever fails on the way to an answer, the match is as it was', () => {
    // The next call to the game or its words fails, or the one after it, or …; never twice.
    let left = Number.POSITIVE_INFINITY
    const failing = <A extends unknown[], R>(method: (...args: A) => R) => {
      return (...args: A): R => {
        const result = method(...args)
        if (left-- === 0) throw new TypeError('failed')
        return result
      }
    }
    const { game } = finaleEntry
    const faulty = {
      ...finaleEntry,
      wording: failing(finaleEntry.wording),
      game: {
        ...game,
        apply: failing(game.apply),
        awaiting: failing(game.awaiting),
        outcome: failing(game.outcome),
        cardSet: failing(game.cardSet),
        start: failing(game.start),
      },
    }
    for (const line of [
      { do: 'act', seat: 'away', action: 'white-3' },
      { do: 'timeout', seat: 'away' },
      { do: 'undo', seat: 'home' },
      { ...NEW, seed: 'another' },
    ]) {
      const host = new Host(faulty, 'en', cliText('en'))
      const ask = (fields: object) => JSON.parse(host.answer(JSON.stringify(fields)))
      ask({ ...SEALED, seed: undefined, list: LISTED })
      ask({ do: 'timeout', seat: 'home' })
      const before = [ask({ do: 'record' }), ask({ do: 'position' })]
      let call = 0
      for (let isDone = false; !isDone; call++) {
        // The record that is taken before a line calls twice: its failing is no question of the answer.
        left = call + 2
        const answer = ask({ ...line, id: 5 })
        left = Number.POSITIVE_INFINITY
        expect(answer.id).toBe(5)
        isDone = answer.ok
        if (!isDone) expect([ask({ do: 'record' }), ask({ do: 'position' })]).toEqual(before)
      }
      expect(call).toBeGreaterThan(3)
    }
  })

  test('§4.8 tactic cards are chosen at the table; a match by finale-1 begins with the first period', () => {
    const { ask } = conversation()
    expect(ask(NEW)).toMatchObject({ ok: true, awaiting: ['home', 'away'] })
    const { request } = ask({ do: 'request', seat: 'home' })
    expect(request).toMatchObject({ kind: 'packing', rule: '4.8', default: 'purple' })
    expect(request.options[3]).toMatchObject({ action: 'red', kind: 'colour', text: 'red' })
    ask({ do: 'act', seat: 'home', action: 'red' })
    expect(ask({ do: 'log', as: 'away' }).events.at(-1)).toEqual({ kind: 'packed-unseen', seat: 0 })
    ask({ do: 'act', seat: 'away', action: 'blue' })
    expect(ask({ do: 'view', as: 'home' }).view).toMatchObject({ phase: 'tactics', period: 1 })
    expect(ask({ ...NEW, rules: 'finale-1' })).toMatchObject({ ok: true, rules: 'finale-1' })
    expect(ask({ do: 'request', seat: 'home' }).request.kind).toBe('tactics')
  })

  test('the same seed, the same match; without one, another', () => {
    const dealt = (fields: object) => {
      const { ask } = conversation()
      ask({ ...NEW, seed: undefined, ...fields })
      return JSON.stringify(ask({ do: 'record' }).record.chance)
    }
    expect(dealt({ seed: 'a' })).toBe(dealt({ chance: { seed: 'a' } }))
    expect(dealt({})).not.toBe(dealt({}))
  })

  test('luck may be listed, cards by their ids', () => {
    const { ask } = conversation()
    expect(ask({ ...SEALED, seed: undefined, list: LISTED }).ok).toBe(true)
    expect(ask({ do: 'view', as: 'home' }).view.sides[0].hand).toEqual(['white-5', 'white-4', 'purple-1'])
    ask({ do: 'act', seat: 'home', action: 'white-5' })
    ask({ do: 'act', seat: 'away', action: 'white-3' })
    expect(ask({ do: 'view', as: 'home' }).view.attacker).toBe('home')
  })

  test('luck that runs out is refused, and the match stays as it was', () => {
    const { ask } = conversation()
    ask({ ...SEALED, seed: undefined, chance: { list: [0, 1, 2, 0, 1, 2] } })
    ask({ do: 'act', seat: 'home', action: 'white-5' })
    const before = ask({ do: 'position' })
    const refused = ask({ do: 'act', seat: 'away', action: 'white-3' })
    expect(refused.refusals).toMatchObject([{ code: 'chance-exhausted', rule: 'T6' }])
    expect(ask({ do: 'position' })).toEqual(before)
    expect(ask({ ...SEALED, seed: undefined, list: [] }).refusals).toMatchObject([
      { code: 'chance-exhausted' },
    ])
    expect(ask({ do: 'position' })).toEqual(before)
  })

  test('listed luck names what is on the die of the cards: another number is refused, and nothing changes', () => {
    const { ask } = conversation()
    const { name: _, ...ours } = OUR_CARDS
    const begin = (faces: readonly number[], ...dice: readonly number[]) => {
      const cards = { name: 'box', ...ours, die: { faces } }
      const config = { preset: 'beginner', options: { sealed: true, cards } }
      expect(ask({ do: 'new', config, list: [...DRAWN, ...dice] }).ok).toBe(true)
      ask({ do: 'act', seat: 'home', action: 'white-5' })
      const before = ask({ do: 'position' })
      // Five against five: both roll for the attack.
      return { before, answer: ask({ do: 'act', seat: 'away', action: 'purple-5' }) }
    }
    expect(begin([0, 1, 1, 2, 2, 3], 1, 0).answer.ok).toBe(true)
    expect(begin([0, 0, 0, 2, 3, 3], 2, 0).answer.ok).toBe(true)
    const { before, answer } = begin([0, 0, 0, 2, 3, 3], 1, 0)
    expect(answer.refusals).toMatchObject([{ code: 'chance-impossible', rule: 'T6' }])
    expect(ask({ do: 'position' })).toEqual(before)
    const { record } = ask({ do: 'record' })
    expect(JSON.stringify(record)).toContain('"die":{"faces":[0,0,0,2,3,3]}')
  })

  test('a position can be taken out and put in again', () => {
    const { ask } = conversation()
    ask({ ...NEW, config: { preset: 'beginner', options: { extraTime: true } } })
    for (let i = 0; i < 25; i++)
      for (const seat of ['home', 'away'])
        if (ask({ do: 'request', seat }).request) ask({ do: 'timeout', seat })
    const { position } = ask({ do: 'position' })
    const views = ['home', 'away', 'spectator'].map((as) => ask({ do: 'view', as }).view)
    const { ask: askOther } = conversation()
    expect(askOther({ do: 'position', position, seed: 'other' })).toMatchObject({ ok: true })
    expect(askOther({ do: 'position' }).position).toEqual(position)
    expect(['home', 'away', 'spectator'].map((as) => askOther({ do: 'view', as }).view)).toEqual(views)
  })

  test('builds are checked while they are made', () => {
    const { ask } = conversation()
    const build = beginnersBuild('acker')
    expect(ask({ do: 'check', seat: 'home', build })).toEqual({ ok: true })
    const { refusals } = ask({ do: 'check', seat: 'home', build: { ...build, bench: build.bench.slice(1) } })
    expect(refusals[0]).toMatchObject({ code: 'squad-size', rule: '3.1', about: { count: 14, want: 15 } })
    const free = ask({ do: 'check', seat: 1, build, options: { tactics: 'free', sealed: true } })
    expect(free.refusals[0].rule).toBe('4.3')
    const early = { ...build, tactics: { colour: 'red' } }
    expect(ask({ do: 'check', seat: 'home', build: early }).refusals[0]).toMatchObject({
      code: 'tactics-too-early',
      rule: '4.8',
    })
  })

  test('other cards bring their own names', () => {
    const { ask } = conversation()
    const footballers = OUR_CARDS.footballers.map((man) => ({ ...man, name: `Mister ${man.name}` }))
    const cards = { ...OUR_CARDS, name: 'mine', footballers }
    const config = { options: { cards }, builds: [beginnersBuild('acker'), beginnersBuild('stollen')] }
    expect(ask({ do: 'new', config, seed: 'x' }).cards).toEqual({ name: 'mine', version: OUR_CARDS.version })
    for (let twice = 0; twice < 2; twice++) {
      ask({ do: 'timeout', seat: 'home' })
      ask({ do: 'timeout', seat: 'away' })
    }
    const asked = ask({ do: 'request', seat: 'home' }).request ?? ask({ do: 'request', seat: 'away' }).request
    expect(asked.options[0].text).toContain('Mister')
  })

  test('what is taken back was never decided', () => {
    const { ask } = conversation()
    ask(NEW)
    const before = ask({ do: 'position' })
    const { request } = ask({ do: 'request', seat: 'home' })
    ask({ do: 'act', seat: 'home', action: request.default })
    expect(ask({ do: 'undo', seat: 'home' })).toMatchObject({
      ok: true,
      undone: request.default,
    })
    expect(ask({ do: 'position' })).toEqual(before)
    expect(ask({ do: 'undo', seat: 'home' }).refusals).toMatchObject([{ rule: 'T4' }])
  })
})

describe('what cannot be done is refused in words', () => {
  const refusalOf = (fields: unknown) => {
    const { ask } = conversation()
    ask(NEW)
    const before = ask({ do: 'position' })
    const answer = ask(fields)
    expect(answer.ok).toBe(false)
    expect(answer.refusals[0].text).toMatch(/\S{2}/)
    expect(ask({ do: 'position' })).toEqual(before)
    return `${answer.refusals[0].code} ${answer.refusals[0].rule}`
  }

  test.each([
    [[], 'line-malformed P1'],
    [null, 'line-malformed P1'],
    ['quit', 'line-malformed P1'],
    [{}, 'field-missing P1'],
    [{ do: 7 }, 'field-malformed P1'],
    [{ do: 'constructor' }, 'command-unknown P1'],
    [{ do: 'act' }, 'field-missing P1'],
    [{ do: 'act', seat: 'home' }, 'field-missing P1'],
    [{ do: 'act', seat: 'home', action: 4 }, 'field-malformed P1'],
    [{ do: 'act', seat: 'referee', action: 'done' }, 'field-malformed P1'],
    [{ do: 'act', seat: 2, action: 'done' }, 'field-malformed P1'],
    [{ do: 'act', seat: 'home', action: 'tiki-taka' }, 'decision-unknown T2'],
    [{ do: 'act', seat: 'home', action: 'sven-fauster' }, 'not-a-man-now 4.8'],
    [{ do: 'act', seat: 'home', action: 'x'.repeat(100_000) }, 'decision-unknown T2'],
    [{ do: 'view' }, 'field-missing P1'],
    [{ do: 'view', as: 'omniscient' }, 'match-still-running T5'],
    [{ do: 'log', as: 'omniscient' }, 'match-still-running T5'],
    [{ do: 'log', as: 'home', from: -1 }, 'field-malformed P1'],
    [{ do: 'undo', seat: 'home' }, 'nothing-to-take-back T4'],
    [{ do: 'new' }, 'field-missing P1'],
    [{ do: 'new', config: {} }, 'field-missing P1'],
    [{ do: 'new', config: { preset: 'expert' } }, 'field-malformed P1'],
    [{ do: 'new', config: { builds: [1, 2] } }, 'build-malformed 3.1'],
    [{ ...NEW, rules: 1 }, 'field-malformed P1'],
    [{ ...NEW, rules: '' }, 'rules-unknown T3'],
    [{ ...NEW, rules: 'finale-99' }, 'rules-unknown T3'],
    [{ do: 'new', config: { preset: 'beginner' }, seed: 5 }, 'field-malformed P1'],
    [{ do: 'new', config: { preset: 'beginner' }, seed: 'a', list: [] }, 'field-malformed P1'],
    [{ do: 'new', config: { preset: 'beginner' }, chance: [] }, 'field-malformed P1'],
    [{ ...NEW, chance: { seed: 'other' } }, 'field-malformed P1'],
    [{ do: 'new', config: { preset: 'beginner' }, list: ['joker'] }, 'luck-unknown T6'],
    [{ do: 'new', config: { preset: 'beginner' }, list: [0.5] }, 'luck-unknown T6'],
    [{ do: 'new', config: { preset: 'beginner' }, list: [{}] }, 'luck-unknown T6'],
    [{ do: 'position', position: 7 }, 'field-malformed P1'],
    [{ do: 'position', position: {} }, 'position-foreign 13.5'],
    [{ do: 'check', seat: 'home', build: 5 }, 'build-malformed 3.1'],
  ])('%j', (fields, refusal) => expect(refusalOf(fields)).toBe(refusal))

  test('out of turn', () => {
    const { ask } = conversation()
    ask(NEW)
    ask({ do: 'timeout', seat: 'home' })
    for (const fields of [
      { do: 'act', seat: 'home', action: 'white-5' },
      { do: 'timeout', seat: 'home' },
    ])
      expect(ask(fields).refusals).toMatchObject([{ code: 'not-your-turn', rule: 'T1' }])
  })

  test('before there is a match', () => {
    for (const name of ASKS.filter((ask) => !['new', 'check', 'quit'].includes(ask))) {
      const { ask } = conversation()
      expect(ask({ do: name, seat: 'home', as: 'home' }).refusals).toMatchObject([
        { code: 'no-match', rule: 'P1' },
      ])
    }
  })

  test('nested deeper than anyone can follow', () => {
    const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
    const { host, ask } = conversation()
    ask(NEW)
    const before = ask({ do: 'position' })
    for (const line of [
      deep(400_000),
      `{"do":"request","seat":"home","id":${deep(200_000)}}`,
      `{"do":"check","seat":"home","build":${deep(200_000)}}`,
      `{"do":"new","config":{"options":${deep(200_000)},"builds":[1,2]}}`,
      `{"do":"position","position":${deep(200_000)}}`,
    ]) {
      const answer = JSON.parse(host.answer(line))
      expect(answer.ok).toBe(false)
      expect(answer.refusals[0].text).toMatch(/\S{2}/)
      expect(ask({ do: 'position' })).toEqual(before)
    }
  })
})

describe('lines', () => {
  const read = async (parts: readonly string[], most = 10) => {
    async function* bytes() {
      for (const part of parts) yield new TextEncoder().encode(part)
    }
    const lines: Line[] = []
    for await (const line of linesOf(bytes(), most)) lines.push(line)
    return lines
  }

  test('come whole, however they were cut', async () => {
    expect(await read(['one\ntwo\n', 'th', 'ree', '\n\nfour'])).toEqual(['one', 'two', 'three', '', 'four'])
    expect(await read(['é'.repeat(5), '\n'])).toEqual(['ééééé'])
    expect(await read([])).toEqual([])
  })

  test('which are too long are skipped, and only those', async () => {
    expect(await read(['0123456789\n', '0123456789', '0\nnext\n', 'x'.repeat(50)])).toEqual([
      '0123456789',
      TOO_LONG,
      'next',
      TOO_LONG,
    ])
  })

  test('which are no UTF-8 are told from those that are', async () => {
    async function* bytes() {
      yield new Uint8Array([0x22, 0xff, 0x22, 10, 0x22, 0xc3])
      yield new Uint8Array([0xa9, 0x22, 10, 0xc3])
    }
    const lines: Line[] = []
    for await (const line of linesOf(bytes(), 10)) lines.push(line)
    expect(lines).toEqual([GARBLED, '"é"', GARBLED])
    expect(JSON.parse(conversation().host.answer(GARBLED)).refusals[0].code).toBe('line-malformed')
  })

  test('a gigabyte without an end is never kept', async () => {
    const megabyte = new Uint8Array(1_000_000).fill(120)
    async function* endless() {
      for (let i = 0; i < 1000; i++) yield megabyte
      yield new TextEncoder().encode('\n{}\n')
    }
    const before = process.memoryUsage().rss
    const lines: Line[] = []
    for await (const line of linesOf(endless(), MOST_BYTES)) lines.push(line)
    expect(lines).toEqual([TOO_LONG, '{}'])
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  })
})

describe('libero host', () => {
  test('answers line by line and ends with quit or the end of its input', async () => {
    const lines = [
      `${JSON.stringify(NEW)}\r\n`,
      '\n',
      'nonsense\n',
      `${'x'.repeat(1_100_000)}\n`,
      '{"do":"quit"}\n',
      '{}\n',
    ]
    const { code, out, err } = await run(['host', 'finale'], lines)
    expect(code).toBe(0)
    expect(err).toBe('')
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers.map((answer) => answer.refusals?.[0].code ?? answer.ok)).toEqual([
      true,
      'line-malformed',
      'line-malformed',
      'line-too-long',
      true,
    ])
    expect((await run(['host', 'finale'], ['{"do":"position"}'])).out.trim().split('\n')).toHaveLength(1)
  })

  test('speaks the language asked for', async () => {
    const { out } = await run(['host', 'finale', '--lang', 'de'], ['oops\n'])
    expect(JSON.parse(out).refusals[0].text).toMatch(/^Die Zeile/)
  })

  test('the record it gives is one that libero replay tells', () => {
    const { ask } = conversation()
    ask(NEW)
    const { record } = ask({ do: 'record' })
    const { digest: _, ...rest } = record
    expect(JSON.parse(writeRecord(rest))).toEqual(record)
  })
})
