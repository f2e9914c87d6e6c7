import type { Known, Language } from '@libero/kernel/words'
import { knownWords, sourceWords } from '@libero/kernel/words'
import type { Part } from '../cards/known.ts'
import type { Source } from '../cards/set.ts'

const PARTS: Readonly<Record<Language, Readonly<Record<Part, string>>>> = {
  en: {
    number: 'number',
    position: 'position',
    side: 'side',
    counts: 'how many there are of each kind',
    colour: 'that long balls have a colour of their own',
    three: 'that one of them adds 3',
    'best-field': 'how many are drawn from the best field',
    name: 'name',
    silver: 'the outline of the silver skill',
    gold: 'the outline of the gold skill',
    'free-silver': 'that silver is free',
    team: 'that there is a card of this team',
    colours: 'colours',
    style: 'style',
    keeper: 'the star keeper',
    second: 'number 2',
    poacher: 'the gold goal poacher and two utility men',
  },
  de: {
    number: 'Nummer',
    position: 'Position',
    side: 'Seite',
    counts: 'wie viele es von jeder Art gibt',
    colour: 'dass lange Pässe eine eigene Farbe haben',
    three: 'dass eine von ihnen 3 bringt',
    'best-field': 'wie viele vom besten Feld aus gezogen werden',
    name: 'Name',
    silver: 'Umriss der silbernen Fähigkeit',
    gold: 'Umriss der goldenen Fähigkeit',
    'free-silver': 'dass Silber nichts kostet',
    team: 'dass es eine Karte dieser Mannschaft gibt',
    colours: 'Farben',
    style: 'Spielstil',
    keeper: 'der Startorwart',
    second: 'die Nummer 2',
    poacher: 'der goldene Abstauber und zwei Allrounder',
  },
  hu: {
    number: 'szám',
    position: 'poszt',
    side: 'oldal',
    counts: 'hogy melyik fajtából mennyi van',
    colour: 'hogy a hosszú labdának saját színe van',
    three: 'hogy az egyik 3-at ér',
    'best-field': 'hogy a legjobb mezőről hányat kell húzni',
    name: 'név',
    silver: 'az ezüst képesség körvonala',
    gold: 'az arany képesség körvonala',
    'free-silver': 'hogy az ezüst ingyen van',
    team: 'hogy van kártyája ennek a csapatnak',
    colours: 'színek',
    style: 'stílus',
    keeper: 'a sztárkapus',
    second: 'a 2-es szám',
    poacher: 'az arany gólvadász és két mindenes',
  },
}

/** What of a card is known and what is ours, in words; where its source says it all, that. */
export const originWords = (language: Language, known: Known<Part> | undefined, source: Source): string =>
  known ? knownWords(language, known, PARTS[language]) : sourceWords(language, source)
