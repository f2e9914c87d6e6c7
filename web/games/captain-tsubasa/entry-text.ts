import type { Language } from '@libero/kernel/words'
import type { EntryWords } from '../../entry.ts'

export const captainTsubasaEntryTexts: Readonly<Record<Language, EntryWords>> = {
  en: {
    name: 'Captain Tsubasa',
    character: 'Abilities and special shots',
    length: 'about 15 min',
    reconstructed: 'the values of all cards and most abilities',
  },
  de: {
    name: 'Captain Tsubasa',
    character: 'Fähigkeiten und Spezialschüsse',
    length: 'etwa 15 min',
    reconstructed: 'die Werte aller Karten und die meisten Fähigkeiten',
  },
  hu: {
    name: 'Captain Tsubasa',
    character: 'Képességek, különleges lövések',
    length: 'kb. 15 perc',
    reconstructed: 'az összes kártya értéke és a legtöbb képesség',
  },
}
