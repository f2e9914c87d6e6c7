import type { Book, Language } from '@libero/kernel/words'
import { bookDe } from './book.de.ts'
import { bookEn } from './book.en.ts'
import { bookHu } from './book.hu.ts'
import type { Rules } from './paragraphs.ts'
import { rulesDe } from './rules.de.ts'
import { rulesEn } from './rules.en.ts'
import { rulesHu } from './rules.hu.ts'

export { FIRST_TIMES_ON } from './first-times-on.ts'
export { PARAGRAPHS } from './paragraphs.ts'
export { rulings } from './rulings/why.ts'

export const RULES: Readonly<Record<Language, Rules>> = { en: rulesEn, de: rulesDe, hu: rulesHu }

/** Captain Tsubasa as people look it up. In a browser `book-fetched.ts` stands in its place. */
export const captainTsubasaBook: Book = { en: bookEn, de: bookDe, hu: bookHu }
