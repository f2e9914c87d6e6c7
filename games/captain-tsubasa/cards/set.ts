import type { Team, Token } from '../vocabulary.ts'
import {
  BOOKINGS,
  CARDS,
  DEFENCE,
  EXHAUSTION_ID,
  FIRST_EXHAUSTION,
  FIRST_MATCH,
  FIRST_MOTIVATION,
  FIRST_TRANSFER,
  MOST_SPECIALS,
  PASS,
  SHOT,
  TEAMS,
  TOKENS,
} from '../vocabulary.ts'
import type { Ability } from './abilities.ts'
import { DISCARDS, Does, MOST_ABILITIES, MUSTS, RECALLS, REMOVES, WHENS } from './abilities.ts'
import type { Bookings } from './bookings.ts'
import { COLOURS, penaltyOf } from './bookings.ts'

/** Where a fact about a card comes from. */
export const SOURCES = ['rulebook', 'public', 'designed'] as const
export type Source = (typeof SOURCES)[number]

/** Values, abilities and what a coach pays are known to different degrees, so each has its own mark. */
export interface Sources {
  readonly name: Source
  readonly values: Source
  readonly abilities: Source
  readonly price?: Source
}

/** What is printed on every card that lies in a deck. */
export interface Card {
  readonly id: string
  /** A footballer's name, the same in every language; other cards are named in the texts. */
  readonly name?: string
  readonly shot: number
  readonly pass: number
  readonly defence: number
  readonly abilities: readonly Ability[]
  readonly source: Sources
}
export interface StartingCard extends Card {
  readonly team: Team
  readonly number?: number
  readonly keeper?: true
  /** §16.1 Left out of a first game. Where none of a team is marked, the one card without a number is. */
  readonly fans?: true
}
export interface MatchCard extends Card {
  readonly half: 1 | 2
  /** §16.1 Left out of a first game. */
  readonly advanced?: true
  /** §12.1 Whose special shot it is. */
  readonly team?: Team
}
export type Price = Readonly<Partial<Record<Token, number>>>
export interface MotivationCard extends Card {
  readonly team: Team
  /** The starting card it replaces. */
  readonly of: string
  readonly price: Price
  readonly keeper?: true
}
export interface TransferCard extends Card {
  readonly price: Price
  readonly keeper?: true
}

/** §12 */
export interface SpecialShot {
  readonly id: string
  /** Ours are named in the texts. */
  readonly name?: string
  readonly team: Team
  readonly source: Source
}
export interface SpecialDefence extends SpecialShot {
  /** The shot of the other team it stops, or a list of them. */
  readonly stops: string | readonly string[]
}

export interface CardSet {
  readonly name: string
  readonly version: string
  readonly starting: readonly StartingCard[]
  readonly match: readonly MatchCard[]
  readonly motivation: readonly MotivationCard[]
  readonly transfers: readonly TransferCard[]
  readonly shots: readonly SpecialShot[]
  readonly defences: readonly SpecialDefence[]
  /** §11.1, §11.2 What yellow and red cost in this box; `OUR_BOOKINGS` where it does not say. */
  readonly bookings?: Bookings
}

/** §12.3 The shots a defence stops. */
export const stopsOf = ({ stops }: SpecialDefence): readonly string[] =>
  typeof stops === 'string' ? [stops] : stops

/** §16.1 The fans of a team: whoever is marked, else the one card without a number. */
function fansOf(deck: readonly StartingCard[]): readonly StartingCard[] {
  const marked = deck.filter((card) => card.fans)
  const numberless = deck.filter((card) => card.number === undefined)
  return marked.length > 0 ? marked : numberless.length === 1 ? numberless : []
}

/** A card set as the rules read it: a card is a number, its values and abilities are rows of tables. */
export class Cards {
  /** By card × 3 + token. */
  readonly value = new Int8Array(CARDS * TOKENS.length)
  /** Whose card: a team plus one, 0 for anybody's. */
  readonly team = new Uint8Array(CARDS)
  readonly keeper = new Uint8Array(CARDS)
  /** §2.3 The half of a match card, 0 for others; and whether a first game leaves the card out. */
  readonly half = new Uint8Array(CARDS)
  readonly advanced = new Uint8Array(CARDS)
  /** §13.2 The starting card a motivation card replaces; −1 for others. */
  readonly replaces = new Int8Array(CARDS).fill(-1)
  /** By card × 3 + token. */
  readonly price = new Uint8Array(CARDS * TOKENS.length)

  /** §11.1, §11.2 By booking × 3 + token: what it takes off. */
  readonly less = new Uint8Array(BOOKINGS.length * TOKENS.length)

  /** By card × 2 + ability: what it does, for whom, what it obliges to. */
  readonly does = new Uint8Array(CARDS * MOST_ABILITIES)
  readonly when = new Uint8Array(CARDS * MOST_ABILITIES)
  readonly must = new Uint8Array(CARDS * MOST_ABILITIES)
  /** How many; what exactly; kinds of tokens as bits; whether one of each. */
  readonly count = new Uint8Array(CARDS * MOST_ABILITIES)
  readonly what = new Uint8Array(CARDS * MOST_ABILITIES)
  readonly kinds = new Uint8Array(CARDS * MOST_ABILITIES)
  readonly each = new Uint8Array(CARDS * MOST_ABILITIES)
  /** §8.2 The highest roll that holds the ball, and that clears it for a corner. */
  readonly held = new Uint8Array(CARDS * MOST_ABILITIES)
  readonly corner = new Uint8Array(CARDS * MOST_ABILITIES)

