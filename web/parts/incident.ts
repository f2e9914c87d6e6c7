import type { MatchEvent, Pair, Seat } from '@libero/kernel'
import type { Incident, Moment, Telling } from '../face.ts'

/** How long a save, a card or a kick is looked at, in milliseconds at normal speed. */
const GASP = 1400

/** A scene over the pitch; a picture, where one stays pinned of it. */
export const incidentMoment = (
  incident: Incident,
  pinned?: Pick<Moment, 'picture' | 'isResult'>,
): Moment => ({
  picture: null,
  hold: GASP,
  incident,
  ...pinned,
})

/** What was told before an event, newest last. */
export function earlier<E extends MatchEvent>(
  event: E,
  { heard }: Telling,
  before: readonly E[],
): readonly E[] {
  const all = heard as readonly E[] | undefined
  const at = all?.lastIndexOf(event) ?? -1
  return all && at >= 0 ? all.slice(0, at) : before
}

interface Kick {
  readonly seat: Seat
  readonly scored: boolean
}

/** The kicks of a shoot-out, each side's in their order. */
export const kicksOf = (all: readonly Kick[]): Pair<readonly boolean[]> => {
  const of = (seat: Seat) => all.filter((kick) => kick.seat === seat).map(({ scored }) => scored)
  return [of(0), of(1)]
}

/** Whose colours a whistle is in: whoever is ahead. */
export const ahead = ([home, away]: Pair<number>): Seat => (away > home ? 1 : 0)
