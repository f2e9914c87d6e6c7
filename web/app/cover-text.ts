import type { Language } from '@libero/kernel/words'
import type { CoverKind } from './cover.ts'

/** What a link says of such a page where it arrives. */
export interface CoverWords {
  readonly title: string
  readonly about: string
}

export const coverTexts: Readonly<Record<Language, Readonly<Record<CoverKind, CoverWords>>>> = {
  en: {
    rules: {
      title: '{game}: the rules',
      about: 'All rules in plain words, with positions to look at and answers to questions people ask.',
    },
    sheet: { title: '{game} at a glance', about: 'The rules on one page.' },
    cards: { title: '{game}: the cards', about: 'Every card, what it does, and where its values come from.' },
    learn: {
      title: 'Learn {game}',
      about: 'Lessons at the table: the first five minutes, then chapter by chapter.',
    },
    practice: {
      title: '{game}: exercises',
      about: 'A position from a real match: decide, then hear what each choice is worth, and why.',
    },
    replay: {
      title: 'A match of {game}',
      about: 'Watch it step by step, or play on from any moment.',
    },
    new: { title: '{game}: the dressing room', about: 'Take a team, change it as you like, and kick off.' },
    workshop: {
      title: '{game}: cards of your own',
      about: 'Type in the cards of your box and play with them.',
    },
  },
  de: {
    rules: {
      title: '{game}: die Regeln',
      about: 'Alle Regeln in klaren Worten, mit Stellungen zum Ansehen und Antworten auf häufige Fragen.',
    },
    sheet: { title: '{game} auf einen Blick', about: 'Die Regeln auf einer Seite.' },
    cards: { title: '{game}: die Karten', about: 'Jede Karte, was sie kann und woher ihre Werte stammen.' },
    learn: {
      title: '{game} lernen',
      about: 'Lektionen am Tisch: die ersten fünf Minuten, dann Kapitel für Kapitel.',
    },
    practice: {
      title: '{game}: Übungen',
      about:
        'Eine Stellung aus einem echten Spiel: entscheide, dann hörst du, was jede Wahl wert ist und warum.',
    },
    replay: {
      title: '{game}: ein Spiel',
      about: 'Sieh es dir Schritt für Schritt an oder spiel ab jedem Moment selbst weiter.',
    },
    new: {
      title: '{game}: die Kabine',
      about: 'Nimm eine Mannschaft, ändere sie, wie du willst, und pfeif an.',
    },
    workshop: {
      title: '{game}: eigene Karten',
      about: 'Tippe die Karten deiner Schachtel ein und spiel damit.',
    },
  },
  hu: {
    rules: {
      title: '{game}: a szabályok',
      about: 'Minden szabály érthetően, állásokkal és válaszokkal a gyakori kérdésekre.',
    },
    sheet: { title: '{game} röviden', about: 'A szabályok egy oldalon.' },
    cards: { title: '{game}: a kártyák', about: 'Minden kártya: mit tud, és honnan valók az értékei.' },
    learn: {
      title: '{game}: tanulás',
      about: 'Leckék az asztalnál: az első öt perc, aztán fejezetről fejezetre.',
    },
    practice: {
      title: '{game}: feladványok',
      about: 'Egy állás valódi mérkőzésből: dönts, aztán megtudod, melyik választás mennyit ér, és miért.',
    },
    replay: {
      title: '{game}: egy mérkőzés',
      about: 'Nézd végig lépésről lépésre, vagy játszd tovább bármelyik pillanattól.',
    },
    new: { title: '{game}: az öltöző', about: 'Válassz csapatot, alakítsd, ahogy tetszik, és kezdődhet.' },
    workshop: {
      title: '{game}: saját kártyák',
      about: 'Írd be a dobozod kártyáit, és játssz velük.',
    },
  },
}
