import type { Language } from '@libero/kernel/words'

export interface TableText {
  readonly hand: string
  readonly log: string
  readonly lastResult: string
  /** The same once the match has gone on. */
  readonly earlierResult: string
  /** Beside a result of the story: what led to it. */
  readonly why: string
  readonly legend: string
  readonly mute: string
  readonly unmute: string
  /** What is said beside the pitch, where it has to be scrolled. */
  readonly beside: string
  /** Under what does not fit there. */
  readonly more: string
  readonly odds: string
  readonly pitch: string
  readonly yourTurn: string
  readonly thinking: string
  readonly telling: string
  readonly onTheBall: string
  readonly undo: string
  readonly hint: string
  /** Back to the lessons, for whoever is in one. */
  readonly lessons: string
  readonly menu: string
  readonly choices: string
  readonly resign: string
  readonly resignSure: string
  readonly stay: string
  readonly leave: string
  readonly sound: string
  readonly speed: string
  readonly speeds: Readonly<Record<'slow' | 'normal' | 'fast' | 'instant', string>>
  readonly thinkingTime: string
  readonly thinkingTimes: Readonly<Record<'short' | 'normal' | 'long', string>>
  readonly showOdds: string
  readonly pause: string
  readonly goOn: string
  /** What the chances on cards and players are chances of. */
  readonly figures: { readonly exact: string; readonly estimated: string }
  /** Over the goal scene. */
  readonly goal: string
  readonly pressOn: string
  readonly kick: Readonly<Record<'hit' | 'miss', string>>
  /** The button under a result that stays, and the key that presses it. */
  readonly onward: string
  readonly onwardKey: string
  readonly chanceWas: string
  readonly curtain: string
  readonly curtainWhy: string
  readonly sitDown: string
  readonly resigned: string
  readonly choose: string
  readonly keys: string
  readonly keyList: readonly (readonly [string, string])[]
  readonly percent: string
  readonly over: string
  readonly exportMatch: string
  readonly language: string
}

