import { playersCommentaryDe } from './players/commentary.de.ts'
import type { HatTrickText, Verdicts } from './text.ts'

export const verdictsDe: Verdicts = {
  won: {
    short: 'Der Pass kommt durch.',
    long: 'Der lange Pass kommt durch.',
    dribble: 'Das Dribbling gelingt!',
  },
  lost: { short: 'Abgefangen!', long: 'Abgefangen!', dribble: 'Das Dribbling wird gestoppt!' },
  nobody: 'Der Pass kommt nicht an.',
  foul: 'Foul!',
}
const { won, lost, nobody, foul } = verdictsDe

/** Mehrere Sätze für jeden Moment eines Spiels, auf Deutsch; der erste ist der schlichteste und lässt nichts aus. */
export const commentaryDe: HatTrickText['commentary'] = {
  ...playersCommentaryDe,
  'kick-off/first-half': [
    'Anpfiff! {HomeTeam} gegen {awayTeam}. Nach der Münze beginnt {side}, {man} hat den Ball.',
    'Die Münze ist gefallen, {homeTeam} gegen {awayTeam}: {Side} stößt an, {man} am Ball.',
    'Los geht es, {homeTeam} gegen {awayTeam}: Den ersten Ball hat {side}, {man} stößt an.',
  ],
  'kick-off/second-half': [
    'Die zweite Halbzeit beginnt. Jetzt stößt {side} an, {man} hat den Ball.',
    'Zurück auf dem Rasen: {Side} eröffnet die zweite Halbzeit, {man} hat den Ball.',
  ],
  'kick-off/extra-time': [
    'Die Verlängerung beginnt. Nach der Münze stößt {side} an, {man} hat den Ball.',
    'Weiter in der Verlängerung: {Side} beginnt, {man} am Ball.',
  ],
  'kick-off/after-goal': [
    'Alle gehen zurück auf ihre Plätze. {Side} stößt an, {man} hat den Ball.',
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
    '{Side} zieht: {cards}. Im Stapel (der Uhr): noch {left}.',
    'Neu hat {side}: {cards}. Übrig im Nachziehstapel: {left}.',
  ],
  'drawn/last': [
    '{Side} zieht: {cards}. Der Nachziehstapel ist leer; sind es beide, endet die Halbzeit.',
    'Der Nachziehstapel ist zu Ende, {side} zieht: {cards}.',
  ],
  'drawn-unseen/last': [
    '{Side} zieht die letzte Karte vom Nachziehstapel. Sind beide leer, endet die Halbzeit.',
    'Mehr gibt es nicht zu ziehen: {Side} hat den Nachziehstapel geleert.',
  ],
  'temporary-deck': [
    '{Side} hat keine Karte mehr zu ziehen. Für die Nachspielzeit {count?wird:werden} {count} benutzte {count?Karte:Karten} neu gemischt.',
    'Nachspielzeit: {Side} zieht jetzt von einem vorläufigen Nachziehstapel mit {count} {count?Karte:Karten}.',
  ],
  turn: [
    '{Side} greift an. {Man} hat den Ball in Reihe {line}.',
    '{Man} hat ihn in Reihe {line}, {side} baut auf.',
    '{Side} kommt aus Reihe {line}, {man} am Ball.',
    'Ballbesitz {team}: {man} in Reihe {line}.',
    'Reihe {line}, {man} schaut auf, {side} sucht den Weg nach vorn.',
  ],
  opportunity: [
    '{Side} hat eine Torchance! {Man} hat den Ball. Kein Pass geht jetzt verloren, und ein Schuss kann folgen.',
    'Jetzt wird es gefährlich: {Side} hat eine Torchance, {man} am Ball.',
    'Das Stadion steht auf! {Man} hat den Ball, {side} eine Torchance.',
  ],
  revealed: [
    'Die Karten werden aufgedeckt. {HomeTeam}: {homeCard}. {AwayTeam}: {awayCard}.',
    '{Home} zeigt „{homeCard}“, {away} „{awayCard}“.',
    'Auf dem Tisch: {home} mit „{homeCard}“, {away} mit „{awayCard}“.',
    '{Home} hat „{homeCard}“ gelegt, {away} „{awayCard}“.',
  ],
  'moved/forward/free': [
    '{Man} ({team}) rückt vor in Reihe {line}. Das Feld war frei.',
    '{Man} ({team}) schiebt in den freien Raum, in Reihe {line}.',
    'Dort steht niemand: {Side} schickt {man} vor in Reihe {line}.',
  ],
  'moved/forward/team-mate': [
    '{Man} ({team}) rückt vor in Reihe {line}. Platztausch mit {otherTo} aus der eigenen Mannschaft.',
    '{Man} und {other} ({team}) tauschen, {man} ist jetzt vorn in Reihe {line}.',
    '{Side} zieht {man} nach vorn in Reihe {line}, {other} sichert ab.',
  ],
  'moved/forward/opponent': [
    '{Man} ({team}) rückt vor in Reihe {line}. Platztausch mit {otherTo} ({rivalTeam}).',
    '{Man} ({team}) schiebt vor in Reihe {line}, {other} ({rivalTeam}) rutscht dahinter.',
    '{Side} gewinnt Raum: {man} in Reihe {line}, Platztausch mit {otherTo} ({rivalTeam}).',
  ],
  'moved/back/free': [
    '{Man} ({team}) geht zurück in Reihe {line}. Das Feld war frei.',
    '{Man} ({team}) lässt sich in den freien Raum fallen, in Reihe {line}.',
    'Vorsichtig: {Side} holt {man} zurück in Reihe {line}.',
  ],
  'moved/back/team-mate': [
    '{Man} ({team}) geht zurück in Reihe {line}. Platztausch mit {otherTo} aus der eigenen Mannschaft.',
    '{Man} und {other} ({team}) tauschen, {man} ist jetzt hinten in Reihe {line}.',
    '{Side} holt {man} zurück in Reihe {line}, {other} geht nach vorn.',
  ],
  'moved/back/opponent': [
    '{Man} ({team}) geht zurück in Reihe {line}. Platztausch mit {otherTo} ({rivalTeam}).',
    '{Man} ({team}) arbeitet nach hinten, in Reihe {line}; {other} ({rivalTeam}) wird abgedrängt.',
    '{Side} macht dicht: {man} zurück in Reihe {line}, vor {otherTo} ({rivalTeam}).',
  ],
  stayed: [
    '{Side} bewegt niemanden.',
    'Keine Bewegung: {Side} hält die Ordnung.',
    '{Side} verzichtet auf einen Schritt.',
    'Alle bleiben, wo sie sind: {Side} wartet ab.',
  ],
  sideways: [
    'Der Ball muss quer zum nächsten Mitspieler: {from} auf {to} ({team}).',
    'Querpass von {fromTo} auf {to}: {Side} lässt den Ball laufen.',
    '{Team}: {from} legt quer auf {to}.',
    'Der Ball wandert: {from} auf {to}, {side} sucht die Lücke.',
  ],
  'no-team-mate': [
    'Der Ball müsste quer. Doch {man} ({team}) ist allein in der Reihe und behält ihn.',
    'Kein Mitspieler in der Reihe: {Man} ({team}) behält den Ball.',
    'Niemand neben {manTo}, {side} hält den Ball.',
  ],
  'comparison/short/won': [
    `${won.short} Kurzer Pass, Reihe {line}: {team} {own} gegen {rivalTeam} {against}.`,
    '{Side} kombiniert sich durch Reihe {line}: {own}, {rival} hat {against}.',
    'Sauber gespielt in Reihe {line}: {Side} hat {own}, {rival} {against}.',
    '{own} gegen {against}: {Side} kommt in Reihe {line} durch, {rival} hat das Nachsehen.',
  ],
  'comparison/short/lost': [
    `${lost.short} Kurzer Pass, Reihe {line}: {team} {own} gegen {rivalTeam} {against}.`,
    '{Side} wird in Reihe {line} durchschaut: {own}, {rival} hat {against}.',
    'Das reicht nicht in Reihe {line}: {Side} hat {own}, {rival} {against}.',
    '{own} gegen {against}: {Side} läuft sich in Reihe {line} fest, {rival} macht dicht.',
  ],
  'comparison/long/won': [
    `${won.long} Langer Pass, Reihe {line}: {team} {own} gegen {rivalTeam} {against}.`,
    'Was für ein Ball in Reihe {line}! {Side} hat {own}, {rival} {against}.',
    '{own} gegen {against}: {Side} gewinnt in Reihe {line} das Kopfballduell, {rival} kommt zu spät.',
  ],
  'comparison/long/lost': [
    `${lost.long} Langer Pass, Reihe {line}: {team} {own} gegen {rivalTeam} {against}.`,
    '{Side} schlägt ihn weit in Reihe {line}, hat aber nur {own}, {rival} hat {against}.',
    '{own} gegen {against}: In Reihe {line} hat {side} zu wenig, {rival} klärt.',
  ],
  'comparison/dribble/won': [
    `${won.dribble} Dribbling aus Reihe {line}: {team} {own} gegen {rivalTeam} {against}.`,
    'Haken, Drehung, weg in Reihe {line}: {Side} hat {own}, {rival} {against}.',
    '{own} gegen {against}: {Side} ist in Reihe {line} vorbei, {rival} bleibt zurück.',
  ],
  'comparison/dribble/lost': [
    `${lost.dribble} Dribbling aus Reihe {line}: {team} {own} gegen {rivalTeam} {against}.`,
    'Kein Vorbeikommen in Reihe {line}: {Side} hat {own}, {rival} {against}.',
    '{own} gegen {against}: {Side} verliert in Reihe {line} den Zweikampf, {rival} ist da.',
  ],
  'comparison/card/won': [
    '{verdict} {Action}, Reihe {line}, Gleichstand bei {total}: Die stärkere Karte entscheidet, {ownCard} ({team}) gegen {rivalCard} ({rivalTeam}).',
    '{verdict} Gleichstand bei {total} in Reihe {line} ({action}), aber {side} hat eine {ownCard} gelegt, {rival} nur eine {rivalCard}.',
  ],
  'comparison/card/lost': [
    '{verdict} {Action}, Reihe {line}, Gleichstand bei {total}: Die stärkere Karte entscheidet, {rivalCard} ({rivalTeam}) gegen {ownCard} ({team}).',
    '{verdict} Gleichstand bei {total} in Reihe {line} ({action}), aber {rival} hat eine {rivalCard} gelegt, {side} nur eine {ownCard}.',
  ],
  'comparison/nobody': [
    `${nobody} {Action}, Reihe {line}: {team} {own} gegen {rivalTeam} {against}.`,
    'Kein Glück ({action}, Reihe {line}): {Side} hat {own}, {rival} {against}.',
  ],
  'comparison/level': [
    `${foul} {Action}, Reihe {line}: {team} und {rivalTeam} haben je {total}, auch die Karten sind gleich stark.`,
    'Nichts zwischen beiden in Reihe {line} ({action}): {team} und {rivalTeam} je {total}, gleiche Karten. Foul, sagt der Schiedsrichter.',
  ],
  'comparison/level/won': [
    '{verdict} {Action}, Reihe {line}, je {total}, gleiche Karten: Kein Gegner ({rivalTeam}) kann hier foulen, {side} spielt weiter.',
    '{verdict} Je {total} in Reihe {line} ({action}), gleiche Karten, niemand da ({rivalTeam}): {Side} gewinnt.',
  ],
  passed: [
    '{From} passt auf {to} ({team}), die niedrigste Nummer in Reihe {line}.',
    '{From} auf {to}, {side} steht in Reihe {line}.',
    '{Side} bleibt dran, {from} auf {to} in Reihe {line}.',
    'Guter Ball, {from} auf {to}: {Side} in Reihe {line}.',
  ],
  'passed/final-line': [
    '{From} passt auf {to} ({team}), die niedrigste Nummer in der letzten Reihe vor dem Tor.',
    '{Side} ist in der letzten Reihe: {from} auf {to}!',
    'Was für ein Pass! {From} schickt {to}, {side} steht vor dem Torwart.',
  ],
  'passed/same-line': [
    'Gewonnen, aber wo der Pass hingeht, steht kein Mitspieler. {From} gibt ihn an {to} ({team}), die niedrigste Nummer in Reihe {line}.',
    '{Side} gewinnt den Pass, aber keinen Raum: {from} auf {to}, weiter Reihe {line}.',
  ],
  'passed/kept': [
    'Gewonnen, aber wo der Pass hingeht, steht kein Mitspieler. {Man} ({team}), die niedrigste Nummer der Reihe, behält den Ball.',
    '{Side} findet keine Anspielstation, der Ball bleibt bei {manTo}.',
  ],
  'passed/ahead': [
    'Geradeaus steht ein Mitspieler. {From} gibt den Ball an {to} ({team}), Reihe {line}.',
    '{From} läuft auf den eigenen Mann auf: {To} hat den Ball, {side} in Reihe {line}.',
  ],
  'passed/opportunity': [
    '{From} passt auf {to} ({team}) in Reihe {line}.',
    'Der Pass kommt an: {From} auf {to}, {side} in Reihe {line}.',
  ],
  'passed/opportunity/forward': [
    '{From} passt nach vorn auf {to} ({team}) in Reihe {line}.',
    'Näher ans Tor: {From} auf {to}, {side} in Reihe {line}.',
    'Steil geschickt! {From} auf {to}, {side} in Reihe {line}.',
  ],
  'passed/opportunity/sideways': [
    '{From} passt quer auf {to} ({team}) in Reihe {line}.',
    'Quer gelegt: {From} auf {to}, {side} weiter in Reihe {line}.',
  ],
  'passed/opportunity/back': [
    '{From} passt zurück auf {to} ({team}) in Reihe {line}.',
    'Rückpass von {fromTo} auf {to}: {Side} in Reihe {line}.',
  ],
  intercepted: [
    '{Side} hat jetzt den Ball: {man}, die niedrigste Nummer in Reihe {line}.',
    'Ballgewinn, {side} schaltet um: {man} in Reihe {line}.',
    '{Man} geht dazwischen, jetzt kommt {side} aus Reihe {line}.',
    '{Side} erobert den Ball, Reihe {line}, {man}.',
  ],
  'nobody-there': [
    'Vor der letzten Reihe kommt keine mehr. {Side} behält den Ball.',
    'Nach vorn ist nichts in Reichweite, also bleibt {side} am Ball.',
  ],
  'nobody-there/no-defender': [
    'In Reihe {line} steht kein Gegner, der den Ball nimmt. {Side} behält ihn.',
    'Verloren, aber an niemanden: In Reihe {line} steht kein Gegner, {side} bleibt am Ball.',
  ],
  'dribbled/past': [
    '{Man} ({team}) ist mit dem Ball in Reihe {line}. Platztausch mit {pastTo} ({rivalTeam}).',
    '{Team}: {man} lässt {past} ({rivalTeam}) stehen und erreicht Reihe {line}.',
    'Und weg! {Man} umkurvt {past} ({rivalTeam}), {side} ist in Reihe {line}.',
  ],
  'dribbled/free': [
    'Vor {manTo} ({team}) steht niemand. Es geht mit dem Ball weiter in Reihe {line}.',
    '{Team}: Niemand im Weg, {man} treibt den Ball in Reihe {line}.',
    '{Man} nimmt Tempo auf, ungestört kommt {side} in Reihe {line}.',
  ],
  tackled: [
    '{Side} hat jetzt den Ball. {Man} nimmt ihn {fromTo} ({rivalTeam}) ab: Wer ein Dribbling stoppt, hat den Ball.',
    '{Man} ({team}) stoppt {from} ({rivalTeam}).',
    'Saubere Grätsche von {manTo} ({team}): {From} ({rivalTeam}) ist den Ball los.',
  ],
  'foul/yellow': [
    'Foul von {manTo} ({team})! Gelb für die ganze Mannschaft.',
    'Pfiff: {Man} hält fest, {side} sieht Gelb.',
    '{Side} bekommt Gelb für ein Foul, {man} war es.',
  ],
  'foul/red': [
    'Foul von {manTo} ({team})! Die Mannschaft hatte schon Gelb, also Platzverweis.',
    'Rot! {Man} fliegt vom Platz, {side} spielt mit einem Mann weniger.',
  ],
  'free-kick': [
    '{Side} bekommt einen Freistoß. {Man} hat den Ball.',
    '{Man} legt sich den Ball zurecht, Freistoß ({team}).',
  ],
  'free-kick-choice/opportunity': [
    '{Side} macht aus dem Freistoß eine Torchance.',
    'Standardsituation! {Side} sucht das Tor.',
  ],
  'free-kick-choice/play-on': [
    '{Side} spielt nach dem Freistoß normal weiter, ohne Torchance.',
    'Keine große Sache: {Side} spielt einfach weiter.',
  ],
  penalty: [
    '{Side} bekommt einen Elfmeter! Das Foul war direkt vor dem Tor, {man} schießt.',
    'Der Schiedsrichter zeigt auf den Punkt! {Side} schickt {man}.',
  ],
  declined: [
    '{Side} wartet auf etwas Besseres. Der nächste Durchgang folgt.',
    'Noch nicht: {Side} behält den Ball und sucht eine bessere Position.',
    '{Side} bricht ab und legt neu auf.',
  ],
  'nobody-to-pass-to': [
    '{Man} ({team}) kann niemanden anspielen. Ohne Pass kein Torschuss in diesem Durchgang.',
    'Niemand in Reichweite von {manTo}: {Side} hat keinen Pass und keinen Torschuss.',
  ],
  'too-far-out': [
    '{Side} kommt nicht zum Schuss. {Man} steht in Reihe {line}, zu weit vom Tor.',
    'Kein Schuss: In Reihe {line} ist {man} zu weit vom Tor, {side} muss näher heran.',
    'Aus Reihe {line} geht kein Schuss, {man} steht zu weit hinten: {Side} muss warten.',
  ],
  'out-of-cards/kept': [
    '{Side} hat keine Karte mehr, die Chance ist vorbei. Die niedrigste Nummer der Reihe bekommt den Ball: {man}.',
    '{Side} hat zu lange gewartet, aber {man} sichert den Ball.',
  ],
  'out-of-cards/lost': [
    '{Side} hat keine Karte mehr, die Chance ist vorbei. Die niedrigste Nummer der Reihe bekommt den Ball: {man} ({rivalTeam}).',
    '{Side} hat zu lange gewartet; {rival} ist am Ball, {man} klärt.',
  ],
  'shot-begins': [
    '{Side} schießt! {Man} aus Reihe {line}, mit der Karte „{action}“.',
    'Jetzt! {Side} zieht ab: {man} aus Reihe {line} ({action}).',
    '{Side} sucht den Abschluss, {man} aus Reihe {line} ({action})!',
  ],
  'shot-begins/penalty': [
    '{Man} ({team}) schießt den Elfmeter mit der Karte „{action}“.',
    'Stille. {Side} schickt {man} zum Punkt ({action}).',
  ],
  'corner-chosen': ['{Side} wählt eine Ecke: {corner}.', 'Die Wahl steht, {side} nimmt: {corner}.'],
  'corner-chosen-unseen': ['{Side} hat sich eine Ecke ausgesucht.', '{Side} hat sich entschieden.'],
  'duel/plus': [
    '{Side} schießt {shot}, ein Schuss von {power}. Der Torwart ({rivalTeam}) {dive}: geahnt! Er darf {draws} {draws?Karte:Karten} ziehen.',
    'Schuss {shot}, {side} mit {power}. Der Torwart ({rivalTeam}) {dive} und liegt richtig. Karten für ihn: {draws}.',
  ],
  'duel/none': [
    '{Side} schießt {shot}, ein Schuss von {power}. Der Torwart ({rivalTeam}) {dive}. Er darf {draws} {draws?Karte:Karten} ziehen.',
    'Schuss {shot}, {side} mit {power}. Der Torwart ({rivalTeam}) {dive}; Karten für ihn: {draws}.',
  ],
  'duel/minus': [
    '{Side} schießt {shot}, ein Schuss von {power}. Der Torwart ({rivalTeam}) {dive}, ganz falsch: nur {draws} {draws?Karte:Karten}.',
    'Schuss {shot}, {side} mit {power}. Der Torwart ({rivalTeam}) {dive}, die falsche Ecke; Karten: {draws}.',
  ],
  'duel/beaten': [
    '{Side} schießt {shot}, ein Schuss von {power}. Der Torwart ({rivalTeam}) {dive} und darf gar nicht ziehen.',
    'Der Torwart ({rivalTeam}) {dive}, und {side} schießt {shot} mit {power}. Keine Karte für ihn!',
  ],
  'keeper-drew/under': [
    'Der Torwart ({team}) zieht „{card}“. Seine Karten zählen {total}, der Schuss {power}.',
    '{Side} deckt „{card}“ auf, jetzt {total}; der Schuss hat {power}.',
    'Dazu „{card}“: {Side} hat {total} gegen {power}.',
  ],
  'keeper-drew/level': [
    'Der Torwart ({team}) zieht „{card}“. Seine Karten zählen {total}, so viel wie der Schuss von {power}.',
    '{Side} deckt „{card}“ auf: genau gleich, {total} zu {power}.',
  ],
  'keeper-drew/over': [
    'Der Torwart ({team}) zieht „{card}“. Seine Karten zählen {total}, mehr als der Schuss von {power}.',
    '{Side} deckt „{card}“ auf: {total} schlägt {power}!',
  ],
  'keeper-stopped': [
    'Der Torwart ({team}) zieht nicht weiter. Seine Karten zählen {total}, der Schuss {power}.',
    '{Side} belässt es bei {total} gegen {power}.',
  ],
  'goal/opener': [
    'TOR! {Side} trifft: {Man} schießt in der {minute}. Minute das erste Tor, {score}.',
    '{minute}. Minute, das erste Tor! {Man} trifft, {side} führt: {score}.',
    'Der Ball zappelt im Netz! {Man} macht ihn, {side} liegt vorn, {minute}. Minute: {score}.',
  ],
  'goal/lead': [
    'TOR! {Side} führt: {Man} trifft in der {minute}. Minute, {score}.',
    '{Man} schlägt zu! {Side} führt, {minute}. Minute: {score}.',
    '{minute}. Minute, {score}: {Side} ist vorn, {man} hat es gemacht!',
  ],
  'goal/equaliser': [
    'TOR! {Side} gleicht aus: {Man} trifft in der {minute}. Minute, {score}.',
    'Alles wieder offen! {Side} gleicht aus, {man} in der {minute}. Minute: {score}.',
    'Der Ausgleich! {Side} schlägt zurück, {score}: {man} in der {minute}. Minute.',
  ],
  'goal/further': [
    'TOR! {Side} baut die Führung aus: {Man} trifft in der {minute}. Minute, {score}.',
    'Und noch eins! {Side} zieht davon: {man}, {score} in der {minute}. Minute.',
    '{minute}. Minute, wieder jubelt {side}: {man} zum {score}!',
  ],
  'goal/pulls-back': [
    'TOR! {Side} verkürzt: {Man} trifft in der {minute}. Minute, {score}.',
    'Hoffnung! {Man} trifft, {side} lebt noch: {score}, {minute}. Minute.',
    'Das war es noch nicht: {Man} trifft, {side} kommt heran, {minute}. Minute, {score}.',
  ],
  'parried/attack': [
    'Abgewehrt vom Torwart ({team}). Den Abpraller holt {man} ({rivalTeam}), in der Reihe am nächsten an der Schusszahl.',
    'Nur nach vorn gefaustet ({team}): {Rival} ist schneller, {man} hat ihn wieder!',
  ],
  'parried/defence': [
    'Abgewehrt! Den Abpraller holt {man} ({team}), in der Reihe am nächsten an der Schusszahl.',
    'Der Torwart bringt die Fäuste hin, {man} ist da: {Side} hat den Ball.',
  ],
  saved: [
    'Gehalten vom Torwart ({team})! Seine Karten zählen {total}, der Schuss {power}.',
    '{Side} atmet auf: {total} gegen {power}, sicher gehalten.',
    'Was für eine Parade! {total} gegen {power}, {side} hat den Ball.',
  ],
  'goal-kick': ['{Side} hat Abschlag.', 'Der Torwart ({team}) legt sich den Ball zum Abschlag hin.'],
  'goal-kick-played/own': [
    'Der Abschlag ({team}, {card}) geht in Reihe {line}. Die niedrigste Nummer dort bekommt ihn: {man}.',
    'Abschlag, {side} mit „{card}“: {Man} hat ihn in Reihe {line}.',
  ],
  'goal-kick-played/lost': [
    'Der Abschlag ({team}, {card}) geht in Reihe {line}. Die niedrigste Nummer dort bekommt ihn: {man} ({rivalTeam}).',
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
    '{Side} schießt einen Elfmeter mit „{card}“.',
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
    'Stechen, Paar {pair}. Trifft jetzt nur eine Mannschaft, hat sie gewonnen.',
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
