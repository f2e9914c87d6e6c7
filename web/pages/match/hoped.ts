import type { MatchEvent, Seat } from '@libero/kernel'

/** What a coach was told when he decided. */
export interface Hope {
  readonly seat: Seat
  /** How many events had been told by then. */
  readonly from: number
  /** How likely a goal was, in percent; missing where he decided about something else. */
  readonly percent: number | undefined
}

/** With what was just decided; whatever was taken back is forgotten. */
export const hoped = (before: readonly Hope[], hope: Hope): readonly Hope[] => [
  ...before.filter(({ from }) => from < hope.from),
  hope,
]

/**
 * What a coach was told of his newest shot when he first decided in it: by the decision that began it, else by the
 * first one after it. Once a keeper has rolled his die, leaving it at that would be a goal for certain.
 */
export function hopeOfShot(
  hopes: readonly Hope[],
  told: readonly MatchEvent[],
  seat: Seat,
  shotBegins: (event: MatchEvent) => Seat | undefined,
): number | undefined {
  const own = hopes.filter((hope) => hope.seat === seat && hope.from < told.length)
  // Who last decided about something else had no shot of his own.
  const other = own.findLastIndex(({ percent }) => percent === undefined)
  const about = own.slice(other + 1)
  const began = told.findLastIndex((event) => shotBegins(event) === seat)
  const first = began < 0 ? undefined : about.find(({ from }) => from >= began)
  return (first ?? about.at(-1))?.percent
}
