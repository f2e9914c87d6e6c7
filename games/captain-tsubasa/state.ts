import type { Rulebook } from '@libero/kernel'
import type { Cards } from './cards/set.ts'
import type { CaptainTsubasaEvent } from './events.ts'
import { CARDS, LIMIT, PILES, TOKENS } from './vocabulary.ts'

/** What the coaches agreed, as the rules read it. */
export interface Terms {
  /** §16 */
  readonly firstGame: boolean
  /** §13 */
  readonly motivation: boolean
  /** §14 */
  readonly guaranteedSuccess: boolean
  /** §15 */
  readonly transfers: boolean
}

/** How a match ended, by the index the state keeps. */
export const ENDINGS = ['normal-time', 'extra-time', 'joint-champions'] as const

/** §2.5 What everybody knows of a card: which one it is, and that it is in a hand. */
export const NAMED = 1
export const PLACED = 2

/** What a card is being chosen for: an effect, the second half of a swap, a compulsory part, or to make room for a keeper. */
export const EFFECT = 0
export const SWAPPED = 1
export const COMPULSORY = 2
export const REPLACED = 3

/** §6.6 Cards of one area whose abilities wait for those of a card they brought into play. */
export const MOST_WAITING = LIMIT

const PAIRS = 17
const BYTES = 4 * CARDS + PILES.length + 4 * TOKENS.length + MOST_WAITING

/**
 * A match of Captain Tsubasa. A card is a number and lies in exactly one pile; a shuffled pile is the set of its
 * cards, of which one is drawn when it is drawn. All tables are rooms of one buffer, so that a copy is one sweep.
 */
export class State {
  private readonly buffer = new ArrayBuffer(PAIRS * 8 + BYTES)
  readonly bytes = new Uint8Array(this.buffer)

  // One number for each coach.
  readonly goals = this.pair(0)
  /** §5.2 1 once he has passed in this round. */
  readonly stopped = this.pair(1)
  /** §11.1 None, yellow or red. */
  readonly booking = this.pair(2)
  /** §7.3 Tokens spent on the contest under way. */
  readonly spent = this.pair(3)
  /** §7.4 The die as it lies, 0 while not rolled. */
  readonly die = this.pair(4)
  /** §12.2 The special card chosen face down, −1 while none is. */
  readonly chosen = this.pair(5)
  /** Cards drawn in this round, for the keys of luck. */
  readonly drawn = this.pair(6)
  /** §7.5 1 once he has declined to have the rolls as they lie made again. */
  readonly content = this.pair(7)
  /** What the match will be remembered by; no rule reads these. */
  readonly shots = this.pair(8)
  readonly passes = this.pair(9)
  readonly contestsWon = this.pair(10)
  readonly saves = this.pair(11)
  readonly specials = this.pair(12)
  readonly yellows = this.pair(13)
  readonly reds = this.pair(14)
  readonly tokensSpent = this.pair(15)
  readonly boughtIn = this.pair(16)

  // One byte for each card.
  /** Its pile. */
  readonly where = this.room(0, CARDS)
  /** §2.5 `NAMED` and `PLACED`. */
  readonly known = this.room(CARDS, CARDS)
  /** §6.1 Abilities used since it was played, as bits. */
  readonly used = this.room(2 * CARDS, CARDS)
  /** When it came to its area in this round, from 1. */
  readonly nth = this.room(3 * CARDS, CARDS)

  /** How many cards each pile holds. */
  readonly size = this.room(4 * CARDS, PILES.length)
  /** §2.4 Home's shot, pass and defence tokens, then away's. */
  readonly pool = this.room(4 * CARDS + PILES.length, 2 * TOKENS.length)
  /** §2.4 Those spent in this round, in the same order: they lie beside the play areas until its clean-up. */
  readonly aside = this.room(4 * CARDS + PILES.length + 2 * TOKENS.length, 2 * TOKENS.length)
  /** §6.6 Cards played in this turn whose abilities are still open, the latest last. */
  readonly waiting = this.room(4 * CARDS + PILES.length + 4 * TOKENS.length, MOST_WAITING)

