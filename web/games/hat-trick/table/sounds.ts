import type { HatTrickEvent } from '@libero/hat-trick'
import type { Seen } from '@libero/hat-trick/view'
import { lineFrom } from '@libero/hat-trick/view'
import type { Viewer } from '@libero/kernel'
import { SEATS } from '@libero/kernel'
import type { Sound } from '../../../face.ts'
import { goalSound } from '../../../parts/goal-moment.ts'

const HEARD: Partial<Record<HatTrickEvent['kind'], Sound>> = {
  'kick-off': 'kick-off',
  'card-laid': 'card',
  'card-laid-unseen': 'card',
  'penalty-taken': 'card',
  'style-won': 'card',
  substituted: 'card',
  revealed: 'card-turned',
  skill: 'card-turned',
  'style-played': 'card-turned',
  'keeper-drew': 'card-turned',
  appealed: 'card-turned',
  passed: 'ball',
  dribbled: 'ball',
  snapshot: 'ball',
  corner: 'ball',
  'goal-kick-played': 'ball',
  duel: 'ball',
  'laid-off': 'ball',
  intercepted: 'block',
  tackled: 'block',
  parried: 'block',
  'free-kick': 'whistle',
  penalty: 'whistle',
  saved: 'save',
  'shoot-out': 'kick-off',
  'full-time': 'full-time',
}

/** What is heard of a turn. */
export function sound(event: HatTrickEvent, viewer: Viewer): Sound | undefined {
  switch (event.kind) {
    case 'goal':
      return goalSound(event.seat, viewer)
    case 'penalty-result':
      return event.scored ? goalSound(event.seat, viewer) : 'save'
    case 'foul':
      return event.card
    case 'foul-checked':
      return event.foul ? 'whistle' : 'card-turned'
    // The last half ends with the match.
    case 'half-over':
      return event.half === 1 ? 'half-time' : 'whistle'
    default:
      return HEARD[event.kind]
  }
}

/** The lines from goal to goal. */
const LINES = 6

/** How near a goal is: by the line the ball is in, as its own side counts; an opportunity is more, a shot all. */
export function danger(s: Seen, telling: HatTrickEvent | undefined): number {
  if (s.outcome) return 0.05
  if (s.shot || s.shootOut || telling?.kind === 'duel' || telling?.kind === 'penalty') return 1
  if (s.opportunity || telling?.kind === 'opportunity') return 0.8
  if (!s.ball) return 0.1
  const seat = s.ball.seat === SEATS[0] ? 0 : 1
  const line = lineFrom(0, seat, Number(s.ball.field[1] ?? 1))
  return 0.08 + 0.5 * ((line - 1) / (LINES - 1)) ** 1.5
}
