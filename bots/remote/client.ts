import type { MatchRecord, Seat } from '@libero/kernel'
import type { Counsel } from '../advice/adviser.ts'
import { LEVELS } from '../bot.ts'
import type { Prospect } from '../prospect/prospect.ts'
import type { Bell } from './bell.ts'
import { clockBell, noBell } from './bell.ts'
import type { Asked, BotHost, Posted, Replied } from './host.ts'
import type { Heard, Stood } from './standby.ts'
import { ladder, patienceWith, standby } from './standby.ts'

/** The way to who thinks elsewhere: a worker, a thread. */
export interface Channel {
  post(posted: Posted): void
  /** Called once: who hears the replies, and that the other end is gone. */
  listen(heard: (replied: Replied) => void, gone: () => void): void
  /** Ends the thinking there, whatever it has come to. */
  dismiss(): void
  /** Thinks where whoever asks does: nobody can interrupt that, so no bell is set for it. */
  readonly isInTheSameRoom?: boolean
}

export interface AtTheTable {
  readonly game: string
  readonly record: MatchRecord
  readonly seat: Seat
}

/** Longer than any game takes to load; then whoever was hired counts as dead. */
const LONGEST_LOADING = 20_000
/** An adviser has nobody waiting for his move, and must tell the second best from the third. */
const ADVISER = 2.5

interface Terms {
  /** How long to think, as a multiple of what a level takes by itself. */
  readonly pace?: () => number
  readonly patience?: (ms: number) => number
  /** What says that somebody takes too long. */
  readonly bell?: Bell
}

/**
 * The opponents think elsewhere, so that nobody waits for them. Who fails, says nothing sensible or clearly overruns
 * his time is replaced by the next lower level for that decision. Who overruns or dies is dismissed, and another is
 * hired with the next question.
 */
export class BotClient {
  private channel: Channel | undefined
  private number = 0
  private isClosed = false
  private readonly waiting = new Map<number, (replied: Replied | 'gone') => void>()
  private readonly pace: () => number
  private readonly patience: (ms: number) => number
  private readonly bell: Bell

  constructor(
    private readonly hire: () => Channel,
    { pace = () => 1, patience = patienceWith, bell = clockBell }: Terms = {},
  ) {
    this.pace = pace
    this.patience = patience
    this.bell = bell
  }

  /** A decision of this level, or of the next lower whose decision is taken; whoever takes it checks it. */
  decide(at: AtTheTable, level: string, take: (action: string) => boolean): Promise<Stood<string>> {
    const pace = this.pace()
    return standby(
      ladder(level),
      (each) => this.ask<string>({ ...at, ask: 'decide', level: each, pace }),
      (value) => typeof value === 'string' && take(value),
    )
  }

  /** What the strongest would do in a coach's place, best first. */
  advise(at: AtTheTable, isOption: (action: string) => boolean): Promise<Stood<readonly Counsel[]>> {
    const pace = this.pace() * ADVISER
    return standby(
      ladder(LEVELS[LEVELS.length - 1]).slice(0, -1),
      (each) => this.ask<readonly Counsel[]>({ ...at, ask: 'advise', level: each, pace }),
      (value) =>
        Array.isArray(value) && value.length > 0 && value.every(({ action }: Counsel) => isOption(action)),
    )
  }

  /** What will probably come of each option of a coach's question, by its notation; nothing where nobody can say. */
  async prospects(at: AtTheTable): Promise<Readonly<Record<string, Prospect>>> {
    const heard = await this.ask<Readonly<Record<string, Prospect>>>({
      ...at,
      ask: 'prospects',
      level: '',
      pace: 1,
    })
    return heard.ok ? heard.value : {}
  }

  /** What this level brings to a match, or the next lower that brings anything legal. */
  build(game: string, options: unknown, seat: Seat, level: string, whim: string): Promise<Stood<unknown>> {
    return standby(
      ladder(level),
      (each) => this.ask({ ask: 'build', game, options, seat, level: each, pace: 1, whim }),
      (value) => value !== undefined,
    )
  }

  /** Nobody is needed any more. */
  close(): void {
    this.isClosed = true
    this.fire()
  }

  /** Who dies before he has begun to think has not failed at thinking: the question is put once more. */
  private async ask<T>(asked: Asked): Promise<Heard<T>> {
    const first = await this.once(asked)
    const heard = first ?? (await this.once(asked)) ?? { ok: false, fault: 'absent' }
    return heard as Heard<T>
  }

  private once(asked: Asked): Promise<Heard<unknown> | undefined> {
    if (this.isClosed) return Promise.resolve(undefined)
    const number = ++this.number
    return new Promise((resolve) => {
      let isLate = false
      let hasBegun = false
      let silence = () => {}
      const tooLong = () => {
        isLate = true
        this.fire()
      }
      this.waiting.set(number, (replied) => {
        silence()
        if (replied !== 'gone' && 'begun' in replied) {
          hasBegun = true
          silence = this.bellFor(this.channel)(this.patience(replied.begun), tooLong)
          return
        }
        this.waiting.delete(number)
        if (replied !== 'gone') resolve(replied.heard)
        else resolve(hasBegun ? { ok: false, fault: isLate ? 'late' : 'failed' } : undefined)
      })
      try {
        const channel = this.current()
        silence = this.bellFor(channel)(LONGEST_LOADING, tooLong)
        channel.post({ number, asked })
      } catch {
        silence()
        this.waiting.delete(number)
        resolve(undefined)
      }
    })
  }

  private bellFor(channel: Channel | undefined): Bell {
    return channel?.isInTheSameRoom ? noBell : this.bell
  }

  private current(): Channel {
    if (this.channel) return this.channel
    const hired = this.hire()
    this.channel = hired
    const isHere = () => this.channel === hired
    hired.listen(
      (replied) => isHere() && this.waiting.get(replied.number)?.(replied),
      () => isHere() && this.fire(),
    )
    return hired
  }

  /** Everyone who waits hears that there will be no answer. */
  private fire(): void {
    this.channel?.dismiss()
    this.channel = undefined
    for (const tell of [...this.waiting.values()]) tell('gone')
  }
}

/** Thinks in the same place: for tests, and where there are no workers. Nobody can interrupt it. */
export function sameRoom(host: BotHost): Channel {
  let tell: (replied: Replied) => void = () => {}
  return {
    isInTheSameRoom: true,
    post: (posted) => void host.hear(posted, (replied) => tell(replied)),
    listen: (heard) => {
      tell = heard
    },
    dismiss: () => {
      tell = () => {}
    },
  }
}
