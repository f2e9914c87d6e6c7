import type { Language } from './languages.ts'

/** Where a card comes from, in words. */
export interface KnownText {
  readonly rulebook: string
  readonly public: string
  readonly rest: string
  readonly and: string
  /** Of a whole card. */
  readonly whole: Readonly<Record<'rulebook' | 'public' | 'designed', string>>
}

export const KNOWN_TEXTS: Readonly<Record<Language, KnownText>> = {
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
