import type { RulingWords } from '@libero/kernel/words'
import type { RulingId } from './list.ts'

export const rulingsDe: Readonly<Record<RulingId, RulingWords>> = {
  R1: {
    question: 'Wie oft kommt jede Zahl auf dem Würfel vor?',
    ruling:
      'In unseren Sätzen stehen auf den Seiten 0, 1, 1, 2, 2 und 3. Seit finale-2 darf ein Kartensatz, den jemand aus der Schachtel abtippt, die Seiten seines eigenen Würfels nennen, in beliebiger Reihenfolge: sechs Zahlen von 0 bis 3, nicht alle gleich. Chancen, Gegner und Zufall richten sich dann nach ihm; ein Satz, der keinen nennt, hat unseren. Beide Trainer würfeln mit demselben Würfel.',
  },
  R2a: {
    question: 'In welcher Reihenfolge kommen die vier Spielstärken eines Mannes?',
    ruling:
      'In der Reihenfolge der Spielertabelle, mit dem Kopf nach oben zuerst die erste, und nach der vierten wieder von vorn.',
  },
  R2b: {
    question: 'Welche Stellung der Karte ist gefährlich?',
    ruling:
      'Jedes Symbol sitzt auf genau einer Stellung, zwei Symbole auf zwei. In unserem Kartensatz hat die erste nie eines, über die anderen sind sie gleichmäßig verteilt; ein abgetippter Satz hat sie dort, wo sie gedruckt sind.',
  },
  R3a: {
    question: 'Braucht man zwei Torhüter, und ist jede Aufstellung erlaubt?',
    ruling:
      'Ein Torwart genügt für den Kader, genau einer beginnt im Tor, und die zehn Feldspieler dürfen beliebig auf die Reihen verteilt werden.',
  },
  R3b: {
    question: 'Was wird am Anfang aufgedeckt?',
    ruling:
      'Kader und Aufstellungen werden gemeinsam aufgedeckt, und die Bank bleibt offen; Stapel und Hand bleiben verdeckt, und mit ihnen die Farbe oder die Karten, die gewählt wurden.',
  },
  R4a: {
    question: 'Welche Kampfstärken hat jede Farbe?',
    ruling:
      'In unseren Sätzen hat jede Farbe 5, 4, 3, 2, 2 und 1, und die weiße 1 ist die Schlusskarte. Beide Trainer haben die gleichen dreißig. Seit finale-2 darf ein abgetippter Satz die Kampfstärken beliebig auf die Farben verteilen, auch ungleich; fest sind sechs Karten je Farbe, Kampfstärken von 1 bis 5 und eine weiße Schlusskarte mit 1.',
  },
  R4b: {
    question: 'Wie sehen die Karten aus, die niemand veröffentlicht hat?',
    ruling:
      'Unser Kartensatz hat mindestens zwei Karten ohne Spielaufbau, mindestens vier mit Pfeil und einige mit Fragezeichen. Gelb, Blau und Rot bevorzugen Abwehrspieler, Mittelfeldspieler und Stürmer; niedrige Kampfstärken haben die besseren Plätze.',
  },
  R4c: {
    question: 'Werden die Taktikkarten gewählt, bevor oder nachdem man die Aufstellungen sieht?',
    ruling:
      'Danach. Zuerst werden beide Kader und Aufstellungen aufgedeckt; dann wählen beide Trainer gleichzeitig und geheim ihre Taktikkarten. Bis beide gewählt haben, erfährt man nur, wer es schon hat. Das gilt ab den Regeln finale-2; nach finale-1 wurde alles auf einmal versiegelt.',
  },
  R4d: {
    question: 'Darf ein Trainer seine Taktikkarten zusammen mit dem Kader angeben?',
    ruling:
      'Nur wenn beide vereinbart haben, für einen schnellen Anfang alles auf einmal zu versiegeln. Sonst wird ein Kader, der Taktikkarten nennt, mit diesem Grund abgelehnt; ein mit Taktikkarten gespeicherter Kader wird ohne sie verwendet.',
  },
  R5a: {
    question: 'Ändert eine Karte für einen weiteren Angriff die Zahl der Angriffe?',
    ruling:
      'Nein. Die Zahl steht mit den beiden Karten fest, die am Anfang des Zeitabschnitts aufgedeckt werden.',
  },
  R5b: {
    question: 'Was passiert bei gleicher Kampfstärke?',
    ruling:
      'Die Trainer würfeln, bis einer höher würfelt; er hat genau einen Angriff. Ein Konter darauf hat keinen Bonus.',
  },
  R5c: {
    question: 'Wann werden Karten gezogen?',
    ruling:
      'Beide Trainer ziehen gleich nach dem Aufdecken, vor dem ersten Angriff; der Angreifer zieht gleich nach jeder weiteren Karte.',
  },
  R5d: {
    question: 'Wie spielt ein Trainer weiter, dem die Karten ausgegangen sind?',
    ruling:
      'Mit der Schlusskarte, am Anfang eines Zeitabschnitts wie für jeden weiteren Angriff, sooft es nötig ist und immer offen. Er legt nichts: Alle sehen, dass seine Schlusskarte zählt, bevor der Gegner seine Karte wie immer verdeckt legt. Das gilt ab den Regeln finale-2; nach finale-1 erschien die Schlusskarte, mit der ein Zeitabschnitt begann, als verdeckt gelegte Karte.',
  },
  R6a: {
    question: 'Wann gibt es einen Konter, und mit welcher Karte?',
    ruling:
      'Nach dem ersten gescheiterten Spielaufbau des Angreifers in einem Zeitabschnitt, mit der Karte, die der Verteidiger seit dem Aufdecken offen liegen hat. Spätere Fehlschläge im selben Zeitabschnitt und gescheiterte Konter bringen keinen.',
  },
  R6b: {
    question:
      'Wie groß ist der Konterbonus, wenn die letzte Karte des Angreifers niedriger ist als die des Verteidigers?',
    ruling:
      'So groß wie der einfache Unterschied der beiden Kampfstärken, die in diesem Moment offen liegen, egal welche höher ist; nie negativ.',
  },
  R6c: {
    question: 'Was ist, wenn die Konterkarte keinen Spielaufbau hat?',
    ruling: 'Dann geht der Konter gleich in den Spielabschluss, ohne Bonus.',
  },
  R7a: {
    question: 'Für wen gilt das Verbot, zweimal zu spielen, und wie lange?',
    ruling:
      'Für die Männer beider Mannschaften, in einem Angriff. Beim Konter und beim nächsten Angriff sind zu Beginn alle frei.',
  },
  R7b: {
    question: 'Was ist, wenn eine Reihe zu wenige freie Männer hat?',
    ruling:
      'Alle freien Männer dieser Reihe müssen spielen; für den Rest nimmt der Trainer andere freie Feldspieler. Der Torwart hilft nie in einer anderen Reihe aus. Seit finale-2 nennen Frage, Kommentar und Tisch die Reihe, die fehlt.',
  },
  R7c: {
    question: 'Was ist, wenn gar kein Feldspieler frei ist?',
    ruling: 'Der Platz bleibt leer und zählt nichts.',
  },
  R7d: {
    question: 'Darf im Spielabschluss jemand auf ein Fragezeichen, der im Spielaufbau dabei war?',
    ruling: 'Nein. Es ruft einen freien Mann, auf beiden Seiten; nur ein Pfeil ruft jemanden noch einmal.',
  },
  R8a: {
    question: 'Wann und in welcher Reihenfolge werden Gefahren geklärt?',
    ruling:
      'Nach dem Vergleich und vor dem Drehen: zuerst die eingesetzten Männer des Angreifers, dann die des Verteidigers. Beim Konter ist der konternde Trainer der Angreifer. Seit finale-2 sagt jeder Trainer, für welchen seiner Männer er als Nächsten würfelt; gefragt wird er nicht, wenn nur noch einer übrig ist oder kein Wurf eine Frage an ihn auslösen könnte. Die Reihenfolge des Kaders, die in finale-1 immer galt, ist eine Option (hazardOrder).',
  },
  R8b: {
    question:
      'Zählt die Spielstärke eines Mannes, der verletzt oder vom Platz gestellt wird, in diesem Vergleich noch?',
    ruling: 'Ja; ein Tor oder ein gelungener Spielaufbau bleibt bestehen.',
  },
  R8c: {
    question: 'Kostet es einen Wechsel, einen verletzten Feldspieler zu ersetzen?',
    ruling:
      'Nein. Ein Feldspieler von der Bank darf sofort kommen, gleich aus welcher Reihe und ohne Wechsel, oder der Trainer lässt den Platz offen. Wer verzichtet hat, kann danach nur noch mit einem Wechsel für einen anderen Mann jemanden bringen.',
  },
  R8d: {
    question: 'Darf ein Trainer sofort reagieren, wenn ein Feldspieler vom Platz gestellt wird?',
    ruling:
      'Nein. Niemand kommt. Ab dem nächsten Zeitabschnitt kann er mit einem seiner Wechsel die Reihen umbauen.',
  },
  R8e: {
    question: 'Was bewirkt eine zweite Verwarnung?',
    ruling: 'Sie ist eine Rote Karte, ohne weiteren Wurf.',
  },
  R9a: {
    question: 'Wer folgt auf einen verletzten Torwart?',
    ruling:
      'Er muss sofort ersetzt werden: von einem Torwart der Bank, ohne einen solchen von einem Feldspieler der Bank, bei leerer Bank von einem Mann auf dem Feld, der dabei nicht gedreht wird. Nichts davon kostet einen Wechsel.',
  },
  R9b: {
    question: 'Wer folgt auf einen Torwart mit Roter Karte?',
    ruling:
      'Der Trainer entscheidet sofort: Ein Mann von der Bank geht ins Tor, und ein Feldspieler seiner Wahl geht vom Feld, was einen Wechsel kostet; oder ein Feldspieler vom Feld geht ins Tor. Von der Bank kommt zuerst ein Torwart; nur wenn keiner dort sitzt, seit finale-2 ein Feldspieler.',
  },
  R10a: {
    question: 'Was gilt als einer der drei Wechsel?',
    ruling:
      'Ein Feldspieler für einen anderen zwischen zwei Zeitabschnitten, bis zu drei im Spiel und auf Wunsch mehrere zugleich. Dass auch Torhüter wechseln dürfen, ist seit finale-2 eine Option (keeperChanges): ein Torwart von der Bank für den Mann im Tor, auch für eine Aushilfe.',
  },
  R10b: {
    question: 'Wer wechselt zuerst?',
    ruling: 'Niemand: Beide entscheiden geheim, und die Wechsel werden aufgedeckt, wenn beide fertig sind.',
  },
  R11a: {
    question: 'Womit beginnt die Verlängerung?',
    ruling:
      'Mit zwei Zeitabschnitten, frisch gemischten weißen Karten, der Schlusskarte zuunterst und drei Karten auf der Hand. Männer, gedrehte Karten, Verwarnungen und verbrauchte Wechsel werden übernommen. Beide Zeitabschnitte werden immer gespielt.',
  },
  R11b: {
    question: 'Kennt man die Schützen im Voraus?',
    ruling:
      'Nein. Jeder Trainer legt seine Reihenfolge geheim fest; einen Schützen kennt man erst, wenn er schießt. Im Stechen wählen beide geheim vor jedem Paar.',
  },
  R12a: {
    question: 'Wie entscheidet sich ein Pokalspiel über Hin- und Rückspiel?',
    ruling:
      'Die Tore beider Spiele werden zusammengezählt. Verlängerung und dann Elfmeterschießen folgen nur nach dem Rückspiel und nur bei gleichem Gesamtstand; steht es im Rückspiel selbst gleich, der Gesamtstand aber nicht, gibt es beides nicht.',
  },
  R12b: {
    question: 'Zählen Auswärtstore mehr?',
    ruling:
      'Nur wenn es vereinbart ist, vor dem Hinspiel (seit finale-2 mit ihm gespeichert und ins angebotene Rückspiel übernommen) oder spätestens vor dem Rückspiel. Dann entscheiden sie bei gleichem Gesamtstand nach dem sechsten Zeitabschnitt des Rückspiels und noch einmal nach der Verlängerung, deren Tore mitzählen.',
  },
  R13a: {
    question: 'Sieht der Gegner die Karte, die ein Verteidiger tauscht?',
    ruling: 'Nein. Sie scheidet ungesehen aus, und auch die gezogene sieht er nicht.',
  },
  R13b: {
    question: 'Tauscht der Verteidiger, bevor oder nachdem die neue Karte des Angreifers gespielt ist?',
    ruling:
      'Danach: Der Angreifer legt seine neue Karte offen und zieht, dann wird der Verteidiger gefragt, bevor für diesen Angriff jemand gewählt wird. Nach finale-1 wurde er vor der Karte gefragt.',
  },
  R13c: {
    question:
      'Darf der Verteidiger auch beim ersten Angriff eines Zeitabschnitts oder bei einem Konter tauschen?',
    ruling: 'Nein. Nur beim zweiten Angriff eines Zeitabschnitts und denen danach.',
  },
  R14: {
    question: 'Darf ein Verteidiger eine Karte wegwerfen, wenn sein Stapel leer ist?',
    ruling: 'Nein. Zum Tauschen gehört eine Karte zum Ziehen, und die Schlusskarte ist keine.',
  },
  R15: {
    question: 'Darf ein Trainer vor dem ersten Zeitabschnitt wechseln?',
    ruling: 'Nein, erst ab dem zweiten.',
  },
  R16: {
    question:
      'Darf ein Mann von der Bank für einen Torwart mit Roter Karte ins Tor, wenn alle drei Wechsel verbraucht sind?',
    ruling: 'Nein. Ein Feldspieler vom Feld muss ins Tor.',
  },
  R17: {
    question: 'Dürfen Männer von der Bank Elfmeter schießen?',
    ruling:
      'Nur wenn es vereinbart ist. Schützen sind Feldspieler, die am Ende der Verlängerung auf dem Feld stehen; der Mann im Tor ist keiner. Seit finale-2 können die Trainer Schützen von der Bank vereinbaren (`benchTakers`): Dann darf man auch Feldspieler nennen, die dort sitzen. Torhüter nicht, und auch niemanden, der ausgeschieden ist; wer im Tor steht, ändert sich dadurch nicht (R39a).',
  },
  R18a: {
    question: 'Was ist, wenn einem Trainer die Schützen ausgehen?',
    ruling:
      'Haben alle seine Männer geschossen, die dürfen (R17), beginnt seine Reihenfolge wieder beim ersten, auch innerhalb der ersten fünf Elfmeter. Beide Mannschaften schießen immer gleich oft.',
  },
  R18b: {
    question: 'Was ist, wenn ein Trainer gar keinen Feldspieler mehr hat?',
    ruling: 'Jeder seiner Elfmeter gilt als verschossen; der Torwart gegenüber dreht sich trotzdem.',
  },
  R19a: {
    question: 'Was ist, wenn die Würfel immer gleich bleiben?',
    ruling: 'Nach zwanzig gleichen Würfen greift die Heimmannschaft an oder hat den ersten Elfmeter.',
  },
  R19b: {
    question: 'Was ist, wenn das Stechen nie entscheidet?',
    ruling: 'Nach vierzig Paaren wird gelost, mit gleichen Chancen.',
  },
  R20a: {
    question:
      'Wen ruft der Pfeil, wenn im Spielaufbau kein Mann der markierten Reihe dabei war oder er ein Fragezeichen markiert?',
    ruling: 'Einen der Feldspieler, die der Angreifer im Spielaufbau hatte, nach seiner Wahl.',
  },
  R20b: {
    question:
      'Wen ruft der Pfeil, wenn sich der Mann im Spielaufbau verletzt hat oder vom Platz gestellt wurde?',
    ruling:
      'Einen anderen Mann aus dem Spielaufbau, den er rufen darf; ohne einen solchen einen freien Mann der markierten Reihe; ohne diesen irgendeinen anderen freien Feldspieler. Wer gerade gekommen ist, ist frei.',
  },
  R20c: {
    question:
      'Was ist, wenn eine Karte mehrere Pfeile hat, Pfeile auf der Seite des Verteidigers oder einen zwischen verschiedenen Plätzen?',
    ruling:
      'Seit finale-2 wird all das gespielt. Jeder Pfeil ruft einen anderen Mann, zuerst die, für die es einen Mann der eigenen Reihe gibt. Pfeile rechts rufen die Männer des Verteidigers. Ein Pfeil zu einem Platz anderer Art stellt den Gerufenen dorthin, gleich aus welcher Reihe; ist jeder weg, den er rufen könnte, spielt ein freier Mann der Reihe, aus der er kommt, bei einem Fragezeichen einer der Reihe, zu der er führt. Der Platz des Torwarts ist nur mit dem des Torwarts verbunden: Dann spielt der Mann im Tor zweimal.',
  },
  R20d: {
    question: 'Was ist, wenn eine Karte nur auf einer Seite Männer für den Spielaufbau zeigt?',
    ruling:
      'Seit finale-2 wird er gespielt: Die Seite ohne Plätze setzt niemanden ein und hat nur ihren Wurf, beim Konter mit Bonus. Ausgelassen wird der Spielaufbau nur, wenn beide Hälften leer sind. Scheitert er, wird wie immer ein Konter fällig.',
  },
  R21: {
    question: 'Gibt es in der Verlängerung Wechsel?',
    ruling: 'Noch nicht verbrauchte darf man vor jedem der beiden Zeitabschnitte nutzen; neue gibt es nicht.',
  },
  R22: {
    question: 'Verliert ein verwarnter Feldspieler seine Verwarnung, wenn er ins Tor geht?',
    ruling:
      'Nein. Verwarnung, Stellung der Karte und Gefahren bleiben; bei einer zweiten Verwarnung fliegt er als Torwart.',
  },
  R23: {
    question: 'Ist die Schlusskarte bei freier Auswahl die eine Karte mit Kampfstärke 1?',
    ruling:
      'Nein. Sie kommt zu den elf hinzu, liegt offen zuunterst, gleich wie die anderen sortiert sind, und kann nicht weggelassen werden.',
  },
  R23a: {
    question:
      'Was ist, wenn ein abgetippter Satz für die freie Auswahl zu wenige Karten einer Kampfstärke hat?',
    ruling:
      'Dann kann man mit ihm keine freie Auswahl vereinbaren, und die Ablehnung nennt die Kampfstärke. Alles andere lässt sich mit ihm spielen.',
  },
  R24: {
    question: 'Darf ein Trainer auf einen Konter verzichten?',
    ruling: 'Nein. Ist einer fällig, muss er gespielt werden.',
  },
  R25: {
    question: 'Darf jemand, der nach dem Spielaufbau kommt, im Spielabschluss desselben Angriffs spielen?',
    ruling:
      'Ja. Er kommt mit dem Kopf nach oben, war noch nicht eingesetzt und ist frei. Für den Spielaufbau, den er nicht gespielt hat, wird er nicht gedreht.',
  },
  R26: {
    question:
      'Bestimmt ein Trainer in der Verlängerung die Reihenfolge seiner Karten, wenn freie Auswahl vereinbart war?',
    ruling: 'Nein. Die fünf weißen Karten werden gemischt.',
  },
  R27: {
    question: 'Darf ein Torwart von der Bank später eine Aushilfe im Tor ablösen?',
    ruling:
      'Nur wenn sich die Aushilfe verletzt oder Rot sieht. Ein Wechsel kann keinen Torwart bringen, außer es sind Torwartwechsel vereinbart: Dann darf der Torwart von der Bank für die Aushilfe kommen.',
  },
  R28: {
    question: 'Was ist, wenn niemand mehr ins Tor gehen kann?',
    ruling:
      'Das Tor bleibt leer. Torwartplätze und der Anteil des Torwarts an einem Elfmeter zählen dann 0 plus Würfel.',
  },
  R29: {
    question: 'Dreht sich ein Mann, der ins Tor geht, wenn er in eben dieser Aktion eingesetzt war?',
    ruling: 'Ja, einmal, mit allen anderen Eingesetzten. Der Umzug selbst dreht nie eine Karte.',
  },
  R30: {
    question: 'Was ist der Bonus oder Malus eines Titelverteidigers?',
    ruling: 'Eine andere Punktegrenze als 50, vor dem Spiel vereinbart.',
  },
  R31: {
    question: 'Muss der Stapel aus Weiß und einer anderen Farbe bestehen?',
    ruling:
      'Ja, wenn nichts anderes vereinbart ist: die freie Auswahl mit festen Kampfstärken und eigener Reihenfolge, oder seit finale-2 elf beliebige Karten, gemischt.',
  },
  R32: {
    question: 'Muss jeder Platz auf der Karte besetzt werden?',
    ruling:
      'Ja. Ein Trainer wählt, wer einen Platz besetzt, nie ob; leer bleibt ein Platz nur, wenn niemand frei ist.',
  },
  R33: {
    question: 'Wird vor oder nach dem Legen der Taktikkarten gewechselt?',
    ruling:
      'Davor. Beide Trainer wechseln, die Wechsel werden aufgedeckt, und erst dann legt jeder eine Karte und kennt beide Mannschaften, wie sie jetzt stehen.',
  },
  R34: {
    question: 'Welcher Name stimmt, wenn das Heft einen Fußballer auf zwei Arten schreibt?',
    ruling: 'Der in seiner Spielertabelle: Gregor Graser, Karl Rempler, Ronny Trickster.',
  },
  R35: {
    question: 'Wann vereinbaren die Trainer eine Verlängerung?',
    ruling: 'Bevor die Kader gewählt werden, mit allen anderen Spieloptionen.',
  },
  R36: {
    question: 'Wie geht das Stechen nach den ersten fünf Elfmetern weiter, und wann ist es vorbei?',
    ruling:
      'Wie zuvor: Wer den ersten Elfmeter hatte, schießt in jedem Paar zuerst, und jeder Torwart dreht sich von der Spielstärke weiter, die er zeigt. Ein Paar wird immer zu Ende gespielt; es ist vorbei, wenn einer getroffen hat und der andere nicht.',
  },
  R37: {
    question: 'Müssen Hin- und Rückspiel mit denselben Kadern gespielt werden?',
    ruling:
      'Nein. Jedes ist ein eigenes Spiel mit eigenen Kadern, Aufstellungen und Taktikkarten; wer im Hinspiel verletzt oder vom Platz gestellt wurde, darf im Rückspiel dabei sein. Das Rückspiel wird mit den Kadern des Hinspiels angeboten, und jeder Trainer darf seinen ändern.',
  },
  R38: {
    question: 'Darf ein Trainer frei wählen, während der andere den üblichen Stapel nimmt?',
    ruling: 'Nein. Die freie Auswahl gilt für beide oder für keinen.',
  },
  R39: {
    question: 'Wer steht im Elfmeterschießen im Tor, wenn ein Feldspieler ins Tor gegangen ist?',
    ruling:
      'Er bleibt dort, mit dem Kopf nach oben und seiner ersten Spielstärke, auch wenn ein Torwart auf der Bank sitzt. Er schießt keine Elfmeter.',
  },
  R39a: {
    question: 'Welcher Torwart steht im Elfmeterschießen, wenn ein Trainer zwei hat?',
    ruling:
      'Der Mann, der am Ende der Verlängerung im Tor steht, mit dem Kopf nach oben. Ein Torwart auf der Bank bleibt dort, auch wo Männer von der Bank schießen dürfen (`benchTakers`).',
  },
  R40: {
    question: 'Mit welcher Karte kontert ein Trainer, der gerade seine letzte Handkarte gespielt hat?',
    ruling: 'Mit dieser Karte. Die Schlusskarte gilt ab dem nächsten Mal, wenn er eine Karte braucht.',
  },
}
