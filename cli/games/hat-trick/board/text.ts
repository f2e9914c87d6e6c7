import type { Language } from '@libero/kernel/words'

/** What the board writes between names and numbers. */
export interface HatTrickBoardText {
  readonly you: string
  readonly half: string
  readonly extraTime: string
  readonly shootOut: string
  readonly fullTime: string
  readonly opportunity: string
  readonly penalty: string
  readonly shot: string
  readonly keepers: Readonly<Record<'regular' | 'star', string>>
  readonly yellow: string
  readonly hand: string
  readonly yourHand: string
  readonly deck: string
  /** §10.2 The deck made of used cards once the first has run out. */
  readonly lateDeck: string
  readonly used: string
  readonly faceDown: string
  readonly noCards: string
  /** One letter for the left and the right. */
  readonly flanks: Readonly<Record<'left' | 'right', string>>
  readonly line: string
  readonly finalLine: string
  readonly ownGoalLine: string
  readonly nobody: string
  readonly own: string
  readonly theirs: string
  readonly footballs: string
  readonly star: string
  readonly ball: string
  readonly keeperBall: string
  readonly compared: string
  readonly open: string
  readonly goesTo: string
  readonly swaps: string
  readonly sheets: Readonly<Record<'hand' | 'deck' | 'used' | 'rival', string>>
  readonly off: string
  readonly goal: string
  readonly legend: readonly string[]
  readonly result: string
  readonly shootOutResult: string
  readonly noGoals: string
}

const en: HatTrickBoardText = {
  you: 'you',
  half: 'half {half}/2',
  extraTime: 'extra time',
  shootOut: 'shoot-out {home} : {away}',
  fullTime: 'full time',
  opportunity: 'scoring opportunity!',
  penalty: 'penalty!',
  shot: 'shot {power}, keeper {drawn}, draws left {draws}',
  keepers: { regular: 'keeper', star: 'star keeper ★' },
  yellow: 'yellow card',
  hand: 'hand {count}',
  yourHand: 'Hand',
  deck: 'deck {count}',
  lateDeck: 'temporary deck {count}',
  used: 'used {count}',
  faceDown: 'a card face down',
  noCards: 'no cards on the table yet',
  flanks: { left: 'L', right: 'R' },
  line: 'Your line {line}',
  finalLine: 'Your final line',
  ownGoalLine: 'Your goal line',
  nobody: 'nobody',
  own: 'your {number}',
  theirs: 'their {number}',
  footballs: 'attack {attack}, defence {defence}, {flank}',
  star: 'star',
  ball: 'has the ball',
  keeperBall: 'The keeper has the ball.',
  compared:
    'In the ball’s line {attack} attacking {attack?football meets:footballs meet} {defence} defending {defence?one:ones}.',
  open: 'On the table: {home}: {homeCard}; {away}: {awayCard}.',
  goesTo: 'to {field}',
  swaps: 'changing places with {man}',
  sheets: {
    hand: 'In your hand',
    deck: 'Still in your deck',
    used: 'Used',
    rival: 'In their hand and deck together',
  },
  off: 'off',
  goal: 'GOAL!  {home} {score} {away}',
  legend: [
    '■ home  ◆ away   ◉ has the ball   › may be chosen   ★ star   L, R  his side',
    '■ 8L ▲4 ▼1 a4: number 8, left, attack 4, defence 1, on field a4',
    '8+ ↑a4 ◆5: number 8 one step forward to a4, changing places with their 5',
    '6» your final line: with the ball there you have a chance to score; 1« theirs',
    ' 7:4 behind a line: footballs of the team on the ball against the other team’s',
    'The decks are the clock: when both have run out, the half is over.',
  ],
  result: 'Full time: {home} {score} {away}',
  shootOutResult: 'shoot-out {score}',
  noGoals: 'No goals.',
}

