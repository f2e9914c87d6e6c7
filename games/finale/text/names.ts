import { capital, entry, listed } from '@libero/kernel/words'
import { OUR_CARDS } from '../cards/ours.ts'
import type { CardSet } from '../cards/set.ts'
import type { Line } from '../vocabulary.ts'
import type { FinaleText } from './text.ts'

/** Who and what is meant by an id, in one language and one card set. */
export class Names {
  private readonly men
  private readonly tactics
  private readonly ours: boolean
  private readonly words: ReadonlyMap<string, string>

  constructor(
    private readonly text: FinaleText,
    set: CardSet,
  ) {
    this.men = new Map(set.footballers.map((man) => [man.id, man]))
    this.tactics = new Map(set.tactics.map((tactic) => [tactic.id, tactic]))
    this.ours = set.name === OUR_CARDS.name
    this.words = new Map([
      ...Object.entries(text.clubs),
      ...Object.entries(text.seats),
      ...Object.entries(text.endings),
      ...Object.entries(text.actions),
      ...Object.entries(text.colours),
      ['done', text.nothingMore],
    ])
  }

  /** Whatever it is; the id itself if it has no name. */
  of(id: string): string {
    return this.men.get(id)?.name ?? (this.tactics.has(id) ? this.tactic(id) : (this.words.get(id) ?? id))
  }

  man(id: string): string {
    return this.men.get(id)?.name ?? id
  }

  /** Cards typed in from a box have the name that is printed on them; without one their ids are made readable. */
  tactic(id: string): string {
    if (!this.ours) return this.tactics.get(id)?.name ?? readable(id)
    return entry(this.text.tactics, id) ?? id
  }

  powerOf(id: string): number {
    return this.tactics.get(id)?.power ?? 0
  }

  colourOf(id: string): string {
    const colour = this.tactics.get(id)?.colour
    return colour ? this.text.colours[colour] : ''
  }

  /** The line on a man's card, and in two letters. */
  lineOf(id: string): Line | undefined {
    return this.men.get(id)?.line
  }

  lettersOf(id: string): string {
    const line = this.lineOf(id)
    return line ? this.text.lines[line].short : ''
  }

  /** '4–3–3' */
  formation(pitch: readonly string[]): string {
    const lines = ['defence', 'midfield', 'attack']
    return lines.map((line) => pitch.filter((id) => this.men.get(id)?.line === line).length).join('–')
  }

  keeperAmong(pitch: readonly string[]): string {
    return this.man(pitch.find((id) => this.men.get(id)?.line === 'keeper') ?? '')
  }

  /** 'this, that and the other' */
  list(names: readonly string[]): string {
    return listed(names, this.text.and)
  }
}

/** 'over-the-wing-2' → 'Over The Wing 2' */
const readable = (id: string): string => id.split('-').map(capital).join(' ')

/** 'Harald Grätsche' is Grätsche, but 'Mc Fire' stays whole. */
export function surname(name: string): string {
  const [first, ...rest] = name.split(' ')
  return first === undefined || rest.length === 0 || PARTICLE.test(first) ? name : rest.join(' ')
}

const PARTICLE = /^(Mc|De|Del|Di|Da|La|Le|Van|Von)$/
