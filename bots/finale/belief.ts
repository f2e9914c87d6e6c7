import { TACTICS } from '@libero/finale'
import type { State } from '@libero/finale/opponents'
import { exchangeSeesCard, lowest, Phase } from '@libero/finale/opponents'
import type { Seat } from '@libero/kernel'
import type { Belief } from '../thinking/index.ts'
import { lookAhead, prospect, survey } from './sight.ts'

/** His last so many choices are remembered. */
const REMEMBERED = 3
/** How sharply a coach is thought to prefer the better card. */
const SHARPNESS = 5
/**
 * What a point of power is worth where the cards fight for the ball, and what it costs to spend it on a further
 * attack. An attack of one's own comes of a fight the more often the more power was laid.
 */
const FIGHT = 0.13
const SPENT = 0.05
const ATTACKS = 1 / 5

/** §5.6, §5.7 Whether the attacker has just laid the card of a further attack. */
const isLaidFurther = (s: State): boolean => s.phase === Phase.Exchange && exchangeSeesCard(s)

/** Remembers which tactics the other chose and when, and asks whether he would have, had he held other cards. */
export class RivalsCards implements Belief<State> {
  /** By remembered choice: the card, what each card was worth to him then, how many he has drawn since. */
  private readonly card = new Int8Array(REMEMBERED)
  private readonly appeal = new Float64Array(REMEMBERED * TACTICS)
  private readonly drawn = new Uint8Array(REMEMBERED)
  private known = 0
  /** What was open at the last look. */
  private shown = 0
  private stage = 0
  private readonly now = new Float64Array(TACTICS)
  private choosing = false

  look(world: State, seat: Seat): void {
    const rival = (1 - seat) as Seat
    const shown = world.shown[rival]
    const isSameDeck = world.stage === this.stage && (this.shown & ~shown) === 0
    if (!isSameDeck) this.known = 0
    const added = isSameDeck ? shown & ~this.shown : 0
    // The card of a further attack was chosen with the men as they stand now.
    const isLaid = isLaidFurther(world)
    const now = isLaid ? added & (1 << world.faceUp[rival]) : 0
    const before = added & ~now
    // Two new ones at once cannot be told apart in time, and the appeal was that of the first look.
    if (before !== 0 && this.choosing) this.remember(lowest(before), before)
    this.shown = shown
    this.stage = world.stage
    this.choosing = this.weigh(world, rival) && !isLaid
    if (now !== 0) this.remember(lowest(now), now)
  }

  /** What each card is worth to him if he chooses next, or has just chosen; false where he does not. */
  private weigh(s: State, rival: Seat): boolean {
    const fights = s.phase === Phase.Tactics
    if (!fights && s.phase !== Phase.Exchange) return false
    survey(s, true)
    const { now } = this
    for (let card = 0; card < TACTICS; card++) {
      if (card === s.cards.closing) continue
      lookAhead(s, rival, card, 0)
      const power = s.cards.power[card]
      const goal = prospect.buildUp * prospect.goal
      now[card] = Math.exp(SHARPNESS * (fights ? (ATTACKS * goal + FIGHT) * power : goal - SPENT * power))
    }
    return true
  }

  private remember(card: number, added: number): void {
    let cards = 0
    for (let rest = added; rest !== 0; rest &= rest - 1) cards++
    for (let n = 0; n < this.known; n++) this.drawn[n] += cards
    if (cards > 1) return
    if (this.known === REMEMBERED) {
      this.card.copyWithin(0, 1)
      this.drawn.copyWithin(0, 1)
      this.appeal.copyWithin(0, TACTICS)
      this.known--
    }
    this.card[this.known] = card
    this.drawn[this.known] = 1
    this.appeal.set(this.now, this.known * TACTICS)
    this.known++
  }

  likelihood(world: State, seat: Seat): number {
    const rival = (1 - seat) as Seat
    const hand = world.hand[rival]
    let likely = 1
    for (let n = 0; n < this.known; n++) {
      let total = 0
      let held = 0
      for (let rest = hand; rest !== 0; rest &= rest - 1) {
        total += this.appeal[n * TACTICS + lowest(rest)]
        held++
      }
      // Of those he holds now only some were there to choose from; on average each as likely.
      const then = held === 0 ? 0 : Math.max(0, held - this.drawn[n]) / held
      const own = this.appeal[n * TACTICS + this.card[n]]
      likely *= own / (own + then * total)
    }
    return likely
  }
}