const de: HatTrickBoardText = {
  you: 'du',
  half: 'Halbzeit {half}/2',
  extraTime: 'Verlängerung',
  shootOut: 'Elfmeterschießen {home} : {away}',
  fullTime: 'Schlusspfiff',
  opportunity: 'Torchance!',
  penalty: 'Elfmeter!',
  shot: 'Schuss {power}, Torwart {drawn}, noch {draws} Karten',
  keepers: { regular: 'Torwart', star: 'Startorwart ★' },
  yellow: 'Gelbe Karte',
  hand: 'Hand {count}',
  yourHand: 'Hand',
  deck: 'Nachziehstapel {count}',
  lateDeck: 'vorläufiger Nachziehstapel {count}',
  used: 'gespielt {count}',
  faceDown: 'eine Karte verdeckt',
  noCards: 'noch keine Karten auf dem Tisch',
  flanks: { left: 'L', right: 'R' },
  line: 'Deine Reihe {line}',
  finalLine: 'Deine letzte Reihe',
  ownGoalLine: 'Deine erste Reihe',
  nobody: 'niemand',
  own: 'deine {number}',
  theirs: 'die {number} des Gegners',
  footballs: 'Angriff {attack}, Abwehr {defence}, {flank}',
  star: 'Star',
  ball: 'hat den Ball',
  keeperBall: 'Der Torwart hat den Ball.',
  compared:
    'In der Reihe des Balls {attack?steht:stehen} {attack} {attack?Angriffsball:Angriffsbälle} gegen {defence} {defence?Abwehrball:Abwehrbälle}.',
  open: 'Auf dem Tisch: {home}: {homeCard}; {away}: {awayCard}.',
  goesTo: 'nach {field}',
  swaps: 'Platztausch: {man}',
  sheets: {
    hand: 'Auf deiner Hand',
    deck: 'Noch in deinem Nachziehstapel',
    used: 'Gespielt',
    rival: 'Beim Gegner in Hand und Nachziehstapel zusammen',
  },
  off: 'raus',
  goal: 'TOR!  {home} {score} {away}',
  legend: [
    '■ Heim  ◆ Gast   ◉ hat den Ball   › jetzt wählbar   ★ Star   L, R  seine Seite',
    '■ 8L ▲4 ▼1 a4: Nummer 8, links, Angriff 4, Abwehr 1, auf Feld a4',
    '8+ ↑a4 ◆5: Nummer 8 einen Schritt vor nach a4, tauscht mit der 5 des Gegners',
    '6» deine letzte Reihe: wer dort den Ball hat, hat eine Torchance; 1« ihre',
    ' 7:4 hinter einer Reihe: Bälle der Mannschaft am Ball gegen die der anderen',
    'Die Nachziehstapel sind die Uhr: Sind beide leer, ist die Halbzeit vorbei.',
  ],
  result: 'Schlusspfiff: {home} {score} {away}',
  shootOutResult: 'Elfmeterschießen {score}',
  noGoals: 'Keine Tore.',
}

const hu: HatTrickBoardText = {
  you: 'te',
  half: 'félidő {half}/2',
  extraTime: 'hosszabbítás',
  shootOut: 'büntetőpárbaj {home} : {away}',
  fullTime: 'vége',
  opportunity: 'lövő helyzet!',
  penalty: 'büntető!',
  shot: 'lövés {power}, kapus {drawn}, húzhat még {draws}',
  keepers: { regular: 'kapus', star: 'sztárkapus ★' },
  yellow: 'sárga lap',
  hand: 'kéz {count}',
  yourHand: 'Kéz',
  deck: 'pakli {count}',
  lateDeck: 'átmeneti pakli {count}',
  used: 'kijátszva {count}',
  faceDown: 'egy lap lefordítva',
  noCards: 'még nincs lap az asztalon',
  flanks: { left: 'B', right: 'J' },
  line: 'A te {line}. sorod',
  finalLine: 'A te utolsó sorod',
  ownGoalLine: 'A te első sorod',
  nobody: 'senki',
  own: 'a te {number}. számú játékosod',
  theirs: 'az ellenfél {number}. számú játékosa',
  footballs: 'támadás {attack}, védekezés {defence}, {flank}',
  star: 'sztár',
  ball: 'nála a labda',
  keeperBall: 'A labda a kapusnál van.',
  compared: 'A labda sorában {attack} támadó labda áll {defence} védekező ellen.',
  open: 'Az asztalon: {home}: {homeCard}; {away}: {awayCard}.',
  goesTo: 'ide: {field}',
  swaps: 'helycsere: {man}',
  sheets: {
    hand: 'A kezedben',
    deck: 'Még a paklidban',
    used: 'Kijátszva',
    rival: 'Az ellenfél kezében és paklijában együtt',
  },
  off: 'lent',
  goal: 'GÓL!  {home} {score} {away}',
  legend: [
    '■ hazai  ◆ vendég   ◉ nála a labda   › választható   ★ sztár   B, J  az oldala',
    '■ 8B ▲4 ▼1 a4: 8-as, bal oldal, támadás 4, védekezés 1, az a4 mezőn',
    '8+ ↑a4 ◆5: a 8-as egyet előre az a4-re, helyet cserél az ellenfél 5-ösével',
    '6» az utolsó sorod: akinél ott a labda, annak lövő helyzete van; 1« az övék',
    ' 7:4 a sor mögött: a labdát birtokló csapat labdái a másikéi ellen',
    'A két pakli az óra: ha mindkettő elfogyott, vége a félidőnek.',
  ],
  result: 'Vége: {home} {score} {away}',
  shootOutResult: 'büntetőpárbaj {score}',
  noGoals: 'Nem esett gól.',
}

export const hatTrickBoardTexts: Readonly<Record<Language, HatTrickBoardText>> = { en, de, hu }
