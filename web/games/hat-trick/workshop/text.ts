import type { Language } from '@libero/kernel/words'

const KINDS = [
  'players',
  'actions',
  'shooting',
  'keeping',
  'teams',
  'types',
  'styles',
  'conditions',
  'budgets',
  'keeper',
  'teamCards',
] as const
type KindName = (typeof KINDS)[number]

interface HatTrickWorkshopText {
  /** All of them, and one. */
  readonly kinds: Readonly<Record<KindName, readonly [string, string]>>
  readonly name: string
  readonly attack: string
  readonly defence: string
  readonly footballs: string
  readonly flank: string
  readonly byNumber: string
  readonly deckSum: string
  readonly plus: string
  readonly regularKeeper: string
  readonly starKeeper: string
  readonly draws: string
  readonly fields: readonly [string, string, string, string]
  readonly lines: { readonly final: string; readonly secondLast: string }
  readonly dives: string
  readonly shotInto: string
  readonly symbols: Readonly<Record<'plus' | 'minus' | 'empty', string>>
  readonly stars: string
  readonly numbers: string
  readonly shield: string
  readonly price: string
  readonly goldPrice: string
  readonly copies: string
  readonly does: string
  readonly when: string
  readonly if: string
  readonly amount: string
  readonly style: string
  readonly row: string
  readonly rows: Readonly<Record<'short' | 'long' | 'dribble' | 'lines', string>>
  readonly times: string
  readonly purses: { readonly defensive: string; readonly offensive: string }
  readonly keeperSide: string
  readonly captain: string
  readonly lineUp: string
  readonly number: string
  readonly playerType: string
  readonly gold: string
  readonly bench: string
  readonly nobody: string
  readonly value: string
  readonly power: Readonly<Record<'defence' | 'midfield' | 'attack', string>>
  readonly colours: readonly [string, string]
  readonly none: string
  readonly addPlayers: string
  readonly dropPlayers: string
  readonly opponents: string
}

