import type { PlayersText } from '@libero/hat-trick/text'
import { TEXTS } from '@libero/hat-trick/text'
import type { Language } from '@libero/kernel/words'

/** What the Players expansion says in a language. */
export const playersText = (language: Language): PlayersText => TEXTS[language].expansion

/** '2/3'; who has no numbers wears that of his position. */
export const printedNumbers = (numbers: readonly number[], anywhere: string): string =>
  numbers.length === 0 ? anywhere : numbers.join('/')
