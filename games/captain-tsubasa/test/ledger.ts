import type { Seat, Teller } from '@libero/kernel'
import type { CaptainTsubasaConfig } from '../build.ts'
import type { Ability } from '../cards/abilities.ts'
import type { Card, CardSet } from '../cards/set.ts'
import type { CaptainTsubasaEvent } from '../events.ts'
import type { Token } from '../vocabulary.ts'
import {
  AREA,
  BENCH,
  DECK,
  DISCARD,
  EXHAUSTION,
  EXHAUSTION_ID,
  FACES,
  FIELD,
  HAND,
  MATCH_PILE,
  OUT,
  PILES,
  RED,
  TEAMS,
  TOKENS,
} from '../vocabulary.ts'
import type { Books } from './books.ts'

const seats = [0, 1] as const

const PENALTIES = {
  yellow: { shot: -2, pass: -2, defence: 0 },
  red: { shot: -3, pass: -3, defence: -1 },
}

type Event<K extends CaptainTsubasaEvent['kind']> = Extract<CaptainTsubasaEvent, { kind: K }>

/**
 * Keeps the books of a match from its events alone, as somebody could who looks into both hands. Where every card
 * lies, goals, pools, bookings and sums must be what the state says; totals and winners that are told must be right.
 */
export class Ledger implements Teller<CaptainTsubasaEvent> {
  private readonly piles: string[][] = PILES.map(() => [])
  private readonly cards: ReadonlyMap<string, Card>
  private readonly set: CardSet
  private readonly goals: [number, number] = [0, 0]
  private readonly pools: number[] = new Array(2 * TOKENS.length).fill(0)
  private readonly aside: number[] = new Array(2 * TOKENS.length).fill(0)
  private readonly bookings: [number, number] = [0, 0]
  private attacker: Seat | undefined
  private ability: Ability | undefined
  private contest = { token: 'shot' as Token, spent: [0, 0], dice: [0, 0] }
  private over = false

  constructor(private readonly config: CaptainTsubasaConfig) {
    this.set = config.cards.set
    const { starting, match, motivation, transfers } = this.set
    this.cards = new Map([...starting, ...match, ...motivation, ...transfers].map((card) => [card.id, card]))
  }

  get books(): Books {
    return {
      piles: this.piles.map((ids) => [...ids].sort()),
      goals: this.goals,
      pools: this.pools,
      aside: this.aside,
      bookings: this.bookings,
      sums: seats.flatMap((seat) => TOKENS.map((token) => this.sum(seat, token))),
      attacker: this.over ? undefined : this.attacker,
      over: this.over,
    }
  }

  reveal(event: CaptainTsubasaEvent): void {
    this.tell(event)
  }

  confide(_seat: Seat, own: CaptainTsubasaEvent): void {
    this.tell(own)
  }

  private pile(at: number): string[] {
    const pile = this.piles[at]
    if (!pile) throw new Error(`no pile ${at}`)
    return pile
  }

  private carry(id: string, from: number, to: number): void {
    const at = this.pile(from).indexOf(id)
    if (at < 0) throw new Error(`${id} is told to come from ${PILES[from]}, but is not there`)
    this.pile(from).splice(at, 1)
    this.pile(to).push(id)
  }

  private carryAll(from: number, to: number): void {
    this.pile(to).push(...this.pile(from).splice(0))
  }

  private clearAreas(): void {
    for (const seat of seats) this.carryAll(AREA + seat, DISCARD + seat)
  }

  /** §7.1 */
  private sum(seat: Seat, token: Token): number {
    const colour = (['none', 'yellow', 'red'] as const)[this.bookings[seat]] ?? 'none'
    const penalty = colour === 'none' ? 0 : (this.set.bookings?.[colour] ?? PENALTIES[colour])[token]
    const values = this.pile(AREA + seat).map((id) => this.cards.get(id)?.[token] ?? 0)
    return values.reduce((sum, value) => sum + value, penalty)
  }

