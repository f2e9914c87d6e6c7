import type { Language } from '@libero/kernel/words'

interface CaptainTsubasaWorkshopText {
  readonly kinds: Readonly<
    Record<
      'starting' | 'match' | 'motivation' | 'transfers' | 'shots' | 'defences' | 'bookings',
      readonly [string, string]
    >
  >
  readonly name: string
  readonly team: string
  readonly anybody: string
  readonly number: string
  readonly half: string
  readonly keeper: string
  readonly fans: string
  readonly advanced: string
  readonly price: string
  readonly of: string
  readonly stops: string
  readonly ability: string
  readonly second: string
  readonly none: string
  readonly deeds: Readonly<Record<'gain' | 'draw' | 'save', string>>
  readonly when: string
  readonly whens: Readonly<Record<'always' | 'attacking' | 'defending', string>>
  readonly must: string
  readonly musts: Readonly<Record<'nothing' | 'exhaust' | 'book' | 'discard' | 'remove', string>>
  readonly tokens: string
  readonly count: string
  readonly each: string
  /** §6.4 How the symbols of the box are typed. */
  readonly symbols: string
  readonly held: string
  readonly corner: string
  readonly opponents: string
  readonly yellow: string
  readonly red: string
  readonly penalty: string
  readonly asOurs: string
}

