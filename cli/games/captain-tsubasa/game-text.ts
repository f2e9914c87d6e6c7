import type { Language } from '@libero/kernel/words'
import type { GameText } from '../../catalogue.ts'

export const captainTsubasaGameTexts: Readonly<Record<Language, GameText>> = {
  en: {
    name: 'Captain Tsubasa',
    about: 'a school final with special shots',
    pairings: {
      'captain-tsubasa': 'Nankatsu against Toho',
    },
    figures: { club: 'Nankatsu’s share of the points' },
    duels: 'special shots',
    usage: [
      '--team nankatsu|toho  your team; theirs is the other',
      '--first-game          four rounds a half and fewer cards, to learn the game',
      '--motivation          footballers become stronger for tokens',
      '--guaranteed-success  a 6 against a 1 always wins',
      '--transfers           players who were not in that final, for tokens',
      '--cards FILE          play with the cards of this file',
      '--seat home|away      where you play',
    ],
    help: [
      'c           your hand and piles, and what is known of theirs',
      'm           every card you can see, with all it can do',
    ],
  },
  de: {
    name: 'Captain Tsubasa',
    about: 'ein Schulfinale mit Spezialschüssen',
    pairings: {
      'captain-tsubasa': 'Nankatsu gegen Toho',
    },
    figures: { club: 'Anteil von Nankatsu an den Punkten' },
    duels: 'Spezialschüsse',
    usage: [
      '--team nankatsu|toho  deine Mannschaft; der Gegner hat die andere',
      '--first-game          vier Runden je Hälfte und weniger Karten, zum Lernen',
      '--motivation          Fußballer werden gegen Token stärker',
      '--guaranteed-success  eine 6 gegen eine 1 gewinnt immer',
      '--transfers           Spieler, die nicht im Finale waren, gegen Token',
      '--cards DATEI         mit den Karten dieser Datei spielen',
      '--seat home|away      wo du spielst',
    ],
    help: [
      'c           deine Hand und Stapel, und was vom Gegner bekannt ist',
      'm           jede sichtbare Karte mit allem, was sie kann',
    ],
  },
  hu: {
    name: 'Captain Tsubasa',
    about: 'iskolai döntő különleges lövésekkel',
    pairings: {
      'captain-tsubasa': 'Nankatsu a Toho ellen',
    },
    figures: { club: 'a Nankatsu része a pontokból' },
    duels: 'különleges lövések',
    usage: [
      '--team nankatsu|toho  a csapatod; az ellenfélé a másik',
      '--first-game          félidőnként négy kör és kevesebb lap, tanuláshoz',
      '--motivation          a játékosok zsetonokért megerősödnek',
      '--guaranteed-success  a 6-os az 1-es ellen mindig nyer',
      '--transfers           a döntőből kimaradtak zsetonokért leigazolhatók',
      '--cards FÁJL          játék ennek a fájlnak a lapjaival',
      '--seat home|away      hol játszol',
    ],
    help: [
      'c           a kezed és a paklijaid, és ami az ellenfélről tudható',
      'm           minden látható lap mindennel, amit tud',
    ],
  },
}
