import type { Club, Hazard } from '@libero/finale'
import type { Language } from '@libero/kernel/words'

type Order = 'more' | 'level' | 'less'

/** What this table says beside the words the game already has. */
export interface FinaleFaceText {
  /** Clubs in three letters. */
  readonly short: Readonly<Record<Club, string>>
  /** What a man does now, behind his name. */
  readonly plays: string
  readonly played: string
  readonly leaves: string
  readonly comesOn: string
  readonly taker: string
  readonly price: string
  readonly strengths: string
  /** One of the four: what threatens at it. */
  readonly risky: string
  /** What his card shows now and what after he has played. */
  readonly turn: string
  /** What each symbol does once he has played with it. */
  readonly threats: Readonly<Record<Hazard, string>>
  /** How to read the places of a tactic card. */
  readonly places: string
  readonly none: string
  readonly against: string
  readonly again: string
  readonly againFrom: string
  readonly noBuildUp: string
  readonly closing: string
  readonly power: string
  readonly laid: string
  /** While tactic cards are chosen: what a coach is about, has done, has so far. */
  readonly packs: string
  readonly hasPacked: string
  readonly chosenSoFar: string
  readonly inPlay: string
  readonly sum: string
  readonly bonus: string
  readonly men: string
  readonly die: string
  readonly keeper: string
  readonly taking: string
  readonly goal: string
  readonly beats: string
  readonly noGoal: string
  readonly goalFor: string
  readonly noGoalFor: string
  /** Of the two sides of a contest. */
  readonly attacking: string
  readonly defending: string
  /** How the attacker's total stands to the defender's, and why that decides. */
  readonly order: Readonly<Record<Order, string>>
  readonly reasons: Readonly<Record<'build-up' | 'finish', Readonly<Record<Order, string>>>>
  readonly turning: string
  /** After a contest: the counter or why there is none, the score, the next attack. */
  readonly next: Readonly<
    Record<'counter' | 'bonus' | 'noBonus' | 'played' | 'countered' | 'score' | 'attack' | 'last', string>
  >
  readonly through: string
  readonly lost: string
  readonly level: string
  readonly rollWon: string
  readonly revealed: string
  readonly attacks: string
  readonly nextCard: string
  readonly counter: string
  readonly halfTime: string
  readonly fullTime: string
  readonly extraTime: string
  readonly shootOut: string
  readonly suddenDeath: string
  readonly booked: string
  readonly sentOff: string
  readonly secondYellow: string
  readonly injured: string
  readonly unhurt: string
  readonly changed: string
  readonly inGoal: string
  readonly tacticCards: string
  readonly positions: string
  readonly beginner: string
}

