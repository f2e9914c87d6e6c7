import { finaleBots } from '@libero/bots/finale'
import type { FinaleBuild, FinaleConfig, FinaleEvent } from '@libero/finale'
import { finale, OUR_CARDS } from '@libero/finale'
import type { State } from '@libero/finale/opponents'
import { wording } from '@libero/finale/text'
import type { Seen } from '@libero/finale/view'
import type { Seat } from '@libero/kernel'
import { SampledChance, seedFrom, seedText } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { LANGUAGES } from '@libero/kernel/words'
import { Table } from '@libero/table'
import { describe, expect, test } from 'vitest'
import type { Board, Scene } from '../boards/board.ts'
import { finaleBoard } from '../games/finale/board/board.ts'
import { finaleGameTexts } from '../games/finale/game-text.ts'
import type { Depth } from '../play/ink.ts'
import { bare, inkOf } from '../play/ink.ts'
import { compose, NOTHING_ASKED } from '../play/screen.ts'
import { helpOf, playText, usageOf } from '../play/text.ts'
import { scenes, tooWide } from './scenes.ts'

type FinaleTable = Table<State, FinaleConfig, FinaleEvent, Seen>

/** Five backs, five midfielders and nobody in front, all with the longest names: as much as a board has to hold. */
function crowded(club: 'acker' | 'stollen', build: unknown): FinaleBuild {
  const men = OUR_CARDS.footballers.filter((man) => man.club === club)
  const longest = (line: string, count: number) =>
    men
      .filter((man) => man.line === line && man.price <= 4)
      .sort((a, b) => b.name.length - a.name.length)
      .slice(0, count)
  const pitch = [...longest('keeper', 1), ...longest('defence', 5), ...longest('midfield', 5)]
  const rest = men.filter((man) => !pitch.includes(man)).sort((a, b) => a.price - b.price)
  const ids = (named: readonly { readonly id: string }[]) => named.map((man) => man.id)
  return { ...(build as FinaleBuild), pitch: ids(pitch), bench: ids(rest.slice(0, 4)) }
}

/** A match between squads of any shape, decided at random, so that every kind of question comes up. */
function randomMatch(nth: number): FinaleTable {
  const [random] = finaleBots
  const whim = new SampledChance(nth)
  const choices = ['usual', 'free', 'any'] as const
  const options = { extraTime: true, tactics: choices[nth % 3] ?? 'usual', benchTakers: nth % 2 === 0 }
  const any = [random?.build(0, options, whim), random?.build(1, options, whim)] as const
  const builds = nth % 4 === 3 ? ([crowded('acker', any[0]), crowded('stollen', any[1])] as const) : any
  const opened = Table.open(
    finale,
    { config: { options, builds } },
    { seed: seedText(seedFrom(`the board ${nth}`)) },
  )
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  return opened.value
}

const SEALED = { sealed: true }

const boardIn = (language: Language): Board<FinaleEvent, Seen> => finaleBoard(language, wording(language))

describe('the board fits', () => {
  const smallest = { width: 80, height: 24 }
  const larger = [
    { width: 81, height: 28 },
    { width: 100, height: 30 },
    { width: 120, height: 40 },
  ]

  test.each(LANGUAGES)('whatever happens, in %s', (language) => {
    const board = boardIn(language)
    const words = wording(language)
    const kinds = new Set<string>()
    const faults: string[] = []
    let nthScene = 0
    for (let nth = 0; nth < 24; nth++) {
      for (const seen of scenes(randomMatch(nth), new SampledChance(nth))) {
        if (seen.request) kinds.add(seen.request.prompt.key)
        const sizes = nthScene++ % 5 > 0 ? [smallest] : [smallest, ...larger]
        for (const { width, height } of sizes) {
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
    expect(faults).toEqual([])
    for (const kind of ['pack-colour', 'pack-hand', 'pack-deck', 'pack-any', 'line-man'])
      expect(kinds).toContain(kind)
    expect(kinds).toContain('takers')
    expect(kinds).toContain('replacement')
  })

  test.each(LANGUAGES)('so do the sheets, in %s', (language) => {
    const board = boardIn(language)
    const table = randomMatch(1)
    let nth = 0
    for (const seen of scenes(table, new SampledChance(1))) {
      if (nth++ % 7 > 0) continue
      const scene: Scene<Seen> = { ...seen, width: 80, height: 24, ink: inkOf('none') }
      for (const sheet of [board.cards(scene), board.squads(scene), board.legend()])
        expect(tooWide(sheet, 79)).toEqual([])
      expect(board.squads(scene).length).toBeLessThanOrEqual(21)
    }
    const heard = table.heard('omniscient')
    const view = table.view('omniscient')
    if (!heard.ok || !view.ok) throw new Error('not over')
    expect(tooWide(board.story(heard.value, view.value), 79)).toEqual([])
  })

  test.each(LANGUAGES)('and the help, in %s', (language) => {
    const text = playText(language)
    const { builder } = text
    const page = [...helpOf(text, finaleGameTexts[language]), '', ...boardIn(language).legend()]
    expect(
      tooWide(
        [
          ...page,
          ...usageOf(text, finaleGameTexts[language], []),
          ...builder.help,
          ...builder.deckHelp,
          ...builder.anyHelp,
        ],
        78,
      ),
    ).toEqual([])
    expect(page.length).toBeLessThanOrEqual(21)
  })
})

describe('the board says', () => {
  const first = (depth: Depth): Scene<Seen> => {
    const build = (seat: Seat) => finaleBots[0]?.build(seat, SEALED, new SampledChance(seat + 5))
    const seed = seedText(seedFrom('first'))
    const config = { options: SEALED, builds: [build(0), build(1)] as const }
    const opened = Table.open(finale, { config }, { seed })
    if (!opened.ok) throw new Error('no match')
    const request = opened.value.request(0)
    return {
      view: opened.value.seenBy('home'),
      seat: 0,
      request,
      odds: new Map(),
      width: 80,
      height: 24,
      ink: inkOf(depth),
    }
  }

  test('without colours the same as with them', () => {
    const board = boardIn('en')
    const { table, choices } = board.draw(first('rich'))
    const pale = board.draw(first('none'))
    expect(table.map(bare)).toEqual(pale.table)
    expect(choices.map(bare)).toEqual(pale.choices)
  })

  test('of the other side nothing but what lies open', () => {
    const board = boardIn('en')
    const scene = first('none')
    const rival = scene.view.sides[1]
    expect(rival?.hand).toBe(3)
    expect(board.draw(scene).table.join('\n')).toContain('hand 3')
  })
})
