import type { Club, Colour, Hazard, Line, Place } from '../vocabulary.ts'
import { CLUBS, COLOURS, HAZARDS, LINES, PLACES, TACTICS } from '../vocabulary.ts'

/** Where a fact about a card comes from. */
export const SOURCES = ['rulebook', 'public', 'designed'] as const
export type Source = (typeof SOURCES)[number]

export interface Footballer {
  readonly id: string
  readonly club: Club
  readonly name: string
  readonly line: Line
  readonly price: number
  readonly strengths: readonly [number, number, number, number]
  readonly hazards: readonly [Hazard | null, Hazard | null, Hazard | null, Hazard | null]
  /** One of the fifteen for a first match. */
  readonly beginner: boolean
  readonly source: Source
}

/** How many men of each line, and of any, one side uses in one action. */
export type Men = Readonly<Partial<Record<Place, number>>>

export interface Tactic {
  readonly id: string
  readonly colour: Colour
  readonly power: number
  readonly buildUp: { readonly attack: Men; readonly defence: Men }
  readonly finish: { readonly attack: Men; readonly defence: Men }
  /** §6.6 The place in the finish that one of the attacker's build-up men must fill again. */
  readonly arrow?: Place
  /** §5.8 */
  readonly closing?: boolean
  readonly source: Source
}

/** A card set as people write it: a name, a version, sixty footballers and thirty tactics. */
export interface CardSet {
  readonly name: string
  readonly version: string
  readonly footballers: readonly Footballer[]
  readonly tactics: readonly Tactic[]
}

/** The four corners of a tactic card, in the order the compiled table keeps them. */
export const ATTACKER = 0
export const DEFENDER = 1

/** A card set as the rules read it: typed arrays by card index. */
export class Cards {
  readonly price = new Uint8Array(60)
  readonly line = new Uint8Array(60)
  readonly club = new Uint8Array(60)
  /** Four strengths a card, in turning order. */
  readonly strength = new Uint8Array(60 * 4)
  readonly hazard = new Uint8Array(60 * 4)

  readonly colour = new Uint8Array(TACTICS)
  readonly power = new Uint8Array(TACTICS)
  /** By card, action (build-up, finish), side (attacker, defender) and place. */
  readonly places = new Uint8Array(TACTICS * 4 * 5)
  /** Place index of the arrow, or −1. */
  readonly arrow = new Int8Array(TACTICS)
  readonly hasBuildUp = new Uint8Array(TACTICS)
  readonly closing: number
  /** Bit masks over tactic cards, the closing card never among them. */
  readonly ofColour = new Int32Array(COLOURS.length)
  readonly ofPower = new Int32Array(6)

  private readonly footballerIndex: ReadonlyMap<string, number>
  private readonly tacticIndex: ReadonlyMap<string, number>

  constructor(readonly set: CardSet) {
    set.footballers.forEach((man, i) => {
      this.price[i] = man.price
      this.line[i] = LINES.indexOf(man.line)
      this.club[i] = CLUBS.indexOf(man.club)
      for (let turn = 0; turn < 4; turn++) {
        this.strength[i * 4 + turn] = man.strengths[turn] ?? 0
        this.hazard[i * 4 + turn] = HAZARDS.indexOf(man.hazards[turn] ?? 'none')
      }
    })
    this.closing = set.tactics.findIndex((tactic) => tactic.closing)
    set.tactics.forEach((tactic, i) => {
      this.colour[i] = COLOURS.indexOf(tactic.colour)
      this.power[i] = tactic.power
      const corners = [
        tactic.buildUp.attack,
        tactic.buildUp.defence,
        tactic.finish.attack,
        tactic.finish.defence,
      ]
      corners.forEach((men, corner) => {
        PLACES.forEach((place, p) => {
          this.places[(i * 4 + corner) * 5 + p] = men[place] ?? 0
        })
      })
      this.hasBuildUp[i] = menIn(tactic.buildUp.attack) > 0 ? 1 : 0
      this.arrow[i] = tactic.arrow ? PLACES.indexOf(tactic.arrow) : -1
      if (i === this.closing) return
      this.ofColour[this.colour[i]] |= 1 << i
      this.ofPower[tactic.power] |= 1 << i
    })
    this.footballerIndex = new Map(set.footballers.map((man, i) => [man.id, i]))
    this.tacticIndex = new Map(set.tactics.map((tactic, i) => [tactic.id, i]))
  }

  footballer(id: string): number {
    return this.footballerIndex.get(id) ?? -1
  }

  tactic(id: string): number {
    return this.tacticIndex.get(id) ?? -1
  }

  footballerId(card: number): string {
    return this.set.footballers[card]?.id ?? ''
  }

  tacticId(card: number): string {
    return this.set.tactics[card]?.id ?? ''
  }

  /** The ids of a mask's cards, in the order of the set. */
  tacticIds(mask: number): string[] {
    return this.set.tactics.filter((_, card) => (mask >>> card) & 1).map((tactic) => tactic.id)
  }

  /** Where the five place counts of a corner begin in `places`. `action` is 1 for build-up, 2 for finish. */
  corner(card: number, action: number, side: number): number {
    return (card * 4 + (action - 1) * 2 + side) * 5
  }

  /** §4.3 The eleven cards of the usual deck: white and one other colour, the closing card apart. */
  usualDeck(colour: number): number {
    return this.ofColour[0] | this.ofColour[colour]
  }
}

export const menIn = (men: Men): number => PLACES.reduce((sum, place) => sum + (men[place] ?? 0), 0)
