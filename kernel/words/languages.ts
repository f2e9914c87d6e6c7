/** The languages everything is written in, each by its own name. The one list: all else asks here, or is a text. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  hu: 'Magyar',
} as const

export type Language = keyof typeof LANGUAGE_NAMES

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[]

/** The same of every language, such as the rules of a game. */
export const inEveryLanguage = <T>(of: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, T>
