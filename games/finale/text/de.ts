import { commentaryDe } from './commentary.de.ts'
import { firstTimesDe } from './first-times.de.ts'
import type { FinaleText } from './text.ts'

export const de: FinaleText = {
  firstTimes: firstTimesDe,
  name: 'Finale',
  to: '\u00a0:\u00a0',
  and: 'und',
  nothing: 'nichts',
  nothingMore: 'nichts weiter',
  clubs: { acker: 'FC Acker', stollen: 'SV Stollen' },
  seats: { home: 'Heim', away: 'Gast' },
  sides: {
    acker: 'der FC Acker',
    stollen: 'der SV Stollen',
    home: 'die Heimmannschaft',
    away: 'die Gastmannschaft',
  },
  lines: {
    keeper: { line: 'Tor', man: 'Torwart', men: 'Torhüter', short: 'TW' },
    defence: { line: 'Abwehr', man: 'Abwehrspieler', men: 'Abwehrspieler', short: 'AB' },
    midfield: { line: 'Mittelfeld', man: 'Mittelfeldspieler', men: 'Mittelfeldspieler', short: 'MF' },
    attack: { line: 'Sturm', man: 'Stürmer', men: 'Stürmer', short: 'ST' },
  },
  places: {
    keeper: 'Torwart',
    defence: 'Abwehrspieler',
    midfield: 'Mittelfeldspieler',
    attack: 'Stürmer',
    any: 'Feldspieler',
    arrow: 'Mann aus dem Spielaufbau',
  },
  colours: { white: 'weiß', purple: 'lila', yellow: 'gelb', blue: 'blau', red: 'rot' },
  hazards: { injury: 'Verletzung', yellow: 'Gelbe Karte', red: 'Rote Karte' },
  actions: { 'build-up': 'Spielaufbau', finish: 'Spielabschluss' },
  tactics: {
    'white-5': 'Vollgas',
    'white-4': 'Offener Schlagabtausch',
    'white-3': 'Durch alle Reihen',
    'white-2a': 'Doppelpass',
    'white-2b': 'Schneller Freistoß',
    'white-1': 'Schlusskarte',
    'purple-5': 'Belagerung',
    'purple-4': 'Spielverlagerung',
    'purple-3': 'Tödlicher Pass',
    'purple-2a': 'Hinterlaufen',
    'purple-2b': 'Langer Einwurf',
    'purple-1': 'Geistesblitz',
    'yellow-5': 'Aufgerückte Kette',
    'yellow-4': 'Einstudierte Ecke',
    'yellow-3': 'Von hinten heraus',
    'yellow-2a': 'Libero auf Reisen',
    'yellow-2b': 'Hoch und weit',
    'yellow-1': 'Beton anrühren',
    'blue-5': 'Mittelfeldpressing',
    'blue-4': 'Passkarussell',
    'blue-3': 'Der Dirigent',
    'blue-2a': 'Aus der Tiefe',
    'blue-2b': 'Dreiecksspiel',
    'blue-1': 'Ball laufen lassen',
    'red-5': 'Sturmwarnung',
    'red-4': 'Dreizack',
    'red-3': 'Weiter Abschlag',
    'red-2a': 'Alleingang',
    'red-2b': 'Flanke, Kopfball',
    'red-1': 'Torriecher',
  },
  prompts: {
    'who-leaves': [
      'Nimmst du vor diesem Zeitabschnitt jemanden vom Feld?',
      'Nur wenn du willst: Du hast bis zum Spielende noch {left} Wechsel. Wer geht, kommt nicht zurück.',
    ],
    'who-comes-on': [
      'Wer kommt ins Spiel?',
      'Für {man}. Der Neue spielt in seiner eigenen Reihe und beginnt mit seiner ersten Spielstärke.',
    ],
    'pack-colour': [
      'Welche Farbe kommt zu deinen weißen Karten?',
      'Fünf weiße Karten hast du immer; die sechs deiner Farbe kommen dazu. Eine sechste weiße, die Schlusskarte, spielst du erst, wenn deine Hand leer ist. Lila passt zu jeder Mannschaft, jede andere Farbe nur, wenn ihre Reihe bei dir stark ist.',
    ],
    'pack-hand': [
      'Welche Taktikkarte nimmst du auf die Hand?',
      'Beide Aufstellungen liegen offen. Du wählst frei und ungesehen. Das ist Karte {number} von {of}.',
    ],
    'pack-deck': [
      'Welche Karte kommt als Nächste in deinen Stapel?',
      'Du wählst frei und ungesehen und ziehst in dieser Reihenfolge. Das ist Karte {number} von {of}.',
    ],
    'pack-any': [
      'Welche Taktikkarte packst du ein?',
      'Beide Aufstellungen liegen offen. Du wählst elf Karten ungesehen; dann wird gemischt. Das ist Karte {number} von {of}.',
    ],
    'lay-tactic': [
      'Leg eine Taktikkarte verdeckt hin.',
      'Im Zeitabschnitt {period} greift die höhere Zahl an, so oft, wie der Unterschied sagt; bei gleichen Zahlen entscheidet der Würfel, wer einmal angreift. Auf einer Karte steht links vom Doppelpunkt, wer angreift, rechts, wer verteidigt.',
    ],
    exchange: [
      'Tauschst du vor ihrem Angriff eine Handkarte?',
      'Angriff {attack} von {of} kommt als Nächstes und bleibt, wie er ist. Die Karte, die du drückst, ist ungesehen für immer weg; du ziehst eine andere. Ist kein Tausch klar besser, behalt alle.',
    ],
    'exchange-seen': [
      'Tauschst du vor ihrem Angriff eine Handkarte?',
      'Angriff {attack} von {of} kommt mit „{card}“ und bleibt, wie er ist. Die Karte, die du drückst, ist ungesehen für immer weg; du ziehst eine andere. Ist kein Tausch klar besser, behalt alle.',
    ],
    'further-tactic': [
      'Spiel die Karte für deinen nächsten Angriff.',
      'Angriff {attack} von {of}: Die Plätze auf dieser Karte sagen, wer spielt. Ihre Zahl bringt keine Angriffe mehr; kontern sie aber, zählen sie den Unterschied zu ihrer Zahl dazu, egal welche höher ist.',
    ],
    'line-man/attack': ['Wer spielt in deinem {action}?', 'Deine Karte verlangt einen {place}.'],
    'line-man/defence': ['Wer verteidigt gegen den {action}?', 'Ihre Karte verlangt von dir einen {place}.'],
    'any-man/attack': [
      'Wer spielt in deinem {action}?',
      'Deine Karte hat ein Fragezeichen: Jeder freie Feldspieler darf spielen.',
    ],
    'any-man/defence': [
      'Wer verteidigt gegen den {action}?',
      'Ihre Karte hat für dich ein Fragezeichen: Jeder freie Feldspieler darf spielen.',
    ],
    'stand-in/attack': [
      'Wer springt in deinem {action} ein?',
      'Deine Karte verlangt einen {missing}, und keiner ist frei: Ein anderer Feldspieler hilft aus.',
    ],
    'stand-in/defence': [
      'Wer springt gegen den {action} ein?',
      'Ihre Karte verlangt von dir einen {missing}, und keiner ist frei: Ein anderer Feldspieler hilft aus.',
    ],
    'arrow-man/attack': [
      'Wer geht mit in deinen Spielabschluss?',
      'Der Pfeil auf deiner Karte schickt einen deiner Männer aus dem Spielaufbau auch in den Spielabschluss, mit seiner neuen Spielstärke.',
    ],
    'arrow-man/defence': [
      'Wer hilft gegen den Spielabschluss?',
      'Der Pfeil auf ihrer Karte holt einen deiner Männer aus dem Spielaufbau auch in den Spielabschluss, mit seiner neuen Spielstärke.',
    ],
    'hazard-order': [
      'Für wen würfelst du als Nächstes?',
      'Nach dem {action} droht {left} deiner Männer eine Karte oder eine Verletzung. Die Reihenfolge liegt bei dir.',
    ],
    replacement: [
      'Bringst du jemanden für den Verletzten?',
      '{man} ist verletzt und für den Rest des Spiels draußen. Wer für ihn kommt, kostet keinen deiner Wechsel.',
    ],
    'injured-keeper': [
      'Wer geht jetzt ins Tor?',
      'Dein Torwart {man} ist verletzt und für den Rest des Spiels draußen. Das kostet keinen deiner Wechsel.',
    ],
    'sent-off-keeper': [
      'Wer geht jetzt ins Tor?',
      'Dein Torwart {man} ist vom Platz gestellt. Ein Torwart von der Bank kostet einen Wechsel und einen anderen Mann; du hast noch {left} Wechsel. Ein Feldspieler vom Feld kostet nichts.',
    ],
    'last-keeper-sent-off': [
      'Wer geht jetzt ins Tor?',
      'Dein letzter Torwart {man} ist vom Platz gestellt. Ein Mann von der Bank kostet einen Wechsel und einen anderen Mann; du hast noch {left} Wechsel. Ein Feldspieler vom Feld kostet nichts.',
    ],
    'man-for-keeper': [
      'Wer macht Platz für deinen neuen Torwart?',
      '{man} kommt ins Tor; einer deiner Feldspieler geht für den Rest des Spiels vom Feld.',
    ],
    takers: [
      'Wer schießt deinen Elfmeter Nummer {number}?',
      'Elfmeterschießen: Der andere Trainer sieht es nicht.',
    ],
    'next-taker': [
      'Wer schießt deinen Elfmeter?',
      'Stechen, Paar {pair}. Er darf noch nicht geschossen haben.',
    ],
  },
  done: {
    'who-leaves': 'Kein weiterer Wechsel',
    exchange: 'Alle Karten behalten',
    'exchange-seen': 'Alle Karten behalten',
    replacement: 'Niemand kommt',
  },
  rest: 'Nach ihm {rest?kommt:kommen} noch {rest}.',
  contests: {
    'build-up': {
      attack: 'Beide würfeln dazu; dir genügt Gleichstand.',
      defence: 'Beide würfeln dazu; du stoppst ihn nur, wenn du mehr hast.',
    },
    finish: {
      attack: 'Beide würfeln dazu; du triffst nur, wenn du mehr hast.',
      defence: 'Beide würfeln dazu; dir genügt Gleichstand.',
    },
  },
  free: 'Wer jetzt spielt, fehlt im Spielabschluss, außer ein Pfeil ruft ihn.',
  turn: 'Beim Namen: Stärke jetzt, dann nach dem Spielen.',
  bonus: 'Es ist ein Konter: Du zählst jetzt {bonus} dazu, den Unterschied der beiden Zahlen.',
  equals: {
    back: '{man} ist genauso stark, spielt aber weiter hinten.',
    line: '{man} ist genauso stark; genannt wird der Erste von ihnen im Kader.',
  },
  commentary: commentaryDe,
  refusals: {
    'options-malformed':
      'Die Spieloptionen sind nicht lesbar; es muss ein Objekt mit benannten Optionen sein.',
    'option-unknown':
      'Eine Spieloption „{option}“ gibt es nicht; bekannt sind tactics, sealed, extraTime, budget, tie, hazardOrder, keeperChanges, benchTakers und cards.',
    'option-unknown-value': 'Die Spieloption „{option}“ kann nicht „{value}“ sein.',
    'tie-field-unknown':
      'Zu Hin- oder Rückspiel gibt es „{field}“ nicht; bekannt sind leg, awayGoals und im Rückspiel firstLeg.',
    'build-malformed':
      'Das ist keine Aufstellung: Es braucht einen Verein, das Feld und die Bank, bei versiegelter Taktik auch diese.',
    'club-unknown': 'Einen Verein „{club}“ gibt es nicht: Nimm FC Acker (acker) oder SV Stollen (stollen).',
    'same-club': 'Beide Trainer haben denselben Verein gewählt; einer muss den anderen nehmen.',
    'line-up-malformed':
      'Die Aufstellung ist nicht lesbar: Feld und Bank müssen je eine Liste von Fußballern sein.',
    'footballer-unknown': 'Einen Fußballer „{man}“ gibt es nicht; wähle einen aus der Spielertabelle.',
    'footballer-of-other-club': '{man} spielt für den anderen Verein; nimm nur Männer aus deinem eigenen.',
    'footballer-twice': '{man} ist zweimal in deinem Kader; jeden gibt es nur einmal.',
    'squad-size': 'Dein Kader hat {count} {count?Mann:Männer}; es müssen genau {want} sein.',
    'over-budget':
      'Dein Kader kostet {points} Punkte, du hast aber nur {budget}; tausche jemanden gegen einen billigeren Mann.',
    'no-keeper': 'In deinem Kader ist kein Torwart; mindestens einer muss sein.',
    'pitch-size':
      'Auf dem Feld {count?steht:stehen} bei dir {count} {count?Mann:Männer}; es müssen genau {want} sein.',
    'keepers-on-pitch':
      'Auf dem Feld {count?steht:stehen} bei dir {count} {count?Torwart:Torhüter}; es muss genau einer sein.',
    'tactics-malformed':
      'Deine Taktikkarten fehlen: Nenne eine Farbe, oder bei freier Auswahl deine elf Karten der Reihe nach.',
    'tactics-too-early':
      'Die Taktikkarten werden am Tisch gewählt, wenn beide Aufstellungen offen liegen: Lass sie beim Kader weg, oder vereinbart „sealed“.',
    'free-choice-not-agreed':
      'Freie Auswahl ist für dieses Spiel nicht vereinbart: Nenne eine Farbe, die zu Weiß hinzukommt.',
    'any-eleven-not-agreed':
      'Elf beliebige Karten sind für dieses Spiel nicht vereinbart: Nenne eine Farbe, die zu Weiß hinzukommt.',
    'colour-unknown': 'Eine Farbe „{colour}“ gibt es nicht: Wähle Lila, Gelb, Blau oder Rot.',
    'colour-white': 'Die weißen Karten hast du ohnehin: Wähle Lila, Gelb, Blau oder Rot dazu.',
    'order-missing': 'Bei freier Auswahl musst du deine elf Karten in der gewünschten Reihenfolge nennen.',
    'cards-missing':
      'Bei elf beliebigen Karten musst du die elf nennen, die du einpackst; ihre Reihenfolge ist gleich.',
    'tactic-unknown': 'Eine Taktikkarte „{card}“ gibt es nicht.',
    'closing-card-in-deck':
      'Die Schlusskarte ({card}) kommt immer zu deinen elf Karten hinzu; nimm an ihrer Stelle eine andere.',
    'tactic-twice': '{card} ist zweimal in deinem Stapel; jede Karte gibt es nur einmal.',
    'deck-size':
      'Dein Stapel hat {count} {count?Karte:Karten}; ohne die Schlusskarte müssen es genau {want} sein.',
    'deck-powers':
      'Dein Stapel hat {count} {count?Karte:Karten} mit Kampfstärke {power}; es müssen genau {want} sein.',
    'free-choice-impossible':
      'Mit diesen Karten geht keine freie Auswahl: Sie braucht {want} mit Kampfstärke {power}, außer der Schlusskarte gibt es nur {count}.',
    'card-set-malformed': 'Das ist kein Kartensatz: Er braucht Namen, Version, Fußballer und Taktikkarten.',
    'card-set-unnamed': 'Der Kartensatz braucht einen Namen und eine Version von je höchstens 60 Zeichen.',
    'card-set-not-ours':
      '„{name}“ dürfen nur Karten von Libero heißen, und diese sind nicht die, die als Version {version} veröffentlicht wurden. Gib deinem Kartensatz einen eigenen Namen.',
    'card-set-footballers': 'Der Kartensatz muss genau {want} Fußballer haben.',
    'card-set-tactics': 'Der Kartensatz muss genau {want} Taktikkarten haben.',
    'card-set-club': '{club} hat im Kartensatz {count} Fußballer; es müssen genau {want} sein.',
    'card-set-no-keeper': '{club} hat keinen Torwart.',
    'card-set-too-dear':
      '{club} bekommt keinen Kader zusammen: Die billigsten fünfzehn mit Torwart kosten {points} Punkte, erlaubt sind {budget}.',
    'card-set-beginners':
      '{club} braucht genau fünfzehn Männer für das erste Spiel, einen Torwart darunter, für höchstens 50 Punkte; es sind {count} für {points} Punkte.',
    'card-id': 'Karte Nummer {number} braucht eine Kennung aus Kleinbuchstaben, Ziffern und Bindestrichen.',
    'card-id-twice':
      'Die Kennung „{card}“ geht hier nicht; jede Karte braucht eine eigene, und „done“ ist vergeben.',
    'card-source': 'Die Karte „{card}“ muss sagen, woher sie stammt: rulebook, public oder designed.',
    'footballer-name': 'Der Fußballer „{card}“ braucht einen Namen von höchstens 60 Zeichen.',
    'footballer-club': 'Der Fußballer „{card}“ muss zu acker oder stollen gehören.',
    'footballer-line': 'Der Fußballer „{card}“ braucht eine Reihe: keeper, defence, midfield oder attack.',
    'footballer-price': 'Der Fußballer „{card}“ braucht als Punktwert eine ganze Zahl von 0 bis 50.',
    'footballer-strengths': 'Der Fußballer „{card}“ braucht als Spielstärken vier ganze Zahlen von 1 bis 5.',
    'footballer-hazards':
      'Der Fußballer „{card}“ braucht vier Angaben zu Gefahren: injury, yellow, red oder null.',
    'footballer-beginner':
      'Beim Fußballer „{card}“ muss mit true oder false stehen, ob er zu den fünfzehn für erste Spiele gehört.',
    'tactic-name': 'Der Name der Taktikkarte „{card}“ darf höchstens 60 Zeichen haben.',
    'tactic-colours': 'Taktikkarten der Farbe „{colour}“ gibt es {count}; es müssen genau {want} sein.',
    'tactic-colour': 'Die Taktikkarte „{card}“ muss white, purple, yellow, blue oder red sein.',
    'tactic-power': 'Die Taktikkarte „{card}“ braucht als Kampfstärke eine ganze Zahl von 1 bis 5.',
    'tactic-places':
      'Die Plätze der Taktikkarte „{card}“ stimmen nicht: höchstens ein Torwart und zehn Feldspieler je Seite und Aktion.',
    'tactic-no-finish': 'Die Taktikkarte „{card}“ braucht im Spielabschluss Plätze für beide Seiten.',
    'tactic-half-build-up':
      'Die Taktikkarte „{card}“ muss im Spielaufbau für beide Seiten Plätze haben oder für keine.',
    'tactic-arrow':
      'Ein Pfeil der Taktikkarte „{card}“ muss auf derselben Seite von einem Platz im Spielaufbau zu einem im Spielabschluss führen, vom Torwart nur zum Torwart, jeder Platz einmal.',
    'tactic-powers': 'Taktikkarten der Farbe „{colour}“ muss es sechs geben, mit den Kampfstärken {want}.',
    'closing-card': 'Genau eine Karte muss die Schlusskarte sein: die weiße mit Kampfstärke 1.',
    'die-faces': 'Der Würfel muss genau {want} Seiten haben.',
    'die-face': 'Seite {number} des Würfels muss eine ganze Zahl von 0 bis {most} zeigen.',
    'die-always-level':
      'Alle sechs Seiten des Würfels zeigen {face}: Würfeln beide um den Angriff, hätte nie einer mehr, und das Spiel stünde still.',
    'die-not-yet': 'Nach den Regeln finale-1 hat der Würfel die Seiten {want}.',
    'position-foreign':
      'Das ist keine Stellung von Finale, oder eine in einer Form, die hier niemand lesen kann.',
    'position-field': 'Das Feld „{field}“ der Stellung fehlt oder kann nicht stimmen.',
    'choice-required': 'Hier kannst du nicht verzichten: Wähle eine der Möglichkeiten.',
    'not-an-option': 'Das steht jetzt nicht zur Wahl; nimm eine der angebotenen Möglichkeiten.',
    'not-a-tactic-now': '{card} kannst du jetzt nicht spielen: Gefragt ist ein Mann.',
    'not-a-man-now': '{man} kannst du jetzt nicht wählen: Gefragt ist eine Taktikkarte.',
    'power-complete': '„{card}“ hat Kampfstärke {power}, und davon hast du schon alle im Stapel.',
    'not-in-hand': '{card} ist nicht auf deiner Hand; spiel eine deiner Handkarten.',
    'closing-card-only-last': '{card} bleibt liegen, solange du Handkarten hast; spiel eine von denen.',
    'man-is-off': '{man} hat das Feld verlassen und kehrt in diesem Spiel nicht zurück.',
    'man-on-the-bench': '{man} sitzt auf der Bank; wähle einen Mann auf dem Feld.',
    'man-on-the-pitch': '{man} ist schon auf dem Feld; wähle einen Feldspieler von der Bank oder niemanden.',
    'man-already-chosen': '{man} ist schon dabei; wähle einen anderen.',
    'man-already-named': '{man} hast du schon genannt; wähle einen anderen.',
    'man-used-in-build-up':
      '{man} war im Spielaufbau dabei und ist für den Spielabschluss gesperrt; wähle einen freien Mann.',
    'man-of-other-line': '{man} passt nicht: Dieser Platz ist für einen {place}.',
    'keeper-fills-no-question-mark':
      '{man} ist Torwart und darf hier nicht spielen; wähle einen freien Feldspieler.',
    'arrow-wants-build-up-man':
      '{man} passt nicht: Der Pfeil verlangt einen der Männer, die er in deinem Spielaufbau markiert.',
    'nothing-to-roll-for': 'Für {man} gibt es jetzt nichts zu würfeln; wähle einen deiner bedrohten Männer.',
    'keepers-do-not-change':
      '{man} ist Torwart; ein Wechsel bringt immer einen Feldspieler für einen anderen.',
    'keeper-for-keeper': '{man} passt nicht: Ein Torwart wechselt nur mit einem Torwart.',
    'choose-who-leaves': '{man} kann noch nicht kommen: Sag zuerst, wer geht.',
    'choose-who-comes-on': '{man} ist auf dem Feld: Sag jetzt, wer von der Bank kommt.',
    'bench-keeper-not-outfield': '{man} ist Torwart und darf nicht für einen Feldspieler kommen.',
    'keeper-comes-first':
      '{man} ist nicht an der Reihe: erst ein Torwart von der Bank, dann ein Feldspieler von dort, dann einer vom Feld.',
    'bench-keeper-first':
      '{man} darf nicht ins Tor, solange ein Torwart auf der Bank sitzt: Nimm den, oder einen Feldspieler vom Feld.',
    'no-change-left':
      '{man} darf nicht kommen, du hast keinen Wechsel mehr: Ein Feldspieler vom Feld geht ins Tor.',
    'not-for-the-goal':
      '{man} darf nicht ins Tor: Nimm einen Feldspieler vom Feld, oder mit einem Wechsel den Torwart von der Bank.',
    'outfielder-must-leave': '{man} kann nicht Platz machen: Wähle einen Feldspieler auf dem Feld.',
    'keeper-does-not-shoot': '{man} ist der Torwart und schießt keinen Elfmeter; wähle einen Feldspieler.',
  },
  endings: {
    'normal-time': 'in der regulären Spielzeit',
    'extra-time': 'nach Verlängerung',
    'shoot-out': 'im Elfmeterschießen',
    lots: 'durch das Los',
    aggregate: 'nach dem Gesamtstand',
    'away-goals': 'durch Auswärtstore',
  },
  story: {
    attacks: 'Angriffe',
    counters: 'Konter',
    buildUps: 'Aufbau gelungen',
    finishes: 'Abschlüsse',
    yellows: 'Gelbe Karten',
    reds: 'Platzverweise',
    injuries: 'Verletzte',
  },
  table: {
    beforeKickOff: 'Vor dem Anpfiff',
    period: 'Zeitabschnitt {period}/6',
    extraTime: 'Verlängerung {period}/2',
    shootOut: 'Elfmeterschießen {home} : {away}',
    fullTime: 'Schlusspfiff',
    attack: 'Angriff {number}/{of}',
    counter: 'Konter',
    missing: 'kein {missing} frei: jeder Feldspieler',
    buildUp: 'Aufbau',
    finish: 'Spielabschluss',
    bench: 'Bank',
    nobody: 'niemand',
    hand: 'Hand {count}',
    deck: 'Stapel {count}',
    changes: 'Wechsel {count}',
    faceDown: 'eine Karte liegt verdeckt',
    die: 'Der Würfel: {faces}',
    noCard: 'noch keine Karte',
    strength: 'Spielstärke jetzt {strength}',
    next: 'danach {next}',
    threat: '{hazard} möglich',
    booked: 'verwarnt',
    off: 'raus',
  },
}
