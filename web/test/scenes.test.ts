import type { MatchEvent, Seat } from '@libero/kernel'
import { SampledChance, seatName } from '@libero/kernel'
import { LANGUAGES, seatOfEvent } from '@libero/kernel/words'
import { Table } from '@libero/table'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Face } from '../face.ts'
import { captainTsubasaSetup } from '../games/captain-tsubasa/builder/setup.tsx'
import { captainTsubasaFace } from '../games/captain-tsubasa/face.tsx'
import { finaleSetup } from '../games/finale/builder/setup.tsx'
import { finaleFace } from '../games/finale/face.tsx'
import { hatTrickSetup } from '../games/hat-trick/builder/setup.tsx'
import { hatTrickFace } from '../games/hat-trick/face.tsx'
import { GoalScene } from '../table/scenes.tsx'
import { tableTexts } from '../table/text.ts'

const FIRST = { 'hat-trick': hatTrickSetup, 'captain-tsubasa': captainTsubasaSetup, finale: finaleSetup }
const FACES = [hatTrickFace, captainTsubasaFace, finaleFace] as unknown as readonly Face[]
const firstOf = ({ game }: Face) => FIRST[game.id as keyof typeof FIRST].first()
const BLANK = /\{[a-z]+\}|undefined|NaN|\[object/

interface Scored {
  readonly goal: MatchEvent & { readonly seat: Seat }
  readonly before: readonly MatchEvent[]
  readonly table: Table<unknown, unknown>
}

/** A goal of each seat, in matches where everybody decides at random; the table as it is when it has been told. */
function goals(face: Face): readonly Scored[] {
  const found: Scored[] = []
  for (let seed = 0; seed < 80 && found.length < 2; seed++) {
    const opened = Table.open(face.game, { config: firstOf(face) }, { seed: `goal ${seed}` } as never)
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
    const table = opened.value as Table<unknown, unknown>
    const whim = new SampledChance(seed)
    let heard = 0
    while (!table.outcome && found.length < 2) {
      const seat: Seat = table.isAwaited(0) ? 0 : 1
      const options = table.request(seat)?.options ?? []
      table.act(seat, options[whim.below(options.length)]?.action ?? '')
      const news = table.heard('spectator', heard)
      const fresh = news.ok ? news.value : []
      const scored = fresh.findIndex(
        (event) => event.kind === 'goal' && !found.some(({ goal }) => goal.seat === seatOfEvent(event)),
      )
      if (scored >= 0) {
        const all = table.heard('spectator')
        const events = all.ok ? all.value : []
        const goal = fresh[scored] as Scored['goal']
        found.push({ goal, before: events.slice(0, heard + scored), table })
        break
      }
      heard += fresh.length
    }
  }
  return found
}

describe.each(FACES.map((face) => [face.game.id, face] as const))('a goal in %s', (_, face) => {
  const scored = goals(face)

  test('has been scored by both sides', () => {
    expect(scored.map(({ goal }) => goal.seat).sort()).toEqual([0, 1])
  })

  test.each(LANGUAGES)(
    'is a scene in %s, louder for who scored it, with its score and its sum',
    (language) => {
      for (const { goal, before, table } of scored)
        for (const viewer of ['home', 'away', 'spectator'] as const) {
          const near: Seat = viewer === 'away' ? 1 : 0
          const words = face.wording(language, firstOf(face).options)
          const at = { language, words, near }
          const view = table.seenBy(viewer)
          const moment = face.moment(goal, view, at, before)
          const scene = moment?.scene
          if (!scene) throw new Error('no scene')
          const isConceded = viewer === seatName(goal.seat === 0 ? 1 : 0)
          expect(scene.isConceded).toBe(isConceded)
          expect(moment.hold).toBe(isConceded ? 1400 : 2000)
          expect(scene.words).toMatch(/\d/)
          expect(scene.scorer).toMatch(/\S/)
          const markup = renderToStaticMarkup(
            createElement(GoalScene, {
              scene,
              headline: face.headline(view, at),
              near,
              text: tableTexts[language],
              lasts: moment.hold,
              chance: 58,
            }),
          )
          expect(markup).not.toMatch(BLANK)
          // The figure turns over from the score before, and only that of whoever scored.
          const ticking = markup.match(/data-ticks="true">(.*?)<\/b>/)?.[1] ?? ''
          const figures = [...ticking.matchAll(/>(\d+)/g)].map(([, figure]) => Number(figure))
          expect(figures).toEqual([scene.before[goal.seat], scene.after[goal.seat]])
          expect(scene.after[goal.seat]).toBe(scene.before[goal.seat] + 1)
          const rival: Seat = goal.seat === 0 ? 1 : 0
          expect(markup).toMatch(
            new RegExp(`<b class="[^"]*\\bstage-figure\\b[^"]*">${scene.after[rival]}</b>`),
          )
          for (const loud of ['stage-confetti', 'stage-rays', '58 %'])
            expect(markup.includes(loud), loud).toBe(!isConceded)
          expect(markup.includes('class="stage-card')).toBe(scene.card !== undefined)
        }
    },
  )
})
