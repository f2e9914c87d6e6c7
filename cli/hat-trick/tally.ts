import type { HatTrickEvent } from '@libero/hat-trick'
import type { Seat } from '@libero/kernel'

/** What the expansion adds to a match, as it is told; no state remembers it. */
export const TALLIES = [
  'skills',
  'prevented',
  'styleCards',
  'snapshots',
  'corners',
  'subs',
  'appeals',
] as const
export type Tally = (typeof TALLIES)[number]

/** The sum an event belongs to, and the card that was used: 'solid-cb/gold' or 'third-man'. */
export function tally(
  event: HatTrickEvent,
): { readonly seat: Seat; readonly counts: readonly [Tally, ...string[]] } | undefined {
  switch (event.kind) {
    case 'skill': {
      // Who borrows a skill uses his own card by it.
      const { seat, type, side } = event
      return { seat, counts: ['skills', `${type}/${side}`] }
    }
    case 'prevented':
      return { seat: event.seat, counts: ['prevented'] }
    case 'style-played':
      return { seat: event.seat, counts: ['styleCards', event.card] }
    case 'snapshot':
      return { seat: event.seat, counts: ['snapshots'] }
    case 'corner':
      return { seat: event.seat, counts: ['corners'] }
    case 'substituted':
      return { seat: event.seat, counts: ['subs'] }
    case 'appealed':
      return { seat: event.seat, counts: ['appeals'] }
    default:
      return undefined
  }
}
