import type { Match } from '../match.ts'

/** How a round without a card can end: with a goal, with a pass won, with the ball lost. */
export type End = 'goal' | 'pass' | 'lost'

/**
 * Plays a round in which nobody lays a card or spends a token: a six against a one decides it. Luck after that comes
 * as it likes, apart from what is listed.
 */
export function playRound(m: Match, end: End, ...luck: readonly string[]): Match {
  m.freely().byDefault('draft').stop()
  const [own, other] = end === 'lost' ? [1, 6] : [6, 1]
  m.rolls(...(m.attacker === 'home' ? [own, other] : [other, own]), ...luck)
  return m.play(`${m.attacker}: ${end === 'goal' ? 'shot' : 'pass'}`).byDefault('spend', 'reroll')
}