export const captainTsubasaWorkshopTexts: Readonly<Record<Language, CaptainTsubasaWorkshopText>> = {
  en: {
    kinds: {
      starting: ['Starting', 'Starting card'],
      match: ['Match', 'Match card'],
      motivation: ['Motivation', 'Motivation card'],
      transfers: ['Transfers', 'Transfer card'],
      shots: ['Special shots', 'Special shot'],
      defences: ['Special defences', 'Special defence'],
      bookings: ['Booking card', 'Booking card'],
    },
    name: 'Name',
    team: 'Team',
    anybody: 'Anybody’s',
    number: 'Number',
    half: 'Half',
    keeper: 'Keeper',
    fans: 'Fans',
    advanced: 'Left out of a first game (white star)',
    price: 'Price in tokens',
    of: 'Motivates',
    stops: 'Stops',
    ability: 'Ability',
    second: 'Second ability',
    none: 'None',
    deeds: { gain: 'gain tokens', draw: 'draw cards', save: 'roll for the keeper' },
    when: 'For whom',
    whens: { always: 'Both', attacking: 'Attack only', defending: 'Defence only' },
    must: 'Then must',
    musts: {
      nothing: 'Nothing',
      exhaust: 'Take exhaustion',
      book: 'Take a yellow card',
      discard: 'Discard a card',
      remove: 'Remove this card',
    },
    tokens: 'Which tokens',
    count: 'How many',
    each: 'One of each kind (all three symbols, no number)',
    symbols:
      'As printed: two symbols with a slash are a choice; all three without a number one of each; “2x” and all three: How many 2.',
    held: 'Held up to',
    corner: 'Corner up to',
    opponents:
      'All five opponents play it at once; First-division and National coach judge by what they learned with Libero’s cards.',
    yellow: 'Yellow card',
    red: 'Red card',
    penalty: 'Penalty, with its minus',
    asOurs: 'What is left empty is as in Libero’s set: {yellow}; red: {red}.',
  },
  de: {
    kinds: {
      starting: ['Startdeck-Karten', 'Startdeck-Karte'],
      match: ['Matchkarten', 'Matchkarte'],
      motivation: ['Motivation', 'Motivationskarte'],
      transfers: ['Transfers', 'Transferkarte'],
      shots: ['Spezialschüsse', 'Spezialschuss'],
      defences: ['Spezialverteidigungen', 'Spezialverteidigung'],
      bookings: ['Gelbe/Rote Karte', 'Gelbe/Rote Karte'],
    },
    name: 'Name',
    team: 'Mannschaft',
    anybody: 'Für alle',
    number: 'Nummer',
    half: 'Hälfte',
    keeper: 'Torwart',
    fans: 'Fans',
    advanced: 'Fehlt im ersten Spiel (weißer Stern)',
    price: 'Preis in Token',
    of: 'Motiviert',
    stops: 'Stoppt',
    ability: 'Fähigkeit',
    second: 'Zweite Fähigkeit',
    none: 'Keine',
    deeds: { gain: 'Token erhalten', draw: 'Karten ziehen', save: 'für den Torwart würfeln' },
    when: 'Für wen',
    whens: { always: 'Beide', attacking: 'Nur im Angriff', defending: 'Nur in der Abwehr' },
    must: 'Danach Pflicht',
    musts: {
      nothing: 'Nichts',
      exhaust: 'Erschöpfung erhalten',
      book: 'Gelbe Karte erhalten',
      discard: 'Eine Karte ablegen',
      remove: 'Diese Karte entfernen',
    },
    tokens: 'Welche Token',
    count: 'Wie viele',
    each: 'Von jeder Art einen (alle drei Symbole, keine Zahl)',
    symbols:
      'Wie gedruckt: Zwei Symbole mit Schrägstrich sind eine Wahl, alle drei ohne Zahl einer von jeder Art; „2x“ und alle drei: Wie viele 2.',
    held: 'Gehalten bis',
    corner: 'Eckball bis',
    opponents:
      'Alle fünf Gegner spielen ihn sofort; Erstliga- und Nationaltrainer urteilen nach dem, was sie mit Liberos Karten gelernt haben.',
    yellow: 'Gelbe Karte',
    red: 'Rote Karte',
    penalty: 'Strafe, mit ihrem Minus',
    asOurs: 'Was leer bleibt, ist wie in Liberos Satz: {yellow}; Rot: {red}.',
  },
  hu: {
    kinds: {
      starting: ['Kezdőlapok', 'Kezdőlap'],
      match: ['Meccslapok', 'Meccslap'],
      motivation: ['Motiváció', 'Motivációs lap'],
      transfers: ['Átigazolások', 'Átigazolási lap'],
      shots: ['Különleges lövések', 'Különleges lövés'],
      defences: ['Különleges védekezések', 'Különleges védekezés'],
      bookings: ['Sárga/piros lap', 'Sárga/piros lap'],
    },
    name: 'Név',
    team: 'Csapat',
    anybody: 'Bárkié',
    number: 'Mezszám',
    half: 'Félidő',
    keeper: 'Kapus',
    fans: 'Szurkolók',
    advanced: 'Az első játékból kimarad (fehér csillag)',
    price: 'Ára zsetonban',
    of: 'Motiválja',
    stops: 'Ezt védi ki',
    ability: 'Képesség',
    second: 'Második képesség',
    none: 'Nincs',
    deeds: { gain: 'zsetont kap', draw: 'lapot húz', save: 'dobás a kapusért' },
    when: 'Kinek',
    whens: { always: 'Mindkettő', attacking: 'Csak támadásban', defending: 'Csak védekezésben' },
    must: 'Utána kötelező',
    musts: {
      nothing: 'Semmi',
      exhaust: 'Kimerültség',
      book: 'Sárga lap',
      discard: 'Egy lap eldobása',
      remove: 'Ez a lap ki',
    },
    tokens: 'Milyen zseton',
    count: 'Hány',
    each: 'Mindegyikből egy (mindhárom jel, szám nélkül)',
    symbols:
      'Ahogy nyomtatták: két jel perjellel választás, mindhárom szám nélkül mindegyikből egy; „2x” és mindhárom: Hány 2.',
    held: 'Megfogja eddig',
    corner: 'Szöglet eddig',
    opponents:
      'Mind az öt ellenfél azonnal játszik vele; az élvonalbeli edző és a szövetségi kapitány a Libero kártyáival tanultak szerint ítél.',
    yellow: 'Sárga lap',
    red: 'Piros lap',
    penalty: 'Büntetés, mínuszjellel',
    asOurs: 'Ami üres marad, olyan, mint a Libero készletében: {yellow}; piros: {red}.',
  },
}
