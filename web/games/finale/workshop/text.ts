import type { Language } from '@libero/kernel/words'

interface FinaleWorkshopText {
  readonly footballers: string
  readonly footballer: string
  readonly tactics: string
  readonly tactic: string
  readonly name: string
  readonly club: string
  readonly price: string
  readonly line: string
  readonly lines: Readonly<Record<'keeper' | 'defence' | 'midfield' | 'attack', string>>
  readonly turning: string
  readonly footballs: string
  readonly threatens: string
  readonly nothing: string
  /** The four edges in turning order. */
  readonly edges: readonly [string, string, string, string]
  /** §2.4 Which corner belongs to which edge. */
  readonly symbolIn: string
  readonly beginner: string
  readonly turns: string
  readonly notYet: string
  readonly colour: string
  readonly power: string
  readonly places: string
  readonly corners: Readonly<
    Record<'buildUp.attack' | 'buildUp.defence' | 'finish.attack' | 'finish.defence', string>
  >
  readonly arrow: string
  readonly arrowWords: Readonly<Record<'side' | 'from' | 'to', string>>
  readonly arrowSides: Readonly<Record<'attack' | 'defence', string>>
  readonly closing: string
  readonly die: string
  readonly faces: string
  readonly face: string
  readonly dieUnknown: string
  readonly strikes: string
  readonly opponents: string
}

export const finaleWorkshopTexts: Readonly<Record<Language, FinaleWorkshopText>> = {
  en: {
    footballers: 'Footballers',
    footballer: 'Footballer',
    tactics: 'Tactics',
    tactic: 'Tactic card',
    name: 'Name',
    club: 'Club',
    price: 'Price',
    line: 'Line',
    lines: { keeper: 'Keeper', defence: 'Defence', midfield: 'Midfield', attack: 'Attack' },
    turning: 'Turning order',
    footballs: 'Footballs',
    threatens: 'Threatens',
    nothing: 'Nothing',
    edges: ['Top', 'Right', 'Bottom', 'Left'],
    symbolIn: 'Symbol upper right: top. Lower right: right. Lower left: bottom. Upper left: left.',
    beginner: 'One of the fifteen for a first match',
    turns: 'As he turns in a match',
    notYet: 'not yet',
    colour: 'Colour',
    power: 'Power',
    places: 'Who plays',
    corners: {
      'buildUp.attack': 'Build-up: attacker',
      'buildUp.defence': 'Build-up: defender',
      'finish.attack': 'Finish: attacker',
      'finish.defence': 'Finish: defender',
    },
    arrow: 'Arrows',
    arrowWords: { side: 'Whose', from: 'From the build-up', to: 'Into the finish' },
    arrowSides: { attack: 'Attacker', defence: 'Defender' },
    closing: 'The closing card',
    die: 'Die',
    faces: 'The six faces, in any order',
    face: 'Face {number}',
    dieUnknown: 'Only who has the box knows them. While nothing is typed here, the die has {faces}.',
    strikes: '{count} of 6 faces ({numbers})',
    opponents:
      'All five opponents play it at once. First-division and National coach judge by what they learned with Libero’s cards, and the National coach picks his men by strengths and hazards, not by measure.',
  },
  de: {
    footballers: 'Fußballer',
    footballer: 'Fußballer',
    tactics: 'Taktiken',
    tactic: 'Taktikkarte',
    name: 'Name',
    club: 'Verein',
    price: 'Punktwert',
    line: 'Reihe',
    lines: { keeper: 'Tor', defence: 'Abwehr', midfield: 'Mittelfeld', attack: 'Sturm' },
    turning: 'Drehrichtung',
    footballs: 'Fußbälle',
    threatens: 'Droht',
    nothing: 'Nichts',
    edges: ['Oben', 'Rechts', 'Unten', 'Links'],
    symbolIn: 'Symbol oben rechts: oben. Unten rechts: rechts. Unten links: unten. Oben links: links.',
    beginner: 'Einer der fünfzehn für ein erstes Spiel',
    turns: 'So dreht er sich im Spiel',
    notYet: 'noch nicht',
    colour: 'Farbe',
    power: 'Kampfstärke',
    places: 'Wer spielt',
    corners: {
      'buildUp.attack': 'Aufbau: Angreifer',
      'buildUp.defence': 'Aufbau: Verteidiger',
      'finish.attack': 'Spielabschluss: Angreifer',
      'finish.defence': 'Spielabschluss: Verteidiger',
    },
    arrow: 'Pfeile',
    arrowWords: { side: 'Wessen', from: 'Aus dem Aufbau', to: 'In den Spielabschluss' },
    arrowSides: { attack: 'Angreifer', defence: 'Verteidiger' },
    closing: 'Die Schlusskarte',
    die: 'Würfel',
    faces: 'Die sechs Seiten, in beliebiger Reihenfolge',
    face: 'Seite {number}',
    dieUnknown: 'Nur wer die Schachtel hat, kennt sie. Solange hier nichts steht, hat der Würfel {faces}.',
    strikes: '{count} von 6 Seiten ({numbers})',
    opponents:
      'Alle fünf Gegner spielen ihn sofort. Erstliga- und Nationaltrainer urteilen nach dem, was sie mit Liberos Karten gelernt haben, und der Nationaltrainer wählt seine Männer nach Stärken und Gefahren, nicht nach Messung.',
  },
  hu: {
    footballers: 'Futballisták',
    footballer: 'Futballista',
    tactics: 'Taktikák',
    tactic: 'Taktikakártya',
    name: 'Név',
    club: 'Klub',
    price: 'Ár',
    line: 'Sor',
    lines: { keeper: 'Kapu', defence: 'Védelem', midfield: 'Középpálya', attack: 'Támadósor' },
    turning: 'Forgatási sorrend',
    footballs: 'Labdák',
    threatens: 'Fenyegeti',
    nothing: 'Semmi',
    edges: ['Felső', 'Jobb', 'Alsó', 'Bal'],
    symbolIn: 'Jel jobbra fent: felső. Jobbra lent: jobb. Balra lent: alsó. Balra fent: bal.',
    beginner: 'Az első mérkőzés tizenöt emberének egyike',
    turns: 'Így fordul a mérkőzésen',
    notYet: 'még nincs',
    colour: 'Szín',
    power: 'Küzdőerő',
    places: 'Ki játszik',
    corners: {
      'buildUp.attack': 'Építés: támadó',
      'buildUp.defence': 'Építés: védő',
      'finish.attack': 'Befejezés: támadó',
      'finish.defence': 'Befejezés: védő',
    },
    arrow: 'Nyilak',
    arrowWords: { side: 'Kié', from: 'Az építésből', to: 'A befejezésbe' },
    arrowSides: { attack: 'Támadó', defence: 'Védő' },
    closing: 'A zárólap',
    die: 'Kocka',
    faces: 'A hat oldal, tetszőleges sorrendben',
    face: '{number}. oldal',
    dieUnknown: 'Csak az ismeri, akinek megvan a doboz. Amíg itt nem áll semmi, a kocka oldalai: {faces}.',
    strikes: '6 oldalból {count} ({numbers})',
    opponents:
      'Mind az öt ellenfél azonnal játszik vele. Az élvonalbeli edző és a szövetségi kapitány a Libero kártyáival tanultak szerint ítél, és a kapitány erők és veszélyek szerint válogat, nem mérés alapján.',
  },
}
