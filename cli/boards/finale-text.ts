import type { Hazard, Place } from '@libero/finale'
import type { Language } from '@libero/kernel'

/** What the board writes between names and numbers. */
export interface FinaleBoardText {
  readonly you: string
  readonly period: string
  readonly extraTime: string
  readonly shootOut: string
  readonly fullTime: string
  readonly attack: string
  readonly counter: string
  readonly buildUp: string
  readonly finish: string
  readonly bench: string
  readonly nobody: string
  readonly hand: string
  readonly deck: string
  readonly changes: string
  readonly faceDown: string
  readonly noCard: string
  readonly against: string
  readonly ownMen: string
  readonly cardInPlay: string
  readonly strength: string
  readonly next: string
  readonly threat: string
  readonly booked: string
  /** What is likely: for the side on the ball, and as the defender reads it. */
  readonly odds: Readonly<Record<string, string>>
  readonly rivalOdds: Readonly<Record<string, string>>
  /** One letter for each place, as on the pitch and on the cards. */
  readonly places: Readonly<Record<Place, string>>
  readonly placeNames: Readonly<Record<Place, string>>
  readonly hazards: Readonly<Record<Hazard, string>>
  readonly hazardLetters: Readonly<Record<Hazard, string>>
  readonly where: Readonly<Record<'hand' | 'deck' | 'shown' | 'exchanged' | 'closing', string>>
  readonly off: string
  readonly goal: string
  readonly legend: readonly string[]
  readonly result: string
  readonly shootOutResult: string
  readonly noGoals: string
}

const en: FinaleBoardText = {
  you: 'you',
  period: 'period {period}/6',
  extraTime: 'extra time {period}/2',
  shootOut: 'shoot-out {home} : {away}',
  fullTime: 'full time',
  attack: 'attack {number}/{of}',
  counter: 'counter',
  buildUp: 'build-up',
  finish: 'finish',
  bench: 'bench',
  nobody: 'nobody',
  hand: 'hand {count}',
  deck: 'deck {count}',
  changes: 'changes {count}',
  faceDown: 'a card lies face down',
  noCard: 'no card yet',
  against: '{club} plays {men}: {sum} together.',
  ownMen: 'Your men so far: {men}: {sum} together.',
  cardInPlay: 'Card in play: {card}.',
  strength: 'strength {strength}',
  next: 'then {next}',
  threat: 'threatened by {hazard}',
  booked: 'booked',
  odds: { 'build-up': 'build-up', goal: 'goal' },
  rivalOdds: { 'build-up': 'their build-up', goal: 'their goal' },
  places: { keeper: 'K', defence: 'D', midfield: 'M', attack: 'A', any: '?' },
  placeNames: { keeper: 'keeper', defence: 'defence', midfield: 'midfield', attack: 'attack', any: 'any' },
  hazards: { injury: 'injury', yellow: 'yellow card', red: 'red card' },
  hazardLetters: { injury: 'i', yellow: 'y', red: 'r' },
  where: {
    hand: 'In your hand',
    deck: 'Still in your deck',
    shown: 'Played',
    exchanged: 'Exchanged unseen',
    closing: 'When all else is gone',
  },
  off: 'off',
  goal: 'GOAL!  {home} {score} {away}',
  legend: [
    '■ home  ◆ away   K keeper  D defence  M midfield  A attack  ? any outfielder',
    '3 Putzer 5→1: plays at 5 now; after this use his card turns to 1.',
    '● chosen for this action   ○ used up in the build-up   › may be chosen now',
    '✚i injury, ▮y yellow, ▮r red: what threatens him in this action; a die decides',
    '▪ booked: a second yellow card sends him off   ▼ leaves   ▲ comes on',
    'D M M : D M A   places of the attackers : of the defenders   Σ strengths',
    '↻D  a back who played in the build-up plays again in the finish.',
  ],
  result: 'Full time: {home} {score} {away}',
  shootOutResult: 'shoot-out {score}',
  noGoals: 'No goals.',
}

