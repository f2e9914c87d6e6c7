import type { Cards } from '@libero/captain-tsubasa'
import {
  ATTACKING,
  CARDS,
  DEFENCE,
  DEFENDING,
  Does,
  FACES,
  FIRST_EXHAUSTION,
  FIRST_MATCH,
  FIRST_MOTIVATION,
  HALVES,
  MOST_ABILITIES,
  MUST_BOOK,
  MUST_DISCARD,
  MUST_EXHAUST,
  MUST_REMOVE,
  PASS,
  PER_HALF,
  RIVAL_CARD,
  SHOT,
  STARTING,
  THIS,
  TO_AREA,
} from '@libero/captain-tsubasa'
import { HEURISTIC_WEIGHTS } from './evaluation.ts'

/** Roles of a round, as an index: whoever has the ball attacks. */
export const ATTACK = 0
export const DEFEND = 1

/** What abilities bring in goals when they are used in the middle of a match, as the heuristic believes. */
const { token: TOKEN_WORTH, card: CARD_WORTH, point: POINT_WORTH } = HEURISTIC_WEIGHTS
/** A point in the round under way, in goals. */
const DRAFTED = 0.084

/**
 * A card set as fast decisions read it: what every card is good for, weighed once. Points are points of a sum,
 * bonuses are goals.
 */
export class Scouting {
  /** By role × cards + card: points in this round, and what its abilities add. */
  readonly now = new Float32Array(2 * CARDS)
  readonly bonus = new Float32Array(2 * CARDS)
  /** By card: points at some later use, abilities included. */
  readonly later = new Float32Array(CARDS)
  /** By card: how often its save prevents a goal, and holds the ball; 1 where the card can reroll, shoots specially, advances. */
  readonly saves = new Float32Array(CARDS)
  readonly holds = new Float32Array(CARDS)
  readonly rerolls = new Uint8Array(CARDS)
  readonly special = new Uint8Array(CARDS)
  readonly advances = new Uint8Array(CARDS)
  /** What a starting card has at a later use on average. */
  readonly average: number
  readonly count = CARDS
  /** By role × cards + card: how much a coach is drawn to playing it, as a weight. */
  readonly attraction = new Float32Array(2 * CARDS)
  /** By half × 2 + role: what a match card brings now, on average; by half: and at its next use. */
  private readonly unseenNow = new Float32Array(6)
  private readonly unseenLater = new Float32Array(3)

  constructor(readonly cards: Cards) {
    for (let card = 0; card < CARDS; card++) this.weigh(card)
    let sum = 0
    for (let card = 0; card < STARTING; card++) sum += this.later[card]
    this.average = sum / STARTING
    for (let card = 0; card < CARDS; card++)
      for (let role = 0; role < 2; role++)
        this.attraction[role * CARDS + card] = Math.exp(this.urge(role, card))
    for (let card = FIRST_MATCH; card < FIRST_MOTIVATION; card++) {
      const half = cards.half[card]
      for (let role = 0; role < 2; role++)
        this.unseenNow[half * 2 + role] += this.drafted(role, card, 0) / PER_HALF
      this.unseenLater[half] += (POINT_WORTH * this.later[card]) / PER_HALF
    }
  }

  /** Abilities are used as soon as they can be; what serves the other role is kept. Fitted to matches, and softened. */
  private urge(role: number, card: number): number {
    const other = (1 - role) * CARDS
    return (
      5 * this.bonus[role * CARDS + card] +
      0.05 * this.now[role * CARDS + card] -
      0.2 * this.now[other + card]
    )
  }

  /** §4.3 What a match card brings, in goals: now in this role, and as often as it comes back. */
  drafted(role: number, card: number, comebacks: number): number {
    const at = role * CARDS + card
    return DRAFTED * this.now[at] + this.bonus[at] + POINT_WORTH * this.later[card] * comebacks
  }

  /** The same of one nobody has seen. */
  unseen(half: number, role: number, comebacks: number): number {
    return half > HALVES ? 0 : this.unseenNow[half * 2 + role] + this.unseenLater[half] * comebacks
  }

  private weigh(card: number): void {
    const { value, does, held, corner } = this.cards
    const attack = Math.max(value[card * 3 + SHOT], value[card * 3 + PASS])
    const defence = value[card * 3 + DEFENCE]
    this.now[ATTACK * CARDS + card] = attack
    this.now[DEFEND * CARDS + card] = defence
    for (let k = 0; k < MOST_ABILITIES; k++) {
      const at = card * MOST_ABILITIES + k
      for (let role = 0; role < 2; role++) this.bonus[role * CARDS + card] += Math.max(0, this.use(at, role))
      switch (does[at]) {
        case Does.save:
          this.saves[card] = corner[at] / FACES
          this.holds[card] = held[at] / FACES
          break
        case Does.reroll:
          this.rerolls[card] = 1
          break
        case Does['special-shot']:
          this.special[card] = 1
          break
        case Does.advance:
          this.advances[card] = 1
          break
      }
    }
    const extra = (this.bonus[card] + this.bonus[CARDS + card]) / 2
    const points = (Math.max(value[card * 3 + SHOT], 0.8 * value[card * 3 + PASS]) + defence) / 2
    this.later[card] = card >= FIRST_EXHAUSTION ? 0 : points + (0.5 * extra) / POINT_WORTH
  }

  /** What an ability brings in a role, in goals, its compulsory part taken off. */
  private use(at: number, role: number): number {
    const { when } = this.cards
    if (when[at] === ATTACKING && role !== ATTACK) return 0
    if (when[at] === DEFENDING && role !== DEFEND) return 0
    const gain = this.effect(at, role)
    return gain === 0 ? 0 : gain - this.must(at)
  }

  private effect(at: number, role: number): number {
    const { does, count, each, what } = this.cards
    switch (does[at]) {
      case Does.gain:
        return TOKEN_WORTH * (each[at] ? 3 : count[at])
      case Does.draw:
        return CARD_WORTH * count[at]
      case Does.play:
        return 0.06
      case Does.recall:
        return what[at] === TO_AREA ? 0.3 : 0.16
      case Does.remove:
        return what[at] === THIS ? -0.05 : 0.05
      case Does.discard:
        return what[at] === RIVAL_CARD ? 0.3 : 0.2
      case Does.reroll:
        return 0.12
      case Does.save:
        return role === DEFEND ? 0.25 : 0
      case Does.exhaust:
        return 0.12
      case Does.advance:
      case Does['special-shot']:
        return 0.15
      default:
        return 0
    }
  }

  private must(at: number): number {
    switch (this.cards.must[at]) {
      case MUST_EXHAUST:
        return 0.1
      case MUST_BOOK:
        return 0.45
      case MUST_DISCARD:
        return 0.05
      case MUST_REMOVE:
        return 0.1
      default:
        return 0
    }
  }
}

let latest: Scouting | undefined

/** The report on a card set; matches rarely change it, so the last one is kept. */
export function scouted(cards: Cards): Scouting {
  if (latest?.cards !== cards) latest = new Scouting(cards)
  return latest
}