export const hatTrickWorkshopTexts: Readonly<Record<Language, HatTrickWorkshopText>> = {
  en: {
    kinds: {
      players: ['Players', 'Player'],
      actions: ['Action deck', 'Action deck'],
      shooting: ['Shooting', 'Shooting card'],
      keeping: ['Keepers', 'Keeper cards'],
      teams: ['National teams', 'National team'],
      types: ['Player types', 'Player type'],
      styles: ['Style cards', 'Style card'],
      conditions: ['Styles', 'Style'],
      budgets: ['Budgets', 'Budget'],
      keeper: ['Gold keeper', 'Gold keeper'],
      teamCards: ['Team cards', 'Team card'],
    },
    name: 'Name',
    attack: 'Attacking',
    defence: 'Defending',
    footballs: 'Footballs',
    flank: 'Side of the footballs',
    byNumber: 'By the number: even left, odd right',
    deckSum: '{count} of {deck} cards',
    plus: 'Adds to the shot',
    regularKeeper: 'Regular keeper',
    starKeeper: 'Star keeper',
    draws: 'Cards he draws',
    fields: ['Left wing', 'Left', 'Right', 'Right wing'],
    lines: { final: 'Final line', secondLast: 'Line before' },
    dives: 'Dives',
    shotInto: 'Shot {corner}',
    symbols: { plus: 'Plus', minus: 'Minus', empty: 'Empty' },
    stars: 'Stars',
    numbers: 'Numbers (none: any)',
    shield: 'Shield',
    price: 'Price',
    goldPrice: 'In gold',
    copies: 'Cards',
    does: 'What it does',
    when: 'When',
    if: 'Only if',
    amount: 'How much',
    style: 'Style',
    row: 'Won by',
    rows: {
      short: 'short passes in a row',
      long: 'long balls in a row',
      dribble: 'dribbles in a row',
      lines: 'players who changed lines',
    },
    times: 'How often',
    purses: { defensive: 'Defensive purse', offensive: 'Offensive purse' },
    keeperSide: 'Keeper',
    captain: 'Captain',
    lineUp: 'Line-up',
    number: 'Number',
    playerType: 'Player type',
    gold: 'Gold',
    bench: 'Bench',
    nobody: 'Nobody',
    value: 'Value',
    power: { defence: 'Defence', midfield: 'Midfield', attack: 'Attack' },
    colours: ['Shirt', 'Second colour'],
    none: 'Not said',
    addPlayers: 'add player cards (expansion)',
    dropPlayers: 'leave player cards out',
    opponents:
      'All five opponents play it at once. First-division and National coach judge by what they learned with Libero’s cards; with player types of your own the National coach takes a ready-made team card instead of a squad of his.',
  },
  de: {
    kinds: {
      players: ['Spieler', 'Spieler'],
      actions: ['Aktionsdeck', 'Aktionsdeck'],
      shooting: ['Schusskarten', 'Schusskarte'],
      keeping: ['Torhüter', 'Torhüterkarten'],
      teams: ['Nationalmannschaften', 'Nationalmannschaft'],
      types: ['Spielertypen', 'Spielertyp'],
      styles: ['Stilkarten', 'Stilkarte'],
      conditions: ['Stile', 'Stil'],
      budgets: ['Budgets', 'Budget'],
      keeper: ['Goldtorwart', 'Goldener Torwart'],
      teamCards: ['Teamkarten', 'Teamkarte'],
    },
    name: 'Name',
    attack: 'Angriff',
    defence: 'Abwehr',
    footballs: 'Bälle',
    flank: 'Seite der Bälle',
    byNumber: 'Nach der Nummer: gerade links, ungerade rechts',
    deckSum: '{count} von {deck} Karten',
    plus: 'Verstärkt den Schuss um',
    regularKeeper: 'Normaler Torwart',
    starKeeper: 'Startorwart',
    draws: 'Karten, die er zieht',
    fields: ['Linker Flügel', 'Links', 'Rechts', 'Rechter Flügel'],
    lines: { final: 'Letzte Reihe', secondLast: 'Reihe davor' },
    dives: 'Taucht',
    shotInto: 'Schuss {corner}',
    symbols: { plus: 'Plus', minus: 'Minus', empty: 'Leer' },
    stars: 'Stars',
    numbers: 'Nummern (keine: alle)',
    shield: 'Schild',
    price: 'Preis',
    goldPrice: 'In Gold',
    copies: 'Karten',
    does: 'Was es bewirkt',
    when: 'Wann',
    if: 'Nur falls',
    amount: 'Wie viel',
    style: 'Stil',
    row: 'Gewonnen durch',
    rows: {
      short: 'Kurzpässe nacheinander',
      long: 'lange Pässe nacheinander',
      dribble: 'Dribblings nacheinander',
      lines: 'Spieler, die die Reihe wechselten',
    },
    times: 'Wie oft',
    purses: { defensive: 'Defensive Kasse', offensive: 'Offensive Kasse' },
    keeperSide: 'Torwart',
    captain: 'Kapitän',
    lineUp: 'Aufstellung',
    number: 'Nummer',
    playerType: 'Spielertyp',
    gold: 'Gold',
    bench: 'Bank',
    nobody: 'Niemand',
    value: 'Wert',
    power: { defence: 'Abwehr', midfield: 'Mittelfeld', attack: 'Angriff' },
    colours: ['Trikot', 'Zweite Farbe'],
    none: 'Nicht genannt',
    addPlayers: 'Spielerkarten dazu (Erweiterung)',
    dropPlayers: 'Spielerkarten weglassen',
    opponents:
      'Alle fünf Gegner spielen ihn sofort. Erstliga- und Nationaltrainer urteilen nach dem, was sie mit Liberos Karten gelernt haben; bei eigenen Spielertypen nimmt der Nationaltrainer eine fertige Teamkarte statt eines eigenen Kaders.',
  },
  hu: {
    kinds: {
      players: ['Játékosok', 'Játékos'],
      actions: ['Akciópakli', 'Akciópakli'],
      shooting: ['Lövéslapok', 'Lövéslap'],
      keeping: ['Kapusok', 'Kapuslapok'],
      teams: ['Válogatottak', 'Válogatott'],
      types: ['Játékostípusok', 'Játékostípus'],
      styles: ['Stíluslapok', 'Stíluslap'],
      conditions: ['Stílusok', 'Stílus'],
      budgets: ['Keretek', 'Keret'],
      keeper: ['Arany kapus', 'Arany kapus'],
      teamCards: ['Csapatlapok', 'Csapatlap'],
    },
    name: 'Név',
    attack: 'Támadó',
    defence: 'Védekező',
    footballs: 'Labdák',
    flank: 'A labdák oldala',
    byNumber: 'A szám szerint: páros bal, páratlan jobb',
    deckSum: '{count} / {deck} lap',
    plus: 'Ennyivel erősebb a lövés',
    regularKeeper: 'Kapus',
    starKeeper: 'Sztárkapus',
    draws: 'Ennyi lapot húz',
    fields: ['Bal szél', 'Bal', 'Jobb', 'Jobb szél'],
    lines: { final: 'Utolsó sor', secondLast: 'Előtte' },
    dives: 'Vetődés',
    shotInto: 'Lövés: {corner}',
    symbols: { plus: 'Plusz', minus: 'Mínusz', empty: 'Üres' },
    stars: 'Sztárok',
    numbers: 'Számok (egy sem: bármelyik)',
    shield: 'Címer',
    price: 'Ár',
    goldPrice: 'Aranyban',
    copies: 'Lapok',
    does: 'Mit tesz',
    when: 'Mikor',
    if: 'Csak ha',
    amount: 'Mennyi',
    style: 'Stílus',
    row: 'Mivel nyerhető',
    rows: {
      short: 'rövid passz egymás után',
      long: 'hosszú labda egymás után',
      dribble: 'cselezés egymás után',
      lines: 'sort váltó játékos',
    },
    times: 'Hányszor',
    purses: { defensive: 'Védekező keret', offensive: 'Támadó keret' },
    keeperSide: 'Kapus',
    captain: 'Csapatkapitány',
    lineUp: 'Felállás',
    number: 'Szám',
    playerType: 'Játékostípus',
    gold: 'Arany',
    bench: 'Kispad',
    nobody: 'Senki',
    value: 'Érték',
    power: { defence: 'Védelem', midfield: 'Középpálya', attack: 'Támadás' },
    colours: ['Mez', 'Második szín'],
    none: 'Nincs megadva',
    addPlayers: 'játékoslapok hozzáadása (kiegészítő)',
    dropPlayers: 'játékoslapok elhagyása',
    opponents:
      'Mind az öt ellenfél azonnal játszik vele. Az élvonalbeli edző és a szövetségi kapitány a Libero kártyáival tanultak szerint ítél; saját játékostípusoknál a kapitány kész csapatlapot választ saját keret helyett.',
  },
}
