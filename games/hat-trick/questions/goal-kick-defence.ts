import { Phase } from '../phase.ts'
import { defender } from './asks.ts'
import { moveAtKick } from './moves.ts'

/** §8.2 Then the other team moves. */
export const goalKickDefence = moveAtKick({
  phase: Phase.GoalKickDefence,
  rule: '8.2',
  asks: defender,
  next: Phase.GoalKickCard,
  // By agreement whoever was displaced stays, too.
  key: (s) => (s.displaced < 0 ? undefined : 'goal-kick-defence/displaced'),
})
