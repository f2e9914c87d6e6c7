import type { Option, Request } from '@libero/kernel'
import type { Colour } from './vocabulary.ts'

/**
 * What a coach may answer, by its kind: a tactic card or a man by the id of the card, a colour of tactic cards, or
 * nothing more. Whoever draws or says an option reads this and never the notation.
 */
export type FinaleOption =
  | { readonly action: string; readonly kind: 'tactic' | 'man'; readonly card: string }
  | {
      readonly action: string
      readonly kind: 'colour'
      readonly about: { readonly colour: Colour }
      readonly card?: never
    }
  | { readonly action: string; readonly kind: 'done'; readonly card?: never }

/** What an answer is about; its notation is written elsewhere. */
export type Meaning<O = FinaleOption> = O extends FinaleOption ? Omit<O, 'action'> : never

/** An option of this game as what it is. */
export const finaleOption = (option: Option): FinaleOption => option as FinaleOption
export const optionsOf = ({ options }: Request): readonly FinaleOption[] => options.map(finaleOption)
