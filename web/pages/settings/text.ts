import type { Language } from '@libero/kernel/words'
import type { Confirm, Occasion, Theme, Volume } from '../../app/settings.ts'

interface SettingsText {
  readonly title: string
  readonly atTheTable: string
  readonly theme: string
  readonly themes: Readonly<Record<Theme, string>>
  readonly themeAbout: string
  readonly speedAbout: string
  readonly oddsAbout: string
  readonly names: string
  readonly namesAbout: string
  readonly soundAbout: string
  readonly volume: string
  readonly volumes: Readonly<Record<Volume, string>>
  readonly name: string
  readonly nameAbout: string
  readonly voices: string
  readonly voicesAbout: string
  readonly results: string
  readonly occasions: Readonly<Record<Occasion, string>>
  readonly resultsAbout: string
  readonly plain: string
  readonly plainAbout: string
  readonly explains: string
  readonly explainsAbout: string
  readonly explainsAgain: string
  readonly confirm: string
  readonly confirms: Readonly<Record<Confirm, string>>
  readonly confirmAbout: string
  readonly opponent: string
  readonly opponentAbout: string
  readonly thinkingAbout: string
  readonly kept: string
  readonly keptAbout: string
  readonly saveEverything: string
  readonly used: string
  readonly usedUnknown: string
  readonly persist: string
  readonly persistAbout: string
  readonly persisted: string
  readonly refused: string
  readonly unsupported: string
  readonly madeOf: string
  readonly madeOfAbout: string
  readonly licences: string
}

