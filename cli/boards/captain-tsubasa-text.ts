import type { Language } from '@libero/kernel'

/** What the board writes between names and numbers. */
export interface CaptainTsubasaBoardText {
  readonly you: string
  readonly half: string
  readonly extraTime: string
  readonly round: string
  readonly stoppage: string
  readonly fullTime: string
  readonly against: string
  /** So many cards in both areas. */
  readonly cards: string
  readonly empty: string
  readonly stopped: string
  readonly faceDown: string
  readonly keeperRolls: string
  readonly hand: string
  readonly deck: string
  readonly discard: string
  readonly yourHand: string
  readonly field: string
  /** Match cards still to come. */
  readonly pile: string
  readonly motivation: string
  readonly transfers: string
  /** §2.5 A match card only its owner has seen. */
  readonly unseen: string
  /** Before the price of somebody on offer. */
  readonly motivate: string
  readonly sign: string
  readonly attacks: string
  readonly defends: string
  readonly tokens: string
  readonly sumsInWords: string
  readonly sheets: Readonly<
    Record<
      | 'hand'
      | 'deck'
      | 'discard'
      | 'rivalShown'
      | 'rivalHidden'
      | 'rivalDiscard'
      | 'ownArea'
      | 'rivalArea'
      | 'field'
      | 'motivation'
      | 'transfers'
      | 'none',
      string
    >
  >
  readonly goal: string
  readonly legend: readonly string[]
  readonly story: Readonly<Record<StoryRow, string>>
  readonly goalBy: Readonly<Record<'shot' | 'special-shot', string>>
  readonly result: string
  readonly extraTimeResult: string
  readonly jointChampions: string
  readonly noGoals: string
}

export const STORY_ROWS = [
  'attacks',
  'shots',
  'passes',
  'won',
  'saves',
  'specials',
  'cards',
  'tokens',
  'bookings',
] as const
export type StoryRow = (typeof STORY_ROWS)[number]

const en: CaptainTsubasaBoardText = {
  you: 'you',
  half: 'half {half}/2',
  extraTime: 'extra time {half}/2',
  round: 'round {round}/{rounds}',
  stoppage: 'stoppage time',
  fullTime: 'full time',
  against: 'against',
  cards: '{cards} of {limit} cards',
  empty: 'no cards',
  stopped: 'has stopped',
  faceDown: 'has chosen, face down',
  keeperRolls: '{card} rolls {die}',
  hand: 'hand {count}',
  deck: 'pile {count}',
  discard: 'discard {count}',
  yourHand: 'Hand',
  field: 'Match cards',
  pile: 'pile {count}',
  motivation: 'Motivation',
  transfers: 'Transfers',
  unseen: 'a match card of half {half}, unseen',
  motivate: 'motivate',
  sign: 'sign',
  attacks: 'attacks',
  defends: 'defends',
  tokens: 'tokens: {shot} shot, {pass} pass, {defence} defence',
  sumsInWords: '{attacker} attacks with shot {shot} and pass {pass}; {defender} has defence {defence}.',
  sheets: {
    hand: 'In your hand',
    deck: 'In your draw pile, in an order nobody knows',
    discard: 'On your discard pile',
    rivalShown: 'Known to be in their hand',
    rivalHidden: 'In their hand and draw pile together, beside these',
    rivalDiscard: 'On their discard pile',
    ownArea: 'In your play area',
    rivalArea: 'In their play area',
    field: 'Open match cards',
    motivation: 'Motivation cards, and what they cost',
    transfers: 'Transfers, and what they cost',
    none: 'none',
  },
  goal: 'GOAL!  {home} {score} {away}',
  legend: [
    '■ home  ◆ away   ◉ attacks   › may be chosen   ▸ being played   * motivated',
    'Tsubasa 3/4/1: shot 3, pass 4, defence 1. All cards of an area are added up.',
    '▲ shot token  ▶ pass token  ▼ defence token: +1 each, after shot or pass',
    '+1 shot/pass: an ability, to use or not when you play the card; !yellow: must',
    'att, def: only in attack, only in defence',
    'save 1 · 2–3: the keeper holds the ball on 1, a corner on 2–3',
    'Both add a die; level goes to the attacker. Goal or ball lost: sides change.',
  ],
  story: {
    attacks: 'attacks',
    shots: 'shots',
    passes: 'passes',
    won: 'contests won',
    saves: 'saves',
    specials: 'special shots',
    cards: 'cards played',
    tokens: 'tokens spent',
    bookings: 'bookings',
  },
  goalBy: { shot: 'shot', 'special-shot': 'special shot' },
  result: 'Full time: {home} {score} {away}',
  extraTimeResult: 'after extra time',
  jointChampions: 'both are champions',
  noGoals: 'No goals.',
}

