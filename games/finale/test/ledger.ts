import type { Pair, Seat, Teller } from '@libero/kernel'
import { OUR_CARDS } from '../cards/ours.ts'
import type { FinaleEvent } from '../events.ts'
import { Phase } from '../phase.ts'
import { bits } from '../rules/common.ts'
import type { State } from '../state.ts'
import { CHANGES, KEEPER, SQUAD, WHEREABOUTS } from '../vocabulary.ts'

const seats = [0, 1] as const

/** A man as the events tell of him. */
interface Man {
  readonly seat: Seat
  where: 'pitch' | 'bench' | 'off'
  turn: number
  booked: boolean
  keeper: boolean
}

interface Books {
  readonly men: readonly (Man & { readonly id: string })[]
  readonly goals: readonly number[]
  readonly shots: readonly number[]
  readonly changesLeft: readonly number[]
  readonly cards: readonly {
    readonly deck: number
    readonly hand: number
    readonly exchanged: number
    readonly shown: readonly string[]
    readonly all: number
  }[]
}

/** The same books from the state itself. */
export function booksOf(s: State): Books {
  return {
    men: Array.from(s.card, (card, man) => ({
      id: s.cards.footballerId(card),
      seat: man < SQUAD ? 0 : 1,
      where: WHEREABOUTS[s.where[man] ?? 0] ?? 'pitch',
      turn: s.turn[man] ?? 0,
      booked: s.booked[man] === 1,
      keeper: s.line[man] === KEEPER,
    })),
    goals: Array.from(s.goals),
    shots: Array.from(s.shots),
    changesLeft: Array.from(s.changesLeft),
    cards: seats.map((seat) => {
      // §4.8 How far a coach has come with his choice nobody is told.
      if (s.phase === Phase.Packing && !s.ready[seat])
        return { deck: 0, hand: 0, exchanged: 0, shown: [], all: 0 }
      const deck = s.deck[seat].reduce((mask, count, card) => mask | (count << card), 0)
      const [hand = 0, shown = 0, exchanged = 0] = [s.hand[seat], s.shown[seat], s.exchanged[seat]]
      return {
        deck: bits(deck) === s.deckLeft[seat] ? bits(deck) : -1,
        hand: bits(hand),
        exchanged: bits(exchanged),
        shown: s.cards.tacticIds(shown).sort(),
        // Every card packed is in one place, and none in two.
        all:
          (hand ^ shown ^ exchanged ^ deck) === s.packed[seat]
            ? bits(hand) + bits(shown) + bits(exchanged) + bits(deck)
            : -1,
      }
    }),
  }
}

/**
 * Keeps the books of a match from its events alone, as somebody in the stands could, and sees that men are used and
 * turned by the rules. Whatever the state says of men, goals, changes and cards must be what was told.
 */
export class Ledger implements Teller<FinaleEvent> {
  readonly men = new Map<string, Man>()
  readonly goals: [number, number] = [0, 0]
  readonly changesLeft: [number, number] = [CHANGES, CHANGES]
  readonly shown: Pair<Set<string>> = [new Set(), new Set()]
  readonly deck: [number, number] = [0, 0]
  readonly hand: [number, number] = [0, 0]
  readonly exchanged: [number, number] = [0, 0]
  /** Men used in this attack, and those of the present action. */
  private readonly used = new Set<string>()
  private readonly chosen: string[] = []
  /** How many cards each coach has packed. */
  private readonly all: [number, number] = [0, 0]
  readonly goalEmpty: [boolean, boolean] = [false, false]
  readonly shots: [number, number] = [0, 0]

  /** The books as plain data, in the same form as `booksOf` has them from a state. */
  get books(): Books {
    return {
      men: [...this.men].map(([id, man]) => ({ id, ...man })),
      goals: this.goals,
      shots: this.shots,
      changesLeft: this.changesLeft,
      cards: seats.map((seat) => ({
        deck: this.deck[seat],
        hand: this.hand[seat],
        exchanged: this.exchanged[seat],
        shown: [...this.shown[seat]].sort(),
        all: this.all[seat],
      })),
    }
  }

  reveal(event: FinaleEvent): void {
    this.tell(event)
  }

  confide(_seat: Seat, _own: FinaleEvent, others: FinaleEvent): void {
    this.tell(others)
  }

  private man(id: string): Man {
    const man = this.men.get(id)
    if (!man) throw new Error(`nobody is called ${id}`)
    return man
  }

  private turn(id: string): void {
    const man = this.man(id)
    man.turn = (man.turn + 1) % 4
  }

  private comesOn(id: string): void {
    Object.assign(this.man(id), { where: 'pitch', turn: 0 })
  }

