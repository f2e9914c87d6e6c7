import { CARDS, HAND } from '@libero/hat-trick'
import type { State } from '@libero/hat-trick/opponents'
import { Phase } from '@libero/hat-trick/opponents'
import type { Seat } from '@libero/kernel'
import type { Belief } from '../thinking/index.ts'
import { lookAtBoard, worthOfCard } from './quick.ts'

/** How much worse, in goals, a card may seem before it is laid e times more seldom. */
const HEAT = 0.05

/** What the rival laid, and how inviting every card was to him then. */
interface Choice {
  card: number
  readonly inviting: Float64Array
}

const emptyChoice = (): Choice => ({ card: -1, inviting: new Float64Array(CARDS) })

const held = new Int8Array(HAND)

/**
 * Remembers the rival's last two cards: whoever lays a weak card seldom holds a much better one for that moment. What
 * he has drawn since says nothing, so what he holds now is taken as every mixture of kept and drawn cards.
 */
export class Suspicion implements Belief<State> {
  private readonly last = emptyChoice()
  private readonly before = emptyChoice()
  private readonly next = emptyChoice()
  private readonly used = new Uint8Array(CARDS)
  private half = 0
  private turn = 0
  private isOpen = false

  look(world: State, seat: Seat): void {
    const rival = (1 - seat) as Seat
    if (world.half !== this.half || world.turn < this.turn) this.forget()
    this.half = world.half
    if (this.isOpen) {
      const card = this.shown(world, rival)
      if (card >= 0) this.note(card)
      else if (world.turn > this.turn) this.forget()
    }
    if (world.phase === Phase.PlayCard && !world.opportunity && world.turn !== this.turn)
      this.expect(world, rival)
    this.turn = world.turn
  }

  private forget(): void {
    this.last.card = -1
    this.before.card = -1
    this.isOpen = false
  }

  /** The card he laid: it lies open, or is the only one that has come to his used cards. */
  private shown(world: State, rival: Seat): number {
    if (world.turn === this.turn) return world.faceUp[rival]
    let card = -1
    for (let one = 0; one < CARDS; one++) {
      const more = world.used[rival][one] - this.used[one]
      if (more === 0) continue
      if (more !== 1 || card >= 0) return -1
      card = one
    }
    return card
  }

  private note(card: number): void {
    this.before.card = this.last.card
    this.before.inviting.set(this.last.inviting)
    this.last.card = card
    this.last.inviting.set(this.next.inviting)
    this.isOpen = false
  }

  /** A turn begins: how inviting is each card to him, as the board stands? */
  private expect(world: State, rival: Seat): void {
    lookAtBoard(world, rival)
    for (let card = 0; card < CARDS; card++)
      this.next.inviting[card] = Math.exp(worthOfCard(world, rival, card) / HEAT)
    this.used.set(world.used[rival])
    this.isOpen = true
  }

  likelihood(world: State, seat: Seat): number {
    if (this.last.card < 0) return 1
    const hand = world.hand[1 - seat]
    let count = 0
    for (let card = 0; card < CARDS; card++)
      for (let n = hand[card]; n > 0 && count < HAND; n--) held[count++] = card
    const one = ofPair(this.last, count)
    return this.before.card < 0 ? one : one * ofOne(this.before, count)
  }
}

/** Two of what he holds he held then. */
function ofPair({ card, inviting }: Choice, count: number): number {
  const chosen = inviting[card]
  if (count < 2) return count === 0 ? 1 : chosen / (chosen + inviting[held[0]])
  let sum = 0
  let pairs = 0
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      sum += chosen / (chosen + inviting[held[a]] + inviting[held[b]])
      pairs++
    }
  }
  return sum / pairs
}

/** Of the choice before that, one. */
function ofOne({ card, inviting }: Choice, count: number): number {
  const chosen = inviting[card]
  if (count === 0) return 1
  let sum = 0
  for (let a = 0; a < count; a++) sum += chosen / (chosen + inviting[held[a]])
  return sum / count
}
