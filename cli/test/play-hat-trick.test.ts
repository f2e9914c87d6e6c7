import { readFileSync } from 'node:fs'
import { hatTrick, OUR_CARDS } from '@libero/hat-trick'
import { wording } from '@libero/hat-trick/text'
import type { Seen } from '@libero/hat-trick/view'
import type { MatchRecord, Seat } from '@libero/kernel'
import { readRecord, replay, SampledChance, seatName, seedFrom, seedText } from '@libero/kernel'
import { fill, LANGUAGES } from '@libero/kernel/words'
import { Table } from '@libero/table'
import { describe, expect, test } from 'vitest'
import type { Scene } from '../boards/board.ts'
import { hatTrickBoard } from '../games/hat-trick/board/board.ts'
import { hatTrickBoardTexts } from '../games/hat-trick/board/text.ts'
import { hatTrickGameTexts } from '../games/hat-trick/game-text.ts'
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

describe('a whole match', () => {
  test.each(LANGUAGES)('by Enter alone, told in %s', async (lang) => {
    const args = ['hat-trick', '--plain', '--seed', 'whole', '--lang', lang]
    const { code, output, errors } = await playWith(args, enter)
    expect(errors).toBe('')
    expect(code).toBe(0)
    expect(output).not.toMatch(/[{}]|undefined|NaN/)
    expect(output).toBe(bare(output))
    for (const row of output.split('\n')) expect([...row].length).toBeLessThanOrEqual(120)
    const record = recordIn(fileIn(output))
    expect(record.outcome).toBeDefined()
    expect(replay(hatTrick, record).ok).toBe(true)
    for (const team of ['GER', 'ITA']) expect(output).toContain(wording(lang).nameOf(team))
  })

  test('on a screen, from the away seat, with extra time', async () => {
    const args = ['hat-trick', '--seed', 'screen', '--seat', 'away', '--extra-time', '--speed', '0']
    const { code, output } = await playWith(args, enter, { screen: { columns: 80, rows: 24 } })
    expect(code).toBe(0)
    const record = recordIn(fileIn(output))
    expect(replay(hatTrick, record).ok).toBe(true)
    expect(teamsIn(output)).toEqual(['ITA', 'GER'])
  })

  test('is gone on with where it was left', async () => {
    const folder = emptyFolder()
    const args = ['hat-trick', '--plain', '--seed', 'left']
    await playWith(args, (_, nth) => (nth < 5 ? '' : 'q'), { folder })
    const { output, code } = await playWith(['hat-trick', '--resume', '--plain'], enter, { folder })
    expect(code).toBe(0)
    const whole = await playWith(args, enter)
    expect(recordIn(fileIn(output)).inputs).toEqual(recordIn(fileIn(whole.output)).inputs)
  })
})

describe('teams', () => {
  test.each([
    [[], ['GER', 'ITA']],
    [
      ['--team', 'bra', '--opponent-team', 'KOR'],
      ['BRA', 'KOR'],
    ],
    [
      ['--team', 'ITA'],
      ['ITA', 'GER'],
    ],
    [
      ['--team', 'HON'],
      ['HON', 'ITA'],
    ],
    [
      ['--opponent-team', 'GER'],
      ['ITA', 'GER'],
    ],
    [
      ['--team', 'regulars'],
      ['regulars', 'regulars'],
    ],
    [
      ['--opponent-team', 'regulars'],
      ['regulars', 'regulars'],
    ],
    [
      ['--team', 'BRA', '--opponent-team', 'BRA', '--seat', 'away'],
      ['BRA', 'BRA'],
    ],
  ])('%j', async (args, teams) => {
    const { output, code } = await playWith(['hat-trick', '--plain', ...args], () => undefined)
    expect(code).toBe(0)
    expect(teamsIn(output)).toEqual(teams)
  })

  test.each(LANGUAGES)('R13c the help says who meets if nobody says otherwise, in %s', (lang) => {
    const usage = usageOf(playText(lang), hatTrickGameTexts[lang], []).join('\n')
    expect(usage).toMatch(/GER.+ITA/)
    expect(usage.match(/regulars/g)?.length).toBeGreaterThan(1)
  })

  test('R11a where play goes on once time is up can be agreed by a flag', async () => {
    const { output } = await playWith(['hat-trick', '--plain', '--attacking-end-only'], () => undefined)
    expect(recordIn(fileIn(output)).config?.options).toMatchObject({ attackingEndOnly: true })
  })

  test.each(['--team', '--opponent-team'])('%s of nowhere is answered with all there are', async (flag) => {
    const { code, errors, output } = await playWith(['hat-trick', flag, 'XXX'], enter)
    expect(code).toBe(2)
    expect(output).toBe('')
    for (const { id } of OUR_CARDS.teams) expect(errors).toContain(id)
  })
})

