import type { Rulebook } from '@libero/kernel'
import type { Cards } from './cards/set.ts'
import type { TacticsChoice } from './deck.ts'
import type { FinaleEvent } from './events.ts'
import { CHANGES, DECK, SQUAD, TACTICS } from './vocabulary.ts'

/** §4.4, §10.2, §12: what the coaches agreed, as the rules read it. */
export interface Terms {
  /** §4.3, §4.4, §4.10 White and one colour, a free choice of fixed powers in order, or any eleven. */
  readonly tactics: TacticsChoice
  /** §4.9 The tactic cards are sealed with the squad; otherwise they are chosen once both line-ups are open. */
  readonly sealed: boolean
  readonly extraTime: boolean
  /** 0 for a single match, else the leg of a tie. */
  readonly leg: 0 | 1 | 2
  /** Goals of the first leg by the seats of this match. */
  readonly firstLeg: readonly [number, number]
  readonly awayGoals: boolean
  /** §8.1 Hazards are checked in the order of the squad instead of the coach's. */
  readonly squadOrder: boolean
  /** §9.2 A keeper may change with a keeper. */
  readonly keeperChanges: boolean
  /** §11.1 Men from the bench may take penalties, too. */
  readonly benchTakers: boolean
}

/** How a match ended, by the index the state keeps. */
export const ENDINGS = ['normal-time', 'extra-time', 'shoot-out', 'lots', 'aggregate', 'away-goals'] as const

/** Both squads: home's men are 0–14, away's 15–29. */
export const MEN = 2 * SQUAD
/** Places for the takers of one side: everybody but one keeper, where the bench may shoot. */
export const MOST_TAKERS = SQUAD - 1

/** §6.2, §6.6 Kinds of men still to be chosen: for the five kinds of place, then for arrows from each of them. */
export const NEEDS = 10

const PAIRS = 27
const BYTES = 6 * MEN + 2 * TACTICS + 2 * DECK + 4 * CHANGES + 2 * MOST_TAKERS + NEEDS + 4

/**
 * A match of Finale. A man is a number; a tactic card is its index in the card set, and a set of them a bit mask.
 * All tables are rooms of one buffer, so that a copy is one sweep and a handful of numbers.
 */
export class State {
  private readonly buffer = new ArrayBuffer(PAIRS * 8 + BYTES)
  readonly bytes = new Uint8Array(this.buffer)

  // One number for each coach.
  readonly goals = this.pair(0)
  readonly hand = this.pair(1)
  /** Cards everybody has seen since the deck was made. */
  readonly shown = this.pair(2)
  /** §5.7 Cards exchanged unseen. */
  readonly exchanged = this.pair(3)
  /** The eleven cards chosen. */
  readonly packed = this.pair(4)
  readonly deckLeft = this.pair(5)
  /** The card laid face down, −1 while there is none. */
  readonly laid = this.pair(6)
  readonly faceUp = this.pair(7)
  readonly changesLeft = this.pair(8)
  /** §9.4 Changes prepared but not shown, and the man picked to leave (−1 none). */
  readonly changes = this.pair(9)
  readonly leaving = this.pair(10)
  /** 1 when a coach is done with a choice both make at once. */
  readonly ready = this.pair(11)
  /** §11 Takers named, shots taken, shots scored. */
  readonly named = this.pair(12)
  readonly shots = this.pair(13)
  readonly scored = this.pair(14)
  /** What the match will be remembered by; no rule reads these. */
  readonly yellows = this.pair(15)
  readonly reds = this.pair(16)
  readonly injuries = this.pair(17)
  readonly counters = this.pair(18)
  readonly attacksMade = this.pair(19)
  /** The men each side uses in the action under way, a bit a man; `chip` says the same man by man. */
  readonly used = this.pair(20)
  /** Who of the choosing side may fill each place of `need`, a bit a man; `fits` says the same man by man. */
  readonly able = new Int32Array(this.buffer, 21 * 8, NEEDS)
  /** §8.1 The men used whose hazard is still to be rolled for, a bit a man; kept since the coaches choose the order. */
  readonly atRisk = this.pair(26)

