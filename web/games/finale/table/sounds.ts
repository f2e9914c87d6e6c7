import type { FinaleEvent } from '@libero/finale'
import type { Seen } from '@libero/finale/view'
import type { Viewer } from '@libero/kernel'
import type { Sound } from '../../../face.ts'
import { goalSound } from '../../../parts/goal-moment.ts'

const HEARD: Partial<Record<FinaleEvent['kind'], Sound>> = {
  'tactic-laid': 'card',
  'tactic-laid-unseen': 'card',
  'man-chosen': 'card',
  exchanged: 'card',
  change: 'card',
  'came-on': 'card',
  revealed: 'card-turned',
  'further-tactic': 'card-turned',
  turned: 'card-turned',
  'level-roll': 'dice',
  hazard: 'dice',
  counter: 'ball',
  injured: 'whistle',
  booked: 'yellow',
  'sent-off': 'red',
  'extra-time': 'kick-off',
  'shoot-out': 'kick-off',
  'full-time': 'full-time',
}

/** What is heard of a period. */
export function sound(event: FinaleEvent, viewer: Viewer): Sound | undefined {
  switch (event.kind) {
    case 'goal':
      return goalSound(event.seat, viewer)
    case 'shot':
      return event.scored ? goalSound(event.seat, viewer) : 'save'
    case 'comparison':
      return event.won ? 'ball' : event.action === 'finish' ? 'save' : 'block'
    case 'period':
      return event.period === 1 ? 'kick-off' : undefined
    case 'period-over':
      return event.period === 3 || event.period === 7 ? 'half-time' : undefined
    default:
      return HEARD[event.kind]
  }
}

/** How near a goal is: a build-up is hope, a finish is the goal itself. */
export function danger(s: Seen, telling: FinaleEvent | undefined): number {
  if (s.outcome) return 0.05
  if (s.shootOut) return 0.85
  // While a build-up that was won is told, the stands already see the finish.
  if (telling?.kind === 'comparison' && telling.action === 'build-up') return telling.won ? 0.7 : 0.2
  if (s.action?.name === 'finish') return 0.9
  if (s.action) return s.attack?.counter ? 0.5 : 0.4
  return s.attacker === undefined ? 0.08 : 0.2
}
