import type { Action, Save } from '@libero/captain-tsubasa'
import type { Roll } from '@libero/captain-tsubasa/view'
import type { Language } from '@libero/kernel/words'

/** What the table says of Captain Tsubasa beside what the game itself says. */
export interface PitchText {
  readonly beforeKickOff: string
  readonly halves: readonly [string, string, string, string]
  readonly stoppage: string
  readonly fullTime: string
  /** Round {round} of {rounds}. */
  readonly round: string
  readonly roundOf: string
  /** §4.1 */
  readonly bothDraw: string
  readonly attacks: string
  readonly defends: string
  readonly stopped: string
  /** How many {cards} of the {limit} lie in both areas. */
  readonly limit: string
  readonly limitShort: string
  readonly together: string
  /** {side} attacks, its sums. */
  readonly attackSums: string
  readonly defenceSum: string
  readonly tokens: string
  /** §2.4 How many of them were spent in this round. */
  readonly aside: string
  /** The same beside a figure in brackets. */
  readonly spent: string
  readonly areaOf: string
  readonly barOf: string
  readonly hand: string
  readonly deck: string
  readonly discard: string
  readonly handOf: string
  readonly deckOf: string
  readonly discardOf: string
  readonly known: string
  readonly hiddenTogether: string
  readonly nothing: string
  readonly field: string
  readonly pile: string
  readonly topCard: string
  readonly bench: string
  readonly motivation: string
  readonly transfers: string
  readonly exhaustion: string
  readonly unseen: string
  readonly costs: string
  readonly replaces: string
  readonly chooseAbility: string
  readonly useAbility: string
  readonly yourDiscard: string
  readonly faceDown: string
  readonly noAbility: string
  /** What a sum is made of. */
  readonly cardsPart: string
  readonly tokensPart: string
  readonly die: string
  /** §7.2 The heading of a contest. */
  readonly contestOf: Readonly<Record<Action, string>>
  /** While a roll may still be made again. */
  readonly asItLies: string
  readonly throughDefence: string
  /** §8.1 What follows then. */
  readonly keeperLeft: string
  readonly nobodySaves: string
  readonly keepsBall: string
  readonly defenceHolds: string
  readonly beats: string
  /** Why a goal is somebody's. */
  readonly bestShot: string
  /** Why a contest is won. */
  readonly reasons: Readonly<Record<'more' | 'level' | 'less', string>>
  readonly halfTime: string
  readonly extraTime: string
  readonly specialShot: string
  readonly specialStopped: string
  readonly specialGoal: string
  /** §12.3 Why. */
  readonly specialWhy: Readonly<Record<'stopped' | 'beaten' | 'unopposed', string>>
  readonly advance: string
  readonly keeperRolls: string
  readonly saves: Readonly<Record<Save, string>>
  /** What a keeper's {die} comes to, and what each roll of his would. */
  readonly saved: Readonly<Record<Save, string>>
  readonly rollsOf: string
  /** §7.5 By which {card} {side} rolls again, and what comes of it. */
  readonly rerolledBy: string
  readonly rerolled: string
  readonly rolledAgain: string
  /** On buttons: which roll is made again. */
  readonly rerolls: Readonly<Record<Roll | 'skip', string>>
  readonly guaranteed: string
  readonly motivated: string
  /** A card in play that the other coach's ability discards, and whose. */
  readonly outOfPlay: string
  readonly outBy: string
  readonly signed: string
  readonly kickOff: string
  readonly goalBy: Readonly<Record<'shot' | 'special-shot', string>>
  readonly bookedWords: Readonly<Record<'yellow' | 'red', string>>
  /** §11.1 What that takes off. */
  readonly bookingCosts: string
  /** §6.10 A card that the defender is known to hold. */
  readonly mayEnd: string
  /** In the card browser. */
  readonly groups: {
    readonly starting: string
    readonly match: string
    readonly matchAbout: string
    readonly motivation: string
    readonly transfers: string
    readonly exhaustion: string
    readonly exhaustionAbout: string
    readonly specials: string
    readonly specialsAbout: string
  }
  readonly advanced: string
  readonly stops: string
}

