import type { Rules } from './paragraphs.ts'
import { playersDe } from './players/de.ts'
import { figured } from './players/figures.ts'
import { playersRulesDe } from './players/rules.de.ts'

export const rulesDe: Rules = {
  title: 'Hat-Trick: die Regeln',
  chapters: {
    '1': 'Das Spiel',
    '2': 'Spielfeld und Spieler',
    '3': 'Die Aktionskarten',
    '4': 'Die Runde',
    '5': 'Die Spielzüge',
    '6': 'Die Torchance',
    '7': 'Der Torschuss',
    '8': 'Der Abschlag',
    '9': 'Fouls',
    '10': 'Die Halbzeiten',
    '11': 'Verlängerung und Elfmeterschießen',
    '12': 'An diesem Tisch',
    ...playersRulesDe.chapters,
  },
  paragraphs: {
    '1.1':
      'In Hat-Trick stehen sich zwei Trainer mit je einer Mannschaft gegenüber. Eine hat Heimrecht, die andere ist zu Gast. Einen Vorteil bringt das nicht: Selbst über den Anstoß entscheidet eine Münze.',
    '1.2':
      'Ein Spiel hat zwei Halbzeiten. Wer am Ende mehr Tore erzielt hat, ist Sieger. Steht es gleich, endet das Spiel unentschieden, außer die Trainer haben Verlängerung oder Elfmeterschießen vereinbart.',
    '1.3':
      'Eine Münze entscheidet, welche Mannschaft Anstoß hat. Alle Spieler stehen auf ihren Anfangsfeldern, die Nummer 6 dieser Mannschaft hat den Ball, und jeder Trainer zieht drei Aktionskarten.',
    '1.4':
      'In der Schachtel des Grundspiels liegen 20 Spielerkarten, 12 Torhüterkarten, 64 Aktionskarten, 9 Torschusskarten, 2 Mannschaftskarten, 2 gelbe Karten, eine rote und der Ball. All das liegt auch auf diesem Tisch, nur die Mannschaftskarten nicht: Das Heft tut nichts mit ihnen, und hier stehen an ihrer Stelle die Namen der Mannschaften.',
    '2.1':
      'Das Spielfeld hat sechs Reihen zu je vier Feldern. Jede Mannschaft zählt die Reihen vom eigenen Tor aus: Die erste liegt vor dem eigenen Torwart, die sechste ist ihre letzte Reihe, direkt vor dem gegnerischen. Meine Reihe 2 ist also deine Reihe 5. Die Felder heißen a1 bis d6, aus Sicht der Heimmannschaft: a1 ist ihre linke Ecke, d6 die ferne rechte.',
    '2.2':
      'Jede Mannschaft hat die Nummern 2 bis 11 auf dem Feld; der Torwart ist die Nummer 1 und steht hinter den Feldern. Am Anfang stehen, vom eigenen Tor aus und von links nach rechts: Reihe 1 frei, 2, 3, frei; Reihe 2 eigene 4, fremde 11, fremde 10, eigene 5; Reihe 3 fremde 9, eigene 6, eigene 7, fremde 8; Reihe 4 eigene 8, fremde 7, fremde 6, eigene 9; Reihe 5 fremde 5, eigene 10, eigene 11, fremde 4; Reihe 6 frei, fremde 3, fremde 2, frei.',
    '2.3':
      'Gerade Nummern spielen links, ungerade rechts, vom Platz ihres eigenen Trainers aus gesehen. Die Spieler gehen nur vor oder zurück, darum verlässt keiner je seine Spalte. Mein Links ist dein Rechts. In einem eigenen Kartensatz kann auf einer Karte stehen, auf welcher Seite ihre Bälle sind; dann bewegt sich der Spieler mit Karten dieser Seite.',
    '2.4':
      'Jeder Spieler hat Angriffsbälle und Abwehrbälle, je 1 bis 5, in einem eigenen Kartensatz so viele wie auf dessen Karten. Die Angriffsbälle zählen, wenn seine Mannschaft den Ball hat, die Abwehrbälle, wenn sie ihn nicht hat. Jede Karte hat zwei Seiten, Stammspieler und Star (im Heft Topspieler); der Star hat mehr Bälle. Ein Startorwart (Toptorhüter) büßt nichts ein, wenn er falsch liegt, sofern die Torwartkarten eines eigenen Satzes nichts anderes sagen.',
    '2.5':
      'Vor dem Spiel wählt jeder Trainer eine von 32 Nationalmannschaften; sie bestimmt, welche der Nummern 1 bis 11 Stars sind. Oder er tritt mit elf Stammspielern an. Beide dürfen dieselbe Mannschaft nehmen. Fürs erste Spiel rät das Heft zu Stammspielern auf beiden Seiten, ohne die Startorwarte.',
    '3.1':
      'Jeder Trainer hat 32 Aktionskarten. Eine Karte zeigt eine Art (kurzer Pass, langer Pass oder Dribbling), eine Stärke von einem bis vier Bällen und eine Seite (links oder rechts). Zu jeder Stärke und Seite gibt es zwei kurze Pässe, einen langen und ein Dribbling, zusammen 16, 8 und 8. Beide Trainer haben die gleichen. Ein eigener Kartensatz sagt selbst, welche 32 Karten es sind.',
    '3.2':
      'Jeder Trainer mischt seine Aktionskarten und legt sie verdeckt als Nachziehstapel hin. Auf der Hand hat ein Trainer drei Karten: Immer wenn die Regeln ihn die Hand auffüllen lassen, zieht er, bis es wieder drei sind.',
    '3.3':
      'Niemand sieht die Hand des anderen Trainers oder die Reihenfolge eines Nachziehstapels. Benutzte Karten liegen offen auf dem Ablagestapel. Auch wie viele Karten in Hand und Nachziehstapel noch übrig sind, ist bekannt.',
    '4.1':
      'Eine Runde beginnt mit den Karten. Jeder Trainer legt eine Handkarte verdeckt hin, beide füllen auf drei auf, dann werden die zwei Karten zugleich aufgedeckt. Angreifer ist der Trainer, dessen Mannschaft den Ball hat, der andere ist der Verteidiger. In einer Torchance zieht niemand nach.',
    '4.2':
      'Dann darf der Angreifer einen Spieler einen Schritt vor oder zurück bewegen. Es muss einer der Seite sein, die seine Karte zeigt. Er geht auf ein freies Feld oder tauscht den Platz mit dem, der dort steht, ob Mitspieler oder Gegner. Beispiel: Mit einer linken Karte darf eine der Nummern 2, 4, 6, 8 und 10 gehen. Ist Bewegungspflicht vereinbart (Option, deutsche Ausgabe), muss einen solchen Schritt machen, wer es kann, auch in 4.5, 8.2 und 9.3.',
    '4.3':
      'Im normalen Spiel bleibt der Ballführer, wo er ist: Er bewegt sich nicht selbst, und niemand darf mit ihm den Platz tauschen. Sonst ist jeder Schritt erlaubt, auch einer, der den Schritt des Gegners rückgängig macht. Nur in einer Torchance darf der Verteidiger den Ballführer verdrängen.',
    '4.4':
      'Nun muss der Ballführer den Ball an den nächsten Mitspieler in seiner Reihe abgeben, gezählt in Spalten. Sind zwei gleich nah, wählt der Trainer einen von ihnen. Ist in der Reihe kein Mitspieler, behält er den Ball. Dieser Querpass kommt immer an.',
    '4.5':
      'Danach darf der Verteidiger einen seiner Spieler einen Schritt vor oder zurück bewegen, nach denselben Regeln: Die Seite bestimmt seine eigene Karte, von seinem Platz aus gesehen. Den Ballführer darf er nicht verdrängen; das kann inzwischen ein anderer sein als zuvor.',
    '4.6':
      'Am Ende der Runde wird die Karte des Angreifers ausgeführt: kurzer Pass, langer Pass oder Dribbling. Von der Karte des Verteidigers zählt nur die Stärke, egal welcher Art sie ist.',
    '4.7':
      'Ist der Spielzug vorbei, beginnt eine neue Runde. Angreifer ist, wer jetzt den Ball hat. Steht der Ballführer in seiner letzten Reihe, ist die Runde eine Torchance; ist die Zeit der Halbzeit um, kann sie hier zu Ende sein.',
    '5.1':
      'Kurzer Pass: Der Angreifer zählt die Angriffsbälle aller seiner Spieler in der Reihe des Balls, der Verteidiger die Abwehrbälle der seinen in derselben Reihe, und jeder zählt die Stärke seiner Karte dazu. Hat der Angreifer mehr, geht der Ball eine Reihe nach vorn, zu seiner kleinsten Rückennummer dort. Beispiel: 7 von den Spielern und 2 von der Karte schlagen 1 und 4, mit 9 zu 5.',
    '5.2':
      'Hat bei einem kurzen Pass der Verteidiger mehr Bälle, ist der Pass abgefangen: Der Ball bleibt in seiner Reihe und geht an die kleinste Rückennummer des Verteidigers dort.',
    '5.3':
      'Langer Pass: Der Angreifer sagt zuerst, wie weit er geht, eine, zwei oder drei Reihen nach vorn. Steht in einer davon ein eigener Spieler, muss er eine solche Reihe wählen. Hinter der letzten Reihe ist nichts mehr.',
    '5.4':
      'Ein langer Pass wird verglichen wie ein kurzer, aber mit den Spielern der Zielreihe. Gewonnen geht er zur kleinsten Rückennummer des Angreifers in dieser Reihe, verloren zu der des Verteidigers. Beispiel: 7 von den Spielern und 4 von der Karte schlagen 3 und 4, mit 11 zu 7. Wo der Angreifer niemanden hat, wird trotzdem verglichen; steht dort überhaupt niemand, zählen nur die beiden Karten. Gewonnen bleibt der Ball dann in der Reihe des Passgebers, bei der kleinsten Rückennummer des Angreifers dort; das kann der Passgeber selbst sein. Verloren bleibt er beim Passgeber, wenn der Verteidiger in der Zielreihe niemanden hat. In Version 1 war ein langer Pass in eine Reihe ohne eigenen Spieler ohne Vergleich verloren.',
    '5.5':
      'Dribbling: Es kommt auf das Feld direkt vor dem Ballführer an. Steht dort ein Mitspieler, bekommt der den Ball. Ist es frei, rückt der Ballführer darauf vor. Steht dort ein Gegner, treten die Angriffsbälle des Ballführers und die Stärke der Angreiferkarte gegen die Abwehrbälle des Gegners und die Stärke der Verteidigerkarte an. Gewinnt der Ballführer, tauschen die beiden die Plätze; verliert er, hat der Gegner den Ball, und beide bleiben stehen. Beispiel: 3 vom Spieler und 1 von der Karte verlieren gegen 3 und 4, mit 4 zu 7.',
    '5.6':
      'Ist ein Vergleich gleich, gewinnt der Trainer mit der stärkeren Karte. Sind auch die Karten gleich stark, hat der Verteidiger gefoult: Der Spielzug geht weiter, als hätte der Angreifer gewonnen, und es folgt Freistoß oder Elfmeter.',
    '5.7':
      'Wenn jemand fehlt: Ein gewonnener kurzer Pass, für den eine Reihe weiter vorn kein Mitspieler steht, geht zur kleinsten Rückennummer des Angreifers in der Reihe des Balls; das kann der Ballführer selbst sein. Ein verlorener kurzer Pass bleibt beim Ballführer, wenn der Verteidiger dort niemanden hat. Ein in allem gleicher Vergleich, bei dem kein Verteidiger zum Foulen da ist, gilt als gewonnen, ohne Foul.',
    '6.1':
      'Steht der Ballführer zu Beginn einer Runde in seiner letzten Reihe, ist die Runde eine Torchance, egal wie der Ball dorthin kam: durch Pass, Dribbling, Ballgewinn, Abpraller oder Abschlag (nach Vereinbarung nicht immer: 6.8, 9.4). Sie dauert mehrere Durchgänge, bis ein Torschuss fällt oder dem Angreifer die Karten ausgehen.',
    '6.2':
      'In jedem Durchgang einer Torchance legen beide Trainer wie sonst eine Karte und decken sie auf, aber niemand zieht nach. Mit drei Handkarten gibt es also höchstens drei Durchgänge. Dann folgen wie in jeder Runde der Schritt des Angreifers, der Querpass, der Schritt des Verteidigers und der Spielzug.',
    '6.3':
      'In einer Torchance darf der Verteidiger mit dem Ballführer den Platz tauschen und ihn so vom Tor wegdrängen. Der Angreifer darf seinen eigenen Ballführer nicht verdrängen.',
    '6.4':
      'Ein kurzer Pass in einer Torchance geht zu einem beliebigen Mitspieler auf einem Nachbarfeld, auch schräg. Bälle werden nicht verglichen: Der Pass kommt an.',
    '6.5':
      'Ein langer Pass in einer Torchance geht zu einem beliebigen Mitspieler in den drei letzten Reihen des Angreifers, also in Reihe 4 bis 6. Bälle werden nicht verglichen: Der Pass kommt an.',
    '6.6':
      'Mit einem Dribbling darf der Ballführer gleich schießen, ohne abzuspielen. Bei jeder Karte gilt: Schießen kann nur, wer nach dem Spielzug in einer seiner beiden letzten Reihen steht. Ist das nicht so, folgt der nächste Durchgang. Beispiel: Mit einem langen Pass bewegt der Angreifer seine 8 nach vorn in Reihe 5, und in der letzten Reihe geht der Ball zur Seite. Die 2 des Verteidigers tauscht mit dem neuen Ballführer den Platz und drängt ihn vom Tor weg. Der spielt den langen Pass zur 8, und die darf aus Reihe 5 schießen.',
    '6.7':
      'In einer Torchance darf der Angreifer auf den Pass oder den Torschuss verzichten, etwa um eine bessere Position zu suchen. Dann folgt der nächste Durchgang. Ohne den Pass, den seine Karte verlangt, gibt es in diesem Durchgang keinen Torschuss.',
    '6.8':
      'Hat der Angreifer keine Karte mehr und nicht geschossen, ist die Torchance vorbei: Der Ball geht zur kleinsten Rückennummer beider Mannschaften in der Reihe des Ballführers; bei gleichen Nummern bekommt ihn der Verteidiger. Beide Trainer füllen auf drei Karten auf, und eine neue Runde beginnt; ist der Ball noch in der letzten Reihe, ist sie wieder eine Torchance. Sind normale Runden in der letzten Reihe vereinbart (Option, deutsche und ungarische Ausgabe), ist es eine normale, in der langer Pass und Dribbling ins Leere gehen; ein Weitschuss ist in ihr erlaubt, wenn er vereinbart ist (20.1).',
    '7.1':
      'Die Karte, die zum Torschuss geführt hat, gibt ihm Farbe und Stärke. Jede Kartenart, kurzer Pass, langer Pass und Dribbling, hat ihre eigenen drei Torschusskarten: links, Mitte und rechts.',
    '7.2':
      'Der Trainer des Schützen wählt links, Mitte oder rechts, der andere wählt, wohin sein Torwart geht. Beide wählen verdeckt und decken zugleich auf. Links und rechts sind immer so gemeint, wie der Schütze sie sieht.',
    '7.3':
      'Die Schussklasse ist die Schussstärke, also die Stärke der Karte, die zum Torschuss geführt hat, plus die Bälle der Torschusskarte, drei oder vier, in einem eigenen Kartensatz so viele wie auf dessen Karten. Beispiel: Ein langer Pass mit 3 und eine Torschusskarte mit +3 ergeben Schussklasse 6.',
    '7.4':
      'Um zu halten, zieht der Trainer des Torwarts nacheinander Karten von seinem Nachziehstapel und zählt ihre Bälle zusammen. Wie viele er ziehen darf, hängt davon ab, woher der Schuss kommt: 2 bei den beiden mittleren Feldern der letzten Reihe, 3 bei ihren äußeren; 3 bei den mittleren Feldern der Reihe davor, 4 bei ihren äußeren.',
    '7.5':
      'Hat der Torwart die Ecke erraten, zieht er eine Karte mehr. Fliegt ein Stammtorwart in die ferne Ecke, links gegen rechts, zieht er eine weniger. Mitte gegen Ecke oder umgekehrt ändert nichts. Ein Startorwart, der falsch liegt, büßt nichts ein. Auf den Torwartkarten ist das ein Plus, ein Minus oder nichts neben der Hand des Torwarts; in einem eigenen Kartensatz liegen sie wie auf dessen Karten, ebenso die Zahlen aus 7.4.',
    '7.6':
      'Der Trainer des Torwarts darf jederzeit aufhören zu ziehen. Schluss ist auch, sobald er mehr Bälle hat als die Schussklasse oder nicht mehr ziehen darf. Die gezogenen Karten sind benutzt; die Hand bleibt unberührt.',
    '7.7':
      'Weniger Bälle als die Schussklasse: Tor! Beide Trainer füllen auf drei Karten auf, alle Spieler kehren auf ihre Anfangsfelder zurück. Anstoß hat die Nummer 6 der Mannschaft, die das Tor kassiert hat; ist sie vom Platz gestellt, die nächsthöhere Nummer, und gibt es keine, die nächstniedrigere.',
    '7.8':
      'Genau so viele Bälle wie die Schussklasse: Der Torwart klatscht den Ball ab. Beide Trainer füllen auf drei Karten auf. In der letzten Reihe des Schützen geht der Ball an die Nummer, die der Schussklasse am nächsten ist; bei gleichem Abstand kommt ein Verteidiger vor einem Angreifer, dann die niedrigere Nummer vor der höheren. Steht dort niemand, gilt der Schuss als gehalten.',
    '7.9':
      'Mehr Bälle als die Schussklasse: Der Torwart hat gehalten. Er hat den Ball, und es folgt ein Abschlag.',
    '8.1':
      'Vor einem Abschlag füllen beide Trainer auf drei Karten auf. Angreifer ist die Mannschaft, deren Torwart den Ball hat.',
    '8.2':
      'Dann darf die abschlagende Mannschaft einen Spieler einen Schritt vor oder zurück bewegen, nach ihr die andere. Die Seite ist hier beliebig. Die andere Mannschaft darf den Spieler nicht verdrängen, der gerade gegangen ist. Ist vereinbart, dass der Verdrängte stehen bleibt (Option, ungarische Ausgabe), darf sie auch den weder bewegen noch verdrängen, der dabei verdrängt wurde.',
    '8.3':
      'Dann spielt der abschlagende Trainer eine Karte offen aus und zieht eine neue. Ein Dribbling bringt den Ball in seine erste Reihe, ein kurzer Pass in die zweite, ein langer in die dritte. Dort bekommt ihn die kleinste Rückennummer beider Mannschaften; bei gleichen Nummern der Spieler der anderen. Ist die Reihe leer, rollt der Ball in die nächste. Ist der Abschlag ohne Karte vereinbart (Option, deutsche Ausgabe), zieht er keine neue: Er spielt mit zweien weiter und füllt in der nächsten Runde auf, oder vor der Torchance, die sein Abschlag bringt.',
    '9.1':
      'Ist ein Vergleich gleich und sind die Karten gleich stark, hat der Verteidiger gefoult. Beim kurzen Pass war es seine kleinste Rückennummer in der Reihe des Balls, beim langen seine kleinste Rückennummer in der Zielreihe, beim Dribbling der Gegner vor dem Ballführer. Der Spielzug geht weiter, als hätte der Angreifer gewonnen.',
    '9.2':
      'Für ein Foul bekommt die Mannschaft eine Gelbe Karte. Hat sie schon eine, gibt sie diese zurück, und der foulende Spieler fliegt vom Platz: Er ist für den Rest des Spiels draußen, sein Feld ist frei. Niemand ersetzt ihn. Der letzte Spieler einer Mannschaft fliegt nie: Ihre Gelbe Karte bleibt.',
    '9.3':
      'Ein Foul bringt einen Freistoß. Zuerst darf der Verteidiger einen Spieler einen Schritt bewegen, dann der Angreifer; die Seite ist für beide beliebig. Niemand darf den Ballführer verdrängen, und der Angreifer nicht den Spieler, den der Verteidiger gerade bewegt hat.',
    '9.4':
      'Nach den Schritten beim Freistoß wählt der Angreifer: Torchance, wo auch immer der Ball ist, oder normales Spiel. Für einen Torschuss muss sein Ballführer trotzdem in eine der beiden letzten Reihen kommen. Steht er schon in seiner letzten Reihe, wird nicht gefragt: Dort ist es ohnehin eine Torchance (6.1). Sind normale Runden in der letzten Reihe vereinbart (Option, 6.8), wird er auch dort gefragt, und normales Spiel ist eine normale Runde.',
    '9.5':
      'Bringt der gefoulte Spielzug den Ball auf eines der beiden mittleren Felder der letzten Reihe des Angreifers, gibt es statt des Freistoßes Elfmeter. Der Ballführer schießt sofort mit der Karte dieser Runde. Das gilt auch, wenn der Ball schon vorher in dieser Reihe war. Der Torwart zieht eine Karte weniger als bei einem gewöhnlichen Schuss von diesem Feld, mit unseren Karten also eine; richtig und falsch geraten zählt wie sonst. Ist eine Karte vereinbart (Option, deutsche Ausgabe), ist es mit allen Torwartkarten eine. Bis zur Fassung 1 der Regeln zählte das bessere der beiden Felder, wo auch immer der Elfmeter war.',
    '10.1':
      'Die Nachziehstapel sind die Uhr. Haben beide Trainer die letzte Karte ihres Nachziehstapels gezogen, ist die Zeit der Halbzeit um, und sie endet, sobald die Runde vorbei ist; was beide noch auf der Hand haben, bleibt ungespielt. Die Spielminute richtet sich nach den bisher gezogenen Karten.',
    '10.2':
      'Braucht ein Trainer eine Karte und ist sein Nachziehstapel leer, mischt er seine benutzten Karten zu einem vorläufigen Nachziehstapel und zieht davon. Was er in dieser Runde gelegt oder gezogen hat, ist nicht dabei: Es liegt noch auf dem Tisch. Eine Torchance ist eine Runde. Einen solchen macht er, sooft es nötig ist, bis die Halbzeit zu Ende ist.',
    '10.3':
      'Keine Halbzeit endet, solange der Ball in einer der beiden Reihen vor einem der Tore ist oder eine Torchance läuft. Gespielt wird dann mit vorläufigen Nachziehstapeln, bis geklärt ist. Ist es vereinbart (Option), wird nur vor dem angegriffenen Tor weitergespielt: solange der Ballführer in einer seiner zwei letzten Reihen steht. Damit das ein Ende hat, ist nach 24 weiteren Runden Schluss, aber nie, wo eine Torchance ansteht (12.4). Bis zur Fassung 1 der Regeln waren es sechs Runden, ob eine anstand oder nicht.',
    '10.4':
      'Zur zweiten Halbzeit kehren alle Spieler auf ihre Anfangsfelder zurück, jeder Trainer mischt alle 32 Karten zu seinem Nachziehstapel und zieht drei. Anstoß hat die Mannschaft, die in der ersten Halbzeit nicht begonnen hat. Tore, Gelbe Karten und Platzverweise bleiben bestehen. Mit der Erweiterung „Spieler“ behält auch jeder die Seite, die er zeigt, Silber oder Gold, und den Flügel, auf dem er spielt, außer es ist „Seiten neu“ vereinbart (13.5); ebenso bleiben Torwart, Stil, unbenutzte Stilkarten und was an Wechseln und Protest noch übrig ist.',
    '11.1':
      'Die Verlängerung ist eine Spieloption für ein Spiel, in dem es nach zwei Halbzeiten gleich steht: eine dritte Halbzeit nach denselben Regeln, wieder mit vollen Nachziehstapeln. Über den Anstoß entscheidet eine Münze. Steht es danach immer noch gleich, endet das Spiel unentschieden, außer auch Elfmeterschießen ist vereinbart.',
    '11.2':
      'Das Elfmeterschießen ist eine Spieloption für ein Spiel, in dem es am Ende gleich steht, nach zwei Halbzeiten oder nach der Verlängerung. Jede Mannschaft schießt abwechselnd fünf Elfmeter; eine Münze entscheidet, wer beginnt. Für jeden wird die oberste Karte vom Nachziehstapel des Schützen aufgedeckt; sie gibt Farbe und Stärke. Schütze und Torwart wählen ihre Ecke, und der Torwart zieht wie bei einem Elfmeter vom besseren der beiden mittleren Felder. Ein abgeklatschter Ball ist kein Tor. Schluss ist, sobald eine Mannschaft nicht mehr einzuholen ist. Sind fünf Karten vereinbart (Option, ungarische Ausgabe), legt jeder Trainer vorher seine Hand zu den benutzten Karten und zieht fünf; für jeden seiner Elfmeter wählt er eine davon.',
    '11.3':
      'Steht es nach je fünf Elfmetern gleich, folgt das Stechen: Paar für Paar schießt jede Mannschaft noch einen. Das erste Paar, in dem nur eine trifft, entscheidet.',
    '11.4': 'Bringen vierzig Paare im Stechen keine Entscheidung, wird gelost.',
    '12.1':
      'Lassen die Regeln einem Trainer nur eine Möglichkeit, nimmt Libero sie für ihn, ohne zu fragen. Nur wenn zwei sich einen Bildschirm teilen und einer von ihnen lauter Gleiches spielen könnte, wird er auch dann gefragt: Sonst sähe der andere daran, dass es gleich ist.',
    '12.2':
      'Eine Wahl darf zurückgenommen werden, solange dreierlei gilt: Durch sie ist nichts Verdecktes aufgedeckt worden, kein Zufall war im Spiel, etwa eine gezogene Karte, und der andere Trainer hat noch nicht darauf geantwortet.',
    '12.3':
      'Für jede Entscheidung gibt es eine Vorgabe. Läuft die Zeit eines Trainers ab, gilt sie, und das Spiel geht weiter: Die Karte mittlerer Stärke wird gespielt, niemand bewegt sich (ist Bewegen Pflicht, der zuerst angebotene Schritt), Pass und Schuss werden ausgeführt, aus einem Freistoß wird eine Torchance, Schuss und Torwart gehen in die Mitte, und der Torwart zieht. Mit der Erweiterung „Spieler“ wird keine Fähigkeit und keine Stilkarte benutzt, niemand eingewechselt, nicht protestiert und kein Weitschuss versucht; von mehreren Empfängern oder Foulenden ist es der zuerst angebotene; ein angebotener Stil wird genommen, und ein Startorwart nimmt seine Starkarten.',
    '12.4':
      'Sicherungen sorgen dafür, dass jedes Spiel ein Ende hat. Eine Halbzeit, deren Zeit um ist, endet nach 24 weiteren Runden; steht dann eine Torchance an, sobald keine mehr ansteht, spätestens nach 48 Runden. Nach vierzig Paaren im Stechen wird gelost. Und wem die Karten ausgehen, der macht sich einen vorläufigen Nachziehstapel.',
    '12.5':
      'Vor dem Spiel einigen sich die Trainer auf die Spieloptionen: Verlängerung (11.1), Elfmeterschießen (11.2), worin sich die Ausgaben der Spielregel unterscheiden (Bewegungspflicht 4.2, normale Runden in der letzten Reihe 6.8 und 9.4, der Verdrängte bleibt beim Abschlag stehen 8.2, Abschlag ohne Karte 8.3, eine Karte gegen den Elfmeter 9.5, fünf Karten fürs Elfmeterschießen 11.2), Nachspielzeit nur am angegriffenen Tor (10.3), die Erweiterung „Spieler“ (13.1) mit ihren Spielereignissen (Kapitel 20), den Seiten neu beim Anstoß (13.5) und der Torchance als einer Runde für Fähigkeiten (15.6) und den Kartensatz. Ein Spiel kann auch aus einer vollständig aufgebauten Stellung beginnen. Alles andere wird abgelehnt, mit allen Gründen auf einmal. Ein eigener Kartensatz hat einen eigenen Namen: Namen, die mit „libero“ beginnen, gehören den hier veröffentlichten.',
    ...figured(playersRulesDe.paragraphs, playersDe),
  },
}
