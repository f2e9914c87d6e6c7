import type { FirstTimes } from './first-times.en.ts'

export const firstTimesDe: FirstTimes = {
  'ask/play-card':
    'Eine Karte kann zweierlei: Ihre Zahl zählt zu deiner Reihe, und ihre Seite sagt, wer von dir laufen darf.',
  'ask/attack-move':
    'Ein Schritt tauscht den Platz mit dem, der dort steht, Freund oder Gegner: So änderst du zwei Reihen auf einmal.',
  'ask/defence-move':
    'Ein Schritt in die Reihe des Balls bringt deine weißen Fußbälle dorthin und kann einen Gegner hinausdrängen.',
  'ask/sideways-pass': 'Vor jeder Aktion muss der Ball zum nächsten Mitspieler in seiner Reihe.',
  'ask/long-ball':
    'Ein langer Pass überspringt Reihen: Verglichen werden nur die Spieler dort, wo er ankommt.',
  'ask/opportunity-pass': 'In einer Torchance geht kein Pass verloren; es zählt, wer schießt und von wo.',
  'ask/shoot-or-not': 'Je näher und je mittiger, desto weniger Karten darf der Torwart ziehen.',
  'ask/duel':
    'Schütze und Torwart wählen verdeckt zugleich: Wer richtig rät, zieht als Torwart eine Karte mehr.',
  'ask/save':
    'Der Torwart zieht von seinem Stapel: Die Zahlen seiner Karten zusammen stehen gegen den Schuss.',
  'ask/free-kick-defence': 'Vor einem Freistoß darf jede Seite einen beliebigen Mann bewegen.',
  'ask/free-kick-attack': 'Vor einem Freistoß darf jede Seite einen beliebigen Mann bewegen.',
  'ask/free-kick-choice':
    'Nah am Tor kann ein Freistoß zur Torchance werden: Pässe sind sicher, aber die Handkarten müssen reichen.',
  'ask/goal-kick-attack':
    'Nach einer Parade schlägt der Torwart ab: Vorher darf jede Seite einen Mann bewegen.',
  'ask/goal-kick-defence':
    'Nach einer Parade schlägt der Torwart ab: Vorher darf jede Seite einen Mann bewegen.',
  'ask/goal-kick-card':
    'Die Art der Karte sagt, wie weit der Abschlag geht; die niedrigste Rückennummer dort bekommt ihn, deine oder ihre.',
  'ask/penalty-card':
    'Ein Elfmeter ist ein Schuss wie jeder andere, nur zieht der Torwart eine Karte weniger.',
  'ask/skill':
    'Wer seine Fähigkeit einsetzt, dreht seine Karte um: Silber wird Gold oder Gold Silber, mit anderen Fußbällen.',
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
    'Du hast drei Karten und füllst auf, wenn du eine gelegt hast; keiner sieht die Hand des anderen.',
  'told/turn': 'Der Spielzug ist vorbei, eine neue Runde beginnt; Angreifer ist, wer jetzt den Ball hat.',
  'told/nobody-there': 'Wo der Ball hinsoll, steht niemand: Ein gewonnener Pass bleibt dann in seiner Reihe.',
  'told/no-team-mate':
    'Wo nur eine Wahl bleibt, wird sie für dich getroffen: Allein in seiner Reihe behält der Ballführer den Ball.',
  'told/sideways': 'Vor jeder Aktion muss der Ball zum nächsten Mitspieler in seiner Reihe.',
  'told/opportunity':
    'Eine Torchance: Verglichen wird nichts mehr, niemand zieht nach, und wer nah genug ist, darf schießen.',
  'told/intercepted':
    'Ein gewonnener Ball geht an die niedrigste Rückennummer der neuen Seite in dieser Reihe.',
  'told/foul':
    'Gleiche Summen und gleiche Karten sind ein Foul des Verteidigers: eine Karte, und Freistoß dort, wo der Ball dann ist.',
  'told/penalty':
    'Ein Freistoß aus der Mitte der letzten Reihe ist ein Elfmeter: ein Schuss mit einer Karte weniger für den Torwart.',
  'told/parried':
    'Gleich viel wie der Schuss ist eine Parade nach vorn: Der Ball ist frei, die Nummer nächst der Schusszahl bekommt ihn.',
  'told/temporary-deck':
    'Die Stapel sind die Uhr: Beide sind leer, und die Halbzeit läuft nur weiter, solange der Ball nah an einem Tor ist.',
  'told/out-of-cards': 'Während einer Torchance zieht niemand nach: Ohne Karte ist sie vorbei.',
  'told/keeper-changed':
    'Ein gewöhnlicher Torwart, der richtig rät, wird zum Star; ein Star, der falsch rät, wird wieder gewöhnlich.',
  'told/shoot-out': 'Je fünf Schüsse; der Torwart hat jeweils wenige Karten dagegen.',
  'card/long':
    'Ein langer Pass lohnt sich, wenn deine nächsten Reihen stärker sind als die, in der der Ball ist.',
  'card/dribble':
    'Ein Dribbling ist ein Mann gegen den direkt vor ihm: gut, wenn die Gegner die Reihe füllen.',
  'mark/star':
    'Goldene Karten mit Stern sind die bessere Seite eines Spielers; wer eine hat, sagt die Nationalmannschaft.',
}