describe('answers', () => {
  const args = ['hat-trick', '--plain', '--seed', 'answers']

  test('by shirt number, by place in the list and by name; refusals say why', async () => {
    let moves = 0
    const { output, turns } = await playWith(args, (question) => {
      if (!/Move a player/.test(question.split('\n\n').at(-1) ?? '') && moves === 0) return ''
      moves++
      return ['', '1', 'number 4: nowhere', 'nobody', undefined][moves]
    })
    const [unclear, unknown] = turns.slice(-4)
    expect(unclear).toMatch(/“1” could be 1[01][+-](, 1[01][+-])* or 11[+-]\./)
    expect(unknown).toContain('“number 4: nowhere”')
    expect(recordIn(fileIn(output)).inputs).toContain('h none')
  })

  test('a move nobody may make is refused with its paragraph', async () => {
    let asked = false
    const { output } = await playWith(args, (question) => {
      if (asked) return undefined
      asked = /Move a player/.test(question)
      return asked ? '2-' : ''
    })
    expect(output).toMatch(/Not possible: .*\(§\d+\.\d\)/)
  })

  test('a hint, the rule, the cards, the teams and the table in words', async () => {
    const typed = ['h', '?', 'c', 'm', 'b', 'l', 'help']
    const { turns } = await playWith(args, (_, nth) => typed[nth])
    expect(turns[1]).toMatch(/coach: \d .*(pass|ball|dribble)/i)
    expect(turns[2]).toContain('§4.1 ')
    expect(turns[3]).toContain('Still in your deck (29)')
    expect(turns[4]).toContain('left striker')
    expect(turns[5]).toContain('Your final line: ')
    expect(turns[7]).toContain('◉')
  })

  test('odds are shown, unless nobody wants them', async () => {
    expect((await playWith(args, enter)).output).toMatch(/, (arrives|goal|no goal) \d+ %/)
    expect((await playWith([...args, '--no-odds'], enter)).output).not.toMatch(/\d %/)
  })
})

/** A match with extra time between any two teams, decided at random, so that every kind of question comes up. */
function randomMatch(nth: number) {
  const team = (n: number) => ({ team: OUR_CARDS.teams[n % OUR_CARDS.teams.length]?.id })
  const opened = Table.open(
    hatTrick,
    {
      config: {
        options: { extraTime: true, shootOut: true, fiveCards: nth % 2 === 0 },
        builds: [team(nth * 7), team(nth * 5 + 21)],
      },
    },
    { seed: seedText(seedFrom(`pitch ${nth}`)) },
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
    const board = hatTrickBoard(lang, words)
    const kinds = new Set<string>()
    const faults: string[] = []
    let nthScene = 0
    for (let nth = 0; nth < 6; nth++) {
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
        }
      }
    }
    expect(faults.slice(0, 3)).toEqual([])
    for (const kind of ['play-card', 'long-ball', 'duel', 'save', 'free-kick-defence', 'goal-kick-card'])
      expect(kinds).toContain(kind)
  })

  test.each(LANGUAGES)('so do the sheets and the help, in %s', (lang) => {
    const board = hatTrickBoard(lang, wording(lang))
    const table = randomMatch(1)
    let nth = 0
    for (const seen of scenes(table, new SampledChance(1))) {
      if (nth++ % 17 > 0) continue
      const scene: Scene<Seen> = { ...seen, width: 80, height: 24, ink: inkOf('none') }
      for (const sheet of [board.cards(scene), board.squads(scene), board.legend()]) {
        expect(tooWide(sheet, 79)).toEqual([])
        expect(sheet.length).toBeLessThanOrEqual(21)
      }
      expect(board.inWords(scene).join('\n')).not.toMatch(/[{}]|undefined/)
    }
    const heard = table.heard('omniscient')
    const view = table.view('omniscient')
    if (!heard.ok || !view.ok) throw new Error('not over')
    expect(tooWide(board.story(heard.value, view.value), 79)).toEqual([])
    const text = playText(lang)
    const page = [...helpOf(text, hatTrickGameTexts[lang]), '', ...board.legend()]
    expect(tooWide([...page, ...usageOf(text, hatTrickGameTexts[lang], [])], 78)).toEqual([])
    expect(page.length).toBeLessThanOrEqual(21)
  })
})

