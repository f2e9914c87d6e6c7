import type { Language } from '@libero/kernel/words'

interface CardsText {
  readonly title: string
  readonly search: string
  readonly all: string
  readonly groups: string
  readonly nothing: string
  readonly none: string
  readonly found: string
  readonly before: string
  readonly next: string
  readonly source: string
  readonly unknown: string
}

export const cardsTexts: Readonly<Record<Language, CardsText>> = {
  en: {
    title: '{game}: the cards',
    search: 'Search names and texts',
    all: 'All',
    groups: 'Kinds of cards',
    nothing: 'No card fits “{query}”.',
    none: 'There are no cards to show here.',
    found: 'Cards: {count}',
    before: 'Previous card',
    next: 'Next card',
    source: 'Where its values come from',
    unknown: 'There is no card “{card}” here.',
  },
  de: {
    title: '{game}: die Karten',
    search: 'Namen und Texte durchsuchen',
    all: 'Alle',
    groups: 'Arten von Karten',
    nothing: 'Keine Karte passt zu „{query}“.',
    none: 'Hier gibt es keine Karten zu zeigen.',
    found: 'Karten: {count}',
    before: 'Vorige Karte',
    next: 'Nächste Karte',
    source: 'Woher die Werte stammen',
    unknown: 'Eine Karte „{card}“ gibt es hier nicht.',
  },
  hu: {
    title: '{game}: a kártyák',
    search: 'Keresés nevekben és szövegekben',
    all: 'Mind',
    groups: 'Kártyafajták',
    nothing: 'Egyetlen kártya sem illik erre: „{query}”.',
    none: 'Itt nincs megmutatható kártya.',
    found: 'Kártyák: {count}',
    before: 'Előző kártya',
    next: 'Következő kártya',
    source: 'Honnan valók az értékei',
    unknown: 'Itt nincs ilyen kártya: „{card}”.',
  },
}
