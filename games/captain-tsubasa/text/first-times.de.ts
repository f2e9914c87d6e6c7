import type { FirstTimes } from './first-times.en.ts'

export const firstTimesDe: FirstTimes = {
  'ask/toss':
    'Stößt du an, nehmen sie ihre Matchkarte zuerst; nach der Pause ist es umgekehrt. Keines ist besser.',
  'ask/draft':
    'Matchkarten gehören keinem, bis sie einer nimmt: Deine kommt aus deinem Stapel wieder. Sind alle weg, beendet Tor oder Ballverlust die Hälfte.',
  'ask/turn': 'Nur neun Karten liegen in einem Angriff, alle zusammen; die erste legt der Angreifer.',
  'ask/ability':
    'Was auf einer Karte nach „dann“ steht, ist der Preis: Gelb, eine Handkarte oder die Karte selbst.',
  'ask/token':
    'Token sind gesparte Kraft: Jeder bringt einmal 1, in irgendeinem Angriff, bei Schuss, Pass oder Abwehr.',
  'ask/target': 'Karten im Spielbereich zählen nur, solange sie dort liegen.',
  'ask/motivate':
    'Für Token wird einer von vier Fußballern stärker: Seine motivierte Karte ersetzt seine Startkarte.',
  'ask/action':
    'Ein Schuss, der durchkommt, ist ein Tor, wenn kein Torwart hält; ein Pass behält nur den Ball für einen weiteren Angriff.',
  'ask/spend':
    'Erst zahlt der Angreifer, und der Verteidiger sieht, wie viel; dann würfeln beide mit je einem Würfel.',
  'ask/reroll':
    'Jeder neue Wurf braucht eine Karte, die ihn erlaubt, und der neue zählt, besser oder schlechter.',
  'ask/save': 'Eine Torwartkarte der Abwehr pariert bei niedrigen Zahlen: erst gehalten, dann Ecke.',
  'ask/special': 'Jede Abwehr stoppt genau einen der drei Schüsse; Würfel und Torwart gibt es dabei nicht.',
  'told/stopped': 'Wer passt, legt in diesem Angriff nichts mehr; der andere darf weitermachen.',
  'told/gained': 'Token bleiben, bis sie ausgegeben werden, in diesem Angriff oder in einem späteren.',
  'told/booked':
    'Eine Gelbe Karte nimmt dieser Seite für den Rest des Spiels 2 von Schuss und Pass; eine zweite wird Rot: 3, und 1 von der Abwehr.',
  'told/exhausted':
    'Eine Erschöpfungskarte taugt zu nichts: Sie nimmt einen Platz auf der Hand und unter den neun.',
  'told/discarded': 'Eine abgelegte Karte zählt nicht mehr, aber ihr Platz unter den neun ist wieder frei.',
  'told/removed':
    'Eine entfernte Karte kommt nie wieder; lag sie aus, ist ihr Platz unter den neun sofort wieder frei.',
  'told/reshuffled': 'Ein leerer Stapel entsteht neu aus der Ablage: Gute Karten kommen wieder.',
  'told/keeper':
    'Ein Schuss, der die Abwehr schlägt, trifft auf den Torwart, falls einer liegt: Er würfelt selbst.',
  'told/save': 'Gehalten heißt Ball für die Abwehr; bei einer Ecke behalten ihn die Angreifer.',
  'told/special-shot':
    'Jede Abwehr stoppt genau einen der drei Schüsse; Würfel und Torwart gibt es dabei nicht.',
  'told/half-over':
    'Die zweite Halbzeit hat eigene Matchkarten, und die andere Seite greift zuerst an; Token bleiben.',
  'told/contest':
    'Zähl Karten, Token und je einen Würfel zusammen: Die höhere Summe gewinnt, bei Gleichstand der Angreifer.',
  'told/stoppage':
    'Die Nachspielzeit hat keine letzte Runde: Die Halbzeit ist aus, wenn der Angreifer trifft oder den Ball verliert.',
  'told/extra-time':
    'In der Verlängerung liegen nur sieben Karten in einem Angriff, Matchkarten gibt es keine, und das Los sagt, wer beginnt.',
  'told/guaranteed':
    'Eine 6 gegen eine 1 gewinnt, wie die Summen auch stehen; nur ein Torwart kann den Schuss noch halten.',
  'told/advance':
    'Der Ball bleibt wie nach einem gewonnenen Pass, ohne Token und Würfel: Beide Spielbereiche sind leer, und die nächste Runde beginnt.',
  'told/signed':
    'Wer verpflichtet wird, spielt sofort mit und bleibt in diesem Stapel; an seiner Stelle liegt niemand Neues bereit.',
  'card/special':
    'Ein Spezialschuss wirkt nur im Angriff seiner eigenen Mannschaft: Statt der Würfel entscheidet eine geheime Wahl aus drei Schüssen.',
  'mark/token':
    'Token sind gesparte Kraft: Jeder bringt einmal 1, in irgendeinem Angriff, bei Schuss, Pass oder Abwehr.',
  'mark/booking':
    'Eine Gelbe Karte nimmt dieser Seite für den Rest des Spiels 2 von Schuss und Pass; eine zweite wird Rot: 3, und 1 von der Abwehr.',
  'mark/deck':
    'Dein Stapel ist fast leer: Wer aus einem leeren ziehen muss, mischt erst seine Ablage zu einem neuen.',
  'card/keeper': 'Eine Torwartkarte der Abwehr pariert bei niedrigen Zahlen: erst gehalten, dann Ecke.',
}
