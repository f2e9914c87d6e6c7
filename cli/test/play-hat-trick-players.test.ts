import { readFileSync } from 'node:fs'
import { hatTrick, MATCH_EVENTS, OUR_EXPANSION } from '@libero/hat-trick'
import { wording } from '@libero/hat-trick/text'
import type { Seen } from '@libero/hat-trick/view'
import type { MatchRecord } from '@libero/kernel'
import { readRecord, replay, SampledChance, seedFrom, seedText } from '@libero/kernel'
import { LANGUAGES } from '@libero/kernel/words'
import { Table } from '@libero/table'
import { describe, expect, test } from 'vitest'
import type { Scene } from '../boards/board.ts'
import { hatTrickGameTexts } from '../games/hat-trick/game-text.ts'
import { playersText } from '../games/hat-trick/players-words.ts'
import { bare, inkOf } from '../play/ink.ts'
import { compose, NOTHING_ASKED } from '../play/screen.ts'
import { helpOf, playText } from '../play/text.ts'
import { enter, fileIn, playWith } from './play-ground.ts'
import { ARGS, boardIn, codeOf, randomMatch } from './players-ground.ts'
import { scenes, tooWide } from './scenes.ts'
import { file } from './stage.ts'

function recordIn(path: string): MatchRecord {
  const read = readRecord(readFileSync(path, 'utf8'))
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return read.value
}

describe('a whole match with the Players expansion', () => {
  test.each(LANGUAGES)('by Enter alone, told in %s', async (lang) => {
    const args = [...ARGS, '--events', 'all', '--plain', '--seed', 'players', '--lang', lang]
    const { code, output, errors } = await playWith(args, enter)
    expect(errors).toBe('')
    expect(code).toBe(0)
    expect(output).not.toMatch(/[{}]|undefined|NaN/)
    const record = recordIn(fileIn(output))
    expect(record.outcome).toBeDefined()
    expect(record.config?.builds).toEqual([{ team: 'ITA' }, { team: 'BRA' }])
    expect(record.config?.options).toEqual({ expansion: 'players', events: [...MATCH_EVENTS] })
    expect(replay(hatTrick, record).ok).toBe(true)
  })

  test('on a screen, and gone on with', async () => {
    const screen = { columns: 80, rows: 24 }
    const args = [...ARGS, '--seed', 'screen', '--seat', 'away', '--speed', '0']
    const { code, output } = await playWith(args, (_, nth) => (nth < 9 ? '' : 'q'), { screen })
    expect(code).toBe(0)
    const saved = fileIn(output)
    expect(recordIn(saved).config?.options).toEqual({ expansion: 'players' })
    const again = await playWith(['hat-trick', '--resume', saved, '--speed', '0'], enter, { screen })
    expect(again.code).toBe(0)
    expect(recordIn(saved).outcome).toBeDefined()
  })
})

