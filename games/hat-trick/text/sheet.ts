import type { Language, Sheet } from '@libero/kernel/words'
import { sheetDe } from './sheet.de.ts'
import { sheetEn } from './sheet.en.ts'
import { sheetHu } from './sheet.hu.ts'

/** The quick reference, line for line the same in every language. */
export const SHEETS: Readonly<Record<Language, Sheet>> = { en: sheetEn, de: sheetDe, hu: sheetHu }
