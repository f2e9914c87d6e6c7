import type { PlayersText, StyleCardWords, TypeWords } from '@libero/hat-trick/text'
import { playersDe, playersEn, playersHu } from '@libero/hat-trick/text'
import type { Language } from '@libero/kernel/words'

/** What the Players expansion says, by language. */
export const PLAYERS: Readonly<Record<Language, PlayersText>> = {
  en: playersEn,
  de: playersDe,
  hu: playersHu,
}

/** A type of our cards in words; one of another box goes by its id. */
export const typeWords = (text: PlayersText, id: string): TypeWords =>
  Object.hasOwn(text.types, id)
    ? text.types[id as keyof typeof text.types]
    : { name: id, short: id.slice(0, 12), silver: '', gold: '' }

export const styleCardWords = (text: PlayersText, id: string): StyleCardWords =>
  Object.hasOwn(text.styleCards, id)
    ? text.styleCards[id as keyof typeof text.styleCards]
    : { name: id, text: '', quote: '' }

/** '2/3'; who has no numbers wears that of his position. */
export const printedNumbers = (numbers: readonly number[], anywhere: string): string =>
  numbers.length === 0 ? anywhere : numbers.join('/')
