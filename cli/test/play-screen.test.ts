import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FinaleBuild } from '@libero/finale'
import { finale, LINES, OUR_CARDS } from '@libero/finale'
import { TEXTS } from '@libero/finale/text'
import { readRecord, replay } from '@libero/kernel'
import { fill, LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { bare, widthOf } from '../play/ink.ts'
import { playText } from '../play/text.ts'
import { emptyFolder, enter, fileIn, playWith } from './play-ground.ts'

const screen = { columns: 80, rows: 24 }
const HOME = '\u001b[H'

const frames = (output: string): string[][] =>
  output
    .split(HOME)
    .slice(1)
    .map((frame) => (frame.split('\u001b[J')[0] ?? '').split('\n').slice(0, -1))

const buildOf = (file: string): FinaleBuild => {
  const record = readRecord(readFileSync(file, 'utf8'))
  if (!record.ok || !replay(finale, record.value).ok) throw new Error('no record')
  return record.value.config?.builds[0] as FinaleBuild
}

describe('on a screen', () => {
  test('a whole match never leaves it', async () => {
    const { code, output } = await playWith(['finale', '--seed', 'screen', '--speed', '0'], enter, { screen })
    expect(code).toBe(0)
    const drawn = frames(output)
    expect(drawn.length).toBeGreaterThan(100)
    for (const rows of drawn) {
      expect(rows.length).toBeLessThanOrEqual(screen.rows - 2)
      expect(rows.filter((row) => widthOf(row) > screen.columns)).toEqual([])
    }
    expect(output).toContain('npx libero replay')
  })

  test('long answers get a page of their own, and Enter brings the table back', async () => {
    const typed = ['help', '', '? 6.6', '', 'm', '', 'q']
    const { turns } = await playWith(['finale', '--speed', '0', '--lang', 'de'], (_, nth) => typed[nth], {
      screen,
    })
    expect(turns[1]).toContain('Enter: zurück zum Spiel')
    expect(turns[2]).toContain('Taktikkarte')
    expect(bare(turns[3] ?? '')).toContain('§6.6')
    expect(turns[5]).toContain('Fauster')
  })

  test('Ctrl-C leaves like q does', async () => {
    const { code, output } = await playWith(
      ['finale', '--speed', '0'],
      (_, nth) => (nth < 3 ? '' : '\u0003'),
      { screen },
    )
    expect(code).toBe(0)
    expect(output).toContain(`--resume ${fileIn(output)}`)
    expect(buildOf(fileIn(output)).club).toBe('acker')
  })

  test('NO_COLOR is respected', async () => {
    const leave = () => undefined
    const args = ['finale', '--speed', '0']
    const colours = (output: string) => output.split('\u001b[').filter((part) => /^[\d;]+m/.test(part)).length
    expect(colours((await playWith(args, leave, { screen })).output)).toBeGreaterThan(20)
    expect(colours((await playWith(args, leave, { screen, env: { NO_COLOR: '1' } })).output)).toBe(0)
  })

  test('too small a screen is told line by line', async () => {
    const small = { columns: 79, rows: 24 }
    const { output } = await playWith(['finale'], () => undefined, { screen: small })
    expect(output).not.toContain(HOME)
  })
})

describe('the dressing room', () => {
  const chosen = ['finale', '--plain', '--squad', 'choose']
  const types =
    (...typed: readonly string[]) =>
    (_: string, nth: number) =>
      typed[nth] ?? 'q'

  test('begins with a squad that can play, and says everything that is wrong with another', async () => {
    const { turns, output } = await playWith(
      [...chosen, '--sealed'],
      types('1', 'ok', 'empty', 'colour red', 'random', 'ok'),
    )
    expect(turns[0]).toContain('50 of 50 points')
    expect(turns[1]).toContain('(§3.1)')
    expect(turns[1]).toContain('(§3.2)')
    expect(turns[1]).toContain('(§3.4)')
    expect(turns[2]).toContain('Not yet')
    expect(turns[3]).toContain('(§3.3)')
    expect(turns[4]).toContain('white and red')
    expect(turns[5]).toContain('Ready')
    const build = buildOf(fileIn(output))
    expect(build.tactics).toEqual({ colour: 'red' })
    expect(finale.checkBuild(0, build, { sealed: true })).toEqual([])
  })

  test.each(LANGUAGES)('a squad that is whole but too dear is told so: %s', async (language) => {
    const men = OUR_CARDS.footballers
      .filter(({ club }) => club === 'acker')
      .sort((a, b) => LINES.indexOf(a.line) - LINES.indexOf(b.line))
    const dear = (keepers: boolean, most: number) =>
      men
        .map((man, slot) => ({ man, slot: slot + 1 }))
        .filter(({ man }) => (man.line === 'keeper') === keepers)
        .sort((a, b) => b.man.price - a.man.price)
        .slice(0, most)
    const squad = [...dear(true, 1), ...dear(false, 14)]
    const slots = squad.map(({ slot }) => slot)
    const points = squad.reduce((sum, { man }) => sum + man.price, 0)
    const why = fill(TEXTS[language].refusals['over-budget'], { points, budget: 50 })
    const { builder } = playText(language)
    const typed = ['empty', slots.join(' '), slots.slice(11).join(' '), 'ok']
    const { turns } = await playWith([...chosen, '--sealed', '--lang', language], types(...typed))
    expect(turns[4]).toContain(fill(builder.notReady, { why }).slice(0, 60))
    expect(turns[4]?.split('§').length).toBe(2)
  })

  test('fills up around whoever is chosen already', async () => {
    const { output } = await playWith(chosen, types('empty', '25 13 26', 'random', 'ok'))
    const { pitch, bench } = buildOf(fileIn(output))
    expect([...pitch, ...bench]).toEqual(
      expect.arrayContaining(['gino-primo', 'de-dribbler', 'timo-brecher']),
    )
  })

  test('what cannot be filled up is said', async () => {
    const everybody = Array.from({ length: 16 }, (_, i) => i + 1).join(' ')
    const { turns } = await playWith(chosen, types('empty', everybody, 'random'))
    expect(turns[3]).toContain('Nobody can be found')
  })

  test('a squad can be kept and brought back', async () => {
    const file = join(emptyFolder(), 'squad.json')
    await playWith(chosen, types('empty', 'random', `save ${file}`, 'q'))
    const { output } = await playWith(['finale', '--plain', '--squad', file], () => undefined)
    expect(buildOf(fileIn(output))).toEqual(JSON.parse(readFileSync(file, 'utf8')))
    writeFileSync(file, '{ "club": "acker", "pitch": [], "bench": [] }')
    const refused = await playWith(['finale', '--squad', file], enter)
    expect(refused.code).toBe(1)
    expect(refused.errors.split('\n').length).toBeGreaterThan(4)
    writeFileSync(file, '{')
    expect((await playWith(['finale', '--squad', file], enter)).errors).toContain('JSON')
    expect((await playWith(['finale', '--squad', `${file}.not`], enter)).errors).toContain('ENOENT')
  })

  test('eleven cards of one’s own choice, in one’s own order', async () => {
    const typed = types('1', 'first 12', 'empty', 'random', 'shuffle', 'ok')
    const { turns, output } = await playWith(['finale', '--plain', '--tactics', 'free', '--sealed'], typed)
    expect(turns[0]).toContain('Ready')
    expect(turns[1]).toContain('(§4.4)')
    expect(turns[2]).toContain('order: 12 ')
    expect(turns[3]).toContain('5: 0 of 2')
    expect(turns[4]).toContain('Ready')
    const { tactics } = buildOf(fileIn(output))
    expect(tactics && 'order' in tactics && tactics.order).toHaveLength(11)
  })

  test('any eleven cards, in no order', async () => {
    const typed = types('1', 'first 12', 'empty', '1 2 3', 'random', 'white red', 'ok')
    const { turns, output } = await playWith(['finale', '--plain', '--tactics', 'any', '--sealed'], typed)
    expect(turns[0]).toContain('Ready')
    expect(turns[1]).toContain('(§4.10)')
    expect(turns[1]).toContain('10 of 11 cards')
    // There is no first card.
    expect(turns[2]).not.toContain('Ready')
    expect(turns[3]).toContain('0 of 11 cards')
    expect(turns[4]).toContain('3 of 11 cards')
    expect(turns[5]).toContain('11 of 11 cards')
    const { tactics } = buildOf(fileIn(output))
    const cards = tactics && 'cards' in tactics ? tactics.cards : []
    expect([...new Set(cards.map((id) => id.split('-')[0]))].sort()).toEqual(['red', 'white'])
    expect(cards).toHaveLength(11)
  })

  test('whoever leaves it has begun nothing', async () => {
    const { code, output } = await playWith(chosen, types('q'))
    expect(code).toBe(0)
    expect(output).not.toContain('.json')
  })

  test('fits a screen, its help too', async () => {
    const typed = types('help', '1 2 3 30', 'nonsense', 'random', 'beginner', 'ok', 'help', '1', 'q')
    for (const choice of ['free', 'any']) {
      const args = ['finale', '--squad', 'choose', '--tactics', choice, '--sealed', '--lang', 'hu']
      for (const rows of frames((await playWith(args, typed, { screen })).output)) {
        expect(rows.length).toBeLessThanOrEqual(screen.rows - 2)
        expect(rows.filter((row) => widthOf(row) > screen.columns)).toEqual([])
      }
    }
  })
})