const de: CaptainTsubasaBoardText = {
  you: 'du',
  half: 'Hälfte {half}/2',
  extraTime: 'Verlängerung {half}/2',
  round: 'Runde {round}/{rounds}',
  stoppage: 'Nachspielzeit',
  fullTime: 'Schlusspfiff',
  against: 'gegen',
  cards: '{cards} von {limit} Karten',
  empty: 'keine Karten',
  stopped: 'hat gepasst',
  faceDown: 'hat verdeckt gewählt',
  keeperRolls: '{card} würfelt {die}',
  hand: 'Hand {count}',
  deck: 'Stapel {count}',
  discard: 'Ablage {count}',
  yourHand: 'Hand',
  field: 'Matchkarten',
  pile: 'Stapel {count}',
  motivation: 'Motivation',
  transfers: 'Transfers',
  unseen: 'eine verdeckt genommene Matchkarte der {half}. Hälfte',
  motivate: 'motivieren',
  sign: 'verpflichten',
  attacks: 'greift an',
  defends: 'verteidigt',
  tokens: 'Token: {shot} Schuss, {pass} Pass, {defence} Verteidigung',
  sumsInWords:
    '{attacker} greift mit Schuss {shot} und Pass {pass} an; {defender} hat Verteidigung {defence}.',
  sheets: {
    hand: 'Auf deiner Hand',
    deck: 'In deinem Nachziehstapel, in unbekannter Reihenfolge',
    discard: 'Auf deinem Ablagestapel',
    rivalShown: 'Sicher auf der Hand des Gegners',
    rivalHidden: 'Sonst auf der Hand und im Nachziehstapel des Gegners zusammen',
    rivalDiscard: 'Auf dem Ablagestapel des Gegners',
    ownArea: 'In deinem Spielbereich',
    rivalArea: 'Im Spielbereich des Gegners',
    field: 'Offene Matchkarten',
    motivation: 'Motivationskarten und ihr Preis',
    transfers: 'Transfers und ihr Preis',
    none: 'keine',
  },
  goal: 'TOR!  {home} {score} {away}',
  legend: [
    '■ Heim  ◆ Gast   ◉ greift an   › jetzt wählbar   ▸ wird gespielt   * motiviert',
    'Tsubasa 3/4/1: Schuss 3, Pass 4, Verteidigung 1. Alle Karten zählen zusammen.',
    '▲ Schusstoken  ▶ Passtoken  ▼ Verteidigungstoken: je +1, nach Schuss oder Pass',
    '+1 Schuss/Pass: eine Fähigkeit, beim Ausspielen nutzbar; !Gelb: Pflicht dabei',
    'Angr, Vert: nur im Angriff, nur in der Verteidigung',
    'Parade 1 · 2–3: gehalten bei 1, Ecke bei 2–3',
    'Beide würfeln; bei Gleichstand gewinnt der Angriff. Tor, Ballverlust: Wechsel.',
  ],
  story: {
    attacks: 'Angriffe',
    shots: 'Schüsse',
    passes: 'Pässe',
    won: 'gewonnene Vergleiche',
    saves: 'Paraden',
    specials: 'Spezialschüsse',
    cards: 'gespielte Karten',
    tokens: 'ausgegebene Token',
    bookings: 'Verwarnungen',
  },
  goalBy: { shot: 'Schuss', 'special-shot': 'Spezialschuss' },
  result: 'Schlusspfiff: {home} {score} {away}',
  extraTimeResult: 'nach Verlängerung',
  jointChampions: 'beide sind Meister',
  noGoals: 'Keine Tore.',
}

