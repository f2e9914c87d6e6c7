import { hatTrick, OUR_EXPANSION } from '@libero/hat-trick'
import { positionOf, type Setting } from '@libero/hat-trick/testing'
import { wording } from '@libero/hat-trick/text'
import type { Seen } from '@libero/hat-trick/view'
import { SampledChance, seedFrom, seedText } from '@libero/kernel'
import { LANGUAGES } from '@libero/kernel/words'
import { Table } from '@libero/table'
import { expect, test } from 'vitest'
import type { Scene } from '../boards/board.ts'
import { paragraphs } from '../games/hat-trick/board/paragraphs.ts'
import { inkOf } from '../play/ink.ts'
import { compose } from '../play/screen.ts'
import { boardIn } from './players-ground.ts'
import { scenes, tooWide } from './scenes.ts'

/** Number 4 of the home team has changed wings, whatever is asked. */
function tableAt(setting: Setting) {
  const opened = Table.open(
    hatTrick,
    { from: positionOf({ players: [{ 4: 'wingback*' }, {}], otherWing: ['h4'], ...setting }) },
    { seed: seedText(seedFrom('turn back')) },
  )
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  return opened.value
}

const QUESTIONS: readonly Setting[] = [
  {},
  { faceUp: ['short-3-left', 'short-3-right'] },
  { phase: 'free-kick-attack' },
  { phase: 'goal-kick-card', ball: 'h' },
]

test.each(LANGUAGES)(
  '§16.5 turning back stands below every question, with a key of its own, in %s',
  (lang) => {
    const board = boardIn(lang)
    const words = wording(lang)
    for (const setting of QUESTIONS) {
      const table = tableAt(setting)
      const [seen] = scenes(table, new SampledChance(1))
      const { request } = seen ?? {}
      if (!seen || !request) throw new Error('nobody is asked')
      const scene: Scene<Seen> = { ...seen, width: 80, height: 24, ink: inkOf('none') }
      const { table: pitch, choices } = board.draw(scene)
      const shown = { table: pitch, choices, question: words.prompt(request), lines: [], notice: [] }
      const rows = compose(shown, 80, 24, scene.ink)
      expect([tooWide(rows, 80), rows.length]).toEqual([[], 22])
      expect(choices.join('\n')).toContain('4!~')
      expect(board.choices(scene).join('\n')).toContain('4!~')
      const called = board.callables(seen.view, 0, request).filter(({ action }) => action === '4!~')
      expect(called.map(({ key }) => key)).toEqual(['4!~'])
      expect(paragraphs(OUR_EXPANSION, request)).toContain('16.5')
      // Taken, the same is asked again without it.
      expect(table.act(0, '4!~').ok).toBe(true)
      expect([
        table.request(0)?.kind,
        table.request(0)?.options.some(({ action }) => action === '4!~'),
      ]).toEqual([request.kind, false])
    }
  },
)

test('P35 a turn before a card is laid may be taken back until the other coach has answered', () => {
  const table = tableAt({})
  expect(table.act(0, '4!~').ok).toBe(true)
  expect(table.undo(0).ok).toBe(true)
  expect(table.request(0)?.options.some(({ action }) => action === '4!~')).toBe(true)
  // Away has laid his card knowing it.
  expect([table.act(0, '4!~').ok, table.act(1, 'short-3-left').ok]).toEqual([true, true])
  expect(table.undo(0)).toMatchObject({ ok: false, refusals: [{ code: 'already-answered' }] })
  // A card laid face down he may still take back, for nobody has seen it.
  expect(table.undo(1).ok).toBe(true)
})
