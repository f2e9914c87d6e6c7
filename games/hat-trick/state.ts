import type { Pair } from '@libero/kernel'
import type { Cards } from './cards/set.ts'
import { CARDS, FIELDS, OUTFIELD } from './vocabulary.ts'

/** What the coaches agreed, as the rules read it. */
export interface Terms {
  /** §11.1 A third half and, if need be, penalties. */
  readonly extraTime: boolean
}

/** How a match ended, by the index the state keeps. */
export const ENDINGS = ['normal-time', 'extra-time', 'shoot-out', 'lots'] as const

/** Both teams: home's players are 0–9 (numbers 2–11), away's 10–19. */
export const PLAYERS = 2 * OUTFIELD

const PAIRS = 17
const BYTES = FIELDS + 3 * PLAYERS + 6 * CARDS

/** A match of Hat-Trick. All tables are rooms of one buffer, so that a copy is one sweep and a few numbers. */
export class State {
  private readonly buffer = new ArrayBuffer(PAIRS * 8 + BYTES)
  readonly bytes = new Uint8Array(this.buffer)

  // One number for each coach.
  readonly goals = this.pair(0)
  readonly handLeft = this.pair(1)
  readonly deckLeft = this.pair(2)
  /** §10.2 1 once the deck of this half has run out; what he draws from since is a temporary one. */
  readonly deckGone = this.pair(3)
  /** §10.2 1 while he draws from a temporary deck. */
  readonly temporary = this.pair(4)
  /** The card laid face down (−1 none), and the one face up in this turn. */
  readonly laid = this.pair(5)
  readonly faceUp = this.pair(6)
  /** §7.2 Corner chosen in the duel, −1 while not. */
  readonly corner = this.pair(7)
  /** §9.2 1 while the team has a yellow card. */
  readonly yellow = this.pair(8)
  readonly starKeeper = this.pair(9)
  /** §11.2 Penalties of the shoot-out: taken, scored. */
  readonly taken = this.pair(10)
  readonly scored = this.pair(11)
  /** What the match will be remembered by; no rule reads these. */
  readonly yellows = this.pair(12)
  readonly reds = this.pair(13)
  readonly shots = this.pair(14)
  readonly penalties = this.pair(15)
  readonly actionsWon = this.pair(16)

  /** Who stands on a field: a player plus one, 0 for nobody. */
  readonly on = this.room(0, FIELDS)
  /** The field of each player, `NOWHERE` once sent off. */
  readonly field = this.room(FIELDS, PLAYERS)
  readonly attack = this.room(FIELDS + PLAYERS, PLAYERS)
  readonly defence = this.room(FIELDS + 2 * PLAYERS, PLAYERS)
  /** Counts of action cards: in hand, in the deck, used. */
  readonly hand = [
    this.room(FIELDS + 3 * PLAYERS, CARDS),
    this.room(FIELDS + 3 * PLAYERS + CARDS, CARDS),
  ] as const
  readonly deck = [
    this.room(FIELDS + 3 * PLAYERS + 2 * CARDS, CARDS),
    this.room(FIELDS + 3 * PLAYERS + 3 * CARDS, CARDS),
  ] as const
  readonly used = [
    this.room(FIELDS + 3 * PLAYERS + 4 * CARDS, CARDS),
    this.room(FIELDS + 3 * PLAYERS + 5 * CARDS, CARDS),
  ] as const

  phase = 0
  /** 1, 2, and 3 for extra time; 4 for the shoot-out. */
  half = 0
  /** Turns and rounds so far, for the keys of luck. */
  turn = 0
  /** The team in possession, and its player with the ball (−1 while the keeper has it). */
  side = 0
  ball = 0
  /** Who kicked off the match. */
  first = 0
  /** 1 during a scoring opportunity. */
  opportunity = 0
  /** §10.3 Turns since both decks ran out. */
  late = 0
  /** §8.2, §9.3 The player who has just moved and may not be displaced, −1 none. */
  moved = -1
  /** §7 The shot: its power, cards the keeper may still draw, footballs drawn, whether it is a penalty. */
  power = 0
  draws = 0
  drawn = 0
  penalty = 0
  /** §11.3 Pairs of sudden death. */
  pairs = 0
  ending = 0
  winner = 2

  /** The teams' names; no rule reads them. */
  teams: Pair<string> = ['regulars', 'regulars']

  constructor(
    public cards: Cards,
    public terms: Terms,
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
  'half',
  'turn',
  'side',
  'ball',
  'first',
  'opportunity',
  'late',
  'moved',
  'power',
  'draws',
  'drawn',
  'penalty',
  'pairs',
  'ending',
  'winner',
] as const satisfies readonly (keyof State)[]

export function copy(from: State, to: State): void {
  to.bytes.set(from.bytes)
  to.cards = from.cards
  to.terms = from.terms
  to.teams = from.teams
  to.phase = from.phase
  to.half = from.half
  to.turn = from.turn
  to.side = from.side
  to.ball = from.ball
  to.first = from.first
  to.opportunity = from.opportunity
  to.late = from.late
  to.moved = from.moved
  to.power = from.power
  to.draws = from.draws
  to.drawn = from.drawn
  to.penalty = from.penalty
  to.pairs = from.pairs
  to.ending = from.ending
  to.winner = from.winner
}
