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
  packed: [
    '{Side} spielt mit den Taktikkarten in Weiß und {Colour}.',
    'Weiß und {Colour}, damit tritt {side} an.',
  ],
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
    'Beide Stapel sind bereit; jeder Trainer zieht drei Karten auf die Hand.',
    'Die Taktik steht auf beiden Seiten, die Karten kommen auf die Hand.',
  ],
  'period/first': [
    'Anpfiff! Zeitabschnitt 1 von 6 beginnt, und jeder Trainer legt eine Taktikkarte.',
    'Los geht es: die ersten fünfzehn Minuten.',
  ],
  'period/next': [
    'Nach {minute} Minuten beginnt Zeitabschnitt {period} von 6.',
    'Weiter geht es: Minute {minute}, Zeitabschnitt {period}.',
    'Zeitabschnitt {period}. Die Uhr zeigt {minute} Minuten.',
  ],
  'period/second-half': [
    'Nach {minute} Minuten beginnt die zweite Halbzeit: Zeitabschnitt 4 von 6.',
    'Raus aus der Kabine und gleich wieder ran: Minute {minute}.',
  ],
  'period/last': [
    'Nach {minute} Minuten beginnt der letzte Zeitabschnitt, der sechste.',
    'Die Schlussviertelstunde! {minute} Minuten sind um.',
  ],
  'period/extra': [
    'Verlängerung, Minute {minute}: noch fünfzehn Minuten für müde Beine.',
    'Minute {minute}, und sie laufen noch immer: ein Zeitabschnitt der Verlängerung.',
  ],
  'changes-ready': [
    '{Side} hat die Wechsel festgelegt; gezeigt werden sie, wenn beide Trainer so weit sind.',
    'Auf der Bank ist alles gesagt, {side} ist so weit.',
  ],
  'changes-open/none': ['Niemand wechselt.', 'Beide Trainer vertrauen denen, die schon spielen.'],
  change: [
    '{Side} wechselt: {on} kommt, {off} geht und kommt nicht wieder. Wechsel übrig: {left}.',
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
    '{Side} hat keine Handkarte mehr: Es zählt die offene Schlusskarte mit ihrer {power}.',
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
    'Beide würfeln {die}: Gleichstand, also noch einmal.',
    'Zweimal die {die}, also wird wieder gewürfelt.',
    'Eine {die} hier, eine {die} dort: noch nichts entschieden.',
  ],
  'level-roll/decided': [
    '{Home} würfelt {homeDie}, {away} {awayDie}: Der höhere Wurf gewinnt.',
    'Die Würfel: {home} {homeDie}, {away} {awayDie}.',
    'Jetzt wird gewürfelt: {Home} hat {homeDie}, {away} {awayDie}.',
  ],
  'attacker/power': [
    '{Side} hat die höhere Zahl: {attacks} {attacks?Angriff:Angriffe}, der Unterschied der beiden Karten.',
    '{Side} hat Oberwasser und {attacks} {attacks?Angriff:Angriffe} vor sich.',
    'Die stärkere Karte hat {side}: {attacks} {attacks?Angriff:Angriffe}.',
  ],
  'attacker/dice': [
    '{Side} greift einmal an: Die Zahlen sind gleich, aber der Wurf ist höher.',
    '{Side} gewinnt den Wurf und hat genau einen Angriff.',
  ],
  'attacker/guard': [
    'Zwanzig gleiche Würfe! Also greift die Heimmannschaft an: {side}.',
    'Der Würfel mag nicht entscheiden; {side} hat Heimrecht und damit den einen Angriff.',
  ],
  exchanged: [
    '{Side} legt „{card}“ ({power}) ungesehen für immer weg und zieht eine andere Karte.',
    'Für immer weg mit „{card}“ ({power}): {Side} zieht eine andere Karte.',
  ],
  'exchanged-unseen': [
    '{Side} verteidigt, legt ungesehen eine Handkarte für immer weg und zieht eine andere.',
    'Eine Karte geht für immer, eine kommt: {Side} sortiert sich neu.',
  ],
  'exchange-declined': [
    '{Side} verteidigt, dürfte vor diesem Angriff eine Handkarte tauschen und behält alle.',
    'Kein Tausch: {Side} bleibt bei diesen Karten.',
  ],
  'further-tactic': [
    '{Side} spielt „{card}“ ({power}) für den nächsten Angriff; die Zahl bringt keine Angriffe mehr.',
    'Als Nächstes spielt {side} „{card}“ ({power}).',
    'Neue Karte, neues Glück: {side} mit „{card}“ ({power}).',
  ],
  'further-tactic/closing': [
    '{Side} hat keine Handkarte mehr und spielt die Schlusskarte mit der Zahl 1.',
    'Die Hand ist leer, {side} spielt die Schlusskarte mit ihrer 1.',
  ],
  'attack/only': [
    '{Side} greift einmal an, mit „{card}“: Die Plätze darauf sagen, wer spielt.',
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
    'Der Spielaufbau ist gescheitert, also kontert {side} mit „{card}“.',
    'Und ab in die andere Richtung: {side} im Konter, „{card}“.',
    'Jetzt geht es schnell! {Side} kontert: „{card}“.',
  ],
  'counter/bonus': [
    'Der Spielaufbau ist gescheitert, also kontert {side} mit „{card}“ und zählt {bonus} dazu, den Unterschied der Zahlen.',
    'Der Konter rollt: {side} mit „{card}“, Bonus {bonus}.',
    '{Side} schlägt sofort zurück: „{card}“, Konterbonus {bonus}.',
    'So viel Platz! {Side} kontert mit „{card}“, Bonus {bonus}.',
  ],
  'action/straight': [
    'Diese Karte hat keinen Spielaufbau: {Side} kommt gleich zum Spielabschluss.',
    'Keine Umwege! {Side} kommt sofort zum Spielabschluss.',
  ],
  'man-chosen/first': [
    '{Side} setzt {man} ein, Spielstärke {strength}.',
    '{Side} schickt {man} ({strength}).',
    '{Side} setzt auf {man} ({strength}).',
    '{Side} bringt {man} ({strength}) ins Spiel.',
  ],
  'man-chosen/next': [
    'Und {man} ({club}, {strength}).',
    'Dazu {man} ({club}, {strength}).',
    '{man} ({club}, {strength}) geht mit.',
    'Auch {man} ({club}, {strength}).',
    'Mit ihm {man} ({club}, {strength}).',
  ],
  'man-chosen/only': [
    '{Side} setzt {man} ein, Spielstärke {strength}: Kein anderer {place} ist frei.',
    'Nur {man} ({strength}) ist als {place} frei, {side} hat keine Wahl.',
    'Es bleibt {man} ({strength}), einen anderen {place} hat {side} nicht frei.',
  ],
  'man-chosen/arrow': [
    'Der Pfeil schickt {man} ({club}) aus dem Spielaufbau weiter, jetzt mit Spielstärke {strength}.',
    'Immer noch {man}! Er geht selbst aufs Tor ({club}, {strength}).',
    '{man} macht einfach alles selbst ({club}, {strength}).',
  ],
  'man-chosen/arrow/defence': [
    'Der Pfeil holt {man} ({club}) aus dem Spielaufbau dazu, jetzt mit Spielstärke {strength}.',
    '{man} gibt nicht auf ({club}, {strength}).',
    'Noch einmal {man} ({club}, {strength}).',
  ],
  'man-chosen/stand-in': [
    'Kein {missing} ist frei: {man} ({club}, {strength}) springt ein.',
    'Gefragt ist ein {missing}, frei ist keiner; {man} hilft aus ({club}, {strength}).',
    '{man} muss den {missing} geben ({club}, {strength}).',
  ],
  'places-empty': [
    '{Side} hat niemanden mehr frei: {count} {count?Platz bleibt:Plätze bleiben} leer.',
    'Niemand mehr frei: {count} {count?Platz bleibt:Plätze bleiben} leer, {side} muss damit leben.',
  ],
  'comparison/build-up/won': [
    '{Side} kommt durch: {own} ist mehr als {against}.',
    'Schön herausgespielt! {Side} hat {own} gegen {against}.',
    'Der Weg zum Tor ist frei: {side} mit {own} gegen {against}.',
    '{own} gegen {against}, und {side} ist hinter der Abwehr.',
    '{Side} ist nicht zu halten, {own} gegen {against}.',
  ],
  'comparison/build-up/level': [
    '{Side} kommt durch: {own} gegen {against}, im Spielaufbau genügt der Gleichstand.',
    'Um eine Fußspitze, aber durch! {Side} hat {own} gegen {against}.',
    '{own} gegen {against} genügt: {side} schlüpft am letzten Mann vorbei.',
  ],
  'comparison/build-up/lost': [
    '{Side} verliert den Ball: {own} ist weniger als {against}.',
    'Kein Durchkommen! {Side} hat {own} gegen {against}.',
    'Der Pass wird abgefangen: {side} mit {own} gegen {against}.',
    '{own} ist zu wenig gegen {against}: {Side} bleibt hängen.',
    'Der Spielaufbau stockt, {side} hat nur {own} gegen {against}.',
  ],
  'comparison/finish/won': [
    '{Side} trifft: {own} ist mehr als {against}.',
    'Der Schuss! {Side} hat {own}, dagegen stehen nur {against}.',
    '{own} gegen {against}: {Side} ist nicht mehr zu stoppen.',
    '{Side} findet die Lücke, {own} gegen {against}!',
  ],
  'comparison/finish/level': [
    '{Side} trifft nicht: {own} gegen {against}, im Spielabschluss braucht es mehr.',
    'Innenpfosten! {own} gegen {against}, und Gleichstand ist kein Tor für {side}.',
    'Einer fehlt: {side} hat {own} gegen {against}, und gleich viel reicht nicht.',
  ],
  'comparison/finish/close': [
    '{Side} trifft nicht: {own} ist weniger als {against}, wenn auch knapp.',
    'Pfosten! {own} gegen {against}, {side} kann es nicht fassen.',
    'Um Haaresbreite: {own} gegen {against}, und {side} steht mit leeren Händen da.',
    'Mit den Fingerspitzen gehalten, {side} hat {own} gegen {against}.',
  ],
  'comparison/finish/lost': [
    '{Side} trifft nicht: {own} ist weniger als {against}.',
    'Gehalten: {own} gegen {against}, {side} geht leer aus.',
    '{Side} findet keine Lücke: {own} gegen {against}.',
    'Geblockt! {Side} kommt nur auf {own} gegen {against}.',
    'Weit drüber: {own} gegen {against}, {side} verschenkt die Chance.',
  ],
  'goal/opener': [
    'TOR! Das erste schießt {side} in der {minute}. Minute: {score}. {scorer} trifft, der Stärkste im Spielabschluss.',
    '{minute}. Minute, das erste Tor des Abends! {scorer} trifft, {side} führt: {score}.',
    'Der Ball zappelt im Netz! {scorer} macht ihn, {side} liegt vorn, {minute}. Minute: {score}.',
  ],
  'goal/lead': [
    'TOR! {Side} geht in der {minute}. Minute in Führung: {score}. {scorer} trifft, der Stärkste im Spielabschluss.',
    '{scorer} schlägt zu! {Side} führt, {minute}. Minute: {score}.',
    '{minute}. Minute, {score}: {Side} ist vorn, und der Held heißt {scorer}!',
  ],
  'goal/equaliser': [
    'TOR! {Side} gleicht in der {minute}. Minute aus: {score}. {scorer} trifft, der Stärkste im Spielabschluss.',
    'Alles wieder offen! {Side} gleicht durch {scorer} aus, {minute}. Minute: {score}.',
    'TOR! {Side} schlägt zurück, {score}: {scorer} in der {minute}. Minute.',
  ],
  'goal/further': [
    'TOR! {Side} trifft in der {minute}. Minute noch einmal: {score}, durch {scorer}, den Stärksten im Spielabschluss.',
    'TOR! {Side} baut den Vorsprung aus: {scorer}, {score} in der {minute}. Minute.',
    '{minute}. Minute, wieder jubelt {side}: {scorer} zum {score}!',
  ],
  'goal/pulls-back': [
    'TOR! {Side} verkürzt in der {minute}. Minute: {score}. {scorer} trifft, der Stärkste im Spielabschluss.',
    'TOR! {scorer} lässt hoffen, {side} lebt noch: {score}, {minute}. Minute.',
    'Das war es noch nicht: {scorer} trifft, {side} kommt heran, {minute}. Minute, {score}.',
  ],
  'goal/scramble': [
    'TOR! {Side} trifft in der {minute}. Minute: {score}. Als Schütze ist niemand mehr da.',
    'TOR, und keiner weiß, wer zuletzt dran war: {side}, {minute}. Minute, {score}.',
  ],
  'hazard/injury/struck': [
    'Verletzungsgefahr für {man} ({club}): Wurf {die}. Bei 2 ist er verletzt.',
    '{man} ({club}) fasst sich ans Bein und winkt zur Bank (Wurf: {die}).',
    'Es kracht, und {man} ({club}) liegt im Gras (Wurf: {die}).',
  ],
  'hazard/injury/spared': [
    'Verletzungsgefahr für {man} ({club}): Wurf {die}. Nur bei 2 wäre er verletzt.',
    '{man} ({club}) geht zu Boden, schüttelt sich und steht auf (Wurf: {die}).',
    'Aufatmen: {man} ({club}) humpelt nur ein paar Schritte (Wurf: {die}).',
  ],
  'hazard/yellow/struck': [
    'Gelbgefahr für {man} ({club}): Wurf {die}. Bei 0 oder 1 gibt es Gelb.',
    'Foul von {man} ({club}); der Schiedsrichter greift zur Brusttasche (Wurf: {die}).',
    '{man} ({club}) zieht am Trikot, und der Schiedsrichter sieht es (Wurf: {die}).',
  ],
  'hazard/yellow/spared': [
    'Gelbgefahr für {man} ({club}): Wurf {die}. Nur bei 0 oder 1 gäbe es Gelb.',
    '{man} ({club}) kommt mit einem Foul davon (Wurf: {die}).',
    'Der Schiedsrichter lässt laufen: Glück für {man} ({club}) (Wurf: {die}).',
  ],
  'hazard/red/struck': [
    'Rotgefahr für {man} ({club}): Wurf {die}. Bei 3 fliegt er vom Platz.',
    '{man} ({club}) verliert die Nerven (Wurf: {die}).',
    'Das war zu viel von {man} ({club}), viel zu viel (Wurf: {die}).',
  ],
  'hazard/red/spared': [
    'Rotgefahr für {man} ({club}): Wurf {die}. Nur bei 3 flöge er vom Platz.',
    'Allen stockt der Atem, doch {man} ({club}) darf bleiben (Wurf: {die}).',
    '{man} ({club}) kocht über und kühlt gerade noch ab (Wurf: {die}).',
  ],
  injured: [
    '{man} ist verletzt und für den Rest des Spiels draußen; {side} muss ohne ihn weiter.',
    'Schluss für {man}: {Side} verliert ihn durch eine Verletzung.',
  ],
  booked: [
    'Gelbe Karte für {man}, {side} muss aufpassen: Bei der zweiten fliegt er vom Platz.',
    '{Side} sieht Gelb: Verwarnung für {man}.',
  ],
  'sent-off': [
    'Rote Karte: {man} ist für den Rest des Spiels draußen. Niemand ersetzt ihn, {side} hat einen Mann weniger.',
    'Glatt Rot für {man}: {Side} muss mit einem Mann weniger weiterspielen.',
  ],
  'sent-off/second-yellow': [
    'Die zweite Gelbe ist Rot: {man} ist draußen. Niemand ersetzt ihn, {side} hat einen Mann weniger.',
    'Eine Verwarnung zu viel: {man} muss gehen, {side} spielt mit einem Mann weniger.',
  ],
  'came-on': [
    '{Side}: {man} kommt für den verletzten {for}. Das kostet keinen Wechsel.',
    '{for} wird vom Feld geführt, {side} schickt {man} ins Spiel.',
  ],
  'nobody-came-on': [
    '{Side} bringt niemanden für den verletzten {for} und spielt mit einem Mann weniger.',
    '{Side} lässt den Platz von {for} leer.',
  ],
  'in-goal/keeper': [
    '{Side} hat jetzt {man} im Tor.',
    '{man} geht zwischen die Pfosten, {side} hat wieder einen Torwart.',
  ],
  'in-goal/stand-in': [
    '{Side} hat keinen Torwart: {man}, ein Feldspieler, geht für den Rest des Spiels ins Tor.',
    '{Side} stellt {man} zwischen die Pfosten, einen gelernten Feldspieler.',
  ],
  'goal-empty': [
    'Niemand mehr da fürs Tor: {Side} spielt ohne Torwart.',
    'Das Tor bleibt leer! {Side} hat keinen Mann mehr dafür.',
  ],
  'period-over': [
    'Der Zeitabschnitt ist nach {minute} Minuten vorbei. Es steht {score}.',
    '{minute} Minuten sind gespielt, es steht {score}.',
    'Der Stand nach {minute} Minuten: {score}.',
  ],
  'period-over/half-time': ['Halbzeit: {score}.', 'Der Schiedsrichter bittet zur Pause, es steht {score}.'],
  'period-over/last': [
    'Die {minute} Minuten sind um: {score}.',
    'Nach {minute} Minuten ertönt der Pfiff, es steht {score}.',
  ],
  'extra-time': [
    'Gleichstand, {score}: Es folgt die Verlängerung, zwei Zeitabschnitte nur mit weißen Karten.',
    '{score} reicht keinem. Her mit den weißen Karten, es geht in die Verlängerung!',
  ],
  'shoot-out': [
    'Noch immer Gleichstand, {score}: Das Elfmeterschießen entscheidet.',
    '{score} nach Verlängerung: Das Elfmeterschießen muss es bringen.',
  ],
  'takers-ready': [
    '{Side} hat die Elfmeterschützen benannt.',
    'Der Zettel ist geschrieben, {side} ist bereit.',
  ],
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
    'Noch immer gleich: je ein weiterer Elfmeter, Paar {pair} im Stechen.',
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
