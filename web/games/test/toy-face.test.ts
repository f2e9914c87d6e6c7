import type { TossEvent } from '@libero/kernel/testing'
import { Table } from '@libero/table'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type KeptMatch, PERSON, textOf } from '../../keep/store.ts'
import { Match } from '../../match/match.ts'
import { Playing } from '../../pages/match/playing.tsx'
import { placed } from '../../table/choices.ts'
import { isGame } from '../register.ts'
import { SIDES, tossFace } from './toy-face.tsx'

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** A kept match between a person and somebody who always calls heads. */
function seated(): Match {
  const coaches = [PERSON, 'random'] as const
  const opened = Table.open(
    tossFace.game,
    { config: { options: { turns: 2 }, builds: [null, null] } },
    { seed: 'a'.repeat(64) },
  )
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  const record = textOf(opened.value.record(), coaches)
  const kept: KeptMatch = {
    ...{ id: 'm', game: 'toss', begun: 1, touched: 1, record, coaches, decisions: 0 },
    ...{ sides: ['Obverse', 'Reverse'], goals: [0, 0], minute: 0 },
  }
  const resumed = Match.resume(tossFace.game, kept, {
    thinker: {
      decide: async (_, by, take) => {
        take('heads')
        return { answer: { by, value: 'heads' }, falls: [] }
      },
      advise: async () => ({ falls: [] }),
      prospects: async () => ({}),
      build: async () => ({ falls: [] }),
    },
    keep: async () => ({ ok: true, value: undefined }),
    isAtOnce: () => false,
    pace: () => 0,
    beat: () => 0,
    summary: () => ({ sides: ['Obverse', 'Reverse'], goals: [0, 0] }),
    now: () => 1,
    wait: turn,
  })
  if (!resumed.ok) throw new Error(JSON.stringify(resumed.refusals))
  return resumed.value
}

const drawn = (match: Match): string =>
  renderToStaticMarkup(createElement(Playing, { face: tossFace, match, options: undefined }))

async function until(match: Match, stage: string): Promise<void> {
  for (let n = 0; n < 100 && match.get().stage !== stage; n++) await turn()
  expect(match.get().stage).toBe(stage)
}

describe('a fourth game needs a face and nothing else: no shared file knows it', () => {
  test('the register does not know it', () => expect(isGame('toss')).toBe(false))

  test('the table draws it, asks its question and takes a decision, up to the whistle', async () => {
    const match = seated()
    void match.start()
    await until(match, 'asking')
    const asked = drawn(match)
    expect(asked).toContain('table-toss')
    expect(asked).toContain('Obverse')
    expect(asked).toContain('Call 1?')
    for (const side of SIDES)
      expect(asked).toMatch(new RegExp(`data-target="${side}"[^>]*data-legal="true"[^>]*"The side ${side}"`))

    const { view, near, request } = match.get()
    const board = { view, near, request, language: 'en', words: tossFace.wording('en') } as const
    const [option] = placed(tossFace, board).byTarget.get('tails') ?? []
    await match.decide(option?.action ?? '')
    await until(match, 'over')

    const told = drawn(match)
    const { events, outcome } = match.get()
    expect(events).toHaveLength(2)
    for (const event of events as readonly TossEvent[])
      expect(told).toContain(`${event.coin}: ${event.hit ? 'a goal' : 'no goal'}`)
    expect(outcome?.by).toBe('turns')
    expect(told).not.toContain('data-legal')
    expect(told).not.toContain('Call 1?')
  })

  test('what it does not know is refused, and the question stays', async () => {
    const match = seated()
    void match.start()
    await until(match, 'asking')
    await match.decide('edge')
    expect(match.get().stage).toBe('asking')
    expect(match.get().notice).toMatchObject({ refusals: [{ code: 'decision-unknown' }] })
    expect(drawn(match)).toContain('Call 1?')
    match.stop()
  })
})
