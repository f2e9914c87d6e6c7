import { readFileSync } from 'node:fs'
import type { CaptainTsubasaEvent } from '@libero/captain-tsubasa'
import { captainTsubasa, OUR_CARDS } from '@libero/captain-tsubasa'
import { PHASES, Phase } from '@libero/captain-tsubasa/opponents'
import { wording } from '@libero/captain-tsubasa/text'
import type { Seen } from '@libero/captain-tsubasa/view'
import type { MatchRecord, Request } from '@libero/kernel'
import { other, readRecord, replay, SampledChance, seedFrom, seedText } from '@libero/kernel'
import { sampled, times } from '@libero/kernel/testing'
import { LANGUAGES } from '@libero/kernel/words'
import { Table } from '@libero/table'
import { describe, expect, test } from 'vitest'
import type { Board, Scene } from '../boards/board.ts'
import { captainTsubasaBoard } from '../games/captain-tsubasa/board/board.ts'
import { Print } from '../games/captain-tsubasa/board/print.ts'
import { captainTsubasaGameTexts } from '../games/captain-tsubasa/game-text.ts'
import { bare, inkOf } from '../play/ink.ts'
import { compose, NOTHING_ASKED } from '../play/screen.ts'
import { helpOf, playText, usageOf } from '../play/text.ts'
import { emptyFolder, enter, fileIn, playWith } from './play-ground.ts'
import { scenes, tooWide } from './scenes.ts'

function recordIn(path: string): MatchRecord {
  const read = readRecord(readFileSync(path, 'utf8'))
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return read.value
}

const teamsIn = (output: string) =>
  recordIn(fileIn(output)).config?.builds.map((build) => (build as { team: string }).team)

/** Whoever types 1 wherever he can plays cards and uses what they can do; what was refused he leaves to Enter. */
const eager = (_: string, nth: number) => (nth % 2 === 0 ? '1' : '')

describe('a whole match', () => {
  test.each(LANGUAGES)('told in %s', async (lang) => {
    const args = [
      'captain-tsubasa',
      '--plain',
      '--seed',
      'whole',
      '--motivation',
      '--transfers',
      '--lang',
      lang,
    ]
    const { code, output, errors } = await playWith(args, eager)
    expect(errors).toBe('')
    expect(code).toBe(0)
    expect(output).not.toMatch(/[{}]|undefined|NaN/)
    expect(output).toBe(bare(output))
    for (const row of output.split('\n')) expect([...row].length).toBeLessThanOrEqual(120)
    const record = recordIn(fileIn(output))
    expect(record.outcome).toBeDefined()
    expect(replay(captainTsubasa, record).ok).toBe(true)
  })

  test('on a screen, from the away seat, by Enter alone', async () => {
    const args = ['captain-tsubasa', '--seed', 'screen', '--seat', 'away', '--speed', '0']
    const { code, output } = await playWith(args, enter, { screen: { columns: 80, rows: 24 } })
    expect(code).toBe(0)
    expect(replay(captainTsubasa, recordIn(fileIn(output))).ok).toBe(true)
    expect(teamsIn(output)).toEqual(['nankatsu', 'toho'])
  })

  test('is gone on with where it was left', async () => {
    const folder = emptyFolder()
    const args = ['captain-tsubasa', '--plain', '--first-game', '--seed', 'left']
    await playWith(args, (_, nth) => (nth < 5 ? '' : 'q'), { folder })
    const { output, code } = await playWith(['captain-tsubasa', '--resume', '--plain'], enter, { folder })
    expect(code).toBe(0)
    const whole = await playWith(args, enter)
    expect(recordIn(fileIn(output)).inputs).toEqual(recordIn(fileIn(whole.output)).inputs)
  })
})

test.each([
  [[], ['nankatsu', 'toho']],
  [
    ['--team', 'toho'],
    ['toho', 'nankatsu'],
  ],
  [
    ['--seat', 'away'],
    ['nankatsu', 'toho'],
  ],
  [
    ['--seat', 'away', '--team', 'nankatsu'],
    ['toho', 'nankatsu'],
  ],
])('the line says whom the person leads: %j', async (args, teams) => {
  const { output, code } = await playWith(['captain-tsubasa', '--plain', ...args], () => undefined)
  expect(code).toBe(0)
  expect(teamsIn(output)).toEqual(teams)
})

