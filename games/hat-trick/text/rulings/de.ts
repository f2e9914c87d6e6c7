import type { RulingWords } from '@libero/kernel/words'
import type { RulingId } from './list.ts'

export const rulingsDe: Readonly<Record<RulingId, RulingWords>> = {
  R1a: {
    question: 'Wo stehen die Spieler am Anfang?',
    ruling:
      'Auf sechs Reihen zu vier Feldern, wie Absatz 2.2 sie nennt; die äußeren Felder der ersten und der letzten Reihe sind frei.',
  },
  R1b: {
    question: 'Welche Nummern spielen auf welcher Seite?',
    ruling: 'Gerade links, ungerade rechts, jeweils vom Platz des Besitzers aus gesehen.',
  },
  R2: {
    question: 'Welche Aktionskarten sind in einem Stapel?',
    ruling:
      'Zu jeder der vier Stärken und beiden Seiten zwei kurze Pässe, ein langer Pass und ein Dribbling.',
  },
  R3a: {
    question: 'Wie viele Bälle hat jeder Spieler?',
    ruling:
      '1 bis 5 für Angriff und Abwehr; in unserem Kartensatz haben Verteidiger mehr in der Abwehr und Stürmer mehr im Angriff.',
  },
  R3b: {
    question: 'Was bringt die Starseite?',
    ruling:
      'Einen Ball mehr, bei wenigen Nummern zwei, immer im Angriff oder in der Abwehr und nie in beidem.',
  },
  R4a: {
    question: 'Muss ein Trainer einen Spieler bewegen?',
    ruling:
      'Nein, außer es ist Bewegungspflicht vereinbart (seit Version 2): Dann muss einen Schritt machen, wer mit seiner Karte, oder bei ruhendem Ball mit irgendeinem Spieler, einen machen kann. Fähigkeiten, Positionstausch und Umschalten sind nie Pflicht; ist eines davon ein Schritt, ersetzt es ihn. Bei Abschlag und Freistoß darf ein Spieler beliebiger Seite gehen, was immer vereinbart ist.',
  },
  R4b: {
    question: 'Wer darf durch einen Schritt verdrängt werden?',
    ruling:
      'Jeder außer dem Ballführer, Mitspieler oder Gegner. Auch den Schritt rückgängig zu machen, den der Gegner in dieser Runde gemacht hat, ist erlaubt.',
  },
  R4c: {
    question: 'Darf der Angreifer in einer Torchance seinen eigenen Ballführer verdrängen?',
    ruling: 'Nein. Nur der Verteidiger darf es, und nur mit seinem Schritt.',
  },
  R5: {
    question: 'Wer ist beim Querpass der nächste Mitspieler?',
    ruling:
      'Der mit den wenigsten Spalten Abstand, egal wer dazwischen steht; sind zwei gleich nah, wählt der Trainer. Allein in seiner Reihe behält der Ballführer den Ball.',
  },
  R6a: {
    question: 'Für welche Reihen darf ein langer Pass gedacht sein?',
    ruling:
      'Eine, zwei oder drei Reihen weiter, soweit das Feld reicht. Steht in einer davon ein Spieler des Angreifers, muss er eine solche wählen, sonst darf er jede wählen.',
  },
  R6b: {
    question: 'Was wird aus einem langen Pass, wo der Angreifer niemanden hat?',
    ruling:
      'Er wird verglichen wie jeder andere (seit Version 2): seine Karte allein gegen die Verteidiger dort und ihre Karte. Gewonnen bleibt der Ball in der Reihe des Passgebers, bei der kleinsten Rückennummer des Angreifers dort; das kann der Passgeber selbst sein. Verloren hat ihn die kleinste Rückennummer des Verteidigers in der Zielreihe. In allem gleich ist es ein Foul dieses Spielers, und der Freistoß ist dort, wo der Ball dann ist, also nie ein Elfmeter. In Version 1 war er ohne Vergleich verloren.',
  },
  R6c: {
    question: 'Und wenn auch der Verteidiger in dieser Reihe niemanden hat?',
    ruling:
      'Dann werden nur die beiden Karten verglichen (seit Version 2). Gewonnen, oder gleich, da niemand zum Foulen da ist (R15), geht der Ball an die kleinste Rückennummer des Angreifers in der Reihe des Passgebers; verloren bleibt er beim Passgeber. In Version 1 blieb er in jedem Fall beim Passgeber.',
  },
  R7: {
    question: 'Wohin geht ein gelungener kurzer Pass, wenn vorn niemand steht?',
    ruling:
      'Zur kleinsten Rückennummer des Angreifers in der Reihe des Balls. Das kann der Ballführer selbst sein, der ihn dann behält.',
  },
  R8: {
    question: 'Braucht eine Torchance einen Spielzug, der in die letzte Reihe führt?',
    ruling:
      'Nein. Immer wenn eine Runde mit dem Ballführer in seiner letzten Reihe begänne, ist sie eine, auch nach Abpraller, Ballgewinn, Abschlag oder einer Torchance, der die Karten ausgingen, außer es sind normale Runden in der letzten Reihe vereinbart (R23, R24).',
  },
  R9a: {
    question: 'Was zeigen die neun Torschusskarten?',
    ruling:
      'Drei für jede Art von Spielzug, links, Mitte und rechts, mit drei oder vier Bällen; in welcher Ecke die vier sind, ist von Art zu Art verschieden.',
  },
  R9b: {
    question: 'Was bedeuten Plus und Minus auf den Torwartkarten?',
    ruling:
      'Richtig geraten ist Plus. Ein Stammtorwart, der in die ferne Ecke springt, bekommt Minus; ist die Mitte im Spiel, ändert sich nichts. Ein Startorwart, der falsch liegt, büßt nichts ein.',
  },
  R9c: {
    question: 'Wie viele Karten darf der Torwart ziehen?',
    ruling:
      'Zwei bei einem Schuss von den beiden mittleren Feldern der letzten Reihe, mehr von weiter außen und weiter hinten, wie Absatz 7.4 sie nennt.',
  },
  R9d: {
    question: 'Wessen Links ist beim Schuss gemeint?',
    ruling: 'Das des Schützen, für beide Wahlen.',
  },
  R9e: {
    question: 'Und wenn die Karten der Schachtel etwas anderes sagen?',
    ruling:
      'Dann gelten sie. Ein abgetippter Kartensatz sagt selbst, welche 32 Aktionskarten ein Stapel hat, was die neun Torschusskarten bringen, wie viele Karten ein Stamm- und ein Startorwart gegen einen Schuss von jedem Feld ziehen, wo auf jeder der sechs Torwartkarten Plus, Minus und nichts liegen, und, wenn es nicht ist wie in R1b, auf welcher Seite die Bälle eines Spielers sind. Was wir gefolgert haben (ein gleichmäßiger Stapel, Plus nur für die richtige Ecke, gerade Nummern links), gilt für unsere Karten und für Sätze, die nichts anderes sagen.',
  },
  R10a: {
    question: 'Wann ist ein Foul ein Elfmeter?',
    ruling:
      'Wenn der Spielzug, fortgesetzt als wäre er gewonnen, den Ball auf eines der beiden mittleren Felder der letzten Reihe des Angreifers bringt; bei Dribbling, kurzem und langem Pass gleichermaßen.',
  },
  R10b: {
    question: 'Was wird aus der Gelben Karte, wenn jemand vom Platz fliegt?',
    ruling:
      'Die Mannschaft gibt sie zurück und beginnt von vorn: Das nächste Foul ist wieder eine Gelbe Karte.',
  },
  R10c: {
    question: 'Wie viele Karten zieht der Torwart gegen einen Elfmeter?',
    ruling:
      'Eine weniger als bei einem gewöhnlichen Schuss vom Feld des Elfmeters; im Elfmeterschießen, wo niemand auf einem Feld steht, vom besseren der beiden mittleren. Ist es vereinbart (seit Version 2), eine. Plus und Minus gelten für beides. Mit unseren Karten ist es immer eine, und ein Stammtorwart in der fernen Ecke zieht keine; mit Torwartkarten, die mit einer anderen Zahl beginnen oder deren Hälften verschieden sind, nicht. In Version 1 zählte auch im Spiel das bessere Feld.',
  },
  R10d: {
    question: 'Kann eine Mannschaft ihren letzten Spieler verlieren?',
    ruling:
      'Nein. Der letzte Spieler einer Mannschaft fliegt nie: Er foult, sooft es vorkommt, und die Gelbe Karte seiner Mannschaft bleibt.',
  },
  R10e: {
    question: 'Ist ein Foul ein Elfmeter, wenn der Ball schon vorher in der letzten Reihe war?',
    ruling:
      'Ja, wenn der Spielzug, fortgesetzt als wäre er gewonnen, den Ball auf einem der beiden mittleren Felder lässt, sogar bei dem, der ihn dort hatte. Anderswo in der Reihe ist es ein Freistoß (R24). Ohne die Erweiterung kommt das nur in einer normalen Runde vor, die man dort vereinbaren kann (R23, R24), und nur nach einem kurzen Pass: Er geht zur kleinsten Nummer der Reihe, lange Pässe und Dribblings werden dort nicht verglichen.',
  },
  R11a: {
    question: 'Vor welchem Tor darf eine Halbzeit nicht enden?',
    ruling:
      'Vor keinem: Solange der Ball in einer der beiden äußersten Reihen an einem Ende ist, geht es weiter. Ist es vereinbart (seit Version 2), nur solange der Ballführer in seinen zwei letzten Reihen steht, vor dem Tor, das er angreift.',
  },
  R11b: {
    question: 'Was ist, wenn der Ball nie geklärt wird?',
    ruling:
      'Es wird gespielt, solange der Ball in den zwei letzten Reihen eines Endes ist. Nur um endloses Spiel zu beenden, ist nach 24 weiteren Runden Schluss, aber nie in einer Torchance und nie, wo eine ansteht, ob der Ballführer in seiner letzten Reihe steht oder nach einem Freistoß eine gewählt ist. Stünde von da an in jeder Runde eine an, endet die Halbzeit nach 48. In Version 1 waren es sechs Runden, und in einem von 25 Spielen war der Ball da vor einem Tor.',
  },
  R11c: {
    question: 'Endet die Halbzeit, bevor die Torchance eines Freistoßes gespielt ist?',
    ruling:
      'Nein. Eine gewählte Torchance wird zu Ende gespielt. Wird stattdessen normales Spiel gewählt, kann die Halbzeit gleich zu Ende sein.',
  },
  R11d: {
    question: 'Wann ist die Zeit einer Halbzeit um, und werden die Handkarten noch gespielt?',
    ruling:
      'Wenn beide Trainer die letzte Karte ihres Stapels gezogen haben. Die Runde, in der das geschieht, wird zu Ende gespielt, und mit ihr endet die Halbzeit (R11a); was beide dann noch halten, bleibt ungespielt.',
  },
  R12a: {
    question: 'Wer beginnt Verlängerung und Elfmeterschießen?',
    ruling: 'Eine Münze entscheidet, jedes Mal neu.',
  },
  R12b: {
    question: 'Welche Karten werden im Elfmeterschießen benutzt?',
    ruling:
      'Der Stapel, wie ihn die letzte Halbzeit gelassen hat; ist er leer, ein vorläufiger aus den benutzten Karten. Für jeden Elfmeter wird die oberste Karte vom Stapel des Schützen aufgedeckt, der Torwart zieht von seinem eigenen. Sind fünf Karten vereinbart (seit Version 2), legen beide ihre Hand zu den benutzten, ziehen fünf und wählen für jeden ihrer fünf Elfmeter eine, die der andere erst sieht, wenn sie gespielt wird; im Stechen wird die oberste Karte aufgedeckt.',
  },
  R12c: {
    question: 'Wird ein abgeklatschter Elfmeter im Elfmeterschießen weitergespielt?',
    ruling: 'Nein. Er ist kein Tor, und die andere Mannschaft ist dran.',
  },
  R12d: {
    question: 'Was ist, wenn das Stechen nicht endet?',
    ruling: 'Nach vierzig Paaren wird gelost.',
  },
  R12e: {
    question: 'Werden Verlängerung und Elfmeterschießen zusammen vereinbart?',
    ruling:
      'Nein, jedes für sich (seit Version 2): nur eine dritte Halbzeit, Elfmeter gleich nach zwei Halbzeiten, beides oder nichts davon. Ohne Elfmeterschießen ist ein Spiel, das nach der Verlängerung gleich steht, unentschieden. In Version 1 bedeutete Verlängerung beides.',
  },
  R12f: {
    question: 'Werden alle fünf Elfmeter geschossen, auch wenn schon alles entschieden ist?',
    ruling:
      'Nein. Schluss ist, sobald eine Mannschaft mit den Elfmetern, die sie noch hat, nicht mehr einzuholen ist.',
  },
  R13a: {
    question: 'Was ist die Nummer 1 in der Tabelle der Stars?',
    ruling: 'Der Torwart: Ein Star dort bedeutet die Karten des Startorwarts.',
  },
  R13b: {
    question: 'Dürfen beide Trainer dieselbe Mannschaft wählen?',
    ruling: 'Ja, und jeder darf auch mit elf Stammspielern antreten.',
  },
  R13c: {
    question: 'Wer trifft im ersten Spiel aufeinander?',
    ruling:
      'Deutschland und Italien, je sechs Stars samt Torwart, in der App wie im Terminal; elf Stammspieler für einen oder beide sind einen Griff entfernt, und im Terminal trifft, wer sie für eine Mannschaft nennt, wieder auf sie. Wo eine Vorgabe „beginner“ verlangt wird, im Protokoll und in Simulationen, haben beide Stammspieler.',
  },
  R14: {
    question: 'Wer bekommt einen verlorenen kurzen Pass, wo der Verteidiger niemanden hat?',
    ruling: 'Er bleibt beim Ballführer.',
  },
  R15: {
    question:
      'Was ist, wenn ein Vergleich in allem gleich steht und kein Verteidiger da ist, der foulen könnte?',
    ruling: 'Er gilt als gewonnen, ohne Foul, und wird erzählt und gezählt wie jeder andere.',
  },
  R16: {
    question: 'Wer hat Anstoß, wenn die Nummer 6 vom Platz gestellt ist?',
    ruling: 'Die nächsthöhere Nummer, die noch auf dem Feld ist; gibt es keine, die nächstniedrigere.',
  },
  R17: {
    question: 'Was ist, wenn die Reihe eines Abschlags leer ist?',
    ruling: 'Der Ball rollt weiter in die nächste, die es nicht ist.',
  },
  R18: {
    question: 'Werden die Stapel nach einem Tor neu gemischt?',
    ruling:
      'Nein. Die Spieler kehren auf ihre Plätze zurück, und die Hände werden auf drei aufgefüllt; Stapel und benutzte Karten bleiben.',
  },
  R19: {
    question: 'Wer bekommt einen abgeklatschten Ball, wenn in der letzten Reihe niemand steht?',
    ruling: 'Der Torwart: Er gilt als gehalten.',
  },
  R20: {
    question: 'Wie wird bei gleichem Abstand zur Schussklasse entschieden?',
    ruling: 'Ein Verteidiger vor einem Angreifer, dann die niedrigere Nummer vor der höheren.',
  },
  R21: {
    question: 'Wann entsteht ein vorläufiger Stapel, und woraus?',
    ruling:
      'Wenn eine Karte gezogen werden muss und der Stapel leer ist, aus allen in dieser Halbzeit benutzten Karten außer denen, die in dieser Runde auf dem Tisch liegen: was der Trainer in ihr gelegt und was er in ihr für eine Parade, ein Foul oder einen Protest gezogen hat. Eine Torchance ist mit allen Durchgängen eine Runde, samt dem, was bis zur nächsten Runde folgt; im Elfmeterschießen ist jeder Elfmeter eine. Er entsteht neu, sooft er leer wird. Ist nichts mehr da, woraus einer entstehen könnte, zieht der Torwart nicht weiter und der Schiedsrichter hat nichts gesehen; eine Hand, ohne die niemand spielen kann, und die Karte eines Elfmeters nehmen dann doch die Karten dieser Runde. In Version 1 blieb nur die eben gelegte Karte draußen, sodass dieselbe gedruckte Karte in einer Parade zweimal kommen konnte.',
  },
  R22: {
    question: 'Was bleibt von Halbzeit zu Halbzeit?',
    ruling: 'Tore, Gelbe Karten und Platzverweise. Hand und Stapel sind neu.',
  },
  R23: {
    question: 'Was passiert, wenn dem Angreifer die Karten ausgehen?',
    ruling:
      'Den Ball bekommt die kleinste Nummer in der Reihe, in der der Ballführer gerade steht, wohin er auch verdrängt wurde; gleiche Nummern bekommt der Verteidiger. Er kann selbst die kleinste sein und ihn behalten. Ist das in seiner letzten Reihe, ist die nächste Runde wieder eine Torchance; sind normale Runden in der letzten Reihe vereinbart (seit Version 2), folgt eine normale, in der langer Pass und Dribbling nichts vor sich haben (ein Weitschuss geht, P23), und erst die danach ist eine Torchance.',
  },
  R24: {
    question: 'Darf nach einem Freistoß in der letzten Reihe normales Spiel gewählt werden?',
    ruling:
      'Nein, und es wird nicht gefragt: Eine Runde, die dort beginnt, ist ohnehin eine Torchance. Sind normale Runden in der letzten Reihe vereinbart (seit Version 2), wird der Trainer dort gefragt wie überall, auch nach einer Ecke, und normales Spiel ist eine normale Runde, in der langer Pass und Dribbling nichts vor sich haben (R23); erst die danach ist eine Torchance.',
  },
  R25: {
    question: 'Ist der Querpass auch in einer Torchance Pflicht?',
    ruling: 'Ja, in jedem Durchgang, vor dem Schritt des Verteidigers.',
  },
  R26: {
    question: 'Darf der Ballführer schießen, wenn er auf den Pass verzichtet oder niemanden dafür hat?',
    ruling: 'Nein. Es folgt der nächste Durchgang.',
  },
  R27: {
    question: 'Verlässt der Foulende das Feld, bevor oder nachdem der Spielzug weitergeht?',
    ruling: 'Danach. Ein Dribbler hat vorher mit ihm den Platz getauscht.',
  },
  R28: {
    question: 'Lassen die Karten, die ein Torwart zieht, die Uhr laufen?',
    ruling: 'Ja. Sie kommen von seinem Stapel und sind danach benutzt.',
  },
  R29: {
    question: 'Darf der Torwart weiterziehen, wenn er schon mehr Bälle hat als der Schuss?',
    ruling: 'Nein. Das Ziehen endet von selbst, ob er gern weitergezogen hätte oder nicht.',
  },
  R30: {
    question: 'Kommt es auf die Art der Karte des Verteidigers an?',
    ruling: 'Nein. Nur ihre Stärke zählt im Vergleich, und ihre Seite für seinen Schritt.',
  },
  R31: {
    question: 'Darf die abschlagende Mannschaft jemanden verdrängen, und wer muss dann stehen bleiben?',
    ruling:
      'Ja. Den Ball hat der Torwart, einen Ballführer gibt es also nicht zu schützen; nur die andere Mannschaft muss den stehen lassen, der gerade gegangen ist. Ist vereinbart, dass der Verdrängte stehen bleibt (seit Version 2), muss sie auch den in Ruhe lassen, den dieser Schritt verdrängt hat: weder verdrängen noch, wenn er ihr eigener ist, bewegen. Beim Freistoß ist nur geschützt, wer gerade gegangen ist, was immer vereinbart ist.',
  },
  R32: {
    question: 'Zieht der Trainer nach seinem Abschlag eine neue Karte?',
    ruling:
      'Ja, sofort. Ist der Abschlag ohne Karte vereinbart (seit Version 2), nein: Er wählt für die nächste Runde unter zweien und füllt in ihr auf drei auf. Nur wenn der Abschlag der anderen Mannschaft eine Torchance bringt, füllt er davor auf.',
  },
  P1: {
    question: 'Mit welchen Karten bewegt sich ein Spieler, auf dessen Karte zwei Nummern stehen?',
    ruling:
      'Mit Karten der Seite, zu der seine Position gehört: gerade Positionen links, ungerade rechts. Eine abgetippte Spielerkarte der Erweiterung hat keine eigene Seite, wie es eine des Grundspiels haben kann.',
  },
  P1a: {
    question: 'Was dürfen Spielerkarten einer anderen Schachtel selbst sagen?',
    ruling:
      'Beliebig viele Typen mit ihren Nummern, Schilden, Preisen, Stückzahlen, Bällen und Fähigkeiten; wie viele der zwölf Stilkarten zu jedem Stil gehören, was sie tun und wie man sie gewinnt; jedes Budget; und beliebig viele Mannschaftskarten, sodass neue Aufstellungen dazukommen. Eine Mannschaftskarte ohne Bank und Kapitän hat eine leere Bank, und Kapitän ist, wer anstößt. Wo auch immer die Symbole liegen: Richtig geraten im Sinne von 17.1 und 17.2 hat ein Torwart nur, wenn seine Hand auf ein Plus zeigt.',
  },
  P2: {
    question: 'Wer ist der Niedrigste von 2, 2/3 und 3?',
    ruling:
      'Eine Nummer liegt nur dann über einer anderen, wenn sie es ganz tut: 3 liegt über 2, 2/3 über keiner. Also sind 2 und 2/3 die niedrigsten.',
  },
  P3: {
    question: 'Welche Nummer trägt ein Allrounder?',
    ruling: 'Die der Position, auf der er spielt, und keine andere.',
  },
  P4: {
    question: 'Wer bekommt einen abgeklatschten Ball, wenn mehrere der Stärke gleich nah sind?',
    ruling:
      'Wie im Grundspiel: ein Verteidiger vor einem Angreifer, eine niedrigere Nummer vor einer höheren, von einer Doppelnummer immer die niedrigere. Nur wenn zwei einer Mannschaft dieselbe niedrigere haben, wählt ihr Trainer.',
  },
  P5: {
    question: 'Wie lang ist ein Spielabschnitt für Fähigkeiten?',
    ruling:
      'Eine Runde; in einer Torchance ein Durchgang. Danach darf jeder wieder zweimal umdrehen. Nach Vereinbarung (onePlay, seit hat-trick-2) ist eine ganze Torchance einer: Niemand dreht in ihr öfter als zweimal um, und was bis zum Ende gilt, gilt bis zum Ende der Torchance.',
  },
  P6: {
    question: 'Wer nutzt seine Fähigkeiten zuerst, wenn beide könnten?',
    ruling:
      'Der Angreifer, dann der Verteidiger. Ist ein Pass angekommen oder hat der Ball die Mannschaft gewechselt, die, die ihn jetzt hat. Rund um einen Schritt nur der Trainer, der ihn macht.',
  },
  P7: {
    question: 'Darf man nach dem Pfiff bei einem Foul noch Fähigkeiten nutzen?',
    ruling:
      'Nein. Ein Foul unterbricht das Spiel; danach fängt niemand ab, legt niemand ab und geht niemand einen Schritt.',
  },
  P8: {
    question: 'Wessen Bälle zählen, wenn in einem Vergleich eine Fähigkeit genutzt wird?',
    ruling: 'Die der Seite, die nach dem Umdrehen oben liegt, dazu, was die Fähigkeit bringt.',
  },
  P9: {
    question: 'Darf ein Ballspielender IV an einem Gegner vorbei weitergehen?',
    ruling:
      'Ja, er tauscht mit dem den Platz, der dort steht. Wo er weitergehen könnte, darf er auch bleiben und dreht trotzdem um. Aus der letzten Reihe kann er nicht weiter, also wird die Fähigkeit dort nicht genutzt.',
  },
  P10: {
    question: 'Wann hat ein Manndecker gefoult?',
    ruling:
      'Wenn die gezogene Karte die Stärke 1 hat. Dann gehen alle dorthin zurück, wo sie standen, und der Freistoß ist dort; er bringt niemanden nach vorn. Bei jeder anderen Karte gilt der Platztausch.',
  },
  P11: {
    question: 'Wann darf ein goldener Flügelverteidiger zurückkehren, und wann dreht er um?',
    ruling:
      'Seit hat-trick-2, wann immer sein Trainer etwas gefragt wird, in der Runde jeder Mannschaft, auch bei Freistößen, Abschlägen, Schüssen und geheimen Wahlen; dann wird dasselbe noch einmal gefragt. Er dreht um, wenn er zurückkehrt, nicht wenn er den Flügel wechselt. Das Zurückkehren verbraucht keinen Schritt und ist keine Fähigkeit: Niemand kann es verhindern, und es ist keine Hilfe, die eine Runde aus der Serie nimmt (18.2). Aber es ist ein Umdrehen, also geht es nicht nach zweien. Nach hat-trick-1 kehrte er nur bei einem Schritt seines Trainers zurück, als Nutzung einer Fähigkeit.',
  },
  P12: {
    question: 'Worüber springt ein Flügelläufer, und was wird nach dem Sprung aus ihm?',
    ruling:
      'Er springt über jeden, auch über den Ballführer, landet aber nicht auf ihm, auch nicht in einer Torchance (P38). Er dreht sofort um und geht zurück, bevor die nächsten Karten liegen, im Tausch mit dem, der dort steht; nicht, wenn er den Ball hat oder der Ballführer dort steht.',
  },
  P13: {
    question: 'Wann wird der Trainer eines Abräumers gefragt?',
    ruling:
      'Zweimal: bevor der Gegner entscheidet, wenn ein Nachbar jetzt eine Fähigkeit nutzen könnte, und noch einmal, wenn eine angesagt ist. Wer verhindert wird, dreht nicht um und nutzt bis zum Ende dieses Abschnitts keine Fähigkeit. Das Verhindern selbst kann man nicht verhindern.',
  },
  P14: {
    question: 'Welche Fähigkeiten kann ein Zentraler Mittelfeldspieler nicht leihen, und wessen Gold zählt?',
    ruling:
      'Nicht die des goldenen Flügelverteidigers, des goldenen Abräumers und eines anderen Zentralen. Silber leiht von Mitspielern, Gold auch von Gegnern. Was nach Gold nicht genutzt werden darf, darf auch auf das eigene Gold des Leihenden nicht folgen.',
  },
  P15: {
    question: 'Kann man bei einem Elfmeter Fähigkeiten und Stilkarten nutzen?',
    ruling:
      'Nein, weder im Spiel noch im Elfmeterschießen; auch ein silberner Abstauber bekommt einen abgeklatschten Elfmeter nicht. Torhüter werden trotzdem zu Stars oder Stammtorwarten.',
  },
  P16: {
    question: 'Was ist, wenn eine Fähigkeit den Ball vor dem Spielzug in die letzte Reihe bringt?',
    ruling:
      'Das können eine Hängende Spitze und das Verdrängen durch einen Manndecker. Ein kurzer Pass wird dann wie immer gespielt; langer Pass und Dribbling haben nichts vor sich, und der Ball bleibt. Die nächste Runde ist die Torchance.',
  },
  P17: {
    question: 'Weiß der Schütze, welche Karten ein Startorwart nimmt?',
    ruling: 'Nein. Das wird zusammen mit der Ecke verdeckt gewählt.',
  },
  P18: {
    question:
      'Was zählt ein Spielzug, dem eine Fähigkeit oder Stilkarte geholfen hat, vor oder nach seinem Gelingen?',
    ruling:
      'Seit hat-trick-2 setzt ein gelungener der Art der Serie sie weder fort, noch beendet er sie; alles andere, eine andere Art oder ein Fehlschlag, beendet sie wie ohne Hilfe. Hilfe ist, was die Mannschaft in dieser Runde genutzt hat, auch nach dem Gelingen, etwa ein anderer Empfänger. Nach hat-trick-1 zählte ein Spielzug mit Hilfe gar nicht, was immer er war.',
  },
  P19: {
    question: 'Was sind die Bedingungen der Stile?',
    ruling:
      'Technisch: zwei gelungene Dribblings in Folge, wie gedruckt. Unsere: Taktisch drei kurze Pässe, Körperlich zwei lange Pässe in Folge, Total eine Runde, in der zwei eigene Spieler die Reihe gewechselt haben und der Spielzug gelungen ist.',
  },
  P20: {
    question: 'Sieht der Gegner die Stilkarten, die man gewonnen hat?',
    ruling: 'Ja, sie liegen offen, bis sie benutzt werden; dann kommen sie verdeckt beiseite.',
  },
  P21: {
    question: 'Werden Stilkarten auch vor der Verlängerung ausgetauscht?',
    ruling: 'Ja, zu Beginn jeder Halbzeit außer der ersten.',
  },
  P22: {
    question: 'Wer darf mit einer Stilkarte ein Foul provozieren, und bekommt dafür jemand eine Karte?',
    ruling:
      'Nur die Mannschaft mit dem Ball, und niemand bekommt eine. Es gibt Freistoß, wo der Ball ist, oder Elfmeter auf einem mittleren Feld der letzten Reihe. Wie jedes Foul beendet es die Serie der gefoulten Mannschaft (19.2); nach hat-trick-1 blieb sie.',
  },
  P23: {
    question: 'Wie geht ein Weitschuss?',
    ruling:
      'Nach den Schritten, statt des Spielzugs, aus Reihe 4 oder 5, und aus 6, wo der Ball außerhalb einer Torchance dort ist: weil ihn eine Fähigkeit hingebracht hat oder normale Runden in der letzten Reihe vereinbart sind (R23, R24), mit einer Stärke weniger. Aus Reihe 4 darf der Torwart eine Karte mehr ziehen als aus 5, aus 6 wie sonst dort. Eine goldene Hängende Spitze und eine silberne Falsche 9 bringen nichts.',
  },
  P24: {
    question: 'Wann gibt es eine Ecke, und wer führt sie aus?',
    ruling:
      'Wenn der Torwart mit der letzten Karte, die er ziehen darf, genau einen Ball mehr hat als der Schuss, auch bei einem Elfmeter, aber nie im Elfmeterschießen. Beide füllen auf drei auf. Es führt sie die niedrigste Nummer der Angreifer in der letzten Reihe aus, sonst in der davor, sonst der Schütze; dann wie ein Freistoß, der auf einem mittleren Feld der letzten Reihe eine Torchance ist und kein Elfmeter.',
  },
  P25: {
    question: 'Wann und für wen darf jemand eingewechselt werden?',
    ruling:
      'Bei Anstößen außer dem ersten, Abschlägen, Freistößen und Ecken, dreimal im Spiel, für jeden auf dem Feld, dessen Position er spielen kann. Er beginnt auf der Seite, die die Mannschaft für ihn genannt hat; geht der Kapitän, gibt es keinen mehr.',
  },
  P26: {
    question: 'Was kann der Protest des Kapitäns bewirken?',
    ruling:
      'Einmal im Spiel, wenn die eigene Mannschaft gefoult hat, wird eine Karte gezogen: 3 oder 4 nimmt die Karte zurück, 2 ändert nichts, bei 1 fliegt durch eine Fehlentscheidung auch noch der Kapitän. Der Freistoß bleibt in jedem Fall.',
  },
  P27: {
    question: 'Wie tauschen Spieler bei Positionstausch und Umschalten die Plätze?',
    ruling:
      'Statt eines der beiden Schritte einer Runde, nicht bei Freistoß und Abschlag. Positionstausch: zwei eigene Spieler nebeneinander, einer von der Seite der Karte. Umschalten: ein eigener Spieler der Seite der Karte geht auf das gespiegelte Feld seiner Reihe. Nie der Ballführer, und niemand verdrängt ihn.',
  },
  P28: {
    question: 'Wie viele Sterne haben die anderen elf Budgets?',
    ruling:
      'Klasse I 36, II 30, III 24, IV 18 im Ganzen; ausgewogen halb und halb, sonst drei zu sieben Teilen, gerundet.',
  },
  P28a: {
    question:
      'Wie stark sind die Mannschaftsteile auf einer Mannschaftskarte, und in welchen Farben spielt sie?',
    ruling:
      'Die Stärke von Abwehr (mit Torwart), Mittelfeld und Angriff sind die Sterne ihrer Spieler, alle drei zusammen also der Wert der Mannschaft; eine abgetippte Karte darf eigene Zahlen haben (`value`, `power`), die dann gezeigt werden. Die Farben sind die üblichen der Nationalmannschaft, das Trikot zuerst. All das wird nur gezeigt.',
  },
  P29: {
    question: 'Wer zahlt für einen Startorwart?',
    ruling: 'Die Defensivkasse.',
  },
  P29a: {
    question: 'Wer hat einen eigenen Preis, und wer kostet nichts?',
    ruling:
      'Ein Startorwart und ein goldener Allrounder haben eigene Preise; bei allen anderen kostet Gold einen Stern mehr als Silber. Silberne Allrounder und der Stammtorwart kosten nichts.',
  },
  P30: {
    question: 'Kann man Fähigkeiten und Stilkarten nutzen, wenn in einer Torchance ein Pass ankommt?',
    ruling:
      'Seit hat-trick-2 Fähigkeiten ja, und ein dort weitergegebener Pass ist für sie gelungen. Nimmt eine den Angreifern den Ball ab, ist die Torchance vorbei: Beide füllen auf drei auf, die Fähigkeiten nach einem Ballverlust folgen, und wer den Ball hat, beginnt die nächste Runde; bekommen sie ihn vorher zurück, geht sie weiter. Stilkarten, die einen gelungenen Spielzug brauchen, gehen nicht; eine, die auf ein Abfangen antwortet, schon. Nach hat-trick-1 wurde nichts genutzt.',
  },
  P31: {
    question: 'Was von der Erweiterung bleibt für die nächste Halbzeit?',
    ruling:
      'Wenn nichts anderes vereinbart ist (P34), die Seite, die jeder zeigt, sein Flügel, Torwart, Stil, unbenutzte Stilkarten und was an Wechseln und Protest übrig ist. Nur benutzte Stilkarten werden ausgetauscht, und Serien beginnen neu.',
  },
  P32: {
    question: 'Wie spielen beide Trainer zugleich eine Stilkarte?',
    ruling:
      'Der Trainer, dessen Karte zuerst wirken würde, entscheidet zuerst; der andere weiß es dann. Bei Karten desselben Stils kommt die des Angreifers zuerst.',
  },
  P32a: {
    question:
      'Welche Karten können zwei Mannschaften desselben Stils im selben Moment spielen, und was hat jeder Stil für die Abwehr?',
    ruling:
      'Jeder Stil hat mindestens ein Paar, das für beide zugleich gültig wird, und mindestens eine Karte ohne Ball: Taktisch bei einem langen Pass, der in den zwei letzten Reihen angekommen ist, Technisch beim Dribbling, Körperlich beim Vergleich eines langen Passes, Total beim Schuss. Seit den zweiten Spielerkarten; die ersten haben kein solches Paar.',
  },
  P33: {
    question: 'Was beendet eine Serie sonst, und was erhält sie?',
    ruling:
      'Ein Weitschuss beendet sie, das Ende einer Halbzeit und ein Dribbling, das den Ball nur an einen Mitspieler davor gibt. Durchgänge einer Torchance zählen weder noch, aber wer dort den Ball verliert, durch ein Tor, einen gehaltenen Schuss oder anders, verliert seine Serie. Wer einen Stil ablehnt, behält sie, und der nächste Erfolg bietet ihn wieder an; eine gewonnene Karte beendet sie, sodass ein drittes Dribbling das erste einer neuen ist.',
  },
  P34: {
    question: 'Dreht ein Anstoß die Spieler auf die Seite, mit der sie begonnen haben?',
    ruling:
      'Nein. Nach einem Tor und zu Beginn jeder Halbzeit werden die Plätze neu eingenommen; jeder behält die Seite, die er zeigt, und seinen Flügel. Nach Vereinbarung (sidesAnew, seit hat-trick-2) zeigt jeder wieder die Seite, mit der er begonnen hat, ein Eingewechselter die, mit der er kam, und spielt auf seinem eigenen Flügel. Torhüter bleiben, wie sie sind.',
  },
  P35: {
    question:
      'Wird ein Trainer nur gefragt, weil ein Flügelverteidiger zurückkehren könnte, und was ist, wenn beide zugleich gefragt sind?',
    ruling:
      'Allein deshalb wird niemand gefragt: Hat ein Trainer sonst nur eine Antwort, wird sie wie immer für ihn genommen, und bei Zeitablauf kehrt niemand zurück. Erzählt wird es beiden sofort, auch während beide geheim wählen. Wer noch nicht gewählt hat, weiß es dann; was der andere gewählt hat, bleibt verdeckt und wie es ist; wer gewählt hat, wird nichts gefragt, kehrt also mit niemandem zurück, bevor beides gezeigt ist.',
  },
  P36: {
    question: 'Ist jeder Durchgang einer Torchance für Stilkarten eine Runde?',
    ruling:
      'Nein. Eine Torchance ist eine Runde, wie viele Durchgänge sie auch hat: je Trainer eine Stilkarte in der ganzen.',
  },
  P37: {
    question: 'Kann man Fähigkeiten, die Schritte sind, bei Freistoß und Abschlag nutzen?',
    ruling:
      'Nein. Dort macht jeder Trainer den einen gewöhnlichen Schritt, auf beliebiger Seite; nur ein Flügelverteidiger, der den Flügel gewechselt hat, darf zurückkehren, wie immer, wenn sein Trainer gefragt wird.',
  },
  P38: {
    question:
      'Darf der Verteidiger in einer Torchance mit einem Schritt, der eine Fähigkeit ist, den Ballführer verdrängen?',
    ruling:
      'Mit dem einen Schritt, den die Fähigkeit nur mit einer Karte der anderen Seite erlaubt, ja: dem des goldenen Flügelverteidigers und des silbernen Allrounders. Mit einem anders geformten nicht: Zwei Schritte auf einmal enden nicht auf ihm und führen nicht über ihn, ein schräger und ein Sprung enden nicht auf ihm. Auch nicht mit einem zusätzlichen Schritt, wie ihn ein Abwehrchef einem Mitspieler gibt.',
  },
  P39: {
    question: 'Welche Positionen muss eine Mannschaft mit Budget besetzen?',
    ruling: 'Alle zehn, 2 bis 11, und das Tor.',
  },
  P40: {
    question: 'Die Ausgaben haben nicht dieselben Karten in der Schachtel: Mit welchen spielen wir?',
    ruling:
      'Mit denen der englischen: 45 Mannschaftskarten und sechs Spielereignissen. Jedes wird für sich vereinbart; wer die deutsche Schachtel hat, lässt den Positionstausch also weg, dessen deutscher Name von uns ist.',
  },
  P41: {
    question:
      'Darf ein Flügelstürmer eine Fähigkeit für seine Schüsse nutzen, wenn er nicht zum Schuss kommen kann?',
    ruling:
      'Seit hat-trick-2 nein. Er muss noch schießen können, bevor die Karten ausgehen: Ein Schritt nach vorn in jedem übrigen Durchgang bringt ihn in die zwei letzten Reihen, wobei der erste frei sein muss, wenn alle nötig sind; wer den Ball hat, geht in diesem Durchgang nicht. Für Silber muss er außerdem auf einem Flügel stehen oder durch Positionstausch dorthin kommen können, wenn er vereinbart ist; im letzten Durchgang muss dann ein Mitspieler dort stehen. Welche Karten in der Hand sind, spielt keine Rolle, auch nicht, was andere Fähigkeiten und die Schritte des Gegners bewirken könnten. Dasselbe gilt für jeden, der die Fähigkeit leiht. Nach hat-trick-1 ging es überall.',
  },
  P42: {
    question: 'Kommen Fähigkeiten nur der Zeit nach vor Stilkarten, oder haben sie Vorrang?',
    ruling:
      'Der Zeit nach: Was beide Trainer in einem Moment an Fähigkeiten nutzen, kommt zuerst, dann werden Stilkarten gespielt, in Kenntnis dessen, was daraus wurde. Eine Stilkarte darf dann ändern, was eine Fähigkeit getan hat. Von unseren tun das nur „Abseitsfalle“ und „Zweiter Ball“, und beide sagen es: Die niedrigste Nummer der Reihe bekommt den Ball, wohin ihn Fähigkeiten auch gebracht haben.',
  },
}
