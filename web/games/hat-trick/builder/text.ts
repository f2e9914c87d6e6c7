import type { PlayersAgreement } from '@libero/hat-trick'
import type { Language } from '@libero/kernel/words'

/** What Hat-Trick's setup says beside the game's own words. */
export interface SetupText {
  readonly cards: string
  readonly base: string
  readonly baseAbout: string
  readonly playersAbout: string
  /** What is agreed on with the expansion only. */
  readonly ofPlayers: Readonly<Record<PlayersAgreement, { readonly name: string; readonly about: string }>>
  readonly edition: string
  readonly editionAbout: string
  readonly events: string
  readonly eventsAbout: string
  readonly all: string
  readonly none: string
  readonly otherBox: string
  readonly ourCards: string
  readonly inOrder: string

  readonly brings: string
  readonly teamCard: string
  readonly nationalTeam: string
  readonly find: string
  readonly found: string
  readonly nobodyFound: string
  readonly stars: string
  readonly noStars: string
  readonly star: string
  readonly value: string
  readonly coloursAre: string
  readonly lineUp: string
  readonly keeper: string
  readonly starKeeper: string
  readonly regularKeeper: string
  readonly captain: string
  readonly captainIs: string
  readonly bench: string
  readonly benchAbout: string
  readonly benchIs: string
  readonly style: string
  readonly styleCards: string
  readonly noStyle: string

  readonly squadName: string
  readonly rank: string
  readonly mentality: string
  readonly purses: Readonly<Record<'defensive' | 'offensive', string>>
  readonly spent: string
  readonly left: string
  readonly over: string
  readonly price: string
  readonly free: string
  readonly footballs: string
  readonly nobody: string
  readonly choose: string
  readonly chooseAt: string
  readonly changeAt: string
  readonly takeOut: string
  readonly emptyBench: string
  readonly onBench: string
  readonly moreOnBench: string
  readonly gold: string
  readonly goldAt: string
  readonly pays: string
  readonly automatic: string
  readonly place: string
  readonly pickBench: string
  readonly pickAbout: string
  readonly anywhere: string
  readonly cardsLeft: string
  readonly overBy: string
  readonly close: string
  readonly random: string
  readonly fillUp: string
  readonly clear: string
  readonly ready: string
  readonly open: string
  readonly players: string

  readonly code: string
  readonly codeAbout: string
  readonly ownCode: string
  readonly noCode: string
  readonly copy: string
  readonly copied: string
  readonly typeCode: string
  readonly takeCode: string

  readonly about: {
    readonly nothing: string
    readonly badCode: string
    readonly team: string
    readonly card: string
    readonly squad: string
    readonly openSquad: string
  }
}