describe('answers', () => {
  const args = ['captain-tsubasa', '--plain', '--seed', 'answers']

  test('by number and by name; refusals say why', async () => {
    const { output, turns } = await playWith(args, (question, nth) => {
      const isTurn = /Play a card/.test(question)
      if (!isTurn) return nth < 6 ? '' : undefined
      const named = /^ *2 (\S+)/m.exec(question)?.[1]
      return nth < 4 ? named : undefined
    })
    expect(output).not.toContain('is nothing you can name')
    expect(turns.length).toBeGreaterThan(2)
    const foreign = await playWith(args, (_, nth) => ['', 'hyuga'][nth])
    expect(foreign.output).toMatch(/Not possible: [^(]*\(§\d+\.\d\)/)
  })

  test('a hint, the rule, the piles, the cards in full, the table in words, the log and the help', async () => {
    const typed = ['', 'h', '?', 'c', 'm', 'b', 'l', 'help']
    const { turns } = await playWith(args, (_, nth) => typed[nth])
    expect(turns[2]).toMatch(/coach: \d /)
    expect(turns[3]).toMatch(/§\d+\.\d /)
    expect(turns[4]).toContain('In your draw pile, in an order nobody knows (8)')
    expect(turns[5]).toContain('You may ')
    expect(turns[6]).toContain('Open match cards: ')
    expect(turns[8]).toContain('◉')
  })

  test('odds are shown, unless nobody wants them', async () => {
    expect((await playWith(args, enter)).output).toMatch(/, (scores|no goal|stops it) \d+ %/)
    expect((await playWith([...args, '--no-odds'], enter)).output).not.toMatch(/\d %/)
  })
})

/** What the board draws at one moment, as it stands on a screen. */
function drawn(board: Board<CaptainTsubasaEvent, Seen>, seen: Moment) {
  const { table, choices } = board.draw({ ...seen, width: 80, height: 24, ink: inkOf('none') })
  return { table: table.join('\n'), choices: choices.join('\n') }
}

type Moment = Omit<Scene<Seen>, 'width' | 'height' | 'ink'>

/** The first moment of some random match that is as wanted. */
function moment(isWanted: (seen: Moment) => boolean): Moment {
  for (let nth = 0; nth < times(24); nth++)
    for (const seen of scenes(randomMatch(nth), new SampledChance(nth))) if (isWanted(seen)) return seen
  throw new Error('no such moment')
}

describe('the board tells', () => {
  const firstWords = { en: 'Take turns', de: 'Legt abwechselnd', hu: 'Felváltva' } as const

  test.each(sampled(firstWords))(
    'before the kick-off what the game is about, and nothing of sums, in %s',
    (lang) => {
      const board = captainTsubasaBoard(lang, wording(lang))
      for (const side of [0, 1]) {
        const toss = moment(({ seat, request }) => seat === side && request?.kind === 'toss')
        expect(toss.view.attacker).toBeNull()
        const scene: Scene<Seen> = { ...toss, width: 80, height: 24, ink: inkOf('none') }
        const { table, choices } = drawn(board, toss)
        expect(table).toContain(firstWords[lang])
        expect(table).not.toContain('◉')
        expect(choices.split('\n')).toHaveLength(2)
        expect(board.bearing(scene).join(' ')).toContain(firstWords[lang])
        expect(board.inWords(scene).join('\n')).not.toMatch(/undefined|null/)
      }
    },
  )

  test('who can be motivated before a turn ends, for what, and how to decline', () => {
    const board = captainTsubasaBoard('en', wording('en'))
    const { choices } = drawn(
      board,
      moment(({ request }) => request?.kind === 'motivate'),
    )
    expect(choices).toMatch(/^ +1 .*\d\/\d\/\d .*[▲▶▼]/)
    expect(choices.split('\n').at(-1)).toMatch(/^ +0 /)
  })

  test('whose special shot it is, when it is not one’s own', () => {
    const board = captainTsubasaBoard('en', wording('en'))
    const offered = moment(({ view, seat, request }) => {
      const { team } = view.sides[seat]
      const foreign = `special-shot-${team === 'toho' ? 'nankatsu' : 'toho'}`
      return request?.kind === 'draft' && request.options.some(({ action }) => action === foreign)
    })
    expect(drawn(board, offered).choices).toMatch(/ (Toho|Nankatsu) only$/m)
  })

  test('nothing of exhaustion in a first game', () => {
    const print = (firstGame: boolean) => new Print('en', wording('en'), OUR_CARDS, firstGame)
    const tired = OUR_CARDS.match.find(({ abilities: [ability] }) => ability?.must === 'exhaust')?.id ?? ''
    expect(print(false).abilities(tired, 'toho')).not.toEqual([])
    expect(print(true).abilities(tired, 'toho')).toEqual([])
    expect(print(true).sentences(tired)).toEqual([])
  })

  test('what a shot and a pass are for, with a keeper to come', () => {
    const board = captainTsubasaBoard('en', wording('en'))
    const { choices } = drawn(
      board,
      moment(
        ({ view, seat, request }) =>
          request?.kind === 'action' && view.sides[other(seat)].area.some((id) => KEEPERS.includes(id)),
      ),
    )
    expect(choices).toMatch(/scores \d+ %/)
    expect(choices).toMatch(/ball kept \d+ %/)
  })
})

const KEEPERS = ['morisaki', 'wakashimazu']

/** A match with everything that can be agreed, decided at random, so that every kind of question comes up. */
function randomMatch(nth: number) {
  const options = nth % 3 === 2 ? {} : { motivation: true, transfers: true, guaranteedSuccess: true }
  const teams = nth % 2 ? ['toho', 'nankatsu'] : ['nankatsu', 'toho']
  const opened = Table.open(
    captainTsubasa,
    { config: { options, builds: [{ team: teams[0] }, { team: teams[1] }] } },
    { seed: seedText(seedFrom(`final ${nth}`)) },
  )
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  return opened.value
}

describe('the board fits', () => {
  const smallest = { width: 80, height: 24 }
  const larger = [
    { width: 81, height: 28 },
    { width: 104, height: 30 },
    { width: 120, height: 40 },
  ]

  test.each(LANGUAGES)('whatever happens, in %s', (lang) => {
    const words = wording(lang)
    const board = captainTsubasaBoard(lang, words)
    const text = playText(lang)
    const kinds = new Set<string>()
    const faults: string[] = []
    let nthScene = 0
    // Fewer do not meet every question.
    for (let nth = 0; nth < Math.max(8, times(40)); nth++) {
      for (const seen of scenes(randomMatch(nth), new SampledChance(nth))) {
        if (seen.request) kinds.add(seen.request.kind)
        for (const { width, height } of nthScene++ % 9 > 0 ? [smallest] : [smallest, ...larger]) {
          const scene: Scene<Seen> = { ...seen, width, height, ink: inkOf(nth % 3 ? 'none' : 'rich') }
          const { table, choices } = board.draw(scene)
          const question = seen.request ? words.prompt(seen.request) : NOTHING_ASKED
          const lines = [{ entry: 0, minute: 90, text: 'x '.repeat(70) }]
          const rows = compose({ table, choices, question, lines, notice: [] }, width, height, scene.ink)
          const screen = rows.join('\n')
          const isWhole = screen.startsWith(table.join('\n')) && screen.endsWith(choices.join('\n'))
          if (tooWide(rows, width).length > 0 || rows.length !== height - 2 || !isWhole) faults.push(screen)
          if (/undefined|NaN|[{}]/.test(screen)) faults.push(screen)
          // No number is ever cut off.
          if (table.some((row) => /[◉▲]/.test(bare(row)) && row.includes('…'))) faults.push(screen)
        }
        if (seen.request) faults.push(...faultsOfLine(seen.request, seen, text))
      }
    }
    expect(faults.slice(0, 3)).toEqual([])
    expect([...kinds].sort()).toEqual(PHASES.slice(0, Phase.Over).sort())

    /** The line that waits names the usual answer: it must not run into the next row. */
    function faultsOfLine(
      request: Request,
      seen: Pick<Scene<Seen>, 'view' | 'seat'>,
      { enter: said, keys }: typeof text,
    ) {
      const callables = board.callables(seen.view, seen.seat, request)
      const keysOf = callables.map(({ key }) => key).filter(Boolean)
      const numbers = keysOf.map(Number).sort((a, b) => a - b)
      const isWithoutGaps = numbers.every((number, i) => number === i + (numbers[0] ?? 0))
      if (!isWithoutGaps || (numbers[0] ?? 0) > 1) return [`${request.kind}: ${keysOf.join(' ')}`]
      const usual = callables.find(({ action }) => action === request.default)
      const line = ` ${said.replace('{choice}', `${usual?.key} ${usual?.name}`)} · ${keys} › `
      return tooWide([line], 80)
    }
  })

  test.each(LANGUAGES)('so do the sheets and the help, in %s', (lang) => {
    const board = captainTsubasaBoard(lang, wording(lang))
    const table = randomMatch(1)
    let nth = 0
    for (const seen of scenes(table, new SampledChance(1))) {
      if (nth++ % 17 > 0) continue
      const scene: Scene<Seen> = { ...seen, width: 80, height: 24, ink: inkOf('none') }
      for (const sheet of [board.cards(scene), board.squads(scene), board.legend()]) {
        expect(tooWide(sheet, 79)).toEqual([])
        expect(sheet.join('\n')).not.toMatch(/[{}]|undefined/)
      }
      expect(board.inWords(scene).join('\n')).not.toMatch(/[{}]|undefined/)
    }
    const heard = table.heard('omniscient')
    const view = table.view('omniscient')
    if (!heard.ok || !view.ok) throw new Error('not over')
    expect(tooWide(board.story(heard.value, view.value), 79)).toEqual([])
    const text = playText(lang)
    const page = [...helpOf(text, captainTsubasaGameTexts[lang]), '', ...board.legend()]
    expect(tooWide([...page, ...usageOf(text, captainTsubasaGameTexts[lang], [])], 78)).toEqual([])
    expect(page.length).toBeLessThanOrEqual(21)
  })

  test('without colours it says the same as with them', () => {
    const board = captainTsubasaBoard('en', wording('en'))
    let nth = 0
    for (const seen of scenes(randomMatch(0), new SampledChance(3))) {
      if (nth++ % 11 > 0) continue
      const drawn = (depth: 'none' | 'rich') =>
        board.draw({ ...seen, width: 80, height: 24, ink: inkOf(depth) })
      expect(drawn('rich').table.map(bare)).toEqual(drawn('none').table)
      expect(drawn('rich').choices.map(bare)).toEqual(drawn('none').choices)
    }
  })
})
