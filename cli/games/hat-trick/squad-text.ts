import type { Language } from '@libero/kernel/words'

/** What `libero squad` says beside the game's own words. */
interface SquadText {
  readonly title: string
  readonly unnamed: string
  readonly number: string
  readonly player: string
  readonly footballs: string
  readonly price: string
  readonly paidBy: string
  readonly nobody: string
  readonly keeper: string
  readonly captain: string
  readonly bench: string
  readonly purse: string
  readonly budget: string
  readonly spent: string
  readonly left: string
  readonly value: string
  readonly code: string
  readonly refused: string
  /** Fields of a file that mean nothing. */
  readonly unread: string
}

const en: SquadText = {
  title: '{name}: {rank}, {mentality}',
  unnamed: 'A squad',
  number: 'no.',
  player: 'player',
  footballs: 'attack / defence',
  price: 'price',
  paidBy: 'paid by',
  nobody: 'nobody',
  keeper: 'Keeper',
  captain: 'captain',
  bench: 'bench',
  purse: 'purse',
  budget: 'budget',
  spent: 'spent',
  left: 'left',
  value: 'Value of the eleven: {value}',
  code: 'Share code: {code}',
  refused: 'The squad is refused. {count} {count?reason:reasons}:',
  unread: 'Not read, as a squad has no such {count?field:fields}: {fields}',
}

const de: SquadText = {
  title: '{name}: {rank}, {mentality}',
  unnamed: 'Ein Kader',
  number: 'Nr.',
  player: 'Spieler',
  footballs: 'Angriff / Abwehr',
  price: 'Preis',
  paidBy: 'zahlt',
  nobody: 'niemand',
  keeper: 'Torwart',
  captain: 'Kapitän',
  bench: 'Bank',
  purse: 'Kasse',
  budget: 'Budget',
  spent: 'ausgegeben',
  left: 'übrig',
  value: 'Wert der Elf: {value}',
  code: 'Code zum Weitergeben: {code}',
  refused: 'Der Kader ist nicht zulässig. {count} {count?Grund:Gründe}:',
  unread: 'Nicht gelesen, denn ein Kader hat {count?kein solches Feld:keine solchen Felder}: {fields}',
}

const hu: SquadText = {
  title: '{name}: {rank}, {mentality}',
  unnamed: 'Egy keret',
  number: 'szám',
  player: 'játékos',
  footballs: 'támadás / védekezés',
  price: 'ár',
  paidBy: 'fizeti',
  nobody: 'senki',
  keeper: 'Kapus',
  captain: 'csapatkapitány',
  bench: 'kispad',
  purse: 'kassza',
  budget: 'összeg',
  spent: 'elköltve',
  left: 'marad',
  value: 'A tizenegy értéke: {value}',
  code: 'Megosztó kód: {code}',
  refused: 'A keret nem szabályos. {count} ok:',
  unread: 'Nem olvastuk be, mert a keretben nincs ilyen mező: {fields}',
}

export const squadTexts: Readonly<Record<Language, SquadText>> = { en, de, hu }
