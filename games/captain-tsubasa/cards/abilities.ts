import type { Token } from '../vocabulary.ts'

/**
 * §6 The vocabulary of abilities. An ability is a line of data over these words: what it does, for whom it can be
 * used, and what it obliges to. What a word does is in `rules/effect.ts` and in the questions it leads to, what it says
 * in `text/abilities.*.ts`.
 */
export const DOES = [
  'none',
  'gain', // tokens of the kinds shown, chosen one by one, or one of each
  'draw', // so many cards from the draw pile
  'play', // another card from hand
  'recall', // a card from the discard pile, to play it or into hand
  'remove', // this card, one from hand, or an exhaustion card from the discard pile
  'discard', // a card from the opponent's area, or a random one from his hand
  'reroll', // one roll of this round is made again
  'save', // a roll after a lost shot
  'exhaust', // an exhaustion card onto the opponent's discard pile
  'pardon', // the own yellow card is taken off
  'swap', // another own card leaves the area, one from hand is played instead
  'end', // the attack phase is over
  'advance', // the pass has succeeded, a new round begins
  'special-shot', // the duel of three against three
] as const
export type Do = Exclude<(typeof DOES)[number], 'none'>

/** The same as numbers, as the rules read them. */
export const Does = Object.fromEntries(DOES.map((name, i) => [name, i])) as Readonly<
  Record<'none' | Do, number>
>

/** §6.3 Who may use it; anybody if it does not say. */
export const WHENS = ['always', 'attacking', 'defending'] as const
export type When = Exclude<(typeof WHENS)[number], 'always'>
export const ATTACKING = 1
export const DEFENDING = 2

/** §6.2 The compulsory part: take an exhaustion card, a booking, discard a card of one's hand, remove this card. */
export const MUSTS = ['nothing', 'exhaust', 'book', 'discard', 'remove'] as const
export type Must = Exclude<(typeof MUSTS)[number], 'nothing'>
export const MUST_EXHAUST = 1
export const MUST_BOOK = 2
export const MUST_DISCARD = 3
export const MUST_REMOVE = 4

/** What recall, remove and discard are about. */
export const RECALLS = ['area', 'hand'] as const
export type Recall = (typeof RECALLS)[number]
export const TO_AREA = 0
export const TO_HAND = 1
export const REMOVES = ['this', 'hand', 'exhaustion'] as const
export type Remove = (typeof REMOVES)[number]
export const THIS = 0
export const FROM_HAND = 1
export const TIREDNESS = 2
export const DISCARDS = ['rival-card', 'rival-hand'] as const
export type Discard = (typeof DISCARDS)[number]
export const RIVAL_CARD = 0

interface Common {
  readonly when?: When
  readonly must?: Must
}

export type Ability = Common &
  (
    | {
        readonly do: 'gain'
        readonly tokens: readonly Token[]
        /** How many, each chosen; 1 if it does not say. */
        readonly count?: number
        /** One of each kind instead. */
        readonly each?: true
      }
    | { readonly do: 'draw'; readonly count: number }
    | { readonly do: 'recall'; readonly to: Recall }
    | { readonly do: 'remove'; readonly what: Remove }
    | { readonly do: 'discard'; readonly what: Discard }
    /** §8.2 A die up to `held` is held, up to `corner` cleared. */
    | { readonly do: 'save'; readonly held: number; readonly corner: number }
    | { readonly do: Exclude<Do, 'gain' | 'draw' | 'recall' | 'remove' | 'discard' | 'save'> }
  )

/** A card has two abilities at the most: so it is printed. None draws more cards than a hand has. */
export const MOST_ABILITIES = 2
export const MOST_DRAW = 5