describe('who plays', () => {
  test.each([
    [[], ['ITA', 'BRA']],
    [
      ['--team', 'hun'],
      ['HUN', 'BRA'],
    ],
    [
      ['--team', 'BRA'],
      ['BRA', 'ITA'],
    ],
    [
      ['--opponent-team', 'ITA'],
      ['BRA', 'ITA'],
    ],
    [
      ['--team', 'SCO', '--opponent-team', 'DEN', '--seat', 'away'],
      ['DEN', 'SCO'],
    ],
  ])('%j', async (args, teams) => {
    const { output, code } = await playWith([...ARGS, '--plain', ...args], () => undefined)
    expect(code).toBe(0)
    expect(recordIn(fileIn(output)).config?.builds).toEqual(teams.map((team) => ({ team })))
  })

  test('a team of nowhere is answered with all there are; nobody is regular here', async () => {
    for (const team of ['XXX', 'regulars']) {
      const { code, errors } = await playWith([...ARGS, '--team', team], enter)
      expect(code).toBe(2)
      for (const { id, power, colours = [] } of OUR_EXPANSION.teams) {
        const row = errors.split('\n').find((each) => each.startsWith(`  ${id} `))
        expect(row).toMatch(new RegExp(` ${power?.defence} +${power?.midfield} +${power?.attack} `))
        for (const colour of colours) expect(row).toContain(playersText('en').colours[colour])
      }
    }
  })

  test('squads by code and by file', async () => {
    const [own, theirs] = [codeOf(1), codeOf(2)]
    const args = [...ARGS, '--plain', '--squad', own, '--opponent-squad', theirs]
    const played = await playWith(args, () => undefined)
    const builds = recordIn(fileIn(played.output)).config?.builds ?? []
    const [first] = builds as readonly { readonly squad: unknown }[]
    expect(builds).toEqual([{ squad: expect.anything() }, { squad: expect.anything() }])
    for (const kept of [first, first?.squad, { code: own }]) {
      const path = file('own-squad.json', JSON.stringify(kept))
      const again = await playWith([...ARGS, '--plain', '--squad', path], () => undefined)
      expect(again.errors).toBe('')
      expect(recordIn(fileIn(again.output)).config?.builds).toEqual([first, { team: 'BRA' }])
    }
  })

  test('a squad that is refused says why', async () => {
    const { code, errors } = await playWith([...ARGS, '--squad', 'HT1-2as9acHFKLNNqtV-0000'], enter)
    expect(code).toBe(1)
    expect(errors).toMatch(/HT1-2as9/)
    expect(errors.split('\n').length).toBeGreaterThan(1)
  })

  test.each([
    ['--events', 'all'],
    ['--sides-anew', '--plain'],
    ['--one-play', '--plain'],
    ['--squad', 'HT1-x'],
    ['--opponent-squad', 'HT1-x'],
  ])('%s makes no sense without the expansion', async (...args) => {
    const { code, errors } = await playWith(['hat-trick', ...args], enter)
    expect(code).toBe(2)
    expect(errors).toContain('--expansion players')
  })

  test('P34 sides anew are agreed on by the line', async () => {
    const { output } = await playWith([...ARGS, '--plain', '--sides-anew'], () => undefined)
    expect(recordIn(fileIn(output)).config?.options).toEqual({ expansion: 'players', sidesAnew: true })
  })

  test('P5 an opportunity as one play is agreed on by the line', async () => {
    const { output } = await playWith([...ARGS, '--plain', '--one-play'], () => undefined)
    expect(recordIn(fileIn(output)).config?.options).toEqual({ expansion: 'players', onePlay: true })
  })

  test('events are named, all or none', async () => {
    const options = async (events: string) => {
      const { output } = await playWith([...ARGS, '--plain', '--events', events], () => undefined)
      return recordIn(fileIn(output)).config?.options
    }
    expect(await options('none')).toEqual({ expansion: 'players' })
    expect(await options('corners,snapshot')).toEqual({
      expansion: 'players',
      events: ['snapshot', 'corners'],
    })
    const { code, errors } = await playWith([...ARGS, '--events', 'offside'], enter)
    expect(code).toBe(2)
    for (const event of MATCH_EVENTS) expect(errors).toContain(event)
  })
})

describe('the board fits', () => {
  const smallest = { width: 80, height: 24 }
  const larger = [
    { width: 81, height: 28 },
    { width: 80, height: 30 },
    { width: 104, height: 34 },
    { width: 120, height: 24 },
    { width: 120, height: 40 },
  ]

  test.each(LANGUAGES)('whatever happens, in %s', (lang) => {
    const words = wording(lang)
    const board = boardIn(lang)
    const kinds = new Set<string>()
    const faults: string[] = []
    let nthScene = 0
    for (let nth = 0; nth < 3; nth++) {
      for (const seen of scenes(randomMatch(nth), new SampledChance(nth))) {
        for (const { kind } of seen.request?.options ?? []) kinds.add(kind ?? '')
        for (const { width, height } of nthScene++ % 7 > 0 ? [smallest] : [smallest, ...larger]) {
          const scene: Scene<Seen> = { ...seen, width, height, ink: inkOf(nth % 3 ? 'none' : 'rich') }
          const { table, choices } = board.draw(scene)
          const question = seen.request ? words.prompt(seen.request) : NOTHING_ASKED
          const rows = compose({ table, choices, question, lines: [], notice: [] }, width, height, scene.ink)
          const screen = rows.join('\n')
          const isWhole = screen.startsWith(table.join('\n')) && screen.endsWith(choices.join('\n'))
          if (tooWide(rows, width).length > 0 || rows.length !== height - 2 || !isWhole) faults.push(screen)
          if (/undefined|NaN|[{}]/.test(screen)) faults.push(screen)
        }
      }
    }
    expect(faults.slice(0, 3)).toEqual([])
    for (const kind of ['move', 'skill', 'interchange', 'switch', 'substitution', 'style-card', 'take-style'])
      expect(kinds).toContain(kind)
  })

  test.each(LANGUAGES)('so do the sheets and the help, in %s', (lang) => {
    const board = boardIn(lang)
    const table = randomMatch(1)
    let nth = 0
    for (const seen of scenes(table, new SampledChance(1))) {
      if (nth++ % 23 > 0) continue
      const scene: Scene<Seen> = { ...seen, width: 80, height: 24, ink: inkOf('none') }
      for (const sheet of [board.cards(scene), board.squads(scene), board.legend()])
        expect(tooWide(sheet, 79)).toEqual([])
      expect(board.inWords(scene).join('\n')).not.toMatch(/[{}]|undefined/)
      expect(board.choices(scene).join('\n')).not.toMatch(/[{}]|undefined/)
    }
    const heard = table.heard('omniscient')
    const view = table.view('omniscient')
    if (!heard.ok || !view.ok) throw new Error('not over')
    const story = board.story(heard.value, view.value)
    expect(tooWide(story, 79)).toEqual([])
    expect(story.length).toBeGreaterThan(10)
    const page = [...helpOf(playText(lang), hatTrickGameTexts[lang]), '', ...board.legend()]
    expect(tooWide(page, 79)).toEqual([])
    expect(page.length).toBeLessThanOrEqual(22)
  })

  test('every option can be typed by a key of its own', () => {
    const board = boardIn('en')
    for (let nth = 0; nth < 2; nth++) {
      for (const { view, seat, request } of scenes(randomMatch(nth), new SampledChance(nth))) {
        if (!request) continue
        const called = board.callables(view, seat, request)
        const keys = called.slice(0, request.options.length).map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
        for (const key of keys) expect(key).toMatch(/^\S{1,8}$/)
      }
    }
  })
})

