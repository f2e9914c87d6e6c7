import type { AskedWords } from '@libero/kernel/words'
import type { AskedId } from './list.ts'

export const askedDe: Readonly<Record<AskedId, AskedWords>> = {
  F1: {
    question: 'Was passiert in einer Runde?',
    answer:
      'Beide legen eine Karte verdeckt und decken auf. Der Angreifer darf einen Spieler bewegen, der Ball geht quer, der Verteidiger darf einen Spieler bewegen, und dann wird die Karte des Angreifers ausgeführt.',
    also: 'Ablauf Reihenfolge Zug Schritte',
  },
  F2: {
    question: 'Welchen Spieler darf ich bewegen?',
    answer:
      'Einen der Seite, die deine Karte zeigt: gerade Nummern links, ungerade rechts. Einen Schritt vor oder zurück, auf ein freies Feld oder im Tausch mit dem, der dort steht.',
    also: 'links rechts Seite Schritt gerade ungerade',
  },
  F3: {
    question: 'Muss ich einen Spieler bewegen?',
    answer: 'Nein, du darfst stehen bleiben, außer ihr habt vor dem Spiel Bewegungspflicht vereinbart.',
    also: 'Pflicht Schritt auslassen',
  },
  F4: {
    question: 'Kann ich mit einem Gegner den Platz tauschen?',
    answer:
      'Ja, mit jedem außer dem Ballführer. Du darfst sogar den Schritt rückgängig machen, den er gerade gemacht hat.',
    also: 'verdrängen tauschen Gegner',
  },
  F5: {
    question: 'Wer bekommt den Querpass?',
    answer:
      'Der nächste Mitspieler in der Reihe des Ballführers, gezählt in Spalten, egal wer dazwischen steht. Sind zwei gleich nah, wählst du. Ist keiner da, behält er den Ball.',
    also: 'quer Querpass seitlich nächster',
  },
  F6: {
    question: 'Muss ich den Querpass spielen?',
    answer:
      'Ja, in jeder Runde und in jedem Durchgang einer Torchance, wenn einer von deinen in der Reihe steht.',
    also: 'Pflicht Ball behalten',
  },
  F7: {
    question: 'Wer gewinnt einen kurzen Pass?',
    answer:
      'Wer mehr Bälle hat: alle deine Spieler in der Reihe des Balls und deine Karte gegen alle Verteidiger dort und ihre Karte. Gewonnen geht der Ball eine Reihe vor zu deiner kleinsten Nummer; verloren hat ihn ihre kleinste Nummer dort.',
    also: 'Kurzpass Summe Bälle zählen Vergleich',
  },
  F8: {
    question: 'Wie weit geht ein langer Pass?',
    answer:
      'Eine, zwei oder drei Reihen nach vorn. Hast du in einer davon jemanden, muss er dorthin; verglichen wird dort, nicht wo er herkommt.',
    also: 'langer Ball Weite Reihen',
  },
  F9: {
    question: 'Wie funktioniert ein Dribbling?',
    answer:
      'Es geht um das Feld direkt davor: Ein Mitspieler dort bekommt den Ball, auf ein freies rückt man vor, und gegen einen Gegner werden Bälle und Karten verglichen. Gewonnen tauschen die beiden, verloren hat er den Ball.',
    also: 'dribbeln Zweikampf laufen',
  },
  F10: {
    question: 'Was passiert, wenn ein Vergleich gleich steht?',
    answer:
      'Die stärkere Karte gewinnt. Sind auch die Karten gleich stark, hat der Verteidiger gefoult: Der Spielzug gilt als gewonnen, und es folgt Freistoß oder Elfmeter.',
    also: 'Gleichstand unentschieden Foul',
  },
  F11: {
    question: 'Ist es egal, welche Kartenart ich als Verteidiger lege?',
    answer: 'Ja. Im Vergleich zählt nur ihre Stärke, und für deinen Schritt ihre Seite.',
    also: 'Verteidiger Art der Karte',
  },
  F12: {
    question: 'Was ist, wenn vor einem kurzen Pass keiner von mir steht?',
    answer:
      'Gewonnen bleibt der Ball in seiner Reihe bei deiner kleinsten Nummer, vielleicht dem Ballführer selbst. Verloren, wo der Verteidiger niemanden hat, bleibt er beim Ballführer.',
    also: 'kein Mitspieler Empfänger fehlt leere Reihe',
  },
  F13: {
    question: 'Kann ich einen langen Pass spielen, wo ich niemanden habe?',
    answer:
      'Nur wenn du in keiner der drei Reihen jemanden hast. Gewonnen bleibt der Ball dann in der Reihe des Passgebers; verloren hat ihn ihre kleinste Nummer dort.',
    also: 'leere Reihe ohne Empfänger',
  },
  F14: {
    question: 'Wann ist es eine Torchance?',
    answer:
      'Immer wenn eine Runde mit dem Ballführer in seiner letzten Reihe beginnt, egal wie der Ball dorthin kam. Nach einem Freistoß darfst du sie auch anderswo wählen.',
    also: 'Chance letzte Reihe wann schießen',
  },
  F15: {
    question: 'Wie lange dauert eine Torchance?',
    answer:
      'Bis geschossen wird oder dir die Karten ausgehen; niemand zieht nach, also höchstens drei Durchgänge. Dann bekommt die kleinste Nummer beider Mannschaften in dieser Reihe den Ball.',
    also: 'Durchgänge Ende keine Karten mehr',
  },
  F16: {
    question: 'Von wo darf ich schießen?',
    answer:
      'Aus deinen beiden letzten Reihen, nach dem Spielzug. Mit einem Dribbling gleich; mit einem Pass schießt, wer ihn bekommt.',
    also: 'Schussposition welche Reihen',
  },
  F17: {
    question: 'Kann mein Ballführer vom Tor weggedrängt werden?',
    answer:
      'In einer Torchance ja: Der Verteidiger darf in seinem Schritt mit ihm den Platz tauschen. Du selbst darfst ihn nicht verdrängen.',
    also: 'verdrängen wegdrängen Ballführer',
  },
  F18: {
    question: 'Darf ich auf eine bessere Position warten, statt zu schießen?',
    answer:
      'Ja, du darfst auf Pass oder Schuss verzichten, dann folgt der nächste Durchgang. Ohne den Pass, den deine Karte verlangt, gibt es aber keinen Schuss.',
    also: 'verzichten abwarten nicht schießen',
  },
  F19: {
    question: 'Wie läuft ein Torschuss ab?',
    answer:
      'Du wählst eine Ecke, der andere, wohin sein Torwart springt, beides verdeckt. Die Stärke deiner Karte und 3 oder 4 von der Torschusskarte müssen mehr sein als die Bälle, die der Torwart zieht.',
    also: 'Schuss Duell Ecke Schussklasse Tor',
  },
  F20: {
    question: 'Wie viele Karten darf der Torwart ziehen?',
    answer:
      'Bei den mittleren Feldern der letzten Reihe 2, bei den äußeren 3; in der Reihe davor 3 und 4. Eine mehr, wenn er die Ecke erraten hat, eine weniger, wenn ein Stammtorwart in die ferne springt.',
    also: 'halten Torhüter Anzahl Karten',
  },
  F21: {
    question: 'Was passiert, wenn der Torwart genau so viele Bälle hat wie der Schuss?',
    answer:
      'Er klatscht ab: In der letzten Reihe des Schützen geht der Ball an die Nummer, die der Schussklasse am nächsten ist. Mehr heißt gehalten und Abschlag, weniger heißt Tor.',
    also: 'Abpraller abklatschen gleich viele halten',
  },
  F22: {
    question: 'Was passiert nach einem Tor?',
    answer:
      'Beide füllen auf drei auf, alle gehen auf ihre Anfangsfelder, und die Nummer 6 der Mannschaft, die das Tor kassiert hat, stößt an. Stapel und benutzte Karten bleiben.',
    also: 'Anstoß nach Tor',
  },
  F23: {
    question: 'Wie geht ein Abschlag?',
    answer:
      'Jeder darf einen Mann beliebiger Seite bewegen, die abschlagende Mannschaft zuerst. Dann sagt ihre Karte, wie weit: Dribbling Reihe 1, kurzer Pass 2, langer 3; die kleinste Nummer beider Mannschaften bekommt ihn.',
    also: 'Torabstoß Abstoß Torwart',
  },
  F24: {
    question: 'Wann fliegt jemand vom Platz?',
    answer:
      'Ein Foul bringt der Mannschaft eine Gelbe Karte. Hat sie schon eine, gibt sie diese zurück, und wer gefoult hat, ist für das Spiel draußen; niemand ersetzt ihn.',
    also: 'Rote Karte Gelbe Karte Platzverweis',
  },
  F25: {
    question: 'Was passiert beim Freistoß?',
    answer:
      'Der Verteidiger darf einen Spieler beliebiger Seite bewegen, dann der Angreifer. Danach wählt der Angreifer Torchance, wo auch immer der Ball ist, oder normales Spiel.',
    also: 'Freistoß Foul ruhender Ball',
  },
  F26: {
    question: 'Wann gibt es Elfmeter?',
    answer:
      'Wenn der gefoulte Spielzug den Ball auf eines der beiden mittleren Felder der letzten Reihe bringt. Der Ballführer schießt sofort, und der Torwart zieht eine Karte weniger als sonst von dort.',
    also: 'Strafstoß Foul Strafraum',
  },
  F27: {
    question: 'Wann ist eine Halbzeit zu Ende?',
    answer:
      'Wenn beide die letzte Karte ihres Stapels gezogen haben, mit dem Ende der Runde. Aber nicht, solange der Ball in den zwei Reihen vor einem Tor ist oder eine Torchance läuft.',
    also: 'Zeit Uhr Abpfiff Nachspielzeit',
  },
  F28: {
    question: 'Was ist, wenn mein Stapel vor dem Ende der Halbzeit leer ist?',
    answer:
      'Du mischst deine benutzten Karten zu einem vorläufigen Stapel und ziehst davon; was in dieser Runde auf dem Tisch liegt, bleibt draußen.',
    also: 'Stapel leer keine Karten neu mischen',
  },
  F29: {
    question: 'Was passiert bei Gleichstand am Ende?',
    answer:
      'Das Spiel endet unentschieden, außer ihr habt Verlängerung, also eine dritte Halbzeit, oder Elfmeterschießen mit je fünf Elfmetern vereinbart.',
    also: 'unentschieden Verlängerung Elfmeterschießen',
  },
  F30: {
    question: 'Was ist ein Star?',
    answer:
      'Die andere Seite einer Spielerkarte, mit mehr Bällen. Ein Startorwart büßt nichts ein, wenn er falsch springt. Welche Nummern Stars sind, sagt die Nationalmannschaft.',
    also: 'Topspieler Starseite Stammspieler',
  },
  F31: {
    question: 'Wann dreht eine Karte zwischen Silber und Gold?',
    answer:
      'Sofort, wenn der Spieler seine Fähigkeit genutzt hat; ab dann zählt die andere Seite mit Bällen und Fähigkeit. Niemand muss sie nutzen, und niemand dreht öfter als zweimal in einer Runde.',
    also: 'Fähigkeit Silber Gold umdrehen Erweiterung',
  },
  F32: {
    question: 'Wer hat die niedrigste Nummer, 4/5 oder 5?',
    answer:
      'Beide: Nummern, die sich überschneiden, gelten als gleich. Sind mehrere die niedrigste, wählt der Trainer der Mannschaft, die den Ball bekommt.',
    also: 'Doppelnummer überschneiden kleinste',
  },
  F33: {
    question: 'Wann ist ein Dribbling für eine Fähigkeit gelungen, und zählt ein Foul?',
    answer:
      'Wenn der Ballführer selbst nach vorn gekommen ist. Ein Dribbling, das mit einem Foul endet, ist nicht gelungen.',
    also: 'erfolgreiches Dribbling Foul',
  },
  F34: {
    question: 'Dreht der Ballspielende IV auch um, wenn er nicht weitergeht?',
    answer:
      'Ja. Der weitere Schritt ist freiwillig; wo er ihn machen könnte, darf er bleiben und dreht trotzdem um.',
    also: 'Innenverteidiger Silber Zusatzschritt',
  },
  F35: {
    question: 'Was passiert, wenn der Manndecker beim Verdrängen foult?',
    answer:
      'Er dreht um, sobald die Karte gezogen wird. Bei Stärke 1 gehen beide zurück, der Freistoß ist dort, wo der Ballführer war, und bei Rot fliegt er selbst. Verdrängen darf er nur einen Gegner.',
    also: 'Manndecker Silber Foul verdrängen',
  },
  F36: {
    question: 'Darf der Mitspieler, den der Abwehrchef vorschickt, für diesen Schritt eine Fähigkeit nutzen?',
    answer: 'Nein. Es ist ein einfacher Schritt vor oder zurück.',
    also: 'Abwehrchef Gold weiterer Schritt',
  },
  F37: {
    question: 'Wann kehrt ein Flügelverteidiger auf seine Seite zurück?',
    answer:
      'Wann immer sein Trainer etwas gefragt wird. Dabei dreht er auf Silber, und dieselbe Frage kommt noch einmal. Für seine silberne Fähigkeit muss das Dribbling nicht gelingen.',
    also: 'Flügelverteidiger Gold zurück Seite',
  },
  F38: {
    question: 'Wann drehen die Außenverteidiger nach Lauf oder Sprung um?',
    answer:
      'Gleich nach dem Schritt, vor dem Spielzug. Der Flügelläufer springt über jeden, auch den Ballführer, und darf auf dem Rückweg Silber nicht nutzen.',
    also: 'überlappender Flügelläufer Gold Sprung',
  },
  F39: {
    question: 'Kann man jemandem einen Pass abnehmen, der ihn gerade abgefangen hat?',
    answer:
      'Ja, dem Sechser in Gold nach einem langen, dem Defensivstürmer in Gold nach einem kurzen Pass, wenn er daneben steht.',
    also: 'abfangen zurückerobern Nachbar',
  },
  F40: {
    question: 'Kann man eine Fähigkeit verhindern, bevor sie angesagt ist?',
    answer:
      'Ja, mit einem goldenen Abräumer neben dem Spieler, wenn sie in diesem Moment genutzt werden könnte. Das Verhindern selbst lässt sich nicht verhindern.',
    also: 'Abräumer Fähigkeit blockieren',
  },
  F41: {
    question: 'Wann muss der Zentrale Mittelfeldspieler neben dem stehen, dessen Fähigkeit er leiht?',
    answer: 'In dem Moment, den diese Fähigkeit nennt, etwa nach einem gelungenen Dribbling.',
    also: 'leihen Nachbar benachbart',
  },
  F42: {
    question: 'Zählt sich der Halbfeldspieler selbst mit, und gilt das beim Schießen?',
    answer:
      'Den einen Ball mehr haben alle seiner Mannschaft in der Reihe, auch er. Beim Weitschuss und in einer Torchance gilt keine seiner Fähigkeiten.',
    also: 'Halbfeldspieler Weitschuss Torchance',
  },
  F43: {
    question: 'Gilt die Fähigkeit des Flügelstürmers nach Abpraller oder Freistoß weiter?',
    answer: 'Nein. Sie gilt, bis neue Karten gezogen werden; Abpraller, Freistoß und Ecke beenden sie.',
    also: 'Flügelstürmer abgeklatscht Ecke',
  },
  F44: {
    question: 'Darf der Mittelstürmer beide Fähigkeiten nutzen, und passt die Hängende Spitze noch quer?',
    answer:
      'Der Mittelstürmer darf in einer Runde Gold nach Silber, nie umgekehrt. Die Hängende Spitze muss den Querpass spielen. Eine Falsche 9, die schon in der letzten Reihe steht, dreht nicht um.',
    also: 'Mittelstürmer Hängende Spitze Falsche 9',
  },
  F45: {
    question: 'Wie gewinne und nutze ich Stilkarten?',
    answer:
      'Mit der Serie deines Stils: drei kurze Pässe, zwei lange, zwei Dribblings, oder eine Runde, in der zwei deiner Männer die Reihe wechseln und der Spielzug gelingt. Gespielt wird eine je Runde, in ihrem Moment und nicht gleich, wenn du sie gewinnst.',
    also: 'Stilkarte taktisch technisch körperlich total',
  },
  F46: {
    question: 'Wann wird ein Torwart zum Star?',
    answer:
      'In der Erweiterung ab dem nächsten Schuss, wenn ein Stammtorwart die Ecke erraten hat. Ein Star, der mit den Starkarten falsch lag, wird wieder Stammtorwart.',
    also: 'Torhüter Startorwart Stammtorwart',
  },
  F47: {
    question: 'Was ist ein Weitschuss?',
    answer:
      'Ein Spielereignis der Erweiterung: Außerhalb einer Torchance darf der Ballführer aus Reihe 4 oder 5 schießen, statt den Spielzug auszuführen, mit einer Stärke weniger.',
    also: 'Weitschuss Fernschuss Distanzschuss',
  },
  F48: {
    question: 'Wann darf ich auswechseln?',
    answer:
      'Wenn das Ereignis vereinbart ist: dreimal im Spiel, wenn es ruht, bei späteren Anstößen, Abschlägen, Freistößen und Ecken, für einen, dessen Position der Neue spielen kann.',
    also: 'Auswechslung Bank Wechsel',
  },
}