  /** Both sides of the contest, with the tokens spent so far. */
  private totals(attacker: Seat): [attack: number, defence: number] {
    const { token, spent } = this.contest
    const defender = attacker === 0 ? 1 : 0
    return [
      this.sum(attacker, token) + (spent[attacker] ?? 0),
      this.sum(defender, 'defence') + (spent[defender] ?? 0),
    ]
  }

  private same(what: string, told: unknown, counted: unknown): void {
    if (JSON.stringify(told) !== JSON.stringify(counted))
      throw new Error(`${what}: told ${JSON.stringify(told)}, but it is ${JSON.stringify(counted)}`)
  }

  private pay(seat: Seat, id: string): void {
    const { motivation, transfers } = this.set
    const { price = {} } = [...motivation, ...transfers].find((card) => card.id === id) ?? {}
    for (const token of TOKENS) this.spend(seat, token, price[token] ?? 0)
  }

  /** §2.4 From the pool to where it lies until the clean-up. */
  private spend(seat: Seat, token: Token, count: number): void {
    const at = seat * TOKENS.length + TOKENS.indexOf(token)
    this.pools[at] = (this.pools[at] ?? 0) - count
    this.aside[at] = (this.aside[at] ?? 0) + count
  }

  /** §3, §16.1 Where everything lies before the kick-off. */
  private layOut({ teams }: Event<'teams'>): void {
    const { firstGame, motivation } = this.config.terms
    for (const { id, team, number } of this.set.starting)
      this.pile(firstGame && number === undefined ? OUT : DECK + teams.indexOf(team)).push(id)
    for (const { id, advanced } of this.set.match)
      this.pile(firstGame && advanced ? OUT : MATCH_PILE).push(id)
    for (const { id } of this.set.motivation) this.pile(motivation ? BENCH : OUT).push(id)
    for (const { id } of this.set.transfers) this.pile(OUT).push(id)
    for (let n = 0; n < EXHAUSTION; n++) this.pile(firstGame ? OUT : BENCH).push(EXHAUSTION_ID)
    this.same('teams', [...teams].sort(), TEAMS)
  }

  tell(event: CaptainTsubasaEvent): void {
    switch (event.kind) {
      case 'teams':
        this.layOut(event)
        break
      case 'transfer-list':
        for (const id of event.cards) this.carry(id, OUT, BENCH)
        break
      case 'field':
        for (const id of event.cards) this.carry(id, MATCH_PILE, FIELD)
        break
      case 'kick-off':
        for (const seat of seats)
          for (const pile of [HAND, DISCARD, AREA]) this.carryAll(pile + seat, DECK + seat)
        this.attacker = event.seat
        break
      case 'round':
        this.same('attacker', event.seat, this.attacker)
        break
      case 'reshuffled':
        this.same('cards reshuffled', event.cards, this.pile(DISCARD + event.seat).length)
        this.same('draw pile', this.pile(DECK + event.seat).length, 0)
        this.carryAll(DISCARD + event.seat, DECK + event.seat)
        break
      case 'drawn':
        this.same('cards drawn', event.count, event.cards?.length)
        for (const id of event.cards ?? []) this.carry(id, DECK + event.seat, HAND + event.seat)
        break
      case 'match-card':
        this.carry(event.card ?? '', event.open ? FIELD : MATCH_PILE, HAND + event.seat)
        break
      case 'played':
        this.carry(event.card, (event.from === 'hand' ? HAND : DISCARD) + event.seat, AREA + event.seat)
        this.same('cards in the areas', event.cards, this.pile(AREA).length + this.pile(AREA + 1).length)
        break
      case 'ability':
        this.ability = this.cards.get(event.card)?.abilities[event.ability - 1]
        if (!this.ability) throw new Error(`${event.card} has no ability ${event.ability}`)
        break
      case 'recalled':
        this.carry(event.card, DISCARD + event.seat, HAND + event.seat)
        break
      case 'removed':
        this.carry(event.card, this.removedFrom(event), OUT)
        break
      case 'discarded':
        this.carry(event.card, (event.from === 'hand' ? HAND : AREA) + event.seat, DISCARD + event.seat)
        break
      case 'exhausted':
        this.carry(EXHAUSTION_ID, BENCH, DISCARD + event.seat)
        break
      case 'booked':
        this.bookings[event.seat]++
        this.same('booking', event.colour, this.bookings[event.seat] === RED ? 'red' : 'yellow')
        break
      case 'pardoned':
        this.same('booking taken back', this.bookings[event.seat], 1)
        this.bookings[event.seat] = 0
        break
      case 'motivated':
      case 'signed':
        this.pay(event.seat, event.card)
        if (event.replaced) this.carry(event.replaced, AREA + event.seat, OUT)
        this.carry(event.card, BENCH, AREA + event.seat)
        break
      case 'special-shot':
        this.clearAreas()
        break
      case 'goal':
        this.goals[event.seat]++
        this.same('score', event.score, this.goals)
        break
      case 'possession':
        this.same('the ball is kept', event.kept, event.seat === this.attacker)
        this.attacker = event.seat
        this.clearAreas()
        this.aside.fill(0)
        break
      case 'full-time':
        this.over = true
        this.same('final score', event.outcome.goals, this.goals)
        break
      default:
        this.tellOfContest(event)
    }
  }

