import type { CardSet, Footballer, Tactic } from '@libero/finale'
import { surname } from '@libero/finale/text'
import type { ManSeen, Seen } from '@libero/finale/view'
import type { Seat } from '@libero/kernel'
import type { Wording } from '@libero/kernel/words'
import type { FinaleBoardText } from './text.ts'

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

  shortName(id: string): string {
    return surname(this.name(id))
  }

  club(s: Seen, seat: Seat): string {
    return this.name(s.sides[seat].club)
  }

  /** The strength his card turns to after `uses` more. */
  strengthAfter(man: ManSeen, uses: number): number {
    return this.man(man.id)?.strengths[(man.turn + uses) % 4] ?? man.strength
  }
}
