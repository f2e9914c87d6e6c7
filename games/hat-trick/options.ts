import type { Option, Request, Seat } from '@libero/kernel'
import type { Do, Style } from './cards/skills.ts'
import type { Corner, Side } from './vocabulary.ts'

/**
 * What a coach may answer, by its kind, with all that has to be known of it: whoever draws or says an option reads
 * this and never the notation. Players go by their numbers, fields as 'b3'.
 */
export type HatTrickOption =
  | CardOption
  | Mere<'yes'>
  | Mere<'no'>
  | Says<'distance', { readonly lines: number; readonly line: number }>
  | Says<'corner', { readonly corner: Corner; readonly power?: number }>
  | Says<'regular-corner', { readonly corner: Corner }>
  | Says<'pass', Man>
  | MoveOption
  | Says<'switch', Man & Going>
  | Says<'interchange', Man & Other & Going>
  | Says<'substitution', Man & Change>
  | Says<'prevention', Man & Other>
  | Says<'take-style', { readonly style: Style }>
  | Says<'skill', Man & Use & Skilled>
  | Says<'turn-back', Man & { readonly wing: Side }>
  | StyleCardOption

/** One kind of option, with what it is about. */
type Says<K extends string, A extends About> = {
  readonly action: string
  readonly kind: K
  readonly card?: never
  readonly about: A
}
type About = NonNullable<Option['about']>

/** A kind that is all there is to say. */
type Mere<K extends string> = {
  readonly action: string
  readonly kind: K
  readonly card?: never
  readonly about?: never
}

/** An action card; style cards are something they are about. */
type CardOption = Omit<Mere<'card'>, 'card'> & { readonly card: string }
/** §4.2 */
type MoveOption = Says<'move', Man & Going & { readonly way: 'forward' | 'back' }>
/** §18.1 Of two who change places, `number` is the one and `other` the other. */
export type StyleCardOption = Says<'style-card', Partial<Man> & Use & { readonly card: string }>

/** Whoever it is about, a player of the coach who is asked; his type only with the Players expansion. */
type Man = { readonly number: number; readonly type?: string }

/** Who else takes part. */
type Other = { readonly other: number; readonly otherType: string }

/** From where he goes whereto, and with whom he changes places there. */
export type Going = {
  readonly from: string
  readonly to: string
  readonly with?: number
  readonly withSeat?: Seat
}

/** §20.3 Who comes on, and both faces. */
type Change = {
  readonly bench: number
  readonly on: string
  readonly onSide: Face
  readonly onAttack: number
  readonly onDefence: number
  readonly side: Face
  readonly attack: number
  readonly defence: number
}
type Face = 'silver' | 'gold'

/** §16.11 The side he shows, and whose skill it is where it is not his own; 1 if that is an opponent. */
type Skilled = {
  readonly side: Face
  readonly from?: number
  readonly fromType?: string
  readonly theirs?: 1
}

/** What a skill or a style card does: by how much, with whom, which way, and on which field that ends. */
export type Use = Partial<Other> & {
  readonly does: Do
  readonly amount?: number
  readonly way?: Sign
  readonly to?: string
  /** In a comparison: the footballs the coach would then have. */
  readonly total?: number
}

/** A step forward or back, diagonally left or right as home sees it, back to his own wing, and no step at all. */
export type Sign = '+' | '-' | '<' | '>' | '~' | '.'

/** An option of this game as what it is. */
export const hatTrickOption = (option: Option): HatTrickOption => option as HatTrickOption
export const optionsOf = ({ options }: Request): readonly HatTrickOption[] => options.map(hatTrickOption)

/** How a move and a pass are written. */
export const moveNotation = (number: number, way: 'forward' | 'back'): string =>
  `${number}${way === 'forward' ? '+' : '-'}`
export const passNotation = (number: number): string => String(number)

/** Which way an option leads along the pitch, if it does. */
export function wayOf(option: HatTrickOption): 'forward' | 'back' | undefined {
  if (option.kind === 'move') return option.about.way
  if (option.kind !== 'skill' && option.kind !== 'style-card') return undefined
  const { way } = option.about
  return way === '+' ? 'forward' : way === '-' ? 'back' : undefined
}