describe('the board says', () => {
  const first = (size: { width: number; height: number }, depth: 'none' | 'rich' = 'none'): Scene<Seen> => {
    const builds = [{ team: 'ITA' }, { team: 'BRA' }] as const
    const options = { expansion: 'players', events: ['subs', 'captain'] }
    const opened = Table.open(
      hatTrick,
      { config: { options, builds } },
      { seed: seedText(seedFrom('first')) },
    )
    if (!opened.ok) throw new Error('no match')
    const request = opened.value.request(0)
    return {
      view: opened.value.seenBy('home'),
      seat: 0,
      request,
      odds: new Map(),
      ...size,
      ink: inkOf(depth),
    }
  }
  const board = boardIn('en')
  const small = { width: 80, height: 24 }
  const large = { width: 120, height: 40 }

  test.each([small, large])('without colours the same as with them, at %o', (size) => {
    const rich = board.draw(first(size, 'rich'))
    const pale = board.draw(first(size))
    expect(rich.table.map(bare)).toEqual(pale.table)
    expect(rich.choices.map(bare)).toEqual(pale.choices)
  })

  test('everybody’s type and side; where there is room his numbers, too', () => {
    const italy = OUR_EXPANSION.teams.find(({ id }) => id === 'ITA')
    const tight = board.draw(first(small)).table.join('\n')
    const roomy = board.draw(first(large)).table.join('\n')
    for (const [number, { type, gold }] of Object.entries(italy?.players ?? {})) {
      const { short, tiny } = playersText('en').types[type as 'forward']
      const mark = gold ? '\\*' : ' '
      expect(tight).toMatch(new RegExp(`■ ?${number}[LR]${mark}(${tiny.replaceAll('.', '\\.')}|${short}) *▲`))
      expect(roomy).toMatch(new RegExp(`■ ?${number}[LR]${mark}`))
      expect(roomy).toContain(short)
    }
    expect(roomy).toContain('10/11')
  })

  test('both teams with power and colours, as their cards print them', () => {
    const page = board.squads(first(large)).join('\n')
    expect(page).toContain('defence 13, midfield 11, attack 8 · blue and white')
    expect(page).toMatch(/defence 15, midfield 14, attack 7 · yellow and green/)
  })

  test('style and progress, changes, bench and captain', () => {
    const { table } = board.draw(first(large))
    const own = table.find((row) => row.includes('Tactical 0/3'))
    expect(own).toContain('changes 3')
    expect(own).toContain(`captain ${OUR_EXPANSION.teams.find(({ id }) => id === 'ITA')?.captain}`)
    expect(own).toContain('bench ')
    expect(board.draw(first(small)).table.join('\n')).toContain('Tactical 0/3')
    expect(board.inWords(first(small)).join('\n')).toMatch(
      /Ball-playing centre-back \(gold\), card number 2\/3/,
    )
  })

  test('both sides of every card, and the skills that lie open', () => {
    const sheet = board.squads(first(small)).join('\n')
    expect(sheet).toMatch(/ 2\* Ball-play CB 2\/3 {3}▲2▼5 \(2\/4\)/)
    expect(sheet.replaceAll(/\s+/g, ' ')).toContain(
      'When an opponent dribbles at you, you have 2 footballs more.',
    )
  })
})