const en: PitchText = {
  beforeKickOff: 'Toss for kick-off',
  halves: ['1st half', '2nd half', 'Extra time 1', 'Extra time 2'],
  stoppage: 'stoppage time',
  fullTime: 'Full time',
  round: 'round {round}/{rounds}',
  roundOf: 'Round {round} of {rounds}',
  bothDraw: 'Both draw up to four cards.',
  attacks: 'attacks',
  defends: 'defends',
  stopped: 'has stopped',
  limit: 'Cards in both play areas: {cards} of {limit}',
  limitShort: '{cards} of {limit}',
  together: 'cards laid',
  attackSums: '{side} attacks: shot {shot}, pass {pass}',
  defenceSum: '{side} defends: {defence}',
  tokens: '{side}, {kind} tokens: {count} of 5',
  aside: 'spent until the clean-up: {count}',
  spent: 'spent',
  areaOf: '{side}: play area',
  barOf: '{side}: tokens and piles',
  hand: 'hand',
  deck: 'deck',
  discard: 'discard',
  handOf: '{side}: hand, cards: {count}',
  deckOf: '{side}: draw pile, cards: {count}',
  discardOf: '{side}: discard pile, cards: {count}',
  known: 'Known to be in this hand:',
  hiddenTogether: 'Beside these, in hand and draw pile together:',
  nothing: 'nothing',
  field: 'Match cards',
  pile: '{count} unseen',
  topCard: 'The top match card, unseen. Cards in the pile: {count}',
  bench: 'Beside the pitch',
  motivation: 'Motivation',
  transfers: 'Transfers',
  exhaustion: 'Exhaustion cards in reach: {count}',
  unseen: 'a match card of half {half}, unseen',
  costs: 'Costs',
  replaces: 'Takes the place of {player}',
  chooseAbility: 'Abilities of {card}',
  useAbility: 'Use the ability',
  yourDiscard: 'Your discard pile',
  faceDown: '{side} has chosen, face down.',
  noAbility: 'No ability.',
  cardsPart: 'cards',
  tokensPart: 'tokens',
  die: 'die',
  contestOf: { shot: '{attacker}’s shot', pass: '{attacker}’s pass' },
  asItLies: 'For now: {verdict}',
  throughDefence: 'Defence beaten!',
  keeperLeft: 'Only a keeper can save it now.',
  nobodySaves: 'Nobody is there to save it: a goal.',
  keepsBall: '{side} keeps the ball and attacks again',
  defenceHolds: '{side} wins the ball',
  beats: 'shot {attack} against {defence}',
  bestShot: 'the best shot of the players laid',
  reasons: {
    more: 'The attack has more, {attack} to {defence}.',
    level: '{attack} to {defence}: a tie goes to the attack.',
    less: 'The defence has more, {defence} to {attack}.',
  },
  halfTime: 'Half-time',
  extraTime: 'Extra time',
  specialShot: 'Special shot!',
  specialStopped: 'Stopped!',
  specialGoal: 'Unstoppable!',
  specialWhy: {
    stopped: '{side} chose the right defence: no goal.',
    beaten: '{side} chose the wrong defence: a goal.',
    unopposed: '{side} has no defence against it: a goal.',
  },
  advance: 'Past them all!',
  keeperRolls: '{card} rolls',
  saves: { held: 'Held!', corner: 'Corner!', goal: 'Beaten!' },
  saved: { held: '{die} – held', corner: '{die} – corner', goal: '{die} – goal' },
  rollsOf: '{card}: {rolls}.',
  rerolledBy: '{card}: {side} rolls again',
  rerolled: '{from} becomes {die}',
  rolledAgain: 'Again {die}: nothing changes',
  rerolls: { own: 'Your die', other: 'Their die', keeper: 'Keeper’s die', skip: 'Leave it' },
  guaranteed: 'Six against one!',
  motivated: '{player} is fired up!',
  outOfPlay: '{player} no longer counts',
  outBy: '{card} of {side} discards the card.',
  signed: '{player} joins {side}!',
  kickOff: '{side} kicks off',
  goalBy: { shot: '{side} by a shot', 'special-shot': '{side} by a special shot' },
  bookedWords: { yellow: '{side}: yellow card', red: '{side}: red card' },
  bookingCosts: '{booked}, {penalty} to the end of the match.',
  mayEnd: '{side} holds “{card}”: it can forbid further cards.',
  groups: {
    starting: '{team}: starting deck',
    match: 'Match cards of half {half}',
    matchAbout: 'Both coaches take them in the draw phase; one of the thirteen is put away unseen.',
    motivation: 'Motivation cards (option)',
    transfers: 'Transfers (option)',
    exhaustion: 'Exhaustion',
    exhaustionAbout: 'Eight cards without values or abilities.',
    specials: 'Special shots and special defences',
    specialsAbout: 'Both choose in secret; a defence stops what its card names.',
  },
  advanced: 'Left out of a first game.',
  stops: 'Stops: {shot}',
}

