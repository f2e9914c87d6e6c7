import type { Language } from '@libero/kernel/words'
import type { Motif } from './motifs.ts'

/** The chapters by name. */
export const motifTexts: Readonly<Record<Language, Readonly<Record<Motif, string>>>> = {
  en: {
    'number-of-attacks': 'Number of attacks',
    'closing-card': 'The closing card',
    'further-attack': 'The card for a further attack',
    exchange: 'Exchanging a card',
    'build-up': 'Men for the build-up',
    finish: 'Men for the finish',
    stopping: 'Stopping the build-up',
    saving: 'Defending your goal',
    counter: 'The counter',
    hazards: 'Men lost',
    changes: 'Changes',
    penalties: 'Penalties',
    deck: 'The deck',
  },
  de: {
    'number-of-attacks': 'Zahl der Angriffe',
    'closing-card': 'Die Schlusskarte',
    'further-attack': 'Die Karte für den nächsten Angriff',
    exchange: 'Eine Karte weglegen',
    'build-up': 'Männer für den Spielaufbau',
    finish: 'Männer für den Spielabschluss',
    stopping: 'Den Spielaufbau stoppen',
    saving: 'Das eigene Tor verteidigen',
    counter: 'Der Konter',
    hazards: 'Verlorene Männer',
    changes: 'Wechsel',
    penalties: 'Elfmeterschießen',
    deck: 'Der Stapel',
  },
  hu: {
    'number-of-attacks': 'A támadások száma',
    'closing-card': 'A zárólap',
    'further-attack': 'Lap a következő támadáshoz',
    exchange: 'Lapcsere',
    'build-up': 'Emberek a támadásépítéshez',
    finish: 'Emberek a befejezéshez',
    stopping: 'A támadásépítés megállítása',
    saving: 'A saját kapu védelme',
    counter: 'A kontra',
    hazards: 'Kieső emberek',
    changes: 'Cserék',
    penalties: 'A büntetőpárbaj',
    deck: 'A pakli',
  },
}

/** The kinds of match they are from, by the names of their sheets. */
export const sheetTexts: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { finale: 'Finale' },
  de: { finale: 'Finale' },
  hu: { finale: 'Finale' },
}