describe('the board says', () => {
  const first = (seat: Seat, depth: 'none' | 'rich'): Scene<Seen> => {
    const builds = [{ team: 'BRA' }, { team: 'GER' }] as const
    const opened = Table.open(hatTrick, { config: { builds } }, { seed: seedText(seedFrom('first')) })
    if (!opened.ok) throw new Error('no match')
    return {
      view: opened.value.seenBy(seatName(seat)),
      seat,
      request: opened.value.request(seat),
      odds: new Map(),
      width: 80,
      height: 24,
      ink: inkOf(depth),
    }
  }
  const board = hatTrickBoard('en', wording('en'))

  test('without colours the same as with them', () => {
    const rich = board.draw(first(0, 'rich'))
    const pale = board.draw(first(0, 'none'))
    expect(rich.table.map(bare)).toEqual(pale.table)
    expect(rich.choices.map(bare)).toEqual(pale.choices)
  })

  test('both coaches the same pitch, each with his own goal below', () => {
    const home = board.draw(first(0, 'none')).table.slice(2, 8)
    const away = board.draw(first(1, 'none')).table.slice(2, 8)
    expect(home[5]).toMatch(/1« · a1 +■ 2L★ ▲\d ▼\d b1 +■ 3R★ ▲\d ▼\d c1 +· d1/)
    expect(away[0]).toMatch(/6» · a6 +■ 3R★ ▲\d ▼\d b6 +■ 2L★ ▲\d ▼\d c6 +· d6/)
    expect(home.join('').match(/◉/g)).toHaveLength(1)
    const sums = (rows: readonly string[]) => rows.map((row) => row.slice(-5).trim())
    expect(sums(home)).toEqual(sums(away).reverse())
  })

  test.each(LANGUAGES)('§6.4 no comparison where nothing is compared, in %s', (lang) => {
    const spoken = hatTrickBoard(lang, wording(lang))
    const sentence = hatTrickBoardTexts[lang].compared.split('{')[0] ?? ''
    const seen = { opportunity: 0, turn: 0 }
    for (const scene of scenes(randomMatch(2), new SampledChance(2))) {
      const { request, view } = scene
      if (!request || !view.ball || view.shot || view.shootOut) continue
      const said = spoken.bearing({ ...scene, width: 80, height: 24, ink: inkOf('none') }).join(' ')
      const sums = spoken.draw({ ...scene, width: 80, height: 24, ink: inkOf('none') }).table.slice(2, 8)
      expect(said.includes(sentence)).toBe(!view.opportunity)
      expect(sums.some((row) => /\d+:\d+$/.test(row))).toBe(!view.opportunity)
      seen[view.opportunity ? 'opportunity' : 'turn']++
    }
    expect(Math.min(seen.opportunity, seen.turn)).toBeGreaterThan(0)
  })

  test.each([
    ['en', '1 attacking football meets 2 defending ones', '2 attacking footballs meet 1 defending one.'],
    ['de', 'steht 1 Angriffsball gegen 2 Abwehrbälle.', 'stehen 2 Angriffsbälle gegen 1 Abwehrball.'],
    ['hu', '1 támadó labda áll 2 védekező', '2 támadó labda áll 1 védekező'],
  ] as const)('one football is one and two are several, in %s', (lang, one, two) => {
    const said = (attack: number, defence: number) =>
      fill(hatTrickBoardTexts[lang].compared, { attack, defence })
    expect([said(1, 2), said(2, 1)]).toEqual([expect.stringContaining(one), expect.stringContaining(two)])
  })

  test('of the other side nothing but what lies open', () => {
    const scene = first(0, 'none')
    const rival = scene.view.sides[1]
    expect(rival?.hand).toBe(3)
    const { table } = board.draw(scene)
    expect(table[1]).toContain('hand 3 · deck 29')
    expect(table[0]).toContain('Brazil (you)  0 : 0  Germany')
  })
})