const de: PitchText = {
  beforeKickOff: 'Wurf um den Anstoß',
  halves: ['1. Hälfte', '2. Hälfte', 'Verlängerung 1', 'Verlängerung 2'],
  stoppage: 'Nachspielzeit',
  fullTime: 'Schlusspfiff',
  round: 'Runde {round}/{rounds}',
  roundOf: 'Runde {round} von {rounds}',
  bothDraw: 'Beide ziehen auf vier Karten.',
  attacks: 'greift an',
  defends: 'verteidigt',
  stopped: 'hat gepasst',
  limit: 'Karten in beiden Spielbereichen: {cards} von {limit}',
  limitShort: '{cards} von {limit}',
  together: 'gelegt',
  attackSums: '{side} greift an: Schuss {shot}, Pass {pass}',
  defenceSum: '{side} verteidigt: {defence}',
  tokens: '{side}, Token für {kind}: {count} von 5',
  aside: 'bis zur Aufräumphase ausgegeben: {count}',
  spent: 'weg',
  areaOf: '{side}: Spielbereich',
  barOf: '{side}: Token und Stapel',
  hand: 'Hand',
  deck: 'Nachzug',
  discard: 'Ablage',
  handOf: '{side}: Hand, Karten: {count}',
  deckOf: '{side}: Nachziehstapel, Karten: {count}',
  discardOf: '{side}: Ablagestapel, Karten: {count}',
  known: 'Sicher auf dieser Hand:',
  hiddenTogether: 'Sonst auf Hand und Nachziehstapel zusammen:',
  nothing: 'nichts',
  field: 'Matchkarten',
  pile: '{count} verdeckt',
  topCard: 'Die oberste Matchkarte, verdeckt. Karten im Stapel: {count}',
  bench: 'Neben dem Platz',
  motivation: 'Motivation',
  transfers: 'Transfers',
  exhaustion: 'Erschöpfungskarten in Reichweite: {count}',
  unseen: 'eine verdeckt genommene Matchkarte der {half}. Hälfte',
  costs: 'Kostet',
  replaces: 'Ersetzt {player}',
  chooseAbility: 'Fähigkeiten von {card}',
  useAbility: 'Fähigkeit nutzen',
  yourDiscard: 'Dein Ablagestapel',
  faceDown: '{side} hat verdeckt gewählt.',
  noAbility: 'Keine Fähigkeit.',
  cardsPart: 'Karten',
  tokensPart: 'Token',
  die: 'Würfel',
  contestOf: { shot: 'Schuss von {attacker}', pass: 'Pass von {attacker}' },
  asItLies: 'Vorerst: {verdict}',
  throughDefence: 'Abwehr überwunden!',
  keeperLeft: 'Jetzt kann nur noch ein Torwart halten.',
  nobodySaves: 'Niemand ist da, der ihn hält: Tor.',
  keepsBall: '{side} behält den Ball und greift wieder an',
  defenceHolds: '{side} erobert den Ball',
  beats: 'Schuss {attack} gegen {defence}',
  bestShot: 'bester Schuss der gelegten Spieler',
  reasons: {
    more: 'Der Angriff hat mehr, {attack} zu {defence}.',
    level: '{attack} zu {defence}: Bei Gleichstand gewinnt der Angriff.',
    less: 'Die Abwehr hat mehr, {defence} zu {attack}.',
  },
  halfTime: 'Halbzeit',
  extraTime: 'Verlängerung',
  specialShot: 'Spezialschuss!',
  specialStopped: 'Gestoppt!',
  specialGoal: 'Unhaltbar!',
  specialWhy: {
    stopped: '{side} hat die richtige Verteidigung gewählt: kein Tor.',
    beaten: '{side} hat die falsche Verteidigung gewählt: ein Tor.',
    unopposed: '{side} hat keine Verteidigung dagegen: ein Tor.',
  },
  advance: 'An allen vorbei!',
  keeperRolls: '{card} würfelt',
  saves: { held: 'Gehalten!', corner: 'Eckball!', goal: 'Bezwungen!' },
  saved: { held: '{die} – gehalten', corner: '{die} – Eckball', goal: '{die} – Tor' },
  rollsOf: '{card}: {rolls}.',
  rerolledBy: '{card}: {side} würfelt neu',
  rerolled: 'Aus {from} wird {die}',
  rolledAgain: 'Wieder {die}: Nichts ändert sich',
  rerolls: { own: 'Dein Würfel', other: 'Ihr Würfel', keeper: 'Torwartwurf', skip: 'So lassen' },
  guaranteed: 'Sechs gegen eins!',
  motivated: '{player} ist Feuer und Flamme!',
  outOfPlay: '{player} zählt nicht mehr',
  outBy: '{side}: {card} legt die Karte ab.',
  signed: '{player} kommt zu {side}!',
  kickOff: '{side} stößt an',
  goalBy: { shot: '{side} durch einen Schuss', 'special-shot': '{side} durch einen Spezialschuss' },
  bookedWords: { yellow: '{side}: Gelbe Karte', red: '{side}: Rote Karte' },
  bookingCosts: '{booked}, {penalty} bis zum Ende des Spiels.',
  mayEnd: '{side} hat „{card}“: Das kann weitere Karten verbieten.',
  groups: {
    starting: '{team}: Startdeck',
    match: 'Matchkarten der {half}. Hälfte',
    matchAbout: 'Beide nehmen sie in der Ziehphase; eine der dreizehn kommt ungesehen weg.',
    motivation: 'Motivationskarten (Option)',
    transfers: 'Transfers (Option)',
    exhaustion: 'Erschöpfung',
    exhaustionAbout: 'Acht Karten ohne Werte und Fähigkeiten.',
    specials: 'Spezialschüsse und Spezialverteidigungen',
    specialsAbout: 'Beide wählen verdeckt; eine Verteidigung stoppt, was auf ihr steht.',
  },
  advanced: 'Fehlt im ersten Spiel.',
  stops: 'Stoppt: {shot}',
}

