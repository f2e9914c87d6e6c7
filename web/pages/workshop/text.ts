import type { Language } from '@libero/kernel/words'
import type { SetTrouble } from '../../keep/sets.ts'

interface WorkshopText {
  readonly title: string
  readonly lead: string
  readonly begin: string
  readonly fromOurs: string
  readonly fromOursAbout: string
  readonly fromNothing: string
  readonly fromNothingAbout: string
  readonly fromFile: string
  readonly fromFileAbout: string
  readonly mine: string
  readonly none: string
  readonly open: string
  readonly remove: string
  readonly removeSure: string
  readonly removeYes: string
  readonly removeNo: string
  /** How far a set in the list has come. */
  readonly complete: string
  readonly incomplete: string
  readonly nameless: string
  readonly name: string
  readonly kept: string
  readonly keeping: string
  readonly importFile: string
  readonly exportFile: string
  readonly share: string
  readonly copied: string
  readonly copyYourself: string
  /** 'Footballer 42 of 60' */
  readonly card: string
  readonly previous: string
  readonly next: string
  readonly drawn: string
  readonly kits: { readonly home: string; readonly away: string }
  readonly kit: string
  readonly keepNext: string
  readonly putBack: string
  readonly byKeyboard: string
  readonly afterwards: string
  readonly cards: string
  readonly kinds: string
  /** What is said of a card in the list. */
  readonly typed: string
  readonly toType: string
  readonly wrong: string
  readonly unnamed: string
  readonly stillToType: string
  readonly fillUp: string
  readonly add: string
  readonly removeCard: string
  readonly problems: string
  readonly showProblem: string
  readonly play: string
  readonly missing: string
  readonly missingProblems: string
  readonly missingCards: string
  readonly and: string
  readonly ready: string
  readonly nameFirst: string
  readonly clear: string
  readonly unknown: string
  readonly notKept: string
  readonly otherGame: string
  readonly troubles: Readonly<Record<Exclude<SetTrouble, 'link-newer' | 'link-damaged'>, string>>
  /** Where the cards of a match are chosen. */
  readonly choose: string
  readonly ours: string
  readonly brought: string
  readonly toWorkshop: string
}