export const finaleFaceTexts: Readonly<Record<Language, FinaleFaceText>> = {
  en: {
    short: { acker: 'ACK', stollen: 'STO' },
    plays: 'plays in the {action}',
    played: 'played in the {action}',
    leaves: 'goes off',
    comesOn: 'comes on',
    taker: 'penalty number {number}',
    price: '{price} {price?point:points}',
    strengths: 'Strengths in turn: {strengths}',
    risky: '{strength} with {hazard}',
    turn: 'Now {now}, after playing {next}.',
    threats: {
      injury:
        'Injury: if he plays at that strength, the die is rolled; on a 2 he is injured and off for good.',
      yellow:
        'Yellow card: if he plays at that strength, the die is rolled; on 0 or 1 he is booked. Twice is red.',
      red: 'Red card: if he plays at that strength, the die is rolled; on a 3 he is sent off.',
    },
    places: 'On the card: attacker left, defender right; a question mark is any free outfielder.',
    none: 'nobody',
    against: '{attack} against {defence}',
    again: '{place} from the build-up',
    againFrom: '{place}, played by a {from} from the build-up',
    noBuildUp: 'no build-up, straight to the finish',
    closing: 'closing card',
    power: 'power {power}',
    laid: 'face down',
    packs: 'is choosing tactic cards',
    hasPacked: 'tactic cards chosen, face down',
    chosenSoFar: 'chosen so far: {count}',
    inPlay: 'card in play',
    sum: 'together {sum}',
    bonus: 'bonus',
    men: 'men',
    die: 'die',
    keeper: 'keeper',
    taking: 'taker',
    goal: 'Goal!',
    beats: '{total} against the defence’s {other}',
    noGoal: 'No goal',
    goalFor: 'Goal for {club}!',
    noGoalFor: 'No goal for {club}',
    attacking: '{club} attacks',
    defending: '{club} defends',
    order: { more: 'is more than', level: 'level with', less: 'is less than' },
    reasons: {
      'build-up': {
        more: 'The attacker has more and goes on to the finish.',
        level: 'In the build-up level is enough for the attacker.',
        less: 'The attacker has less: this attack is over.',
      },
      finish: {
        more: 'In the finish the attacker needs more, and has it.',
        level: 'In the finish the attacker needs more; level is not enough.',
        less: 'In the finish the attacker needs more.',
      },
    },
    turning: 'Then {count} {count?card turns:cards turn} a quarter.',
    next: {
      counter: '{club} counters now.',
      bonus: '{club} counters now, bonus {bonus} ({high} − {low}).',
      noBonus: '{club} counters now, without a bonus.',
      played: 'No counter: only one a period.',
      countered: 'No counter follows a counter.',
      score: 'It is {score} now.',
      attack: 'Next: attack {next} of {of}.',
      last: 'That was the last attack of this period.',
    },
    through: '{club} is through',
    lost: '{club} loses the ball',
    level: 'Level: they roll again',
    rollWon: '{club} wins the roll',
    revealed: 'Cards up',
    attacks: '{club}: {attacks} {attacks?attack:attacks}',
    nextCard: 'Attack {attack}',
    counter: 'Counter: {club}',
    halfTime: 'Half-time',
    fullTime: 'Full time',
    extraTime: 'Extra time',
    shootOut: 'Shoot-out',
    suddenDeath: 'Sudden death, pair {pair}',
    booked: 'Yellow card: {man}',
    sentOff: 'Red card: {man}',
    secondYellow: 'Second yellow: {man}',
    injured: 'Injured: {man}',
    unhurt: '{man}: no harm done',
    changed: '{on} on, {off} off',
    inGoal: '{man} goes in goal',
    tacticCards: 'Tactic cards, {colour}',
    positions:
      'Names, lines, prices and strengths are the rulebook’s. At which strength a hazard sits was designed by us.',
    beginner: 'One of the fifteen for a first match.',
  },
  de: {
    short: { acker: 'ACK', stollen: 'STO' },
    plays: 'spielt im {action}',
    played: 'spielte im {action}',
    leaves: 'geht vom Feld',
    comesOn: 'kommt aufs Feld',
    taker: 'Elfmeter Nummer {number}',
    price: '{price} {price?Punkt:Punkte}',
    strengths: 'Spielstärken der Reihe nach: {strengths}',
    risky: '{strength} mit {hazard}',
    turn: 'Jetzt {now}, nach dem Spielen {next}.',
    threats: {
      injury:
        'Verletzung: Spielt er mit dieser Stärke, wird gewürfelt; bei 2 ist er verletzt und kommt nicht zurück.',
      yellow:
        'Gelbe Karte: Spielt er mit dieser Stärke, wird gewürfelt; bei 0 oder 1 ist er verwarnt. Zweimal ist Rot.',
      red: 'Rote Karte: Spielt er mit dieser Stärke, wird gewürfelt; bei 3 fliegt er vom Platz.',
    },
    places:
      'Auf der Karte: links Angreifer, rechts Verteidiger; ein Fragezeichen ist jeder freie Feldspieler.',
    none: 'niemand',
    against: '{attack} gegen {defence}',
    again: '{place} aus dem Aufbau',
    againFrom: '{place}, gespielt von einem {from} aus dem Aufbau',
    noBuildUp: 'kein Aufbau, gleich zum Spielabschluss',
    closing: 'Schlusskarte',
    power: 'Kampfstärke {power}',
    laid: 'verdeckt',
    packs: 'wählt Taktikkarten',
    hasPacked: 'Taktikkarten gewählt, verdeckt',
    chosenSoFar: 'bisher gewählt: {count}',
    inPlay: 'Karte im Spiel',
    sum: 'zusammen {sum}',
    bonus: 'Bonus',
    men: 'Spieler',
    die: 'Würfel',
    keeper: 'Torwart',
    taking: 'Schütze',
    goal: 'Tor!',
    beats: '{total} gegen die {other} der Abwehr',
    noGoal: 'Kein Tor',
    goalFor: 'Tor für {club}!',
    noGoalFor: 'Kein Tor für {club}',
    attacking: '{club} greift an',
    defending: '{club} verteidigt',
    order: { more: 'ist mehr als', level: 'gleich viel wie', less: 'ist weniger als' },
    reasons: {
      'build-up': {
        more: 'Der Angreifer hat mehr und kommt zum Spielabschluss.',
        level: 'Im Spielaufbau genügt dem Angreifer der Gleichstand.',
        less: 'Der Angreifer hat weniger: Dieser Angriff ist vorbei.',
      },
      finish: {
        more: 'Im Spielabschluss braucht der Angreifer mehr, und er hat es.',
        level: 'Im Spielabschluss braucht der Angreifer mehr; Gleichstand genügt nicht.',
        less: 'Im Spielabschluss braucht der Angreifer mehr.',
      },
    },
    turning: 'Dann {count?dreht sich:drehen sich} {count} {count?Karte:Karten} um ein Viertel.',
    next: {
      counter: '{club} kontert jetzt.',
      bonus: '{club} kontert jetzt, Bonus {bonus} ({high} − {low}).',
      noBonus: '{club} kontert jetzt, ohne Bonus.',
      played: 'Kein Konter: nur einer je Zeitabschnitt.',
      countered: 'Auf einen Konter folgt kein Konter.',
      score: 'Es steht {score}.',
      attack: 'Nun Angriff {next} von {of}.',
      last: 'Das war der letzte Angriff dieses Zeitabschnitts.',
    },
    through: '{club} kommt durch',
    lost: '{club} verliert den Ball',
    level: 'Gleich: noch ein Wurf',
    rollWon: '{club} gewinnt den Wurf',
    revealed: 'Karten auf',
    attacks: '{club}: {attacks} {attacks?Angriff:Angriffe}',
    nextCard: 'Angriff {attack}',
    counter: 'Konter: {club}',
    halfTime: 'Halbzeit',
    fullTime: 'Schlusspfiff',
    extraTime: 'Verlängerung',
    shootOut: 'Elfmeterschießen',
    suddenDeath: 'Stechen, Paar {pair}',
    booked: 'Gelbe Karte: {man}',
    sentOff: 'Rote Karte: {man}',
    secondYellow: 'Gelb-Rot: {man}',
    injured: 'Verletzt: {man}',
    unhurt: '{man}: nichts passiert',
    changed: '{on} für {off}',
    inGoal: '{man} geht ins Tor',
    tacticCards: 'Taktikkarten, {colour}',
    positions:
      'Namen, Reihen, Punktwerte und Spielstärken stehen in der Spielregel. Bei welcher Spielstärke ein Risiko droht, haben wir entworfen.',
    beginner: 'Einer der fünfzehn für das erste Spiel.',
  },
  hu: {
    short: { acker: 'ACK', stollen: 'STO' },
    plays: 'most játszik: {action}',
    played: 'már játszott: {action}',
    leaves: 'lejön',
    comesOn: 'bejön',
    taker: '{number}. büntető',
    price: '{price} pont',
    strengths: 'Játékerők sorban: {strengths}',
    risky: '{strength}, veszély: {hazard}',
    turn: 'Most {now}, ha játszott, {next}.',
    threats: {
      injury: 'Sérülés: ha ezzel az erővel játszik, dobás jön; 2-esnél megsérül, és nem jöhet vissza.',
      yellow:
        'Sárga lap: ha ezzel az erővel játszik, dobás jön; 0-nál vagy 1-nél sárgát kap. A második piros.',
      red: 'Piros lap: ha ezzel az erővel játszik, dobás jön; 3-asnál kiállítják.',
    },
    places: 'A lapon: balra a támadó, jobbra a védő; a kérdőjel bármelyik szabad mezőnyjátékos.',
    none: 'senki',
    against: '{attack} – ellene {defence}',
    again: '{place} az építésből',
    againFrom: '{place} (aki az építésben {from} volt)',
    noBuildUp: 'nincs építés, rögtön a befejezés jön',
    closing: 'zárólap',
    power: 'küzdőerő: {power}',
    laid: 'képpel lefelé',
    packs: 'taktikalapokat választ',
    hasPacked: 'a taktikalapok kiválasztva, lefordítva',
    chosenSoFar: 'eddig kiválasztva: {count}',
    inPlay: 'játékban lévő lap',
    sum: 'együtt {sum}',
    bonus: 'bónusz',
    men: 'emberek',
    die: 'kocka',
    keeper: 'kapus',
    taking: 'lövő',
    goal: 'Gól!',
    beats: '{total} a védelem {other} pontja ellen',
    noGoal: 'Nincs gól',
    goalFor: 'Gól: {club}!',
    noGoalFor: 'Nincs gól: {club}',
    attacking: '{club} támad',
    defending: '{club} védekezik',
    order: { more: 'több, mint', level: 'ugyanannyi, mint', less: 'kevesebb, mint' },
    reasons: {
      'build-up': {
        more: 'A támadónak több van, jöhet a befejezés.',
        level: 'A támadásépítésben a támadónak az egyenlőség is elég.',
        less: 'A támadónak kevesebb van: ennek a támadásnak vége.',
      },
      finish: {
        more: 'A befejezéshez a támadónak több kell, és több van neki.',
        level: 'A befejezéshez a támadónak több kell; az egyenlőség nem elég.',
        less: 'A befejezéshez a támadónak több kell.',
      },
    },
    turning: 'Utána {count} lap negyedet fordul.',
    next: {
      counter: 'Most {club} kontrázik.',
      bonus: 'Most {club} kontrázik, bónusz {bonus} ({high} − {low}).',
      noBonus: 'Most {club} kontrázik, bónusz nélkül.',
      played: 'Nincs kontra: negyedóránként csak egy.',
      countered: 'Kontrára nem jön kontra.',
      score: 'Az állás {score}.',
      attack: 'Jön a(z) {next}. támadás a {of} közül.',
      last: 'Ez volt a negyedóra utolsó támadása.',
    },
    through: '{club} átjutott',
    lost: '{club} elvesztette a labdát',
    level: 'Egyenlő: újra dobnak',
    rollWon: '{club} nyerte a dobást',
    revealed: 'Lapok fel',
    attacks: '{club}: {attacks} támadás',
    nextCard: '{attack}. támadás',
    counter: 'Kontra: {club}',
    halfTime: 'Félidő',
    fullTime: 'Lefújták',
    extraTime: 'Hosszabbítás',
    shootOut: 'Büntetőpárbaj',
    suddenDeath: 'Hirtelen halál, {pair}. pár',
    booked: 'Sárga lap: {man}',
    sentOff: 'Piros lap: {man}',
    secondYellow: 'Második sárga: {man}',
    injured: 'Megsérült: {man}',
    unhurt: '{man}: megúszta',
    changed: 'Be: {on}, le: {off}',
    inGoal: 'Beáll a kapuba: {man}',
    tacticCards: 'Taktikalapok: {colour}',
    positions:
      'A nevek, csapatrészek, árak és játékerők a játékszabályból valók. Hogy melyik játékerőnél leselkedik veszély, azt mi terveztük.',
    beginner: 'Az első mérkőzés tizenöt emberének egyike.',
  },
}