export const tableTexts: Readonly<Record<Language, TableText>> = {
  en: {
    hand: 'Your hand',
    log: 'Match',
    lastResult: 'Last result',
    earlierResult: 'Earlier result',
    why: 'Why?',
    legend: 'Legend',
    mute: 'Turn the sound off',
    unmute: 'Turn the sound on',
    beside: 'Beside the pitch',
    more: '… more: Page Down',
    odds: 'Odds',
    pitch: 'Pitch',
    yourTurn: 'Your decision',
    thinking: '{coach} is thinking …',
    telling: 'Play goes on …',
    onTheBall: 'on the ball',
    undo: 'Undo',
    hint: 'Hint',
    lessons: 'Lessons',
    menu: 'Menu',
    choices: 'All choices',
    resign: 'Give up',
    resignSure: 'Really give up',
    stay: 'Play on',
    leave: 'Leave the table',
    sound: 'Sound',
    speed: 'Speed',
    speeds: { slow: 'slow', normal: 'normal', fast: 'fast', instant: 'at once' },
    thinkingTime: 'Time to think',
    thinkingTimes: { short: 'short', normal: 'normal', long: 'long' },
    showOdds: 'Show odds',
    pause: 'Pause',
    figures: { exact: 'Percentages: “{of}”.', estimated: 'Percentages: “{of}”, roughly.' },
    goOn: 'Go on',
    goal: 'Goal',
    pressOn: 'Press anywhere to go on',
    kick: { hit: 'scored', miss: 'missed' },
    onward: 'Continue',
    onwardKey: 'Space',
    chanceWas: 'your chance was {percent} %',
    curtain: '{coach}, it is your decision',
    curtainWhy: 'The cards are covered, so that only you see yours.',
    sitDown: 'Show my cards',
    resigned: 'Given up: {coach}.',
    choose: 'Choose on the table',
    keys: 'Keys',
    keyList: [
      ['Tab, arrows', 'go from choice to choice'],
      ['Enter', 'choose'],
      ['1 – 9', 'the first to ninth choice'],
      ['C', 'all choices as a list'],
      ['U', 'take back'],
      ['H', 'hint'],
      ['R', 'the rule behind the question'],
      ['G', 'the rules at a glance'],
      ['K', 'all cards, in another tab'],
      ['L', 'legend: what each symbol means'],
      ['T', 'the match so far'],
      ['M', 'menu'],
      ['S', 'sound on or off'],
      ['O', 'odds on or off'],
      ['Space', 'do not wait for the telling'],
      ['Esc', 'let go, close'],
    ],
    percent: '{percent} %',
    over: 'Full time',
    exportMatch: 'Save as a file',
    language: 'Language',
  },
  de: {
    hand: 'Deine Hand',
    log: 'Spiel',
    lastResult: 'Letztes Ergebnis',
    earlierResult: 'Früheres Ergebnis',
    why: 'Warum?',
    legend: 'Zeichen',
    mute: 'Ton aus',
    unmute: 'Ton an',
    beside: 'Neben dem Feld',
    more: '… mehr: Bild ab',
    odds: 'Chancen',
    pitch: 'Spielfeld',
    yourTurn: 'Du entscheidest',
    thinking: '{coach} denkt nach …',
    telling: 'Das Spiel läuft …',
    onTheBall: 'am Ball',
    undo: 'Rückgängig',
    hint: 'Tipp',
    lessons: 'Lektionen',
    menu: 'Menü',
    choices: 'Alle Möglichkeiten',
    resign: 'Aufgeben',
    resignSure: 'Wirklich aufgeben',
    stay: 'Weiterspielen',
    leave: 'Tisch verlassen',
    sound: 'Ton',
    speed: 'Tempo',
    speeds: { slow: 'langsam', normal: 'normal', fast: 'schnell', instant: 'sofort' },
    thinkingTime: 'Bedenkzeit',
    thinkingTimes: { short: 'kurz', normal: 'normal', long: 'lang' },
    showOdds: 'Chancen zeigen',
    pause: 'Pause',
    figures: { exact: 'Prozente: „{of}“.', estimated: 'Prozente: „{of}“, ungefähr.' },
    goOn: 'Weiter',
    goal: 'Tor',
    pressOn: 'Irgendwo drücken: weiter',
    kick: { hit: 'verwandelt', miss: 'verschossen' },
    onward: 'Weiter',
    onwardKey: 'Leertaste',
    chanceWas: 'deine Chance war {percent} %',
    curtain: '{coach}, du entscheidest',
    curtainWhy: 'Die Karten sind verdeckt, damit nur du deine siehst.',
    sitDown: 'Meine Karten zeigen',
    resigned: 'Aufgegeben: {coach}.',
    choose: 'Wähle auf dem Tisch',
    keys: 'Tasten',
    keyList: [
      ['Tab, Pfeile', 'von Möglichkeit zu Möglichkeit'],
      ['Enter', 'wählen'],
      ['1 – 9', 'die erste bis neunte Möglichkeit'],
      ['C', 'alle Möglichkeiten als Liste'],
      ['U', 'rückgängig machen'],
      ['H', 'Tipp'],
      ['R', 'die Regel hinter der Frage'],
      ['G', 'die Kurzregeln'],
      ['K', 'alle Karten, in einem anderen Tab'],
      ['L', 'Zeichen: was jedes bedeutet'],
      ['T', 'das Spiel bisher'],
      ['M', 'Menü'],
      ['S', 'Ton an oder aus'],
      ['O', 'Chancen an oder aus'],
      ['Leertaste', 'nicht auf das Erzählen warten'],
      ['Esc', 'loslassen, schließen'],
    ],
    percent: '{percent} %',
    over: 'Schlusspfiff',
    exportMatch: 'Als Datei sichern',
    language: 'Sprache',
  },
  hu: {
    hand: 'A kezed',
    log: 'Mérkőzés',
    lastResult: 'Utolsó eredmény',
    earlierResult: 'Korábbi eredmény',
    why: 'Miért?',
    legend: 'Jelek',
    mute: 'Hang ki',
    unmute: 'Hang be',
    beside: 'A pálya mellett',
    more: '… tovább: Page Down',
    odds: 'Esélyek',
    pitch: 'Pálya',
    yourTurn: 'Te döntesz',
    thinking: '{coach} gondolkodik …',
    telling: 'Folyik a játék …',
    onTheBall: 'nála a labda',
    undo: 'Visszavonás',
    hint: 'Tipp',
    lessons: 'Leckék',
    menu: 'Menü',
    choices: 'Minden lehetőség',
    resign: 'Feladás',
    resignSure: 'Tényleg feladom',
    stay: 'Játszom tovább',
    leave: 'Felállok az asztaltól',
    sound: 'Hang',
    speed: 'Tempó',
    speeds: { slow: 'lassú', normal: 'normál', fast: 'gyors', instant: 'azonnal' },
    thinkingTime: 'Gondolkodási idő',
    thinkingTimes: { short: 'rövid', normal: 'normál', long: 'hosszú' },
    showOdds: 'Esélyek mutatása',
    pause: 'Szünet',
    figures: { exact: 'Százalékok: „{of}”.', estimated: 'Százalékok: „{of}”, nagyjából.' },
    goOn: 'Tovább',
    goal: 'Gól',
    pressOn: 'Tovább: nyomd meg bárhol',
    kick: { hit: 'gól', miss: 'kimaradt' },
    onward: 'Tovább',
    onwardKey: 'Szóköz',
    chanceWas: 'az esélyed {percent} % volt',
    curtain: '{coach}, te döntesz',
    curtainWhy: 'A lapok le vannak takarva, hogy csak te lásd a tieidet.',
    sitDown: 'Mutasd a lapjaimat',
    resigned: 'Feladta: {coach}.',
    choose: 'Válassz az asztalon',
    keys: 'Billentyűk',
    keyList: [
      ['Tab, nyilak', 'lépés a lehetőségek között'],
      ['Enter', 'választás'],
      ['1 – 9', 'az első–kilencedik lehetőség'],
      ['C', 'minden lehetőség listában'],
      ['U', 'visszavonás'],
      ['H', 'tipp'],
      ['R', 'a kérdés mögötti szabály'],
      ['G', 'a szabályok röviden'],
      ['K', 'minden kártya, másik lapon'],
      ['L', 'jelek: melyik mit jelent'],
      ['T', 'a mérkőzés eddig'],
      ['M', 'menü'],
      ['S', 'hang be vagy ki'],
      ['O', 'esélyek be vagy ki'],
      ['Szóköz', 'ne várjunk az elbeszélésre'],
      ['Esc', 'elengedés, bezárás'],
    ],
    percent: '{percent} %',
    over: 'Lefújták',
    exportMatch: 'Mentés fájlba',
    language: 'Nyelv',
  },
}
