import type { Pair, Seat } from '@libero/kernel'
import type { Penalty } from '../cards/bookings.ts'
import { penaltyOf } from '../cards/bookings.ts'
import type { CardSet } from '../cards/set.ts'
import type { CaptainTsubasaEvent } from '../events.ts'
import { TOKENS, type Token } from '../vocabulary.ts'

/** §7.6, §8.2, §11.5, §12.3 What a ball that is kept or changes hands has come of. */
export const REASONS = ['goal', 'defence', 'held', 'stopped', 'pass', 'corner', 'advance'] as const
export type Reason = (typeof REASONS)[number]

type Sums = Readonly<Record<Token, number>>

const NOTHING: Sums = { shot: 0, pass: 0, defence: 0 }

/** What was told so far, as far as a line about what follows needs it. */
export class SoFar {
  private readonly values: ReadonlyMap<string, Sums>
  private areas: Pair<string[]> = [[], []]
  private readonly penalties: [Penalty, Penalty] = [NOTHING, NOTHING]
  /** Told from the kick-off on: in the middle of a match nobody knows what lies there. */
  private isWhole = false
  /** Whose attack it is. */
  attacker: Seat | undefined
  /** The card whose ability was used last in this round. */
  by: string | undefined
  /** What the attack came to. */
  reason: Reason | undefined

  constructor(private readonly set: CardSet) {
    const { starting, match, motivation, transfers } = set
    this.values = new Map([...starting, ...match, ...motivation, ...transfers].map((card) => [card.id, card]))
  }

  /** §7.1 What the cards in play come to for a coach, bookings taken off. */
  sums(seat: Seat): Sums | undefined {
    if (!this.isWhole || this.attacker === undefined) return undefined
    const parts = [this.penalties[seat], ...this.areas[seat].map((id) => this.values.get(id) ?? NOTHING)]
    const sum = (token: Token) => parts.reduce((all, part) => all + part[token], 0)
    return Object.fromEntries(TOKENS.map((token) => [token, sum(token)])) as Sums
  }

  hear(event: CaptainTsubasaEvent): void {
    this.reason = reasonOf(event) ?? this.reason
    switch (event.kind) {
      case 'toss':
        this.isWhole = true
        break
      case 'round':
        this.clear()
        this.attacker = event.seat
        this.by = undefined
        break
      case 'advance':
      case 'special-shot':
        this.clear()
        break
      case 'ability':
        this.by = event.card
        break
      case 'played':
        this.areas[event.seat].push(event.card)
        break
      case 'removed':
      case 'discarded':
        this.leave(event.seat, event.card)
        break
      case 'motivated':
      case 'signed':
        if (event.replaced !== undefined) this.leave(event.seat, event.replaced)
        this.areas[event.seat].push(event.card)
        break
      case 'booked':
        this.penalties[event.seat] = penaltyOf(this.set, event.colour)
        break
      case 'pardoned':
        this.penalties[event.seat] = NOTHING
    }
  }

  private clear(): void {
    this.areas = [[], []]
  }

  private leave(seat: Seat, card: string): void {
    const place = this.areas[seat].indexOf(card)
    if (place >= 0) this.areas[seat].splice(place, 1)
  }
}

function reasonOf(event: CaptainTsubasaEvent): Reason | undefined {
  switch (event.kind) {
    case 'contest':
      return event.won === 'shot' ? undefined : event.won
    case 'save':
      return event.result
    case 'special-duel':
      return event.stopped ? 'stopped' : undefined
    case 'goal':
    case 'advance':
      return event.kind
    default:
      return undefined
  }
}
