import type { Seat, Viewer } from './seat.ts'
import { seatOf } from './seat.ts'

/** What happened, as plain data. Log, commentary, animation and screen reader all live from it. */
export interface MatchEvent {
  readonly kind: string
}

/**
 * Receives each event once. Games ask `told?.…`, so that with no listener nothing is built.
 * `reveal` is for what makes hidden things known: after it there is no taking back.
 */
export interface Teller<E extends MatchEvent = MatchEvent> {
  /** Everybody sees the same. */
  tell(event: E): void
  /** Everybody sees the same, and something hidden has become known by it. */
  reveal(event: E): void
  /** One coach sees more than the rest of the world; `shows` if he learns by it what he could not know before. */
  confide(seat: Seat, own: E, others: E, shows?: boolean): void
}

/** An event as it was told: to all, or to one coach apart from all others. */
export interface LogEntry<E extends MatchEvent = MatchEvent> {
  readonly event: E
  readonly confided?: { readonly seat: Seat; readonly event: E }
}

/** The form of an event a viewer may know. */
export function heardBy<E extends MatchEvent>(told: LogEntry<E>, viewer: Viewer): E {
  const { confided } = told
  if (!confided) return told.event
  return viewer === 'omniscient' || seatOf(viewer) === confided.seat ? confided.event : told.event
}

/** Keeps everything told, and counts what was revealed. */
export class Log<E extends MatchEvent = MatchEvent> implements Teller<E> {
  readonly entries: LogEntry<E>[] = []
  revealed = 0

  tell(event: E): void {
    this.entries.push({ event })
  }

  reveal(event: E): void {
    this.revealed++
    this.entries.push({ event })
  }

  confide(seat: Seat, own: E, others: E, shows = false): void {
    this.revealed += Number(shows)
    this.entries.push({ event: others, confided: { seat, event: own } })
  }

  /** What a viewer heard, from entry `from` on. */
  heardBy(viewer: Viewer, from = 0): E[] {
    return this.entries.slice(from).map((told) => heardBy(told, viewer))
  }
}
