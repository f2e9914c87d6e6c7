import type { LessonWords } from '@libero/kernel/lesson'

/** Ereignisse, die sich einzeln vereinbaren lassen. */
export const eventsDe: Readonly<Record<string, LessonWords>> = {
  snapshot: {
    title: 'Der Weitschuss',
    about: 'Du schießt, wo der Spielzug verloren wäre.',
    steps: {
      lay: 'Deine 11 hat den Ball in Reihe 5, und vor ihr steht ihre 2 mit 4 weißen Fußbällen. Leg das *Dribbling 3*.',
      stay: 'Sie haben eine 4: 4 + 4 = 8 gegen 4 + 3 = 7. Das Dribbling ginge schief. Wähl *stehen bleiben*, es gibt einen anderen Weg.',
      shoot: {
        say: 'Ihr habt *Weitschüsse* vereinbart: Aus den Reihen 4 und 5 darf sie stattdessen *schießen*, mit einer Stärke weniger. Tu es!',
        why: 'Aus Reihe 4 zieht der Torwart eine Karte mehr als aus Reihe 5. In einer Torchance gibt es keinen Weitschuss, da schießt man ohnehin.',
      },
      corner: 'Die 3 zählt als 2. Nach *rechts*: 2 + 4 = *6*. Von hier zieht der Torwart drei Karten.',
      end: 'Drin! 1 + 2 + 2 = *5* gegen 6. Sicher ist ein Weitschuss selten. Aber er lohnt sich, wenn der Spielzug sonst verloren wäre.',
    },
    instead: {
      nobody:
        'Deine 11 ist in Reihe 5 allein, und ihre Reihe ist stark. Beim Dribbling geht es nur gegen einen.',
      lost: 'Dann steht es 7 gegen 8: Ihre 2 hat den Ball. Schieß!',
      five: 'Das macht 2 + 3 = 5. Rechts sind es 6.',
    },
  },
  corner: {
    title: 'Der Eckball',
    about: 'Du weißt, wann es eine Ecke gibt und wer den Ball hat.',
    steps: {
      lay: 'Ihr habt *Eckbälle* vereinbart. Leg das *Dribbling 2*, um gleich zu schießen.',
      stay: 'Die 8 wird quer zur 11 vor dem Tor passen. Wähl *stehen bleiben*.',
      shoot: '*Schießen*!',
      aim: 'Nach *rechts*: 2 + 4 = *6*. Ihr Torwart darf zwei Karten ziehen.',
      given: {
        say: '3 + 4 = *7*: mit genau *einem mehr* gehalten und mit der *letzten Karte*. Dann geht der Ball ins Aus: Ecke! Ihn hat deine niedrigste Nummer in Reihe 6, die *8*.',
        why: 'Mit mehr Vorsprung oder einer Karte in Reserve wäre er gehalten, und es gäbe Abschlag.',
      },
      move: 'Jetzt geht es weiter wie beim Freistoß: Erst dürfen sie einen bewegen, dann du. Sie blieben stehen. Geh mit deiner *10* in Reihe 6.',
      end: 'Mit dem Ball in Reihe 6 ist es gleich eine Torchance. Drei Karten für jeden, und deine 10 ist die Nächste für den Querpass.',
    },
    instead: {
      pass: 'Da müsstest du erst passen. Mit dem Dribbling schießt du gleich.',
      wait: 'Besser kann sie nicht stehen. Schießen!',
      five: 'Das macht 2 + 3 = 5. Rechts sind es 6.',
      more: 'Du darfst stehen bleiben. Aber ein zweiter Mann vor dem Tor ist gut.',
    },
  },
  substitution: {
    title: 'Auswechslungen',
    about: 'Du bringst den Richtigen, wenn das Spiel ruht.',
    steps: {
      lay: 'Ihr habt *Auswechslungen* vereinbart: drei Wechsel im Spiel, aber nur, wenn es ruht. Leg den *kurzen Pass 3*.',
      stay: '4 + 3 gegen 4 + 3: Alles steht gleich, gleich foulen sie. Wähl *stehen bleiben*.',
      change: {
        say: 'Freistoß! Das Spiel *ruht*, du darfst wechseln. Deine 10 ist ein Mittelstürmer; nah am Tor ist ein *Abstauber* mehr wert. Bring ihn für die *10*.',
        why: 'Es ruht beim Anstoß nach Toren und zu späteren Halbzeiten, bei Abschlägen, Freistößen und Ecken. Bei einem Elfmeter nicht.',
      },
      enough: 'Zwei Wechsel hast du noch und könntest weitermachen. Für jetzt genügt es: *kein Wechsel*.',
      end: 'Er trägt dieselbe Nummer und hat gleich den Ball. Wer kommt, muss die Position spielen können; für einen vom Platz Gestellten kommt niemand.',
    },
    instead: {
      weak: 'Mit einer 1 wäre der Ball weg. Nimm die 3.',
      stop: 'Erst muss das Spiel ruhen. Nimm den kurzen Pass 3.',
      later: 'Du darfst deine Wechsel aufheben. Aber jetzt stünde er direkt vor dem Tor.',
      far: 'Auch das geht. Aber die 10 hat den Ball, und da wollen wir den Abstauber.',
    },
  },
  captain: {
    title: 'Der Kapitän protestiert',
    about: 'Du weißt, was ein Protest bringen und kosten kann.',
    steps: {
      who: 'Ihr habt den *Kapitän* vereinbart: Deiner ist die *2*. Einmal im Spiel darf er protestieren, wenn du für ein Foul eine Karte siehst. Und Gelb hast du schon.',
      lay: 'Sie haben hier 2 schwarze Fußbälle, du hast 1 + 1 = 2 weiße. Leg den *kurzen Pass 2 (rechts)*.',
      stay: 'Auch sie haben eine 2: 4 gegen 4, gleiche Karten. Rechts kann das keiner ändern. Wähl *stehen bleiben*.',
      appeal: {
        say: 'Ein Foul deiner 8, und das wäre *Rot*. *Protestier*! Du ziehst eine Karte: Bei 3 oder 4 ist sie zurückgenommen, bei 2 bleibt es, bei 1 muss auch der Kapitän gehen.',
        why: 'In der Hälfte der Fälle hilft es, in einem von vier schadet es. Bei Gelb sparst du dir den Protest vielleicht, bei Rot kaum.',
      },
      end: 'Eine *4*: Rot ist zurückgenommen, als wäre es nie gezeigt worden. Der Freistoß bleibt. Und protestieren kannst du in diesem Spiel nicht mehr.',
    },
    instead: {
      weak: 'Mit einer 1 käme der Pass durch, wenn sie eine 2 haben. Nimm die 2.',
      off: 'Dann fehlt deine 8 für den Rest des Spiels. Versuch erst den Protest.',
    },
  },
  interchange: {
    title: 'Der Positionstausch',
    about: 'Du lässt zwei Nachbarn tauschen statt eines Schritts.',
    steps: {
      next: 'Deine 8 passt gleich quer zur Nächsten, der *6*, und die müsste an ihrer 3 vorbei. Sie hat aber nur 2 schwarze Fußbälle.',
      lay: 'Leg das *Dribbling 4 (links)*.',
      move: {
        say: 'Sie haben eine 3: 2 + 4 = 6 gegen 4 + 3 = 7. Ihr habt *Positionstausch* vereinbart: Lass statt eines Schritts deine *6 und 11 tauschen*!',
        why: 'Sie müssen in einer Reihe nebeneinander stehen, einer auf der Seite deiner Karte, und keiner darf den Ball haben.',
      },
      end: 'Jetzt war die *11* die Nächste, mit 4 Fußbällen: 4 + 4 = *8* gegen 7. Vorbei, in Reihe 6. Das war dein Schritt in dieser Runde.',
    },
    instead: {
      nobody: 'In Reihe 6 hast du niemanden. Das Dribbling bringt den Ball hin.',
      six: 'Dann dribbelt die 6 mit 2 + 4 = 6 gegen 7 und verliert den Ball.',
    },
  },
  switch: {
    title: 'Umschalten',
    about: 'Du schickst einen auf die leere Seite hinüber.',
    steps: {
      free: 'Ihre 9 hat außen den Ball, und vor ihr steht *niemand*. Mit einem Dribbling ginge sie einfach weiter.',
      lay: 'Ihr habt *Umschalten* vereinbart. Leg den *kurzen Pass 4 (rechts)*.',
      move: {
        say: 'Ein Dribbling! Statt eines Schritts darf einer auf das *gespiegelte Feld* seiner Reihe. Schick deine *5* hinüber: Dann steht sie direkt vor ihrer 9.',
        why: 'Von außen nach außen, von innen nach innen. Er muss auf der Seite deiner Karte spielen.',
      },
      end: 'Jetzt mussten sie vorbei: 4 + 2 = *6* gegen 3 + 4 = *7*. Deine 5 hat den Ball. Nutz es, wenn eine Seite deines Feldes leer ist.',
    },
    instead: {
      left: 'Links kann dir dort keiner helfen. Deine 5 spielt rechts.',
      through: 'Dann geht ihre 9 ohne Vergleich in deine Reihe 2 weiter.',
    },
  },
}
