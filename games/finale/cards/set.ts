import type { Club, Colour, Hazard, Line, Place } from '../vocabulary.ts'
import { CLUBS, COLOURS, HAZARDS, LINES, PLACES, TACTICS } from '../vocabulary.ts'
import { Die, OUR_FACES } from './die.ts'

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

/** The side of a card an arrow is drawn on. */
export const ARROW_SIDES = ['attack', 'defence'] as const

/** §6.6 One of the men who filled `from` in the build-up plays again, in a place of the kind `to` in the finish. */
export interface Arrow {
  readonly side: (typeof ARROW_SIDES)[number]
  readonly from: Place
  readonly to: Place
}

export interface Tactic {
  readonly id: string
  /** As it is printed on the card of whoever typed it in; ours have names in every language. */
  readonly name?: string
  readonly colour: Colour
  readonly power: number
  readonly buildUp: { readonly attack: Men; readonly defence: Men }
  readonly finish: { readonly attack: Men; readonly defence: Men }
  /** §6.6 One arrow of the attacker's between two places of this kind; for all others there is `arrows`. */
  readonly arrow?: Place
  readonly arrows?: readonly Arrow[]
  /** §5.8 */
  readonly closing?: boolean
  readonly source: Source
}

/** A card set as people write it: a name, a version, sixty footballers, thirty tactics, and the die if it is not ours. */
export interface CardSet {
  readonly name: string
  readonly version: string
  readonly footballers: readonly Footballer[]
  readonly tactics: readonly Tactic[]
  /** §1.3 The six faces of the die in the box; a set without has `OUR_FACES`. */
  readonly die?: { readonly faces?: readonly number[] }
}

export const facesOf = ({ die }: CardSet): readonly number[] => die?.faces ?? OUR_FACES

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
  /** Arrows by card, side, place they come from and place they lead to; and how many there are by card and side. */
  readonly arrows = new Uint8Array(TACTICS * 2 * 25)
  readonly arrowCount = new Uint8Array(TACTICS * 2)
  readonly hasBuildUp = new Uint8Array(TACTICS)
  readonly closing: number
  /** Bit masks over tactic cards, the closing card never among them. */
  readonly ofColour = new Int32Array(COLOURS.length)
  readonly ofPower = new Int32Array(6)
  readonly die: Die

  private readonly footballerIndex: ReadonlyMap<string, number>
  private readonly tacticIndex: ReadonlyMap<string, number>

  constructor(readonly set: CardSet) {
    this.die = new Die(facesOf(set))
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
      this.hasBuildUp[i] = hasBuildUp(tactic) ? 1 : 0
      for (const { side, from, to } of arrowsOf(tactic)) {
        const drawn = i * 2 + ARROW_SIDES.indexOf(side)
        this.arrows[drawn * 25 + PLACES.indexOf(from) * 5 + PLACES.indexOf(to)]++
        this.arrowCount[drawn]++
      }
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

/** Every arrow of a card, however it is written. */
export const arrowsOf = ({ arrow, arrows = [] }: Tactic): readonly Arrow[] =>
  arrow ? [{ side: 'attack', from: arrow, to: arrow }, ...arrows] : arrows

/** A place of a card, and where an arrow leads to it the place of the build-up it comes from. */
export interface PlaceDrawn {
  readonly place: Place
  readonly again?: Place
  /** §6.4 Nobody of its line is free, so that anybody may fill it. */
  readonly missing?: true
}

/** Marks places of the lines that have nobody free, one a mention; those an arrow fills are never meant. */
export function withMissing(
  places: readonly PlaceDrawn[],
  lines: readonly Line[] = [],
): readonly PlaceDrawn[] {
  const left: Place[] = [...lines]
  return places
    .toReversed()
    .map((drawn): PlaceDrawn => {
      const at = drawn.again === undefined ? left.indexOf(drawn.place) : -1
      if (at < 0) return drawn
      left.splice(at, 1)
      return { ...drawn, missing: true }
    })
    .toReversed()
}

/** The places of one side in one action one by one, in the order of the lines, those of arrows first. */
export function placesDrawn(
  tactic: Tactic,
  action: 'buildUp' | 'finish',
  side: Arrow['side'],
): readonly PlaceDrawn[] {
  const arrows = action === 'finish' ? arrowsOf(tactic).filter((arrow) => arrow.side === side) : []
  return PLACES.flatMap((place) => {
    const called = arrows.filter(({ to }) => to === place).map(({ from }) => ({ place, again: from }))
    const others = Math.max(0, (tactic[action][side][place] ?? 0) - called.length)
    return [...called, ...Array.from({ length: others }, () => ({ place }))]
  })
}

/** §6.1 Whether a card has places in the build-up, be it for one side only. */
export const hasBuildUp = ({ buildUp }: Tactic): boolean => menIn(buildUp.attack) + menIn(buildUp.defence) > 0

export const menIn = (men: Men): number => PLACES.reduce((sum, place) => sum + (men[place] ?? 0), 0)