export const workshopTexts: Readonly<Record<Language, WorkshopText>> = {
  en: {
    title: 'Card workshop',
    lead: 'Type in the cards of your own box, or invent some: each card is drawn as you type, every mistake is named where it is, and both of you can play with them at once.',
    begin: 'Begin a set',
    fromOurs: 'From Libero’s set',
    fromOursAbout: 'Everything is there; change what is different in your box.',
    fromNothing: 'From an empty set',
    fromNothingAbout: 'What the rules fix is given, the rest is read from your cards.',
    fromFile: 'From a file',
    fromFileAbout: 'A set somebody exported, or one you play with in the terminal.',
    mine: 'Your sets',
    none: 'No set of your own yet.',
    open: 'Open',
    remove: 'Delete',
    removeSure: 'Delete “{name}”? Matches played with it keep their cards.',
    removeYes: 'Delete',
    removeNo: 'Keep',
    complete: 'complete',
    incomplete: '{count} still to type',
    nameless: 'no name yet',
    name: 'Name of the set',
    kept: 'kept on this device',
    keeping: 'being kept …',
    importFile: 'Import',
    exportFile: 'Export file',
    share: 'Share link',
    copied: 'Link copied. Whoever opens it gets these cards.',
    copyYourself: 'This link opens these cards:',
    card: '{kind} {number} of {count}',
    previous: 'Previous card',
    next: 'Next card',
    drawn: 'Drawn as you type',
    kit: 'Kit',
    kits: { home: 'Home kit', away: 'Away kit' },
    keepNext: 'Keep, next card',
    putBack: 'Put back',
    byKeyboard: 'By keyboard:',
    afterwards: 'then',
    cards: 'Cards of the set',
    kinds: 'Kinds of cards',
    typed: 'typed',
    toType: 'still to type',
    wrong: 'something is wrong',
    unnamed: 'not typed yet',
    stillToType: '{count} still to type',
    fillUp: 'fill up from Libero’s set',
    add: 'Add a card',
    removeCard: 'Take out',
    problems: '{count} {count?problem:problems}',
    showProblem: 'Show the next problem',
    play: 'Play with this set',
    missing: 'Still missing: {what}.',
    missingProblems: '{count} {count?problem:problems} to mend.',
    missingCards: '{kind}: {count}',
    and: 'and',
    ready: 'Everything is there: the set can be played with.',
    nameFirst: 'a name for the set',
    clear: 'Take the last one back',
    unknown: 'There is no such set in this browser.',
    notKept: 'The browser could not keep this set. Export it as a file, so that nothing is lost.',
    otherGame: 'These cards belong to another game: {game}.',
    troubles: {
      'set-damaged': 'This file cannot be read: part of it is missing or was changed.',
      'set-too-long': 'This file is too long for a card set.',
      'set-strange': 'There are no cards of this game in this file.',
    },
    choose: 'Cards',
    ours: 'Libero’s cards',
    brought: '{name} (from elsewhere)',
    toWorkshop: 'Card workshop',
  },
  de: {
    title: 'Kartenwerkstatt',
    lead: 'Tippe die Karten deiner eigenen Schachtel ein oder erfinde welche: Jede Karte wird beim Tippen gezeichnet, jeder Fehler steht dort, wo er ist, und ihr könnt sofort damit spielen.',
    begin: 'Einen Satz beginnen',
    fromOurs: 'Mit Liberos Satz',
    fromOursAbout: 'Alles ist da; ändere, was in deiner Schachtel anders ist.',
    fromNothing: 'Mit einem leeren Satz',
    fromNothingAbout: 'Was die Regeln festlegen, steht schon da, den Rest liest du von deinen Karten ab.',
    fromFile: 'Aus einer Datei',
    fromFileAbout: 'Ein Satz, den jemand gesichert hat oder mit dem du im Terminal spielst.',
    mine: 'Deine Sätze',
    none: 'Noch kein eigener Satz.',
    open: 'Öffnen',
    remove: 'Löschen',
    removeSure: '„{name}“ löschen? Spiele, die damit begonnen wurden, behalten ihre Karten.',
    removeYes: 'Löschen',
    removeNo: 'Behalten',
    complete: 'vollständig',
    incomplete: 'noch {count} zu tippen',
    nameless: 'noch ohne Namen',
    name: 'Name des Satzes',
    kept: 'auf diesem Gerät aufbewahrt',
    keeping: 'wird aufbewahrt …',
    importFile: 'Einlesen',
    exportFile: 'Als Datei sichern',
    share: 'Link teilen',
    copied: 'Link kopiert. Wer ihn öffnet, bekommt diese Karten.',
    copyYourself: 'Dieser Link öffnet diese Karten:',
    card: '{kind} {number} von {count}',
    previous: 'Vorige Karte',
    next: 'Nächste Karte',
    drawn: 'Beim Tippen gezeichnet',
    kit: 'Trikot',
    kits: { home: 'Heimtrikot', away: 'Gasttrikot' },
    keepNext: 'Behalten, nächste Karte',
    putBack: 'Zurücksetzen',
    byKeyboard: 'Mit der Tastatur:',
    afterwards: 'dann',
    cards: 'Karten des Satzes',
    kinds: 'Arten von Karten',
    typed: 'getippt',
    toType: 'noch zu tippen',
    wrong: 'etwas stimmt nicht',
    unnamed: 'noch nicht getippt',
    stillToType: 'noch {count} zu tippen',
    fillUp: 'mit Liberos Satz auffüllen',
    add: 'Eine Karte mehr',
    removeCard: 'Herausnehmen',
    problems: '{count} {count?Problem:Probleme}',
    showProblem: 'Das nächste Problem zeigen',
    play: 'Mit diesem Satz spielen',
    missing: 'Es fehlt noch: {what}.',
    missingProblems: '{count} {count?Problem:Probleme} zu beheben.',
    missingCards: '{kind}: {count}',
    and: 'und',
    ready: 'Alles ist da: Mit diesem Satz kann gespielt werden.',
    nameFirst: 'ein Name für den Satz',
    clear: 'Den letzten zurücknehmen',
    unknown: 'Diesen Satz gibt es in diesem Browser nicht.',
    notKept:
      'Der Browser konnte diesen Satz nicht aufbewahren. Sichere ihn als Datei, damit nichts verloren geht.',
    otherGame: 'Diese Karten gehören zu einem anderen Spiel: {game}.',
    troubles: {
      'set-damaged': 'Diese Datei lässt sich nicht lesen: Ein Teil fehlt oder wurde verändert.',
      'set-too-long': 'Diese Datei ist zu lang für einen Kartensatz.',
      'set-strange': 'In dieser Datei sind keine Karten dieses Spiels.',
    },
    choose: 'Karten',
    ours: 'Liberos Karten',
    brought: '{name} (von anderswo)',
    toWorkshop: 'Kartenwerkstatt',
  },
  hu: {
    title: 'Kártyaműhely',
    lead: 'Gépeld be a saját dobozod kártyáit, vagy találj ki újakat: minden kártya gépelés közben rajzolódik ki, minden hiba ott áll, ahol van, és azonnal játszhattok velük.',
    begin: 'Új készlet',
    fromOurs: 'A Libero készletéből',
    fromOursAbout: 'Minden megvan; írd át, ami a dobozodban más.',
    fromNothing: 'Üres készletből',
    fromNothingAbout: 'Amit a szabályok rögzítenek, az adott, a többit a kártyáidról olvasod le.',
    fromFile: 'Fájlból',
    fromFileAbout: 'Valaki mentett készlete, vagy amivel a terminálban játszol.',
    mine: 'A készleteid',
    none: 'Még nincs saját készleted.',
    open: 'Megnyitás',
    remove: 'Törlés',
    removeSure: 'Törlöd ezt: „{name}”? A vele játszott mérkőzések megtartják a kártyáikat.',
    removeYes: 'Törlés',
    removeNo: 'Megtartom',
    complete: 'teljes',
    incomplete: 'még {count} hiányzik',
    nameless: 'még névtelen',
    name: 'A készlet neve',
    kept: 'ezen az eszközön megőrizve',
    keeping: 'mentés …',
    importFile: 'Beolvasás',
    exportFile: 'Mentés fájlba',
    share: 'Link megosztása',
    copied: 'A link a vágólapon van. Aki megnyitja, ezeket a kártyákat kapja.',
    copyYourself: 'Ez a link ezeket a kártyákat nyitja meg:',
    card: '{kind}: {number} / {count}',
    previous: 'Előző kártya',
    next: 'Következő kártya',
    drawn: 'Gépelés közben rajzolva',
    kit: 'Mez',
    kits: { home: 'Hazai mez', away: 'Vendégmez' },
    keepNext: 'Megtartom, következő',
    putBack: 'Visszaállítás',
    byKeyboard: 'Billentyűzettel:',
    afterwards: 'majd',
    cards: 'A készlet kártyái',
    kinds: 'Kártyafajták',
    typed: 'megvan',
    toType: 'még hiányzik',
    wrong: 'valami nem stimmel',
    unnamed: 'még nincs begépelve',
    stillToType: 'még {count} hiányzik',
    fillUp: 'feltöltés a Libero készletéből',
    add: 'Még egy kártya',
    removeCard: 'Kiveszem',
    problems: '{count} {count?hiba:hiba}',
    showProblem: 'A következő hiba mutatása',
    play: 'Játék ezzel a készlettel',
    missing: 'Még hiányzik: {what}.',
    missingProblems: '{count} {count?hiba:hiba} javítandó.',
    missingCards: '{kind}: {count}',
    and: 'és',
    ready: 'Minden megvan: a készlettel lehet játszani.',
    nameFirst: 'a készlet neve',
    clear: 'Az utolsó visszavonása',
    unknown: 'Ebben a böngészőben nincs ilyen készlet.',
    notKept: 'A böngésző nem tudta megőrizni ezt a készletet. Mentsd fájlba, hogy semmi se vesszen el.',
    otherGame: 'Ezek a kártyák egy másik játékhoz tartoznak: {game}.',
    troubles: {
      'set-damaged': 'Ezt a fájlt nem lehet elolvasni: egy része hiányzik vagy megváltozott.',
      'set-too-long': 'Ez a fájl túl hosszú egy kártyakészlethez.',
      'set-strange': 'Ebben a fájlban nincsenek ennek a játéknak a kártyái.',
    },
    choose: 'Kártyák',
    ours: 'A Libero kártyái',
    brought: '{name} (máshonnan)',
    toWorkshop: 'Kártyaműhely',
  },
}
