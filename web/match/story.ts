import type { MatchEvent, Seat } from '@libero/kernel'
import type { Wording } from '@libero/kernel/words'
import { seatOfEvent } from '@libero/kernel/words'

/** A line of what is told of a match. */
export interface Line {
  readonly minute: number
  readonly text: string
  readonly kind: string
  readonly seat: Seat | undefined
  /** Which event it tells. */
  readonly event: number
}

/** The lines of a match as it is told; another language or another reader is told it from the beginning again. */
export class Story {
  private lines: Line[] = []
  private before: Progress = { events: [], told: 0 }
  private reader: Seat = 0
  private tell: (event: MatchEvent) => string | undefined
  private minuteAt: (event: MatchEvent) => number

  constructor(
    private readonly words: Wording,
    private readonly clock: () => (event: MatchEvent) => number,
    private readonly isPlain = false,
    /** What goes before it and is not told. */
    private readonly recap: readonly MatchEvent[] = [],
  ) {
    ;[this.tell, this.minuteAt] = this.begin(0)
  }

  /**
   * The lines of the first `told` events, as whoever reads at that seat counts the pitch; those already told are not
   * told again while the events only grow.
   */
  of(events: readonly MatchEvent[], told = events.length, reader: Seat = 0): readonly Line[] {
    const { before } = this
    const isSame = events === before.events || isBegunBy(before, events)
    const grows = reader === this.reader && told >= before.told && isSame
    if (!grows) {
      this.lines = []
      this.reader = reader
      ;[this.tell, this.minuteAt] = this.begin(reader)
    }
    const fresh: Line[] = []
    for (let i = grows ? before.told : 0; i < told; i++) {
      const event = events[i] as MatchEvent
      const minute = this.minuteAt(event)
      const text = this.tell(event)
      if (text) fresh.push({ minute, text, kind: event.kind, seat: seatOfEvent(event), event: i })
    }
    this.before = { events, told }
    if (fresh.length > 0 || !grows) this.lines = [...this.lines, ...fresh]
    return this.lines
  }

  private begin(reader: Seat) {
    const [tell, minuteAt] = [this.words.commentator(reader, this.isPlain), this.clock()]
    for (const event of this.recap) {
      minuteAt(event)
      tell(event)
    }
    return [tell, minuteAt] as const
  }
}

interface Progress {
  readonly events: readonly MatchEvent[]
  readonly told: number
}

/** Whether another list goes on where this one was told up to. */
const isBegunBy = ({ events, told }: Progress, others: readonly MatchEvent[]): boolean =>
  told === 0 || others[told - 1] === events[told - 1]
