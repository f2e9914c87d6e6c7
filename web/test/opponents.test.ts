import { patienceWith } from '@libero/bots/remote'
import type { Posted, Replied } from '@libero/bots/remote/host'
import type { MatchRecord } from '@libero/kernel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { opponentsOf } from '../match/opponents.ts'

type Behaviour = (worker: FakeWorker, posted: Posted) => void

/** A worker that does as it is told: answers, says nothing, or dies. */
class FakeWorker {
  onmessage: ((event: { readonly data: Replied }) => void) | null = null
  onerror: (() => void) | null = null
  onmessageerror: (() => void) | null = null
  isFired = false

  constructor(private readonly behave: Behaviour) {}

  postMessage(posted: Posted): void {
    queueMicrotask(() => this.behave(this, posted))
  }

  say(data: Replied): void {
    if (!this.isFired) this.onmessage?.({ data })
  }

  terminate(): void {
    this.isFired = true
  }
}

/** How long whoever begins here says he will take. */
const BEGUN = 20
const begins: Behaviour = (worker, { number }) => worker.say({ number, begun: BEGUN })
const saysNothing: Behaviour = () => {}
const answers =
  (value: unknown): Behaviour =>
  (worker, posted) => {
    begins(worker, posted)
    worker.say({ number: posted.number, heard: { ok: true, by: posted.asked.level, value } })
  }
const fails: Behaviour = (worker, { number }) => worker.say({ number, heard: { ok: false, fault: 'failed' } })
const dies: Behaviour = (worker) => worker.onerror?.()
const diesThinking: Behaviour = (worker, posted) => {
  begins(worker, posted)
  worker.onerror?.()
}
/** Does one thing to some levels and another to the rest. */
const where =
  (levels: readonly string[], then: Behaviour, otherwise: Behaviour): Behaviour =>
  (worker, posted) =>
    (levels.includes(posted.asked.level) ? then : otherwise)(worker, posted)

function hiring(...behaviours: Behaviour[]) {
  const hired: FakeWorker[] = []
  const opponents = opponentsOf(() => {
    const worker = new FakeWorker(behaviours[Math.min(hired.length, behaviours.length - 1)] ?? dies)
    hired.push(worker)
    return worker as unknown as Worker
  })
  const decide = (level = 'heuristic') =>
    opponents.decide({ game: 'finale', record: {} as MatchRecord, seat: 1 }, level, (action) =>
      action.startsWith('white'),
    )
  return { hired, opponents, decide }
}

const by = (level: string, ...falls: readonly (readonly [string, string])[]) => ({
  answer: { by: level, value: 'white-4' },
  falls: falls.map(([fallen, fault]) => ({ level: fallen, fault })),
})

// Time passes when a test says so.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('opponents think elsewhere', () => {
  test('one worker answers every question', async () => {
    const { hired, decide } = hiring(answers('white-4'))
    expect(await decide()).toEqual(by('heuristic'))
    expect(await decide()).toEqual(by('heuristic'))
    expect(hired).toHaveLength(1)
  })

  test('a worker that dies before it thinks is replaced, and the question is put again', async () => {
    const { hired, decide } = hiring(dies, answers('white-4'))
    expect(await decide()).toEqual(by('heuristic'))
    expect(hired.map(({ isFired }) => isFired)).toEqual([true, false])
  })

  test('if the next one dies, too, nobody answers, and another is hired for the next question', async () => {
    const { hired, decide } = hiring(dies, dies, answers('white-4'))
    expect(await decide()).toEqual({ falls: [{ level: 'heuristic', fault: 'absent' }] })
    expect(await decide()).toEqual(by('heuristic'))
    expect(hired).toHaveLength(3)
  })

  test('who dies thinking is replaced by the next lower level', async () => {
    const { hired, decide } = hiring(diesThinking, answers('white-4'))
    expect(await decide()).toEqual(by('beginner', ['heuristic', 'failed']))
    expect(hired).toHaveLength(2)
  })

  test('a level that says it cannot is replaced, its worker is not', async () => {
    const { hired, decide } = hiring(where(['search'], fails, answers('white-4')))
    expect(await decide('search')).toEqual(by('montecarlo', ['search', 'failed']))
    expect(hired).toHaveLength(1)
  })

  test('a level that clearly overruns is replaced, and so is its worker', async () => {
    const slow = where(['search', 'montecarlo'], begins, answers('white-4'))
    const { hired, decide } = hiring(slow)
    const decided = decide('search')
    const fired = () => hired.map(({ isFired }) => isFired)
    await vi.advanceTimersByTimeAsync(patienceWith(BEGUN) - 1)
    expect(fired()).toEqual([false])
    await vi.advanceTimersByTimeAsync(1)
    expect(fired()).toEqual([true, false])
    await vi.advanceTimersByTimeAsync(patienceWith(BEGUN))
    expect(await decided).toEqual(by('heuristic', ['search', 'late'], ['montecarlo', 'late']))
    expect(fired()).toEqual([true, true, false])
  })

  test('a worker that never begins counts as dead, and no bell is left when it is over', async () => {
    const { hired, decide } = hiring(saysNothing)
    const decided = decide()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await decided).toEqual({ falls: [{ level: 'heuristic', fault: 'absent' }] })
    expect(hired.map(({ isFired }) => isFired)).toEqual([true, true])
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each([42, 'offside', undefined])('%s is no decision', async (nonsense) => {
    const { decide } = hiring(where(['heuristic'], answers(nonsense), answers('white-4')))
    expect(await decide()).toEqual(by('beginner', ['heuristic', 'illegal']))
  })

  test('everyone who waits hears of a death', async () => {
    const { decide } = hiring(dies)
    const absent = { falls: [{ level: 'heuristic', fault: 'absent' }] }
    expect(await Promise.all([decide(), decide()])).toEqual([absent, absent])
  })

  test('advice comes from the strongest who has one, never from the weakest', async () => {
    const asked: string[] = []
    const { opponents } = hiring((worker, posted) => {
      asked.push(posted.asked.level)
      fails(worker, posted)
    })
    const { answer } = await opponents.advise(
      { game: 'finale', record: {} as MatchRecord, seat: 0 },
      () => true,
    )
    expect(answer).toBeUndefined()
    expect(asked).toEqual(['search', 'montecarlo', 'heuristic', 'beginner'])
  })
})
