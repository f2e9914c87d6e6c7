import type { Hazard, Line, Place } from '@libero/finale'
import type { TableWords } from '@libero/finale/text'
import { TEXTS } from '@libero/finale/text'
import type { Language } from '@libero/kernel/words'

/** What this board writes beside the words of every table. */
export interface FinaleBoardText extends TableWords {
  readonly you: string
  readonly firstLeg: string
  readonly against: string
  readonly ownMen: string
  readonly cardInPlay: string
  /** §6.4 As a sentence for who listens. */
  readonly missingLine: string
  readonly men: Readonly<Record<Line, string>>
  /** One letter for each place, as on the pitch and on the cards. */
  readonly places: Readonly<Record<Place, string>>
  readonly placeNames: Readonly<Record<Place, string>>
  readonly hazards: Readonly<Record<Hazard, string>>
  readonly hazardLetters: Readonly<Record<Hazard, string>>
  readonly where: Readonly<Record<'hand' | 'deck' | 'shown' | 'exchanged' | 'closing', string>>
  readonly goal: string
  readonly legend: readonly string[]
  readonly result: string
  readonly shootOutResult: string
  readonly noGoals: string
}

const en: FinaleBoardText = {
  ...TEXTS.en.table,
  you: 'you',
  firstLeg: 'Second leg. The first ended: {home} {homeGoals}, {away} {awayGoals}.',
  against: '{club} plays {men}: {sum} together.',
  ownMen: 'Your men so far: {men}: {sum} together.',
  cardInPlay: 'Card in play: {card}.',
  missingLine: 'A {missing} is asked for, none is free: any outfielder stands in.',
  men: TEXTS.en.places,
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
  goal: 'GOAL!  {home} {score} {away}',
  legend: [
    '■ home  ◆ away   K keeper  D defence  M midfield  A attack  ? any outfielder',
    '3 Putzer 5→1: plays at 5 now; after this use his card turns to 1.',
    '● chosen for this action   ○ used up in the build-up   › may be chosen now',
    '✚i injury, ▮y yellow, ▮r red: what threatens him in this action; a die decides',
    '▪ booked: a second yellow card sends him off   ▼ leaves   ▲ comes on',
    'D M M : D M A   places of the attackers : of the defenders   Σ strengths',
    '↻D  a defender of the build-up plays again, M↻D a midfielder   D? none is free',
  ],
  result: 'Full time: {home} {score} {away}',
  shootOutResult: 'shoot-out {score}',
  noGoals: 'No goals.',
}

const de: FinaleBoardText = {
  ...TEXTS.de.table,
  you: 'du',
  firstLeg: 'Rückspiel. Das Hinspiel endete: {home} {homeGoals}, {away} {awayGoals}.',
  against: '{club} spielt mit {men}: zusammen {sum}.',
  ownMen: 'Deine Männer bisher: {men}: zusammen {sum}.',
  cardInPlay: 'Karte im Spiel: {card}.',
  missingLine: 'Verlangt ist ein {missing}, keiner ist frei: Jeder Feldspieler darf einspringen.',
  men: TEXTS.de.places,
  places: { keeper: 'T', defence: 'A', midfield: 'M', attack: 'S', any: '?' },
  placeNames: { keeper: 'Tor', defence: 'Abwehr', midfield: 'Mittelfeld', attack: 'Sturm', any: 'beliebig' },
  hazards: { injury: 'Verletzung', yellow: 'Gelbe Karte', red: 'Rote Karte' },
  hazardLetters: { injury: 'v', yellow: 'g', red: 'r' },
  where: {
    hand: 'Auf deiner Hand',
    deck: 'Noch in deinem Stapel',
    shown: 'Gespielt',
    exchanged: 'Verdeckt getauscht',
    closing: 'Wenn alles andere weg ist',
  },
  goal: 'TOR!  {home} {score} {away}',
  legend: [
    '■ Heim  ◆ Gast   T Tor  A Abwehr  M Mittelfeld  S Sturm  ? jeder Feldspieler',
    '3 Putzer 5→1: spielt jetzt mit 5; danach dreht sich seine Karte auf 1.',
    '● für diese Aktion gewählt   ○ im Aufbau eingesetzt   › jetzt wählbar',
    '✚v Verletzung, ▮g Gelb, ▮r Rot: was ihm in dieser Aktion droht (Würfel)',
    '▪ verwarnt: nach einer zweiten Gelben fliegt er vom Feld   ▼ geht   ▲ kommt',
    'A M M : A M S   Plätze der Seite am Ball : der Verteidiger   Σ Spielstärken',
    '↻A  einer der Abwehr spielt noch einmal, M↻A einer aus M   A? keiner ist frei',
  ],
  result: 'Schlusspfiff: {home} {score} {away}',
  shootOutResult: 'Elfmeterschießen {score}',
  noGoals: 'Keine Tore.',
}

const hu: FinaleBoardText = {
  ...TEXTS.hu.table,
  you: 'te',
  firstLeg: 'Visszavágó. Az odavágó vége: {home} {homeGoals}, {away} {awayGoals}.',
  against: '{club} emberei: {men}, együtt {sum}.',
  ownMen: 'Embereid eddig: {men}, együtt {sum}.',
  cardInPlay: 'Játékban lévő lap: {card}.',
  missingLine: 'Ide {missing} kellene, de nincs szabad: bármelyik mezőnyjátékos beugorhat.',
  men: TEXTS.hu.places,
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
  goal: 'GÓL!  {home} {score} {away}',
  legend: [
    '■ hazai  ◆ vendég   K kapus  V védő  P középpályás  C csatár  ? mezőnyjátékos',
    '3 Putzer 5→1: most 5-tel játszik; e bevetés után a lapja 1-re fordul.',
    '● erre az akcióra választva   ○ az építésben már játszott   › választható',
    '✚s sérülés, ▮g sárga, ▮p piros: ez fenyegeti az akcióban; a kocka dönt',
    '▪ sárga lapos: a második sárgával kiállítják   ▼ lejön   ▲ bejön',
    'V P P : V P C   a támadó fél helyei : a védekezőé   Σ játékerők',
    '↻V  az építés védője újra játszik, P↻V középpályás   V? nincs szabad védő',
  ],
  result: 'Vége: {home} {score} {away}',
  shootOutResult: 'büntetőpárbaj {score}',
  noGoals: 'Nem esett gól.',
}

export const finaleBoardTexts: Readonly<Record<Language, FinaleBoardText>> = { en, de, hu }
