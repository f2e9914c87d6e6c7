import type { Language } from '@libero/kernel/words'

interface ShellText {
  readonly play: string
  readonly rules: string
  readonly learn: string
  readonly practice: string
  readonly cards: string
  readonly sheet: string
  readonly workshop: string
  readonly matches: string
  readonly settings: string
  /** The way around the app, read aloud. */
  readonly around: string
  /** Past the header, for who goes by keyboard. */
  readonly skip: string
  readonly language: string
  readonly game: string
  readonly start: string
}

export const shellTexts: Readonly<Record<Language, ShellText>> = {
  en: {
    play: 'Play',
    rules: 'Rules',
    learn: 'Learn',
    practice: 'Exercises',
    cards: 'Cards',
    sheet: 'At a glance',
    workshop: 'Card workshop',
    matches: 'Matches',
    settings: 'Settings',
    around: 'Pages',
    skip: 'To the content',
    language: 'Language',
    game: 'Game',
    start: 'Libero, start page',
  },
  de: {
    play: 'Spielen',
    rules: 'Regeln',
    learn: 'Lernen',
    practice: 'Übungen',
    cards: 'Karten',
    sheet: 'Kurzregeln',
    workshop: 'Kartenwerkstatt',
    matches: 'Meine Spiele',
    settings: 'Einstellungen',
    around: 'Seiten',
    skip: 'Zum Inhalt',
    language: 'Sprache',
    game: 'Spiel',
    start: 'Libero, Startseite',
  },
  hu: {
    play: 'Játék',
    rules: 'Szabályok',
    learn: 'Tanulás',
    practice: 'Feladványok',
    cards: 'Kártyák',
    sheet: 'Röviden',
    workshop: 'Kártyaműhely',
    matches: 'Mérkőzések',
    settings: 'Beállítások',
    around: 'Oldalak',
    skip: 'A tartalomhoz',
    language: 'Nyelv',
    game: 'Játék',
    start: 'Libero, kezdőlap',
  },
}
