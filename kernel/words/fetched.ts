import type { Language } from './languages.ts'

type ByLanguage<T> = Readonly<Record<Language, T>>

/** Every text of which languages are fetched: those that are there, and how to get the others. */
const texts: {
  readonly there: Partial<Record<Language, unknown>>
  readonly fetch: ByLanguage<() => Promise<unknown>>
}[] = []

/** A text of which a language comes only when it is spoken; until then it is missing. */
export function fetched<T>(fetch: ByLanguage<() => Promise<T>>): ByLanguage<T> {
  const there = {} as Record<Language, T>
  texts.push({ there, fetch })
  return there
}

/** Fetches all that is said in a language by what has been loaded so far; nothing to wait for where all is there. */
export function speak(language: Language): Promise<unknown> | undefined {
  const missing = texts.filter(({ there }) => there[language] === undefined)
  if (missing.length === 0) return undefined
  return Promise.all(
    missing.map(async ({ there, fetch }) => {
      there[language] = await fetch[language]()
    }),
  )
}
