import type { Commentary } from './commentary.ts'

/** Mehrere Sätze für jeden Moment eines Spiels, auf Deutsch. */
const lines: Commentary['lines'] = {
  teams: [
    'Das Finale der Schulmeisterschaft: {home} gegen {away}!',
    'Willkommen zum Finale! {Home} trifft auf {away}.',
  ],
  toss: [
    'Der Ballbesitzmarker ist gefallen: {Side} gewinnt das Los.',
    '{Side} gewinnt das Los und darf bestimmen, wer anstößt.',
  ],
  'kick-off/first-half': ['Anpfiff! {Side} hat den Ball.', 'Das Finale läuft, und {side} beginnt.'],
  'kick-off/second-half': [
    'Die zweite Hälfte beginnt in Minute {minute}: {Side} stößt an.',
    'Minute {minute}, es geht weiter: {Side} eröffnet die zweite Hälfte.',
  ],
  'kick-off/extra-time': [
    'Die Verlängerung beginnt in Minute {minute}, und das Los will es so: {Side} stößt an.',
    'Minute {minute}, auf in die Verlängerung: {Side} hat den Anstoß ausgelost bekommen.',
  ],
  'kick-off/extra-time-second-half': [
    'Zweite Hälfte der Verlängerung, Minute {minute}: Jetzt stößt {side} an.',
    'Minute {minute}: {Side} eröffnet die zweite Hälfte der Verlängerung.',
  ],
  'transfer-list': [
    'Auf der Transferliste, für beide Mannschaften: {cards}.',
    'Heute zu haben, für beide Trainer: {cards}.',
  ],
  field: [
    'Offen liegen: {cards}.',
    'Auf dem Spielfeld liegen {cards}.',
    'Auf dem Spielfeld zur Auswahl: {cards}.',
  ],
  'field/refilled': [
    'Neu auf dem Spielfeld: {cards}.',
    'Auf dem Spielfeld aufgedeckt: {cards}.',
    'Auf dem Spielfeld kommt dazu: {cards}.',
  ],
  round: [
    'Runde {round}, Minute {minute}: {Side} greift an.',
    'Minute {minute}, Runde {round}, und {side} kommt nach vorn.',
    '{Side} im Angriff: Runde {round}, Minute {minute}.',
    'Runde {round} bringt einen Angriff {sideOf}, Minute {minute}.',
  ],
  'round/stoppage': [
    'Nachspielzeit, Runde {stoppage}, Minute {minute}: {Side} greift an.',
    'Minute {minute}, Runde {stoppage} der Nachspielzeit, und {side} kommt immer noch.',
    '{Side} greift wieder an: Runde {stoppage} der Nachspielzeit, Minute {minute}.',
  ],
  'round/extra-time': [
    'Verlängerung, Runde {round}, Minute {minute}: {Side} greift an.',
    'Minute {minute} der Verlängerung, Runde {round}: {Side} kommt nach vorn.',
    '{Side} im Angriff, in der Verlängerung: Runde {round}, Minute {minute}.',
  ],
  reshuffled: [
    '{Side} mischt {count} {count?Karte:Karten} zu einem neuen Nachziehstapel.',
    'Der Ablagestapel wird zum Nachziehstapel: {Side} mischt {count} {count?Karte:Karten}.',
  ],
  drawn: [
    '{Side} zieht {count}: {cards}.',
    'Neu auf der Hand {sideOf}, {count}: {cards}.',
    '{count} vom Stapel, {side} zieht: {cards}.',
  ],
  'drawn-unseen': [
    '{Side} zieht {count} {count?Karte:Karten}.',
    '{count} {count?neue Karte:neue Karten}, {side} füllt die Hand.',
    '{Side} nimmt {count} {count?Karte:Karten} vom Nachziehstapel.',
  ],
  'match-card/open': [
    '{Side} nimmt {card} vom Spielfeld.',
    'Vom Spielfeld geholt: {Side} hat jetzt {card}.',
    '{Side} will {card} und greift zu.',
  ],
  'match-card/top': [
    '{Side} nimmt die oberste Matchkarte ungesehen: Es ist {card}.',
    'Verdeckt vom Stapel, und nur {side} weiß es: {card}.',
  ],
  'match-card/unseen': [
    '{Side} nimmt die oberste Matchkarte ungesehen.',
    'Eine verdeckte Matchkarte: Was es ist, weiß nur {side}.',
    'Nichts vom Spielfeld: {Side} nimmt verdeckt die oberste Karte.',
  ],
  stoppage: [
    'Die Matchkarten sind weg: Nachspielzeit! Ein Tor oder ein Ballverlust beendet jetzt die Hälfte.',
    'Nachspielzeit. Die Hälfte dauert, bis der Angriff trifft oder den Ball verliert.',
  ],
  'stoppage/extra-time': [
    'Letzte Runde dieser Hälfte der Verlängerung: Sie dauert bis zu einem Tor oder Ballverlust.',
    'Ab jetzt beendet ein Tor oder ein Ballverlust diese Hälfte der Verlängerung.',
  ],
  played: [
    '{Side} spielt {card}; Karten im Spiel: {cards}.',
    '{Card} für {side}; {cards} im Spiel.',
    'Und jetzt {card}! {Side} hat gespielt, Karten im Spiel: {cards}.',
    '{Side} bringt {card}. Karten im Spiel: {cards}.',
    'Jetzt setzt {side} auf {card}, {cards} im Spiel.',
  ],
  'played/discard': [
    '{Side} spielt {card} noch einmal, vom Ablagestapel; Karten im Spiel: {cards}.',
    'Zurück vom Ablagestapel: {Side} bringt {card}, {cards} im Spiel.',
    'Der Ablagestapel gibt {card} wieder her, {side} spielt die Karte. Im Spiel: {cards}.',
  ],
  'played/exhaustion': [
    'Müde Beine: {Side} spielt {card}, ganz ohne Werte; Karten im Spiel: {cards}.',
    '{Side} spielt {card}. Keine Werte, keine Fähigkeit, aber sie zählt mit: {cards} im Spiel.',
  ],
  stopped: [
    '{Side} passt: keine Karte mehr in dieser Runde.',
    'Das war es für diese Runde, {side} spielt nichts mehr.',
    'Ohne weitere Karte geht {side} in die Entscheidung.',
    'Genug: {Side} legt keine Karte mehr nach.',
  ],
  'ability/gain': [
    'Die Fähigkeit von {card}: {Side} erhält Token.',
    '{Card} bringt {sideTo} Token.',
    '{Side} füllt mit {card} den Pool.',
    'Token! {Side} nutzt {card} und legt zu.',
  ],
  'ability/draw': [
    'Die Fähigkeit von {card}: {Side} zieht nach.',
    '{Card} bringt {sideTo} neue Karten.',
    '{Side} nutzt {card} zum Nachziehen.',
  ],
  'ability/play': [
    'Die Fähigkeit von {card}: {Side} spielt gleich noch eine Karte.',
    'Mit {card} ist der Weg frei: {Side} spielt weiter.',
    '{Side} nutzt {card} und legt sofort nach.',
  ],
  'ability/recall': [
    'Die Fähigkeit von {card}: {Side} holt eine Karte vom Ablagestapel.',
    'Noch nicht vergessen: Mit {card} greift {side} in den Ablagestapel.',
  ],
  'ability/remove': [
    'Die Fähigkeit von {card}: {Side} nimmt eine Karte aus dem Spiel.',
    '{Side} nutzt {card}, um eine Karte für immer loszuwerden.',
  ],
  'ability/discard': [
    'Die Fähigkeit von {card}: {Rival} verliert eine Karte.',
    '{Side} nutzt {card}, und {rival} hat eine Karte weniger.',
  ],
  'ability/exhaust': [
    'Die Fähigkeit von {card}: {Side} macht {rival} müde.',
    'Das kostet Kraft: Mit {card} hetzt {side} die Gegner über den Platz.',
  ],
  'ability/pardon': [
    'Die Fähigkeit von {card}: {Side} wird die Gelbe Karte los.',
    '{Side} nutzt {card}, und Gelb ist vergessen.',
  ],
  'ability/swap': [
    'Die Fähigkeit von {card}: {Side} tauscht eine Karte gegen eine andere.',
    '{Side} nutzt {card} und wechselt aus.',
  ],
  'ability/end': [
    'Die Fähigkeit von {card}: {Side} beendet die Angriffsphase.',
    '{Side} nutzt {card}, und niemand spielt mehr weiter.',
  ],
  'ability/advance': [
    'Die Fähigkeit von {card}: {Side} treibt den Ball nach vorn.',
    '{Side} nutzt {card} und stürmt einfach weiter.',
  ],
  'ability/special-shot': [
    'Die Fähigkeit von {card}: {Side} wagt einen Spezialschuss!',
    '{Side} nutzt {card}: Das wird ein Spezialschuss!',
  ],
  'ability/other': [
    '{Side} nutzt Fähigkeit {ability} von {card}.',
    'Fähigkeit {ability} von {card}: {Side} nutzt sie.',
  ],
  'ability/only-must': [
    '{Side} nutzt {card} nur für die verpflichtende Aktion.',
    'Die Fähigkeit von {card} bewirkt jetzt nichts, {side} führt nur die verpflichtende Aktion aus.',
  ],
  gained: [
    'Ein {token}: {Side} hat davon jetzt {pool} im Pool.',
    '{Side} erhält einen {token}, das macht {pool}.',
    'Dazu ein {token}, {side} hat jetzt {pool}.',
    'Der Pool {sideOf} wächst um einen {token} auf {pool}.',
  ],
  recalled: [
    '{Side} nimmt {card} vom Ablagestapel zurück auf die Hand.',
    'Zurück auf der Hand {sideOf}: {card}.',
  ],
  removed: [
    'Aus dem Spiel: {card}. {Side} hat eine Karte weniger.',
    'Aus dem Spiel genommen, eine Karte {sideOf}: {card}.',
    'Keine Rückkehr für {card}: Auf diese Karte muss {side} ab jetzt verzichten.',
  ],
  'removed/exhaustion': [
    'Frische Beine: {Side} ist {card} los.',
    '{Side} erholt sich, {card} verlässt das Spiel.',
  ],
  'discarded/hand': [
    '{Side} verliert {card} aus der Hand an den Ablagestapel.',
    'Aus der Hand {sideOf} auf den Ablagestapel: {card}.',
  ],
  'discarded/area': [
    '{Side} verliert {card} aus dem Spielbereich an den Ablagestapel.',
    'Weg aus dem Spielbereich {sideOf}: {card}, jetzt auf dem Ablagestapel.',
  ],
  exhausted: [
    '{Side} wird müde: {card} kommt auf den Ablagestapel.',
    'Das kostet Kraft: {Side} bekommt {card} auf den Ablagestapel.',
    '{Side} bekommt {card}; noch liegt die Karte auf dem Ablagestapel.',
  ],
  'booked/yellow': [
    'Gelb! {Side} hat ab jetzt: {penalty}.',
    'Der Schiedsrichter verwarnt {side}: Gelb, {penalty}.',
  ],
  'booked/red': [
    'Rot! {Side} hat ab jetzt: {penalty}.',
    'Die zweite Karte, Rot! Für {side} heißt das: {penalty}.',
  ],
  pardoned: ['{Side} ist die Gelbe Karte los.', 'Gelb drückt nicht mehr: {Side} spielt wieder unbelastet.'],
  'attack-over/limit': [
    'Es liegen {limit} Karten: Die Angriffsphase ist vorbei.',
    'Bei {limit} Karten ist Schluss, mehr darf niemand spielen.',
    'Mehr als {limit} Karten dürfen nicht liegen. Jetzt muss die Entscheidung fallen.',
  ],
  'attack-over/stopped': [
    'Beide haben gepasst: Die Angriffsphase ist vorbei.',
    'Niemand spielt mehr. Jetzt muss die Entscheidung fallen.',
    'Keine Seite legt nach, nun wird gezählt.',
  ],
  'attack-over/ability': [
    'Die Angriffsphase ist sofort vorbei.',
    'Keine Karte mehr in dieser Runde: Die Angriffsphase endet hier.',
  ],
  'attack-over/guard': [
    'Nach {most} gespielten Karten in einer Runde ist es genug: Die Angriffsphase ist vorbei.',
    'Der Schiedsrichter kürzt ab: {most} Karten wurden gespielt, mehr kommen nicht.',
  ],
  motivated: [
    '{Side} zahlt {price} und motiviert {replaced}: Ab jetzt spielt {card}.',
    'Für {price} wächst {replaced} über sich hinaus: {Side} hat jetzt {card}.',
  ],
  signed: [
    'Transfer! {Side} zahlt {price} und holt {card}.',
    'Für {price} neu dabei: {card}. {Side} greift zu.',
  ],
  'signed/replaced': [
    'Transfer! {Side} zahlt {price} für {card}; {replaced} verlässt das Spiel.',
    'Für {price} kommt {card} ins Tor: {Side} tauscht, {replaced} ist aus dem Spiel.',
  ],
  'action/shot': [
    '{Side} schießt! Die Karten sagen: Schuss {own}, Verteidigung {rivalOf} {against}.',
    'Ein Schuss! {Side} hat nach Karten {own}, {rival} verteidigt mit {against}.',
    '{Side} sucht den Abschluss: Schuss {own}, Verteidigung {against}, noch ohne Token und Würfel.',
  ],
  'action/pass': [
    '{Side} spielt den Pass. Die Karten sagen: Pass {own}, Verteidigung {rivalOf} {against}.',
    'Ein Pass! {Side} hat nach Karten {own}, {rival} verteidigt mit {against}.',
    '{Side} lässt den Ball laufen: Pass {own}, Verteidigung {against}, noch ohne Token und Würfel.',
  ],
  spent: [
    '{Side} gibt {count} {tokens} aus: {total}.',
    '{count} {tokens}, damit steht {side} bei {total}.',
    '{Side} legt {count} {tokens} drauf und kommt auf {total}.',
  ],
  'spent/none': [
    '{Side} gibt keinen {token} aus und bleibt bei {total}.',
    'Kein {token}: {Side} bleibt bei {total}.',
    'Ohne einen einzigen {token} steht {side} bei {total}.',
  ],
  'dice/attack': [
    '{Side} würfelt {die} und hat {own}; {rival} würfelt {rivalDie}, nur {against}.',
    'Die Würfel: {Side} mit {die} auf {own}, {rival} mit {rivalDie} auf {against}. Der Angriff liegt vorn.',
    'Eine {die}, {side} hat {own}! {Rival} liegt mit einer {rivalDie} und {against} dahinter.',
  ],
  'dice/level': [
    '{Side} würfelt {die} und hat {own}; {rival} würfelt {rivalDie}, {against}: Gleichstand!',
    'Die Würfel: {Side} mit {die} auf {own}, {rival} mit {rivalDie} auf {against}. Gleichstand hilft dem Angriff.',
  ],
  'dice/defence': [
    '{Side} würfelt {die} und hat nur {own}; {rival} würfelt {rivalDie}, {against}.',
    'Die Würfel: {Side} mit {die} auf {own}, {rival} mit {rivalDie} auf {against}. Die Verteidigung liegt vorn.',
    'Eine {die}, {side} hat {own}. {Rival} liegt mit einer {rivalDie} und {against} davor.',
  ],
  'rerolled/own': [
    '{Side} nutzt {card} und würfelt noch einmal: eine {die}.',
    'Noch einmal! {Card} macht es möglich, {side} hat jetzt eine {die}.',
  ],
  'rerolled/other': [
    '{Side} nutzt {card}, und {rival} muss noch einmal würfeln: eine {die}.',
    'Der Wurf gilt nicht, {side} hat {card}! {Rival} würfelt neu: eine {die}.',
  ],
  'rerolled/keeper': [
    '{Side} nutzt {card}, und der Torwart muss noch einmal ran: eine {die}.',
    'Der Wurf des Torwarts gilt nicht, {side} hat {card}: jetzt eine {die}.',
  ],
  guaranteed: [
    'Eine Sechs gegen eine Eins: Garantierter Erfolg, {side} gewinnt das Duell, egal was die Karten sagen!',
    'Sechs zu eins gewürfelt! {Side} gewinnt dieses Duell auf jeden Fall.',
  ],
  'contest/shot': [
    'Der Schuss schlägt die Verteidigung, {own} zu {against}: {Side} ist durch!',
    '{own} gegen {against}: Der Schuss {sideOf} ist zu stark.',
    'Was für ein Schuss! {Side} hat {own}, {rival} nur {against}.',
  ],
  'contest/shot/level': [
    'Gleichstand, {own} zu {against}, und der gehört dem Angriff: Der Schuss {sideOf} kommt durch!',
    '{own} gegen {against}: Das reicht, {side} kommt mit dem Schuss vorbei.',
  ],
  'contest/shot/guaranteed': [
    'Nur {own} zu {against}, aber Sechs gegen Eins: Der Schuss {sideOf} überwindet die Verteidigung!',
    '{own} gegen {against}, und trotzdem kommt {side} mit dem Schuss an der Verteidigung vorbei: garantierter Erfolg.',
  ],
  'contest/pass': [
    'Der Pass kommt an: {Side} gewinnt {own} zu {against}.',
    '{own} gegen {against}: Der Pass {sideOf} geht durch.',
    'Gut gespielt! {Side} hat {own}, {rival} nur {against}: Der Pass gelingt.',
    '{Side} spielt den Pass durch die Verteidigung, {own} zu {against}.',
  ],
  'contest/pass/level': [
    'Gleichstand, {own} zu {against}, und der gehört dem Angriff: Der Pass {sideOf} kommt an.',
    '{own} gegen {against}: Es reicht gerade, {side} bringt den Pass an.',
  ],
  'contest/pass/guaranteed': [
    'Nur {own} zu {against}, aber Sechs gegen Eins: Der Pass {sideOf} kommt an.',
    '{own} gegen {against}, und trotzdem bringt {side} den Pass an: garantierter Erfolg.',
  ],
  'contest/defence': [
    'Gestoppt! Die Verteidigung {sideOf} gewinnt {own} zu {against}.',
    '{own} gegen {against}: {Side} nimmt dem Gegner den Ball ab.',
    'Kein Durchkommen: {Side} hat {own}, der Angriff nur {against}.',
    '{Side} steht sicher, {own} zu {against}, und erobert den Ball.',
  ],
  'contest/defence/guaranteed': [
    'Nur {own} zu {against}, aber Sechs gegen Eins rettet {side}: Ball erobert!',
    '{own} gegen {against}, und trotzdem erobert {side} den Ball: garantierter Erfolg.',
  ],
  keeper: [
    'Jetzt der Torwart! {Side} vertraut auf {card}: eine {die}.',
    '{Side} hat noch {card}. Der Wurf: {die}.',
    'Letzte Hoffnung: {Side} hat {card} und würfelt eine {die}.',
  ],
  'save/held': [
    'Gehalten! {Side} hat den Ball, {card} war da.',
    'Was für eine Parade! {Card} sichert {sideTo} den Ball.',
    'Kein Tor! {Card} holt den Ball, {side} übernimmt.',
  ],
  'save/corner': [
    '{Card} rettet {side}: kein Tor, aber Eckball, und {rival} behält den Ball.',
    'Mit den Fingerspitzen! {Side} übersteht es mit {card}; Eckball, {rival} bleibt am Ball.',
    'Eckball! {Card} verschafft {sideTo} Luft, den Ball behält {rival}.',
  ],
  'save/goal': [
    '{Card} hilft nicht mehr: {Side} ist geschlagen.',
    'Es reicht nicht! Auch mit {card} ist {side} geschlagen.',
  ],
  advance: [
    '{Side} nimmt den Ball mit: Die Spielbereiche werden geleert, der Pass ist gewonnen.',
    'Einfach weiter! {Side} braucht keine Würfel: Der Pass ist gelungen, alle Karten werden abgeräumt.',
  ],
  'special-shot': [
    'Spezialschuss! {Side} greift an, und jetzt helfen weder Token noch Würfel noch Torwart.',
    'Das Stadion hält den Atem an: {Side} wagt einen Spezialschuss. Was setzt {rival} dagegen?',
  ],
  'special-chosen': ['{Side} wählt verdeckt: {card}.', 'Verdeckt gewählt, {side} setzt auf {card}.'],
  'special-chosen-unseen': ['{Side} hat verdeckt gewählt.', 'Die Wahl {sideOf} liegt verdeckt.'],
  'special-duel/stopped': [
    '{Side} zeigt {shot}, {rival} {defence}: aufgehalten!',
    '{Side} mit {shot}, dagegen steht {defence}, und das ist die Antwort: {Rival} hält den Schuss auf!',
  ],
  'special-duel/beaten': [
    '{Side} zeigt {shot}, {rival} {defence}: falsch geraten!',
    '{Side} mit {shot}, dagegen steht {defence}, und das hilft nicht: {Rival} ist geschlagen!',
  ],
  'special-duel/unopposed': [
    '{Side} zeigt {shot}, und {rival} hat nichts dagegen!',
    '{Side} mit {shot}, und {rival} hat keine Spezialverteidigung!',
  ],
  'goal/opener': [
    'TOR! {Scorer} bringt {side} in Minute {minute} in Führung: {score}.',
    'Minute {minute}, das erste Tor des Finales! {Scorer} trifft für {side}: {score}.',
    'Der Ball zappelt im Netz! {Scorer} hat getroffen, {side} liegt vorn, Minute {minute}: {score}.',
  ],
  'goal/lead': [
    'TOR durch {scorer}! {Side} führt, Minute {minute}: {score}.',
    'Minute {minute}, {score}: {Scorer} trifft, {side} liegt vorn!',
    'Drin! {Scorer} holt {side} die Führung, Minute {minute}: {score}.',
  ],
  'goal/equaliser': [
    'Der Ausgleich! {Scorer} trifft für {side} in Minute {minute}: {score}.',
    'Alles wieder offen! {Scorer} macht das {score} für {side} in Minute {minute}.',
    'TOR durch {scorer}! {Side} ist wieder da, {score} in Minute {minute}.',
  ],
  'goal/further': [
    'Noch eins! {Scorer} macht das {score} für {side}, Minute {minute}.',
    'TOR durch {scorer}! {Side} zieht davon: {score} in Minute {minute}.',
    'Minute {minute}: {Scorer} legt für {side} nach. {score}!',
  ],
  'goal/pulls-back': [
    '{Scorer} verkürzt für {side} in Minute {minute}: {score}.',
    'TOR durch {scorer}! {Side} darf wieder hoffen, {score} in Minute {minute}.',
    'Noch ist nichts vorbei: {Scorer} trifft für {side}, Minute {minute}, {score}.',
  ],
  'possession/kept': [
    '{Side} behält den Ball.',
    'Der Ball bleibt bei {sideAt}.',
    '{Side} bleibt im Ballbesitz.',
    'Weiter am Ball: {side}.',
  ],
  'possession/turned': [
    'Der Ball geht an {side}.',
    'Jetzt hat {side} den Ball.',
    'Der Ballbesitz wechselt: {Side} ist dran.',
    '{Side} übernimmt den Ball.',
  ],
  'half-over/half-time': [
    'Halbzeit, Minute {minute}: {score}.',
    'Minute {minute}, der Pausenpfiff. Es steht {score}.',
  ],
  'half-over/normal-time': [
    'Die reguläre Spielzeit ist um, Minute {minute}: {score}.',
    'Minute {minute}, die zweite Hälfte ist vorbei: {score}.',
  ],
  'half-over/extra-time-half-time': [
    'Halbzeit der Verlängerung, Minute {minute}: {score}.',
    'Minute {minute}, die Hälfte der Verlängerung ist um. Es steht {score}.',
  ],
  'half-over/extra-time': [
    'Die Verlängerung ist vorbei, Minute {minute}: {score}.',
    'Minute {minute}, der Pfiff beendet die Verlängerung: {score}.',
  ],
  'half-over/guard': [
    'Nach {most} Runden Nachspielzeit ist es genug: Die Hälfte endet in Minute {minute}, {score}.',
    'Minute {minute}: Nach {most} Runden Nachspielzeit pfeift der Schiedsrichter ab, {score}.',
  ],
  'extra-time': [
    'Unentschieden: Es gibt Verlängerung!',
    'Noch kein Sieger. Das Finale geht in die Verlängerung!',
  ],
  'full-time/win': [
    'Schlusspfiff, {score}! {Side} ist Meister.',
    'Es ist vorbei: {score}. {Side} gewinnt die Meisterschaft!',
  ],
  'full-time/extra-time': [
    'Schluss nach Verlängerung, {score}: {Side} ist Meister!',
    '{score} nach Verlängerung. {Side} gewinnt die Meisterschaft!',
  ],
  'full-time/joint-champions': [
    'Unentschieden bis zuletzt, {score}: Beide Mannschaften sind Meister!',
    'Es ist vorbei, {score}. {Home} und {away} teilen sich den Titel!',
  ],
}

export const commentaryDe: Commentary = {
  lines,
  sides: {
    nankatsu: { side: 'Nankatsu', to: 'Nankatsu', of: 'von Nankatsu', at: 'Nankatsu' },
    toho: { side: 'Toho', to: 'Toho', of: 'von Toho', at: 'Toho' },
    home: {
      side: 'die Heimmannschaft',
      to: 'der Heimmannschaft',
      of: 'der Heimmannschaft',
      at: 'der Heimmannschaft',
    },
    away: {
      side: 'die Gastmannschaft',
      to: 'der Gastmannschaft',
      of: 'der Gastmannschaft',
      at: 'der Gastmannschaft',
    },
  },
  tokens: {
    shot: { one: 'Schusstoken', many: 'Schusstoken' },
    pass: { one: 'Passtoken', many: 'Passtoken' },
    defence: { one: 'Verteidigungstoken', many: 'Verteidigungstoken' },
  },
  quoted: '„{card}“',
  to: ':',
  and: 'und',
}