  // One byte for each man.
  readonly card = this.room(0, MEN)
  /** The line he plays in; a stand-in in goal is a keeper (§8.9). */
  readonly line = this.room(MEN, MEN)
  readonly where = this.room(2 * MEN, MEN)
  /** Quarter turns, 0–3: which of his four strengths is on top. */
  readonly turn = this.room(3 * MEN, MEN)
  readonly booked = this.room(4 * MEN, MEN)
  /** The action he is used in: free, build-up or finish. */
  readonly chip = this.room(5 * MEN, MEN)

  /** §4.6 Each deck as a count of cards: which one is on top is nobody's to know. */
  readonly deck = [this.room(6 * MEN, TACTICS), this.room(6 * MEN + TACTICS, TACTICS)] as const
  /** §4.5 The chosen order under free choice, home's eleven then away's. */
  readonly order = this.room(6 * MEN + 2 * TACTICS, 2 * DECK)
  /** §9.4 Prepared changes as off, on, off, on, off, on; home's then away's. */
  readonly change = this.room(6 * MEN + 2 * TACTICS + 2 * DECK, 4 * CHANGES)
  /** §11.1 Takers in order, home's places then away's. */
  readonly taker = this.room(6 * MEN + 2 * TACTICS + 2 * DECK + 4 * CHANGES, 2 * MOST_TAKERS)
  /** Men still to be chosen: for keeper, defence, midfield, attack and any, then for arrows from each of these. */
  readonly need = this.room(BYTES - NEEDS - 4, NEEDS)
  /** §6.4 Of the places anybody may fill, how many stand in for a line that has nobody free, by line. */
  readonly missing = this.room(BYTES - 4, 4)

  phase = 0
  period = 0
  /** Who attacks in this period; −1 before the cards are revealed. */
  attacker = -1
  attacks = 0
  /** Which of them is under way, from 1. */
  attack = 0
  /** 1 while the defender counters, and once he has in this period. */
  counter = 0
  countered = 0
  /** Build-up or finish. */
  action = 0
  /** Whom the latest arrow may call back: build-up men of this line, or with `ANY` all of them. */
  arrowFrom = 0
  /** 1 if the side on the ball won the comparison. */
  won = 0
  /** How many of the thirty men have been looked at for hazards. */
  checked = 0
  /** The man a coach is asked about: injured, sent off, or the keeper about to come on. */
  man = 0
  /** §11 Who shot first, and pairs of sudden death so far. */
  first = 0
  pairs = 0
  /** How far the match went: 0 normal time, 1 extra time, 2 shoot-out. */
  stage = 0
  /** How often a guard (§13.4) had to end a loop of luck. */
  guards = 0
  /** Once over: an index of `ENDINGS`, and the winner's seat, or 2 for nobody. */
  ending = 0
  winner = 2

  constructor(
    public cards: Cards,
    public terms: Terms,
    public rules: Rulebook<State, FinaleEvent>,
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
  'period',
  'attacker',
  'attacks',
  'attack',
  'counter',
  'countered',
  'action',
  'arrowFrom',
  'won',
  'checked',
  'man',
  'first',
  'pairs',
  'stage',
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
  to.period = from.period
  to.attacker = from.attacker
  to.attacks = from.attacks
  to.attack = from.attack
  to.counter = from.counter
  to.countered = from.countered
  to.action = from.action
  to.arrowFrom = from.arrowFrom
  to.won = from.won
  to.checked = from.checked
  to.man = from.man
  to.first = from.first
  to.pairs = from.pairs
  to.stage = from.stage
  to.guards = from.guards
  to.ending = from.ending
  to.winner = from.winner
}
