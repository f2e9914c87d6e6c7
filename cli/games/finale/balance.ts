import type { Colour } from '@libero/finale'
import { beginnersBuild, COLOURS, OUR_CARDS } from '@libero/finale'
import type { State } from '@libero/finale/opponents'
import { Phase } from '@libero/finale/opponents'
import type { BalanceTargets } from '../../catalogue.ts'

const PACKED: readonly Colour[] = COLOURS.filter((colour) => colour !== 'white')

/** What Finale's cards were designed for: goals, close matches, even seats, some drama, no useless card. */
export const finaleBalance: BalanceTargets<State> = {
  id: 'finale',
  // Beginners' squads, so that nothing but the tactics differs: every colour meets every colour, sealed beforehand.
  pairedBy: { sealed: true },
  pairings: PACKED.flatMap((home) =>
    PACKED.map((away) => [beginnersBuild('acker', home), beginnersBuild('stollen', away)] as const),
  ),
  // Equal sides are those that two good coaches pick for the same points. The beginners' fifteen are the rulebook's, and
  // in strong hands those of Stollen are better with any tactics: their share is told, not judged.
  contests: { own: 'own' },
  targets: {
    goals: [4, 6],
    level: [0.15, 0.28],
    seat: [0.48, 0.52],
    own: [0.48, 0.52],
    lost: [1, 3],
    choice: [0.02, 1],
  },
  particular: (sum, matches) => ({ lost: (sum('reds') + sum('injuries')) / matches }),
  choices: OUR_CARDS.tactics.map((tactic) => tactic.id),
  choiceOf: (s, _seat, action) =>
    s.phase === Phase.Tactics || s.phase === Phase.FurtherTactic ? action : -1,
  neverChosen: OUR_CARDS.tactics.filter((tactic) => tactic.closing).map((tactic) => tactic.id),
}
