import type { LessonWords } from '@libero/kernel/lesson'

export const firstDe: Readonly<Record<string, LessonWords>> = {
  'first-step': {
    title: 'Ein Angriff',
    about: 'Du legst Karten und zählst zusammen.',
    steps: {
      welcome:
        'Ich bin Mira, deine Trainerin. Du führst *Nankatsu* gegen *Toho*. Wer am Ende mehr Tore hat, gewinnt.',
      goal: {
        say: 'Du hast den Ball: Du *greifst an*, Toho *verteidigt*. Beide legen Karten, zählen sie und würfeln. Hast du mehr, kann es ein *Tor* sein.',
        why: 'Dein Schuss plus dein Würfel gegen ihre Verteidigung plus ihren Würfel, mehr entscheidet nicht. Bei Gleichstand gewinnt, wer angreift.',
      },
      hand: 'Das ist deine *Hand*. Jede Karte zeigt drei Zahlen: am Stern den *Schuss*, am Pfeil den *Pass*, am Schild die *Verteidigung*. Alles andere kommt später.',
      header: {
        say: 'Du willst ein Tor, also zählt der *Schuss*. Der *Kopfball* hat *4*: Leg ihn.',
        why: 'Was du legst, zählt nur in diesem Angriff. Danach kommt es auf deinen Ablagestapel, und irgendwann ziehst du es wieder.',
      },
      answer:
        'Toho wehrt mit *Befreiungsschlag* ab: Verteidigung *4*. So legt ihr abwechselnd je eine Karte, zusammen höchstens neun.',
      kisugi:
        '4 gegen 4: Gleichstand reicht dir, aber Toho darf weitermachen. Leg *Kisugi*, auch er hat Schuss *4*.',
      count:
        'Zähl nach: Dein Schuss ist *4 + 4 = 8*. Toho hat auch seinen Torwart gelegt: Verteidigung *4 + 3 = 7*. Die Summen stehen in der Mitte.',
      stop: {
        say: 'Deine drei anderen Karten haben Schuss *0*. Heb sie auf, bis Toho angreift, und *passe*. Das heißt hier nur: keine Karte mehr für diesmal.',
        why: 'Bis zu neun Karten dürfen daliegen, deine und ihre zusammen. Wer passt, legt in diesem Angriff keine mehr; der andere darf allein weitermachen.',
      },
      farewell:
        'Auch Toho passt und hebt den Rest auf: *8 gegen 7*. Jetzt würdest du wählen, Schuss oder Pass. Was das bedeutet, kommt als Nächstes.',
    },
    instead: {
      'header-first': 'Kisugi ist gut und kommt gleich. Leg bitte zuerst den Kopfball.',
      defender: 'Er ist zum Verteidigen da, sein Schuss ist 0. Heb ihn auf, bis Toho angreift.',
      'not-yet':
        'Wer passt, legt in diesem Angriff keine Karte mehr. Du hast noch einen Schuss von 4 auf der Hand!',
    },
  },
  'first-pass': {
    title: 'Schuss oder Pass',
    about: 'Du wählst, und die Würfel entscheiden.',
    steps: {
      sums: 'Eine andere Lage: Du greifst an, beide haben gepasst. Noch zählen nur die Zahlen, der Text darunter wartet: Schuss *3 + 0 + 2 = 5*, Pass *4 + 1 + 2 = 7*.',
      defence:
        'Die Verteidigung von Toho ist *4 + 2 = 6*. Sie zählt gegen einen Schuss und gegen einen Pass. Was beim Stapel mit dem Stern liegt, kommt gleich.',
      pass: {
        say: 'Ein *Schuss* kann ein Tor sein. Mit einem *Pass* behältst du den Ball und greifst noch einmal an. 7 gegen 6 ist besser als 5 gegen 6: Wähl *Pass*.',
        why: 'Beim Schuss muss dein Würfel höher sein als ihrer, beim Pass darf er sogar um eins niedriger sein. Gewinnt die Abwehr, hat Toho den Ball.',
      },
      dice: 'Du hast *3* gewürfelt: 7 + 3 = *10*. Toho *4*: 6 + 4 = *10*. Bei Gleichstand gewinnt, wer angreift: Der Ball bleibt bei dir!',
      round: {
        say: 'Eine neue Runde. Was dalag, kam auf die Ablagestapel, beide haben auf *vier* gezogen, Toho nahm schon eine fünfte. Kisugi und Taki sind neu bei dir.',
        why: 'Ist ein Nachziehstapel leer, wird seine Ablage gemischt und neu daraus gezogen. So kommt jede Karte wieder.',
      },
      take: {
        say: 'Dann nimmt jeder eine *Matchkarte* für den Rest des Spiels, zuerst wer verteidigt. Toho nahm die Abseitsfalle. Nimm den *Doppelpass*: Schuss *4*, Pass *2*.',
        why: 'Eine Matchkarte gehört dir bis zum Ende des Spiels: Ist sie gespielt, liegt sie bei deinen eigenen Karten, und du ziehst sie wieder.',
      },
      farewell:
        'Jetzt hast du fünf Karten, und dein nächster Angriff könnte beginnen. Aber was ist, wenn *Toho* den Ball hat?',
    },
    instead: {
      shot: 'Ein Tor wäre schön! Aber bei 5 gegen 6 muss dein Würfel höher sein als ihrer. Der Pass ist viel sicherer.',
      'wing-run':
        'Auch gut: Schuss 4, Pass 1, und er bringt einen Token. Nimm heute den Doppelpass, er hat mehr Pass.',
      'man-marking': 'Das ist eine Karte zum Verteidigen: Schuss 0, Pass 0. Aber du greifst jetzt an.',
      top: 'Du würdest die oberste nehmen, ohne sie zu kennen. Das kann gut gehen; der Doppelpass ist sicher.',
    },
  },
  'first-defence': {
    title: 'Eine Abwehr',
    about: 'Du hältst einen Angriff auf, dein Torwart hilft.',
    steps: {
      attacked:
        'Eine andere Lage: *Toho* greift mit Sorimachi an, Schuss *4*. Du verteidigst: Nur deine *Schilde* zählen. Was darunter steht, kommt in der nächsten Lektion.',
      nakazato: 'Leg *Nakazato*: Verteidigung *3*.',
      morisaki:
        'Matsuki ist gekommen, ihr Schuss ist nun *4 + 3 = 7*. Leg deinen Torwart *Morisaki*: Verteidigung *3*, und er kann noch etwas.',
      count: 'Toho hat gepasst. Ihr Schuss ist *7*, deine Verteidigung *3 + 3 = 6*.',
      stop: {
        say: 'Du dürftest allein weitermachen, aber deine drei letzten Karten haben Verteidigung *0*. Heb sie für deinen Angriff auf und *passe*.',
        why: 'Was auf der Hand bleibt, hast du in der nächsten Runde noch. Gezogen wird dann nur auf vier Karten.',
      },
      beaten:
        'Sie schießen und würfeln 4: 7 + 4 = *11*. Du würfelst 2: 6 + 2 = *8*. Deine Abwehr ist überwunden, aber da liegt *Morisaki*!',
      save: {
        say: 'Lass ihn würfeln. *1*: gehalten, der Ball ist deiner. *2 oder 3*: Eckball, kein Tor, aber Toho behält den Ball. *4 bis 6*: Tor.',
        why: 'Das darf nur ein Torwart, der bei deinen gelegten Karten ist, nur gegen einen Schuss und nur einmal.',
      },
      farewell:
        'Eine *1*: gehalten! Du hast den Ball, in dieser Runde greifst also *du* an. Holen wir uns ein Tor.',
    },
    instead: {
      'keeper-later': 'Auch er wäre richtig, und er kommt gleich. Zuerst bitte Nakazato.',
      attacker:
        'Diese Karte hat Verteidigung 0 und hilft jetzt nicht. Heb sie für deinen eigenen Angriff auf.',
      'not-yet':
        'Wer passt, legt in diesem Angriff keine Karte mehr, und ihr Schuss ist 7. Dein Torwart wartet noch!',
      'no-roll': 'Dann ist es sicher ein Tor. Würfeln kostet dich nichts: Versuch es.',
    },
  },
  'first-goal': {
    title: 'Ein Tor',
    about: 'Eine Fähigkeit, ein Token, und der Ball ist drin.',
    steps: {
      tsubasa:
        'Eine andere Lage, andere Karten: Du greifst an. Fang mit *Tsubasa* an, deinem Kapitän: Schuss 3, und er *kann* zwei Dinge.',
      gain: {
        say: 'Das sind seine *Fähigkeiten*. Du darfst beide nutzen, jede einmal, aber nur jetzt, während du ihn legst. Die erste bringt einen *Token*: Nutze sie.',
        why: 'Eine Fähigkeit ist ein Angebot, du kannst auch verzichten. Später im Angriff oder im nächsten ist es dafür zu spät.',
      },
      token: {
        say: 'Ein Token ist ein Punkt, den du aufhebst. Er hilft nur seiner Art: Du willst schießen, also nimm einen *Schusstoken*.',
        why: 'Token gibst du aus, wenn alle Karten liegen, kurz bevor gewürfelt wird. Was du nicht ausgibst, bleibt dir.',
      },
      another: 'Der Token liegt bei dir. Jetzt die zweite Fähigkeit: gleich *noch eine Karte spielen*.',
      header: 'Der *Kopfball* hat Schuss *4*. So legst du zwei Karten, bevor Toho antwortet.',
      stop: 'Dein Schuss ist *3 + 4 = 7*, die Verteidigung von Toho *4*. Deine anderen Karten haben Schuss 0: *Passe*.',
      shot: 'Toho hat noch den Torwart gelegt, Verteidigung *4 + 3 = 7*, und hebt den Rest auf. 7 gegen 7, und bei Gleichstand gewinnst du: *Schieß*!',
      spend: 'Jetzt zählt dein *Token*: Gib ihn aus, und aus 7 wird *8*. Dann würfeln beide.',
      scored:
        'Du hast 4 gewürfelt: 8 + 4 = *12*. Toho 3: 7 + 3 = *10*. Ihr Torwart würfelte *5*, er brauchte 1 bis 3. *Tor!*',
      farewell:
        '1:0, und nach einem Tor hat der andere den Ball. Das reicht für den Anfang: Spiel jetzt richtig, und was neu ist, steht gelb neben der Frage.',
    },
    instead: {
      'tsubasa-first':
        'Der Kopfball kommt gleich. Ist Tsubasa der Erste, bringt er dir in einem Zug einen Token und den Kopfball dazu.',
      defender: 'Er ist zum Verteidigen da, sein Schuss ist 0. Heb ihn auf, bis Toho angreift.',
      'any-order': 'Du darfst beide nutzen, in beliebiger Reihenfolge. Nimm aber bitte zuerst den Token.',
      free: 'Du musst nicht. Aber es kostet nichts, und später ist es zu spät: Nutze sie.',
      'shot-token': 'Ein Passtoken hilft einem Pass. Du willst jetzt schießen: Nimm einen Schusstoken.',
      pass: '5 gegen 7 ist schwerer, und ein Pass ist kein Tor. Dein Schuss hat so viel wie ihre Verteidigung: Versuch es!',
      'keep-token': 'Er bliebe dir. Aber jetzt macht er ein Tor wahrscheinlicher: Gib ihn aus.',
    },
  },
}
