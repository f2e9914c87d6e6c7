import type { Colour, Formation, MatchEventName, Mentality, Rank, Shield, Style } from '../../cards/skills.ts'

/** The 22 player types of our cards, in the order of the paragraphs §16.1–§16.22. */
export const TYPE_IDS = [
  'ball-playing-cb',
  'solid-cb',
  'commanding-cb',
  'sweeper',
  'wingback',
  'overlapping-fb',
  'tireless-fb',
  'inverted-fb',
  'defensive-mid',
  'combative-mid',
  'box-to-box',
  'versatile-mid',
  'playmaker',
  'pressing-winger',
  'inverted-winger',
  'touchline-winger',
  'target-man',
  'forward',
  'false-9',
  'goal-poacher',
  'runner',
  'utility-man',
] as const
export type TypeId = (typeof TYPE_IDS)[number]

/** The 12 style cards, in the order of the paragraphs §19.6–§19.17. */
export const STYLE_CARD_IDS = [
  'passing-triangle',
  'offside-trap',
  'compact-block',
  'draw-the-foul',
  'nutmeg',
  'quick-feet',
  'second-ball',
  'aerial-power',
  'every-duel',
  'change-roles',
  'flood-the-box',
  'everybody-back',
] as const
/** §19.18 Those that only the first player cards have. */
export const FIRST_STYLE_CARD_IDS = [
  'third-man',
  'step-over',
  'curled-shot',
  'full-blooded',
  'everybody-forward',
] as const
export type StyleCardId = (typeof STYLE_CARD_IDS)[number] | (typeof FIRST_STYLE_CARD_IDS)[number]

/** Team cards of nations that the base game's table does not have. */
// biome-ignore format: a few lines of ids
export const NEW_TEAM_IDS = [
  'ALB', 'AUT', 'CZE', 'HUN', 'ISL', 'NIR', 'POL', 'IRL', 'ROU', 'SVK', 'SWE', 'TUR', 'UKR', 'WAL',
  'DEN', 'JAM', 'SCO',
] as const
export type NewTeamId = (typeof NEW_TEAM_IDS)[number]

/** A player type in words. */
export interface TypeWords {
  /** 'Ball-playing centre-back' */
  readonly name: string
  /** At most twelve characters, for a card on a small pitch: 'Ball-play CB'. */
  readonly short: string
  /** What he can do on either side, as the card says it to him. */
  readonly silver: string
  readonly gold: string
}

export interface StyleCardWords {
  readonly name: string
  /** What it does, as the card says it to the coach. */
  readonly text: string
  /** One short line of colour that does nothing, as something said on a touchline. */
  readonly quote: string
}

/** What the Players expansion says in one language, beside prompts, commentary and refusals. */
export interface PlayersText {
  readonly name: string
  readonly types: Readonly<Record<TypeId, TypeWords>>
  readonly sides: { readonly silver: string; readonly gold: string }
  readonly shields: Readonly<Record<Shield, string>>
  readonly styles: Readonly<
    Record<Style, { readonly name: string; readonly about: string; readonly condition: string }>
  >
  readonly styleCards: Readonly<Record<StyleCardId, StyleCardWords>>
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
