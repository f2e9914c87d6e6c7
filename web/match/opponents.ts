import type { MatchRecord, Seat } from '@libero/kernel'
import type { Answered, Asked } from './worker.ts'

/** Longer than any level thinks; then the worker counts as dead. */
const LONGEST_THOUGHT = 20_000

/** Who can be asked for a decision: the worker of the page, or something simpler in tests. */
export interface Thinker {
  decide(game: string, record: MatchRecord, seat: Seat, level: string): Promise<string | undefined>
  build(game: string, options: unknown, seat: Seat, level: string, whim: string): Promise<unknown>
}

/**
 * The opponents think in a worker, so that the page never waits. A worker that dies is replaced and asked once more;
 * if that fails too there is no answer, and whoever asked says so.
 */
export class Opponents implements Thinker {
  private worker: Worker | undefined
  private number = 0
  private readonly waiting = new Map<number, (answered: Answered) => void>()

  constructor(
    private readonly hire: () => Worker = () =>
      new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'opponents' }),
  ) {}

  async decide(game: string, record: MatchRecord, seat: Seat, level: string): Promise<string | undefined> {
    const answered = await this.ask({ ask: 'decide', game, record, seat, level })
    return answered.ok && typeof answered.value === 'string' ? answered.value : undefined
  }

  async build(game: string, options: unknown, seat: Seat, level: string, whim: string): Promise<unknown> {
    const answered = await this.ask({ ask: 'build', game, options, seat, level, whim })
    return answered.ok ? answered.value : undefined
  }

  private async ask(asked: Asked): Promise<Answered> {
    const first = await this.once(asked)
    return first.ok ? first : this.once(asked)
  }

  private once(asked: Asked): Promise<Answered> {
    const worker = this.current()
    const number = ++this.number
    return new Promise((resolve) => {
      const late = setTimeout(() => this.fire('too slow'), LONGEST_THOUGHT)
      this.waiting.set(number, (answered) => {
        clearTimeout(late)
        this.waiting.delete(number)
        resolve(answered)
      })
      worker.postMessage({ number, asked })
    })
  }

  private current(): Worker {
    if (this.worker) return this.worker
    const worker = this.hire()
    worker.onmessage = ({ data }: MessageEvent<{ readonly number: number; readonly answered: Answered }>) =>
      this.waiting.get(data.number)?.(data.answered)
    worker.onerror = (event) => this.fire(event.message)
    worker.onmessageerror = () => this.fire('unreadable answer')
    this.worker = worker
    return worker
  }

  /** Everyone who waits hears that there will be no answer; the next question gets a new worker. */
  private fire(why: string): void {
    this.worker?.terminate()
    this.worker = undefined
    for (const tell of [...this.waiting.values()]) tell({ ok: false, why })
  }
}
