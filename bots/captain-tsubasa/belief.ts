import { AREA, BENCH, CARDS, DISCARD, HAND } from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import type { Seat } from '@libero/kernel'
import type { Belief } from '../thinking/index.ts'
import { ATTACK, DEFEND, scouted } from './scouting.ts'

/** Choices remembered: what was played earlier says little about what is held now. */
const REMEMBERED = 6
/** How attractive stopping is, beside cards. */
const STOPPING = 0.6
const STOPPED = -1
const UNSEEN = 0
const OPEN = 1

/** What the rival played, and that he stopped, speaks against cards he would rather have played. */
export class Choices implements Belief<State> {
  /** Whether a card could have come to the rival's area from elsewhere than his hand when this coach last looked. */
  private readonly lay = new Uint8Array(CARDS)
  private readonly chosen = new Int16Array(REMEMBERED)
  private readonly roles = new Uint8Array(REMEMBERED)
  /** Of a choice: the round it was made in, and what he had drawn in it before. */
  private readonly rounds = new Int16Array(REMEMBERED)
  private readonly drawn = new Int16Array(REMEMBERED)
  private count = 0
  /** The last look: its round, what the rival had drawn in it, how many cards he held, whether he had stopped. */
  private round = -1
  private drawnThen = 0
  private heldThen = 0
  private stoppedThen = 0
  /** Cards he held at the end of the round before, as far as it was seen. */
  private keptBefore = 0
  private half = 0

  look(s: State, seat: Seat): void {
    const rival = 1 - seat
    if (s.rounds < this.round || s.half !== this.half) this.forget(s)
    else if (s.rounds > this.round) this.turnPage(s)
    else this.notice(s, rival)
    for (let card = 0; card < CARDS; card++) {
      const pile = s.where[card]
      this.lay[card] = pile === BENCH || pile === AREA + rival || pile === DISCARD + rival ? OPEN : UNSEEN
    }
    this.round = s.rounds
    this.half = s.half
    this.drawnThen = s.drawn[rival]
    this.heldThen = s.size[HAND + rival]
    this.stoppedThen = s.stopped[rival]
  }

  private forget(s: State): void {
    this.count = 0
    this.keptBefore = 0
    this.half = s.half
  }

  /** A new round: what was chosen in the last one still speaks of the cards kept since. */
  private turnPage(s: State): void {
    this.keptBefore = s.rounds === this.round + 1 ? this.heldThen : 0
    let kept = 0
    for (let n = 0; n < this.count; n++) {
      if (this.rounds[n] !== s.rounds - 1) continue
      this.chosen[kept] = this.chosen[n]
      this.roles[kept] = this.roles[n]
      this.rounds[kept] = this.rounds[n]
      this.drawn[kept++] = this.drawn[n]
    }
    this.count = kept
  }

  /** Cards that have come to his area from his hand since the last look, and that he has stopped. */
  private notice(s: State, rival: number): void {
    for (let card = 0; card < CARDS; card++) {
      if (s.where[card] === AREA + rival && this.lay[card] === UNSEEN) this.remember(s, rival, card)
    }
    if (s.stopped[rival] && !this.stoppedThen) this.remember(s, rival, STOPPED)
  }

  private remember(s: State, rival: number, choice: number): void {
    if (this.count === REMEMBERED) {
      this.chosen.copyWithin(0, 1)
      this.roles.copyWithin(0, 1)
      this.rounds.copyWithin(0, 1)
      this.drawn.copyWithin(0, 1)
      this.count--
    }
    const at = this.count++
    this.chosen[at] = choice
    this.roles[at] = rival === s.attacker ? ATTACK : DEFEND
    this.rounds[at] = s.rounds
    this.drawn[at] = this.drawnThen
  }

  likelihood(s: State, seat: Seat): number {
    if (this.count === 0) return 1
    const rival = 1 - seat
    const held = s.size[HAND + rival]
    if (held === 0) return 1
    const { attraction } = scouted(s.cards)
    let likelihood = 1
    for (let role = 0; role < 2; role++) {
      let rest = -1
      for (let n = 0; n < this.count; n++) {
        if (this.roles[n] !== role) continue
        if (rest < 0) rest = attractionOfHand(s, rival, attraction, role)
        // Only as many of his cards as he can have held then spoke against it.
        const old =
          this.rounds[n] === s.rounds
            ? held - (s.drawn[rival] - this.drawn[n])
            : Math.min(this.keptBefore, held)
        if (old <= 0) continue
        const choice = this.chosen[n]
        const own = choice === STOPPED ? STOPPING : attraction[role * CARDS + choice]
        likelihood *= own / (own + (rest * Math.min(old, held)) / held)
      }
    }
    return likelihood
  }
}

function attractionOfHand(s: State, rival: number, attraction: Float32Array, role: number): number {
  let sum = 0
  for (let card = 0, left = s.size[HAND + rival]; left > 0; card++) {
    if (s.where[card] !== HAND + rival) continue
    left--
    sum += attraction[role * CARDS + card]
  }
  return sum
}
