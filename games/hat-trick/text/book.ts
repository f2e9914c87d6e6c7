import type { Book, Language } from '@libero/kernel/words'
import type { Rules } from './paragraphs.ts'
import { rulesDe } from './rules.de.ts'
import { rulesEn } from './rules.en.ts'
import { rulesHu } from './rules.hu.ts'
import { SHEETS } from './sheet.ts'

export { PARAGRAPHS } from './paragraphs.ts'
export { rulings } from './rulings.en.ts'
export { SHEETS } from './sheet.ts'

export const RULES: Readonly<Record<Language, Rules>> = { en: rulesEn, de: rulesDe, hu: rulesHu }

export const hatTrickBook: Book = { rules: RULES, sheets: SHEETS }
