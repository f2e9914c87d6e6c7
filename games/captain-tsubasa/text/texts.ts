import type { Language } from '@libero/kernel/words'
import { de } from './de.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import type { CaptainTsubasaText } from './text.ts'

/** Everything Captain Tsubasa says, by language. In a browser `texts-fetched.ts` stands in its place. */
export const TEXTS: Readonly<Record<Language, CaptainTsubasaText>> = { en, de, hu }
