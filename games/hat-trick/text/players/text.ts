import type { Condition, ExpansionSet } from '../../cards/expansion.ts'
import { OUR_EXPANSION, PUBLISHED_EXPANSIONS } from '../../cards/our-expansion.ts'
import type { Colour, Formation, MatchEventName, Mentality, Rank, Shield, Style } from '../../cards/skills.ts'
import { namesEn } from './names.en.ts'
import type { PlayersNames } from './names.ts'
import type { SkillText } from './skills.ts'

/** The player types and style cards that have a name; a new one is named in every language. */
export type TypeId = keyof typeof namesEn.types
export type StyleCardId = keyof typeof namesEn.styleCards

const isTypeId = (id: string): id is TypeId => Object.hasOwn(namesEn.types, id)
const isStyleCardId = (id: string): id is StyleCardId => Object.hasOwn(namesEn.styleCards, id)

const styleCardIds = (set: ExpansionSet): readonly StyleCardId[] =>
  set.styles.map(({ id }) => id).filter(isStyleCardId)

/** The player types of our cards, in the order of the paragraphs §16.1–§16.22. */
export const TYPE_IDS: readonly TypeId[] = OUR_EXPANSION.types.map(({ id }) => id).filter(isTypeId)

/** The style cards, in the order of the paragraphs §19.6–§19.17. */
export const STYLE_CARD_IDS: readonly StyleCardId[] = styleCardIds(OUR_EXPANSION)

/** §19.18 Those that only earlier player cards have. */
export const FIRST_STYLE_CARD_IDS: readonly StyleCardId[] = [
  ...new Set(PUBLISHED_EXPANSIONS.flatMap(styleCardIds)),
].filter((id) => !STYLE_CARD_IDS.includes(id))

/** Team cards of nations that the base game's table does not have. */
// biome-ignore format: a few lines of ids
export const NEW_TEAM_IDS = [
  'ALB', 'AUT', 'CZE', 'HUN', 'ISL', 'NIR', 'POL', 'IRL', 'ROU', 'SVK', 'SWE', 'TUR', 'UKR', 'WAL',
  'DEN', 'JAM', 'SCO',
] as const
export type NewTeamId = (typeof NEW_TEAM_IDS)[number]

/** What the Players expansion says in one language, beside prompts, commentary and refusals. */
export interface PlayersText extends PlayersNames<TypeId, StyleCardId> {
  readonly name: string
  readonly sides: { readonly silver: string; readonly gold: string }
  readonly shields: Readonly<Record<Shield, string>>
  readonly styles: Readonly<Record<Style, { readonly name: string; readonly about: string }>>
  /** §19.2 What wins a style's card, so many {times}. */
  readonly rows: Readonly<Record<Condition['row'], string>>
  /** §16, §19 From what the texts of skills and style cards are made. */
  readonly skills: SkillText
  readonly events: Readonly<Record<MatchEventName, { readonly name: string; readonly about: string }>>
  readonly mentalities: Readonly<Record<Mentality, string>>
  readonly ranks: Readonly<Record<Rank, string>>
  /** §13.3 What a team card shows. */
  readonly colours: Readonly<Record<Colour, string>>
  readonly bothColours: string
  readonly formations: Readonly<Record<Formation, string>>
  /** New teams as a list shows them, and, where it is another, as the subject of a sentence (`sides` of HatTrickText). */
  readonly teams: Readonly<Record<NewTeamId, string>>
  readonly teamSides: Readonly<Partial<Record<NewTeamId, string>>>
}
