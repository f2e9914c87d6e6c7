import type { CardSet, Club, Footballer, Hazard, Line, Tactic, Whereabouts } from '@libero/finale'
import type { Outcome, Pair, Seat, SeatName, View, Wording } from '@libero/kernel'
import type { FinaleBoardText } from './finale-text.ts'

/** The fields of a Finale view this board reads, as `games/finale/view.ts` writes them. */
export interface Seen {
  readonly period: number
  readonly minute: number
  readonly goals: Pair<number>
  readonly attacker?: SeatName
  readonly attack?: { readonly number: number; readonly of: number; readonly counter: boolean }
  readonly action?: {
    readonly name: 'build-up' | 'finish'
    readonly onTheBall: SeatName
    readonly bonus: number
  }
  readonly sides: Pair<SideSeen>
  readonly shootOut?: { readonly scored: Pair<number>; readonly shots: Pair<number> }
  readonly outcome?: Outcome
}

export interface SideSeen {
  readonly seat: SeatName
  readonly club: Club
  readonly men: readonly ManSeen[]
  readonly changesLeft: number
  readonly deck: number
  readonly shown: readonly string[]
  readonly exchanged: readonly string[] | number
  readonly hand: readonly string[] | number
  readonly packed?: readonly string[]
  readonly order?: readonly string[]
  readonly faceUp?: string
  readonly laid?: string | true
  readonly changes?: readonly Pair<string>[]
  readonly leaving?: string
  readonly takers?: readonly string[]
}

export interface ManSeen {
  readonly id: string
  readonly line: Line
  readonly where: Whereabouts
  readonly turn: number
  readonly strength: number
  readonly hazard?: Hazard
  readonly booked?: true
  readonly used?: 'build-up' | 'finish'
}

export const seen = (view: View): Seen => view as unknown as Seen

export const handOf = (side: SideSeen): readonly string[] => (typeof side.hand === 'number' ? [] : side.hand)
export const handSize = (side: SideSeen): number =>
  typeof side.hand === 'number' ? side.hand : side.hand.length

/** The coach's own men are numbered, the others have letters. */
export const keyOfMan = (scene: { readonly seat: Seat }, side: Seat, slot: number): string =>
  side === scene.seat ? String(slot + 1) : String.fromCharCode(97 + slot)

/** What is printed on the cards, and the words for it. */
export class Print {
  private readonly men: ReadonlyMap<string, Footballer>
  private readonly tactics: ReadonlyMap<string, Tactic>

  constructor(
    readonly set: CardSet,
    readonly words: Pick<Wording, 'nameOf'>,
    readonly text: FinaleBoardText,
  ) {
    this.men = new Map(set.footballers.map((man) => [man.id, man]))
    this.tactics = new Map(set.tactics.map((tactic) => [tactic.id, tactic]))
  }

  man(id: string): Footballer | undefined {
    return this.men.get(id)
  }

  tactic(id: string): Tactic | undefined {
    return this.tactics.get(id)
  }

  name(id: string): string {
    return this.words.nameOf(id)
  }

  /** 'Harald Grätsche' is Grätsche, but 'Mc Fire' stays whole. */
  shortName(id: string): string {
    const [first, ...rest] = this.name(id).split(' ')
    if (first === undefined || rest.length === 0) return this.name(id)
    return first.length <= 3 && /^(Mc|De|Del|Di|Da|La|Le|Van|Von)$/.test(first)
      ? this.name(id)
      : rest.join(' ')
  }

  club(s: Seen, seat: Seat): string {
    return this.name(s.sides[seat].club)
  }

  /** The strength his card turns to after `uses` more. */
  strengthAfter(man: ManSeen, uses: number): number {
    return this.man(man.id)?.strengths[(man.turn + uses) % 4] ?? man.strength
  }
}
