import type { Checked, Seat } from '@libero/kernel'
import type { Language, Wording } from '@libero/kernel/words'
import type { ComponentType } from 'react'

/**
 * What a game brings to the card workshop: which kinds of cards its box holds, what is printed on each, and how it is
 * drawn. The page knows no game; it types values into places and asks the game what is wrong with them.
 */
export interface Workshop {
  readonly game: string
  /** A set with what the rules fix, and holes where the owner of a box reads from his cards. */
  empty(): Draft
  /** Our set to begin from, its cards called as this language calls them. */
  ours(language: Language): Draft
  /** A part that a set may have or not, such as the cards of an expansion; its kinds lie below its path. */
  extra?(language: Language): Extra
  /** The kinds of cards in the order of the box. */
  kinds(language: Language): readonly CardKind[]
  /** Everything that keeps the set from being played, each refusal with the `field` it is about. */
  check(draft: Draft): Checked<unknown>
  /** The paragraph by which names of ours stand for our cards alone. */
  readonly nameRule: string
  /** What the game says, with the names of these cards. */
  words(language: Language, draft: Draft): Wording
  /** Cards that name other cards by their id go on naming them when that id changes. */
  follow?(draft: Draft, kind: string, from: string, to: string): Draft
  /** What the opponents do with cards they have never seen. */
  opponents(language: Language): string
}

export interface Extra {
  readonly path: string
  /** What adding it and leaving it out is called. */
  readonly add: string
  readonly drop: string
  fresh(): Data
}

/** Plain data, as a file holds it. */
export type Data = Readonly<Record<string, unknown>>

/** A card set as its file has it, with holes where nothing was typed yet. Every place in it has a path. */
export type Draft = Data

export interface CardKind {
  /** The path to its list, or to its only card: 'footballers', 'expansion.types'. */
  readonly path: string
  /** 'Footballers', and one of them. */
  readonly name: string
  readonly one: string
  /** How many there may be; a kind without has one card only. */
  readonly count?: { readonly least: number; readonly most: number }
  /** An empty card at this place of the list. */
  fresh(index: number): Data
  /** How a card gets its id from its name; cards without have none, or a fixed one. */
  readonly id?: IdRule
  /** Its fields depend on other cards of the set, too: whom a card may name. */
  readonly looksAround?: true
  /** What is printed on a card, place by place in the order in which it is typed. */
  sections(card: Data, draft: Draft, index: number): readonly Section[]
  /** What a list calls it. */
  title(card: Data, index: number): string
  /** Two letters and a figure beside the name. */
  badge?(card: Data): { readonly letters?: string; readonly className?: string; readonly figure?: string }
  readonly Picture: ComponentType<PictureProps>
  /** What it does in a match, below the picture. */
  readonly Beneath?: ComponentType<PictureProps>
  /** The same without words, small, for the list. */
  readonly Thumb?: ComponentType<PictureProps>
  /** The drawing wears a kit, so that both can be looked at. */
  readonly hasKit?: boolean
  /** Says that its values are typed in now, and no longer known from elsewhere. */
  typed?(card: Data): Data
}

export interface IdRule {
  readonly longest: number
  /** Ids that mean something else. */
  readonly reserved: RegExp
  /** Capitals are kept: 'ALB'. */
  readonly capitals?: true
}

export interface PictureProps {
  readonly card: Data
  readonly draft: Draft
  readonly index: number
  readonly language: Language
  readonly seat: Seat
  /** Places of this card that something is wrong with, and that are still empty. */
  readonly wrong: ReadonlySet<string>
  readonly missing: ReadonlySet<string>
}

/** Fields that belong together; with `columns` they are a table. */
export interface Section {
  readonly id: string
  readonly heading?: string
  readonly columns?: readonly string[]
  readonly rows: readonly Row[]
  /** How what is printed in the box is typed here. */
  readonly hint?: string
  /** What it comes to in words. */
  readonly says?: string
}

export interface Row {
  readonly id: string
  readonly label?: string
  /** A number in a circle before the label. */
  readonly mark?: string
  readonly fields: readonly Field[]
}

interface Common {
  /** Within the card: 'strengths.2'. */
  readonly path: string
  readonly label: string
  /** May be left empty. */
  readonly optional?: boolean
  /** Typed after all that have a lower number; the order of the page if it does not say. */
  readonly turn?: number
  /** How much of its row it takes. */
  readonly wide?: number
  /** What a change does beside setting the value. */
  set?(card: Data, value: unknown): Data
  /** What is read at its place, where it is not simply what stands there. */
  get?(card: Data): unknown
}

export interface Choice {
  readonly value: string | number | boolean | null
  readonly name: string
  /** Two letters in a little box before the name. */
  readonly letters?: string
  readonly className?: string
}

export type Field = Common &
  (
    | { readonly type: 'text'; readonly most: number }
    | { readonly type: 'whole'; readonly least: number; readonly most: number; readonly balls?: boolean }
    /** One of a few: side by side, or in a menu. */
    | { readonly type: 'choice'; readonly choices: readonly Choice[]; readonly look: 'row' | 'menu' }
    /** There or not; `off` is what stands there if not. */
    | { readonly type: 'mark'; readonly off: false | undefined }
    /** Any of a few. */
    | { readonly type: 'several'; readonly choices: readonly Choice[] }
    /** So many of each, such as men of each line. */
    | { readonly type: 'tally'; readonly parts: readonly Part[] }
  )

export interface Part {
  readonly id: string
  readonly name: string
  readonly letters: string
  readonly className?: string
  readonly most: number
}
