import type { Language } from '@libero/kernel/words'

interface CaptainTsubasaSetupText {
  readonly team: string
  readonly captain: string
  readonly specials: string
  readonly cards: string
  readonly withFans: string
  readonly ownCards: string
}

export const captainTsubasaSetupTexts: Readonly<Record<Language, CaptainTsubasaSetupText>> = {
  en: {
    team: 'Team',
    captain: 'Captain: {name}',
    specials: 'Special shots: {shots}',
    cards: 'The cards {team} starts with',
    withFans: 'Shot, pass and defence on the left; what a card can do below its name.',
    ownCards: 'With cards of your own: {name}',
  },
  de: {
    team: 'Mannschaft',
    captain: 'Kapitän: {name}',
    specials: 'Spezialschüsse: {shots}',
    cards: 'Die Startdeck-Karten: {team}',
    withFans: 'Links Schuss, Pass und Abwehr; was eine Karte kann, steht unter dem Namen.',
    ownCards: 'Mit eigenen Karten: {name}',
  },
  hu: {
    team: 'Csapat',
    captain: 'Csapatkapitány: {name}',
    specials: 'Különleges lövések: {shots}',
    cards: 'Kezdőlapok: {team}',
    withFans: 'Balra a lövés, a passz és a védekezés; a név alatt az, amit a lap tud.',
    ownCards: 'Saját lapokkal: {name}',
  },
}
