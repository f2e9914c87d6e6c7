import type { Language } from '@libero/kernel/words'

export interface ReportText {
  readonly title: string
  readonly wins: string
  readonly draw: string
  readonly youWon: string
  readonly youLost: string
  /** From the full-time scene on. */
  readonly toReport: string
  readonly given: string
  readonly shootOut: string
  readonly aggregate: string
  readonly aside: string
  readonly open: string
  readonly scoreLine: string
  readonly chances: string
  readonly chanceOfGoal: string
  readonly chanceOfShot: string
  readonly noChances: string
  readonly isGoal: string
  readonly noGoal: string
  readonly unknown: string
  readonly asTable: string
  readonly minute: string
  readonly side: string
  readonly score: string
  readonly what: string
  readonly likelihood: string
  readonly became: string
  readonly sheet: string
  readonly quiet: string
  readonly marks: Readonly<Record<'yellow' | 'red' | 'injury' | 'change', string>>
  readonly goal: string
  readonly toMoment: string
  readonly figures: string
  readonly possession: string
  readonly possessionIs: string
  readonly expected: string
  readonly expectedIs: string
  readonly expectedSome: string
  readonly percent: string
  readonly rematch: string
  /** After a first leg; {name} is at home next. */
  readonly secondLeg: string
  readonly secondLegSquads: string
  readonly swap: string
  readonly swapTo: string
  readonly sameCards: string
  readonly sameCardsIs: string
  readonly watch: string
  readonly share: string
  /** Beside a shared link. */
  readonly watchIt: string
  readonly copied: string
  readonly copyYourself: string
  readonly file: string
  readonly start: string
  readonly andNow: string
  readonly counting: string
}

