import type { Seat, Teller } from '@libero/kernel'
import type { HatTrickEvent } from '../events.ts'
import { Phase } from '../phase.ts'
import { columnOf, fieldName, numberOf, seatOfPlayer } from '../rules/common.ts'
import { Why } from '../rules/deliver.ts'
import type { State } from '../state.ts'
import { CARDS, FIELDS, HAND, NOWHERE, OUTFIELD, PENALTIES } from '../vocabulary.ts'

const seats = [0, 1] as const
const START = [1, 2, 4, 7, 9, 10, 12, 15, 17, 18]

/** What must hold of the pitch, the ball and the cards whatever happens; throws where it does not. */
export function checkConserved(s: State): void {
  const wrong = (what: string) => new Error(`${what} (phase ${s.phase}, half ${s.half}, turn ${s.turn})`)
  let standing = 0
  for (let player = 0; player < 2 * OUTFIELD; player++) {
    const field = s.field[player] ?? NOWHERE
    if (field === NOWHERE) continue
    standing++
    if (s.on[field] !== player + 1) throw wrong(`player ${player} is not on his field`)
    const start = START[player % OUTFIELD] ?? 0
    const column = columnOf(player < OUTFIELD ? start : FIELDS - 1 - start)
    // §16, §20 The expansion lets players change their column.
    if (!s.terms.players && columnOf(field) !== column) throw wrong(`player ${player} has left his column`)
  }
  const [homeReds = 0, awayReds = 0] = s.reds
  if (standing !== 2 * OUTFIELD - homeReds - awayReds) throw wrong(`${standing} players on the pitch`)
  if (s.on.filter((player) => player > 0).length !== standing) throw wrong('a field holds a ghost')
  checkBall(s, wrong)
  for (const seat of seats) checkCards(s, seat, wrong)
}

function checkBall(s: State, wrong: (what: string) => Error): void {
  if (s.half > 3 || s.phase === Phase.Over) return
  const goalKick =
    (s.phase >= Phase.GoalKickAttack && s.phase <= Phase.GoalKickCard) ||
    (s.phase === Phase.Substitution && s.phaseAfter === Phase.GoalKickAttack) ||
    (s.phase === Phase.Receiver && s.ballGoesBy === Why.GoalKick)
  if (goalKick) {
    if (s.ball !== -1) throw wrong('a goal kick with the ball elsewhere')
  } else if (s.ball < 0 || seatOfPlayer(s.ball) !== s.side || s.field[s.ball] === NOWHERE) {
    throw wrong(`the ball is with ${s.ball}, possession ${s.side}`)
  }
}

function checkCards(s: State, seat: Seat, wrong: (what: string) => Error): void {
  let hand = 0
  let deck = 0
  for (let card = 0; card < CARDS; card++) {
    const [inHand = 0, inDeck = 0, used = 0] = [s.hand[seat][card], s.deck[seat][card], s.used[seat][card]]
    hand += inHand
    deck += inDeck
    if (inHand + inDeck + used !== s.cards.deck[card]) throw wrong(`a card ${card} is lost or doubled`)
    if ((s.thisTurn[seat][card] ?? 0) > used) throw wrong(`a card ${card} of this turn is not used`)
  }
  if (hand !== s.handLeft[seat] || deck !== s.deckLeft[seat]) throw wrong('the counts of cards are wrong')
  if (hand > (s.half > 3 && s.terms.fiveCards ? PENALTIES : HAND)) throw wrong(`${hand} cards in hand`)
  const turn = s.phase === Phase.PlayCard && !s.opportunity && s.half <= 3
  // §8.3 A goal kick without a new card leaves two, until the next turn.
  if (turn && hand !== HAND && !(s.terms.goalKickWithoutCard && hand === HAND - 1))
    throw wrong(`${hand} cards in hand at the beginning of a turn`)
}

interface Books {
  readonly players: readonly string[]
  readonly ball: string
  readonly goals: readonly number[]
  readonly yellow: readonly boolean[]
  readonly cards: readonly (readonly number[])[]
}

/** What anybody can see of a state. */
export function booksOf(s: State): Books {
  const known = s.half <= 3 && s.phase !== Phase.Over
  return {
    players: Array.from(s.field, (field, player) =>
      field === NOWHERE ? '' : `${seatOfPlayer(player)}:${numberOf(player)}@${fieldName(field)}`,
    ),
    ball: !known ? '' : s.ball < 0 ? `${s.side}:keeper` : `${s.side}:${numberOf(s.ball)}`,
    goals: Array.from(s.goals),
    yellow: Array.from(s.yellow, (yellow) => yellow === 1),
    cards: seats.map((seat) => [s.handLeft[seat] ?? 0, s.deckLeft[seat] ?? 0]),
  }
}

/**
 * Keeps the books of a match from its events alone, as somebody in the stands could. Whatever the state says of
 * players, ball, goals, yellow cards and the number of cards must be what was told.
 */
export class Ledger implements Teller<HatTrickEvent> {
  private readonly fields = new Map<string, string>()
  private readonly off = new Set<string>()
  private ball = ''
  private over = false
  readonly goals: [number, number] = [0, 0]
  private readonly yellow: [boolean, boolean] = [false, false]
  private readonly hand: [number, number] = [0, 0]
  private readonly deck: [number, number] = [0, 0]

