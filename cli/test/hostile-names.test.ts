import { readFileSync } from 'node:fs'
import { finale, OUR_CARDS } from '@libero/finale'
import type { MatchConfig } from '@libero/kernel'
import { isName, isPlainText, readRecord, replay, shown, writeRecord } from '@libero/kernel'
import { DressingRooms, Table } from '@libero/table'
import { describe, expect, test } from 'vitest'
import { enter, playWith } from './play-ground.ts'
import { BEGINNERS, file, playedMatch, recordFile, run, seeded } from './stage.ts'

/** What must not reach a terminal, each in the middle of a name. */
const HOSTILE = {
  escape: 'a\u001b[31mb',
  title: 'a\u001b]0;x\u0007b',
  'our own style': 'a\u001b[7mb',
  return: 'a\rb',
  newline: 'a\nb',
  backspace: 'a\bb',
  delete: 'a\u007fb',
  'C1 escape': 'a\u009b31mb',
  'right to left': 'a\u202eb',
  isolate: 'a\u2066b',
  mark: 'a\u200fb',
  'Arabic mark': 'a\u061cb',
  'zero width': 'a\u200bb',
  joiner: 'a\u200db',
  'line separator': 'a\u2028b',
  'byte order': 'a\ufeffb',
  filler: 'a\u3164b',
  'half a character': 'a\ud800b',
}
const BLANK = ['', ' ', '\t', '\u00a0\u2003', '\u200b', '\u3164', '\u2800']
const each = Object.entries(HOSTILE)

/** Everything but the ends of lines is plain. */
const isClean = (text: string): boolean => text.split('\n').every(isPlainText)

const cardsNamed = (name: string, man = 'Sven Fauster') => ({
  ...OUR_CARDS,
  name,
  version: '1',
  footballers: OUR_CARDS.footballers.map((each) =>
    each.id === 'sven-fauster' ? { ...each, name: man } : each,
  ),
})

describe('a name', () => {
  test.each(each)('with %s is none, and is shown without it', (_, text) => {
    expect(isName(text)).toBe(false)
    expect(isPlainText(shown(text))).toBe(true)
    expect(shown(text)).toMatch(/^a\ufffd.*b$/)
  })

  test.each(BLANK)('of nothing to be seen is none: %j', (text) => expect(isName(text)).toBe(false))

  test.each(['Őry Ödön', "O'Klopper", '山田', 'A.', '№ 5', '⚽'])('%s is one', (text) => {
    expect(isName(text)).toBe(true)
    expect(shown(text)).toBe(text)
  })
})

describe('on the way in', () => {
  test.each(each)('cards with %s are refused at every table', (_, text) => {
    for (const cards of [cardsNamed(text), cardsNamed('mine', text)]) {
      const config: MatchConfig = { ...BEGINNERS, options: { cards } }
      const opened = Table.open(finale, { config }, seeded('x'))
      expect(opened.ok || opened.refusals[0]).toMatchObject({ code: 'name-unprintable', rule: 'T8' })
    }
    const rooms = new DressingRooms(finale, {})
    expect(rooms.check(0, { club: text })[0]).toMatchObject({ code: 'name-unprintable' })
  })

  test('cards and men without a name are refused', async () => {
    for (const blank of BLANK) {
      const path = file('blank.json', JSON.stringify(cardsNamed('mine', blank)))
      expect((await run(['cards', 'finale', '--check', path])).code, JSON.stringify(blank)).toBe(1)
      expect((await playWith(['finale', '--cards', path], enter)).code).toBe(1)
    }
  })
})

describe('on the way out', () => {
  test.each(each)('%s reaches no terminal by any command', async (_, text) => {
    const cards = file('cards.json', JSON.stringify(cardsNamed(text, text)))
    const squad = file('squad.json', JSON.stringify({ name: text, rank: text, men: [text] }))
    const damaged = file('damaged.json', JSON.stringify({ libero: text, game: text }))
    const other = recordFile('other.json', { ...playedMatch('x', undefined, 3), game: text })
    for (const args of [
      [text],
      ['help', text],
      ['replay', text],
      ['replay', damaged],
      ['replay', other],
      ['show', text],
      ['show', damaged],
      ['show', other],
      ['cards', text],
      ['cards', 'finale', '--check', cards],
      ['squad', squad],
      ['squad', text],
      ['sim', 'finale', '--home', text],
      ['sim', 'finale', '--matches', '1', '--seed', text],
      ['host', text],
      ['--lang', text],
    ]) {
      const { out, err } = await run(args)
      expect(isClean(out + err), JSON.stringify(args)).toBe(true)
    }
    const lines = [
      { do: text },
      { do: 'new', config: { preset: 'beginner', options: { [text]: text } }, id: text },
      { do: 'new', config: { preset: 'beginner' }, seed: text, id: text },
      { do: 'act', seat: 'home', action: text, id: text },
    ]
    const { out } = await run(
      ['host', 'finale'],
      lines.map((line) => `${JSON.stringify(line)}\n`),
    )
    expect(isClean(out)).toBe(true)
    const ids = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).id)
    expect(ids.at(-1)).toBe(text)
  })

  test.each(each)('%s reaches no screen of a match', async (_, text) => {
    const typed = ['', text.replaceAll(/[\r\n]/g, ''), `? ${text.replaceAll(/[\r\n]/g, '')}`]
    for (const args of [[], ['--save', `/dev/null/${text.replaceAll('\0', '')}`], ['--opponent', text]]) {
      const { output, errors } = await playWith(['finale', '--plain', ...args], (_, nth) => typed[nth])
      expect(isClean(output + errors), JSON.stringify(args)).toBe(true)
    }
  })

  test('an old record called anything is read, told and gone on with, and shown clean', async () => {
    for (const [, text] of each) {
      // As it was written before T8: nothing in it is damaged.
      const config: MatchConfig = { ...BEGINNERS, options: { cards: cardsNamed('mine', text) } }
      const record = { ...playedMatch('x', BEGINNERS, 3), config, cards: { name: 'mine', version: '1' } }
      const path = file('old.json', writeRecord({ ...record, coaches: ['person', 'random'] }))
      const read = readRecord(readFileSync(path, 'utf8'))
      expect(read.ok && replay(finale, read.value).ok, JSON.stringify(text)).toBe(true)
      const told = await run(['replay', path])
      expect(told.code).toBe(0)
      expect(isClean(told.out)).toBe(true)
      for (const screen of [undefined, { columns: 80, rows: 24 }]) {
        const { code, output } = await playWith(
          ['finale', '--resume', path],
          (_, nth) => (nth < 1 ? 'm' : undefined),
          {
            ...(screen && { screen }),
          },
        )
        expect(code).toBe(0)
        expect(output).toContain('a\ufffd')
        expect(output).not.toContain(text)
      }
    }
  })
})
