import type { CaptainTsubasaEvent } from '@libero/captain-tsubasa'
import { other } from '@libero/kernel'
import type { Stir } from '../../face.ts'

/** What a coach of Captain Tsubasa has something to say about. */
export function stirs(event: CaptainTsubasaEvent): Stir | undefined {
  switch (event.kind) {
    case 'kick-off':
      return event.half === 1 ? { what: 'kick-off' } : undefined
    case 'goal':
      return { what: 'goal', seat: event.seat }
    case 'save':
      return event.result === 'goal' ? undefined : { what: 'stopped', seat: other(event.seat) }
    case 'booked':
      return event.colour === 'red' ? { what: 'red', seat: event.seat } : undefined
    case 'half-over':
      return event.half === 1 ? { what: 'half-time' } : undefined
    case 'full-time':
      return { what: 'full-time', seat: event.outcome.winner }
    default:
      return undefined
  }
}