const en: SetupText = {
  cards: 'Cards',
  base: 'Base game',
  baseAbout: 'National teams: their stars show the golden side. The quickest way onto the pitch.',
  playersAbout:
    'Twenty-two player types with skills, four styles of play, team cards, and squads of your own.',
  ofPlayers: {
    sidesAnew: {
      name: 'Sides anew',
      about:
        'A kick-off turns every player to the side, silver or gold, that he began with. Otherwise it sets places only.',
    },
    onePlay: {
      name: 'One play',
      about:
        'Nobody flips more than twice in a whole scoring opportunity. Otherwise it is twice in each of its rounds.',
    },
  },
  edition: 'Rulebook',
  editionAbout: 'What the editions differ by',
  events: 'Match events',
  eventsAbout: 'Small rules of the expansion. Take as many as you like.',
  all: 'All',
  none: 'None',
  otherBox: 'You play with cards of another box: {name}.',
  ourCards: 'Take our cards',
  inOrder: 'Put the options in order',

  brings: 'What you bring',
  teamCard: 'Team card',
  nationalTeam: 'National team',
  find: 'Find a team',
  found: '{count} {count?team:teams}, the strongest first',
  nobodyFound: 'No team is called that.',
  stars: '{count} {count?star:stars}',
  noStars: 'no stars',
  star: 'star',
  value: 'value {value}',
  coloursAre: 'Colours: {colours}',
  lineUp: 'Line-up: {team}',
  keeper: 'Keeper',
  starKeeper: 'Star keeper',
  regularKeeper: 'Regular keeper',
  captain: 'Captain',
  captainIs: 'Captain: number {number}',
  bench: 'Bench',
  benchAbout: 'Up to {most} men. They are paid for like the others.',
  benchIs: 'Bench: {players}',
  style: 'Style: {style}',
  styleCards: 'Wins style cards by {condition}.',
  noStyle: 'A squad of your own finds its style during the match, with the first row of successes.',

  squadName: 'Name of the squad',
  rank: 'Rank',
  mentality: 'Mentality',
  purses: { defensive: 'Defensive purse', offensive: 'Offensive purse' },
  spent: '{spent} of {budget} spent',
  left: '{left} left',
  over: '{over} too much',
  price: 'price {price}',
  free: 'free',
  footballs: 'attack {attack}, defence {defence}',
  nobody: 'Nobody yet',
  choose: 'Choose',
  chooseAt: '{place}: choose a player',
  changeAt: '{place}: {man}. Change',
  takeOut: '{place}: take {man} out',
  emptyBench: 'Empty the bench',
  onBench: 'Bench {nth}',
  moreOnBench: 'One more for the bench',
  gold: 'Gold',
  goldAt: '{place}: on his golden side',
  pays: '{place}: who pays',
  automatic: '{purse} (auto)',
  place: 'Number {number}, {role}',
  pickBench: 'For the bench',
  pickAbout: 'Left: {defensive} in the defensive purse, {offensive} in the offensive purse.',
  anywhere: 'any number',
  cardsLeft: 'cards left: {left} of {copies}',
  overBy: '{over} over budget',
  close: 'Close',
  random: 'Random squad',
  fillUp: 'Fill up by chance',
  clear: 'Start from scratch',
  ready: 'The squad is complete and paid for.',
  open: 'Still open: {numbers}',
  players: 'Players',

  code: 'Share code',
  codeAbout: 'Whoever enters it has the same squad.',
  ownCode: 'The code of this squad',
  noCode: 'The code appears when the squad is complete and paid for.',
  copy: 'Copy',
  copied: 'Copied',
  typeCode: 'Enter a code',
  takeCode: 'Take this squad',

  about: {
    nothing: 'No team yet',
    badCode: 'A share code that cannot be read',
    team: '{team} · {stars}',
    card: '{team} · {style} · value {value}',
    squad: '{name} · rank {rank}, {mentality} · {spent} of {budget} stars',
    openSquad: '{name} · rank {rank}, {mentality} · {open} {open?number:numbers} open',
  },
}

