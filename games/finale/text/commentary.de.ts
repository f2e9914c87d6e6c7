import type { FinaleText } from './text.ts'

/** Mehrere Sätze für jeden Moment eines Spiels, auf Deutsch. */
export const commentaryDe: FinaleText['commentary'] = {
  'kick-off': [
    'Anpfiff! {Home} ({homeFormation}) mit {homeKeeper} im Tor, {away} ({awayFormation}) mit {awayKeeper}.',
    'Das Flutlicht brennt: {home} ({homeFormation}), {away} ({awayFormation}), im Tor {homeKeeper} und {awayKeeper}.',
  ],
  'kick-off/packing': [
    'Die Aufstellungen: {home} ({homeFormation}) mit {homeKeeper} im Tor, {away} ({awayFormation}) mit {awayKeeper}.',
    'Beide Mannschaften stehen: {home} ({homeFormation}), {away} ({awayFormation}), im Tor {homeKeeper} und {awayKeeper}.',
  ],
  dealt: ['{Side} nimmt auf: {cards}.', 'Auf der Hand hat {side}: {cards}.'],
  packed: ['{Side} packt Weiß und {Colour} ein.', 'Weiß und {Colour}, damit tritt {side} an.'],
  'packed/free': [
    '{Side} hat elf Karten ausgesucht; auf der Hand: {cards}.',
    'Elf Karten nach eigener Wahl, {side} beginnt mit {cards}.',
  ],
  'packed/any': [
    '{Side} hat elf beliebige Karten ausgesucht; sie werden gemischt.',
    'Elf Karten nach eigener Wahl, {side} mischt sie.',
  ],
  'packed-unseen': [
    '{Side} hat die Taktikkarten gewählt; welche, hat niemand gesehen.',
    '{Side} ist so weit, der Stapel liegt verdeckt bereit.',
  ],
  'decks-ready': [
    'Beide Stapel sind bereit; jeder Trainer nimmt drei Karten auf.',
    'Die Taktik steht auf beiden Seiten, die Karten kommen auf die Hand.',
  ],
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
  'closing-card-open': [
    '{Side} hat keine Handkarte mehr: Offen liegt die Schlusskarte, Kampfstärke {power}.',
    'Keine Karte mehr zu legen: {side} spielt mit der offenen Schlusskarte ({power}).',
  ],
  revealed: [
    'Aufgedeckt! {Home}: „{homeCard}“ ({homePower}). {Away}: „{awayCard}“ ({awayPower}).',
    '{Home} zeigt „{homeCard}“ ({homePower}), {away} hält „{awayCard}“ ({awayPower}) dagegen.',
    'Die Pläne liegen offen: {home} mit „{homeCard}“ ({homePower}), {away} mit „{awayCard}“ ({awayPower}).',
  ],
  drawn: [
    '{Side} zieht „{card}“ ({power}); im Stapel {left?bleibt:bleiben} {left} {left?Karte:Karten}.',
    'Neu auf der Hand hat {side} „{card}“ ({power}). Übrig im Stapel: {left}.',
  ],
  'drawn/last': [
    '{Side} zieht „{card}“ ({power}), die letzte Karte vom Stapel.',
    'Der Stapel ist leer: Als Letztes zieht {side} „{card}“ ({power}).',
  ],
  'drawn-unseen/last': [
    '{Side} zieht die letzte Karte vom Stapel.',
    'Mehr gibt es nicht zu ziehen: {Side} hat den Stapel geleert.',
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
    '{Side} nimmt „{card}“ ({power}) ungesehen für immer aus dem Spiel und zieht nach.',
    'Für immer weg mit „{card}“ ({power}): {Side} zieht eine andere Karte.',
  ],
  'exchanged-unseen': [
    '{Side} nimmt ungesehen eine Karte für immer aus dem Spiel und zieht nach.',
    'Eine Karte geht für immer, eine kommt: {Side} sortiert sich neu.',
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
    'Ohne Spielaufbau: {Side} sucht gleich den Spielabschluss.',
    'Keine Umwege! {Side} kommt sofort zum Spielabschluss.',
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
  'man-chosen/arrow/defence': [
    '{man} ist schon wieder zur Stelle ({strength}).',
    '{man} gibt nicht auf ({strength}).',
    'Noch einmal {man} ({strength}).',
  ],
  'man-chosen/stand-in': [
    'Kein {missing} mehr frei: {man} springt ein ({strength}).',
    'Gefragt ist ein {missing}, frei ist keiner; {man} hilft aus ({strength}).',
    '{man} muss den {missing} geben ({strength}).',
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
    'Aus, {score}. {Side} kommt weiter, der Gesamtstand lautet {aggregate}!',
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
}