const hu: PitchText = {
  beforeKickOff: 'Sorsolás a kezdésért',
  halves: ['1. félidő', '2. félidő', '1. hosszabbítás', '2. hosszabbítás'],
  stoppage: 'ráadás',
  fullTime: 'Lefújták',
  round: '{round}/{rounds}. kör',
  roundOf: '{round}. kör, összesen {rounds}',
  bothDraw: 'Mindketten négy lapig húznak.',
  attacks: 'támad',
  defends: 'védekezik',
  stopped: 'megállt',
  limit: 'Lapok a két játékterületen: {cards}, a határ: {limit}',
  limitShort: '{cards} / {limit}',
  together: 'lap lent',
  attackSums: '{side} támad: lövés {shot}, passz {pass}',
  defenceSum: '{side} védekezik: {defence}',
  tokens: '{side}, zsetonok ({kind}): {count}, legfeljebb 5',
  aside: 'a rendrakásig elköltve: {count}',
  spent: 'elköltve',
  areaOf: '{side}: játékterület',
  barOf: '{side}: zsetonok és paklik',
  hand: 'kéz',
  deck: 'húzó',
  discard: 'dobó',
  handOf: '{side}: kéz, lapok: {count}',
  deckOf: '{side}: húzópakli, lapok: {count}',
  discardOf: '{side}: dobópakli, lapok: {count}',
  known: 'Biztosan ebben a kézben:',
  hiddenTogether: 'Ezeken kívül kézben és húzópakliban együtt:',
  nothing: 'semmi',
  field: 'Meccslapok',
  pile: '{count} fedett',
  topCard: 'A legfelső meccslap, látatlanban. Lapok a pakliban: {count}',
  bench: 'A pálya mellett',
  motivation: 'Motiváció',
  transfers: 'Átigazolás',
  exhaustion: 'Elérhető kimerültséglapok: {count}',
  unseen: 'látatlanban elvett meccslap, {half}. félidő',
  costs: 'Ára',
  replaces: 'Akinek a helyére lép: {player}',
  chooseAbility: 'Képességek: {card}',
  useAbility: 'Képesség használata',
  yourDiscard: 'A dobópaklid',
  faceDown: '{side} rejtve választott.',
  noAbility: 'Nincs képessége.',
  cardsPart: 'lapok',
  tokensPart: 'zsetonok',
  die: 'kocka',
  contestOf: { shot: 'A {attacker} lövése', pass: 'A {attacker} passza' },
  asItLies: 'Egyelőre: {verdict}',
  throughDefence: 'Túl a védelmen!',
  keeperLeft: 'Most már csak kapus védheti ki.',
  nobodySaves: 'Nincs, aki kivédje: gól.',
  keepsBall: '{side} megtartja a labdát, és újra támad',
  defenceHolds: '{side} megszerzi a labdát',
  beats: '{attack} erejű lövés {defence} erejű védekezés ellen',
  bestShot: 'a letett játékosok legjobb lövése',
  reasons: {
    more: 'A támadásnak több van: {attack}, ellene {defence}.',
    level: 'Egyenlő, {attack} és {defence}: a támadás nyer.',
    less: 'A védekezésnek több van: {defence}, ellene {attack}.',
  },
  halfTime: 'Félidő',
  extraTime: 'Hosszabbítás',
  specialShot: 'Különleges lövés!',
  specialStopped: 'Kivédve!',
  specialGoal: 'Védhetetlen!',
  specialWhy: {
    stopped: '{side} jól választott védekezést: nincs gól.',
    beaten: '{side} rosszul választott védekezést: gól.',
    unopposed: '{side}: nincs ellene védekezés, gól.',
  },
  advance: 'Mindenkin túl!',
  keeperRolls: '{card} dob',
  saves: { held: 'Megfogta!', corner: 'Szöglet!', goal: 'Legyőzve!' },
  saved: { held: '{die} – megfogta', corner: '{die} – szöglet', goal: '{die} – gól' },
  rollsOf: '{card}: {rolls}.',
  rerolledBy: '{card}: {side} újra dob',
  rerolled: 'Új dobás: {from} helyett {die}',
  rolledAgain: 'Megint {die}: semmi sem változik',
  rerolls: { own: 'A te kockád', other: 'Az övék', keeper: 'Kapus kockája', skip: 'Így marad' },
  guaranteed: 'Hatos egyes ellen!',
  motivated: '{player} tűzbe jött!',
  outOfPlay: '{player} már nem számít',
  outBy: '{side}: {card} eldobatja a lapot.',
  signed: '{player} új csapata: {side}!',
  kickOff: '{side} kezd',
  goalBy: { shot: '{side}, lövésből', 'special-shot': '{side}, különleges lövésből' },
  bookedWords: { yellow: '{side}: sárga lap', red: '{side}: piros lap' },
  bookingCosts: '{booked}, {penalty} a mérkőzés végéig.',
  mayEnd: '{side} kezében „{card}” van: megtilthatja a további lapokat.',
  groups: {
    starting: '{team}: kezdőpakli',
    match: 'Meccslapok, {half}. félidő',
    matchAbout: 'Mindkét edző ezekből vesz a húzás során; a tizenhárom közül egyet látatlanban félretesznek.',
    motivation: 'Motivációs lapok (választható)',
    transfers: 'Átigazolások (választható)',
    exhaustion: 'Kimerültség',
    exhaustionAbout: 'Nyolc lap értékek és képességek nélkül.',
    specials: 'Különleges lövések és védekezések',
    specialsAbout: 'Mindketten titokban választanak; egy védekezés azt hárítja, ami rajta áll.',
  },
  advanced: 'Az első játékból kimarad.',
  stops: 'Ezt védi ki: {shot}',
}

export const pitchTexts: Readonly<Record<Language, PitchText>> = { en, de, hu }
