import type { ExpansionSet, HatTrickBuild } from '@libero/hat-trick'
import {
  CARD_IDS,
  CARDS,
  CORNERS,
  checkOptions,
  KINDS,
  kindOf,
  OUR_CARDS,
  OUTFIELD,
  REGULARS,
  teamStars,
} from '@libero/hat-trick'
import type { State } from '@libero/hat-trick/opponents'
import {
  CORNER,
  Phase,
  PREVENT,
  SKILL,
  STYLE_CARD,
  skillOf,
  userOf,
  VARIANTS,
} from '@libero/hat-trick/opponents'
import type { Wording } from '@libero/kernel/words'
import type { BalanceTargets } from '../../catalogue.ts'
import { cardName } from '../../words.ts'

const build = (team: string): HatTrickBuild => ({ team })
const regulars = build(REGULARS)

/** 'dribble-left' is a shot into a corner; anything else is a card. */
function choiceName(choice: string, wording: Pick<Wording, 'nameOf'>): string {
  const [kind = '', corner = ''] = choice.split('-')
  const isShot = KINDS.some((known) => known === kind) && CORNERS.some((known) => known === corner)
  return isShot ? `${wording.nameOf(kind)}: ${wording.nameOf(corner)}` : cardName(choice, wording)
}

/** The strongest of these against the weakest; among as strong ones who comes first, at the other end last. */
function ends<T extends { readonly id: string }>(teams: readonly T[], value: (team: T) => number) {
  const byValue = [...teams].sort((a, b) => value(b) - value(a))
  return [build(byValue[0]?.id ?? REGULARS), build(byValue.at(-1)?.id ?? REGULARS)] as const
}

/** §13.3 With the expansion every team card, each against itself: nothing differs but the seats. */
const mirrors = ({ teams }: ExpansionSet): readonly (readonly [HatTrickBuild, HatTrickBuild])[] =>
  teams.map(({ id }) => {
    const one = build(id)
    return [one, one]
  })

/** What is measured of the base game, or of the expansion with its team cards. */
export function hatTrickBalance(options: unknown): BalanceTargets<State> {
  const { cards, terms } = checkOptions(options).agreed
  if (!terms.players) return baseScale
  const { set } = cards.expansion
  const skills = set.types.flatMap(({ id }) => [`${id}/silver`, `${id}/gold`])
  const { strongest, ...targets } = baseScale.targets
  return {
    ...baseScale,
    id: 'hat-trick-players',
    targets: { ...targets, goals: [2, 4.5], ...(strongest && { dearest: strongest }) },
    pairings: mirrors(set),
    contests: { dearest: ends(set.teams, (team) => teamStars(team, set)) },
    choices: [...baseScale.choices, ...skills, ...set.styles.map(({ id }) => id)],
    choiceOf: (s, seat, action) => {
      if (action >= SKILL) return ALIKE + skillOf(s, userOf(seat, action))
      if (action >= STYLE_CARD) return ALIKE + skills.length + Math.floor((action - STYLE_CARD) / VARIANTS)
      if (action >= PREVENT) return ALIKE + skillOf(s, preventerOf(seat, action))
      return baseScale.choiceOf(s, seat, action)
    },
  }
}

/** What Hat-Trick's cards were designed for: goals, close matches, even seats, some drama, no useless card. */
const baseScale: BalanceTargets<State> = {
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
  particular: (sum, matches) => ({
    red: sum('redCardMatches') / matches,
    halfGuards: sum('halfGuards') / matches,
  }),
  counts: ['halfGuards'],
  choices: [...CARD_IDS, ...KINDS.flatMap((kind) => CORNERS.map((corner) => `${kind}-${corner}`))],
  choiceOf: (s, seat, action) => {
    if (s.phase === Phase.PlayCard || s.phase === Phase.GoalKickCard) return action
    if (s.phase !== Phase.Duel || seat !== s.side) return -1
    return CARDS + kindOf(s.faceUp[seat] ?? 0) * CORNERS.length + action - CORNER
  },
  nameOf: choiceName,
  neverChosen: [],
}

/** Choices that both have: every action card, and every corner of every shot. */
const ALIKE = baseScale.choices.length

/** §16.10 Who would prevent a skill. */
const preventerOf = (seat: number, action: number): number =>
  seat * OUTFIELD + Math.floor((action - PREVENT) / OUTFIELD)
