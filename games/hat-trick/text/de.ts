import { commentaryDe, verdictsDe } from './commentary.de.ts'
import { firstTimesDe } from './first-times.de.ts'
import { playersDe } from './players/de.ts'
import { playersWordsDe } from './players/words.de.ts'
import type { HatTrickText, PlayerWords } from './text.ts'

const player = (number: number, role: string): PlayerWords => {
  const man = `die ${number}`
  return { man, object: man, to: `der ${number}`, role }
}

export const de: HatTrickText = {
  firstTimes: firstTimesDe,
  name: 'Hat-Trick',
  to: ':',
  and: 'und',
  nothing: 'nichts',
  teams: {
    BRA: 'Brasilien',
    CRO: 'Kroatien',
    MEX: 'Mexiko',
    CMR: 'Kamerun',
    ESP: 'Spanien',
    NED: 'Niederlande',
    CHI: 'Chile',
    AUS: 'Australien',
    COL: 'Kolumbien',
    GRE: 'Griechenland',
    CIV: 'Elfenbeinküste',
    JPN: 'Japan',
    URU: 'Uruguay',
    CRC: 'Costa Rica',
    ENG: 'England',
    ITA: 'Italien',
    SUI: 'Schweiz',
    ECU: 'Ecuador',
    FRA: 'Frankreich',
    HON: 'Honduras',
    ARG: 'Argentinien',
    BIH: 'Bosnien und Herzegowina',
    IRN: 'Iran',
    NGA: 'Nigeria',
    GER: 'Deutschland',
    POR: 'Portugal',
    GHA: 'Ghana',
    USA: 'USA',
    BEL: 'Belgien',
    ALG: 'Algerien',
    RUS: 'Russland',
    KOR: 'Südkorea',
    regulars: 'Elf Stammspieler',
    ...playersDe.teams,
    squad: playersWordsDe.squad,
  },
  seats: { home: 'Heim', away: 'Gast' },
  sides: {
    BRA: 'Brasilien',
    CRO: 'Kroatien',
    MEX: 'Mexiko',
    CMR: 'Kamerun',
    ESP: 'Spanien',
    NED: 'Oranje',
    CHI: 'Chile',
    AUS: 'Australien',
    COL: 'Kolumbien',
    GRE: 'Griechenland',
    CIV: 'die Elfenbeinküste',
    JPN: 'Japan',
    URU: 'Uruguay',
    CRC: 'Costa Rica',
    ENG: 'England',
    ITA: 'Italien',
    SUI: 'die Schweiz',
    ECU: 'Ecuador',
    FRA: 'Frankreich',
    HON: 'Honduras',
    ARG: 'Argentinien',
    BIH: 'Bosnien',
    IRN: 'der Iran',
    NGA: 'Nigeria',
    GER: 'Deutschland',
    POR: 'Portugal',
    GHA: 'Ghana',
    USA: 'das US-Team',
    BEL: 'Belgien',
    ALG: 'Algerien',
    RUS: 'Russland',
    KOR: 'Südkorea',
    ...playersDe.teams,
    ...playersDe.teamSides,
    home: 'die Heimmannschaft',
    away: 'die Gastmannschaft',
  },
  kinds: { short: 'kurzer Pass', long: 'langer Pass', dribble: 'Dribbling' },
  flanks: { left: 'links', right: 'rechts' },
  sided: { left: 'linken', right: 'rechten' },
  card: '{kind} {power} ({side})',
  corners: { left: 'links', centre: 'Mitte', right: 'rechts' },
  shots: { left: 'nach links', centre: 'in die Mitte', right: 'nach rechts' },
  keeping: { left: 'nach links fliegen', centre: 'in der Mitte bleiben', right: 'nach rechts fliegen' },
  dives: { left: 'fliegt nach links', centre: 'bleibt in der Mitte', right: 'fliegt nach rechts' },
  verdicts: verdictsDe,
  called: { man: '{number} {name}', object: '{number} {name}', to: '{number} {name}' },
  players: {
    2: player(2, 'Innenverteidiger links'),
    3: player(3, 'Innenverteidiger rechts'),
    4: player(4, 'linker Verteidiger'),
    5: player(5, 'rechter Verteidiger'),
    6: player(6, 'Mittelfeld links'),
    7: player(7, 'Mittelfeld rechts'),
    8: player(8, 'linker Flügel'),
    9: player(9, 'rechter Flügel'),
    10: player(10, 'Stürmer links'),
    11: player(11, 'Stürmer rechts'),
  },
  options: {
    forward: '{one} vor',
    back: '{one} zurück',
    player: '{man}, {role}',
    distance: '{lines} {lines?Reihe:Reihen} nach vorn',
    distanceTo: '{lines} {lines?Reihe:Reihen} nach vorn, in Reihe {line}',
    shot: '{corner}: Schussklasse {power}',
    ...playersWordsDe.options,
  },
  uses: playersWordsDe.uses,
  purses: playersWordsDe.purses,
  allowed: playersWordsDe.allowed,
  decisions: {
    none: 'stehen bleiben',
    'no-pass': 'kein Pass: nächster Durchgang',
    shoot: 'schießen',
    wait: 'später schießen: nächster Durchgang',
    draw: 'eine Karte ziehen',
    stop: 'nicht weiter ziehen',
    opportunity: 'Torchance',
    'play-on': 'normales Spiel',
    ...playersWordsDe.decisions,
  },
  prompts: {
    'play-card/attack': [
      'Leg eine Karte für deinen Angriff.',
      'Ball in Reihe {line}. Die Zahl kommt zu deinen schwarzen Bällen, die Seite sagt, wer ziehen darf.',
    ],
    'play-card/defence': [
      'Leg eine Karte zur Abwehr.',
      'Ball in Reihe {ownLine}. Die Zahl kommt zu deinen weißen Bällen, die Seite sagt, wer ziehen darf.',
    ],
    'play-card-opportunity/attack': [
      'Leg eine Karte für deine Torchance.',
      'Dribbling: gleich schießen. Passkarte: erst abspielen, dann schießen. Ihre Karte bewegt nur einen Mann. Du hast {left} {left?Karte:Karten}, niemand zieht nach.',
    ],
    'play-card-opportunity/defence': [
      'Leg eine Karte gegen ihre Torchance.',
      'Nur die Seite zählt: wer ziehen darf, auch auf den Ball. Niemand zieht nach: Du hast {left} {left?Karte:Karten}.',
    ],
    'attack-move': [
      'Bewegst du einen deiner {side} Spieler?',
      'Ein Markierter (Fußbälle {flank}) darf eine Reihe vor oder zurück, dann ziehen sie.',
    ],
    'sideways-pass': [
      'Wer bekommt den Querpass?',
      '{Man} muss zum Nächsten passen, zwei sind gleich nah. Wer ihn bekommt, spielt deine Karte aus.',
    ],
    'defence-move': [
      'Bewegst du einen deiner {side} Spieler?',
      'Ein Markierter (Fußbälle {flank}) darf eine Reihe vor oder zurück, nicht auf den Ball.',
    ],
    'defence-move-opportunity': [
      'Bewegst du einen deiner {side} Spieler?',
      'Ein Markierter darf eine Reihe vor oder zurück, auch auf den Ball: Das drängt vom Tor weg.',
    ],
    'defence-move-opportunity/out-of-reach': [
      'Bewegst du einen deiner {side} Spieler?',
      'Ein Markierter darf eine Reihe vor oder zurück; zum Ball kommt hier niemand.',
    ],
    'long-ball': [
      'Wie weit geht der lange Pass?',
      'Wähl eine der markierten Reihen: Nur die Spieler dort und beide Karten werden verglichen.',
    ],
    'opportunity-pass/short': [
      'Zu welchem Nachbarn geht der kurze Pass?',
      'Der Pass kommt immer an. Aus deinen Reihen 5 und 6 darfst du dann schießen.',
    ],
    'opportunity-pass/long': [
      'Zu wem geht der lange Pass?',
      'Er reicht in deine Reihen 4 bis 6 und kommt immer an. Aus 5 und 6 darfst du dann schießen.',
    ],
    'shoot-or-not': [
      'Gleich schießen oder warten?',
      '{Man} schießt aus Reihe {line}; Reihe 6 liegt direkt vor ihrem Tor. Warten kostet eine Karte; ohne Karte ist die Chance vorbei.',
    ],
    'duel-shooter': [
      'Wohin schießt du?',
      'Jede Summe: {power} von deiner Karte + was die Ecke bringt ({action}). Schuss aus {shotFrom}: Ihr Torwart zieht {draws} {draws?Karte:Karten}, errät er die Ecke, eine mehr.',
    ],
    'duel-keeper': [
      'Wohin geht dein Torwart?',
      'Ihr Schuss: nach links {left}, in die Mitte {centre}, nach rechts {right}{strongest}. Aus {shotFrom} zieht dein Torwart {draws} {draws?Karte:Karten}, errätst du die Ecke, eine mehr.',
    ],
    save: [
      'Ziehst du noch eine Karte zur Parade?',
      'Du hast {total} gegen {power}: {missing} mehr {missing?wehrt:wehren} ab, {over} halten. Noch {draws} {draws?Karte:Karten}; hörst du auf, ist es ein Tor.',
    ],
    'save/first': [
      'Ziehst du eine Karte zur Parade?',
      'Vom Stapel gegen einen Schuss von {power}: {power} wehren ab, {over} halten. Du darfst {draws} {draws?Karte:Karten} ziehen.',
    ],
    'save/level': [
      'Ziehst du noch eine Karte zur Parade?',
      'Du hast {total}, so viel wie der Schuss: abgewehrt, wenn du aufhörst. Eins mehr hält; noch {draws} {draws?Karte:Karten}.',
    ],
    'save/too-late': [
      'Ziehst du trotzdem eine Karte?',
      'Es wird ein Tor: Dir fehlen {missing}, und {draws} {draws?Karte bringt:Karten bringen} höchstens {most}. Eine gezogene Karte fehlt nur deinem Stapel, die Halbzeit wird kürzer.',
    ],
    'free-kick-defence': [
      'Bewegst du einen Spieler vor ihrem Freistoß?',
      'Jeder von dir darf eine Reihe vor oder zurück, nicht auf den Ball. Dann zieht der Gegner.',
    ],
    'free-kick-attack': [
      'Bewegst du einen Spieler vor deinem Freistoß?',
      'Jeder von dir darf eine Reihe vor oder zurück, nicht auf den Ball oder den zuletzt Gezogenen.',
    ],
    'free-kick-choice': [
      'Torchance oder normales Spiel?',
      '{Man} steht in deiner Reihe {line}. In der Torchance kommen Pässe immer an, aber niemand zieht nach.',
    ],
    'goal-kick-attack': [
      'Bewegst du einen Spieler vor deinem Abschlag?',
      'Jeder von dir darf eine Reihe vor oder zurück. Dann ziehen sie, und du spielst eine Karte.',
    ],
    'goal-kick-defence': [
      'Bewegst du einen Spieler vor ihrem Abschlag?',
      'Jeder von dir darf eine Reihe vor oder zurück, nicht auf den zuletzt Gezogenen.',
    ],
    'goal-kick-defence/displaced': [
      'Bewegst du einen Spieler vor ihrem Abschlag?',
      'Jeder von dir darf eine Reihe weit, nicht auf den zuletzt Gezogenen; wen der verdrängt hat, der bleibt.',
    ],
    'goal-kick-card': [
      'Spiel eine Karte für deinen Abschlag.',
      'Dribbling: deine Reihe 1, kurzer Pass: 2, langer: 3. Die niedrigste Nummer beider Teams dort hat ihn.',
    ],
    'penalty-card': [
      'Mit welcher Karte schießt du den Elfmeter?',
      'Ihre Zahl und die Ecke machen den Schuss. Du hast {left} {left?Karte:Karten} für deine Elfmeter.',
    ],
    ...playersWordsDe.prompts,
  },
  shotFrom: {
    here: 'aus {from}',
    middle: 'der Mitte von Reihe {shotLine}',
    outside: 'dem Rand von Reihe {shotLine}',
    penalty: 'elf Metern',
  },
  strongest: '; am besten ist diese Art ({action}) {best}',
  mustMove: 'Einer muss sich bewegen.',
  standing: {
    ball: {
      keeps: 'Bleibt es so, behält {man} den Ball.',
      sideways: 'Bleibt es so, geht der Ball quer zu {besideTo}.',
      either: 'Bleibt es so, geht der Ball quer zu {besideTo} oder {orTo}.',
    },
    attack: {
      short: 'Noch hat dein Pass {own} gegen {others}: {result}.',
      long: 'Nach ihrem Zug wählst du die Reihe für den langen Pass.',
      dribble: 'Noch hat das Dribbling {own} gegen {others} ({ahead}): {result}.',
      free: 'Noch steht dem Dribbling niemand im Weg.',
    },
    defence: {
      short: 'Bleibt es so, hat ihr Pass {others} gegen deine {own}: {result}.',
      long: 'Dann wählen sie die Reihe für den langen Pass.',
      longTo:
        'Ihr langer Pass: Die Reihe wählen sie noch, am besten {toLine}, {others} gegen deine {own}: {result}.',
      dribble: 'Bleibt es so, dribbelt {man} mit {others} gegen {own} ({ahead}): {result}.',
      free: 'Bleibt es so, steht {manTo} beim Dribbling niemand im Weg.',
    },
    turned: 'Geht bei ihnen {turner} {turnerWay}, steht es {turnedOwn} gegen {turnedOthers}: {turned}.',
    ways: { forward: 'vor', back: 'zurück' },
    chance: {
      shot: 'Bleibt es so, schießt {man} gleich aus Reihe {shotLine}: Dein Torwart darf {draws} {draws?Karte:Karten} ziehen.',
      pass: 'Nach dem Pass schießt ein Mitspieler, am besten {shooter} in Reihe {shotLine}: Dein Torwart zieht {draws} {draws?Karte:Karten}.',
      nobody: 'Bleibt es so, kann {man} zu niemandem passen: kein Schuss in dieser Runde.',
      far: 'Bleibt es so, ist keiner, der den Ball bekommen kann, nah genug für einen Schuss.',
    },
    results: {
      attack: {
        won: 'das reicht',
        safe: 'das reicht, was sie auch ziehen',
        foul: 'gleich, also foulen sie: es geht weiter, Gelb für sie',
        'foul-red': 'gleich, also foulen sie: es geht weiter, ihr Mann fliegt vom Platz',
        lost: 'das reicht nicht',
        'won-by-card': 'gleich, aber deine Karte ist stärker',
        'lost-by-card': 'gleich, aber ihre Karte ist stärker',
      },
      defence: {
        won: 'das reicht ihnen',
        foul: 'gleich, also foulst du: sie kommen weiter, Gelb für dein Team',
        'foul-red': 'gleich, also foulst du: sie kommen weiter, dein Mann fliegt vom Platz',
        lost: 'du gewinnst den Ball',
        'won-by-card': 'gleich, aber ihre Karte ist stärker',
        'lost-by-card': 'gleich, aber deine Karte ist stärker',
      },
    },
  },
  agreements: {
    extraTime: {
      name: 'Verlängerung',
      about:
        'Steht es nach zwei Halbzeiten unentschieden, wird eine dritte gespielt. Sonst bleibt es beim Unentschieden.',
    },
    shootOut: {
      name: 'Elfmeterschießen',
      about: 'Steht es am Ende unentschieden, entscheiden Elfmeter: fünf für jeden, dann Paar für Paar.',
    },
    compulsoryMoves: {
      name: 'Bewegen ist Pflicht',
      about: 'Wer einen Spieler bewegen kann, muss (deutsche Ausgabe). Sonst darf jede Bewegung ausfallen.',
    },
    usualTurn: {
      name: 'Normale Runden in der letzten Reihe',
      about:
        'Ist der Ball in der letzten Reihe, folgt auf eine Torchance, in der die Karten ausgehen, eine normale Runde, und nach einem Freistoß darf man sie wählen (deutsch, ungarisch). Sonst ist es in jedem Fall eine Torchance.',
    },
    displacedStays: {
      name: 'Der Verdrängte bleibt beim Abschlag stehen',
      about:
        'Beim Abschlag bleibt für die andere Mannschaft stehen, wer gerade gegangen ist, und auch, wer dabei verdrängt wurde (ungarische Ausgabe). Sonst nur, wer gegangen ist.',
    },
    goalKickWithoutCard: {
      name: 'Abschlag ohne neue Karte',
      about:
        'Wer den Abschlag ausführt, zieht dafür keine neue Karte (deutsche Ausgabe). Sonst zieht er gleich eine.',
    },
    penaltyOneCard: {
      name: 'Eine Karte gegen den Elfmeter',
      about:
        'Der Torwart zieht eine Karte, nach dem Symbol eine mehr oder weniger (deutsche Ausgabe). Sonst ist es eine weniger als bei einem gewöhnlichen Schuss von dort; mit unseren Karten ist das dasselbe.',
    },
    fiveCards: {
      name: 'Fünf Karten fürs Elfmeterschießen',
      about:
        'Vorher zieht jeder Trainer fünf Karten und wählt für jeden Elfmeter eine davon (ungarische Ausgabe). Sonst wird die oberste Karte des Nachziehstapels aufgedeckt.',
    },
    attackingEndOnly: {
      name: 'Nachspielzeit nur am angegriffenen Tor',
      about:
        'Ist die Zeit um, geht die Halbzeit nur weiter, solange der Ballführer in den zwei Reihen vor dem Tor steht, das er angreift. Sonst auch, solange der Ball vor dem anderen Tor ist.',
    },
  },
  editions: { english: 'Englisch', german: 'Deutsch', hungarian: 'Ungarisch' },
  commentary: commentaryDe,
  refusals: {
    'options-malformed':
      'Die Spieloptionen sind nicht lesbar; es muss ein Objekt mit benannten Optionen sein.',
    'option-unknown': 'Eine Spieloption „{option}“ gibt es in diesen Regeln nicht; bekannt sind {known}.',
    'option-unknown-value': 'Die Spieloption „{option}“ kann nicht „{value}“ sein; möglich: {allowed}.',
    'build-ambiguous':
      'Das sind mehrere Mannschaften zugleich: Nenne eine Mannschaft, einen Kader oder einen Code, und nur eins davon.',
    'squad-without-expansion':
      'Ein Kader gehört zur Erweiterung „Spieler“, und dieses Spiel wird ohne sie gespielt: Nimm eine Nationalmannschaft.',
    'build-malformed':
      'Das ist keine Aufstellung: Sie braucht eine Mannschaft (team) oder mit der Erweiterung „Spieler“ squad oder code.',
    'team-unknown':
      'Eine Mannschaft „{team}“ gibt es hier nicht: Nimm eine Nationalmannschaft mit ihren drei Buchstaben; ohne die Erweiterung „Spieler“ auch regulars.',
    'card-set-malformed':
      'Das ist kein Kartensatz: Er braucht name, version, players, actions, shooting, keeping und teams.',
    'card-set-unnamed': 'Das Feld „{field}“ muss ein sichtbarer Text von höchstens 60 Zeichen sein.',
    'players-numbers':
      'Jede Nummer von 2 bis 11 muss genau einmal da sein; die bei „{field}“ ist keine davon oder steht doppelt.',
    'shooting-card':
      'Für {kind}, {corner} muss es genau eine Torschusskarte geben; bei „{field}“ fehlt sie oder steht doppelt.',
    'card-list': 'Die Liste „{field}“ braucht mindestens {least} und höchstens {most} Einträge.',
    'card-whole': 'Das Feld „{field}“ ({card}) muss eine ganze Zahl von {least} bis {most} sein.',
    'card-word': 'Das Feld „{field}“ ({card}) muss eines dieser Wörter sein: {words}.',
    'card-id':
      'Die Kennung „{id}“ bei „{field}“ geht nicht: Jede Karte braucht eine kurze eigene aus Buchstaben, Ziffern und Bindestrichen und kein Wort, das schon etwas anderes bedeutet.',
    'action-cards-twice':
      'Der Nachziehstapel ist doppelt angegeben, nach Arten und Karte für Karte: Lass „{field}“ oder die Karten weg.',
    'action-card-unknown':
      'Eine Aktionskarte wie bei „{field}“ gibt es nicht; sie heißen short-1-left bis dribble-4-right.',
    'action-deck': 'Der Nachziehstapel bei „{field}“ muss {deck} Karten haben, dieser hat {count}.',
    'card-set-not-ours':
      '„{name}“ dürfen nur Karten von Libero heißen, und diese sind nicht die, die als Version {version} veröffentlicht wurden. Gib deinem Kartensatz einen eigenen Namen.',
    'position-foreign':
      'Das ist keine Stellung von Hat-Trick, oder eine in einer Form, die hier niemand lesen kann.',
    'position-field': 'Das Feld „{field}“ der Stellung fehlt oder kann nicht stimmen.',
    'choice-required': 'Hier kannst du nicht verzichten: Wähle eine der Möglichkeiten.',
    'move-required': 'Vereinbart ist: Wer bewegen kann, muss. Wähle einen Spieler und seinen Schritt.',
    'not-an-option': 'Das steht jetzt nicht zur Wahl; nimm eine der angebotenen Möglichkeiten.',
    'not-a-card-now': '„{card}“ kannst du jetzt nicht spielen: Gefragt ist etwas anderes.',
    'not-in-hand': '„{card}“ ist nicht auf deiner Hand; spiel eine deiner Handkarten.',
    'line-not-allowed':
      'Dorthin kann der Ball nicht: Wähle eine Reihe auf dem Feld, und eine mit einem eigenen Spieler, wenn es sie gibt.',
    'not-the-nearest': 'Nicht {man}: Der Ball muss zum nächsten Mitspieler in der Reihe.',
    'pass-out-of-reach':
      'Mit dieser Karte erreicht der Pass {manObject} nicht; wähle einen anderen Mitspieler oder keinen.',
    'player-sent-off': '{Man} ist vom Platz gestellt und kehrt in diesem Spiel nicht zurück.',
    'carrier-does-not-move':
      '{Man} hat den Ball und darf sich nicht bewegen; wähle einen anderen Spieler oder keinen.',
    'carrier-is-not-displaced':
      '{Man} darf dort nicht hin: Nur in einer Torchance darfst du auf den Ballführer ziehen.',
    'player-of-other-side':
      '{Man} spielt auf der anderen Seite, als deine Karte zeigt; wähle einen anderen Spieler.',
    'end-of-the-pitch': '{Man} kann nicht weiter: Dort endet das Spielfeld.',
    'has-just-moved':
      '{Man} darf dort nicht hin: Der Spieler auf diesem Feld ist gerade gegangen und behält seinen Platz.',
    'was-just-displaced': '{Man} wurde gerade verdrängt und bleibt bis zum Abschlag stehen.',
    'displaced-there':
      '{Man} darf dort nicht hin: Der Spieler auf diesem Feld wurde gerade verdrängt und behält seinen Platz.',
    ...playersWordsDe.refusals,
  },
  endings: {
    'normal-time': 'in der regulären Spielzeit',
    'extra-time': 'nach Verlängerung',
    'shoot-out': 'im Elfmeterschießen',
    lots: 'durch das Los',
  },
  story: {
    turns: 'Züge am Ball',
    won: 'gewonnene Aktionen',
    opportunities: 'Torchancen',
    shots: 'Schüsse',
    penalties: 'Elfmeter',
    yellows: 'Fouls',
    reds: 'Platzverweise',
    ...playersWordsDe.story,
  },
  expansion: playersDe,
}
