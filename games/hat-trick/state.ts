import type { Pair, Rulebook } from '@libero/kernel'
import type { Agreement, PlayersAgreement } from './agreements.ts'
import type { Events } from './cards/expansion.ts'
import type { Cards } from './cards/set.ts'
import { MATCH_EVENTS } from './cards/skills.ts'
import type { HatTrickEvent } from './events.ts'
import { BENCH, CARDS, FIELDS, OUTFIELD } from './vocabulary.ts'

/**
 * What the coaches agreed, as the rules read it; with the Players expansion also whether a kick-off turns everybody to
 * the side he began with (§13.5) and whether an opportunity is one play (§15.6).
 */
export interface Terms extends Readonly<Record<Agreement | PlayersAgreement, boolean>> {
  /** §10.2 Whether a temporary deck is made without the cards of this turn; before the second version it was not. */
  readonly turnStaysOut: boolean
  /** §5.4 Whether a long ball is compared even where the attacker has nobody; in the first rules it was lost there. */
  readonly comparedAnywhere: boolean
  /** §13.1 Whether the Players expansion is played, and with which match events (§20). */
  readonly players: boolean
  readonly events: Events
  /** §16.5 Whether a wingback turns back whenever his coach is asked; in the first rules it was a skill within a move. */
  readonly turnsBackAnyTime: boolean
  /** §16.15 Whether what lasts through an opportunity needs a shot that can still come; in the first rules it did not. */
  readonly lastsForAShot: boolean
  /** §9.5 Whether a penalty in play goes by the field it is taken from; in the first rules it was the best one. */
  readonly penaltyByField: boolean
}

export const NO_EVENTS = Object.fromEntries(MATCH_EVENTS.map((event) => [event, false])) as Events

/** How a match ended, by the index the state keeps. */
export const ENDINGS = ['normal-time', 'extra-time', 'shoot-out', 'lots'] as const

/** Both teams: home's players are 0–9 (numbers 2–11), away's 10–19. */
export const PLAYERS = 2 * OUTFIELD

/** §6.8, §9.4 After an opportunity without a shot or a free kick, where a usual turn follows even in the final line. */
export const USUAL_TURN = 2

/** §21.5 The type of a place on the bench that nobody sits on. */
export const EMPTY = 255

