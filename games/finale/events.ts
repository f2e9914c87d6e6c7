import type { Outcome, Pair, Seat } from '@libero/kernel'
import type { Club, Colour, Line } from './vocabulary.ts'

type ActionName = 'build-up' | 'finish'

/** Everything that can be told of a match. Men and cards go by their ids. */
export type FinaleEvent =
  | {
      readonly kind: 'kick-off'
      readonly clubs: Pair<Club>
      readonly pitch: Pair<readonly string[]>
      readonly bench: Pair<readonly string[]>
      /** §4.8 The tactic cards are chosen now, before play begins; since finale-2. */
      readonly packing?: true
    }
  /** §4.8 The eleven cards a coach has chosen: white and a colour, freely in their order, or any, to be shuffled. */
  | {
      readonly kind: 'packed'
      readonly seat: Seat
      readonly cards: readonly string[]
      readonly colour?: Colour
      /** §4.10 */
      readonly shuffled?: true
    }
  | { readonly kind: 'packed-unseen'; readonly seat: Seat }
  /** Both have chosen: nobody goes back on it. */
  | { readonly kind: 'decks-ready' }
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly kind: 'dealt-unseen'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'period'; readonly period: number; readonly minute: number }
  | { readonly kind: 'changes-ready'; readonly seat: Seat }
  | { readonly kind: 'changes-open'; readonly count: Pair<number> }
  | {
      readonly kind: 'change'
      readonly seat: Seat
      readonly off: string
      readonly on: string
      readonly left: number
    }
  | { readonly kind: 'tactic-laid'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'tactic-laid-unseen'; readonly seat: Seat }
  /** §5.8 He has no hand card: his closing card counts, and lies open; since finale-2. */
  | { readonly kind: 'closing-card-open'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'revealed'; readonly cards: Pair<string>; readonly powers: Pair<number> }
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly card: string; readonly left: number }
  | { readonly kind: 'drawn-unseen'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'level-roll'; readonly dice: Pair<number> }
  | {
      readonly kind: 'attacker'
      readonly seat: Seat
      readonly attacks: number
      readonly by: 'power' | 'dice' | 'guard'
    }
  | { readonly kind: 'exchanged'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'exchanged-unseen'; readonly seat: Seat }
  | { readonly kind: 'exchange-declined'; readonly seat: Seat }
  | {
      readonly kind: 'further-tactic'
      readonly seat: Seat
      readonly card: string
      readonly power: number
      readonly closing: boolean
    }
  | {
      readonly kind: 'attack'
      readonly seat: Seat
      readonly attack: number
      readonly of: number
      readonly card: string
    }
  | { readonly kind: 'counter'; readonly seat: Seat; readonly card: string; readonly bonus: number }
  | { readonly kind: 'action'; readonly action: ActionName; readonly seat: Seat; readonly bonus: number }
  | {
      readonly kind: 'man-chosen'
      readonly seat: Seat
      readonly man: string
      readonly place: string
      readonly strength: number
      /** §6.4 The line he stands in for, which has nobody free; since finale-2. */
      readonly missing?: Line
    }
  | { readonly kind: 'places-empty'; readonly seat: Seat; readonly count: number }
  | {
      readonly kind: 'comparison'
      readonly action: ActionName
      /** The side on the ball. */
      readonly seat: Seat
      readonly strengths: Pair<number>
      readonly dice: Pair<number>
      readonly bonus: number
      readonly totals: Pair<number>
      readonly won: boolean
    }
  | {
      readonly kind: 'goal'
      readonly seat: Seat
      readonly scorer: string
      readonly goals: Pair<number>
      readonly minute: number
    }
  | {
      readonly kind: 'hazard'
      readonly seat: Seat
      readonly man: string
      readonly hazard: string
      readonly die: number
      readonly struck: boolean
    }
  | { readonly kind: 'injured'; readonly seat: Seat; readonly man: string }
  | { readonly kind: 'booked'; readonly seat: Seat; readonly man: string }
  | { readonly kind: 'sent-off'; readonly seat: Seat; readonly man: string; readonly secondYellow: boolean }
  | { readonly kind: 'came-on'; readonly seat: Seat; readonly man: string; readonly for: string }
  | { readonly kind: 'nobody-came-on'; readonly seat: Seat; readonly for: string }
  | { readonly kind: 'in-goal'; readonly seat: Seat; readonly man: string; readonly standIn: boolean }
  | { readonly kind: 'goal-empty'; readonly seat: Seat }
  | { readonly kind: 'turned'; readonly men: Pair<readonly string[]> }
  | { readonly kind: 'period-over'; readonly period: number; readonly goals: Pair<number> }
  | { readonly kind: 'extra-time'; readonly goals: Pair<number> }
  | { readonly kind: 'shoot-out'; readonly goals: Pair<number> }
  | { readonly kind: 'takers-ready'; readonly seat: Seat }
  | { readonly kind: 'first-shot'; readonly seat: Seat }
  | {
      readonly kind: 'shot'
      readonly seat: Seat
      readonly taker: string
      readonly keeper: string
      /** The taker's, then the keeper's. */
      readonly dice: Pair<number>
      readonly totals: Pair<number>
      readonly scored: boolean
      readonly score: Pair<number>
    }
  | { readonly kind: 'sudden-death'; readonly pair: number }
  | { readonly kind: 'lots'; readonly seat: Seat }
  | { readonly kind: 'full-time'; readonly outcome: Outcome }

export type FinaleEventKind = FinaleEvent['kind']
