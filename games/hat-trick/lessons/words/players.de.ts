import type { LessonWords } from '@libero/kernel/lesson'

/** Die Spielererweiterung: Typen, Fähigkeiten, Torhüter. */
export const playersDe: Readonly<Record<string, LessonWords>> = {
  skills: {
    title: 'Fähigkeiten',
    about: 'Du benutzt eine Fähigkeit und weißt, wann du es lässt.',
    steps: {
      types: {
        say: 'Mit der Spielererweiterung ist jeder Spieler ein *Typ* mit zwei Seiten, Silber und Gold. Jede hat eigene Fußbälle und *eine Fähigkeit*. Deine 6 ist ein Halbfeldspieler.',
        why: 'Es zählt nur die Seite, die oben liegt. Drück auf einen Spieler, dann liest du beide Fähigkeiten.',
      },
      lay: 'In Reihe 3 hast du 3 + 2 = *5*, sie haben 3 + 3 = *6*. Leg den *kurzen Pass 2*, dann sehen wir, was deine 6 kann.',
      stay: 'Auch sie haben eine 2: 7 gegen 8. So verlierst du. Wähl *stehen bleiben*; der Moment deiner 6 ist der Vergleich.',
      use: {
        say: 'Jetzt wirst du gefragt. Die silberne Fähigkeit deiner 6: Jeder von dir in dieser Reihe hat *1 Fußball mehr*. *Benutz* sie!',
        why: 'Jede Fähigkeit nennt ihren Moment: Früher oder später geht sie nicht. Und nur, wenn sie etwas bewirkt.',
      },
      enough: {
        say: 'Benutzt, also wurde die Karte sofort *umgedreht*: In Gold hat sie 4 Fußbälle statt 3. Es sind 6 + 2 + 2 = *10* gegen 8. Gold könnte folgen: *keine benutzen*.',
        why: 'Ein Spieler darf in einer Runde beide Seiten benutzen, aber dann ist er zweimal umgedreht und wieder silbern.',
      },
      end: 'Durch! Deine 6 bleibt golden, mit ihren goldenen Fußbällen und ihrer goldenen Fähigkeit, bis sie die benutzt. Benutzen muss man eine Fähigkeit nie.',
    },
    instead: {
      weak: 'Mit einer 1 reicht es vielleicht auch mit der Fähigkeit nicht. Nimm die 2.',
      lost: 'Dann steht es 7 gegen 8, und der Ball ist weg. Mit der Fähigkeit reicht es.',
      back: 'Dann wäre sie wieder silbern, und es blieben 10. Heb dir Gold für später auf.',
    },
  },
  prevention: {
    title: 'Verhindern',
    about: 'Du verbietest einem Gegner seine Fähigkeit.',
    steps: {
      theirs:
        'Ihre 7 ist ein Halbfeldspieler: Beim kurzen Pass macht er seine ganze Reihe stärker. Neben ihm steht deine 6, ein *Abräumer* in Gold: Der kann eine Fähigkeit *verhindern*.',
      lay: 'Leg den *kurzen Pass 3 (rechts)*, dann kann deine 7 helfen.',
      move: 'Sie haben eine 4. Geh mit deiner *7 vor*, sie drängt ihre 6 aus der Reihe. Dann sind es 3 + 4 = 7 gegen 5 + 3 = 8.',
      prevent: {
        say: 'Aber ihre 7 könnte noch ihre Fähigkeit benutzen: in Gold 4, plus 1, plus die 4, das sind 9. Deine 6 steht daneben: *Verhinder* es!',
        why: 'Daneben heißt davor, dahinter, links und rechts, nie schräg.',
      },
      end: '7 gegen *8*: abgefangen. Deine 6 wurde umgedreht, und ihre 7 benutzt in dieser Runde keine Fähigkeit mehr. Ein Verhindern selbst kann niemand verhindern.',
    },
    instead: {
      weak: 'Das ist zu schwach gegen diese Reihe. Nimm die 3 für rechts.',
      few: 'Dann sind es 5 + 4 gegen 2 + 3. Deine 7 dreht das um.',
      nine: 'Dann darf er sie benutzen, und es steht 9 gegen 8. Dein Mann steht daneben: Verhinder es.',
    },
  },
  'win-it-back': {
    title: 'Den Ball zurückholen',
    about: 'Du nimmst dem den Ball ab, der ihn gerade bekommen hat.',
    steps: {
      far: 'Diese Reihe ist nicht zu halten: 8 schwarze Fußbälle gegen 3 weiße. Aber neben ihrer 8, die auf den Pass wartet, steht deine 9: ein *Defensivstürmer* in Gold.',
      lay: 'Also spar dir die starken Karten: Leg den *kurzen Pass 1*.',
      stay: 'Lass deine 9, wo sie ist: Sie muss *neben* dem stehen, der den Ball bekommt. Wähl *stehen bleiben*.',
      use: {
        say: 'Der Pass ist bei ihrer 8 angekommen. Jetzt kommt der Moment deiner 9: Sie *nimmt* einem Gegner neben sich *den Ball ab*. *Benutz* es!',
        why: 'Ist ein Pass angekommen, darf erst die Mannschaft mit dem Ball Fähigkeiten benutzen, dann die andere.',
      },
      end: 'Der Ball gehört dir, und deine 9 ist jetzt silbern. Ein Sechser in Gold kann dasselbe nach einem langen Pass. Achte also darauf, wer neben wem steht.',
    },
    instead: {
      any: 'Das ginge. Aber die Seite ist hier fast egal, und deine 9 soll bleiben. Leg den kurzen Pass 1 (rechts).',
      gone: 'Dann behält ihre 8 den Ball in deiner Reihe 3. Nimm ihn ihr ab!',
    },
  },
  wingback: {
    title: 'Der andere Flügel',
    about: 'Du benutzt eine Fähigkeit als Schritt und lässt einen zurückwechseln.',
    steps: {
      left: {
        say: 'Deine 4 ist ein *Flügelverteidiger* in Gold. Sie spielt links, weil die 4 gerade ist, und braucht sonst eine Karte für links.',
        why: 'Es zählt die Position, auf der einer spielt. Dieselbe Karte auf Position 5 spielte rechts.',
      },
      lay: 'Manche Fähigkeiten benutzt man *als Schritt*. Leg den *kurzen Pass 2 (rechts)*.',
      move: 'Eine 4: Es steht 4 + 2 gegen 2 + 4, und ihre Karte ist stärker. Mit ihrer Fähigkeit darf deine *4 mit einer rechten Karte vorgehen*, auf ihre 9: los!',
      back: {
        say: 'Durch, mit 9 zu 5! Ab jetzt spielt sie *rechts*, bis sie zurückwechselt. Das darf sie immer, wenn du etwas gefragt wirst: *Wechsle zurück*.',
        why: 'Zurückwechseln ist keine Fähigkeit und nicht zu verhindern. Dann ist sie silbern. Sonst dreht sich keine Karte einfach so um.',
      },
      'lay-again':
        'Sie ist wieder links und silbern. Eine Karte musst du noch legen: den *kurzen Pass 2 (links)*.',
      end: 'Und mit dieser linken Karte dürfte deine 4 wieder ziehen. Denk bei einer Fähigkeit als Schritt immer an die Karten, die du danach hast.',
    },
    instead: {
      side: 'Mit einer linken Karte dürften die anderen links ziehen. Wir wollen sehen, was sie mit einer rechten kann.',
      weak: 'Mit einer 1 ist der Pass vielleicht zu schwach. Nimm die 2.',
      close: 'Dann steht es 6 gegen 6, und ihre Karte ist stärker. Deine 4 bringt drei Fußbälle.',
      right: 'Das ginge, ist aber schwach. Nimm die 2 für links.',
    },
  },
  numbers: {
    title: 'Zwei Nummern',
    about: 'Du weißt, wer der Niedrigste ist, wenn Karten zwei Nummern haben.',
    steps: {
      two: {
        say: 'Viele Typen haben *zwei Nummern*: Stürmer 10/11, Mittelfeldspieler 6/7. Nummern, die sich überschneiden, gelten als *gleich*. Deine 10 und 11 sind beide 10/11.',
        why: 'Der Niedrigste ist jeder, unter dem niemand ganz liegt: Eine 9 liegt unter 10/11, eine 10/11 aber nicht unter einer 11.',
      },
      lay: 'In Reihe 4 hast du 4 + 4 = 8, sie haben 3 + 3 = 6. Leg den *kurzen Pass 4* und bring den Ball in Reihe 5.',
      stay: '8 + 4 = *12* gegen 6 + 2 = *8*. Wähl *stehen bleiben*.',
      choose:
        'Jetzt sind zwei die Niedrigsten, und dann *wählst du*, wer den Ball bekommt. Nimm die *11*: Sie hat 4 schwarze Fußbälle, die 10 nur 3.',
      end: 'Es wählt der Trainer, dessen Team den Ball bekommt: nach einem Pass, wenn einer abgefangen wird, beim Abschlag. Schau also, wer gut steht.',
    },
    instead: {
      weak: 'Mit einer 1 könntest du den Ball verlieren. Die 4 ist sicher.',
      either: 'Auch die dürftest du nehmen. Aber die 11 hat einen Fußball mehr für die nächste Runde.',
    },
  },
  'shooting-skills': {
    title: 'Fähigkeiten für den Schuss',
    about: 'Du benutzt beide Seiten eines Spielers für einen Schuss.',
    steps: {
      walk: 'Deine 8 ist ein *Flügelstürmer*. Vor ihr ist frei: Leg das *Dribbling 1* und geh in Reihe 6.',
      on: 'Niemand steht daneben, niemand davor. Wähl *stehen bleiben*.',
      use: {
        say: 'Eine Torchance von außen: sonst drei Karten für den Torwart. Ihre silberne Fähigkeit: Sie schießt *wie aus der Mitte*. *Benutz* sie!',
        why: 'Gefragt wird, wenn ein Durchgang deiner Torchance beginnt, vor den Karten; es gilt, bis neue Karten gezogen werden.',
      },
      again:
        'Sie wurde umgedreht, und ihre goldene Fähigkeit hat denselben Moment: *1 mehr Schussklasse*. *Benutz* auch die! Zweimal je Runde darf sich eine Karte drehen.',
      lay: 'Jetzt ist sie wieder silbern, und beides gilt für diese Torchance. Leg das *Dribbling 3*.',
      stay: 'Wähl *stehen bleiben*.',
      shoot: 'Von außen, aber so gut wie aus der Mitte: *schießen*!',
      corner: 'Nach *rechts*: 3 + 1 + 4 = *8*, und der Torwart zieht nur zwei Karten.',
      end: 'Tor! 3 + 4 = *7* gegen 8. Ohne die Fähigkeiten wären es 7 gegen drei Karten gewesen. Lies deine Stürmer, bevor du die Karte legst.',
    },
    instead: {
      keep: 'Heb die 3 für den Schuss auf. Davor ist frei, eine 1 genügt.',
      nobody: 'In Reihe 6 ist keiner von dir für einen kurzen Pass.',
      wing: 'Dann darf der Torwart drei Karten ziehen. Es kostet dich nichts: Benutz sie.',
      more: 'Nichts spricht dagegen: eins mehr für jeden ihrer Schüsse in dieser Torchance.',
      pass: 'Für einen kurzen Pass brauchst du jemanden daneben. Schieß mit dem Dribbling.',
      wait: 'Eine bessere Karte hast du nicht. Schießen!',
      seven: 'Das macht 3 + 1 + 3 = 7. Rechts sind es 8.',
    },
  },
  keepers: {
    title: 'Torhüter ändern sich',
    about: 'Du weißt, wie ein Torwart zum Star wird und was er riskiert.',
    steps: {
      stay: 'Ihre 10 wird gleich schießen, mit einem Dribbling 3, und links erreicht sie keiner von dir. Wähl *stehen bleiben*.',
      dive: 'Dein Torwart ist *Stammtorwart*. Errät er die Ecke, wird er *Star*, ob Tor oder nicht. Ein Dribbling ist *rechts* am stärksten.',
      draw: 'Erraten! Ab dem nächsten Schuss ist er Star. Jetzt halt erst diesen: 3 + 4 = 7. *Zieh* eine.',
      more: 'Eine 3. *Zieh* noch eine.',
      stop: '3 + 4 = 7, gleich viel. Du dürftest noch einmal ziehen, aber sehen wir, was ein Star kann. *Hör auf*: abgewehrt.',
      lay: {
        say: 'Ihre 10 ist am nächsten an 7 und hat wieder den Ball: noch eine Torchance. Leg den schwachen *kurzen Pass 2*.',
        why: 'Von einer doppelten Nummer zählt die niedrigere: Ihre 10/11 ist eine 10, drei neben 7. Deine 2/3 ist eine 2, fünf daneben.',
      },
      'stay-again': 'Diesmal ein Dribbling 2. Wähl *stehen bleiben*.',
      star: {
        say: 'Mit einem Star wählst du: *Starkarten* oder normale. Mit Starkarten kostet falsch raten keine Karte. Flieg mit den Starkarten nach *rechts*.',
        why: 'Mit den normalen Karten bleibt er auf jeden Fall Star, aber die ferne Ecke kostet eine Karte.',
      },
      end: 'Falsch! Trotzdem zwei Karten: Ein Stammtorwart hätte hier nur eine. Aber ein Star, der mit Starkarten falsch liegt, ist ab dem nächsten Schuss wieder *Stammtorwart*.',
    },
    instead: {
      less: 'Möglich. Aber rechts ist ein Dribbling am stärksten, versuchen wir es dort.',
      goal: 'Hörst du jetzt auf, ist es ein Tor.',
      save: 'Dann wäre er gehalten, und das wäre gut! Aber ich will dir hier einen zweiten Schuss zeigen. Hör auf.',
      any: 'Gegen eine Torchance bewirkt die Zahl nichts. Leg die schwächste.',
      regular: 'Das ist der sichere Weg: Er bliebe Star. Sehen wir, was die Starkarten können.',
    },
  },
}
