import type { MatchConfig, MatchEvent } from '@libero/kernel'
import { SampledChance } from '@libero/kernel'
import { Table } from '@libero/table'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Face } from '../face.ts'
import { faceOf, GAMES, setupOf } from '../games/register.ts'
import { Replay } from '../match/replay.ts'
import { Story } from '../match/story.ts'
import { Log } from '../table/log.tsx'
import { useWhy } from '../table/why.tsx'

/** A match to its end, decided at random, and everything its home coach heard and saw when it was told. */
function played({ game }: Face, config: MatchConfig) {
  const opened = Table.open(game, { config }, { seed: '7'.repeat(64) })
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  const table = opened.value
  const whim = new SampledChance(7)
  while (!table.outcome) {
    const seat = table.isAwaited(0) ? 0 : 1
    const options = table.request(seat)?.options ?? []
    table.act(seat, options[whim.below(options.length)]?.action ?? '')
  }
  const heard = table.heard('home')
  return { heard: heard.ok ? heard.value : [], views: table.seenWhenTold('home'), record: table.record() }
}

test.each(GAMES)('%s: whatever is told can be drawn as it was then, here and in a replay', async (id) => {
  const [face, setup] = await Promise.all([faceOf(id), setupOf(id)])
  const { heard, views, record } = played(face, setup.first())
  const at = { near: 0, language: 'en', words: face.wording('en') } as const
  const moments = new Set<string>()
  expect(views.length).toBe(heard.length)
  for (const [i, view] of views.entries()) {
    const event = heard[i] as MatchEvent
    const moment = face.moment(event, view, { ...at, heard }, heard.slice(0, i))
    if (!moment) continue
    moments.add(event.kind)
    expect(renderToStaticMarkup(createElement(face.Pitch, { ...at, heard, view }))).toContain('<button')
    renderToStaticMarkup(createElement('p', null, moment.picture, moment.scene?.card, moment.incident?.card))
  }
  expect(moments.size).toBeGreaterThan(4)
  const replay = Replay.of(face.game, record)
  if (!replay.ok) throw new Error('it cannot be replayed')
  const { steps } = replay.value
  const scenes = steps.slice(1).flatMap((_, n) => replay.value.scenes(n, 'home'))
  expect(scenes).toEqual(views.slice(steps[0]?.heard))
})

test.each(GAMES)(
  '%s: beside every result of the story stands what led to it, and it can still be drawn',
  async (id) => {
    const [face, setup] = await Promise.all([faceOf(id), setupOf(id)])
    const { heard, views } = played(face, setup.first())
    const view = views.at(-1)
    if (!view) throw new Error('nothing is seen')
    const words = face.wording('en')
    const board = { near: 0, language: 'en', words, heard, view } as const
    const lines = new Story(words, () => face.clock()).of(heard)
    const asked = new Map<string, string>()
    const Probe = () => {
      const why = useWhy(face, board)
      for (const { event } of lines)
        if (why.has(event))
          asked.set(
            (heard[event] as MatchEvent).kind,
            renderToStaticMarkup(createElement('div', null, why.of(event))),
          )
      return createElement(Log, { lines, label: 'story', why })
    }
    const markup = renderToStaticMarkup(createElement(Probe))
    expect(markup.match(/data-why/g)?.length).toBeGreaterThan(4)
    expect([...asked.keys()]).toContain(id === 'captain-tsubasa' ? 'contest' : 'comparison')
    for (const drawn of asked.values()) expect(drawn).toMatch(/\d/)
  },
)
