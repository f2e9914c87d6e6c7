import type { Language } from '../words/languages.ts'
import { wordsOf } from './fold.ts'
import type { Sought } from './likeness.ts'
import { likeness, MISSPELT, SAME, soughtIn } from './likeness.ts'
import { SPELLINGS } from './text/index.ts'
import type { Spelling } from './text/spelling.ts'

/** Something that can be looked up. */
export interface Entry {
  /** Found whole, too: '6.3', 'R4a'. */
  readonly id: string
  /** Weighs more: a question, a heading. */
  readonly title: string
  readonly text: string
  /** Words that people use for it and that do not stand in it. */
  readonly also?: string | undefined
}

export interface Found<E extends Entry> {
  readonly entry: E
  readonly score: number
  /** The words of the entry that were meant, folded. */
  readonly words: readonly string[]
}

const WEIGHTS = { title: 2.2, also: 2, text: 1 } as const

/** A number that is asked for comes before everything else. */
const BY_NUMBER = 1000
/** Words of the query that an entry lacks tell against it. */
const LACKING = 1.6
/** An entry far behind the best is no answer. */
const FAR_BEHIND = 0.3
/** From here on one more occurrence says hardly anything. */
const ENOUGH = 1.2

interface Term extends Sought {
  /** By entry: how often it stands there, weighed by where. */
  readonly in: Map<number, number>
}

/** Looks things up in one language; spelling is forgiven, and the best answer comes first. */
export class Search<E extends Entry> {
  private readonly terms = new Map<string, Term>()
  private readonly spelling: Spelling
  private readonly lengths: readonly number[]

  constructor(
    private readonly entries: readonly E[],
    language: Language,
  ) {
    this.spelling = SPELLINGS[language]
    this.lengths = entries.map((entry, nth) => {
      this.read(entry.title, nth, WEIGHTS.title)
      this.read(entry.also ?? '', nth, WEIGHTS.also)
      return this.read(entry.text, nth, WEIGHTS.text)
    })
  }

  private read(text: string, nth: number, weight: number): number {
    const words = wordsOf(text)
    for (const folded of words) {
      const term = this.terms.get(folded) ?? { ...soughtIn(this.spelling, folded), in: new Map() }
      term.in.set(nth, (term.in.get(nth) ?? 0) + weight)
      this.terms.set(folded, term)
    }
    return words.length
  }

  /** Everything that fits, the best first. */
  find(query: string): readonly Found<E>[] {
    const all = wordsOf(query)
    const telling = all.filter((word) => !this.spelling.small.has(word))
    const wanted = telling.length > 0 ? telling : all
    const scores = new Map<number, { score: number; met: number; words: Set<string> }>()
    const at = (nth: number) => {
      const known = scores.get(nth) ?? { score: 0, met: 0, words: new Set<string>() }
      scores.set(nth, known)
      return known
    }
    for (const word of wanted)
      for (const [nth, { score, words }] of this.meant(word)) {
        const entry = at(nth)
        entry.score += score
        entry.met++
        for (const each of words) entry.words.add(each)
      }
    for (const [nth, { id }] of this.entries.entries())
      if (all.includes(id.toLowerCase())) at(nth).score += BY_NUMBER
    const ranked = [...scores]
      .map(([nth, { score, met, words }]) => ({
        nth,
        score: score * (score >= BY_NUMBER ? 1 : (met / wanted.length) ** LACKING),
        words: [...words],
      }))
      .sort((a, b) => b.score - a.score || a.nth - b.nth)
    const best = ranked[0]?.score ?? 0
    return ranked
      .filter(({ score }) => score >= best * FAR_BEHIND)
      .flatMap(({ nth, score, words }) => {
        const entry = this.entries[nth]
        return entry ? [{ entry, score, words }] : []
      })
  }

  /** The entries in which one word of the query is meant, and by which of their words. */
  private meant(
    word: string,
  ): ReadonlyMap<number, { readonly score: number; readonly words: readonly string[] }> {
    const sought = soughtIn(this.spelling, word)
    const alike = [...this.terms].flatMap(([folded, term]) => {
      const how = likeness(sought, term)
      return how > 0 ? [{ folded, term, how }] : []
    })
    const best = Math.max(0, ...alike.map(({ how }) => how))
    // Where the word itself stands somewhere, nobody has misspelt another one.
    const meant = best < SAME ? alike : alike.filter(({ how }) => how > MISSPELT)
    // The rarer what was meant, the more it says.
    const closest = new Set(
      meant.filter(({ how }) => how > 0.8 * best).flatMap(({ term }) => [...term.in.keys()]),
    )
    const rare = Math.log(1 + (this.entries.length + 1) / (closest.size + 0.5)) * (0.6 + 0.4 * best)
    const found = new Map<number, { score: number; readonly words: string[] }>()
    for (const { folded, term, how } of meant)
      for (const [nth, often] of term.in) {
        const long = 0.6 + 0.4 * ((this.lengths[nth] ?? 0) / this.usual)
        const score = (how / best) ** 2 * rare * ((often * (1 + ENOUGH)) / (often + ENOUGH * long))
        const known = found.get(nth)
        if (!known) found.set(nth, { score, words: [folded] })
        else {
          known.words.push(folded)
          known.score = Math.max(known.score, score)
        }
      }
    return found
  }

  private get usual(): number {
    return Math.max(1, this.lengths.reduce((sum, each) => sum + each, 0) / Math.max(1, this.lengths.length))
  }
}