const de: SetupText = {
  cards: 'Karten',
  base: 'Grundspiel',
  baseAbout: 'Nationalmannschaften: Ihre Stars zeigen die goldene Seite. So geht es am schnellsten los.',
  playersAbout: 'Zweiundzwanzig Spielertypen mit Fähigkeiten, vier Spielstile, Teamkarten und eigene Kader.',
  ofPlayers: {
    sidesAnew: {
      name: 'Seiten neu',
      about:
        'Beim Anstoß zeigt jeder Spieler wieder die Kartenseite, Silber oder Gold, mit der er begonnen hat. Sonst geht nur jeder an seinen Platz.',
    },
    onePlay: {
      name: 'Torchance als eine Runde',
      about:
        'In einer ganzen Torchance wird eine Spielerkarte höchstens zweimal umgedreht. Sonst zweimal in jedem ihrer Durchgänge.',
    },
  },
  edition: 'Spielregel',
  editionAbout: 'Worin sich die Ausgaben unterscheiden',
  events: 'Spielereignisse',
  eventsAbout: 'Kleine Regeln der Erweiterung. Nehmt so viele, wie ihr mögt.',
  all: 'Alle',
  none: 'Keine',
  otherBox: 'Ihr spielt mit Karten einer anderen Schachtel: {name}.',
  ourCards: 'Unsere Karten nehmen',
  inOrder: 'Optionen in Ordnung bringen',

  brings: 'Was du mitbringst',
  teamCard: 'Teamkarte',
  nationalTeam: 'Nationalmannschaft',
  find: 'Mannschaft suchen',
  found: '{count} {count?Mannschaft:Mannschaften}, die stärkste zuerst',
  nobodyFound: 'So heißt keine Mannschaft.',
  stars: '{count} {count?Star:Stars}',
  noStars: 'keine Stars',
  star: 'Star',
  value: 'Wert {value}',
  coloursAre: 'Farben: {colours}',
  lineUp: 'Aufstellung: {team}',
  keeper: 'Torwart',
  starKeeper: 'Startorwart',
  regularKeeper: 'Stammtorwart',
  captain: 'Kapitän',
  captainIs: 'Kapitän: Nummer {number}',
  bench: 'Bank',
  benchAbout: 'Bis zu {most} Spieler. Sie werden bezahlt wie die anderen.',
  benchIs: 'Bank: {players}',
  style: 'Stil: {style}',
  styleCards: 'Gewinnt Stilkarten durch: {condition}.',
  noStyle: 'Ein eigener Kader findet seinen Stil erst im Spiel, mit der ersten Erfolgsserie.',

  squadName: 'Name des Kaders',
  rank: 'Klasse',
  mentality: 'Ausrichtung',
  purses: { defensive: 'Defensivkasse', offensive: 'Offensivkasse' },
  spent: '{spent} von {budget} ausgegeben',
  left: '{left} übrig',
  over: '{over} zu viel',
  price: 'Preis {price}',
  free: 'kostenlos',
  footballs: 'Angriff {attack}, Abwehr {defence}',
  nobody: 'Noch niemand',
  choose: 'Wählen',
  chooseAt: '{place}: Spieler wählen',
  changeAt: '{place}: {man}. Ändern',
  takeOut: '{place}: {man} herausnehmen',
  emptyBench: 'Bank räumen',
  onBench: 'Bank {nth}',
  moreOnBench: 'Noch jemand auf die Bank',
  gold: 'Gold',
  goldAt: '{place}: auf der goldenen Seite',
  pays: '{place}: Wer zahlt?',
  automatic: '{purse} (auto)',
  place: 'Nummer {number}, {role}',
  pickBench: 'Für die Bank',
  pickAbout: 'Übrig: {defensive} in der Defensivkasse, {offensive} in der Offensivkasse.',
  anywhere: 'jede Nummer',
  cardsLeft: 'noch {left} von {copies} Karten',
  overBy: '{over} über dem Budget',
  close: 'Schließen',
  random: 'Zufälliger Kader',
  fillUp: 'Zufällig auffüllen',
  clear: 'Von vorn beginnen',
  ready: 'Der Kader ist vollständig und bezahlt.',
  open: 'Noch offen: {numbers}',
  players: 'Spieler',

  code: 'Code zum Weitergeben',
  codeAbout: 'Wer ihn eingibt, hat denselben Kader.',
  ownCode: 'Der Code dieses Kaders',
  noCode: 'Der Code erscheint, sobald der Kader vollständig und bezahlt ist.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  typeCode: 'Code eingeben',
  takeCode: 'Diesen Kader nehmen',

  about: {
    nothing: 'Noch keine Mannschaft',
    badCode: 'Ein Code, der nicht lesbar ist',
    team: '{team} · {stars}',
    card: '{team} · {style} · Wert {value}',
    squad: '{name} · Klasse {rank}, {mentality} · {spent} von {budget} Sternen',
    openSquad: '{name} · Klasse {rank}, {mentality} · {open} {open?Nummer:Nummern} offen',
  },
}

