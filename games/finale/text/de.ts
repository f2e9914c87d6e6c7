import { rulesDe } from './rules.de.ts'
import type { FinaleText } from './text.ts'

export const de: FinaleText = {
  name: 'Finale',
  to: ':',
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
    keeper: { line: 'Tor', man: 'Torwart', men: 'Torwarte', short: 'TW' },
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
  actions: { 'build-up': 'Spielaufbau', finish: 'Abschluss' },
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
    'who-leaves':
      'Deine Wechsel vor dem nächsten Zeitabschnitt: Wer geht vom Feld? Du hast noch {left} Wechsel.',
    'who-comes-on':
      'Wer kommt für {man}? Der Neue geht in seine eigene Reihe, mit seiner ersten Spielstärke.',
    'lay-tactic':
      'Zeitabschnitt {period}: Leg eine Taktikkarte verdeckt hin. Die höhere Kampfstärke greift an; der Unterschied ist die Zahl der Angriffe.',
    exchange:
      'Du verteidigst, gleich kommt Angriff {attack} von {of}. Tauschst du vorher ungesehen eine Handkarte?',
    'further-tactic':
      'Du greifst an, Angriff {attack} von {of}: Spiel die nächste Handkarte. Sie sagt, welche Männer beide Seiten einsetzen.',
    'line-man/attack':
      'Du greifst an: Deine Karte verlangt im {action} einen {place}. Wer spielt? Noch {left} {left?Platz:Plätze} offen.',
    'line-man/defence':
      'Du verteidigst: Die Karte verlangt von dir im {action} einen {place}. Wer spielt? Noch {left} {left?Platz:Plätze} offen.',
    'any-man/attack':
      'Du greifst an: Diesen Platz im {action} darf jeder freie Feldspieler einnehmen. Wer? Noch {left} {left?Platz:Plätze} offen.',
    'any-man/defence':
      'Du verteidigst: Diesen Platz im {action} darf jeder freie Feldspieler einnehmen. Wer? Noch {left} {left?Platz:Plätze} offen.',
    'arrow-man':
      'Du greifst an: Der Pfeil schickt einen deiner Männer aus dem Spielaufbau auch in den Abschluss. Wer geht weiter?',
    replacement:
      '{man} ist verletzt. Bringst du jemanden von der Bank? Von deinen Wechseln geht das nicht ab.',
    'injured-keeper': 'Dein Torwart {man} ist verletzt. Wer geht jetzt ins Tor?',
    'sent-off-keeper':
      'Dein Torwart {man} hat Rot gesehen. Wer geht ins Tor? Ein Torwart von der Bank kostet einen Wechsel; du hast noch {left}.',
    'man-for-keeper': '{man} kommt ins Tor. Welcher deiner Feldspieler macht ihm Platz?',
    takers:
      'Elfmeterschießen: Wer schießt deinen Elfmeter Nummer {number}? Der andere Trainer sieht es nicht.',
    'next-taker':
      'Stechen, Paar {pair}: Wer schießt deinen Elfmeter? Es muss einer sein, der noch nicht dran war.',
  },
  done: {
    'who-leaves': 'Keine (weiteren) Wechsel',
    exchange: 'Alle Karten behalten',
    replacement: 'Niemand kommt',
  },
  bonus: 'Konterbonus: {bonus}.',
  commentary: {
    'kick-off': [
      'Anpfiff! {Home} ({homeFormation}) mit {homeKeeper} im Tor, {away} ({awayFormation}) mit {awayKeeper}.',
      'Das Flutlicht brennt: {home} ({homeFormation}), {away} ({awayFormation}), im Tor {homeKeeper} und {awayKeeper}.',
    ],
    dealt: ['{Side} nimmt auf: {cards}.', 'Auf der Hand hat {side}: {cards}.'],
    'period/first': ['Der Ball rollt!', 'Los geht es: die ersten fünfzehn Minuten.'],
    'period/next': [
      '{minute} Minuten sind gespielt: Zeitabschnitt {period} beginnt.',
      'Weiter geht es: Minute {minute}, Zeitabschnitt {period}.',
      'Zeitabschnitt {period}. Die Uhr zeigt {minute} Minuten.',
    ],
    'period/second-half': [
      'Die zweite Halbzeit läuft, {minute} Minuten stehen auf der Uhr.',
      'Raus aus der Kabine und gleich wieder ran: Minute {minute}.',
    ],
    'period/last': [
      'Minute {minute}: Der letzte Zeitabschnitt der regulären Spielzeit beginnt.',
      'Die Schlussviertelstunde! {minute} Minuten sind um.',
    ],
    'period/extra': [
      'Verlängerung, Minute {minute}: noch fünfzehn Minuten für müde Beine.',
      'Minute {minute}, und sie laufen noch immer: ein Zeitabschnitt der Verlängerung.',
    ],
    'changes-ready': [
      '{Side} hat die Wechsel festgelegt.',
      'Auf der Bank ist alles gesagt, {side} ist so weit.',
    ],
    'changes-open/none': [
      'Keine Wechsel, hüben wie drüben.',
      'Beide Trainer vertrauen denen, die schon spielen.',
    ],
    change: [
      '{Side} wechselt: {on} kommt, {off} geht. Wechsel übrig: {left}.',
      '{off} macht Platz für {on}; {side} hat noch {left} Wechsel.',
      'Frische Beine! {Side} bringt {on} für {off} und hat noch {left} Wechsel.',
    ],
    'tactic-laid': [
      '{Side} legt „{card}“ ({power}) verdeckt hin.',
      'Verdeckt auf dem Tisch: „{card}“ ({power}), darauf setzt {side}.',
    ],
    'tactic-laid-unseen': [
      '{Side} hat eine Karte verdeckt hingelegt.',
      '{Side} hat gewählt, die Karte liegt verdeckt.',
    ],
    revealed: [
      'Aufgedeckt! {Home}: „{homeCard}“ ({homePower}). {Away}: „{awayCard}“ ({awayPower}).',
      '{Home} zeigt „{homeCard}“ ({homePower}), {away} hält „{awayCard}“ ({awayPower}) dagegen.',
      'Die Pläne liegen offen: {home} mit „{homeCard}“ ({homePower}), {away} mit „{awayCard}“ ({awayPower}).',
    ],
    drawn: [
      '{Side} zieht „{card}“ ({power}); im Deck {left?bleibt:bleiben} {left} {left?Karte:Karten}.',
      'Neu auf der Hand hat {side} „{card}“ ({power}). Übrig im Deck: {left}.',
    ],
    'drawn/last': [
      '{Side} zieht „{card}“ ({power}), die letzte Karte im Deck.',
      'Das Deck ist leer: Als Letztes zieht {side} „{card}“ ({power}).',
    ],
    'drawn-unseen/last': [
      '{Side} zieht die letzte Karte aus dem Deck.',
      'Mehr gibt es nicht zu ziehen: {Side} hat das Deck geleert.',
    ],
    'level-roll/level': [
      'Gleichstand, beide würfeln eine {die}. Noch einmal!',
      'Zweimal die {die}, also wird wieder gewürfelt.',
      'Eine {die} hier, eine {die} dort: noch nichts entschieden.',
    ],
    'level-roll/decided': [
      '{Home} würfelt {homeDie}, {away} {awayDie}.',
      'Die Würfel: {home} {homeDie}, {away} {awayDie}.',
      'Jetzt wird gewürfelt: {Home} hat {homeDie}, {away} {awayDie}.',
    ],
    'attacker/power': [
      '{Side} reißt das Spiel an sich: {attacks} {attacks?Angriff:Angriffe}.',
      '{Side} hat Oberwasser und {attacks} {attacks?Angriff:Angriffe} vor sich.',
      'Die stärkere Karte hat {side}: {attacks} {attacks?Angriff:Angriffe}.',
    ],
    'attacker/dice': [
      'Gleiche Kampfstärke, aber {side} würfelt höher: ein Angriff.',
      '{Side} gewinnt den Wurf und hat genau einen Angriff.',
    ],
    'attacker/guard': [
      'Zwanzig gleiche Würfe! Also greift die Heimmannschaft an: {side}.',
      'Der Würfel mag nicht entscheiden; {side} hat Heimrecht und damit den einen Angriff.',
    ],
    exchanged: [
      '{Side} nimmt „{card}“ ({power}) ungesehen aus dem Spiel.',
      'Weg mit „{card}“ ({power}): {Side} tauscht eine Karte.',
    ],
    'exchanged-unseen': [
      '{Side} tauscht ungesehen eine Karte.',
      'Eine Karte geht, eine kommt: {Side} sortiert sich neu.',
    ],
    'exchange-declined': ['{Side} behält alle Handkarten.', 'Kein Tausch: {Side} bleibt bei diesen Karten.'],
    'further-tactic': [
      '{Side} legt nach: „{card}“ ({power}).',
      'Als Nächstes spielt {side} „{card}“ ({power}).',
      'Neue Karte, neues Glück: {side} mit „{card}“ ({power}).',
    ],
    'further-tactic/closing': [
      '{Side} hat keine Karte mehr: Die Schlusskarte mit Kampfstärke 1 muss reichen.',
      'Die Hand ist leer, {side} spielt die Schlusskarte, Kampfstärke 1.',
    ],
    'attack/only': [
      '{Side} kommt zum einzigen Angriff: „{card}“.',
      'Ein Angriff, eine Chance: {Side} versucht es mit „{card}“.',
      '{card}! {Side} legt alles in diesen einen Angriff.',
    ],
    'attack/series': [
      'Angriff {attack} von {of}: {side} mit „{card}“.',
      '{Side} rückt vor mit „{card}“, Angriff {attack} von {of}.',
      'Jetzt kommt {side}, Angriff {attack} von {of}: „{card}“.',
      '{card}! {Side} startet Angriff {attack} von {of}.',
    ],
    counter: [
      'Ballgewinn! {Side} kontert mit „{card}“.',
      'Und ab in die andere Richtung: {side} im Konter, „{card}“.',
      'Jetzt geht es schnell! {Side} kontert: „{card}“.',
    ],
    'counter/bonus': [
      'Ball erobert! {Side} kontert mit „{card}“, Bonus {bonus}.',
      'Der Konter rollt: {side} mit „{card}“, Bonus {bonus}.',
      '{Side} schlägt sofort zurück: „{card}“, Konterbonus {bonus}.',
      'So viel Platz! {Side} kontert mit „{card}“, Bonus {bonus}.',
    ],
    'action/straight': [
      'Ohne Spielaufbau: {Side} sucht gleich den Abschluss.',
      'Keine Umwege! {Side} kommt sofort zum Abschluss.',
    ],
    'man-chosen/first': [
      '{Side}: {man} ({strength}).',
      '{Side} schickt {man} ({strength}).',
      '{Side} setzt auf {man} ({strength}).',
      '{Side} bringt {man} ({strength}) ins Spiel.',
    ],
    'man-chosen/next': [
      'Und {man} ({strength}).',
      'Dazu {man} ({strength}).',
      '{man} ({strength}) geht mit.',
      'Auch {man} ({strength}).',
      'Mit ihm {man} ({strength}).',
    ],
    'man-chosen/arrow': [
      '{man} behält den Ball und zieht weiter ({strength}).',
      'Immer noch {man}! Er geht selbst aufs Tor ({strength}).',
      '{man} macht einfach alles selbst ({strength}).',
    ],
    'places-empty': [
      'Es fehlt an Männern: {Side} lässt {count} {count?Platz:Plätze} leer.',
      'Niemand mehr frei: {count} {count?Platz bleibt:Plätze bleiben} leer, {side} muss damit leben.',
    ],
    'comparison/build-up/won': [
      '{Side} kommt durch: {own} gegen {against}.',
      'Schön herausgespielt! {Side} hat {own} gegen {against}.',
      'Der Weg zum Tor ist frei: {side} mit {own} gegen {against}.',
      '{own} gegen {against}, und {side} ist hinter der Abwehr.',
      '{Side} ist nicht zu halten, {own} gegen {against}.',
    ],
    'comparison/build-up/lost': [
      '{Side} verliert den Ball: {own} gegen {against}.',
      'Kein Durchkommen! {Side} hat {own} gegen {against}.',
      'Der Pass wird abgefangen: {side} mit {own} gegen {against}.',
      '{own} ist zu wenig gegen {against}: {Side} bleibt hängen.',
      'Der Spielaufbau stockt, {side} hat nur {own} gegen {against}.',
    ],
    'comparison/finish/won': [
      '{Side} zieht ab: {own} gegen {against}!',
      'Der Schuss! {Side} hat {own}, dagegen stehen nur {against}.',
      '{own} gegen {against}: {Side} ist nicht mehr zu stoppen.',
      '{Side} findet die Lücke, {own} gegen {against}!',
    ],
    'comparison/finish/close': [
      'Knapp vorbei! {Side} hat {own} gegen {against}.',
      'Pfosten! {own} gegen {against}, {side} kann es nicht fassen.',
      'Um Haaresbreite: {own} gegen {against}, und {side} steht mit leeren Händen da.',
      'Mit den Fingerspitzen gehalten, {side} hat {own} gegen {against}.',
    ],
    'comparison/finish/lost': [
      'Chance vertan! {Side} hat {own} gegen {against}.',
      'Gehalten: {own} gegen {against}, {side} geht leer aus.',
      '{Side} findet keine Lücke: {own} gegen {against}.',
      'Geblockt! {Side} kommt nur auf {own} gegen {against}.',
      'Weit drüber: {own} gegen {against}, {side} verschenkt die Chance.',
    ],
    'goal/opener': [
      'TOR! {Side} geht in Führung: {scorer} in der {minute}. Minute, {score}.',
      '{minute}. Minute, das erste Tor des Abends! {scorer} trifft, {side} führt: {score}.',
      'Der Ball zappelt im Netz! {scorer} macht ihn, {side} liegt vorn, {minute}. Minute: {score}.',
    ],
    'goal/lead': [
      'TOR! {scorer} trifft in der {minute}. Minute, {side} übernimmt die Führung: {score}.',
      '{scorer} schlägt zu! {Side} führt, {minute}. Minute: {score}.',
      '{minute}. Minute, {score}: {Side} ist vorn, und der Held heißt {scorer}!',
    ],
    'goal/equaliser': [
      'Der Ausgleich! {scorer} trifft in der {minute}. Minute, {side} ist wieder da: {score}.',
      'Alles wieder offen! {Side} gleicht durch {scorer} aus, {minute}. Minute: {score}.',
      'TOR! {Side} schlägt zurück, {score}: {scorer} in der {minute}. Minute.',
    ],
    'goal/further': [
      'Und noch eins! {scorer} legt nach, {side} zieht davon: {score}, {minute}. Minute.',
      'TOR! {Side} baut den Vorsprung aus: {scorer}, {score} in der {minute}. Minute.',
      '{minute}. Minute, wieder jubelt {side}: {scorer} zum {score}!',
    ],
    'goal/pulls-back': [
      '{Side} verkürzt! {scorer} in der {minute}. Minute: {score}.',
      'TOR! {scorer} lässt hoffen, {side} lebt noch: {score}, {minute}. Minute.',
      'Das war es noch nicht: {scorer} trifft, {side} kommt heran, {minute}. Minute, {score}.',
    ],
    'goal/scramble': [
      'Irgendwie ist er drin! {Side} trifft aus dem Nichts, {minute}. Minute: {score}.',
      'TOR, und keiner weiß, wer zuletzt dran war: {side}, {minute}. Minute, {score}.',
    ],
    'hazard/injury/struck': [
      'Das sieht böse aus: {man} bleibt liegen (Wurf: {die}).',
      '{man} fasst sich ans Bein und winkt zur Bank (Wurf: {die}).',
      'Es kracht, und {man} liegt im Gras (Wurf: {die}).',
    ],
    'hazard/injury/spared': [
      '{man} bekommt einen Schlag ab, spielt aber weiter (Wurf: {die}).',
      '{man} geht zu Boden, schüttelt sich und steht auf (Wurf: {die}).',
      'Aufatmen: {man} humpelt nur ein paar Schritte (Wurf: {die}).',
    ],
    'hazard/yellow/struck': [
      '{man} kommt zu spät, und der Pfiff ertönt (Wurf: {die}).',
      'Foul von {man}; der Schiedsrichter greift zur Brusttasche (Wurf: {die}).',
      '{man} zieht am Trikot, und der Schiedsrichter sieht es (Wurf: {die}).',
    ],
    'hazard/yellow/spared': [
      'Nur ein ernstes Wort für {man}, keine Karte (Wurf: {die}).',
      '{man} kommt mit einem Foul davon (Wurf: {die}).',
      'Der Schiedsrichter lässt laufen: Glück für {man} (Wurf: {die}).',
    ],
    'hazard/red/struck': [
      'Was für eine Grätsche von {man}! Der Schiedsrichter eilt herbei (Wurf: {die}).',
      '{man} verliert die Nerven (Wurf: {die}).',
      'Das war zu viel von {man}, viel zu viel (Wurf: {die}).',
    ],
    'hazard/red/spared': [
      '{man} geht hart rein, trifft aber den Ball (Wurf: {die}).',
      'Allen stockt der Atem, doch {man} darf bleiben (Wurf: {die}).',
      '{man} kocht über und kühlt gerade noch ab (Wurf: {die}).',
    ],
    injured: [
      '{man} ist verletzt, für ihn ist das Spiel vorbei; {side} muss ohne ihn weiter.',
      'Schluss für {man}: {Side} verliert ihn durch eine Verletzung.',
    ],
    booked: ['Gelb: {man} ist verwarnt, {side} muss aufpassen.', '{Side} sieht Gelb: Verwarnung für {man}.'],
    'sent-off': [
      'Rote Karte! {man} fliegt vom Feld, {side} hat einen Mann weniger.',
      'Glatt Rot für {man}: {Side} muss mit einem Mann weniger weiterspielen.',
    ],
    'sent-off/second-yellow': [
      'Zweimal Gelb macht Rot: {man} ist draußen, {side} hat einen Mann weniger.',
      'Eine Verwarnung zu viel: {man} muss gehen, {side} spielt mit einem Mann weniger.',
    ],
    'came-on': [
      '{Side} bringt {man} für den verletzten {for}.',
      '{for} wird vom Feld geführt, {side} schickt {man} ins Spiel.',
    ],
    'nobody-came-on': [
      'Niemand kommt für {for}: {Side} spielt mit einem Mann weniger.',
      '{Side} lässt den Platz von {for} leer.',
    ],
    'in-goal/keeper': [
      '{Side} hat jetzt {man} im Tor.',
      '{man} geht zwischen die Pfosten, {side} hat wieder einen Torwart.',
    ],
    'in-goal/stand-in': [
      'Ein Feldspieler im Tor! {Side} drückt {man} die Handschuhe in die Hand.',
      '{Side} stellt {man} zwischen die Pfosten, einen gelernten Feldspieler.',
    ],
    'goal-empty': [
      'Niemand mehr da fürs Tor: {Side} spielt ohne Torwart.',
      'Das Tor bleibt leer! {Side} hat keinen Mann mehr dafür.',
    ],
    'period-over': [
      'Nach {minute} Minuten: {score}.',
      '{minute} Minuten sind gespielt, es steht {score}.',
      'Der Stand nach {minute} Minuten: {score}.',
    ],
    'period-over/half-time': ['Halbzeit: {score}.', 'Der Schiedsrichter bittet zur Pause, es steht {score}.'],
    'period-over/last': [
      'Die {minute} Minuten sind um: {score}.',
      'Nach {minute} Minuten ertönt der Pfiff, es steht {score}.',
    ],
    'extra-time': [
      'Keine Entscheidung beim Stand von {score}: Verlängerung, nur mit weißen Karten.',
      '{score} reicht keinem. Her mit den weißen Karten, es geht in die Verlängerung!',
    ],
    'shoot-out': [
      'Noch immer keine Entscheidung, {score}. Auf zum Elfmeterschießen!',
      '{score} nach Verlängerung: Das Elfmeterschießen muss es bringen.',
    ],
    'takers-ready': ['{Side} weiß, wer schießt.', 'Der Zettel ist geschrieben, {side} ist bereit.'],
    'first-shot': ['{Side} hat den ersten Elfmeter.', 'Zuerst am Punkt: {side}.'],
    'shot/scored': [
      'Drin! {taker} bezwingt {keeper}, {side} jubelt: {own} gegen {against}. Elfmeter: {score}.',
      '{taker} verwandelt, {keeper} ist machtlos: {Side} hat {own} gegen {against}. {score}.',
      '{Side} trifft: {taker} {own}, {keeper} {against}. {score} im Elfmeterschießen.',
    ],
    'shot/missed': [
      'Gehalten! {keeper} pariert gegen {taker}, {own} gegen {against}; {side} vergibt. {score}.',
      '{taker} scheitert an {keeper}: {Side} hat {own} gegen {against}. Elfmeter: {score}.',
      '{Side} verschießt: {taker} {own}, {keeper} {against}. Weiter {score}.',
    ],
    'shot/nobody': [
      '{Side} hat keinen Schützen: Das gilt als verschossen. Elfmeter: {score}.',
      'Niemand tritt an, {side} hat also verschossen. {score}.',
    ],
    'shot/empty-goal/scored': [
      'Das Tor ist leer, {taker} schiebt ein: {Side} trifft, {own} gegen {against}. {score}.',
      '{Side} trifft ins verwaiste Tor: {taker}, {own} gegen {against}. Elfmeter: {score}.',
    ],
    'shot/empty-goal/missed': [
      'Am leeren Tor vorbei! {taker} vergibt, {side} hat {own} gegen {against}. {score}.',
      'Unglaublich: {Side} verschießt vor leerem Tor, {taker}, {own} gegen {against}. Elfmeter: {score}.',
    ],
    'sudden-death': [
      'Stechen, Paar {pair}: Wer Nerven zeigt, ist raus.',
      'Immer noch gleich! Paar {pair} im Stechen.',
      'Weiter mit Paar {pair}; die Knie werden weich.',
    ],
    lots: [
      'Vierzig Paare und kein Sieger: Das Los fällt, und {side} hat Glück.',
      'Jetzt greift das Schicksal in den Hut: {side}!',
    ],
    'full-time/win': ['Aus, {score}! {Side} gewinnt.', 'Abpfiff: {score}. {Side} hat gewonnen!'],
    'full-time/draw': ['Aus: {score}, unentschieden.', 'Abpfiff, und keiner verliert: {score}.'],
    'full-time/extra-time': [
      'Aus nach Verlängerung, {score}: {Side} gewinnt!',
      '120 Minuten, {score}. {Side} hat den längeren Atem!',
    ],
    'full-time/shoot-out': [
      'Entschieden! Elfmeterschießen {penalties} nach einem {score}: {Side} gewinnt.',
      '{score} nach 120 Minuten, {penalties} vom Punkt: {Side} hat es geschafft!',
    ],
    'full-time/lots': [
      'Ein {score}, das nur das Los entscheiden konnte: {Side} gewinnt.',
      '{Side} gewinnt durch das Los, nach {score} und endlosen Elfmetern.',
    ],
    'full-time/aggregate': [
      'Aus, {score}. {Side} kommt weiter, das Gesamtergebnis lautet {aggregate}!',
      '{Side} ist weiter: heute {score}, insgesamt {aggregate}.',
    ],
    'full-time/aggregate/extra-time': [
      'Aus nach Verlängerung: heute {score}, insgesamt {aggregate}. {Side} ist weiter!',
      '120 Minuten hat es gedauert: {Side} kommt weiter, heute {score}, insgesamt {aggregate}.',
    ],
    'full-time/away-goals': [
      'Heute {score}, insgesamt {aggregate}: Dank der Auswärtstore ist {side} weiter!',
      'Gleichstand, {aggregate} nach dem {score} von heute, aber {side} kommt durch Auswärtstore weiter.',
    ],
  },
  refusals: {
    'options-malformed':
      'Die Spieloptionen sind nicht lesbar; es muss ein Objekt mit benannten Optionen sein.',
    'option-unknown':
      'Eine Spieloption „{option}“ gibt es nicht; bekannt sind tactics, extraTime, budget, tie und cards.',
    'option-unknown-value': 'Die Spieloption „{option}“ kann nicht „{value}“ sein.',
    'build-malformed':
      'Das ist keine Aufstellung: Es braucht einen Verein, das Feld, die Bank und die Taktikkarten.',
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
      'Auf dem Feld {count?steht:stehen} bei dir {count} {count?Torwart:Torwarte}; es muss genau einer sein.',
    'tactics-malformed':
      'Deine Taktikkarten fehlen: Nenne eine Farbe, oder bei freier Wahl deine elf Karten der Reihe nach.',
    'free-choice-not-agreed':
      'Freie Wahl ist für dieses Spiel nicht vereinbart: Nenne eine Farbe, die zu Weiß hinzukommt.',
    'colour-unknown': 'Eine Farbe „{colour}“ gibt es nicht: Wähle Lila, Gelb, Blau oder Rot.',
    'colour-white': 'Die weißen Karten hast du ohnehin: Wähle Lila, Gelb, Blau oder Rot dazu.',
    'order-missing': 'Bei freier Wahl musst du deine elf Karten in der gewünschten Reihenfolge nennen.',
    'tactic-unknown': 'Eine Taktikkarte „{card}“ gibt es nicht.',
    'closing-card-in-deck':
      'Die Schlusskarte ({card}) kommt immer zu deinen elf Karten hinzu; nimm an ihrer Stelle eine andere.',
    'tactic-twice': '{card} ist zweimal in deinem Deck; jede Karte gibt es nur einmal.',
    'deck-size':
      'Dein Deck hat {count} {count?Karte:Karten}; ohne die Schlusskarte müssen es genau {want} sein.',
    'deck-powers':
      'Dein Deck hat {count} {count?Karte:Karten} mit Kampfstärke {power}; es müssen genau {want} sein.',
    'card-set-malformed': 'Das ist kein Kartensatz: Er braucht Namen, Version, Fußballer und Taktikkarten.',
    'card-set-unnamed': 'Der Kartensatz braucht einen Namen und eine Version von je höchstens 60 Zeichen.',
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
    'footballer-price': 'Der Fußballer „{card}“ braucht als Preis eine ganze Zahl von 0 bis 50.',
    'footballer-strengths': 'Der Fußballer „{card}“ braucht als Spielstärken vier ganze Zahlen von 0 bis 9.',
    'footballer-hazards':
      'Der Fußballer „{card}“ braucht vier Angaben zu Gefahren: injury, yellow, red oder null.',
    'footballer-beginner':
      'Beim Fußballer „{card}“ muss mit true oder false stehen, ob er zu den fünfzehn für erste Spiele gehört.',
    'tactic-colour': 'Die Taktikkarte „{card}“ muss white, purple, yellow, blue oder red sein.',
    'tactic-power': 'Die Taktikkarte „{card}“ braucht als Kampfstärke eine ganze Zahl von 1 bis 5.',
    'tactic-places':
      'Die Plätze der Taktikkarte „{card}“ stimmen nicht: höchstens ein Torwart, fünf gleiche und zehn je Viertel.',
    'tactic-no-finish': 'Die Taktikkarte „{card}“ braucht im Abschluss Plätze für beide Seiten.',
    'tactic-half-build-up':
      'Die Taktikkarte „{card}“ muss im Spielaufbau für beide Seiten Plätze haben oder für keine.',
    'tactic-arrow':
      'Der Pfeil der Taktikkarte „{card}“ muss von einem Platz im Spielaufbau zu einem gleichen im Abschluss führen.',
    'tactic-powers': 'Taktikkarten der Farbe „{colour}“ muss es sechs geben, mit den Kampfstärken {want}.',
    'closing-card': 'Genau eine Karte muss die Schlusskarte sein: die weiße mit Kampfstärke 1.',
    'position-foreign':
      'Das ist keine Stellung von Finale, oder eine in einer Form, die hier niemand lesen kann.',
    'position-field': 'Das Feld „{field}“ der Stellung fehlt oder kann nicht stimmen.',
    'choice-required': 'Hier kannst du nicht verzichten: Wähle eine der Möglichkeiten.',
    'not-an-option': 'Das steht jetzt nicht zur Wahl; nimm eine der angebotenen Möglichkeiten.',
    'not-a-tactic-now': '{card} kannst du jetzt nicht spielen: Gefragt ist ein Mann.',
    'not-a-man-now': '{man} kannst du jetzt nicht wählen: Gefragt ist eine Taktikkarte.',
    'not-in-hand': '{card} ist nicht auf deiner Hand; spiel eine deiner Handkarten.',
    'closing-card-only-last': '{card} bleibt liegen, solange du Handkarten hast; spiel eine von denen.',
    'man-is-off': '{man} hat das Feld verlassen und kehrt in diesem Spiel nicht zurück.',
    'man-on-the-bench': '{man} sitzt auf der Bank; wähle einen Mann auf dem Feld.',
    'man-on-the-pitch': '{man} ist schon auf dem Feld; wähle einen Feldspieler von der Bank oder niemanden.',
    'man-already-chosen': '{man} ist schon dabei; wähle einen anderen.',
    'man-already-named': '{man} hast du schon genannt; wähle einen anderen.',
    'man-used-in-build-up':
      '{man} war im Spielaufbau dabei und ist für den Abschluss gesperrt; wähle einen freien Mann.',
    'man-of-other-line': '{man} passt nicht: Dieser Platz ist für einen {place}.',
    'keeper-fills-no-question-mark':
      '{man} ist Torwart und darf hier nicht spielen; wähle einen freien Feldspieler.',
    'arrow-wants-build-up-man':
      '{man} passt nicht: Der Pfeil verlangt einen der Männer, die er in deinem Spielaufbau markiert.',
    'keepers-do-not-change':
      '{man} ist Torwart; ein Wechsel bringt immer einen Feldspieler für einen anderen.',
    'choose-who-leaves': '{man} kann noch nicht kommen: Sag zuerst, wer geht.',
    'choose-who-comes-on': '{man} ist auf dem Feld: Sag jetzt, wer von der Bank kommt.',
    'bench-keeper-not-outfield': '{man} ist Torwart und darf nicht für einen Feldspieler kommen.',
    'keeper-comes-first':
      '{man} ist nicht an der Reihe: erst ein Torwart von der Bank, dann ein Feldspieler von dort, dann einer vom Feld.',
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
    aggregate: 'nach dem Gesamtergebnis',
    'away-goals': 'durch Auswärtstore',
  },
  rules: rulesDe,
}
