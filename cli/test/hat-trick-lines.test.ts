import { hatTrick } from '@libero/hat-trick'
import { wording } from '@libero/hat-trick/text'
import type { Seen } from '@libero/hat-trick/view'
import { lineOf } from '@libero/hat-trick/view'
import { SampledChance, seatName, seedFrom, seedText } from '@libero/kernel'
import { LANGUAGES } from '@libero/kernel/words'
import { Table } from '@libero/table'
import { expect, test } from 'vitest'
import type { Scene } from '../boards/board.ts'
import { hatTrickBoard } from '../games/hat-trick/board/board.ts'
import { inkOf } from '../play/ink.ts'
import { scenes } from './scenes.ts'

const BALL = '◉'
const lineSaid = (words: string): number =>
  Number(/(?:line |Line |Reihe )(\d)/.exec(words)?.[1] ?? /(\d)\. sor/.exec(words)?.[1])

test.each(LANGUAGES)(
  'board, log and question number the lines from the reader’s own goal, in %s',
  (language) => {
    const words = wording(language)
    const board = hatTrickBoard(language, words)
    const opened = Table.open(
      hatTrick,
      { config: { builds: [{ team: 'GER' }, { team: 'ITA' }] } },
      { seed: seedText(seedFrom('lines')) },
    )
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
    const table = opened.value
    const compared = [0, 0]
    const tellers = ([0, 1] as const).map((seat) => words.commentator(seat))
    const from = [0, 0]
    const told = [Number.NaN, Number.NaN]
    for (const seen of scenes(table, new SampledChance(4))) {
      const { seat, view, request } = seen
      const news = table.heard(seatName(seat), from[seat])
      for (const event of news.ok ? news.value : []) {
        const line = tellers[seat]?.(event)
        if (event.kind === 'turn' && line) told[seat] = lineSaid(line)
        else if (event.kind !== 'card-laid' && event.kind !== 'card-laid-unseen') told[seat] = Number.NaN
      }
      from[seat] = table.logLength
      if (!view.ball || request?.prompt.key !== 'play-card') continue
      const scene: Scene<Seen> = { ...seen, width: 104, height: 30, ink: inkOf('none') }
      const row = board
        .draw(scene)
        .table.find((each) => / [1-6][ »«]/.test(each.slice(0, 3)) && each.includes(BALL))
      const drawn = Number(row?.slice(1, 2))
      const { field } = view.ball
      expect(drawn).toBe(lineOf(seat, field))
      expect(lineSaid(words.prompt(request).more)).toBe(drawn)
      // The fields of the row are named by the same number.
      const named = row?.match(/\b[a-d][1-6]\b/g) ?? []
      expect(named).toEqual([...'abcd'].map((letter) => `${letter}${drawn}`))
      if (Number.isNaN(told[seat])) continue
      expect(told[seat]).toBe(drawn)
      compared[seat] = (compared[seat] ?? 0) + 1
    }
    for (const times of compared) expect(times).toBeGreaterThan(5)
  },
)
