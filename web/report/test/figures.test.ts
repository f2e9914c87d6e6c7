import { sums as captainTsubasaSums } from '@libero/captain-tsubasa'
import { sums as finaleSums } from '@libero/finale'
import { sums as hatTrickSums } from '@libero/hat-trick'
import type { MatchEvent, Pair } from '@libero/kernel'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { faceOf } from '../../games/register.ts'
import { Replay } from '../../match/replay.ts'
import { goldenRecord, MATCHES } from '../../match/test/golden.ts'
import { counted, figuresOf } from '../figures.ts'
import { howDecided } from '../result.ts'
import { reportTexts } from '../text.ts'

/** The shots a game itself counts, home's and away's. */
const SHOTS: Readonly<
  Record<string, (events: readonly MatchEvent[]) => readonly (Pair<number> | undefined)[]>
> = {
  finale: (events) => [finaleSums(events as never).get('finishes')],
  'hat-trick': (events) => [hatTrickSums(events as never).get('shots')],
  'captain-tsubasa': (events) => {
    const sums = captainTsubasaSums(events as never)
    return [sums.get('shots'), sums.get('specials')]
  },
}

describe.each(MATCHES)('the figures of %s, %s', (game, file) => {
  const record = goldenRecord(file)

  const count = async () => {
    const face = await faceOf(game)
    const replay = Replay.of(face.game, record)
    if (!replay.ok) throw new Error(file)
    const words = face.wording('en', record.config?.options)
    const figures = await figuresOf(face, replay.value, { language: 'en', words })
    const heard = replay.value.heard('spectator')
    return { face, replay: replay.value, words, figures, events: heard.ok ? heard.value : [] }
  }
  let once: ReturnType<typeof count> | undefined
  const counting = () => {
    once ??= count()
    return once
  }

  test('have as many shots as the game counts, and as many goals of them as were scored', async () => {
    const { figures, events } = await counting()
    const all = SHOTS[game]?.(events) ?? []
    for (const seat of [0, 1] as const) {
      const own = figures.attempts.filter((attempt) => attempt.seat === seat)
      expect(own).toHaveLength(all.reduce((sum, pair) => sum + (pair?.[seat] ?? 0), 0))
      expect(own.filter(({ scored }) => scored)).toHaveLength(record.outcome?.goals[seat] ?? 0)
      for (const { likelihood = 0, scored } of own) {
        expect(likelihood).toBeGreaterThanOrEqual(0)
        expect(likelihood).toBeLessThanOrEqual(1)
        expect(typeof scored).toBe('boolean')
      }
    }
  })

  test('add up: every decision with a ball is one side’s, expected goals are the sum of the shots', async () => {
    const { figures, replay, face, words } = await counting()
    let withBall = 0
    replay.walk(0, replay.last, (state) => {
      const { ball } = face.headline(face.game.view(state, 'spectator'), { language: 'en', words })
      withBall += Number(ball !== undefined)
    })
    expect(figures.possession[0] + figures.possession[1]).toBe(withBall)
    const sum = figures.attempts.reduce((all, { likelihood = 0 }) => all + likelihood, 0)
    if (figures.expected) expect(figures.expected[0] + figures.expected[1]).toBeCloseTo(sum)
    if (game === 'captain-tsubasa') expect(figures.expected).toBeUndefined()
  })

  test('know the step of every goal and every card', async () => {
    const { figures, replay, face, words } = await counting()
    for (const { step, score } of figures.goals) {
      const goals = (at: number) => face.headline(replay.stands(at), { language: 'en', words }).goals
      expect(goals(step)).toEqual(score)
      expect(goals(step - 1)).not.toEqual(score)
    }
    for (const { step } of figures.marks) expect(step).toBeLessThanOrEqual(replay.last)
  })

  test('say how the match was decided in every language', async () => {
    const { face } = await counting()
    for (const language of LANGUAGES) {
      const words = face.wording(language, record.config?.options)
      const said = howDecided(['A', 'B'], record.outcome, undefined, words, reportTexts[language])
      expect(said).not.toMatch(/[{}]|undefined/)
      expect(said.length).toBeGreaterThan(5)
    }
  })
})

test('finds when each of a growing number was reached', () => {
  const when = [3, 3, 8, 21, 40]
  const upTo = (count: number) => when.filter((event) => event < count).length
  expect(counted(50, 5, upTo)).toEqual(when)
  expect(counted(50, 0, upTo)).toEqual([])
  expect(counted(0, 0, upTo)).toEqual([])
})