const PAIRS = 36
const COUNTS = FIELDS + 3 * PLAYERS
const EXPANSION = COUNTS + 6 * CARDS
const TURN = EXPANSION + 9 * PLAYERS + 4 * BENCH
const BYTES = TURN + 2 * CARDS

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

  // The Players expansion.
  /** §19.1 A team's style, −1 while it has none. */
  readonly style = this.pair(17)
  /** §19.3, §19.4 Style cards held, laid aside, and won in this very turn, as bits. */
  readonly held = this.pair(18)
  readonly spent = this.pair(19)
  readonly fresh = this.pair(20)
  /** §18.5 1 once he has played a style card in this turn. */
  readonly styled = this.pair(21)
  /** §18.2 1 once a skill or a style card has helped him in this turn. */
  readonly helped = this.pair(22)
  /** §19.2 The kind of his last successful actions (−1 none), and how many in a row. */
  readonly rowKind = this.pair(23)
  readonly rowCount = this.pair(24)
  /** §19.2 Own players who changed lines in this turn, as bits. */
  readonly changed = this.pair(25)
  /** §16 Footballs that skills and style cards add to the comparison. */
  readonly bonus = this.pair(26)
  /** §20.3 Changes still allowed, and who has left the bench, as bits. */
  readonly subsLeft = this.pair(27)
  readonly benchGone = this.pair(28)
  /** §20.4 The captain, as a player, −1 once he is gone; and whether he may still appeal. */
  readonly captain = this.pair(29)
  readonly appeals = this.pair(30)
  /** §17.3 1 if the keeper uses his star cards against this shot. */
  readonly starCards = this.pair(31)
  /** §16.7 Who has jumped and will go back (a player plus one), and 32 times the field he will go to. */
  readonly jumper = this.pair(32)
  /** Moments in which one of his face-up skills could be used, as bits; follows from the players. */
  readonly whens = this.pair(33)
  /** §16.5 Who plays on the other wing, as bits; follows from the players. */
  readonly turned = this.pair(34)
  /** §13.5 Who began on his gold side, as bits; kept only where a kick-off turns everybody to it. */
  readonly began = this.pair(35)

  /** Who stands on a field: a player plus one, 0 for nobody. */
  readonly on = this.room(0, FIELDS)
  /** The field of each player, `NOWHERE` once sent off. */
  readonly field = this.room(FIELDS, PLAYERS)
  readonly attack = this.room(FIELDS + PLAYERS, PLAYERS)
  readonly defence = this.room(FIELDS + 2 * PLAYERS, PLAYERS)
  /** Counts of action cards: in hand, in the deck, used. */
  readonly hand = [this.room(COUNTS, CARDS), this.room(COUNTS + CARDS, CARDS)] as const
  readonly deck = [this.room(COUNTS + 2 * CARDS, CARDS), this.room(COUNTS + 3 * CARDS, CARDS)] as const
  readonly used = [this.room(COUNTS + 4 * CARDS, CARDS), this.room(COUNTS + 5 * CARDS, CARDS)] as const

  /** §10.2 Of the used cards those that were laid or drawn in this turn. */
  readonly thisTurn = [this.room(TURN, CARDS), this.room(TURN + CARDS, CARDS)] as const

  /** §2.3 Which side each player moves on: 0 left, 1 right. */
  readonly foot = this.room(EXPANSION, PLAYERS)
  /** §14.1 The numbers on his card, the lower and the higher; the same if there is but one. */
  readonly low = this.room(EXPANSION + PLAYERS, PLAYERS)
  readonly high = this.room(EXPANSION + 2 * PLAYERS, PLAYERS)
  /** §13.2 His type, and whether he shows his gold side. */
  readonly type = this.room(EXPANSION + 3 * PLAYERS, PLAYERS)
  readonly gold = this.room(EXPANSION + 4 * PLAYERS, PLAYERS)
  /** §15.6, §16.10 In this play: how often he has flipped, whether a skill of his was prevented. */
  readonly flips = this.room(EXPANSION + 5 * PLAYERS, PLAYERS)
  readonly barred = this.room(EXPANSION + 6 * PLAYERS, PLAYERS)
  /** §16.15 What lasts through an opportunity: bit 0 shoots as from the middle, the rest is power. */
  readonly lasting = this.room(EXPANSION + 7 * PLAYERS, PLAYERS)
  /** §16.7, §16.17 1 once he has used his gold side in this play. */
  readonly goldUsed = this.room(EXPANSION + 8 * PLAYERS, PLAYERS)
  /** §20.3 The bench: types and sides. */
  readonly benchType = [
    this.room(EXPANSION + 9 * PLAYERS, BENCH),
    this.room(EXPANSION + 9 * PLAYERS + BENCH, BENCH),
  ] as const
  readonly benchGold = [
    this.room(EXPANSION + 9 * PLAYERS + 2 * BENCH, BENCH),
    this.room(EXPANSION + 9 * PLAYERS + 3 * BENCH, BENCH),
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
  /** 1 during a scoring opportunity; `USUAL_TURN` until the next turn begins, and nobody is asked before. */
  opportunity = 0
  /** §10.3 Turns since both decks ran out. */
  late = 0
  /** §8.2, §9.3 The player who has just moved and may not be displaced, −1 none. */
  moved = -1
  /** §8.2 Whom that move has displaced, where he has to stay as well, −1 none. */
  displaced = -1
  /** §7 The shot: its power, cards the keeper may still draw, footballs drawn, whether it is a penalty. */
  power = 0
  draws = 0
  drawn = 0
  penalty = 0
  /** §11.3 Pairs of sudden death. */
  pairs = 0
  ending = 0
  winner = 2
  /** §10.3 Halves that only the guard has ended; no rule reads it. */
  halfGuards = 0
  /** Whose action this turn is, even when the ball has changed hands since. */
  attacker = 0
  /** §5.6 Who fouled in this action (−1 nobody), and whether it was red. */
  fouler = -1
  red = 0
  /** §15.10, §20.3 The moment skills may be used in; how far its questions, or a stoppage's, have come; what follows. */
  moment = 0
  nthQuestion = 0
  phaseAfter = 0
  /** Who is asked, where that does not follow from the phase; and a skill declared but not yet used (−1 none). */
  asked = 0
  declared = -1
  /** The line compared, or reached by a pass, as the attacker counts; who passed; whether the action was won. */
  line = 0
  passer = -1
  won = 0
  /** §14.2 A ball somebody will get: how it goes, to which row, and the highest low number that counts as lowest. */
  ballGoesBy = 0
  receivingRow = 0
  highestLowNumber = 0
  /** Whom the ball is on its way to. It arrives before anybody is asked, so no copy and no position has it. */
  receiver = -1
  /** §8.3 The card of a goal kick. */
  kick = -1
  /** §20.1 1 for a snapshot; §16 what skills add to the shot and to the keeper's cards. */
  snapshot = 0
  plusPower = 0
  plusDraws = 0

  /** The teams' names; no rule reads them. */
  teams: Pair<string> = ['regulars', 'regulars']

  constructor(
    public cards: Cards,
    public terms: Terms,
    public rules: Rulebook<State, HatTrickEvent>,
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
  'displaced',
  'power',
  'draws',
  'drawn',
  'penalty',
  'pairs',
  'ending',
  'winner',
  'halfGuards',
  'attacker',
  'fouler',
  'red',
  'moment',
  'nthQuestion',
  'phaseAfter',
  'asked',
  'declared',
  'line',
  'passer',
  'won',
  'ballGoesBy',
  'receivingRow',
  'highestLowNumber',
  'kick',
  'snapshot',
  'plusPower',
  'plusDraws',
] as const satisfies readonly (keyof State)[]

export function copy(from: State, to: State): void {
  to.bytes.set(from.bytes)
  to.cards = from.cards
  to.terms = from.terms
  to.rules = from.rules
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
  to.displaced = from.displaced
  to.power = from.power
  to.draws = from.draws
  to.drawn = from.drawn
  to.penalty = from.penalty
  to.pairs = from.pairs
  to.ending = from.ending
  to.winner = from.winner
  to.halfGuards = from.halfGuards
  to.attacker = from.attacker
  to.fouler = from.fouler
  to.red = from.red
  to.moment = from.moment
  to.nthQuestion = from.nthQuestion
  to.phaseAfter = from.phaseAfter
  to.asked = from.asked
  to.declared = from.declared
  to.line = from.line
  to.passer = from.passer
  to.won = from.won
  to.ballGoesBy = from.ballGoesBy
  to.receivingRow = from.receivingRow
  to.highestLowNumber = from.highestLowNumber
  to.kick = from.kick
  to.snapshot = from.snapshot
  to.plusPower = from.plusPower
  to.plusDraws = from.plusDraws
}
