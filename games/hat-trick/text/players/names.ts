import { entry } from '@libero/kernel/words'

/** What a player type is called; what he can do is made from his card. */
export interface TypeWords {
  /** 'Ball-playing centre-back' */
  readonly name: string
  /** At most twelve characters, for a card on a small pitch: 'Ball-play CB'. */
  readonly short: string
  /** At most seven, where four stand side by side in eighty columns: 'Ball CB'. */
  readonly tiny: string
}

export interface StyleCardWords {
  readonly name: string
  /** One short line of colour that does nothing, as something said on a touchline. */
  readonly quote: string
}

export interface PlayersNames<T extends string, C extends string> {
  readonly types: Readonly<Record<T, TypeWords>>
  readonly styleCards: Readonly<Record<C, StyleCardWords>>
}

type Names = PlayersNames<string, string>

/** A type of our cards in words; one of another box goes by its id. */
export const typeWords = ({ types }: Pick<Names, 'types'>, id: string): TypeWords =>
  entry(types, id) ?? { name: id, short: id.slice(0, 12), tiny: id.slice(0, 7) }

export const styleCardWords = ({ styleCards }: Pick<Names, 'styleCards'>, id: string): StyleCardWords =>
  entry(styleCards, id) ?? { name: id, quote: '' }
