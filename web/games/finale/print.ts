import type { CardSet, FinaleEvent, Footballer, Tactic } from '@libero/finale'
import { checkOptions, OUR_CARDS } from '@libero/finale'
import { wording } from '@libero/finale/text'
import type { ManSeen } from '@libero/finale/view'
import type { Language, Wording } from '@libero/kernel/words'

/** What is printed on the cards a match is played with. */
export class Print {
  private readonly men: ReadonlyMap<string, Footballer>
  private readonly tactics: ReadonlyMap<string, Tactic>

  constructor(readonly set: CardSet) {
    this.men = new Map(set.footballers.map((man) => [man.id, man]))
    this.tactics = new Map(set.tactics.map((tactic) => [tactic.id, tactic]))
  }

  man(id: string): Footballer | undefined {
    return this.men.get(id)
  }

  tactic(id: string): Tactic | undefined {
    return this.tactics.get(id)
  }

  /** The strength his card turns to next. */
  next({ id, turn, strength }: ManSeen): number {
    return this.man(id)?.strengths[(turn + 1) % 4] ?? strength
  }
}

const OURS = new Print(OUR_CARDS)
const prints = new WeakMap<object, Print>()

/** Words for the cards both agreed on. Whoever has these words can also ask what is printed on the cards. */
export function wordsFor(language: Language, options: unknown): Wording<FinaleEvent> {
  const { set } = checkOptions(options).agreed.cards
  const words = wording(language, set)
  if (set !== OUR_CARDS) prints.set(words, new Print(set))
  return words
}

export const printOf = (words: object): Print => prints.get(words) ?? OURS

/** Only our own footballers have sat for a portrait. */
export const portraitOf = (id: string): string | undefined =>
  OURS.man(id) ? `./pictures/${id}.svg` : undefined
