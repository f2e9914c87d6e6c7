import type { Language } from '@libero/kernel/words'
import type { Motif } from './motifs.ts'

/** The chapters by name. */
export const motifTexts: Readonly<Record<Language, Readonly<Record<Motif, string>>>> = {
  en: {
    'kick-off': 'Kick-off',
    'choosing-match-cards': 'Choosing match cards',
    'attacking-card': 'A card to attack, or stop',
    'defending-card': 'A card to defend, or stop',
    abilities: 'Abilities',
    tokens: 'Tokens',
    motivation: 'Motivation and transfers',
    'shot-or-pass': 'Shot or pass',
    rerolls: 'Rolling again',
    keeper: 'The keeper',
    'special-shots': 'Special shots',
  },
  de: {
    'kick-off': 'Der Anstoß',
    'choosing-match-cards': 'Matchkarten wählen',
    'attacking-card': 'Eine Karte zum Angriff, oder aufhören',
    'defending-card': 'Eine Karte zur Abwehr, oder aufhören',
    abilities: 'Fähigkeiten',
    tokens: 'Token',
    motivation: 'Motivation und Transfers',
    'shot-or-pass': 'Schuss oder Pass',
    rerolls: 'Noch einmal würfeln',
    keeper: 'Der Torwart',
    'special-shots': 'Spezialschüsse',
  },
  hu: {
    'kick-off': 'A kezdőrúgás',
    'choosing-match-cards': 'Meccslapok választása',
    'attacking-card': 'Támadó lap, vagy megállni',
    'defending-card': 'Védekező lap, vagy megállni',
    abilities: 'Képességek',
    tokens: 'Zsetonok',
    motivation: 'Motiváció és igazolások',
    'shot-or-pass': 'Lövés vagy passz',
    rerolls: 'Újradobás',
    keeper: 'A kapus',
    'special-shots': 'Különleges lövések',
  },
}

/** The kinds of match they are from, by the names of their sheets. */
export const sheetTexts: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { 'captain-tsubasa': 'Captain Tsubasa' },
  de: { 'captain-tsubasa': 'Captain Tsubasa' },
  hu: { 'captain-tsubasa': 'Captain Tsubasa' },
}
