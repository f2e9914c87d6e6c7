import type { HatTrickEvent, HatTrickEventKind, MatchEventName } from '@libero/hat-trick'
import { checkOptions } from '@libero/hat-trick'
import type { Seat } from '@libero/kernel'

/** What the expansion adds to a match, as it is told; no state remembers it. Some belongs to a match event (§20). */
const ROWS = {
  skills: { kind: 'skill' },
  prevented: { kind: 'prevented' },
  styleCards: { kind: 'style-played' },
  snapshots: { kind: 'snapshot', event: 'snapshot' },
  corners: { kind: 'corner', event: 'corners' },
  subs: { kind: 'substituted', event: 'subs' },
  appeals: { kind: 'appealed', event: 'captain' },
} as const satisfies Readonly<
  Record<string, { readonly kind: HatTrickEventKind; readonly event?: MatchEventName }>
>
type Row = keyof typeof ROWS

const ALL = Object.keys(ROWS) as Row[]
const rowOf: ReadonlyMap<string, Row> = new Map(ALL.map((row) => [ROWS[row].kind, row]))

/** The sums of a match: what was not agreed on has none. */
export function talliesOf(options: unknown): readonly Row[] {
  const { events } = checkOptions(options).agreed.terms
  return ALL.filter((name) => {
    const row = ROWS[name]
    return !('event' in row) || events[row.event]
  })
}

/** The sum an event belongs to, and the card that was used: 'solid-cb/gold' or 'third-man'. */
export function tally(
  event: HatTrickEvent,
): { readonly seat: Seat; readonly counts: readonly [Row, ...string[]] } | undefined {
  const row = rowOf.get(event.kind)
  if (row === undefined || !('seat' in event)) return undefined
  const { seat } = event
  // Who borrows a skill uses his own card by it.
  if (event.kind === 'skill') return { seat, counts: [row, `${event.type}/${event.side}`] }
  return { seat, counts: event.kind === 'style-played' ? [row, event.card] : [row] }
}
