import type { StoodIn } from '@libero/bots/advice'
import type { MatchEvent, Outcome, Refusal, Request, Seat, View, Viewer } from '@libero/kernel'
import type { Kept, KeptMatch, Trouble } from '../keep/store.ts'
import type { Thinker } from './opponents.ts'

/** What the match is doing, as far as whoever watches is concerned. */
export type Stage = 'telling' | 'asking' | 'thinking' | 'curtain' | 'over'

/** How it is drawn: in a lesson the coach beside it speaks before anything can be decided. */
export type Drawn = Omit<Snapshot, 'stage'> & { readonly stage: Stage | 'taught' }

/** Something that went wrong beside the match and must be said. */
export type Notice =
  | { readonly refusals: readonly Refusal[] }
  | { readonly trouble: Trouble | 'opponent-lost' | 'no-hint' }
  | { readonly stoodIn: StoodIn }

/** Everything the page draws; a new one after every change. */
export interface Snapshot {
  readonly stage: Stage
  readonly viewer: Viewer
  readonly near: Seat
  readonly view: View
  readonly request?: Request | undefined
  /** What was heard; of it so much was told, the last one perhaps still being told. */
  readonly events: readonly MatchEvent[]
  readonly told: number
  readonly telling?: MatchEvent | undefined
  /** What is told stays until somebody presses. */
  readonly stays: boolean
  readonly decisions: number
  readonly canUndo: boolean
  readonly outcome?: Outcome | undefined
  readonly resigned?: Seat | undefined
  readonly notice?: Notice | undefined
  /** Behind the curtain waits this coach. */
  readonly next?: Seat | undefined
  readonly paused: boolean
}

/** What a match needs of the world around it. */
export interface Surroundings {
  readonly thinker: Thinker
  keep(match: KeptMatch): Promise<Kept<unknown>>
  /** A lesson: every decision is asked for, and none is taken back. */
  readonly isLesson?: boolean
  /** Whether nothing is told one by one: everything happens at once. */
  isAtOnce(): boolean
  /** How long an event is worth looking at, in milliseconds as things are set. */
  pace(event: MatchEvent, view: View, heard: readonly MatchEvent[]): number
  /** Whether an event is a result that stays until a coach has read it; nobody waits where only bots play. */
  stays?(event: MatchEvent, view: View, heard: readonly MatchEvent[]): boolean
  /** How long to wait between two decisions nobody here made. */
  beat(): number
  /** What a list says of the sides. */
  summary(view: View): Pick<KeptMatch, 'sides' | 'spoken' | 'goals'>
  now(): number
  /** Lets so many milliseconds pass. */
  wait(milliseconds: number): Promise<void>
}
