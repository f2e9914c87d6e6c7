import type { FirstTimes } from './first-times.en.ts'

export const firstTimesDe: FirstTimes = {
  'ask/play-card':
    'Eine Karte kann zweierlei: Ihre Zahl zählt zu deiner Reihe, und ihre Seite sagt, wer von dir laufen darf.',
  'ask/attack-move':
    'Ein Schritt tauscht den Platz mit dem, der dort steht, Freund oder Gegner: So änderst du zwei Reihen auf einmal.',
  'ask/defence-move':
    'Ein Schritt in die Reihe des Balls bringt deine weißen Fußbälle dorthin und kann einen Gegner hinausdrängen, nur nie den am Ball.',
  'ask/sideways-pass': 'Vor jeder Aktion muss der Ball zum nächsten Mitspieler in seiner Reihe.',
  'ask/long-ball':
    'Ein langer Pass überspringt Reihen: Verglichen werden nur die Spieler dort, wo er ankommt.',
  'ask/opportunity-pass': 'In einer Torchance geht kein Pass verloren; es zählt, wer schießt und von wo.',
  'ask/shoot-or-not': 'Je näher und je mittiger, desto weniger Karten darf der Torwart ziehen.',
  'ask/duel':
    'Mitten direkt vor dem Tor zieht ein Torwart 2 Karten, außen oder eine Reihe weiter 3, beides 4; richtig geraten eine mehr.',
  'ask/save':
    'Der Torwart zieht von seinem Stapel, die Zahlen zählen zusammen gegen den Schuss. Jede gezogene Karte fehlt dann im Stapel, der Uhr der Halbzeit.',
  'ask/free-kick-defence':
    'Freistoß: Jede Seite darf einen Mann bewegen. Dann dürfen sie eine Torchance wählen: Pässe kommen an, Schüsse nur aus deiner Reihe 1 und 2.',
  'ask/free-kick-attack':
    'Freistoß: Jede Seite darf einen Mann bewegen. Dann darfst du eine Torchance wählen: Pässe kommen an, Schüsse nur aus Reihe 5 und 6.',
  'ask/free-kick-choice':
    'In der Torchance sind Pässe sicher, aber die Handkarten müssen reichen, und schießen darfst du nur aus Reihe 5 und 6.',
  'ask/goal-kick-attack':
    'Nach einer Parade schlägt der Torwart ab: Vorher darf jede Seite einen Mann bewegen.',
  'ask/goal-kick-defence':
    'Nach einer Parade schlägt der Torwart ab: Vorher darf jede Seite einen Mann bewegen.',
  'ask/goal-kick-card':
    'Die Art der Karte sagt, wie weit der Abschlag geht; die niedrigste Rückennummer dort bekommt ihn, deine oder ihre.',
  'ask/penalty-card':
    'Du hast fünf Karten für deine Elfmeter gezogen: Jede gibt einem davon Farbe und Stärke und ist dann benutzt.',
  'ask/skill':
    'Wer seine Fähigkeit einsetzt, dreht seine Karte um: Silber wird Gold oder Gold Silber, mit anderen Fußbällen und anderer Fähigkeit.',
  'ask/prevent': 'Ein Gegner neben ihm setzt in diesem Spielzug keine Fähigkeit mehr ein.',
  'ask/style-card':
    'Eine Stilkarte gewinnt, wer entsprechend spielt; jede gilt einmal, wenn ihr Moment kommt.',
  'ask/take-style': 'Du hast so gespielt, wie es dieser Stil verlangt: Du darfst eine seiner Karten nehmen.',
  'ask/receiver':
    'Nummern, die sich überschneiden, etwa 4/5 und 5, gelten als gleich: Von mehreren niedrigsten wählt ihr Trainer.',
  'ask/fouler':
    'Mehrere sind in dieser Reihe die niedrigsten: Du sagst, wer gefoult hat, und bei Rot fliegt er.',
  'told/style-won':
    'Jede Serie gewinnt eine weitere Stilkarte, nie in einer Torchance; in derselben Runde spielt man sie nicht.',
  'told/style-played':
    'Eine Stilkarte je Runde; haben beide eine, kommen erst Fähigkeiten, dann entscheidet die Folge der Stile.',
  'ask/substitution': 'Der Neue übernimmt Nummer und Platz des Mannes, den er ersetzt.',
  'told/kick-off':
    'Zwei Trainer, je eine Mannschaft: Eine Münze hat über den Anstoß entschieden, und die Nummer 6 hat den Ball.',
  'told/moved':
    'Was du wählst, lässt sich zurücknehmen, bis der andere geantwortet hat oder etwas Verdecktes aufgedeckt ist.',
  'told/drawn':
    'Du füllst verdeckt auf drei Karten auf. Jede gezogene Karte rückt die Uhr vor; sind beide Stapel leer, endet die Halbzeit.',
  'told/turn': 'Der Spielzug ist vorbei, eine neue Runde beginnt; Angreifer ist, wer jetzt den Ball hat.',
  'told/nobody-there':
    'Steht kein Gegner da, der ihn nimmt, oder liegt keine Reihe mehr vor ihm, behält der Ballführer den Ball, und der Spielzug ist vorbei.',
  'told/no-team-mate':
    'Wo nur eine Wahl bleibt, wird sie für dich getroffen: Allein in seiner Reihe behält der Ballführer den Ball.',
  'told/sideways': 'Vor jeder Aktion muss der Ball zum nächsten Mitspieler in seiner Reihe.',
  'told/opportunity':
    'In der Torchance wird nichts verglichen, niemand zieht nach. Ein Dribbling schießt gleich; ein Pass geht erst zu einem Mitspieler, der schießen darf.',
  'told/tackled': 'Wer ein Dribbling stoppt, hat den Ball; nach einem Pass die niedrigste Nummer der Reihe.',
  'told/intercepted':
    'Ein gewonnener Ball geht an die niedrigste Rückennummer der neuen Seite in dieser Reihe.',
  'told/foul':
    'Summen und Karten gleich: Gefoult hat die niedrigste Nummer der Abwehr dort, beim Dribbling der Gegenspieler. Der Angriff geht weiter, mit Freistoß.',
  'told/penalty':
    'Ein Freistoß aus der Mitte der letzten Reihe ist ein Elfmeter: ein Schuss mit einer Karte weniger für den Torwart.',
  'told/parried':
    'Gleich viel wie der Schuss heißt abgeklatscht: Der Ball ist frei, die Nummer, die der Schussstärke am nächsten ist, bekommt ihn.',
  'told/temporary-deck':
    'Ein leerer Stapel wird aus seinen benutzten Karten neu gemischt. Waren beide leer, endet die Halbzeit, sobald der Ball fern der Tore ist.',
  'told/out-of-cards': 'Während einer Torchance zieht niemand nach: Ohne Karte ist sie vorbei.',
  'told/keeper-changed':
    'Ein gewöhnlicher Torwart, der richtig rät, wird zum Star; ein Star, der falsch rät, wird wieder gewöhnlich.',
  'told/shoot-out':
    'Je fünf Elfmeter im Wechsel; der Torwart zieht so wenige Karten wie bei jedem Elfmeter, und abgeklatscht ist kein Tor.',
  'card/long':
    'Ein langer Pass fliegt eine bis drei Reihen weit; du wählst die Reihe, und deren Summen werden verglichen.',
  'card/dribble':
    'Ein Dribbling ist ein Mann gegen den direkt vor ihm: gut, wenn die Gegner die Reihe füllen.',
  'mark/star':
    'Gold mit Stern ist die bessere Seite eines Spielers: meist mehr Fußbälle. Ein Startorwart, der falsch rät, zieht nie eine Karte weniger.',
  'ask/snapshot':
    'Ein Schuss statt des Spielzugs: Die Karte zählt eins weniger, und von weiter hinten zieht der Torwart mehr Karten.',
  'ask/appeal':
    'Eine Karte deines Stapels entscheidet: Bei 3 oder 4 ist die Karte für das Foul weg, 2 ändert nichts, bei 1 fliegt dein Kapitän.',
  'told/skill':
    'Ein Spielzug, für den eine Fähigkeit oder Stilkarte benutzt wurde, zählt für keine Stilkarte; ein Erfolg gleicher Art wahrt die Serie.',
  'told/saved':
    'Ein gehaltener Schuss gibt dem Torwart den Ball: Beide füllen auf, und seine Mannschaft schlägt ab.',
  'told/dribbled':
    'Wer dribbelt, läuft mit dem Ball: auf das freie Feld oder auf den Platz dessen, den er umspielt hat.',
  'told/free-kick': 'Vor einem Freistoß darf jede Seite einen beliebigen Mann bewegen.',
  'told/half-over':
    'Eine neue Halbzeit beginnt aus der Grundstellung mit vollen Stapeln; Tore und Karten für Fouls bleiben.',
  'told/goal':
    'Nach einem Tor gehen alle auf ihren Platz zurück und behalten die Kartenseite, die sie zeigen; Anstoß hat, wer das Tor bekam.',
}