const de: FinaleBoardText = {
  you: 'du',
  period: 'Zeitabschnitt {period}/6',
  extraTime: 'Verlängerung {period}/2',
  shootOut: 'Elfmeterschießen {home} : {away}',
  fullTime: 'Schlusspfiff',
  attack: 'Angriff {number}/{of}',
  counter: 'Konter',
  buildUp: 'Aufbau',
  finish: 'Abschluss',
  bench: 'Bank',
  nobody: 'niemand',
  hand: 'Hand {count}',
  deck: 'Deck {count}',
  changes: 'Wechsel {count}',
  faceDown: 'eine Karte liegt verdeckt',
  noCard: 'noch keine Karte',
  against: '{club} spielt mit {men}: zusammen {sum}.',
  ownMen: 'Deine Männer bisher: {men}: zusammen {sum}.',
  cardInPlay: 'Karte im Spiel: {card}.',
  strength: 'Spielstärke {strength}',
  next: 'dann {next}',
  threat: 'ihm droht {hazard}',
  booked: 'verwarnt',
  odds: { 'build-up': 'Aufbau', goal: 'Tor' },
  rivalOdds: { 'build-up': 'ihr Aufbau', goal: 'Gegentor' },
  places: { keeper: 'T', defence: 'A', midfield: 'M', attack: 'S', any: '?' },
  placeNames: { keeper: 'Tor', defence: 'Abwehr', midfield: 'Mittelfeld', attack: 'Sturm', any: 'beliebig' },
  hazards: { injury: 'Verletzung', yellow: 'Gelbe Karte', red: 'Rote Karte' },
  hazardLetters: { injury: 'v', yellow: 'g', red: 'r' },
  where: {
    hand: 'Auf deiner Hand',
    deck: 'Noch in deinem Deck',
    shown: 'Gespielt',
    exchanged: 'Verdeckt getauscht',
    closing: 'Wenn alles andere weg ist',
  },
  off: 'raus',
  goal: 'TOR!  {home} {score} {away}',
  legend: [
    '■ Heim  ◆ Gast   T Tor  A Abwehr  M Mittelfeld  S Sturm  ? jeder Feldspieler',
    '3 Putzer 5→1: spielt jetzt mit 5; danach dreht sich seine Karte auf 1.',
    '● für diese Aktion gewählt   ○ im Aufbau eingesetzt   › jetzt wählbar',
    '✚v Verletzung, ▮g Gelb, ▮r Rot: was ihm in dieser Aktion droht (Würfel)',
    '▪ verwarnt: nach einer zweiten Gelben fliegt er vom Feld   ▼ geht   ▲ kommt',
    'A M M : A M S   Plätze der Seite am Ball : der Verteidiger   Σ Spielstärken',
    '↻A  ein Abwehrspieler aus dem Aufbau spielt im Abschluss noch einmal.',
  ],
  result: 'Schlusspfiff: {home} {score} {away}',
  shootOutResult: 'Elfmeterschießen {score}',
  noGoals: 'Keine Tore.',
}

const hu: FinaleBoardText = {
  you: 'te',
  period: 'negyedóra {period}/6',
  extraTime: 'hosszabbítás {period}/2',
  shootOut: 'tizenegyespárbaj {home} : {away}',
  fullTime: 'vége',
  attack: 'támadás {number}/{of}',
  counter: 'kontra',
  buildUp: 'építés',
  finish: 'befejezés',
  bench: 'kispad',
  nobody: 'senki',
  hand: 'kéz {count}',
  deck: 'pakli {count}',
  changes: 'csere {count}',
  faceDown: 'egy lap képpel lefelé fekszik',
  noCard: 'még nincs lap',
  against: '{club} emberei: {men}, együtt {sum}.',
  ownMen: 'Embereid eddig: {men}, együtt {sum}.',
  cardInPlay: 'Játékban lévő lap: {card}.',
  strength: 'játékerő {strength}',
  next: 'utána {next}',
  threat: 'veszély: {hazard}',
  booked: 'sárga lapos',
  odds: { 'build-up': 'építés', goal: 'gól' },
  rivalOdds: { 'build-up': 'ellenfél építése', goal: 'kapott gól' },
  places: { keeper: 'K', defence: 'V', midfield: 'P', attack: 'C', any: '?' },
  placeNames: {
    keeper: 'kapu',
    defence: 'védelem',
    midfield: 'középpálya',
    attack: 'támadósor',
    any: 'bárki',
  },
  hazards: { injury: 'sérülés', yellow: 'sárga lap', red: 'piros lap' },
  hazardLetters: { injury: 's', yellow: 'g', red: 'p' },
  where: {
    hand: 'A kezedben',
    deck: 'Még a paklidban',
    shown: 'Kijátszva',
    exchanged: 'Rejtve kicserélve',
    closing: 'Ha minden más elfogyott',
  },
  off: 'lent',
  goal: 'GÓL!  {home} {score} {away}',
  legend: [
    '■ hazai  ◆ vendég   K kapus  V védő  P középpályás  C csatár  ? mezőnyjátékos',
    '3 Putzer 5→1: most 5-tel játszik; e bevetés után a lapja 1-re fordul.',
    '● erre az akcióra választva   ○ az építésben már játszott   › választható',
    '✚s sérülés, ▮g sárga, ▮p piros: ez fenyegeti az akcióban; a kocka dönt',
    '▪ sárga lapos: a második sárgával kiállítják   ▼ lejön   ▲ bejön',
    'V P P : V P C   a támadó fél helyei : a védekezőé   Σ játékerők',
    '↻V  a támadásépítés egyik védője a befejezésben újra játszik.',
  ],
  result: 'Vége: {home} {score} {away}',
  shootOutResult: 'tizenegyespárbaj {score}',
  noGoals: 'Nem esett gól.',
}

export const finaleBoardTexts: Readonly<Record<Language, FinaleBoardText>> = { en, de, hu }
