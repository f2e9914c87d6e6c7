import type { Language } from '@libero/kernel/words'

/** What the card lists say beside the game's own words. */
export interface ShelfText {
  readonly first: string
  readonly card: string
  readonly id: string
  readonly number: string
  readonly keeper: string
  readonly price: string
  readonly starting: string
  readonly match: string
  readonly motivation: string
  readonly transfers: string
  readonly specials: string
  readonly bookings: string
  readonly yellow: string
  readonly red: string
}

const en: ShelfText = {
  first: '* left out of a first game; below each card what it can do',
  card: 'card',
  id: 'id',
  number: 'no.',
  keeper: 'keeper',
  price: 'for {price}',
  starting: '{team}: starting cards',
  match: 'Match cards of half {half}',
  motivation: 'Motivation cards: each replaces the footballer in his play area',
  transfers: 'Transfers: four of them are on offer in a match',
  specials: 'Special shots, and the special defence that stops each of them',
  bookings: 'The booking card: what its two sides do to shot, pass and defence',
  yellow: 'yellow',
  red: 'red',
}

const de: ShelfText = {
  first: '* fehlt im ersten Spiel; unter jeder Karte steht, was sie kann',
  card: 'Karte',
  id: 'Kennung',
  number: 'Nr.',
  keeper: 'Torwart',
  price: 'für {price}',
  starting: '{team}: Startdeck-Karten',
  match: 'Matchkarten der {half}. Hälfte',
  motivation: 'Motivationskarten: jede ersetzt den Fußballer in seinem Spielbereich',
  transfers: 'Transfers: Vier davon stehen in einem Spiel zur Wahl',
  specials: 'Spezialschüsse, und die Spezialverteidigung, die jeden aufhält',
  bookings: 'Die Verwarnungskarte: was ihre beiden Seiten bei Schuss, Pass und Verteidigung ausmachen',
  yellow: 'gelb',
  red: 'rot',
}

const hu: ShelfText = {
  first: '* az első mérkőzésből kimarad; minden lap alatt az áll, mire képes',
  card: 'lap',
  id: 'azonosító',
  number: 'mez:',
  keeper: 'kapus',
  price: 'ára {price}',
  starting: '{team}: kezdőlapok',
  match: 'Meccslapok, {half}. félidő',
  motivation: 'Motivációs lapok: mindegyik a saját játékosának helyére lép a játékterületen',
  transfers: 'Átigazolások: egy mérkőzésen négy választható közülük',
  specials: 'Különleges lövések, és a különleges védekezés, amely megállítja őket',
  bookings: 'A figyelmeztető lap: mit tesz két oldala a lövéssel, a passzal és a védekezéssel',
  yellow: 'sárga',
  red: 'piros',
}

export const shelfTexts: Readonly<Record<Language, ShelfText>> = { en, de, hu }
