import type { FinaleEvent } from '@libero/finale'
import { PERIODS } from '@libero/finale'
import type { Stir } from '../../face.ts'

/** What a coach of Finale has something to say about. */
export function stirs(event: FinaleEvent): Stir | undefined {
  switch (event.kind) {
    case 'kick-off':
      return { what: 'kick-off' }
    case 'goal':
      return { what: 'goal', seat: event.seat }
    case 'comparison':
      return event.action === 'finish' && !event.won ? { what: 'stopped', seat: event.seat } : undefined
    case 'sent-off':
      return { what: 'red', seat: event.seat }
    case 'period-over':
      return event.period * 2 === PERIODS ? { what: 'half-time' } : undefined
    case 'full-time':
      return { what: 'full-time', seat: event.outcome.winner }
    default:
      return undefined
  }
}
