import type { MatchEvent, Seat, Wording } from '@libero/kernel'
import { seatOfEvent } from '@libero/kernel'

/** A line of what is told of a match. */
export interface Line {
  readonly minute: number
  readonly text: string
  readonly kind: string
  readonly seat: Seat | undefined
  /** Which event it tells. */
  readonly event: number
}

/** The lines of a match as it is told; another language tells it from the beginning again. */
export class Story {
  private lines: Line[] = []
  private told: readonly MatchEvent[] = []
  private tell: (event: MatchEvent) => string | undefined
  private minuteAt: (event: MatchEvent) => number

  constructor(
    private readonly words: Wording,
    private readonly clock: () => (event: MatchEvent) => number,
  ) {
    this.tell = words.commentator()
    this.minuteAt = clock()
  }

  /** The lines of these events; those already told are not told again while the events only grow. */
  of(events: readonly MatchEvent[]): readonly Line[] {
    const before = this.told.length
    const grows = events.length >= before && (before === 0 || events[before - 1] === this.told[before - 1])
    if (!grows) {
      this.lines = []
      this.tell = this.words.commentator()
      this.minuteAt = this.clock()
    }
    const from = grows ? before : 0
    const fresh: Line[] = []
    for (const [i, event] of events.slice(from).entries()) {
      const minute = this.minuteAt(event)
      const text = this.tell(event)
      if (text) fresh.push({ minute, text, kind: event.kind, seat: seatOfEvent(event), event: from + i })
    }
    this.told = events
    if (fresh.length > 0 || !grows) this.lines = [...this.lines, ...fresh]
    return this.lines
  }
}
