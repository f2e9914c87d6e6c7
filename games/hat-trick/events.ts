import type { Outcome, Pair, Seat } from '@libero/kernel'

/** Everything that can be told of a match. Players go by their numbers, cards by their ids, fields as 'b3'. */
export type HatTrickEvent =
  | PlayersEvent
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
      /** §16 What skills and style cards added, if they did. */
      readonly skills?: Pair<number>
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
      /** §6.4, §6.5 In an opportunity, where it may go any way: the line it came from. */
      readonly fromLine?: number
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
  /** §6.4, §6.5 The card asks for a pass, and nobody can get one. */
  | { readonly kind: 'nobody-to-pass-to'; readonly seat: Seat; readonly number: number }
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
  | {
      readonly kind: 'corner-chosen'
      readonly seat: Seat
      readonly corner: string
      /** §17.3 A star keeper with his regular cards. */
      readonly regular?: boolean
    }
  | { readonly kind: 'corner-chosen-unseen'; readonly seat: Seat }
  | {
      readonly kind: 'duel'
      readonly seat: Seat
      readonly shot: string
      readonly dive: string
      readonly power: number
      readonly symbol: 'plus' | 'minus' | 'none'
      readonly draws: number
      /** §17.3 Which cards the keeper used, where he may choose. */
      readonly keeper?: 'star' | 'regular'
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
  /** §11.2 A coach lays his hand with the used cards, to draw five for his penalties. */
  | { readonly kind: 'five-cards'; readonly seat: Seat; readonly laid: readonly string[] }
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

interface Man {
  readonly seat: Seat
  readonly number: number
}

interface SkillSource extends Man {
  readonly type: string
  readonly side: 'silver' | 'gold'
}

/** What is told only with the Players expansion. */
export type PlayersEvent =
  | ({ readonly kind: 'skill'; readonly from?: SkillSource } & SkillSource)
  | ({ readonly kind: 'prevented'; readonly of: number } & Man)
  | ({ readonly kind: 'changed-places'; readonly with?: Man; readonly to: string } & Man)
  | ({ readonly kind: 'changed-wing'; readonly side: 'left' | 'right' } & Man)
  | ({ readonly kind: 'took-ball'; readonly from: Man } & Man)
  | ({ readonly kind: 'kept' } & Man)
  | { readonly kind: 'laid-off'; readonly seat: Seat; readonly from: number; readonly to: number }
  | ({ readonly kind: 'foul-checked'; readonly card: string; readonly foul: boolean } & Man)
  | { readonly kind: 'keeper-changed'; readonly seat: Seat; readonly star: boolean }
  | { readonly kind: 'goal-kick-shown'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'style-won'; readonly seat: Seat; readonly style: string; readonly card: string }
  | { readonly kind: 'style-declined'; readonly seat: Seat }
  | { readonly kind: 'style-played'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'style-exchanged'; readonly seat: Seat; readonly cards: readonly string[] }
  | ({ readonly kind: 'snapshot' } & Man)
  | ({ readonly kind: 'corner' } & Man)
  | ({
      readonly kind: 'substituted'
      readonly off: string
      readonly on: string
      readonly gold: boolean
    } & Man)
  | { readonly kind: 'accepted'; readonly seat: Seat }
  | ({
      readonly kind: 'appealed'
      readonly card: string
      readonly result: 'withdrawn' | 'stands' | 'captain-off'
    } & Man)

export type HatTrickEventKind = HatTrickEvent['kind']
