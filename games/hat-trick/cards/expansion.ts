import { FIRST_NUMBER } from '../vocabulary.ts'
import type { Footballs, Source } from './set.ts'
import type {
  Colour,
  Formation,
  If,
  MatchEventName,
  Mentality,
  Rank,
  Shield,
  Skill,
  Style,
} from './skills.ts'
import { DOES, IFS, STYLES, WHENS } from './skills.ts'

/** §13.2 One side of a player card. */
export interface CardSide extends Footballs {
  readonly skill: Skill
}

/** §13.2 A player type. Without numbers he plays anywhere and wears the number of his position. */
export interface PlayerType {
  readonly id: string
  readonly numbers: readonly number[]
  readonly shield: Shield
  /** §21.3 In silver; gold costs one star more unless it says otherwise. */
  readonly price: number
  readonly goldPrice?: number
  /** How many of the 32 cards show him. */
  readonly copies: number
  readonly silver: CardSide
  readonly gold: CardSide
  readonly source: Source
}

/** §19.6 */
export interface StyleCard extends Skill {
  readonly id: string
  readonly style: Style
  readonly source: Source
}

/** §19.2 What wins a style's card: so many successful actions of a kind in a row, or players who changed lines. */
export interface Condition {
  readonly style: Style
  readonly row: 'short' | 'long' | 'dribble' | 'lines'
  readonly times: number
  readonly source: Source
}

/** §21.2 The stars of both purses. */
export interface Budget {
  readonly rank: Rank
  readonly mentality: Mentality
  readonly defensive: number
  readonly offensive: number
  readonly source: Source
}

export interface Signing {
  readonly type: string
  readonly gold?: boolean
}

/** §13.3 How strong each part of a team is, in stars; the keeper belongs to the defence. */
export type Power = Readonly<Record<Formation, number>>

/** §13.3 A ready-made team. */
export interface TeamCard {
  readonly id: string
  readonly style: Style
  /** Shirt, and what goes with it; cards typed in may leave out what is only shown. */
  readonly colours?: readonly [Colour, Colour]
  /** What it prints as the worth of the whole team; the stars of its eleven, unless said. */
  readonly value?: number
  readonly power?: Power
  readonly keeper: 'silver' | 'gold'
  /** By position, '2' to '11'. */
  readonly players: Readonly<Record<string, Signing>>
  readonly bench: readonly Signing[]
  readonly captain: number
  readonly source: Source
}

export interface ExpansionSet {
  readonly name: string
  readonly version: string
  readonly keeper: { readonly goldPrice: number; readonly source: Source }
  readonly types: readonly PlayerType[]
  readonly conditions: readonly Condition[]
  readonly styles: readonly StyleCard[]
  readonly budgets: readonly Budget[]
  readonly teams: readonly TeamCard[]
}

/** §20 What both agreed on. */
export type Events = Readonly<Record<MatchEventName, boolean>>

const needsOf = (conditions: readonly If[] = []): number =>
  conditions.reduce((mask, condition) => mask | (1 << IFS.indexOf(condition)), 0)

/** Skills or style cards as the rules read them: one row each. */
export class Uses {
  readonly when: Uint8Array
  readonly needs: Int32Array
  readonly does: Uint8Array
  readonly amount: Int8Array

  constructor(skills: readonly Skill[]) {
    this.when = Uint8Array.from(skills, ({ when }) => WHENS.indexOf(when))
    this.needs = Int32Array.from(skills, (skill) => needsOf(skill.if))
    this.does = Uint8Array.from(skills, (skill) => DOES.indexOf(skill.do))
    this.amount = Int8Array.from(skills, ({ amount }) => amount ?? 0)
  }
}

/** An expansion's cards as the rules read them. Silver sides are even (type × 2), gold sides odd. */
export class Expansion {
  readonly skills: Uses
  readonly attack: Uint8Array
  readonly defence: Uint8Array
  /** By type; 0 for who wears the number of his position. */
  readonly low: Uint8Array
  readonly high: Uint8Array
  readonly styleUses: Uses
  readonly styleOf: Uint8Array
  /** §19.2 By style: the kind of action counted (3 for players who changed lines), and how often. */
  readonly row = new Uint8Array(STYLES.length)
  readonly times = new Uint8Array(STYLES.length)

  constructor(readonly set: ExpansionSet) {
    const sides = set.types.flatMap(({ silver, gold }) => [silver, gold])
    this.skills = new Uses(sides.map(({ skill }) => skill))
    this.attack = Uint8Array.from(sides, ({ attack }) => attack)
    this.defence = Uint8Array.from(sides, ({ defence }) => defence)
    this.low = Uint8Array.from(set.types, ({ numbers }) => (numbers.length > 0 ? Math.min(...numbers) : 0))
    this.high = Uint8Array.from(set.types, ({ numbers }) => (numbers.length > 0 ? Math.max(...numbers) : 0))
    this.styleUses = new Uses(set.styles)
    this.styleOf = Uint8Array.from(set.styles, ({ style }) => STYLES.indexOf(style))
    for (const { style, row, times } of set.conditions) {
      this.row[STYLES.indexOf(style)] = ['short', 'long', 'dribble', 'lines'].indexOf(row)
      this.times[STYLES.indexOf(style)] = times
    }
  }

  type(id: string): number {
    return this.set.types.findIndex((type) => type.id === id)
  }

  team(id: string): TeamCard | undefined {
    return this.set.teams.find((team) => team.id === id)
  }

  /** §13.2 Whether a type may take a position. */
  plays(type: number, number: number): boolean {
    // At most two numbers, and none for who plays anywhere.
    return this.low[type] === 0 || this.low[type] === number || this.high[type] === number
  }
}

/** A team as it takes the field. */
export class LineUp {
  /** By position − 2. */
  readonly types = new Uint8Array(10)
  readonly gold = new Uint8Array(10)
  readonly benchTypes: Uint8Array
  readonly benchGold: Uint8Array

  constructor(
    expansion: Expansion,
    players: Readonly<Record<string, Signing>>,
    bench: readonly Signing[],
    readonly starKeeper: boolean,
    /** By index; −1 while the team has none. */
    readonly style: number,
    readonly captain: number,
  ) {
    for (const [number, { type, gold }] of Object.entries(players)) {
      this.types[Number(number) - FIRST_NUMBER] = expansion.type(type)
      this.gold[Number(number) - FIRST_NUMBER] = gold ? 1 : 0
    }
    this.benchTypes = Uint8Array.from(bench, ({ type }) => expansion.type(type))
    this.benchGold = Uint8Array.from(bench, ({ gold }) => (gold ? 1 : 0))
  }
}
