import type { LessonWords } from '@libero/kernel/lesson'

export const firstDe: Readonly<Record<string, LessonWords>> = {
  'first-attack': {
    title: 'Dein erstes Tor',
    about: 'Du legst eine Karte, schickst die Richtigen nach vorn und triffst.',
    steps: {
      welcome:
        'Willkommen! Du trainierst den *FC Acker* in Blau. Ein Spiel hat sechs Zeitabschnitte; wer danach mehr Tore hat, gewinnt. Schießen wir dein erstes.',
      strength: {
        say: 'Jede Karte ist ein Fußballer. Die große Zahl bei seinem Namen ist seine *Spielstärke*: Brecher spielt mit *4*. Mit der kleinen *›2* spielt er das nächste Mal.',
        why: 'Seine Karte hat an allen vier Rändern Fußbälle. Es zählen nur die am oberen: Bei Brecher sind es vier.',
      },
      card: 'Ein Zeitabschnitt beginnt mit Taktikkarten: Beide Trainer legen eine verdeckt hin, und *die höhere Zahl greift an*. Wir wollen angreifen: Drück auf *Vollgas*, deine 5.',
      attacker:
        'Deine *5* schlägt ihre *4*. Der Unterschied sagt, wie oft du angreifst: 5 − 4 = *1*. Du hast also einen Angriff.',
      places: {
        say: 'Deine Karte sagt, wer spielt: *vor dem Doppelpunkt du, danach der SV Stollen*. Erst kommt der *Spielaufbau*, dann der *Spielabschluss*.',
        why: 'Die Buchstaben sind die Reihen: TW Torwart, AB Abwehr, MF Mittelfeld, ST Sturm. Deine Karte beginnt mit ST : AB: dein Stürmer gegen ihren Abwehrspieler.',
      },
      'build-up':
        'Der *Spielaufbau* verlangt von dir einen Stürmer (ST). Nimm den stärkeren der beiden: *Brecher* mit 4. Danach würfeln beide dazu: 0, 1, 1, 2, 2 oder 3.',
      defender:
        'Du hast 4 und würfelst 2, macht *6*; sie haben 4 + 1 = *5*. Du bist durch! Jetzt der Spielabschluss: ein Abwehrspieler (AB) und ein Mittelfeldspieler (MF). *Grätsche* hat 5.',
      midfielder:
        'Dein Mittelfeldspieler ist *Schwindlig* mit 5. Mit Grätsche macht das 5 + 5 = *10*. Dagegen stehen ihr Torwart und ein Abwehrspieler.',
      goal: {
        say: '10 und ein Wurf von 1 sind *11*; sie haben 7 + 1 = *8*. Du hast mehr, also *Tor*!',
        why: 'Torwart Tentakel hat 4 und Rempler 3, zusammen 7. Beide würfeln immer dazu, von 0 bis 3. Für ein Tor brauchst du mehr als sie; Gleichstand hätte nicht gereicht.',
      },
    },
    instead: {
      lower:
        'Guter Gedanke, die 5 zu sparen. Aber eine 4 oder 5 schlägt deine 3, und dann greifen sie an. Nimm für dein erstes Tor die *5*.',
      lowest:
        'Eine 1 schlägt nichts: Wer sie legt, muss verteidigen. Jetzt wollen wir angreifen, also leg die *5*.',
      weaker:
        'Er darf da auch spielen. Aber die Stärken werden addiert, und ein Stärkerer ist frei: Nimm den, der leuchtet.',
      nearly: 'Lässig hat 4, das ist eine gute Wahl. Aber Schwindlig hat *5*, also nimm ihn.',
    },
  },
  'second-attack': {
    title: 'Zwei Angriffe am Stück',
    about: 'Du weißt, wie sich Männer drehen und wozu die nächste Karte dient.',
    steps: {
      turned: {
        say: 'Wer gespielt hat, *dreht seine Karte* um ein Viertel, und eine andere Stärke liegt oben. Grätsche und Schwindlig fielen von 5 auf *1*, Brecher von 4 auf *2*.',
        why: 'Jeder hat vier Stärken, die der Reihe nach kommen: Brecher spielt mit 4, dann mit 2, 5, 3 und wieder mit 4. Niemand bleibt stark, und niemand bleibt schwach.',
      },
      card: 'Die anderen sind noch frisch, also greifen wir wieder an: Leg *Tödlicher Pass*, deine 3. „Durch alle Reihen“ hat auch 3, verlangt im Aufbau aber einen Mann mehr.',
      midfielder: {
        say: '3 gegen 1: 3 − 1 = *2 Angriffe*, der erste mit dieser Karte: Ein Mittelfeldspieler und ein Stürmer bauen auf. Nimm *Lässig*, 4. Spielte jetzt Schwindlig, flöge er bei einer 3 vom Platz.',
        why: 'Schwindlig steht auf 1, und das rote Zeichen bei ihm warnt vor einer Roten Karte: Eine 3 kommt einmal in sechs Würfen. Solche Zeichen haben eigene Lektionen; nimm vorerst Männer ohne eines.',
      },
      striker:
        'Dann braucht die Karte einen Stürmer zum Schießen, und *wer aufbaut, darf nicht schießen*. Also baut Brecher mit 2 auf, und Abseits mit 3 bleibt für den Schuss.',
      further:
        'Durch mit 7 zu 5! Aber der Schuss endete 5 gegen 5, und *Gleichstand ist kein Tor*. Spiel für den zweiten Angriff *Geistesblitz*: Jetzt zählen nur die Plätze darauf, da genügt eine 1.',
      anybody:
        'Mit jedem Angriff sind *alle wieder frei*, mit neuer Stärke. Das Fragezeichen ist für jeden Feldspieler: Nimm *Graser*, 3. Brecher, wieder bei 5, und Fouler mit 4 heben wir uns auf.',
      defender:
        '5 gegen 5: *Im Spielaufbau genügt dem Angreifer Gleichstand.* Jetzt der Spielabschluss, zuerst ein Abwehrspieler: *Fouler* hat 4.',
      free: 'Und noch einmal irgendwer. Brecher hat sich von 2 auf *5* gedreht: Schwache kommen stark zurück. Schick ihn!',
      goal: {
        say: '4 + 5 und ein Wurf von 1 sind *10*; sie haben 4 + 2 = *6*. Dein zweites Tor!',
        why: 'Zu jedem neuen Angriff sind alle wieder frei, darum durfte Brecher in diesem Zeitabschnitt zweimal spielen. Nur ihre Karten bleiben gedreht.',
      },
    },
    instead: {
      'also-three':
        'Genauso hoch, eine gute Wahl. Aber sie verlangt im Spielaufbau einen Mann mehr. Nehmen wir *Tödlicher Pass*.',
      lowest: 'Mit einer 1 müsstest du verteidigen. Heb sie auf: Gleich siehst du, wozu sie gut ist.',
      weaker: 'Er darf da auch spielen. Aber ein Stärkerer ist frei: Nimm den, der leuchtet.',
      turned:
        'Er war einer deiner Besten, aber er hat sich gedreht und hat nur noch 1. Nimm den, der leuchtet.',
      shot: 'Guter Gedanke, 3 ist mehr als 2. Aber dann bleibt zum Schießen nur Brecher mit 2. Heb *Abseits* für den Schuss auf.',
      'too-good':
        'Das ginge auch. Aber Zahlen zählen, wenn Karten verdeckt gelegt werden: Heb die 3 dafür auf und gib die *1* her.',
      'also-low': 'Eine 2 ginge auch. Aber die 1 nützt dir später am wenigsten: Gib die *1* her.',
      later: 'Stark! Aber wer aufbaut, darf nicht schießen. Heb ihn für den Abschluss auf und nimm *Graser*.',
      'as-strong':
        'Jetzt genauso stark. Aber Lässig dreht sich von 3 auf 1, Graser von 3 auf 4. Nimm *Graser*.',
    },
  },
  'first-defence': {
    title: 'Jetzt greifen sie an',
    about: 'Du stoppst einen Angriff im Spielaufbau, spätestens im Spielabschluss.',
    steps: {
      card: 'Du führst 2 zu 0. Leg *Spielverlagerung*, deine 4: Die Zahlen gehen von 1 bis 5, also schlägt sie nur eine 5, und das ist bloß *ein Angriff*.',
      'their-card': {
        say: 'Sie haben eine *5* gelegt: 5 − 4 = 1, also ein Angriff, und ihre Karte sagt, wer spielt. *Nach dem Doppelpunkt* steht, was sie von dir verlangt: einen Abwehrspieler (AB).',
        why: 'Du hast „Langer Einwurf“ gezogen. Das „– : –“ heißt: kein Spielaufbau, es geht gleich zum Spielabschluss.',
      },
      'build-up':
        'Mc Fire kommt mit 4; um ihn zu stoppen, brauchst du *mehr* als sie. Drei deiner Männer haben 3. Nimm *Fouler*: Er hat auch nach dem Drehen noch 3.',
      level:
        'Du hast 3 + 2 = *5*, sie haben 4 + 1 = *5*. Im Spielaufbau genügt Gleichstand: Sie sind durch. Aber der Spielabschluss kommt ja noch.',
      finish:
        'Blitz mit 5 und Trifft mit 2 sind *7*. Dein Torwart Fauster steht mit 3 da. Stell *Putzer* mit 3 vor ihn.',
      saved: {
        say: 'Du hast 6 + 2 = *8*, sie haben 7 + 1 = *8*. Gleichstand ist kein Tor: *gehalten*!',
        why: 'Im Spielaufbau genügt Gleichstand dem Angreifer, im Spielabschluss dem Verteidiger. Für ein Tor braucht man also immer mehr als der andere.',
      },
    },
    instead: {
      more: 'Guter Gedanke, die 4 zu sparen. Aber legen sie eine 5, greifen sie mehr als einmal an. Nimm die *4*.',
      falls: 'Jetzt genauso stark, aber er fällt beim Drehen von 3 auf 2. *Fouler* dreht sich von 3 auf 3.',
      weak: 'Grätsche hat sich gedreht und hat nur noch 1. Nimm den, der leuchtet.',
      sign: 'Metzger hat auch 3. Aber er dreht sich auf eine 2 mit einer *Gelben Karte* daran, und das kann später teuer werden. Nimm *Putzer*.',
    },
  },
  'first-counter': {
    title: 'Der Konter',
    about: 'Du gewinnst den Ball und schlägst sofort zurück.',
    steps: {
      'their-attack': {
        say: 'Später, im vierten Zeitabschnitt: Sie legten eine 4, also 4 − 2 = *zwei* Angriffe. Der erste ist vorbei, wer spielte, hat sich gedreht. Zum zweiten kommt *Vollgas*; Trifft baut mit *5* auf.',
        why: 'Die 5, die jetzt daliegt, bringt keine weiteren Angriffe: Über zwei haben die ersten Karten entschieden. Deine eigene, Doppelpass, eine 2, liegt von Anfang an da. Was davor war, wurde hier nicht gespielt und steht nirgends.',
      },
      stop: {
        say: 'Du brauchst *mehr* als sie. Dein stärkster Abwehrspieler ist *Grätsche*: Er hat sich weitergedreht und steht bei 4. Der Würfel muss helfen.',
        why: 'Der runde Pfeil auf deiner Karte Hinterlaufen: Ihr Mann aus dem Aufbau spielt auch im Abschluss. Alle anderen spielen in einem Angriff nur einmal.',
      },
      counter: {
        say: 'Du hast 4 + 2 = *6*, sie haben 5 + 0 = *5*: gestoppt! Auf einen gescheiterten Spielaufbau folgt ein *Konter*: Jetzt greifst du an, mit der Karte, die vor dir liegt.',
        why: 'Nur ein gescheiterter Spielaufbau bringt einen Konter, ein gehaltener Schuss nicht; und in jedem Zeitabschnitt gibt es nur einen.',
      },
      bonus:
        'Im Spielaufbau eines Konters zählst du den Unterschied der liegenden Karten dazu, hier zählt ihre 5 also: 5 − 2 = *3*. Deine Karte verlangt einen Mittelfeldspieler: *Schwindlig* hat 4.',
      'free-again':
        '4 + 3 und ein Wurf von 1 sind *8*, sie haben 5: durch! Zum Konter sind alle wieder frei, also darf auch *Grätsche* noch einmal ran, mit 3.',
      shot: 'Und ein Feldspieler deiner Wahl. *Abseits* hat sich auf 4 weitergedreht: Schick ihn!',
      goal: '3 + 4 und ein Wurf von 1 sind *8*, sie haben 4 + 2 = *6*: Tor, 3 zu 0! Gut verteidigen lohnt sich also auch.',
      farewell:
        'Das ist Finale: Karten, Aufbau, Abschluss, Konter. Spiel jetzt ein *richtiges Spiel*: Was dort neu ist, steht gelb unter der Frage.',
    },
    instead: {
      weak: 'Das würde schwer: Ein Stärkerer ist frei. Nimm den, der leuchtet.',
      sign: 'Er hat auch 4. Aber seine Karte zeigt gerade eine *Gelbe Karte*: Spielt er, wird er vielleicht verwarnt. Wer leuchtet, riskiert nichts.',
    },
  },
}