  phase = 0
  /** The team home leads; away leads the other. */
  team = 0
  /** 1, 2, and 3, 4 for extra time. */
  half = 0
  /** Of this half, from 1; and of the match, for the keys of luck. */
  round = 0
  rounds = 0
  /** Who has the ball; who kicked off the match; who started extra time. */
  attacker = 0
  first = 0
  extraFirst = 0
  /** §3.1 Match cards still to come from the pile; one more lies there that never will. */
  matchLeft = 0
  /** §9.3 1 once the half ends with the ball lost; and rounds since then. */
  late = 0
  stoppage = 0
  /** Whose turn it is, or whose tokens are asked for. */
  turn = 0
  /** Cards brought into play in this round. */
  plays = 0
  /** §6 How many cards wait, the ability under way (card × 2 + which, −1 none), what a card is chosen for. */
  depth = 0
  ability = -1
  step = 0
  /** §15.3 The keeper being signed while it is chosen who goes for him; −1 none. */
  signing = -1
  /** §6.4 Tokens still to choose. */
  owed = 0
  /** Whose abilities these are, and what follows them. */
  actor = 0
  resume = 0
  /** §7.2 Shot or pass. */
  action = 0
  /** Rolls made again in this round, and injuries, for the keys of luck. */
  rerolls = 0
  injuries = 0
  /** §8 The card that saves (−1 none), and its roll. */
  keeper = -1
  keeperDie = 0
  /** 1 if the attacker keeps the ball. */
  kept = 0
  /** How often a guard (§17.3) had to end a phase or a half. */
  guards = 0
  /** Once over: an index of `ENDINGS`, and the winner's seat, or 2 for nobody. */
  ending = 0
  winner = 2

  constructor(
    public cards: Cards,
    public terms: Terms,
    public rules: Rulebook<State, CaptainTsubasaEvent>,
  ) {}

  private pair(nth: number): Int32Array {
    return new Int32Array(this.buffer, nth * 8, 2)
  }

  private room(at: number, length: number): Uint8Array {
    return new Uint8Array(this.buffer, PAIRS * 8 + at, length)
  }
}

/** The numbers a state keeps beside its buffer. */
export const SCALARS = [
  'phase',
  'team',
  'half',
  'round',
  'rounds',
  'attacker',
  'first',
  'extraFirst',
  'matchLeft',
  'late',
  'stoppage',
  'turn',
  'plays',
  'depth',
  'ability',
  'step',
  'signing',
  'owed',
  'actor',
  'resume',
  'action',
  'rerolls',
  'injuries',
  'keeper',
  'keeperDie',
  'kept',
  'guards',
  'ending',
  'winner',
] as const satisfies readonly (keyof State)[]

export function copy(from: State, to: State): void {
  to.bytes.set(from.bytes)
  to.cards = from.cards
  to.terms = from.terms
  to.rules = from.rules
  to.phase = from.phase
  to.team = from.team
  to.half = from.half
  to.round = from.round
  to.rounds = from.rounds
  to.attacker = from.attacker
  to.first = from.first
  to.extraFirst = from.extraFirst
  to.matchLeft = from.matchLeft
  to.late = from.late
  to.stoppage = from.stoppage
  to.turn = from.turn
  to.plays = from.plays
  to.depth = from.depth
  to.ability = from.ability
  to.step = from.step
  to.signing = from.signing
  to.owed = from.owed
  to.actor = from.actor
  to.resume = from.resume
  to.action = from.action
  to.rerolls = from.rerolls
  to.injuries = from.injuries
  to.keeper = from.keeper
  to.keeperDie = from.keeperDie
  to.kept = from.kept
  to.guards = from.guards
  to.ending = from.ending
  to.winner = from.winner
}