  /** §6.2–§6.6 A man on the pitch, at the strength that shows, once an attack unless the arrow calls him. */
  private choose({ seat, man: id, place, strength }: FinaleEvent & { kind: 'man-chosen' }): void {
    const man = this.man(id)
    const printed = OUR_CARDS.footballers.find((footballer) => footballer.id === id)?.strengths[man.turn]
    const goalkeeping = man.keeper === (place === 'keeper') || (place === 'any' && !man.keeper)
    if (man.seat !== seat || man.where !== 'pitch' || printed !== strength || !goalkeeping)
      throw new Error(`${id} may not fill the place '${place}' at ${strength}`)
    if (this.used.has(id) !== (place === 'arrow') || this.chosen.includes(id))
      throw new Error(`${id} is used twice`)
    this.used.add(id)
    this.chosen.push(id)
  }

  /** §6.7–§6.9 Strengths, dice, bonus, and who wins. */
  private compare({
    action,
    seat,
    strengths,
    dice,
    bonus,
    totals,
    won,
  }: FinaleEvent & { kind: 'comparison' }) {
    const strengthOf = (id: string): number =>
      OUR_CARDS.footballers.find((man) => man.id === id)?.strengths[this.man(id).turn] ?? 0
    const want = seats.map((side) =>
      this.chosen.filter((id) => this.man(id).seat === side).reduce((sum, id) => sum + strengthOf(id), 0),
    )
    const sums = seats.map((side) => strengths[side] + dice[side] + (side === seat ? bonus : 0))
    const margin = totals[seat] - totals[seat === 0 ? 1 : 0]
    if (want.join() !== strengths.join() || sums.join() !== totals.join())
      throw new Error(`a comparison of ${want} with ${dice} and ${bonus} is not ${totals}`)
    if (won !== (action === 'build-up' ? margin >= 0 : margin > 0))
      throw new Error(`${totals}: won is ${won}`)
  }

  /** A card goes from the hand to the table; the closing card was there before. */
  private show(seat: Seat, card: string): void {
    if (OUR_CARDS.tactics.find((tactic) => tactic.id === card)?.closing) return
    this.hand[seat]--
    this.shown[seat].add(card)
  }

  /** Eleven cards, in extra time five, with the hand still to be dealt. */
  private pack(seat: Seat, cards: number): void {
    this.all[seat] = cards
    this.deck[seat] = cards
    this.hand[seat] = 0
    this.exchanged[seat] = 0
    this.shown[seat].clear()
  }

  tell(event: FinaleEvent): void {
    switch (event.kind) {
      case 'kick-off': {
        const keepers = OUR_CARDS.footballers.filter(({ line }) => line === 'keeper').map(({ id }) => id)
        for (const seat of seats)
          for (const where of ['pitch', 'bench'] as const)
            for (const id of event[where][seat])
              this.men.set(id, { seat, where, turn: 0, booked: false, keeper: keepers.includes(id) })
        break
      }
      case 'extra-time':
        for (const seat of seats) this.pack(seat, 5)
        break
      case 'packed-unseen':
        this.pack(event.seat, 11)
        break
      case 'dealt-unseen':
        // Sealed tactics lie there from the beginning.
        if (this.all[event.seat] === 0) this.pack(event.seat, 11)
        this.hand[event.seat] += event.count
        this.deck[event.seat] -= event.count
        break
      case 'drawn-unseen':
        this.hand[event.seat]++
        this.deck[event.seat]--
        break
      case 'revealed':
        this.show(0, event.cards[0])
        this.show(1, event.cards[1])
        break
      case 'further-tactic':
        this.show(event.seat, event.card)
        break
      case 'exchanged-unseen':
        this.hand[event.seat]--
        this.exchanged[event.seat]++
        break
      case 'change':
        this.man(event.off).where = 'off'
        this.comesOn(event.on)
        this.changesLeft[event.seat] = event.left
        break
      case 'came-on':
        this.comesOn(event.man)
        break
      case 'injured':
      case 'sent-off':
        this.man(event.man).where = 'off'
        break
      case 'booked':
        this.man(event.man).booked = true
        break
      case 'in-goal':
        this.man(event.man).keeper = true
        break
      case 'goal-empty':
        this.goalEmpty[event.seat] = true
        break
      case 'goal':
        this.goals[event.seat]++
        break
      case 'attack':
      case 'counter':
        this.used.clear()
        break
      case 'action':
        this.chosen.length = 0
        break
      case 'man-chosen':
        this.choose(event)
        break
      case 'comparison':
        this.compare(event)
        break
      case 'turned': {
        const turned = event.men.flat()
        const used = this.chosen.filter((id) => this.man(id).where === 'pitch')
        if ([...turned].sort().join() !== [...used].sort().join())
          throw new Error(`${turned} turned, but ${used} were used`)
        for (const id of turned) this.turn(id)
        break
      }
      case 'shoot-out':
        for (const man of this.men.values()) man.turn = 0
        break
      case 'shot':
        this.shots[event.seat]++
        if (event.keeper) this.turn(event.keeper)
        break
    }
  }
}
