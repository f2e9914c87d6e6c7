import type { HatTrickEvent, MatchEventName, PlayersStoryRow } from '@libero/hat-trick'
import { checkOptions, countedFor, PLAYERS_STORY_ROWS } from '@libero/hat-trick'
import type { Seat } from '@libero/kernel'

/** What the expansion adds to a match, as it is told; no state remembers it. */
type Row = PlayersStoryRow | 'prevented'

/** Every sum, and the match event (§20) it belongs to, if it does. */
const ROWS: Readonly<Record<Row, MatchEventName | undefined>> = {
  skills: undefined,
  prevented: undefined,
  styleCards: undefined,
  snapshots: 'snapshot',
  corners: 'corners',
  subs: 'subs',
  appeals: 'captain',
}

/** The sums of a match: what was not agreed on has none. */
export function talliesOf(options: unknown): readonly Row[] {
  const { events } = checkOptions(options).agreed.terms
  return (Object.keys(ROWS) as Row[]).filter((row) => {
    const event = ROWS[row]
    return event === undefined || events[event]
  })
}

/** The sum an event belongs to, and the card that was used: 'solid-cb/gold' or 'nutmeg'. */
export function tally(
  event: HatTrickEvent,
): { readonly seat: Seat; readonly counts: readonly [Row, ...string[]] } | undefined {
  if (event.kind === 'prevented') return { seat: event.seat, counts: [event.kind] }
  const counted = countedFor(event)
  const row = PLAYERS_STORY_ROWS.find((each) => counted?.rows.includes(each))
  if (!counted || row === undefined) return undefined
  const { seat } = counted
  // Who borrows a skill uses his own card by it.
  if (event.kind === 'skill') return { seat, counts: [row, `${event.type}/${event.side}`] }
  return { seat, counts: event.kind === 'style-played' ? [row, event.card] : [row] }
}
