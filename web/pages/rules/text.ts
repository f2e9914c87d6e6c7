import type { Language } from '@libero/kernel/words'

interface RulesPageText {
  readonly search: string
  readonly contents: string
  readonly table: string
  readonly nothing: string
  readonly found: string
  readonly more: string
  readonly questions: string
  readonly tryIt: string
  readonly print: string
  readonly unknown: string
  readonly paragraph: string
  readonly ruling: string
  readonly play: string
}

export const rulesTexts: Readonly<Record<Language, RulesPageText>> = {
  en: {
    search: 'Ask or look up',
    contents: 'Contents',
    table: 'At every table',
    nothing: 'Nothing here answers “{query}”. Other words may, or one of these questions.',
    found: 'Answers found: {count}',
    more: '{count} more',
    questions: 'Questions people ask',
    tryIt: 'Try it at the table',
    print: 'Print',
    unknown: 'There is no paragraph {rule} here.',
    paragraph: 'Paragraph {rule}',
    ruling: 'Ruling {rule}',
    play: 'Prepare a match',
  },
  de: {
    search: 'Fragen oder nachschlagen',
    contents: 'Inhalt',
    table: 'An jedem Tisch',
    nothing:
      'Auf „{query}“ steht hier keine Antwort. Vielleicht mit anderen Worten, oder es ist eine dieser Fragen.',
    found: 'Gefundene Antworten: {count}',
    more: '{count} weitere',
    questions: 'Was oft gefragt wird',
    tryIt: 'Am Tisch ausprobieren',
    print: 'Drucken',
    unknown: 'Einen Absatz {rule} gibt es hier nicht.',
    paragraph: 'Absatz {rule}',
    ruling: 'Auslegung {rule}',
    play: 'Spiel vorbereiten',
  },
  hu: {
    search: 'Kérdezz vagy keress',
    contents: 'Tartalom',
    table: 'Minden asztalnál',
    nothing: 'Erre itt nincs válasz: „{query}”. Próbáld más szavakkal, vagy nézd meg ezeket a kérdéseket.',
    found: 'Talált válaszok: {count}',
    more: 'Még {count}',
    questions: 'Gyakori kérdések',
    tryIt: 'Kipróbálom az asztalnál',
    print: 'Nyomtatás',
    unknown: 'Itt nincs ilyen bekezdés: {rule}.',
    paragraph: '{rule}. bekezdés',
    ruling: '{rule} értelmezés',
    play: 'Mérkőzés előkészítése',
  },
}
