import type { ExpansionSet, HatTrickBuild, State } from '@libero/hat-trick'
import {
  CARD_IDS,
  CARDS,
  CORNER,
  CORNERS,
  checkOptions,
  KINDS,
  kindOf,
  OUR_CARDS,
  Phase,
  REGULARS,
  STYLES,
  teamValue,
} from '@libero/hat-trick'
import type { Scale } from '../catalogue.ts'

const build = (team: string): HatTrickBuild => ({ team })
const regulars = build(REGULARS)

/** The strongest of these against the weakest; among as strong ones who comes first, at the other end last. */
function ends<T extends { readonly id: string }>(teams: readonly T[], value: (team: T) => number) {
  const byValue = [...teams].sort((a, b) => value(b) - value(a))
  return [build(byValue[0]?.id ?? REGULARS), build(byValue.at(-1)?.id ?? REGULARS)] as const
}

/** §13.3 With the expansion a few team cards of each style, each against itself: nothing differs but the seats. */
function mirrors({ teams }: ExpansionSet): readonly (readonly [HatTrickBuild, HatTrickBuild])[] {
  const chosen = STYLES.flatMap((style) =>
    teams.filter((team) => team.style === style).slice(0, OF_EACH_STYLE),
  )
  return chosen.map(({ id }) => {
    const one = build(id)
    return [one, one]
  })
}
const OF_EACH_STYLE = 2

/** What is measured of the base game, or of the expansion with its team cards. */
export function hatTrickScale(options: unknown): Scale<State> {
  const { cards, terms } = checkOptions(options).agreed
  if (!terms.players) return baseScale
  const { set } = cards.expansion
  // What the expansion was designed for is told, and judged by the same measure where it is the same question.
  const { strongest: _, ...targets } = baseScale.targets
  return {
    ...baseScale,
    id: 'hat-trick-players',
    targets,
    pairings: mirrors(set),
    contests: { dearest: ends(set.teams, (team) => teamValue(team, set)) },
  }
}

/** What Hat-Trick's cards were designed for: goals, close matches, even seats, some drama, no useless card. */
const baseScale: Scale<State> = {
  id: 'hat-trick',
  // Two teams without a star, so that nothing differs but the seats.
  pairings: [[regulars, regulars]],
  // §2.5 Strong is who has many stars.
  contests: { strongest: ends(OUR_CARDS.teams, ({ stars }) => stars.length) },
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
