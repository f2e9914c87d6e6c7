import type { Budget, Condition, ExpansionSet, PlayerType, StyleCard, TeamCard } from './expansion.ts'
import budgets from './players/budgets.json' with { type: 'json' }
import styles from './players/styles.json' with { type: 'json' }
import firstStyles from './players/styles-1.json' with { type: 'json' }
import teamCards from './players/team-cards.json' with { type: 'json' }
import firstTeamCards from './players/team-cards-1.json' with { type: 'json' }
import types from './players/types.json' with { type: 'json' }
import type { Skill } from './skills.ts'

/** The project's own player cards: names and questions of the rulebooks, everything else of our design. */
export const OUR_EXPANSION: ExpansionSet = {
  name: 'libero-hat-trick-players',
  version: '2',
  keeper: types.keeper as ExpansionSet['keeper'],
  types: types.types as readonly PlayerType[],
  conditions: styles.conditions as readonly Condition[],
  styles: styles.styles as readonly StyleCard[],
  budgets: budgets.budgets as readonly Budget[],
  teams: teamCards.teams as unknown as readonly TeamCard[],
}

/** Team cards that were others then. */
const FIRST_TEAMS = firstTeamCards.teams as unknown as readonly TeamCard[]

/** As it was before both coaches could play a card of one style at once, and team cards showed colours and power. */
export const FIRST_EXPANSION: ExpansionSet = {
  ...OUR_EXPANSION,
  version: '1',
  styles: firstStyles.styles as readonly StyleCard[],
  teams: OUR_EXPANSION.teams.map(
    ({ colours: _, power: __, ...team }) => FIRST_TEAMS.find(({ id }) => id === team.id) ?? team,
  ),
}

/** Every set of player cards we ever published, the newest first. */
export const PUBLISHED_EXPANSIONS: readonly ExpansionSet[] = [OUR_EXPANSION, FIRST_EXPANSION]

/** The cards of the match first, then every set of ours. */
const setsFor = (set: ExpansionSet | undefined): readonly ExpansionSet[] =>
  set ? [set, ...PUBLISHED_EXPANSIONS] : PUBLISHED_EXPANSIONS

/** What a side of a type does, as the cards of the match have it. */
export const skillIn = (
  set: ExpansionSet | undefined,
  type: string,
  side: 'silver' | 'gold',
): Skill | undefined =>
  setsFor(set)
    .flatMap(({ types }) => types)
    .find(({ id }) => id === type)?.[side].skill

/** §19.6 A style card, likewise. */
export const styleCardIn = (set: ExpansionSet | undefined, card: string): StyleCard | undefined =>
  setsFor(set)
    .flatMap(({ styles }) => styles)
    .find(({ id }) => id === card)