export const settingsTexts: Readonly<Record<Language, SettingsText>> = {
  en: {
    title: 'Settings',
    atTheTable: 'At the table',
    theme: 'Colours',
    themes: { dark: 'dark', light: 'light', system: 'as the system says' },
    themeAbout: 'What stands around the table. Pitch and cards look the same by day and by night.',
    speedAbout: 'How long cards slide, dice roll and goals are cheered.',
    oddsAbout: 'The exact odds of what you point at, before you choose.',
    names: 'Players with names',
    namesAbout:
      'In Hat-Trick, where cards have only numbers: invented ones, as they are heard in each nation.',
    soundAbout: 'Whistle, crowd, ball, net, cards and dice. S switches it at the table.',
    volume: 'Volume',
    volumes: { low: 'low', middle: 'middle', loud: 'loud' },
    name: 'Your name',
    nameAbout:
      'Stands at the score, in the report and in the list of matches. Empty is fine: then you are “You”.',
    voices: 'Coaches talk',
    voicesAbout: 'A few words from the other bench at goals, saves and whistles.',
    results: 'Results wait for a press',
    occasions: { first: 'in the first matches', always: 'always', never: 'never' },
    resultsAbout:
      'A result stays with its sum until you press. Otherwise it stays as long as it takes to read.',
    plain: 'Plain commentary',
    plainAbout: 'The same thing is always told in the same words. Otherwise it is told as on the radio.',
    explains: 'Explain what is new',
    explainsAbout:
      'When a question, a card or an event comes to you for the first time, a sentence says what it means.',
    explainsAgain: 'Explain everything again',
    confirm: 'Ask again before a choice counts',
    confirms: { touch: 'with a finger', always: 'always', never: 'never' },
    confirmAbout: 'The first press shows a choice with its odds, the second plays it.',
    opponent: 'Opponent',
    opponentAbout: 'Who waits at the tables of the start page.',
    thinkingAbout: 'How long opponents who think ahead may take over a decision. Longer is stronger.',
    kept: 'What is kept',
    keptAbout:
      'Matches, teams, card sets, exercises and settings are kept in this browser and nowhere else. A file takes them to another one, or keeps them safe.',
    saveEverything: 'Save everything as a file',
    used: 'In use: {used} of about {most}. Matches: {matches}. Teams: {teams}. Card sets: {sets}.',
    usedUnknown: 'Matches: {matches}. Teams: {teams}. Card sets: {sets}.',
    persist: 'Ask the browser to keep everything',
    persistAbout:
      'Browsers may clear what they keep when space runs short, unless they have promised not to.',
    persisted: 'The browser has promised to keep everything.',
    refused:
      'The browser promises nothing for now. It often does once you have visited more often or put Libero on your home screen.',
    unsupported: 'This browser cannot be asked.',
    madeOf: 'What Libero is made of',
    madeOfAbout:
      'Libero is free software under the MIT licence. Fonts, flags, portraits and parts of its code come from others, who gave them away under free licences, too.',
    licences: 'All licences',
  },
  de: {
    title: 'Einstellungen',
    atTheTable: 'Am Tisch',
    theme: 'Farben',
    themes: { dark: 'dunkel', light: 'hell', system: 'wie das System' },
    themeAbout: 'Was um den Tisch herum ist. Spielfeld und Karten sehen bei Tag und Nacht gleich aus.',
    speedAbout: 'Wie lange Karten gleiten, Würfel rollen und Tore bejubelt werden.',
    oddsAbout: 'Die genauen Chancen dessen, worauf du zeigst, bevor du wählst.',
    names: 'Spieler mit Namen',
    namesAbout: 'In Hat-Trick, wo Karten nur Nummern haben: erfundene, wie man sie in jedem Land hört.',
    soundAbout: 'Pfiff, Publikum, Ball, Netz, Karten und Würfel. Am Tisch schaltet S den Ton.',
    volume: 'Lautstärke',
    volumes: { low: 'leise', middle: 'mittel', loud: 'laut' },
    name: 'Dein Name',
    nameAbout:
      'Steht am Spielstand, im Bericht und in der Liste der Spiele. Leer ist auch gut: Dann bist du „Du“.',
    voices: 'Trainer reden mit',
    voicesAbout: 'Ein paar Worte von der anderen Bank bei Toren, Paraden und Pfiffen.',
    results: 'Ergebnisse warten auf einen Druck',
    occasions: { first: 'in den ersten Spielen', always: 'immer', never: 'nie' },
    resultsAbout:
      'Ein Ergebnis bleibt mit seiner Rechnung stehen, bis du drückst. Sonst bleibt es so lange, wie man zum Lesen braucht.',
    plain: 'Schlichter Kommentar',
    plainAbout: 'Dasselbe wird immer mit denselben Worten erzählt. Sonst wird erzählt wie im Radio.',
    explains: 'Neues erklären',
    explainsAbout:
      'Begegnet dir eine Frage, eine Karte oder ein Ereignis zum ersten Mal, sagt ein Satz, was es bedeutet.',
    explainsAgain: 'Alles noch einmal erklären',
    confirm: 'Nachfragen, bevor eine Wahl gilt',
    confirms: { touch: 'mit dem Finger', always: 'immer', never: 'nie' },
    confirmAbout: 'Der erste Druck zeigt eine Wahl mit ihren Chancen, der zweite spielt sie.',
    opponent: 'Gegner',
    opponentAbout: 'Wer an den Tischen der Startseite wartet.',
    thinkingAbout: 'Wie lange Gegner, die vorausdenken, überlegen dürfen. Länger ist stärker.',
    kept: 'Was aufbewahrt wird',
    keptAbout:
      'Spiele, Mannschaften, Kartensätze, Übungen und Einstellungen liegen in diesem Browser und nirgends sonst. Eine Datei bringt sie in einen anderen oder sichert sie.',
    saveEverything: 'Alles als Datei sichern',
    used: 'Belegt: {used} von etwa {most}. Spiele: {matches}. Mannschaften: {teams}. Kartensätze: {sets}.',
    usedUnknown: 'Spiele: {matches}. Mannschaften: {teams}. Kartensätze: {sets}.',
    persist: 'Den Browser bitten, alles zu behalten',
    persistAbout:
      'Wird der Platz knapp, dürfen Browser Aufbewahrtes löschen, es sei denn, sie haben das Gegenteil versprochen.',
    persisted: 'Der Browser hat versprochen, alles zu behalten.',
    refused:
      'Der Browser verspricht vorerst nichts. Oft tut er es, wenn du öfter hier warst oder Libero auf den Startbildschirm gelegt hast.',
    unsupported: 'Diesen Browser kann man nicht darum bitten.',
    madeOf: 'Woraus Libero gemacht ist',
    madeOfAbout:
      'Libero ist freie Software unter der MIT-Lizenz. Schriften, Flaggen, Porträts und Teile des Programms stammen von anderen, die sie ebenfalls unter freien Lizenzen weitergeben.',
    licences: 'Alle Lizenzen',
  },
  hu: {
    title: 'Beállítások',
    atTheTable: 'Az asztalnál',
    theme: 'Színek',
    themes: { dark: 'sötét', light: 'világos', system: 'ahogy a rendszerben' },
    themeAbout: 'Ami az asztal körül van. A pálya és a kártyák nappal és este egyformák.',
    speedAbout: 'Mennyi ideig csúsznak a kártyák, gurulnak a kockák és tart a gólöröm.',
    oddsAbout: 'Pontos esélyek arról, amire mutatsz, még a döntés előtt.',
    names: 'Játékosok névvel',
    namesAbout:
      'A Hat-Trickben, ahol a kártyákon csak számok állnak: kitalált nevek, ahogy az adott országban hangzanak.',
    soundAbout: 'Sípszó, közönség, labda, háló, kártyák és kockák. Az asztalnál az S kapcsolja.',
    volume: 'Hangerő',
    volumes: { low: 'halk', middle: 'közepes', loud: 'hangos' },
    name: 'A neved',
    nameAbout: 'Az eredménynél, a beszámolóban és a mérkőzések listáján áll. Üresen is jó: akkor „Te” vagy.',
    voices: 'Az edzők beszólnak',
    voicesAbout: 'Néhány szó a másik kispadról góloknál, védéseknél és sípszónál.',
    results: 'Az eredmény gombnyomásra vár',
    occasions: { first: 'az első mérkőzéseken', always: 'mindig', never: 'soha' },
    resultsAbout:
      'Az eredmény a számítással együtt ott marad, amíg meg nem nyomsz valamit. Különben addig, amíg el lehet olvasni.',
    plain: 'Egyszerű közvetítés',
    plainAbout: 'Ugyanaz mindig ugyanazokkal a szavakkal hangzik el. Különben úgy, mint a rádióban.',
    explains: 'Az újdonságok magyarázata',
    explainsAbout: 'Ha egy kérdés, lap vagy esemény először kerül eléd, egy mondat elmondja, mit jelent.',
    explainsAgain: 'Magyarázz el mindent újra',
    confirm: 'Rákérdezés, mielőtt a döntés érvényes',
    confirms: { touch: 'érintésnél', always: 'mindig', never: 'soha' },
    confirmAbout: 'Az első nyomás megmutatja a választást és az esélyeit, a második lejátssza.',
    opponent: 'Ellenfél',
    opponentAbout: 'Ő vár a kezdőlap asztalainál.',
    thinkingAbout: 'Mennyit gondolkodhat egy döntésen, aki előre számol. A hosszabb erősebb.',
    kept: 'Amit megőrzünk',
    keptAbout:
      'A mérkőzéseket, csapatokat, kártyakészleteket, feladványokat és beállításokat ez a böngésző őrzi, és senki más. Egy fájllal másik böngészőbe viheted vagy biztonságba helyezheted őket.',
    saveEverything: 'Mindent fájlba mentek',
    used: 'Foglalt: {used}, elérhető: kb. {most}. Mérkőzések: {matches}. Csapatok: {teams}. Kártyakészletek: {sets}.',
    usedUnknown: 'Mérkőzések: {matches}. Csapatok: {teams}. Kártyakészletek: {sets}.',
    persist: 'Kérem a böngészőt, hogy mindent őrizzen meg',
    persistAbout: 'Ha kevés a hely, a böngésző törölheti, amit őriz, hacsak meg nem ígérte az ellenkezőjét.',
    persisted: 'A böngésző megígérte, hogy mindent megőriz.',
    refused:
      'A böngésző egyelőre nem ígér semmit. Gyakran mégis megteszi, ha többször jársz itt, vagy a kezdőképernyőre teszed a Liberót.',
    unsupported: 'Ezt a böngészőt nem lehet megkérni erre.',
    madeOf: 'Miből készült a Libero',
    madeOfAbout:
      'A Libero szabad szoftver, MIT-licenccel. A betűtípusok, zászlók, portrék és a program egyes részei másoktól származnak, akik szintén szabad licenccel adják tovább őket.',
    licences: 'Minden licenc',
  },
}
