/** The words of Finale. Whoever knows these knows the game's nouns; the rules are its verbs. */
export const CLUBS = ['acker', 'stollen'] as const
export type Club = (typeof CLUBS)[number]

/** §2.1 A footballer's line; his index is what the state stores. */
export const LINES = ['keeper', 'defence', 'midfield', 'attack'] as const
export type Line = (typeof LINES)[number]
export const KEEPER = 0
export const DEFENCE = 1
export const MIDFIELD = 2
export const ATTACK = 3

/** §4.2 What a place on a tactic card asks for: a man of a line, or with '?' any outfielder. */
export const PLACES = [...LINES, 'any'] as const
export type Place = (typeof PLACES)[number]
export const ANY = 4

/** §4.1 */
export const COLOURS = ['white', 'purple', 'yellow', 'blue', 'red'] as const
export type Colour = (typeof COLOURS)[number]
export const WHITE = 0
export const PURPLE = 1

/** §2.4 Indices are stored; 0 means that nothing threatens in this position. */
export const HAZARDS = ['none', 'injury', 'yellow', 'red'] as const
export type Hazard = Exclude<(typeof HAZARDS)[number], 'none'>
export const INJURY = 1
export const YELLOW = 2
export const RED = 3

/** §6.1 The two actions of an attack; the index doubles as the chip a used man carries. */
export const ACTIONS = ['free', 'build-up', 'finish'] as const
export type Action = (typeof ACTIONS)[number]
export const FREE = 0
export const BUILD_UP = 1
export const FINISH = 2

/** Where a man of the squad is. */
export const WHEREABOUTS = ['pitch', 'bench', 'off'] as const
export type Whereabouts = (typeof WHEREABOUTS)[number]
export const PITCH = 0
export const BENCH = 1
export const OFF = 2

/** §3.1, §3.4 */
export const SQUAD = 15
export const ELEVEN = 11
/** §4.6 */
export const HAND = 3
/** §3.2 */
export const BUDGET = 50
/** §9.1 */
export const CHANGES = 3
/** §1.2, §10.2 */
export const PERIODS = 6
export const EXTRA_PERIODS = 2
export const PERIOD_MINUTES = 15
/** §11.1 */
export const TAKERS = 5

/** §5.4, §11.2, §11.6: what ends the loops that luck alone could keep going for ever. */
export const MOST_LEVEL_ROLLS = 20
export const MOST_SUDDEN_PAIRS = 40

/** Tactic cards a coach owns, and those of one colour. */
export const TACTICS = 30
export const PER_COLOUR = 6
/** §4.3 Cards in a deck beside the closing card. */
export const DECK = 11
