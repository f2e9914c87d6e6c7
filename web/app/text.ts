import { adviceTexts } from '@libero/bots/advice'
import { levelTexts } from '@libero/bots/levels'
import type { Language } from '@libero/kernel/words'

interface AppText {
  /** What this is, in a sentence. */
  readonly about: string
  readonly loading: string
  readonly stumble: string
  readonly again: string
  readonly reload: string
  readonly back: string
  /** The opponents by level. */
  readonly levels: Readonly<Record<string, string>>
  readonly person: string
  readonly you: string
  readonly home: string
  readonly away: string
  readonly troubles: Readonly<Record<string, string>>
  readonly close: string
  readonly rule: string
  readonly allRules: string
}

export const appTexts: Readonly<Record<Language, AppText>> = {
  en: {
    about: 'Card football: three games, one table.',
    loading: 'One moment …',
    stumble: 'This page has stumbled. Your matches and teams are safe.',
    again: 'Back to the start page',
    reload: 'Load the page again',
    back: 'Back',
    levels: levelTexts.en.names,
    person: 'Person',
    you: 'You',
    home: 'Home',
    away: 'Away',
    troubles: {
      'storage-full':
        'The browser’s storage is full: this match goes on, but is not being kept. Export it as a file, or delete old matches.',
      'storage-closed':
        'This browser keeps nothing here (a private window?): the match goes on, but is lost with the page.',
      'storage-failed': 'Keeping the match has failed: it goes on, but may be lost with the page.',
      'opponent-lost':
        'Your opponent could not think this through and took the careful choice the rules foresee.',
      'no-hint': adviceTexts.en.none,
      'open-elsewhere': 'This match is open in another tab. Go on there, or close that tab.',
      'match-missing': 'There is no such match in this browser.',
      'lesson-missing': 'There is no such lesson.',
      'link-newer': 'This link was made by a newer Libero. Reload the page to get the newest version.',
      'link-damaged': 'This link is damaged: part of it is missing or was changed.',
    },
    close: 'Close',
    rule: 'Rule\u00a0{rule}',
    allRules: 'All rules',
  },
  de: {
    about: 'Kartenfußball: drei Spiele, ein Tisch.',
    loading: 'Einen Moment …',
    stumble: 'Diese Seite ist gestolpert. Deine Spiele und Mannschaften sind sicher.',
    again: 'Zurück zur Startseite',
    reload: 'Seite neu laden',
    back: 'Zurück',
    levels: levelTexts.de.names,
    person: 'Mensch',
    you: 'Du',
    home: 'Heim',
    away: 'Gast',
    troubles: {
      'storage-full':
        'Der Speicher des Browsers ist voll: Das Spiel geht weiter, wird aber nicht aufbewahrt. Sichere es als Datei oder lösche alte Spiele.',
      'storage-closed':
        'Dieser Browser bewahrt hier nichts auf (ein privates Fenster?): Das Spiel geht weiter, ist aber mit der Seite verloren.',
      'storage-failed':
        'Das Aufbewahren ist gescheitert: Das Spiel geht weiter, kann aber mit der Seite verloren gehen.',
      'opponent-lost':
        'Dein Gegner konnte nicht zu Ende denken und hat die vorsichtige Wahl getroffen, die die Regeln vorsehen.',
      'no-hint': adviceTexts.de.none,
      'open-elsewhere': 'Dieses Spiel ist in einem anderen Tab offen. Spiele dort weiter oder schließe ihn.',
      'match-missing': 'Dieses Spiel gibt es in diesem Browser nicht.',
      'lesson-missing': 'Diese Lektion gibt es nicht.',
      'link-newer':
        'Dieser Link stammt von einem neueren Libero. Lade die Seite neu, um die neueste Fassung zu bekommen.',
      'link-damaged': 'Dieser Link ist beschädigt: Ein Teil fehlt oder wurde verändert.',
    },
    close: 'Schließen',
    rule: 'Regel\u00a0{rule}',
    allRules: 'Alle Regeln',
  },
  hu: {
    about: 'Kártyafoci: három játék, egy asztal.',
    loading: 'Egy pillanat …',
    stumble: 'Ez az oldal megbotlott. A mérkőzéseid és a csapataid biztonságban vannak.',
    again: 'Vissza a kezdőlapra',
    reload: 'Az oldal újratöltése',
    back: 'Vissza',
    levels: levelTexts.hu.names,
    person: 'Ember',
    you: 'Te',
    home: 'Hazai',
    away: 'Vendég',
    troubles: {
      'storage-full':
        'A böngésző tárhelye betelt: a mérkőzés folytatódik, de nem mentjük. Mentsd fájlba, vagy törölj régi mérkőzéseket.',
      'storage-closed':
        'Ez a böngésző itt semmit sem őriz meg (privát ablak?): a mérkőzés folytatódik, de az oldallal együtt elvész.',
      'storage-failed': 'A mentés nem sikerült: a mérkőzés folytatódik, de az oldallal együtt elveszhet.',
      'opponent-lost':
        'Az ellenfeled nem tudta végiggondolni, ezért a szabályok szerinti óvatos döntést hozta.',
      'no-hint': adviceTexts.hu.none,
      'open-elsewhere': 'Ez a mérkőzés egy másik lapon van nyitva. Folytasd ott, vagy zárd be azt a lapot.',
      'match-missing': 'Ebben a böngészőben nincs ilyen mérkőzés.',
      'lesson-missing': 'Nincs ilyen lecke.',
      'link-newer':
        'Ezt a hivatkozást egy újabb Libero készítette. Töltsd újra az oldalt, hogy a legújabb változatot kapd.',
      'link-damaged': 'Ez a hivatkozás sérült: egy része hiányzik vagy megváltozott.',
    },
    close: 'Bezárás',
    rule: '{rule}.\u00a0szabály',
    allRules: 'Minden szabály',
  },
}
