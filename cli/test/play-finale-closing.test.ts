import { finale } from '@libero/finale'
import { positionOf } from '@libero/finale/testing'
import { TEXTS, wording } from '@libero/finale/text'
import { SampledChance } from '@libero/kernel'
import { LANGUAGES } from '@libero/kernel/words'
import { expect, test } from 'vitest'
import { finaleBoard } from '../games/finale/board/board.ts'
import { bare, inkOf } from '../play/ink.ts'

test.each(['finale-1', 'finale-2'])(
  '§5.8 the closing card of an empty hand at the terminal, by %s',
  (rules) => {
    const position = positionOf({ rules, hands: [['purple-5', 'purple-4'], []] })
    const read = finale.fromPosition(position, new SampledChance(1))
    if (!read.ok) throw new Error(JSON.stringify(read.refusals))
    for (const language of LANGUAGES) {
      const words = wording(language)
      const board = finaleBoard(language, words)
      const view = finale.view(read.value, 'home')
      const scene = { view, seat: 0, odds: new Map(), width: 80, height: 24, ink: inkOf('none') } as const
      const told = [board.draw(scene).table.map(bare).join('\n'), board.inWords(scene).join('\n')]
      const name = words.nameOf('white-1')
      const { faceDown } = TEXTS[language].table
      // Since finale-2 it lies open before the other has chosen, and nothing lies face down.
      const want = rules === 'finale-1' ? [false, true] : [true, false]
      for (const shown of told) expect([shown.includes(name), shown.includes(faceDown)]).toEqual(want)
    }
  },
)
