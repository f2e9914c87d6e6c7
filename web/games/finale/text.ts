import type { Club, Hazard, Line } from '@libero/finale'
import type { Language } from '@libero/kernel/words'

type Order = 'more' | 'level' | 'less'
type Spared = 'gains' | 'stays' | 'loses' | 'unharmed'

/** What this table says beside the words the game already has. */
export interface FinaleFaceText {
  /** Clubs in three letters. */
  readonly short: Readonly<Record<Club, string>>
  /** What a man does now, behind his name. */
  readonly plays: string
  readonly played: string
  readonly leaves: string
  readonly 'comes-on': string
  /** The same once it is known with whom he changes. */
  readonly changes: Readonly<Record<'leaves' | 'comes-on', string>>
  readonly taker: string
  /** §6.5 Of who played in the build-up. */
  readonly notFree: string
  /** The steps of a period. */
  readonly steps: Readonly<Record<'changes' | 'card' | 'attacks', string>>
  /** The places of a card one after the other. */
  readonly inOrder: Readonly<Record<'first' | 'next', string>>
  /** Instead of a change: none at all, or no more; for the injured nobody. */
  readonly done: Readonly<Record<'none' | 'enough' | 'nobody', string>>
  readonly price: string
  readonly strengths: string
  /** One of the four: what threatens at it. */
  readonly risky: string
  /** What his card shows now and what after he has played. */
  readonly turn: string
  /** What each symbol does once he has played with it. */
  readonly threats: Readonly<Record<Hazard, string>>
  /** What he risks if he plays now. */
  readonly risks: Readonly<Record<Hazard | 'second', string>>
  /** How to read the places of a tactic card, and the signs it has among them. */
  readonly places: string
  readonly signs: Readonly<Record<'any' | 'again' | 'none', string>>
  readonly none: string
  readonly against: string
  readonly again: string
  readonly againFrom: string
  readonly noBuildUp: string
  /** The same over its empty places. */
  readonly withoutBuildUp: string
  /** What both sides could bring at most for a card, in each of its fields. */
  readonly best: Readonly<Record<'all' | 'field', string>>
  /** The same of the card they are about to attack with, and how many attacks follow it. */
  readonly theirs: Readonly<Record<'all' | 'more', string>>
  /** §6.6 Whom an arrow may call into the finish once more. */
  readonly callsAgain: string
  readonly closing: string
  readonly power: string
  readonly laid: string
  /** While tactic cards are chosen: what a coach is about, has done, has so far. */
  readonly packs: string
  readonly hasPacked: string
  readonly chosenSoFar: string
  /** How many men of the line a colour asks for most, and their strengths. */
  readonly ownMen: Readonly<Record<Exclude<Line, 'keeper'>, string>>
  /** The same under a line that names them. */
  readonly ownBriefly: string
  /** The same number where one attack of that colour may ask for as many. */
  readonly few: string
  /** Which cards join those of any colour. */
  readonly whites: string
  /** In the middle of the pitch: what is asked there, what a side has so far, and what stops an attack. */
  readonly press: string
  /** What the sign of a hazard means there, and why some men do not glow. */
  /** Who is to play where no choice changes a chance; `unharmed` if whoever gains more risks something. */
  readonly spare: Readonly<Record<Spared, string>> & {
    /** The same of several who are equal. */
    readonly several: Readonly<Record<Spared, string>>
    /** Who would be equal, but turns to a risk. */
    readonly but: string
  }
  /** §5.3, §7.3 What may come of a card that is laid if the other one is higher. */
  readonly outbid: Readonly<Record<'once' | 'often', string>>
  /** §5.7 Beside the chance of a card that may be exchanged. */
  readonly putAway: string
  /** The same, and what is left of the cards for what is left of the match. */
  readonly putAwayOf: string
  readonly mayBe: Readonly<Record<Hazard, string>>
  /** The same of men who are still to be chosen. */
  readonly ifHePlays: string
  readonly barred: string
  readonly before: string
  /** §9.2 Why no keeper glows when changes are made. */
  readonly keepersStay: string
  /** §7.1 What it costs if the build-up fails. */
  readonly fails: Readonly<Record<'bonus' | 'plain', string>>
  readonly sum: string
  readonly plusDie: string
  readonly stops: Readonly<Record<'build-up' | 'finish', string>>
  readonly bonus: string
  readonly men: string
  readonly die: string
  readonly keeper: string
  readonly taking: string
  readonly goal: string
  readonly beats: string
  /** The same from the side of the defence. */
  readonly holds: string
  readonly noGoal: string
  readonly goalFor: string
  readonly noGoalFor: string
  /** Of the two sides of a contest. */
  readonly attacking: string
  readonly defending: string
  /** How the attacker's total stands to the defender's, and why that decides. */
  readonly order: Readonly<Record<Order, string>>
  readonly reasons: Readonly<Record<'build-up' | 'finish', Readonly<Record<Order, string>>>>
  /** Who turns, from which strength to which; how many, where there is no room. */
  readonly turning: string
  readonly turns: string
  readonly turned: string
  /** §8 What is risked, and what came of it. */
  readonly hazards: Readonly<Record<Hazard, string>>
  readonly rolled: Readonly<Record<Hazard | 'spared' | 'second', string>>
  readonly counted: string
  readonly replaced: string
  readonly unreplaced: string
  /** After a contest: the finish, the counter or why there is none, the next attack. */
  readonly next: Readonly<
    Record<
      | 'goes-on'
      | 'arrow'
      | 'counter'
      | 'bonus'
      | 'after'
      | 'after-last'
      | 'played'
      | 'countered'
      | 'finish'
      | 'attack'
      | 'last',
      string
    >
  >
  readonly through: string
  readonly lost: string
  readonly level: string
  readonly rollWon: string
  readonly revealed: string
  /** §5.3, §5.4 How often a side attacks, and why. */
  readonly attacks: string
  readonly times: readonly [string, string, string, string]
  readonly why: Readonly<Record<'power' | 'dice' | 'guard', string>>
  readonly counter: string
  readonly halfTime: string
  readonly fullTime: string
  readonly extraTime: string
  readonly shootOut: string
  readonly suddenDeath: string
  readonly booked: string
  readonly offForGood: string
  readonly sentOff: string
  readonly secondYellow: string
  readonly injured: string
  readonly unhurt: string
  readonly changed: string
  /** The strengths of a newcomer in turn, against those that would have come. */
  readonly instead: string
  /** How to read both. */
  readonly inTurn: string
  /** All at once, before a period. */
  readonly brings: string
  /** The same under the name of a club. */
  readonly report: string
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
    'comes-on': 'comes on',
    changes: { leaves: 'goes off for {man}', 'comes-on': 'comes on for {man}' },
    taker: 'penalty number {number}',
    notFree: 'He has played in the build-up: he is not free for this finish.',
    steps: { changes: 'Changes', card: 'Tactic card', attacks: 'Attacks' },
    inOrder: { first: 'first {place}', next: 'then {place}' },
    done: { none: 'No changes', enough: 'That is all', nobody: 'Nobody' },
    price: '{price} {price?point:points}',
    strengths: 'Strengths in turn: {strengths}',
    risky: '{strength} with {hazard}',
    turn: 'Now {now}, after playing {next}.',
    threats: {
      injury:
        'Injury: if he plays at that strength, the die is rolled; on a 2 he is injured and off for good.',
      yellow:
        'Yellow card: if he plays at that strength, the die is rolled; on 0 or 1 he is booked. Twice is red.',
      red: 'Red card: if he plays at that strength, the die is rolled; on a 3 he is sent off, and nobody replaces him.',
    },
    risks: {
      injury:
        'Risks an injury now: on a 2 ({percent}) he is off for the rest of the match; somebody from the bench may come on.',
      yellow:
        'Risks a yellow card now: on 0 or 1 ({percent}) he is booked. A second one is red, and nobody replaces him.',
      red: 'Risks a red card now: on a 3 ({percent}) he is sent off, and nobody replaces him.',
      second: 'Risks his second yellow card: on 0 or 1 ({percent}) he is sent off, and nobody replaces him.',
    },
    places: 'Left of the colon: who attacks. Right of it: who defends.',
    signs: {
      any: '“?”: any free outfielder.',
      again: 'Round arrow: a man who plays in both, build-up and finish.',
      none: '“– : –”: no build-up, straight to the finish.',
    },
    none: 'nobody',
    against: '{attack} against {defence}',
    again: '{place} from the build-up',
    againFrom: '{place}, played by a {from} from the build-up',
    noBuildUp: 'no build-up, straight to the finish',
    withoutBuildUp: 'No build-up',
    best: {
      all: 'If you attack with it, both at their strongest: {fields}.',
      field: '{field} {own} against {theirs}',
    },
    theirs: {
      all: 'Their attack, both at their strongest: {fields}.',
      more: 'After it {more} more {more?attack:attacks}.',
    },
    callsAgain: 'then {men}',
    closing: 'closing card',
    power: 'figure {power}',
    laid: 'face down',
    packs: 'is choosing tactic cards',
    hasPacked: 'tactic cards chosen, face down',
    chosenSoFar: 'chosen so far: {count}',
    ownMen: {
      defence: 'your defenders: {count} ({strengths})',
      midfield: 'your midfielders: {count} ({strengths})',
      attack: 'your strikers: {count} ({strengths})',
    },
    ownBriefly: 'yours: {count} ({strengths})',
    few: 'only {count}',
    whites: 'White cards, yours with any colour: {cards}; and once your hand is empty {closing}.',
    press: 'Press a glowing player',
    spare: {
      gains: 'So spare your strong men: best now is {man}, {now} to {next} next.',
      stays: 'So spare your strong men: best now is {man}, who stays at {now}.',
      loses: 'So spare your strong men: nobody gains by turning, {man} loses least, {now} to {next}.',
      unharmed: 'So spare your strong men: without a risk {man} loses least, {now} to {next}.',
      several: {
        gains: 'So spare your strong men: best now are {men}, each {by} more next.',
        stays: 'So spare your strong men: best now are {men}, who stay as strong.',
        loses: 'So spare your strong men: nobody gains by turning; {men} lose least, {by} each.',
        unharmed: 'So spare your strong men: without a risk {men} lose least, {by} each.',
      },
      but: '{men} too, but to a risk: {signs}.',
    },
    outbid: {
      once: 'Outbid, they attack once, and your counter goes by this card.',
      often: 'Outbid, they attack up to {times}, and your counter goes by this card.',
    },
    putAwayOf:
      'You draw another for it, but it is gone for good: {cards} cards are left for {periods} more {periods?period:periods}.',
    putAway: 'You put this card away for good and draw another: that is your chance without it.',
    mayBe: {
      injury: 'injured {percent}',
      yellow: 'booked {percent}',
      red: 'sent off {percent}',
    },
    ifHePlays: 'if he plays: {risk}',
    barred: 'has played, not free now',
    before: 'Before period {period}',
    keepersStay: 'Keepers only if hurt or red',
    fails: { bonus: 'If it fails: their counter +{bonus}', plain: 'If it fails: their counter' },
    sum: 'strength so far {sum}, then a die',
    plusDie: '+ die',
    stops: { 'build-up': 'To stop it: more than {sum} + die', finish: 'To stop it: {sum} + die or more' },
    bonus: 'counter',
    men: 'men',
    die: 'die',
    keeper: 'keeper',
    taking: 'taker',
    goal: 'Goal!',
    beats: '{total} against the defence’s {other}',
    holds: 'the defence’s {total} against the attack’s {other}',
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
    turns: 'Whoever played turns: {turns}.',
    turned: '{man} from {from} to\u00a0{to}',
    hazards: {
      injury: '{man} risks an injury: a 2 hurts.',
      yellow: '{man} risks a booking: 0 or 1 is yellow.',
      red: '{man} risks a red card: a 3 is red.',
    },
    rolled: {
      spared: 'Extra roll {die}: nothing happens.',
      injury: 'Extra roll {die}: injured, off for the rest of the match.',
      yellow: 'Extra roll {die}: booked. A second yellow card would send him off.',
      second:
        'Extra roll {die}: his second yellow card is red. Off for the rest of the match, nobody replaces him.',
      red: 'Extra roll {die}: sent off for the rest of the match, nobody replaces him.',
    },
    counted: 'His strength still counted here.',
    replaced: '{man} comes on; this costs no change.',
    unreplaced: 'Nobody comes on for him.',
    next: {
      'goes-on': 'The finish follows, without these men.',
      arrow: 'The finish follows; of these men only the one the arrow calls plays again.',
      counter: 'Now {club} counters.',
      bonus:
        'Now {club} counters and adds {bonus}, the difference of the figures ({high}\u00a0−\u00a0{low}).',
      after: 'After it comes attack {next} of {of} by {club}.',
      'after-last': 'After it the period is over.',
      played: 'No counter: only one a period.',
      countered: 'No counter follows a counter.',
      finish: 'No counter: only a failed build-up brings one.',
      attack: 'Next comes attack {next} of {of} by {club}.',
      last: 'That was the last attack: the period is over.',
    },
    through: '{club} is through',
    lost: '{club} loses the ball',
    level: 'Level: they roll again',
    rollWon: '{club} wins the roll',
    revealed: 'Cards up',
    attacks: '{club} attacks {times}',
    times: ['once', 'twice', 'three times', 'four times'],
    why: {
      power:
        '{high} against {low}: the higher figure attacks, as often as the difference says ({high}\u00a0−\u00a0{low}).',
      dice: '{high} against {low} is level. A roll decides who attacks once: {first} against {second}.',
      guard: '{high} against {low} is level, and so were twenty rolls: the home side attacks once.',
    },
    counter: 'Counter: {club}',
    halfTime: 'Half-time',
    fullTime: 'Full time',
    extraTime: 'Extra time',
    shootOut: 'Shoot-out',
    suddenDeath: 'Sudden death, pair {pair}',
    booked: 'Yellow card: {man}',
    offForGood: 'Off for the rest of the match, and nobody replaces him.',
    sentOff: 'Red card: {man}',
    secondYellow: 'Second yellow: {man}',
    injured: 'Injured: {man}',
    unhurt: '{man}: no harm done',
    changed: '{club}: {on} for {off}',
    instead: '{on} instead of {off}',
    inTurn: 'Strength now and after each turn',
    brings: '{club} brings on {men}',
    report: '{on} for {off}',
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
    'comes-on': 'kommt aufs Feld',
    changes: { leaves: 'geht vom Feld für {man}', 'comes-on': 'kommt aufs Feld für {man}' },
    taker: 'Elfmeter Nummer {number}',
    notFree: 'Er hat im Aufbau gespielt: Für diesen Spielabschluss ist er nicht frei.',
    steps: { changes: 'Wechsel', card: 'Taktikkarte', attacks: 'Angriffe' },
    inOrder: { first: 'erst {place}', next: 'dann {place}' },
    done: { none: 'Kein Wechsel', enough: 'Das war alles', nobody: 'Niemand' },
    price: '{price} {price?Punkt:Punkte}',
    strengths: 'Spielstärken der Reihe nach: {strengths}',
    risky: '{strength} mit {hazard}',
    turn: 'Jetzt {now}, nach dem Spielen {next}.',
    threats: {
      injury:
        'Verletzung: Spielt er mit dieser Stärke, wird gewürfelt; bei 2 ist er verletzt und kommt nicht zurück.',
      yellow:
        'Gelbe Karte: Spielt er mit dieser Stärke, wird gewürfelt; bei 0 oder 1 ist er verwarnt. Zweimal ist Rot.',
      red: 'Rote Karte: Spielt er mit dieser Stärke, wird gewürfelt; bei 3 fliegt er vom Platz, und niemand ersetzt ihn.',
    },
    risks: {
      injury:
        'Riskiert jetzt eine Verletzung: Bei 2 ({percent}) ist er für den Rest des Spiels draußen; von der Bank darf jemand kommen.',
      yellow:
        'Riskiert jetzt eine Gelbe Karte: Bei 0 oder 1 ({percent}) ist er verwarnt. Die zweite ist Rot, und niemand ersetzt ihn.',
      red: 'Riskiert jetzt eine Rote Karte: Bei 3 ({percent}) fliegt er vom Platz, und niemand ersetzt ihn.',
      second:
        'Riskiert jetzt die zweite Gelbe Karte: Bei 0 oder 1 ({percent}) fliegt er vom Platz, und niemand ersetzt ihn.',
    },
    places: 'Links vom Doppelpunkt: wer angreift. Rechts davon: wer verteidigt.',
    signs: {
      any: '„?“: jeder freie Feldspieler.',
      again: 'Runder Pfeil: Einer spielt in Aufbau und Abschluss.',
      none: '„– : –“: kein Aufbau, gleich zum Spielabschluss.',
    },
    none: 'niemand',
    against: '{attack} gegen {defence}',
    again: '{place} aus dem Aufbau',
    againFrom: '{place}, gespielt von einem {from} aus dem Aufbau',
    noBuildUp: 'kein Aufbau, gleich zum Spielabschluss',
    withoutBuildUp: 'Kein Spielaufbau',
    best: {
      all: 'Greifst du damit an, beide mit den Stärksten: {fields}.',
      field: '{field} {own} gegen {theirs}',
    },
    theirs: {
      all: 'Ihr Angriff, beide mit den Stärksten: {fields}.',
      more: 'Danach noch {more} {more?Angriff:Angriffe}.',
    },
    callsAgain: 'dann {men}',
    closing: 'Schlusskarte',
    power: 'Zahl {power}',
    laid: 'verdeckt',
    packs: 'wählt Taktikkarten',
    hasPacked: 'Taktikkarten gewählt, verdeckt',
    chosenSoFar: 'bisher gewählt: {count}',
    ownMen: {
      defence: 'deine Abwehr: {count} ({strengths})',
      midfield: 'dein Mittelfeld: {count} ({strengths})',
      attack: 'deine Stürmer: {count} ({strengths})',
    },
    ownBriefly: 'bei dir: {count} ({strengths})',
    few: 'nur {count}',
    whites: 'Weiße Karten, deine zu jeder Farbe: {cards}; und ist deine Hand leer, {closing}.',
    press: 'Wähle, wer leuchtet',
    spare: {
      gains: 'Also schone die Starken: Am besten spielt jetzt {man}, danach {next} statt {now}.',
      stays: 'Also schone die Starken: Am besten spielt jetzt {man}, der bei {now} bleibt.',
      loses:
        'Also schone die Starken: Niemand gewinnt beim Drehen, {man} verliert am wenigsten, danach {next} statt {now}.',
      unharmed:
        'Also schone die Starken: Ohne Risiko verliert {man} am wenigsten, danach {next} statt {now}.',
      several: {
        gains: 'Also schone die Starken: Am besten spielen jetzt {men}, danach je {by} stärker.',
        stays: 'Also schone die Starken: Am besten spielen jetzt {men}, die gleich stark bleiben.',
        loses: 'Also schone die Starken: Niemand gewinnt beim Drehen; am wenigsten verlieren {men}, je {by}.',
        unharmed: 'Also schone die Starken: Ohne Risiko verlieren {men} am wenigsten, je {by}.',
      },
      but: '{men} auch, dann aber mit Risiko: {signs}.',
    },
    outbid: {
      once: 'Überboten greifen sie einmal an, und dein Konter läuft mit dieser Karte.',
      often: 'Überboten greifen sie bis zu {times} an, und dein Konter läuft mit dieser Karte.',
    },
    putAwayOf:
      'Du ziehst eine andere dafür, doch sie ist für immer weg: Es bleiben {cards} Karten für noch {periods} {periods?Zeitabschnitt:Zeitabschnitte}.',
    putAway: 'Du legst diese Karte für immer weg und ziehst eine andere: Das ist deine Chance ohne sie.',
    mayBe: {
      injury: 'verletzt {percent}',
      yellow: 'Gelb {percent}',
      red: 'Rot {percent}',
    },
    ifHePlays: 'spielt er: {risk}',
    barred: 'hat gespielt, jetzt nicht frei',
    before: 'Vor Zeitabschnitt {period}',
    keepersStay: 'Torwart nur bei Verletzung oder Rot',
    fails: { bonus: 'Misslingt er: ihr Konter +{bonus}', plain: 'Misslingt er: ihr Konter' },
    sum: 'Spielstärke bisher {sum}, dann ein Würfel',
    plusDie: '+ Würfel',
    stops: { 'build-up': 'Stoppt: mehr als {sum} + Würfel', finish: 'Stoppt: {sum} + Würfel oder mehr' },
    bonus: 'Konter',
    men: 'Spieler',
    die: 'Würfel',
    keeper: 'Torwart',
    taking: 'Schütze',
    goal: 'Tor!',
    beats: '{total} gegen die {other} der Abwehr',
    holds: '{total} der Abwehr gegen {other} des Angriffs',
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
    turns: 'Wer gespielt hat, dreht sich: {turns}.',
    turned: '{man} von {from} auf\u00a0{to}',
    hazards: {
      injury: '{man} riskiert eine Verletzung: Bei 2 trifft es ihn.',
      yellow: '{man} riskiert eine Gelbe Karte: bei 0 oder 1.',
      red: '{man} riskiert eine Rote Karte: bei 3.',
    },
    rolled: {
      spared: 'Extrawurf {die}: Nichts passiert.',
      injury: 'Extrawurf {die}: verletzt, für den Rest des Spiels draußen.',
      yellow: 'Extrawurf {die}: verwarnt. Bei der zweiten Gelben flöge er vom Platz.',
      second:
        'Extrawurf {die}: Die zweite Gelbe ist Rot. Für den Rest des Spiels draußen, niemand ersetzt ihn.',
      red: 'Extrawurf {die}: vom Platz, für den Rest des Spiels. Niemand ersetzt ihn.',
    },
    counted: 'Seine Stärke zählte hier noch.',
    replaced: '{man} kommt; das kostet keinen Wechsel.',
    unreplaced: 'Niemand kommt für ihn.',
    next: {
      'goes-on': 'Es folgt der Spielabschluss, ohne diese Männer.',
      arrow: 'Es folgt der Spielabschluss; wieder spielt nur, wen der Pfeil ruft.',
      counter: 'Jetzt kontert {club}.',
      bonus:
        'Jetzt kontert {club} und zählt {bonus} dazu, den Unterschied der Zahlen ({high}\u00a0−\u00a0{low}).',
      after: 'Danach: {club}, Angriff {next} von {of}.',
      'after-last': 'Danach ist der Zeitabschnitt vorbei.',
      played: 'Kein Konter: nur einer je Zeitabschnitt.',
      countered: 'Auf einen Konter folgt kein Konter.',
      finish: 'Kein Konter: den bringt nur ein gescheiterter Aufbau.',
      attack: 'Als Nächstes: {club}, Angriff {next} von {of}.',
      last: 'Das war der letzte Angriff: Der Zeitabschnitt ist vorbei.',
    },
    through: '{club} kommt durch',
    lost: '{club} verliert den Ball',
    level: 'Gleich: noch ein Wurf',
    rollWon: '{club} gewinnt den Wurf',
    revealed: 'Karten auf',
    attacks: '{club} greift {times} an',
    times: ['einmal', 'zweimal', 'dreimal', 'viermal'],
    why: {
      power:
        '{high} gegen {low}: Die höhere Zahl greift an, so oft, wie der Unterschied sagt ({high}\u00a0−\u00a0{low}).',
      dice: '{high} gegen {low} ist gleich. Ein Wurf entscheidet, wer einmal angreift: {first} gegen {second}.',
      guard:
        '{high} gegen {low} ist gleich, und so waren es zwanzig Würfe: Die Heimmannschaft greift einmal an.',
    },
    counter: 'Konter: {club}',
    halfTime: 'Halbzeit',
    fullTime: 'Schlusspfiff',
    extraTime: 'Verlängerung',
    shootOut: 'Elfmeterschießen',
    suddenDeath: 'Stechen, Paar {pair}',
    booked: 'Gelbe Karte: {man}',
    offForGood: 'Für den Rest des Spiels draußen, und niemand ersetzt ihn.',
    sentOff: 'Rote Karte: {man}',
    secondYellow: 'Gelb-Rot: {man}',
    injured: 'Verletzt: {man}',
    unhurt: '{man}: nichts passiert',
    changed: '{club}: {on} für {off}',
    instead: '{on} statt {off}',
    inTurn: 'Spielstärke jetzt und nach jedem Drehen',
    brings: '{club} bringt {men}',
    report: '{on} für {off}',
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
    'comes-on': 'bejön',
    changes: { leaves: 'lejön, helyette: {man}', 'comes-on': 'bejön, aki lejön: {man}' },
    taker: '{number}. büntető',
    notFree: 'Már játszott az építésben: ebben a befejezésben nem szabad.',
    steps: { changes: 'Cserék', card: 'Taktikalap', attacks: 'Támadások' },
    inOrder: { first: 'előbb {place}', next: 'aztán {place}' },
    done: { none: 'Nincs csere', enough: 'Ennyi volt', nobody: 'Senki' },
    price: '{price} pont',
    strengths: 'Játékerők sorban: {strengths}',
    risky: '{strength}, veszély: {hazard}',
    turn: 'Most {now}, ha játszott, {next}.',
    threats: {
      injury: 'Sérülés: ha ezzel az erővel játszik, dobás jön; 2-esnél megsérül, és nem jöhet vissza.',
      yellow:
        'Sárga lap: ha ezzel az erővel játszik, dobás jön; 0-nál vagy 1-nél sárgát kap. A második piros.',
      red: 'Piros lap: ha ezzel az erővel játszik, dobás jön; 3-asnál kiállítják, és senki sem pótolja.',
    },
    risks: {
      injury:
        'Most sérülést kockáztat: 2-es dobásnál ({percent}) a mérkőzésen már nem játszhat; a padról jöhet valaki.',
      yellow:
        'Most sárga lapot kockáztat: 0-s vagy 1-es dobásnál ({percent}) megkapja. A második piros, és senki sem pótolja.',
      red: 'Most piros lapot kockáztat: 3-as dobásnál ({percent}) kiállítják, és senki sem pótolja.',
      second:
        'Most a második sárgát kockáztatja: 0-s vagy 1-es dobásnál ({percent}) kiállítják, és senki sem pótolja.',
    },
    places: 'A kettőspont előtt: aki támad. Utána: aki védekezik.',
    signs: {
      any: '„?”: bármelyik szabad mezőnyjátékos.',
      again: 'Kerek nyíl: az építésben és a befejezésben is játszik.',
      none: '„– : –”: nincs építés, rögtön a befejezés jön.',
    },
    none: 'senki',
    against: '{attack} – ellene {defence}',
    again: '{place} az építésből',
    againFrom: '{place} (aki az építésben {from} volt)',
    noBuildUp: 'nincs építés, rögtön a befejezés jön',
    withoutBuildUp: 'Nincs építés',
    best: {
      all: 'Ha ezzel támadsz, mindkét oldal a legerősebbekkel: {fields}.',
      field: '{field} {own}–{theirs}',
    },
    theirs: {
      all: 'A támadásuk, mindkét oldal a legerősebbekkel: {fields}.',
      more: 'Utána még {more} támadás jön.',
    },
    callsAgain: 'aztán {men}',
    closing: 'zárólap',
    power: 'száma {power}',
    laid: 'képpel lefelé',
    packs: 'taktikalapokat választ',
    hasPacked: 'a taktikalapok kiválasztva, lefordítva',
    chosenSoFar: 'eddig kiválasztva: {count}',
    ownMen: {
      defence: 'védőid: {count} ({strengths})',
      midfield: 'középpályásaid: {count} ({strengths})',
      attack: 'csatáraid: {count} ({strengths})',
    },
    ownBriefly: 'nálad: {count} ({strengths})',
    few: 'csak {count}',
    whites: 'Fehér lapok, bármelyik színhez a tieid: {cards}; és ha üres a kezed: {closing}.',
    press: 'Válassz a világítók közül',
    spare: {
      gains: 'Kíméld hát az erőseket: most a legjobb {man}, {now} után {next}.',
      stays: 'Kíméld hát az erőseket: most a legjobb {man}, ereje marad {now}.',
      loses:
        'Kíméld hát az erőseket: a fordulással senki sem nyer, a legkevesebbet {man} veszti, {now} után {next}.',
      unharmed: 'Kíméld hát az erőseket: kockázat nélkül a legkevesebbet {man} veszti, {now} után {next}.',
      several: {
        gains: 'Kíméld hát az erőseket: most a legjobb {men}, utána {by} ponttal erősebbek.',
        stays: 'Kíméld hát az erőseket: most a legjobb {men}, erejük nem változik.',
        loses:
          'Kíméld hát az erőseket: a fordulással senki sem nyer; a legkevesebbet {men} veszti, {by} pontot.',
        unharmed: 'Kíméld hát az erőseket: kockázat nélkül a legkevesebbet {men} veszti, {by} pontot.',
      },
      but: '{men} is, de utána veszélyben lesz: {signs}.',
    },
    outbid: {
      once: 'Ha nagyobbat raknak, egyszer támadnak, és te ezzel a lappal kontrázol.',
      often: 'Ha nagyobbat raknak, legfeljebb {times} támadnak, és te ezzel a lappal kontrázol.',
    },
    putAwayOf:
      'Húzol helyette másikat, de ez végleg elmegy: {cards} lapod marad, és még {periods} negyedóra van hátra.',
    putAway: 'Ezt a lapot végleg leteszed, és húzol egy másikat: ennyi az esélyed nélküle.',
    mayBe: {
      injury: 'megsérül {percent}',
      yellow: 'sárga {percent}',
      red: 'piros {percent}',
    },
    ifHePlays: 'ha játszik: {risk}',
    barred: 'már játszott, most nem szabad',
    before: '{period}. negyedóra előtt',
    keepersStay: 'Kapus csak sérülés vagy piros után',
    fails: { bonus: 'Ha nem sikerül: kontrájuk +{bonus}', plain: 'Ha nem sikerül: kontrájuk' },
    sum: 'eddigi játékerő {sum}, aztán egy kocka',
    plusDie: '+ kocka',
    stops: {
      'build-up': 'Megállítja: több mint {sum} + kocka',
      finish: 'Megállítja: legalább {sum} + kocka',
    },
    bonus: 'kontra',
    men: 'emberek',
    die: 'kocka',
    keeper: 'kapus',
    taking: 'lövő',
    goal: 'Gól!',
    beats: '{total} a védelem {other} pontja ellen',
    holds: 'a védelem {total} pontja a támadás {other} pontja ellen',
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
    turns: 'Aki játszott, elfordul: {turns}.',
    turned: '{man}: {from} helyett {to}',
    hazards: {
      injury: '{man} sérülést kockáztat: 2-esnél megsérül.',
      yellow: '{man} sárga lapot kockáztat: 0-nál vagy 1-nél megkapja.',
      red: '{man} piros lapot kockáztat: 3-asnál megkapja.',
    },
    rolled: {
      spared: 'Külön dobás, {die}: nem történik semmi.',
      injury: 'Külön dobás, {die}: megsérült, a mérkőzésen már nem játszhat.',
      yellow: 'Külön dobás, {die}: sárga lap. A másodiknál kiállítják.',
      second: 'Külön dobás, {die}: a második sárga piros. A mérkőzésen már nem játszhat, senki sem pótolja.',
      red: 'Külön dobás, {die}: kiállítva a mérkőzés végéig, senki sem pótolja.',
    },
    counted: 'Az ereje itt még számított.',
    replaced: '{man} áll be; ez nem vesz el a cserékből.',
    unreplaced: 'Senki sem áll be helyette.',
    next: {
      'goes-on': 'Jön a befejezés, ezek a játékosok nélkül.',
      arrow: 'Jön a befejezés; közülük csak az játszik újra, akit a nyíl hív.',
      counter: 'Most {club} kontrázik.',
      bonus: 'Most {club} kontrázik, és {bonus} jár hozzá, a számok különbsége ({high}\u00a0−\u00a0{low}).',
      after: 'Utána: {club}, {next}. támadás, összesen {of}.',
      'after-last': 'Utána vége a negyedórának.',
      played: 'Nincs kontra: negyedóránként csak egy.',
      countered: 'Kontrára nem jön kontra.',
      finish: 'Nincs kontra: azt csak a sikertelen építés hoz.',
      attack: 'Következik: {club}, {next}. támadás, összesen {of}.',
      last: 'Ez volt az utolsó támadás: vége a negyedórának.',
    },
    through: '{club} átjutott',
    lost: '{club} elvesztette a labdát',
    level: 'Egyenlő: újra dobnak',
    rollWon: '{club} nyerte a dobást',
    revealed: 'Lapok fel',
    attacks: '{club} {times} támad',
    times: ['egyszer', 'kétszer', 'háromszor', 'négyszer'],
    why: {
      power:
        '{high} és {low}: a nagyobb szám támad, annyiszor, amennyi a különbség ({high}\u00a0−\u00a0{low}).',
      dice: '{high} és {low} egyenlő. Dobás dönti el, ki támad egyszer: {first}, ellene {second}.',
      guard: '{high} és {low} egyenlő, és húsz dobás is az volt: a hazai csapat támad egyszer.',
    },
    counter: 'Kontra: {club}',
    halfTime: 'Félidő',
    fullTime: 'Lefújták',
    extraTime: 'Hosszabbítás',
    shootOut: 'Büntetőpárbaj',
    suddenDeath: 'Hirtelen halál, {pair}. pár',
    booked: 'Sárga lap: {man}',
    offForGood: 'A mérkőzés végéig kiállítva, és senki sem pótolja.',
    sentOff: 'Piros lap: {man}',
    secondYellow: 'Második sárga: {man}',
    injured: 'Megsérült: {man}',
    unhurt: '{man}: megúszta',
    changed: '{club}: {on} be, {off} le',
    instead: '{on} ({off} helyett)',
    inTurn: 'Játékerő most és minden fordulás után',
    brings: '{club} beküldi: {men}',
    report: '{on} be, {off} le',
    inGoal: 'Beáll a kapuba: {man}',
    tacticCards: 'Taktikalapok: {colour}',
    positions:
      'A nevek, csapatrészek, árak és játékerők a játékszabályból valók. Hogy melyik játékerőnél leselkedik veszély, azt mi terveztük.',
    beginner: 'Az első mérkőzés tizenöt emberének egyike.',
  },
}
