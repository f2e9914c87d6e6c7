import { playersCommentaryDe } from './players/commentary.de.ts'
import type { HatTrickText } from './text.ts'

/** Mehrere Sätze für jeden Moment eines Spiels, auf Deutsch. */
export const commentaryDe: HatTrickText['commentary'] = {
  ...playersCommentaryDe,
  'kick-off/first-half': [
    'Anpfiff! {HomeTeam} gegen {awayTeam}, und {side} beginnt: {Man} hat den Ball.',
    'Die Münze ist gefallen, {homeTeam} gegen {awayTeam}: {Side} stößt an, {man} am Ball.',
    'Los geht es, {homeTeam} gegen {awayTeam}: Den ersten Ball hat {side}, {man} stößt an.',
  ],
  'kick-off/second-half': [
    'Die zweite Halbzeit läuft: {Side} stößt an, {man} am Ball.',
    'Zurück auf dem Rasen: {Side} eröffnet die zweite Halbzeit, {man} hat den Ball.',
  ],
  'kick-off/extra-time': [
    'Verlängerung! {Side} hat das Los gewonnen und stößt an: {Man} hat den Ball.',
    'Weiter in der Verlängerung: {Side} beginnt, {man} am Ball.',
  ],
  'kick-off/after-goal': [
    'Alle zurück auf ihre Plätze: {Side} stößt an, {man} am Ball.',
    'Sofort weiter: Anstoß, {side} schickt {man}.',
    'Noch einmal vom Mittelkreis: {Man} stößt an, {side} will antworten.',
  ],
  'card-laid': [
    '{Side} legt „{card}“ verdeckt hin.',
    'Verdeckt auf dem Tisch: „{card}“, darauf setzt {side}.',
  ],
  'card-laid-unseen': [
    '{Side} hat eine Karte verdeckt hingelegt.',
    '{Side} hat gewählt, die Karte liegt verdeckt.',
    'Eine Karte liegt verdeckt: {Side} ist so weit.',
  ],
  drawn: [
    '{Side} zieht: {cards}; im Nachziehstapel bleiben {left}.',
    'Neu hat {side}: {cards}. Übrig im Nachziehstapel: {left}.',
  ],
  'drawn/last': [
    '{Side} zieht: {cards}; der Nachziehstapel ist leer.',
    'Der Nachziehstapel ist zu Ende, {side} zieht: {cards}.',
  ],
  'drawn-unseen/last': [
    '{Side} zieht die letzte Karte vom Nachziehstapel.',
    'Mehr gibt es nicht zu ziehen: {Side} hat den Nachziehstapel geleert.',
  ],
  'temporary-deck': [
    '{Side} mischt {count} benutzte {count?Karte:Karten} zu einem vorläufigen Nachziehstapel.',
    'Nachspielzeit: {Side} zieht jetzt von einem vorläufigen Nachziehstapel mit {count} {count?Karte:Karten}.',
  ],
  turn: [
    '{Side} am Ball: {man} in Reihe {line}.',
    '{Man} hat ihn in Reihe {line}, {side} baut auf.',
    '{Side} kommt aus Reihe {line}, {man} am Ball.',
    'Ballbesitz {team}: {man} in Reihe {line}.',
    'Reihe {line}, {man} schaut auf, {side} sucht den Weg nach vorn.',
  ],
  opportunity: [
    'Torchance! {Side} ist da, {man} hat den Ball.',
    'Jetzt wird es gefährlich: {Side} hat eine Torchance, {man} am Ball.',
    'Das Stadion steht auf! {Man} hat den Ball, {side} eine Torchance.',
  ],
  revealed: [
    'Aufgedeckt! {HomeTeam}: {homeCard}. {AwayTeam}: {awayCard}.',
    '{Home} zeigt „{homeCard}“, {away} „{awayCard}“.',
    'Auf dem Tisch: {home} mit „{homeCard}“, {away} mit „{awayCard}“.',
    '{Home} spielt „{homeCard}“, {away} hält „{awayCard}“ dagegen.',
  ],
  'moved/forward/free': [
    '{Team}: {man} rückt in den freien Raum vor ({field}).',
    '{Man} ({team}) schiebt nach vorn auf {field}.',
    'Dort steht niemand: {Side} schickt {man} vor auf {field}.',
  ],
  'moved/forward/team-mate': [
    '{Team}: {man} geht vor auf {field}, dafür lässt sich {other} fallen.',
    '{Man} und {other} ({team}) tauschen, {man} ist jetzt vorn auf {field}.',
    '{Side} zieht {man} nach vorn auf {field}, {other} sichert ab.',
  ],
  'moved/forward/opponent': [
    '{Team}: {man} geht vor auf {field}, vorbei an {otherTo} des Gegners.',
    '{Man} ({team}) schiebt vor auf {field}, beim Gegner rückt {other} dahinter.',
    '{Side} gewinnt Raum: {man} auf {field}, Platztausch mit {otherTo} des Gegners.',
  ],
  'moved/back/free': [
    '{Team}: {man} lässt sich in den freien Raum fallen ({field}).',
    '{Man} ({team}) geht zurück auf {field}.',
    'Vorsichtig: {Side} holt {man} zurück auf {field}.',
  ],
  'moved/back/team-mate': [
    '{Team}: {man} geht zurück auf {field}, dafür rückt {other} auf.',
    '{Man} und {other} ({team}) tauschen, {man} ist jetzt hinten auf {field}.',
    '{Side} holt {man} zurück auf {field}, {other} geht nach vorn.',
  ],
  'moved/back/opponent': [
    '{Team}: {man} geht zurück auf {field}, Platztausch mit {otherTo} des Gegners.',
    '{Man} ({team}) arbeitet nach hinten, auf {field}; {other} des Gegners wird abgedrängt.',
    '{Side} macht dicht: {man} zurück auf {field}, vor {otherTo} des Gegners.',
  ],
  stayed: [
    '{Side} bleibt stehen.',
    'Keine Bewegung: {Side} hält die Ordnung.',
    '{Side} verzichtet auf einen Schritt.',
    'Alle bleiben, wo sie sind: {Side} wartet ab.',
  ],
  sideways: [
    '{Side} spielt quer, {from} auf {to}.',
    'Querpass von {fromTo} auf {to}: {Side} lässt den Ball laufen.',
    '{Team}: {from} legt ab auf {to}.',
    'Der Ball wandert: {from} auf {to}, {side} sucht die Lücke.',
  ],
  'no-team-mate': [
    'Kein Mitspieler in der Reihe: {Man} ({team}) behält den Ball.',
    '{Team}: {man} ist allein in der Reihe und behält ihn.',
    'Niemand neben {manTo}, {side} hält den Ball.',
  ],
  'comparison/short/won': [
    'Der kurze Pass sitzt: {Side} hat {own} gegen {against}.',
    '{Side} kombiniert sich durch, {own} gegen {against}.',
    'Sauber gespielt! {Side} mit {own} gegen {against}.',
    '{own} gegen {against}: {Side} findet den Weg nach vorn.',
  ],
  'comparison/short/lost': [
    'Der kurze Pass misslingt: {Side} hat {own} gegen {against}.',
    '{Side} wird durchschaut, {own} gegen {against}.',
    'Das reicht nicht! {Side} mit {own} gegen {against}.',
    '{own} gegen {against}: {Side} läuft sich fest.',
  ],
  'comparison/long/won': [
    'Der lange Pass kommt: {Side} hat {own} gegen {against}.',
    'Was für ein Ball! {Side} mit {own} gegen {against}.',
    '{own} gegen {against}: {Side} gewinnt das Kopfballduell.',
  ],
  'comparison/long/lost': [
    'Der lange Pass misslingt: {Side} hat {own} gegen {against}.',
    '{Side} schlägt ihn weit, hat aber nur {own} gegen {against}.',
    '{own} gegen {against}: Da vorn hat {side} zu wenig.',
  ],
  'comparison/dribble/won': [
    '{Side} sucht das Eins gegen eins und gewinnt: {own} gegen {against}.',
    'Haken, Drehung, weg! {Side} hat {own} gegen {against}.',
    '{own} gegen {against}: {Side} ist vorbei.',
  ],
  'comparison/dribble/lost': [
    '{Side} dribbelt sich fest: {own} gegen {against}.',
    'Kein Vorbeikommen! {Side} hat {own} gegen {against}.',
    '{own} gegen {against}: {Side} verliert den Zweikampf.',
  ],
  'comparison/card/won': [
    'Gleichstand, {own} gegen {against}, aber {side} hat die stärkere Karte.',
    '{own} gegen {against}: Die stärkere Karte entscheidet, {side} gewinnt.',
  ],
  'comparison/card/lost': [
    'Gleichstand, {own} gegen {against}, aber {side} hat die schwächere Karte.',
    '{own} gegen {against}: Die schwächere Karte entscheidet, {side} hat das Nachsehen.',
  ],
  'comparison/level': [
    'Völlig gleich: {Side} hat {own} gegen {against}, und auch die Karten sind gleich stark.',
    '{own} gegen {against}, gleiche Karten: {Side} wird aufgehalten, der Schiedsrichter hat etwas gesehen.',
  ],
  'comparison/level/won': [
    'In allem gleich, {own} gegen {against}, aber niemand ist da, der foulen könnte: {Side} spielt weiter.',
    '{own} gegen {against}, gleiche Karten und kein Gegner in der Nähe: {Side} gewinnt.',
  ],
  passed: [
    '{Side} ist in Reihe {line}: {from} findet {to}.',
    '{From} auf {to}, {side} steht in Reihe {line}.',
    '{Side} bleibt dran, {from} auf {to} in Reihe {line}.',
    'Guter Ball, {from} auf {to}: {Side} in Reihe {line}.',
  ],
  'passed/final-line': [
    'In die letzte Reihe! {From} findet {to}, {side} ist durch.',
    '{Side} ist in der letzten Reihe: {from} auf {to}!',
    'Was für ein Pass! {From} schickt {to}, {side} steht vor dem Torwart.',
  ],
  'passed/same-line': [
    'Vorn ist niemand, also gibt {from} ihn an {to}: {Side} bleibt in Reihe {line}.',
    '{Side} gewinnt den Pass, aber keinen Raum: {from} auf {to}, weiter Reihe {line}.',
  ],
  'passed/kept': [
    'Vorn ist niemand anspielbar: {Man} ({team}) behält den Ball.',
    '{Side} findet keine Anspielstation, der Ball bleibt bei {manTo}.',
  ],
  'passed/opportunity': [
    '{From} gibt ab auf {to}, {side} in Reihe {line}.',
    'Der Pass kommt an: {From} auf {to}, {side} in Reihe {line}.',
  ],
  'passed/opportunity/forward': [
    'Nach vorn gespielt: {From} findet {to}, {side} in Reihe {line}.',
    'Näher ans Tor: {From} auf {to}, {side} in Reihe {line}.',
    'Steil geschickt! {From} auf {to}, {side} in Reihe {line}.',
  ],
  'passed/opportunity/sideways': [
    'Querpass von {fromTo} auf {to}: {Side} bleibt in Reihe {line}.',
    'Quer gelegt: {From} auf {to}, {side} weiter in Reihe {line}.',
  ],
  'passed/opportunity/back': [
    'Zurückgelegt: {From} auf {to}, {side} in Reihe {line}.',
    'Rückpass von {fromTo} auf {to}: {Side} in Reihe {line}.',
  ],
  intercepted: [
    'Abgefangen! {Man} ({team}) hat ihn in Reihe {line}.',
    'Ballgewinn, {side} schaltet um: {man} in Reihe {line}.',
    '{Man} geht dazwischen, jetzt kommt {side} aus Reihe {line}.',
    '{Side} erobert den Ball, Reihe {line}, {man}.',
  ],
  'nobody-there': [
    'Von hier geht es nicht weiter: {Side} behält den Ball.',
    'Nach vorn ist nichts in Reichweite, also bleibt {side} am Ball.',
  ],
  'nobody-there/no-defender': [
    'In Reihe {line} ist kein Gegner, der ihn nimmt: {Side} behält den Ball.',
    'Verloren, aber an niemanden: In Reihe {line} steht kein Gegner, {side} bleibt am Ball.',
  ],
  'dribbled/past': [
    '{Man} ({team}) ist an {pastTo} vorbei und auf {field}.',
    '{Team}: {man} lässt {past} stehen und erreicht {field}.',
    'Und weg! {Man} umkurvt {past}, {side} ist auf {field}.',
  ],
  'dribbled/free': [
    'Freie Bahn: {Man} ({team}) läuft weiter auf {field}.',
    '{Team}: Niemand im Weg, {man} treibt den Ball auf {field}.',
    '{Man} nimmt Tempo auf, ungestört kommt {side} auf {field}.',
  ],
  tackled: [
    'Ball weg! {Man} ({team}) nimmt ihn {fromTo} ab.',
    '{Side} hat den Ball: {man} stoppt {from}.',
    'Saubere Grätsche, {man} gegen {from}: Jetzt hat ihn {side}.',
  ],
  'foul/yellow': [
    'Foul, {man} war zu spät! Gelb: {Side} ist verwarnt.',
    'Pfiff: {Man} hält fest, {side} sieht Gelb.',
    '{Side} bekommt Gelb für ein Foul, {man} war es.',
  ],
  'foul/red': [
    'Foul, und {side} hatte schon Gelb: Platzverweis, {man} muss gehen!',
    'Rot! {Man} fliegt vom Platz, {side} spielt mit einem Mann weniger.',
  ],
  'free-kick': [
    'Freistoß: {Side} hat den Ball, {man} steht bereit.',
    '{Man} legt sich den Ball zurecht, Freistoß ({team}).',
  ],
  'free-kick-choice/opportunity': [
    '{Side} macht aus dem Freistoß eine Torchance.',
    'Standardsituation! {Side} sucht das Tor.',
  ],
  'free-kick-choice/play-on': [
    '{Side} führt den Freistoß kurz aus, das Spiel läuft normal weiter.',
    'Keine große Sache: {Side} spielt einfach weiter.',
  ],
  penalty: [
    'ELFMETER! {Side} war direkt vor dem Tor, {man} wird schießen.',
    'Der Schiedsrichter zeigt auf den Punkt! {Side} schickt {man}.',
  ],
  declined: [
    '{Side} wartet auf etwas Besseres.',
    'Noch nicht: {Side} behält den Ball und sucht eine bessere Position.',
    '{Side} bricht ab und legt neu auf.',
  ],
  'nobody-to-pass-to': [
    '{Man} ({team}) hat niemanden zum Anspielen, also kein Torschuss.',
    'Niemand in Reichweite von {manTo}: {Side} hat keinen Pass und keinen Torschuss.',
  ],
  'too-far-out': [
    'Zu weit weg: {Man} ({team}) steht in Reihe {line}, kein Torschuss.',
    'Kein Schuss: In Reihe {line} ist {man} zu weit vom Tor, {side} muss näher heran.',
    '{Side} kommt aus Reihe {line} nicht zum Schuss, {man} steht zu weit hinten.',
  ],
  'out-of-cards/kept': [
    'Keine Karte mehr, kein Schuss: Der Ball bleibt bei {manTo}, {side} rettet ihn.',
    '{Side} hat zu lange gewartet, aber {man} sichert den Ball.',
  ],
  'out-of-cards/lost': [
    'Chance vertan: {Side} hat keine Karte mehr, {rival} klärt, {man} hat den Ball.',
    '{Side} hat zu lange gewartet; {rival} ist am Ball, {man} klärt.',
  ],
  'shot-begins': [
    '{Man} ({team}) schießt von {field} ({action})!',
    'Jetzt! {Side} zieht ab: {man} von {field} ({action}).',
    '{Side} sucht den Abschluss, {man} von {field} ({action})!',
  ],
  'shot-begins/penalty': [
    '{Man} ({team}) legt sich den Ball auf den Punkt ({action}).',
    'Stille. {Side} schickt {man} zum Punkt ({action}).',
  ],
  'corner-chosen': ['{Side} wählt: {corner}.', 'Die Wahl steht, {side} nimmt: {corner}.'],
  'corner-chosen-unseen': ['{Side} hat sich eine Ecke ausgesucht.', '{Side} hat sich entschieden.'],
  'duel/plus': [
    '{Side} schießt {shot}, Schussklasse {power}; der Torwart {dive}, richtig geahnt! Er darf {draws} ziehen.',
    'Schuss {shot}, {side} mit Schussklasse {power}. Der Torwart {dive} und liegt richtig: {draws} Karten.',
  ],
  'duel/none': [
    '{Side} schießt {shot}, Schussklasse {power}; der Torwart {dive} und darf {draws} ziehen.',
    'Schuss {shot}, {side} mit Schussklasse {power}. Der Torwart {dive}; Karten für ihn: {draws}.',
  ],
  'duel/minus': [
    '{Side} schießt {shot}, Schussklasse {power}; der Torwart {dive}, ganz falsch! Er darf nur {draws} ziehen.',
    'Schuss {shot}, {side} mit Schussklasse {power}. Der Torwart {dive}, die falsche Ecke; Karten: {draws}.',
  ],
  'duel/beaten': [
    '{Side} schießt {shot}, Schussklasse {power}; der Torwart {dive} und darf gar nicht ziehen.',
    'Der Torwart {dive}, und {side} schießt {shot}, Schussklasse {power}. Keine Karte für ihn!',
  ],
  'keeper-drew/under': [
    'Der Torwart ({team}) zieht „{card}“: {total} gegen {power}.',
    '{Side} deckt „{card}“ auf, jetzt {total}; der Schuss hat {power}.',
    'Dazu „{card}“: {Side} hat {total} gegen {power}.',
  ],
  'keeper-drew/level': [
    'Der Torwart ({team}) zieht „{card}“ und ist mit der Hand dran: {total} gegen {power}.',
    '{Side} deckt „{card}“ auf: genau gleich, {total} zu {power}.',
  ],
  'keeper-drew/over': [
    'Der Torwart ({team}) zieht „{card}“, und das reicht: {total} gegen {power}.',
    '{Side} deckt „{card}“ auf: {total} schlägt {power}!',
  ],
  'keeper-stopped': [
    'Der Torwart ({team}) belässt es bei {total} gegen {power}.',
    '{Side} zieht nicht weiter: {total} gegen {power}.',
  ],
  'goal/opener': [
    'TOR! {Side} geht in Führung: {man} in der {minute}. Minute, {score}.',
    '{minute}. Minute, das erste Tor! {Man} trifft, {side} führt: {score}.',
    'Der Ball zappelt im Netz! {Man} macht ihn, {side} liegt vorn, {minute}. Minute: {score}.',
  ],
  'goal/lead': [
    'TOR! {Man} trifft in der {minute}. Minute, {side} übernimmt die Führung: {score}.',
    '{Man} schlägt zu! {Side} führt, {minute}. Minute: {score}.',
    '{minute}. Minute, {score}: {Side} ist vorn, {man} hat es gemacht!',
  ],
  'goal/equaliser': [
    'Der Ausgleich! {Man} trifft in der {minute}. Minute, {side} ist wieder da: {score}.',
    'Alles wieder offen! {Side} gleicht aus, {man} in der {minute}. Minute: {score}.',
    'TOR! {Side} schlägt zurück, {score}: {man} in der {minute}. Minute.',
  ],
  'goal/further': [
    'Und noch eins! {Man} legt nach, {side} zieht davon: {score}, {minute}. Minute.',
    'TOR! {Side} baut den Vorsprung aus: {man}, {score} in der {minute}. Minute.',
    '{minute}. Minute, wieder jubelt {side}: {man} zum {score}!',
  ],
  'goal/pulls-back': [
    '{Side} verkürzt! {Man} in der {minute}. Minute: {score}.',
    'TOR! {Man} lässt hoffen, {side} lebt noch: {score}, {minute}. Minute.',
    'Das war es noch nicht: {Man} trifft, {side} kommt heran, {minute}. Minute, {score}.',
  ],
  'parried/attack': [
    'Abgeklatscht! {Side} bekommt ihn nicht weg, {rival} setzt nach: {man} am Ball!',
    'Nur nach vorn gefaustet ({team}): {Rival} ist schneller, {man} hat ihn wieder!',
  ],
  'parried/defence': [
    'Abgeklatscht! {Side} klärt, {man} hat den Ball.',
    'Der Torwart bringt die Fäuste hin, {man} ist da: {Side} hat den Ball.',
  ],
  saved: [
    'Gehalten! {total} gegen {power}, der Torwart ({team}) hat den Ball.',
    '{Side} atmet auf: {total} gegen {power}, sicher gehalten.',
    'Was für eine Parade! {total} gegen {power}, {side} hat den Ball.',
  ],
  'goal-kick': [
    'Abschlag: {Side} hat den Ball.',
    'Der Torwart ({team}) legt sich den Ball zum Abschlag hin.',
  ],
  'goal-kick-played/own': [
    '{Side} spielt „{card}“: Der Abschlag landet bei {manTo} in Reihe {line}.',
    'Abschlag, {side} mit „{card}“: {Man} hat ihn in Reihe {line}.',
  ],
  'goal-kick-played/lost': [
    '{Side} spielt „{card}“, doch {rival} ist dran: {man} in Reihe {line}!',
    'Ein Geschenk! {Side} schlägt ab („{card}“), {rival} hat ihn: {man}, Reihe {line}.',
  ],
  'half-over/half-time': ['Halbzeit: {score}.', 'Pausenpfiff. Es steht {score}.'],
  'half-over/normal-time': ['Die Zeit ist um: {score}.', 'Die zweite Halbzeit ist vorbei, {score}.'],
  'half-over/extra-time': ['Die Verlängerung ist vorbei: {score}.', 'Pfiff, Ende der Verlängerung, {score}.'],
  'half-over/guard': [
    'Irgendwann ist die Nachspielzeit um: Abpfiff, obwohl der Ball vor dem Tor ist, {score}.',
    'Der Schiedsrichter wartet nicht länger und pfeift mitten im Angriff ab: {score}.',
  ],
  'shoot-out': [
    'Das Elfmeterschießen muss entscheiden! {Side} beginnt.',
    'Elfmeterschießen: Den ersten schießt {side}.',
  ],
  'penalty-taken': [
    '{Side} tritt an. Die Karte: {card}.',
    'Elfmeter, {side} deckt auf: {card}.',
    'Zum Punkt geht {side}, mit „{card}“.',
  ],
  'penalty-result/scored': [
    'Drin! {Side} trifft, {score} nach Elfmetern.',
    '{Side} verwandelt. Elfmeter: {score}.',
    'Kein Fehler, {side} trifft: {score}.',
  ],
  'penalty-result/missed': [
    'Kein Tor! {Side} scheitert vom Punkt, {score} nach Elfmetern.',
    '{Side} vergibt. Elfmeter: {score}.',
    'Abgewehrt! {Side} geht leer aus: {score}.',
  ],
  'five-cards': [
    '{Side} legt die Hand ab und zieht fünf Karten für die Elfmeter.',
    'Fünf Karten für fünf Elfmeter: {Side} zieht.',
  ],
  'sudden-death': [
    'Stechen, Paar {pair}: Wer jetzt patzt, ist raus.',
    'Immer noch gleich! Paar {pair} im Stechen.',
    'Weiter mit Paar {pair}; die Nerven flattern.',
  ],
  lots: [
    'Vierzig Paare und kein Sieger: Es wird gelost, und {side} hat Glück.',
    'Das Los entscheidet: {Side}!',
  ],
  'full-time/win': ['Abpfiff, {score}! {Side} gewinnt.', 'Es ist vorbei: {score}. {Side} hat gewonnen!'],
  'full-time/draw': ['Abpfiff: {score}, unentschieden.', 'Es ist vorbei, und keiner verliert: {score}.'],
  'full-time/extra-time': [
    'Schluss nach Verlängerung, {score}: {Side} gewinnt!',
    '120 Minuten, {score}. Das letzte Wort hat {side}!',
  ],
  'full-time/shoot-out': [
    'Im Elfmeterschießen entschieden, {penalties} nach einem {score}: {Side} gewinnt!',
    '{score} im Spiel, {penalties} vom Punkt: {Side} hat es geschafft!',
  ],
  'full-time/lots': [
    'Ein {score}, das nur das Los entscheiden konnte: {Side} gewinnt.',
    '{Side} gewinnt durch das Los, nach {score} und endlosen Elfmetern.',
  ],
}
