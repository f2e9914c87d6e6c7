import type { Language } from '@libero/kernel/words'

interface RulesPageText {
  readonly search: string
  readonly contents: string
  readonly table: string
  readonly nothing: string
  readonly found: string
  readonly print: string
  readonly unknown: string
  readonly paragraph: string
  readonly play: string
}

export const rulesTexts: Readonly<Record<Language, RulesPageText>> = {
  en: {
    search: 'Search the rules',
    contents: 'Contents',
    table: 'At every table',
    nothing: 'Nothing in the rules fits “{query}”.',
    found: 'Paragraphs found: {count}',
    print: 'Print',
    unknown: 'There is no paragraph {rule} here.',
    paragraph: 'Paragraph {rule}',
    play: 'Prepare a match',
  },
  de: {
    search: 'In den Regeln suchen',
    contents: 'Inhalt',
    table: 'An jedem Tisch',
    nothing: 'Zu „{query}“ steht nichts in den Regeln.',
    found: 'Gefundene Absätze: {count}',
    print: 'Drucken',
    unknown: 'Einen Absatz {rule} gibt es hier nicht.',
    paragraph: 'Absatz {rule}',
    play: 'Spiel vorbereiten',
  },
  hu: {
    search: 'Keresés a szabályokban',
    contents: 'Tartalom',
    table: 'Minden asztalnál',
    nothing: 'Erre nincs találat a szabályokban: „{query}”.',
    found: 'Talált bekezdések: {count}',
    print: 'Nyomtatás',
    unknown: 'Itt nincs ilyen bekezdés: {rule}.',
    paragraph: '{rule}. bekezdés',
    play: 'Mérkőzés előkészítése',
  },
}
