import type { MatchRecord } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { Opponents } from '../match/opponents.ts'
import type { Answered } from '../match/worker.ts'

/** A worker that does as it is told: answers, says nothing, or dies. */
class FakeWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null
  onerror: ((event: { readonly message: string }) => void) | null = null
  onmessageerror: (() => void) | null = null
  isFired = false

  constructor(private readonly behave: (worker: FakeWorker, number: number) => void) {}

  postMessage({ number }: { readonly number: number }): void {
    queueMicrotask(() => this.behave(this, number))
  }

  answer(number: number, answered: Answered): void {
    this.onmessage?.({ data: { number, answered } })
  }

  terminate(): void {
    this.isFired = true
  }
}

const answers = (value: unknown) => (worker: FakeWorker, number: number) =>
  worker.answer(number, { ok: true, value })
const dies = (worker: FakeWorker) => worker.onerror?.({ message: 'out of memory' })
const fails = (worker: FakeWorker, number: number) => worker.answer(number, { ok: false, why: 'no idea' })

function hiring(...behaviours: ((worker: FakeWorker, number: number) => void)[]) {
  const hired: FakeWorker[] = []
  const opponents = new Opponents(() => {
    const worker = new FakeWorker(behaviours[Math.min(hired.length, behaviours.length - 1)] ?? dies)
    hired.push(worker)
    return worker as unknown as Worker
  })
  return { hired, opponents }
}

const record = {} as MatchRecord
const decide = (opponents: Opponents) => opponents.decide('finale', record, 1, 'heuristic')

describe('opponents think elsewhere', () => {
  test('one worker answers every question', async () => {
    const { hired, opponents } = hiring(answers('white-4'))
    expect(await decide(opponents)).toBe('white-4')
    expect(await decide(opponents)).toBe('white-4')
    expect(hired).toHaveLength(1)
  })

  test('a worker that dies is replaced, and the question is put again', async () => {
    const { hired, opponents } = hiring(dies, answers('white-4'))
    expect(await decide(opponents)).toBe('white-4')
    expect(hired.map(({ isFired }) => isFired)).toEqual([true, false])
  })

  test('if the next one dies, too, there is no answer, and the one after that is asked again later', async () => {
    const { hired, opponents } = hiring(dies, dies, answers('white-4'))
    expect(await decide(opponents)).toBeUndefined()
    expect(await decide(opponents)).toBe('white-4')
    expect(hired).toHaveLength(3)
  })

  test('a worker that answers that it cannot is not fired', async () => {
    const { hired, opponents } = hiring(fails)
    expect(await decide(opponents)).toBeUndefined()
    expect(hired).toHaveLength(1)
  })

  test('what is no decision is no answer', async () => {
    const { opponents } = hiring(answers(42))
    expect(await decide(opponents)).toBeUndefined()
  })

  test('everyone who waits hears of a death', async () => {
    const { opponents } = hiring(dies, dies, dies, dies)
    expect(await Promise.all([decide(opponents), decide(opponents)])).toEqual([undefined, undefined])
  })
})
