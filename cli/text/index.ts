import type { Language } from '@libero/kernel/words'
import { de } from './de.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import type { CliText } from './text.ts'

const TEXTS: Readonly<Record<Language, CliText>> = { en, de, hu }

/** What the command line says in one language. */
export const cliText = (language: Language): CliText => TEXTS[language]
