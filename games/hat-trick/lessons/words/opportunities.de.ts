import type { LessonWords } from '@libero/kernel/lesson'

/** Torchancen, Schüsse und was auf sie folgt. */
export const opportunitiesDe: Readonly<Record<string, LessonWords>> = {
  opportunity: {
    title: 'Die Torchance',
    about: 'Du passt vor dem Tor und schießt von der besten Stelle.',
    steps: {
      start:
        'Deine 10 hat den Ball in Reihe 6: eine *Torchance*. Pässe kommen jetzt immer an, keine Reihe wird verglichen. Es geht nur darum, wo und wie stark du schießt.',
      lay: {
        say: 'Ein kurzer Pass geht zu einem *Nachbarn*, auch schräg, und dann darfst du mit dieser Karte schießen. Leg den *kurzen Pass 4*: starke Karte, starker Schuss.',
        why: 'In einer Torchance zieht niemand nach: Drei Handkarten sind höchstens drei Versuche.',
      },
      move: {
        say: 'Auch hier kommt erst der Querpass. Er ginge zu deiner 9 nach außen. Geh mit der *11* vor: Dann ist sie die Nächste, direkt vor dem Tor.',
        why: 'Aus der Mitte von Reihe 6 darf der Torwart zwei Karten ziehen, von außen drei. Auch aus Reihe 5 darfst du schießen, dann zieht er eine mehr.',
      },
      pass: 'Deine 11 hat ihn. Jetzt verlangt deine Karte einen Pass: Spiel zur *10*, auch sie steht in der Mitte.',
      shoot: 'Einen besseren Platz gibt es nicht. *Schießen*!',
      corner:
        'Nach einem kurzen Pass bringt die *Mitte* am meisten: 4 + 4 = *8*. Ihr Torwart darf zwei Karten ziehen, und zwei Karten machen höchstens 8.',
      end: 'Tor! Er zog 3 + 4 = *7*, eins zu wenig. Eine 4 aus der Mitte von Reihe 6: Die hält ein Torwart nur, wenn er die Ecke errät.',
    },
    instead: {
      weak: 'Die Karte, mit der du schießt, macht den Schuss stark. Mit einer 1 wäre er leicht zu halten.',
      wing: 'Dann bekommt deine 9 außen den Ball, und von dort zieht der Torwart drei Karten.',
      outside: 'Von außen darf der Torwart drei Karten ziehen. Die 10 steht in der Mitte: nur zwei.',
      'no-shot': 'Ohne den Pass, den deine Karte verlangt, gibt es in diesem Durchgang keinen Schuss.',
      'no-better':
        'Du kannst auf den nächsten Durchgang warten, aber mit schwächeren Karten. Besser wird es nicht: schießen!',
      seven: 'Das macht 4 + 3 = 7. In der Mitte sind es 8.',
    },
  },
  'better-place': {
    title: 'Auf einen besseren Platz warten',
    about: 'Du verzichtest auf einen schlechten Schuss und nutzt den nächsten Durchgang.',
    steps: {
      lay: 'Deine 11 steht vor dem Tor. Mit einem Dribbling darfst du gleich schießen. Versuchen wir es mit dem schwachen: Leg das *Dribbling 1*.',
      stay: 'Sie haben eine Karte für links, und ihre 2 steht direkt hinter deiner 11. Was die darf, kannst du nicht verhindern. Wähl *stehen bleiben*.',
      wait: {
        say: 'Ihre 2 hat deine 11 in Reihe 5 *zurückgedrängt*. Du dürftest auch von dort schießen, aber der Torwart zöge drei Karten. *Warte* auf den nächsten Durchgang.',
        why: 'Im normalen Spiel darf niemand den Mann am Ball verdrängen. In einer Torchance darf es der Verteidiger: Das ist seine beste Waffe.',
      },
      'lay-long':
        'Neuer Durchgang, neue Karte. Ein langer Pass erreicht in einer Torchance jeden Mitspieler in deinen *Reihen 4 bis 6*. Leg den *langen Pass 4*.',
      move: 'Wer soll ihn bekommen? Geh mit deiner *10* in Reihe 6, direkt vor das Tor.',
      pass: 'Deine 11 ist in Reihe 5 allein und behält den Ball. Nun spiel den langen Pass zur *10*.',
      shoot: 'In der Mitte von Reihe 6, mit einer 4. *Schießen*!',
      corner: 'Nach einem langen Pass bringt *links* 4: 4 + 4 = *8*. Ihr Torwart zieht zwei Karten.',
      end: '3 + 2 = *5*, Tor! Du hast einen Schuss von 5 gegen drei Karten gegen einen von 8 gegen zwei getauscht. Warten kostet eine Karte, aber es kann sich lohnen.',
    },
    instead: {
      keep: 'Heb dir den starken langen Pass für einen besseren Platz auf, der kommt noch.',
      nobody: 'Ein kurzer Pass braucht einen Mitspieler neben dem Mann am Ball.',
      five: 'Das wären höchstens 1 + 4 = 5 gegen drei Karten. Du hast bessere Karten und Zeit für einen Durchgang.',
      far: 'Dann steht in Reihe 6 niemand für den langen Pass. Von dort ist ein Schuss am schwersten zu halten.',
      'no-shot': 'Ohne den Pass gibt es in diesem Durchgang keinen Schuss.',
      four: 'Das ist Reihe 4, von dort darf niemand schießen. Die 10 steht vor dem Tor.',
      'no-better': 'Für den nächsten Durchgang hast du nur noch eine 1. Schießen!',
      seven: 'Das macht 4 + 3 = 7. Links sind es 8.',
    },
  },
  duel: {
    title: 'Das Duell',
    about: 'Du wählst eine Ecke und weißt, was der Torwart davon hat, wenn er richtig oder falsch rät.',
    steps: {
      lay: 'Deine 10 steht direkt vor dem Tor. Mit einem Dribbling darfst du gleich schießen: Leg das *Dribbling 4*.',
      stay: 'Sie steht gut und braucht keine Hilfe. Wähl *stehen bleiben*.',
      shoot: 'Einen besseren Platz gibt es nicht. *Schießen*!',
      expected: {
        say: 'Jetzt ein *Duell*: Du wählst die Ecke, der Torwart seinen Sprung, beide verdeckt. Ein Dribbling bringt rechts 4 und sonst 3, und das weiß auch er.',
        why: 'Jede Kartenart hat ihre beste Stelle: der kurze Pass die Mitte, der lange Pass links, das Dribbling rechts.',
      },
      corner: {
        say: 'Rät er richtig, zieht er *eine Karte mehr*, in der fernen Ecke *eine weniger*. Er wird rechts erwarten. Schieß also nach *links*: 4 + 3 = *7*.',
        why: 'Wählt einer von euch die Mitte und der andere eine Ecke, zieht er seine zwei Karten, nicht mehr und nicht weniger.',
      },
      end: 'Er sprang nach rechts, also blieb ihm *eine* Karte: 4 gegen 7, Tor! Verzichte ab und zu auf einen Ball und schieß, wo dich niemand erwartet. Als Torwart rechne auch damit.',
    },
    instead: {
      weak: 'Die Karte, mit der du schießt, macht den Schuss stark. Nimm die 4.',
      'no-better': 'Du stehst direkt vor dem Tor und hast deine beste Karte. Schießen!',
      guessed:
        'Das bringt einen Ball mehr, aber dort erwartet er dich: Rät er richtig, zieht er drei Karten.',
      between: 'Auch das macht 7, aber bei der Mitte kostet ihn ein falscher Sprung keine Karte.',
    },
  },
  'push-away': {
    title: 'Wegdrängen',
    about: 'Du drängst den Mann am Ball von deinem Tor weg.',
    steps: {
      start:
        'Ihre 10 hat den Ball direkt vor deinem Tor. In einer Torchance darfst du den Mann am Ball *wegdrängen*: Einer von dir tauscht mit ihm.',
      lay: 'Deine 3 steht direkt vor ihr. Die 3 ist ein rechter Spieler, also brauchst du eine Karte für rechts: Leg den *kurzen Pass 2 (rechts)*.',
      push: 'Ein Dribbling 3: Sie wird schießen. Geh mit deiner *3 zurück*, auf den Ball. Das drängt ihre 10 eine Reihe von deinem Tor weg.',
      dive: {
        say: 'Sie schießt trotzdem, aber von weiter weg: Jetzt darfst du *drei* Karten ziehen statt zwei. Ein Dribbling ist rechts am stärksten: nach *rechts*!',
        why: 'Aus der Mitte der vorletzten Reihe sind es drei Karten, von außen vier. Richtig geraten bringt eine mehr.',
      },
      draw: 'Erraten: sogar vier Karten! Der Schuss hat 3 + 4 = *7*. *Zieh* eine.',
      more: 'Eine 4. Noch vier, und er ist gehalten. *Zieh* weiter.',
      end: '4 + 4 = *8* gegen 7: gehalten! Und deine 3 steht wieder vor dem Tor. Frag dich in der Abwehr zuerst: Wer kommt an den Ball, und welche Karte braucht er?',
    },
    instead: {
      left: 'Links kommt keiner von dir an den Ball. Du brauchst eine Karte für rechts.',
      near: 'Dann schießt sie direkt vor deinem Tor, und du darfst eine Karte weniger ziehen.',
      fewer:
        'In der fernen Ecke zögest du eine Karte weniger. Rechts ist am wahrscheinlichsten: Das bringt 4.',
      same: 'In der Mitte verlierst du nichts. Aber rechts bringt am meisten, das lockt sie.',
      goal: 'Hörst du jetzt auf, ist es ein Tor. Ziehen kostet dich keine Handkarte.',
    },
  },
  'last-card': {
    title: 'Die letzte Karte',
    about: 'Du weißt, wem der Ball gehört, wenn eine Torchance ohne Schuss endet.',
    steps: {
      start:
        'Deine letzte Karte in dieser Torchance ist ein kurzer Pass, aber neben deiner 9 steht keiner von dir. Es gibt keinen Schuss, und die Torchance ist *vorbei*.',
      lowest: {
        say: 'Dann bekommt die *niedrigste Nummer beider Teams* in dieser Reihe den Ball. Hier sind ihre 5, 7 und 6 und deine 9: Es wäre ihre *5*.',
        why: 'Hätten beide dieselbe niedrigste Nummer, bekäme ihn die des Verteidigers.',
      },
      move: 'Aber einen Schritt hast du noch, auf der linken Seite. Geh mit deiner *4* in die Reihe: Sie tauscht mit ihrer 5, und niemand ist niedriger als sie.',
      end: 'Der Ball ging quer zu deiner 4, und als die Karten zu Ende waren, war sie die niedrigste. Du ziehst drei Karten, und in Reihe 6 beginnt eine neue Torchance!',
    },
    instead: { five: 'Dann ist ihre 5 die niedrigste Nummer der Reihe, und der Ball gehört ihnen.' },
  },
  parry: {
    title: 'Abgewehrt',
    about: 'Du weißt, wohin ein abgewehrter Ball geht.',
    steps: {
      lay: 'Du willst gleich schießen: Leg das *Dribbling 3*.',
      stay: 'Deine 8 wird quer zur 11 passen, die direkt vor dem Tor steht. Das ist gut so. Wähl *stehen bleiben*.',
      shoot: 'Die 11 *schießt*, und die 8 wartet auf einen Abpraller.',
      corner: 'Nach *rechts* sind es 3 + 4 = *7*. Merk dir diese Zahl!',
      nearest: {
        say: 'Er zog 3 + 4 = 7: *genauso viel*. Das ist abgewehrt, und der Ball geht an die Nummer, die in dieser Reihe der 7 am nächsten ist: deine *8*.',
        why: 'Ihre 3 ist vier entfernt, deine 11 auch. Sind zwei gleich nah, kommt ein Verteidiger vor einem Angreifer, dann die niedrigere Nummer.',
      },
      end: 'Beide haben auf drei Karten gezogen, und deine 8 hat den Ball in Reihe 6: noch eine Torchance. Bei einem Schuss von 7 steht dort am besten eine Nummer nahe 7.',
    },
    instead: {
      pass: 'Da müsstest du erst passen. Mit dem Dribbling schießt du gleich.',
      wait: 'Das kostet eine Karte, und besser kann deine 11 nicht stehen. Schießen!',
      six: 'Das macht 3 + 3 = 6. Rechts sind es 7.',
    },
  },
  'goal-kick': {
    title: 'Der Abschlag',
    about: 'Du zählst, bevor du abschlägst.',
    steps: {
      start:
        'Dein Torwart hat den Ball. Mit einem *Dribbling* geht der Abschlag in deine Reihe 1, mit einem *kurzen Pass* in Reihe 2, mit einem *langen* in Reihe 3.',
      lowest: {
        say: 'Dort bekommt ihn die *niedrigste Nummer beider Teams*, Fußbälle zählen nicht. In Reihe 3 stehen ihre 5 und 8, deine 6 und 7: Es wäre ihre *5*.',
        why: 'Haben beide Teams dort dieselbe niedrigste Nummer, bekommt das andere Team den Ball.',
      },
      move: 'Vorher darfst du einen Spieler bewegen, egal auf welcher Seite. Geh mit deiner *4* vor: Sie tauscht mit ihrer 5.',
      kick: 'Auch sie dürften einen bewegen, aber nicht auf deine 4, die gerade gegangen ist. Sie bleiben. Jetzt ist in Reihe 3 deine 4 die niedrigste: der *lange Pass*!',
      end: 'Deine 4 hat den Ball in Reihe 3, und du hast eine neue Karte gezogen. Die Zahl auf der Karte war ganz egal: Eine schwache hätte genauso gereicht.',
    },
    instead: {
      five: 'Dann ist ihre 5 in Reihe 3 die niedrigste. Reihe 2 gehörte dir, aber wir wollen den Ball weiter vorn.',
      equal:
        'In Reihe 2 stehen jetzt ihre 5 und deine 5. Sind die niedrigsten Nummern gleich, bekommt das andere Team den Ball!',
      short:
        'Das ist sicher, aber es bringt den Ball nur in Reihe 1, direkt vor dein Tor. Auch Reihe 3 gehört dir.',
    },
  },
}
