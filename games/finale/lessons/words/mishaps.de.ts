import type { LessonWords } from '@libero/kernel/lesson'

export const mishapsDe: Readonly<Record<string, LessonWords>> = {
  'yellow-card': {
    title: 'Die Gelbe Karte',
    about: 'Du weißt, was ein Zeichen auf einer Karte riskiert und wann das Risiko klein ist.',
    steps: {
      symbol: {
        say: 'Graser hat 4, aber bei dieser Stärke steht eine *Gelbe Karte*. Spielt er, wird für ihn gewürfelt: Bei *0 oder 1* wird er verwarnt.',
        why: 'Jedes Zeichen gehört zu einer der vier Stärken und gilt nur, solange diese oben liegt. 0 oder 1 kommt in der Hälfte der Fälle.',
      },
      risk: {
        say: 'Soll er trotzdem spielen? Seine Stärke zählt auf jeden Fall, und die *erste Verwarnung kostet noch nichts*. Nimm also *Graser*.',
        why: 'Um die Gefahren wird erst nach dem Vergleich gewürfelt: Was ihm auch geschieht, seine 4 hat gezählt.',
      },
      booked:
        '7 + 1 = 8 gegen 4: durch! Dann hast du für Graser eine *1* gewürfelt: Er ist *verwarnt*, und das bleibt er bis zum Ende des Spiels.',
      second: {
        say: 'Für Walze haben sie eine *0* gewürfelt. Er war schon verwarnt: Die zweite Verwarnung ist *Rot*. Er ist draußen, und niemand kommt für ihn.',
        why: 'Gewürfelt wird erst für die Leute des Angreifers, dann für die des Verteidigers, und erst danach drehen sich die Karten.',
      },
      shot: 'Jetzt der Spielabschluss: *Lässig*, 3. Graser hat im Aufbau gespielt.',
      careful:
        '3 + 2 = *5* gegen 4: Tor! Aber Vorsicht: Auch bei Grasers nächster Stärke steht eine Gelbe Karte. Noch eine Verwarnung, und er ist draußen.',
    },
    instead: {
      safe: 'Vorsichtig, und oft klug! Aber 4 ist mehr als 3, und eine erste Verwarnung kostet noch nichts. Nimm diesmal *Graser*.',
      weak: 'Er hat jetzt nur 1. Nimm den, der leuchtet.',
    },
  },
  'red-card': {
    title: 'Die Rote Karte',
    about: 'Du wägst ein kleines Risiko mit hohem Preis ab.',
    steps: {
      sign: {
        say: 'Bei Brechers Stärke 3 steht eine *Rote Karte*: Spielt er jetzt, fliegt er bei einer *3* auf dem Würfel vom Feld. Das ist einmal in sechs Würfen.',
        why: 'Nur eine der sechs Seiten zeigt eine 3. Es gilt nur die Stärke, die oben liegt: Bei seiner nächsten, der 4, droht ihm nichts.',
      },
      striker: 'Beide Stürmer haben 3. Dann spielt der, der nichts riskiert: *Abseits*.',
      'sent-off': {
        say: '6 gegen 6, durch! Und für Niedurch, bei dessen 5 eine Rote Karte stand, haben sie eine *3* gewürfelt: *Platzverweis*. Niemand kommt für ihn.',
        why: 'Seine 5 hat trotzdem gezählt. Ab jetzt hat der SV Stollen bis zum Ende einen Mann weniger; und wer draußen ist, kommt nicht zurück.',
      },
      midfielder:
        'Für den Abschluss nimm *Schwindlig*, 5. Brecher muss auch schießen: Ein anderer Stürmer ist nicht frei.',
      spared:
        '8 + 1 = *9* gegen 8: Tor! Für Brecher hast du eine 1 gewürfelt: *Nichts passiert*. Wähl, wen du riskierst, solange es einen anderen gibt.',
    },
    instead: {
      risk: 'Er hat auch 3. Aber wozu eine Rote Karte riskieren? *Abseits* hat 3, und ihm droht nichts.',
      weaker: 'Ein Stärkerer ist frei. Nimm den, der leuchtet.',
    },
  },
  injury: {
    title: 'Eine Verletzung',
    about: 'Du weißt, wer für den Verletzten kommt und was es kostet.',
    steps: {
      sign: {
        say: 'Bei Abseits’ Stärke 4 steht das Zeichen für eine *Verletzung*: Spielt er, muss er bei einer *2* auf dem Würfel raus. Das ist einmal in drei Würfen.',
        why: 'Zwei der sechs Seiten zeigen eine 2. Bei allem anderen passiert nichts.',
      },
      striker:
        'Beide Stürmer werden gebraucht: einer zum Aufbauen, einer zum Schießen. Lass *Abseits* aufbauen: Verletzt er sich, kann noch ein Neuer schießen.',
      replacement: {
        say: '8 gegen 6, durch; aber eine *2* für Abseits: verletzt. Von der Bank darf *sofort* jemand kommen. Nimm *Pfosten*, einen Stürmer.',
        why: 'Das kostet keinen deiner drei Wechsel. Er darf aus jeder Reihe sein, nur kein Torwart; er spielt in seiner eigenen und beginnt mit der ersten Stärke.',
      },
      shot: 'Pfosten ist frei und dürfte schießen, mit 2. Aber *Brecher* hat 4.',
      'changes-left':
        '4 + 2 = *6* gegen 4: Tor! Du hast immer noch *drei Wechsel*; nur Abseits kommt in diesem Spiel nicht zurück.',
    },
    instead: {
      either:
        'Brecher hat auch 4. Aber er soll schießen: Verletzt sich Abseits im Aufbau, ist ein Neuer noch rechtzeitig da.',
      nobody:
        'Das darfst du, aber dann spielst du zu zehnt weiter. Wer kommt, kostet nichts: Nimm *Pfosten*.',
      'other-line':
        'Er darf kommen, aus welcher Reihe auch immer. Aber du hast nur noch einen Stürmer: Nimm *Pfosten*.',
      fresh: 'Er darf schießen, denn wer neu kommt, ist frei. Aber er hat 2, *Brecher* hat 4.',
    },
  },
  'hazard-order': {
    title: 'Für wen du zuerst würfelst',
    about: 'Du würfelst in der richtigen Reihenfolge, wenn zweien etwas droht.',
    steps: {
      two: {
        say: 'Der Schuss ist vorbei, und zweien droht etwas: Lässig, *schon verwarnt*, eine Gelbe Karte, Grätsche eine Verletzung. Die Reihenfolge liegt bei dir.',
        why: 'Gefragt wirst du nur, wo die Reihenfolge etwas ausmachen kann. Für Grätsche müsstest du vielleicht sagen, wer kommt; bei Lässig gibt es nichts zu entscheiden.',
      },
      order:
        'Würfle zuerst für den, bei dem du *nichts zu entscheiden* hast. Dann weißt du mehr, wenn du es musst. Also erst *Lässig*.',
      replacement:
        'Eine 0: zweite Verwarnung, Lässig ist *draußen*. Dann eine 2: Grätsche ist *verletzt*. Jetzt weißt du, dass einer im Mittelfeld fehlt: Bring *Ballnich*.',
      'why-first':
        'Andersherum hättest du einen Mann für Grätsche wählen müssen, ohne zu wissen, was aus Lässig wird.',
    },
    instead: {
      later:
        'Möglich. Aber verletzt er sich, musst du sagen, wer kommt, bevor du weißt, was aus Lässig wird. Erst *Lässig*.',
      striker:
        'Ein Stürmer darf für einen Abwehrspieler kommen. Aber du hast zwei Stürmer und einen Mittelfeldspieler weniger: Bring *Ballnich*.',
      talent:
        'Auch er ist Mittelfeldspieler. Aber Ballnich dreht sich von 2 auf 3 und 4, Talent von 2 auf 1.',
      nobody: 'Dann spielst du zu neunt weiter. Wer kommt, kostet keinen Wechsel: Nimm *Ballnich*.',
    },
  },
  changes: {
    title: 'Wechsel',
    about: 'Du weißt, wen du vom Feld nimmst und wann du es lässt.',
    steps: {
      ones: {
        say: 'Drei Männer stehen auf *1*. Aber Abseits und Schwindlig drehen sich als Nächstes auf 4; *Lässig* dreht sich von 1 noch einmal auf *1*.',
        why: 'Lässig hat 4, 3, 1, 1. Er ist bei der dritten Stärke, also liegen zwei schwache vor ihm.',
      },
      off: {
        say: 'Nimm also *Lässig* vom Feld. Drei Wechsel hast du im ganzen Spiel, und wer geht, *kommt nicht zurück*.',
        why: 'Gewechselt wird nur hier, zwischen zwei Zeitabschnitten und vor den Karten. Läuft die Zeit ab, wechselst du nicht.',
      },
      on: {
        say: 'Gewechselt wird Feldspieler gegen Feldspieler, aus welcher Reihe auch immer. *Ballnich* ist Mittelfeldspieler: Er beginnt mit 2, dann kommen 3 und 4.',
        why: 'Der Neue spielt in seiner eigenen Reihe und beginnt mit der ersten Stärke. Der Ersatztorwart kommt nie als Feldspieler.',
      },
      enough: {
        say: 'Du dürftest noch mehr wechseln, aber *zwei in Reserve* sind viel wert: Jemand kann noch ausfallen oder nachlassen. *Das war alles.*',
        why: 'Solange nichts Verdecktes gezeigt und nicht gewürfelt wurde, kannst du eine Wahl zurücknehmen.',
      },
      fresh:
        'Beide Trainer entscheiden ungesehen, dann wird es zusammen aufgedeckt: Sie haben niemanden gewechselt. Ballnich ist da, und *zwei Wechsel* bleiben dir.',
    },
    instead: {
      climbs:
        'Er hat jetzt 1, aber dann kommt 4: Ihn zu behalten lohnt sich. Nimm *Lässig*, der dreht sich noch einmal auf 1.',
      keep: 'Sparsam, und oft richtig. Aber Lässig bleibt sogar nach dem Spielen bei 1: Er ist einen Wechsel wert.',
      talent: 'Auch Talent beginnt mit 2, dreht sich dann aber auf 1. *Ballnich* dreht sich auf 3 und 4.',
      striker:
        'Möglich, die Reihe ist frei. Aber du nimmst gerade einen Mittelfeldspieler vom Feld: Bring *Ballnich*.',
    },
  },
  'keeper-injured': {
    title: 'Der Torwart ist verletzt',
    about: 'Du weißt, wer ins Tor geht, wenn kein Torwart mehr da ist.',
    steps: {
      'no-keeper': {
        say: 'Fauster ist verletzt, und auf der Bank sitzt kein Torwart. Also muss sofort *ein Feldspieler von der Bank* ins Tor.',
        why: 'Ein Torwart auf der Bank wäre von selbst gekommen. Das kostet keinen deiner drei Wechsel. Bei leerer Bank ginge einer vom Feld ins Tor.',
      },
      'in-goal': {
        say: 'Alle drei beginnen mit 2. Denk voraus: Ballnich hat *2, 3, 4, 2*, die anderen fallen zwischendurch auf 1. Nimm *Ballnich*.',
        why: 'Pfosten hat 2, 3, 5, 1 und Talent 2, 1, 3, 1. Ein Torwart spielt oft, also käme auch die 1 oft.',
      },
      'keeper-now':
        'Er bleibt *Torwart bis zum Ende* und spielt nie mehr im Feld. Da kommt schon ihr nächster Angriff; behalte deine Karten: *Alle Karten behalten*.',
      defender: 'Ihr Schuss hat 4 + 2 = 6, Ballnich hat 2. Hilf ihm mit deinem Besten: *Grätsche*, 5.',
      'spare-keeper':
        '7 + 1 = *8* gegen 6 + 2 = 8: gehalten! Darum sind zwei Torhüter unter den fünfzehn klug.',
    },
    instead: {
      falls: 'Er beginnt auch mit 2, hat aber eine 1 unter seinen Stärken. *Ballnich* fällt nie unter 2.',
      weaker: 'Er könnte helfen, aber Grätsche hat 5: Nimm ihn.',
    },
  },
  'keeper-sent-off': {
    title: 'Der Torwart sieht Rot',
    about: 'Du wählst: ein Torwart von der Bank oder ein Mann vom Feld.',
    steps: {
      'sent-off': {
        say: 'Hechter ist zum zweiten Mal verwarnt und draußen. Jemand *muss ins Tor*, und auf jeden Fall spielst du mit einem Mann weniger weiter.',
        why: 'Für einen, der vom Platz fliegt, kommt niemand. Fürs Tor hast du die Wahl: ein Torwart von der Bank, für den ein Feldspieler geht, oder ein Feldspieler vom Feld.',
      },
      keeper: {
        say: 'Ein Mann vom Feld kostet nichts. Aber auf der Bank sitzt ein echter Torwart: *Fauster*. Er kostet *einen Wechsel und einen Feldspieler*.',
        why: 'Das geht nur, solange du noch einen Wechsel hast. Ein Feldspieler im Tor bleibt Torwart bis zum Ende, mit seinen eigenen Stärken.',
      },
      room: 'Wer macht Platz? Wer geht, ist draußen. *Lässig* steht auf 1 und dreht sich noch einmal auf 1: Ihn vermisst du am wenigsten.',
      ten: 'Fauster steht im Tor, es bleiben zehn Mann und *zwei Wechsel*. Teuer, aber ein guter Torwart ist bei jedem Schuss dabei.',
    },
    instead: {
      outfielder:
        'Das würde keinen Wechsel kosten. Aber er wäre bis zum Ende dein Torwart, mit seinen schwachen Stärken. Bring *Fauster*.',
      climbs: 'Er hat auch 1, aber dann kommen 3, 3 und 4. *Lässig* dreht sich noch einmal auf 1.',
      good: 'Ihn brauchst du auf dem Feld. *Lässig* ist jetzt schwach und beim nächsten Mal auch: Er macht Platz.',
    },
  },
}
