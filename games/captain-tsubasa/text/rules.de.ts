import type { Rules } from './paragraphs.ts'

export const rulesDe: Rules = {
  title: 'Captain Tsubasa: die Regeln',
  chapters: {
    '1': 'Das Spiel',
    '2': 'Karten und Token',
    '3': 'Spielvorbereitung',
    '4': 'Die Ziehphase',
    '5': 'Die Angriffsphase',
    '6': 'Die Fähigkeiten',
    '7': 'Schuss oder Pass',
    '8': 'Der Torwart',
    '9': 'Runden und Hälften',
    '10': 'Die Verlängerung',
    '11': 'Besondere Karten',
    '12': 'Der Spezialschuss',
    '13': 'Motivation (Option)',
    '14': 'Garantierter Erfolg (Option)',
    '15': 'Transfers (Option)',
    '16': 'Das erste Spiel (Option)',
    '17': 'An diesem Tisch',
  },
  paragraphs: {
    '1.1':
      'Captain Tsubasa ist das Finale der nationalen Schulmeisterschaft für zwei Trainer. Einer führt Nankatsu mit Tsubasa Ozora, der andere Toho mit Kojiro Hyuga; dieselbe Mannschaft können nicht beide haben. Ein Trainer ist daheim, der andere zu Gast, doch mehr als Namen sind das nicht.',
    '1.2':
      'Das Spiel hat zwei Hälften. Wer am Ende mehr Tore erzielt hat, gewinnt. Steht es gleich, folgt die Verlängerung (Kapitel 10), und steht es auch dann gleich, sind beide Meister: Das Spiel endet unentschieden.',
    '1.3':
      'Liegen alle Karten bereit, auch das Spielfeld (3.1), wird der Ballbesitzmarker geworfen. Der Trainer, dessen Seite oben liegt, entscheidet, ob er selbst anstößt oder den anderen anstoßen lässt. Wer den Ball hat, ist der Angreifer, der andere der Verteidiger. Die Trillerpfeife zeigt, wer in der ersten Hälfte Anstoß hatte, denn in der zweiten hat ihn der andere (9.5).',
    '2.1':
      'Eine Karte hat drei Werte, für Schuss, Pass und Verteidigung, und bis zu zwei optionale Fähigkeiten. Zu einer Fähigkeit kann eine verpflichtende Aktion gehören: Wer die Fähigkeit nutzt, muss auch sie ausführen (6.2).',
    '2.2':
      'Jede Mannschaft hat ein Startdeck aus zwölf Karten: die elf Fußballer des Finales und die Fans der Mannschaft.',
    '2.3':
      'Es gibt 26 Matchkarten, 13 für die erste und 13 für die zweite Hälfte. Sie gehören zunächst niemandem; die Trainer nehmen sie in der Ziehphase auf die Hand (4.3).',
    '2.4':
      'Jeder Trainer hat fünf Schuss-, fünf Pass- und fünf Verteidigungstoken. Am Anfang liegen alle in seiner Reserve und nützen ihm noch nichts. Fähigkeiten bringen sie in seinen Pool, und nur aus dem Pool kann er sie ausgeben. Von jeder Art sind also höchstens fünf im Pool. Was für Schuss, Pass oder Verteidigung ausgegeben oder für jemanden bezahlt ist, liegt bis zur Aufräumphase dieser Runde neben dem Spielbereich (9.1). Erst dann kommt es in die Reserve zurück und kann wieder erhalten werden; nach den Regeln captain-tsubasa-1 kommt es sofort zurück.',
    '2.5':
      'Für beide offen sind die Spielbereiche, die Ablagestapel, das Spielfeld, die Pools, ausgegebene Token, Gelbe und Rote Karten, die angebotenen Karten und die Anzahl der Karten in jeder Hand und jedem Stapel. Verdeckt sind die Hände, abgesehen von dem, was offen genommen wurde, und die Reihenfolge der Stapel. Eine verdeckt gezogene Matchkarte kennt nur ihr Besitzer, bis sie gezeigt wird. Wird eine Karte aus einer Hand entfernt, wird sie allen gezeigt. Wer mitzählt, weiß, welche Karten Hand und Nachziehstapel des Gegners zusammen enthalten; ist dessen Nachziehstapel leer, kennt man seine Hand.',
    '2.6':
      'Drei Wörter bedeuten immer dasselbe. Ablegen: Die Karte kommt auf den Ablagestapel ihres Besitzers. Entfernen: Die Karte scheidet für immer aus dem Spiel aus. Spielen: Die Karte kommt aus der Hand, oder wenn eine Fähigkeit es sagt vom Ablagestapel (6.7), in den eigenen Spielbereich, und ihre Fähigkeiten dürfen genutzt werden.',
    '3.1':
      'Die 13 Matchkarten jeder Hälfte werden für sich gemischt, und aus beiden Stapeln kommt je eine Karte ungesehen weg; zwölf bleiben übrig. Der Stapel der ersten Hälfte liegt verdeckt zwischen den Trainern. Seine obersten vier Karten werden daneben aufgedeckt: Sie sind das Spielfeld, und es liegt schon vor dem Wurf um den Anstoß offen (1.3). Der Stapel der zweiten Hälfte wartet bis zur Halbzeit.',
    '3.2':
      'Jeder Trainer mischt die zwölf Karten seines Startdecks. Verdeckt bilden sie seinen Nachziehstapel. Alle seine Token sind in der Reserve, sein Pool ist leer.',
    '3.3':
      'Jeder Trainer legt die drei Spezialschüsse und die drei Spezialverteidigungen seiner Mannschaft neben seinen Spielbereich. Die acht Erschöpfungskarten und die zwei Karten, die auf einer Seite gelb und auf der anderen rot sind, liegen für beide bereit.',
    '4.1':
      'Eine Runde hat vier Phasen: Ziehphase, Angriffsphase, Schuss-/Passphase und Aufräumphase. Die Ziehphase beginnt damit, dass beide Trainer vom eigenen Nachziehstapel ihre Hand auf vier Karten ergänzen. Wer aus der vorigen Runde noch vier oder mehr hat, zieht nicht und behält sie alle.',
    '4.2':
      'Reicht ein Nachziehstapel nicht, zieht der Trainer, was da ist, mischt seinen Ablagestapel zu einem neuen Nachziehstapel und zieht weiter. Ist nirgends mehr etwas zu ziehen, muss er mit weniger Karten auskommen.',
    '4.3':
      'Dann nimmt jeder Trainer eine Matchkarte auf die Hand, der Verteidiger zuerst: entweder eine offene vom Spielfeld oder, ohne sie dem Gegner zu zeigen, die oberste vom Stapel. Nach ihm wählt der Angreifer ebenso aus dem, was übrig ist. Das Spielfeld wird dazwischen nicht aufgefüllt. Mit vier gezogenen Karten sind es nun fünf; wer mehr behalten hatte, hat mehr.',
    '4.4':
      'Eine genommene Matchkarte gehört dem Trainer bis zum Ende des Spiels: Ist sie gespielt, kommt sie auf seinen Ablagestapel und kehrt mit seinen eigenen Karten wieder, auch in der zweiten Hälfte, bis sie entfernt wird.',
    '5.1':
      'Die Trainer sind abwechselnd am Zug, der Angreifer zuerst. Wer am Zug ist, spielt entweder eine Karte aus der Hand offen in seinen Spielbereich und darf ihre Fähigkeiten nutzen, oder er passt.',
    '5.2':
      'Wer passt, spielt in dieser Runde keine Karte mehr, auch nicht durch eine Fähigkeit. Was er noch auf der Hand hat, behält er für die nächste Runde. „Passen“ heißt hier immer, keine Karte mehr zu spielen, in den Regeln wie auf dem Bildschirm; geht es um den Ball, ist von einem Pass die Rede.',
    '5.3':
      'Ist ein Zug samt den Fähigkeiten vorbei, werden die Karten in beiden Spielbereichen gezählt. Sind es weniger als neun, ist der andere Trainer am Zug. Hat er schon gepasst, spielt derselbe Trainer weiter, Karte um Karte.',
    '5.4':
      'Das Limit sind neun Karten in beiden Spielbereichen zusammen, gleich wie sie verteilt sind. Eine zehnte wird nie gespielt, auch nicht durch eine Fähigkeit. Karten, die einen Spielbereich verlassen haben, zählen nicht mehr; Gelbe und Rote Karten zählen nie. In der Verlängerung ist das Limit sieben (10.1).',
    '5.5':
      'Die Angriffsphase endet, wenn beide Trainer gepasst haben, wenn nach einem Zug neun Karten in den Spielbereichen liegen, oder vorzeitig durch eine Fähigkeit, die sie beendet. Einmal beendet bleibt sie beendet, auch wenn später eine Karte einen Spielbereich verlässt (13.3).',
    '5.6':
      'Beispiel: Acht Karten liegen in den Spielbereichen, und Toho spielt als neunte Hideto Koike. Er darf sich selbst aus dem Spiel entfernen, und sein Trainer macht davon Gebrauch. Nun liegen wieder acht Karten da, die Phase geht weiter, und der Trainer von Nankatsu kann eine neunte spielen oder passen.',
    '5.7':
      'Wer keine Karte spielen und auch niemanden motivieren oder verpflichten kann (Kapitel 13 und 15), passt von selbst.',
    '6.1':
      'Fähigkeiten sind freiwillig: Es entscheidet der Trainer, der die Karte spielt. Er darf sie nur nutzen, während die Karte gespielt wird, jede einmal und in beliebiger Reihenfolge. Was er dabei auslässt, kann er nicht nachholen, und Karten aus früheren Runden helfen nicht mehr.',
    '6.2':
      'Gehört zu einer Fähigkeit eine verpflichtende Aktion, führt sie gleich danach aus, wer die Fähigkeit nutzt. Das kann sein: eine Erschöpfungskarte erhalten, eine Gelbe Karte erhalten, eine Handkarte ablegen oder die Karte selbst entfernen. Wer das nicht könnte, darf die Fähigkeit nicht nutzen. Wer sie nicht nutzt, ist zu nichts verpflichtet.',
    '6.3':
      'Eine Fähigkeit lässt sich nutzen, wenn ihre Wirkung oder ihre verpflichtende Aktion etwas ändert; ändert nur die verpflichtende Aktion etwas, wird sie allein ausgeführt. Was eine andere Zeit hat (6.12, 13.3) oder die Angriffsphase beendet, muss etwas bewirken. Manche sind nur für den Angreifer, manche nur für den Verteidiger; das steht auf der Karte.',
    '6.4':
      'Token erhalten: Sie kommen aus der Reserve in den Pool. Stehen mehrere Arten zur Wahl, wählt der Trainer eine davon. „Von jeder Art einen“ heißt einen von jeder gezeigten Art. Sind es zwei nach Wahl, wählt er jeden für sich, zwei gleiche oder zwei verschiedene. Auf den Karten der Schachtel sind zwei Symbole mit Schrägstrich eine Wahl; alle drei ohne Zahl bedeuten einen von jeder Art, ob mit Schrägstrichen oder ohne; alle drei mit „2x“ sind zwei nach Wahl. Eine Art, von der nichts in seiner Reserve ist, kann er nicht wählen, weil alle fünf im Pool liegen oder in dieser Runde ausgegeben sind (2.4); was die Reserve nicht hergibt, verfällt.',
    '6.5':
      'Karten ziehen: Der Trainer zieht die angegebene Zahl vom eigenen Nachziehstapel auf die Hand. Reicht der Stapel nicht, wird wie in der Ziehphase der Ablagestapel gemischt (4.2).',
    '6.6':
      'Eine weitere Karte spielen: Der Trainer spielt noch eine Karte aus der Hand, wenn das Limit es zulässt. Erst kommen deren Fähigkeiten, danach darf er nutzen, was von der ersten Karte noch offen ist. All das ist ein einziger Zug.',
    '6.7':
      'Zurückholen: Der Trainer wählt eine Karte aus seinem eigenen Ablagestapel. Je nach Fähigkeit spielt er sie sofort, innerhalb des Limits und mit ihren Fähigkeiten, oder er nimmt sie auf die Hand.',
    '6.8':
      'Entfernen: Je nach Fähigkeit scheidet diese Karte selbst aus dem Spiel aus, eine Karte nach Wahl aus der eigenen Hand oder eine Erschöpfungskarte aus dem eigenen Ablagestapel. Was nicht mehr im Spielbereich liegt, zählt weder für das Limit noch für die Summen, und noch ungenutzte Fähigkeiten verfallen.',
    '6.9':
      'Ablegen: Der Trainer wählt eine Karte im Spielbereich des Gegners, und sie kommt auf dessen Ablagestapel. Ihre Werte zählen nicht mehr; was ihre Fähigkeiten gebracht haben, bleibt. Als verpflichtende Aktion ist eine eigene Handkarte nach Wahl gemeint.',
    '6.10':
      'Tauschen: Der Trainer legt eine andere Karte aus seinem Spielbereich auf seinen Ablagestapel und spielt dafür eine aus der Hand, mit ihren Fähigkeiten.',
    '6.11':
      'Beenden: Die Angriffsphase ist sofort vorbei, auch wenn noch jemand hätte spielen wollen. Eine verpflichtende Aktion wird noch ausgeführt, alle anderen Fähigkeiten des Zuges verfallen. Es folgt die Schuss-/Passphase.',
    '6.12':
      'Von 6.1 gibt es eine Ausnahme: Neuwurf (7.5) und Parade (8.1) werden nicht beim Spielen der Karte genutzt, sondern nach dem Würfeln, wenn die Karte dann noch im Spielbereich ihres Besitzers liegt.',
    '7.1':
      'In der Schuss-/Passphase zählt der Verteidiger die Verteidigungswerte in seinem Spielbereich zusammen, der Angreifer sowohl seine Schusswerte als auch seine Passwerte. Für Gelbe und Rote Karten wird abgezogen (11.1, 11.2). Eine Summe kann unter null liegen.',
    '7.2':
      'Dann wählt der Angreifer: Schuss oder Pass. Von nun an zählt nur noch diese seiner beiden Summen.',
    '7.3':
      'Nun kommen die Token, zuerst die des Angreifers: Für einen Schuss gibt er beliebig viele Schusstoken aus seinem Pool aus, für einen Pass beliebig viele Passtoken, auch gar keine. Der Verteidiger weiß das schon, wenn er danach Verteidigungstoken ausgibt, auch er so viele, wie er will und hat. Jeder Token zählt einen Punkt.',
    '7.4':
      'Beide würfeln gleichzeitig und zählen den Wurf zu ihrer Summe; die Seite mit dem Buchstaben der Mannschaft ist die Sechs. Der höhere Gesamtwert gewinnt. Bei Gleichstand gewinnt der Angreifer.',
    '7.5':
      'Neuwurf: Wer eine solche Karte im Spielbereich hat, darf einen Wurf dieser Runde wiederholen lassen: den eigenen, den des anderen Trainers oder den eines Torwarts. Es gilt der neue Wurf, ob besser oder schlechter. Jede Karte kann das einmal in der Runde; einen wiederholten Wurf kann eine andere Karte noch einmal wiederholen lassen. Verpflichten mehrere solche Karten zu Verschiedenem, sagt der Trainer, welche er nutzt. Gleich nach einem Wurf wird zuerst der Angreifer gefragt, dann der Verteidiger, und nach jedem Neuwurf, oder wenn jemand motiviert wurde (13.1), wieder, bis beide verzichten. Dann steht das Ergebnis fest; hat ein Torwart gewürfelt, kann nur noch sein Wurf wiederholt werden.',
    '7.6':
      'Ein gewonnener Schuss ist ein Tor, wenn ihn nicht der Torwart vereitelt (Kapitel 8), und der Ball geht an den anderen Trainer. Nach einem gewonnenen Pass bleibt der Angreifer im Ballbesitz und greift in der nächsten Runde wieder an. Gewinnt die Verteidigung, erobert der Verteidiger den Ball und ist ab der nächsten Runde der Angreifer.',
    '7.7':
      'Beispiel: Toho verteidigt, mit den Werten 0, 2, 3 und 2, zusammen 7. Nankatsu greift an und hat eine Gelbe Karte: Schuss 1 + 3 + 0 + 0 − 2 = 2, Pass 1 + 4 + 0 + 1 − 2 = 4. Der Trainer wählt den Pass und gibt drei seiner fünf Passtoken aus: 7. Toho gibt einen Verteidigungstoken aus: 8. Nankatsu würfelt eine 3, Toho eine 6. Mit 14 zu 10 erobert Toho den Ball.',
    '8.1':
      'Hat der Angreifer mit einem Schuss gewonnen, bleibt dem Verteidiger eine letzte Chance, wenn in seinem Spielbereich eine Karte mit einer Parade liegt: Er darf für sie würfeln. Auch mit mehreren solchen Karten gibt es je Schuss nur einen Wurf. Gegen einen Pass gibt es keinen.',
    '8.2':
      'Eine niedrige Zahl heißt gehalten: kein Tor, und der Verteidiger bekommt den Ball. Die Zahlen darüber bringen einen Eckball: kein Tor, aber der Angreifer bleibt im Ballbesitz. Alles Höhere ist ein Tor. Bei Yuzo Morisaki und Ken Wakashimazu ist die 1 gehalten, 2 und 3 sind Eckball, 4 bis 6 Tor. Auf anderen Karten stehen eigene Zahlen.',
    '8.3':
      'Auch der Wurf des Torwarts kann wie jeder andere wiederholt werden (7.5), und zwar von beiden Trainern.',
    '8.4':
      'Für alles Weitere gilt ein Eckball wie ein gewonnener Pass: Der Angreifer bleibt im Ballbesitz, und in der Nachspielzeit geht die Hälfte weiter.',
    '9.1':
      'Auf jede Runde folgt die Aufräumphase. Alle Karten in den Spielbereichen kommen auf die Ablagestapel ihrer Besitzer, die in dieser Runde ausgegebenen Token in deren Reserve (2.4); so ist es auch nach der letzten Runde einer Hälfte und des Spiels. Handkarten bleiben auf der Hand. Solange der Stapel der Matchkarten reicht, wird das Spielfeld auf vier aufgefüllt. Dann beginnt mit der Ziehphase eine neue Runde.',
    '9.2':
      'Zwölf Matchkarten reichen für sechs Runden, in jeder zwei: Das ist eine Hälfte, von der Nachspielzeit abgesehen. Im ersten Spiel hat eine Hälfte vier solche Runden (16.2).',
    '9.3':
      'Werden die letzten beiden Matchkarten genommen, also in der sechsten Runde, beginnt die Nachspielzeit. Von da an endet die Hälfte, sobald der Angreifer den Ball verliert oder ein Tor erzielt. Solange er im Ballbesitz bleibt, folgt Runde auf Runde, ohne Matchkarten: Gespielt wird mit dem, was man hat, nachdem man auf vier Karten gezogen hat.',
    '9.4':
      'In der Halbzeit mischt jeder Trainer Hand, Nachziehstapel und Ablagestapel zu einem neuen Nachziehstapel, samt allen Matchkarten, die er genommen hat. Die Token in den Pools bleiben, ebenso Gelbe und Rote Karten. Was entfernt wurde, bleibt draußen.',
    '9.5':
      'In der zweiten Hälfte stößt der Trainer an, der es in der ersten nicht getan hat. Gespielt wird mit den Matchkarten der zweiten Hälfte, von denen vier als neues Spielfeld aufgedeckt werden, sonst wie in der ersten.',
    '9.6':
      'Mit der zweiten Hälfte und ihrer Nachspielzeit ist das Spiel zu Ende. Wer mehr Tore hat, hat gewonnen; steht es gleich, folgt die Verlängerung.',
    '10.1':
      'Für die Verlängerung mischt jeder Trainer alle seine Karten, auch die auf der Hand, zu einem neuen Nachziehstapel. Matchkarten gibt es keine mehr; eine fünfte Karte hat also niemand: Jeder zieht wie immer auf vier (4.1), und was er aus der vorigen Runde behalten hat, zählt mit; nur wer mehr behalten hat, hat mehr. Das Kartenlimit in den Spielbereichen ist sieben statt neun. Token, Gelbe und Rote Karten bleiben. Wer zuerst angreift, entscheidet das Los.',
    '10.2':
      'Gespielt werden zweimal zwei Runden, das sind die beiden Hälften der Verlängerung. Vor der zweiten Hälfte werden die Karten auf dieselbe Weise neu gemischt, und der andere Trainer greift zuerst an. Die Trillerpfeife hat für jede Hälfte eine Seite.',
    '10.3':
      'Die zweite und letzte Runde jeder Hälfte ist Nachspielzeit (9.3): Solange der Angreifer im Ballbesitz bleibt, folgen weitere Runden, bis ein Tor fällt oder der Ball verloren ist.',
    '10.4': 'Bringt auch sie keine Entscheidung, teilen sich Nankatsu und Toho den Titel.',
    '11.1':
      'Wer eine Gelbe Karte bekommt, legt sie in seinen Spielbereich, und dort bleibt sie bis zum Ende des Spiels. Ihre Strafe wird sofort und in jeder Runde von seinen Summen abgezogen: in unserem Kartensatz 2 beim Schuss und 2 beim Pass, bei der Verteidigung nichts. Eingegebene Karten dürfen etwas anderes sagen (17.6).',
    '11.2':
      'Eine zweite Gelbe Karte, solange die erste noch liegt, dreht diese um: In unserem Kartensatz kostet Rot 3 beim Schuss, 3 beim Pass und 1 bei der Verteidigung, anstelle von Gelb. Rot bleibt bis zum Ende des Spiels. Eine weitere Verwarnung gibt es danach nicht, und eine Fähigkeit, die eine verlangt, kann nicht genutzt werden.',
    '11.3':
      'Die Karte „Auswechslung“ kann ihrem Trainer eine Gelbe Karte abnehmen, eine Rote nicht. Wer danach wieder verwarnt wird, beginnt mit Gelb.',
    '11.4':
      'Eine Erschöpfungskarte hat weder Werte noch Fähigkeiten. Sie wird gezogen und gespielt wie jede andere und zählt für das Limit. Es gibt acht für beide Trainer zusammen; wer eine bekommt, legt sie auf seinen Ablagestapel. Manche Fähigkeiten geben dem Gegner eine. Sind keine mehr da, können Fähigkeiten, die eine brauchen, nicht genutzt werden.',
    '11.5':
      '„Ballkontrolle und Vorstoss“: Nur der Angreifer kann die Fähigkeit nutzen. Alle Karten in beiden Spielbereichen kommen auf die Ablagestapel, diese wird aus dem Spiel entfernt, und der Angriff gilt als gewonnener Pass, ohne Token und Würfel. Der Angreifer bleibt im Ballbesitz, und eine neue Runde beginnt.',
    '11.6':
      '„Verletzung“: Eine zufällige Karte aus der Hand des Gegners kommt auf dessen Ablagestapel. Hat er keine Karte auf der Hand, bewirkt die Fähigkeit nichts (6.3).',
    '12.1':
      'Die Fähigkeit eines Spezialschusses kann nur der Angreifer nutzen und nur mit der Karte seiner eigenen Mannschaft. Die Karte der anderen darf man trotzdem nehmen und spielen, ihrer Werte wegen oder nur, damit der Gegner sie nicht bekommt.',
    '12.2':
      'Wer sie nutzt, beendet die Angriffsphase. Alle Karten in beiden Spielbereichen kommen auf die Ablagestapel, der Spezialschuss wird aus dem Spiel entfernt. Dann wählen beide verdeckt und gleichzeitig: der Angreifer einen der drei Spezialschüsse seiner Mannschaft, der Verteidiger eine der drei Spezialverteidigungen der seinen.',
    '12.3':
      'Beide decken zugleich auf. Jede Verteidigung hält genau einen der drei Schüsse auf; Name und Farbe zeigen, welchen. Mit eingegebenen Karten einer Schachtel hält sie auf, was auf ihrer Karte steht (17.6). Ist es dieser Schuss, erobert der Verteidiger den Ball. Ist es ein anderer, fällt ein Tor, und auch dann geht der Ball an den Verteidiger. Token, Würfel und Torwart gibt es dabei nicht. Danach liegen beide Karten wieder bei den übrigen: Beim nächsten Spezialschuss wählt jeder Trainer wieder unter allen seinen.',
    '12.4':
      'Beispiel: Toho greift mit seinem Spezialschuss an und wählt verdeckt den Tiger-Fallrückzieher. Nankatsu wählt „Ryo blockt den Tigerschuss“. Das hält einen anderen Schuss auf, nur „Yuzo hält den Tiger-Fallrückzieher!“ wäre richtig gewesen: Tor für Toho, und Nankatsu greift in der nächsten Runde an.',
    '13.1':
      'Zu vier Fußballern jeder Mannschaft gibt es eine Motivationskarte. Liegt dessen Startdeck-Karte im eigenen Spielbereich, darf ein Trainer einen solchen Spieler motivieren: Er bezahlt aus seinem Pool die Token, die auf der Motivationskarte stehen. Das kann er, wann immer er etwas gefragt wird: in seinem Zug, während Fähigkeiten genutzt werden, vor dem Ende des Zuges, bei Schuss oder Pass, bei den Token, und nach den Würfeln, wenn es um einen Neuwurf oder seinen Torwart geht. Nach den Würfeln wird er auch eigens danach gefragt, wenn er sonst verlöre und es mit jemandem wenden könnte, den er bezahlen kann, oder einen verlorenen Schuss abwehren; auch wenn er gewänne und dieser Spieler dem Gegner eine Karte aus dem Spielbereich nehmen könnte, solange dort eine liegt, die das noch ändern kann, etwa die eines Torwarts oder eine mit Neuwurf. Auf das, was der andere Trainer tut, kann er so nicht antworten: Wen eine Fähigkeit aus dem Spielbereich nimmt, der ist weg, bevor er gefragt wird. Er darf auch mehrere motivieren, wenn er sie bezahlen kann, und auch noch, nachdem er gepasst hat. Sein Zug ist damit nicht verbraucht.',
    '13.2':
      'Die Startdeck-Karte wird aus dem Spiel entfernt, und die motivierte nimmt ihren Platz im Spielbereich ein. Von nun an gelten deren Werte. Die Zahl der Karten bleibt gleich.',
    '13.3':
      'Die Fähigkeiten der motivierten Karte dürfen genutzt werden, als wäre sie gerade gespielt worden, nach der Fähigkeit, die gerade ausgeführt wird, auch wenn der Spieler schon in einem früheren Zug dieser Runde gespielt wurde. Eine weitere Karte spielen, eine in den Spielbereich zurückholen, tauschen, die Phase beenden, der Vorstoß und der Spezialschuss sind nur in der Angriffsphase möglich und nur für einen Trainer, der noch nicht gepasst hat. Ist der Torwart gefragt, ändern neue Werte das Ergebnis nicht mehr.',
    '13.4': 'Von da an gehört der motivierte Spieler statt der Startdeck-Karte zu den Karten des Trainers.',
    '13.5':
      'Beispiel: Toho hat soeben Tsuneo Takashima gespielt und motiviert ihn. Der Trainer bezahlt zwei Verteidigungstoken und einen Passtoken. Die Startdeck-Karte scheidet aus dem Spiel aus, der motivierte Takashima kommt an ihre Stelle, und weil Takashima eben erst gespielt wurde, dürfen die Fähigkeiten dieser neuen Karte sofort genutzt werden. Wäre er in einem früheren Zug der Runde gekommen, dürften sie es auch (13.3).',
    '14.1':
      'Fällt bei Schuss oder Pass auf der einen Seite eine 6 und auf der anderen eine 1, entscheiden nicht die Gesamtwerte: Die 6 gewinnt.',
    '14.2':
      'Wer einen Wurf wiederholen lassen kann (7.5), darf damit einen garantierten Erfolg abwenden oder auf einen hoffen. Es zählen die Würfel nach allen Neuwürfen.',
    '14.3':
      'Auch ein garantierter Erfolg mit einem Schuss ist ein gewonnener Schuss: Der Torwart des Verteidigers darf noch versuchen, das Tor zu verhindern (8.1).',
    '15.1':
      'Es gibt acht Transferkarten mit neun Spielern, die an jenem Finale nicht teilgenommen haben; die Brüder Tachibana teilen sich eine. Sie können verpflichtet werden. Vor dem Spiel werden vier der acht Karten zufällig gezogen und offen neben das Spielfeld gelegt, für beide Trainer; die anderen vier werden nicht gebraucht.',
    '15.2':
      'Verpflichten darf ein Trainer während seines ganzen Zuges, vor und nach seiner Karte, auch während deren Fähigkeiten genutzt werden; er bezahlt aus seinem Pool die Token, die auf der Transferkarte stehen. Das ist nicht seine Karte für den Zug: Vorher spielt er noch eine, wenn das Limit es zulässt, oder passt. Wer gepasst hat, ist nicht mehr am Zug und kann in dieser Runde niemanden verpflichten. Für einen vergebenen Transfer rückt keiner nach.',
    '15.3':
      'Die Torhüter Taichi Nakanishi und Genzo Wakabayashi müssen einen Torwart ersetzen, der im eigenen Spielbereich liegt; liegen dort zwei, wählt der Trainer. Der ersetzte wird aus dem Spiel entfernt.',
    '15.4':
      'Die Feldspieler Taro Misaki, Jun Misugi, Hikaru Matsuyama, Shun Nitta, Hiroshi Jito sowie, auf einer gemeinsamen Karte, Kazuo und Masao Tachibana ersetzen niemanden. Sie kommen zum Spielbereich dazu und zählen für das Limit. Sind die Spielbereiche voll, kann keiner von ihnen mehr verpflichtet werden, und auch aus der Hand kommt keine Karte mehr; wer den Platz eines anderen einnimmt, ein Torwart oder ein motivierter Spieler, darf aber noch kommen, bevor der Zug endet, auch nach der neunten Karte.',
    '15.5':
      'Die Fähigkeiten eines eben verpflichteten Spielers dürfen genutzt werden, als wäre er gerade gespielt worden. Von da an gehört er zu den Karten des Trainers.',
    '16.1':
      'Für ein erstes oder ein kürzeres, einfacheres Spiel, das sich gut mit Kindern spielen lässt, bleiben einige Karten weg. Wer die Schachtel besitzt, erkennt die Matchkarten darunter am weißen Stern, der auf ihnen steht. Von den Matchkarten der ersten Hälfte: „Ballkontrolle und Vorstoss“, „Ratschläge von Kozo und Roberto“, „Auf dem Weg zum Titel“, „Überragende Parade“. Von denen der zweiten: „Ballkontrolle und Vorstoss“, „Motivation für Japan zu spielen“, „Foul“, „Auswechslung“. Außerdem die Fans beider Mannschaften und alle Erschöpfungskarten. Jeder Trainer beginnt also mit elf Karten.',
    '16.2':
      'Je Hälfte bleiben neun Matchkarten. Eine davon kommt wie sonst ungesehen weg, und acht reichen für vier Runden je Hälfte; die Nachspielzeit beginnt in der vierten.',
    '16.3': 'Eine Fähigkeit, die eine Erschöpfungskarte bräuchte, kann nicht genutzt werden.',
    '17.1':
      'Lassen die Regeln einem Trainer nur eine Möglichkeit, nimmt Libero sie für ihn, ohne zu fragen. Nur wenn zwei sich einen Bildschirm teilen und einer von ihnen lauter Gleiches spielen könnte, wird er auch dann gefragt: Sonst sähe der andere daran, dass es gleich ist.',
    '17.2':
      'Für jede Entscheidung gibt es eine Vorgabe. Läuft die Zeit eines Trainers ab, gilt sie, und das Spiel geht weiter: Hat er das Los gewonnen, stößt er an; von den Matchkarten nimmt er die offene mit der höchsten Summe ihrer drei Werte, die oberste vom Stapel nur, wenn keine offen liegt; in der Angriffsphase spielt er die Handkarte, die ihm in dieser Runde am meisten hilft, und passt, wenn keine hilft; er nutzt eine Fähigkeit, die ihn zu nichts verpflichtet und keine seiner eigenen Karten aus dem Spiel nimmt, aber keinen Neuwurf; er motiviert und verpflichtet niemanden; von mehreren Arten Token erhält er die, von der er am wenigsten hat; muss er eine eigene Karte hergeben, ist es die mit der niedrigsten Summe, wählt er sonst eine Karte, die mit der höchsten; von Schuss und Pass wählt er, was wahrscheinlicher gelingt; Token gibt er nicht aus; sein Torwart würfelt. Bei Gleichstand und bei Spezialkarten gilt die zuerst angebotene Möglichkeit.',
    '17.3':
      'Sicherungen sorgen dafür, dass jedes Spiel ein Ende hat. Sind in einer Runde 30 Karten gespielt, ist die Angriffsphase vorbei, und nach zwölf weiteren Runden Nachspielzeit, gezählt nach der, in der sie begonnen hat, ist eine Hälfte zu Ende.',
    '17.4':
      'Vor dem Spiel wählt jeder Trainer seine Mannschaft, und beide einigen sich auf die Spieloptionen: erstes Spiel, Motivation, garantierten Erfolg, Transfers und Kartensatz. All das wird geprüft, und was nicht stimmt, wird abgelehnt, mit allen Gründen auf einmal.',
    '17.5':
      'Ein Spiel kann auch aus einer vollständig aufgebauten Stellung beginnen. Sie muss den Regeln entsprechen: jede Karte an genau einem Ort, von jeder Art höchstens fünf Token im Pool und ausgegeben zusammen.',
    '17.6':
      'Werte und Fähigkeiten der meisten Karten haben wir selbst entworfen, denn veröffentlicht sind sie nicht. Wer das Spiel besitzt, kann dessen Karten eingeben und mit diesem Kartensatz spielen; auch er wird geprüft, und was falsch ist, wird mit seinem Feld genannt. Die Anzahlen der Karten sind die der Schachtel; Spezialschüsse und Spezialverteidigungen darf eine Mannschaft aber beliebig viele haben, bis zu zwölf oder auch keine, und eine Verteidigung darf mehrere Schüsse aufhalten oder gar keinen. Auch was Gelb und Rot kosten, darf angegeben werden; sonst gilt unser Kartensatz. Eine Mannschaft ohne Spezialschuss kann keinen ausführen, und gegen eine ohne Spezialverteidigung ist er ein Tor. Ein eigener Kartensatz hat einen eigenen Namen: Namen, die mit „libero“ beginnen, gehören den hier veröffentlichten.',
  },
}
