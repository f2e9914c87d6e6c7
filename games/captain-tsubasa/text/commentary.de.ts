import type { Commentary } from './commentary.ts'

/** Mehrere Sätze für jeden Moment eines Spiels, auf Deutsch. */
const lines: Commentary['lines'] = {
  teams: [
    'Das Finale der Schulmeisterschaft: {home} gegen {away}.',
    'Willkommen zum Finale! {Home} trifft auf {away}.',
  ],
  toss: [
    '{Side} gewinnt das Los und bestimmt, wer anstößt.',
    '{Side} gewinnt das Los und darf bestimmen, wer anstößt.',
  ],
  'kick-off/first-half': ['{Side} stößt an und greift zuerst an.', 'Das Finale läuft, und {side} beginnt.'],
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
    'Offene Matchkarten: {cards}.',
    'Auf dem Spielfeld liegen {cards}.',
    'Auf dem Spielfeld zur Auswahl: {cards}.',
  ],
  'field/refilled': [
    'Neue offene Matchkarten: {cards}.',
    'Auf dem Spielfeld aufgedeckt: {cards}.',
    'Auf dem Spielfeld kommt dazu: {cards}.',
  ],
  round: [
    'Runde {round} dieser Hälfte beginnt, Minute {minute}: {Side} greift an.',
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
    '{Side} zieht {count} {count?Karte:Karten}{by}: {cards}.',
    'Neu auf der Hand {sideOf}{by}, {count}: {cards}.',
    '{count} vom Stapel{by}, {side} zieht: {cards}.',
  ],
  'drawn-unseen': [
    '{Side} zieht {count} {count?Karte:Karten}{by}.',
    '{count} {count?neue Karte:neue Karten}{by}, {side} füllt die Hand.',
    '{Side} nimmt {count} {count?Karte:Karten} vom Nachziehstapel{by}.',
  ],
  'match-card/open': [
    '{Side} nimmt {card} von den offenen Matchkarten.',
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
    'Die Matchkarten sind weg: Nachspielzeit. Die Hälfte endet mit einem Tor oder wenn der Angriff den Ball verliert.',
    'Nachspielzeit. Die Hälfte dauert, bis der Angriff trifft oder den Ball verliert.',
  ],
  'stoppage/extra-time': [
    'Letzte Runde dieser Hälfte der Verlängerung: Sie dauert bis zu einem Tor oder Ballverlust.',
    'Ab jetzt beendet ein Tor oder ein Ballverlust diese Hälfte der Verlängerung.',
  ],
  played: [
    '{Side} spielt {card}: {now}.',
    '{Card} für {side}: {now}.',
    'Und jetzt {card}! {Side} hat gespielt: {now}.',
    '{Side} bringt {card}: {now}.',
    'Jetzt setzt {side} auf {card}, {now}.',
  ],
  'played/discard': [
    '{Side} spielt {card} vom Ablagestapel: {now}.',
    'Zurück vom Ablagestapel: {Side} bringt {card}, {now}.',
    'Der Ablagestapel gibt {card} wieder her, {side} spielt die Karte: {now}.',
  ],
  'played/exhaustion': [
    '{Side} spielt {card}, eine Karte ohne Wert: {now}.',
    'Müde Beine: {Side} spielt {card}. Sie zählt als Karte, mehr nicht: {now}.',
  ],
  stopped: [
    '{Side} passt und spielt in diesem Angriff keine Karte mehr.',
    'Das war es für diese Runde, {side} spielt nichts mehr.',
    'Ohne weitere Karte geht {side} in die Entscheidung.',
    'Genug: {Side} legt keine Karte mehr nach.',
  ],
  'ability/play': [
    '{Side} nutzt {card}, um noch eine Karte zu spielen.',
    'Mit {card} ist der Weg frei: {Side} spielt weiter.',
    '{Side} nutzt {card} und legt sofort nach.',
  ],
  'ability/recall': [
    '{Side} nutzt {card}, um eine Karte vom Ablagestapel zu holen.',
    'Noch nicht vergessen: Mit {card} greift {side} in den Ablagestapel.',
  ],
  'ability/remove': [
    '{Side} nutzt {card}, um eine Karte aus dem Spiel zu nehmen.',
    '{Side} nutzt {card}, um eine Karte für immer loszuwerden.',
  ],
  'ability/discard': [
    '{Side} nutzt {card}: {Rival} verliert eine Karte.',
    '{Side} nutzt {card}, und {rival} hat eine Karte weniger.',
  ],
  'ability/exhaust': [
    '{Side} nutzt {card}: {Rival} bekommt eine Erschöpfungskarte.',
    'Das kostet Kraft: Mit {card} hetzt {side} die Gegner über den Platz.',
  ],
  'ability/pardon': [
    '{Side} nutzt {card}, um die Gelbe Karte loszuwerden.',
    '{Side} nutzt {card}, und Gelb ist vergessen.',
  ],
  'ability/swap': [
    '{Side} nutzt {card}, um eine Karte im Spiel zu tauschen.',
    '{Side} nutzt {card} und wechselt aus.',
  ],
  'ability/end': [
    '{Side} nutzt {card}: Niemand spielt in diesem Angriff noch eine Karte.',
    '{Side} nutzt {card}, und niemand spielt mehr weiter.',
  ],
  'ability/advance': [
    '{Side} nutzt {card} und läuft mit dem Ball weiter.',
    '{Side} nutzt {card} und stürmt einfach weiter.',
  ],
  'ability/special-shot': [
    '{Side} nutzt {card} für einen Spezialschuss.',
    '{Side} nutzt {card}: Das wird ein Spezialschuss!',
  ],
  'ability/other': [
    '{Side} nutzt Fähigkeit {ability} von {card}.',
    'Fähigkeit {ability} von {card}: {Side} nutzt sie.',
  ],
  'ability/only-must': [
    '{Side} nutzt {card} nur für die verpflichtende Aktion: Der Rest bewirkt jetzt nichts.',
    'Die Fähigkeit von {card} bewirkt jetzt nichts, {side} führt nur die verpflichtende Aktion aus.',
  ],
  gained: [
    '{Side} nimmt einen {token}{by}: jetzt {pool}.',
    'Ein {token} für {side}{by}, das macht {pool}.',
    'Dazu ein {token}{by}, {side} hat jetzt {pool}.',
    'Der Pool {sideOf} wächst{by} um einen {token} auf {pool}.',
  ],
  recalled: [
    '{Side} nimmt {card} vom Ablagestapel zurück auf die Hand.',
    'Zurück auf der Hand {sideOf}: {card}.',
  ],
  removed: [
    '{Side} verliert {card} für immer: Die Karte ist aus dem Spiel.',
    'Aus dem Spiel genommen, eine Karte {sideOf}: {card}.',
    'Keine Rückkehr für {card}: Auf diese Karte muss {side} ab jetzt verzichten.',
  ],
  'removed/exhaustion': [
    '{Side} nimmt {card} aus dem Spiel.',
    '{Side} erholt sich, {card} verlässt das Spiel.',
  ],
  'discarded/hand': [
    '{Side} legt {card} aus der Hand ab.',
    'Aus der Hand {sideOf} auf den Ablagestapel: {card}.',
  ],
  'discarded/area': [
    '{Side} verliert {card} aus dem Spielbereich: Die Werte zählen nicht mehr.',
    'Weg aus dem Spielbereich {sideOf}: {card}, jetzt auf dem Ablagestapel.',
  ],
  exhausted: [
    '{Side} bekommt {card} auf den Ablagestapel, eine Karte ohne Wert.',
    'Das kostet Kraft: {Side} bekommt {card} auf den Ablagestapel.',
    '{Side} bekommt {card}; noch liegt die Karte auf dem Ablagestapel.',
  ],
  'booked/yellow': [
    '{Side} sieht die Gelbe Karte; ab jetzt: {penalty}.',
    'Der Schiedsrichter verwarnt {side}: Gelb, {penalty}.',
  ],
  'booked/red': [
    '{Side} sieht die Rote Karte; ab jetzt: {penalty}.',
    'Die zweite Karte, Rot! Für {side} heißt das: {penalty}.',
  ],
  pardoned: ['{Side} ist die Gelbe Karte los.', 'Gelb drückt nicht mehr: {Side} spielt wieder unbelastet.'],
  'attack-over/limit': [
    'Es liegen {limit} Karten, mehr dürfen nicht gespielt werden: Jetzt wird entschieden.',
    'Bei {limit} Karten ist Schluss, mehr darf niemand spielen.',
    'Mehr als {limit} Karten dürfen nicht liegen. Jetzt muss die Entscheidung fallen.',
  ],
  'attack-over/stopped': [
    'Beide haben gepasst: Jetzt wird entschieden.',
    'Niemand spielt mehr. Jetzt muss die Entscheidung fallen.',
    'Keine Seite legt nach, nun wird gezählt.',
  ],
  'attack-over/ability': [
    'Es darf keine Karte mehr gespielt werden: Jetzt wird entschieden.',
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
    '{Side} schießt: {own} gegen die Verteidigung {rivalOf} mit {against}.',
    'Ein Schuss! {Side} hat nach Karten {own}, {rival} verteidigt mit {against}.',
    '{Side} sucht den Abschluss: Schuss {own}, Verteidigung {against}, noch ohne Token und Würfel.',
  ],
  'action/pass': [
    '{Side} spielt einen Pass, um den Ball zu behalten: {own} gegen die Verteidigung {rivalOf} mit {against}.',
    'Ein Pass! {Side} hat nach Karten {own}, {rival} verteidigt mit {against}.',
    '{Side} lässt den Ball laufen: Pass {own}, Verteidigung {against}, noch ohne Token und Würfel.',
  ],
  spent: [
    '{Side} gibt {count} {tokens} aus: jetzt {total}.',
    '{count} {tokens}, damit steht {side} bei {total}.',
    '{Side} legt {count} {tokens} drauf und kommt auf {total}.',
  ],
  'spent/none': [
    '{Side} gibt keinen {token} aus: weiter {total}.',
    'Kein {token}: {Side} bleibt bei {total}.',
    'Ohne einen einzigen {token} steht {side} bei {total}.',
  ],
  'dice/attack': [
    '{Side} würfelt {die} und hat {own}; {rival} würfelt {rivalDie} und hat {against}: Der Angriff liegt vorn.',
    'Die Würfel: {Side} mit {die} auf {own}, {rival} mit {rivalDie} auf {against}. Der Angriff liegt vorn.',
    'Eine {die}, {side} hat {own}! {Rival} liegt mit einer {rivalDie} und {against} dahinter.',
  ],
  'dice/level': [
    '{Side} würfelt {die} und hat {own}; {rival} würfelt {rivalDie} und hat {against}: Gleichstand, das reicht dem Angriff.',
    'Die Würfel: {Side} mit {die} auf {own}, {rival} mit {rivalDie} auf {against}. Gleichstand hilft dem Angriff.',
  ],
  'dice/defence': [
    '{Side} würfelt {die} und hat {own}; {rival} würfelt {rivalDie} und hat {against}: Die Verteidigung liegt vorn.',
    'Die Würfel: {Side} mit {die} auf {own}, {rival} mit {rivalDie} auf {against}. Die Verteidigung liegt vorn.',
    'Eine {die}, {side} hat {own}. {Rival} liegt mit einer {rivalDie} und {against} davor.',
  ],
  'rerolled/own': [
    '{Side} nutzt {card} und würfelt noch einmal: {die}.',
    'Noch einmal! {Card} macht es möglich, {side} hat jetzt eine {die}.',
  ],
  'rerolled/other': [
    '{Side} nutzt {card}: {Rival} muss noch einmal würfeln, {die}.',
    'Der Wurf gilt nicht, {side} hat {card}! {Rival} würfelt neu: eine {die}.',
  ],
  'rerolled/keeper': [
    '{Side} nutzt {card}: Der Torwart muss noch einmal würfeln, {die}.',
    'Der Wurf des Torwarts gilt nicht, {side} hat {card}: jetzt eine {die}.',
  ],
  guaranteed: [
    'Eine Sechs gegen eine Eins: {Side} gewinnt, wie hoch die Summen auch sind.',
    'Sechs zu eins gewürfelt! {Side} gewinnt dieses Duell auf jeden Fall.',
  ],
  'contest/shot': [
    'Der Schuss {sideOf} überwindet die Verteidigung, {own} zu {against}.',
    '{own} gegen {against}: Der Schuss {sideOf} ist zu stark.',
    'Was für ein Schuss! {Side} hat {own}, {rival} nur {against}.',
  ],
  'contest/shot/level': [
    'Der Schuss {sideOf} überwindet die Verteidigung, {own} zu {against}: Bei Gleichstand gewinnt der Angriff.',
    '{own} gegen {against}: Das reicht, {side} kommt mit dem Schuss vorbei.',
  ],
  'contest/shot/guaranteed': [
    'Der Schuss {sideOf} überwindet die Verteidigung mit {own} zu {against}, wegen der Sechs gegen die Eins.',
    '{own} gegen {against}, und trotzdem kommt {side} mit dem Schuss an der Verteidigung vorbei: garantierter Erfolg.',
  ],
  'contest/pass': [
    'Der Pass {sideOf} kommt an, {own} zu {against}.',
    '{own} gegen {against}: Der Pass {sideOf} geht durch.',
    'Gut gespielt! {Side} hat {own}, {rival} nur {against}: Der Pass gelingt.',
    '{Side} spielt den Pass durch die Verteidigung, {own} zu {against}.',
  ],
  'contest/pass/level': [
    'Der Pass {sideOf} kommt an, {own} zu {against}: Bei Gleichstand gewinnt der Angriff.',
    '{own} gegen {against}: Es reicht gerade, {side} bringt den Pass an.',
  ],
  'contest/pass/guaranteed': [
    'Der Pass {sideOf} kommt mit {own} zu {against} an, wegen der Sechs gegen die Eins.',
    '{own} gegen {against}, und trotzdem bringt {side} den Pass an: garantierter Erfolg.',
  ],
  'contest/defence': [
    'Die Verteidigung {sideOf} stoppt den Angriff, {own} zu {against}.',
    '{own} gegen {against}: {Side} nimmt dem Gegner den Ball ab.',
    'Kein Durchkommen: {Side} hat {own}, der Angriff nur {against}.',
    '{Side} steht sicher, {own} zu {against}, und erobert den Ball.',
  ],
  'contest/defence/guaranteed': [
    'Die Verteidigung {sideOf} stoppt den Angriff mit {own} zu {against}, wegen der Sechs gegen die Eins.',
    '{own} gegen {against}, und trotzdem erobert {side} den Ball: garantierter Erfolg.',
  ],
  keeper: [
    '{Side} würfelt für {card}: {die} ({rolls}).',
    'Jetzt der Torwart! {Side} vertraut auf {card} ({rolls}): eine {die}.',
    'Letzte Hoffnung: {Side} hat {card} ({rolls}) und würfelt eine {die}.',
  ],
  'save/held': [
    '{Card} hält den Schuss für {side}: kein Tor, {side} hat den Ball.',
    'Was für eine Parade! {Card} sichert {sideTo} den Ball.',
    'Kein Tor! {Card} holt den Ball, {side} übernimmt.',
  ],
  'save/corner': [
    '{Card} lenkt den Schuss für {side} zur Ecke: kein Tor, aber {rival} behält den Ball.',
    'Mit den Fingerspitzen! {Side} übersteht es mit {card}; Eckball, {rival} bleibt am Ball.',
    'Eckball! {Card} verschafft {sideTo} Luft, den Ball behält {rival}.',
  ],
  'save/goal': [
    '{Card} hält den Schuss für {side} nicht: Tor.',
    'Es reicht nicht! Auch mit {card} ist {side} geschlagen.',
  ],
  advance: [
    '{Side} braucht keine Würfel: Alle Karten werden abgeräumt, und es zählt als gelungener Pass.',
    'Einfach weiter! {Side} braucht keine Würfel: Der Pass ist gelungen, alle Karten werden abgeräumt.',
  ],
  'special-shot': [
    'Spezialschuss durch {side}: Token, Würfel und Torwart zählen jetzt nicht.',
    'Das Stadion hält den Atem an: {Side} wagt einen Spezialschuss. Was setzt {rival} dagegen?',
  ],
  'special-chosen': ['{Side} wählt verdeckt: {card}.', 'Verdeckt gewählt, {side} setzt auf {card}.'],
  'special-chosen-unseen': ['{Side} hat verdeckt gewählt.', 'Die Wahl {sideOf} liegt verdeckt.'],
  'special-duel/stopped': [
    '{Side} zeigt {shot}, {rival} {defence}: Das hält ihn auf, kein Tor.',
    '{Side} mit {shot}, dagegen steht {defence}, und das ist die Antwort: {Rival} hält den Schuss auf!',
  ],
  'special-duel/beaten': [
    '{Side} zeigt {shot}, {rival} {defence}: Das hält ihn nicht auf, ein Tor.',
    '{Side} mit {shot}, dagegen steht {defence}, und das hilft nicht: {Rival} ist geschlagen!',
  ],
  'special-duel/unopposed': [
    '{Side} zeigt {shot}, und {rival} hat keine Verteidigung dagegen: ein Tor.',
    '{Side} mit {shot}, und {rival} hat keine Spezialverteidigung!',
  ],
  'goal/opener': [
    'Tor für {side} durch {scorer} in Minute {minute}: {score}, das erste des Spiels.',
    'Minute {minute}, das erste Tor des Finales! {Scorer} trifft für {side}: {score}.',
    'Der Ball zappelt im Netz! {Scorer} hat getroffen, {side} liegt vorn, Minute {minute}: {score}.',
  ],
  'goal/lead': [
    'Tor für {side} durch {scorer} in Minute {minute}: {score}, und {side} führt.',
    'Minute {minute}, {score}: {Scorer} trifft, {side} liegt vorn!',
    'Drin! {Scorer} holt {side} die Führung, Minute {minute}: {score}.',
  ],
  'goal/equaliser': [
    'Tor für {side} durch {scorer} in Minute {minute}: {score}, wieder Gleichstand.',
    'Alles wieder offen! {Scorer} macht das {score} für {side} in Minute {minute}.',
    'TOR durch {scorer}! {Side} ist wieder da, {score} in Minute {minute}.',
  ],
  'goal/further': [
    'Tor für {side} durch {scorer} in Minute {minute}: {score}, und {side} liegt weiter vorn.',
    'TOR durch {scorer}! {Side} zieht davon: {score} in Minute {minute}.',
    'Minute {minute}: {Scorer} legt für {side} nach. {score}!',
  ],
  'goal/pulls-back': [
    'Tor für {side} durch {scorer} in Minute {minute}: {score}, und {side} liegt noch zurück.',
    'TOR durch {scorer}! {Side} darf wieder hoffen, {score} in Minute {minute}.',
    'Noch ist nichts vorbei: {Scorer} trifft für {side}, Minute {minute}, {score}.',
  ],
  'possession/kept': [
    '{Side} behält den Ball{why}.',
    'Der Ball bleibt bei {sideAt}{why}.',
    '{Side} bleibt im Ballbesitz{why}.',
    'Weiter am Ball: {side}{why}.',
  ],
  'possession/turned': [
    '{Side} hat als Nächstes den Ball{why}.',
    'Der Ball geht an {side}{why}.',
    'Der Ballbesitz wechselt zu {sideAt}{why}.',
    '{Side} übernimmt den Ball{why}.',
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
  now: {
    attack: 'jetzt Schuss {shot}, Pass {pass}',
    defence: 'jetzt Verteidigung {defence}',
    cards: '{cards} {cards?Karte:Karten} im Spiel',
  },
  by: ' mit {card}',
  why: {
    goal: ', weil {rival} getroffen hat',
    defence: ', weil die Abwehr gehalten hat',
    held: ', weil der Torwart den Schuss gehalten hat',
    stopped: ', weil der Spezialschuss aufgehalten wurde',
    pass: ', weil der Pass angekommen ist',
    corner: ', weil es Eckball gibt',
    advance: ', weil das als gelungener Pass zählt',
  },
  to: ':',
  and: 'und',
}
