import { entry, fill } from '@libero/kernel/words'
import type { CardSet } from '../cards/set.ts'
import type { Booking, Kind, Team, Token } from '../vocabulary.ts'

/** What things are called in one language. */
export interface NamesText {
  /** Cards that are no footballers, by id: fans, match cards, exhaustion, special shots and special defences. */
  readonly cards: Readonly<Record<string, string>>
  /** §13 A footballer’s motivation card: {name} is his. */
  readonly motivated: string
  readonly teams: Readonly<Record<Team, string>>
  /** What a card is good for and a token adds to. */
  readonly tokens: Readonly<Record<Token, string>>
  readonly bookings: Readonly<Record<Exclude<Booking, 'none'>, string>>
  readonly kinds: Readonly<Record<Kind | 'special-shot' | 'special-defence', string>>
}

/** Who and what is meant by an id, in one language and one card set. */
export class Names {
  private readonly footballers: ReadonlyMap<string, string>

  constructor(
    private readonly text: NamesText,
    set: CardSet,
  ) {
    const named = [...set.starting, ...set.match, ...set.transfers, ...set.shots, ...set.defences].map(
      ({ id, name }) => [id, name] as const,
    )
    const motivated = set.motivation.map(
      ({ id, name, of }) => [id, fill(text.motivated, { name: name ?? of })] as const,
    )
    this.footballers = new Map(
      [...named, ...motivated].filter((pair): pair is [string, string] => pair[1] !== undefined),
    )
  }

  /** Whatever it is; the id itself if it has no name. */
  of(id: string): string {
    const { teams, tokens, bookings } = this.text
    return this.known(id) ?? entry(teams, id) ?? entry(tokens, id) ?? entry(bookings, id) ?? id
  }

  /** A card, special shots and defences among them; the id itself if it has no name. */
  card(id: string): string {
    return this.known(id) ?? id
  }

  private known(id: string): string | undefined {
    return this.footballers.get(id) ?? entry(this.text.cards, id)
  }
}
