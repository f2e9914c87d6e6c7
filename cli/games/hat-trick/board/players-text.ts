import type { Language } from '@libero/kernel/words'

/** What the board writes only in matches with the Players expansion. */
export interface PlayersBoardText {
  readonly noStyle: string
  readonly styleCard: string
  readonly justWon: string
  readonly subs: string
  readonly bench: string
  readonly captain: string
  readonly noCaptain: string
  readonly appealed: string
  readonly bonus: string
  readonly bonusInShort: string
  /** How a change is typed. */
  readonly subTyped: string
  readonly printed: string
  readonly sheets: Readonly<Record<'held' | 'spent' | 'wins' | 'skills', string>>
  readonly legend: readonly string[]
}

const en: PlayersBoardText = {
  noStyle: 'no style yet',
  styleCard: '[{card}]',
  justWon: '[{card}, not yet]',
  subs: 'changes {count}',
  bench: 'bench {bench}',
  captain: 'captain {number}',
  noCaptain: 'no captain',
  appealed: 'captain {number}, has appealed',
  bonus: 'Skills and style cards add {attack} : {defence}',
  bonusInShort: 'extra {attack} : {defence}',
  subTyped: '{nth}:{number} brings on bench {nth} for number {number}',
  printed: 'card number {numbers}',
  sheets: {
    held: 'Your style cards',
    spent: 'Style cards laid aside',
    wins: 'A style card is won by',
    skills: '{team}: skills that lie open',
  },
  legend: [
    '■ home  ◆ away   ◉ has the ball   › may be chosen   * gold   L, R  his side',
    '■ 8L* ▲4 ▼1 a4: position 8, left, gold, attack 4, defence 1; 8/9 on his card',
    '8+ ↑a4 ◆5: 8 one step forward, changing places with their 5; 6&7 both change',
    '8~ across the line; 8!+ his skill, one step on; 7=6! 7 borrows the skill of 6',
    '6» your final line: with the ball there you have a chance to score; 1« theirs',
    ' 7:4 behind a line: footballs of the team on the ball against the other team’s',
    'Tactical 1/3 [Third man]: style, how far to the next card, style cards held',
    'The decks are the clock: when both have run out, the half is over.',
  ],
}

const de: PlayersBoardText = {
  noStyle: 'noch kein Stil',
  styleCard: '[{card}]',
  justWon: '[{card}, noch nicht]',
  subs: 'Wechsel {count}',
  bench: 'Bank {bench}',
  captain: 'Kapitän {number}',
  noCaptain: 'kein Kapitän',
  appealed: 'Kapitän {number}, hat protestiert',
  bonus: 'Dazu durch Fähigkeiten und Stilkarten {attack} : {defence}',
  bonusInShort: 'dazu {attack} : {defence}',
  subTyped: '{nth}:{number} bringt Bank {nth} für die {number}',
  printed: 'Kartennummer {numbers}',
  sheets: {
    held: 'Deine Stilkarten',
    spent: 'Abgelegte Stilkarten',
    wins: 'So gewinnt man eine Stilkarte',
    skills: '{team}: offene Fähigkeiten',
  },
  legend: [
    '■ Heim  ◆ Gast   ◉ hat den Ball   › jetzt wählbar   * Gold   L, R  seine Seite',
    '■ 8L* ▲4 ▼1 a4: Position 8, links, Gold, Angriff 4, Abwehr 1; auf der Karte 8/9',
    '8+ ↑a4 ◆5: die 8 einen Schritt vor, tauscht mit ihrer 5; 6&7 beide tauschen',
    '8~ quer durch die Reihe; 8!+ seine Fähigkeit; 7=6! die 7 leiht sie von der 6',
    '6» deine letzte Reihe: wer dort den Ball hat, hat eine Torchance; 1« ihre',
    ' 7:4 hinter einer Reihe: Bälle der Mannschaft am Ball gegen die der anderen',
    'Taktisch 1/3 [Der dritte Mann]: Stil, Weg zur nächsten Karte, eigene Stilkarten',
    'Die Nachziehstapel sind die Uhr: Sind beide leer, ist die Halbzeit vorbei.',
  ],
}

const hu: PlayersBoardText = {
  noStyle: 'még nincs stílus',
  styleCard: '[{card}]',
  justWon: '[{card}, még nem]',
  subs: 'csere {count}',
  bench: 'kispad {bench}',
  captain: 'kapitány {number}',
  noCaptain: 'nincs kapitány',
  appealed: 'kapitány {number}, már reklamált',
  bonus: 'Képességek és stíluskártyák révén még {attack} : {defence}',
  bonusInShort: 'pluszban {attack} : {defence}',
  subTyped: '{nth}:{number} beküldi a kispad {nth}. emberét, poszt: {number}',
  printed: 'a kártyán {numbers}',
  sheets: {
    held: 'A stíluskártyáid',
    spent: 'Félretett stíluskártyák',
    wins: 'Stíluskártya jár ezért',
    skills: '{team}: látható képességek',
  },
  legend: [
    '■ hazai  ◆ vendég   ◉ nála a labda   › választható   * arany   B, J  az oldala',
    '■ 8B* ▲4 ▼1 a4: 8-as poszt, bal, arany, támadás 4, védekezés 1; a kártyán 8/9',
    '8+ ↑a4 ◆5: a 8-as egyet előre, helycsere az ő 5-ösükkel; 6&7 ők cserélnek',
    '8~ át a soron; 8!+ a képessége, előre; 7=6! a 7-es kölcsönveszi a 6-osét',
    '6» az utolsó sorod: akinél ott a labda, annak lövő helyzete van; 1« az övék',
    ' 7:4 a sor mögött: a labdát birtokló csapat labdái a másikéi ellen',
    'Taktikus futball 1/3 [A harmadik ember]: stílus, út a következőig, kártyák',
    'A két pakli az óra: ha mindkettő elfogyott, vége a félidőnek.',
  ],
}

export const playersBoardTexts: Readonly<Record<Language, PlayersBoardText>> = { en, de, hu }
