/** 'Günter' and 'gunter' are the same to whoever types. */
export const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')

/**
 * What can be typed at the table instead of an answer: its letter, and its words in all three languages, whichever
 * is set: whoever borrows a computer does not choose it. Written as `plain` leaves them.
 */
const AT_THE_TABLE = {
  undo: [
    'u',
    'undo',
    'back',
    'zuruck',
    'zurueck',
    'zurucknehmen',
    'ruckgangig',
    'rueckgaengig',
    'vissza',
    'visszavonas',
  ],
  quit: [
    'q',
    'quit',
    'exit',
    'leave',
    'ende',
    'beenden',
    'aufhoren',
    'aufhoeren',
    'kilepes',
    'kilep',
    'vege',
  ],
  log: ['l', 'log', 'story', 'verlauf', 'protokoll', 'naplo', 'tortenet'],
  cards: ['c', 'cards', 'karten', 'lapok', 'kartyak'],
  squads: ['m', 'squads', 'teams', 'kader', 'mannschaften', 'keretek', 'csapatok'],
  hint: ['h', 'hint', 'tipp', 'rat', 'tanacs'],
  odds: ['w', 'odds', 'chances', 'chancen', 'aussichten', 'eselyek', 'esely'],
  table: ['b', 'table', 'board', 'tisch', 'tafel', 'asztal', 'tabla'],
  sheet: ['o', 'sheet', 'overview', 'spickzettel', 'ubersicht', 'uebersicht', 'puska', 'attekintes'],
  help: ['help', 'hilfe', 'segitseg', 'sugo'],
  rule: ['?', 'rule', 'rules', 'regel', 'regeln', 'szabaly', 'szabalyok'],
  save: ['s', 'save', 'speichern', 'sichern', 'mentes', 'mentsd'],
} as const satisfies Record<string, readonly string[]>
export type TableOrder = keyof typeof AT_THE_TABLE

/** The same for the rooms in which something is built before the match. */
const IN_THE_ROOM = {
  q: AT_THE_TABLE.quit,
  help: [...AT_THE_TABLE.help, '?'],
  ok: ['ok', 'done', 'fertig', 'anpfiff', 'kesz', 'kezdes'],
  save: AT_THE_TABLE.save,
  empty: ['empty', 'leer', 'leeren', 'ures', 'elolrol'],
  beginner: ['beginner', 'anfanger', 'anfaenger', 'kezdo'],
  random: ['random', 'zufall', 'zufallig', 'zufaellig', 'veletlen', 'talalomra'],
  colour: ['colour', 'color', 'farbe', 'szin'],
  shuffle: ['shuffle', 'mischen', 'keveres', 'kever'],
  white: ['white', 'weiss', 'feher'],
  first: ['first', 'zuerst', 'erste', 'elso', 'elore'],
} as const satisfies Record<string, readonly string[]>

const COLOUR_WORDS = {
  purple: ['purple', 'lila', 'violett'],
  yellow: ['yellow', 'gelb', 'sarga'],
  blue: ['blue', 'blau', 'kek'],
  red: ['red', 'rot', 'piros'],
} as const satisfies Record<string, readonly string[]>

const keyOf = <K extends string>(
  words: Readonly<Record<K, readonly string[]>>,
  typed: string,
): K | undefined => (Object.keys(words) as K[]).find((key) => words[key].includes(plain(typed)))

/** The order a word stands for at the table, if it is one. A capital alone is none: a place may go by it. */
export const tableOrder = (typed: string): TableOrder | undefined =>
  typed.length === 1 && typed !== typed.toLowerCase() ? undefined : keyOf(AT_THE_TABLE, typed)

/** What was typed in a room with its order and a colour as the room knows them; whatever else stays as it is. */
export function roomWords(typed: string): readonly string[] {
  const [first, ...rest] = typed
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean)
  if (first === undefined) return []
  const order = keyOf(IN_THE_ROOM, first) ?? first
  const isFile = order === 'save'
  return [order, ...rest.map((word) => (isFile ? word : (keyOf(COLOUR_WORDS, word) ?? word)))]
}
