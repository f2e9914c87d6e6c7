import type { TableText } from './text.ts'

export const de: TableText = {
  refusals: {
    'not-your-turn': 'Du bist nicht dran: Der andere Trainer muss entscheiden.',
    'match-is-over': 'Das Spiel ist aus; es gibt nichts mehr zu entscheiden.',
    'decision-unknown': '„{decision}“ ist hier keine Entscheidung; wähle eine der Möglichkeiten.',
    'match-still-running': 'Alles gibt es erst nach dem Schlusspfiff zu sehen, und das Spiel läuft noch.',
    'nothing-to-take-back': 'Du hast noch nichts entschieden, was du zurücknehmen könntest.',
    'too-late-to-take-back':
      'Zum Zurücknehmen ist es zu spät: Der Zufall hat gesprochen, oder Verborgenes wurde gezeigt.',
    'already-answered': 'Zum Zurücknehmen ist es zu spät: Der andere Trainer hat schon geantwortet.',
    'name-unprintable':
      'Was bei „{field}“ steht, lässt sich so nicht zeigen: Es ist leer oder enthält Steuerzeichen oder andere unsichtbare Zeichen.',
    'builds-missing': 'Das Spiel kann erst beginnen, wenn beide Trainer abgegeben haben.',
    'chance-exhausted': 'Der aufgelistete Zufall ist verbraucht: Eintrag {entry} fehlt.',
    'chance-impossible': 'Der aufgelistete Zufall nennt bei Eintrag {entry} etwas Unmögliches.',
    'record-too-long': 'Die Aufzeichnung ist länger als {most} Zeichen und wird nicht gelesen.',
    'record-damaged': 'Die Aufzeichnung ist beschädigt: Teile fehlen oder sind nicht lesbar.',
    'record-foreign': 'Das ist keine Aufzeichnung eines Spiels.',
    'record-format-unknown': 'Die Aufzeichnung hat die Form „{format}“, die hier niemand lesen kann.',
    'record-edited': 'Die Aufzeichnung wurde nachträglich verändert: Ihre Prüfsumme passt nicht.',
    'record-other-game': 'Die Aufzeichnung gehört zu einem anderen Spiel: „{game}“.',
    'record-other-rules': 'Die Aufzeichnung wurde nach anderen Regeln gespielt: „{rules}“.',
    'rules-unknown': 'Eine Fassung „{rules}“ dieser Regeln gibt es nicht.',
    'record-other-cards': 'Die Aufzeichnung wurde mit anderen Karten gespielt: „{name}“, Version {version}.',
    'record-illegal-decision':
      'Entscheidung Nummer {number} der Aufzeichnung, „{decision}“, war nicht erlaubt.',
    'record-other-outcome': 'Das aufgezeichnete Spiel endet anders, als die Aufzeichnung behauptet.',
    'line-too-long': 'Die Zeile ist länger als {most} Bytes und wird nicht gelesen.',
    'line-malformed': 'Die Zeile ist nicht lesbar: Jede Zeile muss ein JSON-Objekt sein.',
    'id-malformed':
      'Eine id muss ein Text mit höchstens {most} Zeichen, eine ganze Zahl bis {largest} in einfachen Ziffern oder null sein.',
    'command-unknown': 'Einen Befehl „{command}“ gibt es nicht.',
    'no-match': 'Es läuft noch kein Spiel; beginne zuerst eines.',
    'field-missing': 'Das Feld „{field}“ fehlt.',
    'field-malformed': 'Das Feld „{field}“ hat einen Wert, mit dem sich hier nichts anfangen lässt.',
  },
  place: 'Der Fehler beginnt in Zeile {line}, Spalte {column}.',
  rules: {
    T1: 'Nur der Trainer, der gefragt ist, entscheidet. Ist das Spiel aus, wird niemand mehr gefragt.',
    T2: 'Eine Entscheidung muss eine der angebotenen Möglichkeiten sein. Was abgelehnt wird, ändert nichts.',
    T3: 'Eine Aufzeichnung wird ganz gelesen oder gar nicht. Sie muss unversehrt sein, zu Spiel, Regeln und Karten passen, und jede Entscheidung darin muss erlaubt sein.',
    T4: 'Ein Trainer darf seine letzte Entscheidung zurücknehmen, solange ihretwegen kein Zufall im Spiel war, nichts Verborgenes gezeigt wurde und der andere Trainer nicht darauf geantwortet hat.',
    T5: 'Bis zum Schlusspfiff sieht jeder Trainer nur, was er wissen darf, und die Tribüne nur, was beide wissen dürfen. Alles zu sehen gibt es erst danach.',
    T6: 'Der Zufall darf aufgelistet statt gezogen werden. Die Einträge werden der Reihe nach verbraucht, und jeder muss möglich sein, wenn er an die Reihe kommt.',
    T7: 'Beide Trainer geben ihre Aufstellung verschlossen ab. Geöffnet werden beide gemeinsam, sobald beide da sind, und nicht früher.',
    T8: 'Was an den Tisch gebracht wird, Karten, Mannschaften und Kader, trägt sichtbare Namen: nicht leer und ohne Steuerzeichen, Zeichen für die Schreibrichtung oder andere unsichtbare Zeichen. Ältere Aufzeichnungen werden weiter gelesen; was sich nicht zeigen lässt, wird durch ein Zeichen ersetzt.',
    P1: 'Mit dem Gastgeber spricht man in Zeilen, ein JSON-Objekt je Zeile. Jede Zeile bekommt eine Antwort.',
  },
}
