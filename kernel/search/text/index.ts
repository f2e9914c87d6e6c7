import type { Language } from '../../words/languages.ts'
import { spellingDe } from './spelling.de.ts'
import { spellingEn } from './spelling.en.ts'
import { spellingHu } from './spelling.hu.ts'
import type { Spelling } from './spelling.ts'

export const SPELLINGS: Readonly<Record<Language, Spelling>> = {
  en: spellingEn,
  de: spellingDe,
  hu: spellingHu,
}
