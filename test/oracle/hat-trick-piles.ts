import type { Seat } from '@libero/kernel'
import { SEATS } from './hat-trick.ts'

/** What coaches may agree on, as the model reads it; nothing agreed is the English edition. */
export interface Terms {
  readonly extraTime?: boolean
  readonly shootOut?: boolean
  readonly compulsoryMoves?: boolean
  readonly usualTurn?: boolean
  readonly displacedStays?: boolean
  readonly goalKickWithoutCard?: boolean
  readonly penaltyOneCard?: boolean
  readonly fiveCards?: boolean
  readonly attackingEndOnly?: boolean
}

/** §10.2 Used cards by number: those that lie on the table in this turn, and those that are out of the way. */
export class Piles {
  private readonly table: [number, number] = [0, 0]
  private readonly away: [number, number] = [0, 0]

  /** A card is laid, or drawn for all to see. */
  lay(seat: Seat, count = 1): void {
    this.table[seat] += count
  }

  /** The turn is over. */
  clear(): void {
    for (const seat of SEATS) {
      this.away[seat] += this.table[seat]
      this.table[seat] = 0
    }
  }

  /** How many cards a temporary deck is made of; only where nothing else is left, of those on the table. */
  shuffle(seat: Seat): number {
    const pile = this.away[seat] > 0 ? this.away : this.table
    const count = pile[seat]
    pile[seat] = 0
    return count
  }

  /** §10.4 Whole decks again. */
  collect(): void {
    this.clear()
    this.away.fill(0)
  }
}

/** §11.2 The five cards of each coach, if they were drawn. */
export class Fives {
  private readonly cards: [string[] | undefined, string[] | undefined] = [undefined, undefined]

  begin(seat: Seat): void {
    this.cards[seat] = []
  }

  draw(seat: Seat, cards: readonly string[]): void {
    this.cards[seat]?.push(...cards)
  }

  of(seat: Seat): readonly string[] {
    return [...new Set(this.cards[seat])]
  }

  /** Whether the card is one of his; if so it is played. */
  play(seat: Seat, card: string): boolean {
    const hand = this.cards[seat] ?? []
    const at = hand.indexOf(card)
    if (at >= 0) hand.splice(at, 1)
    return at >= 0
  }

  isLeft(seat: Seat): boolean {
    return (this.cards[seat] ?? []).length > 0
  }
}
