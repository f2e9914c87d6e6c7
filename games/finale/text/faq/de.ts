import type { AskedWords } from '@libero/kernel/words'
import type { AskedId } from './list.ts'

export const askedDe: Readonly<Record<AskedId, AskedWords>> = {
  F1: {
    question: 'Wer greift an, und wie oft?',
    answer:
      'Wer die Karte mit der höheren Kampfstärke aufgedeckt hat. Der Unterschied der beiden Kampfstärken ist die Zahl der Angriffe: 4 gegen 1 bringt drei.',
    also: 'Anzahl der Angriffe Differenz',
  },
  F2: {
    question: 'Was passiert, wenn beide Karten gleich stark sind?',
    answer:
      'Beide Trainer würfeln, bis einer höher würfelt. Er hat genau einen Angriff, und ein Konter darauf hat keinen Bonus.',
    also: 'Gleichstand gleiche Kampfstärke unentschieden',
  },
  F3: {
    question: 'Ist eine hohe Karte immer die beste?',
    answer:
      'Nein. Sie bringt dir den Angriff, aber jeder weitere Angriff kostet noch eine Karte, und ihre Plätze sind oft schlechter. Eine niedrige Karte, die offen liegen bleibt, ist die, mit der du konterst.',
    also: 'starke Karte hohe Kampfstärke Kosten welche Karte zuerst',
  },
  F4: {
    question: 'Ändert die Karte für einen weiteren Angriff, wie viele Angriffe ich habe?',
    answer:
      'Nein. Die Zahl steht mit den ersten beiden Karten des Zeitabschnitts fest. Die weitere Karte sagt nur, wer in diesem Angriff spielt, und ihre Kampfstärke zählt für einen Konterbonus.',
    also: 'zweiter Angriff nächste Karte',
  },
  F5: {
    question: 'Welche der vier Spielstärken zählt?',
    answer:
      'Nur die, die gerade oben steht. Wer aufs Feld kommt, beginnt mit dem Kopf nach oben, also mit seiner ersten Spielstärke.',
    also: 'vier Zahlen Kanten Wert eines Spielers',
  },
  F6: {
    question: 'Wann wird eine Karte gedreht, und was steht dann oben?',
    answer:
      'Nach dem Spielaufbau und noch einmal nach dem Spielabschluss dreht sich jeder Eingesetzte, der noch auf dem Feld ist, um ein Viertel nach links. Dann steht seine nächste Spielstärke oben, nach der vierten wieder die erste.',
    also: 'Drehung Vierteldrehung drehen',
  },
  F7: {
    question: 'Kann derselbe Mann im Spielaufbau und im Spielabschluss spielen?',
    answer:
      'Nein, außer ein Pfeil auf der Karte verlangt es. Nach dem Angriff ist er wieder frei, auch für einen Konter.',
    also: 'zweimal nochmal gesperrt Spieler schon eingesetzt',
  },
  F8: {
    question: 'Was bedeutet der Pfeil auf einer Karte?',
    answer:
      'Einer, der im Spielaufbau dabei war, muss auch im Spielabschluss ran, mit seiner neuen Spielstärke. Der Pfeil beginnt bei der Reihe, aus der er sein muss.',
    also: 'Pfeil Zeichen noch einmal',
  },
  F9: {
    question: 'Wer darf auf einen Platz mit Fragezeichen?',
    answer: 'Jeder freie Feldspieler, gleich aus welcher Reihe. Der Torwart nie.',
    also: '? beliebiger Spieler',
  },
  F10: {
    question: 'Was ist, wenn ich zu wenige Männer für die Plätze auf der Karte habe?',
    answer:
      'Alle freien Männer dieser Reihe spielen, und für den Rest hilft irgendein anderer freier Feldspieler aus. Ist niemand frei, bleibt der Platz leer und zählt nichts.',
    also: 'nicht genug Abwehrspieler fehlt Aushilfe',
  },
  F11: {
    question: 'Wer wählt seine Männer zuerst?',
    answer:
      'Der Angreifer wählt alle für diesen Teil des Angriffs. Der Verteidiger sieht sie und wählt dann seine, nach der rechten Hälfte derselben Karte.',
    also: 'Reihenfolge Auswahl zuerst',
  },
  F12: {
    question: 'Darf ich einen Platz leer lassen, um einen Mann zu schonen?',
    answer:
      'Nein. Du wählst, wer einen Platz besetzt, aber nicht, ob. Leer bleibt er nur, wenn niemand frei ist.',
    also: 'weniger Spieler schonen auslassen',
  },
  F13: {
    question: 'Was passiert bei Gleichstand im Spielaufbau?',
    answer:
      'Der Angreifer kommt durch: Im Spielaufbau genügt ein gleiches Gesamtergebnis, und er muss mit dem Spielabschluss weitermachen.',
    also: 'gleich unentschieden gleiche Summe',
  },
  F14: {
    question: 'Was passiert bei Gleichstand im Spielabschluss?',
    answer:
      'Kein Tor. Im Spielabschluss trifft nur das höhere Gesamtergebnis: 10 gegen 9 ist ein Tor, 9 gegen 9 nicht.',
    also: 'gleich wann ist es ein Tor gehalten',
  },
  F15: {
    question: 'Kann ich auf einen Angriff verzichten, wenn meine Männer schwach sind?',
    answer:
      'Nein, jeder Angriff muss gespielt werden. Achte also darauf, dass nie alle deine Spielstärken zugleich niedrig sind.',
    also: 'auslassen aussetzen ablehnen',
  },
  F16: {
    question: 'Was passiert, wenn der Spielaufbau scheitert?',
    answer:
      'Der Angriff ist vorbei, und der Verteidiger muss kontern, falls dieser Zeitabschnitt noch keinen Konter hatte. Danach geht es mit den übrigen Angriffen weiter.',
    also: 'verloren misslingt abgefangen',
  },
  F17: {
    question: 'Mit welcher Karte kontere ich?',
    answer:
      'Mit der, die bei dir schon offen liegt, auch wenn es deine letzte war. Du spielst keine neue Karte, und alle Männer sind wieder frei.',
    also: 'Gegenangriff Konterkarte',
  },
  F18: {
    question: 'Wie groß ist der Konterbonus?',
    answer:
      'So groß wie der Unterschied der beiden Kampfstärken, die gerade offen liegen, egal welche höher ist. Er gilt nur im Spielaufbau des Konters, nicht im Abschluss.',
    also: 'Bonus Gegenangriff Zuschlag',
  },
  F19: {
    question: 'Kann es mehr als einen Konter geben?',
    answer:
      'Höchstens einen je Zeitabschnitt, und der muss gespielt werden. Auf einen gescheiterten Konter folgt nie ein weiterer.',
    also: 'zweiter Konter ablehnen',
  },
  F20: {
    question: 'Was passiert, wenn eine Karte keinen Spielaufbau zeigt?',
    answer:
      'Der Angriff beginnt gleich mit dem Spielabschluss. Einen Konter gibt es dann nicht, weil kein Spielaufbau scheitern kann.',
    also: 'leeres Feld oben direkt Abschluss',
  },
  F21: {
    question: 'Was passiert, wenn ich keine Karten mehr habe?',
    answer:
      'Dann gilt deine Schlusskarte: Kampfstärke 1, offen, für jeden Zeitabschnitt und jeden weiteren Angriff. Sie wird nie verbraucht.',
    also: 'Karten ausgegangen leere Hand Schlusskarte letzte Karte',
  },
  F22: {
    question: 'Wann ziehe ich Karten nach?',
    answer:
      'Gleich nach dem Aufdecken ziehen beide auf drei nach; der Angreifer zieht noch einmal nach jeder weiteren Karte. Ist der Stapel leer, spielst du mit der Hand weiter.',
    also: 'nachziehen auffüllen drei Karten',
  },
  F23: {
    question: 'Wann darf ich eine Karte tauschen?',
    answer:
      'Als Verteidiger bei jedem Angriff nach dem ersten, sobald die neue Karte des Angreifers offen liegt. Du legst eine Handkarte ungesehen weg und ziehst eine; deine offene Karte bleibt.',
    also: 'austauschen abwerfen wegwerfen',
  },
  F24: {
    question: 'Was bedeutet das rote Kreuz?',
    answer:
      'Verletzung: Zeigt es sich beim Einsatz, würfelt sein Trainer danach, und bei einer 2 ist der Mann für den Rest des Spiels draußen. Ein Feldspieler von der Bank darf sofort kommen, ohne einen der drei Wechsel zu verbrauchen.',
    also: 'verletzt Kreuz Gefahr Symbol',
  },
  F25: {
    question: 'Was passiert bei einer Gelben Karte?',
    answer:
      'Zeigt sich das Symbol beim Einsatz, würfelt der Trainer: Bei 0 oder 1 wird der Mann verwarnt. Die zweite Verwarnung desselben Mannes ist eine Rote Karte, ohne weiteren Wurf.',
    also: 'verwarnt Verwarnung Gelb zweite Gelbe',
  },
  F26: {
    question: 'Darf jemand für einen Mann mit Roter Karte kommen?',
    answer:
      'Nein, du spielst mit einem Mann weniger weiter. Ab dem nächsten Zeitabschnitt kannst du mit einem Wechsel deine Reihen umbauen.',
    also: 'Platzverweis ersetzen rausgeflogen Rote Karte',
  },
  F27: {
    question: 'Zählt ein Tor, wenn der Schütze vom Feld muss?',
    answer:
      'Ja. Seine Spielstärke hat gezählt, bevor für ihn gewürfelt wird; das Tor oder der Spielaufbau bleibt bestehen.',
    also: 'Tor gilt aberkannt Stärke zählt noch',
  },
  F28: {
    question: 'Was passiert, wenn sich mein Torwart verletzt?',
    answer:
      'Ein Torwart von der Bank kommt sofort; sitzt keiner dort, geht ein Feldspieler von der Bank ins Tor, bei leerer Bank ein Mann vom Feld. Das kostet keinen Wechsel, und wer einmal im Tor steht, bleibt dort.',
    also: 'Torhüter verletzt kein Torwart Feldspieler im Tor',
  },
  F29: {
    question: 'Was passiert, wenn mein Torwart Rot sieht?',
    answer:
      'Du wählst sofort: ein Torwart von der Bank für einen deiner Feldspieler, was einen der drei Wechsel kostet, oder ein Feldspieler vom Feld geht ins Tor. Ohne Wechsel geht nur das zweite.',
    also: 'Torhüter Platzverweis Rote Karte',
  },
  F30: {
    question: 'Wie viele Wechsel habe ich, und wann?',
    answer:
      'Drei im Spiel, nur zwischen zwei Zeitabschnitten und bevor die Taktikkarten liegen. Mehrere zugleich sind erlaubt; beide Trainer entscheiden geheim.',
    also: 'Auswechslung einwechseln auswechseln',
  },
  F31: {
    question: 'Kann ich einen Mittelfeldspieler für einen Stürmer bringen?',
    answer:
      'Ja. Der Neue darf aus jeder Reihe sein und geht in seine eigene, mit dem Kopf nach oben. Wer vom Feld geht, kommt nicht zurück.',
    also: 'andere Position System ändern zurückkommen',
  },
  F32: {
    question: 'Wie stelle ich einen Kader zusammen?',
    answer:
      'Nimm 15 verschiedene Männer deines Vereins für höchstens 50 Punkte, mindestens einen Torwart; klug sind zwei. Fürs erste Spiel nimm die mit X markierten.',
    also: 'Budget Preis Kosten 50 Punkte Mannschaft',
  },
  F33: {
    question: 'Darf ich in jeder Aufstellung spielen?',
    answer:
      'Ja. Elf beginnen, genau einer davon als Torwart; wie sich die zehn anderen auf die Reihen verteilen, bestimmst du, solange jeder in seiner eigenen spielt.',
    also: '4-4-2 System Formation',
  },
  F34: {
    question: 'Welche Taktikkarten soll ich nehmen?',
    answer:
      'Fürs erste Spiel Weiß und Lila, die sind ausgewogen. Später eine Farbe, in deren Reihe du stark bist: Gelb ruft Abwehrspieler, Blau Mittelfeldspieler, Rot Stürmer.',
    also: 'Farbe Stapel wählen gelb blau rot lila',
  },
  F35: {
    question: 'Was darf ich vom anderen Trainer sehen?',
    answer:
      'Seinen Kader, seine Bank und wie viele Karten er in Hand und Stapel hat. Die Karten selbst bleiben verdeckt, bis er sie spielt.',
    also: 'Gegner Hand verdeckt geheim',
  },
  F36: {
    question: 'Was passiert, wenn es am Ende unentschieden steht?',
    answer:
      'Dann endet das Spiel unentschieden, außer ihr habt vorher eine Verlängerung vereinbart. In ihr folgen zwei Zeitabschnitte nur mit weißen Karten und, wenn es gleich bleibt, ein Elfmeterschießen.',
    also: 'Gleichstand Spielende Verlängerung',
  },
  F37: {
    question: 'Wie geht das Elfmeterschießen?',
    answer:
      'Jeder Trainer benennt fünf Feldspieler vom Feld. Die erste Spielstärke des Schützen plus Würfel muss höher sein als das, was der Torwart zeigt, plus Würfel; dann dreht sich der Torwart. Steht es nach je fünf gleich, entscheidet Paar um Paar.',
    also: 'Elfmeter Schützen Stechen',
  },
  F38: {
    question: 'Welche Zahlen stehen auf dem Würfel?',
    answer:
      '0, 1, 1, 2, 2 und 3: Die 1 und die 2 fallen also je in einem von drei Würfen, die 0 und die 3 je in einem von sechs.',
    also: 'Würfelseiten Wahrscheinlichkeit',
  },
  F39: {
    question: 'Sind meine Männer im nächsten Angriff wieder frisch?',
    answer:
      'Frei sind sie alle wieder. Ihre Karten bleiben aber so, wie sie gedreht wurden, und damit auch die Spielstärken.',
    also: 'zurückdrehen erholen müde',
  },
  F40: {
    question: 'Kann ich eine Entscheidung zurücknehmen?',
    answer:
      'Ja, solange sie nichts Verborgenes aufgedeckt hat, nicht gewürfelt oder gezogen wurde und der andere Trainer noch nicht darauf geantwortet hat.',
    also: 'rückgängig Fehler verklickt',
  },
  F41: {
    question: 'Wie geht ein Pokalspiel?',
    answer:
      'Hin- und Rückspiel, jeder einmal zu Hause, und die Tore werden zusammengezählt. Verlängerung und Elfmeterschießen gibt es nur nach dem Rückspiel bei gleichem Gesamtstand; Auswärtstore zählen nur nach Vereinbarung mehr.',
    also: 'Hinspiel Rückspiel Gesamtstand Auswärtstore',
  },
  F42: {
    question: 'Wie viele Karten lege ich?',
    answer:
      'Eine in jedem Zeitabschnitt, verdeckt. Wer angreift, legt für jeden weiteren Angriff noch eine; der Verteidiger legt keine.',
    also: 'wie viele Karten darf ich legen ausspielen Anzahl',
  },
}
