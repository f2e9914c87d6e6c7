import type { LessonWords } from '@libero/kernel/lesson'

const defender = 'Er ist zum Verteidigen da und hilft im Angriff kaum. Heb ihn auf, bis Toho angreift.'

export const halvesDe: Readonly<Record<string, LessonWords>> = {
  stoppage: {
    title: 'Nachspielzeit',
    about: 'Du weißt, wann eine Hälfte endet.',
    steps: {
      last: 'Runde *sechs* von sechs: Die letzten zwei Matchkarten sind genommen. Ab jetzt läuft die *Nachspielzeit*.',
      rule: {
        say: 'Jetzt endet die Hälfte, sobald der Angreifer *trifft oder den Ball verliert*. Solange du ihn behältst, geht es weiter.',
        why: 'Zwölf Matchkarten, zwei in jeder Runde, das sind sechs Runden. Im kürzeren ersten Spiel sind es vier.',
      },
      pass: 'Schuss *5* oder Pass *7* gegen *6*. Ein gelungener Pass bringt dir noch eine Runde: Wähl *Pass*.',
      four: 'Du würfelst 4, sie 2: dein Ball, noch eine Runde. Aber *Matchkarten gibt es keine mehr*: Du greifst mit vier Karten an.',
      when: 'So folgt Runde auf Runde, bis ein Tor fällt oder die Abwehr gewinnt. Auch ein Eckball beendet die Hälfte nicht.',
    },
    instead: {
      shot: 'Wie es auch ausgeht, es wäre der letzte Angriff dieser Hälfte. Versuch es zuerst mit dem Pass.',
    },
  },
  'half-time': {
    title: 'Halbzeit',
    about: 'Du weißt, was dir in der zweiten Hälfte bleibt.',
    steps: {
      shot: 'Nachspielzeit: Dein Schuss ist *3 + 4 + 2 = 9*, die Verteidigung von Toho *6*. *Schieß*, es ist die letzte Chance dieser Hälfte.',
      break: {
        say: '*Tor*, und Halbzeit. Die Token, die du hast, bleiben dir, Gelbe und Rote Karten auch.',
        why: 'Was aus dem Spiel entfernt wurde, bleibt auch draußen.',
      },
      shuffled:
        'Hand, Nachziehstapel und Ablage werden zusammen *gemischt*, mit den Matchkarten, die du hast. Der Fernschuss ist schon wieder da.',
      second:
        'Jetzt stößt Toho an, weil zuerst du es warst. Da liegen vier *neue Matchkarten*, die der zweiten Hälfte.',
      take: 'Du verteidigst, also wählst du zuerst. Dein eigener *Spezialschuss* liegt da: Nimm ihn.',
      on: 'Er gehört dir bis zum Ende. Sonst geht diese Hälfte wie die erste.',
    },
    instead: {
      pass: 'Ein Pass von 2 gegen 6 ist aussichtslos. Schieß.',
      special:
        'Nützlich. Aber nimmst du deinen Spezialschuss jetzt nicht, nimmt ihn vielleicht Toho, nur damit du ihn nicht hast.',
    },
  },
  'full-time': {
    title: 'Der Schlusspfiff',
    about: 'Du entscheidest ein Spiel in der letzten Minute.',
    steps: {
      level: 'Zweite Hälfte, Nachspielzeit, *1:1*. Triffst du jetzt, ist das Spiel aus und gewonnen.',
      shot: 'Dein Schuss ist *4 + 3 + 1 = 8*, ihre Verteidigung *4 + 4 = 8*, und kein Torwart liegt da. *Schieß!*',
      won: '8 + 4 = *12* gegen 8 + 3 = *11*: *2:1* und Schlusspfiff. Hätte die Abwehr gewonnen, gäbe es Verlängerung.',
    },
    instead: {
      pass: 'Ein Pass von 3 gegen 8 ist aussichtslos. Schieß.',
    },
  },
  'extra-time': {
    title: 'Verlängerung',
    about: 'Du weißt, was in der Verlängerung anders ist.',
    steps: {
      level:
        'Nach beiden Hälften unentschieden: *Verlängerung*. Alle Karten sind neu gemischt, und das Los lässt dich zuerst angreifen.',
      hands:
        '*Matchkarten gibt es keine mehr*: Du hast auf *vier* Karten gezogen, das ist alles. Token und Verwarnungen bleiben.',
      seven: 'Und nicht neun, sondern *sieben* Karten dürfen daliegen, beide zusammen. Jede wiegt also mehr.',
      header: 'Fang mit dem *Kopfball* an, Schuss 4.',
      kisugi: 'Und *Kisugi*, auch 4.',
      halves:
        'Drei von sieben, *8 gegen 4*: ein guter Anfang. Die Verlängerung hat zwei Hälften zu je *zwei Runden*; die zweite beginnt Toho.',
    },
    instead: {
      defender,
      header: 'Zuerst bitte den Kopfball: Schuss 4.',
      kisugi: 'Bitte Kisugi: Schuss 4.',
    },
  },
  champions: {
    title: 'Zwei Meister',
    about: 'Du weißt, was ist, wenn es unentschieden bleibt.',
    steps: {
      last: {
        say: 'Die *letzte* Runde der Verlängerung, *1:1*. Wie in der Nachspielzeit endet sie mit einem Tor oder dem Ballverlust.',
        why: 'Die zweite Runde jeder Hälfte der Verlängerung ist ihre Nachspielzeit. Solange du den Ball behältst, folgen weitere Runden.',
      },
      shot: 'Dein Schuss ist *7*, ihre Verteidigung *8*. Jetzt oder nie: *Schieß*.',
      both: '7 + 3 = *10* gegen 8 + 4 = *12*: gehalten. Elfmeterschießen gibt es nicht: Es bleibt unentschieden, und *beide* sind Meister!',
    },
    instead: {
      pass: 'Ein Pass von 2 gegen 8 ist aussichtslos. Schieß.',
    },
  },
}
