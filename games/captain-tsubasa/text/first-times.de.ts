import type { FirstTimes } from './first-times.en.ts'

export const firstTimesDe: FirstTimes = {
  'ask/toss': 'Wer zuerst angreift, trifft auf einen Verteidiger, der seine Spielkarte vor ihm wählt.',
  'ask/draft':
    'Spielkarten gehören niemandem: Die du jetzt nimmst, kommt auf deine Hand und bleibt später in deinem Stapel.',
  'ask/turn':
    'In einem Angriff liegen nur neun Karten, deine und ihre zusammen; die erste legt der Angreifer.',
  'ask/ability': 'Was eine Karte kann, hat manchmal seinen Preis: Lies beides, bevor du es einsetzt.',
  'ask/token':
    'Marker sind gesparte Kraft: Jeder bringt einmal 1, in irgendeinem Angriff, bei Schuss, Pass oder Abwehr.',
  'ask/target': 'Karten im Spielbereich zählen nur, solange sie dort liegen.',
  'ask/motivate':
    'Für Marker wird einer von vier Fußballern stärker: Seine motivierte Karte ersetzt seine Startkarte.',
  'ask/action':
    'Ein Schuss, der durchkommt, ist ein Tor, wenn kein Torwart hält; ein Pass behält nur den Ball für einen weiteren Angriff.',
  'ask/spend':
    'Erst zahlt der Angreifer, und der Verteidiger sieht, wie viel; dann würfeln beide mit je einem Würfel.',
  'ask/reroll':
    'Jeder neue Wurf braucht eine Karte, die ihn erlaubt, und der neue zählt, besser oder schlechter.',
  'ask/save': 'Eine Torwartkarte der Abwehr pariert bei niedrigen Zahlen: erst gehalten, dann Ecke.',
  'ask/special': 'Jede Abwehr stoppt genau einen der drei Schüsse; Würfel und Torwart gibt es dabei nicht.',
  'told/stopped': 'Wer aufhört, legt in diesem Angriff nichts mehr; der andere darf weitermachen.',
  'told/gained': 'Marker bleiben, bis sie ausgegeben werden, in diesem Angriff oder in einem späteren.',
  'told/booked':
    'Eine Gelbe Karte nimmt dieser Seite für den Rest des Spiels 2 von Schuss und Pass; eine zweite wird Rot und nimmt mehr.',
  'told/exhausted':
    'Eine Erschöpfungskarte taugt zu nichts: Sie nimmt einen Platz auf der Hand und unter den neun.',
  'told/discarded': 'Eine abgelegte Karte zählt nicht mehr, aber ihr Platz unter den neun ist wieder frei.',
  'told/removed': 'Eine entfernte Karte ist aus dem Spiel und kommt nie mehr in den Stapel.',
  'told/reshuffled': 'Ein leerer Stapel entsteht neu aus der Ablage: Gute Karten kommen wieder.',
  'told/keeper':
    'Ein Schuss, der die Abwehr schlägt, trifft auf den Torwart, falls einer liegt: Er würfelt selbst.',
  'told/save': 'Gehalten heißt Ball für die Abwehr; bei einer Ecke behalten ihn die Angreifer.',
  'told/special-shot':
    'Jede Abwehr stoppt genau einen der drei Schüsse; Würfel und Torwart gibt es dabei nicht.',
  'told/half-over':
    'Die zweite Halbzeit hat eigene Spielkarten, und die andere Seite greift zuerst an; Marker bleiben.',
}
