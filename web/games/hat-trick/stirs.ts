import type { HatTrickEvent } from '@libero/hat-trick'
import { other } from '@libero/kernel'
import type { Stir } from '../../face.ts'

/** What a coach of Hat-Trick has something to say about. */
export function stirs(event: HatTrickEvent): Stir | undefined {
  switch (event.kind) {
    case 'kick-off':
      return event.half === 1 ? { what: 'kick-off' } : undefined
    case 'goal':
      return { what: 'goal', seat: event.seat }
    case 'saved':
    case 'parried':
      return { what: 'stopped', seat: other(event.seat) }
    case 'foul':
      return event.card === 'red' ? { what: 'red', seat: event.seat } : undefined
    case 'half-over':
      return event.half === 1 ? { what: 'half-time' } : undefined
    case 'full-time':
      return { what: 'full-time', seat: event.outcome.winner }
    default:
      return undefined
  }
}
