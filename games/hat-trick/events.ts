import type { Outcome, Pair, Seat } from '@libero/kernel'

/** Everything that can be told of a match. Players go by their numbers, cards by their ids, fields as 'b3'. */
export type HatTrickEvent =
  | {
      readonly kind: 'kick-off'
      readonly teams: Pair<string>
      readonly half: number
      readonly seat: Seat
      readonly number: number
    }
  | { readonly kind: 'card-laid'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'card-laid-unseen'; readonly seat: Seat }
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly cards: readonly string[]; readonly left: number }
  | { readonly kind: 'drawn-unseen'; readonly seat: Seat; readonly count: number; readonly left: number }
  | { readonly kind: 'temporary-deck'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly number: number; readonly line: number }
  | { readonly kind: 'opportunity'; readonly seat: Seat; readonly number: number }
  | { readonly kind: 'revealed'; readonly cards: Pair<string> }
  | {
      readonly kind: 'moved'
      readonly seat: Seat
      readonly number: number
      readonly forward: boolean
      /** The player he changed places with. */
      readonly with?: { readonly seat: Seat; readonly number: number }
      readonly to: string
    }
  | { readonly kind: 'stayed'; readonly seat: Seat }
  | { readonly kind: 'sideways'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly kind: 'no-team-mate'; readonly seat: Seat; readonly number: number }
  | {
      readonly kind: 'comparison'
      readonly action: string
      readonly seat: Seat
      readonly line: number
      readonly players: Pair<number>
      readonly cards: Pair<number>
      readonly totals: Pair<number>
      readonly result: 'won' | 'lost' | 'foul'
      readonly byCard: boolean
    }
  | {
      readonly kind: 'passed'
      readonly seat: Seat
      readonly from: number
      readonly to: number
      readonly line: number
    }
  | { readonly kind: 'intercepted'; readonly seat: Seat; readonly number: number; readonly line: number }
  | { readonly kind: 'nobody-there'; readonly seat: Seat; readonly line: number }
  | {
      readonly kind: 'dribbled'
      readonly seat: Seat
      readonly number: number
      readonly past?: number
      readonly to: string
    }
  | { readonly kind: 'tackled'; readonly seat: Seat; readonly number: number; readonly from: number }
  | { readonly kind: 'foul'; readonly seat: Seat; readonly number: number; readonly card: 'yellow' | 'red' }
  | { readonly kind: 'free-kick'; readonly seat: Seat; readonly number: number }
  | { readonly kind: 'free-kick-choice'; readonly seat: Seat; readonly opportunity: boolean }
  | { readonly kind: 'penalty'; readonly seat: Seat; readonly number: number }
  | { readonly kind: 'declined'; readonly seat: Seat }
  | { readonly kind: 'too-far-out'; readonly seat: Seat; readonly number: number; readonly line: number }
  | {
      readonly kind: 'out-of-cards'
      readonly seat: Seat
      readonly to: { readonly seat: Seat; readonly number: number }
    }
  | {
      readonly kind: 'shot-begins'
      readonly seat: Seat
      readonly number: number
      readonly action: string
      readonly from: string
    }
  | { readonly kind: 'corner-chosen'; readonly seat: Seat; readonly corner: string }
  | { readonly kind: 'corner-chosen-unseen'; readonly seat: Seat }
  | {
      readonly kind: 'duel'
      readonly seat: Seat
      readonly shot: string
      readonly dive: string
      readonly power: number
      readonly symbol: 'plus' | 'minus' | 'none'
      readonly draws: number
    }
  | {
      readonly kind: 'keeper-drew'
      readonly seat: Seat
      readonly card: string
      readonly total: number
      readonly power: number
    }
  | { readonly kind: 'keeper-stopped'; readonly seat: Seat; readonly total: number; readonly power: number }
  | {
      readonly kind: 'goal'
      readonly seat: Seat
      readonly number: number
      readonly goals: Pair<number>
      readonly minute: number
    }
  | {
      readonly kind: 'parried'
      readonly seat: Seat
      readonly to: { readonly seat: Seat; readonly number: number }
    }
  | { readonly kind: 'saved'; readonly seat: Seat; readonly total: number; readonly power: number }
  | { readonly kind: 'goal-kick'; readonly seat: Seat }
  | {
      readonly kind: 'goal-kick-played'
      readonly seat: Seat
      readonly card: string
      readonly to: { readonly seat: Seat; readonly number: number }
      readonly line: number
    }
  | {
      readonly kind: 'half-over'
      readonly half: number
      readonly goals: Pair<number>
      readonly guard: boolean
    }
  | { readonly kind: 'shoot-out'; readonly seat: Seat }
  | { readonly kind: 'penalty-taken'; readonly seat: Seat; readonly card: string }
  | {
      readonly kind: 'penalty-result'
      readonly seat: Seat
      readonly scored: boolean
      readonly score: Pair<number>
    }
  | { readonly kind: 'sudden-death'; readonly pair: number }
  | { readonly kind: 'lots'; readonly seat: Seat }
  | { readonly kind: 'full-time'; readonly outcome: Outcome }

export type HatTrickEventKind = HatTrickEvent['kind']
