import type { PlayersWords } from './words.ts'

export const playersWordsDe: PlayersWords = {
  prompts: {
    skill: ['Benutzt du jetzt eine Fähigkeit?', 'Einer deiner Spieler könnte seine benutzen.'],
    'skill/moved/attack': [
      'Benutzt du eine Fähigkeit, bevor es weitergeht?',
      'Dein Schritt ist vorbei; bei dir hat {man} den Ball in deiner Reihe {line}.',
    ],
    'skill/moved/defence': [
      'Benutzt du eine Fähigkeit, bevor es weitergeht?',
      'Dein Schritt ist vorbei; beim Gegner hat {man} den Ball in deiner Reihe {ownLine}.',
    ],
    'skill/sideways': [
      'Benutzt du vor deinem Querpass eine Fähigkeit?',
      '{Man} hat den Ball in deiner Reihe {line} und muss ihn gleich quer abgeben.',
    ],
    'skill/their-sideways': [
      'Benutzt du vor deinem Schritt eine Fähigkeit?',
      'Querpass des Gegners: {Man} hat den Ball in deiner Reihe {ownLine}.',
    ],
    'skill/compare': [
      'Benutzt du vor dem Vergleich eine Fähigkeit?',
      'Bälle nach jetzigem Stand ({action}): {own} für dich, {theirs} für den Gegner.',
    ],
    'skill/arrival/attack': [
      'Benutzt du jetzt eine Fähigkeit?',
      'Ein Pass ist angekommen: Bei dir hat {man} den Ball in deiner Reihe {line}.',
    ],
    'skill/arrival/defence': [
      'Benutzt du jetzt eine Fähigkeit?',
      'Ein Pass ist angekommen: Beim Gegner hat {man} den Ball in deiner Reihe {ownLine}.',
    ],
    'skill/dribbled': [
      'Benutzt du jetzt eine Fähigkeit?',
      'Dein Dribbling ist gelungen: {Man} hat den Ball in deiner Reihe {line}.',
    ],
    'skill/turnover/attack': [
      'Benutzt du vor der nächsten Runde eine Fähigkeit?',
      'Du hast den Ball gewonnen: {Man} hat ihn in deiner Reihe {line}.',
    ],
    'skill/turnover/defence': [
      'Benutzt du vor der nächsten Runde eine Fähigkeit?',
      'Du hast den Ball verloren: Beim Gegner hat ihn {man} in deiner Reihe {ownLine}.',
    ],
    'skill/opportunity': [
      'Benutzt du eine Fähigkeit für deine Schüsse?',
      'Ein Durchgang deiner Torchance beginnt: {Man} hat den Ball in deiner Reihe {line}.',
    ],
    'skill/shot/attack': [
      'Benutzt du vor deinem Schuss eine Fähigkeit?',
      'Bei dir schießt gleich {man} aus deiner Reihe {line}.',
    ],
    'skill/shot/defence': [
      'Benutzt du vor ihrem Schuss eine Fähigkeit?',
      'Beim Gegner schießt gleich {man} aus deiner Reihe {ownLine}.',
    ],
    'skill/parry': [
      'Benutzt du eine Fähigkeit, bevor es weitergeht?',
      'Der Torwart hat deinen Schuss abgeklatscht, und die nächstliegende Nummer hat den Ball.',
    ],
    prevent: [
      'Verhinderst du ihre Fähigkeit?',
      'Ein Gegner neben deinem Spieler könnte jetzt eine benutzen. Dein Spieler wird umgedreht, der Gegner darf für den Rest dieser Runde keine Fähigkeit benutzen.',
    ],
    'prevent-declared': [
      'Verhinderst du ihre Fähigkeit?',
      'Ein Gegner neben deinem Spieler will seine benutzen. Dein Spieler wird umgedreht, der Gegner darf für den Rest dieser Runde keine Fähigkeit benutzen.',
    ],
    'style-card': ['Spielst du deine Stilkarte?', 'Sie gilt jetzt.'],
    'style-card/revealed': [
      'Spielst du vor den Schritten eine Stilkarte?',
      'Beide Karten liegen offen; {man} hat den Ball in deiner Reihe {line}.',
    ],
    'style-card/moved/attack': [
      'Spielst du eine Stilkarte, bevor es weitergeht?',
      'Dein Schritt ist vorbei; bei dir hat {man} den Ball in deiner Reihe {line}.',
    ],
    'style-card/moved/defence': [
      'Spielst du eine Stilkarte, bevor es weitergeht?',
      'Dein Schritt ist vorbei; beim Gegner hat {man} den Ball in deiner Reihe {ownLine}.',
    ],
    'style-card/compare': [
      'Spielst du vor dem Vergleich eine Stilkarte?',
      'Bälle nach jetzigem Stand ({action}): {own} für dich, {theirs} für den Gegner.',
    ],
    'style-card/arrival/attack': [
      'Spielst du jetzt eine Stilkarte?',
      'Ein Pass ist angekommen: Bei dir hat {man} den Ball in deiner Reihe {line}.',
    ],
    'style-card/arrival/defence': [
      'Spielst du jetzt eine Stilkarte?',
      'Ein Pass ist angekommen: Beim Gegner hat {man} den Ball in deiner Reihe {ownLine}.',
    ],
    'style-card/shot/attack': [
      'Spielst du vor deinem Schuss eine Stilkarte?',
      'Bei dir schießt gleich {man} aus deiner Reihe {line}.',
    ],
    'style-card/shot/defence': [
      'Spielst du vor ihrem Schuss eine Stilkarte?',
      'Beim Gegner schießt gleich {man} aus deiner Reihe {ownLine}.',
    ],
    'take-style': [
      'Nimmst du eine Stilkarte?',
      'Du hast die Bedingung eines Stils erfüllt. Dann ist das dein Stil für das ganze Spiel; du darfst auch ablehnen und auf einen anderen warten.',
    ],
    'receiver/pass': [
      'Wer bekommt deinen Pass?',
      'Er ist angekommen, und mehrere deiner Spieler in dieser Reihe gelten als niedrigste Rückennummer.',
    ],
    'receiver/interception': [
      'Wer fängt den Pass ab?',
      'Der Ball gehört dir, und mehrere deiner Spieler in dieser Reihe gelten als niedrigste Rückennummer.',
    ],
    'receiver/goal-kick': [
      'Wer bekommt den Abschlag?',
      'Er kommt zu deiner Mannschaft, und mehrere deiner Spieler in dieser Reihe gelten als niedrigste Rückennummer.',
    ],
    'receiver/out-of-cards': [
      'Wer bekommt den Ball?',
      'Dem Angriff sind die Karten ausgegangen; der Ball geht an deine Mannschaft, und mehrere deiner Spieler in dieser Reihe gelten als niedrigste Rückennummer.',
    ],
    'receiver/parry': [
      'Wer bekommt den abgeklatschten Ball?',
      'Der Torwart hat abgeklatscht, und zwei deiner Spieler haben die nächste Nummer.',
    ],
    'receiver/corner': [
      'Wer bekommt deine Ecke?',
      'Mehrere deiner Spieler in dieser Reihe gelten als niedrigste Rückennummer.',
    ],
    'receiver/won': [
      'Wer gewinnt den Ball?',
      'Deine Stilkarte gewinnt ihn, und mehrere deiner Spieler in dieser Reihe gelten als niedrigste Rückennummer.',
    ],
    fouler: [
      'Wer von deinen Spielern hat gefoult?',
      'Mehrere von ihnen in dieser Reihe gelten als niedrigste Rückennummer. Bei Rot fliegt er vom Platz.',
    ],
    snapshot: [
      'Weitschuss statt des Spielzugs?',
      'Bei dir hat {man} den Ball in deiner Reihe {line}. Der Schuss hat {power} und was die Ecke dazugibt; der Torwart darf {draws} {draws?Karte:Karten} ziehen.',
    ],
    'appeal/yellow': [
      'Protestierst du gegen die gelbe Karte?',
      'Foul, {man} war es. Der Kapitän darf einmal im Spiel protestieren; du ziehst eine Karte: Bei 3 oder 4 wird Gelb zurückgenommen, bei 2 ändert sich nichts, bei 1 fliegt der Kapitän.',
    ],
    'appeal/red': [
      'Protestierst du gegen die rote Karte?',
      'Foul, und {man} soll vom Platz. Der Kapitän darf einmal im Spiel protestieren; du ziehst eine Karte: Bei 3 oder 4 wird Rot zurückgenommen, bei 2 ändert sich nichts, bei 1 fliegt auch der Kapitän.',
    ],
    substitution: [
      'Bringst du jemanden von der Bank?',
      'Das Spiel ruht. Du darfst noch {left}-mal wechseln.',
    ],
  },
  refusals: {
    'events-without-expansion':
      'Spielereignisse gehören zur Erweiterung „Spieler“: Vereinbart auch sie (expansion: players) oder lasst die Ereignisse weg.',
    'option-without-expansion':
      'Fähigkeiten und Karten, die im Spiel umgedreht werden, gibt es nur mit der Erweiterung „Spieler“: Vereinbart auch sie (expansion: players) oder lasst {option} weg.',
    'squad-malformed':
      'Dieser Kader ist nicht lesbar: Das Feld „{field}“ fehlt oder ist nicht so, wie es sein muss.',
    'squad-name':
      'So kann der Kader nicht heißen: „{name}“. Ein Name ist eine Zeile von höchstens {most} gewöhnlichen Zeichen.',
    'squad-rank': 'Die Klasse fehlt oder ist unbekannt (angegeben: {rank}); möglich sind I, II, III und IV.',
    'squad-mentality':
      'Die Ausrichtung fehlt oder ist unbekannt (angegeben: {mentality}); möglich sind defensive, balanced und attacking.',
    'squad-keeper':
      'Der Torwart fehlt oder ist unbekannt (angegeben: {keeper}); möglich sind silver und gold.',
    'squad-captain': 'Kapitän kann nicht „{captain}“ sein; es ist eine der Nummern von 2 bis 11.',
    'squad-number-missing':
      'Auf Nummer {number} spielt noch niemand; in einem Kader muss jede Nummer von 2 bis 11 besetzt sein.',
    'squad-number-unknown':
      'Eine Nummer „{number}“ gibt es nicht zu besetzen; ein Kader hat die Nummern von 2 bis 11.',
    'squad-bench-without-subs':
      'Ohne Auswechslungen gibt es keine Bank: Lass sie leer oder vereinbart das Spielereignis „Auswechslungen“.',
    'squad-bench-too-long': '{bench} Spieler sind zu viele für die Bank; Platz ist für höchstens {most}.',
    'squad-type-unknown': '{Place}: Der Spielertyp fehlt oder ist unbekannt (angegeben: {type}).',
    'squad-wrong-number':
      '{Place}: {type} spielt dort nicht; nimm jemanden, auf dessen Karte diese Nummer steht.',
    'squad-purse-wrong':
      '{Place}: {type} kann nicht aus der {purse} bezahlt werden; der Schild sagt, welche Kasse zahlt, nur bei einem ausgewogenen der Trainer.',
    'squad-too-many-copies':
      '{type}: {used}-mal gewählt, davon gibt es aber nur {copies} {copies?Karte:Karten}.',
    'squad-over-budget': 'Die {purse} reicht nicht: Ausgegeben sind {spent}, darin sind {budget}.',
    'squad-unfillable':
      'Dieser Kader lässt sich nicht vervollständigen: Für die offenen Nummern reicht das Geld nicht.',
    'code-type-unlisted': 'Für {type} gibt es in Codes keinen Buchstaben, dieser Kader hat also keinen Code.',
    'code-damaged': 'Der Code hat einen Tippfehler, oder ein Teil fehlt.',
    'code-malformed': 'Das ist kein Code eines Kaders; er beginnt mit HT1-.',
    'code-version': 'Der Code ist von Version {version}, die hier nicht lesbar ist.',
    'not-the-lowest':
      'Nicht {man}: Zur Wahl steht nur, wessen Rückennummer hier als niedrigste gilt; nimm einen der angebotenen Spieler.',
    'no-switch':
      'Umschalten geht jetzt nicht: Es braucht das Spielereignis, einen Schritt in einer Runde und einen Spieler der Seite deiner Karte, und weder er noch der, mit dem er tauscht, darf den Ball haben.',
    'no-interchange':
      'Der Positionstausch geht jetzt nicht: Es braucht das Spielereignis, einen Schritt in einer Runde und zwei deiner Spieler nebeneinander, einen davon auf der Seite deiner Karte und keinen mit dem Ball.',
    'no-substitution':
      'Dieser Wechsel geht jetzt nicht: Das Spiel muss ruhen, du brauchst noch einen Wechsel und auf der Bank jemanden für diese Position.',
    'skill-prevented':
      '{Man}, {type}, ist gestört worden und darf für den Rest dieser Runde keine Fähigkeit benutzen.',
    'flipped-twice': '{Man}, {type}, ist in dieser Runde schon zweimal umgedreht worden und muss warten.',
    'skill-not-now':
      '{Man}, {type}, kann die Fähigkeit so jetzt nicht benutzen: Ihr Moment ist ein anderer, oder sie hätte keine Wirkung.',
    'on-own-side': '{Man}, {type}, spielt schon auf der eigenen Seite und kann nirgends hin zurückwechseln.',
    'style-not-held': 'Die Stilkarte „{card}“ hast du nicht.',
    'style-just-won': '„{card}“ hast du gerade erst gewonnen; spielen darfst du sie ab der nächsten Runde.',
    'style-already-played': 'In dieser Runde hast du schon eine Stilkarte gespielt; „{card}“ muss warten.',
    'style-not-now':
      '„{card}“ kannst du jetzt nicht spielen: Ihr Moment ist ein anderer, oder sie hätte keine Wirkung.',
    'expansion-malformed':
      'Die Erweiterung bei „{field}“ ist nicht brauchbar: Nötig sind name, version, keeper, types, conditions, styles, budgets und teams.',
    'type-missing':
      'Bei „{field}“ kann niemand die Nummer {number} spielen; für jede Nummer von 2 bis 11 braucht es einen Spielertyp.',
    'type-number-twice': 'Die Nummer bei „{field}“ ({card}) steht doppelt.',
    'type-skill':
      'Die Fähigkeit von „{card}“ stimmt bei „{field}“ nicht: ein Wort, das die Regeln nicht kennen oder das nicht zu den anderen passt, oder eine unmögliche Zahl.',
    'style-card-effect':
      'Die Wirkung von „{card}“ stimmt bei „{field}“ nicht: ein Wort, das die Regeln nicht kennen oder das nicht zu den anderen passt, oder eine unmögliche Zahl.',
    'style-without-card': 'Bei „{field}“ fehlt eine Karte für den Stil „{card}“; jeder Stil braucht eine.',
    'condition-twice':
      'Der Stil „{card}“ hat bei „{field}“ eine zweite Bedingung; jeder Stil hat genau eine.',
    'budget-twice':
      'Das Budget „{card}“ steht bei „{field}“ noch einmal; für jede Klasse mit jeder Ausrichtung gibt es genau eines.',
    'team-card-side':
      'Das Feld „{field}“ ({card}) muss true sein für die goldene Seite, für die silberne false oder gar nicht da.',
    'team-card-player': 'Bei „{field}“ ({card}) steht niemand, der die Nummer {number} spielen kann.',
    'team-card-number': 'Eine Nummer wie bei „{field}“ ({card}) gibt es nicht; die zehn sind 2 bis 11.',
    'team-card-bench': 'Einen Spielertyp wie bei „{field}“ ({card}) gibt es nicht.',
    'team-card-copies':
      'Die Teamkarte „{card}“ nimmt bei „{field}“ {used} Karten von {type}; es gibt nur {copies}.',
  },
  decisions: {
    'no-skill': 'keine Fähigkeit benutzen',
    'no-prevention': 'nicht verhindern',
    'no-style-card': 'keine Stilkarte spielen',
    'no-style': 'ablehnen und auf einen anderen Stil warten',
    'no-change': 'kein Wechsel',
    snapshot: 'Weitschuss',
    action: 'kein Weitschuss: den Spielzug ausführen',
    appeal: 'protestieren',
    accept: 'die Karte hinnehmen',
  },
  uses: {
    footballs: '{amount} {amount?Ball:Bälle} mehr, zusammen {total}',
    'footballs-each':
      '{amount} {amount?Ball:Bälle} mehr für jeden deiner Spieler in der Reihe, zusammen {total}',
    counts: 'die eigenen Angriffsbälle zählen mit, zusammen {total}',
    'better-value': 'deine Spieler in der Reihe zählen mit ihrem höheren Wert, zusammen {total}',
    'step/+': 'ein Schritt vor',
    'step/-': 'ein Schritt zurück',
    'send/+': '{other} geht einen Schritt vor',
    'send/-': '{other} geht einen Schritt zurück',
    'stride/+': '{amount} {amount?Schritt:Schritte} auf einmal vor',
    'stride/-': '{amount} {amount?Schritt:Schritte} auf einmal zurück',
    'jump/+': 'Sprung {amount} {amount?Reihe:Reihen} nach vorn, nach der Runde wieder zurück',
    diagonal: 'ein Feld schräg nach vorn, {whereto}',
    'either-side/+': 'ein Schritt vor, obwohl deine Karte die andere Seite zeigt',
    'either-side/-': 'ein Schritt zurück, obwohl deine Karte die andere Seite zeigt',
    'change-wing/+': 'ein Schritt vor und von nun an auf der anderen Seite',
    'change-wing/-': 'ein Schritt zurück und von nun an auf der anderen Seite',
    'change-wing/~': 'zurück auf die eigene Seite, deinen Schritt hast du noch',
    'change-places': 'Platztausch mit {otherTo}',
    exchange: '{one} und {other} tauschen die Plätze',
    'displace-carrier/+':
      'Schritt vor auf das Feld des Ballführers; du ziehst eine Karte, bei einer {amount}{amount?: oder weniger} ist es ein Foul',
    'displace-carrier/-':
      'Schritt zurück auf das Feld des Ballführers; du ziehst eine Karte, bei einer {amount}{amount?: oder weniger} ist es ein Foul',
    'take-ball': 'bekommt den Ball',
    'win-ball': 'deine niedrigste Rückennummer in der Reihe bekommt den Ball',
    'keep-ball': 'behält den Ball, kein Querpass',
    'choose-receiver': 'der Ball geht stattdessen an {otherObject}',
    'lay-off': 'der Ball geht sofort weiter an {otherObject}',
    'run-on/+': 'mit dem Ball ein Feld weiter',
    'run-on/.': 'bleibt stehen und wird trotzdem umgedreht',
    'shoot-forward': 'vor dem Schuss mit dem Ball ein Schritt vor',
    power: 'dieser Schuss zählt {amount} mehr',
    'power-lasting': 'alle eigenen Schüsse dieser Torchance zählen {amount} mehr',
    'middle-lasting': 'schießt in dieser Torchance vom Flügel wie aus der Mitte',
    'draws/more': 'der Torwart darf {amount} {amount?Karte:Karten} mehr ziehen',
    'draws/fewer': 'der Torwart zieht {amount} {amount?Karte:Karten} weniger',
    reach: 'Pass an {otherObject}, sonst außer Reichweite',
    'free-kick': 'Freistoß für dich, wo der Ball ist',
  },
  options: {
    skill: '{man}, {role} ({side}): {use}',
    borrowed: '{man}, {role} ({side}), mit der Fähigkeit {fromTo}: {use}',
    borrowedTheirs: '{man}, {role} ({side}), mit der Fähigkeit {fromTo} beim Gegner: {use}',
    turnBack: '{man}, {role}: wechselt auf die eigene Seite ({flank}) zurück und wird umgedreht',
    styleCard: '{card}: {use}',
    prevention: '{man}, {role}: Beim Gegner darf {other} die Fähigkeit nicht benutzen',
    takeStyle: '{style}: eine Karte nehmen, das ist von nun an dein Stil',
    interchange: '{one} und {other} tauschen die Plätze',
    switch: '{man}, {role}: hinüber auf das gespiegelte Feld der Reihe',
    substitution:
      'Bank {nth}, {on} ({onSide}, {onAttack}/{onDefence}): kommt für {object} ({role}, {side}, {attack}/{defence})',
    starCards: '{dive}, mit den Starkarten',
    regularCards: '{dive}, mit den gewöhnlichen Karten',
    position: 'Nummer {nth}',
    bench: 'Bank {nth}',
  },
  purses: { defensive: 'Defensivkasse', offensive: 'Offensivkasse' },
  allowed: {
    agreement: 'true oder false',
    expansion: 'players',
    events: 'eine Liste aus snapshot, corners, subs, captain, interchange, switch',
  },
  squad: 'Eigene Mannschaft',
  story: {
    skills: 'genutzte Fähigkeiten',
    styleCards: 'gespielte Stilkarten',
    snapshots: 'Weitschüsse',
    corners: 'Eckbälle',
    subs: 'Auswechslungen',
    appeals: 'Proteste',
  },
}
