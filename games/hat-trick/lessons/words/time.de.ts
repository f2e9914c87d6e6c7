import type { LessonWords } from '@libero/kernel/lesson'

/** Fouls und die Uhr. */
export const timeDe: Readonly<Record<string, LessonWords>> = {
  foul: {
    title: 'Das Foul',
    about: 'Du weißt, wann es ein Foul ist und was du mit einem Freistoß darfst.',
    steps: {
      start:
        'In Reihe 4 steht es gleich: Deine 8 hat *4* schwarze Fußbälle, ihre 7 und 10 haben 3 + 1 = *4* weiße. Die Karten werden entscheiden.',
      lay: 'Leg den *kurzen Pass 3*. Ist ihre Karte schwächer, gewinnst du, ist sie stärker, gewinnen sie. Und wenn beide gleich sind?',
      stay: 'Auch sie haben eine 3: 7 gegen 7, und beide Karten gleich stark. Ändere nichts: Wähl *stehen bleiben*.',
      fouled: {
        say: '*Foul!* Ihre niedrigste Nummer in der Reihe, die 7, hat es begangen: Gelb. Dein Pass ist trotzdem angekommen, und du hast einen *Freistoß*.',
        why: 'Die gelbe Karte gilt für die ganze Mannschaft. Beim nächsten Foul gibt sie sie zurück, und dieser Spieler muss vom Platz.',
      },
      move: 'Vor einem Freistoß dürfen erst sie einen Spieler bewegen, dann du, egal auf welcher Seite. Sie blieben stehen. Geh mit deiner *11* vor ihr Tor.',
      choose: {
        say: 'Jetzt wähl: normales Spiel oder gleich eine *Torchance*. Deine 10 steht in Reihe 5 und darf von dort schießen. Nimm die *Torchance*!',
        why: 'Du darfst sie wählen, wo auch immer der Ball ist. Aber um zu schießen, muss der Mann am Ball in Reihe 5 oder 6 stehen.',
      },
      end: 'Ab jetzt kommen Pässe immer an, und niemand zieht nach. In der Abwehr gib acht auf Gleichstand: ein Fußball mehr oder weniger, und es ist kein Foul.',
    },
    instead: {
      weak: 'Mit einer 1 wäre der Ball wohl weg. Mit der 3 stehen die Chancen gut.',
      dribble:
        'Ein Dribbling ginge nur gegen einen. Wir wollen sehen, was die Reihe macht: Leg den kurzen Pass 3.',
      'play-on':
        'Im normalen Spiel müsstest du wieder einen Vergleich gewinnen. In der Torchance kommt jeder Pass an.',
    },
  },
  'second-yellow': {
    title: 'Vorsicht bei Gelb',
    about: 'Du vermeidest die zweite Karte.',
    steps: {
      start:
        'Deine Mannschaft hat eine *gelbe Karte*. In dieser Reihe haben deine 8, 10 und 9 zusammen 1 + 1 + 1 = *3* weiße Fußbälle, ihre 6 hat *3* schwarze: gleich!',
      lay: 'Leg den *kurzen Pass 2*. Hoffen wir, dass ihre Karte eine andere Zahl hat.',
      move: {
        say: 'Auch eine 2: 5 gegen 5, gleiche Karten. Das wäre ein Foul deiner niedrigsten Nummer hier, der 8: *Rot*! Geh mit deiner *6* vor, sie tauscht mit deiner 10.',
        why: 'Wer vom Platz muss, fehlt für den Rest des Spiels, und niemand kommt für ihn.',
      },
      end: 'Deine 6 brachte 3 weiße Fußbälle, die 10 nahm 1 mit: 5 + 2 = *7* gegen 3 + 2 = *5*. Kein Foul, und der Ball ist deiner. Die gelbe Karte bleibt.',
    },
    instead: {
      weak: 'Mit einer 1 kommt der Pass durch, wenn sie eine 2 oder mehr legen. Nimm die 2.',
      red: 'Dann bleibt es bei 5 gegen 5: Foul, und deine 8 muss vom Platz. Jeder Schritt, der die Summe ändert, ist besser.',
    },
  },
  penalty: {
    title: 'Der Elfmeter',
    about: 'Du weißt, wann ein Foul Elfmeter bringt.',
    steps: {
      start:
        'Vor deiner 10 steht ihre 7, direkt vor dem Tor: 3 schwarze Fußbälle gegen 3 weiße. Wieder gleich.',
      lay: 'Leg das *Dribbling 2* und versuch vorbeizukommen.',
      stay: 'Auch sie haben eine 2: 5 gegen 5, gleiche Karten. Also ein Foul, und es führt in die *Mitte von Reihe 6*. Wähl *stehen bleiben*.',
      corner: {
        say: '*Elfmeter!* Das Foul zählt als gewonnen, also steht deine 10 vor dem Tor. Sie schießt sofort mit dieser Karte: *rechts*, 2 + 4 = *6*.',
        why: 'Nur die beiden mittleren Felder von Reihe 6 bringen Elfmeter. Überall sonst gibt ein Foul Freistoß.',
      },
      end: 'Tor! Beim Elfmeter zieht der Torwart eine Karte weniger als sonst. Von hier war es nur *eine*: 4 gegen 6. Hätte er die Ecke erraten, wären es zwei gewesen.',
    },
    instead: {
      nobody:
        'Deine 10 ist hier allein, und in Reihe 6 ist keiner von dir. Mit dem Dribbling kommt sie selbst hin.',
      five: 'Das macht 2 + 3 = 5. Rechts sind es 6.',
    },
  },
  clock: {
    title: 'Die Uhr',
    about: 'Du siehst, wie viel Zeit bleibt und wann die Halbzeit endet.',
    steps: {
      start:
        'Die *Nachziehstapel sind die Uhr*. Haben beide ihre letzte Karte gezogen, ist die Zeit um. Jeder hat noch *eine*, die Halbzeit ist fast vorbei. Du führst 1:0.',
      lay: 'Die Halbzeit soll enden, und der Ball soll bei dir bleiben. Leg den *kurzen Pass 3*: 6 + 3 ist sicher.',
      stay: 'Jetzt sind beide Stapel leer. Die Halbzeit endet, wenn diese *Runde* vorbei ist. Sie haben 2 + 2 = 4 gegen deine 9. Wähl *stehen bleiben*.',
      end: {
        say: 'Halbzeit! Alle stehen wieder auf ihren Plätzen, beide Stapel sind wieder voll, jeder hat drei neue Karten. Wer die erste nicht begann, stößt an: *sie*.',
        why: 'Tore und Karten bleiben. Was beide noch auf der Hand hatten, wurde nicht mehr gespielt.',
      },
    },
    instead: {
      far: 'Kommt der Ball nah an ihr Tor, geht die Halbzeit weiter. Und eine 1 ist schwach. Geh auf Nummer sicher.',
      weak: 'Mit einer 1 könntest du den Ball noch verlieren. Die 3 ist sicher.',
    },
  },
  'stoppage-time': {
    title: 'Die Nachspielzeit',
    about: 'Du hältst eine Halbzeit am Laufen oder beendest sie.',
    steps: {
      start:
        'Es steht 0:0, und gleich werden die letzten Karten gezogen. Aber keine Halbzeit endet, solange der Ball in den *zwei Reihen vor einem Tor* ist: 1, 2, 5 und 6.',
      lay: 'Also bring den Ball noch in dieser Runde in Reihe 5! Leg den *langen Pass 3*.',
      stay: 'Sie haben eine 2. Wähl *stehen bleiben*.',
      choose: 'In Reihe 5 hast du 7 + 3 = *10*, sie haben 6 + 2 = *8*. *Zwei Reihen* nach vorn!',
      on: {
        say: 'Die Zeit ist um, und doch geht es weiter: Deine 10 hat den Ball in Reihe 5. Leg das *Dribbling 4*, die 11 geht an ihrer 2 vorbei.',
        why: 'Kommt der Ball aus diesen Reihen heraus, in Reihe 3 oder 4, ist die Halbzeit am Ende der Runde vorbei.',
      },
      through:
        'Die Stapel waren leer, also wurden benutzte Karten zu *vorläufigen* gemischt. Sie haben eine 2 gelegt: 5 + 2 = 7 gegen 4 + 4 = 8. Wähl *stehen bleiben*.',
      end: 'Reihe 6, eine Torchance in der Nachspielzeit! Und umgekehrt: Drängen *sie*, bring den Ball aus deinen Reihen 1 und 2 heraus.',
    },
    instead: {
      over: 'In Reihe 4 ist der Ball weg von beiden Toren, und nach dieser Runde ist Schluss.',
      later: 'Aus Reihe 3 kommt ein Dribbling nur in Reihe 4, und dann ist Schluss. Heb es für später auf.',
      nobody: 'Ein kurzer Pass braucht jemanden in Reihe 6. Mit dem Dribbling kommst du hin.',
    },
  },
  'extra-time': {
    title: 'Die Verlängerung',
    about: 'Du weißt, was folgt, wenn es am Ende unentschieden steht.',
    steps: {
      start:
        'Die letzte Runde der zweiten Halbzeit, 1:1. Sonst bliebe es unentschieden. Aber ihr habt *Verlängerung* vereinbart: Bei Gleichstand folgt eine dritte Halbzeit.',
      lay: 'Ist der Ball weg von beiden Toren, endet das Spiel mit dieser Runde. Leg den *kurzen Pass 3*.',
      stay: '9 gegen 4, das geht in Reihe 4. Wähl *stehen bleiben*.',
      end: {
        say: 'Verlängerung! Die Münze hat entschieden: *Sie* stoßen an. Alles ist wie in jeder Halbzeit: volle Stapel, drei Karten für jeden, alle auf ihren Plätzen.',
        why: 'Steht es danach immer noch gleich, bleibt es unentschieden, wenn nicht auch Elfmeterschießen vereinbart ist.',
      },
    },
    instead: { weak: 'Mit einer 1 könntest du den Ball in der letzten Runde verlieren. Die 3 ist sicher.' },
  },
  'shoot-out': {
    title: 'Das Elfmeterschießen',
    about: 'Du schießt Elfmeter und hältst welche.',
    steps: {
      lay: 'Die letzte Runde, 1:1, und ihr habt *Elfmeterschießen* vereinbart. Leg den *kurzen Pass 3*, um das Spiel sicher zu beenden.',
      stay: '9 gegen 4, also kommt der Ball in Reihe 4. Wähl *stehen bleiben*.',
      corner: {
        say: 'Die Münze sagt: Du beginnst. Die *oberste Karte deines Stapels* wird aufgedeckt, ein kurzer Pass 3. Die *Mitte* bringt 4: 3 + 4 = *7*.',
        why: 'Jeder schießt fünfmal, immer abwechselnd. Die Karte wählt niemand, nur die Ecke.',
      },
      dive: 'Drin! Nur eine Karte: 4 gegen 7. Jetzt haben sie einen langen Pass 2. Nach einem langen Pass bringt *links* 4: Schick ihn nach *links*.',
      draw: 'Erraten: zwei Karten statt einer gegen 2 + 4 = *6*. *Zieh* eine.',
      more: 'Eine 4. Hier genügt auch gleich viel: Ein Tor ist es nur, wenn du weniger hast. *Zieh* noch eine.',
      end: {
        say: '4 + 3 = *7* gegen 6: gehalten. Du führst 1:0, und der nächste Elfmeter ist deiner. Wer nicht mehr einzuholen ist, hat gewonnen.',
        why: 'Steht es nach je fünf gleich, geht es Paar für Paar weiter, bis in einem Paar nur eine Mannschaft trifft.',
      },
    },
    instead: {
      weak: 'Mit einer 1 könntest du den Ball am Ende noch verlieren. Die 3 ist sicher.',
      six: 'Das macht 3 + 3 = 6. Die Mitte macht 7.',
      less: 'Möglich. Aber nach einem langen Pass bringt links am meisten.',
      goal: 'Hörst du jetzt auf, ist es ein Tor. Zieh!',
    },
  },
}
