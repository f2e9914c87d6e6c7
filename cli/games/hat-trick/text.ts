import type { Language } from '@libero/kernel/words'

/** What the card lists say beside the game's own words. */
export interface ShelfText {
  readonly players: string
  readonly number: string
  readonly role: string
  readonly side: string
  readonly regular: string
  readonly star: string
  readonly actions: string
  readonly kind: string
  readonly id: string
  readonly power: string
  readonly copies: string
  readonly shooting: string
  readonly plus: string
  readonly keeping: string
  readonly lines: Readonly<Record<'final' | 'secondLast', string>>
  readonly middle: string
  readonly wing: string
  readonly penalty: string
  readonly keepers: string
  readonly teams: string
  readonly team: string
  readonly stars: string
  readonly keeperStar: string
  readonly duels: string
  readonly duelsAre: string
  readonly goal: string
  readonly shooter: string
  readonly keeper: string
  readonly against: Readonly<Record<'regular' | 'star', string>>
  readonly all: string
  /** What is counted or said where cards come from. */
  readonly originKinds: Readonly<
    Record<'players' | 'actions' | 'shooting' | 'keeping' | 'types' | 'teams', string>
  >
}

const en: ShelfText = {
  players: 'Players: attack / defence on each side of the card; a change by the star is marked *',
  number: 'no.',
  role: 'position',
  side: 'side',
  regular: 'regular',
  star: 'star',
  actions: 'Action cards: {count} in each deck, as many of every power on either side',
  kind: 'card',
  id: 'ids',
  power: 'powers',
  copies: 'copies of each',
  shooting: 'Shooting cards: footballs added to the power of the action',
  plus: '+{plus}',
  keeping: 'Keeper: cards he may draw, by where the shot comes from',
  lines: { final: 'final line', secondLast: 'line before it' },
  middle: 'middle',
  wing: 'wing',
  penalty: 'penalty: {draws}',
  keepers:
    'Keeper cards: {count}, {each} for each coach; cards more or fewer where the shot goes, as the shooter sees it',
  teams: 'National teams: numbers that show their star side; 1 is the keeper',
  team: 'team',
  stars: 'stars',
  keeperStar: 'star keeper',
  duels:
    'Duels: how often shooter and keeper choose each corner if neither can be outguessed (best field, whole decks)',
  duelsAre: 'left / centre / right, as the shooter sees it',
  goal: 'goal',
  shooter: 'shooter',
  keeper: 'keeper',
  against: { regular: 'regular keeper', star: 'star keeper' },
  all: 'all',
  originKinds: {
    players: 'players',
    actions: 'action cards',
    shooting: 'shooting cards',
    keeping: 'cards the keeper draws',
    types: 'player types',
    teams: 'team cards',
  },
}

const de: ShelfText = {
  players: 'Spieler: Angriff / Abwehr auf jeder Seite der Karte; was der Star ändert, ist mit * markiert',
  number: 'Nr.',
  role: 'Position',
  side: 'Seite',
  regular: 'Stammspieler',
  star: 'Star',
  actions: 'Aktionskarten: {count} je Trainer, von jeder Stärke auf jeder Seite gleich viele',
  kind: 'Karte',
  id: 'Kennungen',
  power: 'Stärken',
  copies: 'von jeder',
  shooting: 'Schusskarten: Bälle, die zur Stärke der Aktion kommen',
  plus: '+{plus}',
  keeping: 'Torwart: Karten, die er ziehen darf, je nach Ort des Schusses',
  lines: { final: 'letzte Reihe', secondLast: 'Reihe davor' },
  middle: 'Mitte',
  wing: 'Flügel',
  penalty: 'Elfmeter: {draws}',
  keepers:
    'Torwartkarten: {count}, {each} je Trainer; Karten mehr oder weniger, je nach Ziel des Schusses, wie der Schütze es sieht',
  teams: 'Nationalmannschaften: Nummern, die ihre Starseite zeigen; 1 ist der Torwart',
  team: 'Mannschaft',
  stars: 'Stars',
  keeperStar: 'Startorwart',
  duels:
    'Duelle: wie oft Schütze und Torwart welche Ecke wählen, wenn keiner auszurechnen ist (bestes Feld, volle Nachziehstapel)',
  duelsAre: 'links / Mitte / rechts, vom Schützen aus gesehen',
  goal: 'Tor',
  shooter: 'Schütze',
  keeper: 'Torwart',
  against: { regular: 'Stammtorwart', star: 'Startorwart' },
  all: 'alle',
  originKinds: {
    players: 'Spieler',
    actions: 'Aktionskarten',
    shooting: 'Schusskarten',
    keeping: 'Karten, die der Torwart zieht',
    types: 'Spielertypen',
    teams: 'Teamkarten',
  },
}

const hu: ShelfText = {
  players: 'Játékosok: támadás / védekezés a lap két oldalán; amit a sztár változtat, azt * jelöli',
  number: 'szám',
  role: 'poszt',
  side: 'oldal',
  regular: 'alap',
  star: 'sztár',
  actions: 'Akciólapok: paklinként {count}, minden erőből mindkét oldalon ugyanannyi',
  kind: 'lap',
  id: 'azonosítók',
  power: 'erők',
  copies: 'mindegyikből',
  shooting: 'Lövőlapok: ennyi labda adódik az akció erejéhez',
  plus: '+{plus}',
  keeping: 'Kapus: ennyi lapot húzhat, aszerint, honnan jön a lövés',
  lines: { final: 'utolsó sor', secondLast: 'az előtte lévő' },
  middle: 'közép',
  wing: 'szél',
  penalty: 'büntető: {draws}',
  keepers:
    'Kapuskártyák: {count}, edzőnként {each}; ennyi lappal több vagy kevesebb aszerint, hová megy a lövés, a lövő szemével',
  teams: 'Válogatottak: a sztároldalukat mutató számok; az 1-es a kapus',
  team: 'csapat',
  stars: 'sztárok',
  keeperStar: 'sztárkapus',
  duels:
    'Párbajok: milyen gyakran választja a lövő és a kapus az egyes sarkokat, ha egyikük sem kiismerhető (legjobb mező, teli paklik)',
  duelsAre: 'bal / közép / jobb, a lövő szemével',
  goal: 'gól',
  shooter: 'lövő',
  keeper: 'kapus',
  against: { regular: 'alapkapus', star: 'sztárkapus' },
  all: 'mind',
  originKinds: {
    players: 'játékos',
    actions: 'akciókártyák',
    shooting: 'lövéskártya',
    keeping: 'lapok, amelyeket a kapus húz',
    types: 'játékostípus',
    teams: 'csapatkártya',
  },
}

export const shelfTexts: Readonly<Record<Language, ShelfText>> = { en, de, hu }
