import type { Source } from '@libero/hat-trick'
import type { Language } from '@libero/kernel/words'

/** What the lists of the expansion's cards say beside the game's own words. */
interface PlayersShelfText {
  readonly title: string
  readonly types: string
  readonly type: string
  readonly id: string
  readonly numbers: string
  readonly anywhere: string
  readonly shield: string
  readonly price: string
  readonly copies: string
  readonly source: string
  readonly sources: Readonly<Record<Source, string>>
  readonly skills: string
  readonly keeper: string
  readonly styles: string
  readonly style: string
  readonly condition: string
  readonly styleCards: string
  readonly quote: string
  readonly budgets: string
  readonly events: string
  readonly purses: string
  readonly teams: string
  readonly team: string
  readonly value: string
  readonly starKeeper: string
  readonly captain: string
  readonly bench: string
}

const en: PlayersShelfText = {
  title: '{name}: card set {set}, version {version}',
  types: '{types} player types, {cards} cards for each coach; prices and attack / defence: silver, then gold',
  type: 'player',
  id: 'id',
  numbers: 'numbers',
  anywhere: 'any',
  shield: 'shield',
  price: 'price',
  copies: 'copies',
  source: 'source',
  sources: { rulebook: 'rulebook', public: 'public', designed: 'our design' },
  skills: 'Skills',
  keeper: 'A regular keeper is free, a star keeper costs {price} ({source}).',
  styles: 'Styles, and what wins a card of each',
  style: 'style',
  condition: 'condition',
  styleCards: 'Style cards',
  quote: '“{quote}”',
  budgets:
    'Budget cards: one for each mentality, with the defensive / offensive purse of every rank on the back; the price list of the other side is above',
  events: 'Match events: {events} cards, each agreed on or not',
  purses: 'rank',
  teams:
    'Team cards: {teams}. Who stands at 2 to 11 (* gold), value of the eleven and power of its parts in stars, colours, captain, bench',
  team: 'team',
  value: 'value {value}',
  starKeeper: 'star keeper',
  captain: 'captain {number}',
  bench: 'bench: {bench}',
}

const de: PlayersShelfText = {
  title: '{name}: Kartensatz {set}, Version {version}',
  types: '{types} Spielertypen, {cards} Karten je Trainer; Preise und Angriff / Abwehr: Silber, dann Gold',
  type: 'Spieler',
  id: 'Kennung',
  numbers: 'Nummern',
  anywhere: 'alle',
  shield: 'Schild',
  price: 'Preis',
  copies: 'Karten',
  source: 'Quelle',
  sources: { rulebook: 'Regelheft', public: 'öffentlich', designed: 'unser Entwurf' },
  skills: 'Fähigkeiten',
  keeper: 'Ein Stammtorwart ist kostenlos, ein Startorwart kostet {price} ({source}).',
  styles: 'Stile, und womit man ihre Karten gewinnt',
  style: 'Stil',
  condition: 'Bedingung',
  styleCards: 'Stilkarten',
  quote: '„{quote}“',
  budgets:
    'Budgetkarten: eine je Ausrichtung, auf der Rückseite Defensivkasse / Offensivkasse jeder Klasse; die Preisliste der anderen Seite steht oben',
  events: 'Spielereignisse: {events} Karten, jede vereinbart oder nicht',
  purses: 'Klasse',
  teams:
    'Teamkarten: {teams}. Wer auf 2 bis 11 spielt (* Gold), Wert der Elf und Stärke ihrer Teile in Sternen, Farben, Kapitän, Bank',
  team: 'Mannschaft',
  value: 'Wert {value}',
  starKeeper: 'Startorwart',
  captain: 'Kapitän {number}',
  bench: 'Bank: {bench}',
}

const hu: PlayersShelfText = {
  title: '{name}: {set} kártyakészlet, {version}. változat',
  types: '{types} játékostípus, edzőnként {cards} kártya; ár és támadás / védekezés: ezüst, aztán arany',
  type: 'játékos',
  id: 'azonosító',
  numbers: 'számok',
  anywhere: 'bármi',
  shield: 'pajzs',
  price: 'ár',
  copies: 'példány',
  source: 'forrás',
  sources: { rulebook: 'szabálykönyv', public: 'nyilvános', designed: 'saját terv' },
  skills: 'Képességek',
  keeper: 'Az alapkapus ingyen van, a sztárkapus ára {price} ({source}).',
  styles: 'Stílusok, és amivel a kártyáik megnyerhetők',
  style: 'stílus',
  condition: 'feltétel',
  styleCards: 'Stíluskártyák',
  quote: '„{quote}”',
  budgets:
    'Költségvetés-kártyák: felfogásonként egy, a hátoldalukon minden kategória védőkasszája / támadókasszája; a másik oldal árlistája feljebb áll',
  events: 'Mérkőzésesemények: {events} kártya, mindegyikről meg lehet egyezni',
  purses: 'kategória',
  teams:
    'Csapatkártyák: {teams}. Ki játszik a 2–11. poszton (* arany), a tizenegy értéke és részeinek ereje csillagokban, színek, csapatkapitány, kispad',
  team: 'csapat',
  value: 'érték {value}',
  starKeeper: 'sztárkapus',
  captain: 'csapatkapitány: {number}',
  bench: 'kispad: {bench}',
}

export const playersShelfTexts: Readonly<Record<Language, PlayersShelfText>> = { en, de, hu }
