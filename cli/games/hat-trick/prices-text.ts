import type { Language } from '@libero/kernel/words'

/** What `libero prices` says. */
interface PricesText {
  readonly title: string
  readonly type: string
  readonly shield: string
  readonly price: string
  readonly matches: string
  readonly points: string
  readonly margin: string
  readonly difference: string
  readonly agree: string
  readonly apart: string
}

export const pricesTexts: Readonly<Record<Language, PricesText>> = {
  en: {
    title:
      'Price and power: {matches} matches of random squads of equal rank and mentality ({bot}, seed “{seed}”)',
    type: 'type',
    shield: 'shield',
    price: 'price',
    matches: 'matches',
    points: 'points %',
    margin: '±',
    difference: 'from its shield',
    agree: 'No type is more than {most} points from the mean of its shield.',
    apart: '{count} {count?type is:types are} more than {most} points from the mean of the shield.',
  },
  de: {
    title:
      'Preis und Stärke: {matches} Spiele zufälliger Kader gleicher Klasse und Ausrichtung ({bot}, Startwert „{seed}“)',
    type: 'Typ',
    shield: 'Schild',
    price: 'Preis',
    matches: 'Spiele',
    points: 'Punkte %',
    margin: '±',
    difference: 'zum Schild',
    agree: 'Kein Typ liegt mehr als {most} Punkte vom Mittel seines Schildes entfernt.',
    apart: '{count} {count?Typ liegt:Typen liegen} mehr als {most} Punkte vom Mittel des Schildes entfernt.',
  },
  hu: {
    title:
      'Ár és erő: azonos kategóriájú és felfogású véletlen keretek {matches} mérkőzése ({bot}, kezdőérték: „{seed}”)',
    type: 'típus',
    shield: 'pajzs',
    price: 'ár',
    matches: 'mérkőzés',
    points: 'pont %',
    margin: '±',
    difference: 'a pajzshoz képest',
    agree: 'Egyik típus sincs {most} pontnál messzebb a pajzsa átlagától.',
    apart: '{count} típus több mint {most} pontra van a pajzsa átlagától.',
  },
}
