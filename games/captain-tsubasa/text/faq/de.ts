import type { AskedWords } from '@libero/kernel/words'
import type { AskedId } from './list.ts'

export const askedDe: Readonly<Record<AskedId, AskedWords>> = {
  F1: {
    question: 'Wie läuft eine Runde ab?',
    answer:
      'Jeder zieht auf vier und nimmt eine Matchkarte. Dann spielt ihr abwechselnd Karten, bis neun liegen oder beide gepasst haben. Der Angreifer wählt Schuss oder Pass, beide geben Token aus und würfeln, dann wird aufgeräumt.',
    also: 'Phasen Ablauf Zug',
  },
  F2: {
    question: 'Was passiert, wenn neun Karten liegen?',
    answer:
      'Die Angriffsphase ist mit dem Ende dieses Zuges vorbei. Eine zehnte wird nie gespielt. Verlässt in dem Zug eine Karte einen Spielbereich, sodass es weniger sind, geht sie weiter.',
    also: 'Limit neun Karten Ende neunte',
  },
  F3: {
    question: 'Was passiert, wenn ich passe?',
    answer:
      'Du spielst in dieser Runde keine Karte mehr, auch nicht durch eine Fähigkeit, und behältst deine Hand für die nächste. Der andere darf allein weiterspielen, Karte um Karte.',
    also: 'passen aufhören Karten behalten',
  },
  F4: {
    question: 'Welche Matchkarte darf ich nehmen, und wer zuerst?',
    answer:
      'Der Verteidiger zuerst: eine offene vom Spielfeld, die beide gesehen haben, oder die oberste vom Stapel, die nur er kennt. Dann der Angreifer von dem, was übrig ist.',
    also: 'Matchkarte wählen Spielfeld Stapel',
  },
  F5: {
    question: 'Bekomme ich eine gespielte Matchkarte wieder?',
    answer:
      'Ja, sie gehört dir bis zum Ende: Sie kommt auf deinen Ablagestapel und kehrt mit deinen Karten wieder.',
    also: 'Matchkarte behalten Deck',
  },
  F6: {
    question: 'Wie viele Karten ziehe ich?',
    answer:
      'Auf vier vom Nachziehstapel, dann eine Matchkarte. Ist der Stapel leer, wird dein Ablagestapel gemischt. Wer vier oder mehr behalten hat, zieht nicht, nimmt aber eine Matchkarte.',
    also: 'Handkarten Nachziehstapel leer',
  },
  F7: {
    question: 'Wann darf ich eine Fähigkeit nutzen?',
    answer:
      'Nur während du die Karte spielst, jede einmal, in beliebiger Reihenfolge und immer freiwillig. Neuwurf und Parade warten auf die Würfel, solange die Karte noch in deinem Spielbereich liegt.',
    also: 'Fähigkeiten freiwillig später',
  },
  F8: {
    question: 'Was kostet eine Fähigkeit mit verpflichtender Aktion?',
    answer:
      'Wer sie nutzt, führt die Aktion gleich danach aus: eine Erschöpfungskarte, eine Gelbe Karte, eine Handkarte oder die Karte selbst. Wer das nicht könnte, darf die Fähigkeit nicht nutzen.',
    also: 'Preis Pflicht Kosten',
  },
  F9: {
    question: 'Woher kommen die Token?',
    answer:
      'Fähigkeiten bringen sie aus deiner Reserve in den Pool; nur von dort kannst du sie ausgeben. Höchstens fünf von jeder Art, und was die Reserve nicht hat, verfällt.',
    also: 'Token erhalten Pool Reserve',
  },
  F10: {
    question: 'Bekomme ich ausgegebene Token zurück?',
    answer:
      'Ja. Sie liegen bis zur Aufräumphase der Runde daneben, kommen dann in die Reserve und können wieder erhalten werden. Was du nicht ausgibst, bleibt im Pool.',
    also: 'Token zurück Reserve',
  },
  F11: {
    question: 'Schuss oder Pass: Was ist der Unterschied?',
    answer:
      'Ein gewonnener Schuss ist ein Tor, wenn der Torwart nicht hält, und der Ball geht an den anderen. Nach einem gewonnenen Pass behältst du den Ball und greifst wieder an. Gewinnt die Verteidigung, hat sie ihn.',
    also: 'schießen passen wählen',
  },
  F12: {
    question: 'Wer gibt zuerst Token aus?',
    answer:
      'Der Angreifer, so viele er will von der Art, die er braucht. Der Verteidiger sieht das und gibt dann Verteidigungstoken aus. Jeder zählt einen Punkt.',
    also: 'Reihenfolge Token ausgeben',
  },
  F13: {
    question: 'Was passiert bei gleichen Gesamtwerten?',
    answer: 'Der Angreifer gewinnt.',
    also: 'Gleichstand unentschieden',
  },
  F14: {
    question: 'Kann ein Würfel noch einmal geworfen werden?',
    answer:
      'Ja, mit einer Karte im Spielbereich, die es erlaubt: dein Wurf, der des anderen oder der eines Torwarts. Es gilt der neue, besser oder schlechter; jede Karte kann es einmal je Runde, und der Angreifer wird zuerst gefragt.',
    also: 'Neuwurf wiederholen nochmal',
  },
  F15: {
    question: 'Wie hält mein Torwart einen Schuss?',
    answer:
      'Nach einem verlorenen Schuss darf er einmal würfeln, wenn in deinem Spielbereich eine Karte mit Parade liegt. Eine niedrige Zahl ist gehalten, die nächsten sind Eckball, alles Höhere ist ein Tor.',
    also: 'Torhüter Parade Ecke',
  },
  F16: {
    question: 'Was passiert nach einem Eckball?',
    answer:
      'Kein Tor, und der Angreifer behält den Ball wie nach einem gewonnenen Pass. In der Nachspielzeit geht die Hälfte weiter.',
    also: 'Ecke Ball behalten',
  },
  F17: {
    question: 'Wie geht ein Spezialschuss?',
    answer:
      'Nur als Angreifer und mit der Karte deiner Mannschaft. Die Spielbereiche werden geleert, und beide wählen verdeckt, du einen Schuss, der andere eine Verteidigung. Nur die passende hält ihn auf; Token, Würfel und Torwart gibt es nicht.',
    also: 'Spezialschuss Tigerschuss geheim',
  },
  F18: {
    question: 'Kann ich den Spezialschuss der anderen Mannschaft nutzen?',
    answer: 'Nein, für dich zählen nur seine Werte. Aber wenn du ihn nimmst, hat ihn der andere nicht.',
    also: 'Spezialschuss des Gegners nehmen',
  },
  F19: {
    question: 'Wozu ist eine Erschöpfungskarte da?',
    answer:
      'Sie ist eine Last: keine Werte, keine Fähigkeiten, aber sie wird gezogen wie jede Karte und zählt für das Limit. Manche Fähigkeiten entfernen sie aus deinem Ablagestapel.',
    also: 'Erschöpfung müde leere Karte',
  },
  F20: {
    question: 'Was kostet mich eine Gelbe Karte?',
    answer:
      '2 beim Schuss und 2 beim Pass, in jeder Runde bis zum Ende. Eine zweite macht sie rot: je 3 und 1 bei der Verteidigung. Für das Limit zählen beide nicht.',
    also: 'Verwarnung Rote Karte Strafe',
  },
  F21: {
    question: 'Werde ich eine Gelbe Karte wieder los?',
    answer: 'Ja, mit der Matchkarte „Auswechslung“. Gegen Rot hilft sie nicht.',
    also: 'Gelbe Karte loswerden Auswechslung',
  },
  F22: {
    question: 'Wann ist eine Hälfte zu Ende?',
    answer:
      'In der sechsten Runde werden die letzten Matchkarten genommen, und die Nachspielzeit beginnt. Von da an endet die Hälfte, sobald der Angreifer den Ball verliert oder trifft; solange er ihn behält, geht es weiter.',
    also: 'Nachspielzeit Ende Hälfte Runden',
  },
  F23: {
    question: 'Was bleibt in der Halbzeit erhalten?',
    answer:
      'Token in den Pools, Gelbe und Rote Karten und alles Entfernte. Hand, Nachziehstapel und Ablagestapel werden zusammengemischt.',
    also: 'Halbzeit zweite Hälfte behalten',
  },
  F24: {
    question: 'Was passiert bei Gleichstand nach zwei Hälften?',
    answer:
      'Verlängerung mit zwei Hälften zu je zwei Runden, ohne Matchkarten und mit dem Limit sieben. Steht es dann noch gleich, sind beide Meister.',
    also: 'unentschieden Verlängerung',
  },
  F25: {
    question: 'Wie motiviere ich einen Spieler?',
    answer:
      'Wenn die Option vereinbart ist: Solange seine Karte in deinem Spielbereich liegt, bezahlst du, wann immer du gefragt wirst, die Token auf seiner Motivationskarte. Sie ersetzt die Startkarte für den Rest des Spiels.',
    also: 'Motivation motivieren bezahlen',
  },
  F26: {
    question: 'Wie verpflichte ich einen Spieler?',
    answer:
      'Wenn die Option vereinbart ist: Bezahle in deinem Zug die Token auf einer der vier offenen Transferkarten. Das ist nicht deine Karte für den Zug, und ein Feldspieler zählt für das Limit.',
    also: 'Transfer verpflichten kaufen',
  },
  F27: {
    question: 'Was ist ein garantierter Erfolg?',
    answer:
      'Eine Option: Fällt auf der einen Seite eine 6 und auf der anderen eine 1, gewinnt die 6, egal wie die Summen stehen. Der Torwart darf einen Schuss noch halten.',
    also: 'sechs gegen eins automatisch',
  },
  F28: {
    question: 'Was ist im ersten Spiel anders?',
    answer:
      'Acht Matchkarten, die Fans beider Mannschaften und alle Erschöpfungskarten bleiben weg, und eine Hälfte hat vier Runden statt sechs.',
    also: 'erstes Spiel einfach Kinder',
  },
  F29: {
    question: 'Was passiert mit einer Karte von mir, die abgelegt wird?',
    answer:
      'Sie kommt auf deinen Ablagestapel, und ihre Werte zählen nicht mehr; was ihre Fähigkeiten gebracht haben, bleibt. Eine entfernte Karte ist für immer aus dem Spiel.',
    also: 'ablegen entfernen verlieren',
  },
  F30: {
    question: 'Was darf ich vom anderen Trainer sehen?',
    answer:
      'Alle Spielbereiche, Ablagestapel, Pools und wie viele Karten er hält. Seine Hand bleibt verdeckt, bis auf das, was alle ihn nehmen sahen.',
    also: 'Gegner Hand verdeckt bekannt',
  },
  F31: {
    question: 'Was bewirkt „Ballkontrolle und Vorstoss“?',
    answer:
      'Als Angreifer räumst du beide Spielbereiche, und der Angriff gilt als gewonnener Pass, ohne Token und Würfel. Du behältst den Ball, und die Karte scheidet aus.',
    also: 'Vorstoß Karte freier Pass',
  },
  F32: {
    question: 'Wer hat Anstoß?',
    answer:
      'Wer das Los gewinnt, entscheidet, die ersten vier Matchkarten vor Augen. Die zweite Hälfte beginnt der andere.',
    also: 'Anstoß Los Münze',
  },
}
