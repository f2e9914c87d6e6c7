import type { Outcome, Pair, Seat } from '@libero/kernel'
import type { Action, Save, Team, Token } from './vocabulary.ts'

/** What happened in a match. Cards are named by their ids; whoever may not know one gets the event without it. */
export type CaptainTsubasaEvent =
  /** §1.1 Which team each coach leads. */
  | { readonly kind: 'teams'; readonly teams: Pair<Team> }
  /** §1.3 */
  | { readonly kind: 'toss'; readonly seat: Seat }
  | { readonly kind: 'kick-off'; readonly seat: Seat; readonly half: number; readonly minute: number }
  /** §15.1 */
  | { readonly kind: 'transfer-list'; readonly cards: readonly string[] }
  /** §3.1, §9.1 Match cards turned up on the field. */
  | { readonly kind: 'field'; readonly cards: readonly string[] }
  /** `seat` attacks. `stoppage` counts the rounds without match cards. */
  | {
      readonly kind: 'round'
      readonly seat: Seat
      readonly half: number
      readonly round: number
      readonly minute: number
      readonly stoppage: number
    }
  | { readonly kind: 'reshuffled'; readonly seat: Seat; readonly cards: number }
  /** §4.1, §6.5 */
  | {
      readonly kind: 'drawn'
      readonly seat: Seat
      readonly count: number
      readonly cards?: readonly string[]
    }
  /** §4.3 `card` is missing for whoever did not see it. */
  | { readonly kind: 'match-card'; readonly seat: Seat; readonly open: boolean; readonly card?: string }
  /** §9.3 */
  | { readonly kind: 'stoppage'; readonly half: number }
  /** §5.1, §6.6, §6.7 `cards` lie in both areas now. */
  | {
      readonly kind: 'played'
      readonly seat: Seat
      readonly card: string
      readonly from: 'hand' | 'discard'
      readonly cards: number
    }
  | { readonly kind: 'stopped'; readonly seat: Seat }
  /** §6.1 Ability 1 or 2; §6.3 `only` where it has no effect now, and nothing but its compulsory part follows. */
  | {
      readonly kind: 'ability'
      readonly seat: Seat
      readonly card: string
      readonly ability: number
      readonly only?: 'must'
    }
  | { readonly kind: 'gained'; readonly seat: Seat; readonly token: Token; readonly pool: number }
  /** §6.7 Into hand. */
  | { readonly kind: 'recalled'; readonly seat: Seat; readonly card: string }
  /** `seat` is whose card it was. */
  | { readonly kind: 'removed'; readonly seat: Seat; readonly card: string }
  | {
      readonly kind: 'discarded'
      readonly seat: Seat
      readonly card: string
      readonly from: 'hand' | 'area'
    }
  | { readonly kind: 'exhausted'; readonly seat: Seat }
  | { readonly kind: 'booked'; readonly seat: Seat; readonly colour: 'yellow' | 'red' }
  | { readonly kind: 'pardoned'; readonly seat: Seat }
  /** §5.5 Why nobody plays on. */
  | { readonly kind: 'attack-over'; readonly by: 'limit' | 'stopped' | 'ability' | 'guard' }
  /** §13, §15 `replaced` has left the match. */
  | { readonly kind: 'motivated'; readonly seat: Seat; readonly card: string; readonly replaced: string }
  | { readonly kind: 'signed'; readonly seat: Seat; readonly card: string; readonly replaced?: string }
  /** §7.2 `attack` and `defence` are the sums of the cards. */
  | {
      readonly kind: 'action'
      readonly seat: Seat
      readonly action: Action
      readonly attack: number
      readonly defence: number
    }
  | {
      readonly kind: 'spent'
      readonly seat: Seat
      readonly token: Token
      readonly count: number
      readonly total: number
    }
  /** §7.4 `seat` attacks; totals with tokens and dice. */
  | {
      readonly kind: 'dice'
      readonly seat: Seat
      readonly dice: Pair<number>
      readonly attack: number
      readonly defence: number
    }
  /** §7.5 `whose` roll is made again by `seat`. */
  | {
      readonly kind: 'rerolled'
      readonly seat: Seat
      readonly card: string
      readonly whose: Seat
      readonly keeper: boolean
      readonly die: number
    }
  /** §14 */
  | { readonly kind: 'guaranteed'; readonly seat: Seat }
  /** §7.6 What the contest came to; `seat` has won it. */
  | {
      readonly kind: 'contest'
      readonly seat: Seat
      readonly won: Action | 'defence'
      readonly attack: number
      readonly defence: number
    }
  /** §8 */
  | { readonly kind: 'keeper'; readonly seat: Seat; readonly card: string; readonly die: number }
  | { readonly kind: 'save'; readonly seat: Seat; readonly card: string; readonly result: Save }
  /** §11.5 */
  | { readonly kind: 'advance'; readonly seat: Seat }
  /** §12 */
  | { readonly kind: 'special-shot'; readonly seat: Seat }
  | { readonly kind: 'special-chosen'; readonly seat: Seat; readonly card?: string }
  | {
      readonly kind: 'special-duel'
      readonly seat: Seat
      readonly shot: string
      /** Missing where the defender’s team has none. */
      readonly defence?: string
      readonly stopped: boolean
    }
  | {
      readonly kind: 'goal'
      readonly seat: Seat
      readonly minute: number
      readonly score: Pair<number>
      readonly by: 'shot' | 'special-shot'
    }
  /** Who has the ball from now on. */
  | { readonly kind: 'possession'; readonly seat: Seat; readonly kept: boolean }
  | {
      readonly kind: 'half-over'
      readonly half: number
      readonly score: Pair<number>
      readonly minute: number
      readonly guard?: true
    }
  | { readonly kind: 'extra-time' }
  | { readonly kind: 'full-time'; readonly outcome: Outcome }

export type CaptainTsubasaEventKind = CaptainTsubasaEvent['kind']
