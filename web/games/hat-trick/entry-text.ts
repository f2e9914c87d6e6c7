import type { Language } from '@libero/kernel/words'
import type { EntryWords } from '../../entry.ts'

export const hatTrickEntryTexts: Readonly<Record<Language, EntryWords>> = {
  en: {
    name: 'Hat-Trick',
    character: 'Short pass, long ball, bluff',
    length: 'about 25 min',
    reconstructed:
      'the players’ footballs, the shooting cards and the keepers’ draws; in the Players expansion most figures and effects',
  },
  de: {
    name: 'Hat-Trick',
    character: 'Kurzpass, langer Pass, Bluff',
    length: 'etwa 25 min',
    reconstructed:
      'die Bälle der Spieler, die Schusskarten und die Karten der Torhüter; in der Erweiterung Players die meisten Zahlen und Wirkungen',
  },
  hu: {
    name: 'Hat-Trick',
    character: 'Rövid passz, felívelés, blöff',
    length: 'kb. 25 perc',
    reconstructed:
      'a játékosok labdái, a lövéskártyák és a kapusok húzásai; a Players kiegészítőben a legtöbb érték és hatás',
  },
}
