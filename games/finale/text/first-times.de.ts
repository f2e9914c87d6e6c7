import type { FirstTimes } from './first-times.en.ts'

export const firstTimesDe: FirstTimes = {
  'ask/tactics':
    'Je höher deine Karte, desto mehr Angriffe hast du, doch wen sie verlangt, kann mehr zählen; und danach ist die Karte weg.',
  'ask/further-tactic':
    'Jeder Angriff braucht seine eigene Karte; die Zahl zählt nicht mehr, nur noch, wer gegen wen spielt.',
  'ask/exchange':
    'Vor ihrem Angriff darfst du eine Karte tauschen, musst aber nicht: Was du weglegst, kommt nie wieder.',
  'ask/attackers-men':
    'Wer spielt, dreht sich danach auf seine nächste Spielstärke und spielt in diesem Angriff nicht mehr, außer ein Pfeil ruft ihn.',
  'ask/defenders-men':
    'Du wählst, wenn die Angreifer schon feststehen. Gleichstand reicht dir nicht: Der Angriff kommt durch.',
  'ask/changes':
    'Wer kommt, steht in seiner eigenen Reihe: Ist es eine andere, hat sie einen mehr, die alte einen weniger. Gut, wo einer jetzt und danach schwach ist.',
  'ask/hazard-order':
    'Mehrere Männer sind gefährdet; die Reihenfolge zählt, wenn einer davon ersetzt werden muss.',
  'ask/replacement':
    'Ein Verletzter scheidet aus. Von der Bank darf jemand kommen; das ist keiner deiner drei Wechsel.',
  'ask/injured-keeper': 'Von jetzt an steht seine Spielstärke gegen jeden Schuss.',
  'ask/sent-off-keeper':
    'Ein Torwart von der Bank kostet einen Wechsel und einen Mann vom Feld; ein Feldspieler im Tor kostet keinen Wechsel.',
  'ask/man-for-keeper': 'Der neue Torwart braucht einen Platz: Wen du nennst, der ist draußen.',
  'ask/takers':
    'Bei jedem Schuss steht die erste Spielstärke des Schützen gegen die des Torwarts, beide mit Würfel; Gleichstand ist kein Tor.',
  'ask/next-taker': 'Ab jetzt kann ein einziger Fehlschuss das Spiel entscheiden.',
  'ask/packing': 'Der Stapel, den du jetzt baust, enthält alle deine Karten für dieses Spiel.',
  'told/level-roll': 'Beide Karten waren gleich, also entscheidet der Würfel, wer angreift.',
  'told/closing-card-open':
    'Wer keine Handkarte mehr hat, spielt die Schlusskarte: Ihre Zahl ist 1, sie liegt offen und ist nie verbraucht.',
  'told/counter':
    'Wer einen Aufbau stoppt, kontert sofort, der Unterschied der Zahlen kommt dazu; auf einen Konter folgt keiner, dann geht es weiter.',
  'told/hazard':
    'Wer mit einer Stärke samt Symbol spielt, würfelt danach: bei 2 verletzt, bei 0 oder 1 verwarnt, bei 3 vom Platz; sonst passiert nichts.',
  'told/booked':
    'Eine Gelbe Karte kostet noch nichts; die zweite für denselben Mann ist Rot, und er ist draußen.',
  'told/sent-off':
    'Wer Rot sieht, wird nicht ersetzt: Diese Mannschaft spielt mit einem Mann weniger weiter.',
  'told/injured':
    'Ein Verletzter scheidet aus; von der Bank darf jemand kommen, ohne einen Wechsel zu kosten.',
  'told/goal-empty': 'Niemand ist mehr für das Tor da: Es zählt 0 gegen jeden Schuss.',
  'told/period-over': 'Zwischen zwei Zeitabschnitten, bevor Karten gelegt werden, dürfen beide wechseln.',
  'told/extra-time': 'Die Verlängerung wird nur mit den sechs weißen Karten gespielt.',
  'told/shoot-out':
    'Bei jedem Schuss steht die erste Spielstärke des Schützen gegen die des Torwarts, beide mit Würfel; Gleichstand ist kein Tor.',
  'told/comparison':
    'Spielstärken und je ein Würfel zählen zusammen: Gleichstand reicht den Angreifern im Aufbau, aber nicht für ein Tor.',
  'told/turned':
    'Wer gespielt hat, wird um ein Viertel gedreht: Mit der Spielstärke, die jetzt oben liegt, spielt er das nächste Mal.',
  'card/places':
    'Auf einer Taktikkarte gelten die Plätze links für den, der angreift, rechts für den, der verteidigt; Buchstaben nennen die Reihe.',
  'mark/hazard':
    'Wer mit Symbol spielt, würfelt. Kreuz: verletzt bei 2. Gelb: verwarnt bei 0 oder 1, zweimal ist Rot. Rot: vom Platz bei 3, und niemand ersetzt ihn.',
  'mark/no-build-up':
    '„– : –“ auf einer Taktikkarte heißt kein Aufbau: Ihr Angriff geht gleich zum Spielabschluss, und scheitert er, folgt kein Konter.',
  'mark/arrow':
    'Der Drehpfeil ruft jemanden aus dieser Reihe, der im Aufbau gespielt hat, auch in den Spielabschluss, mit neuer Spielstärke.',
}
