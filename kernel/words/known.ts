import type { KnownText } from './known-text.ts'
import { KNOWN_TEXTS } from './known-text.ts'
import type { Language } from './languages.ts'
import { capital, fill, listed } from './words.ts'

/** Which parts of a card are known, and from where; whatever is not named is our design. */
export interface Known<P extends string> {
  readonly rulebook?: readonly P[]
  readonly public?: readonly P[]
}

/** 'From the rulebook: name, power and the attacker’s places in the build-up. Everything else is our design.' */
export function knownWords<P extends string>(
  language: Language,
  known: Known<P>,
  parts: Readonly<Record<P, string>>,
): string {
  const text = KNOWN_TEXTS[language]
  const told = (['rulebook', 'public'] as const).flatMap((from) => {
    const names = (known[from] ?? []).map((part) => parts[part])
    return names.length === 0 ? [] : [fill(text[from], { parts: listed(names, text.and) })]
  })
  return [...told, text.rest].map(capital).join(' ')
}

/** Where a whole card comes from. */
export const sourceWords = (language: Language, source: keyof KnownText['whole']): string =>
  KNOWN_TEXTS[language].whole[source]
