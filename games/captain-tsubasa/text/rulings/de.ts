import type { RulingWords } from '@libero/kernel/words'
import type { RulingId } from './list.ts'

export const rulingsDe: Readonly<Record<RulingId, RulingWords>> = {
  R1a: {
    question: 'Welche zwölf Karten sind in einem Startdeck?',
    ruling: 'Die elf, die im Manga jenes Finale beginnen, und die Fans der Mannschaft.',
  },
  R1b: {
    question: 'Welche Werte haben die Karten?',
    ruling:
      'Unsere eigenen: 0 bis 4 auf Start-, Match- und Transferkarten, höhere auf manchen Motivationskarten. Vier Karten von Nankatsu und vier von Toho ergeben genau die Summen aus dem Beispiel des Heftes. Nur eine Gelbe oder Rote Karte bringt einen Wert unter null.',
  },
  R2a: {
    question: 'Wo sind die beiden Spezialschuss-Karten?',
    ruling: 'Unter den Matchkarten: die von Toho in der ersten Hälfte, die von Nankatsu in der zweiten.',
  },
  R2b: {
    question: 'Darf ein Trainer den Spezialschuss der anderen Mannschaft nehmen?',
    ruling: 'Ja. Er darf ihn seiner Werte wegen spielen, aber die Fähigkeit nicht nutzen.',
  },
  R3a: {
    question: 'Wie viele Token fasst ein Pool?',
    ruling:
      'Fünf von jeder Art. Eine Art, von der nichts in der Reserve ist, kann man nicht wählen, und was die Reserve nicht hat, verfällt.',
  },
  R3b: {
    question: 'Wohin kommen ausgegebene Token?',
    ruling:
      'Sie liegen bis zur Aufräumphase der Runde, in der sie ausgegeben wurden, neben dem Spielbereich und kommen erst dann in die Reserve; vorher kann man sie nicht wieder erhalten. Das gilt für jeden Token, der einen Pool verlässt: für Schuss, Pass oder Verteidigung, für einen motivierten Spieler, vor oder nach den Würfeln, oder für einen Transfer. Auch eine Runde, die „Ballkontrolle und Vorstoss“ oder ein Spezialschuss beendet, hat ihre Aufräumphase, ebenso die letzte Runde einer Hälfte, der Verlängerung und des Spiels. Ein Elfmeterschießen, in dem man welche ausgeben könnte, gibt es nicht. Nicht ausgegebene bleiben im Pool. Nach den Regeln captain-tsubasa-1 kommt alles sofort in die Reserve und kann in derselben Runde wieder erhalten werden.',
  },
  R4a: {
    question: 'Was kostet eine Gelbe Karte?',
    ruling:
      'In unserem Satz 2 beim Schuss und 2 beim Pass, bei der Verteidigung nichts. Ein Satz aus einer Schachtel darf sagen, was seine Gelbe Karte zeigt (R25).',
  },
  R4b: {
    question: 'Und eine Rote Karte?',
    ruling:
      'In unserem Satz 3 beim Schuss, 3 beim Pass und 1 bei der Verteidigung, anstelle dessen, was Gelb kostet. Ein Satz aus einer Schachtel darf sagen, was seine Rote Karte zeigt (R25).',
  },
  R4c: {
    question: 'Zählen Gelbe und Rote Karten für das Limit von neun?',
    ruling:
      'Nein, obwohl sie im Spielbereich liegen. Fähigkeiten, die dort eine Karte wählen, können auch sie nicht wählen.',
  },
  R4d: {
    question: 'Was ist, wenn ein Trainer mit Roter Karte noch einmal verwarnt wird?',
    ruling:
      'Das wird er nicht: Eine Fähigkeit, zu der eine Verwarnung verpflichtet, kann dann nicht genutzt werden.',
  },
  R5a: {
    question: 'Was wird nach der Runde aus Matchkarten, Transfers und motivierten Spielern?',
    ruling:
      'Sie kommen auf den Ablagestapel dessen, der sie gespielt hat, und gehören für den Rest des Spiels zu seinem Deck.',
  },
  R5b: {
    question: 'Kommt eine entfernte Karte zurück?',
    ruling:
      'Nein, sie ist aus dem Spiel, auch in der zweiten Hälfte und in der Verlängerung. Das gilt auch für Erschöpfungskarten: Sie kehren nicht in den Vorrat zurück. Die eine Ausnahme ist eine Gelbe Karte, die „Auswechslung“ abnimmt: Ihr Trainer kann sie wieder bekommen.',
  },
  R6a: {
    question: 'Wann werden die neun Karten gezählt?',
    ruling:
      'Nach dem ganzen Zug samt Fähigkeiten. Eine neunte Karte, die den Spielbereich wieder verlässt, beendet die Phase nicht, und ebenso ist es mit jeder anderen der neun, ob entfernt oder abgelegt. Ist die Phase vorbei, bleibt sie vorbei, auch wenn ein motivierter Spieler später eine Karte wegnimmt.',
  },
  R6b: {
    question: 'Was ist, wenn nur ein Trainer gepasst hat?',
    ruling: 'Der andere spielt allein weiter, Karte um Karte, bis auch er passt oder das Limit erreicht ist.',
  },
  R6c: {
    question: 'In welcher Reihenfolge gibt es Neuwürfe?',
    ruling:
      'Der Angreifer wird zuerst gefragt, dann der Verteidiger, und nach jedem Neuwurf wieder, bis beide verzichten.',
  },
  R6d: {
    question: 'Wessen Wurf darf wiederholt werden?',
    ruling:
      'Ein Wurf: der eigene, der des anderen Trainers oder der eines Torwarts, gleich wessen; auch einer, den eine andere Karte schon hat wiederholen lassen. Dieselbe Karte tut es nicht zweimal in einer Runde. Verpflichten mehrere Karten zu Verschiedenem, sagt der Trainer, welche er nutzt; nach den Regeln captain-tsubasa-1 ist es die erste.',
  },
  R6e: {
    question: 'Wann würfelt ein Torwart, und wie oft?',
    ruling:
      'Nach jedem verlorenen Schuss, bei dem im Spielbereich des Verteidigers eine Karte mit Parade liegt, wird er gefragt, und er darf je Schuss einmal würfeln, auch mit zwei solchen Karten.',
  },
  R6f: {
    question: 'Wann genau beginnt die Nachspielzeit?',
    ruling:
      'In der sechsten Runde, wenn die letzten beiden Matchkarten genommen werden. Diese Runde ist die letzte, außer der Angreifer behält den Ball.',
  },
  R6g: {
    question: 'Beendet ein Eckball in der Nachspielzeit die Hälfte?',
    ruling:
      'Nein. Der Angreifer behält den Ball, also folgt noch eine Runde. Dasselbe gilt für „Ballkontrolle und Vorstoss“.',
  },
  R6h: {
    question: 'Wer beginnt die zweite Hälfte der Verlängerung, und mit welchen Karten?',
    ruling: 'Der Trainer, der die erste nicht begonnen hat. Alle Karten werden neu gemischt.',
  },
  R6i: {
    question: 'Wie wird ein Spiel gewertet, das nach der Verlängerung gleich steht?',
    ruling: 'Als Unentschieden, mit zwei Meistern.',
  },
  R6j: {
    question: 'Kann sich das Ergebnis noch ändern, wenn der Torwart gefragt ist?',
    ruling:
      'Nein. Nach den Würfeln werden beide Trainer gefragt, bis keiner mehr etwas ändern will; dann steht es fest. Ist der Torwart gefragt, wird kein Wurf von Schuss und Verteidigung mehr wiederholt, und die Werte eines dann motivierten Spielers zählen erst ab der nächsten Runde. Der Wurf des Torwarts selbst kann wiederholt werden, von beiden Trainern.',
  },
  R7a: {
    question: 'Welche Spezialverteidigung hält welchen Spezialschuss auf?',
    ruling:
      'Jede genau einen der drei Schüsse der anderen Mannschaft, und jeder Schuss wird von einer aufgehalten.',
  },
  R7b: {
    question: 'Können Token, Würfel oder der Torwart an einem Spezialschuss noch etwas ändern?',
    ruling: 'Nein. Die beiden Karten entscheiden allein.',
  },
  R7c: {
    question: 'Kann man bei einem späteren Spezialschuss dieselbe Karte wieder wählen?',
    ruling: 'Ja. Nach dem Duell liegen beide Karten wieder bei den anderen, und man wählt immer unter allen.',
  },
  R8a: {
    question: 'Welche Karten bleiben im ersten Spiel weg?',
    ruling:
      'Vier Matchkarten jeder Hälfte, wie sie in Absatz 16.1 stehen, die Fans und die Erschöpfungskarten.',
  },
  R8b: {
    question: 'Wann darf ein Trainer motivieren?',
    ruling:
      'Wann immer er etwas gefragt wird, während sein Spieler in seinem Spielbereich liegt: in seinem Zug, bevor er spielt oder passt, während Fähigkeiten genutzt und ausgeführt werden, bevor sein Zug endet, bei Schuss oder Pass und bei den Token; und nach den Würfeln, wenn er nach einem Neuwurf oder seinem Torwart gefragt wird. Wer nach den Würfeln sonst nicht gefragt würde, wird gefragt, wenn er so verlieren würde und jemand, den er bezahlen kann, das wenden oder einen verlorenen Schuss halten könnte. Wer gewinnen würde, wird gefragt, wenn jemand, den er bezahlen kann, dem anderen eine Karte wegnehmen könnte, solange dort noch etwas den Sieg umstoßen kann: eine Parade, ein Neuwurf, jemand zum Motivieren. Der Zug des anderen wird nicht unterbrochen. Nach den Regeln captain-tsubasa-1 geht es nur bis zu den Token und nicht, während Fähigkeiten genutzt werden.',
  },
  R8c: {
    question: 'Schlägt ein garantierter Erfolg den Torwart?',
    ruling: 'Nein. Er gewinnt den Schuss; der Torwart darf noch würfeln.',
  },
  R8d: {
    question: 'Wie werden Spieler verpflichtet?',
    ruling:
      'Vier liegen offen und werden nicht aufgefüllt. Ein Trainer darf während seines ganzen Zuges verpflichten, vor seiner Karte, während ihre Fähigkeiten genutzt werden und danach, bis der Zug endet. Das ist nicht die Karte des Zuges: Vorher spielt er noch eine oder passt. Passen beendet den Zug. Ein ersetzter Torwart scheidet aus; von zweien wählt der Trainer. Bei neun Karten wird kein Feldspieler mehr verpflichtet, aber ein Torwart darf noch einen Torwart ersetzen, auch nach der neunten Karte. Ein Platz, den eine Fähigkeit gleich füllt, ist vergeben. Nach den Regeln captain-tsubasa-1 geht es nur vor der Karte oder dem Passen.',
  },
  R8e: {
    question: 'Darf man die Fähigkeiten eines eben verpflichteten Spielers nutzen?',
    ruling:
      'Ja, als wäre er gerade gespielt worden, beim Torwart wie beim Feldspieler, in der Reihenfolge von R16.',
  },
  R9: {
    question: 'Was ist, wenn die verpflichtende Aktion einer Fähigkeit nicht ausgeführt werden kann?',
    ruling:
      'Dann kann die Fähigkeit nicht genutzt werden. Eine Karte, die die Fähigkeit selbst auf die Hand bringt, darf die sein, die abgelegt wird.',
  },
  R10: {
    question: 'Welche Matchkarte ist weggelegt worden?',
    ruling:
      'Das weiß niemand, und es klärt sich nur dadurch, was nie kommt: Jede Karte vom Stapel ist eine von denen, die man noch nicht gesehen hat, die weggelegte mitgerechnet.',
  },
  R11: {
    question: 'Darf man Ablagestapel durchsehen, und was kann man von einer Hand wissen?',
    ruling:
      'Ablagestapel sind offen. Ist ein Nachziehstapel leer geworden, kann jeder sagen, was sein Besitzer hält: Vom neuen Mischen an gelten diese Karten als bekannt.',
  },
  R12: {
    question: 'Was ist, wenn eine Runde oder eine Hälfte nicht endet?',
    ruling:
      'Nach 30 gespielten Karten in einer Runde endet die Angriffsphase, nach zwölf weiteren Runden Nachspielzeit die Hälfte.',
  },
  R13: {
    question: 'Wem gehören die Erschöpfungskarten, und wohin kommt eine?',
    ruling: 'Die acht sind ein gemeinsamer Vorrat. Wer eine bekommt, legt sie auf seinen Ablagestapel.',
  },
  R13b: {
    question: 'Was kann ein Spieler, der mitten in einer Fähigkeit oder nach den Würfeln motiviert wird?',
    ruling:
      'Seine Werte zählen sofort, seine Fähigkeiten, sobald fertig ist, was gerade ausgeführt wird, auch wenn das seine eigene war. Nach den Würfeln kann er alles, was keine Karten ins Spiel bringt (R20): dem Gegner eine Karte wegnehmen, einen Wurf wiederholen lassen, auch wenn er es mit der Startkarte schon getan hat, oder parieren, wenn für diesen Schuss noch kein Torwart gewürfelt hat. Ein Torwart, der nach seinem Wurf motiviert wird, behält ihn, wie er gefallen ist. Eine verpflichtende Aktion, die inzwischen unmöglich ist, verfällt.',
  },
  R13c: {
    question:
      'Darf man die Fähigkeiten eines motivierten Spielers nutzen, der in einem früheren Zug der Runde gespielt wurde?',
    ruling: 'Ja. Wann immer er motiviert wird, gilt seine Motivationskarte als gerade gespielt.',
  },
  R14: {
    question: 'Was bleibt in der Halbzeit erhalten?',
    ruling:
      'Token im Pool, Gelbe und Rote Karten und alles Entfernte. So ist es auch vor und in der Verlängerung.',
  },
  R15: {
    question: 'In welcher Reihenfolge nutzt man die zwei Fähigkeiten einer Karte?',
    ruling: 'In beliebiger: eine davon, beide oder keine.',
  },
  R16: {
    question: 'Was ist, wenn eine Fähigkeit eine weitere Karte ins Spiel bringt?',
    ruling:
      'Deren Fähigkeiten kommen zuerst. Danach darf der Trainer nutzen, was von der ersten Karte noch offen ist.',
  },
  R17: {
    question: 'Welche Karte legt ein Tausch weg?',
    ruling: 'Eine andere Karte des eigenen Spielbereichs, nie die, um deren Fähigkeit es geht.',
  },
  R18: {
    question: 'Ist die Matchkarte „Überragende Parade“ ein Torwart?',
    ruling:
      'Für einen verlorenen Schuss ist sie eine Karte mit Parade und eigenen Zahlen. Ihre verpflichtende Aktion folgt nach dem Wurf. Ein verpflichteter Torwart kann sie nicht ersetzen.',
  },
  R19: {
    question:
      'Kann man eine Fähigkeit nutzen, die nichts bewirkt, etwa eine Verletzung gegen eine leere Hand?',
    ruling:
      'Ihrer verpflichtenden Aktion wegen, wenn die ausgeführt werden kann: Nagano darf sich selbst entfernen, auch wenn kein Schusstoken mehr zu bekommen ist. Würde weder die Wirkung noch die Aktion etwas ändern, wird sie nicht angeboten. Was eine andere Zeit hat, ein Neuwurf, eine Parade oder was nur in die Angriffsphase gehört (R20), wird nicht allein der Aktion wegen genutzt; ebenso das Beenden der Phase, der Vorstoß und der Spezialschuss. Nach den Regeln captain-tsubasa-1 musste eine Fähigkeit etwas bewirken.',
  },
  R20: {
    question:
      'Darf die Fähigkeit eines motivierten Spielers nach der Angriffsphase noch Karten ins Spiel bringen?',
    ruling:
      'Nein, auch nicht für einen Trainer, der gepasst hat. Sechs Fähigkeiten gehören in die Angriffsphase und einem Trainer, der nicht gepasst hat: eine weitere Karte spielen, eine in den Spielbereich zurückholen, tauschen, die Phase beenden, der Vorstoß und der Spezialschuss. Alle anderen dürfen genutzt werden, auch eine Karte auf die Hand zurückholen.',
  },
  R21: {
    question: 'Darf ein Trainer in Nachspielzeit und Verlängerung mehr als vier Karten haben?',
    ruling:
      'Ja, wenn er mehr behalten hat oder durch eine Fähigkeit mehr zieht. Ohne Matchkarten zieht jeder auf vier und nimmt keine fünfte; behaltene Karten zählen zu den vieren, und wer fünf oder mehr behalten hat, behält sie alle. In die erste Runde jeder Hälfte der Verlängerung bringt niemand welche mit, weil auch die Hände gemischt werden.',
  },
  R22: {
    question: 'Nimmt ein Trainer, der noch vier oder mehr Karten hat, eine Matchkarte?',
    ruling: 'Ja. Er zieht nichts von seinem Stapel, nimmt aber wie der andere eine Matchkarte.',
  },
  R23: {
    question: 'Wird eine Karte gezeigt, die aus einer Hand entfernt wird?',
    ruling: 'Ja, allen, und es bleibt bekannt, dass sie aus dem Spiel ist.',
  },
  R24: {
    question: 'Liegt das Spielfeld vor dem Wurf um den Anstoß offen?',
    ruling: 'Ja. Wer ihn gewinnt, sieht die ersten vier Matchkarten, bevor er entscheidet, wer anstößt.',
  },
  R25: {
    question: 'Worin dürfen sich Karten unterscheiden, die aus einer Schachtel abgetippt sind?',
    ruling:
      'In allem, was die Regeln nicht brauchen. Fest sind die Anzahlen der Start-, Match-, Motivations- und Transferkarten, die vier Matchkarten je Hälfte, die im ersten Spiel wegbleiben, zwei Fähigkeiten auf einer Karte, fünf Token jeder Art, und dass „Ballkontrolle und Vorstoss“ und ein Spezialschuss nach der Nutzung ausscheiden. Frei sind Namen, Werte, Preise, was die Gelbe und die Rote Karte kosten, Fähigkeiten, soweit Kapitel 6 sie kennt, Rückennummern, wer Torwart ist und wer die Fans sind, für wen eine Motivationskarte ist, wer einen Spezialschuss hat, und wie viele Spezialschüsse und -verteidigungen eine Mannschaft hat und welche was aufhält.',
  },
}