  /** Exhaustion cards are alike: the ability says whether one leaves the hand or the discard pile. */
  private removedFrom({ seat, card }: Event<'removed'>): number {
    if (card !== EXHAUSTION_ID)
      return Math.max(
        0,
        this.piles.findIndex((ids) => ids.includes(card)),
      )
    return (this.ability?.do === 'remove' && this.ability.what === 'hand' ? HAND : DISCARD) + seat
  }

  /** §2.4, §7, §14 Tokens, totals and dice. */
  private tellOfContest(event: CaptainTsubasaEvent): void {
    switch (event.kind) {
      case 'gained': {
        const at = event.seat * TOKENS.length + TOKENS.indexOf(event.token)
        this.pools[at] = (this.pools[at] ?? 0) + 1
        this.same('pool', event.pool, this.pools[at])
        break
      }
      case 'action':
        this.contest = { token: event.action, spent: [0, 0], dice: [0, 0] }
        this.same('sums', [event.attack, event.defence], this.totals(event.seat))
        break
      case 'spent': {
        this.spend(event.seat, event.token, event.count)
        this.contest.spent[event.seat] = event.count
        const attacker = this.attacker ?? 0
        this.same('total', event.total, this.totals(attacker)[event.seat === attacker ? 0 : 1])
        break
      }
      case 'dice':
        this.contest.dice = [...event.dice]
        this.same('totals with dice', [event.attack, event.defence], this.withDice())
        break
      case 'rerolled':
        if (!event.keeper) this.contest.dice[event.whose] = event.die
        break
      case 'contest':
        this.same('totals in the end', [event.attack, event.defence], this.withDice())
        this.same('winner', event.seat, this.winner())
        break
    }
  }

  private withDice(): [attack: number, defence: number] {
    const attacker = this.attacker ?? 0
    const [attack, defence] = this.totals(attacker)
    const { dice } = this.contest
    return [attack + (dice[attacker] ?? 0), defence + (dice[1 - attacker] ?? 0)]
  }

  /** §7.4, §14.1 */
  private winner(): Seat {
    const attacker = this.attacker ?? 0
    const defender = attacker === 0 ? 1 : 0
    const { dice } = this.contest
    if (this.config.terms.guaranteedSuccess) {
      if (dice[attacker] === FACES && dice[defender] === 1) return attacker
      if (dice[defender] === FACES && dice[attacker] === 1) return defender
    }
    const [attack, defence] = this.withDice()
    return attack >= defence ? attacker : defender
  }
}