export const reportTexts: Readonly<Record<Language, ReportText>> = {
  en: {
    title: 'The story of the match',
    wins: '{name} win',
    draw: 'A draw',
    youWon: 'You won!',
    youLost: 'You lost',
    toReport: 'The story of the match',
    given: '{name} have given up',
    shootOut: 'penalties {score}',
    aggregate: 'both legs {score}',
    aside: 'To the table',
    open: 'Match report',
    scoreLine: 'Score line',
    chances: 'Chances',
    chanceOfGoal:
      'Every shot at goal, by how likely it was to go in: as shown to the attacking coach when he first decided in it.',
    chanceOfShot:
      'Every shot at goal, by how likely it was to beat the defence; a goalkeeper may still have saved it.',
    noChances: 'Nobody had a shot at goal.',
    isGoal: 'goal',
    noGoal: 'no goal',
    unknown: 'nobody had a choice, so the odds were not shown',
    asTable: 'As a table',
    minute: 'Minute',
    side: 'Side',
    score: 'Score',
    what: 'What',
    likelihood: 'Likelihood',
    became: 'Became',
    sheet: 'Goals, cards, changes',
    quiet: 'No goals, no cards.',
    marks: { yellow: 'Yellow card', red: 'Red card', injury: 'Injury', change: 'Change' },
    goal: 'Goal',
    toMoment: 'watch this moment',
    figures: 'In figures',
    possession: 'Possession',
    possessionIs: 'Possession: the share of all decisions that were made while a side had the ball.',
    expected: 'Expected goals',
    expectedIs: 'Expected goals: the likelihoods of a side’s shots, added up.',
    expectedSome: 'Expected goals: the likelihoods of a side’s shots, added up, for {known} of {all} shots.',
    percent: '{percent} %',
    rematch: 'Rematch',
    secondLeg: 'Second leg: {name} at home',
    secondLegSquads: 'Second leg with other squads',
    swap: 'Swap sides',
    swapTo: 'Swap sides: coach {name}',
    sameCards: 'Same cards again',
    sameCardsIs: 'The same match from the kick-off: same sides, same shuffle, same dice. Decide better.',
    watch: 'Watch the replay',
    share: 'Share as a link',
    watchIt: '{match}: watch the match, move by move.',
    copied: 'Link copied.',
    copyYourself: 'Copy this link:',
    file: 'Save as a file',
    start: 'Back to the start page',
    andNow: 'And now?',
    counting: 'Counting …',
  },
  de: {
    title: 'Die Geschichte des Spiels',
    wins: '{name} gewinnt',
    draw: 'Unentschieden',
    youWon: 'Du hast gewonnen!',
    youLost: 'Du hast verloren',
    toReport: 'Zur Geschichte des Spiels',
    given: '{name} hat aufgegeben',
    shootOut: 'Elfmeterschießen {score}',
    aggregate: 'Hin- und Rückspiel {score}',
    aside: 'Zum Tisch',
    open: 'Spielbericht',
    scoreLine: 'Spielverlauf',
    chances: 'Torchancen',
    chanceOfGoal:
      'Jeder Torschuss, je höher, desto größer die Chance: so, wie sie der angreifende Trainer bei seiner ersten Entscheidung dazu sah.',
    chanceOfShot:
      'Jeder Torschuss, je höher, desto eher kommt er an der Abwehr vorbei; ein Torwart kann ihn dann noch gehalten haben.',
    noChances: 'Niemand hat aufs Tor geschossen.',
    isGoal: 'Tor',
    noGoal: 'kein Tor',
    unknown: 'niemand hatte eine Wahl, darum wurde keine Chance gezeigt',
    asTable: 'Als Tabelle',
    minute: 'Minute',
    side: 'Seite',
    score: 'Stand',
    what: 'Was',
    likelihood: 'Chance',
    became: 'Ergebnis',
    sheet: 'Tore, Karten, Wechsel',
    quiet: 'Keine Tore, keine Karten.',
    marks: { yellow: 'Gelbe Karte', red: 'Rote Karte', injury: 'Verletzung', change: 'Wechsel' },
    goal: 'Tor',
    toMoment: 'diesen Moment ansehen',
    figures: 'In Zahlen',
    possession: 'Ballbesitz',
    possessionIs:
      'Ballbesitz: der Anteil aller Entscheidungen, die fielen, während eine Seite den Ball hatte.',
    expected: 'Erwartete Tore',
    expectedIs: 'Erwartete Tore: die Chancen aller Torschüsse einer Seite zusammengezählt.',
    expectedSome:
      'Erwartete Tore: die Chancen der Torschüsse einer Seite zusammengezählt, bei {known} von {all} Schüssen.',
    percent: '{percent} %',
    rematch: 'Revanche',
    secondLeg: 'Rückspiel: {name} zu Hause',
    secondLegSquads: 'Rückspiel mit anderen Kadern',
    swap: 'Seiten tauschen',
    swapTo: 'Seiten tauschen: {name} trainieren',
    sameCards: 'Noch einmal mit denselben Karten',
    sameCardsIs:
      'Dasselbe Spiel vom Anstoß an: gleiche Seiten, gleich gemischt, gleiche Würfel. Entscheide besser.',
    watch: 'Wiederholung ansehen',
    share: 'Als Link teilen',
    watchIt: '{match}: das Spiel zum Nachsehen, Zug um Zug.',
    copied: 'Link kopiert.',
    copyYourself: 'Kopiere diesen Link:',
    file: 'Als Datei sichern',
    start: 'Zurück zur Startseite',
    andNow: 'Und jetzt?',
    counting: 'Wird gezählt …',
  },
  hu: {
    title: 'A mérkőzés története',
    wins: '{name} győzött',
    draw: 'Döntetlen',
    youWon: 'Győztél!',
    youLost: 'Kikaptál',
    toReport: 'A mérkőzés története',
    given: '{name} feladta',
    shootOut: 'büntetők {score}',
    aggregate: 'két mérkőzésen {score}',
    aside: 'Az asztalhoz',
    open: 'Összefoglaló',
    scoreLine: 'Az eredmény alakulása',
    chances: 'Helyzetek',
    chanceOfGoal:
      'Minden kapura lövés: minél magasabban van, annál esélyesebb volt a gól. Az esély az, amelyet a támadó edző az első döntésekor látott.',
    chanceOfShot:
      'Minden kapura lövés: minél magasabban van, annál esélyesebb volt, hogy átjut a védelmen; a kapus még háríthatta.',
    noChances: 'Senki sem lőtt kapura.',
    isGoal: 'gól',
    noGoal: 'nem lett gól',
    unknown: 'senkinek sem volt választása, ezért esély sem látszott',
    asTable: 'Táblázatban',
    minute: 'Perc',
    side: 'Csapat',
    score: 'Állás',
    what: 'Mi történt',
    likelihood: 'Esély',
    became: 'Mi lett belőle',
    sheet: 'Gólok, lapok, cserék',
    quiet: 'Se gól, se lap.',
    marks: { yellow: 'Sárga lap', red: 'Piros lap', injury: 'Sérülés', change: 'Csere' },
    goal: 'Gól',
    toMoment: 'nézd meg ezt a pillanatot',
    figures: 'Számokban',
    possession: 'Labdabirtoklás',
    possessionIs: 'Labdabirtoklás: az összes döntés mekkora része született, amíg a csapatnál volt a labda.',
    expected: 'Várható gólok',
    expectedIs: 'Várható gólok: a csapat lövéseinek esélyei összeadva.',
    expectedSome:
      'Várható gólok: a csapat lövéseinek esélyei összeadva; ismert esélyű lövések: {known} / {all}.',
    percent: '{percent} %',
    rematch: 'Revans',
    secondLeg: 'Visszavágó: {name} otthon',
    secondLegSquads: 'Visszavágó más kerettel',
    swap: 'Oldalcsere',
    swapTo: 'Oldalcsere: te irányítod – {name}',
    sameCards: 'Újra ugyanazokkal a lapokkal',
    sameCardsIs:
      'Ugyanaz a mérkőzés a kezdőrúgástól: ugyanazok a csapatok, ugyanaz a keverés, ugyanazok a kockák. Dönts jobban.',
    watch: 'Visszajátszás',
    share: 'Megosztás hivatkozással',
    watchIt: '{match}: nézd vissza a mérkőzést lépésről lépésre.',
    copied: 'A hivatkozás a vágólapon van.',
    copyYourself: 'Másold ki ezt a hivatkozást:',
    file: 'Mentés fájlba',
    start: 'Vissza a kezdőlapra',
    andNow: 'És most?',
    counting: 'Számolunk …',
  },
}
