import type { LessonWords } from '@libero/kernel/lesson'

export const attacksDe: Readonly<Record<string, LessonWords>> = {
  'number-of-attacks': {
    title: 'Wie oft du angreifst',
    about: 'Du weißt, was der Unterschied der Karten bringt und was er kostet.',
    steps: {
      order: {
        say: 'Ab dem zweiten Zeitabschnitt geht es so: Wechsel, Taktikkarten, Angriffe. Einen Wechsel brauchst du jetzt nicht: Drück auf *Kein Wechsel*.',
        why: 'Im ersten gibt es keine Wechsel, denn die Aufstellungen liegen eben erst offen. Mit dem letzten Angriff ist ein Zeitabschnitt vorbei.',
      },
      card: 'Beide legen eine Karte. Die höhere Zahl greift an, *so oft, wie der Unterschied sagt*. Ihre kennst du nicht; leg *Weiter Abschlag*, deine 3.',
      difference: {
        say: '3 gegen 1: Der Unterschied ist *2*, also greifst du zweimal an. Und ihr habt beide sofort wieder auf drei Karten nachgezogen.',
        why: 'Hätten sie auch eine 3 gelegt, hätten die Würfel entschieden; mit einer 4 hätten sie einmal angegriffen.',
      },
      striker:
        'Der erste Angriff geht mit der Karte, die liegt. Sie will jetzt einen Stürmer und dann einen zum Schießen: Lass *Abseits* mit 3 aufbauen, damit Brecher mit 4 schießt.',
      further:
        'Durch mit 7 zu 6, aber der Schuss war 4 gegen 4: kein Tor. Der zweite Angriff *kostet noch eine Karte*. Ihre Zahl bringt keine Angriffe mehr, also spiel eine niedrige: *Alleingang*.',
      again:
        'Brecher hat sich auf 2 gedreht, aber diese Karte hat einen *Pfeil*: Ihr Stürmer schießt auch, und dann steht Brecher auf 5. Schick ihn!',
      cost: {
        say: '2 + 3 = 5 schlug 4, dann schlug 5 + 1 = *6* die 5: Tor! Aber zwei Angriffe kosteten dich zwei Karten, und elf müssen für sechs Zeitabschnitte reichen.',
        why: 'Eine 5 gegen eine 1 bringt vier Angriffe und kostet vier Karten. Wer zu viele ausgibt, hat bald keine mehr und spielt nur noch die Schlusskarte, eine 1.',
      },
    },
    instead: {
      dear: 'Guter Gedanke, eine 5 greift sicher an. Aber jeder weitere Angriff kostet dich eine Karte und Kräfte. Hier genügt die *3*.',
      small:
        'Mit einer 2 greifst du höchstens einmal an. Versuch die *3*: Ist ihre Karte niedrig, bringt sie mehr.',
      shot: 'Guter Gedanke, 4 ist mehr als 3. Aber dann bleibt zum Schießen nur Abseits. Heb *Brecher* für den Schuss auf.',
      keep: 'Die Zahl der Angriffe bleibt, wie sie ist. Heb die höhere Karte für später auf und gib die *2* her.',
      one: 'Abseits steht auf 1, und mehr als 4 wird es auch danach nicht. *Brecher* dreht sich von 2 auf 5.',
    },
  },
  'saving-cards': {
    title: 'Wann du besser nicht angreifst',
    about: 'Du weißt, warum eine niedrige Karte die bessere sein kann.',
    steps: {
      tired:
        'Schau auf deine Offensive: Schwindlig, Lässig und Abseits stehen auf *1*, Brecher auf *2*. So triffst du gegen niemanden.',
      card: {
        say: 'Und *kein Angriff darf ausgelassen werden*. Greif also gar nicht erst an: Leg *Geistesblitz*, deine 1, und heb die hohen Karten für bessere Tage auf.',
        why: 'Mit einer 5 müsstest du vielleicht viermal mit schwachen Männern angreifen. Jeder gescheiterte Aufbau kann ihnen einen Konter bringen, und jeder Angriff kostet eine Karte.',
      },
      defender:
        'Sie haben eine 2 gelegt: 2 − 1 = *1 Angriff*. Deine Abwehr ist wach: *Grätsche* hat sich auf 4 weitergedreht. Stell ihn gegen Blitz.',
      saved:
        '6 gegen 6, sie waren durch. Aber Fauster hatte sich auf *5* gedreht: 5 + 3 = 8 gegen 8, und Gleichstand ist kein Tor.',
      kept: 'Verloren hast du nichts: Deine *5* und deine *4* hast du noch auf der Hand, für den Moment, in dem deine Leute stark sind und ihre schwach.',
    },
    instead: {
      must: 'Guter Gedanke, damit greifst du bestimmt an. Aber dann müssen diese Schwachen ran, vielleicht mehrmals. Leg die *1*.',
      weaker: 'Er hat 3. Nimm *Grätsche*: Er steht auf 4.',
    },
  },
  'level-cards': {
    title: 'Zweimal dieselbe Zahl',
    about: 'Du weißt, wann die Würfel entscheiden und was eine Karte ohne Spielaufbau tut.',
    steps: {
      card: 'Leg *Schneller Freistoß*, deine 2. Und wenn sie auch eine 2 legen? Du wirst sehen.',
      dice: {
        say: '2 gegen 2: Beide würfeln. 1 und 1 war gleich, dann hattest du *2* gegen 1. Wer höher würfelt, greift an, aber nur *einmal*.',
        why: 'Der Würfel hat die Seiten 0, 1, 1, 2, 2 und 3: 1 und 2 kommen am häufigsten. Gewürfelt wird, bis einer höher ist.',
      },
      straight:
        'Deine Karte hat *keinen Spielaufbau*: Es geht gleich in den Abschluss. Ein Abwehrspieler und ein Mittelfeldspieler schießen. Nimm *Grätsche*, 5.',
      midfielder: 'Und *Schwindlig*, 5. In diesem Angriff hat noch keiner gespielt, darum sind beide frei.',
      'no-counter': {
        say: '10 + 1 = 11 gegen 9 + 2 = *11*: kein Tor. Aber sieh: *Es gibt keinen Konter*. Den bringt nur ein gescheiterter Spielaufbau, und es gab ja keinen.',
        why: 'Eine Karte ohne Spielaufbau ist also vor Kontern sicher. Dafür müssen deine Stärksten gleich gegen den Torwart ran.',
      },
    },
    instead: {
      dear: 'Guter Gedanke, eine 4 wäre fast nie gleich. Aber diesmal wollen wir sehen, was dann geschieht: Leg die *2*.',
      last: 'Eine 1 wäre nur mit einer 1 gleich. Leg *Schneller Freistoß*, die 2.',
      weaker: 'Er darf da auch spielen. Aber ein Stärkerer ist frei: Nimm den, der leuchtet.',
    },
  },
  turning: {
    title: 'Worauf sich einer dreht',
    about: 'Du denkst einen Schritt voraus: an die Stärke von jetzt und an die nächste.',
    steps: {
      round: {
        say: 'Schwindlig hat *5, dann 1, 4, 5*, und wieder von vorn. Gerade ist er bei der dritten Stärke, der *4*.',
        why: 'Die vier Stärken liegen an den vier Rändern seiner Karte. Nach jedem Einsatz dreht sie sich um ein Viertel: Die nächste kommt nach oben. Wer neu kommt, beginnt mit der ersten.',
      },
      'build-up':
        'Schwindlig und Lässig haben beide 4. Aber Schwindlig dreht sich auf *5*, Lässig auf *3*. Lass *Schwindlig* aufbauen: Das Spielen macht ihn stärker.',
      shot: 'Durch mit 8 zu 5! Schwindlig steht schon auf 5, aber er hat aufgebaut und darf nicht schießen. Also *Lässig* mit 4.',
      further:
        '5 gegen 5, kein Tor. Aber ein zweiter Angriff bleibt, und *zu jedem Angriff sind alle wieder frei*. Spiel *Schneller Freistoß*: Der braucht keinen Aufbau.',
      defender:
        'Ihr Torwart hat sich auf 5 gedreht, also schick die Besten. Zuerst ein Abwehrspieler: *Grätsche*, 5.',
      midfielder: 'Und da ist er: *Schwindlig*, wieder frei und auf *5*. Dafür hat er sich gedreht.',
      goal: {
        say: '10 + 1 = *11* gegen 9 + 1 = 10: Tor! Schau erst, was einer hat, und dann, *worauf er sich dreht*.',
        why: 'Ihr Torwart hat sich beim ersten Schuss von 3 auf 5 gedreht. Ein vergebener Schuss kann den nächsten also schwerer machen.',
      },
    },
    instead: {
      falls: 'Jetzt genauso stark. Aber Lässig dreht sich von 4 auf 3, *Schwindlig* von 4 auf 5.',
      climbs:
        'Guter Gedanke: Graser dreht sich von 3 auf 4. Noch besser ist jetzt 4 und dann 5: *Schwindlig*.',
      weak: 'Ein Stärkerer ist frei. Nimm den, der leuchtet.',
      keep: 'Das ginge, aber es bleibt bei zwei Angriffen. Heb die Karte auf und spiel die *2*.',
      stronger: 'Ein Stärkerer ist frei, und ihr Torwart steht auf 5. Nimm den, der leuchtet.',
    },
  },
  'stand-in': {
    title: 'Wenn keiner der Reihe frei ist',
    about: 'Du weißt, wer aushilft, wenn eine Reihe zu wenige Männer hat.',
    steps: {
      'one-striker': {
        say: 'Deine Karte verlangt im Aufbau einen Stürmer und im Abschluss *noch einen*. Aber du hast nur noch Brecher.',
        why: 'Jeder spielt in seiner eigenen Reihe, und wie viele in einer stehen, sagt der Trainer. Hier ist einer der beiden Stürmer draußen.',
      },
      midfielder: {
        say: 'Zuerst ein Mittelfeldspieler: *Lässig*, 4. Schwindlig heben wir auf. Brecher kommt dann ohne Frage dazu: *Es gibt keinen anderen*.',
        why: 'Wo dir die Regeln nur eine Wahl lassen, wirst du nicht gefragt.',
      },
      'stand-in': {
        say: 'Durch mit 9 zu 6, und kein Stürmer ist frei. Darum darf *jeder andere Feldspieler* aushelfen. Nimm deinen Besten: *Schwindlig*, 5.',
        why: 'Sind aus der Reihe noch einige frei, spielen erst sie alle; nur was übrig bleibt, geht an andere. Der Torwart hilft nie aus und nimmt auch kein Fragezeichen.',
      },
      goal: '5 + 1 = *6* gegen 3 + 2 = 5: Tor! Eine dünne Reihe ist kein Unglück, solange anderswo jemand Starkes frei ist.',
    },
    instead: {
      keep: 'Der Stärkste, guter Gedanke. Aber gerade Schwindlig kann nachher für den Stürmer einspringen. Nimm *Lässig*.',
      weak: 'Ein Stärkerer ist frei. Nimm den, der leuchtet.',
      weaker: 'Fouler hat 4, gar nicht schlecht. Aber *Schwindlig* hat 5.',
    },
  },
  arrow: {
    title: 'Der Pfeil',
    about: 'Du weißt, wer im Spielaufbau und im Spielabschluss spielen darf.',
    steps: {
      arrow: {
        say: 'Wer aufbaut, darf nicht schießen. Die einzige Ausnahme ist ein *Pfeil* auf der Karte: Einer der Mittelfeldspieler aus dem Aufbau *muss* noch einmal ran.',
        why: 'Auf „Aus der Tiefe“ hat das MF im Abschluss den Drehpfeil: Es kommt aus dem Aufbau. Der Mann spielt mit seiner neuen Stärke, nach dem Drehen.',
      },
      first:
        'Nimm also Männer, die sich auf etwas Gutes drehen. *Schwindlig* hat jetzt 4 und dreht sich auf *5*: genau der Richtige für den Pfeil.',
      second: 'Und ein zweiter Mittelfeldspieler: *Graser*, 3. Er dreht sich auf 4.',
      called:
        '7 + 1 = 8 gegen 6: durch! Jetzt ruft der Pfeil einen von den beiden. *Schwindlig* steht auf 5, Graser auf 4 mit einer Gelben Karte daran.',
      free: 'Das Fragezeichen ist für irgendeinen, der frei ist: *Grätsche*, 5.',
      goal: '10 + 0 = *10* gegen 6 + 2 = 8: Tor! Mit einem Pfeil zählt ein Mann doppelt, wenn er sich richtig dreht.',
    },
    instead: {
      next: 'Er kommt gleich. Aber fang mit *Schwindlig* an: Er dreht sich von 4 auf 5.',
      falls:
        'Lässig hat 3, dreht sich aber auf 1. Riefe ihn der Pfeil, wäre er schwach. Nimm den, der leuchtet.',
      weak: 'Wühler hat nur 1. Nimm den, der leuchtet.',
      sign: 'Möglich. Aber Graser hat 4, und dabei droht ihm eine Gelbe Karte. *Schwindlig* hat 5 und riskiert nichts.',
      nearly: 'Er hat 4, eine gute Wahl. Aber *Grätsche* ist frei und hat 5.',
    },
  },
  'counter-bonus': {
    title: 'Was ihnen ein Konter bringt',
    about: 'Du wählst die nächste Karte so, dass ein Konter weniger wehtut.',
    steps: {
      'their-card':
        'Das ist dein zweiter Angriff von dreien. Ihre Karte, eine *1*, bleibt liegen: Mit ihr würden sie *kontern*, wenn dein Aufbau scheitert.',
      further: {
        say: 'Beim Konter zählen sie den *Unterschied der beiden Karten* dazu. Spielst du die 5, sind das 4; mit der *1* ist es *nichts*. Spiel Geistesblitz.',
        why: 'Welche Zahl höher ist, ist egal: Es zählt der Unterschied. Zu etwas anderem ist die Zahl einer weiteren Karte nicht da, also ist die am besten, die ihrer am nächsten ist.',
      },
      'build-up': 'Ein Fragezeichen: irgendwer. *Schwindlig* hat 4 und dreht sich danach auf 5.',
      'no-bonus':
        '4 + 0 = 4 gegen 5: Ball verloren, sie *kontern*. Aber 1 gegen 1 macht einen Bonus von *0*. Alle sind wieder frei, ihre Leute und deine.',
      stop: 'Mc Fire kommt mit 4. Du brauchst mehr: *Fouler* mit 4 und ein wenig Glück.',
      'goes-on': {
        say: '4 + 2 = *6* gegen 4: gestoppt! Auf einen gescheiterten Konter folgt nie ein weiterer. Du machst mit *Angriff 3* weiter.',
        why: 'Jeder Zeitabschnitt hat höchstens einen Konter. Von jetzt an kostet dich ein gescheiterter Aufbau darin nur noch den Angriff.',
      },
    },
    instead: {
      four: 'Die Zahl hilft dir nicht mehr. Aber scheitert dein Aufbau, zählen sie 5 − 1 = *4* dazu. Spiel die 1.',
      two: 'Scheitert dein Aufbau, zählen sie 3 − 1 = *2* dazu. Mit der 1 ist es nichts.',
      'as-strong': 'Fouler hat auch 4. Aber vielleicht brauchen wir ihn zum Verteidigen: Nimm *Schwindlig*.',
      weaker: 'Ein Stärkerer ist frei. Nimm den, der leuchtet.',
    },
  },
  'no-build-up': {
    title: 'Konter ohne Spielaufbau',
    about: 'Du konterst gleich mit dem Schuss und weißt, warum es keinen Bonus gibt.',
    steps: {
      card: {
        say: 'Deine Karte in diesem Zeitabschnitt ist *Schneller Freistoß*: Sie hat keinen Spielaufbau, nur einen Abschluss. Merk dir das für den Ballgewinn.',
        why: 'Gekontert wird mit der Karte, die vor dir liegt, auch wenn es deine letzte war. Eine andere darfst du nicht nehmen.',
      },
      stop: 'Dampf baut mit 3 auf. Nimm *Grätsche*, 5: Jetzt geht es nur darum, den Ball zu gewinnen.',
      straight: {
        say: '5 + 1 = *6* gegen 3 + 2 = 5: Ball gewonnen! Deine Karte geht *gleich in den Abschluss*, darum gibt es keinen Bonus. Grätsche steht auf 1: Nimm *Fouler*, 4.',
        why: 'Der Bonus zählt nur im Spielaufbau eines Konters. Eine Karte ohne Aufbau erspart dir diese Hürde, bringt aber auch keinen Bonus.',
      },
      midfielder: 'Und ein Mittelfeldspieler: *Schwindlig*, 5.',
      goal: '4 + 5 + 1 = *10* gegen 7 + 2 = 9: Tor! Ohne Spielaufbau gibt es eine Hürde weniger.',
    },
    instead: {
      keep: 'Auch eine gute Wahl. Aber Fouler würde im Konter mit seiner 4 fehlen, denn er dreht sich auf 3. Nimm *Grätsche*.',
      turned:
        'Er hat den Ball gewonnen, steht aber jetzt auf 1, und dabei droht ihm eine Verletzung. Nimm *Fouler*, 4.',
      weaker: 'Ein Stärkerer ist frei. Nimm den, der leuchtet.',
    },
  },
  'closing-card': {
    title: 'Die Schlusskarte',
    about: 'Du weißt, was geschieht, wenn die Karten ausgehen.',
    steps: {
      open: {
        say: 'Der SV Stollen hat keine Karte mehr. Darum gilt seine *Schlusskarte*, eine 1: Sie liegt offen, und du kennst sie, bevor du deine legst.',
        why: 'Jeder hat eine. Sie ist weiß, hat die Zahl 1, wird nie eingemischt und nie auf die Hand genommen und wartet offen unter dem Stapel.',
      },
      card: {
        say: 'Zwei Zeitabschnitte kommen noch, und du hast zwei Karten. Leg *Alleingang*, die 2: jetzt ein Angriff, und die 4 bringt im letzten drei.',
        why: 'Mit der 4 hättest du jetzt gleich drei Angriffe, aber die 2 ginge dabei mit weg. Dann bliebe dir für den letzten Zeitabschnitt nur deine eigene Schlusskarte.',
      },
      striker:
        'Der Pfeil schickt deinen Stürmer auch in den Abschluss. Brecher steht auf 2 und dreht sich auf *5*: Nimm ihn.',
      three: {
        say: '4 gegen 4, durch; dann 5 + 1 = 6 gegen 5: Tor! Und jetzt *4 − 1 = 3 Angriffe*, mit deiner letzten Karte.',
        why: 'Bleibt nur eine Karte, wird sie von selbst gelegt. Dein Stapel ist leer, du ziehst also nichts mehr nach.',
      },
      'never-used-up':
        'Für den zweiten und dritten Angriff hast du keine Karten: Da spielst du jedes Mal *deine Schlusskarte*. Sie wird nie verbraucht.',
    },
    instead: {
      first:
        'Guter Gedanke: gleich drei Angriffe. Aber sie nehmen die 2 mit, und im letzten Zeitabschnitt hättest du nichts. Erst die *2*, dann die 4.',
      falls:
        'Abseits hat 3, dreht sich aber auf 1, und so müsste er mit dem Pfeil weiter. *Brecher* dreht sich von 2 auf 5.',
    },
  },
  exchange: {
    title: 'Eine Karte tauschen',
    about: 'Du wirst beim Verteidigen eine schlechte Karte los.',
    steps: {
      'their-card':
        'Der SV Stollen spielt die Karte für seinen zweiten Angriff. Bevor die Männer gewählt werden, darfst du als Verteidiger *eine Handkarte tauschen*.',
      exchange: {
        say: 'Dein *Geistesblitz* ist eine 1 und wird kaum je angreifen. Drück darauf: Die Karte ist aus dem Spiel, und du ziehst eine andere.',
        why: 'Niemand sieht, was du weglegst. Das geht bei jedem weiteren Angriff, solange dein Stapel reicht, aber nicht beim ersten eines Zeitabschnitts und nicht beim Konter.',
      },
      drawn:
        'Du hast *Vollgas* gezogen, eine 5: ein guter Tausch! Deine Karte auf dem Tisch bleibt, wie sie war, und ihr Angriff auch.',
      defender:
        'Ihre Karte hat keinen Spielaufbau: Gleich kommt der Schuss, 4 + 5 = 9. Dein Torwart hat 3; stell *Grätsche*, 5, dazu.',
      'once-more': {
        say: '8 + 2 = *10* gegen 9: gehalten! Merk dir: Eine weggelegte Karte kommt nie zurück. Behalte also, was du noch spielen willst.',
        why: 'Du verlierst beim Tausch keine Karte, du ziehst ja eine. Aber der Stapel wird kleiner, und du bist früher bei der Schlusskarte.',
      },
    },
    instead: {
      keep: 'Du darfst alles behalten. Aber mit einer 1 greifst du nicht an, und es könnte eine bessere kommen. Leg die *1* weg.',
      good: 'Mit dieser Karte kannst du später angreifen. Leg lieber die *1* weg.',
      weaker: 'Er könnte helfen, aber Grätsche hat 5: Nimm ihn.',
    },
  },
}
