import type { Language } from './words.ts'
import { capital, fill, listed } from './words.ts'

/** Which parts of a card are known, and from where; whatever is not named is our design. */
export interface Known<P extends string> {
  readonly rulebook?: readonly P[]
  readonly public?: readonly P[]
}

interface KnownText {
  readonly rulebook: string
  readonly public: string
  readonly rest: string
  readonly and: string
  /** Of a whole card. */
  readonly whole: Readonly<Record<'rulebook' | 'public' | 'designed', string>>
}

const TEXTS: Readonly<Record<Language, KnownText>> = {
  en: {
    rulebook: 'from the rulebook: {parts}.',
    public: 'publicly known: {parts}.',
    rest: 'everything else is our design.',
    and: 'and',
    whole: { rulebook: 'From the rulebook.', public: 'Publicly known.', designed: 'Our design.' },
  },
  de: {
    rulebook: 'aus der Spielregel: {parts}.',
    public: 'öffentlich bekannt: {parts}.',
    rest: 'alles andere ist unser Entwurf.',
    and: 'und',
    whole: { rulebook: 'Aus der Spielregel.', public: 'Öffentlich bekannt.', designed: 'Unser Entwurf.' },
  },
  hu: {
    rulebook: 'a játékszabályból: {parts}.',
    public: 'nyilvánosan ismert: {parts}.',
    rest: 'minden más a mi tervünk.',
    and: 'és',
    whole: { rulebook: 'A játékszabályból.', public: 'Nyilvánosan ismert.', designed: 'A mi tervünk.' },
  },
}

/** 'From the rulebook: name, power and the attacker’s places in the build-up. Everything else is our design.' */
export function knownWords<P extends string>(
  language: Language,
  known: Known<P>,
  parts: Readonly<Record<P, string>>,
): string {
  const text = TEXTS[language]
  const told = (['rulebook', 'public'] as const).flatMap((from) => {
    const names = (known[from] ?? []).map((part) => parts[part])
    return names.length === 0 ? [] : [fill(text[from], { parts: listed(names, text.and) })]
  })
  return [...told, text.rest].map(capital).join(' ')
}

/** Where a whole card comes from. */
export const sourceWords = (language: Language, source: keyof KnownText['whole']): string =>
  TEXTS[language].whole[source]
