import type { CaptainTsubasaEvent, CaptainTsubasaEventKind } from '@libero/captain-tsubasa'
import { checkOptions } from '@libero/captain-tsubasa'
import type { Seat } from '@libero/kernel'

/** What no state remembers, by the event that tells it. */
const ROWS = {
  cardsPlayed: 'played',
  abilities: 'ability',
  rerolls: 'rerolled',
  advances: 'advance',
  exhausted: 'exhausted',
  motivated: 'motivated',
  signed: 'signed',
} as const satisfies Readonly<Record<string, CaptainTsubasaEventKind>>
type Row = keyof typeof ROWS

const ALL = Object.keys(ROWS) as Row[]
const rowOf: ReadonlyMap<string, Row> = new Map(ALL.map((row) => [ROWS[row], row]))

/** The sums of a match: what was not agreed on has none. */
export function talliesOf(options: unknown): readonly Row[] {
  const { firstGame, motivation, transfers } = checkOptions(options).agreed.terms
  const isPlayed: Readonly<Partial<Record<Row, boolean>>> = {
    exhausted: !firstGame,
    motivated: motivation,
    signed: transfers,
  }
  return ALL.filter((row) => isPlayed[row] ?? true)
}

/** The sum an event belongs to, and which card came into play. */
export function tally(
  event: CaptainTsubasaEvent,
): { readonly seat: Seat; readonly counts: readonly [Row, ...string[]] } | undefined {
  const row = rowOf.get(event.kind)
  if (row === undefined || !('seat' in event)) return undefined
  const { seat, kind } = event
  const isCard = kind === 'played' || kind === 'motivated' || kind === 'signed'
  return { seat, counts: isCard ? [row, event.card] : [row] }
}