  constructor(private readonly deckSize: number) {}

  get books(): Books {
    const ids = seats.flatMap((seat) => START.map((_, i) => `${seat}:${i + 2}`))
    return {
      players: ids.map((id) => (this.off.has(id) ? '' : `${id}@${this.fields.get(id)}`)),
      ball: this.over ? '' : this.ball,
      goals: this.goals,
      yellow: this.yellow,
      cards: seats.map((seat) => [this.hand[seat], this.deck[seat]]),
    }
  }

  reveal(event: HatTrickEvent): void {
    this.tell(event)
  }

  confide(_seat: Seat, _own: HatTrickEvent, others: HatTrickEvent): void {
    this.tell(others)
  }

  private exchange(id: string, to: string): void {
    const from = this.fields.get(id) ?? ''
    for (const [other, field] of this.fields)
      if (field === to && !this.off.has(other)) this.fields.set(other, from)
    this.fields.set(id, to)
  }

  private kickOff(seat: Seat, number: number): void {
    for (const [i, field] of START.entries()) {
      this.fields.set(`0:${i + 2}`, fieldName(field))
      this.fields.set(`1:${i + 2}`, fieldName(FIELDS - 1 - field))
    }
    this.ball = `${seat}:${number}`
  }

  /** Sent off once the action has been carried on; until then he stands where he was. */
  private pending: string | undefined

  /** §12.4 The last player of a team stays. */
  private sendOff(id: string): void {
    const mates = [...this.fields.keys()].filter((other) => other[0] === id[0] && !this.off.has(other))
    if (mates.length > 1) this.off.add(id)
  }

  /** §11.2 Penalties are taken with cards of the hand. */
  private hasFive = false

  /** A goal kick whose card has been shown before it was known who gets it. */
  private shown = false

  tell(event: HatTrickEvent): void {
    if (this.pending && (event.kind === 'free-kick' || event.kind === 'penalty')) {
      this.sendOff(this.pending)
      this.pending = undefined
    }
    switch (event.kind) {
      case 'kick-off':
        if (event.half > this.half) {
          this.half = event.half
          for (const seat of seats) {
            this.hand[seat] = 0
            this.deck[seat] = this.deckSize
          }
        }
        this.kickOff(event.seat, event.number)
        break
      case 'drawn-unseen':
        this.hand[event.seat] += event.count
        this.deck[event.seat] = event.left
        break
      case 'temporary-deck':
        this.deck[event.seat] = event.count
        break
      case 'keeper-drew':
        this.deck[event.seat]--
        break
      case 'five-cards':
        this.hand[event.seat] = 0
        this.hasFive = true
        break
      case 'penalty-taken':
        if (this.hasFive && this.hand[event.seat] > 0) this.hand[event.seat]--
        else this.deck[event.seat]--
        break
      case 'revealed':
        for (const seat of seats) this.hand[seat]--
        break
      case 'goal-kick-shown':
        this.hand[event.seat]--
        this.shown = true
        break
      case 'goal-kick-played':
        if (!this.shown) this.hand[event.seat]--
        this.shown = false
        this.ball = `${event.to.seat}:${event.to.number}`
        break
      case 'moved':
      case 'changed-places':
      case 'dribbled':
        this.exchange(`${event.seat}:${event.number}`, event.to)
        break
      case 'sideways':
      case 'laid-off':
      case 'passed':
        if (this.ball !== `${event.seat}:${event.from}`) throw new Error(`${this.ball} has the ball`)
        this.ball = `${event.seat}:${event.to}`
        break
      case 'took-ball':
        if (this.ball !== `${event.from.seat}:${event.from.number}`)
          throw new Error(`${this.ball} has the ball`)
        this.ball = `${event.seat}:${event.number}`
        break
      case 'intercepted':
      case 'tackled':
      case 'corner':
        this.ball = `${event.seat}:${event.number}`
        break
      case 'out-of-cards':
      case 'parried':
        this.ball = `${event.to.seat}:${event.to.number}`
        break
      case 'goal-kick':
        this.ball = `${event.seat}:keeper`
        break
      case 'goal':
        if (this.ball !== `${event.seat}:${event.number}`) throw new Error('the scorer had no ball')
        this.goals[event.seat]++
        if (event.goals.join() !== this.goals.join()) throw new Error(`told ${event.goals}`)
        break
      case 'foul':
        this.yellow[event.seat] = event.card === 'yellow'
        if (event.card === 'red') this.pending = `${event.seat}:${event.number}`
        break
      case 'foul-checked':
        if (event.card) this.deck[event.seat]--
        break
      case 'appealed':
        this.appealed(event)
        break
      case 'shoot-out':
      case 'full-time':
        this.over = true
        break
    }
  }

  /** §20.4 A booking taken back, or the captain sent off for it; if he was to go anyway, it is once. */
  private appealed({ seat, number, card, result }: Extract<HatTrickEvent, { kind: 'appealed' }>): void {
    if (card) this.deck[seat]--
    if (result === 'withdrawn') {
      this.yellow[seat] = this.pending !== undefined
      this.pending = undefined
    } else if (result === 'captain-off') {
      this.sendOff(`${seat}:${number}`)
      if (this.pending === `${seat}:${number}`) this.pending = undefined
    }
  }

  private half = 0
}
