import type { LessonWords } from '@libero/kernel/lesson'

/** Pässe und Dribblings. */
export const passingDe: Readonly<Record<string, LessonWords>> = {
  'whose-ball': {
    title: 'Wer bekommt den Ball?',
    about: 'Du weißt, wer den Ball bekommt und was bei Gleichstand entscheidet.',
    steps: {
      next: 'Nach einem kurzen Pass geht der Ball an deine *niedrigste Nummer* in der nächsten Reihe. In Reihe 4 warten deine 4 und deine 5: Die *4* bekäme ihn.',
      lay: 'Erst muss der Pass gelingen. In Reihe 3 hast du 3 + 3 = 6, sie haben 1 + 1 = 2. Leg den *kurzen Pass 2*, spar dir die starke Karte.',
      stay: 'Sie haben eine 3 gelegt: 2 + 3 = 5 gegen deine 6 + 2 = 8. Das reicht! Wähl *stehen bleiben*.',
      strong: {
        say: 'Deine 4 hat den Ball. Jetzt zählt Reihe 4: 2 + 2 = *4* für dich, aber 3 + 3 = *6* für sie. Hier brauchst du deine starke Karte: den *kurzen Pass 4*.',
        why: 'Zwei Rückstand: Nur eine Karte, die mindestens zwei stärker ist als ihre, gleicht das aus.',
      },
      level: {
        say: 'Sie haben eine 2: 6 + 2 = 8. Du hast 4 + 4 = 8. Gleichstand, und dann gewinnt die *stärkere Karte*: deine! Wähl *stehen bleiben*.',
        why: 'Wären auch die Karten gleich stark, hätte der Verteidiger gefoult. Dafür gibt es eine eigene Lektion.',
      },
      end: 'Angekommen bei deiner 8, der niedrigsten Nummer in Reihe 5. Hätten sie gewonnen, wäre der Ball in Reihe 4 geblieben, bei *ihrer* niedrigsten Nummer: der 6.',
    },
    instead: {
      keep: 'Auch das gewinnt. Aber hier bist du weit vorn, und in der nächsten Reihe brauchst du jeden Fußball. Leg die 2.',
      weak: 'In Reihe 4 haben sie zwei Fußbälle mehr als du. Nur die 4 gibt dir eine gute Chance.',
    },
  },
  sideways: {
    title: 'Der Querpass',
    about: 'Du siehst, wer den Ball hat, wenn deine Karte drankommt.',
    steps: {
      nearest:
        'Bevor deine Karte drankommt, passt der Mann am Ball zum *nächsten* Mitspieler seiner Reihe. Hier sind die 8 und die 7 gleich nah, die 9 ist zu weit weg.',
      lay: 'Sind zwei gleich nah, wählst du. Und wer den Ball bekommt, der spielt deine Karte aus! Leg das *Dribbling 2*.',
      stay: 'Sieh, wer davor steht: vor deiner 7 ihre 2 mit 5 weißen Fußbällen, vor deiner 8 *niemand*. Wähl erst *stehen bleiben*.',
      choose: {
        say: 'Pass zur *8*: Sie geht einfach auf das freie Feld weiter. Verglichen wird da nichts.',
        why: 'Die 7 hätte 3 + 2 = 5 gegen 5 + 3 = 8 ihrer 2, und der Ball wäre weg.',
      },
      alone:
        'Jetzt ist deine 8 die einzige von dir in Reihe 5. Ohne Mitspieler in der Reihe *behält* sie den Ball. Vor ihr ist wieder frei: Leg das *Dribbling 1*.',
      keeps: 'Niemand steht ihr im Weg. Wähl *stehen bleiben*.',
      end: 'In Reihe 6 ohne einen einzigen Vergleich! Schau vor jeder Karte, wer den Ball haben wird, wenn sie ausgespielt wird.',
    },
    instead: {
      later: 'Die brauchen wir in der nächsten Runde. Jetzt das Dribbling 2.',
      blocked: 'Vor ihr steht ihre 2: 3 + 2 = 5 gegen 5 + 3 = 8, der Ball wäre weg.',
      nobody:
        'In Reihe 6 hat deine 8 niemanden zum Anspielen, ein kurzer Pass bringt nichts. Sie kann einfach weitergehen.',
    },
  },
  'long-ball': {
    title: 'Der lange Pass',
    about: 'Du wählst die Reihe, in der ein langer Pass gewinnt.',
    steps: {
      far: 'Ein langer Pass fliegt *eine, zwei oder drei Reihen* nach vorn. Verglichen wird nur die Reihe, in der er landet, nicht die, aus der er kommt.',
      lay: 'In Reihe 4 hast du 8 gegen 6, in Reihe 5 sind es 3 + 4 = 7 gegen 3. Leg den *langen Pass*: Die Reihe wählst du erst, wenn du ihre Karte kennst.',
      stay: 'Sie haben eine 4 gelegt, du hast eine 1. Wähl *stehen bleiben*, dann sehen wir, wohin der Ball kann.',
      choose: {
        say: 'Reihe 4: 8 + 1 = 9 gegen 6 + 4 = 10, verloren. Reihe 5: 7 + 1 = *8* gegen 3 + 4 = *7*. Schick ihn *zwei Reihen* nach vorn!',
        why: 'Reihe 6 steht nicht zur Wahl: Dort hast du niemanden. Steht in einer der drei Reihen einer von dir, muss es eine solche sein.',
      },
      end: 'Er kommt bei deiner niedrigsten Nummer in Reihe 5 an, der *10*. Hättest du verloren, hätte ihn ihre niedrigste Nummer in dieser Reihe.',
    },
    instead: {
      short:
        'Ein kurzer Pass würde in Reihe 3 verglichen. Wir wollen über Reihe 4 hinweg: Leg den langen Pass.',
      near: 'In Reihe 4 sind es 8 + 1 = 9 gegen 6 + 4 = 10: verloren. In Reihe 5 sind sie schwächer.',
    },
  },
  dribble: {
    title: 'Das Dribbling',
    about: 'Du weißt, was mit dem geschieht, der davor steht, und was ein verlorenes Dribbling kostet.',
    steps: {
      mate: 'Beim Dribbling zählt das Feld *direkt davor*. Vor deiner 6 steht ein Mitspieler, die 10. Dann bekommt einfach die 10 den Ball.',
      lay: 'Fußbälle werden dabei nicht verglichen, eine schwache Karte genügt: Leg das *Dribbling 1*.',
      stay: 'Deine 6 ist allein in ihrer Reihe, also behält sie den Ball bis zum Dribbling. Wähl *stehen bleiben*.',
      ahead:
        'Jetzt steht vor deiner 10 ihre 7: 3 schwarze Fußbälle und deine Karte gegen 3 weiße und ihre Karte. Trau dich: Leg das *Dribbling 2*.',
      lost: 'Sie haben eine 3: 3 + 3 = *6*, du hast 3 + 2 = *5*. Kein Schritt von dir hilft. Wähl *stehen bleiben* und sieh, was ein verlorenes Dribbling kostet.',
      end: {
        say: 'Ihre 7 hat den Ball, und beide bleiben stehen. Schwach gegen einen Mann dribbeln ist riskant; zum Mitspieler oder ins Freie geht es immer gut.',
        why: 'Hätte deine 10 gewonnen, hätten die beiden getauscht, und sie hätte den Ball mitgenommen.',
      },
    },
    instead: {
      spare: 'Damit gäbst du eine stärkere Karte für nichts her: Die 10 bekommt den Ball auf jeden Fall.',
      risk: 'Ein langer Pass würde verglichen, und mit einer 1 ist das ein Wagnis. Nimm das Dribbling.',
      alone:
        'Deine 10 hat in dieser Reihe nur 3 Fußbälle, sie haben mehr. Beim Dribbling geht es nur gegen einen.',
    },
  },
}
