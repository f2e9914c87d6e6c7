import type { Option, Request } from '@libero/kernel'
import type { Action, Token } from './vocabulary.ts'

/**
 * What a coach may answer, by its kind, with all that has to be known of it: whoever draws or says an option reads
 * this and never the notation. Cards go by their ids.
 */
export type CaptainTsubasaOption =
  | CardOption
  /** §4.3 An open card, or the top one unseen. */
  | { readonly action: string; readonly kind: 'take'; readonly card?: string; readonly about?: never }
  | Says<'toss', { readonly starts: 'own' | 'other' }>
  /** §6.3 `only` where nothing but its compulsory part would follow. */
  | Says<'ability', { readonly card: string; readonly ability: number; readonly only?: 'must' }>
  | Says<'token', { readonly token: Token }>
  | Says<'action', { readonly action: Action }>
  | Says<'spend', { readonly count: number }>
  /** §7.5 And by which card, where there are several that oblige to different things. */
  | Says<'reroll', { readonly whose: Roll; readonly card?: string }>
  | Mere<'stop'>
  | Mere<'skip'>

/** One kind of option, with what it is about. */
type Says<K extends string, A extends NonNullable<Option['about']>> = {
  readonly action: string
  readonly kind: K
  readonly card?: never
  readonly about: A
}

/** A kind that is all there is to say. */
type Mere<K extends string> = {
  readonly action: string
  readonly kind: K
  readonly card?: never
  readonly about?: never
}

/** A card that is played, chosen, bought, called upon or named. */
type CardOption = {
  readonly action: string
  readonly kind: 'play' | 'target' | 'motivate' | 'sign' | 'save' | 'special'
  readonly card: string
  readonly about?: never
}

/** §7.5, §8.3 Whose roll is made again. */
export const ROLLS = ['own', 'other', 'keeper'] as const
export type Roll = (typeof ROLLS)[number]

/** An option of this game as what it is. */
export const captainTsubasaOption = (option: Option): CaptainTsubasaOption => option as CaptainTsubasaOption
export const optionsOf = ({ options }: Request): readonly CaptainTsubasaOption[] =>
  options.map(captainTsubasaOption)

/** What an answer is about; its notation is written elsewhere. */
export type Meaning<O = CaptainTsubasaOption> = O extends CaptainTsubasaOption ? Omit<O, 'action'> : never

/** How the top card, an ability and a kind of token are written. */
export const TOP_NOTATION = 'top'
export const abilityNotation = (nth: number): string => `use-${nth}`
export const tokenNotation = (token: Token): string => `token-${token}`
