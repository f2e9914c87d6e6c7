import type { HatTrickBuild, State } from '@libero/hat-trick'
import {
  CARD_IDS,
  CARDS,
  CORNER,
  CORNERS,
  KINDS,
  kindOf,
  OUR_CARDS,
  Phase,
  REGULARS,
} from '@libero/hat-trick'
import type { Scale } from '../catalogue.ts'

const build = (team: string): HatTrickBuild => ({ team })
const regulars = build(REGULARS)

/** §2.5 Strong is who has many stars; among as many, who comes first in the table, and at the other end last. */
const byStars = [...OUR_CARDS.teams].sort((a, b) => b.stars.length - a.stars.length)
const strongest = build(byStars[0]?.id ?? REGULARS)
const weakest = build(byStars.at(-1)?.id ?? REGULARS)

/** What Hat-Trick's cards were designed for: goals, close matches, even seats, some drama, no useless card. */
export const hatTrickScale: Scale<State> = {
  // Two teams without a star, so that nothing differs but the seats.
  pairings: [[regulars, regulars]],
  contests: { strongest: [strongest, weakest] },
  targets: {
    goals: [2, 4],
    level: [0.15, 0.3],
    seat: [0.48, 0.52],
    strongest: [0.65, 0.8],
    red: [0.05, 0.2],
    choice: [0.02, 1],
  },
  particular: (sum, matches) => ({ red: sum('redCardMatches') / matches }),
  choices: [...CARD_IDS, ...KINDS.flatMap((kind) => CORNERS.map((corner) => `${kind}-${corner}`))],
  choiceOf: (s, seat, action) => {
    if (s.phase === Phase.PlayCard || s.phase === Phase.GoalKickCard) return action
    if (s.phase !== Phase.Duel || seat !== s.side) return -1
    return CARDS + kindOf(s.faceUp[seat] ?? 0) * CORNERS.length + action - CORNER
  },
  nameOf: (choice, wording) =>
    CARD_IDS.includes(choice)
      ? wording.nameOf(choice)
      : choice
          .split('-')
          .map((part) => wording.nameOf(part))
          .join(': '),
  neverChosen: [],
}
