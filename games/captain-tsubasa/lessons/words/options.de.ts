import type { LessonWords } from '@libero/kernel/lesson'

const defender = 'Er ist zum Verteidigen da und hilft im Angriff kaum. Heb ihn auf, bis Toho angreift.'
const attacker = 'Diese Karte ist für den Angriff und hilft hier kaum. Heb sie für deinen eigenen auf.'

export const optionsDe: Readonly<Record<string, LessonWords>> = {
  motivation: {
    title: 'Motivation',
    about: 'Du machst einen Spieler stärker, für Token.',
    steps: {
      motivate: {
        say: 'Neben dem Platz liegt ein stärkerer *Tsubasa*, für einen Schuss- und zwei Passtoken. Deiner ist im Spiel: *Motiviere* ihn, drück auf die Karte.',
        why: 'Motivation ist eine Option, die vor dem Spiel vereinbart wird: Vier Spieler jeder Mannschaft haben so eine Karte.',
      },
      again:
        'Schuss 5, Pass 5, Verteidigung 2, und er gilt als neu gelegt: Du darfst seine *Fähigkeiten* wieder nutzen. Nimm einen Token.',
      token: 'Bitte einen *Schusstoken*.',
      rest: 'Die andere würde eine Karte spielen. Du musst nicht: Heute *keine weitere*, es gibt etwas zu sehen.',
      turn: 'Du bist *noch am Zug*: Motivieren ist nicht deine Karte dafür. Leg *Taki*.',
      taki: 'Taki könnte eine Karte ziehen. Heute *keine Fähigkeit*.',
      counts:
        'Dein Schuss ist *5 + 3 = 8*. Der motivierte Tsubasa *bleibt bei dir* bis zum Ende; der einfache hat das Spiel verlassen.',
    },
    instead: {
      'first-motivate': 'Zuerst bitte der stärkere Tsubasa: Drück auf seine Karte neben dem Platz.',
      defender,
      'token-first': 'Auch möglich. Nimm aber bitte zuerst den Token.',
      free: 'Es kostet nichts: Nutze sie.',
      'shot-token': 'Auch gut. Nimm bitte einen Schusstoken.',
      'turn-left': 'Das wäre gut! Aber diesmal nicht: Sieh, dass dein Zug nicht vorbei ist.',
      'first-taki': 'Dein Zug ist nicht vorbei. Leg zuerst Taki.',
      'may-draw': 'Das wäre gut! Aber heute nicht, das haben wir schon gesehen.',
    },
  },
  twice: {
    title: 'Fähigkeiten zweimal',
    about: 'Du nutzt dieselben Fähigkeiten zweimal in einem Zug.',
    steps: {
      tsubasa: 'Du kannst den stärkeren Tsubasa bezahlen. Leg aber zuerst den einfachen *Tsubasa*.',
      first: 'Seine Fähigkeiten wie immer: Nimm zuerst einen *Token*.',
      token: 'Einen *Schusstoken*: Das sind zwei.',
      rest: 'Noch eine Karte wäre ein Verteidiger, und du greifst an: *keine weitere*.',
      motivate: {
        say: 'Bevor dein Zug endet, wirst du gefragt: jemanden motivieren? Ja, *Tsubasa*, für einen Schuss- und zwei Passtoken.',
        why: 'Gefragt wirst du nur, wenn du jemanden bezahlen kannst, der daliegt. Wer verzichtet, kann es später in der Runde noch tun.',
      },
      again:
        'Die stärkere Karte gilt als *neu gelegt*: Ihre Fähigkeiten sind offen, obwohl die anderen genutzt sind. Nimm wieder einen Token.',
      second: 'Noch einen *Schusstoken*.',
      end: 'Und noch einmal *keine weitere*: Dein Zug ist zu Ende.',
      sum: 'Schuss *5* statt 3, und trotz des Preises zwei Schusstoken. Also: erst die Fähigkeiten nutzen, dann motivieren.',
    },
    instead: {
      defender,
      'token-first': 'Du hast nur Verteidiger auf der Hand. Nimm bitte den Token.',
      free: 'Es kostet nichts: Nutze sie.',
      'abilities-first':
        'Gleich. Nutze zuerst, was der einfache Tsubasa kann: Motiviert darf er es noch einmal.',
      'shot-token': 'Auch gut. Nimm bitte einen Schusstoken.',
      'defenders-only': 'Du hast nur Verteidiger auf der Hand: Heb sie auf, bis Toho angreift.',
      'worth-it': 'Das darfst du und behältst die Token. Aber sieh heute, was er kann.',
    },
  },
  turning: {
    title: 'Nach den Würfeln wenden',
    about: 'Du gewinnst einen Schuss, der verloren war.',
    steps: {
      shot: 'Dein Schuss ist *3 + 3 + 1 = 7*, die Verteidigung von Toho *8*. *Schieß*, du hast noch etwas in der Hinterhand.',
      spend: {
        say: 'Ein Schusstoken machte daraus 8. Aber *behalte* ihn: Du kannst damit später Tsubasa motivieren, wenn du ihn brauchst.',
        why: 'Er kostet einen Schuss- und zwei Passtoken. Motivieren darf man bei jeder Frage, auch nach den Würfeln.',
      },
      motivate: 'Du würfelst 3: *10*. Sie 4: *12*. Zwei zu wenig! *Motiviere Tsubasa*: Schuss 5 statt 3.',
      rest: 'Aus 10 wird *12*. Er könnte wieder einen Token holen, aber ausgeben kann man jetzt keinen mehr: *keine Fähigkeit*.',
      turned:
        '*12 zu 12*, und Gleichstand gehört dem Angriff: Tor! Nach den Würfeln legt man keine neuen Karten mehr, aber Werte zählen noch.',
    },
    instead: {
      pass: 'Ein Pass von 6 gegen 8 ist schlechter. Schieß.',
      wait: 'Auch jetzt möglich. Aber warte die Würfel ab: Vielleicht musst du gar nicht zahlen.',
      keep: 'Dann könntest du Tsubasa nicht mehr bezahlen. Behalte ihn.',
      lost: 'Dann ist der Ball weg. Du kannst es noch wenden: Motiviere Tsubasa.',
    },
  },
  transfers: {
    title: 'Transfers',
    about: 'Du verpflichtest einen Spieler für deine Mannschaft.',
    steps: {
      sign: {
        say: 'Neben dem Platz liegen vier Spieler für *beide* Trainer; wer zuerst zahlt, bekommt sie. *Misaki* kostet zwei Passtoken: Verpflichte ihn.',
        why: 'Transfers sind eine Option, die vor dem Spiel vereinbart wird. Vier von acht werden gezogen; wer verpflichtet ist, wird nicht ersetzt.',
      },
      use: 'Er kommt gleich in deinen Spielbereich, wie eben gelegt: Nutze seine *Fähigkeit*.',
      kisugi: 'Leg *Kisugi*, Schuss 4.',
      turn: 'Und du bist *noch am Zug*: Verpflichten ist nicht deine Karte dafür. Leg auch *Taki*.',
      draw: 'Taki könnte ziehen. Heute *keine Fähigkeit*.',
      yours:
        'Drei Karten in einem Zug: Schuss *1 + 2 + 4 + 3 = 10*. Misaki zählt zu den neun und gehört dir bis zum Ende.',
    },
    instead: {
      'first-misaki': 'Zuerst bitte Misaki: Drück auf seine Karte neben dem Platz.',
      defender,
      free: 'Es kostet nichts: Nutze sie.',
      kisugi: 'Zuerst Kisugi, er hat 4.',
      still: 'Dein Zug ist nicht vorbei: Leg zuerst Taki.',
      'may-draw': 'Das wäre gut! Aber heute nicht.',
    },
  },
  'new-keeper': {
    title: 'Ein neuer Torwart',
    about: 'Du ersetzt deinen Torwart durch einen besseren.',
    steps: {
      sign: {
        say: 'Morisaki hält bei 1, *Wakabayashi* bei *1 bis 3*, für drei Verteidigungstoken. Ein Torwart kommt nur *anstelle* eines anderen, der daliegt: Verpflichte ihn.',
        why: 'So bleibt die Zahl der Karten gleich, und er darf in deinem Zug auch kommen, wenn schon neun daliegen.',
      },
      stop: 'Morisaki hat das Spiel verlassen, deine Verteidigung ist jetzt *8*. Toho hat gepasst: *Passe* auch du.',
      save: 'Sie schießen: 8 + 4 = *12*, du 8 + 2 = *10*. Lass *Wakabayashi* würfeln!',
      held: 'Eine *3*: gehalten! Mit Morisaki wäre es nur ein Eckball gewesen. Wakabayashi gehört weiter dir.',
    },
    instead: {
      attacker,
      jito: 'Verteidigung 4 für zwei Token ist gut. Aber gegen einen Schuss von 8 ist ein besserer Torwart mehr wert.',
      stop: 'Das ginge. Aber deine drei Token reichen für einen besseren Torwart: Verpflichte ihn zuerst.',
      'no-roll': 'Dann ist es sicher ein Tor. Lass ihn würfeln.',
    },
  },
  'six-against-one': {
    title: 'Sechs gegen eins',
    about: 'Du weißt, wann Summen nichts bedeuten.',
    steps: {
      safe: 'Der Schuss von Toho ist *4*, deine Verteidigung *3 + 4 + 3 = 10*. Da scheint nichts zu passieren.',
      stop: 'Toho hat gepasst. *Passe* auch du.',
      sure: {
        say: 'Sie haben eine *6* gewürfelt, du eine *1*: *garantierter Erfolg*. Sie gewinnen, obwohl es 11 zu 10 für dich steht.',
        why: 'Das ist eine Option, die vor dem Spiel vereinbart wird. Sie gilt für Schuss und Pass und für beide Trainer.',
      },
      again: 'Aber Kisugi liegt da: Lass *deinen Würfel* neu werfen. Fünf von sechs Seiten wenden es ab.',
      save: 'Wieder eine 1, so ein Pech! Aber Schuss ist Schuss: *Morisaki* darf noch würfeln.',
      held: 'Noch eine *1*, und hier ist sie das Beste: *gehalten*. Es zählen die Würfel, wie sie nach allen neuen Würfen liegen.',
    },
    instead: {
      enough: 'Das brauchst du nicht: 10 gegen 4. Heb es auf.',
      either: 'Genauso gut: 1 bis 5 würde es abwenden. Nimm aber bitte deinen.',
      must: 'Dann ist ihr Schuss sicher durch. Ein neuer Wurf kann nur helfen.',
      'no-roll': 'Dann ist es ein Tor. Lass ihn würfeln.',
    },
  },
  'first-game': {
    title: 'Das erste Spiel',
    about: 'Du weißt, was im ersten Spiel fehlt.',
    steps: {
      short:
        'Das ist das *erste Spiel*, kürzer und einfacher: keine Fans, keine Erschöpfungskarten, und elf eigene Karten.',
      rounds:
        'Von den Matchkarten jeder Hälfte fehlen vier. Acht bleiben für *vier Runden*, in der vierten beginnt die Nachspielzeit.',
      jito: 'Alles andere ist wie immer. *Jito* lässt sich für zwei Verteidigungstoken verpflichten: Verteidigung 4. Hol ihn.',
      cannot:
        'Sonst würde er Toho eine Erschöpfungskarte geben. Hier gibt es keine, also ist seine *Fähigkeit nicht nutzbar*, und niemand fragt danach.',
    },
    instead: {
      'first-jito': 'Gleich. Zuerst bitte Jito: Drück auf seine Karte neben dem Platz.',
      attacker,
    },
  },
}
