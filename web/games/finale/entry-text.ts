import type { Language } from '@libero/kernel/words'
import type { EntryWords } from '../../entry.ts'

export const finaleEntryTexts: Readonly<Record<Language, EntryWords>> = {
  en: {
    name: 'Finale',
    character: 'Squad, tactics, counter',
    length: 'about 10 min',
    reconstructed: 'the tactic cards, the die and where the hazards stand',
  },
  de: {
    name: 'Finale',
    character: 'Kader, Taktik, Konter',
    length: 'etwa 10 min',
    reconstructed: 'die Taktikkarten, der Würfel und wo die Gefahren stehen',
  },
  hu: {
    name: 'Finale',
    character: 'Keret, taktika, kontra',
    length: 'kb. 10 perc',
    reconstructed: 'a taktikai kártyák, a dobókocka és a veszélyjelek helye',
  },
}