const hu: SetupText = {
  cards: 'Kártyák',
  base: 'Alapjáték',
  baseAbout: 'Válogatottak: a sztárjaik az arany oldalukat mutatják. Így a leggyorsabb pályára lépni.',
  playersAbout: 'Huszonkét játékostípus képességekkel, négy játékstílus, csapatkártyák és saját keretek.',
  ofPlayers: {
    sidesAnew: {
      name: 'Oldalak újra',
      about:
        'Kezdéskor mindenki újra azt az oldalát mutatja, ezüstöt vagy aranyat, amellyel kezdett. Különben csak a helyére megy vissza.',
    },
    onePlay: {
      name: 'Egy kör',
      about:
        'Egy egész lövő helyzetben senki sem fordul át kétszernél többször. Különben minden menetében kétszer fordulhat.',
    },
  },
  edition: 'Szabálykönyv',
  editionAbout: 'Miben térnek el a kiadások',
  events: 'Játékesemények',
  eventsAbout: 'A kiegészítés apró szabályai. Annyit választhattok, amennyit akartok.',
  all: 'Mind',
  none: 'Egyik sem',
  otherBox: 'Más doboz kártyáival játszotok: {name}.',
  ourCards: 'A mi kártyáinkkal',
  inOrder: 'A beállítások rendbetétele',

  brings: 'Amivel kiállsz',
  teamCard: 'Csapatkártya',
  nationalTeam: 'Válogatott',
  find: 'Csapat keresése',
  found: '{count} csapat, elöl a legerősebb',
  nobodyFound: 'Ilyen nevű csapat nincs.',
  stars: '{count} sztár',
  noStars: 'nincs sztár',
  star: 'sztár',
  value: 'érték: {value}',
  coloursAre: 'Színek: {colours}',
  lineUp: 'Felállás: {team}',
  keeper: 'Kapus',
  starKeeper: 'Sztárkapus',
  regularKeeper: 'Alapkapus',
  captain: 'Csapatkapitány',
  captainIs: 'Csapatkapitány: {number}',
  bench: 'Kispad',
  benchAbout: 'Legfeljebb {most} játékos. Ugyanúgy fizetni kell értük, mint a többiekért.',
  benchIs: 'Kispad: {players}',
  style: 'Stílus: {style}',
  styleCards: 'Amivel stíluskártyát nyer: {condition}.',
  noStyle: 'A saját keret a mérkőzésen találja meg a stílusát, az első sikersorozatával.',

  squadName: 'A keret neve',
  rank: 'Kategória',
  mentality: 'Felfogás',
  purses: { defensive: 'Védőkassza', offensive: 'Támadókassza' },
  spent: 'elköltve: {spent} / {budget}',
  left: 'marad: {left}',
  over: 'hiányzik: {over}',
  price: 'ár: {price}',
  free: 'ingyen',
  footballs: 'támadás {attack}, védekezés {defence}',
  nobody: 'Még senki',
  choose: 'Választás',
  chooseAt: '{place}: játékos választása',
  changeAt: '{place}: {man}. Módosítás',
  takeOut: '{place}: {man} kivétele',
  emptyBench: 'A kispad kiürítése',
  onBench: 'Kispad {nth}',
  moreOnBench: 'Még valaki a kispadra',
  gold: 'Arany',
  goldAt: '{place}: az arany oldalán',
  pays: '{place}: ki fizet?',
  automatic: '{purse} (auto)',
  place: '{number}. poszt, {role}',
  pickBench: 'A kispadra',
  pickAbout: 'Marad a védőkasszában: {defensive}, a támadókasszában: {offensive}.',
  anywhere: 'bármelyik szám',
  cardsLeft: 'szabad kártya: {left} / {copies}',
  overBy: 'hiányzik hozzá: {over}',
  close: 'Bezárás',
  random: 'Véletlen keret',
  fillUp: 'Feltöltés véletlenül',
  clear: 'Újrakezdés',
  ready: 'A keret teljes, és ki van fizetve.',
  open: 'Üres posztok: {numbers}',
  players: 'Játékosok',

  code: 'Megosztó kód',
  codeAbout: 'Aki megadja, ugyanezt a keretet kapja.',
  ownCode: 'Ennek a keretnek a kódja',
  noCode: 'A kód akkor jelenik meg, ha a keret teljes és ki van fizetve.',
  copy: 'Másolás',
  copied: 'Kimásolva',
  typeCode: 'Kód megadása',
  takeCode: 'Ezzel a kerettel',

  about: {
    nothing: 'Még nincs csapat',
    badCode: 'Olvashatatlan megosztó kód',
    team: '{team} · {stars}',
    card: '{team} · {style} · érték: {value}',
    squad: '{name} · {rank}. kategória, {mentality} · {spent} / {budget} csillag',
    openSquad: '{name} · {rank}. kategória, {mentality} · {open} üres poszt',
  },
}

export const setupTexts: Readonly<Record<Language, SetupText>> = { en, de, hu }