  /** §12.2 Special shots, then special defences, by team. */
  private readonly special: readonly (readonly SpecialShot[])[]
  /** §12.3 By the defending team × `MOST_SPECIALS` + defence: the other team's shots that it stops, as bits. */
  private readonly stops = new Uint16Array(TEAMS.length * MOST_SPECIALS)

  private readonly ids: string[] = []
  private readonly numbers = new Map<string, number>()

  constructor(readonly set: CardSet) {
    const starting = TEAMS.flatMap((team) => set.starting.filter((card) => card.team === team))
    const match = [1, 2].flatMap((half) => set.match.filter((card) => card.half === half))
    for (const colour of COLOURS)
      for (const [token, name] of TOKENS.entries())
        this.less[BOOKINGS.indexOf(colour) * 3 + token] = -penaltyOf(set, colour)[name]
    for (const [i, card] of starting.entries()) this.enter(i, card, card)
    for (const [i, card] of match.entries()) {
      const at = FIRST_MATCH + i
      this.enter(at, card, card)
      this.half[at] = card.half
      this.advanced[at] = Number(card.advanced === true)
    }
    for (const [i, card] of set.motivation.entries()) {
      this.enter(FIRST_MOTIVATION + i, card, card)
      this.replaces[FIRST_MOTIVATION + i] = this.card(card.of)
      this.pay(FIRST_MOTIVATION + i, card.price)
    }
    for (const [i, card] of set.transfers.entries()) {
      this.enter(FIRST_TRANSFER + i, card, card)
      this.pay(FIRST_TRANSFER + i, card.price)
    }
    for (let card = FIRST_EXHAUSTION; card < CARDS; card++) {
      this.ids[card] = EXHAUSTION_ID
      this.advanced[card] = 1
    }
    this.numbers.set(EXHAUSTION_ID, FIRST_EXHAUSTION)
    const fans = TEAMS.flatMap((team) => fansOf(starting.filter((card) => card.team === team)))
    for (const [i, card] of starting.entries()) this.advanced[i] = Number(fans.includes(card))
    this.special = [set.shots, set.defences].flatMap((all: readonly SpecialShot[]) =>
      TEAMS.map((team) => all.filter((special) => special.team === team)),
    )
    for (const [team, name] of TEAMS.entries()) {
      const shots = set.shots.filter((shot) => shot.team !== name).map((shot) => shot.id)
      const defences = set.defences.filter((defence) => defence.team === name)
      for (const [i, defence] of defences.entries())
        for (const shot of stopsOf(defence)) this.stops[team * MOST_SPECIALS + i] |= 1 << shots.indexOf(shot)
    }
  }

  private enter(
    at: number,
    card: Card,
    { team, keeper }: { readonly team?: Team; readonly keeper?: true },
  ): void {
    this.ids[at] = card.id
    this.numbers.set(card.id, at)
    this.value[at * 3 + SHOT] = card.shot
    this.value[at * 3 + PASS] = card.pass
    this.value[at * 3 + DEFENCE] = card.defence
    this.team[at] = team === undefined ? 0 : TEAMS.indexOf(team) + 1
    this.keeper[at] = Number(keeper === true)
    for (const [k, ability] of card.abilities.entries()) this.enterAbility(at * MOST_ABILITIES + k, ability)
  }

  private enterAbility(at: number, ability: Ability): void {
    this.does[at] = Does[ability.do]
    this.when[at] = ability.when ? WHENS.indexOf(ability.when) : 0
    this.must[at] = ability.must ? MUSTS.indexOf(ability.must) : 0
    this.count[at] = 1
    if (ability.do === 'gain') {
      this.count[at] = ability.count ?? 1
      this.each[at] = Number(ability.each === true)
      for (const token of ability.tokens) this.kinds[at] |= 1 << TOKENS.indexOf(token)
    } else if (ability.do === 'draw') this.count[at] = ability.count
    else if (ability.do === 'recall') this.what[at] = RECALLS.indexOf(ability.to)
    else if (ability.do === 'remove') this.what[at] = REMOVES.indexOf(ability.what)
    else if (ability.do === 'discard') this.what[at] = DISCARDS.indexOf(ability.what)
    else if (ability.do === 'save') {
      this.held[at] = ability.held
      this.corner[at] = ability.corner
    }
  }

  private pay(at: number, price: Price): void {
    for (const [token, name] of TOKENS.entries()) this.price[at * 3 + token] = price[name] ?? 0
  }

  id(card: number): string {
    return this.ids[card] ?? ''
  }

  /** The card of that id, −1 if there is none; of the exhaustion cards the first. */
  card(id: string): number {
    return this.numbers.get(id) ?? -1
  }

  /** §12.2 The special shots of a team, or its special defences. */
  specials(team: number, defending: boolean): readonly SpecialShot[] {
    return this.special[defending ? TEAMS.length + team : team] ?? []
  }

  /** §12.3 Whether this defence of a team stops that shot of the other's. */
  isStopped(team: number, defence: number, shot: number): boolean {
    return defence >= 0 && (this.stops[team * MOST_SPECIALS + defence] & (1 << shot)) !== 0
  }
}