const hu: CaptainTsubasaBoardText = {
  you: 'te',
  half: 'félidő {half}/2',
  extraTime: 'hosszabbítás {half}/2',
  round: 'kör {round}/{rounds}',
  stoppage: 'ráadás',
  fullTime: 'vége',
  against: 'ellene',
  cards: '{limit} lapból {cards}',
  empty: 'nincs lap',
  stopped: 'megállt',
  faceDown: 'rejtve választott',
  keeperRolls: '{card} dobása {die}',
  hand: 'kéz {count}',
  deck: 'húzó {count}',
  discard: 'dobó {count}',
  yourHand: 'Kéz',
  field: 'Meccslapok',
  pile: 'pakli {count}',
  motivation: 'Motiváció',
  transfers: 'Átigazolás',
  unseen: 'látatlanban elvett meccslap, {half}. félidő',
  motivate: 'motiválás',
  sign: 'leigazolás',
  attacks: 'támad',
  defends: 'védekezik',
  tokens: 'zsetonok: {shot} lövés, {pass} passz, {defence} védekezés',
  sumsInWords: 'A támadó {attacker}: lövés {shot}, passz {pass}; a védekező {defender}: védekezés {defence}.',
  sheets: {
    hand: 'A kezedben',
    deck: 'A húzópaklidban, ismeretlen sorrendben',
    discard: 'A dobópaklidban',
    rivalShown: 'Biztosan az ellenfél kezében',
    rivalHidden: 'Ezeken kívül az ellenfél kezében és húzópaklijában együtt',
    rivalDiscard: 'Az ellenfél dobópaklijában',
    ownArea: 'A játékterületeden',
    rivalArea: 'Az ellenfél játékterületén',
    field: 'Nyílt meccslapok',
    motivation: 'Motivációs lapok és az áruk',
    transfers: 'Átigazolások és az áruk',
    none: 'nincs',
  },
  goal: 'GÓL!  {home} {score} {away}',
  legend: [
    '■ hazai  ◆ vendég   ◉ támad   › választható   ▸ most játsszák ki   * motivált',
    'Tsubasa 3/4/1: lövés 3, passz 4, védekezés 1. A terület minden lapja számít.',
    '▲ lövészseton  ▶ passzzseton  ▼ védekezészseton: +1, a választás után',
    '+1 lövés/passz: képesség, a kijátszáskor használható; !sárga: kötelező vele',
    'tám, véd: csak támadásban, csak védekezésben',
    'védés 1 · 2–3: 1-re megfogja, 2–3-ra szöglet',
    'Mindkét fél dob; egyenlőnél a támadó nyer. Gól vagy labdavesztés: szerepcsere.',
  ],
  story: {
    attacks: 'támadások',
    shots: 'lövések',
    passes: 'passzok',
    won: 'megnyert párharcok',
    saves: 'védések',
    specials: 'különleges lövések',
    cards: 'kijátszott lapok',
    tokens: 'elköltött zsetonok',
    bookings: 'sárga és piros lapok',
  },
  goalBy: { shot: 'lövés', 'special-shot': 'különleges lövés' },
  result: 'Vége: {home} {score} {away}',
  extraTimeResult: 'hosszabbítás után',
  jointChampions: 'mindkét csapat bajnok',
  noGoals: 'Nem esett gól.',
}

export const captainTsubasaBoardTexts: Readonly<Record<Language, CaptainTsubasaBoardText>> = { en, de, hu }
